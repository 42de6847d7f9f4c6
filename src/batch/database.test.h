// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

#include "batch/database.h"

namespace tedomari::batch {

// A database that is empty, and gone afterwards: a SQLite file, or where TEDOMARI_TEST_DB names a server
// (tests/batch/postgres), a schema there.
class EmptyDatabase {
public:
    EmptyDatabase() {
        const std::string name = "tedomari_test_" + std::to_string(getpid());
        if (const char* server = std::getenv("TEDOMARI_TEST_DB")) {
            const auto database = Database::open(server);
            database->ask("DROP SCHEMA IF EXISTS " + name + " CASCADE");
            database->ask("CREATE SCHEMA " + name);
            address_ = std::string(server) + "&options=-csearch_path%3D" + name;
            return;
        }
        address_ = (std::filesystem::temp_directory_path() / (name + ".sqlite")).string();
        remove();
    }
    EmptyDatabase(const EmptyDatabase&) = delete;
    EmptyDatabase& operator=(const EmptyDatabase&) = delete;
    ~EmptyDatabase() { remove(); }

    const std::string& address() const { return address_; }
    std::unique_ptr<Database> open() const { return Database::open(address_); }
    bool is_file() const { return !address_.starts_with("postgres"); }

private:
    void remove() const {
        if (!is_file()) return;
        for (const char* part : {"", "-wal", "-shm"}) std::filesystem::remove(address_ + part);
    }

    std::string address_;
};

}  // namespace tedomari::batch
