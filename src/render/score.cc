// SPDX-License-Identifier: MIT
#include "render/score.h"

#include <algorithm>
#include <fmt/format.h>

#include "go/diagram.h"
#include "render/board_picture.h"
#include "render/parts.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/writer.h"

namespace tedomari::render {

using analysis::ScoreReport;
using analysis::ScoreSet;
using go::Color;
using go::Point;
using go::PointSet;
using Life = analysis::ChainLife;
using Verdict = analysis::ScoredChain;

namespace {

PointSet teire(const ScoreReport& report) {
    return report.tally.of(Color::black).teire | report.tally.of(Color::white).teire;
}

// Living stones X O, dead ones x o, territory b w, teire *, dame and the rest as they are.
std::string picture(const ScoreReport& report) {
    go::DiagramStyle style;
    style.mark = [&](Point p) {
        if (report.tally.dead.contains(p)) return report.board.at(p) == go::Cell::black ? 'x' : 'o';
        if (teire(report).contains(p)) return '*';
        if (!report.board.is_empty(p)) return '\0';
        if (report.tally.of(Color::black).territory.contains(p)) return 'b';
        return report.tally.of(Color::white).territory.contains(p) ? 'w' : '\0';
    };
    return go::to_diagram(report.board, style);
}

std::string known_how(const Verdict& v) {
    if (v.evidence == Evidence::proved || v.evidence == Evidence::judged)
        return fmt::format("{}: {}", to_string(v.evidence), v.why);
    if (v.evidence == Evidence::learned)
        return fmt::format("learned, {:.1f} %", std::min(99.9, 100 * v.confidence));
    return std::string(v.why);
}

std::string points_text(const PointSet& points) {
    return points.empty() ? "none" : go::to_string(points.points());
}

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1,
                           static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

double share_of(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double mean_seconds(const ScoreSet& set) {
    double sum = 0;
    for (const double s : set.seconds) sum += s;
    return set.seconds.empty() ? 0 : sum / static_cast<double>(set.seconds.size());
}

}  // namespace

std::string to_text(const ScoreReport& report) {
    if (!report.over)
        return go::to_diagram(report.board) + fmt::format("The game is not over: about {} ({})\n",
                                                          go::score_text(report.score()),
                                                          to_string(report.evidence));
    std::string text = picture(report);
    for (const Verdict& v : report.chains) {
        if (v.life == Life::alive && v.confidence >= 0.97) continue;
        text += fmt::format("{} {}, {} {}: {} ({})\n", name_of(v.color), go::to_string(v.stones.first()),
                            v.stones.size(), v.stones.size() == 1 ? "stone" : "stones", to_string(v.life),
                            known_how(v));
    }
    std::size_t proved = 0;
    for (const Verdict& v : report.chains) proved += v.evidence == Evidence::proved;
    text += fmt::format("{} of {} chains proved, the rest read or learned\n", proved, report.chains.size());
    text += fmt::format("Dame: {}\n", points_text(report.tally.dame));
    if (!teire(report).empty()) text += fmt::format("Teire: {}\n", points_text(teire(report)));
    text += fmt::format("Count under {} rules:\n", go::to_string(report.terms.rules));
    for (const auto& item : report.arithmetic.items)
        text +=
            fmt::format("  {}  {:<22} {:>5}\n", name_of(item.color), item.what, to_mixed_string(item.points));
    text += fmt::format("Score: {} ({})\n", go::score_text(report.score()), to_string(report.evidence));
    if (report.safe_to_score) return text + "Safe to score.\n";
    text += "Not safe to score:\n";
    for (const std::string& doubt : report.doubts) text += fmt::format("  {}\n", doubt);
    if (!report.to_play.empty()) text += fmt::format("Still to be played: {}\n", points_text(report.to_play));
    return text;
}

nlohmann::ordered_json to_json(const ScoreReport& report) {
    using Json = nlohmann::ordered_json;
    const auto chain_json = [](const Verdict& v) -> Json {
        return {{"stone", go::to_string(v.stones.first())},
                {"color", go::to_string(v.color)},
                {"size", v.stones.size()},
                {"status", to_string(v.life)},
                {"evidence", to_string(v.evidence)},
                {"confidence", v.confidence},
                {"why", v.why}};
    };
    const auto item_json = [](const auto& item) -> Json {
        return {
            {"what", item.what}, {"color", go::to_string(item.color)}, {"points", to_string(item.points)}};
    };
    const Rational score = report.score();
    return {{"score", to_string(score)},
            {"scoreText", go::score_text(score)},
            {"winner", score == 0  ? "none"
                       : score > 0 ? "black"
                                   : "white"},
            {"rules", go::to_string(report.terms.rules)},
            {"komi", to_string(report.terms.rules.komi)},
            {"handicap", report.terms.handicap},
            {"over", report.over},
            {"safeToScore", report.safe_to_score},
            {"doubts", report.doubts},
            {"toPlay", points_json(report.to_play)},
            {"evidence", to_string(report.evidence)},
            {"chains", list_json<Json>(report.chains, chain_json)},
            {"dead", points_json(report.tally.dead)},
            {"seki", points_json(report.tally.seki)},
            {"territory",
             {{"black", points_json(report.tally.of(Color::black).territory)},
              {"white", points_json(report.tally.of(Color::white).territory)}}},
            {"dame", points_json(report.tally.dame)},
            {"teire", points_json(teire(report))},
            {"prisoners",
             {{"black", report.tally.of(Color::black).prisoners()},
              {"white", report.tally.of(Color::white).prisoners()}}},
            {"arithmetic", list_json<Json>(report.arithmetic.items, item_json)},
            {"ownership", board_json(report.board.size(), [&](Point p) { return report.ownership[p]; })}};
}

std::string to_sgf(const ScoreReport& report) {
    sgf::GameInfo info;
    if (report.over) info.result = go::score_text(report.score());
    sgf::Tree tree = sgf::to_tree(go::Game({report.board, Color::black}, report.terms.rules), info);
    const auto mark = [&](std::string_view property, const PointSet& points) {
        points.for_each(
            [&](Point p) { tree.add(sgf::Tree::root, property, sgf::to_sgf(p, report.board.size())); });
    };
    if (report.over) {
        mark("TB", report.tally.of(Color::black).territory);
        mark("TW", report.tally.of(Color::white).territory);
        mark("MA", report.tally.dead);
    }
    return sgf::print(tree);
}

std::string to_svg(const ScoreReport& report) {
    BoardPicture drawn;
    drawn.board = report.board;
    drawn.title = (report.over ? "" : "about ") + go::score_text(report.score());
    if (!report.over) return to_svg(drawn);
    drawn.black_points = report.tally.of(Color::black).territory;
    drawn.white_points = report.tally.of(Color::white).territory;
    drawn.dead = report.tally.dead;
    teire(report).for_each([&](Point p) { drawn.labels.push_back({p, "T", ""}); });
    return to_svg(drawn);
}

std::string to_text(const ScoreSet& set) {
    const auto percent = [](std::size_t part, std::size_t whole) {
        return fmt::format("{} of {} ({:.2f} %)", part, whole, 100 * share_of(part, whole));
    };
    std::string text = fmt::format("exact           {}\nwinner right    {}\nmean error      {:.3f} points\n",
                                   percent(set.exact, set.games), percent(set.winner_right, set.games),
                                   set.games ? set.absolute_error / static_cast<double>(set.games) : 0);
    if (set.labelled > 0) {
        text +=
            fmt::format("blocks right    {}\nall of a game   {}\ncounted exactly with the true marks {}\n",
                        percent(set.blocks_right, set.blocks), percent(set.all_blocks_right, set.labelled),
                        percent(set.exact_with_marks, set.labelled));
    }
    text += fmt::format("wrong, flagged not safe {}\n", percent(set.wrong_flagged, set.games - set.exact));
    if (set.unmarked > 0) {
        text += fmt::format(
            "  {} records leave a plainly dead chain unmarked; of the rest {}\n", set.unmarked,
            percent(set.wrong_flagged - set.unmarked_flagged, set.games - set.exact - set.unmarked));
    }
    text += fmt::format("right, flagged in vain  {}\n", percent(set.right_flagged, set.exact));
    text += fmt::format("seconds a position: mean {:.4f}, median {:.4f}, 95th percentile {:.4f}\n",
                        mean_seconds(set), percentile(set.seconds, 0.5), percentile(set.seconds, 0.95));
    if (set.without_result > 0)
        text += fmt::format("{} games without a result in points left out\n", set.without_result);
    if (set.skipped > 0) text += fmt::format("{} games that cannot be played left out\n", set.skipped);
    for (const ScoreSet::Miss& miss : set.misses) {
        text += fmt::format("  {}: scored {}, recorded {}{}{}\n", miss.name, go::score_text(miss.score),
                            go::score_text(miss.result), miss.was_safe ? "" : ", not safe to score",
                            miss.unmarked.empty() ? "" : ", which leaves " + miss.unmarked + " unmarked");
    }
    return text;
}

nlohmann::ordered_json to_json(const ScoreSet& set) {
    return {{"games", set.games},
            {"exact", set.exact},
            {"winnerRight", set.winner_right},
            {"meanAbsoluteError", set.games ? set.absolute_error / static_cast<double>(set.games) : 0},
            {"blocksRight", set.blocks_right},
            {"blocks", set.blocks},
            {"secondsPerPosition", mean_seconds(set)},
            {"secondsMedian", percentile(set.seconds, 0.5)},
            {"seconds95", percentile(set.seconds, 0.95)},
            {"labelledGames", set.labelled},
            {"allBlocksRight", set.all_blocks_right},
            {"exactWithTrueMarks", set.exact_with_marks},
            {"wrongFlagged", set.wrong_flagged},
            {"rightFlagged", set.right_flagged},
            {"wrongByUnmarkedStones", set.unmarked},
            {"flaggedOfThese", set.unmarked_flagged},
            {"withoutResult", set.without_result},
            {"skipped", set.skipped}};
}

}  // namespace tedomari::render
