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
    if (stops.left == stops.right && allows_from_left(draft, stops.left) &&
        allows_from_right(draft, stops.right)) {
        return number(Dyadic::exactly(stops.left));
    }

    sort_unique(draft.left);
    sort_unique(draft.right);
    remove_dominated(draft.left, true);
    remove_dominated(draft.right, false);
    draft.below.clear();
    draft.above.clear();
    if (bypass_reversible_left(draft, stops.left, stops.right)) {
        sort_unique(draft.left);
        remove_dominated(draft.left, true);
    }
    if (bypass_reversible_right(draft, stops.left, stops.right)) {
        sort_unique(draft.right);
        remove_dominated(draft.right, false);
    }
    assert(!draft.left.empty() && !draft.right.empty());
    std::sort(draft.left.begin(), draft.left.end());
    std::sort(draft.right.begin(), draft.right.end());
    return intern(draft.left, draft.right, stops);
}

// Is every left option less than or confused with x, when none has a right stop above x?
bool Store::allows_from_left(const Draft& draft, double x) {
    const Game g = number(Dyadic::exactly(x));
    return std::none_of(draft.left.begin(), draft.left.end(), [&](Game o) { return leq(g, o); });
}

bool Store::allows_from_right(const Draft& draft, double x) {
    const Game g = number(Dyadic::exactly(x));
    return std::none_of(draft.right.begin(), draft.right.end(), [&](Game o) { return leq(o, g); });
}

// The stops leave room for a number: the simplest one between them, or a stop itself when it is simpler and
// the options beside it are only confused with it, as in {-1|*} = 0.
Game Store::simplest_number(const Draft& draft, Stops stops) {
    Dyadic best = simplest_between(stops.left, stops.right);
    const auto is_simpler = [&](double x) {
        return x != -infinity && x != infinity && birthday(Dyadic::exactly(x)) < birthday(best);
    };
    if (is_simpler(stops.left) && allows_from_left(draft, stops.left)) best = Dyadic::exactly(stops.left);
    if (is_simpler(stops.right) && allows_from_right(draft, stops.right)) best = Dyadic::exactly(stops.right);
    return number(best);
}

void Store::remove_dominated(std::vector<Game>& options, bool for_left) {
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (std::size_t j = i + 1; j < options.size();) {
            const bool j_worse = for_left ? leq(options[j], options[i]) : leq(options[i], options[j]);
            if (j_worse) {
                options[j] = options.back();
                options.pop_back();
                continue;
            }
            const bool i_worse = for_left ? leq(options[i], options[j]) : leq(options[j], options[i]);
            if (i_worse) {
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
// options of that right option: Right would answer at once.  True when something was replaced.
bool Store::bypass_reversible_left(Draft& draft, double left_stop, double right_stop) {
    bool replaced = false;
    for (std::size_t i = 0; i < draft.left.size();) {
        const auto answers = right(draft.left[i]);
        const auto through = std::find_if(answers.begin(), answers.end(), [&](Game answer) {
            return is_below(answer, draft, {left_stop, right_stop});
        });
        if (through == answers.end()) {
            ++i;
            continue;
        }
        replaced = true;
        draft.left[i] = draft.left.back();
        draft.left.pop_back();
        const auto instead = left(*through);
        for (const Game o : instead) {
            if (std::find(draft.left.begin(), draft.left.end(), o) == draft.left.end())
                draft.left.push_back(o);
        }
    }
    return replaced;
}

bool Store::bypass_reversible_right(Draft& draft, double left_stop, double right_stop) {
    bool replaced = false;
    for (std::size_t i = 0; i < draft.right.size();) {
        const auto answers = left(draft.right[i]);
        const auto through = std::find_if(answers.begin(), answers.end(), [&](Game answer) {
            return is_above(answer, draft, {left_stop, right_stop});
        });
        if (through == answers.end()) {
            ++i;
            continue;
        }
        replaced = true;
        draft.right[i] = draft.right.back();
        draft.right.pop_back();
        const auto instead = right(*through);
        for (const Game o : instead) {
            if (std::find(draft.right.begin(), draft.right.end(), o) == draft.right.end())
                draft.right.push_back(o);
        }
    }
    return replaced;
}

bool Store::is_below(Game g, Draft& draft, Stops stops) {
    const Stops r = stops_[g.id()];
    if (r.left > stops.left || r.right > stops.right) return false;
    if (r.left < stops.right) return true;
    if (const bool* answer = known(draft.below, g)) return *answer;
    bool answer = std::none_of(draft.right.begin(), draft.right.end(), [&](Game o) { return leq(o, g); });
    if (answer && !is_number(g)) {
        const Level level(*this);
        const auto options = left(g);
        answer =
            std::none_of(options.begin(), options.end(), [&](Game o) { return is_above(o, draft, stops); });
    }
    draft.below.emplace_back(g, answer);
    return answer;
}

bool Store::is_above(Game g, Draft& draft, Stops stops) {
    const Stops r = stops_[g.id()];
    if (r.left < stops.left || r.right < stops.right) return false;
    if (r.right > stops.left) return true;
    if (const bool* answer = known(draft.above, g)) return *answer;
    bool answer = std::none_of(draft.left.begin(), draft.left.end(), [&](Game o) { return leq(g, o); });
    if (answer && !is_number(g)) {
        const Level level(*this);
        const auto options = right(g);
        answer =
            std::none_of(options.begin(), options.end(), [&](Game o) { return is_below(o, draft, stops); });
    }
    draft.above.emplace_back(g, answer);
    return answer;
}

}  // namespace tedomari::cgt
