// SPDX-License-Identifier: MIT
#include "render/region.h"

#include <fmt/format.h>
#include <map>

#include "go/diagram.h"
#include "render/explain.h"
#include "render/local_game.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/thermograph.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

using analysis::RegionReport;

namespace {

using local::Line;
using local::LocalGame;

// The game with every number as the user wants it counted.
LocalGame shown(const RegionReport& report) {
    return report.counting == analysis::Counting::area ? local::by_area(report.game) : report.game;
}

bool is_main(const LocalGame& game, const local::SideLine& side) {
    return (!game.black.moves.empty() && side.move == game.black.moves[0]) ||
           (!game.white.moves.empty() && side.move == game.white.moves[0]);
}

// "count 4, a move is worth 6 (proved)"
std::string title(const LocalGame& game) {
    return fmt::format("count {}, {} ({})", with_range(game.count),
                       game.is_settled() ? "no move gains anything" : "a move is worth " + heat_text(game),
                       evidence_text(game));
}

std::string line_text(const char* name, const Line& line, Evidence evidence) {
    if (line.moves.empty()) return fmt::format("{} first: no move\n", name);
    const auto ends = [&](const std::vector<go::Move>& played, const std::optional<Rational>& count) {
        return moves_text(played) + (count ? "; count " + number(*count, evidence) : std::string());
    };
    std::string text = fmt::format("{} first: {}", name, ends(line.moves, line.count));
    if (line.rest && *line.rest > Rational(0))
        text += fmt::format("; the next move is worth {}", number(*line.rest, evidence));
    text += "\n";
    if (!line.ignored.empty())
        text += fmt::format("   if ignored: {}\n", ends(line.ignored, line.ignored_count));
    return text;
}

// "Black plays: A1 from 0 to 1, B1 from 1 to 2 1/2"
std::string choices_text(const char* name, const std::vector<local::Choice>& choices) {
    if (choices.empty()) return "";
    std::string text;
    for (const local::Choice& choice : choices) {
        text += fmt::format("{}{} from {} to {}", text.empty() ? "" : ", ", go::to_string(choice.point),
                            to_mixed_string(choice.from), to_mixed_string(choice.to));
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
        if (is_main(game, line)) continue;
        text += fmt::format("{}{} ", text.empty() ? "" : ", ", go::to_string(line.move));
        text += line.loss == Rational(0) ? "as good" : fmt::format("loses {}", points(line.loss));
    }
    return text.empty() ? "" : fmt::format("other moves: {}\n", text);
}

}  // namespace

std::string to_text(const RegionReport& report) {
    const LocalGame game = shown(report);
    go::DiagramStyle style;
    style.mark = [&](go::Point p) {
        return game.region.contains(p) && report.position.board.is_empty(p) ? '*' : '\0';
    };
    std::string text = go::to_diagram(report.position.board, style);
    text += fmt::format("count        {}\n", with_range(game.count));
    text += fmt::format("a move       {}\n",
                        game.is_settled() ? std::string(no_number)
                                          : fmt::format("{} (deiri {})", heat_text(game), deiri_text(game)));
    text += fmt::format("evidence     {}\n", evidence_text(game));
    if (game.kind != local::Kind::unknown) text += fmt::format("it is        {}\n", sentence(game));
    if (game.evidence != Evidence::proved && !(game.black.moves.empty() && game.white.moves.empty()))
        text += "likely lines, not proved:\n";
    text += line_text("Black", game.black, game.evidence) + line_text("White", game.white, game.evidence);
    text += choices_text("Black", game.black_choices) + choices_text("White", game.white_choices);
    text += threats_text(game) + side_lines_text(game);
    if (report.explained) text += argument(game);
    if (!game.is_placid()) text += "hyperactive: the count depends on who can win the ko\n";
    text += fmt::format("assumed: {}\n", game.model);
    for (const std::string& notice : game.notices) text += fmt::format("note: {}\n", notice);
    return text;
}

nlohmann::json to_json(const RegionReport& report) {
    nlohmann::json result = to_json(shown(report));
    result["counting"] = report.counting == analysis::Counting::area ? "area" : "territory";
    result["boardXSize"] = report.position.size().width;
    result["boardYSize"] = report.position.size().height;
    result["seconds"] = report.seconds;
    return result;
}

// A thermograph for each komaster when they differ; of a game that is not proved what its bounds leave open.
std::string to_svg(const RegionReport& report) {
    const LocalGame game = shown(report);
    ThermographPlot plot;
    plot.title = title(game);
    plot.left = name_of(go::Color::black);
    plot.right = name_of(go::Color::white);
    if (!game.black_master || !game.white_master) {
        const auto mast = [](Rational value) { return cgt::Thermograph::mast(value, 0); };
        plot.graphs.push_back({{mast(game.count.low), mast(game.count.high)}, "bounds of the count", {}});
        return to_svg(plot);
    }
    const bool same = *game.black_master == *game.white_master;
    plot.graphs.push_back({{*game.black_master, *game.black_master}, same ? "" : "Black is komaster", {}});
    if (!same) plot.graphs.push_back({{*game.white_master, *game.white_master}, "White is komaster", {}});
    if (game.neutral) plot.graphs.push_back({{*game.neutral, *game.neutral}, "threats are balanced", {}});
    return to_svg(plot);
}

namespace {

// Writes the lines of a game into a game tree.
class Variations {
public:
    Variations(const LocalGame& game, go::Size size, sgf::Tree& tree)
        : game_(game), tree_(tree), size_(size) {}

    void add(const Line& line, const char* name) {
        if (line.moves.empty()) return;
        label(sgf::Tree::root, line.moves[0].point, in_table(game_.temperature));
        const sgf::NodeId first = play(sgf::Tree::root, line.moves[0]);
        sgf::NodeId node = first;
        if (!line.steps.empty()) give_reason(first, line, 0);
        for (std::size_t i = 1; i < line.moves.size(); ++i) {
            node = play(node, line.moves[i]);
            if (i < line.steps.size()) give_reason(node, line, i);
        }
        if (line.steps.empty()) explain(first, line, name);
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
    bool proved() const { return game_.evidence == Evidence::proved; }

    // Any move of a line: why it is answered or not, and what follows when it is ignored.
    void give_reason(sgf::NodeId node, const Line& line, std::size_t number) {
        const local::Step& step = line.steps[number];
        comment(node, go::to_string(step.move) + " " + reason(step, game_));
        if (number + 1 >= line.moves.size()) return;
        for (std::size_t i = number + 1; i < step.ignored.size(); ++i) node = play(node, step.ignored[i]);
        if (step.ignored_count && number + 1 < step.ignored.size())
            comment(node, "if ignored: count " + to_mixed_string(*step.ignored_count));
    }

    // The first move: what it threatens, and what happens when it is ignored.
    void explain(sgf::NodeId node, const Line& line, const char* name) {
        if (!proved()) return;
        if (line.threat) comment(node, fmt::format("{} threatens {}", name, points(*line.threat * 2)));
        if (line.ignored.size() < 3 || line.moves.size() < 2) return;
        if (const auto& heat = line.threat ? line.threat : line.rest)
            label(node, line.ignored[2].point, to_mixed_string(*heat));
        for (std::size_t i = 1; i < line.ignored.size(); ++i) node = play(node, line.ignored[i]);
        if (line.ignored_count) comment(node, "if ignored: count " + to_mixed_string(*line.ignored_count));
    }

    sgf::NodeId play(sgf::NodeId at, go::Move move) {
        const sgf::NodeId node = tree_.add_child(at);
        tree_.add(node, letter(move.color), sgf::to_sgf(move.point, size_));
        return node;
    }

    void label(sgf::NodeId node, go::Point point, const std::string& value) {
        if (node == sgf::Tree::root && labelled_.contains(point)) return;
        if (node == sgf::Tree::root) labelled_.insert(point);
        tree_.add(node, "LB", sgf::to_sgf(point, size_) + ":" + sgf::escaped_in_pair(value));
    }

    void comment(sgf::NodeId node, const std::string& text) {
        std::string& all = comments_[node];
        all += (all.empty() ? "" : "\n") + text;
    }

    const LocalGame& game_;
    sgf::Tree& tree_;
    go::Size size_;
    go::PointSet labelled_;
    std::map<sgf::NodeId, std::string> comments_;
};

}  // namespace

std::string to_sgf(const RegionReport& report) {
    const LocalGame game = shown(report);
    const go::Size size = report.position.size();
    go::Game start(report.position);
    sgf::Tree tree = sgf::to_tree(start);
    game.region.for_each([&](go::Point p) { tree.add(sgf::Tree::root, "SQ", sgf::to_sgf(p, size)); });
    std::string comment = title(game);
    if (game.kind != local::Kind::unknown) comment += "\n" + sentence(game);
    tree.add(sgf::Tree::root, "C", sgf::escaped(comment));
    Variations variations(game, size, tree);
    variations.add(game.black, "Black");
    variations.add(game.white, "White");
    for (const local::SideLine& side : game.side_lines) {
        if (!is_main(game, side)) variations.add(side);
    }
    variations.finish();
    return sgf::print(tree);
}

}  // namespace tedomari::render
