// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fmt/format.h>

#include "analysis/learning.h"
#include "paper/entry.h"
#include "scoring/features.h"
#include "scoring/final_game.h"
#include "scoring/life.h"
#include "scoring/paper_energy.h"
#include "scoring/score_only.h"

// [Burzillo].  Its games cannot be had; ours are made here, small and with their dead stones known.
namespace tedomari::paper {

namespace {

using namespace scoring;

// Two walls with ground on both sides, and stones of either colour in the other's ground.  On large boards the walls
// wind, and the dead stones are many.
std::vector<Ending> made_games(int count, Rng& luck, int size = 9) {
    std::vector<Ending> all;
    const auto below = [&](int bound) {
        return static_cast<int>(luck.below(static_cast<std::uint32_t>(bound)));
    };
    for (int i = 0; i < count; ++i) {
        FinalGame end{go::Game(go::square(size), *go::parse_rules("japanese")), 0, Rational(0), Marks{},
                      "made"};
        std::vector<int> border = {size / 3 + below(size / 3)};
        while (static_cast<int>(border.size()) < size) {
            const int step = size > 9 ? below(3) - 1 : 0;
            border.push_back(std::clamp(border.back() + step, 3, size - 5));
        }
        for (int row = 0; row < size; ++row) {
            const int wall = border[static_cast<std::size_t>(row)];
            end.game.place(go::Point::at(wall, row), go::Color::black);
            end.game.place(go::Point::at(wall + 1, row), go::Color::white);
        }
        for (int stones = below(size > 9 ? 40 : 5); stones > 0; --stones) {
            const go::Point p = go::Point::at(below(size), below(size));
            const int wall = border[static_cast<std::size_t>(p.row())];
            if (end.game.board().at(p) != go::Cell::empty || p.column() == wall - 1 || p.column() == wall + 2)
                continue;
            end.game.place(p, p.column() < wall ? go::Color::white : go::Color::black);
        }
        go::for_each_point(go::square(size), [&](go::Point p) {
            const int wall = border[static_cast<std::size_t>(p.row())];
            if (p.column() < wall) end.marks->black.insert(p);
            if (p.column() > wall + 1) end.marks->white.insert(p);
        });
        Ending made = ending(end);
        made.result = made.score(made.board(), *made.dead);
        all.push_back(std::move(made));
    }
    return all;
}

// How many of the games come out with their score, as a model judges the blocks.
std::size_t scores_right(const std::vector<Example>& all, const Model& model) {
    std::size_t right = 0;
    for (const Example& one : all) {
        const go::Board board = one.ending->board();
        const Blocks blocks(board);
        const Beliefs alive = judge(blocks, one.features, model);
        right += one.ending->score(board, dead_stones(blocks, alive)) == *one.ending->result ? 1 : 0;
    }
    return right;
}

std::string share(std::size_t part, std::size_t of) {
    return fmt::format("{:.1f} %",
                       100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::size_t>(of, 1)));
}

void steps(Desk& desk) {
    const auto games = made_games(20, desk.luck());
    int exact = 0;
    for (const Ending& game : games) exact += game.score(game.board(), *game.dead) == *game.result ? 1 : 0;
    desk.holds("dead stones off, areas counted, prisoners and komi: the score", exact,
               static_cast<int>(games.size()));
}

void blocks(Desk& desk) {
    const auto games = made_games(50, desk.luck());
    int whole = 0;
    for (const Ending& game : games) {
        const go::Board board = game.board();
        const Blocks found(board);
        int points = 0;
        for (const auto* list : {&found.stones, &found.areas}) {
            for (const Block& block : *list) points += block.size;
        }
        whole += points == 81 ? 1 : 0;
    }
    desk.holds("blocks of stones and empty blocks cover the board, each point once", whole,
               static_cast<int>(games.size()));
}

void features(Desk& desk) {
    desk.same("features of a block", "46", static_cast<int>(paper_features().size()));
}

struct Trial {
    const char* name;
    PaperEnergy::Dead dead;
    StepBounds steps;
};

void as_printed(Desk& desk, PaperEnergy::Dead dead) {
    const auto games = made_games(100, desk.luck(), 19);
    const auto all = examples(games, FeatureSet::paper, 1);
    for (const auto& [name, steps] :
         {std::pair{"steps up to 50, as published", published_steps}, {"steps up to 1", StepBounds{}}}) {
        PaperEnergy energy;
        energy.dead = dead;
        Optimizer optimizer;
        optimizer.method = Method::rprop;
        optimizer.steps = steps;
        optimizer.epochs = 60;
        const PaperTrained trained = train_as_printed(energy, all, optimizer);
        const bool published = steps.most > 1;
        const std::string exact = share(trained.exact, trained.games);
        const std::string label = fmt::format("scores right among 100 games it learned from, {}", name);
        if (published && dead == PaperEnergy::Dead::by_step) {
            desk.same(label, "0.0 %", exact);
        } else {
            desk.ours(label, exact);
        }
        if (published && dead == PaperEnergy::Dead::linear)
            desk.same("as good as none right: under one in ten", "true",
                      10 * trained.exact < trained.games ? "true" : "false");
        desk.ours(fmt::format("estimates, {}", name),
                  fmt::format("{:.1f} to {:.1f}", trained.least_score, trained.most_score));
        double worst = 0;
        for (const Epoch& epoch : trained.curve) worst = std::max(worst, epoch.loss);
        desk.ours(fmt::format("mean error on the way, at worst, {}", name),
                  fmt::format("{:.0f} points", worst));
    }
}

void first_energy(Desk& desk) {
    as_printed(desk, PaperEnergy::Dead::by_step);
    desk.say("Games of our own making. The print has -58,583,120 among its estimates.");
}
void second_energy(Desk& desk) {
    as_printed(desk, PaperEnergy::Dead::linear);
    desk.say("'Similar results', says the paper.");
}

// What is affine can be said with one layer: the hidden layer adds nothing.
void affine(Desk& desk) {
    const auto games = made_games(10, desk.luck());
    const auto all = examples(games, FeatureSet::paper, 1);
    PaperEnergy energy;
    energy.dead = PaperEnergy::Dead::linear;
    Rng& luck = desk.luck();
    Vector weights(energy.weights());
    for (Eigen::Index i = 0; i < weights.size(); ++i) weights[i] = luck.below(2001) / 10000.0 - 0.1;
    int linear = 0, tried = 0;
    for (const Example& one : all) {
        const go::Board board = one.ending->board();
        const Blocks found(board);
        Example moved = one, twice = one;
        moved.features.array() += 1.0F;
        twice.features.array() += 2.0F;
        const double a = energy.score(weights, one, found), b = energy.score(weights, moved, found),
                     c = energy.score(weights, twice, found);
        ++tried;
        linear += std::abs((c - b) - (b - a)) < 1e-3 * (1 + std::abs(b - a)) ? 1 : 0;
    }
    desk.holds("the score is affine in the features, hidden layer and all", linear, tried);
    desk.same("weights of the first network: 46 inputs, 10 hidden", "526",
              energy.weights() - 4 * 5 - 4 - 5 - 4);
}

void rprop(Desk& desk) {
    desk.same("first step [Riedmiller, Braun]", "1/10",
              Rational(static_cast<int>(published_steps.first * 10), 10));
    desk.same("largest step", "50", static_cast<int>(published_steps.most));
    desk.ours("bounds we use unless told otherwise", "0.02 at first, 1e-7 to 1");
    desk.say("`learn train --method rprop --published-steps` uses the published ones.");
}

struct Data {
    std::vector<Ending> train_games, test_games;
    std::vector<Example> train, test;

    Data(Desk& desk, int count)
        : train_games(made_games(count, desk.luck())), test_games(made_games(100, desk.luck())) {
        train = examples(train_games, FeatureSet::paper, 1);
        test = examples(test_games, FeatureSet::paper, 1);
    }
};

// One method, one way, on games it has not seen.
std::size_t learned(const std::vector<Example>& train, const std::vector<Example>& test, Method method,
                    analysis::LearningWay way, int rounds, std::size_t most_marked = 0) {
    std::vector<Example> examples = train;
    analysis::LearnQuestion question;
    question.way = way;
    question.rounds = rounds;
    question.most_marked = most_marked;
    question.settings.set = FeatureSet::paper;
    question.settings.stages = 1;
    question.settings.hidden = 8;
    question.settings.optimizer.method = method;
    question.settings.optimizer.epochs = method == Method::gdx ? 200 : 40;
    const auto report = analysis::learn_rounds(examples, question, [](const std::string&) {});
    return scores_right(test, report.trained.model);
}

void sizes(Desk& desk) {
    for (const int count : {50, 200, 500}) {
        const Data data(desk, count);
        desk.ours(fmt::format("{} games, scores alone, one round: right of 100 others", count),
                  std::to_string(
                      learned(data.train, data.test, Method::rprop, analysis::LearningWay::score_only, 0)));
    }
    desk.missing(
        "The paper's 500, 5,000 and 15,000 professional games are not to be had; `learn train --sample N` "
        "cuts a collection "
        "to size. What is printed for them, 0.0 %, is shown by rows L5 and L6.");
}

void bootstrapping(Desk& desk) {
    const Data data(desk, 300);
    desk.ours("20 labelled games, then those that come out right: right of 100 others",
              std::to_string(learned(data.train, data.test, Method::irprop_plus,
                                     analysis::LearningWay::bootstrap, 3, 20)));
    desk.ours("20 labelled games, no more", std::to_string(learned(data.train, data.test, Method::irprop_plus,
                                                                   analysis::LearningWay::bootstrap, 0, 20)));
    desk.ours("no mark looked at, 3 rounds",
              std::to_string(
                  learned(data.train, data.test, Method::irprop_plus, analysis::LearningWay::score_only, 3)));
    desk.say(
        "The paper proposes it and has no figures. Games of our own making are easy; on recorded ones see "
        "docs/log/scoring.md.");
}

void cached(Desk& desk) {
    const auto games = made_games(10, desk.luck());
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("tedomari-paper-{}", desk.luck().below(1U << 30));
    const auto first = examples_with_cache(games, FeatureSet::paper, 1, path.string());
    const auto again = examples_with_cache(games, FeatureSet::paper, 1, path.string());
    int same = 0;
    for (std::size_t i = 0; i < first.size(); ++i) same += first[i].features == again[i].features ? 1 : 0;
    std::error_code ignored;
    desk.same("features written and read back", "true",
              std::filesystem::file_size(path, ignored) > 0 ? "true" : "false");
    std::filesystem::remove(path, ignored);
    desk.holds("games whose features come back as they were", same, static_cast<int>(first.size()));
}

void other_models(Desk& desk) {
    desk.ours("features beside the 46: of van der Werf", std::to_string(rich_features().size()));
    const Data data(desk, 100);
    std::vector<Example> rich = examples(data.train_games, FeatureSet::rich, 1);
    TrainSettings settings;
    settings.set = FeatureSet::rich;
    settings.stages = 2;
    settings.hidden = 8;
    settings.optimizer.epochs = 20;
    const Model model = train(rich, settings).model;
    desk.ours("with them, in two passes: right of 100 others",
              std::to_string(scores_right(examples(data.test_games, FeatureSet::rich, 1), model)));
    desk.say("The paper names the model and has no figures. `learn report` judges positions before the end.");
}

void commands(Desk& desk) {
    const Data data(desk, 30);
    TrainSettings settings;
    settings.set = FeatureSet::paper;
    settings.stages = 1;
    settings.hidden = 4;
    settings.optimizer.epochs = 10;
    Model model = train(data.train, settings).model;
    model.facts = "made games";
    const auto read = parse_model(to_text(model));
    desk.same("a model written and read back judges alike", "true",
              read && scores_right(data.test, *read) == scores_right(data.test, model) ? "true" : "false");
    desk.say(
        "`learn features`, `train`, `test` and `predict` are the paper's -generate, -train, -test and "
        "-predict.");
}

void methods(Desk& desk) {
    const Data data(desk, 200);
    for (const auto& [name, method] :
         {std::pair{"rprop", Method::rprop}, {"irprop+", Method::irprop_plus}, {"gdx", Method::gdx}}) {
        desk.ours(
            fmt::format("{}: right of 100 others", name),
            std::to_string(learned(data.train, data.test, method, analysis::LearningWay::supervised, 0)));
    }
    desk.say("The paper means to compare RPROP with GDX and prints no figures.");
}

void memory(Desk& desk) {
    const Data data(desk, 100);
    desk.ours("bytes of a final board's end",
              std::to_string(sizeof(Ending) + data.train_games[0].cells.size()));
    desk.missing(
        "Under 800 kB in the paper, which reads one file at a time; ours keeps all games of a run in memory, "
        "26 to 40 MB for 500, and "
        "takes seconds for its five minutes.");
}

constexpr Cost instant = Cost::instant, seconds = Cost::seconds;

const Entry entries[] = {
    {"L1", "steps", "1", "scoring in five steps", "score GAME.sgf", instant, steps},
    {"L2", "blocks", "3.1", "blocks of stones and empty blocks", "learn features GAME.sgf", instant, blocks},
    {"L3", "features", "3.2", "46 features", "learn features GAME.sgf --features paper", instant, features},
    {"L4", "affine", "3.3", "a network without nonlinearity", "", instant, affine},
    {"L5", "energy", "3.3.1", "energy |S - (S* + D_b - D_w)|: 0.0 % and estimates in millions", "", seconds,
     first_energy},
    {"L6", "second-energy", "3.3.1", "the other energy: similar", "", seconds, second_energy},
    {"L7", "rprop", "3.3.1", "RPROP", "learn train GAMES --model FILE --method rprop --published-steps",
     instant, rprop},
    {"L8", "commands", "4", "generate, train, test, predict", "learn features|train|test|predict", instant,
     commands},
    {"L9", "sizes", "5", "500, 5,000 and 15,000 games",
     "learn train GAMES --model FILE --way score --sample 500", seconds, sizes},
    {"L10", "bootstrapping", "6", "bootstrapping from about twenty labelled games",
     "learn train GAMES --model FILE --marked 20", seconds, bootstrapping},
    {"L11", "cache", "6", "final boards kept in files", "learn train GAMES --model FILE --cache FILE",
     instant, cached},
    {"L12", "other-models", "6", "van der Werf's model; life and death during the game", "learn report GAMES",
     seconds, other_models},
    {"L13", "methods", "7", "RPROP compared with GDX", "learn train GAMES --model FILE --method gdx", seconds,
     methods},
    {"L14", "memory", "5", "under 800 kB, five minutes for 500 games", "learn train GAMES --model FILE",
     instant, memory},
};

}  // namespace

std::span<const Entry> burzillo() { return entries; }

}  // namespace tedomari::paper
