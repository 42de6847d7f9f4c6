// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tedomari::render {

// A page that needs nothing from anywhere else.  Title and body; the body is HTML.
std::string html_page(std::string_view title, std::string_view body);

// An SVG picture as an image inside a page, apart from the page's own looks.
std::string html_image(std::string_view svg, std::string_view description, std::string_view look = {});

std::string html_escaped(std::string_view text);

}  // namespace tedomari::render
