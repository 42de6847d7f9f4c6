// SPDX-License-Identifier: MIT
#include "render/paper.h"

#include <algorithm>
#include <fmt/format.h>

#include "render/styles.h"
#include "render/svg.h"
#include "render/thermograph.h"

namespace tedomari::render {

using analysis::Paper;
using analysis::PaperFigure;
using analysis::PaperReport;
using analysis::PaperRow;

namespace {

struct Title {
    Paper paper;
    std::string_view word, title;
};
constexpr Title titles[] = {
    {Paper::berlekamp, "berlekamp", "Berlekamp, The Economist's View of Combinatorial Games (1996)"},
    {Paper::cazenave, "cazenave", "Cazenave, Goal threats, temperature and Monte-Carlo Go (2005)"},
    {Paper::meijer, "meijer", "Meijer and Koppelaar, Towards multi-objective game theory (2003)"},
    {Paper::burzillo, "burzillo", "Burzillo, Attempting a machine learning solution for scoring"},
};

const Title& title_of(Paper paper) {
    return *std::find_if(std::begin(titles), std::end(titles),
                         [&](const Title& t) { return t.paper == paper; });
}

std::string_view mark(PaperRow::Verdict verdict) {
    switch (verdict) {
        case PaperRow::Verdict::reproduced: return "✓";
        case PaperRow::Verdict::failed: return "✗";
        case PaperRow::Verdict::not_run: break;
    }
    return "·";
}

std::string_view word(PaperRow::Verdict verdict) {
    switch (verdict) {
        case PaperRow::Verdict::reproduced: return "reproduced";
        case PaperRow::Verdict::failed: return "failed";
        case PaperRow::Verdict::not_run: break;
    }
    return "not run";
}

std::string_view word(PaperFigure::Relation relation) {
    switch (relation) {
        case PaperFigure::Relation::same: return "same";
        case PaperFigure::Relation::differs: return "differs";
        case PaperFigure::Relation::slip: return "slip";
        case PaperFigure::Relation::ours_only: break;
    }
    return "ours";
}

// "mean of A: 13", "mean of A: 13, printed 12".
std::string text_of(const PaperFigure& figure) {
    std::string text = fmt::format("{}: {}", figure.what, figure.ours);
    if (figure.relation == PaperFigure::Relation::differs)
        text += fmt::format(" (the paper: {})", figure.printed);
    if (figure.relation == PaperFigure::Relation::slip)
        text += fmt::format(" (printed {}, a slip)", figure.printed);
    if (figure.relation == PaperFigure::Relation::ours_only) text += " (the paper prints none)";
    return text;
}

std::string counts(const PaperReport& report) {
    using enum PaperRow::Verdict;
    std::string text = fmt::format("{} of {} rows reproduced, {} not", report.count(reproduced),
                                   report.rows.size(), report.count(failed));
    if (const auto left = report.count(not_run); left > 0) text += fmt::format(", {} not run", left);
    return text;
}

ThermographPlot plot_of(const analysis::PaperDrawing& drawing) {
    ThermographPlot plot;
    plot.title = drawing.title;
    for (const auto& curve : drawing.curves)
        plot.graphs.push_back({{curve.walls, curve.walls}, curve.label, curve.scaffolds});
    plot.from = cgt::coldest;
    return plot;
}

std::string in_a_cell(const std::string& text) {
    std::string escaped;
    for (const char c : text) {
        if (c == '|') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

// The figures of a row in few words, for a table.
std::string summary(const PaperRow& row) {
    std::string text;
    std::size_t same = 0;
    for (const PaperFigure& figure : row.figures) {
        if (figure.relation == PaperFigure::Relation::same) {
            ++same;
            continue;
        }
        text += (text.empty() ? "" : "; ") + text_of(figure);
    }
    if (same == 0) return text;
    const std::string all = same == 1 && row.figures.size() == 1 ? text_of(row.figures.front())
                                                                 : fmt::format("{} figures as printed", same);
    return text.empty() ? all : all + "; " + text;
}

}  // namespace

std::string list_text(const PaperReport& report) {
    std::string text;
    const PaperRow* before = nullptr;
    for (const PaperRow& row : report.rows) {
        if (before == nullptr || before->paper != row.paper) {
            const Title& title = title_of(row.paper);
            text += fmt::format("{}{}: {}\n", before == nullptr ? "" : "\n", title.word, title.title);
        }
        before = &row;
        text += fmt::format("  {:<4} {:<20} {}\n", row.id, row.name, row.claim);
    }
    return text +
           "\n`tedomari paper berlekamp table2` works a row out, `tedomari paper all` all but experiments.\n";
}

std::string to_text(const PaperReport& report) {
    std::string text;
    for (const PaperRow& row : report.rows) {
        text +=
            fmt::format("{} {:<4} {} ({}): {}\n", mark(row.verdict), row.id, row.name, row.place, row.claim);
        for (const PaperFigure& figure : row.figures) {
            const char* sign = figure.relation == PaperFigure::Relation::same        ? "="
                               : figure.relation == PaperFigure::Relation::differs   ? "≠"
                               : figure.relation == PaperFigure::Relation::ours_only ? " "
                                                                                     : "*";
            text += fmt::format("      {} {}\n", sign, text_of(figure));
        }
        for (const std::string& picture : row.pictures) text += "\n" + picture + "\n";
        if (!row.sentence.empty()) text += fmt::format("      {}\n", row.sentence);
    }
    return text + counts(report) + (report.interrupted ? " (interrupted)" : "") + "\n";
}

nlohmann::json to_json(const PaperReport& report) {
    nlohmann::json rows = nlohmann::json::array();
    for (const PaperRow& row : report.rows) {
        nlohmann::json figures = nlohmann::json::array();
        for (const PaperFigure& f : row.figures)
            figures.push_back(
                {{"what", f.what}, {"printed", f.printed}, {"ours", f.ours}, {"relation", word(f.relation)}});
        rows.push_back({{"id", row.id},
                        {"paper", title_of(row.paper).word},
                        {"name", row.name},
                        {"place", row.place},
                        {"claim", row.claim},
                        {"verdict", word(row.verdict)},
                        {"figures", std::move(figures)},
                        {"pictures", row.pictures},
                        {"sentence", row.sentence},
                        {"command", row.command}});
    }
    using enum PaperRow::Verdict;
    return {{"rows", std::move(rows)},
            {"reproduced", report.count(reproduced)},
            {"failed", report.count(failed)},
            {"notRun", report.count(not_run)},
            {"interrupted", report.interrupted}};
}

std::string to_html(const PaperReport& report) {
    std::string page = fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Four "
        "papers</title>\n<style>\n{}\n"
        "td, th {{ text-align: left; padding: 0 1em 0 0; vertical-align: top }}\nsvg {{ max-width: 40em }}\n"
        "</style></head>\n<body><main>\n<h1>Four papers, worked out anew</h1>\n<p>{}.</p>\n",
        page_style(), counts(report));
    const PaperRow* before = nullptr;
    for (const PaperRow& row : report.rows) {
        if (before == nullptr || before->paper != row.paper)
            page += fmt::format("<h2>{}</h2>\n", xml_escaped(title_of(row.paper).title));
        before = &row;
        page +=
            fmt::format("<h3 id=\"{}\">{} {} {}</h3>\n<p>{} <em>({})</em></p>\n", row.id, mark(row.verdict),
                        row.id, xml_escaped(row.name), xml_escaped(row.claim), xml_escaped(row.place));
        if (!row.figures.empty()) {
            page += "<table><tr><th></th><th>the paper</th><th>ours</th><th></th></tr>\n";
            for (const PaperFigure& f : row.figures) {
                page += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                                    xml_escaped(f.what), xml_escaped(f.printed), xml_escaped(f.ours),
                                    f.relation == PaperFigure::Relation::same ? "✓" : word(f.relation));
            }
            page += "</table>\n";
        }
        for (const std::string& picture : row.pictures)
            page += fmt::format("<pre>{}</pre>\n", xml_escaped(picture));
        for (const analysis::PaperDrawing& drawing : row.drawings) page += to_svg(plot_of(drawing));
        if (!row.sentence.empty()) page += fmt::format("<p>{}</p>\n", xml_escaped(row.sentence));
        if (!row.command.empty())
            page += fmt::format("<p><code>tedomari {}</code></p>\n", xml_escaped(row.command));
    }
    return page + "</main></body></html>\n";
}

std::string to_markdown(const PaperReport& report) {
    std::string text =
        "# The four papers, row by row\n\n"
        "Printed by `tedomari paper all --markdown`. Each row is worked out anew.\n"
        "`tedomari paper berlekamp table2` shows one row with all its figures.\n"
        "`tedomari paper all --html papers.html` draws them all.\n"
        "✓ is as printed. ✗ is not, and the row says why. · was not run, for it takes long.\n\n" +
        fmt::format("{}.\n", counts(report));
    const PaperRow* before = nullptr;
    for (const PaperRow& row : report.rows) {
        if (before == nullptr || before->paper != row.paper) {
            text += fmt::format(
                "\n## {}\n\n| | row | name | where | what | ours | |\n|---|---|---|---|---|---|---|\n",
                title_of(row.paper).title);
        }
        before = &row;
        const std::string command = row.command.empty() ? "" : fmt::format(" `{}`", row.command);
        text += fmt::format("| {} | {} | {} | {} | {} | {} | {}{} |\n", mark(row.verdict), row.id, row.name,
                            row.place, in_a_cell(row.claim), in_a_cell(summary(row)), in_a_cell(row.sentence),
                            in_a_cell(command));
    }
    return text;
}

}  // namespace tedomari::render
