// SPDX-License-Identifier: MIT
#include "analysis/fought_ko.h"

#include <algorithm>

#include "analysis/review.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using go::Point;
using Pair = std::array<Point, 2>;

// One of the two is empty, and the stone on the other can be taken there as in every ko.
bool is_still_open(const go::Board& board, const Pair& ko) {
    for (const auto& [empty, stone] : {std::pair{ko[0], ko[1]}, std::pair{ko[1], ko[0]}}) {
        if (!board.is_empty(empty) || !go::is_stone(board.at(stone))) continue;
        if (board.is_ko_shape({go::opponent(go::color_of(board.at(stone))), empty})) return true;
    }
    return false;
}

Pair pair_of(const KoFight& ko) {
    return {std::min(ko.take.point, ko.stone), std::max(ko.take.point, ko.stone)};
}

const KoAt* ko_at(const ReviewedPosition& position, const Pair& pair) {
    for (const KoAt& ko : position.fights) {
        if (pair_of(ko.fight) == pair) return &ko;
    }
    return nullptr;
}

bool takes(const KoFight& ko, go::Move move) {
    return move.point == ko.take.point && move.color == ko.take.color;
}

class Follower {
public:
    Follower(std::span<const ReviewedPosition* const> positions, std::span<const ReviewedMove> moves)
        : positions_(positions), moves_(moves) {}

    // From the capture with this index on.
    FoughtKo follow(std::size_t begin, const KoAt& opening) const {
        FoughtKo fought{pair_of(opening.fight), moves_[begin].number, 0, false, Color::black, 0, opening, {}};
        bool just_taken = false;
        for (std::size_t i = begin; i < moves_.size(); ++i) {
            const go::Move move = moves_[i].move;
            fought.to = moves_[i].number;
            const bool open = is_still_open(positions_[i + 1]->board, fought.points);
            const auto threat = just_taken && open ? threat_of(i, fought.points) : std::nullopt;
            if (threat) fought.threats.push_back(*threat);
            just_taken = takes_now(i, fought.points);
            fought.captures += just_taken;
            if (!open) {
                fought.ended = true;
                fought.ended_by = move.color;
                break;
            }
        }
        return fought;
    }

private:
    static bool is_in(go::Move move, const Pair& ko) { return move.point == ko[0] || move.point == ko[1]; }
    bool takes_now(std::size_t i, const Pair& pair) const {
        const KoAt* ko = ko_at(*positions_[i], pair);
        return ko != nullptr && takes(ko->fight, moves_[i].move);
    }

    // Whoever may not retake plays elsewhere, and the other says whether it is a threat.
    std::optional<PlayedThreat> threat_of(std::size_t i, const Pair& pair) const {
        const go::Move move = moves_[i].move;
        const KoAt* ko = ko_at(*positions_[i], pair);
        if (ko == nullptr || move.is_pass() || i + 1 == moves_.size()) return {};
        const ReviewedMove& reply = moves_[i + 1];
        PlayedThreat threat;
        threat.number = moves_[i].number;
        threat.move = move;
        threat.ko = ko->fight.worth;
        for (const KoThreat& known : ko->fight.threats_of(move.color)) {
            if (known.move.point == move.point) threat.size = known;
        }
        if (threat.size) threat.ignored_below = ko->fight.ignored_below(*threat.size);
        threat.elsewhere = elsewhere(*positions_[i], pair);
        threat.answered = !is_in(reply.move, pair) && is_still_open(positions_[i + 2]->board, pair);
        threat.lost = reply.loss;
        threat.evidence = reply.evidence;
        const KoAt* after = ko_at(*positions_[i + 1], pair);
        if (after != nullptr && after->fight.answer) {
            threat.right = *after->fight.answer == threat.answered;
        } else if (threat.size && threat.elsewhere <= threat.size->size) {
            threat.right = (threat.elsewhere >= threat.ignored_below) == threat.answered;
        }
        return threat;
    }

    // Of the regions that the ko is not in the hottest.
    static Rational elsewhere(const ReviewedPosition& position, const Pair& pair) {
        Rational most;
        for (const ReviewedPosition::Region& region : position.regions) {
            if (region.points.contains(pair[0]) || region.points.contains(pair[1])) continue;
            most = std::max(most, region.temperature.value);
        }
        return most;
    }

    std::span<const ReviewedPosition* const> positions_;
    std::span<const ReviewedMove> moves_;
};

// Taken back, or threatened with: else somebody just took a stone and filled.
bool was_fought(const FoughtKo& ko) {
    return ko.captures > 1 || std::ranges::any_of(ko.threats, [](const PlayedThreat& threat) {
               return threat.size.has_value();
           });
}

}  // namespace

std::vector<FoughtKo> fought_kos(std::span<const ReviewedPosition* const> positions,
                                 std::span<const ReviewedMove> moves) {
    const Follower follower(positions, moves);
    std::vector<FoughtKo> found;
    const auto is_known = [&](const KoAt& ko, int number) {
        return std::ranges::any_of(found, [&](const FoughtKo& known) {
            return known.points == pair_of(ko.fight) && known.to >= number;
        });
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        for (const KoAt& ko : positions[i]->fights) {
            if (takes(ko.fight, moves[i].move) && !is_known(ko, moves[i].number))
                found.push_back(follower.follow(i, ko));
        }
    }
    std::erase_if(found, [](const FoughtKo& ko) { return !was_fought(ko); });
    return found;
}

}  // namespace tedomari::analysis
