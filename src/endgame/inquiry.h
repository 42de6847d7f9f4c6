// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "endgame/attempt.h"
#include "endgame/evaluate.h"

namespace tedomari::endgame {

struct Interval {
    Rational low, high;

    bool is_exact() const { return low == high; }
    bool contains(Rational r) const { return low <= r && r <= high; }
    friend bool operator==(const Interval&, const Interval&) = default;
};

inline Interval hull(const Interval& a, const Interval& b) {
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

// Of the time that is left, a question gets one of two parts: a taste, to see whether it is easy, and for
// what costs little; or most of it, for where that is not enough whatever comes after would be in vain.
inline constexpr double a_taste = 0.05;
inline constexpr double most_of_it = 0.9;

// What one search says, by territory.
Interval temperature_of(const Attempt& attempt);
Interval count_of(const Attempt& attempt);

// What one model says, whoever can win kos.
struct Answer {
    Model model;
    // One side never takes a ko: bounds for both komasters.  Only where kos are.
    std::unique_ptr<Attempt> floor, ceiling;
    std::unique_ptr<Attempt> black, white;  // no second one when no ko matters, or no answer to the first
    Interval temperature, count;
    bool only_dames = false;
    bool by_bounds = false;  // floor and ceiling agree: `black` is the floor's word for both

    bool is_resolved() const { return black->is_resolved() && (white == nullptr || white->is_resolved()); }
    bool agrees(const Answer& other) const {
        return is_resolved() && other.is_resolved() && temperature == other.temperature &&
               count == other.count;
    }
};

// Asks one model after another what a region is worth, all within one effort.
class Inquiry {
public:
    Inquiry(const go::Board& board, const go::PointSet& mask, const Effort& effort)
        : board_(board), mask_(mask), effort_(effort) {}

    // This part of the time that is left.
    Budget share(double part) const;
    // Answers that are kept hold memory that is not there for others.
    void keep(const Answer& answer) { kept_.push_back(&answer); }
    std::size_t memory_left() const;
    std::size_t states() const { return states_; }
    bool is_cancelled() const { return effort_.cancel != nullptr && effort_.cancel->load(); }

    // One search, Black being komaster.
    std::unique_ptr<Attempt> attempt(const Model& model, double part) {
        return attempt(model, KoRule::komaster(Side::left), part, {});
    }
    // With Black as komaster.  Nothing when the model cannot be searched.
    std::optional<Answer> ask(const Model& model, double part);
    // A while longer with a question that is not answered yet; where kos are, first without them.
    void press_on(Answer& answer, double part);
    // The same with White as komaster, where that may matter.
    void complete(Answer& answer, double part);

private:
    std::unique_ptr<Attempt> attempt(const Model& model, KoRule rule, double part,
                                     const Field::Leaning& leaning);
    void take(Answer& answer, double part);
    void lean(Answer& answer, double part);
    void bound(Answer& answer, double part);
    std::vector<std::shared_ptr<Field>> fields() const;  // of the answers that are kept
    static Field::Leaning leaning(const Answer& answer);

    const go::Board& board_;
    const go::PointSet& mask_;
    const Effort& effort_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::vector<const Answer*> kept_;
    std::size_t states_ = 0;
};

}  // namespace tedomari::endgame
