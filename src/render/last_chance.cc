// SPDX-License-Identifier: MIT
#include "render/last_chance.h"

#include <fmt/format.h>

#include "render/number.h"
#include "render/parts.h"
#include "render/review_words.h"

namespace tedomari::render {

namespace {

using analysis::LastChance;
using analysis::PerfectScore;
using analysis::ReviewedMove;
using analysis::ReviewReport;
using analysis::SolvedLoss;
using go::Color;

constexpr std::size_t most_losses = 8;  // that are told

std::string between(const PerfectScore& score) {
    return score.is_exact() ? lead_text(score.low)
                            : fmt::format("{} to {}", lead_text(score.low), lead_text(score.high));
}

std::string margin(const PerfectScore& score, Color winner) {
    const Rational least = winner == Color::black ? score.low : -score.high;
    return score.is_exact() ? "by " + to_mixed_string(least)
                            : fmt::format("by {} or more", to_mixed_string(least));
}

std::string one_of(const std::vector<go::Point>& points) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i)
        text += (i == 0 ? "" : i + 1 == points.size() ? " or " : ", ") + go::to_string(points[i]);
    return text;
}

std::string rests_on(Evidence evidence) {
    return evidence == Evidence::proved ? "proved" : "every line solved, walls judged";
}

std::string solved_chance(const ReviewReport& report, const LastChance& chance) {
    const ReviewedMove& move = report.moves[*chance.move];
    const std::string point = go::to_string(move.move.point);
    std::string text =
        fmt::format("Last chance: {} was winning {} until move {}; {} gave {} away, {}",
                    name_of(chance.loser), margin(chance.before, chance.loser), move.number, point,
                    move.mistake == analysis::Mistake::tedomari ? "tedomari" : "it", between(chance.after));
    if (!chance.kept.empty()) text += fmt::format("; {} would have kept it", one_of(chance.kept));
    return text + " (" + rests_on(chance.before.evidence) + ").";
}

std::string judged_chance(const ReviewReport& report, const LastChance& chance) {
    const ReviewedMove& move = report.moves[*chance.move];
    return fmt::format("Last chance, judged: move {} at {}; {} before it, {} after, each give or take {}.",
                       move.number, go::to_string(move.move.point),
                       lead_text(move.forecast, Evidence::learned),
                       lead_text(move.forecast_after, Evidence::learned), rounded(move.give_or_take));
}

// The komi at which nobody would win.
Rational even_komi(const ReviewReport& report, Rational score) { return score + report.komi; }

std::string komi_text(const ReviewReport& report, const LastChance& chance) {
    const auto needs = [&](const PerfectScore& score) {
        const Rational low = even_komi(report, score.low), high = even_komi(report, score.high);
        return low == high ? fmt::format("{}", to_mixed_string(low))
                           : fmt::format("{} to {}", to_mixed_string(low), to_mixed_string(high));
    };
    return fmt::format(
        "Komi {}: the even komi was {} before that move and {} after it; Black wins below, White above.",
        to_mixed_string(report.komi), needs(chance.before), needs(chance.after));
}

std::string solved_text(const LastChance& chance) {
    if (!chance.solved_from) return "";
    return fmt::format(
        "Solved from move {} on; {} in all.", *chance.solved_from,
        chance.solved == 1 ? std::string("one position") : fmt::format("{} positions", chance.solved));
}

std::string losses_text(const ReviewReport& report, const LastChance& chance) {
    std::string text;
    for (std::size_t i = 0; i < chance.losses.size() && i < most_losses; ++i) {
        const SolvedLoss& loss = chance.losses[i];
        const ReviewedMove& move = report.moves[loss.move];
        text += fmt::format("{}{} {} {}{}", i == 0 ? "" : ", ", move.number, go::to_string(move.move),
                            to_mixed_string(loss.loss), loss.turned ? " (turned the game)" : "");
    }
    if (chance.losses.size() > most_losses)
        text += fmt::format(" and {} more", chance.losses.size() - most_losses);
    return text.empty() ? "" : "Points given away by best play: " + text + ".";
}

const PerfectScore* perfect_after(const ReviewReport& report, std::size_t i) {
    if (i + 1 >= report.moves.size()) return nullptr;
    return report.moves[i + 1].perfect ? &*report.moves[i + 1].perfect : nullptr;
}

}  // namespace

std::vector<std::string> last_chance_text(const ReviewReport& report) {
    std::vector<std::string> sentences;
    if (!report.last_chance) return sentences;
    const LastChance& chance = *report.last_chance;
    const auto say = [&](std::string sentence) {
        if (!sentence.empty()) sentences.push_back(std::move(sentence));
    };
    if (!chance.borne_out) {
        say(fmt::format(
            "Last chance: not told, for best play makes the last position {} and the record says {}.",
            chance.end ? lead_text(*chance.end) : "the other's", report.info.result));
    } else if (chance.move && chance.is_solved) {
        say(solved_chance(report, chance));
        say(komi_text(report, chance));
    } else if (chance.move) {
        say(judged_chance(report, chance));
    } else {
        say(fmt::format("Last chance: {} was never winning in what was reviewed.", name_of(chance.loser)));
    }
    if (chance.hung_on_a_ko) {
        const ReviewedMove& move = report.moves[*chance.hung_on_a_ko];
        say(fmt::format("Before move {} at {} it hung on a ko: {} to {}.", move.number,
                        go::to_string(move.move.point), lead_text(move.perfect->low),
                        lead_text(move.perfect->high)));
    }
    say(solved_text(chance));
    say(losses_text(report, chance));
    return sentences;
}

std::string perfect_text(const std::optional<PerfectScore>& score) {
    if (!score) return "";
    if (score->is_exact()) return "best play from here: " + lead_text(score->low);
    return fmt::format("best play from here: between {} and {}, as kos go", lead_text(score->low),
                       lead_text(score->high));
}

nlohmann::json to_json(const std::optional<PerfectScore>& score) {
    if (!score) return nullptr;
    return {{"low", to_string(score->low)},
            {"high", to_string(score->high)},
            {"evidence", to_string(score->evidence)},
            {"ko", score->has_ko}};
}

nlohmann::json last_chance_json(const ReviewReport& report) {
    if (!report.last_chance) return nullptr;
    const LastChance& chance = *report.last_chance;
    const auto loss_json = [&](const SolvedLoss& loss) -> nlohmann::json {
        const ReviewedMove& move = report.moves[loss.move];
        const PerfectScore* after = perfect_after(report, loss.move);
        return {{"number", move.number},
                {"color", letter(move.move.color)},
                {"move", go::to_string(move.move.point)},
                {"loss", to_string(loss.loss)},
                {"turned", loss.turned},
                {"before", to_json(move.perfect)},
                {"after", after != nullptr ? to_json(std::optional(*after)) : nlohmann::json()}};
    };
    const auto komi = [&](const PerfectScore& score) -> nlohmann::json {
        return {{"low", to_string(even_komi(report, score.low))},
                {"high", to_string(even_komi(report, score.high))}};
    };
    const ReviewedMove* move = chance.move ? &report.moves[*chance.move] : nullptr;
    return {{"loser", letter(chance.loser)},
            {"move", move != nullptr ? nlohmann::json(move->number) : nlohmann::json()},
            {"point", move != nullptr ? nlohmann::json(go::to_string(move->move.point)) : nlohmann::json()},
            {"solved", chance.is_solved},
            {"before", move != nullptr ? to_json(std::optional(chance.before)) : nlohmann::json()},
            {"after", move != nullptr ? to_json(std::optional(chance.after)) : nlohmann::json()},
            {"evenKomiBefore", move != nullptr ? komi(chance.before) : nlohmann::json()},
            {"evenKomiAfter", move != nullptr ? komi(chance.after) : nlohmann::json()},
            {"hungOnAKo", chance.hung_on_a_ko ? nlohmann::json(report.moves[*chance.hung_on_a_ko].number)
                                              : nlohmann::json()},
            {"kept", list_json(chance.kept, [](go::Point p) { return go::to_string(p); })},
            {"solvedFrom", chance.solved_from ? nlohmann::json(*chance.solved_from) : nlohmann::json()},
            {"solvedPositions", chance.solved},
            {"withdrawn", chance.withdrawn},
            {"end", chance.end ? nlohmann::json(to_string(*chance.end)) : nlohmann::json()},
            {"borneOut", chance.borne_out},
            {"losses", list_json(chance.losses, loss_json)},
            {"sentences", last_chance_text(report)}};
}

}  // namespace tedomari::render
