// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "forge/text.h"
#include "render/board_picture.h"
#include "render/html.h"

namespace tedomari::forge {

using go::Point;

namespace {

constexpr std::size_t per_side = 6;

constexpr std::string_view look = R"(<style>
.sheet{display:grid;grid-template-columns:1fr 1fr;gap:10px 26px;break-after:page}
.sheet figure{margin:0;break-inside:avoid}
.sheet img{max-width:100%;max-height:270px;display:block;margin:0 auto}
.sheet figcaption{text-align:center;margin-top:4px}
.sheet.answers img{max-height:190px}
@media print{main{max-width:none;padding:0}footer,h1{display:none}}
</style>
)";

render::BoardPicture picture_of(const Problem& problem) {
    render::BoardPicture picture;
    picture.board = problem.position.board;
    picture.title = problem.question;
    picture.goes_on = {problem.left, problem.right, problem.top, problem.bottom};
    if (problem.kind <= Kind::ko) {
        picture.triangles = problem.marked;
    } else {
        picture.regions.push_back({problem.marked, 0.2, false, "", ""});
    }
    for (std::size_t i = 0; i < problem.choices.size(); ++i)
        picture.labels.push_back({problem.choices[i], std::string(1, static_cast<char>('A' + i)), ""});
    return picture;
}

// The right move, and the answer to each wrong one that has one, numbered as it would be played.
render::BoardPicture answered(const Problem& problem) {
    render::BoardPicture picture = picture_of(problem);
    const auto right = std::ranges::find_if(problem.tries, [](const Try& t) { return t.right; });
    if (right == problem.tries.end() || right->lines.empty()) return picture;
    picture.labels.clear();
    int number = 0;
    go::PointSet named;
    for (const Step* step = &right->lines.front();; step = &step->next.front()) {
        ++number;
        if (!step->move.is_pass() && !named.contains(step->move.point) && number <= 9) {
            named.insert(step->move.point);
            if (picture.board.is_empty(step->move.point))
                picture.board.place(step->move.point, step->move.color);
            picture.numbers.push_back({step->move.point, number});
        }
        if (step->next.empty()) break;
    }
    return picture;
}

std::string choice_name(const Problem& problem) {
    for (std::size_t i = 0; i < problem.choices.size(); ++i) {
        if (go::to_string(problem.choices[i]) == problem.answer)
            return fmt::format("{}, {}", static_cast<char>('A' + i), problem.answer);
    }
    return problem.answer;
}

// Of sente the sentence says it.
std::string answer_of(const Problem& problem) {
    return problem.kind == Kind::sente ? problem.why : choice_name(problem) + ". " + problem.why;
}

std::string wrong_answers(const Problem& problem) {
    std::string text;
    for (const Try& shown : problem.tries) {
        if (shown.right || shown.lines.empty() || shown.lines.front().next.empty()) continue;
        const Step& reply = shown.lines.front().next.front();
        text += fmt::format("{}{} is answered at {}", text.empty() ? "" : "; ", shown.answer,
                            go::to_string(reply.move.point));
    }
    return text;
}

std::string on_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    std::ranges::replace(text, '\t', ' ');
    return text;
}

std::string side(const std::vector<Problem>& problems, std::size_t from, bool is_back) {
    std::string html = fmt::format("<div class=\"sheet{}\">\n", is_back ? " answers" : "");
    for (std::size_t i = from; i < std::min(from + per_side, problems.size()); ++i) {
        const Problem& problem = problems[i];
        const std::string caption =
            is_back ? fmt::format("{}. {}", i + 1, answer_of(problem))
                    : fmt::format("{}. {} ({})", i + 1, problem.question, problem.rating.elo);
        html +=
            render::html_figure(to_svg(is_back ? answered(problem) : picture_of(problem)), caption, caption);
    }
    return html + "</div>\n";
}

}  // namespace

std::string to_html(const std::vector<Problem>& problems) {
    std::string body(look);
    body += fmt::format("<h1>{} problems</h1>\n", problems.size());
    for (std::size_t from = 0; from < problems.size(); from += per_side)
        body += side(problems, from, false) + side(problems, from, true);
    return render::html_page("Problems – Tedomari", body);
}

std::string to_anki(const std::vector<Problem>& problems) {
    std::string text = "#separator:tab\n#html:true\n#columns:Front\tBack\tTags\n#tags column:3\n";
    for (const Problem& problem : problems) {
        const std::string wrong = wrong_answers(problem);
        text +=
            on_one_line(to_svg(picture_of(problem)) + "<br>" + render::html_escaped(problem.question)) + "\t";
        text += on_one_line(to_svg(answered(problem)) + "<br>" + render::html_escaped(answer_of(problem)) +
                            (wrong.empty() ? "" : "<br>" + render::html_escaped(wrong))) +
                "\t";
        text += fmt::format("tedomari {} elo{}\n", to_string(problem.kind), problem.rating.elo / 200 * 200);
    }
    return text;
}

}  // namespace tedomari::forge
