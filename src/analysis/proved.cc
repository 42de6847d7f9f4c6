// SPDX-License-Identifier: MIT
#include "analysis/proved.h"

#include <cmath>
#include <fmt/format.h>

#include "analysis/goal.h"
#include "tactics/reader.h"
#include "tactics/wish.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using go::Point;

constexpr float surely = 0.3F;      // an ownership beyond this says whose a point is
constexpr double points_off = 1.0;  // a score that differs by so much is another score

std::string_view name_in_words(Color color) { return color == Color::black ? "Black" : "White"; }

// How a dead chain is taken, its owner moving first; nothing where reading finds no line.
std::vector<go::Move> line_of_capture(const go::Position& position, Point stone, Budget& budget) {
    const auto wish = tactics::parse_wish("capture(" + go::to_string(stone) + ")", position.board);
    if (!wish || wish->form != tactics::Wish::Form::goal) return {};
    tactics::ReadingTable table(std::size_t{16} << 20);
    return budget.lend([&](Budget& part) {
        return study_goal(position, wish->question, tactics::Effort{}, table, part).main_line;
    });
}

void about_chains(const WholeBoardReport& report, const Opinion& opinion, Budget& budget,
                  std::vector<Contradiction>& found) {
    if (!opinion.ownership) return;
    for (const BoardChain& chain : report.chains) {
        if (chain.evidence != Evidence::proved || chain.standing == local::Standing::open) continue;
        const Color color = go::color_of(report.position.board.at(chain.stone));
        const bool dead = chain.standing == local::Standing::dead;
        const float theirs = (*opinion.ownership)[chain.stone] * (color == Color::black ? 1.0F : -1.0F);
        if (dead ? theirs < surely : theirs > -surely) continue;
        found.push_back(
            {Contradiction::About::ownership, chain.stone,
             fmt::format("{} {} is {}", name_in_words(color), go::to_string(chain.stone),
                         dead ? "dead" : "alive"),
             fmt::format("the point is {}'s by {:.0f} %",
                         name_in_words(theirs > 0 ? color : go::opponent(color)), 50 + 50 * std::abs(theirs)),
             dead ? line_of_capture(report.position, chain.stone, budget) : std::vector<go::Move>{}});
    }
}

void about_score(const WholeBoardReport& report, const Opinion& opinion, std::vector<Contradiction>& found) {
    if (report.forecast_evidence() != Evidence::proved || !report.safety_proved) return;
    const double ours = report.forecast.to_double();
    if (std::abs(opinion.score - ours) < points_off) return;
    const RankedMove* best = report.best();
    const auto text = [](double lead) {
        return fmt::format("{}+{:.1f}", lead > 0 ? "B" : "W", std::abs(lead));
    };
    found.push_back({Contradiction::About::score, Point(), "the game ends as " + text(ours),
                     "it ends as " + text(opinion.score),
                     best != nullptr ? best->line : std::vector<go::Move>{}});
}

void about_move(const WholeBoardReport& report, const Opinion& opinion, std::vector<Contradiction>& found) {
    const auto best = proved_best(report);
    if (!best || !opinion.move || *opinion.move == *best) return;
    Rational loss = report.best()->gain;  // of a move where nothing is left to play, or a pass
    for (const RankedMove& move : report.moves) {
        if (move.line.front() == *opinion.move) loss = move.loss;
    }
    if (!opinion.move->is_pass()) {
        if (const auto region = report.region_at(opinion.move->point)) {
            bool known = false;
            for (const RankedMove& move : report.moves) known = known || move.line.front() == *opinion.move;
            for (const local::SideLine& side : report.regions[*region].game.side_lines) {
                if (side.move != *opinion.move) continue;
                loss = side.loss;
                known = true;
            }
            if (!known) return;  // a move in an open region of which nothing is proved
        }
    }
    if (loss <= Rational(0)) return;
    found.push_back(
        {Contradiction::About::move, opinion.move->point, fmt::format("{} is best", go::to_string(*best)),
         fmt::format("{} is, which loses {}", go::to_string(*opinion.move), to_mixed_string(loss)),
         report.best()->line});
}

}  // namespace

std::optional<go::Move> proved_best(const WholeBoardReport& report) {
    const RankedMove* best = report.best();
    if (best == nullptr || !report.safety_proved) return std::nullopt;
    for (const BoardRegion& region : report.regions) {
        const bool may_be_hotter = region.game.temperature.high >= best->gain;
        if (may_be_hotter && region.game.evidence != Evidence::proved) return std::nullopt;
    }
    return best->line.front();
}

std::vector<Contradiction> contradictions(const WholeBoardReport& report, const Opinion& opinion,
                                          Budget& budget) {
    std::vector<Contradiction> found;
    about_chains(report, opinion, budget, found);
    about_score(report, opinion, found);
    about_move(report, opinion, found);
    return found;
}

}  // namespace tedomari::analysis
