// SPDX-License-Identifier: MIT
#include "sgf/text.h"

namespace tedomari::sgf {

namespace {

bool is_break(char c) { return c == '\n' || c == '\r'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

// The size of the line break at the start: LF, CR, CR LF or LF CR.
std::size_t break_size(std::string_view text) {
    if (text.empty() || !is_break(text[0])) return 0;
    return text.size() > 1 && is_break(text[1]) && text[1] != text[0] ? 2 : 1;
}

std::string unescaped(std::string_view raw, char line_break) {
    std::string result;
    result.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size();) {
        const bool escape = raw[i] == '\\' && i + 1 < raw.size();
        if (escape) ++i;
        const std::size_t ending = break_size(raw.substr(i));
        if (ending > 0) {
            if (!escape) result += line_break;
            i += ending;
            continue;
        }
        result += is_blank(raw[i]) ? ' ' : raw[i];
        ++i;
    }
    return result;
}

std::string escaped_bytes(std::string_view text, std::string_view special) {
    std::string raw;
    raw.reserve(text.size());
    for (const char c : text) {
        if (special.find(c) != std::string_view::npos) raw += '\\';
        raw += c;
    }
    return raw;
}

}  // namespace

std::string text(std::string_view raw, const Decoder& decoder) {
    return decoder.to_utf8(unescaped(raw, '\n'));
}

std::string simple_text(std::string_view raw, const Decoder& decoder) {
    return decoder.to_utf8(unescaped(raw, ' '));
}

std::string escaped(std::string_view text) { return escaped_bytes(text, "\\]"); }
std::string escaped_in_pair(std::string_view text) { return escaped_bytes(text, "\\]:"); }

Pair parted(std::string_view raw) {
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (raw[i] == '\\') {
            ++i;
        } else if (raw[i] == ':') {
            return {raw.substr(0, i), raw.substr(i + 1), true};
        }
    }
    return {raw, {}, false};
}

}  // namespace tedomari::sgf
