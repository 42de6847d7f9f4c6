// SPDX-License-Identifier: MIT
#include "cgt/components.h"

#include <algorithm>

namespace tedomari::cgt {

namespace {

class Tarjan {
public:
    explicit Tarjan(const FlatGraph& graph)
        : graph_(graph), number_(graph.size(), 0), lowest_(graph.size(), 0), next_(graph.starts) {}

    Components run() && {
        for (std::uint32_t i = 0; i < graph_.size(); ++i) {
            if (number_[i] == 0) explore(i);
        }
        return std::move(result_);
    }

private:
    void explore(std::uint32_t root) {
        enter(root);
        while (!path_.empty()) {
            const std::uint32_t at = path_.back();
            if (next_[at] < graph_.starts[at + 1]) {
                const std::uint32_t to = graph_.targets[next_[at]++];
                if (number_[to] == 0) {
                    enter(to);
                } else if (number_[to] != finished) {
                    lowest_[at] = std::min(lowest_[at], number_[to]);
                }
                continue;
            }
            path_.pop_back();
            if (!path_.empty()) lowest_[path_.back()] = std::min(lowest_[path_.back()], lowest_[at]);
            if (lowest_[at] == number_[at]) close(at);
        }
    }
    void enter(std::uint32_t i) {
        number_[i] = lowest_[i] = ++count_;
        path_.push_back(i);
        open_.push_back(i);
    }
    void close(std::uint32_t root) {
        std::uint32_t member;
        do {
            member = open_.back();
            open_.pop_back();
            number_[member] = finished;
            result_.members.push_back(member);
        } while (member != root);
        result_.starts.push_back(static_cast<std::uint32_t>(result_.members.size()));
    }

    static constexpr std::uint32_t finished = UINT32_MAX;
    const FlatGraph& graph_;
    std::vector<std::uint32_t> number_, lowest_, next_, path_, open_;
    std::uint32_t count_ = 0;
    Components result_;
};

}  // namespace

Components components(const FlatGraph& graph) { return Tarjan(graph).run(); }

}  // namespace tedomari::cgt
