// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>
#include <string>

#include "batch/queue.h"
#include "batch/schema.h"
#include "cli/command.h"
#include "cli/form.h"

namespace tedomari::cli {

// Where the tasks are: --db, else TEDOMARI_DB.
struct DatabaseOption {
    std::string address;

    void declare(Form& form) {
        form.option(
            "--db", address,
            "a SQLite file, or postgresql://USER@HOST/NAME (default: TEDOMARI_DB, else tedomari.sqlite)");
    }
    std::string where() const {
        if (!address.empty()) return address;
        const char* set = std::getenv("TEDOMARI_DB");
        return set != nullptr && *set != 0 ? set : "tedomari.sqlite";
    }
    // Runs f with the database and its queue; what the database refuses is told in one line.  Only who has something to
    // put there makes a file.
    enum class File { must_exist, made };
    template <class F>
    int with(F f, File file = File::must_exist) const {
        try {
            if (file == File::must_exist && batch::is_missing_file(where()))
                return refuse("there is no " + where() + ": `tedomari batch add` makes it");
            const auto database = batch::Database::open(where());
            batch::prepare(*database);
            batch::Queue queue(*database);
            return f(*database, queue);
        } catch (const batch::DatabaseError& error) {
            return refuse(error.what());
        }
    }
};

}  // namespace tedomari::cli
