// SPDX-License-Identifier: MIT
#include "sgf/game_info.h"

#include <algorithm>
#include <charconv>

#include "base/version.h"
#include "sgf/points.h"
#include "sgf/text.h"

namespace tedomari::sgf {

namespace {

// The properties that are plain text, and where they go.
struct TextField {
    std::string_view name;
    std::string& (*field)(GameInfo&);
};
constexpr TextField text_fields[] = {
    {"RU", [](GameInfo& i) -> std::string& { return i.rules; }},
    {"RE", [](GameInfo& i) -> std::string& { return i.result; }},
    {"PB", [](GameInfo& i) -> std::string& { return i.black.name; }},
    {"BR", [](GameInfo& i) -> std::string& { return i.black.rank; }},
    {"BT", [](GameInfo& i) -> std::string& { return i.black.team; }},
    {"PW", [](GameInfo& i) -> std::string& { return i.white.name; }},
    {"WR", [](GameInfo& i) -> std::string& { return i.white.rank; }},
    {"WT", [](GameInfo& i) -> std::string& { return i.white.team; }},
    {"DT", [](GameInfo& i) -> std::string& { return i.date; }},
    {"EV", [](GameInfo& i) -> std::string& { return i.event; }},
    {"RO", [](GameInfo& i) -> std::string& { return i.round; }},
    {"PC", [](GameInfo& i) -> std::string& { return i.place; }},
    {"GN", [](GameInfo& i) -> std::string& { return i.name; }},
    {"TM", [](GameInfo& i) -> std::string& { return i.time_limit; }},
    {"OT", [](GameInfo& i) -> std::string& { return i.overtime; }},
    {"ON", [](GameInfo& i) -> std::string& { return i.opening; }},
    {"GC", [](GameInfo& i) -> std::string& { return i.comment; }},
    {"SO", [](GameInfo& i) -> std::string& { return i.source; }},
    {"AN", [](GameInfo& i) -> std::string& { return i.annotator; }},
    {"US", [](GameInfo& i) -> std::string& { return i.user; }},
    {"CP", [](GameInfo& i) -> std::string& { return i.copyright; }},
    {"AP", [](GameInfo& i) -> std::string& { return i.application; }},
};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

std::optional<long long> number(std::string_view raw) {
    const std::string_view text = trimmed(raw);
    long long value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code == std::errc::result_out_of_range) return text.front() == '-' ? -(1LL << 62) : 1LL << 62;
    if (code != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

Error at(const Tree& tree, std::string_view piece, std::string message) {
    const Tree::Place place = tree.place(piece);
    return {std::move(message), place.line, place.column};
}

std::string shown(std::string_view raw) {
    std::string text;
    for (const char c : raw.substr(0, 24)) text += c >= ' ' && c < 0x7f ? c : '?';
    return raw.size() > 24 ? text + "…" : text;
}

Result<go::Size> size(const Tree& tree, Warnings& warnings) {
    const auto raw = tree.value(Tree::root, "SZ");
    if (!raw) return go::Size{19, 19};
    const std::size_t colon = raw->find_first_of(":xX,");
    const auto width = number(raw->substr(0, colon));
    const auto height = colon == std::string_view::npos ? width : number(raw->substr(colon + 1));
    if (!width || !height) {
        warn(warnings, tree, *raw, "SZ[" + shown(*raw) + "] is not a board size; 19 taken");
        return go::Size{19, 19};
    }
    if (*width < 1 || *height < 1 || *width > go::max_size || *height > go::max_size) {
        return at(tree, *raw,
                  "SZ[" + shown(*raw) + "]: a board is 1 to " + std::to_string(go::max_size) +
                      " lines wide and high");
    }
    return go::Size{static_cast<int>(*width), static_cast<int>(*height)};
}

// The nodes that may speak about the whole game: the root and what follows it before the first move.
template <class F>
void for_each_opening_node(const Tree& tree, F&& f) {
    NodeId n = Tree::root;
    for (int i = 0; i < 16 && n != no_node; ++i, n = tree.first_child(n)) {
        f(n);
        if (tree.find(n, "B") || tree.find(n, "W")) return;
    }
}

std::optional<std::string_view> opening_value(const Tree& tree, std::string_view name) {
    std::optional<std::string_view> found;
    for_each_opening_node(tree, [&](NodeId n) {
        if (!found) found = tree.value(n, name);
    });
    return found;
}

// Eastern servers write Chinese komi in half stones ("3.75") or in hundredths ("375", "650").
std::optional<Rational> komi(const Tree& tree, const std::string& rules, Warnings& warnings) {
    const auto raw = opening_value(tree, "KM");
    if (!raw || trimmed(*raw).empty()) return std::nullopt;
    std::string text(trimmed(*raw));
    std::replace(text.begin(), text.end(), ',', '.');
    const auto parsed = parse_rational(text);
    if (!parsed) {
        warn(warnings, tree, *raw, "KM[" + shown(*raw) + "] is not a number");
        return std::nullopt;
    }
    Rational value = *parsed;
    const bool hundredths =
        abs(value) >= 100 && abs(value) <= 1000 && value.is_integer() && value.numerator() % 25 == 0;
    if (hundredths) value = Rational(value.numerator(), 100);
    const bool chinese = rules.substr(0, 2) == "CN" || rules.find("hinese") != std::string::npos;
    if (value.denominator() == 4 && (chinese || hundredths)) value *= 2;
    if (value != *parsed) warn(warnings, tree, *raw, "KM[" + shown(*raw) + "] read as " + to_string(value));
    if (abs(value) > 1000) {
        warn(warnings, tree, *raw, "KM[" + shown(*raw) + "] is not a komi");
        return std::nullopt;
    }
    return value;
}

int handicap(const Tree& tree, go::Size size, Warnings& warnings) {
    const auto raw = opening_value(tree, "HA");
    if (!raw || trimmed(*raw).empty()) return 0;
    const auto stones = number(*raw);
    if (!stones || *stones < 0 || *stones > size.points()) {
        warn(warnings, tree, *raw, "HA[" + shown(*raw) + "] is not a handicap");
        return 0;
    }
    return static_cast<int>(*stones);
}

void check_charset(const Tree& tree, const std::string& charset, Warnings& warnings) {
    const auto declared = tree.value(Tree::root, "CA");
    if (!declared || trimmed(*declared).empty()) return;
    const std::string meant = canonical_charset(trimmed(*declared));
    if (meant.empty()) {
        warn(warnings, tree, *declared, "CA[" + shown(*declared) + "] is not a character set we know");
    } else if (meant != charset && !is_ascii(tree.text())) {
        warn(warnings, tree, *declared,
             "CA[" + shown(*declared) + "] does not fit the text, read as " + charset);
    }
}

std::string rules_for_sgf(const std::string& rules) {
    constexpr std::pair<std::string_view, std::string_view> spelled[] = {
        {"japanese", "Japanese"}, {"chinese", "Chinese"},           {"korean", "Korean"}, {"aga", "AGA"},
        {"new-zealand", "NZ"},    {"tromp-taylor", "Tromp-Taylor"}, {"ing", "GOE"},
    };
    for (const auto& [ours, sgf] : spelled) {
        if (rules == ours) return std::string(sgf);
    }
    return rules;
}

std::string decimal(Rational value) {
    for (const int digits : {1, 10, 100}) {
        if (digits % value.denominator() != 0) continue;
        const long long scaled = value.numerator() * (digits / value.denominator());
        std::string text = std::to_string(scaled < 0 ? -scaled : scaled);
        const std::size_t places = digits == 1 ? 0 : digits == 10 ? 1 : 2;
        if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
        if (places > 0) text.insert(text.size() - places, ".");
        return scaled < 0 ? "-" + text : text;
    }
    return std::to_string(value.to_double());
}

}  // namespace

Result<GameInfo> game_info(const Tree& tree, Warnings& warnings) {
    GameInfo info;
    if (const auto game = tree.value(Tree::root, "GM"); game && number(*game).value_or(1) != 1) {
        return at(tree, *game, "GM[" + shown(*game) + "] is not the game of Go");
    }
    const auto board = size(tree, warnings);
    if (!board) return board.error();
    info.size = *board;
    info.charset = charset_of(tree);
    const Decoder decoder(info.charset);
    for_each_opening_node(tree, [&](NodeId n) {
        for (const auto property : tree.properties(n)) {
            for (const TextField& text : text_fields) {
                if (text.name != property.name || !text.field(info).empty()) continue;
                const std::string value = text.name == "GC" ? sgf::text(property.values.front(), decoder)
                                                            : simple_text(property.values.front(), decoder);
                text.field(info) = trimmed(value);
            }
        }
    });
    info.komi = komi(tree, info.rules, warnings);
    info.handicap = handicap(tree, info.size, warnings);
    if (const auto format = tree.value(Tree::root, "FF")) {
        info.format = static_cast<int>(std::clamp<long long>(number(*format).value_or(0), 0, 1000));
        if (info.format < 1 || info.format > 4)
            warn(warnings, tree, *format, "FF[" + shown(*format) + "] is unknown");
    }
    check_charset(tree, info.charset, warnings);
    return info;
}

go::Rules rules_of(const GameInfo& info) {
    auto named = go::parse_rules(info.rules);
    if (!named) named = go::parse_rules("japanese");
    go::Rules rules = named ? *named : go::Rules{};
    rules.komi = info.komi.value_or(0);
    return rules;
}

Outcome parse_result(std::string_view text) {
    using Kind = Outcome::Kind;
    const std::string_view whole = trimmed(text);
    const auto is = [&whole](std::string_view lower) {
        return std::equal(whole.begin(), whole.end(), lower.begin(), lower.end(),
                          [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; });
    };
    if (is("0") || is("draw") || is("jigo")) return {Kind::draw, {}, {}};
    if (is("void")) return {Kind::no_result, {}, {}};
    const std::size_t plus = whole.find('+');
    const auto winner = go::parse_color(trimmed(whole.substr(0, plus)));
    if (plus == std::string_view::npos || !winner) return {};
    const std::string_view by = trimmed(whole.substr(plus + 1));
    if (by.empty()) return {Kind::win, *winner, {}};
    if (by[0] == 'R' || by[0] == 'r') return {Kind::resignation, *winner, {}};
    if (by[0] == 'T' || by[0] == 't') return {Kind::time, *winner, {}};
    if (by[0] == 'F' || by[0] == 'f') return {Kind::forfeit, *winner, {}};
    // "B+3.5", and the wild's "B+3.5 points", "B+3,5"
    std::string points(by.substr(0, by.find_first_not_of("0123456789.,")));
    std::replace(points.begin(), points.end(), ',', '.');
    const auto margin = parse_rational(points);
    if (!margin) return {Kind::win, *winner, {}};
    return {Kind::points, *winner, *margin};
}

void write_game_info(Tree& tree, const GameInfo& info) {
    const auto put = [&tree](std::string_view name, std::string_view raw) {
        tree.remove(Tree::root, name);
        tree.add(Tree::root, name, raw);
    };
    put("GM", "1");
    put("FF", "4");
    put("CA", "UTF-8");
    put("AP", "Tedomari:" + std::string(version()));
    const std::string width = std::to_string(info.size.width);
    put("SZ", info.size.is_square() ? width : width + ":" + std::to_string(info.size.height));
    if (info.komi) put("KM", decimal(*info.komi));
    if (info.handicap >= 2) put("HA", std::to_string(info.handicap));
    GameInfo copy = info;
    for (const TextField& text : text_fields) {
        const std::string& value = text.field(copy);
        if (value.empty() || text.name == "AP") continue;
        put(text.name, escaped(text.name == "RU" ? rules_for_sgf(value) : value));
    }
}

}  // namespace tedomari::sgf
