// SPDX-License-Identifier: MIT
#include "sgf/rank.h"

#include <cctype>

namespace tedomari::sgf {

namespace {

constexpr int professionals = 10;  // 1p is one above this

}  // namespace

std::optional<int> level_of(std::string_view rank) {
    while (!rank.empty() && rank.front() == ' ') rank.remove_prefix(1);
    int number = 0;
    std::size_t at = 0;
    for (; at < rank.size() && at < 2 && std::isdigit(static_cast<unsigned char>(rank[at])) != 0; ++at)
        number = 10 * number + (rank[at] - '0');
    if (at == 0 || number == 0) return std::nullopt;
    while (at < rank.size() && (rank[at] == ' ' || rank[at] == '-')) ++at;
    if (at == rank.size()) return std::nullopt;
    switch (rank[at]) {
        case 'k':
        case 'K': return number <= 30 ? std::optional(-number) : std::nullopt;
        case 'd':
        case 'D': return number <= 9 ? std::optional(number) : std::nullopt;
        case 'p':
        case 'P': return number <= 9 ? std::optional(professionals + number) : std::nullopt;
        default: return std::nullopt;
    }
}

std::string rank_of(int level) {
    if (level < 0) return std::to_string(-level) + "k";
    return level > professionals ? std::to_string(level - professionals) + "p" : std::to_string(level) + "d";
}

}  // namespace tedomari::sgf
