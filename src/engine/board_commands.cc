// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "engine/arguments.h"
#include "engine/score_text.h"
#include "engine/tables.h"
#include "engine/taking.h"
#include "go/diagram.h"
#include "go/handicap.h"

// The board, the stones on it and the moves that brought them there.
namespace tedomari::engine {

namespace {

using go::Color;
using go::Game;
using go::Move;
using go::Point;

Answer with_size(State& state, int width, int height) {
    if (width < 1 || width > go::max_size || height < 1 || height > go::max_size) {
        return Error{"unacceptable size"};
    }
    state.game = Game({width, height}, state.game.rules());
    return Answer("");
}

// One number, or two as KataGo takes them.
Answer boardsize(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    const auto width = arguments.integer();
    if (!width) return width.error();
    if (arguments.at_end()) return with_size(state, *width, *width);
    const auto height = arguments.integer();
    if (!height || !arguments.at_end()) return Error{"syntax error"};
    return with_size(state, *width, *height);
}

Answer rectangular_boardsize(State& state, const Request& request) {
    if (request.arguments.size() != 2) return Error{"syntax error"};
    return boardsize(state, request);
}

Answer query_boardsize(State& state, const Request&) {
    const go::Size size = state.game.size();
    return Answer(size.is_square() ? std::to_string(size.width)
                                   : std::to_string(size.width) + " " + std::to_string(size.height));
}

Answer clear_board(State& state, const Request&) {
    state.game = Game(state.game.size(), state.game.rules());
    return Answer("");
}

Answer play(State& state, Move move) {
    if (!state.game.is_legal(move)) return Error{"illegal move"};
    state.game.play(move);
    return Answer("");
}

// All of the moves or, when one of them is illegal, none.
Answer play_sequence(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    Game game = state.game;
    while (!arguments.at_end()) {
        const auto move = arguments.take<Move>();
        if (!move) return move.error();
        if (!game.is_legal(*move)) return Error{"illegal move"};
        game.play(*move);
    }
    state.game = std::move(game);
    return Answer("");
}

Answer undo(State& state, const Request&) {
    if (!state.game.undo()) return Error{"cannot undo"};
    return Answer("");
}

Answer is_legal(State& state, Move move) { return Answer(state.game.is_legal(move) ? "1" : "0"); }

Answer all_legal(State& state, Color color) {
    std::vector<Point> legal;
    for_each_point(state.game.size(), [&](Point p) {
        if (state.game.is_legal({color, p})) legal.push_back(p);
    });
    return Answer(to_string(legal));
}

Answer list_stones(State& state, Color color) {
    std::vector<Point> stones;
    for_each_point(state.game.size(), [&](Point p) {
        if (state.game.board().at(p) == go::cell(color)) stones.push_back(p);
    });
    return Answer(to_string(stones));
}

Answer color_at(State& state, Point point) {
    const go::Cell cell = state.game.board().at(point);
    return Answer(go::is_stone(cell) ? std::string(to_string(go::color_of(cell))) : "empty");
}

// The opponent's stones that a color has taken.
Answer captures(State& state, Color color) {
    return Answer(std::to_string(state.game.captured(go::opponent(color))));
}

std::string text_of(Move move) { return std::string(to_string(move.color)) + " " + to_string(move.point); }

Answer last_move(State& state, const Request&) {
    if (state.game.moves().empty()) return Error{"no previous move known"};
    return Answer(text_of(state.game.moves().back()));
}

// The latest first, as GNU Go has it.
Answer move_history(State& state, const Request&) {
    std::string text;
    const auto moves = state.game.moves();
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) text += text_of(*move) + "\n";
    return Answer(text);
}

bool is_untouched(const Game& game) {
    bool empty = true;
    for_each_point(game.size(), [&](Point p) { empty = empty && game.board().is_empty(p); });
    return empty && game.moves().empty();
}

Answer place(State& state, const std::vector<Point>& stones) {
    state.game.place_handicap(stones);
    return Answer(to_string(stones));
}

Answer fixed_handicap(State& state, int number) {
    if (!is_untouched(state.game)) return Error{"board not empty"};
    const auto stones = go::fixed_handicap(number, state.game.size());
    if (!stones) return Error{"invalid number of stones"};
    return place(state, *stones);
}

Answer place_free_handicap(State& state, int number) {
    if (!is_untouched(state.game)) return Error{"board not empty"};
    if (number < 2 || number >= state.game.size().points()) return Error{"invalid number of stones"};
    return place(state, go::free_handicap(number, state.game.size()));
}

Answer set_free_handicap(State& state, const Request& request) {
    Arguments arguments(request, state.game.size());
    if (!is_untouched(state.game)) return Error{"board not empty"};
    std::vector<Point> stones;
    while (!arguments.at_end()) {
        const auto point = arguments.point();
        if (!point) return Error{"bad vertex list"};
        if (std::find(stones.begin(), stones.end(), *point) != stones.end()) return Error{"repeated vertex"};
        stones.push_back(*point);
    }
    const auto points = static_cast<std::size_t>(state.game.size().points());
    if (stones.empty() || stones.size() >= points) return Error{"bad vertex list"};
    state.game.place_handicap(stones);
    return Answer("");
}

// The stones named, on an empty board without a history.  Unchanged when anything is wrong with them.
Result<Game> position_of(const Request& request, const Game& before) {
    Arguments arguments(request, before.size());
    go::Board board(before.size());
    while (!arguments.at_end()) {
        const auto color = arguments.color();
        if (!color) return color.error();
        const auto point = arguments.point();
        if (!point) return point.error();
        if (!board.is_empty(*point)) return Error{"repeated vertex"};
        board.place(*point, *color);
    }
    if (!board.is_possible()) return Error{"stones without liberties"};
    return Game(go::Position{std::move(board), Color::black}, before.rules());
}

Answer set_position(State& state, const Request& request) {
    auto game = position_of(request, state.game);
    if (!game) return game.error();
    state.game = std::move(*game);
    return Answer("");
}

Answer setup_player(State& state, Color color) {
    state.game.set_to_move(color);
    return Answer("");
}

Answer showboard(State& state, const Request&) {
    const Game& game = state.game;
    go::DiagramStyle style;
    if (!game.moves().empty()) style.last_move = game.moves().back().point;
    std::string text = "\n" + to_diagram(game.board(), style);
    text += fmt::format("{} to move, {} moves played, komi {}, {} rules\n", to_string(game.to_move()),
                        game.moves().size(), decimal(game.komi()), to_string(game.rules()));
    text += fmt::format("black has captured {}, white has captured {}\n", game.captured(Color::white),
                        game.captured(Color::black));
    return Answer(text);
}

constexpr Entry board_table[] = {
    {"boardsize", boardsize},
    {"rectangular_boardsize", rectangular_boardsize},
    {"query_boardsize", query_boardsize},
    {"clear_board", clear_board},
    {"play", taking<play>},
    {"gogui-play_sequence", play_sequence},
    {"undo", undo},
    {"is_legal", taking<is_legal>},
    {"all_legal", taking<all_legal>},
    {"list_stones", taking<list_stones>},
    {"color", taking<color_at>},
    {"captures", taking<captures>},
    {"last_move", last_move},
    {"move_history", move_history},
    {"fixed_handicap", taking<fixed_handicap>},
    {"place_free_handicap", taking<place_free_handicap>},
    {"set_free_handicap", set_free_handicap},
    {"set_position", set_position},
    {"gogui-setup", set_position},
    {"gogui-setup_player", taking<setup_player>},
    {"showboard", showboard},
};

}  // namespace

std::span<const Entry> board_commands() { return board_table; }

}  // namespace tedomari::engine
