// SPDX-License-Identifier: MIT
#include "render/html.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>

#include "base/version.h"
#include "render/styles.h"
#include "render/svg.h"
#include "render/ticks.h"

namespace tedomari::render {

namespace {

std::string base64(std::string_view bytes) {
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t word = 0;
        for (std::size_t k = 0; k < 3; ++k)
            word = word << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0u);
        for (std::size_t k = 0; k < 4; ++k)
            result += i + k <= bytes.size() ? digits[word >> (18 - 6 * k) & 63] : '=';
    }
    return result;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_wordy(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '/' || c == '.';
}

std::string_view digits_at(std::string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && is_digit(text[end])) ++end;
    return text.substr(from, end - from);
}

// A sign where there is one; others are put together of small digits.
std::string fraction(std::string_view over, std::string_view under) {
    if (const auto sign = fraction_sign(fmt::format("{}/{}", over, under)); !sign.empty())
        return std::string(sign);
    constexpr std::array raised = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    constexpr std::array lowered = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};
    std::string text;
    for (const char digit : over) text += raised[static_cast<std::size_t>(digit - '0')];
    text += "⁄";
    for (const char digit : under) text += lowered[static_cast<std::size_t>(digit - '0')];
    return text;
}

// A number with a fraction that begins here, and how many characters it takes; none: nothing.
struct Fraction {
    std::string text;
    std::size_t length = 0;
};

Fraction fraction_at(std::string_view text, std::size_t at) {
    std::string_view whole, over = digits_at(text, at);
    std::size_t end = at + over.size();
    if (end < text.size() && text[end] == ' ') {
        whole = over;
        over = digits_at(text, end + 1);
        end += 1 + over.size();
    }
    if (over.empty() || end >= text.size() || text[end] != '/') return {};
    const std::string_view under = digits_at(text, end + 1);
    end += 1 + under.size();
    if (under.empty() || (end < text.size() && is_wordy(text[end]) && text[end] != '.')) return {};
    return {std::string(whole) + fraction(over, under), end - at};
}

}  // namespace

std::string with_fractions(std::string_view html) {
    std::string result;
    bool inside = false;  // a tag
    for (std::size_t i = 0; i < html.size(); ++i) {
        if (html.substr(i, 6) == "<style") {
            const std::size_t end = std::min(html.find("</style>", i), html.size());
            result += html.substr(i, end - i);
            i = end;
            if (i == html.size()) break;
        }
        if (html[i] == '<') inside = true;
        if (html[i] == '>') inside = false;
        if (!inside && is_digit(html[i]) && (i == 0 || !is_wordy(html[i - 1]))) {
            if (const Fraction found = fraction_at(html, i); found.length > 0) {
                result += found.text;
                i += found.length - 1;
                continue;
            }
        }
        result += html[i];
    }
    return result;
}

std::string html_escaped(std::string_view text) { return xml_escaped(text); }

std::string html_image(std::string_view svg, std::string_view description, std::string_view look) {
    return fmt::format("<img class=\"{}\" alt=\"{}\" src=\"data:image/svg+xml;base64,{}\">", look,
                       html_escaped(description), base64(svg));
}

std::string html_card(std::string_view title, std::string_view value, std::string_view note) {
    return fmt::format("<div class=\"card\"><span>{}</span><b>{}</b><span>{}</span></div>\n", title,
                       html_escaped(value), html_escaped(note));
}

std::string html_figure(std::string_view svg, std::string_view description, std::string_view caption) {
    return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n", html_image(svg, description),
                       html_escaped(caption));
}

std::string html_page(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
        "<style>\n{}</style>\n</head>\n<body>\n<main>\n{}<footer>Made by Tedomari {}. Numbers are points; "
        "Black is "
        "positive.</footer>\n</main>\n</body>\n</html>\n",
        html_escaped(title), page_style(), with_fractions(body), version());
}

}  // namespace tedomari::render
