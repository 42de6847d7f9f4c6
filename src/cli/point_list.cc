// SPDX-License-Identifier: MIT
#include "cli/point_list.h"

#include <algorithm>
#include <string>

namespace tedomari::cli {

Result<bool> add_points(std::string_view list, go::Size size, go::PointSet& points) {
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find_first_of(", \t\r", begin), list.size());
        const std::string name(list.substr(begin, end - begin));
        begin = end + 1;
        if (name.empty()) continue;
        const auto point = go::parse_point(name, size);
        if (!point) return Error{"'" + name + "': " + point.error().message};
        if (points.contains(*point)) return Error{"'" + name + "' is given twice"};
        points.insert(*point);
    }
    return true;
}

}  // namespace tedomari::cli
