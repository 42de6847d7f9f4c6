// SPDX-License-Identifier: MIT
#include "outcome/notation.h"

#include <algorithm>
#include <optional>

#include "outcome/session.h"

namespace tedomari::outcome {

namespace {

struct Written {
    std::string text;
    int bars = 0;  // the longest on the outside
};

constexpr int most_in_a_row = 1;  // as a power of two: longer rows of symbols are hard to count

bool is_single(const Games& games, Game g) {
    return games.is_leaf(g) ||
           (games.moves(g, Player::friendly).size() == 1 && games.moves(g, Player::opponent).size() == 1);
}

// The game as 2^height symbols in a row, if it has no other options.
std::optional<std::string> row(const Games& games, Game g, int height) {
    if (games.is_leaf(g)) {
        std::string text;
        for (int i = 0; i < 1 << height; ++i) text += to_string(games.outcome(g));
        return text;
    }
    if (height == 0 || !is_single(games, g)) return {};
    const auto left = row(games, games.moves(g, Player::friendly)[0], height - 1);
    const auto right = row(games, games.moves(g, Player::opponent)[0], height - 1);
    if (!left || !right) return {};
    return *left + *right;
}

Written written(const Games& games, Game g);

// An option: in a row if it is short enough.
Written option(const Games& games, Game g) {
    if (games.tally(g) <= most_in_a_row) {
        if (auto symbols = row(games, g, games.tally(g))) return {*std::move(symbols), 0};
    }
    return written(games, g);
}

Written side(const Games& games, const std::vector<Game>& options) {
    Written made;
    for (const Game g : options) {
        const Written one = option(games, g);
        made.text += (made.text.empty() ? "" : ",") +
                     (one.bars > 0 && options.size() > 1 ? "(" + one.text + ")" : one.text);
        made.bars = std::max(made.bars, options.size() > 1 ? 0 : one.bars);
    }
    return made;
}

Written written(const Games& games, Game g) {
    if (games.is_leaf(g)) return {to_string(games.outcome(g)), 0};
    const Written left = side(games, games.moves(g, Player::friendly));
    const Written right = side(games, games.moves(g, Player::opponent));
    const int bars = std::max(left.bars, right.bars) + 1;
    std::string text = left.text + std::string(static_cast<std::size_t>(bars), '|') + right.text;
    if (is_single(games, g)) return {std::move(text), bars};
    return {"{" + text + "}", 0};
}

}  // namespace

std::string to_text(const Games& games, Game game) { return written(games, game).text; }

Result<Game> parse_game(Games& games, std::string_view text) {
    Session session(games);
    const auto value = session.evaluate(text);
    if (!value) return value.error();
    if (const Game* g = std::get_if<Game>(&*value)) return *g;
    return Error{"this is no game"};
}

}  // namespace tedomari::outcome
