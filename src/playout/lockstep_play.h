// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "playout/lockstep.h"

// What each translation unit of the lock-step engine instantiates: its width, for the usual sizes, whose
// loops the compiler then knows, and for any other.
namespace tedomari::playout {

template <class V, class Shape>
void play_shape(const LockstepTask& task, LockstepTally& tally) {
    if (tally.points == nullptr) {
        NoTally none;
        std::make_unique<Lockstep<V, Shape, NoTally>>(task, tally, none)->play();
        return;
    }
    using Points = PointTally<Boards<V, Shape>>;
    const auto points = std::make_unique<Points>(Shape(task.width, task.height), tally.points);
    std::make_unique<Lockstep<V, Shape, Points>>(task, tally, *points)->play();
    points->sum();
}

// Square boards of the sizes given are compiled for their size.
template <class V, int... sizes>
void play_lockstep(const LockstepTask& task, LockstepTally& tally) {
    [[maybe_unused]] const auto play_if = [&]<int size>(std::integral_constant<int, size>) {
        if (task.width != size || task.height != size) return false;
        play_shape<V, FixedShape<size, size>>(task, tally);
        return true;
    };
    if (!(play_if(std::integral_constant<int, sizes>()) || ...)) play_shape<V, AnyShape>(task, tally);
}

}  // namespace tedomari::playout
