// SPDX-License-Identifier: MIT
#include "base/instruction_set.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace tedomari {
namespace {

// The variable for as long as this lives.
class Wanted {
public:
    explicit Wanted(const char* value) {
        if (const char* const old = std::getenv("TEDOMARI_CPU")) before_ = old;
        ::setenv("TEDOMARI_CPU", value, 1);
    }
    ~Wanted() {
        if (before_) ::setenv("TEDOMARI_CPU", before_->c_str(), 1);
        if (!before_) ::unsetenv("TEDOMARI_CPU");
    }
    Wanted(const Wanted&) = delete;
    Wanted& operator=(const Wanted&) = delete;

private:
    std::optional<std::string> before_;
};

TEST(instruction_set, each_that_the_machine_has_can_be_wanted) {
    for (const InstructionSet set : instruction_sets()) {
        const Wanted wanted(to_string(set).data());
        const auto read = wanted_instruction_set();
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, set);
    }
}

TEST(instruction_set, a_name_that_nobody_knows_is_refused) {
    const Wanted wanted("mmx");
    const auto read = wanted_instruction_set();
    ASSERT_FALSE(read);
    EXPECT_NE(read.error().message.find("no 'mmx'"), std::string::npos) << read.error().message;
}

TEST(instruction_set, the_least_is_everybodys) {
    EXPECT_EQ(instruction_sets().front(), InstructionSet::sse2);
    EXPECT_LE(instruction_set(), instruction_sets().back());
}

}  // namespace
}  // namespace tedomari
