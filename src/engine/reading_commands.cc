// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>

#include "analysis/capture_map.h"
#include "analysis/goals.h"
#include "analysis/ladders.h"
#include "analysis/life.h"
#include "analysis/tactical.h"
#include "engine/arguments.h"
#include "engine/question.h"
#include "engine/tables.h"
#include "engine/taking.h"
#include "render/goals.h"
#include "render/gogui.h"

// GNU Go's questions about chains, connections and eyes, with its codes, so that its regression files run.
namespace tedomari::engine {

namespace {

using analysis::Side;
using go::Board;
using go::Point;

constexpr player::Seconds question_time{1}, reading_time{10};  // of one question, of all together

Result<Point> take_stone(Arguments& arguments, const Board& board) {
    const auto point = arguments.point();
    if (point && !go::is_stone(board.at(*point))) return Error{"vertex must not be empty"};
    return point;
}

// GNU Go's codes have no word for not knowing, and 0 would be a claim: the command fails instead.
Answer spoken(const analysis::TacticalAnswer& answer) {
    if (!answer.known) return Error{"not known within the time for a question"};
    return Answer(to_string(answer));
}

template <class F>
Answer with_budget(State& state, F&& question) {
    Budget budget(question_limits(state, question_time), &state.cancel);
    analysis::ReadingTable table;
    return Answer(question(table, budget));
}

template <Side first>
Answer read_chain(State& state, Stone stone) {
    return with_budget(state, [&](auto& table, Budget& budget) {
        return spoken(analysis::ask_capture(state.game.board(), stone.at, first, table, budget));
    });
}

template <Side first>
Answer read_pair(State& state, Stone a, Stone b) {
    const Board& board = state.game.board();
    if (board.at(a.at) != board.at(b.at)) return Error{"vertices must have the same color"};
    return with_budget(state, [&](auto& table, Budget& budget) {
        return spoken(analysis::ask_connection(board, a.at, b.at, first, table, budget));
    });
}

// Of life and death GNU Go's questions take longer, as they do there.
constexpr player::Seconds life_time{5};

template <class F>
Answer ask_life(State& state, F&& question) {
    Budget budget(question_limits(state, life_time), &state.cancel);
    analysis::LifeTable table;
    const analysis::LifeAnswer answer = question(table, budget);
    if (!answer.known && answer.text.empty()) return Error{"not known within the time for a question"};
    return Answer(answer.text);
}

template <auto question>
Answer life_of_stone(State& state, Stone stone) {
    return ask_life(state, [&](analysis::LifeTable& table, Budget& budget) {
        return question(state.game.board(), stone.at, table, budget);
    });
}
template <auto question>
Answer life_after_move(State& state, Point move, Stone stone) {
    return ask_life(state, [&](analysis::LifeTable& table, Budget& budget) {
        return question(state.game.board(), move, stone.at, table, budget);
    });
}

Answer analyze_semeai(State& state, Stone a, Stone b) {
    const Board& board = state.game.board();
    if (board.at(a.at) == board.at(b.at)) return Error{"vertices must have different colors"};
    return ask_life(state, [&](analysis::LifeTable& table, Budget& budget) {
        return analysis::analyze_semeai(board, a.at, b.at, table, budget);
    });
}

Answer same_dragon(State& state, Stone a, Stone b) {
    return with_budget(state, [&](auto& table, Budget& budget) {
        return std::string(analysis::is_same_dragon(state.game.board(), a.at, b.at, table, budget) ? "1"
                                                                                                   : "0");
    });
}

Answer ladder_attack(State& state, Stone stone) {
    const Board& board = state.game.board();
    if (board.liberties(stone.at) != 2) return Error{"string must have exactly 2 liberties"};
    const Point move = analysis::ladder_move(board, stone.at);
    return Answer(move.is_nowhere() ? "0" : "1 " + go::to_string(move));
}

Answer eval_eye(State& state, Point point) {
    return with_budget(state, [&](auto& table, Budget& budget) {
        return analysis::eval_eye(state.game.board(), point, table, budget);
    });
}

Answer unconditional_status(State& state, Point point) {
    return Answer(analysis::unconditional_status(state.game.board(), point));
}

Answer countlib(State& state, Stone stone) {
    return Answer(std::to_string(state.game.board().liberties(stone.at)));
}

Answer findlib(State& state, Stone stone) {
    return Answer(render::to_points(state.game.board().liberty_set(stone.at)));
}

// The stones of one chain or, of a color, every chain a line.
Answer worm_stones(State& state, const Request& request) {
    const Board& board = state.game.board();
    const auto stones = [&](Point name) { return render::to_points(board.stones(name)); };
    Arguments arguments(request, state.game.size());
    if (!arguments.at_end()) {
        const auto color = Arguments(request, state.game.size()).color();
        if (!color) {
            const auto stone = take_stone(arguments, board);
            if (!stone) return stone.error();
            return Answer(stones(*stone));
        }
    }
    std::string text;
    const auto color = Arguments(request, state.game.size()).color();
    go::for_each_point(board.size(), [&](Point p) {
        if (!go::is_stone(board.at(p)) || board.chain(p) != p) return;
        if (color && color_of(board.at(p)) != *color) return;
        text += (text.empty() ? "" : "\n") + stones(p);
    });
    return Answer(text);
}

// The liberties a stone would have.
Answer accurate_approxlib(State& state, go::Color color, Point point) {
    Board board = state.game.board();
    if (!board.is_empty(point)) return Error{"vertex must be empty"};
    board.play({color, point});
    return Answer(std::to_string(go::is_stone(board.at(point)) ? board.liberties(point) : 0));
}

Answer trymove(State& state, go::Color color, Point point) {
    if (!state.game.is_legal({color, point})) return Error{"invalid move"};
    state.trials.push_back(state.game);
    state.game.play({color, point});
    return Answer("");
}

Answer popgo(State& state, const Request&) {
    if (state.trials.empty()) return Error{"stack empty"};
    state.game = state.trials.back();
    state.trials.pop_back();
    return Answer("");
}

// GoGui: the capture status of every chain, as words on the board.
Answer capture_board(State& state, const Request&) {
    analysis::CaptureMapSettings settings;
    settings.time = question_limits(state, reading_time).time;
    settings.cancel = &state.cancel;
    return Answer(render::to_board(analysis::capture_map(state.game.board(), settings)));
}

// GoGui: the chains that a ladder takes though they move first.
Answer ladders(State& state, const Request&) {
    return Answer(render::to_points(analysis::find_ladders(state.game.board())));
}

std::string goals_as_text(State& state, std::optional<analysis::GoalKind> kind) {
    Budget budget(question_limits(state, reading_time), &state.cancel);
    Progress silent;
    auto report = analysis::find_goals({state.game.board(), state.game.to_move()}, {}, budget, silent);
    if (kind) {
        const auto other = [&](const analysis::GoalSummary& goal) { return goal.goal.kind != *kind; };
        report.goals.erase(std::remove_if(report.goals.begin(), report.goals.end(), other),
                           report.goals.end());
    }
    return render::to_text(report);
}
// GoGui: which chains near each other are connected, and every goal found.
Answer connections(State& state, const Request&) {
    return Answer(goals_as_text(state, analysis::GoalKind::connect));
}
Answer goals(State& state, const Request&) { return Answer(goals_as_text(state, {})); }

constexpr Entry reading_table[] = {
    {"attack", taking<read_chain<Side::attacker>>},
    {"defend", taking<read_chain<Side::defender>>},
    {"connect", taking<read_pair<Side::attacker>>},
    {"disconnect", taking<read_pair<Side::defender>>},
    {"ladder_attack", taking<ladder_attack>},
    {"owl_attack", taking<life_of_stone<analysis::owl_attack>>},
    {"owl_defend", taking<life_of_stone<analysis::owl_defend>>},
    {"owl_does_attack", taking<life_after_move<analysis::owl_does_attack>>},
    {"owl_does_defend", taking<life_after_move<analysis::owl_does_defend>>},
    {"dragon_status", taking<life_of_stone<analysis::dragon_status>>},
    {"analyze_semeai", taking<analyze_semeai>},
    {"same_dragon", taking<same_dragon>},
    {"eval_eye", taking<eval_eye>},
    {"unconditional_status", taking<unconditional_status>},
    {"countlib", taking<countlib>},
    {"findlib", taking<findlib>},
    {"worm_stones", worm_stones},
    {"accurate_approxlib", taking<accurate_approxlib>},
    {"trymove", taking<trymove>},
    {"popgo", popgo},
    {"tedomari-capture_status", capture_board},
    {"tedomari-ladders", ladders},
    {"tedomari-connections", connections},
    {"tedomari-goals", goals},
};

}  // namespace

std::span<const Entry> reading_commands() { return reading_table; }

}  // namespace tedomari::engine
