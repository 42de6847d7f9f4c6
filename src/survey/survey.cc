// SPDX-License-Identifier: MIT
#include "survey/survey.h"

#include <algorithm>
#include <iterator>

#include "go/area.h"
#include "scoring/counting.h"
#include "scoring/life.h"
#include "survey/judged_region.h"
#include "survey/reply.h"
#include "survey/ring.h"
#include "survey/score_look.h"
#include "survey/taken.h"
#include "survey/tempo.h"

namespace tedomari::survey {

namespace {

using go::Cell;
using go::Color;
using go::Point;
using go::PointSet;
using local::LocalGame;
using Clock = std::chrono::steady_clock;

cgt::Thermograph walls_of(const LocalGame& game) {
    if (game.evidence == Evidence::proved && game.black_master) return *game.black_master;
    return gote(game.count.value, game.temperature.value);
}

// From this likelihood of a pass on the game is over: of 60 games held back from training 95 % are then counted
// as they were.
constexpr double game_is_over = 0.1;
constexpr double sure_of_life = 0.9;

// What is so small is worth a moment even when the time is over.
constexpr int always_searched = 5;
constexpr std::chrono::nanoseconds at_least = std::chrono::milliseconds(10);

class Surveying {
public:
    Surveying(const go::Game& game, const SurveySettings& settings)
        : game_(game), board_(game.board()), settings_(settings), start_(Clock::now()) {}

    Survey run();

private:
    Partition parts();
    Partition parts_read(ChainReader& reader);
    void cut_again();
    std::vector<SurveyedRegion> valued(const std::vector<OpenRegion>& regions, std::chrono::nanoseconds time);
    bool is_judged(const SurveyedRegion& region) const { return survey_.is_judged(region); }
    void bear_out();
    void bear_out(SurveyedRegion& region);
    bool stands(const SurveyedRegion& region) const;
    void adopt(const WiderRegion& wider, const LocalGame& game, SurveyedRegion& region);
    void find_teire();
    std::chrono::nanoseconds left() const { return settings_.time - (Clock::now() - start_); }
    bool cancelled() const { return settings_.cancel != nullptr && settings_.cancel->load(); }
    SurveyedRegion value(const OpenRegion& open, std::chrono::nanoseconds time);
    void finish(SurveyedRegion& region) const;
    void go_on_as_read();
    void count();
    Result<LocalGame> searched(const OpenRegion& open, std::chrono::nanoseconds time) const;
    std::optional<LocalGame> known_or_searched(const go::Board& model, const PointSet& points) const;
    LocalGame judged(const OpenRegion& open, const Result<LocalGame>& found) const;

    const go::Game& game_;
    const go::Board& board_;
    const SurveySettings& settings_;
    Clock::time_point start_;
    Survey survey_;
    Ownership waiting_;  // what the judge expects had the other the move
};

// What the search says, however far it came; nothing when the region is none.
Result<LocalGame> Surveying::searched(const OpenRegion& open, std::chrono::nanoseconds time) const {
    endgame::Effort effort;
    effort.time = time;
    effort.memory = settings_.memory;
    effort.cancel = settings_.cancel;
    if (settings_.nodes > 0) {
        effort.nodes = settings_.nodes;
        effort.time = std::chrono::hours(1);
    }
    return endgame::evaluate(survey_.partition.model, open.points, effort);
}

// What the search says where it came to an end and is believed; else what the judge says within its bounds.
LocalGame Surveying::judged(const OpenRegion& open, const Result<LocalGame>& found) const {
    LocalGame judged = judged_game(board_, open.points, survey_.judgement);
    if (!found) {
        judged.notices.push_back(found.error().message);
        return judged;
    }
    if (found->basis != local::Basis::unfinished && is_believed(*found, judged)) return *found;
    keep_within(*found, judged);
    return judged;
}

SurveyedRegion Surveying::value(const OpenRegion& open, std::chrono::nanoseconds time) {
    SurveyedRegion region{open, {}, {}, 0, false};
    const auto begin = Clock::now();
    if (open.empty <= always_searched) time = std::max(time, std::min(at_least, settings_.time));
    const go::Board& model = survey_.partition.model;
    std::optional<LocalGame> known;
    if (settings_.store != nullptr) known = recall(*settings_.store, model, open.points);
    if (known) {
        region.game = judged(open, std::move(*known));
        region.remembered = true;
    } else if (cancelled() || (time <= std::chrono::nanoseconds(0) && settings_.nodes == 0)) {
        region.game = judged_game(board_, open.points, survey_.judgement);
        region.game.notices.push_back("not searched: no time was left");
        survey_.finished = survey_.finished && !cancelled();
    } else {
        const Result<LocalGame> found = searched(open, time);
        if (found && settings_.store != nullptr && !cancelled()) remember(*settings_.store, model, *found);
        region.game = judged(open, found);
    }
    finish(region);
    region.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    return region;
}

void Surveying::finish(SurveyedRegion& region) const {
    region.game.border = region.open.border;
    region.walls = walls_of(region.game);
    const auto by = [&](const Ownership& owners) {
        const Rational ends_as = count_by(owners, board_, region.open.points);
        if (region.game.evidence == Evidence::proved) return ends_as;
        return std::clamp(ends_as, region.game.count.low, region.game.count.high);
    };
    region.expected = by(survey_.judgement.expected);
    region.waiting = by(waiting_);
}

// The smallest first: what they leave of the time is the others'.
std::vector<SurveyedRegion> Surveying::valued(const std::vector<OpenRegion>& regions,
                                              std::chrono::nanoseconds time) {
    std::vector<SurveyedRegion> found;
    const auto until = Clock::now() + time;
    for (std::size_t i = regions.size(); i-- > 0;)
        found.push_back(value(regions[i], (until - Clock::now()) / static_cast<std::int64_t>(i + 1)));
    return found;
}

// What wide walls leave unproved is cut again where narrower ones stand.  A cut that proves nothing is undone:
// one region is judged better than its pieces.
void Surveying::cut_again() {
    if (settings_.regions || survey_.judgement.evidence != Evidence::learned) return;
    std::vector<SurveyedRegion> regions = std::move(survey_.regions);
    survey_.regions.clear();
    std::optional<Partition> narrow;
    for (SurveyedRegion& region : regions) {
        const bool worth_it = is_judged(region) && region.open.empty > 2 && !cancelled() &&
                              (settings_.nodes > 0 || left() > settings_.time / 8);
        if (worth_it && !narrow) narrow = partition(board_, survey_.judgement, narrower(settings_.partition));
        if (worth_it) {
            const Partition wide = survey_.partition;
            Cut cut = cut_region(wide, region.open.points, *narrow, board_);
            survey_.partition = std::move(cut.partition);
            auto pieces = valued(cut.pieces, (left() - settings_.time / 8) / 2);
            if (std::any_of(pieces.begin(), pieces.end(), [&](const auto& r) { return !is_judged(r); })) {
                std::move(pieces.begin(), pieces.end(), std::back_inserter(survey_.regions));
                survey_.cut_again = true;
                continue;
            }
            survey_.partition = wide;
        }
        survey_.regions.push_back(std::move(region));
    }
}

// A proof that is quickly found.
std::optional<LocalGame> Surveying::known_or_searched(const go::Board& model, const PointSet& points) const {
    if (settings_.store != nullptr) {
        if (auto known = recall(*settings_.store, model, points)) return known;
    }
    endgame::Effort effort;
    effort.nodes = 5000;
    effort.time = std::max(left() / 4, at_least);
    effort.memory = settings_.memory;
    effort.cancel = settings_.cancel;
    effort.second_opinions = false;
    auto found = endgame::evaluate(model, points, effort);
    if (!found) return std::nullopt;
    if (settings_.store != nullptr && found->evidence == Evidence::proved)
        remember(*settings_.store, model, *found);
    return std::move(*found);
}

// Whether the region is worth the same with the ground around it in play; if not, it becomes that wide.  What cannot be
// told is left to the judge.
void Surveying::bear_out(SurveyedRegion& region) {
    constexpr int most_rings = 4;
    for (int ring = 0; ring < most_rings; ++ring) {
        const auto wider = one_ring_wider(survey_.partition, region.open.points, board_);
        if (!wider) return;
        const auto game = known_or_searched(wider->model, wider->points);
        if (!game || game->evidence != Evidence::proved) break;
        if (is_borne_out(region.game, *game, wider->held)) return;
        adopt(*wider, *game, region);
    }
    region.game.evidence = Evidence::judged;
    finish(region);
}

void Surveying::adopt(const WiderRegion& wider, const LocalGame& game, SurveyedRegion& region) {
    Partition& parts = survey_.partition;
    const auto open = std::find_if(parts.regions.begin(), parts.regions.end(),
                                   [&](const OpenRegion& o) { return o.points == region.open.points; });
    wider.points.for_each([&](Point p) { parts.owner[p] = Cell::empty; });
    parts.model = wider.model;
    region.open.points = wider.points;
    region.open.empty = empty_points(board_, wider.points);
    if (open != parts.regions.end()) *open = region.open;
    region.game = game;
    finish(region);
}

// A stone that is taken on the real board and not on the model was saved by ground that nobody has played.  One that is
// taken on both is a sacrifice.
bool Surveying::stands(const SurveyedRegion& region) const {
    for (const Color color : {Color::black, Color::white}) {
        const std::vector<go::Move>& moves = region.line(color).moves;
        if (moves.empty() || moves.front().is_pass()) continue;
        if (is_taken_at_once(board_, moves.front()) &&
            !is_taken_at_once(survey_.partition.model, moves.front()))
            return false;
    }
    return true;
}

void Surveying::bear_out() {
    if (settings_.regions || survey_.judgement.evidence != Evidence::learned) return;
    for (SurveyedRegion& region : survey_.regions) {
        if (region.game.evidence != Evidence::proved || region.open.border == local::Border::proved) continue;
        bear_out(region);
        if (stands(region)) continue;
        region.game = judged_game(board_, region.open.points, survey_.judgement);
        region.game.notices.push_back("a move that seems large is taken at once");
        finish(region);
    }
}

// Where the judge has read that play goes on in a region, it goes on so.
void Surveying::go_on_as_read() {
    const std::vector<go::Move>& read = survey_.judgement.line;
    if (read.empty() || read.front().is_pass()) return;
    for (SurveyedRegion& region : survey_.regions) {
        if (!is_judged(region) || !region.open.points.contains(read.front().point)) continue;
        (game_.to_move() == Color::black ? region.game.black : region.game.white).moves = read;
    }
}

Partition Surveying::parts() {
    if (settings_.regions) return continued(*settings_.regions, board_);
    survey_.judgement =
        settings_.judgement ? *settings_.judgement : settings_.judge->judge(game_, settings_.cancel);
    if (settings_.reading_nodes == 0) return partition(board_, survey_.judgement, settings_.partition);
    Limits limits;
    if (settings_.nodes == 0) limits.time = settings_.time / 4;
    Budget budget(limits, settings_.cancel);
    ChainReader reader(board_, settings_.reading_nodes, budget);
    return parts_read(reader);
}

// Chains that matter and on which judge and random games do not agree are read longest.
Partition Surveying::parts_read(ChainReader& reader) {
    if (survey_.judgement.evidence == Evidence::learned) {
        survey_.disputes = disputes(board_, survey_.judgement, settings_.cancel);
        for (const Dispute& dispute : survey_.disputes)
            reader.read_longer(dispute.stones, 10 * settings_.reading_nodes);
    }
    Partition parts = partition(board_, survey_.judgement, settings_.partition, &reader);
    settle(survey_.disputes, parts.chains);
    overrule(survey_.judgement, board_, parts.chains);
    Limits limits;
    limits.nodes = 100 * settings_.reading_nodes;
    if (settings_.nodes == 0) limits.time = settings_.time / 8;
    Budget budget(limits, settings_.cancel);
    read_groups(survey_.disputes, board_, budget);
    return parts;
}

// Once everything between the colors is filled.
void Surveying::find_teire() {
    const Partition& parts = survey_.partition;
    go::FinalStatus status;
    go::for_each_point(board_.size(), [&](Point p) {
        const bool taken = go::is_stone(board_.at(p)) && go::is_stone(parts.owner[p]);
        if (taken && parts.owner[p] != board_.at(p)) status.dead.insert(p);
    });
    const scoring::Tally tally = scoring::tally(board_, status, *go::parse_rules("japanese"));
    for (const Color color : {Color::black, Color::white}) {
        tally.of(color).teire.for_each([&](Point p) {
            if (parts.owner[p] != go::cell(color)) return;
            survey_.teire.insert(p);
            survey_.teire_cost += go::sign(color);
        });
    }
}

// Where the judge expects a pass, counting is asked, which knows seki and what must be filled.
void Surveying::count() {
    if (settings_.regions || survey_.judgement.pass < game_is_over) return;
    Limits limits;
    if (settings_.nodes == 0) limits.time = time_for_counting(left());
    Budget budget(limits, settings_.cancel);
    scoring::LifeSettings life;
    life.ownership = survey_.judgement.ownership;
    // As `score` counts, whoever judges.
    if (survey_.judgement.evidence == Evidence::learned) life.ownership = ownership_of(look_all_ways(board_));
    scoring::Terms terms = scoring::terms_of(game_, 0);
    terms.rules.komi = 0;
    const scoring::Judged judged = scoring::judge_life(board_, terms.rules, life, budget);
    const bool sure = std::all_of(judged.chains.begin(), judged.chains.end(), [](const auto& verdict) {
        return verdict.life != scoring::Life::unsettled && verdict.confidence >= sure_of_life;
    });
    if (!sure) return;
    const scoring::Tally tally = scoring::tally(board_, judged.status, terms.rules);
    survey_.counted = scoring::arithmetic(tally, board_, terms).score;
}

Survey Surveying::run() {
    survey_.partition = parts();
    waiting_ = survey_.judgement.waiting();
    const std::vector<OpenRegion> open = survey_.partition.regions;
    const bool looks = survey_.judgement.evidence == Evidence::learned;
    for (std::size_t i = open.size(); i-- > 0;) {  // the smallest first: what they leave is the others'
        const auto later = looks ? settings_.time / 4 : std::chrono::nanoseconds(0);
        survey_.regions.push_back(value(open[i], (left() - later) / static_cast<std::int64_t>(i + 1)));
        if (settings_.progress) settings_.progress(open.size() - i, open.size());
    }
    cut_again();
    bear_out();
    if (!settings_.regions) {
        keep_to_tempo(survey_, game_.to_move());
        go_on_as_read();
        if (!cancelled()) find_sente(survey_, game_, *settings_.judge);
    }
    std::stable_sort(survey_.regions.begin(), survey_.regions.end(),
                     [](const SurveyedRegion& a, const SurveyedRegion& b) {
                         return a.walls.temperature() > b.walls.temperature();
                     });
    survey_.settled = survey_.partition.settled_territory(board_) + board_.captured(Color::white) -
                      board_.captured(Color::black);
    find_teire();
    count();
    return std::move(survey_);
}

}  // namespace

// What is proved, else what the best line threatens.
std::vector<local::Threat> SurveyedRegion::threats(Color color) const {
    std::vector<local::Threat> found;
    for (const local::Threat& threat : game.threats) {
        if (threat.move.color == color) found.push_back(threat);
    }
    const local::Line& best = line(color);
    if (found.empty() && !best.moves.empty() && best.threat)
        found.push_back({best.moves.front(), *best.threat, 0});
    return found;
}

std::chrono::nanoseconds time_for_counting(std::chrono::nanoseconds left) {
    return std::max(left, std::chrono::nanoseconds(0));
}

std::vector<cgt::Thermograph> Survey::walls() const {
    std::vector<cgt::Thermograph> result;
    for (const SurveyedRegion& region : regions) result.push_back(region.walls);
    return result;
}

Rational Survey::hottest_proved() const {
    Rational hottest = 0;
    for (const SurveyedRegion& region : regions) {
        if (region.game.evidence == Evidence::proved) hottest = std::max(hottest, region.walls.temperature());
    }
    return hottest;
}

bool Survey::holds(Color color) const {
    const auto& chains = partition.chains;
    return std::any_of(chains.begin(), chains.end(), [&](const ChainStanding& chain) {
        return chain.standing == Standing::safe && partition.model.at(chain.chain) == go::cell(color);
    });
}

std::optional<std::size_t> Survey::region_at(Point p) const {
    for (std::size_t i = 0; i < regions.size(); ++i) {
        if (regions[i].open.points.contains(p)) return i;
    }
    return std::nullopt;
}

Survey survey(const go::Game& game, const SurveySettings& settings) {
    return Surveying(game, settings).run();
}

Survey survey(const go::Board& board, const SurveySettings& settings) {
    return survey(go::Game({board, Color::black}), settings);
}

}  // namespace tedomari::survey
