// SPDX-License-Identifier: MIT
// What the trainer cannot do itself: turns game records into planes and targets, and final positions that a
// network has judged into labels.  See learn/README.md for who calls it.
//
//   learn_encode planes DIR FILE…           DIR/planes.bin, facts.bin, owners.bin, and their shape on stdout
//   learn_encode label JUDGED DIR FILE…     DIR/owners.bin anew, from JUDGED: 361 floats a game, Black
//   positive
//
// Boards lie as packed.h says; all numbers are little-endian.
//   planes.bin  a position: every plane, one after the other
//   facts.bin   a position: Fact
//   shares.bin  a position that was searched: 362 16-bit thousandths, the pass last
//   owners.bin  a game: 361 bytes, 0 Black's, 1 nobody's, 2 White's, 255 unknown or off the board
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "learn/ends.h"
#include "learn/records.h"
#include "scoring/counting.h"
#include "sgf/points.h"

namespace {

using namespace tedomari;
using namespace tedomari::learn;

constexpr std::uint16_t pass = points, none = 65535;
constexpr std::uint8_t unknown = 255;

struct Fact {
    std::uint32_t game;
    std::uint16_t move, reply;  // a point, `pass`, or `none` where the record ends
    std::uint16_t to_end;       // moves that follow
    std::uint8_t side;          // of the board
    std::uint8_t kind;          // the sum of what holds of kinds below
    std::uint32_t branch;       // of games that began in a record, 0 otherwise
};
static_assert(sizeof(Fact) == 16);
// White is to move; the owners say more of the players than of the position; the game went on with the other side to
// move, so that its end is what the head for this learns; a search says what to play.
constexpr unsigned is_white = 1, is_unfair = 2, is_flipped = 4, is_searched = 8;

using Owners = std::array<std::uint8_t, points>;

using Shares = std::array<std::uint16_t, points + 1>;

struct Encoded {
    std::vector<std::uint8_t> planes;
    std::vector<Shares> shares;
    std::vector<Fact> facts;
    Owners owners;
};

Owners owners_of(go::Size size, const go::PointMap<go::Cell>& owner) {
    Owners owners;
    owners.fill(unknown);
    for_each_point(size, [&](go::Point p) {
        owners[slot(p)] = owner[p] == go::Cell::black ? 0 : owner[p] == go::Cell::white ? 2 : 1;
    });
    return owners;
}

// As the record marks it: territory, and every stone that is not in the other side's.
Owners marked_owners(const Record& record) {
    Owners unmarked;
    unmarked.fill(unknown);
    const auto line = sgf::main_line(record.tree);
    const go::Size size = record.info.size;
    sgf::Warnings ignored;
    const auto black = sgf::points(record.tree, line.back(), "TB", size, ignored);
    const auto white = sgf::points(record.tree, line.back(), "TW", size, ignored);
    if (black.empty() && white.empty()) return unmarked;
    go::PointMap<go::Cell> owner;
    for_each_point(size, [&](go::Point p) { owner[p] = record.game.board().at(p); });
    for (const go::Point p : black) owner[p] = go::Cell::black;
    for (const go::Point p : white) owner[p] = go::Cell::white;
    return owners_of(size, owner);
}

std::uint16_t target(std::span<const go::Move> moves, std::size_t i) {
    if (i >= moves.size()) return none;
    return moves[i].is_pass() ? pass : static_cast<std::uint16_t>(slot(moves[i].point));
}

// Games made by weak programs teach how a game ends, not how it is played.
constexpr std::size_t end_of_generated = 15;

// The network's own games (play.py) teach what becomes of a position, not what to play.
bool is_own(const Record& record) {
    return record.info.source == "self-play" || record.info.source == "tempo" ||
           record.info.source == "search";
}

// What a search says that should be played in the position before a node's move, as play.cc writes it.
std::optional<Shares> searched(const sgf::Tree& tree, sgf::NodeId node, go::Size size) {
    const auto comment = tree.value(node, "C");
    if (!comment || !comment->starts_with("search ")) return std::nullopt;
    Shares shares{};
    std::istringstream words{std::string(comment->substr(7))};
    for (std::string word; words >> word;) {
        if (word.size() < 3) continue;
        const int column = word[0] - 'a', row = size.height - 1 - (word[1] - 'a');
        const bool on_board = column >= 0 && column < size.width && row >= 0 && row < size.height;
        shares[on_board ? slot(go::Point::at(column, row)) : points] =
            static_cast<std::uint16_t>(std::atoi(word.c_str() + 2));
    }
    return shares;
}

// Handicap and low komi make unequal players even: what became of the stones teaches little about what they were worth.
constexpr std::size_t opening_of_unequals = 100;

bool is_unequal(const Record& record, std::size_t move) {
    if (is_own(record) || move >= opening_of_unequals) return false;
    if (record.game.handicap().size() >= 2) return true;
    const double komi = record.game.komi().to_double();
    return record.info.size.width == side && (komi < 5 || komi > 8.6);
}

// A game that began in a record teaches from where a turn was lost last: a few positions there, and one in ten later.
struct Branch {
    std::uint32_t number = 0;
    std::size_t from = 0;

    bool teaches(std::size_t move) const {
        return number == 0 || (move >= from && (move < from + 4 || (move - from) % 10 == 0));
    }
};

Branch branch_of(const Record& record) {
    Branch branch;
    std::sscanf(record.info.comment.c_str(), "branch %u from %zu", &branch.number, &branch.from);
    return branch;
}

constexpr std::size_t flips =
    4;  // one in so many searched positions is shown with the other side to move as well

// A game by search teaches where it was searched.  Wherever a turn was lost, the position before it, as it was with the
// other side to move, teaches the head for this.
Encoded encode_searched(const Record& record, std::uint32_t number) {
    Encoded encoded;
    encoded.owners = marked_owners(record);
    const auto moves = record.game.moves();
    const auto line = sgf::main_line(record.tree);
    const Branch branch = branch_of(record);
    go::Game game(record.game.start(), record.game.rules());
    const auto add = [&](std::size_t i, unsigned kind) {
        if (game.to_move() == go::Color::white) kind |= is_white;
        append(net::planes(game), encoded.planes);
        encoded.facts.push_back({number, none, (kind & is_searched) != 0 ? target(moves, i + 1) : none,
                                 static_cast<std::uint16_t>(moves.size() - i),
                                 static_cast<std::uint8_t>(record.info.size.width),
                                 static_cast<std::uint8_t>(kind), branch.number});
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const bool lost = i > 0 && i >= branch.from && moves[i].color == moves[i - 1].color;
        if (lost) add(i, is_flipped);  // the turn would have been the other's
        game.set_to_move(moves[i].color);
        if (const auto shares = line.size() == moves.size() + 1
                                    ? searched(record.tree, line[i + 1], record.info.size)
                                    : std::nullopt) {
            encoded.shares.push_back(*shares);
            add(i, is_searched);
            if (encoded.shares.size() % flips == 0 && !lost) {
                game.set_to_move(opponent(moves[i].color));
                add(i, is_flipped);
                game.set_to_move(moves[i].color);
            }
        }
        game.play(moves[i]);
    }
    return encoded;
}

Encoded encode(const Record& record, std::uint32_t number) {
    if (record.info.source == "search") return encode_searched(record, number);
    Encoded encoded;
    encoded.owners = marked_owners(record);
    const auto moves = record.game.moves();
    const bool generated = record.info.source == "generated", moveless = generated || is_own(record);
    const Branch branch = branch_of(record);
    go::Game game(record.game.start(), record.game.rules());
    const auto add = [&](std::size_t i, unsigned kind) {
        if (game.to_move() == go::Color::white) kind |= is_white;
        if (is_unequal(record, i)) kind |= is_unfair;
        append(net::planes(game), encoded.planes);
        encoded.facts.push_back(
            {number, moveless ? none : target(moves, i), moveless ? none : target(moves, i + 1),
             static_cast<std::uint16_t>(moves.size() - i), static_cast<std::uint8_t>(record.info.size.width),
             static_cast<std::uint8_t>(kind), branch.number});
    };
    for (std::size_t i = 0; i <= moves.size(); ++i) {
        if (i < moves.size()) game.set_to_move(moves[i].color);
        if ((!generated || moves.size() - i <= end_of_generated) && (branch.teaches(i) || i == moves.size()))
            add(i, 0);
        if (branch.number != 0 && i == branch.from && i < moves.size()) {
            game.set_to_move(opponent(game.to_move()));
            add(i, is_flipped);
            game.set_to_move(moves[i].color);
        }
        if (i < moves.size()) game.play(moves[i]);
    }
    return encoded;
}

template <class T>
void write(std::ofstream& out, const T& items) {
    out.write(reinterpret_cast<const char*>(items.data()),
              static_cast<std::streamsize>(items.size() * sizeof(*items.data())));
}

// Three hundred games at a time, so that the planes never have to fit in memory.
void encode_all(const std::vector<Record>& records, std::span<const std::size_t> ends,
                const std::string& folder) {
    std::ofstream planes(folder + "/planes.bin", std::ios::binary);
    std::ofstream facts(folder + "/facts.bin", std::ios::binary);
    std::ofstream owners(folder + "/owners.bin", std::ios::binary);
    std::ofstream shares(folder + "/shares.bin", std::ios::binary);
    std::size_t positions = 0;
    for (std::size_t begin = 0; begin < records.size(); begin += 300) {
        std::vector<Encoded> chunk(std::min<std::size_t>(300, records.size() - begin));
        in_parallel(chunk.size(), [&](std::size_t i) {
            chunk[i] = encode(records[begin + i], static_cast<std::uint32_t>(begin + i));
        });
        for (const Encoded& game : chunk) {
            write(planes, game.planes);
            write(facts, game.facts);
            write(owners, game.owners);
            write(shares, game.shares);
            positions += game.facts.size();
        }
    }
    std::printf("{\"games\": %zu, \"positions\": %zu, \"planes\": [", records.size(), positions);
    for (std::size_t i = 0; i < net::plane_count; ++i)
        std::printf("%s\"%s\"", i == 0 ? "" : ", ", std::string(net::plane_names()[i]).c_str());
    std::printf("], \"ends\": [");
    for (std::size_t i = 0; i < ends.size(); ++i) std::printf("%s%zu", i == 0 ? "" : ", ", ends[i]);
    std::printf("]}\n");
}

// The count must be the record's.  The network's own games have no result: no chain may be in doubt.
Owners judged_owners(const Record& record, std::span<const float> judged) {
    Owners refused;
    refused.fill(unknown);
    const JudgedEnd end = judged_end(record.game, judged);
    const go::Size size = record.info.size;
    if (is_own(record)) return end.sure ? owners_of(size, end.tally.owner) : refused;
    const sgf::Outcome outcome = sgf::parse_result(record.info.result);
    if (!outcome.margin || !outcome.winner) return refused;
    const Rational wanted = *outcome.winner == go::Color::black ? *outcome.margin : -*outcome.margin;
    const int handicap = static_cast<int>(record.game.handicap().size());
    const scoring::Terms terms = scoring::terms_of(record.game, handicap);
    if (scoring::arithmetic(end.tally, record.game.board(), terms).score != wanted) return refused;
    return owners_of(size, end.tally.owner);
}

void label_all(const std::vector<Record>& records, std::span<const float> judged, const std::string& folder) {
    std::vector<Owners> owners(records.size());
    std::atomic<std::size_t> marked = 0, accepted = 0;
    in_parallel(records.size(), [&](std::size_t i) {
        owners[i] = marked_owners(records[i]);
        if (owners[i][0] != unknown) {
            ++marked;
            return;
        }
        owners[i] = judged_owners(records[i], judged.subspan(i * points, points));
        if (owners[i][0] != unknown) ++accepted;
    });
    std::ofstream out(folder + "/owners.bin", std::ios::binary);
    for (const Owners& game : owners) write(out, game);
    std::printf("{\"games\": %zu, \"marked\": %zu, \"accepted\": %zu}\n", records.size(), marked.load(),
                accepted.load());
}

std::vector<float> read_floats(const std::string& path) {
    std::ifstream in(path, std::ios::binary | std::ios::ate);
    if (!in) return {};
    std::vector<float> floats(static_cast<std::size_t>(in.tellg()) / sizeof(float));
    in.seekg(0);
    in.read(reinterpret_cast<char*>(floats.data()),
            static_cast<std::streamsize>(floats.size() * sizeof(float)));
    return floats;
}

int fail(const std::string& why) {
    std::fprintf(stderr, "learn_encode: %s\n", why.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    const bool label = !words.empty() && words[0] == "label";
    const std::size_t folder = label ? 2 : 1;
    if (words.size() < folder + 2 || (!label && words[0] != "planes"))
        return fail("usage: learn_encode planes DIR FILE… | label JUDGED DIR FILE…");
    std::vector<Record> records;
    std::vector<std::size_t> ends;  // of the files
    for (std::size_t i = folder + 1; i < words.size(); ++i) {
        if (!read_games(words[i], records)) return fail(words[i] + ": cannot be read");
        ends.push_back(records.size());
    }
    if (!label) {
        encode_all(records, ends, words[folder]);
        return 0;
    }
    const std::vector<float> judged = read_floats(words[1]);
    if (judged.size() != records.size() * points) return fail(words[1] + ": not 361 floats a game");
    label_all(records, judged, words[folder]);
    return 0;
}
