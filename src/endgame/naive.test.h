// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cgt/ko_graph.h"
#include "endgame/graph.h"
#include "endgame/terrain.h"

namespace tedomari::endgame {

// The slow twin of the whole search: every position of a region, one character a point, no position settled, no
// part split off, kos left to cgt.  Shares nothing with the search but the terrain.
//
// Where the region has a margin the rules ask which stones are in danger: there nobody may play but beside such a
// stone.  So a position remembers, in capitals, the stones that no longer are: they touch life of their colour, or
// have two eyes of their own [Benson 1976].  Capitals stay for good; without a margin there are none.
class NaiveGame {
public:
    explicit NaiveGame(const Terrain& terrain) : terrain_(terrain) {}

    // Between which thermographs the position lies, by area and from t = 0; nothing when there are more
    // positions than `most`.
    std::optional<cgt::ThermographBounds> bounds(const std::string& cells, cgt::Side master,
                                                 std::size_t most = 3000) {
        names_.clear();
        cgt::GraphBuilder builder;
        pending_.clear();
        const cgt::Vertex root = vertex(with_life(cells), builder);
        for (std::size_t next = 0; next < pending_.size(); ++next) {
            if (names_.size() > most) return {};
            expand(pending_[next], builder);
        }
        const auto graph = std::move(builder).build();
        if (!graph) return {};
        cgt::KoRules rules;
        rules.komaster = master;
        rules.base = 0;
        return cgt::KoThermographs(*graph, rules)[root];
    }
    std::size_t size() const { return names_.size(); }
    // Whether every chain has a liberty or life in the model, as the rules of Go ask.
    bool is_possible(const std::string& cells) const {
        for (std::size_t p = 0; p < cells.size(); ++p) {
            if (cells[p] != '.' && !has_liberty(cells, p)) return false;
        }
        return true;
    }

    static std::string cells(const Terrain& terrain, const go::Board& board) {
        std::string result;
        for (const go::Point p : terrain.points)
            result += board.at(p) == go::Cell::black ? 'x' : board.at(p) == go::Cell::white ? 'o' : '.';
        return result;
    }

private:
    cgt::Vertex vertex(const std::string& cells, cgt::GraphBuilder& builder) {
        const auto found = names_.find(cells);
        if (found != names_.end()) return found->second;
        const cgt::Vertex fresh = builder.position();
        builder.score(fresh, score(cells));
        names_.emplace(cells, fresh);
        pending_.push_back(cells);
        return fresh;
    }

    void expand(const std::string cells, cgt::GraphBuilder& builder) {
        const cgt::Vertex here = names_.at(cells);
        for (const cgt::Side side : {cgt::Side::left, cgt::Side::right}) {
            for (std::size_t p = 0; p < cells.size(); ++p) {
                if (!may_play(cells, p)) continue;
                if (const auto after = played(cells, p, side == cgt::Side::left ? 'x' : 'o'))
                    builder.option(here, side, vertex(with_life(*after), builder));
            }
        }
    }

    static bool is_life(char c) { return c == 'X' || c == 'O'; }
    static char colour(char c) { return is_life(c) ? static_cast<char>(c - 'A' + 'a') : c; }
    bool adjacent(std::size_t p, std::size_t q) const { return (terrain_.beside[p] >> q & 1) != 0; }

    bool may_play(const std::string& cells, std::size_t p) const {
        if (!(terrain_.margin >> p & 1)) return true;
        for (std::size_t q = 0; q < cells.size(); ++q) {
            if (adjacent(p, q) && (cells[q] == 'x' || cells[q] == 'o')) return true;
        }
        return false;
    }

    // Life outside the terrain.
    bool touches_life(std::size_t p, char colour) const {
        return ((colour == 'x' ? terrain_.by_black : terrain_.by_white) >> p & 1) != 0;
    }
    bool touches_life(const std::string& cells, std::size_t p, char own) const {
        if (touches_life(p, own)) return true;
        for (std::size_t q = 0; q < cells.size(); ++q) {
            if (adjacent(p, q) && is_life(cells[q]) && colour(cells[q]) == own) return true;
        }
        return false;
    }

    // The position with capitals for the stones that are out of danger: who touches life first, then who has eyes.
    std::string with_life(std::string cells) const {
        if (terrain_.margin == 0) return cells;
        while (raise(cells, [&](std::size_t p) { return reaches_life(cells, p); }) ||
               raise(cells, [&](std::size_t p) { return has_two_eyes(cells, p); })) {
        }
        return cells;
    }
    template <class Claim>
    static bool raise(std::string& cells, Claim&& is_alive) {
        for (char& c : cells) {
            if ((c != 'x' && c != 'o') || !is_alive(static_cast<std::size_t>(&c - cells.data()))) continue;
            c = c == 'x' ? 'X' : 'O';
            return true;
        }
        return false;
    }

    bool reaches_life(const std::string& cells, std::size_t p) const {
        for (const std::size_t q : together(cells, p)) {
            if (touches_life(cells, q, cells[p])) return true;
        }
        return false;
    }

    // Benson by his definition: throw out chains without two eyes, and eyes beside such chains, until none is left.
    bool has_two_eyes(const std::string& cells, std::size_t stone) const {
        const char own = cells[stone];
        std::string chains(cells.size(), ' '), eyes(cells.size(), ' ');  // by point, a letter each
        char name = 'a';
        for (std::size_t p = 0; p < cells.size(); ++p) {
            if (cells[p] == own && chains[p] == ' ') {
                for (const std::size_t q : together(cells, p)) chains[q] = name;
                ++name;
            }
        }
        for (std::size_t p = 0; p < cells.size(); ++p) {
            if (colour(cells[p]) == own || eyes[p] != ' ') continue;
            std::string room = cells;
            for (char& c : room) c = colour(c) == own ? own : '_';
            const auto area = together(room, p);
            bool good = true;
            for (const std::size_t q : area) {
                good &= !is_life(cells[q]) && !(cells[q] == '.' && touches_life(q, own == 'x' ? 'o' : 'x'));
            }
            for (const std::size_t q : area) eyes[q] = good ? name : '!';
            ++name;
        }
        for (bool changed = true; changed;) {
            changed = false;
            for (char chain = 'a'; chain < name; ++chain) {
                if (chains.find(chain) == std::string::npos || count_eyes(cells, chains, eyes, chain) >= 2)
                    continue;
                for (std::size_t p = 0; p < cells.size(); ++p) {
                    if (chains[p] != chain) continue;
                    for (std::size_t q = 0; q < cells.size(); ++q) {
                        if (adjacent(p, q) && eyes[q] != ' ') spoil(eyes, eyes[q]);
                    }
                }
                for (char& c : chains) c = c == chain ? '-' : c;
                changed = true;
            }
        }
        return chains[stone] != '-';
    }

    static void spoil(std::string& eyes, char eye) {
        for (char& c : eyes) c = c == eye ? '!' : c;
    }

    // Areas whose every empty point touches the chain.
    int count_eyes(const std::string& cells, const std::string& chains, const std::string& eyes,
                   char chain) const {
        const auto touches = [&](std::size_t p) {
            for (std::size_t q = 0; q < cells.size(); ++q) {
                if (adjacent(p, q) && chains[q] == chain) return true;
            }
            return false;
        };
        std::string found;
        for (std::size_t p = 0; p < cells.size(); ++p) {
            const char eye = eyes[p];
            if (eye == ' ' || eye == '!' || found.find(eye) != std::string::npos) continue;
            bool all = true, any = false;
            for (std::size_t q = 0; q < cells.size(); ++q) {
                if (eyes[q] != eye) continue;
                any |= touches(q);
                all &= cells[q] != '.' || touches(q);
            }
            if (all && any) found += eye;
        }
        return static_cast<int>(found.size());
    }

    // The chain or area of p: points of the same kind that hang together.
    std::vector<std::size_t> together(const std::string& cells, std::size_t p) const {
        std::vector<std::size_t> result{p};
        std::vector<bool> seen(cells.size());
        seen[p] = true;
        for (std::size_t i = 0; i < result.size(); ++i) {
            for (std::size_t q = 0; q < cells.size(); ++q) {
                if (seen[q] || colour(cells[q]) != colour(cells[p]) || !(terrain_.beside[result[i]] >> q & 1))
                    continue;
                seen[q] = true;
                result.push_back(q);
            }
        }
        return result;
    }

    bool has_liberty(const std::string& cells, std::size_t p) const {
        for (const std::size_t q : together(cells, p)) {
            if (is_life(cells[q]) || touches_life(q, cells[p])) return true;
            for (std::size_t r = 0; r < cells.size(); ++r) {
                if ((terrain_.beside[q] >> r & 1) && cells[r] == '.') return true;
            }
        }
        return false;
    }

    std::optional<std::string> played(std::string cells, std::size_t p, char own) const {
        if (cells[p] != '.') return {};
        cells[p] = own;
        for (std::size_t q = 0; q < cells.size(); ++q) {
            if (!(terrain_.beside[p] >> q & 1) || cells[q] == '.' || colour(cells[q]) == own) continue;
            if (has_liberty(cells, q)) continue;
            for (const std::size_t r : together(cells, q)) cells[r] = '.';
        }
        if (!has_liberty(cells, p)) return {};
        return cells;
    }

    int score(const std::string& cells) const {
        int result = 0;
        for (std::size_t p = 0; p < cells.size(); ++p) {
            if (cells[p] != '.') {
                result += colour(cells[p]) == 'x' ? 1 : -1;
                continue;
            }
            bool black = false, white = false;
            for (const std::size_t q : together(cells, p)) {
                black |= touches_life(q, 'x');
                white |= touches_life(q, 'o');
                for (std::size_t r = 0; r < cells.size(); ++r) {
                    if (!(terrain_.beside[q] >> r & 1)) continue;
                    black |= colour(cells[r]) == 'x';
                    white |= colour(cells[r]) == 'o';
                }
            }
            if (black != white) result += black ? 1 : -1;
        }
        return result;
    }

    const Terrain& terrain_;
    std::map<std::string, cgt::Vertex> names_;
    std::vector<std::string> pending_;
};

// The lower walls of a graph from this edge on.
inline cgt::Thermograph walls_of(const Graph& graph, const Target& root) {
    if (root.is_settled()) return cgt::Thermograph::mast(root.offset(), 0);
    const auto wall = [&](Side side) {
        const WallView view = graph.bounds().wall(root.node(), side, Bound::low);
        std::vector<cgt::Bend> bends;
        for (int i = 0; i < view.size; ++i)
            bends.push_back({to_rational(view.knots[i].t), to_rational(view.knots[i].value) + root.offset()});
        return cgt::Trajectory::through(bends, static_cast<int>(view.knots[view.size - 1].slope));
    };
    return {wall(Side::left), wall(Side::right)};
}

}  // namespace tedomari::endgame
