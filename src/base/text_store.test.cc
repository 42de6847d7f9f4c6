// SPDX-License-Identifier: MIT
#include "base/text_store.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

namespace tedomari {

namespace {

class TextStoreFile {
public:
    TextStoreFile() { remove(); }
    ~TextStoreFile() { remove(); }
    TextStoreFile(const TextStoreFile&) = delete;
    TextStoreFile& operator=(const TextStoreFile&) = delete;

    std::unique_ptr<TextStore> open(const char* edition = "1") const {
        auto store = TextStore::open(path_, edition);
        return store ? std::move(*store) : nullptr;
    }
    void run(const char* sql) const {
        sqlite3* database = nullptr;
        ASSERT_EQ(sqlite3_open(path_.c_str(), &database), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }

private:
    void remove() const {
        for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(path_ + end);
    }
    std::string path_ =
        (std::filesystem::temp_directory_path() / ("text_store." + std::to_string(getpid()))).string();
};

}  // namespace

TEST(text_store, finds_what_was_kept_also_when_it_is_opened_again) {
    const TextStoreFile file;
    const std::string key("a\0b", 3);
    file.open()->keep(key, "one");
    EXPECT_EQ(file.open()->find(key), "one");
    EXPECT_EQ(file.open()->find("a"), std::nullopt);
    file.open()->keep(key, "two");
    EXPECT_EQ(file.open()->find(key), "two");
    EXPECT_EQ(file.open()->size(), 1u);
}

TEST(text_store, does_not_see_other_editions) {
    const TextStoreFile file;
    file.open("1")->keep("k", "old");
    EXPECT_EQ(file.open("2")->find("k"), std::nullopt);
    file.open("2")->keep("k", "new");
    EXPECT_EQ(file.open("1")->find("k"), "old");
}

TEST(text_store, does_not_find_what_is_damaged) {
    const TextStoreFile file;
    file.open()->keep("k", "a text");
    file.run("UPDATE entry SET value = CAST(replace(value, 'text', 'test') AS BLOB)");
    EXPECT_EQ(file.open()->find("k"), std::nullopt);
    file.run("UPDATE entry SET value = x'00'");
    EXPECT_EQ(file.open()->find("k"), std::nullopt);
}

TEST(text_store, forgets_the_oldest) {
    const TextStoreFile file;
    const auto store = file.open();
    for (const char* key : {"a", "b", "c", "a"}) store->keep(key, key);
    store->keep_only_the_last(2);
    EXPECT_EQ(store->find("b"), std::nullopt);
    EXPECT_EQ(store->find("a"), "a");
    EXPECT_EQ(store->size(), 2u);
}

TEST(text_store, says_why_it_cannot_be_opened) {
    const auto store = TextStore::open("/nowhere/at/all", "1");
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().message, "cannot use the cache: unable to open database file");
}

}  // namespace tedomari
