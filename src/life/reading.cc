// SPDX-License-Identifier: MIT
#include "life/reading.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "life/prover.h"
#include "life/race.h"
#include "life/search.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;

namespace {

constexpr int most_threats = 3;      // counted; four are four or more
constexpr int share_of_proofs = 16;  // one part in so many

Outcome plain(Fate fate) {
    if (fate == Fate::unknown) return Outcome::unknown();
    return fate == Fate::alive ? Outcome::won() : Outcome::lost();
}

// One arena under one ko rule after the other.
class KoReader {
public:
    KoReader(const Arena& arena, Color first, Table& table, Budget& budget)
        : arena_(arena), first_(first), table_(table), budget_(budget) {}

    // With both obeying bans, then with the loser ignoring them.  Where the answer is judged anyway, a ko
    // that three threats do not win is none, and what the budget does not reach is taken for none as well.
    Reading read() {
        table_.clear();
        const Solution obeyed = solve({});
        Reading reading;
        reading.outcome = plain(obeyed.fate);
        reading.best = obeyed.best;
        if (obeyed.fate == Fate::unknown || !obeyed.met_ban) return reading;
        const std::uint8_t many = arena_.bold ? std::uint8_t{most_threats} : KoThreats::always;
        const Solution ignored = solve(loser_has(obeyed.fate, many));
        if (ignored.fate == Fate::unknown) {
            if (!arena_.bold) reading.outcome = Outcome::unknown();
        } else if (ignored.fate == obeyed.fate) {
            reading.best = ignored.best;
            reading.threats = loser_has(obeyed.fate, many);
        } else {
            count_threats(obeyed, ignored, many, reading);
        }
        return reading;
    }

private:
    static KoThreats loser_has(Fate fate, std::uint8_t threats) {
        return fate == Fate::dead ? KoThreats{0, threats} : KoThreats{threats, 0};
    }
    Solution solve(KoThreats threats) { return Search(arena_, threats, table_, budget_).solve(first_); }

    // How many threats the loser needs.  Who moves first plays so that it is the fewest, or the most.
    void count_threats(const Solution& obeyed, const Solution& ignored, std::uint8_t many, Reading& reading) {
        const bool killed = obeyed.fate == Fate::dead;
        const bool loser_first = (first_ == arena_.owner) == killed;
        if (loser_first) {
            reading.best = ignored.best;
            reading.threats = loser_has(obeyed.fate, many);
        }
        int threats = 1;
        for (; threats <= most_threats && threats != many; ++threats) {
            const KoThreats some = loser_has(obeyed.fate, static_cast<std::uint8_t>(threats));
            const Solution solution = solve(some);
            reading.at_least = solution.fate == Fate::unknown;
            if (reading.at_least) break;
            const bool enough = solution.fate != obeyed.fate;
            if (enough == loser_first) {
                reading.best = solution.best;
                reading.threats = some;
            }
            if (enough) break;
        }
        reading.outcome = killed ? Outcome::ko_down(threats) : Outcome::ko_up(threats);
    }

    const Arena& arena_;
    Color first_;
    Table& table_;
    Budget& budget_;
};

// Small enough to read to the end.
bool is_small(const Board& board) {
    int empty = 0;
    go::for_each_point(board.size(), [&](Point p) { empty += board.is_empty(p); });
    return empty <= 16;
}

}  // namespace

Reading read(const Arena& arena, Color first, Table& table, Budget& budget) {
    Reading reading = KoReader(arena, first, table, budget).read();
    reading.nodes = budget.nodes();
    if (reading.outcome.is_unknown()) return reading;
    const Certainty sure = certainty(arena);
    const bool proved = reading.outcome == Outcome::won()    ? sure.life
                        : reading.outcome == Outcome::lost() ? sure.death
                                                             : sure.life && sure.death;
    reading.evidence = !proved || arena.bold ? Evidence::judged
                       : reading.at_least    ? Evidence::bounded
                                             : Evidence::proved;
    reading.area = arena.area;
    reading.arena = std::make_shared<const Arena>(arena);
    return reading;
}

std::optional<bool> is_seki(Reading& reading, Color first, Table& table, Budget& budget) {
    if (!reading.arena || reading.outcome != Outcome::won()) return {};
    table.clear();
    const Solution solution = Search(*reading.arena, reading.threats, table, budget, Aim::eyes).solve(first);
    if (solution.fate == Fate::unknown) return {};
    const bool seki = solution.fate == Fate::dead;
    // Behind walls that were only assumed, what lives may have its eyes beyond.
    if (seki && reading.arena->walled && reading.evidence == Evidence::proved) return {};
    if (seki == (first != reading.arena->owner)) reading.best = solution.best;
    return seki;
}

std::vector<Claim> claims_of(const Reading& reading, Color first) {
    if (!reading.arena || reading.outcome.is_unknown()) return {};
    const auto claim = [&](Fate fate, std::uint8_t loser_has) {
        const KoThreats threats = fate == Fate::dead ? KoThreats{0, loser_has} : KoThreats{loser_has, 0};
        return Claim{*reading.arena, threats, first, fate};
    };
    const bool killed = reading.outcome == Outcome::lost() || reading.outcome.kind == outcome::Kind::ko_down;
    const Fate fate = killed ? Fate::dead : Fate::alive;
    if (reading.arena->staked) return {};
    if (!reading.outcome.is_ko()) {
        const std::uint8_t read_with = std::max(reading.threats.attacker, reading.threats.defender);
        return {claim(fate, reading.arena->bold ? read_with : KoThreats::always)};
    }
    const int needed = reading.outcome.threats;
    const std::uint8_t many = reading.arena->bold ? std::uint8_t{most_threats} : KoThreats::always;
    const std::uint8_t enough =
        needed <= most_threats && !reading.at_least ? static_cast<std::uint8_t>(needed) : many;
    Claim turned = claim(killed ? Fate::alive : Fate::dead, 0);
    turned.threats = claim(fate, enough).threats;
    return {claim(fate, 0), turned};
}

Check check(const Reading& reading, Color first, Table& table, std::uint64_t nodes) {
    const std::vector<Claim> claims = claims_of(reading, first);
    Check worst = claims.empty() ? Check::unfinished : Check::accepted;
    for (const Claim& claim : claims) {
        Budget writing(Limits{.nodes = nodes}), verifying(Limits{.nodes = nodes});
        const Written written = write_proof(claim, table, writing);
        const Check found =
            written.check == Check::accepted ? verify(claim, written.proof, verifying).check : written.check;
        worst = search::worse(worst, found);
        if (worst == Check::refuted) break;
    }
    return worst;
}

Reading read(const Board& board, const PointSet& targets, Color first, Table& table, Budget& budget,
             const Circumstances& around) {
    if (around.rivals.empty() && around.safe.empty()) {
        Limits part = budget.half();
        part.time /= share_of_proofs / 2;
        part.nodes /= share_of_proofs / 2;
        Reading proved = budget.lend(
            part, [&](Budget& b) { return prove_life(board, targets, first, table, b, around.threads); });
        if (!proved.outcome.is_unknown()) return proved;
    }
    std::vector<Arena> arenas;
    for (const Width width : {Width::tight, Width::narrow, Width::normal, Width::wide}) {
        Arena arena = frame(board, targets, width, around.rivals, around.safe);
        const Certainty sure = certainty(arena);
        arena.bold = (!sure.life && !sure.death) || around.at_stake || !around.safe.empty();
        arena.hints = around.hints;
        arena.rivals = board.stones(around.rivals);
        arena.staked = around.at_stake;
        if (!leave_eyes_alone(arena, around.safe)) continue;
        if (arena.bold) shorten(arena);
        if (arenas.empty() || arena.area != arenas.back().area) arenas.push_back(std::move(arena));
    }
    if (is_small(board) && around.safe.empty()) arenas.push_back(whole_board(board, targets));
    Reading last;
    for (const Arena& arena : arenas) {
        const Reading reading = read(arena, first, table, budget);
        if (!reading.outcome.is_unknown()) last = reading;
        last.unread = reading.outcome.is_unknown() || &arena != &arenas.back();
        if (last.evidence == Evidence::proved || budget.spent()) break;
    }
    last.unread &= last.evidence != Evidence::proved;
    last.nodes = budget.nodes();
    return last;
}

Status status(Color owner, Budget& budget, const std::function<Reading(Color first, Budget&)>& read) {
    Status found;
    found.killer_first = budget.lend([&](Budget& half) { return read(opponent(owner), half); });
    found.owner_first = found.killer_first;
    found.owner_first.best = Point();
    const Outcome killed = found.killer_first.outcome;
    if (!killed.is_unknown() && killed != Outcome::won()) found.owner_first = read(owner, budget);
    return found;
}

Status prove(const Board& board, const PointSet& targets, Table& table, Budget& budget) {
    std::optional<Arena> shut;
    for (const Width width : {Width::narrow, Width::normal}) {
        Arena arena = frame(board, targets, width);
        if (!certainty(arena).life) continue;
        shut = std::move(arena);
        break;
    }
    return status(color_of(board.at(targets.first())), budget, [&](Color first, Budget& part) {
        if (shut) {
            const Reading found = part.lend([&](Budget& half) { return read(*shut, first, table, half); });
            if (found.evidence == Evidence::proved) return found;
        }
        return prove_life(board, targets, first, table, part);
    });
}

}  // namespace tedomari::life
