// SPDX-License-Identifier: MIT
#include "render/goal.h"

#include "analysis/certify.h"
#include "cli/calculator.h"
#include "cli/certificate_option.h"
#include "cli/options.h"
#include "cli/position_option.h"
#include "cli/subcommands.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

struct Options {
    PositionOption position;
    std::string goal, sgf;
    bool json = false, trace = false, exhaustive = false, jointly = false;
    int order = 3;  // it also tries every move that may matter: order 4 would take ten times as long
    int memory = 256;
    CertificateOption certificate;
    LimitOptions limits;
};

int tell(const Options& options, const analysis::GoalReport& report) {
    const auto trace = options.trace ? render::TraceView::drawn : render::TraceView::hidden;
    const int code =
        show({{options.sgf, [&] { return render::proof_sgf(report); }}}, options.json,
             options.json ? render::text_of(render::to_json(report)) : render::to_text(report, trace),
             report.status.is_known() ? Exit::answered : Exit::no_answer);
    if (!options.certificate.is_given()) return code;
    return options.certificate.write(analysis::certify(report), code);
}

int tell(const Options& options, const analysis::MultiGoalReport& report) {
    return show({}, options.json,
                options.json ? render::text_of(render::to_json(report)) : render::to_text(report),
                report.status.is_known() ? Exit::answered : Exit::no_answer);
}

int run(Options options) {
    const auto game = options.position.read();
    if (!game) return refuse(options.position.path, game.error());
    const go::Position position = game->position();
    const auto wish = tactics::parse_wish(options.goal, position.board);
    if (!wish) {
        print_error(options.goal, wish.error());
        return Exit::bad_input;
    }
    if (wish->form != tactics::Wish::Form::goal) {
        if (!options.sgf.empty()) return refuse("--sgf writes the proof of one goal");
        if (options.certificate.is_given()) return refuse("--certificate writes the proof of one goal");
        if (options.trace) return refuse("--trace draws what one goal leans on");
    }
    analysis::MultiGoalOptions study;
    study.effort.order = options.order;
    study.effort.exhaustive = options.exhaustive;
    study.always_jointly = options.jointly;
    study.memory = static_cast<std::size_t>(options.memory) << 20;
    if (options.limits.seconds <= 0 && options.limits.nodes == 0) options.limits.seconds = 10;
    Budget budget = options.limits.budget();
    return std::visit([&](const auto& report) { return tell(options, report); },
                      analysis::study(position, *wish, study, budget));
}

void declare(Form& form, Options& options) {
    options.position.declare(form);
    form.option("goal", options.goal,
                "capture(D4), escape(D4), connect(C3,E5), disconnect, empty-connect(F6,E5), "
                "separate(C3,F6), unseparate, eye(B1), false-eye, live(D4), kill(D4), survive(D4); several "
                "with and, or, not")
        .required();
    form.flag("--json", options.json, "print JSON");
    form.option("--sgf", options.sgf, "write the proof as variations to this file");
    options.certificate.declare(form);
    form.flag("--trace", options.trace, "draw the points that the answer depends on");
    form.option("--order", options.order, "read threats of up to this order").between(1, 4).shows_default();
    form.flag("--exhaustive", options.exhaustive,
              "then try every move (always done on boards of up to 25 points)");
    form.flag("--jointly", options.jointly, "also read several goals in one search, and compare the nodes");
    form.option("--memory", options.memory, "megabytes for the search table")
        .between(1, 1 << 16)
        .shows_default();
    options.limits.declare(form);
}

}  // namespace

Command goal_command() {
    return {
        "goal",
        "read a tactical goal, or several at once: status, moves, threats, the proof",
        {{"goal ladder.txt 'capture(D4)'", "can the chain at D4 be captured, and who must move?"},
         {"goal game.sgf --move 60 'connect(C3,E5)' --trace", "the points that its connection depends on"},
         {"goal corner.txt 'escape(B2)' --sgf proof.sgf", "the proof as variations"},
         {"goal corner.txt 'escape(B2)' --certificate proof.json", "… and as a file that others can check"},
         {"goal game.sgf 'connect(B2,D2) or capture(C5)' --jointly",
          "one of two goals: read apart, combined, compared with one search of both"}},
        declared<Options, declare, run>};
}

}  // namespace tedomari::cli
