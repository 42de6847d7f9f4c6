// SPDX-License-Identifier: MIT
#include "render/sum_play.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/parts.h"
#include "render/ticks.h"

namespace tedomari::render {

using namespace analysis;
using namespace economy;
using nlohmann::json;

namespace {

// --- text --------------------------------------------------------------------------------------------------

// Columns as wide as their widest cell; the first `left` of them aligned to the left.
class Table {
public:
    Table(std::size_t left, std::vector<std::string> heads) : left_(left) { row(std::move(heads)); }
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

    std::string text() const {
        std::vector<std::size_t> widths;
        for (const auto& row : rows_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width_of(row[i]));
        }
        std::string result;
        for (const auto& row : rows_) {
            std::string line;
            for (std::size_t i = 0; i < row.size(); ++i) {
                const std::string pad(widths[i] - width_of(row[i]), ' ');
                const bool last = i + 1 == widths.size();
                line += "  " + (i < left_ || last ? row[i] + pad : pad + row[i]);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            result += line + "\n";
        }
        return result;
    }

private:
    std::size_t left_;
    std::vector<std::vector<std::string>> rows_;
};

std::string mixed(Rational r) { return to_mixed_string(r); }
std::string signed_text(Rational r) { return r > Rational(0) ? "+" + mixed(r) : mixed(r); }
std::string or_blank(Rational r) { return r == Rational(0) ? "" : mixed(r); }

const std::string& player(const SumPlay& report, Side side) {
    return side == Side::left ? report.question.left_name : report.question.right_name;
}

std::string remark(const SumPlay& report, const Play& play) {
    std::vector<std::string> words;
    if (play.doubled) words.emplace_back("komaster moves again");
    if (play.kind == MoveKind::temperature_lowering) words.emplace_back("lowers the temperature");
    if (play.kind == MoveKind::sacrificial) {
        words.emplace_back(play.compulsory ? "sacrificial, compulsory" : "sacrificial");
    }
    if (play.loss > Rational(0)) words.push_back("loses " + mixed(play.loss));
    if (play.loss < Rational(0)) words.push_back(player(report, play.mover) + " gains " + mixed(-play.loss));
    return fmt::format("{}", fmt::join(words, "; "));
}

std::string summands_text(const SumPlay& report) {
    Table table(1, {"summand", "mean", "t", ""});
    for (const auto& summand : report.summands) {
        table.row({summand.name, mixed(summand.mean), mixed(summand.temperature),
                   summand.expression == summand.name ? "" : summand.expression});
    }
    if (report.switches > 0) table.row({fmt::format("{} switches", report.switches), "0", "", "environment"});
    table.row({"sum", mixed(report.record.start.mean), mixed(report.record.start.temperature), ""});
    return table.text();
}

std::string plays_text(const SumPlay& report) {
    const bool economic = report.record.economic;
    std::vector<std::string> heads = {"move", "player", "summand", "mean", "t", "forecast", ""};
    if (economic) heads.insert(heads.begin() + 3, "tax");
    Table table(3, heads);
    const auto add = [&](std::vector<std::string> row, const std::string& tax) {
        if (economic) row.insert(row.begin() + 3, tax);
        table.row(std::move(row));
    };
    const Outlook& start = report.record.start;
    add({"0", "", "", mixed(start.mean), mixed(start.temperature), mixed(start.forecast), ""}, "");
    for (const Play& play : report.record.plays) {
        if (play.is_pass() && play.loss == Rational(0) && (economic || play.number == report.record.moves()))
            continue;
        const Outlook& after = play.after;
        add({play.is_pass() ? "" : std::to_string(play.number), player(report, play.mover),
             play.is_pass() ? "pass" : report.names[play.turn->summand], mixed(after.mean),
             mixed(after.temperature), mixed(after.forecast), remark(report, play)},
            play.is_pass() ? "" : mixed(play.tax));
    }
    return table.text();
}

std::string incentives_text(const SumPlay& report) {
    if (report.incentives.empty()) return "";
    Table table(3, {"incentives", "player", "move to", "gain", "t", ""});
    for (const SumPlay::Incentive& move : report.incentives) {
        table.row({report.names[move.summand], player(report, move.mover), move.to, move.incentive,
                   mixed(move.temperature),
                   move.exceeded_by ? fmt::format("exceeded by line {}", *move.exceeded_by + 1) : ""});
    }
    return "\n" + table.text();
}

std::string levels_text(const SumPlay& report) {
    if (report.levels.empty()) return "";
    Table table(0, {"cooled by", "score from", "to", "positions"});
    for (const auto& level : report.levels)
        table.row({mixed(level.tax), mixed(level.low), mixed(level.high), std::to_string(level.nodes)});
    return "\n" + table.text();
}

std::string result_text(const SumPlay& report) {
    std::string text = fmt::format("score {}{}\n", mixed(report.record.score),
                                   report.record.finished ? "" : " (not finished: too many moves)");
    if (report.optimum) {
        const Optimum& best = *report.optimum;
        const std::string value =
            best.exact() ? mixed(best.low) : fmt::format("from {} to {}", mixed(best.low), mixed(best.high));
        const std::string effort =
            best.nodes == 0 ? "by its bounds alone" : fmt::format("{} positions", best.nodes);
        text +=
            fmt::format("best alternate play, {} first: {} ({}, {})\n", player(report, report.record.first),
                        value, best.exact() ? "proved" : "bounded", effort);
    }
    if (!report.exhaustive) text += "the nemesis did not try every line\n";
    for (const Side side : {Side::left, Side::right}) {
        const auto& sure = side == Side::left ? report.left_sure : report.right_sure;
        if (!sure) continue;
        text += fmt::format("{}'s {} is sure of {}{} (proved)\n", player(report, side),
                            side == Side::left ? report.question.left : report.question.right,
                            report.record.economic ? "net " : "", mixed(*sure));
    }
    if (!report.record.economic) return text;
    const Rational capital = report.question.capital.value_or(0);
    for (const Side side : {Side::left, Side::right}) {
        const Purse& purse = side == Side::left ? report.record.left : report.record.right;
        text += fmt::format("{}: cash {}, chips {}, net {}", player(report, side), signed_text(purse.cash),
                            signed_text(purse.chips), signed_text(purse.total()));
        if (report.question.capital) text += fmt::format("; ends with {}", mixed(capital + purse.total()));
        text += "\n";
    }
    return text;
}

std::string forecasts_text(const SumPlay& report) {
    Table table(0, {"temperature", "mean", "forecast", "moves", "change"});
    for (const ForecastRow& row : report.forecasts) {
        const std::string moves = row.first_move == row.last_move
                                      ? std::to_string(row.first_move)
                                      : fmt::format("{}-{}", row.first_move, row.last_move);
        table.row(
            {mixed(row.temperature), mixed(row.mean), mixed(row.forecast), moves, signed_text(row.change)});
    }
    return "\nforecasts\n" + table.text();
}

std::string_view kind_of(const PlayError& error) {
    constexpr std::string_view words[] = {"move", "pass after move", "tax after move"};
    return words[static_cast<int>(error.kind)];
}

std::string errors_text(const SumPlay& report) {
    const ErrorLedger& ledger = report.errors;
    const std::string &left = player(report, Side::left), &right = player(report, Side::right);
    Table table(
        2, {"bidder", "item", "bid", "book", left + " $", right + " $", left + " chips", right + " chips"});
    for (const BidError& error : ledger.bids) {
        const bool is_left = error.bidder == Side::left;
        const std::string cash = or_blank(error.loss.cash), chips = or_blank(error.loss.chips);
        table.row({player(report, error.bidder), error.item, mixed(error.bid), mixed(error.book),
                   is_left ? cash : "", is_left ? "" : cash, is_left ? chips : "", is_left ? "" : chips});
    }
    table.row({"total mistakes", "", "", "", mixed(ledger.left_bids.cash), mixed(ledger.right_bids.cash),
               mixed(ledger.left_bids.chips), mixed(ledger.right_bids.chips)});
    const Money& gain = ledger.left_gain_by_bidding;
    table.row({"gained by bidding", "", "", "", signed_text(gain.cash), signed_text(-gain.cash),
               signed_text(gain.chips), signed_text(-gain.chips)});
    std::string text = "\nerrors in bidding\n" + table.text() + "\nerrors in play\n";
    if (ledger.plays.empty()) return text + "  none\n";
    for (const PlayError& error : ledger.plays) {
        text += fmt::format("  {} {}: {} {} {}\n", kind_of(error), error.number, player(report, error.player),
                            error.loss > Rational(0) ? "loses" : "gains", mixed(abs(error.loss)));
    }
    return text;
}

std::string chips_text(const SumPlay& report) {
    Table table(1, {"chips pocketed", player(report, Side::left), player(report, Side::right), "on the table",
                    "tax"});
    for (const Pocketing& row : report.record.pocketings) {
        table.row({row.after == 0 ? "at the start" : fmt::format("after move {}", row.after),
                   row.left == Rational(0) ? "" : signed_text(row.left),
                   row.right == Rational(0) ? "" : signed_text(row.right), mixed(row.on_table),
                   mixed(row.tax)});
    }
    table.row({"net", signed_text(report.record.left.chips), signed_text(report.record.right.chips), "", ""});
    return "\n" + table.text();
}

// --- JSON --------------------------------------------------------------------------------------------------

json text_or_null(const std::optional<Rational>& r) { return r ? json(to_string(*r)) : json(nullptr); }

json json_of(const Outlook& outlook) {
    return {{"mean", to_string(outlook.mean)},
            {"temperature", to_string(outlook.temperature)},
            {"ambient", to_string(outlook.ambient)},
            {"forecast", to_string(outlook.forecast)}};
}

json json_of(const SumPlay& report, const Play& play) {
    json object = json_of(play.after);
    object["mover"] = std::string(to_string(play.mover));
    object["kind"] = std::string(to_string(play.kind));
    object["loss"] = to_string(play.loss);
    if (play.is_pass()) {
        object["pass"] = true;
        return object;
    }
    object["move"] = play.number;
    object["summand"] = play.turn->summand;
    object["name"] = report.names[play.turn->summand];
    object["option"] = play.turn->option;
    object["localMean"] = to_string(play.local_mean);
    object["localTemperature"] = to_string(play.local_temperature);
    if (report.record.economic) object["tax"] = to_string(play.tax);
    if (play.compulsory) object["compulsory"] = true;
    if (play.doubled) object["doubled"] = true;
    return object;
}

json json_of(const Money& money) {
    return {{"cash", to_string(money.cash)}, {"chips", to_string(money.chips)}};
}
json json_of(const Purse& purse) {
    return {{"cash", to_string(purse.cash)},
            {"chips", to_string(purse.chips)},
            {"total", to_string(purse.total())}};
}

json json_of(const ErrorLedger& ledger) {
    const auto bid_json = [](const BidError& error) -> json {
        return {{"bidder", to_string(error.bidder)},
                {"item", error.item},
                {"bid", to_string(error.bid)},
                {"book", to_string(error.book)},
                {"loss", json_of(error.loss)}};
    };
    const auto play_json = [](const PlayError& error) -> json {
        constexpr const char* kinds[] = {"move", "pass", "tax"};
        return {{"kind", kinds[static_cast<int>(error.kind)]},
                {"move", error.number},
                {"player", to_string(error.player)},
                {"loss", to_string(error.loss)}};
    };
    return {{"bids", list_json(ledger.bids, bid_json)},
            {"plays", list_json(ledger.plays, play_json)},
            {"bidding", {{"left", json_of(ledger.left_bids)}, {"right", json_of(ledger.right_bids)}}},
            {"leftGainByBidding", json_of(ledger.left_gain_by_bidding)},
            {"play", {{"left", to_string(ledger.left_losses)}, {"right", to_string(ledger.right_losses)}}},
            {"leftNet", to_string(ledger.left_net)}};
}

json turn_json(const SumPlay& report) {
    if (!report.choices) return nullptr;
    const auto choice_json = [&](const SumPlay::Choice& choice) -> json {
        return {{"summand", choice.turn.summand},
                {"option", choice.turn.option},
                {"name", report.names[choice.turn.summand]},
                {"mean", to_string(choice.mean)},
                {"temperature", to_string(choice.temperature)},
                {"loss", to_string(choice.loss)}};
    };
    return {{"mover", to_string(*report.question.human)},
            {"choices", list_json(*report.choices, choice_json)}};
}

json accounts_json(const Record& record) {
    const auto chip_json = [](const Pocketing& row) -> json {
        return {{"after", row.after},
                {"left", to_string(row.left)},
                {"right", to_string(row.right)},
                {"onTable", to_string(row.on_table)},
                {"tax", to_string(row.tax)}};
    };
    const auto auction_json = [](const TaxAuction& auction) -> json {
        return {{"after", auction.after},
                {"tax", to_string(auction.to)},
                {"left", text_or_null(auction.left_bid)},
                {"right", text_or_null(auction.right_bid)},
                {"mover", to_string(auction.mover)}};
    };
    return {{"chips", list_json(record.pocketings, chip_json)},
            {"auctions", list_json(record.auctions, auction_json)},
            {"result", {{"left", json_of(record.left)}, {"right", json_of(record.right)}}}};
}

}  // namespace

std::string to_text(const SumPlay& report) {
    const SumQuestion& question = report.question;
    std::string text =
        fmt::format("{} rules, {} first; {} plays {}, {} plays {}\n",
                    report.record.economic ? "economic" : "alternate", player(report, report.record.first),
                    question.left_name, question.left, question.right_name, question.right);
    if (!question.note.empty()) text += question.note + "\n";
    text += summands_text(report) + "\n" + plays_text(report) + "\n" + result_text(report) +
            levels_text(report) + incentives_text(report) + forecasts_text(report);
    if (report.record.economic) text += errors_text(report) + chips_text(report);
    return text;
}

json to_json(const SumPlay& report) {
    const SumQuestion& question = report.question;
    json object = {
        {"rules", report.record.economic ? "economic" : "alternate"},
        {"players", {{"left", question.left_name}, {"right", question.right_name}}},
        {"strategies", {{"left", question.left}, {"right", question.right}}},
        {"tmin", to_string(question.t_min)},
        {"first", std::string(to_string(report.record.first))},
        {"start", json_of(report.record.start)},
        {"score", to_string(report.record.score)},
        {"finished", report.record.finished},
        {"environmentSwitches", report.switches},
        {"summands", json::array()},
        {"moves", json::array()},
        {"forecasts", json::array()},
        {"picture", json::array()},
        {"optimum", nullptr},
        {"sureOf", {{"left", text_or_null(report.left_sure)}, {"right", text_or_null(report.right_sure)}}},
        {"exhaustive", report.exhaustive}};
    if (!question.note.empty()) object["note"] = question.note;
    for (const auto& summand : report.summands) {
        object["summands"].push_back({{"name", summand.name},
                                      {"game", summand.expression},
                                      {"mean", to_string(summand.mean)},
                                      {"temperature", to_string(summand.temperature)},
                                      {"turned", summand.turned}});
    }
    for (const Play& play : report.record.plays) object["moves"].push_back(json_of(report, play));
    for (const ForecastRow& row : report.forecasts) {
        object["forecasts"].push_back({{"temperature", to_string(row.temperature)},
                                       {"mean", to_string(row.mean)},
                                       {"forecast", to_string(row.forecast)},
                                       {"moves", {row.first_move, row.last_move}},
                                       {"change", to_string(row.change)}});
    }
    for (const PicturePoint& point : report.picture) {
        object["picture"].push_back({point.move, to_string(point.mean), to_string(point.temperature)});
    }
    if (report.optimum) {
        const Optimum& best = *report.optimum;
        object["optimum"] = {{"low", to_string(best.low)},
                             {"high", to_string(best.high)},
                             {"evidence", best.exact() ? "proved" : "bounded"},
                             {"nodes", best.nodes}};
    }
    if (!report.levels.empty()) {
        object["levels"] = json::array();
        for (const auto& level : report.levels) {
            object["levels"].push_back({{"tax", to_string(level.tax)},
                                        {"low", to_string(level.low)},
                                        {"high", to_string(level.high)},
                                        {"nodes", level.nodes}});
        }
    }
    if (!report.incentives.empty()) {
        object["incentives"] = json::array();
        for (const auto& move : report.incentives) {
            object["incentives"].push_back(
                {{"summand", move.summand},
                 {"mover", std::string(to_string(move.mover))},
                 {"to", move.to},
                 {"incentive", move.incentive},
                 {"temperature", to_string(move.temperature)},
                 {"exceededBy", move.exceeded_by ? json(*move.exceeded_by) : json(nullptr)}});
        }
    }
    if (question.human) object["turn"] = turn_json(report);
    if (report.record.economic) {
        object.update(accounts_json(report.record));
        object["errors"] = json_of(report.errors);
    }
    return object;
}

}  // namespace tedomari::render
