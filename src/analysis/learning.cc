// SPDX-License-Identifier: MIT
#include "analysis/learning.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <sys/resource.h>

#include "go/diagram.h"
#include "scoring/score_only.h"
#include "survey/score_look.h"

namespace tedomari::analysis {

namespace {

long peak_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

std::string facts(const LearnQuestion& question, const LearnReport& report) {
    constexpr const char* ways[] = {"scores only", "bootstrapped", "supervised"};
    const scoring::TrainSettings& s = question.settings;
    return fmt::format(
        "{} on {} of {} games ({} marked), {} blocks; {} epochs of {} at most, {} hidden, seed {}",
        ways[static_cast<int>(question.way)], report.trained.games, report.games, report.marked,
        report.trained.blocks, s.optimizer.epochs, to_string(s.optimizer.method), s.hidden, s.optimizer.seed);
}

}  // namespace

LearnReport learn_rounds(std::vector<scoring::Example>& examples, const LearnQuestion& question,
                         const std::function<void(const std::string&)>& tell) {
    LearnReport report;
    std::vector<bool> marked;
    for (scoring::Example& e : examples) {
        const bool enough = question.most_marked > 0 && report.marked >= question.most_marked;
        if (question.way == LearningWay::score_only || enough) e.alive.reset();
        marked.push_back(e.alive.has_value());
        report.marked += e.alive.has_value();
    }
    const int rounds = question.way == LearningWay::supervised ? 0 : question.rounds;
    for (int round = 0; round <= rounds; ++round) {
        tell(fmt::format("round {}: training", round));
        scoring::TrainSettings settings = question.settings;
        if (round < rounds) settings.members = 1;  // enough to choose by
        const bool by_scores = question.way == LearningWay::score_only && round == 0;
        report.trained =
            by_scores ? scoring::train_on_scores(examples, settings) : scoring::train(examples, settings);
        if (round == rounds) break;
        scoring::AcceptSettings accepting{.threads = settings.threads};
        // The odds that a smooth score teaches are no odds of anything: nothing to shift yet.
        if (question.way == LearningWay::score_only && round > 0)
            accepting.shifts = {0, 0.5, 1, 1.5, 2, 3, 4, 5, 6};
        report.rounds.push_back(scoring::accept(examples, marked, report.trained.model, accepting));
        tell(fmt::format("round {}: accepted {} of {} games without marks", round,
                         report.rounds.back().accepted, report.rounds.back().of));
    }
    return report;
}

Result<LearnReport> learn(const LearnQuestion& question,
                          const std::function<void(const std::string&)>& tell) {
    const auto start = std::chrono::steady_clock::now();
    LearnReport report;
    std::vector<scoring::Ending> endings;
    for (const std::string& path : question.paths) {
        auto read = scoring::read_endings(path);
        if (!read) return Error{path + ": " + read.error().message};
        report.skipped += read->skipped;
        for (scoring::Ending& ending : read->all) {
            report.without_result += !ending.result;
            if (ending.result) endings.push_back(std::move(ending));
        }
    }
    if (question.most_games > 0 && endings.size() > question.most_games) endings.resize(question.most_games);
    report.games = endings.size();
    tell(fmt::format("{} games", endings.size()));
    const scoring::TrainSettings& how = question.settings;
    auto examples =
        question.cache.empty()
            ? scoring::examples(endings, how.set, how.threads, survey::look_once)
            : scoring::examples_with_cache(endings, how.set, how.threads, question.cache, survey::look_once);
    const std::size_t marked = static_cast<std::size_t>(
        std::count_if(examples.begin(), examples.end(), [](const auto& e) { return e.alive.has_value(); }));
    if (question.way != LearningWay::score_only && marked == 0)
        return Error{"no game has its territory marked (TB, TW): only --way score can learn from these"};
    if (endings.empty()) return Error{"no game has a result in points to learn from"};
    LearnReport learned = learn_rounds(examples, question, tell);
    learned.games = report.games;
    learned.without_result = report.without_result;
    learned.skipped = report.skipped;
    report = std::move(learned);
    report.trained.model.facts = facts(question, report);
    report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    report.peak_kilobytes = peak_memory();
    return report;
}

Result<std::size_t> write_features(const std::string& path, scoring::FeatureSet set,
                                   const std::function<void(const std::string&)>& write) {
    const auto features = scoring::features_of(set);
    std::string header;
    for (const scoring::Feature& f : features) header += fmt::format("# {}: {}\n", f.name, f.meaning);
    header += "game,stone,color,alive";
    for (const scoring::Feature& f : features) header += fmt::format(",{}", f.name);
    write(header + "\n");
    std::size_t rows = 0, game = 0;
    const auto read = scoring::for_each_final_game(path, [&](scoring::FinalGame&& end) {
        ++game;
        const scoring::Ending ending = scoring::ending(end);
        const go::Board board = ending.board();
        std::optional<scoring::Ownership> looked;
        if (set == scoring::FeatureSet::looked) looked = survey::ownership_of(survey::look_all_ways(board));
        const scoring::Scene scene = scoring::scene_for(board, set, looked);
        std::string lines;
        for (std::size_t i = 0; i < scene.blocks.stones.size(); ++i, ++rows) {
            const scoring::Block& block = scene.blocks.stones[i];
            lines += fmt::format("{},{},{},{}", game, go::to_string(block.points.first()),
                                 go::to_string(go::color_of(block.cell)),
                                 !ending.dead                            ? ""
                                 : ending.dead->intersects(block.points) ? "0"
                                                                         : "1");
            for (const scoring::Feature& f : features)
                lines += fmt::format(",{:g}", f.value({scene, static_cast<int>(i)}));
            lines += "\n";
        }
        write(lines);
        return true;
    });
    if (!read) return read.error();
    return rows;
}

}  // namespace tedomari::analysis
