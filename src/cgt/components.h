// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tedomari::cgt {

// A directed graph as flat lists: the successors of i are targets[starts[i]] .. targets[starts[i + 1] - 1].
struct FlatGraph {
    std::vector<std::uint32_t> starts = {0};
    std::vector<std::uint32_t> targets;

    std::size_t size() const { return starts.size() - 1; }
    void close_list() { starts.push_back(static_cast<std::uint32_t>(targets.size())); }
};

// Strongly connected components, each after all those it leads to [Tarjan 1972, without recursion].
struct Components {
    std::vector<std::uint32_t> members;       // component after component
    std::vector<std::uint32_t> starts = {0};  // of each component in members

    std::size_t count() const { return starts.size() - 1; }
    std::span<const std::uint32_t> operator[](std::size_t i) const {
        return {members.data() + starts[i], starts[i + 1] - starts[i]};
    }
};
Components components(const FlatGraph& graph);

}  // namespace tedomari::cgt
