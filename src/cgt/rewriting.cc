// SPDX-License-Identifier: MIT
#include "cgt/rewriting.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <sstream>
#include <unordered_map>

namespace tedomari::cgt {

namespace {

constexpr char any = '?', nothing = ' ';

// A pattern or a board in any characters; column 0 of an error is the first character's.
Result<Diagram> grid(std::string_view text) {
    std::string allowed;
    for (const char c : text) {
        if (c != '|' && c != '/' && c != '\n' && c != ' ') allowed += c;
    }
    return parse_diagram(text, allowed);
}

Diagram transposed(const Diagram& grid) {
    Diagram turned = Diagram::filled(grid.columns, grid.rows, nothing);
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) turned.at(c, r) = grid.at(r, c);
    }
    return turned;
}

Diagram mirrored(const Diagram& grid) {
    Diagram turned = grid;
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) turned.at(r, grid.columns - 1 - c) = grid.at(r, c);
    }
    return turned;
}

Diagram flipped(const Diagram& grid) { return transposed(mirrored(transposed(grid))); }

using Turn = Diagram (*)(const Diagram&);
std::optional<std::vector<Turn>> turns(std::string_view word) {
    constexpr Turn across = [](const Diagram& g) { return g; };
    constexpr Turn down = transposed, back = mirrored;
    constexpr Turn up = [](const Diagram& g) { return flipped(transposed(g)); };
    if (word == "across") return std::vector{across};
    if (word == "back") return std::vector{back};
    if (word == "down") return std::vector{down};
    if (word == "up") return std::vector{up};
    if (word == "every") {
        constexpr Turn others[] = {[](const Diagram& g) { return flipped(g); },
                                   [](const Diagram& g) { return flipped(mirrored(g)); },
                                   [](const Diagram& g) { return mirrored(transposed(g)); },
                                   [](const Diagram& g) { return mirrored(flipped(transposed(g))); }};
        std::vector<Turn> all = {across, back, down, up};
        all.insert(all.end(), std::begin(others), std::end(others));
        return all;
    }
    return std::nullopt;
}

std::vector<std::string> words_of(const std::string& rule) {
    std::istringstream stream(rule);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

struct ComesBack {};

}  // namespace

Result<Rewriting> Rewriting::parse(std::string_view text) {
    Rewriting found;
    std::size_t at = 0;
    const auto wrong = [&](const std::string& why) {
        const std::size_t first = std::min(text.find_first_not_of(" \t", at), text.size());
        return Error{"rule: " + why, 0, static_cast<int>(first) + 1};
    };
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find_first_of(";\n", at), text.size());
        const auto words = words_of(std::string(text.substr(at, end - at)));
        if (words.empty() || words[0] == "#") {
            at = end + 1;
            continue;
        }
        const bool left = words[0] == "left" || words[0] == "both",
                   right = words[0] == "right" || words[0] == "both";
        if (!left && !right)
            return wrong(fmt::format("it begins with left, right or both, not '{}'", words[0]));
        const auto named = words.size() > 1 ? turns(words[1]) : std::nullopt;
        const std::size_t first = named ? 2 : 1;
        if (words.size() != first + 3 || words[first + 1] != "->")
            return wrong("it reads: left every xo -> .x");
        const auto before = grid(words[first]), after = grid(words[first + 2]);
        if (!before) return wrong(before.error().message);
        if (!after) return wrong(after.error().message);
        if (before->rows != after->rows || before->columns != after->columns)
            return wrong("both sides of -> must be of one shape");
        if (before->cells == after->cells) return wrong("the move changes nothing");
        if (before->cells.find(any) != std::string::npos) found.falls_apart_ = false;
        for (const Turn turn : named.value_or(std::vector<Turn>{[](const Diagram& g) { return g; }})) {
            const Replacement one{turn(*before), turn(*after)};
            for (auto* list : {left ? &found.left_ : nullptr, right ? &found.right_ : nullptr}) {
                if (list != nullptr && std::find(list->begin(), list->end(), one) == list->end())
                    list->push_back(one);
            }
        }
        at = end + 1;
    }
    if (found.left_.empty() && found.right_.empty()) return Error{"there is no rule", 0, 1};
    return found;
}

class Rewriting::Search {
public:
    Search(const Rewriting& game, Store& store) : game_(game), store_(store) {
        for (const Side side : {Side::left, Side::right}) {
            for (const Replacement& rule : game.rules(side)) live_ += rule.before.cells;
        }
    }

    Game of_board(const Diagram& board) {
        if (!game_.falls_apart_) return of_part(board);
        Game total;
        for (const Diagram& part : parts(board)) total = store_.sum(total, of_part(part));
        return total;
    }

private:
    bool is_live(char cell) const { return live_.find(cell) != std::string::npos; }

    // Squares that hang together and can be moved on, each in its smallest box.
    std::vector<Diagram> parts(const Diagram& board) const {
        std::vector<Diagram> found;
        Diagram rest = board;
        for (int r = 0; r < board.rows; ++r) {
            for (int c = 0; c < board.columns; ++c) {
                if (!is_live(rest.at(r, c))) continue;
                std::vector<std::pair<int, int>> squares = {{r, c}};
                Diagram part = Diagram::filled(board.rows, board.columns, nothing);
                part.at(r, c) = rest.at(r, c);
                rest.at(r, c) = nothing;
                int top = r, bottom = r, first = c, last = c;
                while (!squares.empty()) {
                    const auto [y, x] = squares.back();
                    squares.pop_back();
                    top = std::min(top, y), bottom = std::max(bottom, y);
                    first = std::min(first, x), last = std::max(last, x);
                    constexpr int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
                    for (const auto& [down, across] : steps) {
                        const int v = y + down, u = x + across;
                        if (!rest.contains(v, u) || !is_live(rest.at(v, u))) continue;
                        part.at(v, u) = rest.at(v, u);
                        rest.at(v, u) = nothing;
                        squares.push_back({v, u});
                    }
                }
                Diagram box = Diagram::filled(bottom - top + 1, last - first + 1, nothing);
                for (int y = 0; y < box.rows; ++y) {
                    for (int x = 0; x < box.columns; ++x) box.at(y, x) = part.at(top + y, first + x);
                }
                found.push_back(std::move(box));
            }
        }
        return found;
    }

    Game of_part(const Diagram& part) {
        const std::string key = fmt::format("{} {}", part.columns, part.cells);
        const auto [known, is_new] = known_.try_emplace(key);
        if (!is_new) {
            if (!known->second) throw ComesBack();
            return *known->second;
        }
        if (Budget* budget = store_.budget(); budget != nullptr && !budget->spend()) throw TooLarge();
        if (++depth_ > most_depth) throw TooLarge();
        const std::vector<Game> left = options(part, Side::left), right = options(part, Side::right);
        --depth_;
        const Game result = store_.make(left, right);
        known_[key] = result;
        return result;
    }

    std::vector<Game> options(const Diagram& board, Side side) {
        std::vector<Game> found;
        for (const Replacement& rule : game_.rules(side)) {
            for (int r = 0; r + rule.before.rows <= board.rows; ++r) {
                for (int c = 0; c + rule.before.columns <= board.columns; ++c) {
                    if (const auto after = replaced(board, rule, r, c)) found.push_back(of_board(*after));
                }
            }
        }
        return found;
    }

    static std::optional<Diagram> replaced(const Diagram& board, const Replacement& rule, int row,
                                           int column) {
        Diagram after = board;
        for (int r = 0; r < rule.before.rows; ++r) {
            for (int c = 0; c < rule.before.columns; ++c) {
                const char wanted = rule.before.at(r, c);
                char& cell = after.at(row + r, column + c);
                if (wanted != any && wanted != cell) return std::nullopt;
                if (rule.after.at(r, c) != any) cell = rule.after.at(r, c);
            }
        }
        return after;
    }

    static constexpr int most_depth = 2'000;
    const Rewriting& game_;
    Store& store_;
    std::string live_;
    std::unordered_map<std::string, std::optional<Game>> known_;
    int depth_ = 0;
};

Result<Game> Rewriting::value(Store& store, std::string_view board) const {
    const auto drawn = grid(board);
    if (!drawn) return drawn.error();
    try {
        return Search(*this, store).of_board(*drawn);
    } catch (const ComesBack&) {
        return Error{"a position comes back by these rules, and such a game has no value here", 0, 1};
    }
}

}  // namespace tedomari::cgt
