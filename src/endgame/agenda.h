// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "base/budget.h"
#include "endgame/bounds.h"
#include "endgame/life.h"

namespace tedomari::endgame {

// "Is this wall at least (bound low) or at most (high) `aim` at temperature t?"
struct Question {
    Side wall;
    Bound bound;
    std::int64_t t;
    std::int64_t aim;
};

// What to look at next, and how long.  A question is handed down from the root to the position where one step may
// answer it: of one side's moves a single good one will do, of the other's all count.
class Agenda {
public:
    Agenda(Positions& positions, Bounds& bounds, Budget& budget, std::size_t memory)
        : positions_(positions),
          bounds_(bounds),
          life_(positions.terrain()),
          budget_(budget),
          memory_limit_(memory) {}

    // Takes in positions that are new.
    void adopt();
    // Its moves are found and its walls raised, unless it falls into too many parts.
    void ensure_expanded(NodeId id);
    // Brings its walls up to date; whether more is proved.
    bool refresh(NodeId id);

    // One step towards the answer; false when it is already decided or no step helps.
    bool improve(NodeId id, const Question& question);
    // The same for a scaffold of the root: what moving there is worth, whether or not it is a hill.
    bool improve_root(NodeId id, const Question& question);
    // After a step in which nothing helped: every bound up to date, or a few more positions looked at.
    bool grow(NodeId root);
    void next_step() { ++step_; }

    bool stopped() const { return stopped_; }
    void resume(std::size_t memory) {  // with more budget
        stopped_ = false;
        memory_limit_ = memory;
    }
    // Nothing is read for life: the twin in bounds.test.cc.
    void read_nothing() { reading_ = false; }
    std::size_t memory() const {  // bytes, with what it works on
        return positions_.memory() + bounds_.memory() + diaries_.capacity() * sizeof(Diary);
    }

private:
    // What was done about a position.
    struct Diary {
        std::uint32_t effort = 0;
        // Leaves that must still fall into place before this side's scaffold is proved as guessed, from below and
        // from above, at the temperature where the guess freezes.
        float work[2][2] = {{1, 1}, {1, 1}};
        std::int64_t guess_t = 0;
        std::uint32_t step = 0,
                      failures = 0;  // in which step of the root it was last asked, how often in vain
        bool on_path = false;
    };

    Diary& diary(NodeId id) { return diaries_[index(id)]; }
    const Diary& diary(NodeId id) const { return diaries_[index(id)]; }
    bool may_go_on();
    bool is_open(const Target& place, const Question& question) const;
    bool gave_up(NodeId id);
    bool settled_by_reading(NodeId id);
    bool improve_below(NodeId id, const Question& question);
    bool improve_part(NodeId id, const Question& question);
    bool improve_sum(NodeId id, const Question& question);
    bool improve_scaffold(NodeId id, const Question& question);
    bool improve_anything(NodeId id, const Question& question);
    std::int64_t mast_from(NodeId id, const Question& question) const;
    bool refresh_all();
    bool widen(NodeId root);
    void count_work(NodeId id);
    float work(const Edge& edge, Side wall, Bound bound, std::int64_t t) const;

    Positions& positions_;
    Bounds& bounds_;
    LifeReader life_;
    Budget& budget_;
    std::size_t memory_limit_;
    bool stopped_ = false;
    int depth_ = 0;  // of the path that is being asked about
    bool reading_ = true;
    std::uint32_t step_ = 0;
    std::vector<Diary> diaries_;
};

}  // namespace tedomari::endgame
