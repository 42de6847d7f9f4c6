// SPDX-License-Identifier: MIT
#include "scoring/ending.h"

#include <algorithm>

#include "base/hash.h"

namespace tedomari::scoring {

go::Board Ending::board() const {
    go::Board board(size);
    std::size_t i = 0;
    go::for_each_point(size, [&](go::Point p) {
        const go::Cell c = cells[i++];
        if (go::is_stone(c)) board.place(p, go::color_of(c));
    });
    for (const go::Color color : {go::Color::black, go::Color::white})
        board.set_captured(color, captured[static_cast<std::size_t>(color)]);
    return board;
}

Rational Ending::score(const go::Board& board, const go::PointSet& dead_stones) const {
    return arithmetic(tally(board, {dead_stones, {}}, terms.rules), board, terms).score;
}

Ending ending(const FinalGame& end) {
    Ending small;
    const go::Board& board = end.game.board();
    small.size = board.size();
    go::for_each_point(small.size, [&](go::Point p) { small.cells.push_back(board.at(p)); });
    for (const go::Color color : {go::Color::black, go::Color::white})
        small.captured[static_cast<std::size_t>(color)] = board.captured(color);
    small.terms = terms_of(end.game, end.handicap);
    small.result = end.result;
    if (end.marks) small.dead = dead_by_marks(board, *end.marks);
    small.name = end.name;
    return small;
}

namespace {

// The position so many moves earlier, judged by how the game ended.
FinalGame earlier(FinalGame end, int back) {
    const go::Board last = end.game.board();
    for (int i = 0; i < back; ++i) end.game.undo();
    if (!end.marks) return end;
    const go::PointSet dead = dead_by_marks(last, *end.marks);
    Marks owned;
    go::for_each_point(last.size(), [&](go::Point p) {
        const bool lives = go::is_stone(last.at(p)) && !dead.contains(p);
        if (end.marks->black.contains(p) || (lives && last.at(p) == go::Cell::black)) owned.black.insert(p);
        if (end.marks->white.contains(p) || (lives && last.at(p) == go::Cell::white)) owned.white.insert(p);
    });
    end.marks = owned;
    return end;
}

}  // namespace

Result<Endings> read_endings(const std::string& path, int back) {
    Endings endings;
    const auto read = for_each_final_game(path, [&](FinalGame&& end) {
        Ending small = ending(back > 0 ? earlier(std::move(end), back) : end);
        const bool has_stones = std::any_of(small.cells.begin(), small.cells.end(), go::is_stone);
        if (has_stones) endings.all.push_back(std::move(small));
        return true;
    });
    if (!read) return read.error();
    endings.skipped = read->skipped;
    return endings;
}

int part_of(const Ending& ending, int parts) {
    std::uint64_t hash = 0;
    for (const go::Cell c : ending.cells) hash = combine(hash, static_cast<std::uint64_t>(c));
    return static_cast<int>(hash % static_cast<std::uint64_t>(parts));
}

}  // namespace tedomari::scoring
