// SPDX-License-Identifier: MIT
#include "forge/text.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>

#include "go/diagram.h"
#include "render/parts.h"

namespace tedomari::forge {

using go::Color;
using go::Point;
using Json = nlohmann::ordered_json;

namespace {

void write(const Step& step, std::string& text) {
    text += go::to_string(step.move.point);
    if (!step.says.empty()) text += " \"" + step.says + "\"";
    for (const Step& next : step.next) {
        text += step.next.size() > 1 ? " (" : " ";
        write(next, text);
        if (step.next.size() > 1) text += ")";
    }
}

class LineReader {
public:
    LineReader(const std::string& text, go::Size size) : text_(text), size_(size) {}

    Result<Step> read() {
        const std::string first = word();
        const auto color = go::parse_color(first);
        if (!color) return color.error();
        auto step = step_of(*color, 0);
        skip();
        if (step && at_ < text_.size()) return Error{"the line goes on behind its end"};
        return step;
    }

private:
    static constexpr int deepest = 400;

    void skip() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    std::string word() {
        skip();
        const std::size_t from = at_;
        while (at_ < text_.size() && std::isalnum(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
        return text_.substr(from, at_ - from);
    }
    bool take(char c) {
        skip();
        if (at_ >= text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    Result<Step> step_of(Color color, int depth) {
        if (depth > deepest) return Error{"the line is too deep"};
        const auto point = go::parse_vertex(word(), size_);
        if (!point) return point.error();
        Step step{{color, *point}, "", {}};
        if (take('"')) {
            const std::size_t end = text_.find('"', at_);
            if (end == std::string::npos) return Error{"a quotation mark is not closed"};
            step.says = text_.substr(at_, end - at_);
            at_ = end + 1;
        }
        bool in_brackets = false;
        while (take('(')) {
            in_brackets = true;
            auto next = step_of(opponent(color), depth + 1);
            if (!next) return next;
            step.next.push_back(std::move(*next));
            if (!take(')')) return Error{"a bracket is not closed"};
        }
        skip();
        if (!in_brackets && at_ < text_.size() && text_[at_] != ')') {
            auto next = step_of(opponent(color), depth + 1);
            if (!next) return next;
            step.next.push_back(std::move(*next));
        }
        return step;
    }

    const std::string& text_;
    go::Size size_;
    std::size_t at_ = 0;
};

Json rows_of(const go::Board& board) {
    Json rows = Json::array();
    for (int row = board.size().height - 1; row >= 0; --row) {
        std::string line;
        for (int column = 0; column < board.size().width; ++column) {
            const go::Cell cell = board.at(Point::at(column, row));
            line += cell == go::Cell::black ? 'X' : cell == go::Cell::white ? 'O' : '.';
        }
        rows.push_back(line);
    }
    return rows;
}

Json names_of(const std::vector<Point>& points) {
    return render::list_json<Json>(points, [](Point p) { return go::to_string(p); });
}

template <class Points>
std::optional<Error> read_points(const Json& list, go::Size size, Points&& add) {
    for (const auto& name : list) {
        const auto point = go::parse_point(name.get<std::string>(), size);
        if (!point) return point.error();
        add(*point);
    }
    return {};
}

Result<Problem> problem_of(const Json& json) {
    Problem problem;
    problem.id = json.at("id");
    const std::string kind = json.at("kind");
    const auto found = std::ranges::find_if(all_kinds, [&](Kind k) { return to_string(k) == kind; });
    if (found == std::end(all_kinds)) return Error{"there is no kind of problem called " + kind};
    problem.kind = *found;
    std::string picture;
    for (const auto& row : json.at("rows")) picture += row.get<std::string>() + "\n";
    auto position = go::parse_diagram(picture);
    if (!position) return position.error();
    problem.position = std::move(*position);
    const auto mover = go::parse_color(json.at("toMove").get<std::string>());
    if (!mover) return mover.error();
    problem.position.to_move = *mover;
    const go::Size size = problem.position.size();
    for (const auto& side : json.at("cut")) {
        const std::string name = side;
        problem.left |= name == "left";
        problem.right |= name == "right";
        problem.top |= name == "top";
        problem.bottom |= name == "bottom";
    }
    if (auto failed = read_points(json.at("open"), size, [&](Point p) { problem.open.insert(p); }))
        return *failed;
    if (auto failed = read_points(json.at("marked"), size, [&](Point p) { problem.marked.insert(p); }))
        return *failed;
    if (auto failed = read_points(json.at("choices"), size, [&](Point p) { problem.choices.push_back(p); }))
        return *failed;
    problem.question = json.at("question");
    problem.answer = json.at("answer");
    problem.why = json.at("why");
    for (const auto& entry : json.at("tries")) {
        Try shown{entry.at("answer"), entry.at("right"), entry.at("says"), {}};
        for (const auto& text : entry.at("lines")) {
            auto line = parse_line(text.get<std::string>(), size);
            if (!line) return line.error();
            shown.lines.push_back(std::move(*line));
        }
        problem.tries.push_back(std::move(shown));
    }
    problem.game = json.value("games", Json::array());
    const Json& rating = json.at("rating");
    problem.rating = {rating.at("elo"), rating.at("policy"), rating.at("liked"), rating.at("nodes"),
                      rating.at("near")};
    problem.source = json.at("source");
    return problem;
}

}  // namespace

std::string to_text(const Step& step) {
    std::string text = std::string(letter(step.move.color)) + " ";
    write(step, text);
    return text;
}

Result<Step> parse_line(const std::string& text, go::Size size) { return LineReader(text, size).read(); }

Json to_json(const Problem& problem) {
    Json cut = Json::array();
    for (const auto& [is_cut, name] : {std::pair{problem.left, "left"}, std::pair{problem.right, "right"},
                                       std::pair{problem.top, "top"}, std::pair{problem.bottom, "bottom"}}) {
        if (is_cut) cut.push_back(name);
    }
    Json json = {{"id", problem.id},
                 {"kind", to_string(problem.kind)},
                 {"question", problem.question},
                 {"rows", rows_of(problem.position.board)},
                 {"cut", cut},
                 {"toMove", letter(problem.position.to_move)},
                 {"open", names_of(problem.open.points())},
                 {"marked", names_of(problem.marked.points())},
                 {"choices", names_of(problem.choices)},
                 {"answer", problem.answer},
                 {"why", problem.why}};
    json["tries"] = render::list_json<Json>(problem.tries, [](const Try& shown) {
        return Json{
            {"answer", shown.answer},
            {"right", shown.right},
            {"says", shown.says},
            {"lines", render::list_json<Json>(shown.lines, [](const Step& s) { return to_text(s); })}};
    });
    if (!problem.game.empty()) json["games"] = problem.game;
    const Rating& rating = problem.rating;
    json["rating"] = {{"elo", rating.elo},
                      {"policy", std::round(rating.policy * 1e4) / 1e4},
                      {"liked", rating.liked},
                      {"nodes", rating.nodes},
                      {"near", rating.near}};
    json["source"] = problem.source;
    return json;
}

Result<Problem> parse_problem(const std::string& line) {
    try {
        return problem_of(Json::parse(line));
    } catch (const Json::exception& failed) {
        return Error{std::string("not a problem: ") + failed.what()};
    }
}

}  // namespace tedomari::forge
