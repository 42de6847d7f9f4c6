// SPDX-License-Identifier: MIT
#include "analysis/audit.h"

#include <algorithm>
#include <cctype>

#include "sgf/tree.h"

namespace tedomari::analysis {

using Fault = AuditFinding::Kind;
using go::Point;

namespace {

// "ko" as a word of its own, in any comment.
bool names_a_ko(std::string_view text) {
    const auto is_letter = [&](std::size_t i) {
        return i < text.size() && std::isalpha(static_cast<unsigned char>(text[i])) != 0;
    };
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool is_ko = std::tolower(text[i]) == 'k' && std::tolower(text[i + 1]) == 'o';
        if (is_ko && (i == 0 || !is_letter(i - 1)) && !is_letter(i + 2)) return true;
    }
    return false;
}

bool says_ko(const sgf::Tree& tree) {
    for (sgf::NodeId node = sgf::Tree::root; node != sgf::no_node; node = tree.next_in_text(node)) {
        for (const char* name : {"C", "GN", "N", "GC"}) {
            if (names_a_ko(tree.value(node, name).value_or(""))) return true;
        }
    }
    return false;
}

}  // namespace

std::string_view to_string(Fault kind) {
    constexpr std::string_view names[] = {"fails", "ko", "better", "second", "nothing"};
    return names[static_cast<int>(kind)];
}

std::vector<AuditFinding> findings_of(const TsumegoReport& report, bool says_ko) {
    if (report.book.empty() || !report.complete || report.outcome.is_unknown()) return {};
    std::vector<AuditFinding> found;
    if (report.outcome == outcome::Outcome::lost())
        return {{Fault::nothing, report.book.front(), Point(), report.evidence}};
    const auto best = report.right_moves();
    for (const Point move : report.book) {
        const auto tried = std::ranges::find(report.tries, move, &TsumegoReport::Try::move);
        if (tried == report.tries.end()) continue;  // outside of all that was read
        if (tried->outcome == outcome::Outcome::lost()) {
            found.push_back({Fault::fails, move, tried->refutation, tried->evidence});
        } else if (tried->outcome.kind < report.outcome.kind) {
            found.push_back({Fault::better, move, best.front(), tried->evidence});
        } else if (tried->outcome.is_ko() && !says_ko) {
            found.push_back({Fault::ko, move, tried->refutation, tried->evidence});
        }
    }
    for (const TsumegoReport::Try& tried : report.tries) {
        const bool is_best = tried.outcome.kind == report.outcome.kind;
        if (is_best && std::ranges::find(report.book, tried.move) == report.book.end())
            found.push_back({Fault::second, tried.move, Point(), tried.evidence});
    }
    std::ranges::stable_sort(found, {}, &AuditFinding::kind);
    return found;
}

Result<Audit> audit(const std::string& name, const sgf::FoundPosition& problem,
                    const TsumegoSettings& settings, Budget& budget) {
    auto report = solve_tsumego(problem, settings, budget);
    if (!report) return report.error();
    Audit result{name, std::move(*report), {}};
    result.findings = findings_of(result.report, problem.record && says_ko(problem.record->tree));
    return result;
}

void AuditTally::add(const Audit& audit) {
    ++problems;
    const TsumegoReport& report = audit.report;
    answered += !report.outcome.is_unknown() && report.complete && !report.target.is_nowhere();
    faulty += !audit.findings.empty();
    proved += std::ranges::any_of(
        audit.findings, [](const AuditFinding& finding) { return finding.evidence == Evidence::proved; });
}

}  // namespace tedomari::analysis
