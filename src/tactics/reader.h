// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/draw_proof.h"
#include "search/threat_search.h"
#include "tactics/reading.h"
#include "tactics/widening.h"

namespace tedomari::tactics {

// Reads a goal under all ko rules that matter (docs/notes/reading.md): both sides obey the ban; then, if a
// ban was met, the loser may ignore it, once, twice, …  The goal's board may be anywhere in a line of play and
// is left as it was, but for the bans it has met.
template <class Game>
class KoReader {
public:
    KoReader(Game& game, Side first, Effort effort, ReadingTable& table, Budget& budget)
        : game_(game), first_(first), effort_(effort), table_(table), budget_(budget) {}

    Reading read() {
        const KoRule before = game_.rule();
        const Reading reading = read_kos();
        game_.set_rule(before);
        return reading;
    }

private:
    Reading read_kos() {
        std::vector<search::Threats>& all = levels_ = levels();
        const std::size_t usual = all.size();
        if (effort_.persistent && first_ == Side::attacker && !effort_.exhaustive && is_enclosed(game_))
            add_last_orders(all);
        Contest strict({0, KoRule::always});
        std::size_t looked = 0;
        bool more = true;
        for (std::size_t i = 0; i < all.size() && more; ++i) {
            if (i == usual) {
                if (is_safe(game_)) return safe(strict);
                if (is_won(obeying_) || is_won(ignoring_)) all.resize(usual);  // a ko is answer enough
                if (all.size() == usual) break;
            }
            more = attempt(strict, all[i]);
            if (strict.reading.outcome == Outcome::won()) return finished(strict.reading);
            const bool rises = i + 1 < all.size() && all[i + 1].order() > all[i].order();
            const std::size_t due = rises ? i + 1 : i + 1 - lag;
            while (more && looked < due) more = look_for_ko(strict, all, looked++);
        }
        while (more && looked < all.size()) more = look_for_ko(strict, all, looked++);
        if (is_won(obeying_)) return with_defender_threats(obeying_->reading, strict.reading);
        // With no ban in anybody's way the strict loss is a loss for all.
        Reading obeyed = obeying_ ? obeying_->reading : strict.reading;
        obeyed.rule = {0, 0};
        if (is_won(ignoring_)) return with_attacker_threats(obeyed, ignoring_->reading);
        if (obeying_) obeyed.trace |= strict.reading.trace;
        if (ignoring_) obeyed.trace |= ignoring_->reading.trace;
        if (obeyed.outcome == Outcome::lost() && more && effort_.exhaustive)
            obeyed.evidence = Evidence::proved;
        return finished(obeyed);
    }

    // Kos show themselves at lower levels than the wins they stand in the way of: they are looked for so many
    // levels behind, and all before a higher order, which may never end.
    static constexpr std::size_t lag = 1;

    struct Contest {
        Reading reading;
        std::uint8_t bans = 0;  // met so far
        std::size_t next = 0;   // the level to try
        int hopeless = 0;       // no number of threats up to this order will do
        explicit Contest(KoRule rule) { reading.rule = rule; }
    };
    // Only some goals know what it is to be enclosed.
    static bool is_enclosed(const Game& game) {
        if constexpr (requires { game.is_enclosed(); }) return game.is_enclosed();
        return false;
    }
    static bool is_safe(const Game& game) {
        if constexpr (requires { game.is_safe(); }) return game.is_safe();
        return false;
    }
    // No attack of any order will do.
    Reading safe(const Contest& contest) {
        Reading lost = contest.reading;
        if constexpr (requires { game_.trace_of_safety(); }) lost.trace |= game_.trace_of_safety();
        lost.outcome = Outcome::lost();
        lost.evidence = Evidence::proved;
        lost.rule = {0, 0};
        return finished(lost);
    }
    static bool is_won(const std::optional<Contest>& contest) {
        return contest && contest->reading.outcome == Outcome::won();
    }

    bool met_ban(Side side, const Contest& contest) const { return game_.met_ban(side, contest.bans); }

    // Lost to a defender who may ignore every ban, in this contest.  Were bans in the way of an attack
    // that works if he obeys, or if the attacker ignores them?  False when the budget is spent.
    bool look_for_ko(const Contest& strict, const std::vector<search::Threats>& all, std::size_t level) {
        if (met_ban(Side::defender, strict) && !is_won(obeying_)) {
            if (!obeying_) obeying_.emplace(KoRule{0, 0});
            catch_up(*obeying_, all, level);
        }
        if (is_won(obeying_) || is_won(ignoring_)) return !budget_.spent();
        const bool banned =
            met_ban(Side::attacker, strict) || (obeying_ && met_ban(Side::attacker, *obeying_));
        if (banned) {
            if (!ignoring_) ignoring_.emplace(KoRule{KoRule::always, 0});
            catch_up(*ignoring_, all, level);
            if (is_won(ignoring_)) count_at_once();
        }
        return !budget_.spent();
    }

    // A contest that begins late takes the lower levels first, so that it knows something when the budget
    // ends.
    void catch_up(Contest& contest, const std::vector<search::Threats>& all, std::size_t level) {
        while (contest.next <= level && attempt(contest, all[contest.next++])) {
        }
    }

    // Won if the attacker ignores every ban: do a few do, with the same threats?  Asked now, while the budget
    // lasts.
    void count_at_once() {
        fewest_ = effort_.threats;
        for (int k = 1; k < fewest_; ++k) {
            Contest some(KoRule{static_cast<std::uint8_t>(k), 0});
            attempt(some, ignoring_->reading.threats);
            if (some.reading.outcome != Outcome::won()) continue;
            fewest_ = k;
            ignoring_->reading = some.reading;
        }
    }

    // Won with both sides obeying the ban, but not when the defender may ignore it always.  How often must
    // he?
    Reading with_defender_threats(const Reading& obeyed, const Reading& lost) {
        Reading with = lost;
        int threats = 1;
        for (; threats < effort_.threats; ++threats) {
            const Reading some = read_under({0, static_cast<std::uint8_t>(threats)}, obeyed.threats);
            if (some.outcome != Outcome::won()) break;
            with = some;
        }
        Reading reading = first_ == Side::attacker ? obeyed : with;
        reading.proof = obeyed.proof;
        reading.rule = obeyed.rule;
        reading.outcome = Outcome::ko_up(threats);
        reading.evidence = lost.evidence;  // that it is no plain win
        return finished(reading);
    }

    // Lost with both sides obeying the ban, won if the attacker may ignore it.  How often must he?
    Reading with_attacker_threats(const Reading& obeyed, Reading with) {
        for (int k = 1; k < fewest_; ++k) {
            const Reading some = read_under({static_cast<std::uint8_t>(k), 0}, with.threats);
            if (some.outcome != Outcome::won()) continue;
            fewest_ = k;
            with = some;
        }
        Reading reading = first_ == Side::attacker ? with : obeyed;
        reading.proof = with.proof;
        reading.rule = with.rule;
        reading.outcome = Outcome::ko_down(fewest_);
        reading.evidence = obeyed.evidence;
        return finished(reading);
    }

    // From the level that decided under the milder rule on, and a few more.
    Reading read_under(KoRule rule, search::Threats from) {
        Contest contest(rule);
        contest.reading.order = effort_.least_order;
        int tries = 0;
        for (const search::Threats threats : levels_) {
            if (tries == 0 && threats != from) continue;
            if (++tries > 4 && !threats.is_unbounded()) continue;
            if (!attempt(contest, threats)) break;
        }
        return contest.reading;
    }

    std::vector<search::Threats> levels() const {
        std::vector<search::Threats> found;
        for (const search::Threats threats : Game::widening()) {
            if (threats == effort_.from) found.clear();
            if (threats.order() <= effort_.order) found.push_back(threats);
        }
        if (effort_.exhaustive) found.push_back(search::Threats::unbounded());
        return found;
    }

    // Chains of up to eight liberties.  What they need is many quiet moves, so none are counted.
    void add_last_orders(std::vector<search::Threats>& levels) const {
        for (int order = effort_.order + 1; order <= search::Threats::max_order; ++order)
            levels.push_back(search::Threats::lambda(order));
    }

    // Searches once more, wider; false when there is nothing left to try: won, or out of budget.  A loss
    // found before the budget ran out stands if it was searched to the least order.
    bool attempt(Contest& contest, search::Threats threats) {
        if (threats.order() <= contest.hopeless) return true;
        Reading& reading = contest.reading;
        game_.set_rule(reading.rule);
        game_.set_notes(contest.bans);
        game_.set_reach(threats.order() + 1);
        search::ThreatSearch<Game> search(game_, table_, budget_);
        const auto answer = search.search(first_, threats);
        contest.bans = game_.notes();
        if (answer.verdict == Verdict::unknown) {
            if (reading.order < effort_.least_order) reading.outcome = Outcome::unknown();
            return false;
        }
        reading.order = threats.order();
        reading.threats = threats;
        reading.best = answer.best;
        reading.trace = answer.trace;
        reading.outcome = answer.verdict == Verdict::won ? Outcome::won() : Outcome::lost();
        if (answer.verdict == Verdict::lost && !answer.poor) contest.hopeless = threats.order();
        if (answer.verdict == Verdict::lost) return true;
        reading.evidence = effort_.unlikely == Effort::all ? Evidence::proved : Evidence::judged;
        if (effort_.proof) {
            reading.proof = search::ProofDrawer<Game>(game_, search, threats).draw(first_);
            if (reading.proof.empty()) reading.proof = prove_plainly();
        }
        return false;
    }

    // The tree of a win of which the table has lost a part that it cannot find again: from the start, without
    // short cuts.
    search::Proof<go::Point> prove_plainly() {
        table_.clear();
        for (const search::Threats threats : levels_) {
            game_.set_reach(threats.order() + 1);
            search::ThreatSearch<Game> search(game_, table_, budget_, search::Models::ignored);
            if (search.search(first_, threats).verdict == Verdict::won)
                return search::ProofDrawer<Game>(game_, search, threats).draw(first_);
        }
        return {};
    }

    Reading finished(Reading reading) {
        if (reading.outcome == Outcome::lost() &&
            reading.order < std::min(effort_.least_order, effort_.order))
            reading.outcome = Outcome::unknown();
        reading.nodes = budget_.nodes();
        return reading;
    }

    Game& game_;
    Side first_;
    Effort effort_;
    ReadingTable& table_;
    Budget& budget_;
    std::vector<search::Threats> levels_;
    std::optional<Contest> obeying_, ignoring_;
    int fewest_ = 0;  // bans that the attacker must ignore to win
};

}  // namespace tedomari::tactics
