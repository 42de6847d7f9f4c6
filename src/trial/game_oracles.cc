// SPDX-License-Identifier: MIT
#include "trial/game_oracles.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <regex>
#include <set>

#include "cgt/functions.h"
#include "cgt/notation.h"
#include "cgt/session.h"

namespace tedomari::trial {

using namespace cgt;

namespace {

// What a property is called in our language, and how its value is written.
struct Property {
    enum class Kind {
        game,
        games,
        number,
        claim,
        words,
        thermograph,
        left_wall,
        right_wall,
        weight,
        even,
        odd,
        atomic
    };
    std::string_view name;
    Kind kind;
    std::string_view function;  // behind which the game goes in parentheses
};

using Kind = Property::Kind;
constexpr Property known_properties[] = {
    {"canonicalForm", Kind::game, "canonical"},
    {"freeze", Kind::game, "freeze"},
    {"reducedCanonicalForm", Kind::game, "rcf"},
    {"incentives", Kind::games, "incentives"},
    {"leftIncentives", Kind::games, "leftincentives"},
    {"rightIncentives", Kind::games, "rightincentives"},
    {"leftOptions", Kind::games, "leftoptions"},
    {"rightOptions", Kind::games, "rightoptions"},
    {"birthday", Kind::number, "birthday"},
    {"followerCount", Kind::number, "followers"},
    {"stopCount", Kind::number, "stopcount"},
    {"leftStop", Kind::number, "leftstop"},
    {"rightStop", Kind::number, "rightstop"},
    {"mean", Kind::number, "mean"},
    {"temperature", Kind::number, "temperature"},
    {"thermographMastBase(temp)", Kind::number, "temperature"},
    {"isAllSmall", Kind::claim, "isallsmall"},
    {"isInfinitesimal", Kind::claim, "isinfinitesimal"},
    {"isNumber", Kind::claim, "isnumber"},
    {"isNumberish", Kind::claim, "isnumberish"},
    {"isEvenTempered", Kind::even, "temper"},
    {"isOddTempered", Kind::odd, "temper"},
    {"isAtomic", Kind::atomic, "atomicweight"},
    {"atomicWeight", Kind::weight, "atomicweight"},
    {"outcomeClass", Kind::words, "outcome"},
    {"thermograph", Kind::thermograph, "canonical"},
    {"thermographLeftWall(value,temp)", Kind::left_wall, "canonical"},
    {"thermographRightWall(value,temp)", Kind::right_wall, "canonical"},
};

// "domineering 4x5 empty (…)" and "amazons ..O|..X" as calls; nothing for rules we do not have.
std::optional<std::string> expression_of(const std::string& game) {
    static const std::regex sized(R"((\w+) (\d+x\d+) empty.*)"), drawn(R"((\w+) ([.#|xoXOTF]+))"),
        other(R"([a-z-]{4,}.*)");
    std::smatch match;
    if (std::regex_match(game, match, sized)) {
        return find_function(match[1].str()) != nullptr
                   ? std::optional(fmt::format("{}({})", match[1].str(), match[2].str()))
                   : std::nullopt;
    }
    if (std::regex_match(game, match, drawn)) {
        if (find_function(match[1].str()) == nullptr) return std::nullopt;
        std::string board = match[2];
        if (match[1] == "amazons")
            std::transform(board.begin(), board.end(), board.begin(), [](char c) {
                return c == 'x' ? 'X' : c == 'o' ? 'O' : c;
            });
        return fmt::format("{}(\"{}\")", match[1].str(), board);
    }
    if (std::regex_match(game, other)) return std::nullopt;
    return game;
}

std::vector<Rational> numbers_in(const std::string& text) {
    static const std::regex number(R"(-?\d+(/\d+)?)");
    std::vector<Rational> result;
    for (std::sregex_iterator it(text.begin(), text.end(), number), end; it != end; ++it) {
        result.push_back(*parse_rational(it->str()));
    }
    return result;
}

// "(1, -1) (0, 0)": value and temperature of each bend, from -1 up.
Trajectory wall_of_points(const std::string& text) {
    const std::vector<Rational> numbers = numbers_in(text);
    std::vector<Bend> bends;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) bends.push_back({numbers[i + 1], numbers[i]});
    return Trajectory::through(bends);
}

// CGSuite's mast, bends from the top down, and slopes from the mast down.
Trajectory wall_of_slopes(Rational mast, const std::vector<Rational>& temperatures,
                          const std::vector<Rational>& slopes) {
    std::vector<Bend> bends;
    Rational value = mast;
    for (std::size_t i = 0; i < temperatures.size(); ++i) {
        if (i > 0) value += slopes[i] * (temperatures[i] - temperatures[i - 1]);
        bends.push_back({temperatures[i], value});
    }
    if (bends.empty()) return Trajectory(mast);
    if (bends.back().t > coldest)
        bends.push_back({coldest, value + slopes.back() * (coldest - bends.back().t)});
    std::reverse(bends.begin(), bends.end());
    return Trajectory::through(bends);
}

std::optional<Thermograph> thermograph_of(const std::string& text) {
    static const std::regex form(
        R"(Thermograph\(([^,]+),\[([^\]]*)\],\[([^\]]*)\],([^,]+),\[([^\]]*)\],\[([^\]]*)\]\))");
    std::smatch match;
    if (!std::regex_match(text, match, form)) return std::nullopt;
    const auto wall = [&](std::size_t at) {
        return wall_of_slopes(*parse_rational(match[at].str()), numbers_in(match[at + 1]),
                              numbers_in(match[at + 2]));
    };
    return Thermograph{wall(1), wall(4)};
}

// The answer in the words of the table, and whether it is the same.
struct Verdict {
    bool same;
    std::string ours;
};

Verdict compare_game(Session& session, const Value& value, const std::string& expected) {
    const Game ours = std::get<Game>(value);
    const auto theirs = session.evaluate(expected);
    const bool same = theirs && std::holds_alternative<Game>(*theirs) && std::get<Game>(*theirs) == ours;
    return {same, to_text(session.store(), ours, 1000)};
}

Verdict compare_games(Session& session, const Value& value, const std::string& expected) {
    const auto& ours = std::get<std::vector<Game>>(value);
    std::set<Game> theirs;
    const auto list = parse_program("+-" + expected);  // "+-{a,b}" lists games without simplifying them
    if (expected != "{}" && list) {
        for (const Syntax& item : list->front().children) {
            if (const auto game = session.game(item)) theirs.insert(*game);
        }
    }
    return {theirs == std::set<Game>(ours.begin(), ours.end()), to_text(session.store(), ours)};
}

Verdict compare_walls(const Thermograph& ours, const std::string& expected, Kind kind) {
    if (kind == Kind::left_wall) return {ours.left == wall_of_points(expected), to_string(ours.left)};
    if (kind == Kind::right_wall) return {ours.right == wall_of_points(expected), to_string(ours.right)};
    const auto theirs = thermograph_of(expected);
    return {theirs && *theirs == ours, to_string(ours)};
}

Verdict compare(Session& session, const Property& property, const std::string& game,
                const std::string& expected) {
    const auto value = session.evaluate(fmt::format("{}({})", property.function, game));
    if (property.kind == Kind::atomic)
        return {value.has_value() == (expected == "true"), value ? "true" : "false"};
    if (property.kind == Kind::weight && expected.starts_with("undefined"))
        return {!value, value ? "defined" : "undefined"};
    if (!value) return {false, describe(value.error())};
    const auto words = [](bool claim) { return std::string(claim ? "true" : "false"); };
    switch (property.kind) {
        case Kind::game:
        case Kind::weight: return compare_game(session, *value, expected);
        case Kind::games: return compare_games(session, *value, expected);
        case Kind::number: {
            const std::string ours = to_string(std::get<Rational>(*value));
            return {ours == expected, ours};
        }
        case Kind::claim: return {words(std::get<bool>(*value)) == expected, words(std::get<bool>(*value))};
        case Kind::even:
        case Kind::odd: {
            const bool claim =
                std::get<std::string>(*value) == (property.kind == Kind::even ? "even" : "odd");
            return {words(claim) == expected, words(claim)};
        }
        case Kind::words: {  // "P (B first: loss, W first: loss)" is P
            const auto& ours = std::get<std::string>(*value);
            return {ours == expected.substr(0, expected.find(' ')), ours};
        }
        default:
            return compare_walls(session.thermographs().of(std::get<Game>(*value)), expected, property.kind);
    }
}

// "cool(3/4)" is a property with its own argument.
std::optional<std::string> with_argument(const std::string& property, const std::string& game) {
    static const std::regex form(R"((cool|heat)\(([^)]*)\))");
    std::smatch match;
    if (!std::regex_match(property, match, form)) return std::nullopt;
    return fmt::format("{}({},{})", match[1].str(), game, match[2].str());
}

std::vector<std::string> fields_of(const std::string& line) {
    std::vector<std::string> fields(1);
    for (const char c : line) {
        if (c == '\t')
            fields.emplace_back();
        else
            fields.back() += c;
    }
    return fields;
}

}  // namespace

int GameOracles::right() const {
    int sum = 0;
    for (const auto& [name, tally] : properties) sum += tally.right;
    return sum;
}

int GameOracles::skips() const {
    int sum = 0;
    for (const auto& [name, tally] : properties) sum += tally.skipped;
    return sum;
}

GameOracles game_oracles(std::string_view table, const Limits& limits) {
    GameOracles report;
    auto session = std::make_unique<Session>(limits);
    int number = 0;
    for (std::size_t at = 0; at < table.size();) {
        const std::size_t end = std::min(table.find('\n', at), table.size());
        const auto fields = fields_of(std::string(table.substr(at, end - at)));
        at = end + 1;
        ++number;
        if (fields.size() < 3 || fields[1] == "property") continue;
        const std::string &name = fields[1], &expected = fields[2];
        auto& tally = report.properties[name];
        const auto skip = [&](std::string why) {
            ++tally.skipped;
            ++report.skipped[std::move(why)];
        };
        const auto game = expression_of(fields[0]);
        if (!game) {
            skip("no such game: " + fields[0].substr(0, fields[0].find(' ')));
            continue;
        }
        const auto* known = std::find_if(std::begin(known_properties), std::end(known_properties),
                                         [&](const Property& p) { return p.name == name; });
        Property property =
            known != std::end(known_properties) ? *known : Property{name, Kind::game, "canonical"};
        const auto call = with_argument(name, *game);
        if (known == std::end(known_properties) && !call) {
            skip("no such property: " + name);
            continue;
        }
        if (expected.starts_with("undefined") && property.kind != Kind::weight) {
            skip("the other program has no answer");
            continue;
        }
        try {
            const Verdict verdict = compare(*session, property, call.value_or(*game), expected);
            ++(verdict.same ? tally.right : tally.wrong);
            if (!verdict.same)
                report.differences.push_back({number, fields[0], name, expected, verdict.ours});
        } catch (const TooLarge&) {
            skip("too large within the limits");
            session = std::make_unique<Session>(limits);
        }
    }
    return report;
}

std::string to_text(const GameOracles& report) {
    std::string text;
    text += fmt::format("{:<36} {:>6} {:>6} {:>8}\n", "property", "equal", "differ", "skipped");
    for (const auto& [name, tally] : report.properties) {
        text += fmt::format("{:<36} {:>6} {:>6} {:>8}\n", name, tally.right, tally.wrong, tally.skipped);
    }
    for (const auto& [why, count] : report.skipped) text += fmt::format("skipped {}: {}\n", count, why);
    for (const auto& d : report.differences) {
        text += fmt::format("line {}: {} of {}: expected {}, ours {}\n", d.line, d.property, d.game,
                            d.expected, d.ours);
    }
    text += fmt::format("{} equal, {} differ, {} skipped\n", report.right(), report.differences.size(),
                        report.skips());
    return text;
}

}  // namespace tedomari::trial
