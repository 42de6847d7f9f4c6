// SPDX-License-Identifier: MIT
#include "trial/rival.h"

#include <chrono>

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Move;
using go::Point;

namespace {

std::string play_line(Color color, Point p) {
    return (color == Color::black ? "play black " : "play white ") + go::to_string(p);
}

// The stone that took the ko: alone, and its one liberty is where it took.  Nowhere when no stone fits.
Point ko_taker(const Board& board) {
    const Move ban = board.ko_ban();
    if (ban.is_pass()) return {};
    for (const Point q : ban.point.neighbours()) {
        if (board.at(q) == cell(opponent(ban.color)) && board.chain_size(q) == 1 && board.liberties(q) == 1)
            return q;
    }
    return {};
}

}  // namespace

std::vector<std::string> lines_of(const Board& board) {
    std::vector<std::string> lines{"boardsize " + std::to_string(board.size().width), "clear_board"};
    const Point taker = ko_taker(board);
    go::for_each_point(board.size(), [&](Point p) {
        if (go::is_stone(board.at(p)) && p != taker) lines.push_back(play_line(color_of(board.at(p)), p));
    });
    if (taker.is_nowhere()) return lines;
    lines.push_back(play_line(board.ko_ban().color, board.ko()));
    lines.push_back(play_line(opponent(board.ko_ban().color), taker));
    return lines;
}

bool GtpRival::set_up(const Board& board) {
    for (const std::string& line : lines_of(board)) {
        const gtp::Reply reply = ask_(line);
        if (reply) continue;
        is_gone_ = true;
        if (reply.kind != gtp::Reply::Kind::cancelled)
            complain_("'" + line + "': " + reply.text + "; it is asked no more");
        return false;
    }
    return true;
}

std::optional<RivalAnswer> GtpRival::operator()(const Board& board, const std::string& query) {
    const std::string command = query.substr(0, query.find(' '));
    if (is_gone_ || refused_.count(command) != 0 || !set_up(board)) return {};
    const auto start = std::chrono::steady_clock::now();
    const gtp::Reply reply = ask_(query);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (reply) return RivalAnswer{reply.text, seconds};
    if (reply.kind == gtp::Reply::Kind::cancelled) {
        is_gone_ = true;
        return {};
    }
    is_gone_ = reply.is_fatal();
    if (!is_gone_) refused_.insert(command);
    complain_("'" + query + "': " + reply.text +
              (is_gone_ ? "; it is asked no more" : "; it is asked no more of that kind"));
    return {};
}

}  // namespace tedomari::trial
