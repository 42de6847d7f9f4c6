// SPDX-License-Identifier: MIT
// Games of a network against itself, thousands at once, for play.py, which does the looking:
//
//   learn_play SIDE GAMES SEED FILE                               from an empty board
//   learn_play SIDE GAMES SEED FILE EACH learned|held RECORDS…    from positions of records
//
// Writes to stdout a 32-bit number n and the planes of n positions (packed.h), reads from stdin 362 probabilities
// for each (32-bit floats, the pass last), plays a move in each game, and so on until all games are over, when n is 0.
// FILE gets the games that ended by two passes, one SGF a line.
//
// From an empty board (source "self-play"): in a third of the games Black has 2 to 9 stones more, half of them where
// handicap stones go, half where he likes: between equals, so that the network learns what a stone is worth and not
// whom it makes even.
//
// From a record (source "tempo"): a branch is a moment of a game drawn by chance, and EACH games go on from it with
// Black first, EACH with White first.  They tell what the move is worth.  In a quarter of those that are learned from
// a player loses one more turn within forty moves.  The comment says "branch N from M": what is learned begins with
// move M, where a turn was lost last.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/rng.h"
#include "go/game.h"
#include "go/handicap.h"
#include "go/own_eye.h"
#include "learn/records.h"

namespace {

using namespace tedomari;
using namespace tedomari::learn;

constexpr std::size_t at_once = 4096;
constexpr double sharpness = 1.25;     // a power of the probabilities
constexpr double sharper = 2;          // the same from records: what a move is worth among good ones
constexpr double worth_trying = 0.02;  // of the likeliest

struct Playing {
    go::Game game;
    Rng rng;
    std::vector<std::uint8_t> planes;
    int extra = 0;  // moves of Black that White does not answer
    bool over = false;
    // From a record.
    std::size_t branch = 0;  // from 1
    std::size_t from = 0;    // the move before which a turn was lost, or another might have had it
    std::size_t loses = 0;   // the move before which a turn will be lost
};

Playing begun(go::Size size, std::uint64_t seed) {
    Playing playing{go::Game(size), Rng(seed), {}};
    if (playing.rng.below(3) != 0) return playing;
    const int stones = 2 + static_cast<int>(playing.rng.below(size.width < 13 ? 4 : 8));
    if (playing.rng.below(2) == 0) {
        playing.extra = stones - 1;
    } else if (const auto handicap = go::fixed_handicap(stones, size)) {
        playing.game.place_handicap(*handicap);
    }
    return playing;
}

// A moment of a record, the same for all games of a branch; the first of each pair begins with Black.
Playing branched(std::span<const Record* const> records, std::size_t number, std::size_t each,
                 std::uint64_t seed) {
    const std::size_t branch = number / (2 * each);
    Rng moment(combine(seed, branch));
    const go::Game& record = records[moment.below(static_cast<std::uint32_t>(records.size()))]->game;
    Playing playing{go::Game(record.start(), record.rules()), Rng(combine(seed, ~number)), {}};
    playing.branch = branch + 1;
    playing.from = moment.below(static_cast<std::uint32_t>(record.moves().size()));
    for (const go::Move move : record.moves().first(playing.from)) {
        playing.game.set_to_move(move.color);
        playing.game.play(move);
    }
    playing.game.set_to_move(number % 2 == 0 ? go::Color::black : go::Color::white);
    if (each == 1 && playing.rng.below(4) == 0) playing.loses = playing.from + 1 + playing.rng.below(40);
    return playing;
}

void play(Playing& playing, go::Move move) {
    playing.game.play(move);
    if (playing.loses != 0 && playing.game.moves().size() == playing.loses && !playing.game.is_over()) {
        playing.from = playing.loses;
        playing.game.set_to_move(opponent(playing.game.to_move()));
    }
    if (playing.extra > 0 && !move.is_pass()) {
        --playing.extra;
        playing.game.set_to_move(go::Color::black);
    }
}

// Drawn by chance; what is legal and fills no own eye.
go::Move drawn(Playing& playing, const float* look) {
    const go::Game& game = playing.game;
    const go::Color color = game.to_move();
    std::vector<std::pair<go::Point, double>> moves = {{go::Point(), look[points]}};
    double most = look[points];
    go::for_each_point(game.size(), [&](go::Point p) {
        if (!game.board().is_empty(p) || go::is_own_eye(game.board(), p, color)) return;
        moves.emplace_back(p, look[slot(p)]);
        most = std::max<double>(most, look[slot(p)]);
    });
    const double power = playing.branch == 0 ? sharpness : sharper;
    for (auto& [point, share] : moves) share = share < worth_trying * most ? 0 : std::pow(share, power);
    for (;;) {
        double sum = 0;
        for (const auto& move : moves) sum += move.second;
        if (sum <= 0) return go::Move::pass(color);
        double at = sum * static_cast<double>(playing.rng() >> 11) * 0x1p-53;
        std::size_t i = 0;
        while (i + 1 < moves.size() && at >= moves[i].second) at -= moves[i++].second;
        const go::Move move{color, moves[i].first};
        if (move.is_pass() || game.is_legal(move)) return move;
        moves[i].second = 0;
    }
}

std::string sgf_of(go::Point p, int size) {
    if (p.is_nowhere()) return "[]";
    const char text[] = {'[', static_cast<char>('a' + p.column()),
                         static_cast<char>('a' + size - 1 - p.row()), ']'};
    return {text, 4};
}

std::string sgf_of(const Playing& playing) {
    const go::Game& game = playing.game;
    const int size = game.size().height;
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(size) + "]KM[7]RU[Chinese]";
    text += playing.branch == 0 ? "SO[self-play]"
                                : "SO[tempo]GC[branch " + std::to_string(playing.branch) + " from " +
                                      std::to_string(playing.from) + "]";
    const go::Board& start = game.start().board;
    for (const go::Color color : {go::Color::black, go::Color::white}) {
        std::string stones;
        go::for_each_point(game.size(), [&](go::Point p) {
            if (start.at(p) == cell(color)) stones += sgf_of(p, size);
        });
        if (!stones.empty()) text += (color == go::Color::black ? "AB" : "AW") + stones;
    }
    for (const go::Move move : game.moves())
        text += (move.color == go::Color::black ? ";B" : ";W") + sgf_of(move.point, size);
    return text + ")\n";
}

class Arena {
public:
    // Without records from an empty board.
    Arena(go::Size size, std::size_t games, std::uint64_t seed, const std::string& file, std::size_t each,
          std::span<const Record* const> records)
        : size_(size), games_(games), seed_(seed), each_(each), records_(records), file_(file) {
        while (playing_.size() < at_once && begun_ < games_) playing_.push_back(next());
    }

    bool run() {
        while (!playing_.empty()) {
            if (!ask()) return false;
            in_parallel(playing_.size(), [&](std::size_t i) {
                Playing& one = playing_[i];
                play(one, drawn(one, looks_.data() + i * (points + 1)));
                one.over = one.game.is_over() || one.game.moves().size() > most_moves();
            });
            put_away();
        }
        const std::uint32_t none = 0;
        return std::fwrite(&none, sizeof none, 1, stdout) == 1 && std::fflush(stdout) == 0 && file_.good();
    }

private:
    Playing next() {
        const std::size_t number = begun_++;
        return records_.empty() ? begun(size_, seed_ + number) : branched(records_, number, each_, seed_);
    }
    std::size_t most_moves() const { return static_cast<std::size_t>(2 * size_.points()); }

    bool ask() {
        in_parallel(playing_.size(), [&](std::size_t i) {
            playing_[i].planes.clear();
            append(net::planes(playing_[i].game), playing_[i].planes);
        });
        const auto n = static_cast<std::uint32_t>(playing_.size());
        bool good = std::fwrite(&n, sizeof n, 1, stdout) == 1;
        for (const Playing& one : playing_)
            good = good && std::fwrite(one.planes.data(), 1, one.planes.size(), stdout) == one.planes.size();
        looks_.resize(n * (points + 1));
        return good && std::fflush(stdout) == 0 &&
               std::fread(looks_.data(), sizeof(float), looks_.size(), stdin) == looks_.size();
    }

    void put_away() {
        for (std::size_t i = playing_.size(); i-- > 0;) {
            if (!playing_[i].over) continue;
            if (playing_[i].game.is_over()) file_ << sgf_of(playing_[i]);
            if (begun_ < games_) {
                playing_[i] = next();
            } else {
                playing_[i] = std::move(playing_.back());
                playing_.pop_back();
            }
        }
    }

    go::Size size_;
    std::size_t games_, begun_ = 0;
    std::uint64_t seed_;
    std::size_t each_;
    std::span<const Record* const> records_;
    std::ofstream file_;
    std::vector<Playing> playing_;
    std::vector<float> looks_;
};

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 4 && words.size() < 7) {
        std::fprintf(stderr, "usage: learn_play SIDE GAMES SEED FILE [EACH learned|held RECORDS…]\n");
        return 2;
    }
    const auto size = go::square(std::stoi(words[0]));
    std::vector<Record> records;
    for (std::size_t i = 6; i < words.size(); ++i) {
        if (read_games(words[i], records)) continue;
        std::fprintf(stderr, "learn_play: %s: cannot be read\n", words[i].c_str());
        return 2;
    }
    std::vector<const Record*> chosen;
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].info.size == size && is_held_back(i) == (words[5] == "held"))
            chosen.push_back(&records[i]);
    }
    if (words.size() > 4 && chosen.empty()) {
        std::fprintf(stderr, "learn_play: no record of this size\n");
        return 2;
    }
    const std::size_t each = words.size() > 4 ? std::stoul(words[4]) : 1;
    Arena arena(size, std::stoul(words[1]), std::stoul(words[2]), words[3], each, chosen);
    return arena.run() ? 0 : 2;
}
