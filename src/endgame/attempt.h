// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "cgt/thermograph.h"
#include "endgame/field.h"
#include "endgame/solve.h"
#include "endgame/terrain.h"

namespace tedomari::endgame {

// What a search assumes: where the region ends and what lies beyond, and which shortcuts it takes.
struct Model {
    int margin = 1;
    Beyond beyond = Beyond::nearer_colour;
    Gates gates;
    go::PointSet at_stake = {};  // walls that are not taken for alive
};

// One search: a model and a komaster.  Counts are by territory and for the mask's points alone: the margin
// counts by how far it differs from what its owners would have.
class Attempt {
public:
    // Nothing when the model's terrain cannot be searched.  The fields it leans on must be of the same model.  Goes on
    // in one of the `shared` fields where one suits; `memory` is what may be added to it.
    static std::unique_ptr<Attempt> run(const go::Board& board, const go::PointSet& mask, const Model& model,
                                        KoRule rule, Budget budget, std::size_t memory,
                                        const Field::Leaning& leaning = {},
                                        const std::vector<std::shared_ptr<Field>>& shared = {});
    static std::unique_ptr<Attempt> run(const go::Board& board, const go::PointSet& mask, const Model& model,
                                        Side master, Budget budget, std::size_t memory) {
        return run(board, mask, model, KoRule::komaster(master), budget, memory);
    }

    // Goes on where it stopped.
    void resume(Budget budget, std::size_t memory);
    // The same without asking anything yet.
    void allow(Budget budget, std::size_t memory);

    const Solution& solution() const { return solution_; }
    bool is_resolved() const { return solution_.resolved; }
    bool is_settled() const { return root_.is_settled(); }  // nothing is left to play but dames
    bool is_blocked() const { return !root_.is_settled() && !graph().bounds().has_walls(root_.node()); }
    int dames() const { return dames_; }
    const Terrain& ground() const { return ground_; }
    const Graph& graph() const { return field_->graph; }
    Graph& graph() { return field_->graph; }
    const std::shared_ptr<Field>& field() const { return field_; }
    // Whether its walls owe anything to a ko; if not, they hold whoever can win kos.
    bool depends_on_kos() const { return !is_settled() && graph().bounds().has_ko_below(root_.node()); }
    const Target& root() const { return root_; }

    Rational count(std::int64_t area) const { return to_rational(area) - shift_; }
    Rational shift() const { return shift_; }  // count by territory = count by area - this
    // Works out the walls down to t = 0, or as far as the budget goes.
    struct Walls {
        cgt::Thermograph thermograph;  // from where it is known
        bool complete = false;         // down to t = 0, by territory
    };
    Walls walls(Budget budget, std::size_t memory);

private:
    Attempt() = default;

    Terrain ground_;
    std::shared_ptr<Field> field_;
    Target root_ = Target::settled(0);
    int dames_ = 0;
    int shift_ = 0;
    Solution solution_;
};

inline Rational territory_temperature(std::int64_t area_temperature) {
    return to_rational(area_temperature) - 1;
}

}  // namespace tedomari::endgame
