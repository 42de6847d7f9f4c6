// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <string>
#include <vector>

#include "analysis/score.h"

namespace tedomari::trial {

// How far a model can be believed, measured on records with marks.
struct LearnAudit {
    struct Bin {
        std::size_t blocks = 0, alive = 0;
        double belief = 0;  // added up
    };
    std::array<Bin, 20> calibration;                        // by belief, 0 … 1
    std::array<std::array<std::size_t, 2>, 2> confusion{};  // [alive in truth][believed alive]

    struct Miss {
        std::string name;
        analysis::ScoreReport report;
        Rational result;
        go::PointSet wrong;  // stones
    };
    std::vector<Miss> worst;  // the largest errors first

    // Accuracy so many moves before the end [van der Werf 2005].
    struct Before {
        int back = 0;
        std::size_t blocks = 0, right = 0, games = 0;
        double absolute_error = 0;  // of the score, added up
    };
    std::vector<Before> before;
    std::string facts;
    std::vector<std::vector<std::pair<double, double>>> curves;  // of each pass: scoring::Stage::curve
};

struct AuditQuestion {
    std::vector<std::string> paths;
    const scoring::Model* model = nullptr;
    std::vector<int> back = {0, 5, 10, 20, 40, 80};
    std::size_t worst = 12;
    int threads = 1;
};
Result<LearnAudit> audit(const AuditQuestion& question, const std::atomic<bool>* cancel);

// One page: learning curves, calibration, the confusion of dead and alive, accuracy before the end, the worst misses drawn.
std::string to_html(const LearnAudit& audit);

}  // namespace tedomari::trial
