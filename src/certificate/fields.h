// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "base/rational.h"
#include "base/result.h"
#include "go/board.h"
#include "go/point_set.h"

namespace tedomari::certificate {

using Json = nlohmann::ordered_json;

// How boards and points are written: rows from the top, X black, O white, . empty, _ closed; D4, or "pass".
Json rows_of(const go::Board& board);
Json list_of(const std::vector<go::Point>& points);
Json list_of(const go::PointSet& points);

// Reads the fields of one claim.  The first thing that is wrong is remembered, and whatever is read is harmless.
class Fields {
public:
    explicit Fields(const Json& object) : object_(object) {}

    const std::optional<Error>& error() const { return error_; }
    void fail(const std::string& message) {
        if (!error_) error_ = Error{message};
    }

    const Json& field(const char* key);
    const Json& optional(const char* key) const;  // null when it is not there
    std::string text(const char* key);
    // One of these words, by its number.
    std::size_t word(const char* key, std::initializer_list<const char*> words);
    go::Color color(const char* key) {
        return word(key, {"black", "white"}) == 0 ? go::Color::black : go::Color::white;
    }
    std::uint64_t number(const char* key, std::uint64_t most);
    Rational rational(const char* key);
    go::Board board(const char* key);
    go::Point point(const std::string& name);  // of the board that was read
    std::vector<go::Point> points(const char* key);
    go::PointSet set(const char* key);

private:
    const Json& object_;
    go::Size size_;
    std::optional<Error> error_;
};

}  // namespace tedomari::certificate
