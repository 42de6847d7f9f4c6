// SPDX-License-Identifier: MIT
#include "local/local_game.h"

#include "cgt/sente.h"

namespace tedomari::local {

std::string_view to_string(Kind kind) {
    switch (kind) {
        case Kind::gote: return "gote";
        case Kind::black_sente: return "black's sente";
        case Kind::white_sente: return "white's sente";
        case Kind::double_sente: return "double sente";
        case Kind::ko: return "ko";
        case Kind::settled: return "settled";
        case Kind::dame: return "dame";
        default: return "unknown";
    }
}

std::string_view to_string(Border border) { return border == Border::proved ? "proved" : "judged"; }

namespace {

// Temperatures one point higher and values by `stones`.
cgt::Thermograph raised(const cgt::Thermograph& walls, int stones) {
    const auto wall = [&](const cgt::Wall& w) {
        std::vector<cgt::Bend> bends;
        for (const cgt::Bend& bend : w.bends()) bends.push_back({bend.t + 1, bend.value + stones});
        return cgt::Trajectory::through(bends, w.last_slope());
    };
    return {wall(walls.left), wall(walls.right)};
}

Estimate plus(const Estimate& e, Rational r) { return {e.low + r, e.value + r, e.high + r}; }

// Where a line ends the stones played count too.
Line by_area(Line line, int stones) {
    const auto raise = [&](std::optional<Rational>& count, const std::vector<go::Move>& played) {
        if (!count) return;
        *count += stones;
        for (const go::Move move : played) {
            if (!move.is_pass()) *count += go::sign(move.color);
        }
    };
    raise(line.count, line.moves);
    raise(line.ignored_count, line.ignored);
    for (Step& step : line.steps) {
        raise(step.ignored_count, step.ignored);
        if (step.heat) *step.heat += 1;
    }
    for (auto* heat : {&line.threat, &line.rest}) {
        if (*heat) **heat += 1;
    }
    return line;
}

}  // namespace

LocalGame by_area(const LocalGame& game) {
    LocalGame result = game;
    result.count = plus(game.count, game.stones);
    result.temperature = plus(game.temperature, 1);
    if (game.likely) result.likely = plus(*game.likely, 1);
    for (auto* walls : {&result.black_master, &result.white_master, &result.neutral}) {
        if (*walls) **walls = raised(**walls, game.stones);
    }
    result.black = by_area(game.black, game.stones);
    result.white = by_area(game.white, game.stones);
    for (auto* choices : {&result.black_choices, &result.white_choices}) {
        for (Choice& choice : *choices) {
            choice.from += 1;
            choice.to += 1;
        }
    }
    for (Threat& threat : result.threats) threat.temperature += 1;
    return result;
}

Kind kind_of(const cgt::Thermograph& thermograph) {
    const cgt::Sente sente = cgt::sente(thermograph);
    if (sente.initiative == cgt::Initiative::settled || thermograph.temperature() < 0) return Kind::settled;
    // One play more than the two of a gote: a ko is taken and won.
    if (sente.left_plays + sente.right_plays > 2 || sente.left_plays < 0 || sente.right_plays < 0)
        return Kind::ko;
    switch (sente.initiative) {
        case cgt::Initiative::gote: return Kind::gote;
        case cgt::Initiative::left_sente: return Kind::black_sente;
        case cgt::Initiative::right_sente: return Kind::white_sente;
        case cgt::Initiative::double_sente: return Kind::double_sente;
        default: return Kind::settled;
    }
}

}  // namespace tedomari::local
