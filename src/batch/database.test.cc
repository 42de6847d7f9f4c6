// SPDX-License-Identifier: MIT
#include "batch/database.test.h"

#include <fstream>
#include <gtest/gtest.h>

#include "batch/asked.h"
#include "batch/schema.h"

namespace tedomari::batch {

TEST(database, gives_back_what_it_was_given) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    database->ask("CREATE TABLE thing(a BIGINT, b DOUBLE PRECISION, c TEXT, d TEXT)");
    const Row row{std::int64_t{1} << 40, 0.1, std::string("K\xc3\xb6 'quoted' $1\n"), Field()};
    database->ask("INSERT INTO thing VALUES($1, $2, $3, $4)", row);
    EXPECT_EQ(database->ask("SELECT * FROM thing"), std::vector<Row>{row});
    EXPECT_EQ(whole(database->ask("SELECT count(*) FROM thing").at(0).at(0)), 1);
    EXPECT_GT(number(database->ask("SELECT " + database->now()).at(0).at(0)), 1.7e9);
}

TEST(database, does_all_or_nothing_together) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    database->ask("CREATE TABLE thing(a BIGINT)");
    const auto half = [&] {
        database->ask("INSERT INTO thing VALUES(1)");
        throw std::runtime_error("half way");
    };
    EXPECT_THROW(database->together(half), std::runtime_error);
    EXPECT_TRUE(database->ask("SELECT * FROM thing").empty());
    database->together([&] { database->ask("INSERT INTO thing VALUES(2)"); });
    EXPECT_EQ(database->ask("SELECT * FROM thing").size(), 1U);
}

TEST(database, says_in_one_line_what_is_wrong) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    try {
        database->ask("SELECT * FROM nowhere");
        FAIL();
    } catch (const DatabaseError& error) {
        EXPECT_FALSE(error.is_lost());
        EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos);
    }
    EXPECT_THROW(Database::open("/no/such/folder/x.sqlite"), DatabaseError);
    EXPECT_THROW(Database::open("postgresql://nobody@127.0.0.1:1/none"), DatabaseError);
    if (!empty.is_file()) return;
    std::ofstream(empty.address()) << "no database, and long enough to be seen as none of them at all";
    EXPECT_THROW(prepare(*empty.open()), DatabaseError);
}

TEST(schema, is_made_once_and_refused_when_it_is_newer) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    prepare(*database);
    prepare(*database);
    database->ask("INSERT INTO schema_version VALUES(99)");
    EXPECT_THROW(prepare(*database), DatabaseError);
}

TEST(schema, of_an_older_program_is_brought_up_to_date_with_what_is_in_it) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    prepare(*database, 1);
    database->ask("INSERT INTO move(key, number, loss) VALUES('k', 1, 2.5)");
    prepare(*database);
    const auto rows = database->ask("SELECT loss, mistake FROM move");
    EXPECT_EQ(rows, std::vector<Row>({{2.5, Field()}}));
    EXPECT_TRUE(database->ask("SELECT * FROM failure").empty());
}

TEST(asked, has_queries_that_run_on_empty_tables_and_columns_as_the_tables) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    prepare(*database);
    for (const NamedQuery& query : named_queries()) {
        EXPECT_TRUE(database->ask(query.sql).empty()) << query.name;
        EXPECT_EQ(find_query(query.name), &query);
    }
    EXPECT_EQ(find_query("nonsense"), nullptr);
    for (const std::string& table : tables()) for_each_row(*database, table, [](const Row&) { FAIL(); });
}

TEST(asked, goes_through_large_tables_a_page_at_a_time) {
    const EmptyDatabase empty;
    const auto database = empty.open();
    prepare(*database);
    database->together([&] {
        for (int i = 0; i < 1203; ++i)
            database->ask("INSERT INTO move(key, number, loss) VALUES($1, $2, $3)",
                          {std::string(1, static_cast<char>('a' + i / 400)), std::int64_t{i % 400}, 0.5 * i});
    });
    std::vector<std::pair<std::string, std::int64_t>> seen;
    for_each_row(*database, "move", [&](const Row& row) { seen.emplace_back(text(row[0]), whole(row[1])); });
    EXPECT_EQ(seen.size(), 1203U);
    EXPECT_TRUE(std::is_sorted(seen.begin(), seen.end()));
}

}  // namespace tedomari::batch
