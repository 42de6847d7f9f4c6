// SPDX-License-Identifier: MIT
#include "render/html.h"

#include <gtest/gtest.h>

namespace tedomari::render {

TEST(html, sets_real_fractions_in_text) {
    EXPECT_EQ(with_fractions("<p>White by 3 1/2, worth 3/4; 47/32, 1 15/32.</p>"),
              "<p>White by 3½, worth ¾; ⁴⁷⁄₃₂, 1¹⁵⁄₃₂.</p>");
    EXPECT_EQ(with_fractions("1/2"), "½");
}

TEST(html, leaves_attributes_and_styles_alone) {
    for (const char* same : {R"(<img alt="3 1/2" src="data:image/svg+xml;base64,a 3/4 b">)",
                             "<style>p{font:1 1/2}</style>", R"(<a href="x 1/2">y</a>)"})
        EXPECT_EQ(with_fractions(same), same);
}

TEST(html, leaves_dates_paths_and_versions_alone) {
    for (const char* same : {"1/2/2026", "games/1/2.sgf", "a1/2", "1/2b", "2/", "/2", "1 /2", "0.1/2"})
        EXPECT_EQ(with_fractions(same), same);
}

TEST(html, page_escapes_its_title) {
    EXPECT_NE(html_page("<b>", "<p>1/2</p>").find("<title>&lt;b&gt;</title>"), std::string::npos);
    EXPECT_NE(html_page("t", "<p>1/2</p>").find("<p>½</p>"), std::string::npos);
}

}  // namespace tedomari::render
