// SPDX-License-Identifier: MIT
#include "render/region.h"

#include <algorithm>
#include <fmt/format.h>

#include "go/diagram.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

namespace {

using local::Estimate;
using local::Kind;
using local::Line;
using local::LocalGame;

std::string number(const Estimate& e) {
    if (e.is_exact()) return to_mixed_string(e.value);
    return fmt::format("about {} (between {} and {})", to_mixed_string(e.value), to_mixed_string(e.low),
                       to_mixed_string(e.high));
}

std::string points(Rational r) { return to_mixed_string(r) + (r == Rational(1) ? " point" : " points"); }

std::string moves(const std::vector<go::Move>& line) {
    std::string text;
    for (const go::Move& move : line) text += (text.empty() ? "" : ", ") + go::to_string(move);
    return text;
}

// "White's sente: threatens 7 points; worth 2 points in reverse sente", from proved facts alone.
std::string explanation(const LocalGame& game) {
    const Rational t = game.temperature.value;
    const auto sente = [&](const char* name, const Line& line) {
        std::string text = fmt::format("{}'s sente", name);
        if (line.threat) text += fmt::format(": threatens {}", points(*line.threat * 2));
        return text + fmt::format("; worth {} in reverse sente", points(t));
    };
    switch (game.kind) {
        case Kind::gote:
            return fmt::format("gote: a move gains {}, {} by deiri counting", points(t),
                               to_mixed_string(t * 2));
        case Kind::black_sente: return sente("Black", game.black);
        case Kind::white_sente: return sente("White", game.white);
        case Kind::double_sente: return "double sente";
        case Kind::ko: return fmt::format("ko: a move gains {}", points(t));
        case Kind::settled: return "settled: nobody gains by moving";
        case Kind::dame: return "dame: worth a move, but no points";
        default: return "not proved";
    }
}

std::string line_text(const char* name, const Line& line) {
    if (line.moves.empty()) return fmt::format("{} first: no move\n", name);
    std::string text =
        fmt::format("{} first: {}; count {}\n", name, moves(line.moves), to_mixed_string(line.count));
    if (!line.ignored.empty()) {
        text += fmt::format("   if ignored: {}; count {}\n", moves(line.ignored),
                            to_mixed_string(line.ignored_count));
    }
    return text;
}

nlohmann::json json(const Estimate& e) {
    nlohmann::json result{{"value", to_string(e.value)}, {"float", e.value.to_double()}};
    if (!e.is_exact()) {
        result["low"] = to_string(e.low);
        result["high"] = to_string(e.high);
    }
    return result;
}

nlohmann::json json(const Line& line) {
    const auto list = [](const std::vector<go::Move>& moves) {
        nlohmann::json result = nlohmann::json::array();
        for (const go::Move& move : moves) {
            result.push_back({move.color == go::Color::black ? "B" : "W", go::to_string(move.point)});
        }
        return result;
    };
    nlohmann::json result{{"line", list(line.moves)}, {"count", to_string(line.count)}};
    result["ignored"] = list(line.ignored);
    result["ignoredCount"] = to_string(line.ignored_count);
    if (line.threat) result["threat"] = to_string(*line.threat);
    return result;
}

nlohmann::json json(const cgt::Thermograph& walls) {
    const auto wall = [](const cgt::Wall& w) {
        nlohmann::json bends = nlohmann::json::array();
        for (const cgt::Bend& bend : w.bends()) bends.push_back({to_string(bend.t), to_string(bend.value)});
        return bends;
    };
    return {{"left", wall(walls.left)}, {"right", wall(walls.right)}};
}

std::vector<std::string> names(const go::PointSet& set) {
    std::vector<std::string> result;
    set.for_each([&](go::Point p) { result.push_back(go::to_string(p)); });
    return result;
}

}  // namespace

std::string to_text(const analysis::RegionReport& report) {
    const LocalGame& game = report.game;
    go::DiagramStyle style;
    style.mark = [&](go::Point p) {
        return game.region.contains(p) && report.position.board.is_empty(p) ? '*' : '\0';
    };
    std::string text = go::to_diagram(report.position.board, style);
    text += fmt::format("count        {}\n", number(game.count));
    text +=
        fmt::format("a move       {} (deiri {})\n", number(game.temperature), to_mixed_string(game.deiri()));
    text += fmt::format("evidence     {}\n", to_string(game.evidence));
    if (game.evidence == Evidence::proved) text += fmt::format("it is        {}\n", explanation(game));
    text += line_text("Black", game.black) + line_text("White", game.white);
    if (!game.is_placid()) text += "hyperactive: the count depends on who can win the ko\n";
    text += fmt::format("assumed: {}\n", game.model);
    for (const std::string& notice : game.notices) text += fmt::format("note: {}\n", notice);
    return text;
}

nlohmann::json to_json(const analysis::RegionReport& report) {
    const LocalGame& game = report.game;
    nlohmann::json result{{"region", names(game.region)},
                          {"boardXSize", report.position.size().width},
                          {"boardYSize", report.position.size().height},
                          {"count", json(game.count)},
                          {"temperature", json(game.temperature)},
                          {"deiri", to_string(game.deiri())},
                          {"areaCount", to_string(game.area_count())},
                          {"areaTemperature", to_string(game.area_temperature())},
                          {"kind", to_string(game.kind)},
                          {"evidence", to_string(game.evidence)},
                          {"hasKo", game.has_ko},
                          {"placid", game.is_placid()},
                          {"moves", {{"black", json(game.black)}, {"white", json(game.white)}}},
                          {"model", game.model},
                          {"notices", game.notices},
                          {"states", game.states},
                          {"seconds", report.seconds}};
    if (game.black_master && game.white_master) {
        result["thermograph"] = {{"blackKomaster", json(*game.black_master)},
                                 {"whiteKomaster", json(*game.white_master)}};
    }
    return result;
}

std::string to_svg(const analysis::RegionReport& report) {
    constexpr double width = 480, height = 320, border = 40;
    const LocalGame& game = report.game;
    std::string body;
    if (game.black_master) {
        const cgt::Thermograph& walls = *game.black_master;
        const double top = std::max(1.0, walls.temperature().to_double() * 1.25 + 0.5);
        double least = walls.mean().to_double(), most = least;
        for (const cgt::Wall& wall : {walls.left, walls.right}) {
            for (const cgt::Bend& bend : wall.bends()) {
                least = std::min(least, bend.value.to_double());
                most = std::max(most, bend.value.to_double());
            }
        }
        least -= 0.5;
        most += 0.5;
        const double bottom = walls.left.base().to_double();
        const auto x = [&](double v) { return border + (most - v) / (most - least) * (width - 2 * border); };
        const auto y = [&](double t) {
            return height - border - (t - bottom) / (top - bottom) * (height - 2 * border);
        };
        for (const cgt::Wall& wall : {walls.left, walls.right}) {
            std::string path;
            for (const cgt::Bend& bend : wall.bends()) {
                path += fmt::format("{:.1f},{:.1f} ", x(bend.value.to_double()), y(bend.t.to_double()));
            }
            path += fmt::format("{:.1f},{:.1f}", x(wall.last_value().to_double()), y(top));
            body += fmt::format(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>\n", path);
        }
        body += fmt::format(
            "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">count {}, t = {}</text>\n", width / 2,
            height - 10, to_mixed_string(walls.mean()), to_mixed_string(walls.temperature()));
    } else {
        body = fmt::format(
            "<text x=\"{:.0f}\" y=\"{:.0f}\" text-anchor=\"middle\">not proved: t between {} and {}</text>\n",
            width / 2, height / 2, to_mixed_string(game.temperature.low),
            to_mixed_string(game.temperature.high));
    }
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
        "height=\"{1:.0f}\" "
        "font-family=\"sans-serif\" font-size=\"13\">\n{2}</svg>\n",
        width, height, body);
}

std::string to_sgf(const analysis::RegionReport& report) {
    const LocalGame& game = report.game;
    go::Game start(report.position);
    sgf::Tree tree = sgf::to_tree(start);
    const go::Size size = report.position.size();
    std::vector<std::string> square;
    game.region.for_each([&](go::Point p) { square.push_back(sgf::to_sgf(p, size)); });
    for (const std::string& p : square) tree.add(sgf::Tree::root, "SQ", p);
    std::string comment = fmt::format("count {}, a move is worth {} ({})", number(game.count),
                                      number(game.temperature), to_string(game.evidence));
    if (game.evidence == Evidence::proved) comment += "\n" + explanation(game);
    tree.add(sgf::Tree::root, "C", sgf::escaped(comment));
    for (const Line* line : {&game.black, &game.white}) {
        sgf::NodeId node = sgf::Tree::root;
        for (std::size_t i = 0; i < line->moves.size(); ++i) {
            const go::Move& move = line->moves[i];
            if (i == 0) {
                tree.add(node, "LB",
                         sgf::to_sgf(move.point, size) + ":" +
                             sgf::escaped_in_pair(to_mixed_string(game.temperature.value)));
            }
            node = tree.add_child(node);
            tree.add(node, move.color == go::Color::black ? "B" : "W", sgf::to_sgf(move.point, size));
        }
        if (node != sgf::Tree::root && game.evidence == Evidence::proved) {
            tree.add(node, "C", sgf::escaped("count " + to_mixed_string(line->count)));
        }
    }
    return sgf::print(tree);
}

std::string to_text(const analysis::EndgameCase& problem) {
    if (!problem.error.empty()) return fmt::format("{:34} {}\n", problem.file, problem.error);
    std::string text = fmt::format("{:34} {:>7} {:>9} {:5} {:8} {:8.2f} s {:9}", problem.file,
                                   problem.expected ? to_mixed_string(*problem.expected) : "-",
                                   to_mixed_string(problem.value),
                                   !problem.expected    ? ""
                                   : problem.is_exact() ? "yes"
                                                        : "NO",
                                   to_string(problem.evidence), problem.seconds, problem.states);
    if (!problem.is_exact() && problem.low != problem.high) {
        text +=
            fmt::format("  between {} and {}", to_mixed_string(problem.low), to_mixed_string(problem.high));
    }
    return text + "\n";
}

std::string to_text(const analysis::EndgameSetReport& report) {
    return fmt::format("{} of {} exact, {} proved and wrong, median {:.2f} s\n", report.exact(),
                       report.problems.size(), report.proved_wrong(), report.median_seconds());
}

nlohmann::json to_json(const analysis::EndgameSetReport& report) {
    nlohmann::json problems = nlohmann::json::array();
    for (const analysis::EndgameCase& problem : report.problems) {
        nlohmann::json entry{
            {"file", problem.file},
            {"expected", problem.expected ? nlohmann::json(to_string(*problem.expected)) : nlohmann::json()},
            {"value", to_string(problem.value)},
            {"evidence", to_string(problem.evidence)},
            {"seconds", problem.seconds},
            {"states", problem.states},
            {"low", to_string(problem.low)},
            {"high", to_string(problem.high)},
            {"notices", problem.notices}};
        if (!problem.error.empty()) entry["error"] = problem.error;
        problems.push_back(std::move(entry));
    }
    return {{"total", report.problems.size()},
            {"exact", report.exact()},
            {"provedWrong", report.proved_wrong()},
            {"medianSeconds", report.median_seconds()},
            {"problems", std::move(problems)}};
}

}  // namespace tedomari::render
