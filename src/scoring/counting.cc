// SPDX-License-Identifier: MIT
#include "scoring/counting.h"

#include <algorithm>
#include <optional>

#include "scoring/blocks.h"

namespace tedomari::scoring {

namespace {

using go::Board;
using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;

constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }
constexpr std::array both = {Color::black, Color::white};

PointSet whole_chains(const Board& board, const PointSet& stones) {
    PointSet result;
    stones.for_each([&](Point p) {
        if (go::is_stone(board.at(p)) && !result.contains(p)) result |= board.stones(p);
    });
    return result;
}

// Chains of a color that hang together by territory of their own, and their eyes.
struct Group {
    Color color;
    PointSet stones, territory;
    int eyes = 0;
};

class Counter {
public:
    Counter(const Board& board, const go::FinalStatus& status, const go::Rules& rules)
        : board_(board), rules_(rules) {
        tally_.dead = whole_chains(board, status.dead);
        tally_.seki = whole_chains(board, status.seki) - tally_.dead;
        go::for_each_point(board.size(), [&](Point p) {
            const bool is_alive = go::is_stone(board.at(p)) && !tally_.dead.contains(p);
            (is_alive ? living_[board.at(p) == Cell::white] : open_).insert(p);
        });
    }

    Tally result() {
        part_areas();
        if (rules_.scoring == go::Scoring::territory) {
            for (const Color color : both) find_teire(color);
        }
        find_seki();
        if (rules_.tax != go::Tax::none) tax_seki();
        count();
        return tally_;
    }

private:
    PointSet& living(Color color) { return living_[index(color)]; }
    Tally::Side& side(Color color) { return tally_.of(color); }

    void part_areas() {
        for (const PointSet& area : pieces(open_)) {
            const PointSet border = area.neighbours();
            const bool black = border.intersects(living(Color::black));
            const bool white = border.intersects(living(Color::white));
            if (black && white) tally_.dame |= area;
            if (black != white) side(black ? Color::black : Color::white).territory |= area;
        }
    }

    // With every dame the opponent's, a chain in atari is joined to its friends, and so on.
    void find_teire(Color color) {
        Tally::Side& own = side(color);
        while (const auto point = next_teire(color)) {
            own.teire.insert(*point);
            own.territory.erase(*point);
        }
    }
    std::optional<Point> next_teire(Color color) {
        for (const PointSet& chain : pieces(living(color) | side(color).teire)) {
            const PointSet liberties = chain.neighbours() & side(color).territory;
            if (liberties.size() != 1 || chain.intersects(tally_.seki)) continue;
            const Point last = liberties.first();
            if (gains_liberties(color, chain, last) && !keeps_dame(color, chain, last)) return last;
        }
        return std::nullopt;
    }
    // Dame that lead to a friend with liberties of its own, by way of others if need be, are as good as
    // connected.  And some dame the opponent cannot fill: with all of them filled his stones would have no
    // liberty.
    bool keeps_dame(Color color, const PointSet& chain, Point last) {
        if (leads_to_liberties(color, chain, last)) return true;
        const PointSet dame = chain.neighbours() & tally_.dame;
        const Color enemy = opponent(color);
        for (const PointSet& filled : pieces(living(enemy) | side(enemy).teire | tally_.dame)) {
            if (filled.intersects(dame) && !filled.neighbours().intersects(side(enemy).territory))
                return true;
        }
        return false;
    }
    bool leads_to_liberties(Color color, const PointSet& chain, Point last) {
        PointSet reached = chain, open = chain;
        const PointSet passable = living(color) | side(color).teire | tally_.dame;
        while (!open.empty()) {
            open = (open.neighbours() & passable) - reached;
            reached |= open;
        }
        PointSet liberties = (reached - chain - tally_.dame).neighbours() & side(color).territory;
        liberties.erase(last);
        return !liberties.empty();
    }
    // Filling the last eye of a chain that has no other helps nobody.
    bool gains_liberties(Color color, const PointSet& chain, Point last) {
        const PointSet stones = living(color) | side(color).teire;
        PointSet joined = chain;
        joined.insert(last);
        for (PointSet grown = joined; !grown.empty();) {
            grown = (grown.neighbours() & stones) - joined;
            joined |= grown;
        }
        PointSet left = joined.neighbours() & side(color).territory;
        left.erase(last);
        return !left.empty();
    }

    std::vector<Group> groups(Color color) {
        std::vector<Group> found;
        for (const PointSet& piece : pieces(living(color) | side(color).teire | side(color).territory)) {
            Group group{color, piece - side(color).territory, piece & side(color).territory};
            // An area of three points or more can be parted in two eyes, or its owner had died.
            for (const PointSet& eye : pieces(group.territory)) group.eyes += eye.size() <= 2 ? 1 : 2;
            found.push_back(group);
        }
        return found;
    }

    // Stones in seki share a dame with enemies that have no two eyes either, and cannot walk from it to a
    // friend that has.
    void find_seki() {
        std::array<PointSet, 2> weak, strong;
        std::array<std::vector<Group>, 2> all;
        for (const Color color : both) {
            all[index(color)] = groups(color);
            for (const Group& group : all[index(color)])
                (group.eyes >= 2 ? strong : weak)[index(color)] |= group.stones;
        }
        for (const Color color : both) join_strong(color, weak, strong);
        for (bool changed = true; changed;) changed = drop_those_without_weak_enemies(all, weak);
        for (const Color color : both) tally_.seki |= weak[index(color)] & living(color);
    }
    // Through one dame that touches both, weak groups become strong.
    void join_strong(Color color, std::array<PointSet, 2>& weak, std::array<PointSet, 2>& strong) {
        PointSet& safe = strong[index(color)];
        PointSet& poor = weak[index(color)];
        std::vector<PointSet> chains = pieces(poor);
        for (bool changed = true; changed;) {
            changed = false;
            const PointSet links = safe.neighbours() & tally_.dame;
            for (const PointSet& chain : chains) {
                if (!poor.intersects(chain) || !chain.neighbours().intersects(links)) continue;
                poor -= chain;
                safe |= chain;
                changed = true;
            }
        }
    }
    bool drop_those_without_weak_enemies(const std::array<std::vector<Group>, 2>& all,
                                         std::array<PointSet, 2>& weak) {
        bool changed = false;
        for (const Color color : both) {
            const PointSet shared = weak[index(opponent(color))].neighbours() & tally_.dame;
            for (const Group& group : all[index(color)]) {
                if (!group.stones.intersects(weak[index(color)])) continue;
                if (group.stones.neighbours().intersects(shared)) continue;
                weak[index(color)] -= group.stones;
                changed = true;
            }
        }
        return changed;
    }
    void tax_seki() {
        for (const Color color : both) {
            for (const PointSet& eye : pieces(side(color).territory)) {
                if (!eye.neighbours().intersects(tally_.seki & living(color))) continue;
                side(color).taxed |= eye;
                side(color).territory -= eye;
            }
        }
    }

    void count() {
        for (const Color color : both) {
            Tally::Side& own = side(color);
            own.stones = living(color).size();
            own.captured = board_.captured(opponent(color));
            tally_.dead.for_each([&](Point p) { own.dead += board_.at(p) == cell(opponent(color)); });
            (living(color) | own.territory).for_each([&](Point p) { tally_.owner[p] = cell(color); });
        }
    }

    const Board& board_;
    const go::Rules& rules_;
    PointSet open_;                   // neither color's living stones
    std::array<PointSet, 2> living_;  // by color
    Tally tally_;
};

Rational button(const go::Game& game) {
    const auto moves = game.moves();
    const auto pass = std::find_if(moves.begin(), moves.end(), [](go::Move m) { return m.is_pass(); });
    if (!game.rules().has_button || pass == moves.end()) return 0;
    return pass->color == Color::black ? Rational(1, 2) : Rational(-1, 2);
}

}  // namespace

Tally tally(const Board& board, const go::FinalStatus& status, const go::Rules& rules) {
    return Counter(board, status, rules).result();
}

Terms terms_of(const go::Game& game, int handicap) { return {game.rules(), handicap, button(game)}; }

Arithmetic arithmetic(const Tally& tally, const Board& board, const Terms& terms) {
    Arithmetic sum;
    const go::Rules& rules = terms.rules;
    const auto add = [&](std::string what, Color color, Rational points, bool always = false) {
        if (points == 0 && !always) return;
        sum.score += color == Color::black ? points : -points;
        sum.items.push_back({std::move(what), color, points});
    };
    for (const Color color : both) {
        const Tally::Side& side = tally.of(color);
        add("territory", color, side.territory.size(), true);
        if (rules.scoring == go::Scoring::area) {
            add("stones on the board", color, side.stones, true);
        } else {
            add("prisoners", color, side.captured, true);
            add("dead stones", color, side.dead, true);
        }
    }
    if (rules.tax == go::Tax::all) {  // two points a group, which the flood of go/area.h knows
        const go::Count counted = go::count(board, {tally.dead, tally.seki}, go::Tax::all);
        for (const Color color : both)
            add("group tax", color, Rational(tally.of(color).taxed.size() - counted.of(color).tax));
    }
    add("komi", Color::white, rules.komi);
    add("handicap compensation", Color::white, go::handicap_bonus(rules, terms.handicap));
    add("button", Color::black, terms.button);
    return sum;
}

}  // namespace tedomari::scoring
