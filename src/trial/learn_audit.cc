// SPDX-License-Identifier: MIT
#include "trial/learn_audit.h"

#include <algorithm>
#include <mutex>

#include "scoring/parallel.h"

namespace tedomari::trial {

namespace {

void count_block(LearnAudit& sum, double belief, bool alive) {
    const auto i = std::min(sum.calibration.size() - 1,
                            static_cast<std::size_t>(belief * static_cast<double>(sum.calibration.size())));
    ++sum.calibration[i].blocks;
    sum.calibration[i].alive += alive;
    sum.calibration[i].belief += belief;
    ++sum.confusion[alive][belief >= 0.5];
}

double error_of(const LearnAudit::Miss& miss) {
    return std::abs((miss.report.score() - miss.result).to_double());
}

}  // namespace

Result<LearnAudit> audit(const AuditQuestion& question, const std::atomic<bool>* cancel) {
    LearnAudit sum;
    sum.facts = question.model->facts;
    for (const auto& stages : question.model->members) {
        for (const scoring::Stage& stage : stages) {
            if (!stage.curve.empty()) sum.curves.push_back(stage.curve);
        }
    }
    analysis::ScoreSettings settings;
    settings.life.model = question.model;
    settings.life.reads = false;
    settings.looks = question.model->set == scoring::FeatureSet::looked;
    for (const int back : question.back) {
        LearnAudit::Before before;
        before.back = back;
        for (const std::string& path : question.paths) {
            const auto read = scoring::read_endings(path, back);
            if (!read) return Error{path + ": " + read.error().message};
            std::mutex lock;
            std::vector<LearnAudit::Miss> misses(read->all.size());
            scoring::in_parallel(read->all.size(), question.threads, [&](std::size_t i) {
                const scoring::Ending& ending = read->all[i];
                if (!ending.dead || !ending.result || (cancel && *cancel)) return;
                Budget budget;
                analysis::ScoreReport report = score(ending.board(), ending.terms, settings, budget);
                const std::lock_guard hold(lock);
                ++before.games;
                before.absolute_error += std::abs((report.score() - *ending.result).to_double());
                go::PointSet wrong;
                for (const scoring::Verdict& v : report.chains) {
                    const bool alive = !ending.dead->intersects(v.stones);
                    ++before.blocks;
                    before.right += (v.belief >= 0.5) == alive;
                    if ((v.belief >= 0.5) != alive) wrong |= v.stones;
                    if (back == question.back.front()) count_block(sum, v.belief, alive);
                }
                if (wrong.empty() || back != question.back.front()) return;
                misses[i] = {ending.name, std::move(report), *ending.result, wrong};
            });
            for (LearnAudit::Miss& miss : misses) {
                if (!miss.wrong.empty()) sum.worst.push_back(std::move(miss));
            }
        }
        sum.before.push_back(before);
    }
    std::stable_sort(sum.worst.begin(), sum.worst.end(),
                     [](const auto& a, const auto& b) { return error_of(a) > error_of(b); });
    if (sum.worst.size() > question.worst) sum.worst.resize(question.worst);
    return sum;
}

}  // namespace tedomari::trial
