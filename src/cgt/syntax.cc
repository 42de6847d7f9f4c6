// SPDX-License-Identifier: MIT
#include "cgt/syntax.h"

#include <fmt/format.h>
#include <optional>

#include "base/cursor.h"

namespace tedomari::cgt {

namespace {

using Form = Syntax::Form;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

class Parser : private Cursor {
public:
    using Cursor::Cursor;

    std::vector<Syntax> program() {
        std::vector<Syntax> statements;
        while (skip_space(), !at_end()) {
            if (take(";")) continue;
            statements.push_back(statement());
            skip_space();
            if (!at_end() && peek() != ';') fail(fmt::format("unexpected {}", here()));
        }
        if (statements.empty()) fail("there is no expression");
        return statements;
    }

private:
    void expect(char token, std::string_view whose, std::size_t opened_at) {
        skip_space();
        if (peek() == token && !at_end()) {
            ++at_;
            return;
        }
        if (at_end()) fail_at(opened_at, fmt::format("{} is never closed: '{}' is missing", whose, token));
        fail(fmt::format("unexpected {}; expected '{}'", here(), token));
    }
    std::string here() const {
        if (at_end()) return "end of the expression";
        const char c = peek();
        if (c >= 0x21 && c < 0x7f) return fmt::format("'{}'", c);
        return fmt::format("character {}", static_cast<unsigned char>(c));
    }
    Syntax node(Form form) const { return node_at(form, at_); }
    static Syntax node_at(Form form, std::size_t at) {
        Syntax s;
        s.form = form;
        s.column = static_cast<int>(at) + 1;
        return s;
    }

    Syntax statement() {
        const std::size_t begin = at_;
        if (is_letter(peek())) {
            const std::string name(identifier());
            skip_space();
            if (peek() == '=' && peek(1) != '=') {
                ++at_;
                Syntax definition = node_at(Form::definition, begin);
                definition.word = name;
                definition.children.push_back(comparison());
                return definition;
            }
            at_ = begin;
        }
        return comparison();
    }

    Syntax comparison() {
        Syntax left = sum();
        skip_space();
        const std::size_t begin = at_;
        for (const std::string_view op : {"<=", ">=", "==", "!=", "<>", "||", "<", ">"}) {
            if (op == "||" && bars_are_ours()) continue;
            if (!take(op)) continue;
            Syntax result = node_at(Form::comparison, begin);
            result.word = op == "<>" ? "||" : op;
            result.children.push_back(std::move(left));
            result.children.push_back(sum());
            return result;
        }
        return left;
    }

    // Directly inside braces a bar separates options.
    bool bars_are_ours() const { return !open_.empty() && open_.back() == '{'; }

    Syntax sum() {
        skip_space();
        Syntax first = product();
        Syntax result = node_at(Form::sum, static_cast<std::size_t>(first.column) - 1);
        result.children.push_back(std::move(first));
        for (;;) {
            skip_space();
            const std::size_t begin = at_;
            if (sees("±") || take("+")) {  // 3±1 is 3 + ±1
                result.children.push_back(product());
            } else if (take("-")) {
                Syntax term = node_at(Form::negative, begin);
                term.children.push_back(product());
                result.children.push_back(std::move(term));
            } else {
                break;
            }
        }
        return result.children.size() == 1 ? std::move(result.children.front()) : result;
    }

    Syntax product() {
        skip_space();
        Syntax result = node(Form::product);
        result.children.push_back(ordinal());
        while (skip_space(), peek() == '*' && starts_operand(at_ + 1)) {
            ++at_;
            result.children.push_back(ordinal());
        }
        return result.children.size() == 1 ? std::move(result.children.front()) : result;
    }

    // G:H is ordinal(G,H).
    Syntax ordinal() {
        Syntax result = factor();
        while (skip_space(), take(":")) {
            Syntax call = node_at(Form::call, static_cast<std::size_t>(result.column) - 1);
            call.word = "ordinal";
            call.children.push_back(std::move(result));
            call.children.push_back(factor());
            result = std::move(call);
        }
        return result;
    }

    bool starts_operand(std::size_t at) const {
        while (at < text_.size() && is_space(text_[at])) ++at;
        if (at >= text_.size()) return false;
        const char c = text_[at];
        return is_digit(c) || is_letter(c) || c == '{' || c == '(' || c == '^' || c == '*' || c == '"';
    }

    Syntax factor() {
        const Nested nested(*this, max_nesting);
        skip_space();
        if (at_end()) fail("the expression ends where a game is expected");
        if (sees("+_") || sees("-_")) return subscripted();
        if (take("+-") || take("±")) return plus_minus();
        if (peek() == '-') return negated();
        if (take("+")) return factor();
        if (peek() == '{') return braces();
        if (peek() == '(') return parenthesis();
        if (peek() == '"') return quoted();
        if (is_digit(peek()) || peek() == '^' || peek() == '*' || sees("↑") || sees("↓") || sees("½"))
            return literal();
        if (is_letter(peek())) return downs_ahead() ? literal() : word();
        fail(fmt::format("unexpected {} where a game is expected", here()));
    }

    // Any run of minus signs, so that a million of them nest nothing.
    Syntax negated() {
        const std::size_t begin = at_;
        bool odd = false;
        while (peek() == '-' && peek(1) != '_') {
            odd = !odd;
            ++at_;
            skip_space();
        }
        // A sign belongs to the number behind it: -1^ is -1 + ↑.
        if (odd && is_digit(peek())) {
            Syntax number = literal(-1);
            number.column = static_cast<int>(begin) + 1;
            return number;
        }
        Syntax inner = factor();
        if (!odd) return inner;
        Syntax result = node_at(Form::negative, begin);
        result.children.push_back(std::move(inner));
        return result;
    }

    // +_2 and -_2, as people write tiny and miny by hand.
    Syntax subscripted() {
        Syntax call = node(Form::call);
        call.word = peek() == '+' ? "tiny" : "miny";
        at_ += 2;
        call.children.push_back(factor());
        return call;
    }

    Syntax plus_minus() {
        Syntax result = node(Form::plus_minus);
        skip_space();
        if (peek() == '(') {
            const std::size_t begin = at_++;
            open_.push_back('(');
            result.children = list(')');
            expect(')', "'('", begin);
            open_.pop_back();
            return result;
        }
        if (peek() == '{') {  // +-{1,2} lists options, +-{2|1} is of one game
            const std::size_t begin = at_++;
            open_.push_back('{');
            result.children = list('}');
            skip_space();
            open_.pop_back();
            if (take("}") && !result.children.empty()) return result;
            at_ = begin;
            result.children.clear();
        }
        result.children.push_back(factor());
        return result;
    }

    Syntax parenthesis() {
        const std::size_t begin = at_++;
        open_.push_back('(');
        Syntax inner = comparison();
        expect(')', "'('", begin);
        open_.pop_back();
        return with_star(std::move(inner));
    }

    // A lone star behind anything adds *: {2|1}* and (1)*.
    Syntax with_star(Syntax inner) {
        if (peek() != '*' || starts_operand(at_ + 1)) return inner;
        Syntax result = node_at(Form::sum, static_cast<std::size_t>(inner.column) - 1);
        result.children.push_back(std::move(inner));
        result.children.push_back(node(Form::nimber));
        result.children.back().number = 1;
        ++at_;
        return result;
    }

    Syntax quoted() {
        Syntax result = node(Form::text);
        const std::size_t begin = at_++;
        const std::size_t close = text_.find('"', at_);
        if (close == std::string_view::npos) fail_at(begin, "the quotation is never closed");
        result.word = text_.substr(at_, close - at_);
        at_ = close + 1;
        return result;
    }

    std::string_view identifier() {
        const std::size_t begin = at_;
        while (is_letter(peek()) || is_digit(peek())) ++at_;
        return text_.substr(begin, at_ - begin);
    }

    Syntax word() {
        Syntax result = node(Form::name);
        result.word = identifier();
        const std::size_t after = at_;
        skip_space();
        if (peek() != '(') {
            at_ = after;
            return with_star(std::move(result));
        }
        const std::size_t begin = at_++;
        open_.push_back('(');
        result.form = Form::call;
        result.children = list(')');
        expect(')', "'('", begin);
        open_.pop_back();
        return with_star(std::move(result));
    }

    // comparison {, comparison}, or nothing before `close`.
    std::vector<Syntax> list(char close) {
        std::vector<Syntax> items;
        skip_space();
        if (at_end() || peek() == close || peek() == '|') return items;
        do {
            skip_space();
            items.push_back(is_size_ahead() ? size() : comparison());
            skip_space();
        } while (take(","));
        return items;
    }

    bool is_size_ahead() const {
        std::size_t n = 0;
        while (is_digit(peek(n))) ++n;
        return n > 0 && peek(n) == 'x' && is_digit(peek(n + 1));
    }

    Syntax size() {
        Syntax result = node(Form::size);
        const std::size_t begin = at_;
        while (is_digit(peek())) ++at_;
        ++at_;
        while (is_digit(peek())) ++at_;
        result.word = text_.substr(begin, at_ - begin);
        return result;
    }

    // --- literals --------------------------------------------------------------------------------------

    // v, vv, v9, but not the name `value`.
    bool downs_ahead() const {
        std::size_t n = 0;
        while (peek(n) == 'v') ++n;
        if (n == 0) return false;
        while (is_digit(peek(n))) ++n;
        return !is_letter(peek(n));
    }

    std::int64_t digits() {
        const std::size_t begin = at_;
        while (is_digit(peek())) ++at_;
        const auto value = parse_rational(text_.substr(begin, at_ - begin));
        if (!value) fail_at(begin, "number too large");
        return value->numerator();
    }

    // 7, 3/4, 1 3/4, 6.5
    Rational number() {
        const std::size_t begin = at_;
        while (is_digit(peek())) ++at_;
        if (peek() == '.' && is_digit(peek(1))) {
            ++at_;
            while (is_digit(peek())) ++at_;
        } else {
            std::size_t n = 0;  // a space, digits, a slash: a mixed fraction
            while (peek(n) == ' ') ++n;
            std::size_t slash = n;
            while (is_digit(peek(slash))) ++slash;
            if (n > 0 && slash > n && peek(slash) == '/' && is_digit(peek(slash + 1))) at_ += slash;
            if (peek() == '/' && is_digit(peek(1))) {
                ++at_;
                while (is_digit(peek())) ++at_;
            }
        }
        const auto value = parse_rational(text_.substr(begin, at_ - begin));
        if (!value) fail_at(begin, value.error().message);
        return *value;
    }

    bool take_up() { return take("^") || take("↑"); }
    bool take_down() { return downs_or_arrow_ahead() && (take("v") || take("↓")); }
    bool downs_or_arrow_ahead() const { return sees("↓") || downs_ahead(); }

    // ^^, ^5, ^<2>, ^[3], or the same with v.
    Syntax arrows(std::size_t begin) {
        const bool up = sees("^") || sees("↑");
        std::int64_t count = 0;
        while (up ? take_up() : take_down()) ++count;
        Syntax result = node_at(Form::ups, begin);
        if (count == 1 && closed_count_ahead('<', '>')) {
            result.form = Form::power;
        } else if (count == 1 && closed_count_ahead('[', ']')) {
            result.form = Form::power;
            result.word = "sum";
        }
        if (result.form == Form::power) {
            ++at_;
            count = digits();
            ++at_;
        } else if (count == 1 && is_digit(peek())) {
            count = digits();
        }
        result.number = up ? count : -count;
        return result;
    }

    bool closed_count_ahead(char open, char close) const {
        if (peek() != open || !is_digit(peek(1))) return false;
        std::size_t n = 1;
        while (is_digit(peek(n))) ++n;
        return peek(n) == close;
    }

    // More digits than any other number may have.
    std::optional<std::string> large_number_ahead() const {
        constexpr std::size_t most = 18;
        std::string digits;
        while (is_digit(peek(digits.size()))) digits += peek(digits.size());
        const char behind = peek(digits.size());
        if (digits.size() <= most || behind == '.' || behind == '/') return std::nullopt;
        return digits;
    }

    // A number, arrows and a star written together.
    Syntax literal(int sign = 1) {
        Syntax result = node(Form::sum);
        if (const auto digits = large_number_ahead()) {
            result.form = Form::large;
            result.word = (sign < 0 ? "-" : "") + *digits;
            at_ += digits->size();
            return result;
        }
        if (is_digit(peek())) {
            result.children.push_back(node(Form::number));
            result.children.back().number = sign * number();
        }
        const std::size_t begin = at_;
        const bool has_arrows = sees("^") || sees("↑") || downs_or_arrow_ahead();
        if (has_arrows) result.children.push_back(arrows(begin));
        if (!has_arrows && (sees("Tiny(") || sees("Miny("))) result.children.push_back(word());
        const bool counted = is_digit(peek(1)) && (has_arrows || result.children.empty());
        const bool lone = !counted && (result.children.empty() || !starts_operand(at_ + 1));
        if (peek() == '*' && (counted || lone)) {
            result.children.push_back(node(Form::nimber));
            ++at_;
            result.children.back().number = counted ? digits() : 1;
        }
        if (result.children.empty()) fail(fmt::format("unexpected {} where a game is expected", here()));
        return result.children.size() == 1 ? std::move(result.children.front()) : result;
    }

    // --- braces ----------------------------------------------------------------------------------------

    struct Bar {
        int width;
        std::size_t at;
    };

    Syntax braces() {
        const std::size_t begin = at_++;
        open_.push_back('{');
        std::vector<std::vector<Syntax>> lists;
        std::vector<Bar> bars;
        for (;;) {
            lists.push_back(list('}'));
            skip_space();
            if (peek() != '|') break;
            bars.push_back({0, at_});
            while (peek() == '|') ++bars.back().width, ++at_;
            if (bars.back().width > max_nesting) fail(fmt::format("a bar wider than {}", max_nesting));
        }
        expect('}', "'{'", begin);
        open_.pop_back();
        if (bars.empty()) fail_at(begin, "a game in braces needs a bar: {left|right}");
        Syntax result = split(lists, bars, 0, bars.size());
        result.column = static_cast<int>(begin) + 1;
        return with_star(std::move(result));
    }

    // The game whose bars are [begin, end); its widest bar is the outermost.
    Syntax split(std::vector<std::vector<Syntax>>& lists, const std::vector<Bar>& bars, std::size_t begin,
                 std::size_t end) {
        std::size_t widest = begin;
        for (std::size_t i = begin + 1; i < end; ++i) {
            if (bars[i].width > bars[widest].width) widest = i;
        }
        for (std::size_t i = widest + 1; i < end; ++i) {
            if (bars[i].width == bars[widest].width) fail_at(bars[i].at, "two bars of the same width");
        }
        Syntax result = node_at(Form::braces, bars[widest].at);
        if (widest == begin) {
            result.children = std::move(lists[begin]);
        } else {
            result.children.push_back(split(lists, bars, begin, widest));
        }
        if (widest + 1 == end) {
            result.others = std::move(lists[end]);
        } else {
            result.others.push_back(split(lists, bars, widest + 1, end));
        }
        return result;
    }

    std::string open_;  // the brackets we are in
};

}  // namespace

Result<std::vector<Syntax>> parse_program(std::string_view text) {
    return read_to_result([&] { return Parser(text).program(); });
}

}  // namespace tedomari::cgt
