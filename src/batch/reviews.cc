// SPDX-License-Identifier: MIT
#include "batch/reviews.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "sgf/record.h"
#include "sgf/replay.h"

namespace tedomari::batch {

namespace {

using analysis::LostMove;
using analysis::ReviewedGame;
using go::Color;

// Done last of all reviews of its game.
constexpr const char* latest =
    "task.kind = 'review' AND task.state = 'done' AND NOT EXISTS (SELECT 1 FROM task AS later"
    " WHERE later.game = task.game AND later.kind = 'review' AND later.state = 'done'"
    " AND (later.finished > task.finished OR (later.finished = task.finished AND later.key > task.key)))";

// $1, $1, $1 is the place: itself, a folder, or a collection of which a game is "…:17".
constexpr const char* in_place =
    "(task.name = $1 OR substr(task.name, 1, length($2) + 1) = $3 || '/' OR substr(task.name, 1, length($4) "
    "+ 1) "
    "= $5 || ':')";
Row five_times(const std::string& place) { return Row(5, Field(place)); }

std::string without_slash(std::string place) {
    while (place.size() > 1 && place.back() == '/') place.pop_back();
    return place;
}

template <class Enum>
Enum named(const std::string& name, int count) {
    for (int i = 0; i < count; ++i) {
        if (to_string(static_cast<Enum>(i)) == name) return static_cast<Enum>(i);
    }
    return Enum();
}

constexpr int phases = 3, kinds_of_evidence = 5;

LostMove lost_move(const Row& row) {
    return {static_cast<int>(whole(row[0])),
            text(row[1]) == "black" ? Color::black : Color::white,
            text(row[2]),
            text(row[3]),
            number(row[4]),
            number(row[5]),
            named<Evidence>(text(row[6]), kinds_of_evidence),
            named<analysis::Phase>(text(row[7]), phases),
            named<analysis::Mistake>(text(row[8]), analysis::mistake_kinds)};
}

ReviewedGame reviewed_game(Database& database, const Row& row) {
    ReviewedGame game;
    game.key = text(row[0]);
    game.name = text(row[1]);
    game.players = {text(row[2]), text(row[3])};
    game.ranks = {text(row[4]), text(row[5])};
    game.date = text(row[6]);
    game.result = text(row[7]);
    game.size = static_cast<int>(std::max(whole(row[8]), whole(row[9])));
    for (const Row& side : database.ask(
             "SELECT color, count(*), max(number) FROM move WHERE key = $1 GROUP BY color", {game.key})) {
        game.moves_of[text(side[0]) == "black" ? 0 : 1] = static_cast<int>(whole(side[1]));
        game.moves = std::max(game.moves, static_cast<int>(whole(side[2])));
    }
    for (const Row& move :
         database.ask("SELECT number, color, point, best, loss, forecast, evidence, phase, mistake FROM move"
                      " WHERE key = $1 AND loss > 0 ORDER BY number",
                      {game.key}))
        game.lost.push_back(lost_move(move));
    return game;
}

}  // namespace

void for_each_review(Database& database, const ReviewsWanted& wanted,
                     const std::function<void(const ReviewedGame&)>& f) {
    constexpr std::size_t at_once = 200;
    std::string where = latest;
    Row values;
    if (!wanted.player.empty()) {
        where += " AND (game.black = $1 OR game.white = $2)";
        values = Row(2, Field(wanted.player));
    } else if (!wanted.place.empty()) {
        where += std::string(" AND ") + in_place;
        values = five_times(without_slash(wanted.place));
    }
    const std::string sql = fmt::format(
        "SELECT game.key, game.name, black, white, black_rank, white_rank, date, result, width, height"
        " FROM game JOIN task ON task.key = game.key WHERE {} AND game.key > ${}"
        " ORDER BY game.key LIMIT {}",
        where, values.size() + 1, at_once);
    values.emplace_back(std::string());
    for (;;) {
        const auto rows = database.ask(sql, values);
        for (const Row& row : rows) f(reviewed_game(database, row));
        if (rows.size() < at_once) return;
        values.back() = rows.back()[0];
    }
}

std::int64_t not_reviewed(Database& database, const ReviewsWanted& wanted) {
    std::string where = "kind = 'review' AND state <> 'done'";
    Row values;
    if (!wanted.player.empty()) return 0;  // whose games these are nobody knows yet
    if (!wanted.place.empty()) {
        where += std::string(" AND ") + in_place;
        values = five_times(without_slash(wanted.place));
    }
    return whole(database.ask("SELECT count(*) FROM task WHERE " + where, values).at(0).at(0));
}

bool has_place(Database& database, const std::string& place) {
    return !database
                .ask(std::string("SELECT 1 FROM task WHERE kind = 'review' AND ") + in_place + " LIMIT 1",
                     five_times(without_slash(place)))
                .empty();
}

std::vector<analysis::RankLosses> losses_by_rank(Database& database) {
    const std::string sides = fmt::format(
        "(SELECT CASE WHEN move.color = 'black' THEN black_level ELSE white_level END AS level, move.key AS "
        "key,"
        " move.color AS color, phase, mistake, loss FROM move JOIN game ON game.key = move.key"
        " JOIN task ON task.key = game.key WHERE {}) AS side WHERE level IS NOT NULL",
        latest);
    std::map<int, analysis::Losses> ranks;
    for (const Row& row : database.ask("SELECT level, count(DISTINCT key || color), count(*) FROM " + sides +
                                       " GROUP BY level")) {
        analysis::Losses& losses = ranks[static_cast<int>(whole(row[0]))];
        losses.games = whole(row[1]);
        losses.moves = whole(row[2]);
    }
    for (const Row& row : database.ask("SELECT level, phase, mistake, sum(loss) FROM " + sides +
                                       " AND loss > 0 GROUP BY level, phase, mistake")) {
        analysis::Losses& losses = ranks[static_cast<int>(whole(row[0]))];
        losses.by_phase[static_cast<std::size_t>(named<analysis::Phase>(text(row[1]), phases))] +=
            number(row[3]);
        losses.by_mistake[static_cast<std::size_t>(
            named<analysis::Mistake>(text(row[2]), analysis::mistake_kinds))] += number(row[3]);
    }
    std::vector<analysis::RankLosses> list;
    list.reserve(ranks.size());
    for (const auto& [level, losses] : ranks) list.push_back({level, losses});
    return list;
}

void set_up(Database& database, std::vector<analysis::Moment>& moments) {
    for (analysis::Moment& moment : moments) {
        const auto rows = database.ask("SELECT record FROM task WHERE key = $1", {moment.key});
        const auto record =
            rows.empty() ? Result<sgf::Record>(Error{"none"}) : sgf::read_record(text(rows[0][0]));
        if (!record) continue;
        const auto game = sgf::game_at(record->tree, moment.move.number - 1);
        if (game) moment.before = game->board();
    }
}

}  // namespace tedomari::batch
