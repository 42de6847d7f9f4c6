// SPDX-License-Identifier: MIT
#include "batch/database.h"

#include <filesystem>
#include <fmt/format.h>

namespace tedomari::batch {

namespace {

bool names_a_server(const std::string& address) {
    return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

}  // namespace

std::int64_t whole(const Field& field) {
    if (const auto* value = std::get_if<std::int64_t>(&field)) return *value;
    if (const auto* value = std::get_if<double>(&field)) return static_cast<std::int64_t>(*value);
    if (const auto* value = std::get_if<std::string>(&field)) return std::stoll("0" + *value);
    return 0;
}

double number(const Field& field) {
    if (const auto* value = std::get_if<double>(&field)) return *value;
    if (const auto* value = std::get_if<std::string>(&field)) return value->empty() ? 0 : std::stod(*value);
    return static_cast<double>(whole(field));
}

std::string text(const Field& field) {
    if (const auto* value = std::get_if<std::string>(&field)) return *value;
    if (const auto* value = std::get_if<double>(&field)) return fmt::format("{}", *value);
    if (const auto* value = std::get_if<std::int64_t>(&field)) return std::to_string(*value);
    return {};
}

std::unique_ptr<Database> Database::open(const std::string& address) {
    return names_a_server(address) ? open_postgres(address) : open_sqlite(address);
}

bool is_missing_file(const std::string& address) {
    return !names_a_server(address) && address != ":memory:" && !std::filesystem::exists(address);
}

void Database::together(const std::function<void()>& f) {
    ask(begin());
    try {
        f();
        ask("COMMIT");
    } catch (...) {
        try {
            ask("ROLLBACK");
        } catch (const DatabaseError&) {  // the first error says more
        }
        throw;
    }
}

}  // namespace tedomari::batch
