// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "net/weights.h"

namespace tedomari::net {

// A piece of the weights.
struct Tensor {
    std::size_t offset = 0;
    std::vector<std::int64_t> dims;
};

// Where each layer's weights lie, in the order of the file.
struct Layers {
    struct Convolution {
        Tensor weight, bias;
    };
    struct Block {
        Convolution first, second;
        Tensor pool;  // when the block pools
    };
    Convolution stem;
    std::vector<Block> blocks;
    Convolution policy;
    Tensor policy_pool, policy_out;
    Tensor pass_weight, pass_bias, pass_out, pass_out_bias;
    Convolution owner, owner_out;
    Convolution other, other_out;
    Tensor other_pool;
};

Layers layers(const Architecture& shape);

}  // namespace tedomari::net
