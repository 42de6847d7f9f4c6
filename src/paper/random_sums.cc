// SPDX-License-Identifier: MIT
#include "paper/random_sums.h"

namespace tedomari::paper {

using cgt::Side;

namespace {

int below(Rng& luck, int n) { return static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); }

}  // namespace

cgt::Game random_hot_game(Desk& desk, int depth) {
    cgt::Store& store = desk.session().store();
    if (depth == 0) return store.number(below(desk.luck(), 13) - 6);
    std::vector<cgt::Game> options[2];
    for (auto& side : options) {
        for (int n = below(desk.luck(), 2) + 1; n > 0; --n)
            side.push_back(random_hot_game(desk, below(desk.luck(), depth)));
    }
    return store.make(options[0], options[1]);
}

cgt::GameGraph random_ko(Rng& luck) {
    const int low = below(luck, 9) - 6, high = low + 3 * (below(luck, 4) + 1);
    cgt::GraphBuilder builder;
    const cgt::Vertex a = builder.position("A"), b = builder.position("B");
    builder.option(a, Side::left, builder.number(high));
    builder.option(a, Side::right, b);
    builder.option(b, Side::left, a);
    builder.option(b, Side::right, builder.number(low));
    return *std::move(builder).build();
}

economy::Sum random_sum(Desk& desk, economy::KoLaw law, int most, int kos, int depth) {
    economy::Sum sum(law);
    for (int n = below(desk.luck(), most) + 1; n > 0; --n)
        sum.add(economy::open_book(desk.session().thermographs(), random_hot_game(desk, depth)));
    for (int n = 0; n < kos; ++n) {
        const Side komaster = below(desk.luck(), 2) == 0 ? Side::left : Side::right;
        sum.add(economy::open_book(random_ko(desk.luck()), {komaster}),
                cgt::Vertex(static_cast<std::size_t>(below(desk.luck(), 2))));
    }
    return sum;
}

}  // namespace tedomari::paper
