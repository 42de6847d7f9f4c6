// SPDX-License-Identifier: MIT
#include "analysis/review_cache.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <unistd.h>

namespace tedomari::analysis {

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

std::unique_ptr<ReviewCache> opened(const CacheFolder& folder, const std::string& effort = "") {
    auto cache = ReviewCache::open(folder.file());
    EXPECT_TRUE(cache);
    (*cache)->set_effort(effort);
    return std::move(*cache);
}

local::LocalGame worth(int count, Evidence evidence) {
    local::LocalGame game;
    game.region = {go::Point::at(2, 3)};
    game.evidence = evidence;
    game.count = local::Estimate::exact(count);
    game.temperature = local::Estimate::exact(Rational(3, 2));
    game.kind = local::Kind::gote;
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

TEST(review_cache, remembers_what_is_proved_however_hard_one_looks) {
    const CacheFolder folder;
    opened(folder, "5 s")->keep("key", worth(7, Evidence::proved));
    const auto cache = opened(folder, "1 s");
    const auto found = cache->find("key");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->count.value, 7);
    EXPECT_EQ(found->temperature.value, Rational(3, 2));
    EXPECT_EQ(found->evidence, Evidence::proved);
    EXPECT_FALSE(cache->find("another key"));
    EXPECT_EQ(cache->hits(), 1u);
}

TEST(review_cache, remembers_a_guess_only_for_the_same_effort) {
    const CacheFolder folder;
    opened(folder, "1 s|")->keep("key", worth(7, Evidence::bounded));
    EXPECT_TRUE(opened(folder, "1 s|")->find("key"));
    EXPECT_FALSE(opened(folder, "5 s|")->find("key"));
}

TEST(review_cache, believes_a_proof_before_a_guess) {
    const CacheFolder folder;
    const auto cache = opened(folder, "1 s|");
    cache->keep("key", worth(7, Evidence::bounded));
    cache->keep("key", worth(3, Evidence::proved));
    ASSERT_TRUE(cache->find("key"));
    EXPECT_EQ(cache->find("key")->count.value, 3);
}

TEST(review_cache, keeps_positions_of_any_bytes_apart_from_regions) {
    const CacheFolder folder;
    const auto cache = opened(folder);
    const std::string bytes("\0\xff|'\"", 5);
    cache->keep_position(bytes, bytes + bytes);
    cache->keep_position("twice", "old");
    cache->keep_position("twice", "new");
    EXPECT_EQ(cache->find_position(bytes), bytes + bytes);
    EXPECT_EQ(cache->find_position("twice"), "new");
    EXPECT_FALSE(cache->find_position(bytes.substr(0, 4)));
    EXPECT_FALSE(cache->find("twice"));
}

TEST(review_cache, is_shared_by_programs_that_run_together) {
    const CacheFolder folder;
    const auto one = opened(folder), other = opened(folder);
    one->keep_position("a", "1");
    other->keep_position("b", "2");
    EXPECT_EQ(other->find_position("a"), "1");
    EXPECT_EQ(one->find_position("b"), "2");
}

TEST(review_cache, is_refused_where_there_is_no_database) {
    const CacheFolder folder;
    std::ofstream(folder.file("text")) << std::string(5000, 'x');
    EXPECT_FALSE(ReviewCache::open(folder.file("text")));
    EXPECT_FALSE(ReviewCache::open(folder.file("no/such/folder")));
    EXPECT_FALSE(ReviewCache::open(fs::path(folder.file()).parent_path().string()));
}

TEST(review_cache, lies_where_the_environment_says) {
    const CacheFolder folder;
    const Environment cache("XDG_CACHE_HOME", folder.file("x").c_str());
    EXPECT_EQ(default_cache_path(), folder.file("x/tedomari/review.sqlite"));
    EXPECT_TRUE(fs::is_directory(folder.file("x/tedomari")));
    const Environment none("XDG_CACHE_HOME", nullptr), home("HOME", folder.file("h").c_str());
    EXPECT_EQ(default_cache_path(), folder.file("h/.cache/tedomari/review.sqlite"));
    const Environment homeless("HOME", "");
    EXPECT_EQ(default_cache_path(), "");
}

}  // namespace tedomari::analysis
