// SPDX-License-Identifier: MIT
#include "batch/asked.h"

#include <algorithm>
#include <fmt/format.h>

namespace tedomari::batch {

namespace {

// Every reviewed move with who played it, his rank, and how strong that is: in bands, for a rank alone is few games.
const std::string ranked_moves =
    "(SELECT *, CASE band WHEN 10 THEN 'professionals' WHEN 5 THEN '5d to 9d' WHEN 1 THEN '1d to 4d'"
    " WHEN -4 THEN '1k to 4k' WHEN -9 THEN '5k to 9k' WHEN -30 THEN '10k and weaker' ELSE '' END AS strength"
    " FROM (SELECT *, CASE WHEN level > 9 THEN 10 WHEN level > 4 THEN 5 WHEN level > 0 THEN 1"
    " WHEN level > -5 THEN -4 WHEN level > -10 THEN -9 WHEN level > -99 THEN -30 ELSE -99 END AS band"
    " FROM (SELECT move.*, game.name AS game,"
    " CASE WHEN color = 'black' THEN game.black_rank ELSE game.white_rank END AS rank,"
    " COALESCE(CASE WHEN color = 'black' THEN game.black_level ELSE game.white_level END, -99) AS level,"
    " CASE WHEN color = 'black' THEN game.black ELSE game.white END AS player"
    " FROM move JOIN game ON game.key = move.key) AS known) AS banded) AS ranked";

std::string from_moves(const std::string& what, const std::string& rest) {
    return "SELECT " + what + " FROM " + ranked_moves + " " + rest;
}

}  // namespace

const std::vector<NamedQuery>& named_queries() {
    static const std::vector<NamedQuery> all{
        {"strengths",
         "points lost a move, the strongest first",
         {"players", "games", "moves", "lost a move", "of a point or more"},
         from_moves("strength, count(DISTINCT key || color), count(*), avg(loss),"
                    " avg(CASE WHEN loss >= 1 THEN 1.0 ELSE 0.0 END)",
                    "WHERE strength <> '' GROUP BY strength ORDER BY max(band) DESC")},
        {"ranks",
         "points lost a move, by rank",
         {"rank", "moves", "lost a move", "of a point or more"},
         from_moves("rank, count(*), avg(loss), avg(CASE WHEN loss >= 1 THEN 1.0 ELSE 0.0 END)",
                    "WHERE rank <> '' GROUP BY rank ORDER BY max(level) DESC, rank")},
        {"phases",
         "points lost a game, by strength and phase",
         {"players", "phase", "games", "lost a game"},
         from_moves("strength, phase, count(DISTINCT key || color), sum(loss) / count(DISTINCT key || color)",
                    "WHERE strength <> '' GROUP BY strength, phase ORDER BY max(band) DESC, phase")},
        {"players",
         "points lost a move, by player",
         {"player", "rank", "games", "moves", "lost a move"},
         from_moves("player, rank, count(DISTINCT key || color), count(*), avg(loss)",
                    "WHERE player <> '' GROUP BY player, rank ORDER BY avg(loss), player")},
        {"worst",
         "the hundred moves that lost most",
         {"game", "number", "color", "point", "best", "loss", "evidence"},
         from_moves("game, number, color, point, best, loss, evidence",
                    "ORDER BY loss DESC, game, number LIMIT 100")},
        {"games",
         "every game: what each side lost",
         {"game", "black", "white", "result", "black lost", "white lost"},
         "SELECT game.name, black, white, result, sum(CASE WHEN color = 'black' THEN loss ELSE 0.0 END),"
         " sum(CASE WHEN color = 'white' THEN loss ELSE 0.0 END) FROM game JOIN move ON move.key = game.key"
         " GROUP BY game.key, game.name, black, white, result ORDER BY game.name"},
        {"kinds",
         "points lost in regions of each kind",
         {"kind", "moves", "lost", "lost a move"},
         from_moves("kind, count(*), sum(loss), avg(loss)", "GROUP BY kind ORDER BY sum(loss) DESC, kind")},
        {"temperatures",
         "what a move is worth, every twenty moves",
         {"from move", "moves", "worth", "lost a move"},
         from_moves("(number - 1) / 20 * 20 + 1, count(*), avg(temperature), avg(loss)",
                    "GROUP BY (number - 1) / 20 ORDER BY (number - 1) / 20")},
        {"evidence",
         "how sure the losses are",
         {"evidence", "moves", "lost"},
         from_moves("evidence, count(*), sum(loss)", "GROUP BY evidence ORDER BY count(*) DESC, evidence")},
        {"passes",
         "passes that lost a point or more",
         {"game", "number", "color", "best", "loss"},
         from_moves("game, number, color, best, loss",
                    "WHERE point = 'pass' AND loss >= 1 ORDER BY loss DESC, game, number")},
        {"mistakes",
         "points lost a game, by strength and kind of mistake",
         {"players", "mistake", "games", "lost a game"},
         "SELECT lost.strength, mistake, sides.games, sum(loss) / sides.games FROM (SELECT * FROM " +
             ranked_moves + " WHERE strength <> '' AND loss > 0) AS lost JOIN (" +
             from_moves("strength, count(DISTINCT key || color) AS games",
                        "WHERE strength <> '' GROUP BY strength") +
             ") AS sides ON sides.strength = lost.strength GROUP BY lost.strength, mistake, sides.games"
             " ORDER BY max(band) DESC, sum(loss) DESC, mistake"},
        {"regions",
         "the fifty commonest regions, and what a move there is worth",
         {"form", "seen", "games", "kind", "count", "temperature"},
         "SELECT form, count(*), count(DISTINCT key), min(kind), min(count), min(temperature) FROM region"
         " GROUP BY form ORDER BY count(*) DESC, form LIMIT 50"},
        {"selfplay",
         "games that were made: results",
         {"kind", "black", "white", "result", "games", "moves"},
         "SELECT kind, black, white, substr(result, 1, 2), count(*), avg(moves) FROM played"
         " GROUP BY kind, black, white, substr(result, 1, 2) ORDER BY kind, black, white, count(*) DESC"},
        {"failures",
         "what failed and why, the commonest reason first",
         {"error", "tasks", "first"},
         "SELECT error, count(*), min(name) FROM failure GROUP BY error ORDER BY count(*) DESC, error"},
        {"speed",
         "seconds a task took, by kind",
         {"kind", "tasks", "seconds", "a task"},
         "SELECT kind, count(*), sum(seconds), avg(seconds) FROM task WHERE state = 'done' GROUP BY kind"
         " ORDER BY kind"},
    };
    return all;
}

const NamedQuery* find_query(const std::string& name) {
    const auto& all = named_queries();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const NamedQuery& q) { return q.name == name; });
    return found == all.end() ? nullptr : &*found;
}

namespace {

struct Table {
    std::string name;
    std::size_t key;  // so many of its columns name a row
    std::vector<std::string> columns;
};

const std::vector<Table>& all_tables() {
    static const std::vector<Table> all{
        {"game",
         1,
         {"key", "name", "black", "white", "black_rank", "white_rank", "rules", "komi", "handicap", "width",
          "height", "date", "result", "moves", "black_level", "white_level"}},
        {"move",
         2,
         {"key", "number", "color", "point", "best", "forecast", "temperature", "loss", "evidence", "kind",
          "phase", "mistake"}},
        {"region",
         3,
         {"key", "number", "points", "form", "size", "kind", "count", "temperature", "evidence", "ko"}},
        {"played", 1, {"key", "kind", "number", "black", "white", "result", "moves", "sgf"}},
        {"failure", 1, {"key", "kind", "name", "error", "tries", "worker"}},
        {"answer", 1, {"key", "kind", "name", "json"}},
    };
    return all;
}

const Table& table_named(const std::string& name) {
    return *std::find_if(all_tables().begin(), all_tables().end(),
                         [&](const Table& t) { return t.name == name; });
}

}  // namespace

const std::vector<std::string>& tables() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (const Table& table : all_tables()) list.push_back(table.name);
        return list;
    }();
    return names;
}

std::vector<std::string> columns_of(const std::string& table) { return table_named(table).columns; }

// A page at a time, from where the last one ended: tables may be larger than memory.
void for_each_row(Database& database, const std::string& table, const std::function<void(const Row&)>& f) {
    constexpr std::size_t at_once = 500;
    const Table& asked = table_named(table);
    const auto columns = [&](std::size_t many) {
        return fmt::format("{}", fmt::join(asked.columns.begin(),
                                           asked.columns.begin() + static_cast<std::ptrdiff_t>(many), ", "));
    };
    const std::string key = columns(asked.key);
    std::string places;
    for (std::size_t i = 1; i <= asked.key; ++i) places += fmt::format("{}${}", i > 1 ? ", " : "", i);
    const std::string first = fmt::format("SELECT {} FROM {}", columns(asked.columns.size()), table);
    const std::string rest = fmt::format(" ORDER BY {} LIMIT {}", key, at_once);
    auto rows = database.ask(first + rest);
    for (;;) {
        for (const Row& row : rows) f(row);
        if (rows.size() < at_once) return;
        const Row last(rows.back().begin(), rows.back().begin() + static_cast<std::ptrdiff_t>(asked.key));
        rows = database.ask(fmt::format("{} WHERE ({}) > ({}){}", first, key, places, rest), last);
    }
}

}  // namespace tedomari::batch
