// SPDX-License-Identifier: MIT
#include "outcome/syntax.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <optional>
#include <utility>

#include "base/cursor.h"

namespace tedomari::outcome {

namespace {

using Form = Syntax::Form;

struct Spelling {
    std::string_view text;
    Kind kind;
};
// Longer ones before their beginnings.
constexpr std::array spellings = {
    Spelling{"KO↑", Kind::ko_up},
    Spelling{"KO^", Kind::ko_up},
    Spelling{"KO↓", Kind::ko_down},
    Spelling{"KOv", Kind::ko_down},
    Spelling{"W", Kind::won},
    Spelling{"L", Kind::lost},
    Spelling{"Ū", Kind::unknown_over},
    Spelling{"U\u0304", Kind::unknown_over},
    Spelling{"U\u0305", Kind::unknown_over},
    Spelling{"U\u0332", Kind::unknown_under},
    Spelling{"U+", Kind::unknown_over},
    Spelling{"U-", Kind::unknown_under},
    Spelling{"U", Kind::unknown},
};

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_'; }
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

class Parser : private Cursor {
public:
    using Cursor::Cursor;

    std::vector<Syntax> program() {
        std::vector<Syntax> statements;
        do {
            statements.push_back(statement());
        } while (take(";"));
        skip_space();
        if (at_ < text_.size()) {
            if (text_[at_] == ')' || text_[at_] == '}') fail("nothing is open that this could close");
            fail("expected 'and', 'or', a bar, ';' or the end");
        }
        return statements;
    }

private:
    // Signs and words may have spaces before them.
    bool sees(std::string_view sign) {
        skip_space();
        return Cursor::sees(sign);
    }
    bool take(std::string_view sign) {
        if (!sees(sign)) return false;
        at_ += sign.size();
        return true;
    }
    // The word that starts here, lower case if it is a keyword in any case.
    std::string_view word() {
        skip_space();
        std::size_t end = at_;
        while (end < text_.size() && (is_letter(text_[end]) || (end > at_ && is_digit(text_[end])))) ++end;
        return text_.substr(at_, end - at_);
    }
    bool take_word(std::string_view keyword) {
        std::string found(word());
        std::transform(found.begin(), found.end(), found.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        if (found != keyword) return false;
        at_ += found.size();
        return true;
    }
    Syntax node(Form form) {
        skip_space();
        Syntax made;
        made.form = form;
        made.column = column();
        return made;
    }

    Syntax statement() {
        Syntax made = node(Form::definition);
        const std::size_t start = at_;
        const std::string name(word());
        at_ += name.size();
        if (!name.empty() && !symbols_at(start) && sees("=") && !sees("==")) {
            take("=");
            made.word = name;
            made.children.push_back(comparison());
            return made;
        }
        at_ = start;
        return comparison();
    }

    Syntax comparison() {
        Syntax made = node(Form::comparison);
        Syntax left = either();
        for (const std::string_view op : {"<=", ">=", "==", "!=", "<>", "<", ">"}) {
            if (!take(op)) continue;
            made.word = op;
            made.children.push_back(std::move(left));
            made.children.push_back(either());
            return made;
        }
        return left;
    }

    Syntax either() {
        return joined(Form::either, "or", [this] { return both(); });
    }
    Syntax both() {
        return joined(Form::both, "and", [this] { return factor(); });
    }
    template <class Part>
    Syntax joined(Form form, std::string_view keyword, Part&& part) {
        Syntax made = node(form);
        made.children.push_back(part());
        while (take_word(keyword)) made.children.push_back(part());
        if (made.children.size() > 1) return made;
        Syntax only = std::move(made.children[0]);
        return only;
    }

    Syntax factor() {
        Syntax made = node(Form::negation);
        if (!take_word("not")) return barred();
        const Nested nested(*this, max_nesting);
        made.children.push_back(factor());
        return made;
    }

    int bar() {
        skip_space();
        int length = 0;
        while (at_ < text_.size() && text_[at_] == '|') {
            ++at_;
            ++length;
        }
        return length;
    }

    // Lists of options with a bar of some length between each two.
    struct Row {
        std::vector<std::vector<Syntax>> lists;
        std::vector<int> bars;
        std::vector<std::size_t> starts;  // of the bars
    };

    Syntax barred() {
        Row row;
        row.lists.push_back({item()});
        add_bars(row, [this] { return std::vector<Syntax>{item()}; });
        return split(row, 0, row.bars.size());
    }
    template <class List>
    void add_bars(Row& row, List&& list) {
        for (; sees("|");) {
            row.starts.push_back(at_);
            row.bars.push_back(bar());
            row.lists.push_back(list());
        }
    }
    std::vector<Syntax> list() {
        std::vector<Syntax> options;
        do {
            options.push_back(item());
        } while (take(","));
        return options;
    }

    // The lists from `begin` to `end` inclusive as one game, cut at the longest bar between them.
    Syntax split(Row& row, std::size_t begin, std::size_t end) {
        if (begin == end) {
            if (row.lists[begin].size() != 1) fail("only braces may hold several options");
            return std::move(row.lists[begin][0]);
        }
        const auto first = row.bars.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = row.bars.begin() + static_cast<std::ptrdiff_t>(end);
        const auto widest = std::max_element(first, last);
        const auto again = std::find(widest + 1, last, *widest);
        if (again != last)
            fail_at(row.starts[static_cast<std::size_t>(again - row.bars.begin())],
                    "two bars of one length: the outer game's must be longer");
        const auto cut = static_cast<std::size_t>(widest - row.bars.begin());
        Syntax made;
        made.form = Form::barred;
        made.column = row.lists[begin][0].column;
        made.children = side(row, begin, cut);
        made.others = side(row, cut + 1, end);
        return made;
    }
    std::vector<Syntax> side(Row& row, std::size_t begin, std::size_t end) {
        if (begin == end) return std::move(row.lists[begin]);
        return {split(row, begin, end)};
    }

    Syntax item() {
        if (sees("(")) return parenthesized();
        if (sees("{")) return braces();
        Syntax made = node(Form::symbols);
        const std::size_t start = at_;
        if (auto found = symbols_at(start)) {
            made.symbols = std::move(found->first);
            at_ = found->second;
            if (!std::has_single_bit(made.symbols.size()))
                fail_at(start, "symbols in a row must be 1, 2, 4, 8, …: WL|L has three, with a bar between");
            return made;
        }
        return named();
    }
    Syntax parenthesized() {
        take("(");
        const Nested nested(*this, max_nesting);
        Syntax inner = either();
        if (!take(")")) fail("expected ')'");
        return inner;
    }
    Syntax braces() {
        Syntax made = node(Form::barred);
        take("{");
        const Nested nested(*this, max_nesting);
        Row row;
        row.lists.push_back(list());
        add_bars(row, [this] { return list(); });
        if (row.bars.empty()) fail("a game needs a bar: {W|L}");
        if (!take("}")) fail("expected '}' or a bar");
        Syntax inner = split(row, 0, row.bars.size());
        inner.column = made.column;
        return inner;
    }
    Syntax named() {
        Syntax made = node(Form::name);
        made.word = word();
        if (made.word.empty())
            fail(at_ == text_.size() ? "a game is missing here" : "expected a game, such as W|L");
        for (const std::string_view keyword : {"and", "or", "not"}) {
            if (made.word == keyword) fail("expected a game before '" + made.word + "'");
        }
        at_ += made.word.size();
        if (!take("(")) return made;
        made.form = Form::call;
        const Nested nested(*this, max_nesting);
        do {
            made.children.push_back(either());
        } while (take(","));
        if (!take(")")) fail("expected ',' or ')'");
        return made;
    }

    // The symbols that start there and where they end, unless what stands there is a longer word.
    std::optional<std::pair<std::vector<Outcome>, std::size_t>> symbols_at(std::size_t at) const {
        std::vector<Outcome> found;
        while (true) {
            const std::string_view rest = text_.substr(at);
            const auto spelling = std::find_if(spellings.begin(), spellings.end(),
                                               [&](const Spelling& s) { return rest.starts_with(s.text); });
            if (spelling == spellings.end()) break;
            at += spelling->text.size();
            Outcome symbol{spelling->kind, 0};
            if (symbol.is_ko()) symbol.threats = threats(at);
            found.push_back(symbol);
        }
        const bool goes_on = at < text_.size() && (is_letter(text_[at]) || is_digit(text_[at]));
        if (found.empty() || goes_on) return {};
        return std::make_pair(std::move(found), at);
    }
    std::uint8_t threats(std::size_t& at) const {
        if (at >= text_.size() || text_[at] < '1' || text_[at] > '9') return 1;
        return static_cast<std::uint8_t>(text_[at++] - '0');
    }
};

}  // namespace

Result<std::vector<Syntax>> parse_program(std::string_view text) {
    return read_to_result([&] { return Parser(text).program(); });
}

}  // namespace tedomari::outcome
