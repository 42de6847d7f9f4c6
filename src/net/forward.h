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

// The network's arithmetic.  The same numbers every time.  Threads may call at the same time.
class Forward {
public:
    Forward() = default;
    virtual ~Forward() = default;
    Forward(const Forward&) = delete;
    Forward& operator=(const Forward&) = delete;

    // `planes` are batch x plane_count x points.  On one thread unless told otherwise, as far as it can.
    virtual Logits run(go::Size size, int batch, std::span<const float> planes, int threads = 1) = 0;
};

// By oneDNN, which picks the instructions when it runs: the fastest where it was built in.
std::unique_ptr<Forward> onednn_forward(Weights weights);
// By our own loops: the same numbers on every machine and in a browser, three to four times slower.
std::unique_ptr<Forward> winograd_forward(Weights weights);
// The one this program was built for (TEDOMARI_ONEDNN in CMakeLists.txt).
std::unique_ptr<Forward> usual_forward(Weights weights);

}  // namespace tedomari::net
