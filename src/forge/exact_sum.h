// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "cgt/store.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::forge {

// A few places on a board where everything else is settled for good, played out as a sum: each place becomes a
// canonical form by trying every move in it.  Scores are by area.  Nothing is known once a ko turns up.
class ExactSum {
public:
    explicit ExactSum(std::vector<go::PointSet> places) : places_(std::move(places)) {}

    // Black's area less White's when both play best.
    std::optional<int> score(const go::Board& board, go::Color next);
    // Every move in the places and what it leads to.
    struct Choice {
        go::Point point;
        std::size_t place;
        int score;
    };
    std::optional<std::vector<Choice>> choices(const go::Board& board, go::Color next);
    // Best play for a while; ends where nobody has anything to gain.
    std::vector<go::Move> line(go::Board board, go::Color next, std::size_t most);

private:
    std::optional<cgt::Game> sum(const go::Board& board);
    std::optional<cgt::Game> form(const go::Board& board, std::size_t place);

    std::vector<go::PointSet> places_;
    cgt::Store store_;
    std::unordered_map<std::string, std::optional<cgt::Game>> forms_;
};

}  // namespace tedomari::forge
