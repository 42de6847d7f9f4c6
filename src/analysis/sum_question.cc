// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "analysis/sum_play.h"

namespace tedomari::analysis {

using nlohmann::json;

namespace {

// Thrown inside this file only: where in the question something is wrong.
struct Wrong {
    std::string message;
};

const json* find(const json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : &*found;
}

std::string text(const json& value, const std::string& what) {
    if (!value.is_string()) throw Wrong{what + " must be a string"};
    return value.get<std::string>();
}

// "9/8", or a whole number.
Rational number(const json& value, const std::string& what) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max())
        throw Wrong{what + " is too large"};
    if (value.is_number_integer()) return Rational(value.get<std::int64_t>());
    const auto parsed = parse_rational(text(value, what));
    if (!parsed) throw Wrong{what + ": " + parsed.error().message};
    return *parsed;
}

cgt::Side side(const json& value, const std::string& what) {
    const std::string name = text(value, what);
    if (name != "left" && name != "right") throw Wrong{what + " must be left or right"};
    return name == "left" ? cgt::Side::left : cgt::Side::right;
}

void expect_list(const json& value, std::size_t size, const std::string& what) {
    if (!value.is_array() || value.size() != size) {
        throw Wrong{what + " must be a list of " + std::to_string(size)};
    }
}

economy::Bids bids(const json& value, const std::string& what) {
    expect_list(value, 2, what);
    return {number(value[0], what), number(value[1], what)};
}

void refuse_unknown(const json& object, std::initializer_list<std::string_view> known,
                    const std::string& what) {
    if (!object.is_object()) throw Wrong{what + " must be an object"};
    for (const auto& item : object.items()) {
        if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
            throw Wrong{what + " has no field '" + item.key() + "'"};
        }
    }
}

SummandQuestion summand(const json& value) {
    refuse_unknown(value,
                   {"name", "game", "mean", "temperature", "line", "leftBids", "komaster", "komasterBids"},
                   "a summand");
    SummandQuestion result;
    if (const json* name = find(value, "name")) result.name = text(*name, "name");
    if (const json* offers = find(value, "leftBids")) result.bids = bids(*offers, "leftBids");
    if (const json* master = find(value, "komaster")) result.komaster = side(*master, "komaster");
    if (const json* offers = find(value, "komasterBids")) {
        if (result.komaster) throw Wrong{"a komaster is either given or sold"};
        result.komaster_bids = bids(*offers, "komasterBids");
    }
    if (const json* game = find(value, "game")) {
        result.expression = text(*game, "game");
        if (result.expression.empty()) throw Wrong{"game is empty"};
        return result;
    }
    const json *mean = find(value, "mean"), *temperature = find(value, "temperature"),
               *line = find(value, "line");
    if (mean == nullptr || temperature == nullptr)
        throw Wrong{"a summand needs a game, or a mean and a temperature"};
    result.mean = number(*mean, "mean");
    result.temperature = number(*temperature, "temperature");
    if (line != nullptr && !line->is_array()) throw Wrong{"line must be a list"};
    for (const json& step : line == nullptr ? json::array() : *line) {
        expect_list(step, 3, "a step of a line");
        result.line.push_back({side(step[0], "the mover of a step"), number(step[1], "the mean of a step"),
                               number(step[2], "the temperature of a step")});
    }
    return result;
}

std::string strategy(const json& value) {
    const std::string name = text(value, "a strategy");
    if (economy::find_strategy(name) == nullptr) throw Wrong{"there is no strategy '" + name + "'"};
    return name;
}

SumQuestion question(const json& object) {
    refuse_unknown(object,
                   {"note", "players", "strategies", "capital", "rules", "tmin", "first", "komaster",
                    "environment", "firstMoveBids", "firstTax", "ties", "summands"},
                   "a game");
    SumQuestion result;
    if (const json* note = find(object, "note")) result.note = text(*note, "note");
    if (const json* players = find(object, "players")) {
        expect_list(*players, 2, "players");
        result.left_name = text((*players)[0], "a player");
        result.right_name = text((*players)[1], "a player");
    }
    if (const json* names = find(object, "strategies")) {
        expect_list(*names, 2, "strategies");
        result.left = strategy((*names)[0]);
        result.right = strategy((*names)[1]);
    }
    if (const json* rules = find(object, "rules")) {
        const std::string name = text(*rules, "rules");
        if (name != "economic" && name != "alternate") throw Wrong{"rules must be economic or alternate"};
        result.economic = name == "economic";
    }
    if (const json* capital = find(object, "capital")) result.capital = number(*capital, "capital");
    if (const json* t_min = find(object, "tmin")) {
        result.t_min = number(*t_min, "tmin");
        if (result.t_min != Rational(0) && result.t_min != Rational(-1)) throw Wrong{"tmin must be 0 or -1"};
    }
    if (const json* first = find(object, "first")) result.first = side(*first, "first");
    if (const json* komaster = find(object, "komaster")) result.komaster = side(*komaster, "komaster");
    if (const json* name = find(object, "environment")) {
        result.environment = economy::parse_environment(text(*name, "environment"));
        if (!result.environment) throw Wrong{"there is no environment " + name->dump()};
    }
    if (const json* offers = find(object, "firstMoveBids"))
        result.first_move_bids = bids(*offers, "firstMoveBids");
    if (const json* way = find(object, "firstTax")) {
        const auto found = economy::first_tax_of(text(*way, "firstTax"));
        if (!found) throw Wrong{"firstTax must be average or higher"};
        result.first_tax = *found;
    }
    if (const json* way = find(object, "ties")) {
        const auto found = economy::tie_break_of(text(*way, "ties"));
        if (!found) throw Wrong{"ties must be alternating, same, left or right"};
        result.ties = *found;
    }
    const json* summands = find(object, "summands");
    if (summands == nullptr || !summands->is_array() || summands->empty())
        throw Wrong{"a game needs summands"};
    for (const json& value : *summands) result.summands.push_back(summand(value));
    return result;
}

}  // namespace

Result<SumQuestion> read_sum_question(std::string_view source) {
    try {
        return question(json::parse(source));
    } catch (const Wrong& wrong) {
        return Error{wrong.message};
    } catch (const json::parse_error& error) {
        const std::size_t byte = std::min(error.byte, source.size());
        const std::string_view before = source.substr(0, byte);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const auto start = before.rfind('\n');
        const std::size_t column = start == std::string_view::npos ? byte : byte - start - 1;
        return Error{"this is not JSON", static_cast<int>(line),
                     static_cast<int>(std::max<std::size_t>(column, 1))};
    } catch (const json::exception&) {
        return Error{"a number is too large"};
    }
}

}  // namespace tedomari::analysis
