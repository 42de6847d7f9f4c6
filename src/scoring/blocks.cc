// SPDX-License-Identifier: MIT
#include "scoring/blocks.h"

#include <algorithm>
#include <tuple>

namespace tedomari::scoring {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

bool Block::is_enclosed_by(Color color) const {
    const auto own = static_cast<std::size_t>(color);
    return !border[own].empty() && border[1 - own].empty();
}

int liberties_after(const Board& board, go::Move move) {
    PointSet own{move.point}, taken;
    PointSet liberties;
    for (const Point q : move.point.neighbours()) {
        const Cell c = board.at(q);
        if (c == Cell::empty) liberties.insert(q);
        if (c == cell(move.color)) {
            liberties |= board.liberty_set(q);
            own |= board.stones(q);
        }
        if (c == cell(opponent(move.color)) && board.liberties(q) == 1) taken |= board.stones(q);
    }
    if (!taken.empty()) liberties |= own.neighbours() & taken;
    liberties.erase(move.point);
    return liberties.size();
}

Blocks::Blocks(const Board& b) : board(&b), at(-1) {
    go::for_each_point(b.size(), [&](Point p) {
        on_board.insert(p);
        if (b.is_empty(p)) empty.insert(p);
        if (go::is_stone(b.at(p))) colored[b.at(p) == Cell::white].insert(p);
    });
    const auto add = [&](std::vector<Block>& list, Block block, Point first) {
        block.cell = b.at(first);
        block.perimeter = (block.points.neighbours() & on_board) - block.points;
        block.liberties = block.perimeter & empty;
        block.size = block.points.size();
        const auto index = static_cast<std::int16_t>(list.size());
        block.points.for_each([&](Point p) { at[p] = index; });
        list.push_back(std::move(block));
    };
    // By their lowest points: how the board names its chains depends on the moves that made them.
    (colored[0] | colored[1]).for_each([&](Point p) {
        if (at[p] >= 0) return;
        Block block;
        block.points |= b.stones(p);
        add(stones, std::move(block), p);
    });
    for (const PointSet& area : pieces(empty)) {
        Block block;
        block.points = area;
        add(areas, std::move(block), area.first());
    }
    for (std::vector<Block>* list : {&stones, &areas}) {
        for (Block& block : *list) {
            std::vector<bool> seen(stones.size(), false);
            (block.perimeter - empty).for_each([&](Point p) {
                const int other = at[p];
                if (seen[static_cast<std::size_t>(other)]) return;
                seen[static_cast<std::size_t>(other)] = true;
                block.beside.push_back(other);
            });
            for (const std::size_t c : {0u, 1u}) block.border[c] = block.perimeter & colored[c];
        }
    }
    find_chains();
    look_around();
}

void Blocks::find_chains() {
    for (const Color color : {Color::black, Color::white}) {
        for (std::size_t i = 0; i < stones.size(); ++i) {
            if (!stones[i].is(color) || stones[i].chain >= 0) continue;
            OptimisticChain chain;
            chain.color = color;
            chain.liberties = stones[i].liberties;
            const auto join = [&](std::size_t k) {
                stones[k].chain = static_cast<int>(chains.size());
                chain.blocks.push_back(static_cast<int>(k));
                chain.points |= stones[k].points;
                chain.liberties |= stones[k].liberties;
            };
            join(i);
            for (bool grew = true; grew;) {
                grew = false;
                for (std::size_t k = i + 1; k < stones.size(); ++k) {
                    if (!stones[k].is(color) || stones[k].chain >= 0) continue;
                    if (!stones[k].liberties.intersects(chain.liberties)) continue;
                    join(k);
                    grew = true;
                }
            }
            chain.perimeter = (chain.points.neighbours() & on_board) - chain.points;
            chains.push_back(std::move(chain));
        }
    }
}

namespace {

void add(Areas& sum, const Block& area) {
    ++sum.number;
    sum.size += area.size;
    sum.perimeter += area.perimeter.size();
    sum.points |= area.points;
}

bool is_weaker(const Enemy& a, const Enemy& b) {
    return std::tuple(a.liberties, a.perimeter, -a.shared) < std::tuple(b.liberties, b.perimeter, -b.shared);
}

Enemy seen_from(const PointSet& liberties, const Block& enemy) {
    return {enemy.liberties.size(), enemy.perimeter.size(), shared_points(enemy.liberties, liberties)};
}

}  // namespace

Surroundings Blocks::surroundings(const PointSet& stones_of_color, Color color) const {
    constexpr int eye_space = 5;
    Surroundings around;
    for (const int i : areas_beside(stones_of_color)) {
        const Block& area = areas[static_cast<std::size_t>(i)];
        if (area.is_disputed()) add(around.disputed, area);
        if (!area.is_enclosed_by(color)) continue;
        add(around.enclosed, area);
        if (area.size < eye_space) add(around.eyes, area);
    }
    return around;
}

void Blocks::look_around() {
    for (Block& block : stones) {
        block.around = surroundings(block.points, go::color_of(block.cell));
        std::vector<Enemy> enemies;
        for (const int i : block.beside)
            enemies.push_back(seen_from(block.liberties, stones[static_cast<std::size_t>(i)]));
        std::sort(enemies.begin(), enemies.end(), is_weaker);
        for (std::size_t i = 0; i < 2 && i < enemies.size(); ++i) block.weakest[i] = enemies[i];
    }
    for (OptimisticChain& chain : chains) {
        chain.around = surroundings(chain.points, chain.color);
        bool found = false;
        for (const Block& enemy : stones) {
            if (enemy.is(chain.color)) continue;
            if (!enemy.liberties.intersects(chain.liberties) && !enemy.perimeter.intersects(chain.points))
                continue;
            const Enemy seen = seen_from(chain.liberties, enemy);
            if (!found || is_weaker(seen, chain.weakest)) chain.weakest = seen;
            found = true;
        }
    }
}

std::vector<int> Blocks::areas_beside(const PointSet& stones_of_one_color) const {
    std::vector<int> found;
    PointSet open = stones_of_one_color.neighbours() & empty;
    while (!open.empty()) {
        const int area = at[open.first()];
        found.push_back(area);
        open -= areas[static_cast<std::size_t>(area)].points;
    }
    return found;
}

}  // namespace tedomari::scoring
