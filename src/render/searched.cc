// SPDX-License-Identifier: MIT
#include "render/searched.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "analysis/proved.h"
#include "go/symmetry.h"
#include "render/number.h"
#include "render/parts.h"
#include "render/whole_board.h"

namespace tedomari::render {

using go::Color;
using go::Point;
using net::TreeMove;
using nlohmann::json;

namespace {

// Numbers of the side to move, or of Black, as the reader wants them.
class Eyes {
public:
    Eyes(Perspective perspective, Color mover)
        : shown_(perspective == Perspective::mover   ? mover
                 : perspective == Perspective::black ? Color::black
                                                     : Color::white),
          mover_(mover) {}

    double of_black(double value) const { return shown_ == Color::black ? value : -value; }
    double of_mover(double value) const { return shown_ == mover_ ? value : -value; }
    double rate(double value) const { return (1 + std::clamp(of_mover(value), -1.0, 1.0)) / 2; }

private:
    Color shown_, mover_;
};

// What the value may be too high by, five standard errors, as KataGo has it: much after few visits.
double radius_of(const TreeMove& move) {
    constexpr double errors = 5, most = 2;
    const double visits = std::max(move.visits, 1);
    const double variance = move.value_spread * move.value_spread + 1 / (visits * visits * visits);
    return move.visits == 0 ? most : std::min(most, errors * std::sqrt(variance / visits));
}

// A row of a report.
struct Row {
    const TreeMove* move;
    int visits;  // shown
    bool proved;
};

std::vector<Row> rows_of(const Searched& searched, const SearchView& view) {
    std::vector<Row> rows;
    const auto proved = searched.facts ? analysis::proved_best(*searched.facts) : std::nullopt;
    for (const TreeMove& move : searched.choice.moves) {
        if (proved && move.move == *proved)
            rows.insert(rows.begin(), {&move, std::max(move.visits, searched.choice.visits), true});
        else
            rows.push_back({&move, move.visits, false});
    }
    const std::size_t needed = std::max<std::size_t>(view.min_moves, 1);
    std::size_t shown = 0;
    while (shown < rows.size() && shown < view.max_moves && (rows[shown].visits > 0 || shown < needed))
        ++shown;
    rows.resize(shown);
    return rows;
}

// What is said of a move and of the root alike.
template <class Node, class F>
void for_each_shared_number(const Node& node, const Eyes& eyes, F&& tell) {
    const double score = eyes.of_black(node.score);
    tell("utility", eyes.of_mover(node.value));
    tell("winrate", eyes.rate(node.win));
    tell("scoreMean", score);
    tell("scoreStdev", node.score_spread);
    tell("scoreLead", score);
    tell("scoreSelfplay", score);
}

// Names and numbers of a move, in KataGo's order; what both faces show.
template <class F>
void for_each_number(const Row& row, const Eyes& eyes, const SearchView& view, F&& tell) {
    const TreeMove& move = *row.move;
    const double radius = radius_of(move);
    for_each_shared_number(move, eyes, tell);
    if (view.no_result) tell("noResultValue", 0.0);
    tell("prior", move.prior);
    tell("lcb", eyes.rate(move.win) - eyes.of_mover(radius) / 2);
    tell("utilityLcb", eyes.of_mover(move.value - radius));
    tell("weight", static_cast<double>(row.visits));
}

template <class F>
void for_each_root_number(const Searched& searched, const Eyes& eyes, F&& tell) {
    const net::TreeChoice& choice = searched.choice;
    for_each_shared_number(choice, eyes, tell);
    tell("weight", static_cast<double>(choice.visits));
    tell("rawStWrError", -1.0);  // not known, in KataGo's way
    tell("rawStScoreError", -1.0);
    tell("rawVarTimeLeft", choice.first.undecided);
}

std::size_t line_length(const TreeMove& move, const SearchView& view) {
    return std::min(move.line.size(), view.line + 1);
}

double rounded_to(double value, double step) { return std::round(value / step) * step; }

json board_of(const Searched& searched, const go::PointMap<float>& map, const Eyes* eyes) {
    return board_json(searched.game.size(), [&](Point p) {
        const double value = eyes != nullptr ? eyes->of_black(map[p]) : map[p];
        return rounded_to(value, 1e-4) + 0.0;
    });
}

json move_json(const Searched& searched, const Row& row, std::size_t order, const Eyes& eyes,
               const SearchView& view) {
    const TreeMove& move = *row.move;
    json info{{"move", go::to_string(move.move.point)},
              {"visits", row.visits},
              {"edgeVisits", move.visits},
              {"edgeWeight", static_cast<double>(move.visits)},
              {"playSelectionValue", static_cast<double>(row.visits)},
              {"order", order}};
    for_each_number(row, eyes, view, [&](const char* name, double value) { info[name] = value; });
    const std::size_t length = line_length(move, view);
    json line = json::array(), visits = json::array();
    for (std::size_t i = 0; i < length; ++i) {
        line.push_back(go::to_string(move.line[i].point));
        visits.push_back(move.line_visits[i]);
    }
    info["pv"] = std::move(line);
    if (view.pv_visits) info["pvVisits"] = visits;
    if (view.pv_visits || view.pv_edge_visits) info["pvEdgeVisits"] = std::move(visits);
    if (move.owned && view.moves_ownership) info["ownership"] = board_of(searched, move.owned->mean, &eyes);
    if (move.owned && view.moves_ownership_spread)
        info["ownershipStdev"] = board_of(searched, move.owned->spread, nullptr);
    if (row.proved) info["tedomari"] = {{"evidence", "proved"}};
    return info;
}

std::string hash_text(const go::Position& position) {
    const std::uint64_t word = go::hash(position);
    return fmt::format("{:016X}{:016X}", word, combine(word, 1));
}

json root_json(const Searched& searched, const Eyes& eyes) {
    json info{{"visits", searched.choice.visits}, {"currentPlayer", letter(searched.color)}};
    for_each_root_number(searched, eyes, [&](const char* name, double value) { info[name] = value; });
    const net::Prospect& first = searched.choice.first;
    const double sign = searched.color == Color::black ? 1 : -1;
    info["rawWinrate"] = eyes.rate(sign * first.win);
    info["rawLead"] = info["rawScoreSelfplay"] = eyes.of_black(first.score);
    info["rawScoreSelfplayStdev"] = first.spread;
    info["rawNoResultProb"] = 0.0;
    info["lcb"] = info["winrate"];
    go::Position position = searched.game.position();
    position.to_move = searched.color;
    std::string least = hash_text(position);
    info["thisHash"] = least;
    for (const go::Symmetry symmetry : go::symmetries(position.size()))
        least = std::min(least, hash_text(go::transformed(position, symmetry)));
    info["symHash"] = least;
    return info;
}

// -1 where no move is legal.
json policy_json(const Searched& searched) {
    const auto prior = [&](Point p) -> double {
        const bool legal = searched.game.is_legal({searched.color, p});
        return legal ? searched.choice.priors[p] : -1;
    };
    json policy = board_json(searched.game.size(), prior);
    policy.push_back(static_cast<double>(searched.choice.priors[Point()]));
    return policy;
}

Rational tenth(double value) { return {std::lround(value * 10), 10}; }

// Ours: of the report where there is one, else what the first look says of it, which costs nothing.
json our_json(const Searched& searched) {
    if (!searched.facts) {
        const net::Prospect& first = searched.choice.first;
        return {{"lead", number_json(tenth((first.score + first.other_score) / 2))},
                {"temperature", number_json(tenth(std::abs(first.score - first.other_score) / 2))},
                {"forecast", number_json(tenth(first.score))},
                {"evidence", to_string(Evidence::learned)},
                {"judge", "one look of the network"}};
    }
    json all = to_json(*searched.facts);
    json ours;
    for (const char* name :
         {"headline", "lead", "temperature", "forecast", "evidence", "judge", "safetyProved", "regions",
          "choices", "kos", "doubtful", "teire", "openPoints", "exactPoints", "finished"})
        ours[name] = std::move(all[name]);
    ours["moves"] = std::move(all["moveInfos"]);
    if (all.contains("tedomari")) ours["lastBigMove"] = std::move(all["tedomari"]);
    const auto proved = analysis::proved_best(*searched.facts);
    ours["provedBest"] = proved ? json(go::to_string(proved->point)) : json();
    return ours;
}

}  // namespace

Result<Perspective> parse_perspective(std::string_view word) {
    for (const Perspective perspective : {Perspective::mover, Perspective::black, Perspective::white}) {
        if (to_string(perspective) == word) return perspective;
    }
    return Error{"must be BLACK, WHITE or SIDETOMOVE"};
}

std::string_view to_string(Perspective perspective) {
    constexpr std::string_view names[] = {"SIDETOMOVE", "BLACK", "WHITE"};
    return names[static_cast<int>(perspective)];
}

json to_json(const Searched& searched, const SearchView& view) {
    const Eyes eyes(view.perspective, searched.color);
    json result{{"moveInfos", json::array()}, {"rootInfo", root_json(searched, eyes)}};
    for (const Row& row : rows_of(searched, view))
        result["moveInfos"].push_back(move_json(searched, row, result["moveInfos"].size(), eyes, view));
    if (view.policy) result["policy"] = policy_json(searched);
    const auto& owned = searched.choice.owned;
    if (owned && view.ownership) result["ownership"] = board_of(searched, owned->mean, &eyes);
    if (owned && view.ownership_spread) result["ownershipStdev"] = board_of(searched, owned->spread, nullptr);
    result["tedomari"] = our_json(searched);
    return result;
}

std::string to_line(const Searched& searched, const SearchView& view, Dialect dialect) {
    const Eyes eyes(view.perspective, searched.color);
    std::string text;
    const auto board = [&](const char* name, const go::PointMap<float>& map, bool signed_) {
        text += std::string(" ") + name;
        for_each_row_by_row(searched.game.size(), [&](Point p) {
            text += fmt::format(" {:.4f}", signed_ ? eyes.of_black(map[p]) : map[p]);
        });
    };
    const auto number = [&](const char* name, double value) {
        text += fmt::format(" {} {:.6f}", name, value);
    };
    int order = 0;
    for (const Row& row : rows_of(searched, view)) {
        const TreeMove& move = *row.move;
        text += fmt::format("{}info move {} visits {}", order == 0 ? "" : " ", go::to_string(move.move.point),
                            row.visits);
        if (dialect == Dialect::leela) {
            const auto tenthousandths = [](double x) { return std::lround(x * 10000); };
            const double rate = eyes.rate(move.win);
            text +=
                fmt::format(" winrate {} prior {} lcb {}", tenthousandths(rate), tenthousandths(move.prior),
                            tenthousandths(rate - eyes.of_mover(radius_of(move)) / 2));
        } else {
            text += fmt::format(" edgeVisits {}", move.visits);
            for_each_number(row, eyes, view, number);
        }
        text += fmt::format(" order {} pv", order++);
        const std::size_t length = line_length(move, view);
        for (std::size_t i = 0; i < length; ++i) text += " " + go::to_string(move.line[i].point);
        const auto visits = [&](const char* name) {
            text += std::string(" ") + name;
            for (std::size_t i = 0; i < length; ++i) text += " " + std::to_string(move.line_visits[i]);
        };
        if (view.pv_visits) visits("pvVisits");
        if (view.pv_edge_visits) visits("pvEdgeVisits");
        if (move.owned && view.moves_ownership) board("movesOwnership", move.owned->mean, true);
        if (move.owned && view.moves_ownership_spread)
            board("movesOwnershipStdev", move.owned->spread, false);
    }
    if (view.root_info) {
        text += fmt::format(" rootInfo visits {}", searched.choice.visits);
        for_each_root_number(searched, eyes, number);
    }
    const auto& owned = searched.choice.owned;
    if (owned && view.ownership) board("ownership", owned->mean, true);
    if (owned && view.ownership_spread) board("ownershipStdev", owned->spread, false);
    return text;
}

std::string raw_look(const net::Look& look, const go::Game& game, int symmetry) {
    const net::Prospect seen = net::prospect(look, game);
    std::string text = fmt::format(
        "symmetry {}\nwhiteWin {:.6f}\nwhiteLoss {:.6f}\nnoResult 0.000000\nwhiteLead {:.3f}\n"
        "whiteScoreSelfplay {:.3f}\nwhiteScoreSelfplaySq {:.3f}\nvarTimeLeft {:.3f}\n"
        "shorttermWinlossError -1.000\nshorttermScoreError -1.000\npolicy\n",
        symmetry, (1 - seen.win) / 2, (1 + seen.win) / 2, -seen.score, -seen.score,
        seen.score * seen.score + seen.spread * seen.spread, seen.undecided);
    const auto rows = [&](auto&& number) {
        for_each_row_by_row(game.size(), [&](Point p) {
            text += number(p) + (p.column() + 1 == game.size().width ? "\n" : " ");
        });
    };
    rows([&](Point p) {
        return game.is_legal({game.to_move(), p}) ? fmt::format("{:.6f}", look.policy[p])
                                                  : std::string("NAN");
    });
    text += fmt::format("policyPass {:.6f}\nwhiteOwnership\n", look.pass);
    rows([&](Point p) { return fmt::format("{:.7f}", -look.ownership(p)); });
    return text;
}

}  // namespace tedomari::render
