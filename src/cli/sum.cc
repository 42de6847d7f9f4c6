// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "cgt/session.h"
#include "cli/go_function.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/sum_play.h"

namespace tedomari::cli {

namespace {

struct Options {
    std::vector<std::string> games, leftovers;
    std::string file, left, right, first, rules, t_min, komaster, environment, svg, first_tax, ties;
    std::uint64_t seed = 1;
    bool json = false, incentives = false, refine = false;
    LimitOptions limits;
};

cgt::Side side(const std::string& name) { return name == "left" ? cgt::Side::left : cgt::Side::right; }

// What the file says, unless an option says otherwise.
Result<analysis::SumQuestion> question(const Options& options) {
    analysis::SumQuestion result;
    if (!options.file.empty()) {
        const auto text = read_input(options.file);
        if (!text) return text.error();
        auto read = analysis::read_sum_question(*text);
        if (!read) return read.error();
        result = *std::move(read);
    }
    for (const std::string& game : options.games) {
        analysis::SummandQuestion summand;
        summand.expression = game;
        result.summands.push_back(std::move(summand));
    }
    if (!options.left.empty()) result.left = options.left;
    if (!options.right.empty()) result.right = options.right;
    if (!options.first.empty()) result.first = side(options.first);
    if (!options.komaster.empty()) result.komaster = side(options.komaster);
    if (!options.rules.empty()) result.economic = options.rules == "economic";
    if (!options.t_min.empty()) result.t_min = options.t_min == "0" ? 0 : -1;
    if (!options.environment.empty()) {
        result.environment = economy::parse_environment(options.environment);
        if (!result.environment) return Error{"there is no environment '" + options.environment + "'"};
    }
    if (!options.first_tax.empty()) result.first_tax = *economy::first_tax_of(options.first_tax);
    if (!options.ties.empty()) result.ties = *economy::tie_break_of(options.ties);
    result.incentives = options.incentives;
    result.refine = options.refine;
    result.seed = options.seed;
    return result;
}

int answer(const Options& options, const analysis::SumQuestion& asked) {
    cgt::Session session({}, &interrupt_flag());
    offer_go(session);
    Budget budget = options.limits.budget();
    const auto report = analysis::sum_play(session, asked, budget);
    if (!report) return refuse("", report.error());
    fmt::print("{}",
               options.json ? render::line_of(render::to_json(*report)) + "\n" : render::to_text(*report));
    if (!options.svg.empty() && !write_output(options.svg, render::to_svg(*report)))
        return refuse(options.svg, Error{"cannot be written"});
    return report->record.finished ? Exit::answered : Exit::no_answer;
}

int run(Options options) {
    // A game may begin with a minus sign, which the parser of options takes for one.
    for (const std::string& word : options.leftovers) {
        if (word.starts_with("--"))
            return refuse(fmt::format("there is no option {} (see `tedomari help sum`)", word));
        options.games.push_back(word);
    }
    const auto asked = question(options);
    if (!asked) return refuse(options.file, asked.error());
    if (asked->summands.empty()) return refuse("sum needs games, or a file of them (--game)");
    try {
        return answer(options, *asked);
    } catch (const cgt::TooLarge& e) {
        refuse(e.what());
        return interrupt_flag() ? Exit::interrupted : Exit::no_answer;
    } catch (const RationalOverflow& e) {
        refuse(e.what());
        return Exit::no_answer;
    }
}

void declare(Form& form, Options& options) {
    std::vector<std::string> names;
    for (const economy::Strategy& strategy : economy::strategies()) names.emplace_back(strategy.name);
    form.option("games", options.games, "the games to add up, as `tedomari cgt` reads them");
    form.option("--game", options.file, "a file of games, players and bids (JSON); - reads standard input");
    form.option("--left", options.left, "how Left plays (default: sentestrat)").one_of(names);
    form.option("--right", options.right, "how Right plays (default: sentestrat)").one_of(names);
    form.option("--first", options.first, "who moves first; under economic rules when bids are equal")
        .one_of({"left", "right"});
    form.option("--rules", options.rules, "take turns, or pay taxes for moves")
        .one_of({"alternate", "economic"});
    form.option("--tmin", options.t_min, "the lowest tax").one_of({"0", "-1"});
    form.option("--komaster", options.komaster, "who wins kos").one_of({"left", "right"});
    form.option("--first-tax", options.first_tax,
                "what the first mover pays: the average of the bids, or the higher")
        .one_of({"average", "higher"});
    form.option(
            "--ties", options.ties,
            "who moves after equal bids: not who moved before, he again, or always the arbitrator's friend")
        .one_of({"alternating", "same", "left", "right"});
    form.option("--environment", options.environment,
                "add an enriched environment: mee, see, oee, u1, u2, …");
    form.flag("--incentives", options.incentives,
              "list what each move gains, by temperature and then by their order");
    form.flag("--refine", options.refine,
              "find the best score from the frozen sum down, cooled less and less");
    form.option("--seed", options.seed, "seed of random players").shows_default();
    form.flag("--json", options.json, "print JSON");
    form.option("--svg", options.svg, "write the Big Picture: mean against temperature");
    options.limits.declare(form);
    form.leftovers(options.leftovers);
}

}  // namespace

Command sum_command() {
    return {"sum",
            "play a sum of games by strategy, alternately or by the Economist's Rules",
            {{"sum '{5|-5}' '{3|-3}' '{1|-1}'", "three switches, with the best possible score"},
             {"sum '{1|{{10|{0|-20}}|-21}}' '{1|{0|-18}}' --left hotstrat --right nemesis --first right",
              "Hotstrat's failure"},
             {"sum 'A={24|B}; B={A|-9}; A' '{5|-5}' --rules economic --komaster right", "a ko, with taxes"},
             {"sum 'domineering(4x4)' 'go(\"examples/sente.txt\")'", "a Domineering board and a Go region"},
             {"sum --game examples/demonstration.json", "Berlekamp's demonstration game with its ledgers"},
             {"sum '{4|{1|-3}}' --environment see --svg picture.svg",
              "in an environment where forecasts come true"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
