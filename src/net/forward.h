// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "go/point.h"
#include "net/weights.h"

namespace tedomari::net {

// What the last layers say, before they are made probabilities; row by row from A1.
struct Logits {
    std::vector<float> policy;  // batch x points
    std::vector<float> passes;  // batch
    std::vector<float> owners;  // batch x 3 x points: mine, nobody's, yours
    std::vector<float> others;  // the same if the other side had the move
};

// The network's arithmetic.  Convolutions are oneDNN's, which picks the instructions when it runs; the little
// between them is here.  What oneDNN prepares for a board's size and a batch is kept, some 20 MB each, and
// weights in the order it likes are shared.  On one thread unless told otherwise; the same numbers every
// time.  Who calls while another is at work gets plans of his own.
class Forward {
public:
    explicit Forward(Weights weights);
    ~Forward();
    Forward(Forward&&) noexcept;
    Forward& operator=(Forward&&) noexcept;

    // `planes` are batch x plane_count x points.
    Logits run(go::Size size, int batch, std::span<const float> planes, int threads = 1);

private:
    class Plan;
    struct Lane;
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace tedomari::net
