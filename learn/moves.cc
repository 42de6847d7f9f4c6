// SPDX-License-Identifier: MIT
// Moves that searches proved best, or not, for learn_instinct, which learns from them which look right:
//
//   learn_moves OUT SEED REGIONS SECONDS [GAMES]
//
// Searches so many regions for so long each, Black being komaster and without shortcuts, and writes to OUT positions
// met on the way in which some moves are proved better than others.  The regions are made by chance, or come from late
// positions of GAMES, an SGF collection; the seed says which.
//
// OUT holds one sample after the other (moves.h), and is whole up to the last region whenever it is interrupted:
//   1 byte         how many points are open, n; they are numbered from 0
//   n x 12 bytes   a point: what is seen of it (2 bytes, little-endian), what is known of the move there, the numbers
//                  of the eight points around it, one byte unused
#include "learn/moves.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/progress.h"
#include "base/rng.h"
#include "endgame/attempt.h"
#include "endgame/instinct.h"
#include "sgf/reader.h"
#include "sgf/replay.h"
#include "survey/learned.h"
#include "survey/partition.h"

namespace {

using namespace tedomari;
using namespace tedomari::endgame;
using namespace tedomari::learn;
using go::Color;
using go::Point;

struct Region {
    go::Board board;
    go::PointSet points;
};

// The same on every machine, as std::shuffle is not.
template <class T>
void shuffle(std::vector<T>& items, Rng& rng) {
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
}

int between(int least, int most, Rng& rng) {
    return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}

bool one_in(std::uint32_t n, Rng& rng) { return rng.below(n) == 0; }
Color any_color(Rng& rng) { return one_in(2, rng) ? Color::black : Color::white; }

// A room behind a wall two stones thick, whose color changes at one column or two, and perhaps below the room.
struct Room {
    int left, bottom, width, height;
    int turn, turn_back;  // the columns
    Color first;
    bool same_below;

    explicit Room(Rng& rng)
        : left(one_in(3, rng) ? 0 : 5),
          bottom(one_in(4, rng) ? 5 : 0),
          width(between(3, 8, rng)),
          height(between(2, 4, rng)),
          turn(between(left - 2, left + width + 1, rng)),
          turn_back(one_in(2, rng) ? left + width + 2 : between(left - 2, left + width + 1, rng)),
          first(any_color(rng)),
          same_below(one_in(2, rng)) {}

    bool is_inside(Point p) const {
        return p.column() >= left && p.column() < left + width && p.row() >= bottom &&
               p.row() < bottom + height;
    }
    Color wall(Point p) const {
        const bool turned = p.column() >= turn && p.column() < turn_back;
        return turned != (p.row() < bottom && !same_below) ? opponent(first) : first;
    }
    Point above(Rng& rng) const { return Point::at(between(left, left + width - 1, rng), bottom + height); }
};

// Enough for bad moves to be made, and few enough for proofs of it.
constexpr int least_empty_in_room = 8, most_empty_in_room = 18;

// In the middle, on an edge or in a corner; a few stones in the room, and perhaps a gap or two in the wall above it.
std::optional<Region> random_region(Rng& rng) {
    Region region{go::Board(go::square(19)), {}};
    const Room room(rng);
    const std::uint32_t spread = 5 + rng.below(8);  // two in so many points hold a stone
    for (int x = std::max(0, room.left - 2); x < room.left + room.width + 2; ++x) {
        for (int y = std::max(0, room.bottom - 2); y < room.bottom + room.height + 2; ++y) {
            const Point p = Point::at(x, y);
            const bool inside = room.is_inside(p);
            if (inside) region.points.insert(p);
            if (!inside || rng.below(spread) < 2)
                region.board.place(p, inside ? any_color(rng) : room.wall(p));
        }
    }
    for (const std::uint32_t chance : {3U, 5U}) {
        if (one_in(chance, rng)) region.board.remove(room.above(rng));
    }
    const int empty = take_census(region.board, region.points).empty;
    if (empty < least_empty_in_room || empty > most_empty_in_room || !region.board.is_possible()) return {};
    return region;
}

// Nothing when the file cannot be read.
std::optional<std::vector<sgf::Tree>> read_games(const std::string& path) {
    const auto source = sgf::open_source(path);
    if (!source) return {};
    sgf::Reader reader(**source);
    std::vector<sgf::Tree> games;
    for (;;) {
        sgf::Tree tree;
        sgf::Warnings ignored;
        const auto more = reader.next(tree, ignored);
        if (!more) return {};
        if (!*more) return games;
        games.push_back(std::move(tree));
    }
}

constexpr std::size_t fewest_moves = 150;  // of a game that was played to its end
constexpr int latest = 8, earliest = 70;   // moves before that

// Nothing where the game was short, or had a handicap.
std::optional<go::Game> late_position(const sgf::Tree& tree, Rng& rng) {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree, ignored);
    if (!info || !info->size.is_square() || info->size.width > 19 || info->handicap > 0) return {};
    auto game = sgf::game_at(tree, *info, std::nullopt, ignored);
    if (!game || game->moves().size() < fewest_moves || !game->handicap().empty()) return {};
    for (int back = between(latest, earliest, rng); back > 0; --back) game->undo();
    return std::move(*game);
}

// As a survey cuts it that reads no chains.
constexpr int least_empty_in_game = 6, most_empty_in_game = 45;
std::vector<Region> regions_of(const go::Game& game, const survey::Judge& judge) {
    const survey::Partition parts = survey::partition(game.board(), judge.judge(game, nullptr));
    std::vector<Region> regions;
    for (const survey::OpenRegion& open : parts.regions) {
        if (open.empty >= least_empty_in_game && open.empty <= most_empty_in_game)
            regions.push_back({parts.model, open.points});
    }
    return regions;
}

// Where there is little to choose from there is little to learn; where there is much, most.
constexpr int fewest_choices = 6, many_choices = 14;  // of both sides
constexpr std::size_t fewest_moves_of_side = 3;
constexpr std::size_t most_samples = 200;  // of a region, from positions with few choices and with many

// What a move is worth to who makes it, as far as it is proved.
struct Worth {
    std::int64_t least, most;
};

Worth worth(const Bounds& bounds, const Edge& move, Side side, std::int64_t t) {
    const std::int64_t low = bounds.at(move, other(side), Bound::low, t);
    const std::int64_t high = bounds.at(move, other(side), Bound::high, t);
    return side == Side::left ? Worth{low, high} : Worth{-high, -low};
}

// The samples of one search.
class Harvest {
public:
    Harvest(const Attempt& attempt, Rng& rng)
        : positions_(attempt.graph().positions()),
          bounds_(attempt.graph().bounds()),
          instinct_(positions_.terrain()),
          root_(std::max(unit, attempt.is_resolved() ? attempt.solution().temperature.low
                                                     : attempt.solution().guessed_temperature)) {
        std::vector<NodeId> few, many;
        for (std::uint32_t i = 0; i < positions_.size(); ++i) {
            const NodeId id{i};
            if (!is_open(id)) continue;
            const std::size_t choices = positions_.moves(id).size();
            if (choices >= fewest_choices) (choices < many_choices ? few : many).push_back(id);
        }
        gather(few, rng);
        gather(many, rng);
    }

    const std::vector<MoveSample>& samples() const { return samples_; }

private:
    using Labels = std::array<Label, Terrain::max_points>;

    // A single position whose moves were looked at, and are not all the same.
    bool is_open(NodeId id) const {
        const Position& position = positions_[id];
        return position.is_expanded && !position.is_banned && !positions_.is_sum(id) &&
               !positions_.is_constant(id) && bounds_.has_walls(id);
    }

    void gather(std::vector<NodeId>& ids, Rng& rng) {
        shuffle(ids, rng);
        const std::size_t end = samples_.size() + most_samples;
        for (const NodeId id : ids) {
            for (const std::int64_t t : temperatures(id)) {
                for (const Side side : {Side::left, Side::right}) {
                    if (samples_.size() == end) return;
                    if (const auto labels = compare(id, side, t))
                        samples_.push_back(sample(id, side, *labels));
                }
            }
        }
    }

    // Where somebody would first care to move there; and where that is after a threat, also where the region as a
    // whole is played.  None where nobody ever does: what is best then nobody needs to know.
    std::vector<std::int64_t> temperatures(NodeId id) const {
        Exactness exactness;
        const std::int64_t own = freezing_point(bounds_.wall(id, Side::left, Bound::guess),
                                                bounds_.wall(id, Side::right, Bound::guess), exactness);
        if (exactness.lost) return {root_};
        if (own <= unit) return {};
        return own > root_ ? std::vector{own, root_} : std::vector{own};
    }

    // Nothing when no move is proved worse than another.
    std::optional<Labels> compare(NodeId id, Side side, std::int64_t t) const {
        const std::span<const Edge> moves = positions_.moves(id, side);
        if (moves.size() < fewest_moves_of_side) return {};
        std::int64_t best = -2 * far;
        for (const Edge& move : moves) best = std::max(best, worth(bounds_, move, side, t).least);
        Labels labels;
        labels.fill(Label::no_move);
        for (const Edge& move : moves) {
            const Worth known = worth(bounds_, move, side, t);
            labels[static_cast<std::size_t>(move.point)] = known.least >= best ? Label::best
                                                           : known.most < best ? Label::worse
                                                                               : Label::unknown;
        }
        if (std::find(labels.begin(), labels.end(), Label::worse) == labels.end()) return {};
        return labels;
    }

    // Only the open points, numbered anew.
    MoveSample sample(NodeId id, Side side, const Labels& labels) const {
        const State& state = positions_.state(id);
        const Instinct::Seen seen = instinct_.look(state, side);
        std::array<std::int8_t, Terrain::max_points> number;
        number.fill(-1);
        std::int8_t next = 0;
        for_each_bit(state.open, [&](int p) { number[static_cast<std::size_t>(p)] = next++; });
        MoveSample result;
        result.points.resize(static_cast<std::size_t>(state.size()));
        for_each_bit(state.open, [&](int bit) {
            const auto p = static_cast<std::size_t>(bit);
            MovePoint& point = result.points[static_cast<std::size_t>(number[p])];
            point.seen = seen[p];
            point.label = labels[p];
            for (std::size_t d = 0; d < point.around.size(); ++d) {
                const std::int8_t there = instinct_.around()[p][d];
                point.around[d] = there < 0 ? there : number[static_cast<std::size_t>(there)];
            }
        });
        return result;
    }

    const Positions& positions_;
    const Bounds& bounds_;
    Instinct instinct_;
    std::int64_t root_;  // its temperature
    std::vector<MoveSample> samples_;
};

// Searches regions until there are enough.
class Collector {
public:
    Collector(std::FILE* file, std::size_t regions, std::chrono::nanoseconds time, std::uint64_t seed)
        : file_(file),
          wanted_(regions),
          time_(time),
          rng_(seed),
          progress_(std::cerr, progress_style_for(STDERR_FILENO), "regions", regions) {}

    bool is_done() const { return regions_ == wanted_ || std::ferror(file_) != 0; }

    // Regions in which nothing is left to play do not count.
    void search(const Region& region) {
        Limits limits;
        limits.time = time_;
        const auto attempt = Attempt::run(region.board, region.points, Model{1, Beyond::nothing, {}, {}},
                                          Side::left, Budget(limits), memory);
        if (attempt == nullptr || attempt->is_settled()) return;
        const Harvest harvest(*attempt, rng_);
        for (const MoveSample& sample : harvest.samples()) write(file_, sample);
        std::fflush(file_);
        samples_ += harvest.samples().size();
        ++regions_;
        progress_.note(std::to_string(samples_) + " samples");
        progress_.advance();
    }

    void finish() {
        progress_.finish();
        std::fprintf(stderr, "%zu samples of %zu regions\n", samples_, regions_);
    }

private:
    static constexpr std::size_t memory = std::size_t{1} << 30;

    std::FILE* file_;
    std::size_t wanted_, regions_ = 0, samples_ = 0;
    std::chrono::nanoseconds time_;
    Rng rng_;  // chooses positions: how many there are depends on the clock, and what is searched must not
    Progress progress_;
};

void search_rooms(Collector& collector, Rng& rng) {
    while (!collector.is_done()) {
        if (const auto region = random_region(rng)) collector.search(*region);
    }
}

// One position of each game, until there are no more.
void search_games(Collector& collector, std::vector<sgf::Tree> games, Rng& rng) {
    const survey::LearnedJudge judge;
    shuffle(games, rng);
    for (const sgf::Tree& tree : games) {
        const auto game = late_position(tree, rng);
        if (!game) continue;
        for (const Region& region : regions_of(*game, judge)) {
            if (collector.is_done()) return;
            collector.search(region);
        }
    }
}

struct Request {
    std::string out;
    std::uint64_t seed;
    std::size_t regions;
    std::chrono::nanoseconds time;
    std::optional<std::vector<sgf::Tree>> games;
};

// Whether all of it could be written.
bool collect(Request request) {
    std::FILE* const file = std::fopen(request.out.c_str(), "wb");
    if (file == nullptr) return false;
    Collector collector(file, request.regions, request.time, ~request.seed);
    Rng rng(request.seed);
    if (request.games) {
        search_games(collector, std::move(*request.games), rng);
    } else {
        search_rooms(collector, rng);
    }
    collector.finish();
    const bool good = std::ferror(file) == 0;
    return std::fclose(file) == 0 && good;
}

constexpr double most_seconds = 3600;

// Nothing unless it is the whole word and above 0.
template <class T>
std::optional<T> positive(const std::string& word) {
    T number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || !(number > 0)) return {};
    return number;
}

int fail(const std::string& why) {
    std::fprintf(stderr, "learn_moves: %s\n", why.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() < 4 || words.size() > 5)
        return fail("usage: learn_moves OUT SEED REGIONS SECONDS [GAMES]");
    const auto seed = positive<std::uint64_t>(words[1]);
    const auto regions = positive<std::size_t>(words[2]);
    const auto seconds = positive<double>(words[3]);
    if (!seed || !regions || !seconds || *seconds > most_seconds)
        return fail(
            "SEED and REGIONS are whole numbers above 0, SECONDS is a number above 0 and 3600 at most");
    const std::chrono::nanoseconds time(static_cast<std::int64_t>(*seconds * 1e9));
    Request request{words[0], *seed, *regions, time, {}};
    if (words.size() == 5 && !(request.games = read_games(words[4])))
        return fail(words[4] + ": cannot be read");
    return collect(std::move(request)) ? 0 : fail(words[0] + ": cannot be written");
}
