// SPDX-License-Identifier: MIT
#include "endgame/opinions.h"

#include <span>

namespace tedomari::endgame {

// What a search says of the answer's model; what lies outside the bounds is refuted.  Whether it came to an end.
bool Opinions::ask(const Answer& answer, const Model& model, const char* source) {
    if (inquiry_.is_cancelled()) return false;
    auto found = inquiry_.attempt(model, most_of_it);
    if (found == nullptr || !found->is_resolved()) return false;
    if (!answer.temperature.contains(temperature_of(*found).low) ||
        !answer.count.contains(count_of(*found).low))
        return true;
    std::optional<Rational> below;
    if (has_one()) below = temperature_of(*best_.attempt).low;
    best_ = {std::move(found), source, below};
    return true;
}

void Opinions::consult(const Answer& answer) {
    constexpr Gates likely[] = {{0.003, {}, 6, false}, {0.0003, {}, 6, false}};
    constexpr Gates near[] = {{0, 2, 6, false}, {0, 2, 3, false}};
    const Model& model = answer.model;
    const Terrain& ground = answer.black->ground();
    const auto climb = [&](std::span<const Gates> rungs, const char* source) {
        for (const Gates& gates : rungs) {
            if (!ask(answer, {model.margin, model.beyond, gates, model.at_stake}, source)) return;
        }
    };
    // instinct has learned nothing of regions with no life around
    if ((ground.by_black | ground.by_white) != 0) climb(likely, "a search of likely moves alone");
    if (!has_one()) climb(near, "a search of moves near both colours alone");
    if (!has_one() && model.margin > 0)
        ask(answer, {0, model.beyond, likely[0], {}},
            "a search of likely moves alone that keeps inside the mask");
}

}  // namespace tedomari::endgame
