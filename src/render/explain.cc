// SPDX-License-Identifier: MIT
#include "render/explain.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/local_game.h"
#include "render/number.h"

namespace tedomari::render {

namespace {

using local::Line;
using local::LocalGame;
using local::Step;

// The moves of `ignored` after the step's own and the pass that ignores it.
std::vector<go::Move> follow_up(const Step& step) {
    const auto at = std::find(step.ignored.rbegin(), step.ignored.rend(), step.move);
    std::vector<go::Move> moves(at.base(), step.ignored.end());
    if (!moves.empty() && moves.front().is_pass()) moves.erase(moves.begin());
    return moves;
}

std::string line_text(const Line& line, const LocalGame& game) {
    if (line.moves.empty()) return "";
    std::string text = fmt::format("{} first:\n", name_of(line.moves[0].color));
    int number = 0;
    for (const Step& step : line.steps) {
        const std::string why = reason(step, game);
        text += fmt::format("  {}. {}{}\n", ++number, go::to_string(step.move), why.empty() ? "" : " " + why);
    }
    if (line.count)
        text += fmt::format("  so the count comes to {}\n", render::number(*line.count, game.evidence));
    return text;
}

// What the two lines say together.
std::string conclusion(const LocalGame& game) {
    const auto& black = game.black.count;
    const auto& white = game.white.count;
    if (!black || !white) return "";
    const auto in_points = [&](Rational value) { return render::number(value, game.evidence); };
    const Rational swing = *black - *white;
    switch (game.kind) {
        case local::Kind::black_sente:
            return fmt::format(
                "Black's move is answered, so it costs Black nothing: the count is {}. If White moves first, "
                "White gains {}: the size of a move.\n",
                in_points(*black), in_points(swing));
        case local::Kind::white_sente:
            return fmt::format(
                "White's move is answered, so it costs White nothing: the count is {}. If Black moves first, "
                "Black gains {}: the size of a move.\n",
                in_points(*white), in_points(swing));
        case local::Kind::gote:
            return fmt::format(
                "Each side ends in gote. Between {} and {} lie {}, worth two moves. So a move is worth half "
                "of it, {}, and the count is the middle, {}.\n",
                in_points(*black), in_points(*white), points(swing), in_points(swing / 2),
                in_points((*black + *white) / 2));
        case local::Kind::ko:
            return fmt::format(
                "It is a ko. Its winner moves here once more than the loser, who plays elsewhere meanwhile. "
                "From {} to {} a move is worth {}.\n",
                in_points(*white), in_points(*black), in_points(game.temperature.value));
        default: return "";
    }
}

std::string others(const LocalGame& game) {
    std::string text;
    for (const local::SideLine& side : game.side_lines) {
        if (side.loss == Rational(0)) continue;
        text +=
            fmt::format("{}{} ({})", text.empty() ? "" : ", ", go::to_string(side.move), points(side.loss));
    }
    return text.empty() ? "" : "What other moves lose at least: " + text + ".\n";
}

}  // namespace

std::string reason(const Step& step, const LocalGame& game) {
    const std::string_view other = name_of(go::opponent(step.move.color));
    const auto follows = follow_up(step);
    std::string ignored;
    if (!follows.empty() && step.ignored_count)
        ignored = fmt::format("{} brings the count to {}", moves_text(follows),
                              number(*step.ignored_count, game.evidence));
    if (step.urgent) {
        std::string text = step.heat
                               ? fmt::format("threatens: a move here is now worth {}, more than {} elsewhere",
                                             number(*step.heat, game.evidence),
                                             number(game.temperature.value, game.evidence))
                               : std::string("threatens something");
        if (!ignored.empty()) text += fmt::format("; if {} plays elsewhere, {}", other, ignored);
        return text;
    }
    if (!step.heat || *step.heat <= Rational(0)) return "ends it: nothing is left to gain here";
    std::string text =
        fmt::format("needs no answer: what is left is worth {}, moves elsewhere {}",
                    number(*step.heat, game.evidence), number(game.temperature.value, game.evidence));
    if (!ignored.empty()) text += fmt::format(" ({})", ignored);
    return text;
}

std::string argument(const LocalGame& game) {
    std::string text = line_text(game.black, game) + line_text(game.white, game);
    if (text.empty()) return "nobody gains by moving here\n";
    text += conclusion(game) + others(game);
    if (game.evidence != Evidence::proved)
        text += fmt::format("Not proved ({}): the moves are likely ones.\n", evidence_text(game));
    return text;
}

}  // namespace tedomari::render
