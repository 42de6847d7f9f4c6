// SPDX-License-Identifier: MIT
#include "tactics/verify.h"

#include <unordered_set>

#include "base/hash.h"

namespace tedomari::tactics {

using go::Board;
using go::Move;
using go::Point;

namespace {

class Verifier {
public:
    Verifier(const Claim& claim, const ProofTree& proof, const go::PointSet& where, Budget& budget)
        : claim_(claim), proof_(proof), where_(where), budget_(budget), board_(claim.board) {}

    Verification run() {
        Verification result;
        if (!proof_.empty()) {
            const bool holds = proof_.attacker_first ? answered(0, claim_.rule) : replied(0, claim_.rule);
            result.check = stopped_ ? Check::unfinished : holds ? Check::accepted : Check::refuted;
        }
        result.line.assign(line_.rbegin(), line_.rend());
        result.nodes = budget_.nodes();
        return result;
    }

private:
    // Plays if the rules and the bans left allow it.
    bool play(Move move, std::uint8_t& bans) {
        const auto legality = board_.legality(move, go::Suicide::forbidden);
        if (legality != go::Legality::legal) {
            if (legality != go::Legality::ko || bans == 0) return false;
            if (bans != KoRule::always) --bans;
        }
        board_.play(move);
        return true;
    }

    // The attacker plays the node's answer; does the proof hold from there?
    bool answered(std::size_t node, KoRule rule) {
        if (!budget_.spend()) stopped_ = true;
        if (stopped_) return false;
        const Move answer{claim_.attacker, proof_.nodes[node].answer};
        if (!play(answer, rule.attacker)) return refuted(answer);
        bool holds = claim_.reached(board_, rule.defender);
        if (!holds && !proof_.nodes[node].wins) holds = replied(node, rule);
        board_.undo();
        return holds || refuted(answer);
    }

    // The defender moves in a position that the node knows how to answer.
    bool replied(std::size_t node, KoRule rule) {
        if (proof_.nodes[node].replies.empty()) return false;
        const std::uint64_t key = position_key(node, rule);
        if (accepted_.count(key) != 0) return true;
        bool holds = reply(node, Point(), rule);
        where_.for_each([&](Point p) { holds = holds && reply(node, p, rule); });
        for (const auto& listed : proof_.nodes[node].replies) holds = holds && reply(node, listed.move, rule);
        if (holds) accepted_.insert(key);
        return holds;
    }

    // True as well when the reply cannot be played.
    bool reply(std::size_t node, Point p, KoRule rule) {
        const auto& replies = proof_.nodes[node].replies;
        std::size_t next = replies.front().next;
        for (const auto& listed : replies) {
            if (listed.move == p) next = listed.next;
        }
        const Move move{opponent(claim_.attacker), p};
        if (!play(move, rule.defender)) return true;
        const bool holds = answered(next, rule);
        board_.undo();
        return holds || refuted(move);
    }

    bool refuted(Move move) {
        if (!stopped_) line_.push_back(move);
        return false;
    }

    std::uint64_t position_key(std::size_t node, KoRule rule) const {
        const std::uint64_t state = static_cast<std::uint64_t>(board_.ko().index()) << 16 |
                                    std::uint64_t{rule.attacker} << 8 | rule.defender;
        return combine(combine(board_.hash(), node), state);
    }

    const Claim& claim_;
    const ProofTree& proof_;
    const go::PointSet& where_;
    Budget& budget_;
    Board board_;
    bool stopped_ = false;
    std::vector<Move> line_;
    std::unordered_set<std::uint64_t> accepted_;
};

}  // namespace

Verification verify(const Claim& claim, const ProofTree& proof, const go::PointSet& where, Budget& budget) {
    return Verifier(claim, proof, where, budget).run();
}

}  // namespace tedomari::tactics
