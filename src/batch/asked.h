// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "batch/database.h"

namespace tedomari::batch {

// Questions about what is in the tables that come ready-made, in SQL that both kinds of database understand.
struct NamedQuery {
    std::string name, says;
    std::vector<std::string> columns;
    std::string sql;
};
const std::vector<NamedQuery>& named_queries();
const NamedQuery* find_query(const std::string& name);  // null: there is none

// All rows of a table, one at a time, in order.
const std::vector<std::string>& tables();  // "game", "move", "region", …
std::vector<std::string> columns_of(const std::string& table);
void for_each_row(Database& database, const std::string& table, const std::function<void(const Row&)>& f);

}  // namespace tedomari::batch
