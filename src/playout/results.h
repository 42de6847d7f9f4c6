// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/rational.h"
#include "go/point.h"

namespace tedomari::playout {

// How many random games ended, by how much and after how many moves.  Scores are area, Black's minus White's,
// without komi; lengths count passes.  Integers all: adding the results of parts in any order gives the same.
class Results {
public:
    explicit Results(int points = 0) : by_score_(2 * static_cast<std::size_t>(points) + 1) {}
    // From the number of games with each score, -points … points, and the sum of their lengths.
    Results(std::vector<std::uint64_t> by_score, std::uint64_t length);

    void add(int score, int length) {
        ++by_score_[index(score)];
        ++games_;
        length_ += static_cast<std::uint64_t>(length);
    }
    // Of games on a board of the same size.
    Results& operator+=(const Results& other);

    std::uint64_t games() const { return games_; }
    std::uint64_t moves() const { return length_; }  // of all games, passes included
    std::uint64_t games_with_score(int score) const { return by_score_[index(score)]; }
    std::uint64_t black_wins(Rational komi) const;  // games in which Black has more than the komi
    std::uint64_t draws(Rational komi) const;

    // 0 without games; a deviation is 0 with fewer than two.
    double mean_score() const;
    double score_deviation() const;  // of one game; the mean's is this over the root of games()
    double mean_length() const;

    friend bool operator==(const Results&, const Results&) = default;

private:
    int points() const { return static_cast<int>(by_score_.size()) / 2; }
    std::size_t index(int score) const { return static_cast<std::size_t>(score + points()); }

    std::vector<std::uint64_t> by_score_;  // from all White's to all Black's
    std::uint64_t games_ = 0;
    std::uint64_t length_ = 0;
};

// What the games say about one point.
struct PointResults {
    std::uint64_t black_first = 0, white_first = 0;  // games in which that color was the first to play here
    std::int64_t black_score = 0, white_score = 0;   // the sums of their scores
    std::uint64_t black_owned = 0, white_owned = 0;  // games in which it ended as that color's area

    // The mean score of the games in which that color was the first to play here; 0 when there are none.
    double mean_black() const;
    double mean_white() const;
    // How much more Black has when he plays here first than when White does: the size of the point in
    // standard Monte-Carlo Go [Cazenave 2005, section 5.1].  0 unless both did.
    double value() const { return black_first == 0 || white_first == 0 ? 0 : mean_black() - mean_white(); }

    PointResults& operator+=(const PointResults& other);
    friend bool operator==(const PointResults&, const PointResults&) = default;
};

struct Sample {
    Results results;
    go::PointMap<PointResults> points;

    std::uint64_t games() const { return results.games(); }
    // 1 when the point always ends as Black's, -1 when always as White's.
    double ownership(go::Point p) const;

    Sample& operator+=(const Sample& other);
    friend bool operator==(const Sample&, const Sample&) = default;
};

}  // namespace tedomari::playout
