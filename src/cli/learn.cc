// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/learning.h"
#include "analysis/score.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/json_text.h"
#include "render/score.h"
#include "trial/learn_ablation.h"
#include "trial/learn_audit.h"
#include "trial/look_set.h"

namespace tedomari::cli {

namespace {

enum class Action { features, train, test, predict, report, ablation, look };

struct Options {
    Action action = Action::train;
    std::vector<std::string> paths;
    std::string model, html = "learning.html";
    analysis::LearnQuestion question;
    scoring::Method method = scoring::Method::irprop_plus;
    std::string network;  // for look: a file of weights; none: the one built in
    int sample = 0, every = 1;
    int folds = 5;
    bool json = false, published_steps = false;
};

Result<scoring::Model> read_model(const std::string& path) {
    if (path.empty()) return scoring::default_model();
    const auto text = read_input(path);
    if (!text) return text.error();
    return scoring::parse_model(*text);
}

// What was learned is tested without what reads or looks beside it.
analysis::ScoreSettings by_model_alone(const scoring::Model& model) {
    analysis::ScoreSettings settings;
    settings.life.model = &model;
    settings.life.reads = false;
    settings.looks = model.set == scoring::FeatureSet::looked;
    return settings;
}

int features(const Options& options) {
    for (const std::string& path : options.paths) {
        const auto rows = analysis::write_features(path, options.question.settings.set,
                                                   [](const std::string& text) { fmt::print("{}", text); });
        if (!rows) return refuse(path, rows.error());
    }
    return Exit::answered;
}

int train(Options& options) {
    if (options.model.empty()) return refuse("learn train needs --model FILE to write to");
    options.question.paths = options.paths;
    options.question.settings.optimizer.method = options.method;
    if (options.published_steps) options.question.settings.optimizer.steps = scoring::published_steps;
    options.question.most_games = static_cast<std::size_t>(options.sample);
    const auto report =
        analysis::learn(options.question, [](const std::string& line) { fmt::print(stderr, "{}\n", line); });
    if (!report) return refuse("", report.error());
    if (!write_output(options.model, scoring::to_text(report->trained.model)))
        return refuse("cannot write " + options.model);
    fmt::print("{}\n", report->trained.model.facts);
    for (std::size_t i = 0; i < report->rounds.size(); ++i)
        fmt::print("round {}: accepted {} of {}{}\n", i, report->rounds[i].accepted, report->rounds[i].of,
                   report->rounds[i].shift == 0
                       ? ""
                       : fmt::format(", log odds of death shifted by {:g}", report->rounds[i].shift));
    for (const scoring::StageCurve& curve : report->trained.curves) {
        const auto best = static_cast<std::size_t>(curve.best_epoch - 1);
        fmt::print("pass: {} epochs, best {}, loss {:.5f}, held out {:.5f}\n", curve.epochs.size(),
                   curve.best_epoch, curve.epochs[best].loss, curve.epochs[best].check);
    }
    fmt::print("{:.1f} s, {} MB\n", report->seconds, report->peak_kilobytes / 1024);
    return Exit::answered;
}

int test(const Options& options) {
    const auto model = read_model(options.model);
    if (!model) return refuse(options.model, model.error());
    const analysis::ScoreSettings settings = by_model_alone(*model);
    for (const std::string& path : options.paths) {
        const auto set =
            analysis::score_set(path, settings, options.question.settings.threads, &interrupt_flag());
        if (!set) return refuse(path, set.error());
        if (set->games == 0) return refuse(path, Error{"no game with a result in points"});
        fmt::print("{}", options.json ? render::text_of(render::to_json(*set)) : render::to_text(*set));
        if (set->interrupted) return Exit::interrupted;
    }
    return Exit::answered;
}

int predict(const Options& options) {
    const auto model = read_model(options.model);
    if (!model) return refuse(options.model, model.error());
    const analysis::ScoreSettings settings = by_model_alone(*model);
    for (const std::string& path : options.paths) {
        const auto read = scoring::for_each_final_game(path, [&](scoring::FinalGame&& end) {
            const scoring::Ending ending = scoring::ending(end);
            Budget budget;
            const auto report = analysis::score(ending.board(), ending.terms, settings, budget);
            fmt::print("{}: {}{}\n", ending.name, go::score_text(report.score()),
                       report.safe_to_score ? "" : ", not safe to score");
            return !interrupt_flag().load();
        });
        if (!read) return refuse(path, read.error());
    }
    return Exit::answered;
}

int report(const Options& options) {
    const auto model = read_model(options.model);
    if (!model) return refuse(options.model, model.error());
    trial::AuditQuestion question;
    question.paths = options.paths;
    question.model = &*model;
    question.threads = options.question.settings.threads;
    const auto found = trial::audit(question, &interrupt_flag());
    if (!found) return refuse("", found.error());
    if (found->before.empty() || found->before.front().games == 0)
        return refuse("no game has its territory marked (TB, TW) to compare with");
    if (!write_output(options.html, trial::to_html(*found))) return refuse("cannot write " + options.html);
    for (const auto& b : found->before) {
        fmt::print(
            "{:>3} moves before the end: {:.2f} % of {} blocks right, mean error {:.2f}\n", b.back,
            100 * static_cast<double>(b.right) / static_cast<double>(std::max<std::size_t>(b.blocks, 1)),
            b.blocks, b.absolute_error / static_cast<double>(b.games));
    }
    return interrupt_flag() ? Exit::interrupted : Exit::answered;
}

int ablation(const Options& options) {
    trial::AblationQuestion question;
    question.paths = options.paths;
    question.settings = options.question.settings;
    question.settings.members = 1;
    question.folds = options.folds;
    if (options.sample > 0) question.unmarked = static_cast<std::size_t>(options.sample);
    const auto found = trial::ablation(
        question, [](const std::string& line) { fmt::print(stderr, "{}\n", line); }, &interrupt_flag());
    if (!found) return refuse("", found.error());
    fmt::print("{}", options.json ? render::text_of(trial::to_json(*found)) : trial::to_text(*found));
    return found->interrupted ? Exit::interrupted : Exit::answered;
}

// How well a network knows recorded games.
int look(const Options& options) {
    std::string bytes;
    if (!options.network.empty()) {
        auto read = read_input(options.network);
        if (!read) return refuse(options.network, read.error());
        bytes = std::move(*read);
    }
    auto network = net::Network::load(options.network.empty() ? net::shipped_weights() : bytes);
    if (!network) return refuse(options.network, network.error());
    for (const std::string& path : options.paths) {
        trial::LookSetQuestion question;
        question.path = path;
        question.network = &*network;
        question.sample = options.sample;
        question.every = options.every;
        const auto report = trial::look_set(question, &interrupt_flag());
        if (!report) return refuse(path, report.error());
        fmt::print("{}", options.json ? render::text_of(trial::to_json(*report)) : trial::to_text(*report));
        if (report->interrupted) return Exit::interrupted;
    }
    return Exit::answered;
}

int run(Options& options) {
    switch (options.action) {
        case Action::features: return features(options);
        case Action::train: return train(options);
        case Action::test: return test(options);
        case Action::predict: return predict(options);
        case Action::report: return report(options);
        case Action::ablation: return ablation(options);
        case Action::look: return look(options);
    }
    return Exit::bad_input;
}

void declare(Form& form, Options& options) {
    options.question.settings.members = 3;
    options.question.settings.hidden = 16;
    form.choice("action", options.action,
                {{"features", Action::features},
                 {"train", Action::train},
                 {"test", Action::test},
                 {"predict", Action::predict},
                 {"report", Action::report},
                 {"ablation", Action::ablation},
                 {"look", Action::look}},
                "features: print them as CSV; train: make a model; test: measure it; predict: score games; "
                "report: write a page; ablation: measure what each part is worth; look: measure the network")
        .required();
    form.option("games", options.paths, "SGF files, collections (.sgfs, .xz) or folders").required();
    scoring::TrainSettings& settings = options.question.settings;
    form.option("--model", options.model, "the model to write or to use (default: the built-in one)");
    form.choice("--way", options.question.way,
                {{"score", analysis::LearningWay::score_only},
                 {"bootstrap", analysis::LearningWay::bootstrap},
                 {"supervised", analysis::LearningWay::supervised}},
                "what to learn from: scores alone; marked games and games that then come out right; marked "
                "games only");
    form.choice("--features", settings.set,
                {{"paper", scoring::FeatureSet::paper},
                 {"rich", scoring::FeatureSet::rich},
                 {"certain", scoring::FeatureSet::certain},
                 {"sampled", scoring::FeatureSet::sampled},
                 {"looked", scoring::FeatureSet::looked}},
                "the paper's 46; and van der Werf's; and what theorems say; these and random games; these "
                "and the larger network's look");
    form.choice("--method", options.method,
                {{"rprop", scoring::Method::rprop},
                 {"irprop+", scoring::Method::irprop_plus},
                 {"gdx", scoring::Method::gdx}},
                "how to train");
    form.flag("--published-steps", options.published_steps,
              "rprop with the bounds of Riedmiller and Braun: 0.1 at first, from 1e-6 to 50");
    form.option("--passes", settings.stages, "passes of the cascade; 1: no cascade")
        .between(1, 8)
        .shows_default();
    form.option("--members", settings.members, "how many networks to average").between(1, 16).shows_default();
    form.option("--hidden", settings.hidden, "hidden units of each network").between(1, 1024).shows_default();
    form.option("--epochs", settings.optimizer.epochs, "training epochs for each pass, at most")
        .positive()
        .shows_default();
    form.option("--rounds", options.question.rounds, "rounds of bootstrapping")
        .between(0, 20)
        .shows_default();
    form.option("--seed", settings.optimizer.seed, "the same seed gives the same model").shows_default();
    form.option("--threads", settings.threads, "how many threads; the model is the same")
        .between(1, 256)
        .shows_default();
    form.option("--cache", options.question.cache,
                "for train: keep feature values in this file and use them again");
    form.option("--folds", options.folds, "for ablation: cut the marked games in this many parts")
        .between(2, 20)
        .shows_default();
    form.option("--html", options.html, "for report: the page to write").shows_default();
    form.option("--network", options.network, "for look: a file of weights (default: the built-in network)")
        .called("FILE");
    form.option("--sample", options.sample,
                "for train and look: only the first N games; for ablation: N games without marks")
        .positive();
    form.option(
        "--marked", options.question.most_marked,
        "for train: look at the marks of so many games only, as if they alone had been labelled by hand");
    form.option("--every", options.every, "for look: only every N-th move").positive().shows_default();
    form.flag("--json", options.json, "for test, ablation and look: print JSON");
}

}  // namespace

Command learn_command() {
    return {"learn",
            "learn from game records which stones live, and test what was learned",
            {{"learn features games/", "every feature of every block, with a line that explains each"},
             {"learn train games.sgfs.xz --model my.model", "a model from a collection"},
             {"learn test other.sgfs.xz --model my.model", "how many scores and blocks it gets right"},
             {"learn predict game.sgf", "the score of a game by the built-in model"},
             {"learn report marked.sgfs.xz --html page.html",
              "calibration, confusion, accuracy before the end, worst misses"},
             {"learn ablation games.sgfs.xz --sample 2000",
              "features, methods and ways to learn, each with and without"},
             {"learn look games.sgfs.xz --every 10", "guessed moves, scores and forecasts of the network"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
