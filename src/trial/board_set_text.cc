// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "render/number.h"
#include "trial/board_set.h"
#include "trial/board_truth.h"
#include "trial/forecast_table.h"

namespace tedomari::trial {

namespace {

// Of all open points of these positions.
double exact_share(const BoardSetReport& part) {
    const int open = part.sum(&BoardCase::open_points);
    return open == 0 ? 1 : static_cast<double>(part.sum(&BoardCase::exact_points)) / open;
}

int within_bound(const BoardSetReport& part) {
    return part.those(&BoardCase::is_played_out).count(&BoardCase::within_bound);
}

double median_miss(const BoardSetReport& part) {
    return median(part.those(&BoardCase::is_recorded).values(&BoardCase::miss));
}

MissTotals misses_of(const BoardSetReport& part, bool proved) {
    std::vector<RegionMiss> all;
    for (const BoardCase& c : part.cases) all.insert(all.end(), c.misses.begin(), c.misses.end());
    return total_misses(all, proved);
}

// Forecasts within a point of the recorded score.
Halves halves_of(const BoardSetReport& report) {
    return report.those(&BoardCase::is_recorded).halves(&BoardCase::game, &BoardCase::is_near_record);
}

// How far counts were off from what became of the regions; nothing where no record tells.
std::string misses_text(const BoardSetReport& report) {
    std::string rows;
    for (const auto& [back, part] : report.by(&BoardCase::back)) {
        for (const bool proved : {true, false}) {
            const MissTotals m = misses_of(part, proved);
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

nlohmann::json totals_json(const BoardSetReport& part) {
    return {{"provedRegions", miss_json(misses_of(part, true))},
            {"otherRegions", miss_json(misses_of(part, false))},
            {"positions", part.cases.size()},
            {"medianSeconds", median(part.values(&BoardCase::seconds))},
            {"exactShare", exact_share(part)},
            {"medianExactShare", median(part.values(&BoardCase::exact_share))},
            {"allProved", part.count(&BoardCase::is_proved)},
            {"playedOut", part.count(&BoardCase::is_played_out)},
            {"withinBound", within_bound(part)},
            {"recorded", part.count(&BoardCase::is_recorded)},
            {"withinOneOfRecord", part.count(&BoardCase::is_near_record)},
            {"medianMissOfRecord", median_miss(part)}};
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
    for (const auto& [back, part] : report.by(&BoardCase::back)) {
        text += fmt::format(
            "{:>5} {:>9} {:>9.2f} {:>9.1f}% {:>10} {:>14} {:>18} {:>12.1f}\n", back, part.cases.size(),
            median(part.values(&BoardCase::seconds)), 100 * exact_share(part),
            part.count(&BoardCase::is_proved),
            fmt::format("{}/{}", within_bound(part), part.count(&BoardCase::is_played_out)),
            fmt::format("{}/{}", part.count(&BoardCase::is_near_record), part.count(&BoardCase::is_recorded)),
            median_miss(part));
    }
    text += misses_text(report);
    if (const auto halves = halves_of(report); halves.are_both())
        text += fmt::format("within 1 of game: {}\n", to_string(halves));
    return text;
}

nlohmann::json to_json(const BoardSetReport& report) {
    nlohmann::json result = totals_json(report);
    for (const auto& [back, part] : report.by(&BoardCase::back)) {
        nlohmann::json group = totals_json(part);
        group["back"] = back;
        result["byBack"].push_back(std::move(group));
    }
    result["halves"] = to_json(halves_of(report));
    result["forecasts"] = to_json(forecast_table(report));
    result["cases"] = report.json([](const BoardCase& c) {
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
        return entry;
    });
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
