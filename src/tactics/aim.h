// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <unordered_map>

#include "base/budget.h"
#include "base/hash.h"
#include "search/threat_search.h"
#include "tactics/goal_game.h"

namespace tedomari::tactics {

// A goal as the player Max sees it who pursues it, or, of a negative goal, prevents it: then the opposite
// positive goal is searched and the verdict turned round, and the trace is that of the search that was run
// [Cazenave 2005, 4.2; erratum 4].  The ko rule is that of the ground.
template <search::ThreatGame Game>
class Aim {
public:
    // The budget is for all searches together.
    Aim(Game game, Side max_side, const AimEffort& effort, ReadingTable& table, Budget& budget)
        : game_(game), max_side_(max_side), effort_(effort), table_(table), budget_(budget) {}

    bool is_positive() const { return max_side_ == Side::attacker; }
    const Prospect& with_max_first() { return prospect(max_side_); }
    const Prospect& with_min_first() { return prospect(other(max_side_)); }

private:
    const Prospect& prospect(Side first) {
        const std::uint64_t key = combine(game_.ground().hash(), static_cast<std::uint64_t>(first));
        const auto [found, is_new] = known_.try_emplace(key);
        if (is_new) found->second = read(first);
        return found->second;
    }

    // Ever wider until it is won or nothing more may be tried.
    Prospect read(Side first) {
        Limits limits;
        limits.nodes = effort_.nodes;
        if (budget_.limits().time != std::chrono::nanoseconds::max())
            limits.time = budget_.limits().time - budget_.elapsed();
        Budget each(limits);
        Prospect prospect;
        int hopeless = 0;  // no number of threats up to this order will do
        const auto attempt = [&](search::Threats threats) {
            if (threats.order() <= hopeless) return true;
            game_.set_reach(threats.order() + 1);
            const auto answer = search::ThreatSearch<Game>(game_, table_, each).search(first, threats);
            prospect = {seen(answer.verdict), answer.trace, answer.best};
            if (answer.verdict == Verdict::lost && !answer.poor) hopeless = threats.order();
            return answer.verdict == Verdict::lost;
        };
        bool more = true;
        for (const search::Threats threats : Game::widening())
            more = more && (threats.order() > effort_.order || attempt(threats));
        if (more && effort_.exhaustive) attempt(search::Threats::unbounded());
        budget_.spend(each.nodes());
        return prospect;
    }

    Verdict seen(Verdict verdict) const {
        if (is_positive() || verdict == Verdict::unknown) return verdict;
        return verdict == Verdict::won ? Verdict::lost : Verdict::won;
    }

    Game game_;
    Side max_side_;
    AimEffort effort_;
    ReadingTable& table_;
    Budget& budget_;
    std::unordered_map<std::uint64_t, Prospect> known_;
};

}  // namespace tedomari::tactics
