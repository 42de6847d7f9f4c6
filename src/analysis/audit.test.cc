// SPDX-License-Identifier: MIT
#include "analysis/audit.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::analysis {
namespace {

using go::at;
using Kind = AuditFinding::Kind;
using outcome::Outcome;

TsumegoReport report_of(Outcome best, std::vector<TsumegoReport::Try> tries, std::vector<go::Point> book) {
    TsumegoReport report;
    report.outcome = best;
    report.evidence = Evidence::proved;
    report.tries = std::move(tries);
    report.book = std::move(book);
    return report;
}

std::string said(const TsumegoReport& report, bool says_ko = false) {
    std::string text;
    for (const AuditFinding& finding : findings_of(report, says_ko))
        text += std::string(to_string(finding.kind)) + " " + go::to_string(finding.move) + ";";
    return text;
}

TEST(audit, finds_nothing_in_a_right_problem) {
    EXPECT_EQ(said(report_of(Outcome::won(),
                             {{at("A1"), Outcome::won(), {}, {}}, {at("B1"), Outcome::lost(), {}, {}}},
                             {at("A1")})),
              "");
}

TEST(audit, finds_moves_that_fail_and_others_that_work) {
    EXPECT_EQ(said(report_of(Outcome::won(),
                             {{at("A1"), Outcome::won(), {}, {}}, {at("B1"), Outcome::lost(), at("A1"), {}}},
                             {at("B1")})),
              "fails B1;second A1;");
}

TEST(audit, finds_kos_that_the_file_does_not_speak_of) {
    const auto ko = report_of(Outcome::ko_down(), {{at("A1"), Outcome::ko_down(), {}, {}}}, {at("A1")});
    EXPECT_EQ(said(ko), "ko A1;");
    EXPECT_EQ(said(ko, true), "");
    EXPECT_EQ(said(report_of(Outcome::won(),
                             {{at("A1"), Outcome::ko_up(), {}, {}}, {at("B1"), Outcome::won(), {}, {}}},
                             {at("A1")}),
                   true),
              "better A1;second B1;");
}

TEST(audit, says_nothing_of_what_was_not_read_to_the_end) {
    auto report = report_of(Outcome::won(), {{at("A1"), Outcome::won(), {}, {}}}, {at("B1")});
    EXPECT_NE(said(report), "");
    report.complete = false;
    EXPECT_EQ(said(report), "");
    EXPECT_EQ(said(report_of(Outcome::lost(), {}, {at("A1")})), "nothing A1;");
}

}  // namespace
}  // namespace tedomari::analysis
