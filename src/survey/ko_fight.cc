// SPDX-License-Identifier: MIT
#include "survey/ko_fight.h"

#include <algorithm>

#include "base/nearest.h"

namespace tedomari::survey {

namespace {

using go::Color;
using go::Move;
using go::Point;
using go::PointSet;

constexpr std::size_t tried = 16;  // moves of each color that may be threats, the likeliest
constexpr double changes = 0.5;  // of an owner, -1 … 1: so much, and the point is part of what is threatened

// What a single glance says when either side has the move.
struct Sight {
    Outlook outlook;
    // What the player to move would gain by it at a point, Black positive.
    double turn(Point p) const { return outlook.ownership[p] - (*outlook.other)[p]; }
    double mean(Point p) const { return (outlook.ownership[p] + (*outlook.other)[p]) / 2; }
};

class Fight {
public:
    Fight(const go::Game& game, const Survey& survey, const Judge& judge, Move take, Point stone)
        : game_(game), survey_(survey), judge_(judge) {
        fight_.take = take;
        fight_.stone = stone;
        fight_.region = survey.region_at(take.point);
        if (!fight_.region) fight_.region = survey.region_at(stone);
    }

    // Nothing when it is worth less.
    std::optional<KoFight> run(Rational least);

private:
    std::vector<Sight> look(const std::vector<go::Game>& games) const;
    go::Game with(std::initializer_list<Move> moves) const;
    Color taker() const { return fight_.take.color; }
    Color holder() const { return go::opponent(taker()); }
    bool weigh();
    void find_proved(Color color);
    void find_seen(Color color);
    void keep_apart(std::vector<std::pair<KoThreat, PointSet>> found, std::vector<KoThreat>& threats) const;
    void decide();

    const go::Game& game_;
    const Survey& survey_;
    const Judge& judge_;
    KoFight fight_;
    PointSet zone_;  // what the ko decides
};

std::vector<Sight> Fight::look(const std::vector<go::Game>& games) const {
    std::vector<Sight> sights;
    for (const Outlook& outlook : judge_.glance(games)) {
        if (!outlook.other) return {};
        sights.push_back({outlook});
    }
    return sights;
}

go::Game Fight::with(std::initializer_list<Move> moves) const {
    go::Game game = game_;
    for (const Move& move : moves) game.play(move);
    return game;
}

// The points that change hands between the two ends, and what a move is worth.
bool Fight::weigh() {
    const Move fill{taker(), fight_.stone}, keep{holder(), fight_.take.point};
    const std::vector<Sight> ends = look({with({fight_.take, fill}), with({keep})});
    if (ends.size() == 2) {
        double between = 0;
        go::for_each_point(game_.size(), [&](Point p) {
            const double changed = ends[0].mean(p) - ends[1].mean(p);
            between += changed;
            if (std::abs(changed) > changes) zone_.insert(p);
        });
        fight_.worth = nearest(go::sign(taker()) * between / 3, 10) - 1;
        // No move is larger than the largest.
        if (!survey_.regions.empty())
            fight_.worth = std::min(fight_.worth, survey_.regions.front().walls.temperature());
    }
    zone_.insert(fight_.stone);
    zone_.insert(fight_.take.point);
    if (fight_.region) {
        const SurveyedRegion& region = survey_.regions[*fight_.region];
        if (region.game.evidence == Evidence::proved || region.game.evidence == Evidence::judged) {
            fight_.worth = region.walls.temperature();
            fight_.evidence = region.game.claim();
            zone_ |= region.open.points;
        }
    }
    return ends.size() == 2 || fight_.evidence != Evidence::learned;
}

void Fight::find_proved(Color color) {
    for (const SurveyedRegion& region : survey_.regions) {
        if (region.game.evidence != Evidence::proved || region.open.points.intersects(zone_)) continue;
        const auto threats = region.threats(color);
        if (threats.empty() || threats.front().temperature <= fight_.worth) continue;
        fight_.threats[static_cast<std::size_t>(color)].push_back(
            {threats.front().move, threats.front().temperature, threats.front().loss, region.game.claim()});
    }
}

// While the other holds the ko.
void Fight::find_seen(Color color) {
    go::Game game = color == taker() ? game_ : with({fight_.take});
    game.set_to_move(color);
    const std::vector<Sight> before = look({game});
    if (before.empty()) return;
    std::vector<std::pair<double, Move>> likely;
    go::for_each_point(game.size(), [&](Point p) {
        const Move move{color, p};
        if (!zone_.contains(p) && game.board().is_empty(p) && game.is_legal(move))
            likely.emplace_back(before[0].outlook.policy[p], move);
    });
    std::sort(likely.begin(), likely.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    if (likely.size() > tried) likely.resize(tried);
    std::vector<go::Game> after;
    for (const auto& [policy, move] : likely) {
        after.push_back(game);
        after.back().play(move);
    }
    const std::vector<Sight> sights = look(after);
    std::vector<std::pair<KoThreat, PointSet>> found;
    for (std::size_t i = 0; i < sights.size(); ++i) {
        double gained = 0, lost = 0;
        PointSet stake;
        go::for_each_point(game.size(), [&](Point p) {
            if (zone_.contains(p)) return;
            const double again = -go::sign(color) * sights[i].turn(p);  // it is the other's turn
            gained += again;
            lost += go::sign(color) * (before[0].outlook.ownership[p] - sights[i].outlook.ownership[p]);
            if (again > changes) stake.insert(p);
        });
        const Rational size = nearest(gained / 2, 10) - 1;
        if (size > fight_.worth && !stake.empty())
            found.push_back({{likely[i].second, size, std::max(nearest(lost, 10), Rational(0))}, stake});
    }
    keep_apart(std::move(found), fight_.threats[static_cast<std::size_t>(color)]);
}

// Of several that threaten the same only the largest counts.
void Fight::keep_apart(std::vector<std::pair<KoThreat, PointSet>> found,
                       std::vector<KoThreat>& threats) const {
    std::sort(found.begin(), found.end(),
              [](const auto& a, const auto& b) { return a.first.size > b.first.size; });
    PointSet taken;
    for (const KoThreat& threat : threats) {
        taken.insert(threat.move.point);
        if (const auto region = survey_.region_at(threat.move.point))
            taken |= survey_.regions[*region].open.points;
    }
    for (const auto& [threat, stake] : found) {
        if (taken.intersects(stake) || taken.contains(threat.move.point)) continue;
        taken |= stake;
        taken.insert(threat.move.point);
        threats.push_back(threat);
    }
    std::sort(threats.begin(), threats.end(),
              [](const KoThreat& a, const KoThreat& b) { return a.size > b.size; });
}

// Who holds the ko and has the move ends it.  Else whoever needs a threat first needs more of them.
void Fight::decide() {
    const auto count = [&](Color color) { return fight_.threats[static_cast<std::size_t>(color)].size(); };
    const Color mover = game_.to_move();
    const bool banned = game_.board().ko_ban() == fight_.take;
    if (mover == holder()) {
        fight_.winner = holder();
        return;
    }
    const Color first = banned ? taker() : holder(), other = go::opponent(first);
    fight_.winner = count(first) > count(other) ? first : other;
}

std::optional<KoFight> Fight::run(Rational least) {
    if (!weigh() || fight_.worth < least) return std::nullopt;
    for (const Color color : {Color::black, Color::white}) {
        find_proved(color);
        find_seen(color);
    }
    decide();
    return fight_;
}

}  // namespace

std::vector<KoFight> ko_fights(const go::Game& game, const Survey& survey, const Judge& judge,
                               Rational least) {
    std::vector<KoFight> fights;
    const go::Board& board = game.board();
    go::for_each_point(board.size(), [&](Point p) {
        for (const Color color : {Color::black, Color::white}) {
            const Move take{color, p};
            if (!board.is_empty(p) || !board.is_ko_shape(take)) continue;
            Point stone;
            for (const Point q : p.neighbours()) {
                if (board.at(q) == go::cell(go::opponent(color)) && board.liberties(q) == 1) stone = q;
            }
            if (auto fight = Fight(game, survey, judge, take, stone).run(least))
                fights.push_back(std::move(*fight));
        }
    });
    std::sort(fights.begin(), fights.end(),
              [](const KoFight& a, const KoFight& b) { return a.worth > b.worth; });
    return fights;
}

}  // namespace tedomari::survey
