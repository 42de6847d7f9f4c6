// SPDX-License-Identifier: MIT
#include "cgt/konane.h"

#include <unordered_map>
#include <vector>

#include "cgt/diagram.h"

namespace tedomari::cgt {

namespace {

class Konane {
public:
    explicit Konane(Store& store) : store_(store) {}

    Game value(const Diagram& board) {
        if (const auto known = known_.find(board.cells); known != known_.end()) return known->second;
        if (Budget* budget = store_.budget(); budget != nullptr && !budget->spend()) throw TooLarge();
        const std::vector<Game> left = options(board, 'x', 'o'), right = options(board, 'o', 'x');
        const Game result = store_.make(left, right);
        known_.emplace(board.cells, result);
        return result;
    }

private:
    std::vector<Game> options(const Diagram& board, char mine, char theirs) {
        std::vector<Game> found;
        constexpr int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int row = 0; row < board.rows; ++row) {
            for (int column = 0; column < board.columns; ++column) {
                if (board.at(row, column) != mine) continue;
                for (const auto& [down, across] : steps) {
                    Diagram after = board;
                    int r = row, c = column;
                    while (after.contains(r + 2 * down, c + 2 * across) &&
                           after.at(r + down, c + across) == theirs &&
                           after.at(r + 2 * down, c + 2 * across) == '.') {
                        after.at(r, c) = '.';
                        after.at(r + down, c + across) = '.';
                        r += 2 * down;
                        c += 2 * across;
                        after.at(r, c) = mine;
                        found.push_back(value(after));
                    }
                }
            }
        }
        return found;
    }

    Store& store_;
    std::unordered_map<std::string, Game> known_;
};

}  // namespace

Result<Game> konane(Store& store, std::string_view board) {
    const auto drawn = parse_diagram(board, ".xo");
    if (!drawn) return drawn.error();
    if (drawn->rows > 64 / drawn->columns) throw TooLarge();
    return Konane(store).value(*drawn);
}

}  // namespace tedomari::cgt
