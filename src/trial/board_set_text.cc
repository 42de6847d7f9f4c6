// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "render/number.h"
#include "trial/board_set.h"
#include "trial/board_truth.h"
#include "trial/forecast_table.h"
#include "trial/half.h"

namespace tedomari::trial {

namespace {

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// What is told of a group of positions.
struct Totals {
    int positions = 0, all_proved = 0, played = 0, within = 0, recorded = 0, near_record = 0;
    std::vector<double> seconds, shares, misses;
    std::vector<RegionMiss> regions;
    long open = 0, exact = 0;

    void add(const BoardCase& c) {
        ++positions;
        all_proved += c.is_proved() ? 1 : 0;
        seconds.push_back(c.seconds);
        shares.push_back(c.open_points == 0 ? 1 : static_cast<double>(c.exact_points) / c.open_points);
        open += c.open_points;
        exact += c.exact_points;
        if (c.played_out) {
            ++played;
            within += c.within_bound() ? 1 : 0;
        }
        regions.insert(regions.end(), c.misses.begin(), c.misses.end());
        if (c.recorded) {
            ++recorded;
            near_record += c.is_near_record() ? 1 : 0;
            misses.push_back(abs(*c.recorded - c.forecast).to_double());
        }
    }
    double share() const { return open == 0 ? 1 : static_cast<double>(exact) / static_cast<double>(open); }
};

std::map<int, Totals> by_back(const BoardSetReport& report) {
    std::map<int, Totals> groups;
    for (const BoardCase& c : report.cases) groups[c.back].add(c);
    return groups;
}

// How far counts were off from what became of the regions; nothing where no record tells.
std::string misses_text(const std::map<int, Totals>& groups) {
    std::string rows;
    for (const auto& [back, t] : groups) {
        for (const bool proved : {true, false}) {
            const MissTotals m = total_misses(t.regions, proved);
            if (m.regions == 0) continue;
            rows += fmt::format("{:>5} {:>10} {:>8} {:>10.2f} {:>9.2f} {:>15}\n", back,
                                proved ? "proved" : "not proved", m.regions, m.count, m.look,
                                fmt::format("{}/{}", m.within_temperature, m.regions));
        }
    }
    if (rows.empty()) return "";
    return fmt::format("{:>5} {:>10} {:>8} {:>10} {:>9} {:>15}\n", "back", "", "regions", "count off",
                       "look off", "within one move") +
           rows;
}

nlohmann::json miss_json(const MissTotals& t) {
    return {{"regions", t.regions},
            {"countOff", t.count},
            {"lookOff", t.look},
            {"withinTemperature", t.within_temperature}};
}

nlohmann::json totals_json(const Totals& t) {
    return {{"provedRegions", miss_json(total_misses(t.regions, true))},
            {"otherRegions", miss_json(total_misses(t.regions, false))},
            {"positions", t.positions},
            {"medianSeconds", median(t.seconds)},
            {"exactShare", t.share()},
            {"medianExactShare", median(t.shares)},
            {"allProved", t.all_proved},
            {"playedOut", t.played},
            {"withinBound", t.within},
            {"recorded", t.recorded},
            {"withinOneOfRecord", t.near_record},
            {"medianMissOfRecord", median(t.misses)}};
}

}  // namespace

std::string to_text(const std::vector<ForecastRow>& rows) {
    std::string text = fmt::format("{:>5} {:<9} {:>5} {:>7} {:>7} {:>9} {:>9} {:>8} {:>7}  {}\n", "back", "",
                                   "games", "mean", "median", "within 2", "within 5", "winner", "exact",
                                   "inside the range (its median)");
    const auto line = [&](int back, const char* who, const Errors& e) {
        return fmt::format("{:>5} {:<9} {:>5} {:>7.2f} {:>7.2f} {:>9} {:>9} {:>8}", back, who, e.games,
                           e.mean, e.median, e.within_two, e.within_five, e.winner);
    };
    for (const ForecastRow& row : rows) {
        text += line(row.back, "lead", row.lead) + "\n";
        text += line(row.back, "forecast", row.forecast) +
                fmt::format(" {:>7}  {} of {} (give or take {:.1f})\n", row.exact, row.inside,
                            row.forecast.games, row.half_width);
        text += line(row.back, "judge", row.judge) + "\n";
        if (row.rival.games > 0) text += line(row.back, "rival", row.rival) + "\n";
        text += line(row.back, "even", row.even) + "\n";
    }
    return text;
}

nlohmann::json to_json(const std::vector<ForecastRow>& rows) {
    const auto json = [](const Errors& e) {
        return nlohmann::json{{"games", e.games},
                              {"mean", e.mean},
                              {"median", e.median},
                              {"withinTwo", e.within_two},
                              {"withinFive", e.within_five},
                              {"winnerRight", e.winner}};
    };
    nlohmann::json result = nlohmann::json::array();
    for (const ForecastRow& row : rows) {
        result.push_back({{"back", row.back},
                          {"lead", json(row.lead)},
                          {"forecast", json(row.forecast)},
                          {"judge", json(row.judge)},
                          {"rival", json(row.rival)},
                          {"even", json(row.even)},
                          {"exact", row.exact},
                          {"inside", row.inside},
                          {"medianGiveOrTake", row.half_width}});
    }
    return result;
}

std::string to_text(const BoardCase& c) {
    std::string text =
        fmt::format("{:28} -{:<3} {:>2}/{:<2} regions {:>3}/{:<3} points  {:>9} t {:<7} {:6.2f} s", c.game,
                    c.back, c.proved_regions, c.regions, c.exact_points, c.open_points,
                    render::lead_text(c.forecast), to_mixed_string(c.temperature), c.seconds);
    if (c.recorded) text += fmt::format("  game {:>8}", render::lead_text(*c.recorded));
    if (c.played_out) {
        text += fmt::format("  played out {:>8} {}", render::lead_text(*c.played_out),
                            c.within_bound() ? "within" : "OUTSIDE");
    }
    return text + "\n";
}

std::string to_text(const BoardSetReport& report) {
    std::string text =
        fmt::format("{:>5} {:>9} {:>9} {:>10} {:>10} {:>14} {:>18} {:>12}\n", "back", "positions", "median s",
                    "exact pts", "all proved", "played within", "within 1 of game", "median miss");
    for (const auto& [back, t] : by_back(report)) {
        text += fmt::format("{:>5} {:>9} {:>9.2f} {:>9.1f}% {:>10} {:>14} {:>18} {:>12.1f}\n", back,
                            t.positions, median(t.seconds), 100 * t.share(), t.all_proved,
                            fmt::format("{}/{}", t.within, t.played),
                            fmt::format("{}/{}", t.near_record, t.recorded), median(t.misses));
    }
    text += misses_text(by_back(report));
    if (const auto halves = report.halves(); halves.are_both())
        text += fmt::format("within 1 of game: {}\n", to_string(halves));
    return text;
}

nlohmann::json to_json(const BoardSetReport& report) {
    Totals all;
    for (const BoardCase& c : report.cases) all.add(c);
    nlohmann::json result = totals_json(all);
    for (const auto& [back, totals] : by_back(report)) {
        nlohmann::json group = totals_json(totals);
        group["back"] = back;
        result["byBack"].push_back(std::move(group));
    }
    result["halves"] = to_json(report.halves());
    result["forecasts"] = to_json(forecast_table(report));
    result["cases"] = nlohmann::json::array();
    for (const BoardCase& c : report.cases) {
        nlohmann::json entry{
            {"game", c.game},
            {"back", c.back},
            {"regions", c.regions},
            {"provedRegions", c.proved_regions},
            {"openPoints", c.open_points},
            {"exactPoints", c.exact_points},
            {"lead", to_string(c.lead)},
            {"temperature", to_string(c.temperature)},
            {"forecast", to_string(c.forecast)},
            {"judgedAlone", to_string(c.judged)},
            {"low", to_string(c.low)},
            {"high", to_string(c.high)},
            {"giveOrTake", to_string(c.give_or_take)},
            {"doubt", {{"undecided", c.doubt.undecided}, {"heat", c.doubt.heat}, {"judged", c.doubt.judged}}},
            {"seconds", c.seconds}};
        if (c.rival) entry["rival"] = to_string(*c.rival);
        if (c.recorded) entry["recorded"] = to_string(*c.recorded);
        if (c.played_out) {
            entry["playedOut"] = to_string(*c.played_out);
            entry["withinBound"] = c.within_bound();
        }
        result["cases"].push_back(std::move(entry));
    }
    return result;
}

std::string to_text(const TruthReport& r) {
    return fmt::format(
        "{} boards compared, {} skipped (kos, too many open points, not proved)\n"
        "mean and temperature equal to those of the canonical forms: {} of {}\n"
        "best score equal to perfect play of the sum of those forms: {} of {}\n"
        "best score between mean and mean + temperature: {} of {}\n"
        "Sentestrat against perfect play: loss within the temperature {} of {}, no loss {}, worst {}\n",
        r.boards, r.skipped, r.forms, r.formed, r.optimal, r.formed, r.within, r.boards, r.loss_within,
        r.played, r.no_loss, to_mixed_string(r.worst_loss));
}

nlohmann::json to_json(const TruthReport& r) {
    return {{"boards", r.boards},  {"skipped", r.skipped},
            {"within", r.within},  {"formed", r.formed},
            {"forms", r.forms},    {"optimal", r.optimal},
            {"played", r.played},  {"lossWithin", r.loss_within},
            {"noLoss", r.no_loss}, {"worstLoss", to_string(r.worst_loss)},
            {"holds", r.holds()}};
}

}  // namespace tedomari::trial
