// SPDX-License-Identifier: MIT
#include "tactics/dragon.h"

#include <algorithm>
#include <vector>

#include "go/benson.h"
#include "go/flood.h"
#include "tactics/eyespace.h"
#include "tactics/goal.h"

namespace tedomari::tactics {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using outcome::Outcome;

namespace {

// The other chains of the color that share a liberty with this one.
PointSet nearby_chains(const Board& board, Point name) {
    PointSet names;
    board.for_each_liberty(name, [&](Point liberty) {
        for (const Point q : liberty.neighbours()) {
            if (board.at(q) == board.at(name) && board.chain(q) != board.chain(name))
                names.insert(board.chain(q));
        }
    });
    return names;
}

Reading read_link(const Board& board, Point a, Point b, Side first, ReadingTable& table, Budget& budget) {
    Effort effort;
    effort.order = 2;
    return read(board, connect(board, a, b), first, effort, table, budget);
}

// Two chains that connect though the opponent moves first.
struct Link {
    Point a, b;
    PointSet trace;  // on which that leans
};

struct LinkedStones {
    PointSet stones;  // of all chains found
    std::vector<Link> all;
};

LinkedStones links_from(const Board& board, Point stone, ReadingTable& table, Budget& budget) {
    LinkedStones found;
    PointSet names{board.chain(stone)};
    std::vector<Point> open{board.chain(stone)};
    while (!open.empty()) {
        const Point name = open.back();
        open.pop_back();
        found.stones |= board.stones(name);
        nearby_chains(board, name).for_each([&](Point other) {
            if (names.contains(other)) return;
            const Reading link = read_link(board, name, other, Side::defender, table, budget);
            if (link.outcome != Outcome::won()) return;
            found.all.push_back({name, other, link.trace});
            names.insert(other);
            open.push_back(other);
        });
    }
    return found;
}

// Empty points on which two links lean.
PointSet shared_by_links(const Board& board, const std::vector<Link>& links) {
    PointSet once, twice;
    for (const Link& link : links) {
        twice |= once & link.trace;
        once |= link.trace;
    }
    PointSet points;
    twice.for_each([&](Point p) {
        if (board.is_empty(p)) points.insert(p);
    });
    return points;
}

Board after_move(const Board& board, go::Move move) {
    Board after = board;
    after.forget_plays();
    after.play(move);
    after.forget_plays();
    return after;
}

// Whether two stones are one dragon again by an answer that mends a link.
bool is_mended(const Board& board, Point a, Point b, const std::vector<Link>& links, ReadingTable& table,
               Budget& budget) {
    const Color color = color_of(board.at(a));
    return std::ranges::any_of(links, [&](const Link& link) {
        if (board.at(link.a) != cell(color) || board.at(link.b) != cell(color)) return false;
        const Point reply = read_link(board, link.a, link.b, Side::attacker, table, budget).best;
        if (reply.is_nowhere() || !board.is_legal({color, reply}, go::Suicide::forbidden)) return false;
        return dragon(after_move(board, {color, reply}), a, table, budget).contains(b);
    });
}

}  // namespace

PointSet dragon(const Board& board, Point stone, ReadingTable& table, Budget& budget) {
    return links_from(board, stone, table, budget).stones;
}

bool holds_together(const Board& board, Point a, Point b, ReadingTable& table, Budget& budget) {
    const LinkedStones links = links_from(board, a, table, budget);
    if (!links.stones.contains(b)) return false;
    const Color cutter = opponent(color_of(board.at(a)));
    bool holds = true;
    shared_by_links(board, links.all).for_each([&](Point p) {
        if (!holds || !board.is_legal({cutter, p}, go::Suicide::forbidden)) return;
        const Board cut = after_move(board, {cutter, p});
        if (cut.at(a) != board.at(a) || cut.at(b) != board.at(b)) {
            holds = false;
            return;
        }
        holds = dragon(cut, a, table, budget).contains(b) || is_mended(cut, a, b, links.all, table, budget);
    });
    return holds;
}

int eyes_of_dragon(const Board& board, const PointSet& dragon, ReadingTable& table, Budget& budget) {
    const Color owner = color_of(board.at(dragon.first()));
    const int small = std::min(12, board.size().points() / 3);
    const PointSet living = go::unconditional_life(board, opponent(owner)).stones;
    PointSet seen = dragon;
    int eyes = 0;
    go::for_each_point(board.size(), [&](Point p) {
        if (seen.contains(p)) return;
        const PointSet area =
            go::flood(p, [&](Point q) { return board.at(q) != Cell::edge && !dragon.contains(q); });
        seen |= area;
        if (area.size() > small || area.intersects(living)) return;
        eyes += count_eyes(board, {owner, area, {}}, table, budget).least > 0;
    });
    return eyes;
}

bool has_two_eyes(const Board& board, Point stone, ReadingTable& table, Budget& budget) {
    if (go::unconditional_life(board, color_of(board.at(stone))).stones.contains(stone)) return true;
    return eyes_of_dragon(board, dragon(board, stone, table, budget), table, budget) >= 2;
}

}  // namespace tedomari::tactics
