// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cgt/ko_graph.h"
#include "endgame/terrain.h"

namespace tedomari::endgame {

// The slow twin of the whole search: every position of a region that has no margin, one character a point, no
// position settled, no part split off, kos left to cgt.  Shares nothing with the search but the terrain.
class NaiveGame {
public:
    explicit NaiveGame(const Terrain& terrain) : terrain_(terrain) {}

    // Between which thermographs the position lies, by area and from t = 0; nothing when there are more
    // positions than `most`.
    std::optional<cgt::ThermographBounds> bounds(const std::string& cells, cgt::Side master,
                                                 std::size_t most = 3000) {
        names_.clear();
        cgt::GraphBuilder builder;
        const cgt::Vertex root = vertex(cells, builder);
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
                if (const auto after = played(cells, p, side == cgt::Side::left ? 'x' : 'o'))
                    builder.option(here, side, vertex(*after, builder));
            }
        }
    }

    bool touches_life(std::size_t p, char colour) const {
        return ((colour == 'x' ? terrain_.by_black : terrain_.by_white) >> p & 1) != 0;
    }

    // The chain or area of p: points of the same kind that hang together.
    std::vector<std::size_t> together(const std::string& cells, std::size_t p) const {
        std::vector<std::size_t> result{p};
        std::vector<bool> seen(cells.size());
        seen[p] = true;
        for (std::size_t i = 0; i < result.size(); ++i) {
            for (std::size_t q = 0; q < cells.size(); ++q) {
                if (seen[q] || cells[q] != cells[p] || !(terrain_.beside[result[i]] >> q & 1)) continue;
                seen[q] = true;
                result.push_back(q);
            }
        }
        return result;
    }

    bool has_liberty(const std::string& cells, std::size_t p) const {
        for (const std::size_t q : together(cells, p)) {
            if (touches_life(q, cells[p])) return true;
            for (std::size_t r = 0; r < cells.size(); ++r) {
                if ((terrain_.beside[q] >> r & 1) && cells[r] == '.') return true;
            }
        }
        return false;
    }

    std::optional<std::string> played(std::string cells, std::size_t p, char colour) const {
        if (cells[p] != '.') return {};
        cells[p] = colour;
        for (std::size_t q = 0; q < cells.size(); ++q) {
            if (!(terrain_.beside[p] >> q & 1) || cells[q] == '.' || cells[q] == colour) continue;
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
                result += cells[p] == 'x' ? 1 : -1;
                continue;
            }
            bool black = false, white = false;
            for (const std::size_t q : together(cells, p)) {
                black |= touches_life(q, 'x');
                white |= touches_life(q, 'o');
                for (std::size_t r = 0; r < cells.size(); ++r) {
                    if (!(terrain_.beside[q] >> r & 1)) continue;
                    black |= cells[r] == 'x';
                    white |= cells[r] == 'o';
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

}  // namespace tedomari::endgame
