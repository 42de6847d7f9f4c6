// SPDX-License-Identifier: MIT
#include "paper/desk.h"

#include <fmt/format.h>

#include "analysis/game_value.h"
#include "cgt/notation.h"

namespace tedomari::paper {

using analysis::PaperFigure;

cgt::Value Desk::value(std::string_view expression) {
    auto found = session_.evaluate(expression);
    if (!found) throw Stuck{fmt::format("{}: {}", expression, found.error().message)};
    return *std::move(found);
}

std::string Desk::worth(std::string_view expression) {
    const auto found = analysis::game_value(session_, expression);
    if (!found) throw Stuck{fmt::format("{}: {}", expression, found.error().message)};
    if (found->number) return to_mixed_string(*found->number);
    if (const auto* game = std::get_if<analysis::ShortGameValue>(&found->value)) return game->canonical;
    if (const auto* plain = std::get_if<analysis::PlainValue>(&found->value)) return plain->text;
    return std::get<analysis::LoopyGameValue>(found->value).definitions;
}

Rational Desk::number(std::string_view expression) {
    const cgt::Value found = value(expression);
    if (const auto* number = std::get_if<Rational>(&found)) return *number;
    if (const auto* game = std::get_if<cgt::Game>(&found)) {
        if (const auto number = session_.store().as_number(*game)) return number->to_rational();
    }
    throw Stuck{fmt::format("{} is no number", expression)};
}

cgt::Game Desk::game(std::string_view expression) {
    const cgt::Value found = value(expression);
    if (const auto* game = std::get_if<cgt::Game>(&found)) return *game;
    if (const auto* number = std::get_if<Rational>(&found); number != nullptr && number->is_dyadic())
        return session_.store().number(cgt::Dyadic(*number));
    throw Stuck{fmt::format("{} is no game without loops", expression)};
}

cgt::Thermograph Desk::thermograph(std::string_view expression, cgt::Side komaster) {
    const cgt::Value found = value(expression);
    if (const auto* loopy = std::get_if<cgt::LoopyGame>(&found))
        return cgt::KoThermographs(*loopy->graph, {komaster})[loopy->vertex].low;
    if (const auto* game = std::get_if<cgt::Game>(&found)) return session_.thermographs().of(*game);
    if (const auto* number = std::get_if<Rational>(&found)) return cgt::thermograph_of_number(*number);
    throw Stuck{fmt::format("{} is no game", expression)};
}

void Desk::same(std::string what, std::string printed, std::string ours) {
    const auto a = parse_rational(printed), b = parse_rational(ours);
    const bool equal = a && b ? *a == *b : printed == ours;
    row_.figures.push_back({std::move(what), std::move(printed), std::move(ours),
                            equal ? PaperFigure::Relation::same : PaperFigure::Relation::differs});
}

void Desk::mean_and_temperature(std::string_view name, std::string_view expression, std::string mean,
                                std::string temperature) {
    const cgt::Thermograph found = thermograph(expression);
    same(fmt::format("mean of {}", name), std::move(mean), found.mean());
    same(fmt::format("temperature of {}", name), std::move(temperature), found.temperature());
}

void Desk::slip(std::string what, std::string printed, const std::string& right, std::string ours) {
    const auto a = parse_rational(right), b = parse_rational(ours);
    const bool equal = a && b ? *a == *b : right == ours;
    row_.figures.push_back({std::move(what), std::move(printed), std::move(ours),
                            equal ? PaperFigure::Relation::slip : PaperFigure::Relation::differs});
}

void Desk::ours(std::string what, std::string value) {
    row_.figures.push_back({std::move(what), "", std::move(value), PaperFigure::Relation::ours_only});
}

void Desk::holds(std::string what, int held, int tried) {
    row_.figures.push_back(
        {std::move(what), "always", fmt::format("{} of {}", held, tried),
         held == tried && tried > 0 ? PaperFigure::Relation::same : PaperFigure::Relation::differs});
}

}  // namespace tedomari::paper
