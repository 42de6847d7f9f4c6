// SPDX-License-Identifier: MIT
#include "go/point_list.h"

#include <algorithm>
#include <string>

namespace tedomari::go {

Result<bool> add_points(std::string_view list, Size size, PointSet& points) {
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find_first_of(", \t\r", begin), list.size());
        const std::string name(list.substr(begin, end - begin));
        begin = end + 1;
        if (name.empty()) continue;
        const auto point = parse_point(name, size);
        if (!point) return Error{"'" + name + "': " + point.error().message};
        if (points.contains(*point)) return Error{"'" + name + "' is given twice"};
        points.insert(*point);
    }
    return true;
}

}  // namespace tedomari::go
