// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace tedomari::render {

// A page that needs nothing from anywhere else.  Title and body; the body is HTML.
std::string html_page(std::string_view title, std::string_view body);

// An SVG picture as an image inside a page, apart from the page's own looks.
std::string html_image(std::string_view svg, std::string_view description, std::string_view look = {});

// A figure with few words above and below; a picture with its caption.
std::string html_card(std::string_view title, std::string_view value, std::string_view note);
std::string html_figure(std::string_view svg, std::string_view description, std::string_view caption);

std::string html_escaped(std::string_view text);

// The same page with "3 1/2" set as 3½ wherever it stands in text; tags, and what their attributes hold, stay as they are.
std::string with_fractions(std::string_view html);

}  // namespace tedomari::render
