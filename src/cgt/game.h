// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <vector>

namespace tedomari::cgt {

// The value of a short partizan game: 32 bits that name a canonical form in a Store.
// Within one store two games are equal in value exactly when their ids are equal.  Ids are dense, start with
// zero's, 0, and never change, so tables indexed by id (GameMap) may outlive any computation.
class Game {
public:
    constexpr Game() = default;  // zero
    static constexpr Game from_id(std::uint32_t id) { return Game(id); }

    constexpr std::uint32_t id() const { return id_; }
    constexpr bool is_zero() const { return id_ == 0; }

    // By id, which is by age and not by value; a Store compares values.
    friend constexpr auto operator<=>(Game, Game) = default;

private:
    explicit constexpr Game(std::uint32_t id) : id_(id) {}
    std::uint32_t id_ = 0;
};
static_assert(sizeof(Game) == 4);

// One T for each game of a store, grown on demand: where other modules remember what they worked out.
template <class T>
class GameMap {
public:
    T& operator[](Game game) {
        if (game.id() >= items_.size()) items_.resize(game.id() + 1 + items_.size() / 2);
        return items_[game.id()];
    }
    const T* find(Game game) const { return game.id() < items_.size() ? &items_[game.id()] : nullptr; }
    std::size_t memory() const { return items_.capacity() * sizeof(T); }

private:
    std::vector<T> items_;
};

}  // namespace tedomari::cgt

template <>
struct std::hash<tedomari::cgt::Game> {
    std::size_t operator()(tedomari::cgt::Game game) const noexcept {
        return game.id() * static_cast<std::size_t>(0x9e3779b97f4a7c15u);
    }
};
