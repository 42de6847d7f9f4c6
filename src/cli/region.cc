// SPDX-License-Identifier: MIT
#include "analysis/region.h"

#include <fmt/format.h>
#include <fstream>
#include <memory>
#include <optional>

#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "go/diagram.h"
#include "render/region.h"
#include "sgf/points.h"
#include "sgf/record.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::string position;
    int move = -1;
    std::vector<std::string> points;
    double seconds = 20;
    std::uint64_t nodes = 0;
    std::size_t megabytes = 1024;
    bool json = false;
    std::string svg, sgf;
    analysis::Counting counting = analysis::Counting::territory;
};

struct Input {
    go::Position position;
    go::PointSet marked;  // what an SGF marks with SQ, DD or VW
};

bool is_sgf(const std::string& text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return first != std::string::npos && text[first] == '(';
}

// The marks of the last node before the position, or of the root.
go::PointSet marks(const sgf::Record& record, std::optional<int> move) {
    go::PointSet result;
    sgf::Warnings ignored;
    std::vector<sgf::NodeId> line = sgf::main_line(record.tree);
    std::size_t node = line.empty() ? 0 : line.size() - 1;
    if (move) {
        int played = 0;
        node = 0;
        for (std::size_t i = 0; i < line.size(); ++i) {
            played += sgf::has_move(record.tree, line[i]) ? 1 : 0;
            if (played > *move) break;
            node = i;
        }
    }
    for (const char* name : {"SQ", "DD", "VW"}) {
        for (const std::size_t i : {node, std::size_t{0}}) {
            if (line.empty() || !result.empty()) break;
            for (const go::Point p : sgf::points(record.tree, line[i], name, record.game.size(), ignored))
                result.insert(p);
        }
    }
    return result;
}

Result<Input> read(const std::string& text, int move) {
    if (!is_sgf(text)) {
        const auto position = go::parse_diagram(text);
        if (!position) return position.error();
        return Input{*position, {}};
    }
    const auto at = move < 0 ? std::optional<int>() : std::optional<int>(move);
    const auto record = sgf::read_record(text, at);
    if (!record) return record.error();
    return Input{record->game.position(), marks(*record, at)};
}

Result<go::PointSet> region_points(const std::vector<std::string>& names, go::Size size) {
    go::PointSet result;
    for (const std::string& list : names) {
        std::size_t begin = 0;
        while (begin <= list.size()) {
            const std::size_t end = std::min(list.find_first_of(", ", begin), list.size());
            const std::string name = list.substr(begin, end - begin);
            begin = end + 1;
            if (name.empty()) continue;
            const auto point = go::parse_point(name, size);
            if (!point) return Error{"--points: '" + name + "': " + point.error().message};
            if (result.contains(*point)) return Error{"--points: '" + name + "' is given twice"};
            result.insert(*point);
        }
    }
    return result;
}

bool write_file(const std::string& path, const std::string& text) {
    if (path == "-") {
        fmt::print("{}", text);
        return true;
    }
    std::ofstream out(path, std::ios::binary);
    out << text;
    return static_cast<bool>(out.flush());
}

int run(const Options& options) {
    const auto text = read_input(options.position);
    if (!text) return refuse(options.position, text.error());
    const auto input = read(*text, options.move);
    if (!input) return refuse(options.position, input.error());
    auto points = region_points(options.points, input->position.size());
    if (!points) return refuse(points.error().message);
    if (points->empty()) *points = input->marked;
    if (points->empty())
        return refuse("say which points: --points A1,B1,… or mark them with SQ, DD or VW in the SGF");

    endgame::Effort effort;
    effort.time = std::chrono::nanoseconds(static_cast<std::int64_t>(options.seconds * 1e9));
    if (options.nodes > 0) effort.nodes = options.nodes;
    effort.memory = options.megabytes << 20;
    effort.cancel = &interrupt_flag();
    auto report = analysis::region(input->position, *points, effort);
    if (!report) return refuse(options.position, report.error());
    report->counting = options.counting;
    if (!options.svg.empty() && !write_file(options.svg, render::to_svg(*report)))
        return refuse("cannot write " + options.svg);
    if (!options.sgf.empty() && !write_file(options.sgf, render::to_sgf(*report)))
        return refuse("cannot write " + options.sgf);
    if (options.json) {
        fmt::print("{}\n",
                   render::to_json(*report).dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else if (options.svg != "-" && options.sgf != "-") {
        fmt::print("{}", render::to_text(*report));
    }
    if (interrupt_flag()) return Exit::interrupted;
    return Exit::answered;
}

std::function<int()> declare(Form& form) {
    auto options = std::make_shared<Options>();
    form.option("position", options->position, "an SGF file or a diagram; - is standard input").required();
    form.option("--move", options->move, "the position after this many moves of the SGF").not_negative();
    form.option("--points", options->points,
                "the region's points, A1,B1,…; else those marked SQ, DD or VW in the SGF");
    form.option("--time", options->seconds, "seconds it may take").positive().shows_default();
    form.option("--nodes", options->nodes, "steps of the search it may take");
    form.option("--memory", options->megabytes, "megabytes it may take").positive().shows_default();
    form.choice<analysis::Counting>(
        "--counting", options->counting,
        {{"territory", analysis::Counting::territory}, {"area", analysis::Counting::area}},
        "how the numbers are shown: territory or area");
    form.flag("--json", options->json, "print one object");
    form.option("--svg", options->svg, "write the thermograph to this file; - is standard output");
    form.option("--sgf", options->sgf, "write the lines as variations to this file; - is standard output");
    return [options] { return run(*options); };
}

}  // namespace

Command region_command() {
    return {"region",
            "one local game: count, size of a move, sente or gote",
            {{"region problem.sgf", "the region marked with squares in the SGF"},
             {"region corner.txt --points A1,B1,C1,A2,B2", "the corner of a diagram"},
             {"region game.sgf --move 180 --points S19,T19,T18 --json", "as JSON"}},
            declare};
}

}  // namespace tedomari::cli
