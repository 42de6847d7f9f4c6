// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tedomari/values.h>
#include <vector>

namespace tedomari::api {

// What a record is read for, which says at which of its moves when nobody names one: a game's last position, the node
// where points are marked, a problem's start.
enum class Purpose { position, region, problem };

struct ReadOptions {
    std::optional<int> game = {};  // of a collection, from 1
    std::optional<int> move = {};  // after so many moves of the main line
    Purpose purpose = Purpose::position;
};

// A board, whose turn it is, the rules, and the moves that led there.  Cheap to copy.
class TEDOMARI_API Position {
public:
    explicit Position(int size = 19);
    Position(int width, int height);  // 1 … 25 each
    // From an SGF record, as found in the wild, or a diagram of X, O and dots.
    static Position read(std::string_view text, const ReadOptions& options = {});
    static Position read_file(const std::string& path,
                              const ReadOptions& options = {});  // packed by xz or not

    int width() const;
    int height() const;
    Color to_move() const;
    std::optional<Color> at(const std::string& point) const;  // nothing: empty
    // Row by row from the top left: 'X', 'O' and '.'.
    std::string stones() const;
    std::vector<Move> moves() const;
    int captured(Color color) const;  // this color's stones that were taken
    std::string rules() const;        // "japanese"
    Rational komi() const;
    std::vector<std::string> marked() const;  // points that the record marks as a region

    void play(const Move& move);          // throws when the rules forbid it
    void play(const std::string& point);  // by the player to move
    void set_to_move(Color color);
    void set_rules(const std::string& name);
    void set_komi(Rational komi);

    std::string diagram() const;  // as read() reads it
    std::string sgf() const;
    std::string svg() const;

    struct State;
    const State& state() const { return *state_; }

private:
    explicit Position(std::shared_ptr<State> state);
    State& own();  // of nobody else's

    std::shared_ptr<State> state_;
};

}  // namespace tedomari::api
