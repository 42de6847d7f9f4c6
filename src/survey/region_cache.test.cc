// SPDX-License-Identifier: MIT
#include "survey/region_cache.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>
#include <unistd.h>

#include "base/rng.h"
#include "survey/region_text.h"

namespace tedomari::survey {

namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, gone afterwards.
class CacheFolder {
public:
    CacheFolder() : path_(fs::temp_directory_path() / ("tedomari-cache-" + std::to_string(getpid()))) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~CacheFolder() { fs::remove_all(path_); }
    CacheFolder(const CacheFolder&) = delete;
    CacheFolder& operator=(const CacheFolder&) = delete;
    std::string file(const char* name = "cache.sqlite") const { return (path_ / name).string(); }

private:
    fs::path path_;
};

std::unique_ptr<RegionCache> opened(const CacheFolder& folder, std::uint64_t nodes = 0) {
    auto cache = RegionCache::open(folder.file());
    EXPECT_TRUE(cache);
    (*cache)->set_nodes(nodes);
    return std::move(*cache);
}

local::LocalGame worth(int count, Evidence evidence) {
    local::LocalGame game;
    game.region = {go::Point::at(2, 3)};
    game.evidence = evidence;
    game.count = local::Estimate::exact(count);
    game.temperature = local::Estimate::exact(Rational(3, 2));
    game.kind = local::Kind::gote;
    if (evidence == Evidence::proved)
        game.black_master = game.white_master = cgt::Thermograph::mast(count, Rational(3, 2));
    return game;
}

// Sets a variable of the environment for a while.
class Environment {
public:
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* old = std::getenv(name)) old_ = old;
        value == nullptr ? unsetenv(name) : setenv(name, value, 1);
    }
    ~Environment() { old_ ? setenv(name_, old_->c_str(), 1) : unsetenv(name_); }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

private:
    const char* name_;
    std::optional<std::string> old_;
};

}  // namespace

TEST(region_cache, remembers_what_is_proved_however_hard_one_looks) {
    const CacheFolder folder;
    opened(folder)->keep("key", worth(7, Evidence::proved));
    const auto cache = opened(folder, 5000);
    const auto found = cache->find("key");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->count.value, 7);
    EXPECT_EQ(found->temperature.value, Rational(3, 2));
    EXPECT_EQ(found->evidence, Evidence::proved);
    EXPECT_FALSE(cache->find("another key"));
}

TEST(region_cache, forgets_what_a_clock_cut_short) {
    const CacheFolder folder;
    opened(folder)->keep("key", worth(7, Evidence::bounded));
    EXPECT_FALSE(opened(folder)->find("key"));
}

TEST(region_cache, remembers_an_unfinished_search_for_as_many_nodes) {
    const CacheFolder folder;
    opened(folder, 5000)->keep("key", worth(7, Evidence::bounded));
    EXPECT_TRUE(opened(folder, 5000)->find("key"));
    EXPECT_FALSE(opened(folder, 9000)->find("key"));
    EXPECT_FALSE(opened(folder)->find("key"));
}

TEST(region_cache, believes_a_proof_before_a_guess) {
    const CacheFolder folder;
    const auto cache = opened(folder, 5000);
    cache->keep("key", worth(7, Evidence::bounded));
    cache->keep("key", worth(3, Evidence::proved));
    ASSERT_TRUE(cache->find("key"));
    EXPECT_EQ(cache->find("key")->count.value, 3);
}

TEST(region_cache, is_shared_by_programs_that_run_together) {
    const CacheFolder folder;
    const auto one = opened(folder), other = opened(folder);
    one->keep("a", worth(1, Evidence::proved));
    other->keep("b", worth(2, Evidence::proved));
    EXPECT_TRUE(other->find("a"));
    EXPECT_TRUE(one->find("b"));
}

// A byte of an entry is changed at a time: the entry is as it was, or gone, never something else.
TEST(region_cache, never_believes_a_damaged_entry) {
    const CacheFolder folder;
    const local::LocalGame game = worth(7, Evidence::proved);
    opened(folder)->keep("key", game);
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(folder.file().c_str(), &database), SQLITE_OK);
    Rng rng(5);
    int gone = 0;
    for (int i = 0; i < 200; ++i) {
        opened(folder)->keep("key", game);
        const std::string sql = "UPDATE entry SET value = CAST(substr(value, 1, " +
                                std::to_string(rng.below(300)) + ") || char(" +
                                std::to_string(32 + rng.below(95)) + ") || substr(value, " +
                                std::to_string(rng.below(300)) + ") AS BLOB)";
        ASSERT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
        const auto found = opened(folder)->find("key");
        gone += found ? 0 : 1;
        if (found) {
            EXPECT_EQ(to_cache(*found), to_cache(game));
        }
    }
    sqlite3_close(database);
    EXPECT_GT(gone, 150);
}

TEST(region_cache, is_refused_where_there_is_no_database) {
    const CacheFolder folder;
    std::ofstream(folder.file("text")) << std::string(5000, 'x');
    EXPECT_FALSE(RegionCache::open(folder.file("text")));
    EXPECT_FALSE(RegionCache::open(folder.file("no/such/folder")));
    EXPECT_FALSE(RegionCache::open(fs::path(folder.file()).parent_path().string()));
}

TEST(region_cache, lies_where_the_environment_says) {
    const CacheFolder folder;
    const Environment cache("XDG_CACHE_HOME", folder.file("x").c_str());
    EXPECT_EQ(default_cache_path(), folder.file("x/tedomari/regions.sqlite"));
    EXPECT_TRUE(fs::is_directory(folder.file("x/tedomari")));
    const Environment none("XDG_CACHE_HOME", nullptr), home("HOME", folder.file("h").c_str());
    EXPECT_EQ(default_cache_path(), folder.file("h/.cache/tedomari/regions.sqlite"));
    const Environment homeless("HOME", "");
    EXPECT_EQ(default_cache_path(), "");
}

}  // namespace tedomari::survey
