// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tactics/goal.test.h"
#include "tactics/multi_goal.h"

namespace tedomari::tactics {

// The slow twin of MultiGoal: all positions that legal play can reach, with what has been taken for good, then
// the least set from which the attacker forces the wish.  It evaluates the wish on its own.
class WishTwin {
public:
    // The wish of an attacker.  Moves are played on `where` only.
    WishTwin(go::Board start, Wish wish, std::size_t most, std::optional<go::PointSet> where = {})
        : wish_(std::move(wish)), most_(most), start_(std::move(start)), board_(start_), where_(where) {
        for (const Question& q : goals_of(wish_)) {
            goals_.push_back(q.goal);
            reached_.push_back(claim_of(start_, q.goal, {}).reached);
        }
        attacker_ = goals_[0].attacker;
    }

    std::optional<outcome::Outcome> outcome(Side first) {
        const auto obeyed = wins(first, {0, 0});
        if (!obeyed) return {};
        const auto with = wins(first, *obeyed ? KoRule{0, KoRule::always} : KoRule{KoRule::always, 0});
        if (!with) return {};
        if (*with == *obeyed) return *obeyed ? outcome::Outcome::won() : outcome::Outcome::lost();
        return *obeyed ? outcome::Outcome::ko_up() : outcome::Outcome::ko_down();
    }

    std::optional<bool> wins(Side first, KoRule rule) {
        board_ = start_;
        board_.forget_plays();
        states_.assign(1, {first, false, 0});
        places_.clear();
        edges_.clear();
        open_.assign(1, {0, 0, rule, first, 0});
        while (!open_.empty()) {
            if (states_.size() > most_) return {};
            advance();
        }
        settle();
        return states_[0].won;
    }

private:
    struct State {
        Side mover;
        bool won;
        std::uint32_t open_moves;
    };
    struct Step {
        std::uint32_t state;
        int next_move;
        KoRule rule;
        Side mover;
        std::uint32_t done;
    };

    bool stands(const Wish& wish, std::size_t& goal, std::uint32_t done, int bans) {
        if (wish.form == Wish::Form::goal) {
            const std::size_t i = goal++;
            return (done >> i & 1) != 0 || reached_[i](board_, bans);
        }
        bool any = false, all = true;
        for (const Wish& part : wish.parts) {
            const bool one = stands(part, goal, done, bans);
            any |= one;
            all &= one;
        }
        return wish.form == Wish::Form::either ? any : all;
    }

    // The chains taken for good once this side has moved.
    std::uint32_t taken(Side mover, std::uint32_t done, int bans) {
        for (std::size_t i = 0; i < goals_.size(); ++i) {
            if (goals_[i].kind != GoalKind::capture) continue;
            if (board_.at(goals_[i].a) == cell(opponent(attacker_))) continue;
            if (mover == Side::defender || reached_[i](board_, bans)) done |= 1u << i;
        }
        return done;
    }

    void advance() {
        Step& step = open_.back();
        const auto size = board_.size();
        if (step.next_move > size.width * size.height) {
            open_.pop_back();
            if (!open_.empty()) board_.undo();
            return;
        }
        const int number = step.next_move++;
        const go::Point p =
            number == 0 ? go::Point() : go::Point::at((number - 1) % size.width, (number - 1) / size.width);
        if (where_ && number > 0 && !where_->contains(p)) return;
        const go::Move move{step.mover == Side::attacker ? attacker_ : opponent(attacker_), p};
        KoRule rule = step.rule;
        std::uint8_t& bans = step.mover == Side::attacker ? rule.attacker : rule.defender;
        const auto legality = board_.legality(move, go::Suicide::forbidden);
        if (legality == go::Legality::ko && bans > 0) {
            if (bans != KoRule::always) --bans;
        } else if (legality != go::Legality::legal) {
            return;
        }
        board_.play(move);
        enter(step.state, rule, search::other(step.mover), taken(step.mover, step.done, rule.defender));
    }

    void enter(std::uint32_t from, KoRule rule, Side mover, std::uint32_t done) {
        const auto ko = static_cast<std::uint64_t>(board_.ko().index());
        const std::uint64_t key =
            combine(board_.hash(),
                    combine(done, ko << 24 | std::uint64_t{rule.attacker} << 16 |
                                      std::uint64_t{rule.defender} << 8 | static_cast<std::uint64_t>(mover)));
        const auto [found, is_new] = places_.try_emplace(key, static_cast<std::uint32_t>(states_.size()));
        if (is_new) {
            std::size_t goal = 0;
            states_.push_back(
                {mover, mover == Side::defender && stands(wish_, goal, done, rule.defender), 0});
        }
        edges_.push_back({from, found->second});
        ++states_[from].open_moves;
        if (is_new && !states_[found->second].won) {
            open_.push_back({found->second, 0, rule, mover, done});
        } else {
            board_.undo();
        }
    }

    void settle() {
        std::vector<std::vector<std::uint32_t>> into(states_.size());
        for (const auto& [from, to] : edges_) into[to].push_back(from);
        std::vector<std::uint32_t> won;
        for (std::uint32_t i = 0; i < states_.size(); ++i) {
            if (states_[i].won) won.push_back(i);
        }
        while (!won.empty()) {
            const std::uint32_t to = won.back();
            won.pop_back();
            for (const std::uint32_t i : into[to]) {
                State& from = states_[i];
                if (from.won || (--from.open_moves > 0 && from.mover == Side::defender)) continue;
                from.won = true;
                won.push_back(i);
            }
        }
    }

    Wish wish_;
    std::size_t most_;
    go::Board start_, board_;
    std::optional<go::PointSet> where_;
    go::Color attacker_;
    std::vector<Goal> goals_;
    std::vector<std::function<bool(const go::Board&, int)>> reached_;
    std::vector<State> states_;
    std::vector<Step> open_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> edges_;
    std::unordered_map<std::uint64_t, std::uint32_t> places_;
};

// Two rooms of two columns each and living walls of both colors between them.
struct Rooms {
    go::Board board;
    go::PointSet inside[2];
};
inline Rooms two_rooms(Rng& rng) {
    Rooms rooms{go::parse_diagram(R"(
        . . X . X O . O . .
        . . X X X O O O . .
        . . X . X O . O . .)")
                    ->board,
                {}};
    for (int row = 0; row < 3; ++row) {
        for (const int column : {0, 1}) rooms.inside[0].insert(go::Point::at(column, row));
        for (const int column : {8, 9}) rooms.inside[1].insert(go::Point::at(column, row));
    }
    go::Color color = go::Color::black;
    for (std::uint32_t moves = 8 + rng.below(40); moves > 0; --moves, color = opponent(color)) {
        const int column = static_cast<int>(rng.below(4));
        const go::Point p = go::Point::at(column < 2 ? column : column + 6, static_cast<int>(rng.below(3)));
        if (rooms.board.is_legal({color, p}, go::Suicide::forbidden)) rooms.board.play({color, p});
    }
    rooms.board.forget_plays();
    return rooms;
}

inline std::optional<Question> any_question(const go::Board& board, go::Color attacker, Rng& rng,
                                            std::optional<go::PointSet> where = {}) {
    std::vector<go::Point> own, enemies, rest;
    go::for_each_point(board.size(), [&](go::Point p) {
        if (where && !where->contains(p)) return;
        (board.at(p) == cell(attacker) ? own : board.at(p) == go::Cell::empty ? rest : enemies).push_back(p);
    });
    const auto any = [&](const std::vector<go::Point>& from) {
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    };
    switch (rng.below(4)) {
        case 0:
        case 1:
            if (enemies.empty()) return {};
            return Question{capture(board, any(enemies)), Side::attacker};
        case 2: {
            if (own.size() < 2) return {};
            const go::Point a = any(own), b = any(own);
            if (board.chain(a) == board.chain(b)) return {};
            return Question{connect(board, a, b), Side::attacker};
        }
        default:
            if (rest.empty()) return {};
            return Question{Goal{GoalKind::eye, any(rest), {}, attacker}, Side::attacker};
    }
}

// Two goals of one attacker by chance, joined one way or the other; nothing when the board has none.
inline std::optional<Wish> any_double_goal(const go::Board& board, Rng& rng, const Rooms* rooms = nullptr) {
    const auto attacker = rng.below(2) == 0 ? go::Color::black : go::Color::white;
    Wish wish;
    wish.form = rng.below(2) == 0 ? Wish::Form::either : Wish::Form::both;
    for (int i = 0; i < 2; ++i) {
        const auto question = rooms == nullptr ? any_question(board, attacker, rng)
                                               : any_question(board, attacker, rng, rooms->inside[i]);
        if (!question) return {};
        Wish part;
        part.question = *question;
        wish.parts.push_back(part);
    }
    if (wish.parts[0] == wish.parts[1]) return {};
    return wish;
}

}  // namespace tedomari::tactics
