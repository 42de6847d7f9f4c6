// SPDX-License-Identifier: MIT
#include "survey/chain_standing.h"

#include <algorithm>

#include "go/unconditional.h"
#include "scoring/blocks.h"

namespace tedomari::survey {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

class Judging {
public:
    Judging(const Board& board, const Judgement& judgement, const PartitionSettings& settings,
            ChainReader* reader)
        : board_(board),
          judgement_(judgement),
          settings_(settings),
          thresholds_(settings.thresholds.value_or(thresholds_for(judgement.evidence))),
          reader_(reader) {}

    Standings run();

private:
    void find_life();
    void find_pockets();
    ChainStanding judge(Point chain);
    double kept(Point chain) const;
    bool is_weak(const ChainStanding& chain) const;

    const Board& board_;
    const Judgement& judgement_;
    const PartitionSettings& settings_;
    Thresholds thresholds_;
    ChainReader* reader_;
    std::array<PointSet, 2> life_;      // unconditional
    std::array<PointSet, 2> promised_;  // where chains are proved to live, if they are answered there
    Standings result_;
};

// How much the chain's points end as its own color's, -1 to 1.
double Judging::kept(Point chain) const {
    double total = 0;
    board_.for_each_stone(chain, [&](Point p) { total += judgement_.ownership[p]; });
    total /= board_.chain_size(chain);
    return board_.at(chain) == Cell::black ? total : -total;
}

// Benson's theorem has the last word, then what can be read, then what the judge says of the whole chain.
ChainStanding Judging::judge(Point chain) {
    const Color color = go::color_of(board_.at(chain));
    const auto own = static_cast<std::size_t>(color);
    if (life_[own].contains(chain)) return {chain, Standing::safe, Evidence::proved};
    if (result_.territory[1 - own].contains(chain)) return {chain, Standing::dead, Evidence::proved};
    if (result_.pockets.contains(chain))
        return {chain, Standing::open, Evidence::proved};  // nothing is assumed
    const double share = kept(chain);
    const Standing judged = share >= thresholds_.sure    ? Standing::safe
                            : share <= -thresholds_.sure ? Standing::dead
                                                         : Standing::open;
    const ChainReading reading = reader_ != nullptr ? reader_->read(chain, judged) : ChainReading{};
    switch (reading.fate) {
        case Fate::alive:
            // One move may threaten two chains whose areas meet, and only one of them is sure to be saved.
            if (promised_[own].intersects(reading.area))
                return {chain, judged == Standing::dead ? Standing::open : judged, judgement_.evidence};
            promised_[own] |= reading.area;
            return {chain, Standing::safe, Evidence::proved};
        case Fate::dead: return {chain, Standing::dead, Evidence::proved};
        case Fate::unsettled:
            result_.vital |= reading.vital;
            return {chain, Standing::open, Evidence::proved};
        default: break;
    }
    return {chain, judged, judgement_.evidence};
}

void Judging::find_life() {
    for (const Color color : {Color::black, Color::white}) {
        const go::UnconditionalHold hold = unconditional_hold(board_, color);
        life_[static_cast<std::size_t>(color)] = hold.alive;
        result_.alive |= hold.alive;
        result_.territory[static_cast<std::size_t>(color)] = hold.territory;
    }
}

// Where play is shut in by life for certain, and little of it, nothing need be assumed.
void Judging::find_pockets() {
    PointSet rest;
    go::for_each_point(board_.size(), [&](Point p) { rest.insert(p); });
    for (const std::size_t color : {0u, 1u}) rest = rest - life_[color] - result_.territory[color];
    for (const PointSet& part : go::pieces(rest)) {
        if (part.size() <= settings_.max_points && empty_points(board_, part) <= settings_.max_pocket)
            result_.pockets |= part;
    }
}

bool Judging::is_weak(const ChainStanding& chain) const {
    bool touched = false;
    board_.for_each_enemy_chain(chain.chain, [&](Point) { touched = true; });
    const bool small = board_.liberties(chain.chain) <= settings_.weak_liberties &&
                       board_.chain_size(chain.chain) <= settings_.weak_stones;
    const bool assumed = chain.evidence != Evidence::proved && kept(chain.chain) < thresholds_.certain;
    return chain.standing != Standing::safe || (assumed && small && touched);
}

Standings Judging::run() {
    find_life();
    find_pockets();
    go::for_each_point(board_.size(), [&](Point p) {
        if (!go::is_stone(board_.at(p)) || board_.chain(p) != p) return;
        const ChainStanding chain = judge(p);
        result_.chains.push_back(chain);
        result_.of[p] = chain.standing;
        if (is_weak(chain)) result_.weak |= board_.stones(p);
    });
    return std::move(result_);
}

}  // namespace

void Standings::open(const Board& board, Point chain) {
    of[chain] = Standing::open;
    weak |= board.stones(chain);
    for (ChainStanding& c : chains) {
        if (c.chain == chain) c.standing = Standing::open;
    }
}

Standings judge_chains(const Board& board, const Judgement& judgement, const PartitionSettings& settings,
                       ChainReader* reader) {
    return Judging(board, judgement, settings, reader).run();
}

void overrule(Judgement& judgement, const Board& board, const std::vector<ChainStanding>& chains) {
    for (const ChainStanding& chain : chains) {
        if (chain.evidence != Evidence::proved || chain.standing == Standing::open) continue;
        const bool safe = chain.standing == Standing::safe;
        const double owner = (board.at(chain.chain) == Cell::black) == safe ? 1 : -1;
        PointSet points = board.stones(chain.chain);
        if (!safe) points |= board.liberty_set(chain.chain);
        points.for_each([&](Point p) { judgement.ownership[p] = judgement.expected[p] = owner; });
    }
}

Thresholds thresholds_for(Evidence judged) {
    return judged == Evidence::learned ? Thresholds{0.95, 0.5, 0.99} : Thresholds{};
}

PartitionSettings narrower(const PartitionSettings& settings) {
    PartitionSettings narrow = settings;
    narrow.reach = std::max(1, settings.reach - 1);
    narrow.thresholds = Thresholds{0.8, 0.3, 0.95};
    return narrow;
}

int empty_points(const Board& board, const PointSet& region) {
    int empty = 0;
    region.for_each([&](Point p) { empty += board.is_empty(p) ? 1 : 0; });
    return empty;
}

}  // namespace tedomari::survey
