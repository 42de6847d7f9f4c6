// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cmath>
#include <fmt/format.h>

#include "engine/arguments.h"
#include "engine/tables.h"
#include "engine/turn.h"
#include "net/tree_search.h"
#include "render/parts.h"

// What the search thinks, line after line, in the words of Leela Zero and KataGo.
namespace tedomari::engine {

namespace {

using go::Color;
using go::Point;
using net::TreeChoice;
using net::TreeMove;

// How the moves of a report are written.
enum class Dialect { leela, kata };

struct Wish {
    Color color = Color::black;
    std::chrono::milliseconds interval{1000};
    std::size_t min_moves = 0, max_moves = 1000;
    bool ownership = false, root_info = false;
};

// [color] [interval, in hundredths of a second] {keyword value}
Result<Wish> take_wish(State& state, const Request& request) {
    Wish wish;
    wish.color = state.game.to_move();
    std::vector<std::string> words = request.arguments;
    std::size_t i = 0;
    if (i < words.size()) {
        if (const auto color = go::parse_color(words[i])) {
            wish.color = *color;
            ++i;
        }
    }
    const auto number = [&](const std::string& word) -> std::optional<int> {
        const bool digits =
            !word.empty() && word.size() < 7 && word.find_first_not_of("0123456789") == word.npos;
        return digits ? std::optional<int>(std::stoi(word)) : std::nullopt;
    };
    if (i < words.size()) {
        if (const auto hundredths = number(words[i])) {
            wish.interval = std::chrono::milliseconds(std::max(1, *hundredths) * 10);
            ++i;
        }
    }
    for (; i + 1 < words.size(); i += 2) {
        const std::string& value = words[i + 1];
        const auto count = number(value);
        if (words[i] == "interval" && count)
            wish.interval = std::chrono::milliseconds(std::max(1, *count) * 10);
        if (words[i] == "minmoves" && count) wish.min_moves = static_cast<std::size_t>(*count);
        if (words[i] == "maxmoves" && count) wish.max_moves = static_cast<std::size_t>(std::max(1, *count));
        if (words[i] == "ownership") wish.ownership = value == "true";
        if (words[i] == "rootInfo") wish.root_info = value == "true";
    }
    if (i < words.size()) return Error{"syntax error"};
    return wish;
}

double for_side(double black, Color color) { return color == Color::black ? black : -black; }
double win_rate(double value) { return (std::clamp(value, -1.0, 1.0) + 1) / 2; }

std::string moves_of(const TreeMove& move) {
    std::string text;
    for (const go::Move& m : move.line) text += " " + to_string(m.point);
    return text;
}

std::string info(const TreeMove& move, int order, Color color, Dialect dialect) {
    const double rate = win_rate(move.value);
    if (dialect == Dialect::leela)
        return fmt::format("info move {} visits {} winrate {} prior {} lcb {} order {} pv{}",
                           to_string(move.move.point), move.visits, std::lround(rate * 10000),
                           std::lround(move.prior * 10000), std::lround(rate * 10000), order, moves_of(move));
    const double score = for_side(move.score, color);
    return fmt::format(
        "info move {} visits {} utility {:.6f} winrate {:.6f} scoreMean {:.4f} scoreLead {:.4f} prior {:.6f} "
        "lcb {:.6f} order {} pv{}",
        to_string(move.move.point), move.visits, move.value, rate, score, score, move.prior, rate, order,
        moves_of(move));
}

std::string ownership(State& state, const go::Game& game, Color color) {
    const net::Look look = state.network().look(game, net::Ways::all);
    std::string text = " ownership";
    render::for_each_row_by_row(
        game.size(), [&](Point p) { text += fmt::format(" {:.4f}", for_side(look.ownership(p), color)); });
    return text;
}

std::string report(State& state, const go::Game& game, const TreeChoice& choice, const Wish& wish,
                   Dialect dialect) {
    std::string text;
    int order = 0;
    for (const TreeMove& move : choice.moves) {
        const auto shown = static_cast<std::size_t>(order);
        if (shown >= wish.max_moves ||
            (move.visits == 0 && shown >= std::max<std::size_t>(wish.min_moves, 1)))
            break;
        text += (order == 0 ? "" : " ") + info(move, order, wish.color, dialect);
        ++order;
    }
    if (wish.root_info) {
        const TreeMove& best = choice.moves.front();
        text +=
            fmt::format(" rootInfo visits {} utility {:.6f} winrate {:.6f} scoreLead {:.4f}", choice.visits,
                        best.value, win_rate(best.value), for_side(best.score, wish.color));
    }
    if (wish.ownership) text += ownership(state, game, wish.color);
    return text;
}

constexpr std::chrono::milliseconds first_report{200};  // comes no later, however long the interval

// Thinks in slices, so that the next line of input is heard at once.
TreeChoice think_for(State& state, const Wish& wish, std::chrono::milliseconds time,
                     const gtp::Stream& stream) {
    constexpr std::chrono::milliseconds slice{20};
    const auto end = std::chrono::steady_clock::now() + time;
    TreeChoice choice;
    do {
        Budget budget(Limits{slice}, &state.cancel);
        choice = state.search().think(state.game, wish.color, budget);
        const auto enough = state.settings.visits;
        if (enough > 0 && static_cast<std::uint64_t>(choice.visits) >= enough) break;
        if (!stream.is_wanted()) break;
    } while (std::chrono::steady_clock::now() < end && !state.cancel);
    return choice;
}

template <Dialect dialect>
std::optional<Error> analyze(State& state, const Request& request, gtp::Stream& stream) {
    const auto wish = take_wish(state, request);
    if (!wish) return wish.error();
    auto time = std::min(wish->interval, first_report);
    do {
        stream.line(report(state, state.game, think_for(state, *wish, time, stream), *wish, dialect));
        time = wish->interval;
    } while (stream.is_wanted());
    return {};
}

// What the player thought of the moves when it chose; of one that thinks nothing of them, what the network sees.
TreeChoice thoughts(State& state, const go::Game& before, go::Color color) {
    TreeChoice choice;
    const auto moves = state.player->thoughts();
    choice.moves.assign(moves.begin(), moves.end());
    for (const TreeMove& move : choice.moves) choice.visits += move.visits;
    if (!choice.moves.empty()) return choice;
    Budget one_look(Limits{.nodes = 0});
    return state.search().think(before, color, one_look);
}

// As genmove, and what the player thinks of it.
template <Dialect dialect>
std::optional<Error> genmove_analyze(State& state, const Request& request, gtp::Stream& stream) {
    const auto wish = take_wish(state, request);
    if (!wish) return wish.error();
    const go::Game before = state.game;
    const auto move = take_turn(state, wish->color);
    stream.line(report(state, before, thoughts(state, before, wish->color), *wish, dialect));
    stream.line("play " + (move ? to_string(move->point) : "resign"));
    return {};
}

// What the network says at once, in KataGo's form; "all" or a symmetry, of which only the mean is different.
Answer kata_raw_nn(State& state, const Request& request) {
    const bool all = !request.arguments.empty() && request.arguments[0] == "all";
    const net::Look look = state.network().look(state.game, all ? net::Ways::all : net::Ways::one);
    const double value = net::value_of(look, state.game), score = net::expected_score(look, state.game);
    std::string text =
        fmt::format("symmetry {}\nwhiteWin {:.6f}\nwhiteLoss {:.6f}\nnoResult 0\nwhiteLead {:.3f}\npolicy\n",
                    all ? "all" : "0", win_rate(-value), win_rate(value), -score);
    const go::Size size = state.game.size();
    const auto rows = [&](auto&& number) {
        render::for_each_row_by_row(
            size, [&](Point p) { text += number(p) + (p.column() + 1 == size.width ? "\n" : " "); });
    };
    rows([&](Point p) {
        return state.game.board().is_empty(p) ? fmt::format("{:.6f}", look.policy[p]) : std::string("NAN");
    });
    text += fmt::format("policyPass {:.6f}\nwhiteOwnership\n", look.pass);
    rows([&](Point p) { return fmt::format("{:.5f}", -look.ownership(p)); });
    return Answer(text);
}

constexpr Entry search_table[] = {{"kata-raw-nn", kata_raw_nn}};
constexpr StreamEntry stream_table[] = {
    {"kata-analyze", analyze<Dialect::kata>},
    {"kata-genmove_analyze", genmove_analyze<Dialect::kata>},
    {"lz-analyze", analyze<Dialect::leela>},
    {"lz-genmove_analyze", genmove_analyze<Dialect::leela>},
};

}  // namespace

std::span<const Entry> search_commands() { return search_table; }
std::span<const StreamEntry> streams() { return stream_table; }

}  // namespace tedomari::engine
