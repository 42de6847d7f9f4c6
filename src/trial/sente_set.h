// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "tactics/sente.h"
#include "trial/cases.h"

namespace tedomari::trial {

// One problem of a set: a move, its goal, a threat goal; is it sente?
struct SenteProblem {
    std::string id, type;  // type: "empty/connection"
    go::Board board{go::square(1)};
    tactics::SenteQuestion question;
    go::PointSet region;  // outside it everything is alive
    bool sente = false;
};

struct SenteResult {
    SenteProblem problem;
    tactics::Sente answer;                            // by threats, as on any board
    search::Verdict both = search::Verdict::unknown;  // of the double goal, for comparison
    double seconds = 0;                               // of the processor, for the answer
    std::uint64_t moves() const { return answer.moves; }

    bool is_right() const {
        return answer.verdict == (problem.sente ? search::Verdict::won : search::Verdict::lost);
    }
    bool is_misled() const {  // the double goal says otherwise than the truth
        return both != search::Verdict::unknown && (both == search::Verdict::won) != problem.sente;
    }
};

using SenteSetReport = Cases<SenteResult>;

// JSON lines: {"id","type","board_size","rows":[…],"region":[…],"color","move","goal","threat","sente"}; the
// goal is in the words of the board before the move, the threat of the board after it; _ in a row is a point
// closed to both sides.  The error has the line.
Result<std::vector<SenteProblem>> parse_sente_problems(std::string_view text);

SenteSetReport solve_sente_problems(const std::vector<SenteProblem>& problems,
                                    const tactics::SenteEffort& effort, const std::atomic<bool>* cancel);

// A line for each problem: moves played, milliseconds, as [Cazenave 2005, table 1], and the double goal beside.
std::string to_text(const SenteSetReport& report);
nlohmann::json to_json(const SenteSetReport& report);

}  // namespace tedomari::trial
