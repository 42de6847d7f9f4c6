// SPDX-License-Identifier: MIT
#include "cgt/infinitesimal_ko.h"

#include <algorithm>
#include <fmt/format.h>

namespace tedomari::cgt {

namespace {

// The positions that can be reached from here and are no leaves, this one first.
std::vector<Vertex> reachable(const GameGraph& graph, Vertex from) {
    std::vector<Vertex> found = {from};
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const Side side : {Side::left, Side::right}) {
            for (const Vertex to : graph.options(found[next], side)) {
                if (!graph.is_leaf(to) && std::find(found.begin(), found.end(), to) == found.end())
                    found.push_back(to);
            }
        }
    }
    return found;
}

}  // namespace

Result<std::string> infinitesimal_ko(const GameGraph& graph, Vertex ko) {
    const KoThermographs left(graph, {Side::left}), right(graph, {Side::right});
    const std::vector<Vertex> positions = reachable(graph, ko);
    if (positions.size() > 26) return Error{"more than 26 positions are too many to name"};
    for (const Vertex v : positions) {
        const KoTemper temper = ko_temper(left[v], right[v]);
        if (temper != KoTemper::placid)
            return Error{"only a placid ko is its mean and a heated infinitesimal"};
        if (left[v].low.temperature() != left[ko].low.temperature())
            return Error{"the positions of this ko are not equally hot"};
    }
    const Rational t = left[ko].low.temperature();
    const auto name = [&](Vertex v) {
        return std::string(1, static_cast<char>('a' + (std::find(positions.begin(), positions.end(), v) -
                                                       positions.begin())));
    };
    std::string text = fmt::format("{} + heat(a,{})", to_string(left[ko].low.mean()), to_string(t));
    for (const Vertex v : positions) {
        std::string lists[2];
        for (const Side side : {Side::left, Side::right}) {
            std::string& list = lists[side == Side::left ? 0 : 1];
            for (const Vertex to : graph.options(v, side)) {
                if (graph.is_leaf(to) && graph.leaf(to) != thermograph_of_number(graph.leaf(to).mean()))
                    return Error{"a ko that leads to other games than numbers is not taken apart"};
                const Rational gain =
                    left[to].low.mean() - left[v].low.mean() + (side == Side::left ? -t : t);
                const bool is_ko = !graph.is_leaf(to);
                std::string option = is_ko ? name(to) : to_string(gain);
                if (is_ko && gain != Rational(0))
                    option = fmt::format("{}{}{}", option, gain > Rational(0) ? "+" : "", to_string(gain));
                list += (list.empty() ? "" : ",") + option;
            }
        }
        text += fmt::format("; {}={{{}|{}}}", name(v), lists[0], lists[1]);
    }
    return text;
}

}  // namespace tedomari::cgt
