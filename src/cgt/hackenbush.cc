// SPDX-License-Identifier: MIT
#include "cgt/hackenbush.h"

#include <fmt/format.h>
#include <unordered_map>
#include <vector>

#include "base/cursor.h"

namespace tedomari::cgt {

namespace {

constexpr std::size_t most_edges = 24;

struct Edge {
    int from, to;
    char colour;
};

class Picture : private Cursor {
public:
    using Cursor::Cursor;

    std::vector<Edge> edges() {
        std::vector<Edge> found;
        int fresh = 1000;  // points of stalks that nobody has numbered
        while (skip_space(), !at_end()) {
            if (take(",")) continue;
            if (is_digit(peek())) {
                const int from = point();
                skip_space();
                if (!take("-")) fail("an edge is two points and a colour: 0-1 b");
                skip_space();
                const int to = point();
                skip_space();
                found.push_back({from, to, colour()});
            } else {
                int below = 0;
                do {
                    found.push_back({below, ++fresh, colour()});
                    below = fresh;
                } while (!at_end() && is_letter(peek()));
            }
            if (found.size() > most_edges) fail(fmt::format("more than {} edges", most_edges));
        }
        return found;
    }

private:
    static bool is_digit(char c) { return c >= '0' && c <= '9'; }
    static bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
    int point() {
        if (!is_digit(peek())) fail("a point is a number; 0 is the ground");
        int number = 0;
        while (is_digit(peek())) {
            number = 10 * number + (peek() - '0');
            if (number > 999) fail("points are numbers up to 999");
            ++at_;
        }
        return number;
    }
    char colour() {
        const char c = at_end() ? ' ' : peek();
        if (c != 'b' && c != 'r' && c != 'g')
            fail("an edge is b (blue, Left's), r (red, Right's) or g (green)");
        ++at_;
        return c;
    }
};

class Hackenbush {
public:
    Hackenbush(Store& store, std::vector<Edge> edges) : store_(store), edges_(std::move(edges)) {}

    Game value(std::uint32_t standing) {
        if (const auto known = known_.find(standing); known != known_.end()) return known->second;
        if (Budget* budget = store_.budget(); budget != nullptr && !budget->spend()) throw TooLarge();
        std::vector<Game> left, right;
        for (std::size_t i = 0; i < edges_.size(); ++i) {
            if ((standing >> i & 1) == 0) continue;
            const Game after = value(on_the_ground(standing & ~(std::uint32_t{1} << i)));
            if (edges_[i].colour != 'r') left.push_back(after);
            if (edges_[i].colour != 'b') right.push_back(after);
        }
        const Game result = store_.make(left, right);
        known_.emplace(standing, result);
        return result;
    }
    std::uint32_t all() const {
        return on_the_ground(static_cast<std::uint32_t>((std::uint64_t{1} << edges_.size()) - 1));
    }

private:
    // The edges of these that are joined to the ground.
    std::uint32_t on_the_ground(std::uint32_t edges) const {
        std::uint32_t joined = 0;
        std::vector<int> points = {0};
        for (std::size_t next = 0; next < points.size(); ++next) {
            for (std::size_t i = 0; i < edges_.size(); ++i) {
                const std::uint32_t bit = std::uint32_t{1} << i;
                if ((edges & bit) == 0 || (joined & bit) != 0) continue;
                if (edges_[i].from != points[next] && edges_[i].to != points[next]) continue;
                joined |= bit;
                points.push_back(edges_[i].from == points[next] ? edges_[i].to : edges_[i].from);
            }
        }
        return joined;
    }

    Store& store_;
    std::vector<Edge> edges_;
    std::unordered_map<std::uint32_t, Game> known_;
};

}  // namespace

Result<Game> hackenbush(Store& store, std::string_view picture) {
    auto edges = read_to_result([&] { return Picture(picture).edges(); });
    if (!edges) return edges.error();
    Hackenbush game(store, *std::move(edges));
    return game.value(game.all());
}

}  // namespace tedomari::cgt
