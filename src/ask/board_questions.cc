// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <memory>

#include "analysis/continuation.h"
#include "analysis/last_move.h"
#include "analysis/practice.h"
#include "analysis/region.h"
#include "analysis/review.h"
#include "analysis/score.h"
#include "analysis/whole_board.h"
#include "ask/edit.h"
#include "ask/levels.h"
#include "ask/position.h"
#include "ask/question.h"
#include "base/seconds.h"
#include "go/diagram.h"
#include "player/player.h"
#include "render/continuation.h"
#include "render/facts.h"
#include "render/last_move.h"
#include "render/parts.h"
#include "render/practice.h"
#include "render/region.h"
#include "render/review.h"
#include "render/score.h"
#include "render/whole_board.h"
#include "render/whole_board_pictures.h"
#include "sgf/replay.h"
#include "sgf/writer.h"
#include "survey/survey.h"

// Questions about a position, or about a game move by move.
namespace tedomari::ask {

using nlohmann::json;

namespace {

constexpr double longest = 600, longest_game = 3600;  // seconds
constexpr std::size_t memory = std::size_t{256} << 20;

// All that an answer may depend on: the stones, how they got there, and the rules.
std::string key_of(const go::Game& game) {
    std::string key = go::to_diagram(game.start());
    for (const go::Move move : game.moves()) key += go::to_string(move) + " ";
    return fmt::format("{}|{}|{}|{}|{}", key, go::to_string(game.rules()), to_string(game.komi()),
                       go::to_string(game.to_move()), game.handicap().size());
}

// How a whole board is looked at: "time", "nodes", "judge", "playouts", "seed", "reach".
struct SurveyFields {
    double seconds, nodes, playouts, seed;
    std::string judge;
    int reach;

    SurveyFields(Fields& options, double usual_seconds)
        : seconds(options.number("time", usual_seconds, 0.01, longest)),
          nodes(options.number("nodes", 0, 0, 1e12)),
          playouts(options.number("playouts", 2000, 2, 1e7)),
          seed(options.number("seed", 1, 0, 1e15)),
          judge(options.one_of("judge", {"network", "playouts"})),
          reach(options.integer("reach", 3, 1, 8)) {}

    survey::SurveySettings settings(const Desk& desk) const {
        survey::SurveySettings result;
        result.time = nanoseconds_of(seconds);
        result.nodes = static_cast<std::uint64_t>(nodes);
        result.memory = memory;
        result.partition.reach = reach;
        result.cancel = &desk.cancel;
        if (judge == "playouts")
            result.judge = std::make_shared<survey::RandomGames>(static_cast<std::uint64_t>(playouts),
                                                                 static_cast<std::uint64_t>(seed));
        result.progress = [&desk](std::size_t done, std::size_t of) { desk.progress(done, of, "regions"); };
        return result;
    }
};

// --- the whole board -----------------------------------------------------------------------------------------

Answer told(const analysis::WholeBoardReport& found) {
    Answer answer{render::to_json(found), found.finished};
    const auto report = std::make_shared<const analysis::WholeBoardReport>(found);
    answer.files = {{"board.svg", [report] { return render::to_svg(*report); }},
                    {"report.sgf", [report] { return render::to_sgf(*report); }},
                    {"report.html", [report] { return render::to_html(*report, "Tedomari"); }},
                    {"facts.txt", [report] { return render::facts_page(*report); }},
                    {"report.txt", [report] { return render::to_text(*report); }}};
    for (std::size_t i = 0; i < report->regions.size(); ++i) {
        if (!report->regions[i].game.black_master) continue;
        answer.files["region-" + report->regions[i].name + ".svg"] = [report, i] {
            // The report's numbers are in its counting already.
            return render::to_svg(analysis::RegionReport{report->position, report->regions[i].game, 0,
                                                         analysis::Counting::territory});
        };
    }
    return answer;
}

Answer analyze(const go::Game& game, const survey::SurveySettings& settings, Desk& desk) {
    return told(analysis::whole_board(game, settings, [&](const analysis::WholeBoardReport& report) {
        Answer early = told(report);
        early.complete = false;
        if (!desk.cancel) desk.first_report(std::move(early));
    }));
}

void read_whole_board(Fields& fields, Fields& options, Question& question, double usual_seconds) {
    auto game = read_position(fields);
    const SurveyFields survey(options, usual_seconds);
    if (!game) return;
    question.key = key_of(*game);
    question.seconds_most = survey.seconds * 3 + 10;
    question.answer = [game = *std::move(game), survey](Desk& desk) {
        return analyze(game, survey.settings(desk), desk);
    };
}

void read_analyze(Fields& fields, Fields& options, Question& question) {
    read_whole_board(fields, options, question, 5);
}
void read_hints(Fields& fields, Fields& options, Question& question) {
    read_whole_board(fields, options, question, 1);
}

// --- one region ------------------------------------------------------------------------------------------------

void read_region(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 20, 0.01, longest);
    const double nodes = options.number("nodes", 0, 0, 1e12);
    const bool area = options.one_of("counting", {"territory", "area"}) == "area";
    const go::PointSet points = points_field(fields, "points", game ? game->size() : go::Size{});
    if (points.empty()) fields.refuse("points", Error{"the points of a region are needed"});
    if (!game || !fields.ok()) return;
    question.key = key_of(*game);
    points.for_each([&](go::Point p) { question.key += " " + go::to_string(p); });
    question.takes(seconds);
    question.answer = [position = game->position(), points, seconds, nodes, area](Desk& desk) {
        endgame::Effort effort;
        effort.time = nanoseconds_of(seconds);
        if (nodes > 0) effort.nodes = static_cast<std::uint64_t>(nodes);
        effort.memory = memory;
        effort.cancel = &desk.cancel;
        const survey::LearnedJudge judge;
        auto report = analysis::region(position, points, effort, &judge);
        if (!report) return no_answer(report.error().message);
        report->counting = area ? analysis::Counting::area : analysis::Counting::territory;
        Answer answer{render::to_json(*report), !desk.cancel};
        return std::move(answer).draw_from(*std::move(report), {{"thermograph.svg", render::to_svg},
                                                                {"report.sgf", render::to_sgf},
                                                                {"report.txt", render::to_text}});
    };
}

// --- the score ---------------------------------------------------------------------------------------------------

go::PointSet stones_field(Fields& options, const std::string& name, const go::Board& board) {
    go::PointSet stones = points_field(options, name, board.size());
    stones.for_each([&](go::Point p) {
        if (!go::is_stone(board.at(p)))
            options.refuse(name, Error{"there is no stone at " + go::to_string(p)}, 422);
    });
    return stones;
}

void read_score(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 10, 0.01, longest);
    const go::Board board = game ? game->board() : go::Board();
    analysis::ScoreSettings settings;
    settings.life.dead = stones_field(options, "dead", board);
    settings.life.alive = stones_field(options, "alive", board);
    settings.life.seki = stones_field(options, "seki", board);
    if (!game || !options.ok()) return;
    question.key = key_of(*game);
    question.takes(seconds);
    question.answer = [game = *game, settings, seconds](Desk& desk) {
        Budget budget(limits_of(seconds), &desk.cancel);
        analysis::ScoreReport report = analysis::score(game, settings, budget);
        Answer answer{render::to_json(report), !desk.cancel};
        return std::move(answer).draw_from(
            std::move(report),
            {{"board.svg", render::to_svg}, {"report.sgf", render::to_sgf}, {"report.txt", render::to_text}});
    };
}

// --- a game, move by move ----------------------------------------------------------------------------------------

// With the node after each move, so that nobody has to count.
json review_json(const analysis::ReviewReport& report, const sgf::Tree& tree) {
    json object = render::to_json(report);
    std::vector<std::uint32_t> nodes = {0};
    for (const sgf::NodeId node : sgf::main_line(tree)) {
        if (sgf::move_of(tree, node, report.size)) nodes.push_back(static_cast<std::uint32_t>(node));
    }
    for (json& move : object["moves"]) {
        const auto number = move["number"].get<std::size_t>();
        move["node"] = number < nodes.size() ? json(nodes[number]) : json(nullptr);
    }
    return object;
}

Answer told(analysis::ReviewReport report, const sgf::Tree& tree) {
    struct Reviewed {
        analysis::ReviewReport report;
        sgf::Tree tree;
    };
    Answer answer{review_json(report, tree), !report.interrupted};
    return std::move(answer).draw_from(
        Reviewed{std::move(report), tree},
        {{"report.sgf", [](const Reviewed& r) { return render::to_sgf(r.report, r.tree); }},
         {"report.html", [](const Reviewed& r) { return render::to_html({r.report}); }},
         {"graph.svg", [](const Reviewed& r) { return render::to_svg(r.report); }},
         {"report.csv", [](const Reviewed& r) { return render::csv_header() + render::to_csv(r.report); }},
         {"report.txt", [](const Reviewed& r) { return render::to_text(r.report); }}});
}

// How many positions in a row are looked at.
template <class Settings>
Settings settings_of_game(const SurveyFields& survey, int from, survey::RegionMemory& memory, Desk& desk) {
    Settings settings;
    settings.survey = survey.settings(desk);
    settings.survey.progress = {};
    settings.survey.store = &memory;
    settings.from = from;
    settings.progress = [&desk](int done, int of) {
        desk.progress(static_cast<std::size_t>(done), static_cast<std::size_t>(of), "positions");
    };
    return settings;
}

void read_review(Fields& fields, Fields& options, Question& question) {
    const auto place = read_place(fields);
    const SurveyFields survey(options, 1);
    const int from = options.integer("from", 1, 1, 10'000);
    if (!place) return;
    const sgf::Tree& tree = place->record.tree;
    question.key = sgf::print(tree);
    question.is_long = true;
    question.seconds_most = longest_game;
    question.answer = [tree, survey, from](Desk& desk) {
        survey::RegionMemory memory(desk.regions);
        auto settings = settings_of_game<analysis::ReviewSettings>(survey, from, memory, desk);
        settings.so_far = [&](const analysis::ReviewReport& report) {
            desk.first_report({review_json(report, tree), false});
        };
        auto report = analysis::review(tree, settings);
        return report ? told(*std::move(report), tree) : no_answer(report.error().message);
    };
}

// --- practice ------------------------------------------------------------------------------------------------------

// "D4" or "pass", by who is to move; nothing, and refused, where it is not legal.
std::optional<go::Move> legal_move(Fields& fields, const std::string& field, const std::string& word,
                                   const go::Game& game) {
    const auto point = word == "pass" ? Result<go::Point>(go::Point()) : go::parse_point(word, game.size());
    if (!point) {
        fields.refuse(field, point.error());
        return std::nullopt;
    }
    const go::Move move{game.to_move(), *point};
    const auto legality = game.legality(move);
    if (legality == go::Legality::legal) return move;
    Reply reply = refusal(422, Error{std::string(go::to_string(legality))}, field);
    reply.body["illegal"] = short_word(legality);
    fields.refuse(reply);
    return std::nullopt;
}

void read_move(Fields& fields, Fields& options, Question& question) {
    auto game = read_position(fields);
    const SurveyFields survey(options, 2);
    const std::string word = fields.needed_text("move");
    if (!game || !fields.ok()) return;
    const auto move = legal_move(fields, "move", word, *game);
    if (!move) return;
    game->play(*move);
    question.key = key_of(*game);
    question.seconds_most = survey.seconds * 3 + 10;
    question.answer = [game = *std::move(game), survey](Desk& desk) -> Answer {
        const auto report = analysis::last_move(game, survey.settings(desk));
        return {render::to_json(*report), !desk.cancel};
    };
}

void read_lines(Fields& fields, Fields& options, Question& question) {
    const auto game = read_position(fields);
    const double seconds = options.number("time", 10, 0.01, longest);
    analysis::ContinuationSettings settings;
    settings.length = static_cast<std::size_t>(options.integer("length", 6, 1, 40));
    settings.visits = static_cast<std::uint64_t>(options.integer("visits", 24, 1, 10'000));
    const std::vector<std::string> words = fields.texts("after");
    constexpr std::size_t most = 8;
    if (words.empty() || words.size() > most)
        fields.refuse("after", Error{fmt::format("one to {} moves are expected", most)});
    if (!game || !fields.ok()) return;
    std::vector<go::Move> moves;
    question.key = key_of(*game);
    for (const std::string& word : words) {
        const auto move = legal_move(fields, "after", word, *game);
        if (!move) return;
        moves.push_back(*move);
        question.key += " " + word;
    }
    question.takes(seconds);
    question.answer = [game = *game, moves, settings, seconds](Desk& desk) -> Answer {
        Budget budget(limits_of(seconds), &desk.cancel);
        return {render::to_json(analysis::continuations(game, moves, settings, budget)), !desk.cancel};
    };
}

void read_practice(Fields& fields, Fields& options, Question& question) {
    const auto place = read_place(fields);
    const SurveyFields survey(options, 0.5);
    const int from = options.integer("from", 1, 1, 10'000), count = options.integer("count", 8, 1, 50);
    if (!place) return;
    question.key = sgf::print(place->record.tree);
    question.is_long = true;
    question.seconds_most = longest;
    question.answer = [tree = place->record.tree, survey, from, count](Desk& desk) -> Answer {
        survey::RegionMemory memory(desk.regions);
        auto settings = settings_of_game<analysis::PracticeSettings>(survey, from, memory, desk);
        settings.count = count;
        const auto report = analysis::practice(tree, settings);
        if (!report) return no_answer(report.error().message);
        return {render::to_json(*report), !report->interrupted};
    };
}

// --- play --------------------------------------------------------------------------------------------------------

void read_genmove(Fields& fields, Fields& options, Question& question) {
    auto game = read_position(fields);
    const int number = options.integer("level", 3, 1, static_cast<int>(std::size(levels)));
    const Level& level = levels[number - 1];
    const double seconds = options.number("time", level.seconds, 0.01, 60);
    const double seed = options.number("seed", 1, 0, 1e15);
    if (!game) return;
    question.takes(seconds);
    question.answer = [game = *std::move(game), level, seconds, seed, number](Desk& desk) -> Answer {
        player::Means means{.cancel = &desk.cancel, .visits = level.visits};
        means.monte_carlo.playouts = level.playouts;
        means.monte_carlo.seed = static_cast<std::uint64_t>(seed);
        const auto player = player::make_player(level.style, means);
        Budget budget(limits_of(seconds), &desk.cancel);
        const go::Move move = player->choose(game, game.to_move(), budget);
        return {{{"move", render::move_json(move)},
                 {"resigns", player->gives_up()},
                 {"level", number},
                 {"player", player::to_string(level.style)}},
                !desk.cancel};
    };
}

}  // namespace

std::vector<QuestionKind> board_questions() {
    return {{"analyze", read_analyze}, {"hints", read_hints},       {"region", read_region},
            {"score", read_score},     {"review", read_review},     {"move", read_move},
            {"lines", read_lines},     {"practice", read_practice}, {"genmove", read_genmove}};
}

}  // namespace tedomari::ask
