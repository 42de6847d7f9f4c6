// SPDX-License-Identifier: MIT
#include "outcome/game.h"

#include <algorithm>
#include <cassert>

namespace tedomari::outcome {

namespace {

constexpr bool is_simple_ko(Outcome o) { return o.is_ko() && o.threats == 1; }

}  // namespace

Games::Games(Risk risk, std::size_t most) : risk_(risk), most_(most) {}

Game Games::add(Node node) {
    if (nodes_.size() >= most_) throw TooLarge("the game has too many positions");
    nodes_.push_back(std::move(node));
    return Game(static_cast<std::uint32_t>(nodes_.size() - 1));
}

Game Games::leaf(Outcome outcome) {
    const auto key = std::make_pair(outcome.kind, outcome.threats);
    if (const auto found = leaves_.find(key); found != leaves_.end()) return found->second;
    const Game made = add({outcome, {}, {}, 0});
    leaves_.emplace(key, made);
    return made;
}

Game Games::make(std::vector<Game> friendly, std::vector<Game> opponent) {
    assert(!friendly.empty() && !opponent.empty());
    drop_dominated(friendly, Player::friendly);
    drop_dominated(opponent, Player::opponent);
    if (friendly.size() == 1 && friendly == opponent && is_leaf(friendly[0])) return friendly[0];
    Key key{std::move(friendly), std::move(opponent)};
    if (const auto found = made_.find(key); found != made_.end()) return found->second;
    int tally = 0;
    for (const Game g : key.first) tally = std::max(tally, this->tally(g));
    for (const Game g : key.second) tally = std::max(tally, this->tally(g));
    const Game made = add({{}, key.first, key.second, tally + 1});
    made_.emplace(std::move(key), made);
    return made;
}

// Of two as good as each other the shorter one stays.
void Games::drop_dominated(std::vector<Game>& options, Player mover) {
    std::sort(options.begin(), options.end(), [&](Game a, Game b) {
        return std::make_pair(tally(a), a.index()) < std::make_pair(tally(b), b.index());
    });
    options.erase(std::unique(options.begin(), options.end()), options.end());
    std::vector<Game> kept;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const auto beats = [&](Game a, Game b) {
            return mover == Player::friendly ? at_least(a, b) : at_least(b, a);
        };
        bool dominated = false;
        for (std::size_t j = 0; j < options.size() && !dominated; ++j) {
            if (j == i || !beats(options[j], options[i])) continue;
            dominated = j < i || !beats(options[i], options[j]);
        }
        if (!dominated) kept.push_back(options[i]);
    }
    std::sort(kept.begin(), kept.end());
    options = std::move(kept);
}

// A ban passes, so a ko just taken is compared with care: as the better side of a comparison it is worth the
// position without the ban, as the worse side it is worth what it is while the ban lasts.
std::vector<Game> Games::options_in_comparison(Game g, Player p, bool upper) {
    if (!is_leaf(g)) return moves(g, p);
    const Outcome o = outcome(g);
    if (!is_simple_ko(o)) return {g};
    const bool up = o.kind == Kind::ko_up;
    if (p == Player::friendly) return {up ? leaf(Outcome::won()) : upper ? g : leaf(Outcome::ko_up())};
    return {!up ? leaf(Outcome::lost()) : upper ? leaf(Outcome::ko_down()) : g};
}

bool Games::at_least(Game a, Game b) {
    if (a == b) return true;
    if (is_leaf(a) && outcome(a) == Outcome::won()) return true;
    if (is_leaf(b) && outcome(b) == Outcome::lost()) return true;
    if (is_leaf(a) && is_leaf(b)) return compare(outcome(a), outcome(b), risk_) >= 0;
    const std::uint64_t key = std::uint64_t{a.index()} << 32 | b.index();
    if (const auto found = compared_.find(key); found != compared_.end()) return found->second;
    const bool holds = simulates(a, b);
    compared_.emplace(key, holds);
    return holds;
}

bool Games::simulates(Game a, Game b) {
    const auto theirs = options_in_comparison(b, Player::opponent, false);
    for (const Game x : options_in_comparison(a, Player::opponent, true)) {
        if (std::none_of(theirs.begin(), theirs.end(), [&](Game y) { return at_least(x, y); })) return false;
    }
    const auto ours = options_in_comparison(a, Player::friendly, true);
    for (const Game y : options_in_comparison(b, Player::friendly, false)) {
        if (std::none_of(ours.begin(), ours.end(), [&](Game x) { return at_least(x, y); })) return false;
    }
    return true;
}

Outcome Games::better(Outcome a, Outcome b, Player for_whom) const {
    const auto order = compare(a, b, risk_ == Risk::undecided ? Risk::between : risk_);
    return (for_whom == Player::friendly ? order < 0 : order > 0) ? b : a;
}

Outcome Games::result(Game g, Player first) {
    if (is_leaf(g)) return outcome(g);
    const std::uint64_t key = std::uint64_t{g.index()} << 1 | static_cast<std::uint64_t>(first);
    if (const auto found = results_.find(key); found != results_.end()) return found->second;
    const auto options = moves(g, first);
    Outcome best = result(options[0], other(first));
    for (const Game option : options) best = better(best, result(option, other(first)), first);
    results_.emplace(key, best);
    return best;
}

// The game whose every option is changed; `change` gets the option and who moves to it.
template <class F>
Game Games::mapped(Game g, F&& change) {
    std::vector<Game> friendly, opponent;
    for (const Game x : std::vector<Game>(moves(g, Player::friendly)))
        friendly.push_back(change(x, Player::friendly));
    for (const Game x : std::vector<Game>(moves(g, Player::opponent)))
        opponent.push_back(change(x, Player::opponent));
    return make(std::move(friendly), std::move(opponent));
}

Game Games::truncated(Game g, int tally) {
    if (this->tally(g) <= tally) return g;
    return mapped(g, [&](Game option, Player mover) {
        return tally <= 1 ? leaf(result(option, other(mover))) : truncated(option, tally - 1);
    });
}

Game Games::swapped(Game g) {
    if (is_leaf(g)) return leaf(reversed(outcome(g)));
    std::vector<Game> friendly, opponent;
    for (const Game x : std::vector<Game>(moves(g, Player::opponent))) friendly.push_back(swapped(x));
    for (const Game x : std::vector<Game>(moves(g, Player::friendly))) opponent.push_back(swapped(x));
    return make(std::move(friendly), std::move(opponent));
}

Game Games::expanded_option(Game option, Player mover) {
    if (!is_leaf(option)) return expanded(option);
    const Outcome o = outcome(option);
    const Kind awkward = mover == Player::friendly ? Kind::ko_down : Kind::ko_up;
    if (!o.is_unknown() && o.kind != awkward) return option;
    return mover == Player::friendly ? make({leaf(Outcome::won())}, {option})
                                     : make({option}, {leaf(Outcome::lost())});
}

Game Games::expanded(Game g) {
    if (is_leaf(g)) return g;
    return mapped(g, [&](Game option, Player mover) { return expanded_option(option, mover); });
}

Game Games::rested(Game g) {
    if (!is_leaf(g) || !is_simple_ko(outcome(g))) return g;
    if (outcome(g).kind == Kind::ko_up) return make({leaf(Outcome::won())}, {leaf(Outcome::ko_down())});
    return make({leaf(Outcome::ko_up())}, {leaf(Outcome::lost())});
}

}  // namespace tedomari::outcome
