// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "endgame/evaluate.h"
#include "go/game.h"
#include "survey/dispute.h"
#include "survey/learned.h"
#include "survey/partition.h"
#include "survey/region_store.h"

namespace tedomari::survey {

// How hard to look.
struct SurveySettings {
    std::chrono::nanoseconds time = std::chrono::seconds(5);  // for everything together
    std::uint64_t nodes = 0;  // of each region's search; 0: as the time allows
    std::shared_ptr<const Judge> judge = std::make_shared<LearnedJudge>();  // of what is not proved
    std::optional<Judgement> judgement;                                     // known already: nobody is asked
    std::uint64_t reading_nodes = 2000;  // of each question about a chain; 0: none is asked
    std::size_t memory = std::size_t{512} << 20;
    PartitionSettings partition;
    std::optional<Partition> regions;  // of an earlier position, to go on with: nothing is judged
    const std::atomic<bool>* cancel = nullptr;
    RegionStore* store = nullptr;
    std::function<void(std::size_t done, std::size_t of)> progress;  // after each region
};

// A region and its value.
struct SurveyedRegion {
    OpenRegion open;
    local::LocalGame game;   // in territory counting
    cgt::Thermograph walls;  // what was proved, else a gote of the likeliest size
    Rational expected;       // what the judge expects it to end as, within what is proved of it
    Rational waiting;        // … had the other the move
    double seconds = 0;
    bool remembered = false;  // from the store

    const local::Line& line(go::Color first) const {
        return first == go::Color::black ? game.black : game.white;
    }
    std::vector<local::Threat> threats(go::Color color) const;  // the largest first
};

// The whole board as a sum.
struct Survey {
    Partition partition;
    Judgement judgement;
    std::vector<SurveyedRegion> regions;  // the hottest first
    Rational settled;                     // points of territory outside the regions, prisoners included
    go::PointSet teire;  // settled points that their owner must fill before counting, as far as they are seen
    Rational teire_cost;              // of these, Black's less White's; territory counting only
    std::vector<Dispute> disputes;    // chains that matter, the largest first
    bool cut_again = false;           // narrower walls were drawn where wide ones left too much
    std::optional<Rational> counted;  // by the rules, without komi, when the game seems to be over
    bool finished = true;             // false: interrupted, some regions were only sampled

    std::vector<cgt::Thermograph> walls() const;
    bool holds(go::Color color) const;  // whether some chain of the color is safe
    bool is_judged(const SurveyedRegion& region) const { return region.game.evidence == judgement.evidence; }
    Rational hottest_proved() const;  // what a move is surely worth, in territory; 0 where nothing is proved
    // The region that holds the point.
    std::optional<std::size_t> region_at(go::Point p) const;
};

// Counting takes what the rest left, which may be nothing: then only what needs no reading is counted.
std::chrono::nanoseconds time_for_counting(std::chrono::nanoseconds left);

Survey survey(const go::Game& game, const SurveySettings& settings);
// Of a board without a past, Black to move.
Survey survey(const go::Board& board, const SurveySettings& settings);

}  // namespace tedomari::survey
