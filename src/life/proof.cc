// SPDX-License-Identifier: MIT
#include "life/proof.h"

#include <unordered_set>

#include "base/hash.h"
#include "go/benson.h"
#include "life/search.h"

namespace tedomari::life {

using go::Board;
using go::Color;
using go::Move;
using go::Point;

namespace {

constexpr int deepest = 2000;  // moves of a line; proofs with longer ones are too large

// The rules of the fight, spelled out once more: what may be played, and what it costs.
class Fight {
public:
    explicit Fight(const Claim& claim) : claim_(claim), board_(claim.arena.board), threats_(claim.threats) {
        board_.forget_plays();
    }

    const Board& board() const { return board_; }
    KoThreats threats() const { return threats_; }

    bool may_play(Color mover, Point p) const {
        if (p.is_nowhere()) return true;
        if (!claim_.arena.area.contains(p)) return false;
        const go::Legality legality = board_.legality({mover, p}, go::Suicide::forbidden);
        return legality == go::Legality::legal ||
               (legality == go::Legality::ko &&
                (mover == claim_.arena.owner ? threats_.defender : threats_.attacker) > 0);
    }

    void play(Color mover, Point p) {
        before_.push_back(threats_);
        std::uint8_t& left = mover == claim_.arena.owner ? threats_.defender : threats_.attacker;
        const bool banned = !p.is_nowhere() && board_.ko_ban() == Move{mover, p};
        if (banned && left != KoThreats::always) --left;
        board_.play({mover, p});
    }

    void undo() {
        board_.undo();
        threats_ = before_.back();
        before_.pop_back();
    }

    bool is_killed() const {
        bool killed = true;
        claim_.arena.targets.for_each([&](Point p) { killed &= board_.at(p) != cell(claim_.arena.owner); });
        return killed;
    }

    bool has_escaped() const {
        bool escaped = false;
        claim_.arena.targets.for_each([&](Point p) {
            if (board_.at(p) == cell(claim_.arena.owner))
                escaped |= !claim_.arena.area.includes(board_.liberty_set(p));
        });
        return escaped;
    }

    bool lives_for_good() const {
        const go::PointSet stones = go::unconditional_life(board_, claim_.arena.owner).stones;
        return stones.intersects(claim_.arena.targets);
    }

    std::vector<Point> moves(Color mover) const {
        std::vector<Point> points{Point()};
        claim_.arena.area.for_each([&](Point p) {
            if (board_.is_empty(p) && may_play(mover, p)) points.push_back(p);
        });
        return points;
    }

    std::uint64_t key(Color mover) const {
        const Move ban = board_.ko_ban();
        const std::uint64_t ko = ban.is_pass() ? 0 : static_cast<std::uint64_t>(ban.point.index()) + 1;
        const auto rest = ko << 20 | std::uint64_t{threats_.attacker} << 12 |
                          std::uint64_t{threats_.defender} << 4 | static_cast<std::uint64_t>(mover) << 1;
        return combine(board_.hash(), rest);
    }

private:
    const Claim& claim_;
    Board board_;
    KoThreats threats_;
    std::vector<KoThreats> before_;
};

// Goes through every position that the loser can reach against the winner's moves, and writes these down.  The search
// answers each position by itself, and what it leaves out of one it may answer by way of another: two answers can lead
// in a circle, which takes no stones.  Then another winning move is tried.
class Writer {
public:
    Writer(const Claim& claim, Table& table, Budget& budget)
        : claim_(claim), fight_(claim), search_(claim.arena, claim.threats, table, budget), budget_(budget) {
        table.clear();
        search_.play_out();
    }

    Written run() {
        const Way way = claim_.first == claim_.winner() ? win(0) : reply(0);
        return {std::move(proof_), way == Way::complete ? Check::accepted
                                   : contradicted_      ? Check::refuted
                                                        : Check::unfinished};
    }

private:
    enum class Way : std::uint8_t { complete, circle, unfinished };
    enum class Seen : std::uint8_t { open, done };

    Color loser() const { return opponent(claim_.winner()); }
    bool is_over() const { return claim_.fate == Fate::dead ? fight_.is_killed() : fight_.has_escaped(); }

    void play(Color mover, Point p) {
        fight_.play(mover, p);
        search_.play(mover, p);
    }
    void undo() {
        fight_.undo();
        search_.undo();
    }

    // What is known of the position; else it is opened.
    std::optional<Way> known(std::uint64_t key) {
        const auto [found, is_new] = seen_.try_emplace(key, Seen::open);
        if (is_new) return {};
        const bool turns = found->second == Seen::open && claim_.fate == Fate::dead;
        return turns ? Way::circle : Way::complete;
    }

    Way closed(std::uint64_t key, Way way) {
        if (way == Way::complete) {
            seen_[key] = Seen::done;
        } else {
            seen_.erase(key);
        }
        return way;
    }

    Way win(int depth) {
        if (is_over()) return Way::complete;
        const std::uint64_t key = fight_.key(claim_.winner());
        if (const auto way = known(key)) return *way;
        if (!budget_.spend() || depth > deepest) return Way::unfinished;
        const Solution solution = search_.solve(claim_.winner());
        if (solution.fate != claim_.fate) {
            contradicted_ = solution.fate != Fate::unknown;
            return Way::unfinished;
        }
        Way way = follow(solution.best, depth);
        if (way == Way::circle) way = try_others(solution.best, depth);
        return closed(key, way);
    }

    Way follow(Point p, int depth) {
        proof_.set(fight_.board(), fight_.threats(), p);
        play(claim_.winner(), p);
        const Way way = reply(depth + 1);
        undo();
        return way;
    }

    Way try_others(Point best, int depth) {
        for (const Point p : fight_.moves(claim_.winner())) {
            if (p == best) continue;
            play(claim_.winner(), p);
            const bool wins = is_over() || search_.solve(loser()).fate == claim_.fate;
            undo();
            if (!wins) continue;
            const Way way = follow(p, depth);
            if (way != Way::circle) return way;
        }
        return Way::circle;
    }

    Way reply(int depth) {
        if (is_over()) return Way::complete;
        const std::uint64_t key = fight_.key(loser());
        if (const auto way = known(key)) return *way;
        if (claim_.fate == Fate::alive && search_.is_settled(loser())) return Way::complete;
        Way way = Way::complete;
        for (const Point p : fight_.moves(loser())) {
            play(loser(), p);
            way = win(depth + 1);
            undo();
            if (way != Way::complete) break;
        }
        return closed(key, way);
    }

    const Claim& claim_;
    Fight fight_;
    Search search_;
    Budget& budget_;
    Proof proof_;
    bool contradicted_ = false;
    std::unordered_map<std::uint64_t, Seen> seen_;
};

class Verifier {
public:
    Verifier(const Claim& claim, const Proof& proof, Budget& budget, const Teller& tell)
        : claim_(claim), proof_(proof), fight_(claim), budget_(budget), tell_(tell) {}

    Verification run() {
        Verification result;
        const bool holds = claim_.first == claim_.winner() ? wins() : replies();
        result.check = spent_ ? Check::unfinished : holds ? Check::accepted : Check::refuted;
        if (result.check == Check::refuted) result.line = refutation_;
        result.nodes = budget_.nodes();
        return result;
    }

private:
    enum class Seen : std::uint8_t { open, done };

    bool is_settled_life() const {
        return claim_.fate == Fate::alive && (fight_.has_escaped() || fight_.lives_for_good());
    }

    bool refuted() {
        if (refutation_.empty()) refutation_ = line_;
        return false;
    }

    // Whether the position is known to be won; else it is opened.  A circle is no capture, and a life.
    std::optional<bool> known(Color mover) {
        const auto [found, is_new] = seen_.try_emplace(fight_.key(mover), Seen::open);
        if (is_new) return {};
        if (found->second == Seen::open && claim_.fate == Fate::dead) return refuted();
        return true;
    }

    bool play(Color mover, Point p) {
        const std::uint64_t key = fight_.key(mover);
        line_.push_back({mover, p});
        fight_.play(mover, p);
        const bool holds = mover == claim_.winner() ? replies() : wins();
        fight_.undo();
        line_.pop_back();
        if (holds && mover == claim_.winner()) seen_[key] = Seen::done;
        return holds;
    }

    bool wins() {
        if (fight_.is_killed()) return claim_.fate == Fate::dead || refuted();
        if (is_settled_life()) return true;
        if (const auto before = known(claim_.winner())) return *before;
        if (!budget_.spend() || line_.size() > deepest) return !(spent_ = true);
        const auto move = proof_.move(fight_.board(), fight_.threats());
        if (!move || !fight_.may_play(claim_.winner(), *move)) return refuted();
        if (tell_) tell_(fight_.board(), fight_.threats(), *move);
        return play(claim_.winner(), *move);
    }

    bool replies() {
        if (fight_.is_killed()) return claim_.fate == Fate::dead || refuted();
        const Color loser = opponent(claim_.winner());
        if (is_settled_life()) return true;
        if (const auto before = known(loser)) return *before;
        const std::uint64_t key = fight_.key(loser);
        for (const Point p : fight_.moves(loser)) {
            if (!play(loser, p)) return false;
        }
        seen_[key] = Seen::done;
        return true;
    }

    const Claim& claim_;
    const Proof& proof_;
    Fight fight_;
    Budget& budget_;
    const Teller& tell_;
    bool spent_ = false;
    std::vector<Move> line_, refutation_;
    std::unordered_map<std::uint64_t, Seen> seen_;
};

class Drawing {
public:
    Drawing(const Claim& claim, const Proof& proof, std::size_t most)
        : claim_(claim), proof_(proof), fight_(claim), left_(most) {}

    std::vector<ProofNode> run() {
        bool cut = false;
        return after(claim_.first, cut);
    }

private:
    bool is_over() const {
        return fight_.is_killed() ||
               (claim_.fate == Fate::alive && (fight_.has_escaped() || fight_.lives_for_good()));
    }

    // What follows in the position; says whether something was left out.
    std::vector<ProofNode> after(Color mover, bool& cut) {
        std::vector<ProofNode> found;
        if (is_over() || !seen_.insert(fight_.key(mover)).second) return found;
        std::vector<Point> moves;
        if (mover == claim_.winner()) {
            if (const auto move = proof_.move(fight_.board(), fight_.threats())) moves.push_back(*move);
        } else {
            moves = fight_.moves(mover);
            if (moves.size() > 1) moves.erase(moves.begin());
        }
        for (const Point p : moves) {
            if (left_ == 0) {
                cut = true;
                break;
            }
            --left_;
            found.push_back({{mover, p}, {}, false});
            fight_.play(mover, p);
            found.back().replies = after(opponent(mover), found.back().is_cut);
            fight_.undo();
        }
        return found;
    }

    const Claim& claim_;
    const Proof& proof_;
    Fight fight_;
    std::size_t left_;
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace

std::uint64_t Proof::key(const Board& board, KoThreats left) {
    const Move ban = board.ko_ban();
    const std::uint64_t ko = ban.is_pass() ? 0 : static_cast<std::uint64_t>(ban.point.index()) + 1;
    return combine(board.hash(), ko << 16 | std::uint64_t{left.attacker} << 8 | left.defender);
}

std::optional<Point> Proof::move(const Board& board, KoThreats left) const {
    const auto found = moves_.find(key(board, left));
    if (found == moves_.end()) return {};
    return found->second;
}

Written write_proof(const Claim& claim, Table& table, Budget& budget) {
    table.clear();
    return Writer(claim, table, budget).run();
}

Verification verify(const Claim& claim, const Proof& proof, Budget& budget) {
    return verify(claim, proof, budget, {});
}

Verification verify(const Claim& claim, const Proof& proof, Budget& budget, const Teller& tell) {
    return Verifier(claim, proof, budget, tell).run();
}

std::vector<ProofNode> tree_of(const Claim& claim, const Proof& proof, std::size_t most) {
    return Drawing(claim, proof, most).run();
}

}  // namespace tedomari::life
