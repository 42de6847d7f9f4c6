// SPDX-License-Identifier: MIT
// Asks the library in C++: c++ -std=c++20 embed.cc $(pkg-config --cflags --libs tedomari)
#include <iostream>
#include <tedomari/analyze.h>
#include <tedomari/cgt.h>
#include <tedomari/goal.h>
#include <tedomari/score.h>

namespace go = tedomari::api;

int main() {
    const go::GameReport ko = go::cgt("A={24|B}; B={A|-9}; A", go::Side::left);
    std::cout << "a move in the ko is worth " << to_string(*ko.temperature()) << '\n';

    go::Position board = go::Position::read(R"(
        . X O . .
        X X O O O
        . X X O .
        X X O O O
        . X O . .)");
    board.set_komi({1, 2});
    std::cout << "score " << go::score(board).score_text << '\n';
    const go::AnalyzeReport report = go::analyze(board, {.effort = {.nodes = 10000}});
    std::cout << "lead " << to_string(report.lead.value) << ", regions " << report.regions.size() << '\n';

    const go::Position fight = go::Position::read(R"(
        . . . . . . .
        . X X . . . .
        X O O . . O .
        . X X . . . .
        . . . . . . .
        . . . . . O .
        . . . . . . .)");
    std::cout << "capture(B5): " << go::goal(fight, "capture(B5)", {.nodes = 10000}).status << '\n';
    try {
        go::Position::read("X O Q");
    } catch (const go::Error& error) {
        std::cout << "refused at column " << error.column << '\n';
    }
}
