// SPDX-License-Identifier: MIT
#include "analysis/whole_board.h"
#include "cli/options.h"
#include "cli/position_option.h"
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
    auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    const auto settings = options.survey.settings();
    if (!settings) return refuse(settings.error().message);
    if (const auto error = options.survey.apply_rules(*game)) return refuse(error->message);
    const auto report = analysis::whole_board(*game, *settings);
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
