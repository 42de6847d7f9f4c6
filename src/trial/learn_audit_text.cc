// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "render/board_picture.h"
#include "render/html.h"
#include "trial/learn_audit.h"

namespace tedomari::trial {

namespace {

constexpr int side = 320;

std::string frame(const std::string& inside, std::string_view title) {
    return fmt::format(
        "<figure><svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -10 {0} {0}' width='{0}' height='{0}'>"
        "<rect width='{1}' height='{1}' fill='none' "
        "stroke='gray'/>{2}</svg><figcaption>{3}</figcaption></figure>",
        side, side - 50, inside, title);
}

// A dot for each bin of beliefs, as large as it has blocks; on the line all is as believed.
std::string calibration(const LearnAudit& audit) {
    const double width = side - 50;
    std::string dots =
        fmt::format("<line x1='0' y1='{0}' x2='{0}' y2='0' stroke='gray' stroke-dasharray='4'/>", width);
    for (const auto& bin : audit.calibration) {
        if (bin.blocks == 0) continue;
        const auto n = static_cast<double>(bin.blocks);
        dots +=
            fmt::format("<circle cx='{:.1f}' cy='{:.1f}' r='4'><title>{} blocks</title></circle>",
                        width * bin.belief / n, width * (1 - static_cast<double>(bin.alive) / n), bin.blocks);
    }
    return frame(dots, "believed alive (across) and alive in truth (up)");
}

// The loss of each pass, epoch by epoch, and dashed that of the games held out.
std::string learning_curves(const LearnAudit& audit) {
    if (audit.curves.empty()) return "<p>The file of the model has none.</p>";
    const double width = side - 50;
    double most = 0;
    std::size_t epochs = 2;
    for (const auto& curve : audit.curves) {
        epochs = std::max(epochs, curve.size());
        for (const auto& [loss, check] : curve) most = std::max({most, loss, check});
    }
    std::string lines;
    const auto line = [&](const auto& curve, auto value, std::string_view style) {
        lines += "<polyline fill='none' stroke='black' " + std::string(style) + " points='";
        for (std::size_t i = 0; i < curve.size(); ++i)
            lines += fmt::format("{:.1f},{:.1f} ",
                                 width * static_cast<double>(i) / static_cast<double>(epochs - 1),
                                 width * (1 - value(curve[i]) / most));
        lines += "'/>";
    };
    for (const auto& curve : audit.curves) {
        line(
            curve, [](const auto& e) { return e.first; }, "");
        line(
            curve, [](const auto& e) { return e.second; }, "stroke-dasharray='3'");
    }
    return frame(lines,
                 fmt::format("loss (up to {:.3g}) over {} epochs, one line for each pass; dashed: games "
                             "held out",
                             most, epochs));
}

std::string table_of_confusion(const LearnAudit& audit) {
    return fmt::format(
        "<table><tr><th></th><th>believed dead</th><th>believed alive</th></tr>"
        "<tr><th>dead</th><td>{}</td><td>{}</td></tr><tr><th>alive</th><td>{}</td><td>{}</td></tr></table>",
        audit.confusion[0][0], audit.confusion[0][1], audit.confusion[1][0], audit.confusion[1][1]);
}

std::string table_before_the_end(const LearnAudit& audit) {
    std::string rows =
        "<table><tr><th>moves before the end</th><th>blocks right</th><th>mean error of the score</th></tr>";
    for (const auto& b : audit.before) {
        rows += fmt::format("<tr><td>{}</td><td>{:.2f} %</td><td>{:.2f}</td></tr>", b.back,
                            b.blocks ? 100 * static_cast<double>(b.right) / static_cast<double>(b.blocks) : 0,
                            b.games ? b.absolute_error / static_cast<double>(b.games) : 0);
    }
    return rows + "</table>";
}

std::string picture(const LearnAudit::Miss& miss) {
    render::BoardPicture drawn;
    drawn.board = miss.report.board;
    drawn.title = miss.name;
    drawn.dead = miss.report.tally.dead;
    drawn.regions.push_back({miss.wrong, 1, false, "judged wrongly", ""});
    return fmt::format("<h3>{}: scored {}, recorded {}</h3>{}", render::html_escaped(miss.name),
                       go::score_text(miss.report.score()), go::score_text(miss.result),
                       render::html_image(to_svg(drawn), "the board; what was judged wrongly is shaded"));
}

}  // namespace

std::string to_html(const LearnAudit& audit) {
    std::string body = fmt::format("<h1>Learning to score</h1><p>{}</p>", render::html_escaped(audit.facts));
    body += "<h2>Learning curves</h2>" + learning_curves(audit);
    body += "<h2>Calibration</h2>" + calibration(audit);
    body += "<h2>Dead and alive</h2>" + table_of_confusion(audit);
    body += "<h2>Before the end</h2>" + table_before_the_end(audit);
    body += "<h2>The worst misses</h2>";
    for (const LearnAudit::Miss& miss : audit.worst) body += picture(miss);
    return render::html_page("Learning to score", body);
}

}  // namespace tedomari::trial
