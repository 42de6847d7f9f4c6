// SPDX-License-Identifier: MIT
#include "analysis/review.h"

#include <algorithm>
#include <chrono>
#include <map>

#include "analysis/review_loss.h"
#include "analysis/review_position.h"
#include "sgf/question_node.h"
#include "sgf/replay.h"

namespace tedomari::analysis {

namespace {

using go::Color;

class Reviewer {
public:
    Reviewer(const sgf::Tree& tree, const ReviewSettings& settings)
        : tree_(tree), settings_(settings), start_(std::chrono::steady_clock::now()) {}

    Result<ReviewReport> run();

private:
    void replay();
    go::Game game(int position) const;
    void look_backwards();
    survey::SurveySettings effort(int position) const;
    void solve_sum(int position, const WholeBoardReport& found, ReviewedPosition& kept);
    bool is_worth_more(int position, const WholeBoardReport& found, const ReviewedPosition& kept);
    bool cancelled() const {
        const auto* cancel = settings_.survey.cancel;
        return cancel != nullptr && cancel->load();
    }
    ReviewedMove judge(int number) const;
    void sum_up();
    void tell_so_far();
    void add(std::size_t index);
    void choose_diagrams();
    std::vector<FoughtKo> kos() const;

    const sgf::Tree& tree_;
    const ReviewSettings& settings_;
    std::chrono::steady_clock::time_point start_, told_ = start_;
    ReviewReport report_;
    std::vector<sgf::NodeId> nodes_;  // the last before move 1, 2, … and the last of all
    std::vector<go::Move> moves_;
    std::map<int, ReviewedPosition> positions_;  // by number of moves played
    LateSums sums_;
    int looked_longer_ = 0;
};

void Reviewer::replay() {
    sgf::Warnings ignored;
    sgf::Replay replay(tree_, report_.info);
    nodes_.push_back(sgf::Tree::root);
    for (const sgf::NodeId node : sgf::main_line(tree_)) {
        const auto move = sgf::move_of(tree_, node, report_.size);
        const int before = replay.move_number();
        replay.play(node, ignored);
        if (replay.move_number() == before || !move) {  // setup: a new beginning
            nodes_.back() = node;
            continue;
        }
        moves_.push_back(*move);
        nodes_.push_back(node);
    }
    report_.rules = replay.game().rules();
    report_.komi = komi_of(replay.game());
    report_.game_moves = static_cast<int>(moves_.size());
}

// The game up to there, with who moves next in it to move.
go::Game Reviewer::game(int position) const {
    const auto at = static_cast<std::size_t>(position);
    sgf::Warnings ignored;
    go::Game game = sgf::game_up_to(tree_, report_.info, nodes_[at], ignored);
    if (at < moves_.size()) game.set_to_move(moves_[at].color);
    return game;
}

// Where hardly anything was proved a move later, hardly anything will be: the opening is for the judge.
survey::SurveySettings Reviewer::effort(int position) const {
    survey::SurveySettings effort = settings_.survey;
    const auto later = positions_.find(position + 1);
    if (later == positions_.end()) return effort;
    if (later->second.exact_points * 4 < later->second.open_points) effort.time /= 5;
    return effort;
}

// Where regions are exact that takes little time, and elsewhere none.
void Reviewer::solve_sum(int position, const WholeBoardReport& found, ReviewedPosition& kept) {
    Limits limits;
    limits.nodes = 200'000;
    if (settings_.survey.nodes == 0) limits.time = settings_.survey.time;
    Budget budget(limits, settings_.survey.cancel);
    solve(kept, found, sums_, budget);
    const auto next = positions_.find(position + 1);
    if (next == positions_.end()) return;
    solve_together(kept, found, sums_, budget, moves_[static_cast<std::size_t>(position)], next->second);
}

// Whether all later positions are solved and this one is not, though little is open: then it is looked at for longer, a few
// times in a game.
bool Reviewer::is_worth_more(int position, const WholeBoardReport& found, const ReviewedPosition& kept) {
    constexpr int most_times = 4, most_open = 40;
    const auto next = positions_.find(position + 1);
    if (next != positions_.end() && !(next->second.perfect && next->second.perfect->is_decided()))
        return false;
    if (kept.perfect && kept.perfect->is_decided()) return false;
    if (settings_.survey.nodes > 0 || found.open_points > most_open) return false;
    return looked_longer_++ < most_times;
}

void Reviewer::look_backwards() {
    const int last = report_.game_moves, first = report_.from - 1;
    for (int i = last; i >= first; --i) {
        auto found = cancelled() ? std::nullopt : std::optional(whole_board(game(i), effort(i)));
        if (!found || cancelled()) {  // what was cut short is not worth keeping
            report_.interrupted = true;
            return;
        }
        ReviewedPosition kept = kept_of(*found);
        solve_sum(i, *found, kept);
        if (is_worth_more(i, *found, kept)) {
            survey::SurveySettings longer = settings_.survey;
            longer.time *= 6;
            found = whole_board(game(i), longer);
            kept = kept_of(*found);
            solve_sum(i, *found, kept);
        }
        if (const auto next = positions_.find(i + 1); next != positions_.end())
            see_in_hindsight(kept, found->position.to_move, next->second);
        ++report_.positions;
        report_.regions += found->regions.size();
        for (const BoardRegion& region : found->regions) report_.remembered += region.remembered ? 1 : 0;
        positions_.emplace(i, std::move(kept));
        report_.judge = found->judge;
        if (settings_.progress) settings_.progress(last - i + 1, last - first + 1);
        tell_so_far();
    }
}

ReviewedMove Reviewer::judge(int number) const {
    const ReviewedPosition& before = positions_.at(number - 1);
    const ReviewedPosition& after = positions_.at(number);
    ReviewedMove result;
    result.number = number;
    result.move = moves_[static_cast<std::size_t>(number - 1)];
    result.lead = before.lead;
    result.temperature = before.temperature.value;
    result.move_exact = before.temperature.is_exact();
    result.forecast = before.forecast;
    result.give_or_take = before.give_or_take;
    result.judged = before.evidence;
    result.forecast_after = after.forecast;
    result.best = before.best;
    result.best_line = before.best_line;
    result.open_points = before.open_points;
    result.exact_points = before.exact_points;
    result.perfect = before.perfect;
    result.withdrawn = before.withdrawn;
    result.kept = before.kept;
    const MoveCost cost = cost_of(before, result.move, after);
    result.loss = cost.loss;
    result.evidence = cost.evidence;
    result.drift = cost.drift;
    const auto earlier = positions_.find(number - 2);
    result.mistake = mistake_of({earlier == positions_.end() ? nullptr : &earlier->second, &before, &after},
                                result.move, result.loss);
    if (result.move.is_pass()) return result;
    if (const auto* region = before.region_at(result.move.point)) {
        result.kind = region->kind;
        result.in_region = true;
    }
    return result;
}

void Reviewer::add(std::size_t index) {
    const ReviewedMove& move = report_.moves[index];
    PlayerSummary& player = report_.players[static_cast<std::size_t>(move.move.color)];
    ++player.moves;
    player.lost_nothing += move.loss == Rational(0) ? 1 : 0;
    const bool proved = move.evidence == Evidence::proved;
    player.proved += proved ? 1 : 0;
    (proved ? player.lost_proved : player.lost_judged) += move.loss;
    for (auto* worst : {&player.worst, &report_.biggest}) {
        if (move.loss > Rational(0) && (!*worst || move.loss > report_.moves[**worst].loss)) *worst = index;
    }
}

// One for each move that was missed, however often.
void Reviewer::choose_diagrams() {
    std::vector<std::size_t> losses;
    for (const MissedMove& missed : report_.story.missed) {
        if (losses.size() < settings_.diagrams) losses.push_back(missed.worst);
    }
    std::sort(losses.begin(), losses.end());
    for (const std::size_t i : losses)
        report_.diagrams.push_back({i, positions_.at(report_.moves[i].number - 1).board});
}

// Of the moves that were judged, which have no gaps.
std::vector<FoughtKo> Reviewer::kos() const {
    if (report_.moves.empty()) return {};
    std::vector<const ReviewedPosition*> positions{&positions_.at(report_.moves.front().number - 1)};
    for (const ReviewedMove& move : report_.moves) positions.push_back(&positions_.at(move.number));
    return fought_kos(positions, report_.moves);
}

void Reviewer::sum_up() {
    for (int number = 1; number <= report_.game_moves; ++number) {
        if (positions_.count(number) == 0 || positions_.count(number - 1) == 0) continue;
        report_.moves.push_back(judge(number));
        add(report_.moves.size() - 1);
    }
    report_.story = story_of(report_.moves, report_.size);
    for (ReviewedMove& move : report_.moves) move.phase = phase_of(report_.story, move.number);
    choose_diagrams();
    report_.kos = kos();
    if (const auto last = positions_.find(report_.game_moves); last != positions_.end()) {
        report_.final_lead = last->second.lead;
        report_.final_evidence = last->second.evidence;
    }
    const sgf::Outcome outcome = sgf::parse_result(report_.info.result);
    const auto end = positions_.find(report_.game_moves);
    report_.last_chance =
        last_chance(report_.moves, end != positions_.end() ? end->second.perfect : std::nullopt, outcome);
    if (outcome.margin && outcome.winner)
        report_.recorded = *outcome.winner == Color::black ? *outcome.margin : -*outcome.margin;
}

void Reviewer::tell_so_far() {
    constexpr std::chrono::seconds pause(2);
    const auto now = std::chrono::steady_clock::now();
    if (!settings_.so_far || now - told_ < pause) return;
    told_ = now;
    const ReviewReport plain = report_;
    sum_up();
    report_.interrupted = true;  // as far as anybody can tell by now
    settings_.so_far(report_);
    report_ = plain;
}

Result<ReviewReport> Reviewer::run() {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree_, ignored);
    if (!info) return info.error();
    report_.info = *info;
    report_.size = info->size;
    report_.from = std::max(1, settings_.from.value_or(1));
    replay();
    if (moves_.empty()) return Error{"the game has no moves"};
    if (report_.from > report_.game_moves)
        return Error{"the game has only " + std::to_string(report_.game_moves) + " moves"};
    look_backwards();
    sum_up();
    report_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    return std::move(report_);
}

}  // namespace

Result<ReviewReport> review(const sgf::Tree& tree, const ReviewSettings& settings) {
    return Reviewer(tree, settings).run();
}

}  // namespace tedomari::analysis
