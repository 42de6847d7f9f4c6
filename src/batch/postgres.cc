// SPDX-License-Identifier: MIT
#include <charconv>
#include <libpq-fe.h>

#include "batch/database.h"

namespace tedomari::batch {

namespace {

struct PostgresCloser {
    void operator()(PGconn* connection) const { PQfinish(connection); }
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresAnswer = std::unique_ptr<PGresult, PostgresCloser>;

// Numbers of types as in pg_type.h, which client programs do not have.
constexpr Oid int8_type = 20, int2_type = 21, int4_type = 23, float4_type = 700, float8_type = 701,
              numeric_type = 1700;

Field field_of(const PGresult* result, int row, int column) {
    if (PQgetisnull(result, row, column) != 0) return {};
    const std::string value(PQgetvalue(result, row, column),
                            static_cast<std::size_t>(PQgetlength(result, row, column)));
    switch (PQftype(result, column)) {
        case int8_type:
        case int4_type:
        case int2_type: return std::int64_t{std::stoll(value)};
        case float4_type:
        case float8_type:
        case numeric_type: return std::stod(value);
        default: return value;
    }
}

// Doubles in all their digits.
std::string as_text(double value) {
    char digits[40];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
    return {digits, end};
}

// One clause, as an error line has it.
std::string first_line(std::string message) {
    for (const char* level : {"ERROR:  ", "FATAL:  "}) {
        if (const auto at = message.find(level); at != std::string::npos) message.erase(at, 8);
    }
    return message.substr(0, message.find('\n'));
}

class Postgres : public Database {
public:
    explicit Postgres(const std::string& url) : url_(url) { reconnect(); }

    std::vector<Row> ask(const std::string& sql, const Row& values) override {
        std::vector<std::string> texts;
        for (const Field& field : values) {
            const auto* real = std::get_if<double>(&field);
            texts.push_back(real != nullptr ? as_text(*real) : text(field));
        }
        std::vector<const char*> places;
        for (std::size_t i = 0; i < values.size(); ++i)
            places.push_back(std::holds_alternative<std::monostate>(values[i]) ? nullptr : texts[i].c_str());
        const PostgresAnswer answer(PQexecParams(connection_.get(), sql.c_str(),
                                                 static_cast<int>(places.size()), nullptr, places.data(),
                                                 nullptr, nullptr, 0));
        const auto status = PQresultStatus(answer.get());
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail();
        std::vector<Row> rows;
        for (int i = 0; i < PQntuples(answer.get()); ++i) {
            rows.emplace_back();
            for (int k = 0; k < PQnfields(answer.get()); ++k)
                rows.back().push_back(field_of(answer.get(), i, k));
        }
        return rows;
    }
    std::string now() const override { return "extract(epoch FROM clock_timestamp())::float8"; }
    std::string skip_claimed() const override { return " FOR UPDATE SKIP LOCKED"; }
    void reconnect() override {
        connection_.reset(PQconnectdb(url_.c_str()));
        if (PQstatus(connection_.get()) != CONNECTION_OK) fail();
        PQsetNoticeProcessor(
            connection_.get(), [](void*, const char*) {}, nullptr);
        ask("SET client_encoding TO 'UTF8'", {});
    }

private:
    std::string begin() const override { return "BEGIN"; }

    [[noreturn]] void fail() const {
        throw DatabaseError(first_line(PQerrorMessage(connection_.get())),
                            PQstatus(connection_.get()) != CONNECTION_OK);
    }

    std::string url_;
    std::unique_ptr<PGconn, PostgresCloser> connection_;
};

}  // namespace

std::unique_ptr<Database> open_postgres(const std::string& url) { return std::make_unique<Postgres>(url); }

}  // namespace tedomari::batch
