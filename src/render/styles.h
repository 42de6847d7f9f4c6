// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

// The style sheets beside this file, built into the program: of pages, and of each kind of picture.
namespace tedomari::render {

std::string_view page_style();
// The hues of Okabe and Ito, told apart by every kind of colour blindness; a second graph is dashed as well.
std::string_view thermograph_style();
std::string_view big_picture_style();
std::string_view review_style();
std::string_view bars_style();
// Classes have names of their own, because a board may stand inside a page with others.
std::string_view board_style();

}  // namespace tedomari::render
