// SPDX-License-Identifier: MIT
#include "base/cursor.h"

#include <gtest/gtest.h>

namespace tedomari {

namespace {

// Brackets around one letter: ((a)).
class Brackets : private Cursor {
public:
    using Cursor::Cursor;

    int depth() {
        const int found = inner();
        skip_space();
        if (!at_end()) fail("nothing may follow");
        return found;
    }

private:
    int inner() {
        const Nested nested(*this, 3);
        skip_space();
        if (take("a")) return 0;
        const std::size_t open = at_;
        if (!take("(")) fail("expected 'a' or '('");
        const int found = inner() + 1;
        skip_space();
        if (!take(")")) fail_at(open, "never closed");
        return found;
    }
};

Result<int> depth(std::string_view text) {
    return read_to_result([&] { return Brackets(text).depth(); });
}

std::string complaint(std::string_view text) {
    const auto found = depth(text);
    return found ? "" : std::to_string(found.error().column) + ": " + found.error().message;
}

}  // namespace

TEST(cursor, reads_to_a_value_across_spaces) {
    EXPECT_EQ(*depth("a"), 0);
    EXPECT_EQ(*depth(" ( (\ta\n) ) "), 2);
}

TEST(cursor, turns_what_is_wrong_into_an_error_with_its_column) {
    EXPECT_EQ(complaint(""), "1: expected 'a' or '('");
    EXPECT_EQ(complaint("(b"), "2: expected 'a' or '('");
    EXPECT_EQ(complaint(" (a"), "2: never closed");
    EXPECT_EQ(complaint("a)"), "2: nothing may follow");
}

TEST(cursor, ends_recursion_before_the_stack_does) {
    EXPECT_EQ(complaint("(((a)))"), "4: nested deeper than 3 levels");
    EXPECT_EQ(complaint(std::string(1 << 20, '(')), "4: nested deeper than 3 levels");
}

}  // namespace tedomari
