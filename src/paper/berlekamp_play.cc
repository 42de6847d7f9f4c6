// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/sum_play.h"
#include "ask/files.h"
#include "economy/nemesis.h"
#include "paper/dominoes.h"
#include "paper/entry.h"
#include "paper/random_sums.h"

// [Berlekamp 1996], the introduction, section 1, and the ledgers of 4.4 to 4.6: the demonstration game.
namespace tedomari::paper {

namespace {

using namespace economy;

using analysis::SumPlay;

analysis::SumQuestion question() {
    const auto read = analysis::read_sum_question(ask::examples().at("demonstration.json"));
    if (!read) throw Stuck{read.error().message};
    return *read;
}

SumPlay played(Desk& desk, const analysis::SumQuestion& asked) {
    Limits limits;
    limits.nodes = 1000;
    Budget budget(limits);
    auto report = analysis::sum_play(desk.session(), asked, budget);
    if (!report) throw Stuck{report.error().message};
    return *std::move(report);
}

SumPlay demonstration(Desk& desk, Rational t_min = 0) {
    analysis::SumQuestion asked = question();
    asked.t_min = t_min;
    return played(desk, asked);
}

std::string in_dollars(Rational amount) { return to_mixed_string(amount); }

// "1 1/8, 1 1/16, 1": the taxes after the first.
std::string taxes(const Record& record) {
    std::string text;
    for (const TaxAuction& auction : record.auctions) {
        if (auction.after == 0) continue;
        text += (text.empty() ? "" : ", ") + to_mixed_string(auction.to);
    }
    return text;
}

std::string moves(const Record& record) {
    std::string text;
    for (const Play& play : record.plays) {
        if (play.is_pass()) continue;
        text += play.mover == Side::left ? 'Y' : 'D';
        text += play.turn->summand == 0 ? 'G' : 'D';
        text += ' ';
    }
    if (!text.empty()) text.pop_back();
    return text;
}

// --- the introduction --------------------------------------------------------------------------------------

void bids_for_left(Desk& desk) {
    const SumPlay game = demonstration(desk);
    for (const Sale& sale : game.record.sales) {
        if (sale.first_move) continue;
        const bool go = sale.item.find("Go") != std::string::npos;
        desk.same(
            "YK pays for " + std::string(go ? "the black stones, turned to Left" : "the vertical dominoes"),
            go ? "2" : "1", in_dollars(sale.price));
    }
    desk.say(
        "YK bids more for Left in both regions of the sum as it is read here, with White's side of Go "
        "turned.");
}

void first_tax(Desk& desk) {
    analysis::SumQuestion asked = question();
    for (const bool higher : {false, true}) {
        asked.first_tax = higher ? FirstTax::higher : FirstTax::average;
        desk.same(higher ? "first tax as the introduction has it, the higher bid"
                         : "first tax as the demonstration has it, the average",
                  higher ? "1 3/4" : "1 1/2", played(desk, asked).record.plays.front().tax);
    }
    desk.say("The paper contradicts itself; both readings are played, `--first-tax average` and `higher`.");
}

void lower_taxes(Desk& desk) {
    const Record record = demonstration(desk).record;
    desk.same("taxes after the first", "1 1/8, 1 1/16, 1, 7/8, 3/4, 1/2, 0", taxes(record));
}

// Sentestrat's result against the best reply, in the worst of all sums.
int safe_games(Desk& desk, const EconomicOptions& options, int rounds, int kos) {
    const Strategy &book = *find_strategy("sentestrat"), &nemesis = *find_strategy("nemesis");
    int safe = 0;
    for (int round = 0; round < rounds; ++round) {
        const Sum sum = random_sum(desk, KoLaw::komaster, 2, round % (kos + 1), 2);
        const Side side = round % 2 == 0 ? Side::left : Side::right;
        const Players players{side == Side::left ? book : nemesis, side == Side::left ? nemesis : book};
        Limits limits;
        limits.nodes = 20'000;
        Budget budget(limits);
        const BestReply reply = best_reply(
            players, other(side), [&](const Players& p) { return play_economically(sum, p, options); },
            budget);
        const Purse& purse = side == Side::left ? reply.record.left : reply.record.right;
        safe += purse.total() >= Rational(0) ? 1 : 0;
    }
    return safe;
}

void ties(Desk& desk) {
    constexpr int rounds = 40;
    const std::pair<TieBreak, const char*> arbiters[] = {
        {TieBreak::alternating, "turns alternate"},
        {TieBreak::same_player, "the arbitrator never lets them alternate"},
        {TieBreak::favours_left, "the arbitrator is Left's friend"},
        {TieBreak::favours_right, "the arbitrator is Right's friend"},
    };
    for (const auto& [ties, name] : arbiters) {
        EconomicOptions options;
        options.ties = ties;
        desk.holds(fmt::format("Book play loses nothing: {}", name), safe_games(desk, options, rounds, 1),
                   rounds);
    }
    desk.say("Random sums with placid kos, each against the best reply that 20,000 moves of search find.");
}

// --- the demonstration -------------------------------------------------------------------------------------

struct Step {
    int move;
    const char *mean, *temperature;  // of the region moved in
};

void demonstration_game(Desk& desk) {
    const SumPlay game = demonstration(desk);
    desk.same("who moves where, moves 1 to 12", "DG YD DD YD DD YG DD YD DD YG DD YG",
              moves(game.record).substr(0, 35));
    const std::vector<Step> printed = {{1, "9/16", "1 1/16"}, {2, "1 7/8", "1 1/8"}, {3, "11/16", "1 3/16"},
                                       {4, "1 7/8", "1 1/8"}, {5, "3/4", "1"},       {6, "1 5/8", "7/8"},
                                       {9, "-1/4", "3/4"},    {10, "2 1/2", "1/2"}};
    const int sign = game.summands[0].turned ? 1 : -1;
    for (const Play& play : game.record.plays) {
        for (const Step& step : printed) {
            if (play.is_pass() || play.number != step.move) continue;
            const Rational mean = play.turn->summand == 0 && sign < 0 ? -play.local_mean : play.local_mean;
            desk.same(fmt::format("mean after move {}", step.move), step.mean, mean);
            desk.same(fmt::format("temperature after move {}", step.move), step.temperature,
                      play.local_temperature);
        }
    }
    desk.say(
        "The Go board is lost with its figure: its half is the game that has the printed means and "
        "temperatures. The "
        "paper prints none after moves 7 and 8; examples/demonstration.json takes (-1/4, 1) and (3/4, 1). "
        "Figure 1 plays the other half on the 4x9 board itself.");
}

// The dominoes of the demonstration, found by the audit: the only ones printed are their values.
struct Printed {
    Domino domino;
    char sign;
    const char *mean, *fair_tax;
};
const std::vector<Printed>& printed_dominoes() {
    static const std::vector<Printed> all = {
        {{Side::left, 0, 1}, '2', "1 7/8", "1 1/8"}, {{Side::right, 2, 0}, '3', "11/16", "1 3/16"},
        {{Side::left, 2, 7}, '4', "1 7/8", "1 1/8"}, {{Side::right, 1, 2}, '5', "3/4", "1"},
        {{Side::right, 1, 6}, '7', "", ""},          {{Side::left, 2, 5}, '8', "", ""},
        {{Side::right, 2, 2}, '9', "-1/4", "3/4"},   {{Side::right, 1, 4}, 'b', "-1", ""},
    };
    return all;
}

// Whether a move from one position to another, as the board is written, costs its player nothing at this tax: his
// scaffold touches the mast.
bool is_fair(const cgt::Thermograph& from, const cgt::Thermograph& to, Side mover, Rational tax) {
    const cgt::Wall& reached = mover == Side::left ? to.right : to.left;
    return tax >= from.temperature() && reached.at(tax) + (mover == Side::left ? -tax : tax) == from.mean();
}

void empty_board(Desk& desk) {
    const Squares empty(4, std::string(9, '.'));
    const cgt::Game value = value_of(desk, empty);
    cgt::Thermographs& thermographs = desk.session().thermographs();
    desk.same("mean of the empty 4x9 board", "3/4", thermographs.mean(value));
    desk.ours("canonical form", desk.worth("domineering(4x9)"));
    desk.ours("its temperature, the base of the mast", to_mixed_string(thermographs.temperature(value)));
    Squares board = empty, picture = empty;
    cgt::Thermograph before = thermographs.of(value);
    Rational tax(9, 8);  // as printed for the position before each domino
    std::string move_before = "of the empty board";
    for (const Printed& printed : printed_dominoes()) {
        board = with_domino(std::move(board), printed.domino, '#');
        picture = with_domino(std::move(picture), printed.domino, printed.sign);
        const cgt::Thermograph after = thermographs.of(value_of(desk, board));
        if (tax > Rational(0)) {
            desk.same(fmt::format("the printed tax {} is a fair one {}", to_mixed_string(tax), move_before),
                      "true", is_fair(before, after, printed.domino.player, tax) ? "true" : "false");
        }
        const std::string move = printed.sign == 'b' ? "11" : std::string(1, printed.sign);
        if (*printed.mean != '\0') desk.same("mean after move " + move, printed.mean, after.mean());
        before = after;
        tax = *printed.fair_tax == '\0' ? Rational(0) : *parse_rational(printed.fair_tax);
        move_before = "after move " + move;
    }
    std::string shown;
    for (const std::string& row : picture) shown += row + "\n";
    desk.show(std::move(shown));

    desk.say(
        "The canonical form leaves out the domino of move 2, which is reversible; as it is written Left's "
        "scaffold "
        "touches the mast up to 1 1/8, so that Sentestrat bids that. The dominoes were found by the audit, "
        "the print "
        "of them is lost: they have every printed mean and tax.");
}

void book_strategy(Desk& desk) {
    const Record record = demonstration(desk).record;
    desk.same("Sentestrat finds moves 1 to 12", "DG YD DD YD DD YG DD YD DD YG DD YG",
              moves(record).substr(0, 35));
    desk.same("what it loses in play", "0",
              error_ledger(record).left_losses + error_ledger(record).right_losses);
}

void below_zero(Desk& desk) {
    const Record record = demonstration(desk, -1).record;
    desk.same("taxes after 1/2", "0, -1/2, -1", taxes(record).substr(taxes(record).find("1/2, ") + 5));
    int at_half = 0, sacrifices = 0;
    for (const Play& play : record.plays) {
        if (play.is_pass()) continue;
        at_half += play.tax == Rational(-1, 2) ? 1 : 0;
        sacrifices += play.kind == MoveKind::sacrificial ? 1 : 0;
    }
    desk.same("moves at a tax of -1/2", "2", at_half);
    desk.same("moves that the Book calls a sacrifice", "0", sacrifices);
}

void endings(Desk& desk) {
    for (const int t_min : {0, -1}) {
        const SumPlay game = demonstration(desk, t_min);
        desk.same(fmt::format("DW ends with, play ending at {}", t_min), "5 3/16",
                  Rational(5) + game.record.right.total());
        desk.same(fmt::format("YK ends with, play ending at {}", t_min), "4 13/16",
                  Rational(5) + game.record.left.total());
        if (t_min < 0) desk.same("score left on the board", "0", game.record.score);
    }
    desk.say(
        "The integers are cashed in at -1 until nothing is left. The printed moves 17 to 26 are ten of them "
        "on a board "
        "that is lost; how many there are depends on it, the purses do not.");
}

void no_loss(Desk& desk) {
    constexpr int rounds = 60;
    for (const bool higher : {false, true}) {
        EconomicOptions options;
        options.first_tax = higher ? FirstTax::higher : FirstTax::average;
        desk.holds(higher ? "Book play loses nothing, the higher bid is the first tax"
                          : "Book play loses nothing, the average is the first tax",
                   safe_games(desk, options, rounds, 2), rounds);
    }
    desk.say("Random sums with placid kos; the best reply is looked for among 20,000 moves each.");
}

// --- ledgers -----------------------------------------------------------------------------------------------

void table_2(Desk& desk) {
    const ErrorLedger ledger = demonstration(desk).errors;
    desk.same("DW's mistakes, dollars", "43/64", ledger.right_bids.cash);
    desk.same("YK's mistakes, dollars", "1 5/64", ledger.left_bids.cash);
    desk.same("DW's mistakes, chips", "9/64", ledger.right_bids.chips);
    desk.same("YK's mistakes, chips", "7/64", ledger.left_bids.chips);
    desk.same("what YK lost by them, dollars", "-13/64", ledger.left_gain_by_bidding.cash);
    desk.same("what YK gained by them, chips", "1/64", ledger.left_gain_by_bidding.chips);
    for (const BidError& error : ledger.bids) {
        if (error.item != "first move") continue;
        const bool left = error.bidder == Side::left;
        desk.slip(fmt::format("{}'s first move, dollars", left ? "YK" : "DW"), left ? "7/32" : "9/32",
                  left ? "7/64" : "9/64", to_mixed_string(error.loss.cash));
    }
    desk.same("YK's net", "-3/16", ledger.left_net);
    desk.say(
        "The print has all of a wrong bid for the first move in the dollar column; half of it is chips, and "
        "only "
        "so the printed totals come out.");
}

void table_3(Desk& desk) {
    const Record record = demonstration(desk).record;
    struct Row {
        const char *yk, *dw, *table, *tax;
    };
    const Row printed[] = {{"-3/4", "-3/4", "1 1/2", "1 1/2"}, {"3/8", "0", "1 1/8", "1 1/8"},
                           {"1/16", "0", "1 1/16", "1 1/16"},  {"0", "1/16", "1", "1"},
                           {"1/8", "0", "7/8", "7/8"},         {"0", "1/8", "3/4", "3/4"},
                           {"1/4", "0", "1/2", "1/2"},         {"0", "1/2", "0", "0"}};
    if (record.pocketings.size() != std::size(printed))
        throw Stuck{"the chips were not pocketed eight times"};
    for (std::size_t i = 0; i < std::size(printed); ++i) {
        const Pocketing& ours = record.pocketings[i];
        const std::string when = i == 0 ? "at the start" : fmt::format("after move {}", ours.after);
        desk.same(when + ", YK pockets", printed[i].yk, ours.left);
        desk.same(when + ", DW pockets", printed[i].dw, ours.right);
        desk.same(when + ", on the table", printed[i].table, ours.on_table);
        desk.same(when + ", tax", printed[i].tax, ours.tax);
    }
    desk.same("YK's net chips", "1/16", record.left.chips);
    desk.say(
        "The two columns of the print are exchanged: the text has YK pocket 3/8 after move 1, and only so "
        "the "
        "purses end with 4.8125 and 5.1875.");
}

void table_4(Desk& desk) {
    const auto rows = demonstration(desk).forecasts;
    struct Row {
        const char *tax, *mean, *forecast, *change;
        int first, last;
    };
    const Row printed[] = {
        {"1 15/32", "2 25/32", "2 3/64", "-11/64", 1, 1}, {"1 1/8", "1 5/16", "1 7/8", "-1/32", 2, 5},
        {"1 1/16", "1 5/16", "1 27/32", "1/32", 6, 6},    {"1", "2 3/8", "1 7/8", "-1/16", 7, 9},
        {"7/8", "1 3/8", "1 13/16", "1/16", 10, 10},      {"3/4", "2 1/4", "1 7/8", "-1/8", 11, 11},
        {"1/2", "1 1/2", "1 3/4", "1/4", 12, 12},         {"0", "2", "2", "0", 13, 13}};
    for (std::size_t i = 0; i < std::size(printed) && i < rows.size(); ++i) {
        const std::string tax = fmt::format("at {}: ", printed[i].tax);
        desk.same(tax + "tax", printed[i].tax, rows[i].temperature);
        desk.same(tax + "mean", printed[i].mean, rows[i].mean);
        desk.same(tax + "forecast", printed[i].forecast, rows[i].forecast);
        desk.same(tax + "first move", std::to_string(printed[i].first), rows[i].first_move);
        if (i + 1 < std::size(printed)) {
            desk.same(tax + "last move", std::to_string(printed[i].last), rows[i].last_move);
            desk.same(tax + "change", printed[i].change, rows[i].change);
        }
    }
}

void figure_22(Desk& desk) {
    const auto picture = demonstration(desk).picture;
    desk.same("points, before the first move and after each of 1 to 12", "13",
              static_cast<int>(std::min<std::size_t>(picture.size(), 13)));
    const std::tuple<std::size_t, const char*, const char*> printed[] = {
        {0, "2 25/32", "1 15/32"}, {1, "1 5/16", "1 1/8"}, {6, "2 3/8", "1"}, {12, "2", "0"}};
    for (const auto& [move, mean, temperature] : printed) {
        desk.same(fmt::format("mean after move {}", move), mean, picture.at(move).mean);
        desk.same(fmt::format("temperature after move {}", move), temperature, picture.at(move).temperature);
    }
    std::string shown = "move     mean  temperature\n";
    for (const PicturePoint& point : picture) {
        shown += fmt::format("{:4} {:>8} {:>12}\n", point.move, to_mixed_string(point.mean),
                             to_mixed_string(point.temperature));
    }
    desk.show(std::move(shown));
}

constexpr Cost instant = Cost::instant, seconds = Cost::seconds;

const Entry entries[] = {
    {"B1", "bids", "introduction", "who bids more plays Left and pays the average",
     "sum --game examples/demonstration.json", instant, bids_for_left},
    {"B2", "first-tax", "introduction and 1", "the higher bid is the first tax; or the average",
     "sum --game examples/demonstration.json --first-tax higher", instant, first_tax},
    {"B3", "lower-taxes", "introduction", "after two passes a lower tax is auctioned",
     "sum --game examples/demonstration.json", instant, lower_taxes},
    {"B4", "ties", "introduction", "equal bids: turns alternate, or a disreputable arbitrator decides",
     "sum --game examples/demonstration.json --ties left", seconds, ties},
    {"B5", "demonstration", "1, figures 2 to 5", "the demonstration game, moves 1 to 12",
     "sum --game examples/demonstration.json", instant, demonstration_game},
    {"B6", "figure1", "1, figure 1", "the empty 4x9 board of Domineering: mean 3/4, fair tax 1 1/8",
     "cgt 'domineering(4x9)'", seconds, empty_board},
    {"B7", "book-strategy", "1.1", "the Book Strategy, which is Sentestrat",
     "sum --game examples/demonstration.json", instant, book_strategy},
    {"B8", "below-zero", "1, figure 6", "moves 13 to 16: taxes of 0 and -1/2",
     "sum --game examples/demonstration.json --tmin -1", instant, below_zero},
    {"B9", "endings", "1, figures 7 to 9", "integers are cashed in; either ending gives the same",
     "sum --game examples/demonstration.json --tmin -1", instant, endings},
    {"B10", "theorem-1.2", "1.2", "Book play ensures no monetary loss",
     "sum '{5|-5}' '{3|-3}' --rules economic --right nemesis", seconds, no_loss},
    {"B43", "table2", "4.4, table 2", "the error ledger", "sum --game examples/demonstration.json", instant,
     table_2},
    {"B44", "table3", "4.5, table 3", "pocketed chips", "sum --game examples/demonstration.json", instant,
     table_3},
    {"B45", "table4", "4.6, table 4", "the forecasting record", "sum --game examples/demonstration.json",
     instant, table_4},
    {"B46", "figure22", "4.6, figure 22", "the Big Picture",
     "sum --game examples/demonstration.json --svg picture.svg", instant, figure_22},
};

}  // namespace

std::span<const Entry> berlekamp_play() { return entries; }

}  // namespace tedomari::paper
