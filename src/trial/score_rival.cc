// SPDX-License-Identifier: MIT
#include "trial/score_rival.h"

#include <array>
#include <utility>

#include "analysis/whole_board.h"
#include "engine/score_text.h"
#include "trial/seat.h"

namespace tedomari::trial {

struct ScoreRival::State {
    std::array<Seat, 2> seats;  // for territory and for area
};

ScoreRival::ScoreRival(const std::string& command) {
    const bool gnugo = command.find("gnugo") != std::string::npos;
    constexpr std::chrono::milliseconds patience = std::chrono::hours(24);
    state_.reset(new State{
        {{{command, patience, nullptr}, {command + (gnugo ? " --chinese-rules" : ""), patience, nullptr}}}});
}

std::optional<Rational> ScoreRival::operator()(go::Game game) const {
    Seat& seat = state_->seats[game.rules().scoring == go::Scoring::area ? 1 : 0];
    game.set_komi(analysis::komi_of(game));
    if (!seat.set_up(game)) return std::nullopt;
    const gtp::Reply reply = seat.ask("estimate_score");
    if (!reply) return std::nullopt;
    return engine::parse_score(reply.text.substr(0, reply.text.find(' ')));  // "B+3.5 (upper bound: …)"
}

}  // namespace tedomari::trial
