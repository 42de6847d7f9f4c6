// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/tsumego.h"

namespace tedomari::analysis {

// What is wrong with a problem of a book, beside our own reading of it.
struct AuditFinding {
    enum class Kind {
        fails,    // a first move that the book calls right gets nothing
        ko,       // it gets no more than a ko, of which the file says nothing
        better,   // it gets a ko, and another gets more
        second,   // another first move, which the book does not have, gets as much
        nothing,  // no first move gets anything
    };
    Kind kind;
    go::Point move;   // the book's; of a second solution the other
    go::Point other;  // what refutes it, or is better
    Evidence evidence = Evidence::judged;
};
std::string_view to_string(AuditFinding::Kind kind);

// A problem with what was found.
struct Audit {
    std::string name;  // file and game
    TsumegoReport report;
    std::vector<AuditFinding> findings;  // the worst first
};
// The tries of the report must be complete; of one that is not, or without a book, nothing is found.
std::vector<AuditFinding> findings_of(const TsumegoReport& report, bool says_ko);

// Of a file as solve_tsumego() reads it.
Result<Audit> audit(const std::string& name, const sgf::FoundPosition& problem,
                    const TsumegoSettings& settings, Budget& budget);

struct AuditTally {
    int problems = 0, answered = 0, faulty = 0, proved = 0;  // of these

    void add(const Audit& audit);
};

}  // namespace tedomari::analysis
