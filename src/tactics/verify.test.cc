// SPDX-License-Identifier: MIT
#include "tactics/verify.h"

#include "go/random_boards.test.h"
#include "tactics/goal.test.h"

// A verifier that accepts everything would pass every test that shows it sound proofs.  Here proofs are
// spoilt, and it must name the play that they have no answer to.
namespace tedomari::tactics {

using go::at;
using go::Board;
using go::Color;
using go::diagram;
using go::Move;
using go::Point;

namespace {

using Node = ProofTree::Node;

Verification verified(const Claim& claim, const ProofTree& proof, std::uint64_t nodes = 1'000'000) {
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    return verify(claim, proof, whole(claim.board), budget);
}

std::string line_of(const Verification& verification) {
    std::string text;
    for (const Move move : verification.line)
        text += (text.empty() ? "" : " ") + std::string(move.color == Color::black ? "B " : "W ") +
                (move.is_pass() ? "pass" : go::to_string(move.point));
    return text;
}

// "accepted", or how it is refuted.
std::string verdict(const Claim& claim, const ProofTree& proof) {
    const Verification result = verified(claim, proof);
    if (result.check == Check::accepted) return "accepted";
    return result.check == Check::unfinished ? "unfinished" : line_of(result);
}

// White has two liberties, B3 and D3, and moves first: what he fills, Black takes from the other side.
const char* const between_walls = R"(
    . . . . .
    X X X X X
    X . O . X
    X X X X X
    . . O . .)";

ProofTree proof_between_walls() {
    ProofTree proof;
    proof.attacker_first = false;
    proof.nodes = {Node{Point(), false, {{Point(), 1}, {at("B3"), 2}, {at("D3"), 3}}},
                   Node{at("B3"), false, {{Point(), 4}}},  // atari; the other liberty is suicide
                   Node{at("D3"), true, {}}, Node{at("B3"), true, {}}, Node{at("D3"), true, {}}};
    return proof;
}

Claim claim_between_walls(const char* chain) {
    const Board board = diagram(between_walls);
    return claim_of(board, capture(board, at(chain)), {});
}

// Black takes at D3, and a ban keeps White from taking back.
const char* const ko = R"(
    . . . . .
    . . X O .
    . X O . O
    . . X O .
    . . . . .)";

// Walks a refuting line along the proof: every move but the last may be played, all of the attacker's are the
// proof's, and the last is one of his that cannot be played or does not reach the goal.
class Referee {
public:
    Referee(const Claim& claim, const ProofTree& proof) : claim_(claim), proof_(proof), board_(claim.board) {}

    bool confirms(const std::vector<Move>& line) {
        bool attacker = proof_.attacker_first;
        for (std::size_t i = 0; i < line.size(); ++i, attacker = !attacker) {
            if (line[i].color != (attacker ? claim_.attacker : opponent(claim_.attacker))) return false;
            if (attacker && line[i].point != proof_.nodes[node_].answer) return false;
            if (!attacker) node_ = next(line[i].point);
            const bool last = i + 1 == line.size();
            if (!board_.is_legal(line[i], go::Suicide::forbidden)) return last && attacker;
            board_.play(line[i]);
            const bool reached = attacker && claim_.reached(board_, 0);
            if (last) return attacker && !reached;
            if (reached) return false;
        }
        return false;  // no line
    }

private:
    std::size_t next(Point reply) const {
        for (const auto& listed : proof_.nodes[node_].replies) {
            if (listed.move == reply) return listed.next;
        }
        return proof_.nodes[node_].replies.front().next;
    }

    const Claim& claim_;
    const ProofTree& proof_;
    Board board_;
    std::size_t node_ = 0;
};

}  // namespace

TEST(verify, accepts_a_proof_by_hand) {
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof_between_walls()), "accepted");
}

TEST(verify, refutes_a_proof_without_a_reply_that_matters) {
    ProofTree proof = proof_between_walls();
    proof.nodes[0].replies.erase(proof.nodes[0].replies.begin() + 1);  // B3 is answered at B3, as the pass
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof), "W B3 B B3");
    proof = proof_between_walls();
    proof.nodes[0].replies.pop_back();  // D3 is answered at B3, as it should be
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof), "accepted");
}

TEST(verify, refutes_a_proof_with_a_wrong_answer) {
    ProofTree proof = proof_between_walls();
    std::swap(proof.nodes[2].answer, proof.nodes[3].answer);
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof), "W B3 B B3");
    proof = proof_between_walls();
    proof.nodes[2].answer = at("A5");  // can be played, and takes nothing
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof), "W B3 B A5");
    proof.nodes[2].wins = false;  // nor does it say how to go on
    EXPECT_EQ(verdict(claim_between_walls("C3"), proof), "W B3 B A5");
}

TEST(verify, refutes_a_proof_of_another_chain) {
    EXPECT_EQ(verdict(claim_between_walls("C1"), proof_between_walls()), "W pass B B3 W pass B D3");
}

TEST(verify, refutes_a_proof_on_another_board) {
    const Board open = diagram(R"(
        . . . . .
        X X X . X
        X . O . X
        X X X X X
        . . O . .)");
    EXPECT_EQ(verdict(claim_of(open, capture(open, at("C3")), {}), proof_between_walls()),
              "W pass B B3 W D3 B D3");
}

TEST(verify, refutes_a_proof_under_another_ko_rule) {
    const Board board = diagram(ko);
    const Goal goal = capture(board, at("C3"));
    ProofTree proof;
    proof.nodes = {Node{at("D3"), true, {}}};
    EXPECT_EQ(verdict(claim_of(board, goal, {0, 0}), proof), "accepted");
    EXPECT_EQ(verdict(claim_of(board, goal, {0, 1}), proof), "B D3");
    // Who may take back once does, though Black would connect.
    proof.nodes = {Node{at("D3"), false, {{Point(), 1}}}, Node{at("C3"), true, {}}};
    EXPECT_EQ(verdict(claim_of(board, goal, {0, 0}), proof), "accepted");
    EXPECT_EQ(verdict(claim_of(board, goal, {0, 1}), proof), "B D3 W C3 B C3");
}

TEST(verify, refutes_a_proof_that_needs_a_banned_move) {
    Board board = diagram(ko);
    board.set_ko_ban({Color::black, at("D3")});
    const Goal goal = capture(board, at("C3"));
    ProofTree proof;
    proof.nodes = {Node{at("D3"), true, {}}};
    EXPECT_EQ(verdict(claim_of(board, goal, {0, 0}), proof), "B D3");
    EXPECT_EQ(verdict(claim_of(board, goal, {1, 0}), proof), "accepted");
}

TEST(verify, leaves_what_is_too_large_and_what_is_empty_unfinished) {
    EXPECT_EQ(verified(claim_between_walls("C3"), proof_between_walls(), 3).check, Check::unfinished);
    EXPECT_EQ(verified(claim_between_walls("C3"), {}).check, Check::unfinished);
}

// Proofs that the reader found, each with one answer changed by chance.  Not every change spoils a proof, but
// what is refuted is refuted by a line that another referee confirms, and most are.
TEST(verify, names_a_true_refutation_of_spoilt_proofs) {
    Rng rng(7);
    int spoilt = 0, refuted = 0;
    for (int i = 0; i < 400; ++i) {
        const Board board = random_board(go::square(5), 14, rng);
        const Point target = go::random_point({5, 5}, rng);
        if (!go::is_stone(board.at(target))) continue;
        const Goal goal = capture(board, target);
        Effort effort;
        effort.proof = true;
        const Reading reading = read_for_test(board, goal, Side::attacker, effort, 20'000);
        if (reading.outcome != Outcome::won() || reading.proof.empty()) continue;
        ProofTree proof = reading.proof;
        Node& node = proof.nodes[rng.below(static_cast<std::uint32_t>(proof.nodes.size()))];
        const Point other = go::random_point({5, 5}, rng);
        if (other == node.answer) continue;
        node.answer = other;
        ++spoilt;
        const Claim claim = claim_of(board, goal, {});
        const Verification result = verified(claim, proof);
        ASSERT_NE(result.check, Check::unfinished) << board;
        if (result.check == Check::accepted) continue;
        ++refuted;
        EXPECT_TRUE(Referee(claim, proof).confirms(result.line))
            << board << go::to_string(target) << ": " << line_of(result);
    }
    EXPECT_GT(spoilt, 50);
    EXPECT_GT(refuted, spoilt / 2);
}

// Where all legal play shows that a chain cannot be taken, no proof is accepted: that of the same board with
// one more stone of the attacker's is refuted.
TEST(verify, accepts_no_proof_of_what_is_false) {
    Rng rng(13);
    int compared = 0;
    for (int i = 0; i < 1500 && compared < 40; ++i) {
        const Board board = random_board(go::Size{3, 3}, 7, rng);
        const Point target = go::random_point({3, 3}, rng);
        const Point help = go::random_point({3, 3}, rng);
        if (!go::is_stone(board.at(target)) || !board.is_empty(help)) continue;
        const Goal goal = capture(board, target);
        Board helped = board;
        helped.place(help, goal.attacker);
        if (!helped.is_possible()) continue;
        const Reading reading = read_for_test(helped, goal, Side::attacker, everything());
        if (reading.outcome != Outcome::won() || reading.proof.empty()) continue;
        const Claim claim = claim_of(board, goal, {0, KoRule::always});
        const auto truth = BruteForce(claim, 100'000).wins(board, Side::attacker);
        if (!truth || *truth) continue;
        ++compared;
        EXPECT_EQ(verified(claim, reading.proof).check, Check::refuted) << board << go::to_string(target);
    }
    EXPECT_GT(compared, 10);
}

}  // namespace tedomari::tactics
