// SPDX-License-Identifier: MIT
#include "render/region.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "go/diagram.h"
#include "render/thermograph.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

using analysis::RegionReport;

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

Estimate plus(const Estimate& e, Rational r) { return {e.low + r, e.value + r, e.high + r}; }

std::string points(Rational r) { return to_mixed_string(r) + (r == Rational(1) ? " point" : " points"); }

std::string moves(const std::vector<go::Move>& line) {
    std::string text;
    for (const go::Move& move : line) {
        text += (text.empty() ? "" : ", ") +
                (move.is_pass() ? (move.color == go::Color::black ? "B elsewhere" : "W elsewhere")
                                : go::to_string(move));
    }
    return text;
}

// The numbers of a report as the user wants them counted.
class Shown {
public:
    explicit Shown(const RegionReport& report)
        : game_(report.game), area_(report.counting == analysis::Counting::area) {}

    Estimate count() const { return area_ ? plus(game_.count, game_.stones) : game_.count; }
    Estimate temperature() const { return area_ ? plus(game_.temperature, 1) : game_.temperature; }
    Rational temperature(Rational t) const { return area_ ? t + 1 : t; }
    Rational deiri() const { return temperature().value * 2; }
    // Where a line ends: by area the stones played count too.
    Rational count(Rational territory, const std::vector<go::Move>& played) const {
        if (!area_) return territory;
        Rational result = territory + game_.stones;
        for (const go::Move& move : played) {
            if (!move.is_pass()) result += move.color == go::Color::black ? 1 : -1;
        }
        return result;
    }

private:
    const LocalGame& game_;
    bool area_;
};

// "White's sente: threatens 7 points; worth 2 points in reverse sente", from proved facts alone.
std::string explanation(const RegionReport& report) {
    const LocalGame& game = report.game;
    const Rational t = Shown(report).temperature().value;
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
        case Kind::double_sente: return "double sente: whoever moves first keeps sente";
        case Kind::ko:
            return fmt::format("ko{}: a move gains {}",
                               !game.is_placid() ? ", hyperactive"
                               : game.black_master && game.white_master &&
                                       game.black_master->temperature() != game.white_master->temperature()
                                   ? ", active"
                                   : ", placid",
                               points(t));
        case Kind::settled: return "settled: nobody gains by moving";
        case Kind::dame: return "dame: worth a move, but no points";
        default: return "not worked out";
    }
}

std::string line_text(const char* name, const Line& line, const Shown& shown) {
    if (line.moves.empty()) return fmt::format("{} first: no move\n", name);
    const auto ends = [&](const std::vector<go::Move>& played, const std::optional<Rational>& count) {
        return moves(played) +
               (count ? "; count " + to_mixed_string(shown.count(*count, played)) : std::string());
    };
    std::string text = fmt::format("{} first: {}", name, ends(line.moves, line.count));
    if (line.rest && *line.rest > Rational(0))
        text += fmt::format("; the next move is worth {}", to_mixed_string(shown.temperature(*line.rest)));
    text += "\n";
    if (!line.ignored.empty())
        text += fmt::format("   if ignored: {}\n", ends(line.ignored, line.ignored_count));
    return text;
}

// "Black plays: A1 from 0 to 1, B1 from 1 to 2 1/2"
std::string choices_text(const char* name, const std::vector<local::Choice>& choices, const Shown& shown) {
    if (choices.empty()) return "";
    std::string text;
    for (const local::Choice& choice : choices) {
        text += fmt::format("{}{} from {} to {}", text.empty() ? "" : ", ", go::to_string(choice.point),
                            to_mixed_string(shown.temperature(choice.from)),
                            to_mixed_string(shown.temperature(choice.to)));
    }
    return fmt::format("{} plays, by what moves elsewhere are worth: {}\n", name, text);
}

std::string threats_text(const LocalGame& game) {
    std::string text;
    for (const local::Threat& threat : game.threats) {
        text += fmt::format("{}{} ({}", text.empty() ? "" : ", ", go::to_string(threat.move),
                            points(threat.temperature * 2));
        text += threat.loss == Rational(0) ? ")" : fmt::format(", loses {})", points(threat.loss));
    }
    return text.empty() ? "" : fmt::format("threats (at least): {}\n", text);
}

std::string side_lines_text(const LocalGame& game) {
    std::string text;
    for (const local::SideLine& line : game.side_lines) {
        const bool main = (!game.black.moves.empty() && line.move == game.black.moves[0]) ||
                          (!game.white.moves.empty() && line.move == game.white.moves[0]);
        if (main) continue;
        text += fmt::format("{}{} ", text.empty() ? "" : ", ", go::to_string(line.move));
        text += line.loss == Rational(0) ? "as good" : fmt::format("loses {}", points(line.loss));
    }
    return text.empty() ? "" : fmt::format("other moves: {}\n", text);
}

nlohmann::json json(const Estimate& e) {
    nlohmann::json result{{"value", to_string(e.value)}, {"float", e.value.to_double()}};
    if (!e.is_exact()) {
        result["low"] = to_string(e.low);
        result["high"] = to_string(e.high);
    }
    return result;
}

nlohmann::json json(go::Move move) {
    return {move.color == go::Color::black ? "B" : "W", go::to_string(move.point)};
}

nlohmann::json json(const std::optional<Rational>& r) {
    return r ? nlohmann::json(to_string(*r)) : nlohmann::json();
}

nlohmann::json json(const std::vector<local::Choice>& choices) {
    nlohmann::json result = nlohmann::json::array();
    for (const local::Choice& choice : choices) {
        result.push_back({{"move", go::to_string(choice.point)},
                          {"from", to_string(choice.from)},
                          {"to", to_string(choice.to)}});
    }
    return result;
}

nlohmann::json json(const std::vector<local::Threat>& threats) {
    nlohmann::json result = nlohmann::json::array();
    for (const local::Threat& threat : threats)
        result.push_back({{"move", json(threat.move)},
                          {"temperature", to_string(threat.temperature)},
                          {"loss", to_string(threat.loss)}});
    return result;
}

nlohmann::json json(const std::vector<local::Answer>& answers) {
    nlohmann::json result = nlohmann::json::array();
    for (const local::Answer& answer : answers)
        result.push_back({{"move", json(answer.move)}, {"answer", go::to_string(answer.answer)}});
    return result;
}

nlohmann::json json(const std::vector<local::SideLine>& lines) {
    nlohmann::json result = nlohmann::json::array();
    for (const local::SideLine& line : lines)
        result.push_back({{"move", json(line.move)}, {"loss", to_string(line.loss)}});
    return result;
}

nlohmann::json json(const Line& line) {
    const auto list = [](const std::vector<go::Move>& moves) {
        nlohmann::json result = nlohmann::json::array();
        for (const go::Move& move : moves) result.push_back(json(move));
        return result;
    };
    nlohmann::json result{
        {"line", list(line.moves)}, {"count", json(line.count)}, {"nextTemperature", json(line.rest)}};
    result["ignored"] = list(line.ignored);
    result["ignoredCount"] = json(line.ignored_count);
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

std::string to_text(const RegionReport& report) {
    const LocalGame& game = report.game;
    const Shown shown(report);
    go::DiagramStyle style;
    style.mark = [&](go::Point p) {
        return game.region.contains(p) && report.position.board.is_empty(p) ? '*' : '\0';
    };
    std::string text = go::to_diagram(report.position.board, style);
    text += fmt::format("count        {}\n", number(shown.count()));
    text += fmt::format("a move       {} (deiri {})\n", number(shown.temperature()),
                        to_mixed_string(shown.deiri()));
    text += fmt::format("evidence     {}\n", to_string(game.evidence));
    if (game.evidence == Evidence::proved) text += fmt::format("it is        {}\n", explanation(report));
    if (game.evidence != Evidence::proved && !(game.black.moves.empty() && game.white.moves.empty()))
        text += "likely lines, not proved:\n";
    text += line_text("Black", game.black, shown) + line_text("White", game.white, shown);
    text +=
        choices_text("Black", game.black_choices, shown) + choices_text("White", game.white_choices, shown);
    text += threats_text(game) + side_lines_text(game);
    if (!game.is_placid()) text += "hyperactive: the count depends on who can win the ko\n";
    text += fmt::format("assumed: {}\n", game.model);
    for (const std::string& notice : game.notices) text += fmt::format("note: {}\n", notice);
    return text;
}

nlohmann::json to_json(const analysis::RegionReport& report) {
    const LocalGame& game = report.game;
    nlohmann::json result{
        {"region", names(game.region)},
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
        {"choices", {{"black", json(game.black_choices)}, {"white", json(game.white_choices)}}},
        {"threats", json(game.threats)},
        {"answers", json(game.answers)},
        {"sideLines", json(game.side_lines)},
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

// A thermograph for each komaster when they differ; of a game that is not proved what its bounds leave open.
std::string to_svg(const RegionReport& report) {
    const LocalGame& game = report.game;
    ThermographPlot plot;
    plot.title = fmt::format("count {}, a move is worth {} ({})", number(game.count),
                             number(game.temperature), to_string(game.evidence));
    if (!game.black_master || !game.white_master) {
        const auto mast = [](Rational value) { return cgt::Thermograph::mast(value, 0); };
        plot.graphs.push_back({{mast(game.count.low), mast(game.count.high)}, "bounds of the count", {}});
        return to_svg(plot);
    }
    const bool same = *game.black_master == *game.white_master;
    plot.graphs.push_back({{*game.black_master, *game.black_master}, same ? "" : "Black is komaster", {}});
    if (!same) plot.graphs.push_back({{*game.white_master, *game.white_master}, "White is komaster", {}});
    return to_svg(plot);
}

namespace {

// Writes the lines of a report into a game tree.
class Variations {
public:
    Variations(const RegionReport& report, sgf::Tree& tree)
        : report_(report), tree_(tree), size_(report.position.size()) {}

    void add(const Line& line, const char* name) {
        if (line.moves.empty()) return;
        label(sgf::Tree::root, line.moves[0].point, report_.game.temperature.value);
        const sgf::NodeId first = play(sgf::Tree::root, line.moves[0]);
        sgf::NodeId node = first;
        for (std::size_t i = 1; i < line.moves.size(); ++i) node = play(node, line.moves[i]);
        explain(first, line, name);
        if (proved() && line.count) comment(node, "count " + to_mixed_string(*line.count));
        if (proved() && line.rest && *line.rest > Rational(0))
            comment(node, "the next move here is worth " + points(*line.rest));
    }

    void finish() {
        for (const auto& [node, text] : comments_) tree_.add(node, "C", sgf::escaped(text));
    }

    void add(const local::SideLine& side) {
        const sgf::NodeId node = play(sgf::Tree::root, side.move);
        comment(node, side.loss == Rational(0) ? "as good as the main line"
                                               : "loses at least " + points(side.loss));
    }

private:
    bool proved() const { return report_.game.evidence == Evidence::proved; }

    // The first move: what it threatens, and what happens when it is ignored.
    void explain(sgf::NodeId node, const Line& line, const char* name) {
        if (!proved()) return;
        if (line.threat) comment(node, fmt::format("{} threatens {}", name, points(*line.threat * 2)));
        if (line.ignored.size() < 3 || line.moves.size() < 2) return;
        if (const auto& heat = line.threat ? line.threat : line.rest)
            label(node, line.ignored[2].point, *heat);
        for (std::size_t i = 1; i < line.ignored.size(); ++i) node = play(node, line.ignored[i]);
        if (line.ignored_count) comment(node, "if ignored: count " + to_mixed_string(*line.ignored_count));
    }

    sgf::NodeId play(sgf::NodeId at, go::Move move) {
        const sgf::NodeId node = tree_.add_child(at);
        tree_.add(node, move.color == go::Color::black ? "B" : "W", sgf::to_sgf(move.point, size_));
        return node;
    }

    void label(sgf::NodeId node, go::Point point, Rational value) {
        if (node == sgf::Tree::root && labelled_.contains(point)) return;
        if (node == sgf::Tree::root) labelled_.insert(point);
        tree_.add(node, "LB", sgf::to_sgf(point, size_) + ":" + sgf::escaped_in_pair(to_mixed_string(value)));
    }

    void comment(sgf::NodeId node, const std::string& text) {
        std::string& all = comments_[node];
        all += (all.empty() ? "" : "\n") + text;
    }

    const RegionReport& report_;
    sgf::Tree& tree_;
    go::Size size_;
    go::PointSet labelled_;
    std::map<sgf::NodeId, std::string> comments_;
};

}  // namespace

std::string to_sgf(const RegionReport& report) {
    const LocalGame& game = report.game;
    go::Game start(report.position);
    sgf::Tree tree = sgf::to_tree(start);
    game.region.for_each(
        [&](go::Point p) { tree.add(sgf::Tree::root, "SQ", sgf::to_sgf(p, report.position.size())); });
    std::string comment = fmt::format("count {}, a move is worth {} ({})", number(game.count),
                                      number(game.temperature), to_string(game.evidence));
    if (game.evidence == Evidence::proved) comment += "\n" + explanation(report);
    tree.add(sgf::Tree::root, "C", sgf::escaped(comment));
    Variations variations(report, tree);
    variations.add(game.black, "Black");
    variations.add(game.white, "White");
    for (const local::SideLine& side : game.side_lines) {
        const bool main = (!game.black.moves.empty() && side.move == game.black.moves[0]) ||
                          (!game.white.moves.empty() && side.move == game.white.moves[0]);
        if (!main) variations.add(side);
    }
    variations.finish();
    return sgf::print(tree);
}

}  // namespace tedomari::render
