// SPDX-License-Identifier: MIT
#include "paper/reproduce.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/rational.h"
#include "cgt/store.h"
#include "outcome/game.h"

namespace tedomari::paper {

using analysis::Paper;
using analysis::PaperReport;
using analysis::PaperRow;

namespace {

struct Part {
    Paper paper;
    std::string_view name;
    std::vector<std::span<const Entry>> entries;
};

const std::vector<Part>& parts() {
    static const std::vector<Part> all = {
        {Paper::berlekamp,
         "berlekamp",
         {berlekamp_play(), berlekamp_thermographs(), berlekamp_strategies(), berlekamp_incentives()}},
        {Paper::cazenave, "cazenave", {cazenave()}},
        {Paper::meijer, "meijer", {meijer()}},
        {Paper::burzillo, "burzillo", {burzillo()}},
    };
    return all;
}

struct Chosen {
    PaperRow row;
    const Entry* entry;
    bool named;  // asked for by name
};

bool is_called(const Entry& entry, std::string_view name) { return entry.id == name || entry.name == name; }

PaperRow row_of(Paper paper, const Entry& entry) {
    PaperRow row;
    row.paper = paper;
    row.id = entry.id;
    row.name = entry.name;
    row.place = entry.place;
    row.claim = entry.claim;
    row.command = entry.command;
    return row;
}

Result<std::vector<Chosen>> chosen(const Selection& selection) {
    std::vector<Chosen> found;
    std::vector<bool> used(selection.names.size(), false);
    for (const Part& part : parts()) {
        if (selection.paper && *selection.paper != part.paper) continue;
        for (const auto& entries : part.entries) {
            for (const Entry& entry : entries) {
                bool named = false;
                for (std::size_t i = 0; i < selection.names.size(); ++i) {
                    if (!is_called(entry, selection.names[i])) continue;
                    named = used[i] = true;
                }
                if (selection.names.empty() || named)
                    found.push_back({row_of(part.paper, entry), &entry, named});
            }
        }
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (!used[i]) {
            return Error{fmt::format("there is no '{}' here (see `tedomari paper`)", selection.names[i])};
        }
    }
    return found;
}

PaperRow::Verdict verdict(const PaperRow& row, bool missing) {
    const bool differs = std::any_of(row.figures.begin(), row.figures.end(), [](const auto& figure) {
        return figure.relation == analysis::PaperFigure::Relation::differs;
    });
    return missing || differs ? PaperRow::Verdict::failed : PaperRow::Verdict::reproduced;
}

void work_out(Chosen& chosen, const Circumstances& circumstances) {
    Desk desk(chosen.row, circumstances);
    bool stuck = true;
    try {
        chosen.entry->work(desk);
        stuck = false;
    } catch (const Stuck& at) {
        chosen.row.sentence = at.why;
    } catch (const cgt::TooLarge& e) {
        chosen.row.sentence = e.what();
    } catch (const outcome::TooLarge& e) {
        chosen.row.sentence = e.what();
    } catch (const RationalOverflow& e) {
        chosen.row.sentence = e.what();
    }
    chosen.row.verdict = verdict(chosen.row, stuck || desk.is_missing());
}

}  // namespace

std::string_view name_of(Paper paper) {
    for (const Part& part : parts()) {
        if (part.paper == paper) return part.name;
    }
    return "";
}

std::optional<Paper> paper_of(std::string_view name) {
    for (const Part& part : parts()) {
        if (part.name == name) return part.paper;
    }
    return std::nullopt;
}

Result<PaperReport> rows(const Selection& selection) {
    auto found = chosen(selection);
    if (!found) return found.error();
    PaperReport report;
    for (Chosen& one : *found) report.rows.push_back(std::move(one.row));
    return report;
}

Result<PaperReport> reproduce(const Selection& selection, const Circumstances& circumstances) {
    auto found = chosen(selection);
    if (!found) return found.error();
    PaperReport report;
    for (Chosen& one : *found) {
        if (circumstances.cancel != nullptr && *circumstances.cancel) {
            report.interrupted = true;
            break;
        }
        if (one.named || one.entry->cost <= selection.dearest) {
            if (found->size() > 1)
                circumstances.tell(fmt::format("{} {}", name_of(one.row.paper), one.row.name));
            work_out(one, circumstances);
        } else {
            one.row.sentence = fmt::format("takes long: `tedomari paper {} {}` runs it",
                                           name_of(one.row.paper), one.row.name);
        }
        report.rows.push_back(std::move(one.row));
    }
    if (circumstances.cancel != nullptr && *circumstances.cancel) report.interrupted = true;
    return report;
}

}  // namespace tedomari::paper
