// SPDX-License-Identifier: MIT
// From option lists to a canonical form.  Hot: every value passes here once for each way it is reached.
//
// The value of a draft {left | right} never changes while its lists are simplified, so what was found out
// about g <= draft stays true; `below` and `above` hold it for the draft at hand.
#include <algorithm>
#include <cassert>
#include <limits>

#include "cgt/store.h"

namespace tedomari::cgt {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

void sort_unique(std::vector<Game>& options) {
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
}

const bool* known(const std::vector<std::pair<Game, bool>>& answers, Game g) {
    for (const auto& [game, answer] : answers) {
        if (game == g) return &answer;
    }
    return nullptr;
}

}  // namespace

Game Store::canonical(Draft& draft) {
    Stops stops{-infinity, infinity};
    for (const Game o : draft.left) stops.left = std::max(stops.left, stops_[o.id()].right);
    for (const Game o : draft.right) stops.right = std::min(stops.right, stops_[o.id()].left);
    if (stops.left < stops.right) return simplest_number(draft, stops);
    if (stops.left == stops.right && allows_number<Side::left>(draft, stops.left) &&
        allows_number<Side::right>(draft, stops.right)) {
        return number(Dyadic::exactly(stops.left));
    }

    remove_dominated<Side::left>(draft);
    remove_dominated<Side::right>(draft);
    draft.below.clear();
    draft.above.clear();
    if (bypass_reversible<Side::left>(draft, stops)) remove_dominated<Side::left>(draft);
    if (bypass_reversible<Side::right>(draft, stops)) remove_dominated<Side::right>(draft);
    assert(!draft.left.empty() && !draft.right.empty());
    std::sort(draft.left.begin(), draft.left.end());
    std::sort(draft.right.begin(), draft.right.end());
    return intern(draft.left, draft.right, stops);
}

template <Side side>
bool Store::is_no_better(Game g, Game h) {
    return side == Side::left ? leq(g, h) : leq(h, g);
}

// Is every option of the side worse for it than x, or confused with it, when none has a stop beyond x?
template <Side side>
bool Store::allows_number(Draft& draft, double x) {
    const Game g = number(Dyadic::exactly(x));
    return std::ranges::none_of(draft.options(side), [&](Game o) { return is_no_better<side>(g, o); });
}

// The stops leave room for a number: the simplest one between them, or a stop itself when it is simpler and
// the options beside it are only confused with it, as in {-1|*} = 0.
Game Store::simplest_number(Draft& draft, Stops stops) {
    Dyadic best = simplest_between(stops.left, stops.right);
    const auto is_simpler = [&](double x) {
        return x != -infinity && x != infinity && birthday(Dyadic::exactly(x)) < birthday(best);
    };
    if (is_simpler(stops.left) && allows_number<Side::left>(draft, stops.left))
        best = Dyadic::exactly(stops.left);
    if (is_simpler(stops.right) && allows_number<Side::right>(draft, stops.right))
        best = Dyadic::exactly(stops.right);
    return number(best);
}

template <Side side>
void Store::remove_dominated(Draft& draft) {
    std::vector<Game>& options = draft.options(side);
    sort_unique(options);
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (std::size_t j = i + 1; j < options.size();) {
            if (is_no_better<side>(options[j], options[i])) {
                options[j] = options.back();
                options.pop_back();
                continue;
            }
            if (is_no_better<side>(options[i], options[j])) {
                options[i] = options[j];
                options[j] = options.back();
                options.pop_back();
                j = i + 1;
                continue;
            }
            ++j;
        }
    }
}

// A left option with a right option that is no better for Left than the draft itself is replaced by the left
// options of that right option: Right would answer at once.  So are Right's.  True when something was replaced.
template <Side side>
bool Store::bypass_reversible(Draft& draft, Stops stops) {
    std::vector<Game>& mine = draft.options(side);
    bool replaced = false;
    for (std::size_t i = 0; i < mine.size();) {
        const auto answers = options(mine[i], other(side));
        const auto through = std::ranges::find_if(
            answers, [&](Game answer) { return is_no_better<side>(answer, draft, stops); });
        if (through == answers.end()) {
            ++i;
            continue;
        }
        replaced = true;
        mine[i] = mine.back();
        mine.pop_back();
        for (const Game o : options(*through, side)) {
            if (std::ranges::find(mine, o) == mine.end()) mine.push_back(o);
        }
    }
    return replaced;
}

template <Side side>
bool Store::is_no_better(Game g, Draft& draft, Stops stops) {
    const Stops r = stops_[g.id()];
    const auto exceeds = [](double a, double b) { return side == Side::left ? a > b : a < b; };
    if (exceeds(r.left, stops.left) || exceeds(r.right, stops.right)) return false;
    if (side == Side::left ? r.left < stops.right : r.right > stops.left) return true;
    auto& answers = side == Side::left ? draft.below : draft.above;
    if (const bool* answer = known(answers, g)) return *answer;
    bool answer =
        std::ranges::none_of(draft.options(other(side)), [&](Game o) { return is_no_better<side>(o, g); });
    if (answer && !is_number(g)) {
        const Level level(*this);
        answer = std::ranges::none_of(options(g, side),
                                      [&](Game o) { return is_no_better<other(side)>(o, draft, stops); });
    }
    answers.emplace_back(g, answer);
    return answer;
}

}  // namespace tedomari::cgt
