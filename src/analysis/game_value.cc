// SPDX-License-Identifier: MIT
#include "analysis/game_value.h"

#include "cgt/notation.h"

namespace tedomari::analysis {

using namespace cgt;

namespace {

GameOptions options_of(Session& session, Game game) {
    GameOptions found;
    for (const Side side : {Side::left, Side::right}) {
        auto& list = side == Side::left ? found.left : found.right;
        const auto options = session.store().options(game, side);
        for (const Game option : sorted(session.store(), {options.begin(), options.end()})) {
            std::string text = to_text(session.store(), option);
            if (text.empty() || list.size() == GameOptions::most) continue;
            list.push_back({std::move(text), session.thermographs().mean(option),
                            session.thermographs().temperature(option)});
        }
    }
    return found;
}

GameOptions options_of(const LoopyGame& game, const KoThermographs& solution) {
    GameOptions found;
    for (const Side side : {Side::left, Side::right}) {
        auto& list = side == Side::left ? found.left : found.right;
        for (const Vertex option : game.graph->options(game.vertex, side)) {
            const std::string& name = game.graph->name(option);
            const ThermographBounds& bounds = solution[option];
            if (!bounds.exact() || list.size() == GameOptions::most) continue;
            const Thermograph& walls = bounds.low;
            const bool number = game.graph->is_leaf(option) && walls == thermograph_of_number(walls.mean());
            if (name.empty() && !number) continue;
            list.push_back({number ? to_string(walls.mean()) : game.definitions + "; " + name, walls.mean(),
                            walls.temperature()});
        }
    }
    return found;
}

ShortGameValue describe(Session& session, Game game) {
    Store& store = session.store();
    Thermographs& thermographs = session.thermographs();
    return {to_text(store, game),
            store.outcome(game),
            store.left_stop(game).to_rational(),
            store.right_stop(game).to_rational(),
            thermographs.of(game),
            thermographs.scaffolds(game),
            options_of(session, game)};
}

// Whoever moves first reaches a stop; beyond 0 that decides.
std::optional<Outcome> outcome_of(const Thermograph& thermograph) {
    const Rational left = thermograph.left.at(0), right = thermograph.right.at(0);
    if (right > 0) return Outcome::left;
    if (left < 0) return Outcome::right;
    if (left > 0 && right < 0) return Outcome::next;
    return std::nullopt;
}

LoopyGameValue describe(const LoopyGame& game, std::optional<Side> komaster) {
    LoopyGameValue result;
    result.definitions = game.definitions;
    const KoThermographs left(*game.graph, {Side::left}), right(*game.graph, {Side::right});
    for (const KoThermographs* solution : {&left, &right}) {
        if (komaster && *komaster != solution->komaster()) continue;
        const ThermographBounds& bounds = (*solution)[game.vertex];
        result.komasters.push_back({solution->komaster(), bounds, solution->scaffolds(game.vertex),
                                    bounds.exact() ? outcome_of(bounds.low) : std::nullopt});
    }
    result.options = options_of(game, komaster == Side::right ? right : left);
    result.temper = ko_temper(left[game.vertex], right[game.vertex]);
    for (const Loop& loop : loops(*game.graph, left, right)) result.loops.push_back(loop.kind);
    return result;
}

PlainValue describe(Session& session, const std::vector<Game>& games) {
    std::vector<std::string> texts;
    for (const Game g : sorted(session.store(), games)) texts.push_back(to_text(session.store(), g));
    return {to_text(session.store(), games), std::move(texts)};
}

PlainValue describe(Session& session, const Dissociation& dissociation) {
    std::string text = to_string(dissociation.mean.to_rational());
    for (const auto& [t, infinitesimal] : dissociation.parts) {
        text += " + heat(" + to_text(session.store(), infinitesimal) + "," + to_string(t.to_rational()) + ")";
    }
    return {text, text};
}

}  // namespace

Result<GameValue> game_value(Session& session, std::string_view expression, std::optional<Side> komaster) {
    const auto value = session.evaluate(expression);
    if (!value) return value.error();
    GameValue result{std::string(expression), PlainValue{}, std::nullopt};
    if (const auto* game = std::get_if<Game>(&*value)) {
        result.value = describe(session, *game);
    } else if (const auto* loopy = std::get_if<LoopyGame>(&*value)) {
        result.value = describe(*loopy, komaster);
    } else if (const auto* number = std::get_if<Rational>(&*value)) {
        result.number = *number;
        if (const auto x = Dyadic::from(*number)) {
            result.value = describe(session, session.store().number(*x));
        } else {
            result.value = PlainValue{to_string(*number), to_string(*number)};
        }
    } else if (const auto* claim = std::get_if<bool>(&*value)) {
        result.value = PlainValue{*claim ? "true" : "false", *claim};
    } else if (const auto* words = std::get_if<std::string>(&*value)) {
        result.value = PlainValue{*words, *words};
    } else if (const auto* games = std::get_if<std::vector<Game>>(&*value)) {
        result.value = describe(session, *games);
    } else if (const auto* large = std::get_if<Translated>(&*value)) {
        std::string text = large->number.str();
        if (!large->game.is_zero()) text += " + " + to_text(session.store(), large->game);
        result.value = PlainValue{text, text};
    } else {
        result.value = describe(session, std::get<Dissociation>(*value));
    }
    return result;
}

}  // namespace tedomari::analysis
