// SPDX-License-Identifier: MIT
#include "life/semeai.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Kind;

namespace {

class EyesFirst {
public:
    EyesFirst(const Board& board, Point mine, Point other, Table& table, Budget& budget)
        : board_(board),
          mine_(mine),
          other_(other),
          mover_(color_of(board.at(mine))),
          table_(table),
          budget_(budget) {}

    Semeai answer() {
        const Reading passed = ask(board_, mine_, opponent(mover_));
        if (lives(passed)) return mine_lives({});
        const Reading moved = ask(board_, mine_, mover_);
        if (lives(moved) && !moved.best.is_nowhere()) return mine_lives(moved.best);
        if (lives(ask(board_, other_, mover_))) return other_lives();
        return {};
    }

private:
    static bool lives(const Reading& reading) { return reading.outcome == Outcome::won(); }
    static bool dies(const Reading& reading) { return reading.outcome == Outcome::lost(); }

    Reading ask(const Board& board, Point target, Color first, const PointSet& safe = {}) {
        Reading reading = budget_.lend(
            [&](Budget& half) { return read(board, {target}, first, table_, half, {.safe = safe}); });
        return reading;
    }

    // By this move, or without one: then the move is left for the kill.
    Semeai mine_lives(Point move) {
        const Reading killed = ask(board_, other_, mover_, {mine_});
        if (lives(killed)) return {Outcome::won(), Outcome::lost(), move, {{killed, mover_}}};
        if (!move.is_nowhere()) return lives_and_kills(move);
        if (!dies(killed)) return {};
        return {Outcome::won(), Outcome::won(), killed.best, {{killed, mover_}}};
    }

    Semeai lives_and_kills(Point move) {
        Board after = board_;
        after.forget_plays();
        after.play({mover_, move});
        after.forget_plays();
        const Semeai both{Outcome::won(), Outcome::won(), move};
        if (after.at(other_) != board_.at(other_)) return both;
        const Reading left = ask(after, other_, opponent(mover_), {mine_});
        if (!dies(left)) return {};
        return {both.saved, both.taken, move, {{left, opponent(mover_)}}};
    }

    Semeai other_lives() {
        const Reading saved = ask(board_, mine_, mover_, {other_});
        if (!dies(saved) && !lives(saved)) return {};
        return {saved.outcome, Outcome::lost(), dies(saved) ? Point() : saved.best, {{saved, mover_}}};
    }

    const Board& board_;
    Point mine_, other_;
    Color mover_;
    Table& table_;
    Budget& budget_;
};

// A ko is the killer's where the owner, moving first, gets no more than a ko for which he must threaten: the
// killer sees to all threats before he starts it, as with bent four in the corner.
Outcome without_waiting(const Board& board, Point target, Point rival, Outcome outcome, Table& table,
                        Budget& budget) {
    if (!is_real_ko(outcome)) return outcome;
    const Color owner = color_of(board.at(target));
    const auto must_threaten = [&](Color first) {
        const Outcome found = read(board, {target}, first, table, budget, {.rivals = {rival}}).outcome;
        return found.kind == Kind::ko_down && is_real_ko(found);
    };
    return must_threaten(owner) && must_threaten(opponent(owner)) ? Outcome::lost() : outcome;
}

}  // namespace

bool is_real_ko(Outcome outcome) {
    constexpr int many = 4;
    return outcome.is_ko() && outcome.threats < many;
}

Outcome settled(Outcome outcome) {
    if (!outcome.is_ko() || is_real_ko(outcome)) return outcome;
    return outcome.kind == Kind::ko_up ? Outcome::won() : Outcome::lost();
}

Semeai read_eyes(const Board& board, Point mine, Point other, Table& table, Budget& budget) {
    return EyesFirst(board, mine, other, table, budget).answer();
}

Semeai read_race(const Board& board, Point mine, Point other, Table& table, Budget& budget) {
    const Color mover = color_of(board.at(mine));
    const auto attack = [&](Budget& part) {
        return read(board, {other}, mover, table, part, {.rivals = {mine}, .at_stake = true});
    };
    const auto defend = [&](Budget& part) {
        return read(board, {mine}, mover, table, part, {.rivals = {other}, .at_stake = true});
    };
    const auto taken_by = [&](const Reading& killed) {
        return settled(reversed(without_waiting(board, other, mine, killed.outcome, table, budget)));
    };
    Reading killed = budget.lend(attack);
    Outcome taken = taken_by(killed);
    if (taken == Outcome::won()) return {Outcome::won(), taken, killed.best, {{killed, mover}}};
    const Reading kept = taken.is_unknown() ? budget.lend(defend) : defend(budget);
    if (kept.outcome.is_unknown()) return {};
    if (taken.is_unknown()) {  // with all that is left
        killed = attack(budget);
        taken = taken_by(killed);
        if (taken == Outcome::won()) return {Outcome::won(), taken, killed.best, {{killed, mover}}};
    }
    const Outcome saved = settled(without_waiting(board, mine, other, kept.outcome, table, budget));
    if (saved == Outcome::lost()) return {saved, saved, {}, {{kept, mover}}};
    if (taken.is_unknown()) return {};
    return {
        saved, taken, taken == Outcome::lost() ? kept.best : killed.best, {{kept, mover}, {killed, mover}}};
}

Semeai read_semeai(const Board& board, Point mine, Point other, Table& table, Budget& budget) {
    const Semeai soon = budget.lend([&](Budget& half) {
        const Semeai race =
            half.lend([&](Budget& quarter) { return read_race(board, mine, other, table, quarter); });
        return race.is_known() ? race : read_eyes(board, mine, other, table, half);
    });
    return soon.is_known() ? soon : read_race(board, mine, other, table, budget);
}

}  // namespace tedomari::life
