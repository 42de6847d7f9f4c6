// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>

#include "engine/state.h"
#include "render/searched.h"

namespace tedomari::engine {

// What a command of the family of lz-analyze asks for.
struct SearchWish {
    go::Color color = go::Color::black;
    std::chrono::milliseconds interval{1000};
    render::SearchView view;
    std::shared_ptr<const net::Barred> barred;
};

// [color] [interval, in hundredths of a second] {key value}.  A key that is not known, or a value that does not fit, is
// an error and never passed over: front ends ask so whether we can.
Result<SearchWish> take_search_wish(const State& state, const Request& request, render::Dialect dialect);

}  // namespace tedomari::engine
