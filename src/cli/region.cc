// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include "analysis/certify.h"
#include "base/seconds.h"
#include "cli/certificate_option.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "go/point_list.h"
#include "render/json_text.h"
#include "render/region.h"
#include "survey/learned.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    std::vector<std::string> points;
    double seconds = 20;
    std::uint64_t nodes = 0;
    std::size_t megabytes = 1024;
    bool json = false, explain = false;
    std::string svg, sgf;
    analysis::Counting counting = analysis::Counting::territory;
    CertificateOption certificate;

    // With points named, the marks do not say which position is meant.
    Result<sgf::FoundPosition> read() const {
        return position.read_for(points.empty() ? sgf::AsksFor::marked_points : sgf::AsksFor::position);
    }
};

Result<go::PointSet> region_points(const std::vector<std::string>& lists, go::Size size) {
    go::PointSet result;
    for (const std::string& list : lists) {
        const auto added = go::add_points(list, size, result);
        if (!added) return Error{"--points: " + added.error().message};
    }
    return result;
}

int run(const Options& options) {
    const auto input = options.read();
    if (!input) return refuse(options.position.path, input.error());
    auto points = region_points(options.points, input->game.size());
    if (!points) return refuse(points.error().message);
    if (points->empty() && options.points.empty()) *points = input->marked;
    if (points->empty())
        return refuse(
            "say which points: --points A1,B1,… or mark them: with SQ, DD or VW in an SGF, in a line `# "
            "region A1,B1` of a "
            "diagram");

    endgame::Effort effort;
    effort.time = nanoseconds_of(options.seconds);
    if (options.nodes > 0) effort.nodes = options.nodes;
    effort.memory = options.megabytes << 20;
    effort.cancel = &interrupt_flag();
    effort.explain = options.explain;
    const survey::LearnedJudge judge;
    auto report = analysis::region(input->game.position(), *points, effort, &judge);
    if (!report) return refuse(options.position.path, report.error());
    report->counting = options.counting;
    const int code = show(
        {{options.svg, [&] { return render::to_svg(*report); }},
         {options.sgf, [&] { return render::to_sgf(*report); }}},
        options.json, options.json ? render::text_of(render::to_json(*report)) : render::to_text(*report));
    if (!options.certificate.is_given()) return code;
    return options.certificate.write(analysis::certify(*report, effort), code);
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("--points", options.points,
                "the region's points, A1,B1,… (default: the points that the file marks with SQ, DD or VW)");
    form.option("--time", options.seconds, "stop after this many seconds").positive().shows_default();
    form.option("--nodes", options.nodes, "stop after this many search steps");
    form.option("--memory", options.megabytes, "use at most this many megabytes").positive().shows_default();
    form.choice<analysis::Counting>(
        "--counting", options.counting,
        {{"territory", analysis::Counting::territory}, {"area", analysis::Counting::area}},
        "count territory or area");
    form.flag(
        "--explain", options.explain,
        "explain the answer move by move: what each move threatens and why it is answered; in --sgf too");
    form.flag("--json", options.json, "print JSON");
    form.option("--svg", options.svg, "write the thermograph to this file; - is standard output");
    form.option("--sgf", options.sgf, "write the lines as variations to this file; - is standard output");
    options.certificate.declare(form);
}

}  // namespace

Command region_command() {
    return {"region",
            "one local game: count, size of a move, sente or gote",
            {{"region problem.sgf", "the region marked with squares in the SGF"},
             {"region problem.sgf --explain", "why: what each move threatens, and why it is answered or not"},
             {"region corner.txt --points A1,B1,C1,A2,B2", "the corner of a diagram"},
             {"region problem.sgf --certificate proof.json", "with a proof that others can check"},
             {"region game.sgf --move 180 --points S19,T19,T18 --json", "a corner of a game, as JSON"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
