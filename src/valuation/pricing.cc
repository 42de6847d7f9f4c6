// SPDX-License-Identifier: MIT
#include "valuation/pricing.h"

#include <algorithm>
#include <cmath>

namespace tedomari::valuation {

using go::Color;
using tactics::Goal;
using tactics::GoalKind;
using tactics::GoalSummary;
using tactics::Question;
using tactics::Side;

namespace {

constexpr std::uint64_t fewest = 30;  // games that say something

Sampled sampled(const Mean& mean) { return {mean.mean(), mean.error(), mean.games}; }

Question reversed(const Question& question) { return {question.goal, other(question.friend_side)}; }

bool is_reached(const Question& question) { return question.friend_side == Side::attacker; }

// Whether the mover would rather have the first.
bool is_better(const Sampled& a, const Sampled& b, Color mover) {
    return (a.mean - b.mean) * sign(mover) > 0;
}

FourValues<double> as_seen(const FourValues<Sampled>& values, Color mover) {
    const double s = sign(mover);
    return {s * values.friend_threat.mean, s * values.friend_value.mean, s * values.enemy.mean,
            s * values.enemy_threat.mean};
}

// How far off the temperature may be, by how far each value is.
double error_of(const FourValues<Sampled>& values, Color mover) {
    const FourValues<double> seen = as_seen(values, mover);
    const double base = temperature(seen);
    double squares = 0;
    const auto shift = [&](double FourValues<double>::*value, double error) {
        FourValues<double> moved = seen;
        moved.*value += error;
        const double up = std::abs(temperature(moved) - base);
        moved.*value -= 2 * error;
        const double down = std::abs(temperature(moved) - base);
        squares += std::max(up, down) * std::max(up, down);
    };
    shift(&FourValues<double>::friend_threat, values.friend_threat.error);
    shift(&FourValues<double>::friend_value, values.friend_value.error);
    shift(&FourValues<double>::enemy, values.enemy.error);
    shift(&FourValues<double>::enemy_threat, values.enemy_threat.error);
    return std::sqrt(squares);
}

}  // namespace

Pricing::Pricing(const go::Position& position, std::span<const GoalSummary> goals, const Plays& plays,
                 PlayFinder& finder, const ValueSettings& settings)
    : position_(position),
      summaries_(goals),
      plays_(plays),
      finder_(finder),
      settings_(settings),
      watch_(position.board, {}, {}) {
    for (const GoalSummary& goal : goals) {
        if (is_open(goal)) number_of(goal.goal);
    }
    for (std::size_t i = 0; i < plays.plays.size(); ++i) {
        const Play& play = plays.plays[i];
        items_.push_back({number_of(play.goal.goal), {}, {}});
        by_move_[{static_cast<int>(play.move.color), play.move.point.index()}].push_back(i);
        by_goal_[{tactics::key_of(play.goal.goal, position.size()), is_reached(play.goal)}].push_back(i);
    }
    watch_ = Watch(position.board, goals_, pairings_);
}

Pricing::GoalNumber Pricing::number_of(const Goal& goal) {
    const auto [found, is_new] = numbers_.try_emplace(tactics::key_of(goal, position_.size()), goals_.size());
    if (is_new) goals_.push_back(goal);
    return found->second;
}

Pricing::Partner Pricing::partner(GoalNumber goal, const Question& own, const Question& other) {
    const Pairing pairing{goal, number_of(other.goal), is_reached(own), is_reached(other)};
    const auto [found, is_new] = pairing_numbers_.try_emplace(
        {pairing.a, pairing.b, pairing.a_reached, pairing.b_reached}, pairings_.size());
    if (is_new) pairings_.push_back(pairing);
    return {other, found->second, 0, Truth::hoped};
}

bool Pricing::is_empty_connection(const Goal& goal) const {
    return goal.kind == GoalKind::connect &&
           (position_.board.is_empty(goal.a) || position_.board.is_empty(goal.b));
}

// Whatever is threatened, a move is at most as hot as its goal is wide, and half as hot without threats
// (unless both sides threaten): so plays of less than half the widest goal are left out.
std::vector<std::size_t> Pricing::likeliest() const {
    std::vector<std::pair<double, std::size_t>> widths;
    double widest = 0;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (!has_values(i)) continue;
        const MoveValue value = priced(i, Belief::sceptical).value;
        const double width = 2 * value.temperature;
        widths.push_back({width, i});
        widest = std::max(widest, width);
    }
    std::stable_sort(widths.begin(), widths.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::size_t> found;
    for (const auto& [width, i] : widths) {
        if (width >= widest / 2 && found.size() < settings_.closely) found.push_back(i);
    }
    return found;
}

void Pricing::look_closer() {
    const std::vector<std::size_t> plays = likeliest();
    for (const std::size_t i : plays) {
        for (const Question& threat : finder_.threats_of(plays_.plays[i]))
            items_[i].threats.push_back(partner(items_[i].goal, plays_.plays[i].goal, threat));
    }
    for (const std::size_t i : plays) {
        if (settings_.invalidations) add_invalidations(i, plays);
    }
    watch_ = Watch(position_.board, goals_, pairings_);
}

bool Pricing::is_traced(const Question& threat, go::Point p) const {
    for (const GoalSummary& goal : summaries_) {
        if (goal.goal == threat.goal)
            return is_reached(threat) ? goal.friend_trace.contains(p) : goal.opponent_trace.contains(p);
    }
    return false;
}

void Pricing::add_invalidations(std::size_t play, std::span<const std::size_t> others) {
    constexpr std::size_t most = 12;
    const Play& own = plays_.plays[play];
    std::vector<Partner>& found = items_[play].invalidated;
    for (const std::size_t i : others) {
        if (plays_.plays[i].move.color == own.move.color) continue;
        for (const Partner& threat : items_[i].threats) {
            const auto is_it = [&](const Partner& known) {
                return known.question.goal == threat.question.goal;
            };
            if (found.size() >= most || threat.question.goal == own.goal.goal ||
                !is_traced(threat.question, own.move.point) || std::any_of(found.begin(), found.end(), is_it))
                continue;
            found.push_back(partner(items_[play].goal, own.goal, reversed(threat.question)));
            found.back().source = i;
        }
    }
}

Sampled Pricing::value_of(const Question& question) const {
    const GoalNumber number = numbers_.at(tactics::key_of(question.goal, position_.size()));
    return sampled(is_reached(question) ? watch_.reached(number) : watch_.missed(number));
}

std::optional<Sampled> Pricing::value_of(const Partner& partner, Belief belief) const {
    if (partner.truth == Truth::refuted || (partner.truth == Truth::hoped && belief == Belief::sceptical))
        return {};
    if (partner.pairing >= watch_.pairings().size()) return {};
    const Mean& mean = watch_.value(partner.pairing);
    return mean.games < fewest ? std::nullopt : std::optional(sampled(mean));
}

// The goal as it is, or with the best threat that the move takes away; then the best threat.
Pricing::Offer Pricing::offer_of(std::size_t play, Belief belief) const {
    const Play& own = plays_.plays[play];
    const Color mover = own.move.color;
    Offer offer;
    offer.value = value_of(own.goal);
    const auto improve = [&](std::vector<Partner> Item::*list, Sampled& value,
                             std::optional<Leaning>& leaning) {
        const std::vector<Partner>& partners = items_[play].*list;
        for (std::size_t i = 0; i < partners.size(); ++i) {
            const auto better = value_of(partners[i], belief);
            if (!better || !is_better(*better, value, mover)) continue;
            value = *better;
            leaning = Leaning{play, list, i};
        }
    };
    improve(&Item::invalidated, offer.value, offer.taken);
    offer.threat = offer.value;
    improve(&Item::threats, offer.threat, offer.threatened);
    return offer;
}

// Whether the move prevents an empty connection of the enemy's.
bool Pricing::takes_something(std::size_t play) const {
    const go::Move move = plays_.plays[play].move;
    const auto& same = by_move_.at({static_cast<int>(move.color), move.point.index()});
    return std::any_of(same.begin(), same.end(), [&](std::size_t i) {
        const Question& other = plays_.plays[i].goal;
        return is_empty_connection(other.goal) && !is_reached(other);
    });
}

// What the enemy may do instead.  Of an empty connection: reach the empty connections of his own that the
// move prevents [Cazenave 2005, 6.2]; of any other goal, and if there are none: prevent it, in each way he
// can.
std::vector<Pricing::Answer> Pricing::answers_to(std::size_t play, Belief belief) const {
    const Play& own = plays_.plays[play];
    std::vector<Answer> answers;
    const auto add = [&](const Question& question, std::optional<Question> about) {
        const auto found =
            by_goal_.find({tactics::key_of(question.goal, position_.size()), is_reached(question)});
        if (found == by_goal_.end()) {
            const Sampled value = value_of(question);
            answers.push_back({{value, value, {}, {}}, about});
            return;
        }
        for (const std::size_t i : found->second) answers.push_back({offer_of(i, belief), about});
    };
    if (is_empty_connection(own.goal.goal) && is_reached(own.goal)) {
        for (const std::size_t i : by_move_.at({static_cast<int>(own.move.color), own.move.point.index()})) {
            const Question& other = plays_.plays[i].goal;
            if (is_empty_connection(other.goal) && !is_reached(other)) add(reversed(other), reversed(other));
        }
    }
    if (answers.empty()) add(reversed(own.goal), std::nullopt);
    return answers;
}

Pricing::Priced Pricing::priced(std::size_t play, Belief belief) const {
    const Play& own = plays_.plays[play];
    const Color mover = own.move.color, enemy = opponent(mover);
    const Offer offer = offer_of(play, belief);
    const std::vector<Answer> answers = answers_to(play, belief);
    const Answer& best = *std::max_element(
        answers.begin(), answers.end(),
        [&](const Answer& a, const Answer& b) { return is_better(b.offer.value, a.offer.value, enemy); });
    Priced result;
    const auto lean = [&](const std::optional<Leaning>& leaning) {
        if (leaning) result.leanings.push_back(*leaning);
        return leaning ? std::optional(partner_of(*leaning).question) : std::nullopt;
    };
    MoveValue& value = result.value;
    value.move = own.move;
    value.goal = own.goal;
    value.enemy_goal = best.about;
    value.values = {offer.threat, offer.value, best.offer.value, best.offer.value};
    if (const auto taken = lean(offer.taken)) value.invalidated = reversed(*taken);
    value.threat = lean(offer.threatened);
    lean(best.offer.taken);
    const Answer* threatening = nullptr;  // the highest threat of the chosen goal
    for (const Answer& answer : answers) {
        if (answer.about != best.about || !answer.offer.threatened ||
            !is_better(answer.offer.threat, value.values.enemy_threat, enemy))
            continue;
        value.values.enemy_threat = answer.offer.threat;
        threatening = &answer;
    }
    if (threatening != nullptr) value.enemy_threat = lean(threatening->offer.threatened);
    value.temperature = temperature(as_seen(value.values, mover));
    value.error = error_of(value.values, mover);
    return result;
}

// With all that the enemy may do, as far as it is known.
cgt::Thermograph Pricing::thermograph_of_play(std::size_t play) const {
    const Color mover = plays_.plays[play].move.color;
    const double s = sign(mover);
    const Offer offer = offer_of(play, Belief::sceptical);
    std::vector<EnemyOption<Rational>> options;
    for (const Answer& answer : answers_to(play, Belief::sceptical))
        options.push_back({rounded(s * answer.offer.value.mean), rounded(s * answer.offer.threat.mean)});
    const cgt::Thermograph seen =
        thermograph_of(rounded(s * offer.threat.mean), rounded(s * offer.value.mean), options);
    return mover == Color::black ? seen : -seen;
}

// Whether something was not known before.
bool Pricing::ask(const Leaning& leaning) {
    Partner& partner = (items_[leaning.play].*leaning.list)[leaning.partner];
    if (partner.truth != Truth::hoped) return false;
    const Play& play = plays_.plays[leaning.play];
    bool holds = false;
    if (leaning.list == &Item::threats) {
        holds = finder_.sente(play, partner.question).verdict == tactics::Verdict::won;
    } else {
        const Play& source = plays_.plays[partner.source];
        const Question threat = reversed(partner.question);
        holds = finder_.sente(source, threat).verdict == tactics::Verdict::won &&
                finder_.invalidates(play, source.move, threat);
    }
    partner.truth = holds ? Truth::known : Truth::refuted;
    return true;
}

bool Pricing::ask_about_answers(std::size_t play) {
    bool is_news = false;
    for (const Answer& answer : answers_to(play, Belief::hopeful)) {
        if (answer.offer.taken) is_news |= ask(*answer.offer.taken);
        if (answer.offer.threatened) is_news |= ask(*answer.offer.threatened);
    }
    return is_news;
}

// To take an empty point from the enemy is no goal of its own: it counts with what the same move connects
// [Cazenave 2005, 6.2].
bool Pricing::has_values(std::size_t play) const {
    const Question& goal = plays_.plays[play].goal;
    if (is_empty_connection(goal.goal) && !is_reached(goal)) return false;
    if (settings_.literal.taking && is_empty_connection(goal.goal) && !takes_something(play)) return false;
    return value_of(goal).games >= fewest && value_of(reversed(goal)).games >= fewest;
}

std::vector<MoveValue> Pricing::verified(Color color, int wanted) {
    struct Entry {
        double temperature;
        std::size_t play;
    };
    const auto is_cooler = [](const Entry& a, const Entry& b) {
        return a.temperature != b.temperature ? a.temperature < b.temperature : a.play > b.play;
    };
    std::vector<Entry> heap;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (plays_.plays[i].move.color == color && has_values(i))
            heap.push_back({priced(i, Belief::hopeful).value.temperature, i});
    }
    std::make_heap(heap.begin(), heap.end(), is_cooler);
    std::vector<MoveValue> found;
    const auto take = [&](std::size_t play, MoveValue value) {
        value.thermograph = thermograph_of_play(play);
        found.push_back(std::move(value));
    };
    while (!heap.empty() && static_cast<int>(found.size()) < wanted && finder_.has_time()) {
        std::pop_heap(heap.begin(), heap.end(), is_cooler);
        const Entry entry = heap.back();
        heap.pop_back();
        const Priced hopeful = priced(entry.play, Belief::hopeful);
        bool is_news = hopeful.value.temperature != entry.temperature;
        for (const Leaning& leaning : hopeful.leanings) is_news |= ask(leaning);
        if (settings_.all_answers) is_news |= ask_about_answers(entry.play);
        if (is_news) {
            heap.push_back({priced(entry.play, Belief::hopeful).value.temperature, entry.play});
            std::push_heap(heap.begin(), heap.end(), is_cooler);
        } else {
            take(entry.play, hopeful.value);
        }
    }
    for (const Entry& entry : heap) take(entry.play, priced(entry.play, Belief::sceptical).value);
    return found;
}

std::vector<MoveValue> Pricing::moves(int black, int white) {
    std::vector<MoveValue> found = verified(Color::black, black), others = verified(Color::white, white);
    found.insert(found.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    std::stable_sort(found.begin(), found.end(),
                     [](const MoveValue& a, const MoveValue& b) { return a.temperature > b.temperature; });
    return found;
}

std::vector<MoveValue> Pricing::hopeful_moves() const {
    std::vector<MoveValue> found;
    for (std::size_t i = 0; i < items_.size(); ++i) {
        if (has_values(i)) found.push_back(priced(i, Belief::hopeful).value);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const MoveValue& a, const MoveValue& b) { return a.temperature > b.temperature; });
    return found;
}

std::size_t Pricing::threats() const {
    std::size_t all = 0;
    for (const Item& item : items_) all += item.threats.size();
    return all;
}

std::vector<GoalValue> Pricing::open_goals() const {
    std::vector<GoalValue> found;
    for (const GoalSummary& goal : summaries_) {
        if (!is_open(goal)) continue;
        const Question question{goal.goal, Side::attacker};
        found.push_back({goal, value_of(question), value_of(reversed(question))});
    }
    std::stable_sort(found.begin(), found.end(), [](const GoalValue& a, const GoalValue& b) {
        return std::abs(a.importance()) > std::abs(b.importance());
    });
    return found;
}

Sampled Pricing::score() const { return sampled(watch_.all()); }

}  // namespace tedomari::valuation
