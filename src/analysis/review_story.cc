// SPDX-License-Identifier: MIT
#include "analysis/review_story.h"

#include <algorithm>

#include "analysis/review.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using Moves = std::span<const ReviewedMove>;

// Less than this is no lead.
const Rational a_point(1);
// A lead that is gone again so soon was none.
constexpr int brief = 6;
// The endgame begins where no move is worth more than this for the rest of the game, but for moments.
const Rational endgame_size(5);
// What is missed again after so many moves is another matter.
constexpr int soon = 12;

std::optional<Color> leader(Rational forecast) {
    if (abs(forecast) < a_point) return std::nullopt;
    return forecast > Rational(0) ? Color::black : Color::white;
}

std::vector<LeadSpell> spells_of(Moves moves) {
    std::vector<LeadSpell> spells;
    for (const ReviewedMove& move : moves) {
        const auto ahead = leader(move.forecast_after);
        if (!ahead || (!spells.empty() && spells.back().leader == *ahead)) continue;
        if (!spells.empty() && move.number - spells.back().from < brief) spells.pop_back();
        if (spells.empty() || spells.back().leader != *ahead) spells.push_back({*ahead, move.number});
    }
    return spells;
}

// The largest loss of who was behind in the end, or ahead by less than a point.
std::optional<std::size_t> turn_of(Moves moves) {
    if (moves.empty()) return std::nullopt;
    const auto ahead = leader(moves.back().forecast_after);
    std::optional<std::size_t> turn;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i].loss < a_point || (ahead && moves[i].move.color == *ahead)) continue;
        if (!turn || moves[i].loss > moves[*turn].loss) turn = i;
    }
    return turn;
}

// Mostly small moves from here on.
int endgame_from(Moves moves) {
    int from = moves.back().number + 1, large = 0;
    for (std::size_t i = moves.size(); i-- > 0;) {
        large = moves[i].temperature > endgame_size ? large + 1 : 0;
        if (large > 2) break;
        if (large == 0) from = moves[i].number;
    }
    return from;
}

std::array<PhaseLosses, 3> phases_of(Moves moves, go::Size size) {
    const int first = moves.front().number, last = moves.back().number;
    const int endgame = endgame_from(moves);
    const int middle = std::min(std::max(first, size.points() / 7), endgame);
    std::array<PhaseLosses, 3> phases = {
        {{first, middle - 1, {}}, {middle, endgame - 1, {}}, {endgame, last, {}}}};
    for (const ReviewedMove& move : moves) {
        for (PhaseLosses& phase : phases) {
            if (move.number >= phase.from && move.number <= phase.to)
                phase.lost[static_cast<std::size_t>(move.move.color)] += move.loss;
        }
    }
    return phases;
}

std::vector<MissedMove> missed_in(Moves moves) {
    std::vector<MissedMove> missed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const ReviewedMove& move = moves[i];
        if (move.loss == Rational(0)) continue;
        const auto known = std::find_if(missed.begin(), missed.end(), [&](const MissedMove& m) {
            return m.best == move.best && !move.best.is_nowhere() && move.number - m.to <= soon;
        });
        MissedMove& entry = known != missed.end()
                                ? *known
                                : missed.emplace_back(MissedMove{move.best, i, move.number, 0, {}, 0});
        entry.to = move.number;
        ++entry.times[static_cast<std::size_t>(move.move.color)];
        if (move.loss > entry.loss) {
            entry.loss = move.loss;
            entry.worst = i;
        }
    }
    std::stable_sort(missed.begin(), missed.end(),
                     [](const MissedMove& a, const MissedMove& b) { return a.loss > b.loss; });
    return missed;
}

}  // namespace

ReviewStory story_of(Moves moves, go::Size size) {
    ReviewStory story;
    if (moves.empty()) return story;
    story.spells = spells_of(moves);
    story.turn = turn_of(moves);
    story.phases = phases_of(moves, size);
    story.missed = missed_in(moves);
    for (const ReviewedMove& move : moves)
        story.drift += move.move.color == Color::black ? move.drift : -move.drift;
    return story;
}

std::string_view to_string(Phase phase) {
    constexpr std::string_view names[] = {"opening", "middle game", "endgame"};
    return names[static_cast<std::size_t>(phase)];
}

Phase phase_of(const ReviewStory& story, int number) {
    std::size_t phase = 0;
    while (phase + 1 < story.phases.size() && number > story.phases[phase].to) ++phase;
    return static_cast<Phase>(phase);
}

}  // namespace tedomari::analysis
