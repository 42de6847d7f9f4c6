// SPDX-License-Identifier: MIT
#include "batch/answer.h"

#include <algorithm>
#include <fmt/format.h>

#include "analysis/review.h"
#include "analysis/score.h"
#include "base/seconds.h"
#include "batch/atlas.h"
#include "player/player.h"
#include "render/json_text.h"
#include "render/local_game.h"
#include "render/review.h"
#include "render/score.h"
#include "render/whole_board.h"
#include "sgf/rank.h"
#include "sgf/record.h"
#include "trial/selfplay.h"

namespace tedomari::batch {

namespace {

using analysis::ReviewedMove;

survey::SurveySettings survey_of(const Question& question, survey::RegionStore& memory,
                                 const std::atomic<bool>* cancel) {
    survey::SurveySettings settings;
    // With a number of nodes nothing may depend on the clock.
    settings.time = question.nodes > 0 ? std::chrono::hours(1) : nanoseconds_of(question.seconds);
    settings.nodes = question.nodes;
    settings.cancel = cancel;
    settings.store = &memory;
    return settings;
}

Field level(const sgf::Player& player) {
    const auto known = sgf::level_of(player.rank);
    return known ? Field(std::int64_t{*known}) : Field();
}

Row row_of(const sgf::GameInfo& info, const std::string& name, std::int64_t moves) {
    return {name,
            info.black.name,
            info.white.name,
            info.black.rank,
            info.white.rank,
            info.rules,
            info.komi ? Field(info.komi->to_double()) : Field(),
            std::int64_t{info.handicap},
            std::int64_t{info.size.width},
            std::int64_t{info.size.height},
            info.date,
            info.result,
            moves,
            level(info.black),
            level(info.white)};
}

Row row_of(const ReviewedMove& move) {
    return {std::int64_t{move.number},
            std::string(to_string(move.move.color)),
            go::to_string(move.move.point),
            go::to_string(move.best),
            move.forecast.to_double(),
            move.temperature.to_double(),
            move.loss.to_double(),
            std::string(to_string(move.evidence)),
            std::string(to_string(move.kind)),
            std::string(to_string(move.phase)),
            std::string(to_string(move.mistake))};
}

Row row_of(const AtlasEntry& entry) {
    const local::LocalGame& game = entry.game;
    return {std::int64_t{entry.number},
            entry.points,
            entry.form,
            static_cast<std::int64_t>(game.region.size()),
            std::string(to_string(game.kind)),
            game.count.value.to_double(),
            game.temperature.value.to_double(),
            std::string(to_string(game.evidence)),
            std::int64_t{game.has_ko ? 1 : 0}};
}

constexpr const char* insert_region = "INSERT INTO region VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
constexpr const char* insert_played = "INSERT INTO played VALUES($1, $2, $3, $4, $5, $6, $7, $8)";
constexpr const char* insert_game =
    "INSERT INTO game VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
constexpr const char* insert_move =
    "INSERT INTO move VALUES($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";

}  // namespace

Result<std::optional<Answer>> Answerer::answer(const Task& task) const {
    const auto question = Question::from(task);
    if (!question) return question.error();
    if (task.kind == "review") return review(task, *question);
    if (task.kind == "regions") return regions(task, *question);
    if (task.kind == "selfplay") return selfplay(*question);
    if (task.kind != "analyze" && task.kind != "score")
        return Error{"no question of this kind: " + task.kind};
    return board(task, *question);
}

Result<std::optional<Answer>> Answerer::review(const Task& task, const Question& question) const {
    const auto record = sgf::read_record(task.record);
    if (!record) return record.error();
    survey::RegionMemory memory;
    analysis::ReviewSettings settings;
    settings.survey = survey_of(question, memory, cancel_);
    if (question.back > 0)
        settings.from = std::max(1, static_cast<int>(record->game.moves().size()) - question.back + 1);
    auto report = analysis::review(record->tree, settings);
    if (!report) return report.error();
    if (cancelled()) return std::optional<Answer>();
    report->source = task.name;
    Answer answer{render::line_of(render::to_json(*report)), {{insert_game, {}}, {insert_move, {}}}};
    answer.tables[0].rows.push_back(
        row_of(record->info, task.name, static_cast<std::int64_t>(report->moves.size())));
    for (const ReviewedMove& move : report->moves) answer.tables[1].rows.push_back(row_of(move));
    return std::optional(std::move(answer));
}

Result<std::optional<Answer>> Answerer::board(const Task& task, const Question& question) const {
    auto record = sgf::read_record(task.record);
    if (!record) return record.error();
    const int moves = static_cast<int>(record->game.moves().size());
    auto game = sgf::game_at(record->tree, std::max(0, moves - question.back));
    if (!game) return game.error();
    Answer answer;
    if (task.kind == "analyze") {
        survey::RegionMemory memory;
        answer.json = render::line_of(
            render::to_json(analysis::whole_board(*game, survey_of(question, memory, cancel_))));
    } else {
        Limits limits;
        if (question.nodes > 0) {
            limits.nodes = question.nodes;
        } else {
            limits.time = nanoseconds_of(question.seconds);
        }
        Budget budget(limits, cancel_);
        answer.json = render::line_of(render::to_json(analysis::score(*game, {}, budget)));
    }
    if (cancelled()) return std::optional<Answer>();
    answer.tables = {{insert_game, {row_of(record->info, task.name, moves)}}};
    return std::optional(std::move(answer));
}

Result<std::optional<Answer>> Answerer::regions(const Task& task, const Question& question) const {
    const auto record = sgf::read_record(task.record);
    if (!record) return record.error();
    survey::RegionMemory memory;
    const auto atlas = atlas_of(*record, question, survey_of(question, memory, cancel_));
    if (cancelled()) return std::optional<Answer>();
    Answer answer{{}, {{insert_game, {}}, {insert_region, {}}}};
    answer.tables[0].rows.push_back(
        row_of(record->info, task.name, static_cast<std::int64_t>(record->game.moves().size())));
    nlohmann::json found = nlohmann::json::array();
    for (const AtlasEntry& entry : atlas) {
        answer.tables[1].rows.push_back(row_of(entry));
        found.push_back({{"number", entry.number},
                         {"points", entry.points},
                         {"form", entry.form},
                         {"region", render::to_json(entry.game)}});
    }
    answer.json = render::line_of(nlohmann::json{{"source", task.name}, {"regions", std::move(found)}});
    return std::optional(std::move(answer));
}

Result<std::optional<Answer>> Answerer::selfplay(const Question& question) const {
    const auto size = go::parse_size(question.size);
    if (!size) return size.error();
    trial::SelfplayPlan plan;
    plan.settings.size = *size;
    plan.settings.rules = *go::parse_rules("chinese");
    plan.settings.style = player::Style::search;
    plan.settings.visits = question.visits;
    plan.settings.monte_carlo.seed = question.seed;
    plan.opening = question.opening;
    const auto played = trial::play_with_itself(plan, question.number, cancel_);
    if (!played) return std::optional<Answer>();
    const std::string record = trial::to_sgf(*played, question.number);
    Answer answer{render::line_of(nlohmann::json{{"number", question.number},
                                                 {"result", played->result},
                                                 {"resigned", played->resigned},
                                                 {"inDoubt", played->in_doubt},
                                                 {"moves", played->game.moves().size()},
                                                 {"sgf", record}}),
                  {{insert_played,
                    {{"selfplay", std::int64_t{question.number}, "Tedomari", "Tedomari", played->result,
                      static_cast<std::int64_t>(played->game.moves().size()), record}}}}};
    return std::optional(std::move(answer));
}

}  // namespace tedomari::batch
