// SPDX-License-Identifier: MIT
#include "learn/playing.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/hash.h"
#include "go/handicap.h"
#include "go/strict.h"

namespace tedomari::learn {

namespace {

constexpr int looks_at_end = 4;
constexpr double first_thoughts = 1.25, in_branches = 2;  // sharpness of a policy that plays without thinking

go::Game strict(const go::Position& start) {
    go::Rules rules = *go::parse_rules("chinese");
    rules.komi = Rational(7);
    return go::under_strict_rules(go::Game(start, rules));
}

std::string sgf_of(go::Point p, int size) {
    if (p.is_nowhere()) return "tt";
    const char text[] = {static_cast<char>('a' + p.column()), static_cast<char>('a' + size - 1 - p.row())};
    return {text, 2};
}

std::string marked(const char* name, go::Size size, const auto& chosen) {
    std::string text;
    go::for_each_point(size, [&](go::Point p) {
        if (chosen(p)) text += "[" + sgf_of(p, size.height) + "]";
    });
    return text.empty() ? text : name + text;
}

}  // namespace

Playing::Playing(const Manner& manner, std::size_t number)
    : manner_(&manner), number_(number), rng_(combine(manner.seed, manner.match ? number / 2 : number)) {
    const int wanted = manner.sides[rng_.below(static_cast<std::uint32_t>(manner.sides.size()))];
    std::vector<const Record*> records;
    for (const Record* record : manner.records) {
        if (record->info.size.width == wanted) records.push_back(record);
    }
    if (manner.each > 0) {
        branch_ = number / (2 * manner.each) + 1;
        Rng moment(combine(manner.seed, branch_));
        const Record& record = *records[moment.below(static_cast<std::uint32_t>(records.size()))];
        begin_in(record, moment.below(static_cast<std::uint32_t>(record.game.moves().size())));
        game_.set_to_move(number % 2 == 0 ? go::Color::black : go::Color::white);
    } else if (!records.empty() && rng_.unit() < manner.branched) {
        branch_ = number + 1;
        const Record& record = *records[rng_.below(static_cast<std::uint32_t>(records.size()))];
        begin_in(record, rng_.below(static_cast<std::uint32_t>(
                             manner.match ? std::min<std::size_t>(20, record.game.moves().size())
                                          : record.game.moves().size())));
        if (!manner.match && rng_.below(2) == 0) game_.set_to_move(opponent(game_.to_move()));
    } else {
        begin_empty(wanted);
    }
    if (!manner.match && manner.each <= 1 && rng_.below(4) == 0) {
        const int within = manner.full == 0 ? 40 : wanted * wanted / 3;
        loses_ = game_.moves().size() + 1 + rng_.below(static_cast<std::uint32_t>(within));
    }
    aim_.fair = !manner.match;
    aim_.more = (rng_.unit() + rng_.unit() - 1) * wanted / 4;
    if (!manner.match && rng_.below(4) == 0) aim_.points = 0.9;
}

void Playing::begin_empty(int side) {
    game_ = strict({go::Board(go::square(side)), go::Color::black});
    opening_ends_ = manner_->match ? 6 : rng_.below(static_cast<std::uint32_t>(side));
    if (manner_->match || rng_.below(4) != 0) return;
    const int stones = 2 + static_cast<int>(rng_.below(side < 13 ? 4 : 8));
    if (rng_.below(2) == 0) {
        extra_ = stones - 1;
        opening_ends_ += static_cast<std::size_t>(extra_);
    } else if (const auto handicap = go::fixed_handicap(stones, game_.size())) {
        game_.place_handicap(*handicap);
    }
}

void Playing::begin_in(const Record& record, std::size_t moment) {
    game_ = strict(record.game.start());
    for (const go::Move move : record.game.moves().first(moment)) {
        game_.set_to_move(move.color);
        game_.play(move);
    }
    while (game_.is_over()) game_.undo();
    if (moment < record.game.moves().size()) game_.set_to_move(record.game.moves()[moment].color);
    from_ = opening_ends_ = game_.moves().size();
}

void Playing::begin_thinking() {
    Effort effort;
    is_full_ = false;
    if (manner_->full == 0) {
        effort.sharpness = branch_ == 0 ? first_thoughts : in_branches;
    } else if (game_.moves().size() >= opening_ends_) {
        is_full_ = manner_->match || rng_.unit() < manner_->share;
        effort.visits = is_full_ ? manner_->full : manner_->quick;
        effort.candidates = is_full_ ? std::max(4, manner_->full / 4) : 3;
        const bool early =
            game_.moves().size() < opening_ends_ + static_cast<std::size_t>(game_.size().width);
        effort.chance = manner_->match ? 0 : early ? 1 : 0.4;
    }
    // Until then nothing depends on komi.
    Aim aim = aim_;
    aim.fair = aim_.fair && effort.visits > 0;
    thinking_.begin(effort, aim, game_.to_move(), rng_);
    is_thinking_ = true;
    const bool black = game_.to_move() == go::Color::black;
    network_ = effort.visits > 0 && manner_->match && black == is_black_second() ? 1 : 0;
}

bool Playing::ask() {
    planes_.clear();
    append(net::planes(game_), planes_);
    return true;
}

bool Playing::go_on() {
    for (;;) {
        if (!is_thinking_) {
            if (game_.is_over()) {
                if (judged_ == looks_at_end) return false;
                network_ = static_cast<std::uint8_t>(manner_->match ? judged_ % 2 : 0);
                return ask();
            }
            if (game_.moves().size() > static_cast<std::size_t>(2 * game_.size().points())) return false;
            begin_thinking();
        }
        if (thinking_.descend(game_)) return ask();
        play(thinking_.choose());
    }
}

void Playing::hear(const Answer& answer) {
    if (is_thinking_) return thinking_.hear(answer, game_);
    ++judged_;
    owners_.resize(points);
    const float part = (game_.to_move() == go::Color::black ? 0.01F : -0.01F) / looks_at_end;
    for (std::size_t i = 0; i < points; ++i) owners_[i] += part * static_cast<float>(answer.owners[i]);
}

void Playing::play(go::Point point) {
    is_thinking_ = false;
    if (game_.moves().size() >= opening_ends_ && manner_->full > 0) aim_ = thinking_.aim();
    if (is_full_ && !manner_->match) lessons_.push_back({game_.moves().size(), thinking_.improved()});
    game_.play({game_.to_move(), point});
    if (extra_ > 0 && !point.is_nowhere()) {
        --extra_;
        game_.set_to_move(go::Color::black);
        thinking_.forget();
    }
    if (loses_ != 0 && game_.moves().size() >= loses_ && !point.is_nowhere()) {
        loses_ = 0;
        aim_.fair = true;
        if (branch_ > 0) from_ = game_.moves().size();
        game_.set_to_move(opponent(game_.to_move()));
        thinking_.forget();
    }
}

std::string Playing::sgf() const {
    const go::Size size = game_.size();
    const int side = size.height;
    char komi[32];
    std::snprintf(komi, sizeof komi, "%.10g", aim_.komi);
    std::string text = "(;GM[1]FF[4]SZ[" + std::to_string(side) + "]KM[" + komi + "]RU[Chinese]";
    text += manner_->full > 0 ? "SO[search]" : branch_ > 0 ? "SO[tempo]" : "SO[self-play]";
    if (branch_ > 0) text += "GC[branch " + std::to_string(branch_) + " from " + std::to_string(from_) + "]";
    const JudgedEnd end = judged_end(game_, owners_);
    if (manner_->match) {
        double score = -aim_.komi;
        go::for_each_point(size, [&](go::Point p) {
            score += end.tally.owner[p] == go::Cell::black   ? 1
                     : end.tally.owner[p] == go::Cell::white ? -1
                                                             : 0;
        });
        text += std::string("PB[") + (is_black_second() ? "1" : "0") + "]PW[" +
                (is_black_second() ? "0" : "1") + "]RE[";
        std::snprintf(komi, sizeof komi, "%.10g", std::abs(score));
        text += score == 0 ? "0]" : std::string(score > 0 ? "B+" : "W+") + komi + "]";
    }
    const go::Board& start = game_.start().board;
    text += marked("AB", size, [&](go::Point p) { return start.at(p) == go::Cell::black; });
    text += marked("AW", size, [&](go::Point p) { return start.at(p) == go::Cell::white; });
    auto lesson = lessons_.begin();
    for (std::size_t i = 0; i < game_.moves().size(); ++i) {
        const go::Move move = game_.moves()[i];
        text += move.color == go::Color::black ? ";B[" : ";W[";
        text += (move.is_pass() ? "" : sgf_of(move.point, side)) + "]";
        if (lesson == lessons_.end() || lesson->move != i) continue;
        std::string shares;
        for (const Share& share : lesson->shares) {
            const auto thousandths = std::lround(1000 * share.share);
            if (thousandths > 0) shares += " " + sgf_of(share.point, side) + std::to_string(thousandths);
        }
        text += "C[search" + shares + "]";
        ++lesson;
    }
    if (end.sure) {
        const auto owned = [&](go::Cell who) {
            return [&, who](go::Point p) { return end.tally.owner[p] == who && game_.board().at(p) != who; };
        };
        text += marked("TB", size, owned(go::Cell::black)) + marked("TW", size, owned(go::Cell::white));
    }
    return text + ")\n";
}

}  // namespace tedomari::learn
