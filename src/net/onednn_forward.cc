// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cassert>
#include <dnnl.hpp>
#include <functional>
#include <map>
#include <mutex>
#include <tuple>
#include <unordered_map>

#include "base/instruction_set.h"
#include "net/forward.h"
#include "net/layers.h"
#include "net/planes.h"

// Of libgomp, which oneDNN runs on; <omp.h> is there for one of our compilers only.
extern "C" void omp_set_num_threads(int threads);
extern "C" int omp_get_max_threads();

namespace tedomari::net {

namespace {

using dnnl::memory;
using Dims = memory::dims;

// Where the channels of a point lie: oneDNN keeps 8 or 16 of them side by side, or all points of one.
class Layout {
public:
    explicit Layout(const memory& tensor) : data_(static_cast<float*>(tensor.get_data_handle())) {
        const auto md = tensor.get_desc().data;
        assert(md.format_kind == dnnl_blocked && md.format_desc.blocking.inner_nblks <= 1);
        const auto& blocking = md.format_desc.blocking;
        batch_ = md.dims[0], channels_ = md.dims[1], points_ = md.dims[2] * md.dims[3];
        width_ = blocking.inner_nblks == 1 ? blocking.inner_blks[0] : 1;
        batch_stride_ = blocking.strides[0], block_stride_ = blocking.strides[1];
        point_stride_ = blocking.strides[3];
    }

    dnnl_dim_t batch() const { return batch_; }
    dnnl_dim_t channels() const { return channels_; }
    dnnl_dim_t points() const { return points_; }
    dnnl_dim_t point_stride() const { return point_stride_; }
    float* channel(dnnl_dim_t item, dnnl_dim_t c) const {  // its first point
        return data_ + item * batch_stride_ + c / width_ * block_stride_ + c % width_;
    }

private:
    float* data_;
    dnnl_dim_t batch_, channels_, points_, width_, batch_stride_, block_stride_, point_stride_;
};

// Mean, then maximum, of every channel of one item.
void pool(const Layout& x, dnnl_dim_t item, std::vector<float>& pooled) {
    const auto channels = static_cast<std::size_t>(x.channels());
    pooled.resize(2 * channels);
    for (std::size_t c = 0; c < channels; ++c) {
        const float* at = x.channel(item, static_cast<dnnl_dim_t>(c));
        float sum = 0, most = 0;
        for (dnnl_dim_t i = 0; i < x.points(); ++i, at += x.point_stride()) {
            sum += *at;
            most = std::max(most, *at);
        }
        pooled[c] = sum / static_cast<float>(x.points());
        pooled[channels + c] = most;
    }
}

float dot(const float* a, const float* b, std::size_t n) {
    float sum = 0;
    for (std::size_t i = 0; i < n; ++i) sum += a[i] * b[i];
    return sum;
}

class Plan;

// What one caller at a time works with.
struct Lane {
    explicit Lane(const dnnl::engine& engine) : stream(engine) {}

    dnnl::stream stream;
    std::map<std::tuple<int, int, int>, std::unique_ptr<Plan>> plans;
};

// What all of them share.
struct State {
    Weights weights;
    Layers layers;
    dnnl::engine engine{dnnl::engine::kind::cpu, 0};
    struct Reordered {
        std::size_t offset;
        memory::desc desc;
        memory weights;
    };
    std::vector<Reordered> reordered;
    std::mutex building;  // of plans, which reorder weights
    std::vector<std::unique_ptr<Lane>> idle;
    std::mutex waiting;  // of the idle lanes

    float* at(const Tensor& tensor) { return weights.values.data() + tensor.offset; }
    memory as_oneDNN_likes(const Tensor& tensor, const memory::desc& wanted);
    std::unique_ptr<Lane> take_lane();
    void give_back(std::unique_ptr<Lane> lane);
};

std::unique_ptr<Lane> State::take_lane() {
    const std::scoped_lock lock(waiting);
    if (idle.empty()) return std::make_unique<Lane>(engine);
    std::unique_ptr<Lane> lane = std::move(idle.back());
    idle.pop_back();
    return lane;
}

void State::give_back(std::unique_ptr<Lane> lane) {
    const std::scoped_lock lock(waiting);
    idle.push_back(std::move(lane));
}

memory State::as_oneDNN_likes(const Tensor& tensor, const memory::desc& wanted) {
    for (const Reordered& known : reordered) {
        if (known.offset == tensor.offset && known.desc == wanted) return known.weights;
    }
    memory plain({tensor.dims, memory::data_type::f32, memory::format_tag::oihw}, engine, at(tensor));
    memory liked(wanted, engine);
    dnnl::stream stream(engine);
    dnnl::reorder(plain, liked).execute(stream, plain, liked);
    stream.wait();
    reordered.push_back({tensor.offset, wanted, liked});
    return liked;
}

// The steps for one size of board and batch, built once.
class Plan {
public:
    Plan(State& state, dnnl::stream& stream, go::Size size, int batch);
    Logits run(std::span<const float> planes);

private:
    enum class Then { nothing, relu, add_and_relu };  // add: to what the destination holds

    memory fresh(const memory::desc& desc) { return memory(desc, state_.engine); }
    memory convolve(const memory& x, const Layers::Convolution& layer, Then then,
                    const memory* into = nullptr, bool plain = false);
    memory in_format(const memory& x, const memory::desc& wanted);
    void add_primitive(const dnnl::primitive& primitive, std::unordered_map<int, memory> arguments);
    void add_pooled(const memory& y, const Tensor& weight, const memory& x);
    void policy_head(Logits& logits);
    std::vector<float> owners(const memory& head, const Layers::Convolution& out) const;

    State& state_;
    dnnl::stream& stream_;
    go::Size size_;
    int batch_;
    std::vector<std::function<void()>> steps_;
    std::vector<memory> scratch_users_;
    std::vector<std::uint64_t> scratch_;
    std::size_t scratch_size_ = 0;
    memory input_, trunk_, policy_, owner_, other_;
    std::vector<float> pooled_;
};

Plan::Plan(State& state, dnnl::stream& stream, go::Size size, int batch)
    : state_(state), stream_(stream), size_(size), batch_(batch) {
    const Dims dims{batch, plane_count, size.height, size.width};
    input_ = fresh({dims, memory::data_type::f32, memory::format_tag::nchw});
    memory x = convolve(input_, state.layers.stem, Then::relu);
    for (const Layers::Block& block : state.layers.blocks) {
        const memory y = convolve(x, block.first, Then::relu);
        if (!block.pool.dims.empty()) add_pooled(y, block.pool, x);
        x = convolve(y, block.second, Then::add_and_relu, &x);
    }
    trunk_ = x;
    policy_ = convolve(x, state.layers.policy, Then::nothing, nullptr, true);
    owner_ = convolve(x, state.layers.owner, Then::nothing, nullptr, true);
    other_ = convolve(x, state.layers.other, Then::nothing, nullptr, true);
    add_pooled(x, state.layers.other_pool, other_);
    scratch_.resize(scratch_size_ / sizeof(std::uint64_t) + 8);
    auto* start = scratch_.data();
    while (reinterpret_cast<std::uintptr_t>(start) % 64 != 0) ++start;
    for (memory& user : scratch_users_) user.set_data_handle(start);
}

void Plan::add_primitive(const dnnl::primitive& primitive, std::unordered_map<int, memory> arguments) {
    steps_.push_back(
        [this, primitive, arguments = std::move(arguments)] { primitive.execute(stream_, arguments); });
}

memory Plan::in_format(const memory& x, const memory::desc& wanted) {
    if (x.get_desc() == wanted) return x;
    const memory y = fresh(wanted);
    add_primitive(dnnl::reorder(x, y), {{DNNL_ARG_FROM, x}, {DNNL_ARG_TO, y}});
    return y;
}

memory Plan::convolve(const memory& x, const Layers::Convolution& layer, Then then, const memory* into,
                      bool plain) {
    using dnnl::algorithm;
    using dnnl::convolution_forward;
    const auto f32 = memory::data_type::f32;
    const auto any = memory::format_tag::any;
    const auto side = layer.weight.dims[2];
    const memory::desc source({batch_, layer.weight.dims[1], size_.height, size_.width}, f32, any);
    const memory::desc weight(layer.weight.dims, f32, any), bias(layer.bias.dims, f32, memory::format_tag::x);
    const memory::desc destination =
        into != nullptr ? into->get_desc()
                        : memory::desc({batch_, layer.weight.dims[0], size_.height, size_.width}, f32,
                                       plain ? memory::format_tag::nchw : any);
    dnnl::post_ops after;
    if (then == Then::add_and_relu) after.append_sum(1.0F);
    if (then != Then::nothing) after.append_eltwise(1.0F, algorithm::eltwise_relu, 0.0F, 0.0F);
    dnnl::primitive_attr attributes;
    attributes.set_post_ops(after);
    attributes.set_scratchpad_mode(
        dnnl::scratchpad_mode::user);  // ours may run on another thread than built it
    const Dims ones{1, 1}, padding{side / 2, side / 2};
    const auto described = [&](algorithm how) {
        return convolution_forward::primitive_desc({dnnl::prop_kind::forward_inference, how, source, weight,
                                                    bias, destination, ones, padding, padding},
                                                   attributes, state_.engine, true);
    };
    // Winograd's way is twice as fast where the machine has it.
    auto chosen =
        side == 3 ? described(algorithm::convolution_winograd) : described(algorithm::convolution_direct);
    if (!chosen) chosen = described(algorithm::convolution_auto);
    const memory from = in_format(x, chosen.src_desc());
    const memory to = into != nullptr ? *into : fresh(chosen.dst_desc());
    memory scratch(chosen.scratchpad_desc(), state_.engine, DNNL_MEMORY_NONE);
    scratch_users_.push_back(scratch);
    scratch_size_ = std::max(scratch_size_, chosen.scratchpad_desc().get_size());
    memory biases(bias, state_.engine, state_.at(layer.bias));
    add_primitive(convolution_forward(chosen),
                  {{DNNL_ARG_SRC, from},
                   {DNNL_ARG_WEIGHTS, state_.as_oneDNN_likes(layer.weight, chosen.weights_desc())},
                   {DNNL_ARG_BIAS, biases},
                   {DNNL_ARG_DST, to},
                   {DNNL_ARG_SCRATCHPAD, scratch}});
    return to;
}

// Adds the pooled channels of y, through a linear layer, to every point of x.
void Plan::add_pooled(const memory& y, const Tensor& weight, const memory& x) {
    steps_.push_back([this, y, weight, x] {
        stream_.wait();
        const Layout from(y), to(x);
        for (dnnl_dim_t item = 0; item < from.batch(); ++item) {
            pool(from, item, pooled_);
            for (dnnl_dim_t c = 0; c < to.channels(); ++c) {
                const float more = dot(state_.at(weight) + static_cast<std::size_t>(c) * pooled_.size(),
                                       pooled_.data(), pooled_.size());
                float* at = to.channel(item, c);
                for (dnnl_dim_t i = 0; i < to.points(); ++i, at += to.point_stride()) *at += more;
            }
        }
    });
}

void Plan::policy_head(Logits& logits) {
    const Layers& layers = state_.layers;
    const Layout trunk(trunk_), hidden(policy_);
    const auto points = static_cast<std::size_t>(size_.points()),
               head = static_cast<std::size_t>(hidden.channels());
    for (dnnl_dim_t item = 0; item < batch_; ++item) {
        pool(trunk, item, pooled_);
        const std::size_t width = pooled_.size();
        float passing = *state_.at(layers.pass_out_bias);
        float* policy = logits.policy.data() + static_cast<std::size_t>(item) * points;
        for (std::size_t h = 0; h < head; ++h) {
            const float* channel = hidden.channel(item, static_cast<dnnl_dim_t>(h));
            const float more = dot(state_.at(layers.policy_pool) + h * width, pooled_.data(), width);
            const float out = state_.at(layers.policy_out)[h];
            for (std::size_t i = 0; i < points; ++i) policy[i] += out * std::max(0.0F, channel[i] + more);
            const float pass = dot(state_.at(layers.pass_weight) + h * width, pooled_.data(), width);
            passing += state_.at(layers.pass_out)[h] * std::max(0.0F, pass + state_.at(layers.pass_bias)[h]);
        }
        logits.passes[static_cast<std::size_t>(item)] = passing;
    }
}

// What a head says of the owners; below zero it is silent.
std::vector<float> Plan::owners(const memory& head, const Layers::Convolution& out) const {
    const Layout hidden(head);
    const auto points = static_cast<std::size_t>(size_.points()),
               channels = static_cast<std::size_t>(hidden.channels());
    std::vector<float> all(static_cast<std::size_t>(batch_) * 3 * points);
    float* owners = all.data();
    for (dnnl_dim_t item = 0; item < batch_; ++item) {
        for (std::size_t kind = 0; kind < 3; ++kind, owners += points) {
            std::fill(owners, owners + points, state_.at(out.bias)[kind]);
            for (std::size_t h = 0; h < channels; ++h) {
                const float* channel = hidden.channel(item, static_cast<dnnl_dim_t>(h));
                const float weight = state_.at(out.weight)[kind * channels + h];
                for (std::size_t i = 0; i < points; ++i) owners[i] += weight * std::max(0.0F, channel[i]);
            }
        }
    }
    return all;
}

Logits Plan::run(std::span<const float> planes) {
    std::copy(planes.begin(), planes.end(), static_cast<float*>(input_.get_data_handle()));
    for (const auto& step : steps_) step();
    stream_.wait();
    const auto items = static_cast<std::size_t>(batch_), points = static_cast<std::size_t>(size_.points());
    Logits logits{std::vector<float>(items * points), std::vector<float>(items),
                  owners(owner_, state_.layers.owner_out), owners(other_, state_.layers.other_out)};
    policy_head(logits);
    return logits;
}

// What oneDNN prepares for a board's size and a batch is kept, some 20 MB each, and weights in the order it likes
// are shared.  Who calls while another is at work gets plans of his own.
class OnednnForward final : public Forward {
public:
    explicit OnednnForward(Weights weights) {
        assert(weights.values.size() == weights.architecture.weights());
        state_.layers = layers(weights.architecture);
        state_.weights = std::move(weights);
    }

    Logits run(go::Size size, int batch, std::span<const float> planes, int threads) override {
        assert(planes.size() == static_cast<std::size_t>(batch * size.points()) * plane_count);
        const int before = omp_get_max_threads();
        omp_set_num_threads(threads);
        std::unique_ptr<Lane> lane = state_.take_lane();
        auto& plan = lane->plans[{size.width, size.height, batch}];
        if (!plan) {
            const std::scoped_lock lock(state_.building);
            plan = std::make_unique<Plan>(state_, lane->stream, size, batch);
        }
        Logits logits = plan->run(planes);
        state_.give_back(std::move(lane));
        omp_set_num_threads(before);
        return logits;
    }

private:
    State state_;
};

// oneDNN looks at the machine by itself; it may be told to use less, once, before it makes anything.
void limit_instructions() {
    static const bool limited = [] {
        const InstructionSet set = instruction_set();
        if (set == instruction_sets().back()) return false;
        dnnl::set_max_cpu_isa(set == InstructionSet::avx2 ? dnnl::cpu_isa::avx2 : dnnl::cpu_isa::sse41);
        return true;
    }();
    static_cast<void>(limited);
}

}  // namespace

std::unique_ptr<Forward> onednn_forward(Weights weights) {
    limit_instructions();
    return std::make_unique<OnednnForward>(std::move(weights));
}

}  // namespace tedomari::net
