// SPDX-License-Identifier: MIT
#include "tactics/question.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace tedomari::tactics {

using go::Board;
using go::Color;
using go::Point;

namespace {

enum class Needs { chain, two_chains, point_and_chain, eye_point };

struct Spelling {
    std::string_view name;
    GoalKind kind;
    Side friend_side;
    Needs needs;
};

constexpr std::array forms = {
    Spelling{"capture", GoalKind::capture, Side::attacker, Needs::chain},
    Spelling{"escape", GoalKind::capture, Side::defender, Needs::chain},
    Spelling{"connect", GoalKind::connect, Side::attacker, Needs::two_chains},
    Spelling{"disconnect", GoalKind::connect, Side::defender, Needs::two_chains},
    Spelling{"empty-connect", GoalKind::connect, Side::attacker, Needs::point_and_chain},
    Spelling{"empty-disconnect", GoalKind::connect, Side::defender, Needs::point_and_chain},
    Spelling{"separate", GoalKind::separate, Side::attacker, Needs::two_chains},
    Spelling{"unseparate", GoalKind::separate, Side::defender, Needs::two_chains},
    Spelling{"eye", GoalKind::eye, Side::attacker, Needs::eye_point},
    Spelling{"false-eye", GoalKind::eye, Side::defender, Needs::eye_point},
    Spelling{"live", GoalKind::live, Side::attacker, Needs::chain},
    Spelling{"kill", GoalKind::live, Side::defender, Needs::chain},
};

struct Word {
    std::string text;
    int column = 0;
};

// name ( word , word )
struct Parts {
    Word name;
    std::vector<Word> arguments;
    int end = 0;  // the column after the last character
};

class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    Result<Parts> parts() {
        Parts found;
        found.name = word();
        if (found.name.text.empty()) return fail("a goal starts with its name, such as capture(D4)");
        if (!take('(')) return fail("expected '(' after '" + found.name.text + "'");
        do {
            found.arguments.push_back(word());
            if (found.arguments.back().text.empty()) return fail("expected a point, such as D4");
        } while (take(','));
        if (!take(')')) return fail("expected ',' or ')'");
        skip();
        found.end = column();
        if (next_ < text_.size()) return fail("nothing may follow the goal");
        return found;
    }

private:
    int column() const { return static_cast<int>(next_) + 1; }
    Error fail(std::string message) const { return {std::move(message), 0, column()}; }
    void skip() {
        while (next_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[next_]))) ++next_;
    }
    bool take(char c) {
        skip();
        if (next_ >= text_.size() || text_[next_] != c) return false;
        ++next_;
        return true;
    }
    Word word() {
        skip();
        Word found{"", column()};
        while (next_ < text_.size() &&
               (std::isalnum(static_cast<unsigned char>(text_[next_])) || text_[next_] == '-')) {
            found.text += static_cast<char>(std::tolower(static_cast<unsigned char>(text_[next_++])));
        }
        return found;
    }

    std::string_view text_;
    std::size_t next_ = 0;
};

Result<Point> point_of(const Word& word, const Board& board) {
    const auto point = go::parse_point(word.text, board.size());
    if (!point) return Error{point.error().message, 0, word.column};
    if (board.at(*point) == go::Cell::edge)
        return Error{go::to_string(*point) + " is closed to both sides", 0, word.column};
    return *point;
}

Result<Point> stone_of(const Word& word, const Board& board) {
    const auto point = point_of(word, board);
    if (point && !go::is_stone(board.at(*point)))
        return Error{"there is no stone at " + go::to_string(*point), 0, word.column};
    return point;
}

// Whose eye it would be: the color with more stones next to the point or, if that does not tell, diagonally.
Result<Color> eye_color(const Parts& parts, const Board& board, Point p) {
    if (parts.arguments.size() > 1) {
        const auto color = go::parse_color(parts.arguments[1].text);
        if (!color) return Error{color.error().message, 0, parts.arguments[1].column};
        return *color;
    }
    int balance = 0;
    const auto weigh = [&](Point q, int weight) {
        if (board.at(q) == go::Cell::black) balance += weight;
        if (board.at(q) == go::Cell::white) balance -= weight;
    };
    for (const Point q : p.neighbours()) weigh(q, 5);
    for (const Point q : p.diagonals()) weigh(q, 1);
    if (balance == 0)
        return Error{"whose eye? say eye(" + go::to_string(p) + ",black) or white", 0, parts.end};
    return balance > 0 ? Color::black : Color::white;
}

Result<Goal> eye_goal(const Parts& parts, const Board& board) {
    const auto p = point_of(parts.arguments[0], board);
    if (!p) return p.error();
    const auto color = eye_color(parts, board, *p);
    if (!color) return color.error();
    if (board.at(*p) == cell(*color))
        return Error{go::to_string(*p) + " holds a stone of the eye's own color", 0,
                     parts.arguments[0].column};
    return Goal{GoalKind::eye, *p, {}, *color};
}

Result<Goal> goal_of_two(const Spelling& form, const Parts& parts, const Board& board) {
    // The empty point of empty-connect may stand first or second.
    const bool empty = form.needs == Needs::point_and_chain;
    const auto a = empty ? point_of(parts.arguments[0], board) : stone_of(parts.arguments[0], board);
    if (!a) return a.error();
    const auto b = empty ? point_of(parts.arguments[1], board) : stone_of(parts.arguments[1], board);
    if (!b) return b.error();
    if (*a == *b) return Error{"the two points are the same", 0, parts.arguments[1].column};
    if (!empty) {
        if (board.at(*a) != board.at(*b))
            return Error{"the two chains have different colors", 0, parts.arguments[1].column};
        return form.kind == GoalKind::separate ? separate(board, *a, *b) : connect(board, *a, *b);
    }
    if (!board.is_empty(*a) && !board.is_empty(*b))
        return Error{"one of the points must be empty; connect(…) joins chains", 0,
                     parts.arguments[0].column};
    if (board.is_empty(*a) && board.is_empty(*b))
        return Error{"one of the points must hold a stone", 0, parts.arguments[1].column};
    return board.is_empty(*a) ? connect(board, *b, *a) : connect(board, *a, *b);
}

}  // namespace

Result<Question> parse_question(std::string_view text, const Board& board) {
    const auto parts = Scanner(text).parts();
    if (!parts) return parts.error();
    const auto form = std::find_if(forms.begin(), forms.end(),
                                   [&](const Spelling& f) { return f.name == parts->name.text; });
    if (form == forms.end()) {
        return Error{
            "there is no goal '" + parts->name.text +
                "'; try capture, escape, connect, disconnect, empty-connect, separate, eye, live, kill",
            0, parts->name.column};
    }
    const bool one = form->needs == Needs::chain || form->needs == Needs::eye_point;
    const std::size_t most = form->needs == Needs::chain ? 1 : 2;
    if (parts->arguments.size() > most)
        return Error{parts->name.text + " takes " + (most == 1 ? "one point" : "two points"), 0,
                     parts->arguments[most].column};
    if (!one && parts->arguments.size() < 2)
        return Error{parts->name.text + " takes two points", 0, parts->end - 1};

    const auto goal = [&]() -> Result<Goal> {
        if (form->needs == Needs::eye_point) return eye_goal(*parts, board);
        if (form->needs != Needs::chain) return goal_of_two(*form, *parts, board);
        const auto stone = stone_of(parts->arguments[0], board);
        if (!stone) return stone.error();
        return form->kind == GoalKind::live ? live(board, *stone) : capture(board, *stone);
    }();
    if (!goal) return goal.error();
    return Question{*goal, form->friend_side};
}

std::string to_string(const Question& question) {
    const Goal& goal = question.goal;
    const bool negative = question.friend_side == Side::defender;
    const std::string a = go::to_string(goal.a), b = go::to_string(goal.b);
    switch (goal.kind) {
        case GoalKind::capture: return (negative ? "escape(" : "capture(") + a + ")";
        case GoalKind::live: return (negative ? "kill(" : "live(") + a + ")";
        case GoalKind::connect: return (negative ? "disconnect(" : "connect(") + a + "," + b + ")";
        case GoalKind::separate: return (negative ? "unseparate(" : "separate(") + a + "," + b + ")";
        case GoalKind::eye:
            return (negative ? "false-eye(" : "eye(") + a + "," + std::string(go::to_string(goal.attacker)) +
                   ")";
    }
    return "";
}

}  // namespace tedomari::tactics
