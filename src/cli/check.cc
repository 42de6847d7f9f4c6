// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "analysis/proved.h"
#include "analysis/whole_board.h"
#include "base/seconds.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "cli/survey_options.h"
#include "gtp/child.h"
#include "kata/asking.h"
#include "render/json_text.h"
#include "render/parts.h"

namespace tedomari::cli {

namespace {

using analysis::Contradiction;
using nlohmann::json;

struct Options {
    PositionOption position;
    SurveyOptions survey;
    std::string against;
    int visits = 100, from = 0, every = 1;
    bool whole_game = false, json = false;
    std::string perspective = "BLACK";
    double patience = 120;
};

// Answers by turn: of a program that is asked, or of a file.
class Rival {
public:
    static Result<Rival> open(const Options& options) {
        Rival rival(options);
        const auto perspective = render::parse_perspective(options.perspective);
        if (!perspective) return Error{"--perspective " + perspective.error().message};
        rival.perspective_ = *perspective;
        if (std::ifstream file(options.against); file) {
            if (const auto error = rival.read(file)) return *error;
            return rival;
        }
        auto child = gtp::Child::start(options.against);
        if (!child) return child.error();
        rival.child_ = std::make_unique<gtp::Child>(std::move(*child));
        rival.perspective_ = render::Perspective::black;  // as it is asked
        return rival;
    }

    Result<analysis::Opinion> opinion(const go::Game& game) {
        const int turn = static_cast<int>(game.moves().size());
        if (!child_) {
            const auto found = answers_.find(turn);
            if (found == answers_.end()) return Error{fmt::format("no answer for turn {}", turn)};
            return kata::opinion_of(found->second, game, perspective_);
        }
        const auto patience =
            gtp::Patience::of(std::chrono::milliseconds(static_cast<std::int64_t>(options_.patience * 1000)),
                              &interrupt_flag());
        const std::string id = std::to_string(turn);
        if (!child_->write(render::line_of(kata::query_of(game, id, options_.visits)) + "\n", patience))
            return Error{"the engine takes no queries: " + child_->last_words()};
        while (const auto line = child_->read_line(patience)) {
            const json answer = json::parse(*line, nullptr, false);
            if (!answer.is_object() || answer.contains("warning")) continue;
            if (answer.contains("error") ||
                (answer.value("id", "") == id && !answer.value("isDuringSearch", false)))
                return kata::opinion_of(answer, game, perspective_);
        }
        return Error{child_->has_ended() ? "the engine " + child_->end() + ": " + child_->last_words()
                                         : "the engine gave no answer in time"};
    }

private:
    explicit Rival(const Options& options) : options_(options) {}

    std::optional<Error> read(std::istream& file) {
        int number = 0;
        for (std::string line; std::getline(file, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") == line.npos) continue;
            const json answer = json::parse(line, nullptr, false);
            if (!answer.is_object()) return Error{options_.against + ": no JSON object", number, 1};
            if (answer.contains("turnNumber") && answer["turnNumber"].is_number_integer())
                answers_[answer["turnNumber"].get<int>()] = answer;
        }
        return {};
    }

    const Options& options_;
    render::Perspective perspective_ = render::Perspective::black;
    std::unique_ptr<gtp::Child> child_;
    std::map<int, json> answers_;
};

std::string text_of(int turn, const Contradiction& found) {
    std::string line;
    for (const go::Move& move : found.line) line += " " + go::to_string(move);
    return fmt::format("move {}: {} (proved); the engine says {}{}{}\n", turn, found.ours, found.theirs,
                       line.empty() ? "" : "; shown by", line);
}

json json_of(int turn, const Contradiction& found) {
    constexpr const char* names[] = {"ownership", "score", "move"};
    return {{"turnNumber", turn},
            {"about", names[static_cast<int>(found.about)]},
            {"at", render::point_json(found.at)},
            {"ours", found.ours},
            {"theirs", found.theirs},
            {"line", render::list_json(found.line, [](go::Move move) { return render::move_json(move); })}};
}

int run(const Options& options) {
    const auto question = read_question(options.position, options.survey);
    if (!question) return Exit::bad_input;
    auto rival = Rival::open(options);
    if (!rival) return refuse("", rival.error());
    std::vector<go::Game> positions;
    for (go::Game then = question->game;;) {
        const int turn = static_cast<int>(then.moves().size());
        if (turn < options.from && !positions.empty()) break;
        if (positions.empty() || (positions.front().moves().size() - then.moves().size()) %
                                         static_cast<std::size_t>(options.every) ==
                                     0)
            positions.push_back(then);
        if (!options.whole_game || !then.undo()) break;
    }
    std::reverse(positions.begin(), positions.end());
    json list = json::array();
    int asked = 0;
    for (const go::Game& position : positions) {
        if (interrupt_flag()) break;
        const auto opinion = rival->opinion(position);
        if (!opinion) return refuse(opinion.error().message);
        const auto report = analysis::whole_board(position, question->settings);
        Budget budget(limits_of(options.survey.seconds), &interrupt_flag());
        const int turn = static_cast<int>(position.moves().size());
        for (const Contradiction& found : analysis::contradictions(report, *opinion, budget)) {
            list.push_back(json_of(turn, found));
            if (!options.json) fmt::print("{}", text_of(turn, found));
        }
        ++asked;
    }
    const json all{{"positions", asked}, {"contradictions", list}};
    if (options.json)
        fmt::print("{}", render::text_of(all));
    else
        fmt::print("{} contradictions in {} positions\n", list.size(), asked);
    if (interrupt_flag()) return Exit::interrupted;
    return list.empty() ? Exit::answered : Exit::check_failed;
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("--against", options.against,
                "a command that answers KataGo's analysis queries, or a file of its answers, one a line")
        .required();
    form.flag("--game-through", options.whole_game, "every position of the game, up to the one asked for");
    form.option("--from", options.from, "with it: from this move on").not_negative();
    form.option("--every", options.every, "with it: every so many moves").between(1, 1000).shows_default();
    form.option("--visits", options.visits, "of the engine, a position")
        .between(1, 1'000'000)
        .shows_default();
    form.option("--perspective", options.perspective, "of a file: whose numbers its answers hold")
        .one_of({"BLACK", "WHITE", "SIDETOMOVE"})
        .shows_default();
    form.option("--patience", options.patience, "seconds to wait for an answer").positive().shows_default();
    form.flag("--json", options.json, "print JSON");
    options.survey.declare(form);
}

}  // namespace

Command check_command() {
    return {"check",
            "where a proof of ours contradicts another engine's ownership, score or first move",
            {{"check game.sgf --against 'katago analysis -config F -model F'", "its last position"},
             {"check game.sgf --game-through --from 200 --against answers.jsonl",
              "a game, with answers that an engine gave before"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
