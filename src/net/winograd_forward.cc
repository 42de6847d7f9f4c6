// SPDX-License-Identifier: MIT
// Hot: no allocation inside the loops, no virtual call.  Compiled without contraction of products and sums (see
// CMakeLists.txt), so its numbers are the same by every compiler and on every machine.
//
// What a layer makes of the boards lies point by point, the channels of a point side by side, so that the loops
// run over channels, four at a time.  Around the board lies a frame of zeros, wide enough for whole tiles:
//
//      0 0 0 0 0 0 0 0 0 0
//      0 . . . . . . . 0 0      a 7x5 board in two tiles of 4x4 points by two;
//      0 . . . . . . . 0 0      a tile is made of the 6x6 points around it
//      0 . . . . . . . 0 0
//      0 . . . . . . . 0 0
//      0 . . . . . . . 0 0
//      0 0 0 0 0 0 0 0 0 0
//      0 0 0 0 0 0 0 0 0 0
//      0 0 0 0 0 0 0 0 0 0
//      0 0 0 0 0 0 0 0 0 0
#include <algorithm>
#include <array>
#include <cassert>
#include <cstring>

#include "net/forward.h"
#include "net/layers.h"
#include "net/planes.h"

namespace tedomari::net {

namespace {

using std::size_t;
using Four = float __attribute__((vector_size(16)));
using FourBits = int __attribute__((vector_size(16)));

Four load(const float* at) {
    Four four;
    std::memcpy(&four, at, sizeof(four));
    return four;
}
void store(float* at, Four four) { std::memcpy(at, &four, sizeof(four)); }
Four all(float x) { return Four{x, x, x, x}; }
Four rectified(Four x) { return reinterpret_cast<Four>(reinterpret_cast<FourBits>(x) & (x > Four{})); }

// Channels come in eights; those that a layer has not are zero.
constexpr size_t eight = 8;
constexpr size_t padded(size_t channels) { return (channels + eight - 1) / eight * eight; }

// --- products of matrices -------------------------------------------------------------------------------------

// into[row][0 … 7] = from[row] · matrix, whose rows are eight wide.
template <size_t rows>
void multiply_rows(const float* from, size_t in, const float* matrix, float* into, size_t out) {
    std::array<Four, rows> left = {}, right = {};
    for (size_t i = 0; i < in; ++i) {
        const Four a = load(matrix + i * eight), b = load(matrix + i * eight + 4);
        for (size_t r = 0; r < rows; ++r) {
            const Four x = all(from[r * in + i]);
            left[r] += x * a;
            right[r] += x * b;
        }
    }
    for (size_t r = 0; r < rows; ++r) {
        store(into + r * out, left[r]);
        store(into + r * out + 4, right[r]);
    }
}

// into[row][out] = from[row][in] · matrix, which lies as out / 8 matrices that are eight wide.
void multiply(const float* from, size_t rows, size_t in, const float* matrix, size_t out, float* into) {
    constexpr size_t at_once = 5;  // as many as there are registers for
    for (size_t o = 0; o < out; o += eight, matrix += in * eight) {
        const float* x = from;
        float* y = into + o;
        size_t left = rows;
        for (; left >= at_once; left -= at_once, x += at_once * in, y += at_once * out)
            multiply_rows<at_once>(x, in, matrix, y, out);
        switch (left) {
            case 4: multiply_rows<4>(x, in, matrix, y, out); break;
            case 3: multiply_rows<3>(x, in, matrix, y, out); break;
            case 2: multiply_rows<2>(x, in, matrix, y, out); break;
            case 1: multiply_rows<1>(x, in, matrix, y, out); break;
            default: break;
        }
    }
}

size_t place_in_matrix(size_t in, size_t i, size_t o) { return (o / eight * in + i) * eight + o % eight; }

// --- convolutions of 3x3 by tiles: F(4x4, 3x3) [Lavin, Gray 2016] --------------------------------------------

constexpr size_t tile = 4, window = 6, spots = window * window;

// How the boards of a chunk lie in memory.
struct Grid {
    Grid(go::Size size, size_t boards)
        : items(boards),
          width(static_cast<size_t>(size.width)),
          height(static_cast<size_t>(size.height)),
          tiles_wide((width + tile - 1) / tile),
          tiles_high((height + tile - 1) / tile),
          row(tiles_wide * tile + 2),
          item((tiles_high * tile + 2) * row) {}

    size_t tiles() const { return items * tiles_wide * tiles_high; }
    size_t point(size_t which, size_t r, size_t c) const { return which * item + (r + 1) * row + c + 1; }
    std::vector<float> floats(size_t channels) const { return std::vector<float>(items * item * channels); }

    size_t items, width, height, tiles_wide, tiles_high;
    size_t row, item;  // how many points, frame and all
};

void to_spots(const std::array<Four, window>& d, std::array<Four, window>& out) {
    const Four sum = d[4] - all(4) * d[2], difference = d[3] - all(4) * d[1];
    const Four more = d[4] - d[2], twice = all(2) * (d[3] - d[1]);
    out[0] = all(4) * d[0] - all(5) * d[2] + d[4];
    out[1] = sum + difference;
    out[2] = sum - difference;
    out[3] = more + twice;
    out[4] = more - twice;
    out[5] = all(4) * d[1] - all(5) * d[3] + d[5];
}

void to_tile(const std::array<Four, window>& m, std::array<Four, tile>& out) {
    const Four one = m[1] + m[2], other = m[1] - m[2], two = m[3] + m[4], twos = m[3] - m[4];
    out[0] = m[0] + one + two;
    out[1] = other + all(2) * twos;
    out[2] = one + all(4) * two;
    out[3] = other + all(8) * twos + m[5];
}

struct Convolution {
    Convolution(const float* weights, const float* biases, size_t channels_in, size_t channels_out)
        : in(padded(channels_in)), out(padded(channels_out)), matrices(spots * in * out), bias(out) {
        std::copy(biases, biases + channels_out, bias.begin());
        constexpr double kernel_to_spots[window][3] = {
            {1.0 / 4, 0, 0},
            {-1.0 / 6, -1.0 / 6, -1.0 / 6},
            {-1.0 / 6, 1.0 / 6, -1.0 / 6},
            {1.0 / 24, 1.0 / 12, 1.0 / 6},
            {1.0 / 24, -1.0 / 12, 1.0 / 6},
            {0, 0, 1},
        };
        for (size_t o = 0; o < channels_out; ++o) {
            for (size_t i = 0; i < channels_in; ++i, weights += 9) {
                for (size_t spot = 0; spot < spots; ++spot) {
                    double sum = 0;
                    for (size_t k = 0; k < 9; ++k)
                        sum += kernel_to_spots[spot / window][k / 3] * kernel_to_spots[spot % window][k % 3] *
                               static_cast<double>(weights[k]);
                    matrices[spot * in * out + place_in_matrix(in, i, o)] = static_cast<float>(sum);
                }
            }
        }
    }

    size_t in, out;
    std::vector<float> matrices;  // one for each spot
    std::vector<float> bias;
};

// What a convolution works with: [spot][tile][channel] before and after the products.
struct Bench {
    std::vector<float> before, after;
};

void take_apart(const Grid& grid, const float* x, size_t channels, std::vector<float>& before) {
    const size_t step = grid.tiles() * channels;
    before.resize(spots * step);
    float* into = before.data();
    for (size_t t = 0; t < grid.tiles(); ++t) {
        const size_t column = t % grid.tiles_wide, rest = t / grid.tiles_wide;
        const size_t row = rest % grid.tiles_high, item = rest / grid.tiles_high;
        const float* corner = x + (item * grid.item + row * tile * grid.row + column * tile) * channels;
        for (size_t c = 0; c < channels; c += 4, into += 4) {
            std::array<std::array<Four, window>, window> half;  // by column
            for (size_t j = 0; j < window; ++j) {
                std::array<Four, window> points;
                for (size_t i = 0; i < window; ++i)
                    points[i] = load(corner + (i * grid.row + j) * channels + c);
                to_spots(points, half[j]);
            }
            for (size_t i = 0; i < window; ++i) {
                std::array<Four, window> points, made;
                for (size_t j = 0; j < window; ++j) points[j] = half[j][i];
                to_spots(points, made);
                for (size_t j = 0; j < window; ++j) store(into + (i * window + j) * step, made[j]);
            }
        }
    }
}

// y = relu(what the products made + bias + added), on the board alone; `added` may be null, or y.
void put_together(const Grid& grid, const std::vector<float>& after, const Convolution& layer,
                  const float* added, float* y) {
    const size_t channels = layer.out, step = grid.tiles() * channels;
    const float* from = after.data();
    for (size_t t = 0; t < grid.tiles(); ++t) {
        const size_t column = t % grid.tiles_wide * tile, rest = t / grid.tiles_wide;
        const size_t row = rest % grid.tiles_high * tile, item = rest / grid.tiles_high;
        for (size_t c = 0; c < channels; c += 4, from += 4) {
            std::array<std::array<Four, tile>, window> half;  // by column
            for (size_t j = 0; j < window; ++j) {
                std::array<Four, window> made;
                for (size_t i = 0; i < window; ++i) made[i] = load(from + (i * window + j) * step);
                to_tile(made, half[j]);
            }
            const Four bias = load(layer.bias.data() + c);
            for (size_t i = 0; i < tile && row + i < grid.height; ++i) {
                std::array<Four, window> made;
                for (size_t j = 0; j < window; ++j) made[j] = half[j][i];
                std::array<Four, tile> points;
                to_tile(made, points);
                for (size_t j = 0; j < tile && column + j < grid.width; ++j) {
                    const size_t at = grid.point(item, row + i, column + j) * channels + c;
                    Four sum = points[j] + bias;
                    if (added != nullptr) sum += load(added + at);
                    store(y + at, rectified(sum));
                }
            }
        }
    }
}

void convolve(const Grid& grid, const Convolution& layer, const float* x, const float* added, float* y,
              Bench& bench) {
    const size_t tiles = grid.tiles();
    take_apart(grid, x, layer.in, bench.before);
    bench.after.resize(spots * tiles * layer.out);
    for (size_t spot = 0; spot < spots; ++spot)
        multiply(bench.before.data() + spot * tiles * layer.in, tiles, layer.in,
                 layer.matrices.data() + spot * layer.in * layer.out, layer.out,
                 bench.after.data() + spot * tiles * layer.out);
    put_together(grid, bench.after, layer, added, y);
}

// --- the little between them --------------------------------------------------------------------------------------

float dot(const float* a, const float* b, size_t n) {
    Four sums = {};
    size_t i = 0;
    for (; i + 4 <= n; i += 4) sums += load(a + i) * load(b + i);
    float sum = sums[0] + sums[1] + (sums[2] + sums[3]);
    for (; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

// Mean, then maximum, of each of the first `channels`, of rows of a board.
class Pool {
public:
    explicit Pool(size_t channels) : channels_(channels), sums_(padded(channels)), most_(padded(channels)) {}

    void take_row(const float* x, size_t points) {
        const size_t width = sums_.size();
        for (; points > 0; --points, x += width) {
            for (size_t c = 0; c < width; ++c) sums_[c] += x[c];
            for (size_t c = 0; c < width; ++c) most_[c] = std::max(most_[c], x[c]);
        }
    }
    std::vector<float> pooled(size_t points) const {
        std::vector<float> all(2 * channels_);
        for (size_t c = 0; c < channels_; ++c) {
            all[c] = sums_[c] / static_cast<float>(points);
            all[channels_ + c] = most_[c];
        }
        return all;
    }

private:
    size_t channels_;
    std::vector<float> sums_, most_;
};

// A convolution of 1x1: a matrix and what is added.
struct Head {
    std::vector<float> matrix, bias;
};

class WinogradForward final : public Forward {
public:
    explicit WinogradForward(Weights weights)
        : weights_(std::move(weights)), layers_(layers(weights_.architecture)) {
        assert(weights_.values.size() == weights_.architecture.weights());
        const size_t c = channels();
        const auto three = [&](const Layers::Convolution& layer, size_t in) {
            convolutions_.emplace_back(at(layer.weight), at(layer.bias), in, c);
        };
        three(layers_.stem, plane_count);
        for (const Layers::Block& block : layers_.blocks) {
            three(block.first, c);
            three(block.second, c);
        }
        for (const auto* layer : {&layers_.policy, &layers_.owner, &layers_.other}) {
            Head head{std::vector<float>(padded(c) * padded(hidden())), std::vector<float>(padded(hidden()))};
            std::copy(at(layer->bias), at(layer->bias) + hidden(), head.bias.begin());
            for (size_t o = 0; o < hidden(); ++o) {
                for (size_t i = 0; i < c; ++i)
                    head.matrix[place_in_matrix(padded(c), i, o)] = at(layer->weight)[o * c + i];
            }
            heads_.push_back(std::move(head));
        }
    }

    Logits run(go::Size size, int batch, std::span<const float> planes, int) override {
        const auto items = static_cast<size_t>(batch), points = static_cast<size_t>(size.points());
        assert(planes.size() == items * points * plane_count);
        Logits logits{std::vector<float>(items * points), std::vector<float>(items),
                      std::vector<float>(items * 3 * points), std::vector<float>(items * 3 * points)};
        constexpr size_t most_tiles = 40;  // so that a chunk stays in the cache
        const size_t chunk = std::max<size_t>(1, most_tiles / Grid(size, 1).tiles());
        for (size_t first = 0; first < items; first += chunk) {
            const Grid grid(size, std::min(chunk, items - first));
            const std::vector<float> trunk = look(grid, planes.subspan(first * points * plane_count));
            for (size_t i = 0; i < grid.items; ++i) answer(grid, trunk, i, first + i, logits);
        }
        return logits;
    }

private:
    const float* at(const Tensor& tensor) const { return weights_.values.data() + tensor.offset; }
    size_t channels() const { return static_cast<size_t>(weights_.architecture.channels); }
    size_t hidden() const { return static_cast<size_t>(weights_.architecture.head); }

    Pool pool(const Grid& grid, const std::vector<float>& x, size_t item) const {
        Pool pool(channels());
        for (size_t r = 0; r < grid.height; ++r)
            pool.take_row(x.data() + grid.point(item, r, 0) * padded(channels()), grid.width);
        return pool;
    }

    // Planes to the last layer that all heads share.
    std::vector<float> look(const Grid& grid, std::span<const float> planes) const {
        const size_t c = padded(channels()), in = padded(plane_count), points = grid.width * grid.height;
        std::vector<float> seen = grid.floats(in), x = grid.floats(c), y = grid.floats(c);
        for (size_t i = 0; i < grid.items * plane_count * points; ++i) {
            const size_t point = i % points, plane = i / points % plane_count,
                         item = i / points / plane_count;
            seen[grid.point(item, point / grid.width, point % grid.width) * in + plane] = planes[i];
        }
        Bench bench;
        convolve(grid, convolutions_[0], seen.data(), nullptr, x.data(), bench);
        for (size_t b = 0; b < layers_.blocks.size(); ++b) {
            convolve(grid, convolutions_[1 + 2 * b], x.data(), nullptr, y.data(), bench);
            if (!layers_.blocks[b].pool.dims.empty()) add_pooled(grid, y, layers_.blocks[b].pool, x);
            convolve(grid, convolutions_[2 + 2 * b], y.data(), x.data(), x.data(), bench);
        }
        return x;
    }

    // Adds the pooled channels of y, through a linear layer, to every point of x.
    void add_pooled(const Grid& grid, const std::vector<float>& y, const Tensor& weight,
                    std::vector<float>& x) const {
        const size_t c = padded(channels());
        for (size_t item = 0; item < grid.items; ++item) {
            const auto pooled = pool(grid, y, item).pooled(grid.width * grid.height);
            std::vector<float> more(c);
            for (size_t o = 0; o < channels(); ++o)
                more[o] = dot(at(weight) + o * pooled.size(), pooled.data(), pooled.size());
            for (size_t r = 0; r < grid.height; ++r) {
                float* row = x.data() + grid.point(item, r, 0) * c;
                for (size_t i = 0; i < grid.width * c; ++i) row[i] += more[i % c];
            }
        }
    }

    // What the heads say of one board.
    void answer(const Grid& grid, const std::vector<float>& trunk, size_t item, size_t which,
                Logits& logits) const {
        const size_t c = padded(channels()), h = padded(hidden()), points = grid.width * grid.height;
        const auto pooled = pool(grid, trunk, item).pooled(points);
        const auto linear = [&](const Tensor& weight, size_t o) {
            return dot(at(weight) + o * pooled.size(), pooled.data(), pooled.size());
        };
        std::vector<float> more_policy = heads_[0].bias, more_other = heads_[2].bias;
        float passing = *at(layers_.pass_out_bias);
        for (size_t o = 0; o < hidden(); ++o) {
            more_policy[o] += linear(layers_.policy_pool, o);
            more_other[o] += linear(layers_.other_pool, o);
            const float pass = linear(layers_.pass_weight, o) + at(layers_.pass_bias)[o];
            passing += at(layers_.pass_out)[o] * std::max(0.0F, pass);
        }
        logits.passes[which] = passing;

        std::vector<float> board(points * c), made(points * h);
        for (size_t r = 0; r < grid.height; ++r)
            std::copy_n(trunk.data() + grid.point(item, r, 0) * c, grid.width * c,
                        board.data() + r * grid.width * c);
        const auto tell = [&](size_t head, const std::vector<float>& more) {
            multiply(board.data(), points, c, heads_[head].matrix.data(), h, made.data());
            for (size_t i = 0; i < made.size(); ++i) made[i] = std::max(0.0F, made[i] + more[i % h]);
        };
        tell(0, more_policy);
        for (size_t p = 0; p < points; ++p)
            logits.policy[which * points + p] = dot(at(layers_.policy_out), made.data() + p * h, hidden());
        const auto tell_owners = [&](const Layers::Convolution& out, float* owners) {
            for (size_t kind = 0; kind < 3; ++kind) {
                for (size_t p = 0; p < points; ++p, ++owners)
                    *owners = at(out.bias)[kind] +
                              dot(at(out.weight) + kind * hidden(), made.data() + p * h, hidden());
            }
        };
        tell(1, heads_[1].bias);
        tell_owners(layers_.owner_out, logits.owners.data() + which * 3 * points);
        tell(2, more_other);
        tell_owners(layers_.other_out, logits.others.data() + which * 3 * points);
    }

    Weights weights_;
    Layers layers_;
    std::vector<Convolution> convolutions_;  // the first, then two for each block
    std::vector<Head> heads_;                // policy, owner, other
};

}  // namespace

std::unique_ptr<Forward> winograd_forward(Weights weights) {
    return std::make_unique<WinogradForward>(std::move(weights));
}

}  // namespace tedomari::net
