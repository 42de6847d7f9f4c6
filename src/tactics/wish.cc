// SPDX-License-Identifier: MIT
#include "tactics/wish.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "base/cursor.h"
#include "tactics/survival.h"

namespace tedomari::tactics {

using go::Board;
using go::Color;
using Form = Wish::Form;

namespace {

class Parser : private Cursor {
public:
    Parser(std::string_view text, const Board& board) : Cursor(text), board_(board) {}

    Wish wish() {
        Wish found = either(false);
        skip_space();
        if (at_ < text_.size())
            fail(text_[at_] == ')' ? "nothing is open that this could close"
                                   : "expected 'and', 'or' or the end");
        return found;
    }

private:
    std::string word_at(std::size_t at) const {
        std::string word;
        while (at < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at])) || text_[at] == '-'))
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(text_[at++])));
        return word;
    }
    bool take_word(std::string_view word) {
        skip_space();
        if (word_at(at_) != word) return false;
        at_ += word.size();
        return true;
    }
    bool take(std::string_view sign) {
        skip_space();
        return Cursor::take(sign);
    }

    Wish either(bool turned) {
        return joined("or", turned ? Form::both : Form::either, [&] { return both(turned); });
    }
    Wish both(bool turned) {
        return joined("and", turned ? Form::either : Form::both, [&] { return factor(turned); });
    }
    template <class Part>
    Wish joined(std::string_view word, Form form, Part&& part) {
        Wish first = part();
        if (!take_word(word)) return first;
        Wish made;
        made.form = form;
        add(made, std::move(first));
        do {
            add(made, part());
        } while (take_word(word));
        if (made.parts.size() > 1) return made;
        Wish only = std::move(made.parts[0]);
        return only;
    }
    // a or (b or c) is a or b or c, and a or a is a.
    static void add(Wish& to, Wish part) {
        if (part.form == to.form) {
            for (Wish& inner : part.parts) add(to, std::move(inner));
        } else if (std::find(to.parts.begin(), to.parts.end(), part) == to.parts.end()) {
            to.parts.push_back(std::move(part));
        }
    }

    Wish factor(bool turned) {
        const Nested nested(*this, most_goals);
        return take_word("not") ? factor(!turned) : item(turned);
    }
    Wish item(bool turned) {
        if (take("(")) {
            Wish inner = either(turned);
            if (!take(")")) fail("expected 'and', 'or' or ')'");
            return inner;
        }
        return goal(turned);
    }

    Wish goal(bool turned) {
        skip_space();
        const std::size_t start = at_;
        const std::string word = word_at(start);
        if (word.empty() || word == "and" || word == "or")
            fail("expected a goal, such as capture(D4)" + (word.empty() ? "" : ", before '" + word + "'"));
        if (word == "survive") return survive(turned);
        const std::size_t end = text_.find(')', start);
        const std::string_view own =
            text_.substr(start, end == std::string_view::npos ? end : end - start + 1);
        const auto question = parse_question(own, board_);
        if (!question)
            fail_at(start + static_cast<std::size_t>(question.error().column) - 1, question.error().message);
        at_ = start + own.size();
        if (++goals_ > most_goals) fail_at(start, "more goals than " + std::to_string(most_goals));
        Wish found;
        found.question = *question;
        if (turned) found.question.friend_side = search::other(question->friend_side);
        check_color(found.question, start);
        return found;
    }

    // survive(D4) stands for all that the chain may live by.
    Wish survive(bool turned) {
        const std::size_t start = at_;
        at_ += std::string_view("survive").size();
        if (!take("(")) fail("expected '(' after 'survive'");
        skip_space();
        const std::size_t at = at_;
        const std::string word = word_at(at);
        const auto point = go::parse_point(word, board_.size());
        if (!point) fail_at(at, point.error().message);
        if (!go::is_stone(board_.at(*point))) fail_at(at, "there is no stone at " + go::to_string(*point));
        at_ += word.size();
        if (!take(")")) fail("expected ')'");
        const auto found = survival(board_, *point);
        if (!found) fail_at(at, "the chain at " + go::to_string(*point) + " has nothing to live by");
        const Wish wish = turned ? negation(*found) : *found;
        goals_ += static_cast<int>(goals_of(wish).size());
        if (goals_ > most_goals) fail_at(start, "more goals than " + std::to_string(most_goals));
        check_color(goals_of(wish)[0], start);
        return wish;
    }

    void check_color(const Question& question, std::size_t at) {
        const Color color = question.friend_color();
        if (!first_) {
            first_ = question;
        } else if (first_->friend_color() != color) {
            const Question opposite{question.goal, search::other(question.friend_side)};
            fail_at(at, to_string(question) + " is what " + std::string(name_of(color)) + " wants, " +
                            to_string(*first_) + " what " + std::string(name_of(first_->friend_color())) +
                            " wants: goals of both colors do not go together; " +
                            std::string(name_of(first_->friend_color())) + " would want " +
                            to_string(opposite));
        }
    }

    const Board& board_;
    int goals_ = 0;
    std::optional<Question> first_;
};

void collect(const Wish& wish, std::vector<Question>& found) {
    if (wish.form == Form::goal) found.push_back(wish.question);
    for (const Wish& part : wish.parts) collect(part, found);
}

}  // namespace

Result<Wish> parse_wish(std::string_view text, const Board& board) {
    return read_to_result([&] { return Parser(text, board).wish(); });
}

std::string to_string(const Wish& wish) {
    if (wish.form == Form::goal) return to_string(wish.question);
    std::string text;
    for (const Wish& part : wish.parts) {
        if (!text.empty()) text += wish.form == Form::either ? " or " : " and ";
        const bool brackets = wish.form == Form::both && part.form == Form::either;
        text += brackets ? "(" + to_string(part) + ")" : to_string(part);
    }
    return text;
}

std::vector<Question> goals_of(const Wish& wish) {
    std::vector<Question> found;
    collect(wish, found);
    return found;
}

Wish negation(const Wish& wish) {
    Wish turned = wish;
    if (wish.form == Form::goal) {
        turned.question.friend_side = search::other(wish.question.friend_side);
    } else {
        turned.form = wish.form == Form::either ? Form::both : Form::either;
    }
    for (Wish& part : turned.parts) part = negation(part);
    return turned;
}

Color friend_color(const Wish& wish) { return goals_of(wish)[0].friend_color(); }

bool is_pure(const Wish& wish) {
    const auto goals = goals_of(wish);
    return std::all_of(goals.begin(), goals.end(),
                       [&](const Question& q) { return q.friend_side == goals[0].friend_side; });
}

}  // namespace tedomari::tactics
