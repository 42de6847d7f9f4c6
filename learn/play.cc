// SPDX-License-Identifier: MIT
// Games of a network against itself, many at once, for play.py, which does the looking:
//
//   learn_play OUT sides=9,13 games=N seed=S [full=32 quick=6 share=0.25 branched=0.5 each=0 match=0 at-once=1024
//              chunk=500 threads=16 held=0] [RECORDS…]
//
// Writes to stdout a 32-bit number n, n bytes that say which of two networks is asked, and the planes of n positions
// (packed.h); reads from stdin n answers (thinking.h), goes on in each game, and so on until all games are over, when n is 0,
// or stdin ends.  OUT-0.sgfs, OUT-1.sgfs, … get the games that ended by two passes, one SGF a line.  Game N of a
// seed begins the same way every time; first=N goes on with number N.
//
// A game says what was searched for in comments ("search dd512 pp31 …", a move and its share in thousandths; tt is a pass)
// and who owns what at the end by TB and TW, unless a chain is in doubt.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <map>
#include <memory>

#include "learn/playing.h"

namespace {

using namespace tedomari;
using namespace tedomari::learn;

struct Options {
    Manner manner;
    std::string out;
    std::size_t games = 0, first = 0, at_once = 1024, chunk = 500, threads = 0;
    bool held = false;
    std::vector<std::string> records;
};

std::vector<int> numbers(const std::string& text) {
    std::vector<int> all;
    for (std::size_t at = 0; at < text.size(); at = text.find(',', at) + 1) {
        all.push_back(std::atoi(text.c_str() + at));
        if (text.find(',', at) == std::string::npos) break;
    }
    return all;
}

bool set(Options& options, const std::string& name, const std::string& value) {
    Manner& manner = options.manner;
    if (name == "sides")
        manner.sides = numbers(value);
    else if (name == "games")
        options.games = std::stoul(value);
    else if (name == "first")
        options.first = std::stoul(value);
    else if (name == "seed")
        manner.seed = std::stoul(value);
    else if (name == "full")
        manner.full = std::stoi(value);
    else if (name == "quick")
        manner.quick = std::stoi(value);
    else if (name == "share")
        manner.share = std::stod(value);
    else if (name == "branched")
        manner.branched = std::stod(value);
    else if (name == "each")
        manner.each = std::stoul(value);
    else if (name == "match")
        manner.match = value != "0";
    else if (name == "at-once")
        options.at_once = std::stoul(value);
    else if (name == "chunk")
        options.chunk = std::stoul(value);
    else if (name == "threads")
        options.threads = std::stoul(value);
    else if (name == "held")
        options.held = value != "0";
    else
        return false;
    return true;
}

class Arena {
public:
    explicit Arena(const Options& options) : options_(options), begun_(options.first) {
        while (playing_.size() < options_.at_once && begun_ < options_.games) add_next();
    }

    bool run() {
        std::vector<Answer> answers;
        go_on(answers);
        while (!playing_.empty()) {
            if (!ask(answers)) {
                put_by();
                return true;  // nobody looks any more: told to stop
            }
            go_on(answers);
        }
        put_by();
        const std::uint32_t none = 0;
        return std::fwrite(&none, sizeof none, 1, stdout) == 1 && std::fflush(stdout) == 0;
    }

private:
    void add_next() { playing_.push_back(std::make_unique<Playing>(options_.manner, begun_++)); }

    // Games that are over make room for others until all want a look.
    void go_on(std::vector<Answer>& answers) {
        std::vector<std::uint8_t> wants(playing_.size());
        in_parallel(
            playing_.size(),
            [&](std::size_t i) {
                if (!answers.empty()) playing_[i]->hear(answers[i]);
                wants[i] = playing_[i]->go_on() ? 1 : 0;
            },
            options_.threads);
        std::vector<std::unique_ptr<Playing>> left;
        for (std::size_t i = 0; i < playing_.size(); ++i) {
            if (wants[i] != 0) {
                left.push_back(std::move(playing_[i]));
                continue;
            }
            if (playing_[i]->is_whole()) keep(playing_[i]->sgf());
        }
        playing_ = std::move(left);
        while (playing_.size() < options_.at_once && begun_ < options_.games) {
            add_next();
            playing_.back()->go_on();  // no game is over at its beginning
        }
        answers.clear();
    }

    bool ask(std::vector<Answer>& answers) {
        const auto n = static_cast<std::uint32_t>(playing_.size());
        std::vector<std::uint8_t> networks;
        for (const auto& one : playing_) networks.push_back(one->network());
        bool good =
            std::fwrite(&n, sizeof n, 1, stdout) == 1 && std::fwrite(networks.data(), 1, n, stdout) == n;
        for (const auto& one : playing_)
            good = good && std::fwrite(one->planes().data(), 1, position_bytes, stdout) == position_bytes;
        answers.resize(n);
        return good && std::fflush(stdout) == 0 && std::fread(answers.data(), sizeof(Answer), n, stdin) == n;
    }

    void keep(const std::string& sgf) {
        kept_ += sgf;
        if (++in_chunk_ >= options_.chunk) put_by();
    }

    // Whole files only: somebody may be waiting for them.
    void put_by() {
        if (in_chunk_ == 0) return;
        const std::string name = options_.out + "-" + std::to_string(chunks_++);
        std::ofstream(name + ".part") << kept_;
        std::rename((name + ".part").c_str(), (name + ".sgfs").c_str());
        kept_.clear();
        in_chunk_ = 0;
    }

    const Options& options_;
    std::size_t begun_, in_chunk_ = 0, chunks_ = 0;
    std::string kept_;
    std::vector<std::unique_ptr<Playing>> playing_;
};

int fail(const std::string& why) {
    std::fprintf(stderr, "learn_play: %s\n", why.c_str());
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    if (argc < 3) return fail("usage: learn_play OUT NAME=VALUE… [RECORDS…]");
    options.out = argv[1];
    for (int i = 2; i < argc; ++i) {
        const std::string word = argv[i];
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos)
            options.records.push_back(word);
        else if (!set(options, word.substr(0, equals), word.substr(equals + 1)))
            return fail(word + ": no such option");
    }
    std::vector<Record> records;
    for (const std::string& path : options.records) {
        if (!read_games(path, records)) return fail(path + ": cannot be read");
    }
    for (std::size_t i = 0; i < records.size(); ++i) {
        const int width = records[i].info.size.width;
        const auto& sides = options.manner.sides;
        if (is_held_back(i) == options.held && std::find(sides.begin(), sides.end(), width) != sides.end())
            options.manner.records.push_back(&records[i]);
    }
    if (options.manner.each > 0 && options.manner.records.empty()) return fail("no record of this size");
    Arena arena(options);
    return arena.run() ? 0 : 2;
}
