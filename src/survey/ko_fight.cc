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
    Point likeliest(const go::Game& game, const Sight& sight) const;
    bool is_gone(const KoThreat& threat, const KoExchange& exchange, const Sight& sight) const;
    Rational threatens(const Sight& sight, Color color) const;
    void keep_apart(std::vector<std::pair<KoThreat, PointSet>> found, std::vector<KoThreat>& threats) const;
    void decide();
    void find_turn();

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

void Fight::decide() {
    const auto count = [&](Color color) { return static_cast<int>(fight_.threats_of(color).size()); };
    const KoCount found = count_threats(taker(), game_.to_move(), game_.board().ko_ban() == fight_.take,
                                        {count(Color::black), count(Color::white)});
    fight_.winner = found.winner;
    fight_.by_threats = found.by_threats;
    fight_.short_by = found.short_by;
}

// Of the loser's largest threats the one whose answer takes most of the winner's with it, as the judge sees it.
void Fight::find_turn() {
    constexpr std::size_t most = 4;
    const Color loser = go::opponent(fight_.winner);
    const auto &own = fight_.threats_of(loser), &his = fight_.threats_of(fight_.winner);
    if (!fight_.by_threats || own.empty() || his.empty()) return;
    std::vector<KoThreat> tried_threats = own;
    if (tried_threats.size() > most) tried_threats.resize(most);
    std::vector<go::Game> threatened;
    threatened.reserve(tried_threats.size());
    for (const KoThreat& threat : tried_threats) threatened.push_back(with({threat.move}));
    const std::vector<Sight> answers = look(threatened);
    if (answers.size() != threatened.size()) return;
    std::vector<go::Game> after;
    std::vector<KoExchange> exchanges;
    for (std::size_t i = 0; i < tried_threats.size(); ++i) {
        const Move answer{fight_.winner, likeliest(threatened[i], answers[i])};
        if (answer.is_pass()) continue;
        go::Game answered = threatened[i];
        answered.play(answer);
        exchanges.push_back({tried_threats[i].move, answer, {}});
        for (const KoThreat& threat : his) {
            after.push_back(answered);
            after.back().set_to_move(fight_.winner);
            const bool legal =
                after.back().board().is_empty(threat.move.point) && after.back().is_legal(threat.move);
            if (legal) after.back().play(threat.move);
        }
    }
    const std::vector<Sight> sights = look(after);
    if (sights.size() != after.size()) return;
    for (std::size_t i = 0; i < exchanges.size(); ++i) {
        for (std::size_t k = 0; k < his.size(); ++k) {
            const std::size_t at = i * his.size() + k;
            const bool played = after[at].to_move() == loser;
            if (!played || is_gone(his[k], exchanges[i], sights[at]))
                exchanges[i].removes.push_back(his[k].move.point);
        }
        const bool more = !fight_.turn || exchanges[i].removes.size() > fight_.turn->removes.size();
        if (more && !exchanges[i].removes.empty()) fight_.turn = exchanges[i];
    }
}

// Whether the threat, made after the exchange, is none any more.  What is exact goes only with a move in its own region; what
// is seen has to lose half of its size, for the judge's word is not so sure.
bool Fight::is_gone(const KoThreat& threat, const KoExchange& exchange, const Sight& sight) const {
    if (threat.evidence != Evidence::learned) {
        const auto region = survey_.region_at(threat.move.point);
        if (region != survey_.region_at(exchange.move.point) &&
            region != survey_.region_at(exchange.answer.point))
            return false;
    }
    const Rational size = threatens(sight, threat.move.color);
    return size <= fight_.worth && 2 * size <= threat.size;
}

// Where the player to move is likeliest to play, outside of what the ko decides; nowhere where he would rather not.
Point Fight::likeliest(const go::Game& game, const Sight& sight) const {
    Point best;
    double most = 0;
    go::for_each_point(game.size(), [&](Point p) {
        const Move move{game.to_move(), p};
        if (zone_.contains(p) || sight.outlook.policy[p] <= most || !game.board().is_empty(p) ||
            !game.is_legal(move))
            return;
        most = sight.outlook.policy[p];
        best = p;
    });
    return best;
}

// What a second move in a row would be worth to the color that has just moved.
Rational Fight::threatens(const Sight& sight, Color color) const {
    double gained = 0;
    go::for_each_point(game_.size(), [&](Point p) {
        if (!zone_.contains(p)) gained -= go::sign(color) * sight.turn(p);
    });
    return nearest(gained / 2, 10) - 1;
}

std::optional<KoFight> Fight::run(Rational least) {
    if (!weigh() || fight_.worth < least) return std::nullopt;
    for (const Color color : {Color::black, Color::white}) {
        find_proved(color);
        find_seen(color);
    }
    decide();
    find_turn();
    return fight_;
}

}  // namespace

// Who holds the ko and has the move ends it.  Else whoever needs a threat first needs more of them.
KoCount count_threats(Color taker, Color mover, bool banned, const std::array<int, 2>& threats) {
    const Color holder = go::opponent(taker);
    if (mover == holder) return {holder, false, 0};
    const Color first = banned ? taker : holder, other = go::opponent(first);
    const int ahead = threats[static_cast<std::size_t>(first)] - threats[static_cast<std::size_t>(other)];
    if (ahead > 0) return {first, true, ahead};
    return {other, true, 1 - ahead};
}

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
