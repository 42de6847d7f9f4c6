// SPDX-License-Identifier: MIT
#include "analysis/practice.h"

#include <algorithm>

#include "analysis/whole_board.h"
#include "sgf/replay.h"

namespace tedomari::analysis {

namespace {

struct Place {
    sgf::NodeId node;
    int moves;
};

// Where a move of the main line was made, from the one before it.
std::vector<Place> places_of(const sgf::Tree& tree, int from) {
    std::vector<Place> result;
    sgf::NodeId before = sgf::Tree::root;
    int moves = 0;
    for (const sgf::NodeId node : sgf::main_line(tree)) {
        if (sgf::has_move(tree, node)) {
            if (++moves >= from) result.push_back({before, moves - 1});
        }
        before = node;
    }
    return result;
}

// Every eighth, then every fourth between them, …: wherever one stops, what was seen is spread evenly.
std::vector<std::size_t> spread(std::size_t size) {
    std::vector<std::size_t> order;
    std::vector<bool> taken(size);
    for (std::size_t step = 32; step > 0; step /= 2) {
        for (std::size_t i = step / 2; i < size; i += step) {
            if (!taken[i]) order.push_back(i);
            taken[i] = true;
        }
    }
    return order;
}

// What the best move gains beyond the next; nothing when there is no plain best.
std::optional<Rational> ahead(const WholeBoardReport& report) {
    const Rational plain(1);
    if (report.best() == nullptr || report.best()->line.front().is_pass()) return std::nullopt;
    const bool alone = report.moves.size() < 2 || !report.moves[1].legal;
    // Of a region that is judged as a whole only one move is known: nobody can say what the next is worth.
    if (alone && report.regions[report.best()->region].game.evidence > Evidence::bounded) return std::nullopt;
    const Rational more = alone ? report.best()->gain : report.moves[1].loss;
    return more >= plain ? std::optional(more) : std::nullopt;
}

// A second look, three times as long, finds the same move as plainly ahead.
bool is_confirmed(const go::Game& game, const WholeBoardReport& first, survey::SurveySettings settings) {
    settings.time *= 3;
    settings.nodes *= 3;
    const WholeBoardReport second = whole_board(game, settings);
    return ahead(second) && second.best()->line.front() == first.best()->line.front();
}

}  // namespace

Result<PracticeReport> practice(const sgf::Tree& tree, const PracticeSettings& settings) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info) return info.error();
    const std::vector<Place> places = places_of(tree, settings.from);
    if (places.empty()) return Error{"the game has no such moves"};
    constexpr int looks_for_each = 4;
    const int most = std::min(static_cast<int>(places.size()), settings.count * looks_for_each);
    PracticeReport report;
    for (const std::size_t i : spread(places.size())) {
        if (report.looked_at >= most || static_cast<int>(report.positions.size()) >= settings.count) break;
        report.interrupted = settings.survey.cancel != nullptr && settings.survey.cancel->load();
        if (report.interrupted) break;
        sgf::Replay replay(tree, *info);
        for (const sgf::NodeId node : sgf::line_to(tree, places[i].node)) replay.play(node, ignored);
        const WholeBoardReport board = whole_board(replay.game(), settings.survey);
        ++report.looked_at;
        if (settings.progress) settings.progress(report.looked_at, most);
        if (const auto more = ahead(board); more && is_confirmed(replay.game(), board, settings.survey)) {
            report.positions.push_back({places[i].node, places[i].moves, board.position.to_move,
                                        board.temperature, *more, board.evidence});
        }
    }
    std::sort(report.positions.begin(), report.positions.end(),
              [](const PracticePosition& a, const PracticePosition& b) { return a.moves < b.moves; });
    return report;
}

}  // namespace tedomari::analysis
