// SPDX-License-Identifier: MIT
#include "cgt/thermographs.h"

#include <algorithm>

#include "base/hash.h"

namespace tedomari::cgt {

// A game infinitesimally close to a number has one of four shapes, told by who wins the difference
// [Berlekamp 1996, figures 17 and 19]; so `x + 9·↑ + *4` is drawn as x + ↑, without walking down nine arrows.
Game Thermographs::standing_in_for(Game game) {
    const auto value = store_.as_number_up_star(game);
    if (!value || value->is_number()) return game;
    const Game difference = store_.number_up_star({0, value->ups, value->nimber});
    NumberUpStar simplest = {value->number, 0, 0};
    switch (store_.outcome(difference)) {
        case Outcome::left: simplest.ups = 1; break;
        case Outcome::right: simplest.ups = -1; break;
        case Outcome::next: simplest.nimber = 1; break;
        case Outcome::previous: break;
    }
    return store_.number_up_star(simplest);
}

Thermographs::Id Thermographs::id_of(Game game) {
    const Id id = ids_[game];
    return id != 0 ? id : work_out(game);
}

// Options before games, on a stack of our own: games may be deeper than the machine's.
Thermographs::Id Thermographs::work_out(Game game) {
    std::vector<Game> todo = {game};
    while (!todo.empty()) {
        const Game next = todo.back();
        if (ids_[next] != 0) {
            todo.pop_back();
            continue;
        }
        if (const auto number = store_.as_number(next)) {
            ids_[next] = intern(thermograph_of_number(number->to_rational()));
        } else if (const Game simpler = standing_in_for(next); simpler != next) {
            if (ids_[simpler] == 0) {
                todo.push_back(simpler);
                continue;
            }
            ids_[next] = ids_[simpler];
        } else if (is_ready(next, todo)) {
            ids_[next] = intern(thermograph(scaffolds_of_ready(next)));
        } else {
            continue;
        }
        todo.pop_back();
    }
    return ids_[game];
}

bool Thermographs::is_ready(Game game, std::vector<Game>& todo) {
    const std::size_t before = todo.size();
    for (const Game option : store_.left(game)) {
        if (ids_[option] == 0) todo.push_back(option);
    }
    for (const Game option : store_.right(game)) {
        if (ids_[option] == 0) todo.push_back(option);
    }
    return todo.size() == before;
}

Scaffolds Thermographs::scaffolds(Game game) {
    for (const Game option : store_.left(game)) id_of(option);
    for (const Game option : store_.right(game)) id_of(option);
    return scaffolds_of_ready(game);
}

Scaffolds Thermographs::scaffolds_of_ready(Game game) {
    Scaffolding scaffolding;
    const auto is_new = [this](Id id) {
        if (std::find(seen_.begin(), seen_.end(), id) != seen_.end()) return false;
        seen_.push_back(id);
        return true;
    };
    seen_.clear();
    for (const Game option : store_.left(game)) {
        const Id id = ids_[option];
        if (is_new(id)) scaffolding.left_option(distinct_[id - 1].thermograph.right);
    }
    seen_.clear();
    for (const Game option : store_.right(game)) {
        const Id id = ids_[option];
        if (is_new(id)) scaffolding.right_option(distinct_[id - 1].thermograph.left);
    }
    return std::move(scaffolding).finish();
}

Thermographs::Id Thermographs::intern(Thermograph thermograph) {
    if (distinct_.size() * 2 >= index_.size()) grow_index();
    const std::uint64_t hash = combine(thermograph.left.hash(), thermograph.right.hash());
    std::size_t slot = hash & (index_.size() - 1);
    while (index_[slot] != 0) {
        const Entry& entry = distinct_[index_[slot] - 1];
        if (entry.hash == hash && entry.thermograph == thermograph) return index_[slot];
        slot = (slot + 1) & (index_.size() - 1);
    }
    distinct_.push_back({std::move(thermograph), hash});
    return index_[slot] = static_cast<Id>(distinct_.size());
}

void Thermographs::grow_index() {
    index_.assign(std::max<std::size_t>(64, index_.size() * 2), 0);
    for (std::size_t i = 0; i < distinct_.size(); ++i) {
        std::size_t slot = distinct_[i].hash & (index_.size() - 1);
        while (index_[slot] != 0) slot = (slot + 1) & (index_.size() - 1);
        index_[slot] = static_cast<Id>(i + 1);
    }
}

std::size_t Thermographs::memory() const {
    return ids_.memory() + distinct_.size() * sizeof(Entry) + index_.capacity() * sizeof(Id);
}

}  // namespace tedomari::cgt
