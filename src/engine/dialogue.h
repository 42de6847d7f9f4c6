// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "engine/engine.h"

namespace tedomari::engine {

// A game between a person at a terminal and our player: text in, text out.
class Dialogue {
public:
    Dialogue(const Settings& settings, go::Color person) : engine_(settings), person_(person) {}

    // What to show first; our first move when the person has White.
    std::string opening();
    // What to answer to a line: a point, pass, undo, score, save FILE, help, resign, quit.
    std::string reply(std::string_view line);
    std::string prompt() const;

    bool is_over() const { return over_; }
    std::atomic<bool>& cancel() { return engine_.cancel(); }

private:
    struct Word;
    static const Word words[];

    std::string play(const std::string& vertex);
    std::string our_move();
    std::string take_back(const std::string&);
    std::string score(const std::string&);
    std::string save(const std::string& path);
    std::string help(const std::string&);
    std::string resign(const std::string&);
    std::string quit(const std::string&);
    std::string board(const std::string&);
    std::string ending();
    go::Game& game() { return engine_.state().game; }

    Engine engine_;
    go::Color person_;
    bool over_ = false;
};

}  // namespace tedomari::engine
