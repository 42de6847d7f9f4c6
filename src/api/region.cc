// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <tedomari/region.h>

#include "api/convert.h"
#include "base/seconds.h"
#include "render/json_text.h"
#include "render/region.h"
#include "survey/learned.h"

namespace tedomari::api {

RegionReport region(const Position& position, const std::vector<std::string>& points, const Effort& effort,
                    Counting counting) {
    const sgf::FoundPosition& found = position.state().found;
    const go::PointSet wanted = points.empty() ? found.marked : taken(points, found.game.size());
    if (wanted.empty()) throw Error("say which points: none are marked", 0, 0);
    endgame::Effort search;
    if (effort.seconds > 0 || effort.nodes == 0)
        search.time = nanoseconds_of(effort.seconds > 0 ? effort.seconds : 20);
    if (effort.nodes > 0) search.nodes = effort.nodes;
    if (effort.seconds <= 0 && effort.nodes > 0) search.time = std::chrono::nanoseconds::max();
    search.cancel = effort.stop;
    const survey::LearnedJudge judge;
    auto report = succeeded(analysis::region(found.game.position(), wanted, search, &judge));
    if (counting == Counting::area) report.counting = analysis::Counting::area;
    return {.game = given(counting == Counting::area ? local::by_area(report.game) : report.game),
            .seconds = report.seconds,
            .text = render::to_text(report),
            .json = render::line_of(render::to_json(report)),
            .svg = render::to_svg(report)};
}

}  // namespace tedomari::api
