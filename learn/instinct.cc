// SPDX-License-Identifier: MIT
// Trains Instinct (src/endgame/instinct.h) on samples of learn_moves:
//
//   learn_instinct FROM TO SECONDS SAMPLES…
//
// Begins with the weights in FROM (or at random, when that is -) and writes TO.  The loss of a sample is how unlikely its
// best moves are among those that are known to be best or worse.  Adam, batches of 256 in random symmetries, the rate
// falling by a cosine; what is written is the mean of the weights over the last steps.  One block of 2,000 samples in 25
// is held back and told about at the end.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <numbers>
#include <span>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "base/rng.h"
#include "endgame/instinct_weights.h"
#include "learn/moves.h"

namespace {

using namespace tedomari;
using namespace tedomari::learn;
using endgame::InstinctWeights;
using Numbers = InstinctWeights::Numbers;
using Clock = std::chrono::steady_clock;

constexpr std::size_t width = InstinctWeights::width, nearby = InstinctWeights::nearby;
constexpr std::size_t weights_in_all = sizeof(InstinctWeights) / sizeof(float);
constexpr std::size_t batch = 256;
constexpr std::size_t block = 2000, blocks_for_one_held_back = 25;
constexpr unsigned most_threads = 2;

volatile std::sig_atomic_t interrupted = 0;

std::span<float, weights_in_all> flat(InstinctWeights& weights) {
    return std::span<float, weights_in_all>(reinterpret_cast<float*>(&weights), weights_in_all);
}

// One of the eight symmetries: where the point lies that is seen in direction d.
struct Symmetry {
    int turn = 0;  // by quarters
    bool mirrored = false;

    std::size_t direction(std::size_t d) const {
        const int n = static_cast<int>(d);
        return static_cast<std::size_t>(((mirrored ? -n : n) + 2 * turn + 16) % 8);
    }
};

// Forward and back for one sample at a time.
class Pass {
public:
    explicit Pass(const InstinctWeights& weights) : w_(weights) {}

    // The loss; with a gradient adds to it.
    double run(const MoveSample& sample, Symmetry symmetry, InstinctWeights* gradient) {
        place(sample, symmetry);
        forward(sample);
        const double loss = judge(sample);
        if (gradient != nullptr) back(sample, *gradient);
        return loss;
    }
    const std::vector<float>& marks() const { return marks_; }

private:
    static constexpr std::size_t rounds = std::tuple_size_v<decltype(InstinctWeights::rounds)>;
    using Sheet = std::vector<Numbers>;

    void place(const MoveSample& sample, Symmetry symmetry) {
        size_ = sample.points.size();
        near_.resize(size_);
        for (std::size_t i = 0; i < size_; ++i) {
            near_[i][0] = static_cast<std::int8_t>(i);
            for (std::size_t d = 0; d < 8; ++d)
                near_[i][d + 1] = sample.points[i].around[symmetry.direction(d)];
        }
        for (Sheet& sheet : found_) sheet.resize(size_);
        for (Sheet& sheet : heard_) sheet.resize(size_);
        for (Sheet& sheet : said_) sheet.resize(size_);
        marks_.resize(size_);
        slopes_.assign(size_, 0);
    }

    template <class F>
    void for_each_near(std::size_t i, F&& f) const {
        for (std::size_t d = 0; d < nearby; ++d) {
            if (near_[i][d] >= 0) f(d, static_cast<std::size_t>(near_[i][d]));
        }
    }
    template <class F>
    static void for_each_sight(const MovePoint& point, F&& f) {
        for (unsigned bits = point.seen; bits != 0; bits &= bits - 1)
            f(static_cast<std::size_t>(std::countr_zero(bits)));
    }

    void forward(const MoveSample& sample) {
        for (std::size_t i = 0; i < size_; ++i) {
            Numbers sum = w_.first_bias;
            for_each_near(i, [&](std::size_t d, std::size_t j) {
                for_each_sight(sample.points[j], [&](std::size_t s) {
                    for (std::size_t k = 0; k < width; ++k) sum[k] += w_.first[d][s][k];
                });
            });
            for (std::size_t k = 0; k < width; ++k) found_[0][i][k] = std::max(sum[k], 0.0F);
        }
        for (std::size_t r = 0; r < rounds; ++r)
            mix(w_.rounds[r], found_[r], heard_[r], said_[r], found_[r + 1]);
        for (std::size_t i = 0; i < size_; ++i) {
            marks_[i] = 0;
            for (std::size_t k = 0; k < width; ++k) marks_[i] += w_.last[k] * found_[rounds][i][k];
        }
    }

    void mix(const InstinctWeights::Round& round, const Sheet& before, Sheet& heard, Sheet& said,
             Sheet& after) const {
        for (std::size_t i = 0; i < size_; ++i) {
            heard[i] = {};
            for_each_near(i, [&](std::size_t d, std::size_t j) {
                for (std::size_t k = 0; k < width; ++k) heard[i][k] += round.share[d][k] * before[j][k];
            });
            said[i] = round.bias;
            for (std::size_t c = 0; c < width; ++c) {
                for (std::size_t k = 0; k < width; ++k) said[i][k] += heard[i][c] * round.mixing[c][k];
            }
            for (std::size_t k = 0; k < width; ++k) after[i][k] = before[i][k] + std::max(said[i][k], 0.0F);
        }
    }

    // The loss, and how it changes with each mark.
    double judge(const MoveSample& sample) {
        float top = -1e30F;
        for (std::size_t i = 0; i < size_; ++i) {
            if (counts(sample.points[i].label)) top = std::max(top, marks_[i]);
        }
        double all = 0, best = 0;
        for (std::size_t i = 0; i < size_; ++i) {
            if (!counts(sample.points[i].label)) continue;
            const double weight = std::exp(static_cast<double>(marks_[i] - top));
            all += weight;
            if (sample.points[i].label == Label::best) best += weight;
        }
        best = std::max(best, 1e-30);
        for (std::size_t i = 0; i < size_; ++i) {
            if (!counts(sample.points[i].label)) continue;
            const double weight = std::exp(static_cast<double>(marks_[i] - top));
            const double wanted = sample.points[i].label == Label::best ? weight / best : 0;
            slopes_[i] = static_cast<float>(weight / all - wanted);
        }
        return std::log(all / best);
    }
    static bool counts(Label label) { return label == Label::best || label == Label::worse; }

    void back(const MoveSample& sample, InstinctWeights& g) {
        Sheet slope(size_);
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::size_t k = 0; k < width; ++k) {
                g.last[k] += slopes_[i] * found_[rounds][i][k];
                slope[i][k] = slopes_[i] * w_.last[k];
            }
        }
        for (std::size_t r = rounds; r-- > 0;) unmix(r, slope, g.rounds[r]);
        for (std::size_t i = 0; i < size_; ++i) {
            for (std::size_t k = 0; k < width; ++k) {
                if (found_[0][i][k] <= 0) slope[i][k] = 0;
                g.first_bias[k] += slope[i][k];
            }
            for_each_near(i, [&](std::size_t d, std::size_t j) {
                for_each_sight(sample.points[j], [&](std::size_t s) {
                    for (std::size_t k = 0; k < width; ++k) g.first[d][s][k] += slope[i][k];
                });
            });
        }
    }

    // From the slopes after round r to those before it.
    void unmix(std::size_t r, Sheet& slope, InstinctWeights::Round& g) {
        const InstinctWeights::Round& round = w_.rounds[r];
        Sheet before = slope;
        for (std::size_t i = 0; i < size_; ++i) {
            Numbers out{}, in{};
            for (std::size_t k = 0; k < width; ++k) {
                out[k] = said_[r][i][k] > 0 ? slope[i][k] : 0;
                g.bias[k] += out[k];
            }
            for (std::size_t c = 0; c < width; ++c) {
                float sum = 0;
                for (std::size_t k = 0; k < width; ++k) {
                    g.mixing[c][k] += heard_[r][i][c] * out[k];
                    sum += round.mixing[c][k] * out[k];
                }
                in[c] = sum;
            }
            for_each_near(i, [&](std::size_t d, std::size_t j) {
                for (std::size_t k = 0; k < width; ++k) {
                    g.share[d][k] += in[k] * found_[r][j][k];
                    before[j][k] += in[k] * round.share[d][k];
                }
            });
        }
        slope = std::move(before);
    }

    const InstinctWeights& w_;
    std::size_t size_ = 0;
    std::vector<std::array<std::int8_t, nearby>> near_;
    std::array<Sheet, rounds + 1> found_;
    std::array<Sheet, rounds> heard_, said_;
    std::vector<float> marks_, slopes_;
};

class Adam {
public:
    void step(std::span<float, weights_in_all> weights, std::span<const float, weights_in_all> gradient,
              double rate) {
        constexpr double first = 0.9, second = 0.999, decay = 1e-3;
        ++steps_;
        const double rise = 1 - std::pow(first, steps_), rise2 = 1 - std::pow(second, steps_);
        for (std::size_t i = 0; i < weights_in_all; ++i) {
            const double g = static_cast<double>(gradient[i]) / static_cast<double>(batch);
            mean_[i] = first * mean_[i] + (1 - first) * g;
            square_[i] = second * square_[i] + (1 - second) * g * g;
            const double by = mean_[i] / rise / (std::sqrt(square_[i] / rise2) + 1e-8) +
                              decay * static_cast<double>(weights[i]);
            weights[i] -= static_cast<float>(rate * by);
        }
    }

private:
    int steps_ = 0;
    std::vector<double> mean_ = std::vector<double>(weights_in_all), square_ = mean_;
};

// Small numbers; every point listens to itself.
InstinctWeights random_weights(Rng& rng) {
    InstinctWeights weights;
    const auto fill = [&](auto& numbers, double size) {
        for (float& number : numbers)
            number =
                static_cast<float>(size * (2 * static_cast<double>(rng.below(1U << 20)) / (1U << 20) - 1));
    };
    for (auto& place : weights.first) {
        for (Numbers& numbers : place) fill(numbers, 0.25);
    }
    weights.first_bias = {};
    for (InstinctWeights::Round& round : weights.rounds) {
        for (Numbers& numbers : round.share) fill(numbers, 0.3);
        for (float& number : round.share[0]) number += 1;
        for (Numbers& numbers : round.mixing) fill(numbers, 0.25);
        round.bias = {};
    }
    fill(weights.last, 0.3);
    return weights;
}

// In the order of the struct, which is that of the file.
std::string to_text(InstinctWeights& weights) {
    std::string text = "tedomari instinct 1\n";
    char number[32];
    std::size_t i = 0;
    for (const float weight : flat(weights)) {
        std::snprintf(number, sizeof number, "%.4g", static_cast<double>(weight));
        text += number;
        text += ++i % width == 0 ? '\n' : ' ';
    }
    return text;
}

struct Samples {
    std::vector<MoveSample> learned, held_back;
};

Samples read_samples(std::span<char* const> files) {
    Samples samples;
    for (const char* name : files) {
        std::FILE* file = std::fopen(name, "rb");
        if (file == nullptr) {
            std::fprintf(stderr, "learn_instinct: %s: cannot be read\n", name);
            std::exit(2);
        }
        MoveSample sample;
        for (std::size_t n = 0; read(file, sample); ++n)
            (n / block % blocks_for_one_held_back == 0 ? samples.held_back : samples.learned)
                .push_back(sample);
        std::fclose(file);
    }
    return samples;
}

void report(const InstinctWeights& weights, const std::vector<MoveSample>& samples) {
    Pass pass(weights);
    double loss = 0;
    std::size_t first = 0;
    for (const MoveSample& sample : samples) {
        loss += pass.run(sample, {}, nullptr);
        std::size_t best = samples.size();
        for (std::size_t i = 0; i < sample.points.size(); ++i) {
            const Label label = sample.points[i].label;
            if (label != Label::best && label != Label::worse) continue;
            if (best >= sample.points.size() || pass.marks()[i] > pass.marks()[best]) best = i;
        }
        first += best < sample.points.size() && sample.points[best].label == Label::best ? 1U : 0U;
    }
    const auto n = static_cast<double>(samples.size());
    std::fprintf(stderr, "held back: %zu samples, loss %.4f, first move right %.2f %%\n", samples.size(),
                 loss / n, 100 * static_cast<double>(first) / n);
}

// The sum of the gradients of a batch drawn by chance; half of it on each thread.
double sum_gradients(const InstinctWeights& weights, const std::vector<MoveSample>& samples, Rng& rng,
                     InstinctWeights& gradient) {
    std::array<InstinctWeights, most_threads> parts{};
    std::array<double, most_threads> losses{};
    std::vector<std::jthread> threads;
    for (unsigned t = 0; t < most_threads; ++t) {
        threads.emplace_back([&, t, draw = Rng(rng())]() mutable {
            Pass pass(weights);
            for (std::size_t n = 0; n < batch / most_threads; ++n) {
                const MoveSample& sample = samples[draw.below(static_cast<std::uint32_t>(samples.size()))];
                const Symmetry symmetry{static_cast<int>(draw.below(4)), draw.below(2) == 1};
                losses[t] += pass.run(sample, symmetry, &parts[t]);
            }
        });
    }
    threads.clear();
    gradient = parts[0];
    for (std::size_t i = 0; i < weights_in_all; ++i) flat(gradient)[i] += flat(parts[1])[i];
    return (losses[0] + losses[1]) / static_cast<double>(batch);
}

InstinctWeights train(InstinctWeights weights, const std::vector<MoveSample>& samples, double seconds,
                      double rate, Rng& rng) {
    constexpr double warm_up = 200, memory = 0.002;  // steps; of the mean
    InstinctWeights mean = weights;
    Adam adam;
    double running = 0;
    const auto start = Clock::now();
    for (int step = 1; interrupted == 0; ++step) {
        const double done = std::chrono::duration<double>(Clock::now() - start).count() / seconds;
        if (done >= 1) break;
        InstinctWeights gradient;
        const double loss = sum_gradients(weights, samples, rng, gradient);
        running = step == 1 ? loss : 0.99 * running + 0.01 * loss;
        adam.step(flat(weights), flat(gradient),
                  rate * std::min(1.0, step / warm_up) * (0.5 + 0.5 * std::cos(std::numbers::pi * done)));
        for (std::size_t i = 0; i < weights_in_all; ++i)
            flat(mean)[i] += static_cast<float>(memory) * (flat(weights)[i] - flat(mean)[i]);
        if (step % 500 == 0)
            std::fprintf(stderr, "%3.0f %%, %d steps, loss %.4f\n", 100 * done, step, running);
    }
    return mean;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 5 || std::atof(argv[3]) <= 0) {
        std::fputs("usage: learn_instinct FROM|- TO SECONDS SAMPLES...\n", stderr);
        return 2;
    }
    std::signal(SIGINT, [](int) { interrupted = 1; });
    const bool anew = std::string(argv[1]) == "-";
    std::ifstream before(argv[1]);
    std::ostringstream text;
    if (!anew) text << before.rdbuf();
    Rng rng(1);
    InstinctWeights weights = anew ? random_weights(rng) : endgame::parse_instinct(text.str());
    const Samples samples = read_samples({argv + 4, static_cast<std::size_t>(argc - 4)});
    std::fprintf(stderr, "%zu weights, %zu samples to learn from\n", weights_in_all, samples.learned.size());
    if (samples.learned.empty() || samples.held_back.empty()) return 2;
    report(weights, samples.held_back);
    weights = train(weights, samples.learned, std::atof(argv[3]), anew ? 3e-3 : 1e-3, rng);
    report(weights, samples.held_back);
    std::ofstream to(argv[2]);
    to << to_text(weights);
    return to.flush() ? 0 : 2;
}
