// SPDX-License-Identifier: MIT
#include "playout/results.h"

#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace tedomari::playout {

namespace {

double ratio(std::int64_t sum, std::uint64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

}  // namespace

Results::Results(std::vector<std::uint64_t> by_score, std::uint64_t length)
    : by_score_(std::move(by_score)),
      games_(std::accumulate(by_score_.begin(), by_score_.end(), std::uint64_t{0})),
      length_(length) {}

Results& Results::operator+=(const Results& other) {
    if (by_score_.size() == 1) by_score_.resize(other.by_score_.size());  // the sum began with nothing
    assert(by_score_.size() == other.by_score_.size());
    for (std::size_t i = 0; i < by_score_.size(); ++i) by_score_[i] += other.by_score_[i];
    games_ += other.games_;
    length_ += other.length_;
    return *this;
}

std::uint64_t Results::black_wins(Rational komi) const {
    std::uint64_t wins = 0;
    for (int score = points(); score >= -points() && Rational(score) > komi; --score) {
        wins += games_with_score(score);
    }
    return wins;
}

std::uint64_t Results::draws(Rational komi) const {
    std::uint64_t draws = 0;
    for (int score = -points(); score <= points(); ++score) {
        if (Rational(score) == komi) draws += games_with_score(score);
    }
    return draws;
}

double Results::mean_score() const {
    std::int64_t sum = 0;
    for (int score = -points(); score <= points(); ++score) {
        sum += score * static_cast<std::int64_t>(games_with_score(score));
    }
    return ratio(sum, games_);
}

double Results::score_deviation() const {
    if (games_ < 2) return 0;
    const double mean = mean_score();
    double squares = 0;
    for (int score = -points(); score <= points(); ++score) {
        squares += (score - mean) * (score - mean) * static_cast<double>(games_with_score(score));
    }
    return std::sqrt(squares / static_cast<double>(games_ - 1));
}

double Results::mean_length() const { return ratio(static_cast<std::int64_t>(length_), games_); }

double PointResults::mean_black() const { return ratio(black_score, black_first); }
double PointResults::mean_white() const { return ratio(white_score, white_first); }

PointResults& PointResults::operator+=(const PointResults& other) {
    black_first += other.black_first;
    white_first += other.white_first;
    black_score += other.black_score;
    white_score += other.white_score;
    black_owned += other.black_owned;
    white_owned += other.white_owned;
    return *this;
}

double Sample::ownership(go::Point p) const {
    const PointResults& point = points[p];
    return ratio(static_cast<std::int64_t>(point.black_owned) - static_cast<std::int64_t>(point.white_owned),
                 games());
}

Sample& Sample::operator+=(const Sample& other) {
    results += other.results;
    go::for_each_point(go::square(go::max_size), [&](go::Point p) { points[p] += other.points[p]; });
    return *this;
}

}  // namespace tedomari::playout
