// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "go/board.h"

// The fields of a line, each read with KataGo's words for what is wrong with it.
namespace tedomari::kata {

// The first thing that is wrong ends the reading of a line: thrown by what is below, caught by `parse_line` alone.
struct Wrong {
    std::string field, message;
};

[[noreturn]] void refuse(const std::string& field, const std::string& message);

std::int64_t integer_field(const nlohmann::json& object, const char* field, std::int64_t low,
                           std::int64_t high, const std::string& message);
double number_field(const nlohmann::json& object, const char* field, double low, double high,
                    const char* message);
bool flag_field(const nlohmann::json& object, const char* field);  // false where there is none
std::optional<std::vector<int>> integers_field(const nlohmann::json& object, const char* field,
                                               const char* message);
std::optional<go::Color> color_of(const nlohmann::json& value);

// "D4", "pass", or "(3,15)", counted from the upper left.
std::optional<go::Point> vertex(const std::string& word, go::Size size);

enum class Passes { allowed, refused };
std::vector<go::Move> moves_field(const nlohmann::json& object, const char* field, go::Size size,
                                  Passes passes);

std::string echo(const std::string& text);  // no more of a stranger's words than fits a line

}  // namespace tedomari::kata
