// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cgt/thermograph.h"

// `tedomari paper`: what four papers say beside what this program finds.
namespace tedomari::analysis {

enum class Paper { berlekamp, cazenave, meijer, burzillo };

// One thing of a paper: a number, a value, a count.
struct PaperFigure {
    enum class Relation {
        same,       // as printed
        differs,    // otherwise than printed
        slip,       // the print is wrong, as the row says why
        ours_only,  // the paper prints none
    };
    std::string what, printed, ours;  // ours was worked out now
    Relation relation = Relation::same;
};

// Thermographs in one frame.
struct PaperDrawing {
    struct Curve {
        std::string label;
        cgt::Thermograph walls;
        std::optional<cgt::Scaffolds> scaffolds;
    };
    std::string title;
    std::vector<Curve> curves;
};

// A table, figure, example, theorem or experiment.
struct PaperRow {
    enum class Verdict {
        reproduced,  // ✓
        failed,      // ✗, and `sentence` says why
        not_run,     // too long to be run unless it is named
    };
    Paper paper = Paper::berlekamp;
    std::string id;       // "B43", a row of the audit
    std::string name;     // how it is asked for: "table2"
    std::string place;    // "4.4, table 2"
    std::string claim;    // what the paper says there
    std::string command;  // what else shows it
    std::string sentence;
    std::vector<PaperFigure> figures;
    std::vector<std::string> pictures;  // of characters: boards
    std::vector<PaperDrawing> drawings;
    Verdict verdict = Verdict::not_run;
};

struct PaperReport {
    std::vector<PaperRow> rows;
    bool interrupted = false;

    std::size_t count(PaperRow::Verdict verdict) const {
        std::size_t found = 0;
        for (const PaperRow& row : rows) found += row.verdict == verdict ? 1 : 0;
        return found;
    }
};

}  // namespace tedomari::analysis
