// SPDX-License-Identifier: MIT
#include "render/html.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <map>

#include "base/version.h"
#include "render/svg.h"

namespace tedomari::render {

namespace {

constexpr std::string_view page_style = R"(
:root{--page:#f7f5f0;--card:#fff;--ink:#23262b;--faint:#666d78;--line:#e2ddd2;--accent:#9a3412;--good:#2f6f4f;--warn:#a15c00}
@media(prefers-color-scheme:dark){:root{--page:#15171a;--card:#1e2126;--ink:#e7e9ec;--faint:#a0a8b3;--line:#31363e;--accent:#f0a070;--good:#7fc9a0;--warn:#e0b060}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,'DejaVu Sans',sans-serif}
main{max-width:1180px;margin:0 auto;padding:28px 20px 60px}h1{font-size:30px;line-height:1.2;margin:0 0 4px}h2{font-size:20px;margin:34px 0 10px}
p{margin:6px 0}.sub{color:var(--faint);margin:0 0 22px}.row{display:flex;flex-wrap:wrap;gap:22px;align-items:flex-start}
.board{flex:1 1 520px;max-width:660px}.board svg{width:100%;height:auto;border-radius:8px;display:block;box-shadow:0 2px 10px rgba(0,0,0,.18)}
.side{flex:1 1 320px;display:grid;gap:12px}.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px}
.card b{display:block;font-size:24px;line-height:1.25}.card span{color:var(--faint);font-size:13px;letter-spacing:.02em}
table{border-collapse:collapse;width:100%;background:var(--card);border:1px solid var(--line);border-radius:10px;overflow:hidden;font-variant-numeric:tabular-nums}
th,td{padding:7px 12px;text-align:left;border-top:1px solid var(--line);vertical-align:top}thead th{border-top:0;font-size:13px;color:var(--faint);font-weight:600}
td.n,th.n{text-align:right;white-space:nowrap}.tag{display:inline-block;padding:0 8px;border-radius:9px;font-size:13px;border:1px solid var(--line);color:var(--faint)}
.proved{color:var(--good);border-color:var(--good)}.bounded,.sampled,.learned{color:var(--warn);border-color:var(--warn)}.letter{font-weight:700;color:var(--accent)}
.gallery{display:grid;grid-template-columns:repeat(auto-fill,minmax(330px,1fr));gap:16px}.gallery figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:10px}
.gallery img{width:100%;height:auto;display:block;border-radius:6px}figcaption{font-size:14px;color:var(--faint);margin-top:6px}.wide img,.wide svg{width:100%;height:auto;display:block}
.plots{grid-template-columns:repeat(auto-fill,minmax(min(100%,540px),1fr))}.plots figure{overflow-x:auto}.plots img{min-width:540px}
a{color:var(--accent)}footer{margin-top:40px;color:var(--faint);font-size:13px}.scroll{overflow-x:auto}tr.best td{background:rgba(200,120,40,.10)}tr.bad td{background:rgba(200,60,40,.12)}
@media(max-width:640px){main{padding:18px 14px 40px}h1{font-size:23px}.side:has(.card+.card){grid-template-columns:1fr 1fr;gap:8px}.card{padding:9px 12px}.card b{font-size:19px}
.folding thead{display:none}.folding,.folding tbody,.folding tr,.folding td{display:block;width:auto}
.folding tr{display:flex;flex-wrap:wrap;gap:2px 14px;padding:8px 12px;border-top:1px solid var(--line)}.folding td,.folding td.n{border:0;padding:0;text-align:left}
.folding td[data-name]{white-space:nowrap}.folding td[data-name]::before{content:attr(data-name) " ";color:var(--faint);font-size:12px}}
@media print{body{background:#fff}.card,table,figure{break-inside:avoid}}
)";

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

// The signs for halves, thirds, quarters and eighths; others are put together of small digits.
std::string fraction(std::string_view over, std::string_view under) {
    static const std::map<std::string_view, std::string_view> signs = {
        {"1/2", "½"}, {"1/3", "⅓"}, {"2/3", "⅔"}, {"1/4", "¼"}, {"3/4", "¾"}, {"1/6", "⅙"},
        {"5/6", "⅚"}, {"1/8", "⅛"}, {"3/8", "⅜"}, {"5/8", "⅝"}, {"7/8", "⅞"}};
    const std::string plain = fmt::format("{}/{}", over, under);
    if (const auto sign = signs.find(plain); sign != signs.end()) return std::string(sign->second);
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
        "<style>{}</style>\n</head>\n<body>\n<main>\n{}<footer>Made by Tedomari {}. Numbers are points; "
        "Black is "
        "positive.</footer>\n</main>\n</body>\n</html>\n",
        html_escaped(title), page_style, with_fractions(body), version());
}

}  // namespace tedomari::render
