// SPDX-License-Identifier: MIT
#include "trial/learn_ablation.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "scoring/life.h"
#include "scoring/parallel.h"
#include "survey/score_look.h"

namespace tedomari::trial {

namespace {

using scoring::Ending;
using scoring::Example;
using scoring::FeatureSet;
using scoring::Model;

// Not the parts that early stopping uses: those would all lie in one fold.
int fold_of(const Ending& ending, int folds) { return scoring::part_of(ending, 7919) % folds; }

// Compares the stones called dead with what the record says.
Tested compared(const Ending& ending, const go::Board& board, const scoring::Blocks& blocks,
                const go::PointSet& dead) {
    Tested one;
    one.games = 1;
    const Rational score = ending.score(board, dead), result = *ending.result;
    one.exact = score == result;
    one.winner_right = (score > 0) == (result > 0) && (score < 0) == (result < 0);
    if (!ending.dead) return one;
    one.marked = 1;
    for (const scoring::Block& block : blocks.stones) {
        ++one.blocks;
        one.blocks_right += dead.intersects(block.points) == ending.dead->intersects(block.points);
    }
    one.all_right = one.blocks == one.blocks_right;
    return one;
}

// The games with their looks, which take longer than all the rest and are asked for once.
class Games {
public:
    explicit Games(std::vector<Ending> endings) : endings_(std::move(endings)), looks_(endings_.size()) {}

    const std::vector<Ending>& endings() const { return endings_; }
    std::vector<Example> examples(const std::vector<std::size_t>& which, FeatureSet set, int threads) const {
        std::vector<Example> all(which.size());
        scoring::in_parallel(which.size(), threads, [&](std::size_t i) {
            all[i] = scoring::example(endings_[which[i]], set, survey::look_once);
        });
        return all;
    }
    const scoring::Ownership& look(std::size_t game) {
        if (!looks_[game]) looks_[game] = survey::ownership_of(survey::look_all_ways(endings_[game].board()));
        return *looks_[game];
    }

private:
    std::vector<Ending> endings_;
    std::vector<std::optional<scoring::Ownership>> looks_;
};

class Ablation {
public:
    Ablation(const AblationQuestion& question, Games& games,
             const std::function<void(const std::string&)>& tell, const std::atomic<bool>* cancel)
        : question_(question), games_(games), tell_(tell), cancel_(cancel) {
        for (std::size_t i = 0; i < games.endings().size(); ++i) {
            if (games.endings()[i].dead) marked_.push_back(i);
        }
    }

    AblationReport run() {
        AblationReport report;
        report.games = games_.endings().size();
        report.marked = marked_.size();
        features(report);
        methods(report);
        ways(report);
        report.interrupted = is_cancelled();
        return report;
    }

private:
    bool is_cancelled() const { return cancel_ && *cancel_; }

    void features(AblationReport& report) {
        const auto add = [&](const std::string& what, FeatureSet set, int stages) {
            scoring::TrainSettings settings = question_.settings;
            settings.set = set;
            settings.stages = stages;
            report.features.push_back(by_folds(what, settings));
        };
        const int stages = question_.settings.stages;
        add("the paper's 46", FeatureSet::paper, 1);
        add("+ richer", FeatureSet::rich, 1);
        add("+ certain", FeatureSet::certain, 1);
        add("+ cascade", FeatureSet::certain, stages);
        add("+ look, no cascade", FeatureSet::looked, 1);
        add("+ look and cascade", FeatureSet::looked, stages);
    }
    void methods(AblationReport& report) {
        using scoring::Method;
        for (const Method method : {Method::rprop, Method::irprop_plus}) {
            scoring::TrainSettings settings = question_.settings;
            settings.set = FeatureSet::certain;
            settings.stages = 1;
            settings.optimizer.method = method;
            report.methods.push_back(by_folds(std::string(to_string(method)), settings));
        }
    }
    // Every marked game judged by the model of the other folds.
    AblationRow by_folds(const std::string& what, const scoring::TrainSettings& settings) {
        AblationRow row;
        row.what = what;
        if (is_cancelled()) return row;
        const auto examples = games_.examples(marked_, settings.set, settings.threads);
        for (int fold = 0; fold < question_.folds && !is_cancelled(); ++fold) {
            tell_(what + ", fold " + std::to_string(fold));
            std::vector<Example> learned;
            std::vector<std::size_t> tried;
            for (std::size_t k = 0; k < marked_.size(); ++k) {
                if (fold_of(games_.endings()[marked_[k]], question_.folds) == fold) {
                    tried.push_back(marked_[k]);
                } else {
                    learned.push_back(examples[k]);
                }
            }
            if (learned.empty()) continue;
            const auto start = std::chrono::steady_clock::now();
            const Model model = scoring::train(learned, settings).model;
            row.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            test(model, tried, row);
        }
        return row;
    }
    void ways(AblationReport& report) {
        std::vector<std::size_t> learned, tried;
        std::size_t unmarked = 0;
        for (std::size_t i = 0; i < games_.endings().size(); ++i) {
            const Ending& ending = games_.endings()[i];
            if (fold_of(ending, question_.folds) == 0) {
                tried.push_back(i);
            } else if (ending.dead || ++unmarked <= question_.unmarked) {
                learned.push_back(i);
            }
        }
        if (learned.empty() || is_cancelled()) return;
        const std::vector<Example> examples =
            games_.examples(learned, FeatureSet::certain, question_.settings.threads);
        const auto add = [&](const std::string& what, const analysis::LearnQuestion& how) {
            if (is_cancelled()) return;
            tell_(what);
            std::vector<Example> taken = examples;
            AblationRow row;
            row.what = what;
            const auto start = std::chrono::steady_clock::now();
            const analysis::LearnReport learned_so = learn_rounds(taken, how, tell_);
            row.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            test(learned_so.trained.model, tried, row);
            report.ways.push_back(row);
        };
        analysis::LearnQuestion how;
        how.settings = question_.settings;
        how.settings.set = FeatureSet::certain;
        how.way = analysis::LearningWay::supervised;
        add("supervised", how);
        how.way = analysis::LearningWay::bootstrap;
        how.rounds = 1;
        add("bootstrapped, one round", how);
        how.way = analysis::LearningWay::score_only;
        how.settings.stages = std::min(2, question_.settings.stages);
        how.rounds = 0;
        add("scores only, no round", how);
        how.rounds = question_.rounds_by_scores;
        add("scores only, " + std::to_string(how.rounds) + " rounds", how);
    }

    void test(const Model& model, const std::vector<std::size_t>& tried, AblationRow& row) {
        if (model.set == FeatureSet::looked) {
            for (const std::size_t i : tried) games_.look(i);
        }
        std::mutex lock;
        scoring::in_parallel(tried.size(), question_.settings.threads, [&](std::size_t k) {
            const Ending& ending = games_.endings()[tried[k]];
            const go::Board board = ending.board();
            scoring::LifeSettings life;
            life.model = &model;
            if (model.set == FeatureSet::looked) life.ownership = games_.look(tried[k]);
            const scoring::Scene scene = scoring::scene_for(board, model.set, life.ownership);
            const Tested alone = compared(ending, board, scene.blocks,
                                          scoring::dead_stones(scene.blocks, scoring::judge(scene, model)));
            Budget budget;
            const Tested with_proofs =
                compared(ending, board, scene.blocks,
                         scoring::judge_life(board, ending.terms.rules, life, budget).status.dead);
            const std::lock_guard hold(lock);
            row.alone += alone;
            row.with_proofs += with_proofs;
        });
    }

    const AblationQuestion& question_;
    Games& games_;
    const std::function<void(const std::string&)>& tell_;
    const std::atomic<bool>* cancel_;
    std::vector<std::size_t> marked_;
};

}  // namespace

Tested& Tested::operator+=(const Tested& more) {
    for (const auto member : {&Tested::games, &Tested::exact, &Tested::winner_right, &Tested::marked,
                              &Tested::all_right, &Tested::blocks, &Tested::blocks_right})
        this->*member += more.*member;
    return *this;
}

Result<AblationReport> ablation(const AblationQuestion& question,
                                const std::function<void(const std::string&)>& tell,
                                const std::atomic<bool>* cancel) {
    std::vector<Ending> endings;
    for (const std::string& path : question.paths) {
        auto read = scoring::read_endings(path);
        if (!read) return Error{path + ": " + read.error().message};
        for (Ending& ending : read->all) {
            if (ending.result) endings.push_back(std::move(ending));
        }
    }
    const auto marked =
        std::count_if(endings.begin(), endings.end(), [](const Ending& e) { return e.dead.has_value(); });
    if (marked < question.folds)
        return Error{"too few games have their territory marked (TB, TW) to compare by"};
    Games games(std::move(endings));
    return Ablation(question, games, tell, cancel).run();
}

}  // namespace tedomari::trial
