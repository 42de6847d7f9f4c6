// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/proof.h"
#include "search/threat_search.h"

namespace tedomari::search {

// Draws the tree of a search that has just been won.  Parts that the table has lost are searched again.
template <ThreatGame G>
class ProofDrawer {
public:
    using Move = typename G::Move;

    ProofDrawer(G& game, ThreatSearch<G>& search, Threats threats)
        : game_(game), search_(search), threats_(threats) {}

    // Empty when the budget does not last or the table is too small to hold the proof.
    Proof<Move> draw(Side first) {
        tree_ = {};
        tree_.attacker_first = first == Side::attacker;
        if (first == Side::attacker) return grow() ? tree_ : Proof<Move>{};
        tree_.nodes.emplace_back();
        return grow_replies(0) ? tree_ : Proof<Move>{};
    }

private:
    static constexpr std::size_t unfinished = std::numeric_limits<std::size_t>::max();

    // The node of the current position, attacker to move.
    std::optional<std::size_t> grow() {
        const std::uint64_t key = game_.hash();
        if (const auto found = places_.find(key); found != places_.end()) {
            if (found->second == unfinished) return {};
            return found->second;
        }
        const auto answer = search_.search(Side::attacker, threats_);
        if (answer.verdict != Verdict::won) return {};
        places_[key] = unfinished;
        const std::size_t place = tree_.nodes.size();
        tree_.nodes.push_back({answer.best, false, {}});
        const auto win = game_.winning_move();
        if (win && *win == answer.best) {
            tree_.nodes[place].wins = true;
        } else {
            game_.play(Side::attacker, answer.best);
            const bool complete = grow_replies(place);
            game_.undo();
            if (!complete) return {};
        }
        places_[key] = place;
        return place;
    }

    bool grow_replies(std::size_t place) {
        const auto answer = search_.search(Side::defender, threats_);
        if (answer.verdict != Verdict::won) return false;
        std::vector<Move> replies{Move{}};
        typename G::Trace trace = answer.trace;
        game_.replies(trace, replies);
        for (const Move reply : replies) {
            game_.play(Side::defender, reply);
            const auto next = grow();
            game_.undo();
            if (!next) return false;
            tree_.nodes[place].replies.push_back({reply, *next});
        }
        return true;
    }

    G& game_;
    ThreatSearch<G>& search_;
    Threats threats_;
    Proof<Move> tree_;
    std::unordered_map<std::uint64_t, std::size_t> places_;  // of positions with the attacker to move
};

}  // namespace tedomari::search
