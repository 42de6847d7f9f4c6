// SPDX-License-Identifier: MIT
#include "batch/schema.h"

#include <fmt/format.h>

namespace tedomari::batch {

namespace {

// By version, oldest first: what brings a database to it.
const std::vector<std::vector<const char*>> steps{
    {
        "CREATE TABLE task(key TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, place BIGINT NOT "
        "NULL,"
        " record TEXT NOT NULL, settings TEXT NOT NULL, version TEXT NOT NULL, state TEXT NOT NULL, worker "
        "TEXT,"
        " tries BIGINT NOT NULL, lease DOUBLE PRECISION, finished DOUBLE PRECISION, seconds DOUBLE PRECISION,"
        " error TEXT)",
        "CREATE INDEX task_by_state ON task(state, version, place)",
        "CREATE TABLE answer(key TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT "
        "NULL)",
        "CREATE TABLE game(key TEXT PRIMARY KEY, name TEXT, black TEXT, white TEXT, black_rank TEXT, "
        "white_rank TEXT,"
        " rules TEXT, komi DOUBLE PRECISION, handicap BIGINT, width BIGINT, height BIGINT, date TEXT, result "
        "TEXT,"
        " moves BIGINT)",
        "CREATE TABLE move(key TEXT, number BIGINT, color TEXT, point TEXT, best TEXT, forecast DOUBLE "
        "PRECISION,"
        " temperature DOUBLE PRECISION, loss DOUBLE PRECISION, evidence TEXT, kind TEXT, phase TEXT,"
        " PRIMARY KEY(key, number))",
    },
    {
        "ALTER TABLE task ADD COLUMN game TEXT",
        "UPDATE task SET game = key",
        "CREATE INDEX task_by_game ON task(game)",
        "ALTER TABLE move ADD COLUMN mistake TEXT",
        "ALTER TABLE game ADD COLUMN black_level BIGINT",
        "ALTER TABLE game ADD COLUMN white_level BIGINT",
        "CREATE INDEX game_by_name ON game(name)",
        "CREATE TABLE region(key TEXT, number BIGINT, points TEXT, form TEXT NOT NULL, size BIGINT, kind "
        "TEXT,"
        " count DOUBLE PRECISION, temperature DOUBLE PRECISION, evidence TEXT, ko BIGINT,"
        " PRIMARY KEY(key, number, points))",
        "CREATE INDEX region_by_form ON region(form)",
        "CREATE TABLE played(key TEXT PRIMARY KEY, kind TEXT, number BIGINT, black TEXT, white TEXT, result "
        "TEXT,"
        " moves BIGINT, sgf TEXT)",
        "CREATE VIEW failure AS SELECT key, kind, name, error, tries, worker FROM task WHERE state = "
        "'failed'",
    },
};

int version_of(Database& database) {
    database.ask("CREATE TABLE IF NOT EXISTS schema_version(version BIGINT NOT NULL)");
    const auto rows = database.ask("SELECT max(version) FROM schema_version");
    return static_cast<int>(whole(rows.at(0).at(0)));
}

}  // namespace

void prepare(Database& database, int wanted) {
    database.together([&] {
        const int found = version_of(database);
        if (found > schema_version)
            throw DatabaseError(fmt::format("it was made by a newer program (schema {}, this one knows {})",
                                            found, schema_version),
                                false);
        for (int version = found; version < wanted; ++version) {
            for (const char* step : steps[static_cast<std::size_t>(version)]) database.ask(step);
            database.ask("INSERT INTO schema_version(version) VALUES($1)", {std::int64_t{version + 1}});
        }
    });
}

}  // namespace tedomari::batch
