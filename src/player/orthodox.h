// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "go/game.h"
#include "survey/survey.h"

namespace tedomari::player {

// How to choose among regions [Berlekamp 1996, 3.3].
enum class BoardStrategy { sentestrat, hotstrat, thermostrat };
std::string_view to_string(BoardStrategy strategy);

// A move and what it was chosen from.
struct OrthodoxMove {
    go::Move move;
    survey::Survey survey;
    Rational temperature;  // of the board; what a move ought to gain
};

// Plays endgames as the thermographs say: the board as a sum of regions, each valued on its own.  It
// remembers regions and the temperature of the game so far, which never rises; a game that got shorter is
// another game.
//
// It answers where the opponent raised the temperature, else plays the hottest region; when that is a ko it
// may not retake yet, it plays a threat that is large enough and costs least.  It passes when no region is
// worth a move.
class Orthodox {
public:
    explicit Orthodox(const survey::SurveySettings& settings,
                      BoardStrategy strategy = BoardStrategy::sentestrat)
        : settings_(settings), strategy_(strategy) {
        if (settings_.store == nullptr) settings_.store = &memory_;
    }

    OrthodoxMove choose(const go::Game& game, go::Color color);
    survey::SurveySettings& settings() { return settings_; }

private:
    std::optional<std::size_t> pick(const survey::Survey& survey, const go::Game& game,
                                    go::Color color) const;
    std::optional<go::Move> known_answer(const survey::SurveyedRegion& region, const survey::Survey& survey,
                                         const go::Game& game) const;
    std::optional<go::Move> threat(const survey::Survey& survey, const go::Game& game, go::Color color,
                                   std::size_t ko) const;

    survey::SurveySettings settings_;
    BoardStrategy strategy_;
    survey::RegionMemory memory_;
    std::optional<Rational> ambient_;
    std::size_t seen_ = 0;  // moves of the game when it last chose
};

}  // namespace tedomari::player
