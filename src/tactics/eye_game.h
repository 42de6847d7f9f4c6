// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "go/patch.h"

namespace tedomari::tactics {

// An eye space as a local game on a graph, after [GNU Go manual, 8.3], without its tables.  The walls around
// it are taken to be one chain with one more liberty outside; where they are not, the space has margins and
// false eyes.
//
//      .  empty       either side may play; the defender's stone becomes wall
//      x  a stone of the attacker inside; the defender captures it by filling its liberties
//      !  a margin    empty, and the attacker's stone there is connected to the outside: its neighbours
//                     become margins, and attacking stones beside it are out of reach with it
//      f  a false eye: empty, and nothing by itself: the attacker can threaten it from outside, and the
//                     defender must fill it.  The attacker may also play there if he has a liberty; left
//                     alone he is connected to the outside with one more move
//
// What the space is worth is defined by capture.  It gives
//      2 eyes when the attacker cannot take the walls,
//      1 eye when he can, but could not if they had one sure eye elsewhere,
//      0 otherwise,
// so nakade, captures inside and seki come out by themselves.
class EyeGame {
public:
    enum class Spot : std::uint8_t { gone, empty, stone, margin, false_eye };
    static constexpr int most_spots = 24;

    enum class Contact : std::uint8_t { wall, inner };  // whether a wall stands beside the spot

    // The new spot's number; at most `most_spots`.
    int add(Spot spot, Contact contact = Contact::wall);
    void join(int a, int b) { patch_.join(a, b); }
    // The attacker holds the spot and is connected to the outside there: as if a margin had been played.
    void lose(int spot);

    int size() const { return static_cast<int>(spots_.size()); }
    Spot at(int spot) const { return spots_[static_cast<std::size_t>(spot)]; }
    const go::Patch& patch() const { return patch_; }
    go::Bits beside_walls() const { return beside_walls_; }

private:
    go::Bits beside_walls_ = 0;
    std::vector<Spot> spots_;
    go::Patch patch_;
};

struct EyeValue {
    int least = 0;                       // eyes if the attacker moves first
    int most = 0;                        // and if the defender does
    go::Bits attacks = 0, defences = 0;  // first moves that do it, one bit a spot; none when least == most

    friend bool operator==(const EyeValue&, const EyeValue&) = default;
};

// By alternate play, the defender passing at will; who must repeat to win does not.  Exact within `nodes`;
// beyond, nothing.
std::optional<EyeValue> eye_value(const EyeGame& game, std::int64_t nodes);

}  // namespace tedomari::tactics
