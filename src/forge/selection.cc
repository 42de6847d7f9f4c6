// SPDX-License-Identifier: MIT
#include "forge/selection.h"

#include <algorithm>
#include <map>

namespace tedomari::forge {

namespace {

bool is_easier(const Problem& a, const Problem& b) {
    return a.rating.elo != b.rating.elo ? a.rating.elo < b.rating.elo : a.id < b.id;
}

}  // namespace

std::vector<Problem> selection(std::vector<Problem> problems, std::size_t most) {
    std::map<Kind, std::vector<Problem>> kinds;
    for (Problem& problem : problems) kinds[problem.kind].push_back(std::move(problem));
    // The rarest kinds first, so that what they cannot fill goes to the others.
    std::vector<std::vector<Problem>*> lists;
    lists.reserve(kinds.size());
    for (auto& [kind, list] : kinds) lists.push_back(&list);
    std::ranges::stable_sort(lists, [](const auto* a, const auto* b) { return a->size() < b->size(); });
    std::vector<Problem> chosen;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::vector<Problem>& list = *lists[i];
        std::ranges::sort(list, is_easier);
        const std::size_t share = std::min(list.size(), (most - chosen.size()) / (lists.size() - i));
        for (std::size_t k = 0; k < share; ++k)
            chosen.push_back(std::move(list[share == list.size() ? k : k * list.size() / share]));
    }
    std::ranges::sort(chosen, is_easier);
    return chosen;
}

}  // namespace tedomari::forge
