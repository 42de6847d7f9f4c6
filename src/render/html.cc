// SPDX-License-Identifier: MIT
#include "render/html.h"

#include <cstdint>
#include <fmt/format.h>

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
a{color:var(--accent)}footer{margin-top:40px;color:var(--faint);font-size:13px}.scroll{overflow-x:auto}tr.best td{background:rgba(200,120,40,.10)}tr.bad td{background:rgba(200,60,40,.12)}
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

}  // namespace

std::string html_escaped(std::string_view text) { return xml_escaped(text); }

std::string html_image(std::string_view svg, std::string_view description, std::string_view look) {
    return fmt::format("<img class=\"{}\" alt=\"{}\" src=\"data:image/svg+xml;base64,{}\">", look,
                       html_escaped(description), base64(svg));
}

std::string html_page(std::string_view title, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
        "<style>{}</style>\n</head>\n<body>\n<main>\n{}<footer>Made by Tedomari {}. Numbers are points; "
        "Black is "
        "positive.</footer>\n</main>\n</body>\n</html>\n",
        html_escaped(title), page_style, body, version());
}

}  // namespace tedomari::render
