// SPDX-License-Identifier: MIT
#include "analysis/review.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "analysis/region_text.h"
#include "economy/wall_sum.h"
#include "local/side.h"
#include "sgf/replay.h"

namespace tedomari::analysis {

namespace {

using economy::Side;
using go::Color;
using go::Point;
using nlohmann::json;

Rational for_player(Color color, Rational value) { return color == Color::black ? value : -value; }

std::vector<cgt::Thermograph> walls_of(const BoardSummary& board) {
    std::vector<cgt::Thermograph> walls;
    for (const BoardSummary::Region& region : board.regions) walls.push_back(region.walls);
    return walls;
}

// Everything a summary depends on.
std::string position_key(const go::Board& board, const go::Rules& rules, const survey::SurveySettings& s) {
    std::string key = to_string(board.size()) + to_string(rules) + "|" + std::to_string(s.time.count()) +
                      "," + std::to_string(s.nodes) + "," + s.judge->name() + "," +
                      std::to_string(s.partition.reach) + "|" +
                      std::to_string(board.captured(Color::black)) + "," +
                      std::to_string(board.captured(Color::white)) + "|";
    go::for_each_point(board.size(),
                       [&](Point p) { key += static_cast<char>('0' + static_cast<int>(board.at(p))); });
    return key;
}

BoardSummary summarize(const survey::Survey& survey) {
    BoardSummary result;
    result.settled = survey.settled;
    const auto first = [](const local::Line& line) {
        return line.moves.empty() ? Point() : line.moves.front().point;
    };
    for (const survey::SurveyedRegion& region : survey.regions) {
        result.regions.push_back({survey::region_key(survey.partition.model, region.open.points),
                                  region.walls, region.game.evidence, region.game.kind, region.open.empty,
                                  first(region.game.black), first(region.game.white), region.open.points});
    }
    return result;
}

// Keys are bytes; JSON wants text.
std::string hex(const std::string& bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        result += digits[byte >> 4];
        result += digits[byte & 15];
    }
    return result;
}

std::string to_text(const BoardSummary& board) {
    json regions = json::array();
    for (const BoardSummary::Region& region : board.regions) {
        json points = json::array();
        region.points.for_each([&](Point p) { points.push_back(p.index()); });
        regions.push_back({{"k", region.key},
                           {"w", to_cache(region.walls)},
                           {"e", static_cast<int>(region.evidence)},
                           {"i", static_cast<int>(region.kind)},
                           {"n", region.empty},
                           {"b", region.black.index()},
                           {"o", region.white.index()},
                           {"p", std::move(points)}});
    }
    return json{{"s", to_string(board.settled)}, {"r", std::move(regions)}}.dump();
}

std::optional<BoardSummary> from_text(const std::string& text) {
    try {
        const json t = json::parse(text);
        BoardSummary board;
        const auto settled = parse_rational(t.at("s").get<std::string>());
        if (!settled) return std::nullopt;
        board.settled = *settled;
        for (const json& r : t.at("r")) {
            BoardSummary::Region region;
            const auto walls = thermograph_from_cache(r.at("w"));
            if (!walls) return std::nullopt;
            region.key = r.at("k").get<std::string>();
            region.walls = *walls;
            region.evidence = static_cast<Evidence>(r.at("e").get<int>() & 3);
            region.kind = static_cast<local::Kind>(r.at("i").get<int>() & 7);
            region.empty = r.at("n").get<int>();
            region.black = Point::from_index(r.at("b").get<int>());
            region.white = Point::from_index(r.at("o").get<int>());
            for (const json& p : r.at("p"))
                region.points.insert(Point::from_index(p.get<int>() % Point::count));
            board.regions.push_back(std::move(region));
        }
        return board;
    } catch (const json::exception&) {  // damaged: worked out again
        return std::nullopt;
    }
}

class Reviewer {
public:
    Reviewer(const sgf::Tree& tree, const ReviewSettings& settings)
        : tree_(tree), settings_(settings), start_(std::chrono::steady_clock::now()) {}

    Result<ReviewReport> run();

private:
    void replay();
    void survey_backwards();
    bool is_tractable(const BoardSummary& board) const;
    ReviewedMove judge(int number) const;
    Rational loss(const BoardSummary& before, const BoardSummary& after, go::Move move) const;
    Evidence evidence(const BoardSummary& before, const BoardSummary& after) const;
    Rational lead(int position) const;  // by the rules, komi counted
    Rational forecast(int position, Color next) const;
    void sum_up();

    const sgf::Tree& tree_;
    const ReviewSettings& settings_;
    std::chrono::steady_clock::time_point start_;
    ReviewReport report_;
    std::vector<go::Board> boards_;  // after 0, 1, … moves
    std::vector<go::Move> moves_;
    std::map<int, BoardSummary> summaries_;  // by number of moves played
};

void Reviewer::replay() {
    sgf::Warnings ignored;
    sgf::Replay replay(tree_, report_.info);
    const auto board = [&] {
        go::Board now = replay.game().board();
        now.forget_plays();
        return now;
    };
    for (const sgf::NodeId node : sgf::main_line(tree_)) {
        const auto move = sgf::move_of(tree_, node, report_.size);
        const int before = replay.move_number();
        replay.play(node, ignored);
        if (replay.move_number() == before || !move) {  // setup: a new beginning
            if (moves_.empty()) boards_.clear();
            if (boards_.empty())
                boards_.push_back(board());
            else
                boards_.back() = board();
            continue;
        }
        if (boards_.empty()) boards_.push_back(go::Board(report_.size));
        moves_.push_back(*move);
        boards_.push_back(board());
    }
    report_.rules = replay.game().rules();
    const int stones = static_cast<int>(replay.game().handicap().size());
    const bool area = report_.rules.scoring == go::Scoring::area;
    report_.komi = replay.game().komi() + (area ? go::handicap_bonus(report_.rules, stones) : 0);
    report_.game_moves = static_cast<int>(moves_.size());
}

bool Reviewer::is_tractable(const BoardSummary& board) const {
    const int open = board.open_points();
    return open == 0 || board.exact_points() >= settings_.tractable * open;
}

void Reviewer::survey_backwards() {
    const int last = static_cast<int>(boards_.size()) - 1;
    const int first = std::max(0, settings_.from.value_or(1) - 1);
    int short_falls = 0;
    for (int i = last; i >= first; --i) {
        const auto* cancel = settings_.survey.cancel;
        if (cancel != nullptr && cancel->load()) {
            report_.interrupted = true;
            return;
        }
        const go::Board& board = boards_[static_cast<std::size_t>(i)];
        bool remembered = false;
        BoardSummary summary = summary_of(board, report_.rules, settings_, &remembered);
        if (cancel != nullptr && cancel->load()) {  // cut short: not worth keeping
            report_.interrupted = true;
            return;
        }
        ++report_.positions;
        report_.remembered += remembered ? 1 : 0;
        short_falls = is_tractable(summary) ? 0 : short_falls + 1;
        summaries_.emplace(i, std::move(summary));
        if (settings_.progress) settings_.progress(last - i + 1, last - first + 1);
        if (!settings_.from && short_falls >= settings_.patience) {
            for (int k = 0; k < short_falls; ++k) summaries_.erase(i + k);
            return;
        }
    }
}

// At the temperature before the move: what the position was worth, less what it is worth now, the price of
// the move paid.  A pass gives the price away.
Rational Reviewer::loss(const BoardSummary& before, const BoardSummary& after, go::Move move) const {
    const Rational t = std::max(before.temperature(), Rational(0));
    if (move.is_pass()) return t;
    const auto walls = walls_of(after);
    const Side next = local::side_of(go::opponent(move.color));
    const Rational value = economy::value({walls, after.settled}, next, t);
    return for_player(move.color, before.mean() - value) + t;
}

// Proved when every region that the move changed is, and nothing was opened that had been taken for settled.
Evidence Reviewer::evidence(const BoardSummary& before, const BoardSummary& after) const {
    const auto keys = [](const BoardSummary& board) {
        std::set<std::string> result;
        for (const BoardSummary::Region& region : board.regions) result.insert(region.key);
        return result;
    };
    const auto was = keys(before), is = keys(after);
    Evidence weakest = Evidence::proved;
    go::PointSet changed, reopened;
    for (const BoardSummary::Region& region : before.regions) {
        if (is.count(region.key) != 0) continue;
        changed |= region.points;
        weakest = std::max(weakest, region.evidence);
    }
    for (const BoardSummary::Region& region : after.regions) {
        if (was.count(region.key) != 0) continue;
        reopened |= region.points;
        weakest = std::max(weakest, region.evidence);
    }
    return changed.includes(reopened) ? weakest : std::max(weakest, Evidence::sampled);
}

Rational Reviewer::lead(int position) const {
    const go::Board& board = boards_[static_cast<std::size_t>(position)];
    Rational result = summaries_.at(position).mean() - report_.komi;
    if (report_.rules.scoring != go::Scoring::area) return result;
    int stones = board.captured(Color::black) - board.captured(Color::white);
    go::for_each_point(board.size(), [&](Point p) {
        stones += board.at(p) == go::Cell::black ? 1 : board.at(p) == go::Cell::white ? -1 : 0;
    });
    return result + stones;
}

Rational Reviewer::forecast(int position, Color next) const {
    Rational t = summaries_.at(position).temperature();
    if (report_.rules.scoring == go::Scoring::area) t += 1;
    return lead(position) + for_player(next, std::max(t, Rational(0)) / Rational(2));
}

ReviewedMove Reviewer::judge(int number) const {
    const BoardSummary& before = summaries_.at(number - 1);
    const BoardSummary& after = summaries_.at(number);
    ReviewedMove result;
    result.number = number;
    result.move = moves_[static_cast<std::size_t>(number - 1)];
    result.lead = lead(number - 1);
    result.temperature = before.temperature();
    result.forecast = forecast(number - 1, result.move.color);
    result.forecast_after = forecast(number, go::opponent(result.move.color));
    for (const BoardSummary::Region& region : before.regions) {
        if (!result.move.is_pass() && region.points.contains(result.move.point)) {
            result.kind = region.kind;
            result.in_region = true;
        }
    }
    result.loss = loss(before, after, result.move);
    result.evidence = evidence(before, after);
    if (!result.move.is_pass() && !result.in_region)
        result.evidence = std::max(result.evidence, Evidence::sampled);
    result.loss = std::max(result.loss, Rational(0));
    result.open_points = before.open_points();
    result.exact_points = before.exact_points();
    if (!before.regions.empty() && before.temperature() >= Rational(0)) {
        const BoardSummary::Region& hottest = before.regions.front();
        result.best = result.move.color == Color::black ? hottest.black : hottest.white;
    }
    return result;
}

void Reviewer::sum_up() {
    for (int number = 1; number <= report_.game_moves; ++number) {
        if (summaries_.count(number) == 0 || summaries_.count(number - 1) == 0) continue;
        report_.moves.push_back(judge(number));
    }
    for (std::size_t i = 0; i < report_.moves.size(); ++i) {
        const ReviewedMove& move = report_.moves[i];
        PlayerSummary& player = report_.players[static_cast<std::size_t>(move.move.color)];
        ++player.moves;
        player.best += move.loss == Rational(0) ? 1 : 0;
        player.lost += move.loss;
        if (move.evidence == Evidence::proved) {
            ++player.proved;
            player.lost_proved += move.loss;
        }
        const auto worse = [&](std::optional<std::size_t> than) {
            return move.loss > Rational(0) && (!than || move.loss > report_.moves[*than].loss);
        };
        if (worse(player.worst ? std::optional(static_cast<std::size_t>(*player.worst)) : std::nullopt))
            player.worst = static_cast<int>(i);
        if (worse(report_.biggest)) report_.biggest = i;
    }
    const int last = static_cast<int>(boards_.size()) - 1;
    if (summaries_.count(last) != 0) report_.final_lead = lead(last);
    const sgf::Outcome outcome = sgf::parse_result(report_.info.result);
    if (outcome.margin && outcome.winner) report_.recorded = for_player(*outcome.winner, *outcome.margin);
}

Result<ReviewReport> Reviewer::run() {
    sgf::Warnings ignored;
    const auto info = sgf::game_info(tree_, ignored);
    if (!info) return info.error();
    report_.info = *info;
    report_.size = info->size;
    replay();
    if (moves_.empty()) return Error{"the game has no moves"};
    if (settings_.from && *settings_.from > report_.game_moves)
        return Error{"the game has only " + std::to_string(report_.game_moves) + " moves"};
    survey_backwards();
    sum_up();
    report_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    return std::move(report_);
}

}  // namespace

Rational BoardSummary::mean() const {
    Rational total = settled;
    for (const Region& region : regions) total += region.walls.mean();
    return total;
}

Rational BoardSummary::temperature() const {
    Rational highest = cgt::coldest;
    for (const Region& region : regions) highest = std::max(highest, region.walls.temperature());
    return highest;
}

int BoardSummary::open_points() const {
    int total = 0;
    for (const Region& region : regions) total += region.empty;
    return total;
}

int BoardSummary::exact_points() const {
    int total = 0;
    for (const Region& region : regions) total += region.evidence == Evidence::proved ? region.empty : 0;
    return total;
}

BoardSummary summary_of(const go::Board& board, const go::Rules& rules, const ReviewSettings& settings,
                        bool* remembered) {
    const std::string key = position_key(board, rules, settings.survey);
    if (settings.cache != nullptr) {
        if (const auto text = settings.cache->find_position(key)) {
            if (auto known = from_text(*text)) {
                if (remembered != nullptr) *remembered = true;
                return std::move(*known);
            }
        }
    }
    survey::SurveySettings survey = settings.survey;
    if (settings.cache != nullptr) survey.store = settings.cache;
    const survey::Survey found = survey::survey(board, survey);
    BoardSummary summary = summarize(found);
    for (BoardSummary::Region& region : summary.regions) region.key = hex(region.key);
    const bool cut_short = survey.cancel != nullptr && survey.cancel->load();
    if (settings.cache != nullptr && !cut_short) settings.cache->keep_position(key, to_text(summary));
    return summary;
}

Result<ReviewReport> review(const sgf::Tree& tree, const ReviewSettings& settings) {
    return Reviewer(tree, settings).run();
}

}  // namespace tedomari::analysis
