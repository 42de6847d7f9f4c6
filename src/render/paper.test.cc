// SPDX-License-Identifier: MIT
#include "render/paper.h"

#include <gtest/gtest.h>

namespace tedomari::render {
namespace {

analysis::PaperReport small_report() {
    using enum analysis::PaperFigure::Relation;
    analysis::PaperRow row;
    row.id = "B6";
    row.name = "figure1";
    row.place = "1, figure 1";
    row.claim = "the empty board: {5/2|1}";
    row.figures = {{"mean", "3/4", "3/4", same},
                   {"fair tax", "1 1/8", "1", differs},
                   {"$", "9/32", "9/64", slip},
                   {"form", "", "x", ours_only}};
    row.verdict = analysis::PaperRow::Verdict::failed;
    row.sentence = "Why <not>.";
    row.drawings = {{"A figure",
                     {{"one", cgt::thermograph_of_number(1), {}},
                      {"two", cgt::thermograph_of_number(2), {}},
                      {"three", cgt::thermograph_of_number(3), {}}}}};
    analysis::PaperReport report;
    report.rows = {row};
    return report;
}

TEST(paper, shows_figures_beside_figures) {
    EXPECT_EQ(to_text(small_report()),
              "✗ B6   figure1 (1, figure 1): the empty board: {5/2|1}\n"
              "      = mean: 3/4\n"
              "      ≠ fair tax: 1 (the paper: 1 1/8)\n"
              "      * $: 9/64 (printed 9/32, a slip)\n"
              "        form: x (the paper prints none)\n"
              "      Why <not>.\n"
              "0 of 1 rows reproduced, 1 not\n");
    EXPECT_EQ(to_json(small_report())["rows"][0]["figures"][1]["relation"], "differs");
}

TEST(paper, writes_a_page_with_drawings_and_a_table) {
    const std::string page = to_html(small_report());
    EXPECT_NE(page.find("<svg"), std::string::npos);
    EXPECT_NE(page.find("Why &lt;not&gt;."), std::string::npos);
    EXPECT_NE(page.find("three"), std::string::npos);
    EXPECT_NE(
        to_markdown(small_report()).find("| ✗ | B6 | figure1 | 1, figure 1 | the empty board: {5/2\\|1} |"),
        std::string::npos);
}

}  // namespace
}  // namespace tedomari::render
