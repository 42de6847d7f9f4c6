// SPDX-License-Identifier: MIT
#include "trial/seat.h"

#include "engine/score_text.h"

namespace tedomari::trial {

using gtp::Reply;

Reply Seat::ask(const std::string& line) {
    if (!client_ || !client_->is_alive()) {
        if (const Reply hello = introduce(); !hello) return hello;
    }
    return client_->ask(line, gtp::Patience::of(patience_, cancel_));
}

Reply Seat::introduce() {
    auto client = gtp::Client::start(command_);
    if (!client) return {Reply::Kind::died, client.error().message};
    client_ = std::move(*client);
    const auto patience = gtp::Patience::of(patience_, cancel_);
    const Reply name = client_->ask("name", patience);
    if (name.is_fatal() || name.kind == Reply::Kind::cancelled) return name;
    const Reply version = client_->ask("version", patience);
    if (version.is_fatal() || version.kind == Reply::Kind::cancelled) return version;
    name_ = name ? name.text : command_;
    if (version && !version.text.empty()) name_ += " " + version.text;
    return {Reply::Kind::answer, ""};
}

bool Seat::knows(const std::string& command) { return ask("known_command " + command).text == "true"; }

Reply Seat::prepare(go::Size size, const go::Rules& rules) {
    const std::string width = std::to_string(size.width), height = std::to_string(size.height);
    const Reply sized =
        ask(size.is_square() ? "boardsize " + width : "rectangular_boardsize " + width + " " + height);
    if (!sized) return sized;
    if (const Reply cleared = ask("clear_board"); !cleared) return cleared;
    if (knows("kata-set-rules")) ask("kata-set-rules " + to_string(rules));
    return ask("komi " + engine::decimal(rules.komi));
}

// Stones can be put down in any order: what will have a liberty has one while others are missing.
Reply Seat::set_up(const go::Game& game) {
    Reply reply = prepare(game.size(), game.rules());
    go::for_each_point(game.size(), [&](go::Point p) {
        const go::Cell cell = game.start().board.at(p);
        if (reply && go::is_stone(cell)) reply = play({go::color_of(cell), p});
    });
    for (const go::Move move : game.moves()) {
        if (reply) reply = play(move);
    }
    return reply;
}

Reply Seat::play(go::Move move) {
    return ask("play " + std::string(to_string(move.color)) + " " + to_string(move.point));
}

void Seat::seed(std::uint64_t number) {
    if (knows("set_random_seed")) ask("set_random_seed " + std::to_string(number));
}

void Seat::leave() {
    if (client_) client_->quit();
}

}  // namespace tedomari::trial
