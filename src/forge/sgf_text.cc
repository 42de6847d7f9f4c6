// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "forge/text.h"
#include "render/parts.h"
#include "sgf/points.h"
#include "sgf/text.h"

namespace tedomari::forge {

using go::Point;

namespace {

std::string property(const char* name, const go::PointSet& points, go::Size size) {
    std::string text;
    points.for_each([&](Point p) { text += "[" + sgf::to_sgf(p, size) + "]"; });
    return text.empty() ? text : name + text;
}

// Where a right line ends the trainers look for RIGHT.
void write(const Step& step, const Try& shown, go::Size size, bool is_first, std::string& text) {
    text += fmt::format(";{}[{}]", letter(step.move.color), sgf::to_sgf(step.move.point, size));
    if (is_first) text += shown.right ? "TE[1]" : "BM[1]";
    std::string says = is_first ? shown.says : step.says;
    if (is_first && !step.says.empty()) says += "; " + step.says;
    if (step.next.empty() && shown.right) says = says.empty() ? "RIGHT" : "RIGHT: " + says;
    if (!says.empty()) text += "C[" + sgf::escaped(says) + "]";
    for (const Step& next : step.next) {
        if (step.next.size() > 1) text += "(";
        write(next, shown, size, false, text);
        if (step.next.size() > 1) text += ")";
    }
}

std::string game_of(const Problem& problem, std::size_t number) {
    const go::Size size = problem.position.size();
    std::string text = render::sgf_root(problem.position.board);
    text += fmt::format("PL[{}]GN[{} {}]SO[{}]DI[{}]", letter(problem.position.to_move),
                        to_string(problem.kind), number, sgf::escaped(problem.source), problem.rating.elo);
    text += fmt::format("C[{}]", sgf::escaped(problem.question));
    text += property(problem.kind <= Kind::ko ? "TR" : "SQ", problem.marked, size);
    for (std::size_t i = 0; i < problem.choices.size(); ++i)
        text += fmt::format("{}[{}:{}]", i == 0 ? "LB" : "", sgf::to_sgf(problem.choices[i], size),
                            static_cast<char>('A' + i));
    for (const Try& shown : problem.tries) {
        for (const Step& line : shown.lines) {
            text += "\n(";
            write(line, shown, size, true, text);
            text += ")";
        }
    }
    return text + ")\n";
}

}  // namespace

std::string to_sgf(const std::vector<Problem>& problems) {
    std::string text;
    for (std::size_t i = 0; i < problems.size(); ++i) text += game_of(problems[i], i + 1);
    return text;
}

}  // namespace tedomari::forge
