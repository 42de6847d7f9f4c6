// SPDX-License-Identifier: MIT
#include "net/layers.h"

#include <cassert>

#include "net/planes.h"

namespace tedomari::net {

Layers layers(const Architecture& shape) {
    std::size_t at = 0;
    const auto take = [&at](std::vector<std::int64_t> dims) {
        Tensor tensor{at, std::move(dims)};
        std::size_t size = 1;
        for (const auto d : tensor.dims) size *= static_cast<std::size_t>(d);
        at += size;
        return tensor;
    };
    const auto convolution = [&take](int out, int in, int side) {
        Layers::Convolution taken;
        taken.weight = take({out, in, side, side});
        taken.bias = take({out});
        return taken;
    };
    const int c = shape.channels, h = shape.head;
    Layers all;
    all.stem = convolution(c, plane_count, 3);
    for (int i = 0; i < shape.blocks; ++i) {
        Layers::Block block;
        block.first = convolution(c, c, 3);
        block.second = convolution(c, c, 3);
        if (Architecture::is_pooled(i)) block.pool = take({c, 2 * c});
        all.blocks.push_back(block);
    }
    all.policy = convolution(h, c, 1);
    all.policy_pool = take({h, 2 * c});
    all.policy_out = take({h});
    all.pass_weight = take({h, 2 * c});
    all.pass_bias = take({h});
    all.pass_out = take({h});
    all.pass_out_bias = take({1});
    all.owner = convolution(h, c, 1);
    all.owner_out = convolution(3, h, 1);
    all.other = convolution(h, c, 1);
    all.other_pool = take({h, 2 * c});
    all.other_out = convolution(3, h, 1);
    assert(at == shape.weights());
    return all;
}

}  // namespace tedomari::net
