// SPDX-License-Identifier: MIT
#include "endgame/opinions.h"

namespace tedomari::endgame {

namespace {

constexpr Gates shortest_cuts{2, 6, false};
constexpr Gates shorter_cuts{2, 3, false};
constexpr Gates shortcuts{3, 3, false};

}  // namespace

// What a search with shortcuts says of the answer's model; what lies outside the bounds is refuted.  Whether
// it came to an end.
bool Opinions::consult(const Answer& answer, const Model& model, const char* source) {
    if (inquiry_.is_cancelled()) return false;
    auto found = inquiry_.attempt(model, most_of_it);
    if (found == nullptr || !found->is_resolved()) return false;
    if (answer.temperature.contains(temperature_of(*found).low) &&
        answer.count.contains(count_of(*found).low))
        best_ = {std::move(found), source};
    return true;
}

// Bold shortcuts; where not even these come to an end, play is kept inside the mask.
void Opinions::consult_boldly(const Answer& answer) {
    const Model& model = answer.model;
    for (const Gates& gates : {shortest_cuts, shorter_cuts}) {
        if (!consult(answer, {model.margin, model.beyond, gates, model.at_stake},
                     "a search with unproved shortcuts, and bold ones"))
            break;
    }
    if (best_.attempt == nullptr && model.margin > 0)
        consult(answer, {0, model.beyond, shortcuts, {}}, "a search that keeps inside the mask");
}

// Less bold ones, which are believed more: when the proof was not found in its time.
void Opinions::consult_carefully(const Answer& answer) {
    const Model& model = answer.model;
    consult(answer, {model.margin, model.beyond, shortcuts, model.at_stake},
            "a search with unproved shortcuts");
}

}  // namespace tedomari::endgame
