// SPDX-License-Identifier: MIT
// Games of a network against itself, thousands at once, for play.py, which does the looking:
//
//   learn_play SIDE GAMES SEED FILE
//
// Writes to stdout a 32-bit number n and the planes of n positions (packed.h), reads from stdin 362 probabilities
// for each (32-bit floats, the pass last), plays a move in each game, and so on until all games are over, when n is 0.
// FILE gets the games that ended by two passes, one SGF a line, source "self-play".
//
// In a third of the games Black has 2 to 9 stones more, half of them where handicap stones go, half where he likes:
// between equals, so that the network learns what a stone is worth and not whom it makes even.
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "base/rng.h"
#include "go/game.h"
#include "go/handicap.h"
#include "go/own_eye.h"
#include "learn/packed.h"

namespace {

using namespace tedomari;
using namespace tedomari::learn;

constexpr std::size_t at_once = 4096;
constexpr double sharpness = 1.25;     // a power of the probabilities
constexpr double worth_trying = 0.02;  // of the likeliest

struct Playing {
    go::Game game;
    Rng rng;
    std::vector<std::uint8_t> planes;
    int extra = 0;  // moves of Black that White does not answer
    bool over = false;
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

void play(Playing& playing, go::Move move) {
    playing.game.play(move);
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
    for (auto& [point, share] : moves) share = share < worth_trying * most ? 0 : std::pow(share, sharpness);
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

std::string sgf_of(const go::Game& game) {
    const int size = game.size().height;
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(size) + "]KM[7]RU[Chinese]SO[self-play]";
    if (!game.handicap().empty()) text += "HA[" + std::to_string(game.handicap().size()) + "]AB";
    for (const go::Point p : game.handicap()) text += sgf_of(p, size);
    for (const go::Move move : game.moves())
        text += (move.color == go::Color::black ? ";B" : ";W") + sgf_of(move.point, size);
    return text + ")\n";
}

class Arena {
public:
    Arena(go::Size size, std::size_t games, std::uint64_t seed, const std::string& file)
        : size_(size), left_(games), seed_(seed), file_(file) {
        while (playing_.size() < at_once && left_ > 0) playing_.push_back(next());
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
        --left_;
        return begun(size_, seed_++);
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
            if (playing_[i].game.is_over()) file_ << sgf_of(playing_[i].game);
            if (left_ > 0) {
                playing_[i] = next();
            } else {
                playing_[i] = std::move(playing_.back());
                playing_.pop_back();
            }
        }
    }

    go::Size size_;
    std::size_t left_;
    std::uint64_t seed_;
    std::ofstream file_;
    std::vector<Playing> playing_;
    std::vector<float> looks_;
};

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() != 4) {
        std::fprintf(stderr, "usage: learn_play SIDE GAMES SEED FILE\n");
        return 2;
    }
    Arena arena(tedomari::go::square(std::stoi(words[0])), std::stoul(words[1]), std::stoul(words[2]),
                words[3]);
    return arena.run() ? 0 : 2;
}
