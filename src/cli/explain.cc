// SPDX-License-Identifier: MIT
#include "analysis/whole_board.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "cli/survey_options.h"
#include "render/facts.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    SurveyOptions survey;
    bool json = false;
};

int run(const Options& options) {
    const auto question = read_question(options.position, options.survey);
    if (!question) return Exit::bad_input;
    const auto report = analysis::whole_board(question->game, question->settings);
    return show({}, options.json,
                options.json ? render::text_of(render::to_json(render::facts_of(report)))
                             : render::facts_page(report));
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    options.survey.declare(form);
    form.flag("--json", options.json, "print the facts as JSON");
}

}  // namespace

Command explain_command() {
    return {"explain",
            "what is known of a position, one fact a line with its evidence, for who explains it",
            {{"explain game.sgf --move 120", "a page to paste into a conversation with a language model"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
