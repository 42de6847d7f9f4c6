// SPDX-License-Identifier: MIT
#include "analysis/whole_board.h"

#include <algorithm>
#include <chrono>

#include "cgt/dyadic.h"
#include "economy/wall_sum.h"
#include "local/side.h"

namespace tedomari::analysis {

namespace {

using go::Color;
using local::Kind;
using local::LocalGame;
using survey::SurveyedRegion;

Rational signed_for(Color color, Rational value) { return color == Color::black ? value : -value; }

bool is_sente_of(const SurveyedRegion& region, Color color) {
    const Kind own = color == Color::black ? Kind::black_sente : Kind::white_sente;
    return region.game.kind == own || region.game.kind == Kind::double_sente;
}

class Reporter {
public:
    Reporter(const go::Game& game, WholeBoardReport& report)
        : game_(game), report_(report), regions_(report.survey.regions), walls_(report.survey.walls()) {}

    void run();

private:
    void weigh();
    Rational ko_swing(Rational extra) const;
    void choose();
    void rank();
    RankedMove ranked(std::size_t region, Rational ambient) const;
    void find_kos();
    void find_last_big_move();
    economy::WallSum sum() const { return {walls_, report_.survey.settled}; }

    const go::Game& game_;
    WholeBoardReport& report_;
    const std::vector<SurveyedRegion>& regions_;
    std::vector<cgt::Thermograph> walls_;
};

// Whether orthodox play leads through a ko: without one, means are halves, quarters, ….
bool turns_on_a_ko(const LocalGame& game) {
    return game.kind == Kind::ko || (game.has_ko && !cgt::Dyadic::from(game.count.value));
}

// A ko that is still open when no other move of its size is left is worth two moves in a row.
Rational Reporter::ko_swing(Rational extra) const {
    Rational total = 0;
    for (const SurveyedRegion& region : regions_) {
        if (turns_on_a_ko(region.game)) total += std::max(region.walls.temperature() + extra, Rational(0));
    }
    return total;
}

void Reporter::weigh() {
    const bool area = report_.rules.scoring == go::Scoring::area;
    const Rational extra = area ? Rational(1) : Rational(0);
    const Rational shift =
        report_.survey.settled + (area ? report_.area_shift() : Rational(0)) - report_.komi;
    report_.lead = local::Estimate::exact(shift);
    report_.temperature = local::Estimate::exact(-1);
    for (const SurveyedRegion& region : regions_) {
        const local::LocalGame& game = region.game;
        report_.lead.low += game.count.low;
        report_.lead.value += game.count.value;
        report_.lead.high += game.count.high;
        report_.temperature.low = std::max(report_.temperature.low, game.temperature.low);
        report_.temperature.value = std::max(report_.temperature.value, game.temperature.value);
        report_.temperature.high = std::max(report_.temperature.high, game.temperature.high);
        report_.open_points += region.open.empty;
        if (game.evidence == Evidence::proved) report_.exact_points += region.open.empty;
        report_.evidence = std::max(report_.evidence, game.evidence);
    }
    for (Rational* t : {&report_.temperature.low, &report_.temperature.value, &report_.temperature.high})
        *t += extra;
    const Rational t = std::max(report_.temperature.value, Rational(0));
    const Color next = report_.position.to_move;
    report_.forecast = report_.lead.value + signed_for(next, t / Rational(2));
    const Rational swing = ko_swing(extra);
    report_.low = report_.lead.value - (next == Color::black ? Rational(0) : t) - swing;
    report_.high = report_.lead.value + (next == Color::black ? t : Rational(0)) + swing;
    for (const survey::ChainStanding& chain : report_.survey.partition.chains)
        report_.safety_proved = report_.safety_proved && chain.evidence == Evidence::proved;
    if (!report_.safety_proved) report_.evidence = std::max(report_.evidence, Evidence::sampled);
}

void Reporter::choose() {
    const economy::Moment moment{local::side_of(report_.position.to_move), 0, report_.last_region,
                                 report_.ambient};
    report_.sentestrat = economy::sente_first(sum(), moment);
    report_.hotstrat = economy::hottest(sum(), moment);
    report_.thermostrat = economy::widest(sum(), moment);
}

// A sente that must be answered costs nothing; other moves cost what the hottest would have gained more.
RankedMove Reporter::ranked(std::size_t i, Rational ambient) const {
    const Color mover = report_.position.to_move;
    const local::Line& line = regions_[i].line(mover);
    const Rational t = walls_[i].temperature();
    RankedMove move{i, line.moves, t, std::max(ambient - t, Rational(0)), false, true};
    move.sente = line.threat && *line.threat > ambient && is_sente_of(regions_[i], mover);
    if (move.sente) move.loss = 0;
    move.legal = game_.is_legal(line.moves.front());
    return move;
}

void Reporter::rank() {
    const Rational ambient = std::max(sum().temperature(), Rational(0));
    for (std::size_t i = 0; i < regions_.size(); ++i) {
        if (walls_[i].temperature() < Rational(0)) continue;
        if (regions_[i].line(report_.position.to_move).moves.empty()) continue;
        report_.moves.push_back(ranked(i, ambient));
    }
    std::stable_sort(report_.moves.begin(), report_.moves.end(),
                     [&](const RankedMove& a, const RankedMove& b) {
                         const auto key = [&](const RankedMove& m) {
                             return std::tuple(!m.legal, report_.sentestrat != m.region, -m.gain);
                         };
                         return key(a) < key(b);
                     });
}

void Reporter::find_kos() {
    for (std::size_t i = 0; i < regions_.size(); ++i) {
        if (regions_[i].game.kind != Kind::ko || walls_[i].temperature() < Rational(0)) continue;
        KoFight fight{i, 0, 0};
        for (std::size_t k = 0; k < regions_.size(); ++k) {
            if (k == i) continue;
            const auto threatens = [&](Color color) {
                const auto threats = regions_[k].threats(color);
                return !threats.empty() && threats.front().temperature > walls_[i].temperature() ? 1 : 0;
            };
            fight.black_threats += threatens(Color::black);
            fight.white_threats += threatens(Color::white);
        }
        report_.kos.push_back(fight);
    }
}

// Gote plays in order of size, players taking turns; the drop is the largest step down.
void Reporter::find_last_big_move() {
    std::vector<Rational> sizes;
    for (std::size_t i = 0; i < regions_.size(); ++i) {
        const Rational t = walls_[i].temperature();
        if (t <= Rational(0) || is_sente_of(regions_[i], Color::black) ||
            is_sente_of(regions_[i], Color::white))
            continue;
        sizes.push_back(t);
    }
    if (sizes.empty()) return;
    std::sort(sizes.begin(), sizes.end(), [](Rational a, Rational b) { return a > b; });
    sizes.push_back(0);
    LastBigMove last{sizes[0], sizes[0], 0, report_.position.to_move};
    for (std::size_t i = 0; i + 1 < sizes.size(); ++i) {
        if (sizes[i] - sizes[i + 1] <= last.from - last.to) continue;
        last.from = sizes[i];
        last.to = sizes[i + 1];
        last.moves = static_cast<int>(i) + 1;
    }
    if (last.moves % 2 == 0) last.taker = go::opponent(last.taker);
    report_.tedomari = last;
}

void Reporter::run() {
    weigh();
    choose();
    rank();
    find_kos();
    find_last_big_move();
}

// Of the same regions before the last move.
std::optional<Rational> temperature_before(go::Game game, const survey::Partition& regions,
                                           survey::SurveySettings settings) {
    if (!game.undo()) return std::nullopt;
    settings.regions = regions;
    settings.progress = nullptr;
    Rational hottest = cgt::coldest;
    for (const SurveyedRegion& region : survey::survey(game.board(), settings).regions)
        hottest = std::max(hottest, region.walls.temperature());
    return hottest;
}

Rational komi_of(const go::Game& game) {
    const int stones = static_cast<int>(game.handicap().size());
    const bool area = game.rules().scoring == go::Scoring::area;
    return game.komi() + (area ? go::handicap_bonus(game.rules(), stones) : 0);
}

}  // namespace

Rational WholeBoardReport::area_shift() const {
    int stones = 0;
    go::for_each_point(position.size(), [&](go::Point p) {
        if (position.board.at(p) == go::Cell::black) ++stones;
        if (position.board.at(p) == go::Cell::white) --stones;
    });
    return stones - position.board.captured(Color::white) + position.board.captured(Color::black);
}

std::string region_name(std::size_t index) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNPQRSTUVWYZ";  // O and X are stones
    if (index < letters.size()) return {letters[index]};
    return std::string{letters[index % letters.size()]} + std::to_string(index / letters.size());
}

WholeBoardReport whole_board(const go::Game& game, survey::Survey survey, std::optional<Rational> before) {
    WholeBoardReport report{game.position(),
                            game.rules(),
                            komi_of(game),
                            std::move(survey),
                            {},
                            {},
                            {},
                            {},
                            {},
                            Evidence::proved,
                            true,
                            {},
                            before,
                            {},
                            {},
                            {},
                            {},
                            {},
                            {},
                            0,
                            0,
                            0};
    if (!game.moves().empty() && !game.moves().back().is_pass())
        report.last_region = report.survey.region_at(game.moves().back().point);
    Reporter(game, report).run();
    return report;
}

WholeBoardReport whole_board(const go::Game& game, const survey::SurveySettings& settings) {
    const auto start = std::chrono::steady_clock::now();
    survey::RegionMemory memory;
    survey::SurveySettings now = settings;
    if (now.store == nullptr) now.store = &memory;
    survey::Survey survey = survey::survey(game.board(), now);
    const auto before = temperature_before(game, survey.partition, now);
    WholeBoardReport report = whole_board(game, std::move(survey), before);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return report;
}

}  // namespace tedomari::analysis
