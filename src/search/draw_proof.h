// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "search/proof.h"
#include "search/threat_search.h"

namespace tedomari::search {

// Draws the tree of a search that has just been won.  Parts that the table has lost are searched again; a
// part may have been proved once more in another way, so the replies are those on the traces of what is
// drawn.
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
    using Trace = typename G::Trace;

    // A part of the tree, attacker to move: its first node, and what it leans on.
    struct Part {
        std::size_t place = 0;
        Trace trace{};
        bool finished = false;
    };

    // The part of the current position.
    std::optional<Part> grow() {
        const std::uint64_t key = combine(game_.hash(), terms_of(game_));
        if (const auto found = parts_.find(key); found != parts_.end()) {
            if (!found->second.finished) return {};
            return found->second;
        }
        const auto answer = search_.search(Side::attacker, threats_);
        if (answer.verdict != Verdict::won) return {};
        Part part{tree_.nodes.size(), {}, false};
        parts_[key] = part;
        tree_.nodes.push_back({answer.best, false, {}});
        const auto win = game_.winning_move();
        if (win && *win == answer.best) {
            tree_.nodes[part.place].wins = true;
            part.trace = game_.trace_of_win(answer.best);
        } else {
            game_.play(Side::attacker, answer.best);
            const std::optional<Trace> trace = grow_replies(part.place);
            game_.undo();
            if (!trace) return {};
            part.trace = *trace;
            part.trace |= game_.trace_of_move(answer.best);
        }
        part.finished = true;
        return parts_[key] = part;
    }

    // What the replies drawn lean on; nothing when one of them has no answer.
    std::optional<Trace> grow_replies(std::size_t place) {
        const auto answer = search_.search(Side::defender, threats_);
        if (answer.verdict != Verdict::won) return {};
        Trace trace = answer.trace;
        std::vector<Move> replies{Move{}};
        for (std::size_t drawn = 0; drawn < replies.size(); ++drawn) {
            game_.play(Side::defender, replies[drawn]);
            const auto part = grow();
            game_.undo();
            if (!part) return {};
            tree_.nodes[place].replies.push_back({replies[drawn], part->place});
            trace |= part->trace;
            if (drawn + 1 == replies.size()) add_replies(trace, replies);
        }
        return trace;
    }

    // Those on the trace that are not among them yet.
    void add_replies(Trace& trace, std::vector<Move>& replies) {
        std::vector<Move> found;
        game_.replies(trace, found);
        for (const Move move : found) {
            if (std::find(replies.begin(), replies.end(), move) == replies.end()) replies.push_back(move);
        }
    }

    G& game_;
    ThreatSearch<G>& search_;
    Threats threats_;
    Proof<Move> tree_;
    std::unordered_map<std::uint64_t, Part> parts_;  // of positions
};

}  // namespace tedomari::search
