// SPDX-License-Identifier: MIT
#include "paper/reproduce.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace tedomari::paper {
namespace {

using analysis::PaperRow;

TEST(paper, has_every_row_of_the_audit_once) {
    std::map<std::string, int> found;
    std::set<std::pair<analysis::Paper, std::string>> names;
    const auto all = rows({});
    ASSERT_TRUE(all);
    for (const PaperRow& row : all->rows) {
        ++found[row.id];
        EXPECT_TRUE(names.insert({row.paper, row.name}).second) << row.name;
        EXPECT_FALSE(row.claim.empty()) << row.id;
    }
    std::map<std::string, int> expected;
    for (const auto& [letter, last] : {std::pair{'B', 55}, {'C', 29}, {'M', 24}, {'L', 14}}) {
        for (int n = 1; n <= last; ++n) expected[letter + std::to_string(n)] = 1;
    }
    EXPECT_EQ(found, expected);
}

// What cannot be reproduced, and says why; whatever else is instant comes out as printed.
TEST(paper, instant_rows_come_out_as_they_are_known_to) {
    const std::set<std::string> not_reproduced = {"M12", "M14", "L14"};
    Selection instant;
    instant.dearest = Cost::instant;
    const auto report = reproduce(instant, {});
    ASSERT_TRUE(report);
    int worked_out = 0;
    for (const PaperRow& row : report->rows) {
        if (row.verdict == PaperRow::Verdict::not_run) continue;
        ++worked_out;
        EXPECT_EQ(row.verdict == PaperRow::Verdict::failed, not_reproduced.contains(row.id))
            << row.id << ": " << row.sentence;
        if (row.verdict == PaperRow::Verdict::failed) {
            EXPECT_FALSE(row.sentence.empty()) << row.id;
        } else {
            EXPECT_FALSE(row.figures.empty()) << row.id;
        }
    }
    EXPECT_GT(worked_out, 60);
}

TEST(paper, works_out_what_is_named_only) {
    Selection one;
    one.paper = paper_of("berlekamp");
    one.names = {"table2", "B45"};
    const auto report = reproduce(one, {});
    ASSERT_TRUE(report);
    ASSERT_EQ(report->rows.size(), 2u);
    EXPECT_EQ(report->count(PaperRow::Verdict::reproduced), 2u);
    one.names = {"table9"};
    EXPECT_FALSE(reproduce(one, {}));
    EXPECT_FALSE(paper_of("conway"));
}

TEST(paper, stops_between_rows) {
    const std::atomic<bool> cancel = true;
    Circumstances circumstances;
    circumstances.cancel = &cancel;
    const auto report = reproduce({}, circumstances);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->interrupted);
    EXPECT_TRUE(report->rows.empty());
}

}  // namespace
}  // namespace tedomari::paper
