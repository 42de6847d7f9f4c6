// SPDX-License-Identifier: MIT
#include "analysis/sum_play.h"

#include "analysis/literal_game.h"
#include "cgt/lines.h"
#include "cgt/notation.h"
#include "economy/alternate.h"

namespace tedomari::analysis {

using namespace economy;

namespace {

constexpr std::size_t most_games_searched = 200;
constexpr std::size_t most_games_tried = 12;
constexpr std::uint64_t most_moves_tried = 2'000'000;
constexpr std::uint64_t most_moves_tried_aside = 20'000;
constexpr const char* nemesis = "nemesis";

struct Position {
    cgt::GameGraph graph;
    cgt::Vertex vertex;
};

Result<Position> position_of(cgt::Session& session, const SummandQuestion& summand) {
    if (summand.expression.empty()) {
        auto graph = game_with_line(summand.mean, summand.temperature, summand.line);
        if (!graph) return Error{summand.name + ": " + graph.error().message};
        return Position{*std::move(graph), {}};
    }
    const auto value = session.evaluate(summand.expression);
    if (!value) return value.error();
    if (std::holds_alternative<cgt::Game>(*value)) {
        auto graph = literal_game(session, summand.expression);
        if (!graph) return graph.error();
        return Position{*std::move(graph), {}};
    }
    if (const auto* loopy = std::get_if<cgt::LoopyGame>(&*value))
        return Position{*loopy->graph, loopy->vertex};
    if (const auto* number = std::get_if<Rational>(&*value); number != nullptr && number->is_dyadic()) {
        const cgt::Game game = session.store().number(cgt::Dyadic(*number));
        return Position{cgt::game_graph_of(session.thermographs(), game), {}};
    }
    return Error{"'" + summand.expression + "' is not a game"};
}

// The sum on the table, ready to be played.
class Preparation {
public:
    Preparation(cgt::Session& session, const SumQuestion& question)
        : session_(session), question_(question), sum_(question.economic ? KoLaw::komaster : KoLaw::ban) {
        report_.question = question;
    }

    Result<bool> add_all() {
        for (const SummandQuestion& summand : question_.summands) {
            if (const auto added = add(summand); !added) return added;
        }
        if (!question_.environment) return true;
        const auto switches = environment(*question_.environment, economy::survey(sum_));
        if (!switches) return switches.error();
        enrich(sum_, *switches);
        report_.switches = switches->size();
        return true;
    }

    // With somebody at the table; an error when he cannot play that.
    Result<SumPlay> play_with_human() {
        Dictation dictation{question_.plays};
        const bool is_left = *question_.human == cgt::Side::left;
        Players players{is_left ? dictated() : *find_strategy(question_.left),
                        is_left ? *find_strategy(question_.right) : dictated()};
        players.dictation = &dictation;
        report_.record = play_as(players, 10'000);
        if (dictation.is_illegal) return Error{"there is no such move"};
        if (dictation.taken < dictation.turns.size()) return Error{"the game was over before that"};
        (is_left ? report_.question.left : report_.question.right) = dictated().name;
        if (dictation.ran_out) report_.choices = choices();
        account();
        return std::move(report_);
    }

    SumPlay play(Budget& budget) {
        const bool left_nemesis = question_.left == nemesis, right_nemesis = question_.right == nemesis;
        if (left_nemesis || right_nemesis) {
            BestReply reply = reply_by(left_nemesis ? cgt::Side::left : cgt::Side::right, most_moves_tried);
            report_.record = std::move(reply.record);
            report_.exhaustive = reply.exhaustive;
        } else {
            report_.record =
                play_as({*find_strategy(question_.left), *find_strategy(question_.right)}, 100'000);
        }
        report_.left_sure = sure_of(cgt::Side::left);
        report_.right_sure = sure_of(cgt::Side::right);
        account();
        if (sum_.size() <= most_games_searched) {
            if (const auto games = values_of(session_.store(), sum_)) search(*games, budget);
        }
        return std::move(report_);
    }

private:
    void search(const std::vector<cgt::Game>& games, Budget& budget) {
        cgt::Thermographs& thermographs = session_.thermographs();
        if (question_.refine) {
            Refinement found = refined_optimum(thermographs, games, report_.record.first, budget);
            report_.optimum = found.result;
            report_.levels = std::move(found.levels);
        } else {
            report_.optimum = optimum(thermographs, games, report_.record.first, budget);
        }
        if (!question_.incentives) return;
        cgt::Store& store = session_.store();
        for (const MoveIncentive& move : ordered_incentives(thermographs, games)) {
            report_.incentives.push_back({move.summand, move.mover, cgt::to_text(store, move.to),
                                          cgt::to_text(store, move.incentive), move.temperature,
                                          move.exceeded_by});
        }
    }

    void account() {
        report_.errors = error_ledger(report_.record);
        report_.forecasts = forecasting_record(report_.record);
        report_.picture = big_picture(report_.record);
        for (std::size_t i = 0; i < sum_.size(); ++i) report_.names.push_back(sum_.name(i));
    }

    // Where the record has come to.
    std::vector<SumPlay::Choice> choices() const {
        Sum now = sum_;
        for (const Play& play : report_.record.plays) {
            if (play.turn) {
                now.play(*play.turn, play.mover);
            } else {
                now.pass();
            }
        }
        const Outlook& outlook =
            report_.record.plays.empty() ? report_.record.start : report_.record.plays.back().after;
        const cgt::Side mover = *question_.human;
        std::vector<SumPlay::Choice> result;
        for (const PricedMove& move :
             priced_moves({now, mover, outlook.ambient, 0, false, {}, {}, {}, false, nullptr, nullptr})) {
            Sum then = now;
            then.play(move.turn, mover);
            const Thermograph& after = then.resting(move.turn.summand);
            result.push_back({move.turn, after.mean(), after.temperature(), move.loss});
        }
        return result;
    }

    Record play_as(Players players, int max_moves) const {
        Rng rng(question_.seed);
        players.rng = &rng;
        if (!question_.economic) return play_alternately(sum_, players, {question_.first, max_moves});
        EconomicOptions options;
        options.t_min = question_.t_min;
        options.first = question_.first;
        options.left_sides = bids_;
        options.first_move = question_.first_move_bids;
        options.first_tax = question_.first_tax;
        options.ties = question_.ties;
        options.komasters = komasters_;
        options.max_moves = max_moves;
        return play_economically(sum_, players, options);
    }

    BestReply reply_by(cgt::Side side, std::uint64_t most_moves) const {
        const Strategy& reply = *find_strategy(nemesis);
        const Players players{side == cgt::Side::left ? reply : *find_strategy(question_.left),
                              side == cgt::Side::right ? reply : *find_strategy(question_.right)};
        Limits limits;
        limits.nodes = most_moves;
        Budget budget(limits);
        return best_reply(
            players, side, [this](const Players& p) { return play_as(p, 1000); }, budget);
    }

    // The score a strategy is sure of, or the purse under economic rules.
    std::optional<Rational> sure_of(cgt::Side side) const {
        const std::string& name = side == cgt::Side::left ? question_.left : question_.right;
        if (name == nemesis || name == "random" || sum_.live().size() > most_games_tried) return std::nullopt;
        const BestReply reply = reply_by(other(side), most_moves_tried_aside);
        if (!reply.exhaustive || !reply.record.finished) return std::nullopt;
        if (!reply.record.economic) return reply.record.score;
        return (side == cgt::Side::left ? reply.record.left : reply.record.right).total();
    }

    cgt::Side komaster_of(const SummandQuestion& summand) const {
        if (summand.komaster_bids) {
            return summand.komaster_bids->left >= summand.komaster_bids->right ? cgt::Side::left
                                                                               : cgt::Side::right;
        }
        return summand.komaster.value_or(question_.komaster);
    }

    Result<bool> add(const SummandQuestion& summand) {
        auto position = position_of(session_, summand);
        if (!position) return position.error();
        const std::string& name = summand.name.empty() ? summand.expression : summand.name;
        SumPlay::Summand shown{name, summand.expression, 0, 0};
        std::optional<Bids> bids = summand.bids;
        if (bids && bids->right > bids->left) {
            shown.turned = true;
            shown.name = "-(" + name + ")";
            bids = Bids{-bids->left, -bids->right};
            position->graph = position->graph.negative();
        }
        if (question_.t_min < Rational(0)) {
            auto graph = with_moves_in_numbers(position->graph);
            if (!graph) return graph.error();
            position->graph = *std::move(graph);
        }
        Rational komaster_worth = 0;
        auto book = open_book(position->graph, {komaster_of(summand)});
        if (summand.komaster_bids) {
            const auto theirs = open_book(std::move(position->graph), {other(komaster_of(summand))});
            komaster_worth = book->solution()[position->vertex].low.mean() -
                             theirs->solution()[position->vertex].low.mean();
            if (komaster_of(summand) == cgt::Side::right) komaster_worth = -komaster_worth;
            komasters_.push_back({sum_.size(), *summand.komaster_bids, komaster_worth});
        }
        if (!book->is_exact()) return Error{name + " has a cycle that is not a ko, and cannot be played"};
        sum_.add(std::move(book), position->vertex, shown.name);
        const Thermograph& thermograph = sum_.thermograph(sum_.size() - 1);
        shown.mean = thermograph.mean();
        shown.temperature = thermograph.temperature();
        // Whose komaster is sold costs what lies between both komasters' means.
        const Rational half = komaster_worth / Rational(2);
        const Rational price = shown.mean - (komaster_of(summand) == cgt::Side::left ? half : -half);
        bids_.push_back(bids.value_or(Bids{price, price}));
        report_.summands.push_back(std::move(shown));
        return true;
    }

    cgt::Session& session_;
    const SumQuestion& question_;
    Sum sum_;
    std::vector<Bids> bids_;
    std::vector<KomasterAuction> komasters_;
    SumPlay report_;
};

}  // namespace

Result<SumPlay> sum_play(cgt::Session& session, const SumQuestion& question, Budget& budget) {
    if (question.t_min < Rational(0) && !question.economic) {
        return Error{"taxes below 0 need the economic rules"};
    }
    for (const SummandQuestion& summand : question.summands) {
        if (!question.economic && summand.komaster_bids)
            return Error{"a komaster is sold under the economic rules only"};
    }
    const auto is_fixed = [](const std::string& name) { return name != nemesis && name != "random"; };
    if ((question.left == nemesis && !is_fixed(question.right)) ||
        (question.right == nemesis && !is_fixed(question.left))) {
        return Error{"a nemesis needs an opponent whose strategy is fixed"};
    }
    if (question.human) {
        const std::string& other = *question.human == cgt::Side::left ? question.right : question.left;
        if (question.economic) return Error{"taxes are not asked for: play by the alternate rules"};
        if (other == nemesis) return Error{"a nemesis would have to know what you will play"};
    }
    Preparation preparation(session, question);
    if (const auto added = preparation.add_all(); !added) return added.error();
    if (question.human) return preparation.play_with_human();
    return preparation.play(budget);
}

}  // namespace tedomari::analysis
