// SPDX-License-Identifier: MIT
#include "trial/score_rival.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/whole_board.h"
#include "gtp/client.h"

namespace tedomari::trial {

namespace {

using go::Color;

std::string play_line(go::Move move) {
    return (move.color == Color::black ? "play black " : "play white ") + go::to_string(move.point);
}

// Stones of the start first, then the moves, so that prisoners are counted.
std::vector<std::string> lines_of(const go::Game& game) {
    std::vector<std::string> lines{"boardsize " + std::to_string(game.size().width), "clear_board",
                                   "komi " + std::to_string(analysis::komi_of(game).to_double())};
    const go::Board& start = game.start().board;
    go::for_each_point(game.size(), [&](go::Point p) {
        if (go::is_stone(start.at(p))) lines.push_back(play_line({go::color_of(start.at(p)), p}));
    });
    for (const go::Move& move : game.moves()) lines.push_back(play_line(move));
    return lines;
}

}  // namespace

struct ScoreRival::State {
    std::string command;
    std::array<std::optional<gtp::Client>, 2> clients;  // by scoring
    std::array<bool, 2> gone{};

    gtp::Client* client(go::Scoring scoring) {
        const auto i = static_cast<std::size_t>(scoring == go::Scoring::area);
        if (gone[i]) return nullptr;
        if (!clients[i]) {
            const bool gnugo = command.find("gnugo") != std::string::npos;
            auto started = gtp::Client::start(command + (i == 1 && gnugo ? " --chinese-rules" : ""));
            gone[i] = !started;
            if (started) clients[i].emplace(std::move(*started));
        }
        return clients[i] ? &*clients[i] : nullptr;
    }
};

ScoreRival::ScoreRival(std::string command) : state_(std::make_shared<State>()) {
    state_->command = std::move(command);
}

std::optional<Rational> ScoreRival::operator()(const go::Game& game) const {
    gtp::Client* client = state_->client(game.rules().scoring);
    if (client == nullptr) return std::nullopt;
    const gtp::Patience patience{};
    for (const std::string& line : lines_of(game)) {
        if (!client->ask(line, patience)) return std::nullopt;
    }
    const gtp::Reply reply = client->ask("estimate_score", patience);
    return reply ? parse_score(reply.text) : std::nullopt;
}

std::optional<Rational> parse_score(const std::string& text) {
    if (text.rfind("0", 0) == 0) return Rational(0);
    if (text.size() < 3 || text[1] != '+' || (text[0] != 'B' && text[0] != 'W')) return std::nullopt;
    const std::size_t end = text.find_first_not_of("0123456789.", 2);
    const auto points = parse_rational(text.substr(2, end == std::string::npos ? end : end - 2));
    if (!points) return std::nullopt;
    return text[0] == 'B' ? *points : -*points;
}

}  // namespace tedomari::trial
