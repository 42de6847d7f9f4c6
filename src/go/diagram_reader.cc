// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "go/diagram.h"

namespace tedomari::go {

namespace {

constexpr std::string_view black_circle = "\u25cf";
constexpr std::string_view white_circle = "\u25cb";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lower);
    return result;
}

// The number that is the whole text.
std::optional<int> number(std::string_view text) {
    int value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || text.empty()) return {};
    return value;
}

// Reads line by line, then builds the position; every step returns what is wrong, if anything is.
class Reader {
public:
    Result<Position> read(std::string_view text);

private:
    using Problem = std::optional<Error>;
    struct Row {
        std::vector<Cell> cells;
        std::vector<int> columns;  // where in the line each cell stands
        std::optional<int> label;
        int line;
    };
    struct Header {
        std::string value;
        int line, column;
    };

    Problem read_line();
    Problem read_letters();
    Problem read_header(std::size_t colon);
    Problem read_row();
    Problem read_cell(Row& row);
    Problem read_labels_end(Row& row);
    void read_remark(std::string_view remark);
    Problem check_shape() const;
    Problem check_liberties(const Board& board) const;
    Problem set_headers(Position& position) const;

    Error wrong(std::string message) const { return wrong_at(std::move(message), at_); }
    Error wrong_at(std::string message, std::size_t at) const {
        return {std::move(message), line_number_, static_cast<int>(at) + 1};
    }
    int digits();  // the number at at_, which moves past it; -1 when it is too large

    std::string_view line_;
    int line_number_ = 0;
    std::size_t at_ = 0;  // in line_

    std::vector<Row> rows_;
    std::optional<std::pair<int, int>> letters_;  // how many, and on which line
    std::optional<Header> to_move_, ko_;
    std::array<int, 2> captured_{};
};

Result<Position> Reader::read(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line_ = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line_number_;
        at_ = 0;
        if (const Problem problem = read_line()) return *problem;
    }
    if (const Problem problem = check_shape()) return *problem;
    const Size size{static_cast<int>(rows_[0].cells.size()), static_cast<int>(rows_.size())};
    Position position{Board(size), Color::black};
    for_each_point(size, [&](Point p) {
        const Row& row = rows_[static_cast<std::size_t>(size.height - 1 - p.row())];
        const Cell stone = row.cells[static_cast<std::size_t>(p.column())];
        if (is_stone(stone)) position.board.place(p, color_of(stone));
    });
    if (const Problem problem = check_liberties(position.board)) return *problem;
    if (const Problem problem = set_headers(position)) return *problem;
    return position;
}

Reader::Problem Reader::read_line() {
    const auto skip_blanks = [this] {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
    };
    skip_blanks();
    if (line_.substr(at_).starts_with("$$")) {  // Sensei's Library
        at_ += 2;
        const char next = at_ < line_.size() ? line_[at_] : ' ';
        if (!is_blank(next) && next != '|' && next != '+' && next != '-') {
            if (next == 'B' || next == 'W')
                to_move_ = {std::string(1, next), line_number_, static_cast<int>(at_) + 1};
            return {};
        }
        skip_blanks();
    } else if (at_ < line_.size() && line_[at_] == '=') {  // a GTP answer
        ++at_;
        while (at_ < line_.size() && is_digit(line_[at_])) ++at_;
        skip_blanks();
    }
    const std::string_view rest = trimmed(line_.substr(at_));
    if (rest.empty() || rest.front() == '#') return {};
    if (rest.find('-') != rest.npos && rest.find_first_not_of("+-| ") == rest.npos) return {};  // a border
    if (lower(rest.front()) == 'a') return read_letters();
    if (const std::size_t colon = line_.find(':', at_); colon != line_.npos) return read_header(colon);
    return read_row();
}

Reader::Problem Reader::read_letters() {
    int count = 0;
    for (; at_ < line_.size(); ++at_) {
        if (is_blank(line_[at_])) continue;
        if (count == max_size || lower(line_[at_]) != lower(column_letter(count))) {
            return wrong("column letters run A B C … without I");
        }
        ++count;
    }
    if (letters_ && letters_->first != count) return wrong_at("column letters differ from those above", 0);
    letters_ = {count, line_number_};
    return {};
}

Reader::Problem Reader::read_header(std::size_t colon) {
    const std::string key = lowered(trimmed(line_.substr(at_, colon - at_)));
    const std::string_view value = trimmed(line_.substr(colon + 1));
    std::size_t value_at = colon + 1;
    while (value_at < line_.size() && is_blank(line_[value_at])) ++value_at;
    const Header header{std::string(value), line_number_, static_cast<int>(value_at) + 1};
    if (key == "to move" || key == "to play" || key == "next player") {
        to_move_ = header;
    } else if (key == "ko") {
        ko_ = header;
    } else if (key == "b stones captured" || key == "w stones captured") {
        const auto stones = number(value);
        if (!stones || *stones < 0) return wrong_at("a number of stones is expected", value_at);
        captured_[key.front() == 'w'] = *stones;
    } else if (key != "movenum" && key != "rules" && key != "move" &&
               key != "coords") {  // KataGo and Pachi say those
        return wrong(
            "unknown header; known are 'to move:', 'ko:', 'B stones captured:', 'W stones captured:'");
    }
    return {};
}

int Reader::digits() {
    const std::size_t start = at_;
    while (at_ < line_.size() && is_digit(line_[at_])) ++at_;
    return number(line_.substr(start, at_ - start)).value_or(-1);
}

// [label] [|] cells [|] [label [remark]]
Reader::Problem Reader::read_row() {
    Row row{{}, {}, {}, line_number_};
    if (is_digit(line_[at_])) row.label = digits();
    while (at_ < line_.size()) {
        const char c = line_[at_];
        const bool after_stone = at_ > 0 && !row.cells.empty() &&
                                 row.columns.back() == static_cast<int>(at_) && is_stone(row.cells.back());
        if (is_blank(c) || c == '|' || c == '(' || c == ')') {
            ++at_;
        } else if (is_digit(c) && after_stone) {  // KataGo numbers the last moves
            digits();
        } else if (is_digit(c)) {
            if (Problem problem = read_labels_end(row)) return problem;
        } else if (Problem problem = read_cell(row)) {
            return problem;
        }
    }
    if (row.cells.empty()) return wrong_at("a row has no points", 0);
    if (rows_.size() == max_size) return wrong_at("a board has at most 25 rows", 0);
    if (!rows_.empty() && rows_[0].cells.size() != row.cells.size()) {
        const std::size_t where = std::min(rows_[0].cells.size(), row.columns.size() - 1);
        return wrong_at("this row has " + std::to_string(row.cells.size()) + " points, the first has " +
                            std::to_string(rows_[0].cells.size()),
                        static_cast<std::size_t>(row.columns[where] - 1));
    }
    rows_.push_back(std::move(row));
    return {};
}

Reader::Problem Reader::read_cell(Row& row) {
    const std::string_view rest = line_.substr(at_);
    const bool circle = rest.starts_with(black_circle) || rest.starts_with(white_circle);
    const char c = circle ? (rest.starts_with(black_circle) ? 'x' : 'o') : lower(rest.front());
    if (c != 'x' && c != 'o' && c != '.' && c != '+' && c != ',') return wrong("a point is '.', 'X' or 'O'");
    if (row.cells.size() == max_size) return wrong("a board has at most 25 columns");
    row.cells.push_back(c == 'x' ? Cell::black : c == 'o' ? Cell::white : Cell::empty);
    at_ += circle ? black_circle.size() : 1;
    row.columns.push_back(static_cast<int>(at_));  // 1-based, its last byte
    return {};
}

// The label on the right, after which anything may be said.
Reader::Problem Reader::read_labels_end(Row& row) {
    const std::size_t start = at_;
    const int label = digits();
    if (row.label && *row.label != label) return wrong_at("the numbers of this row differ", start);
    if (!row.label && !trimmed(line_.substr(at_)).empty())
        return wrong_at("a point is '.', 'X' or 'O'", start);
    row.label = label;
    read_remark(line_.substr(at_));
    at_ = line_.size();
    return {};
}

// GNU Go's "WHITE (O) has captured 3 stones".
void Reader::read_remark(std::string_view remark) {
    constexpr std::string_view has = "has captured ";
    const std::size_t found = remark.find(has);
    if (found == remark.npos) return;
    const std::string_view count = remark.substr(found + has.size());
    const auto stones = number(count.substr(0, count.find(' ')));
    if (!stones || *stones < 0) return;
    if (remark.find("WHITE") < found) captured_[0] = *stones;
    if (remark.find("BLACK") < found) captured_[1] = *stones;
}

Reader::Problem Reader::check_shape() const {
    if (rows_.empty()) return Error{"there is no board in this text"};
    const int width = static_cast<int>(rows_[0].cells.size());
    int expected = static_cast<int>(rows_.size());
    for (const Row& row : rows_) {
        if (row.label && *row.label != expected) {
            return Error{"this row should be number " + std::to_string(expected), row.line, 1};
        }
        --expected;
    }
    if (letters_ && letters_->first != width) {
        return Error{
            std::to_string(letters_->first) + " column letters for " + std::to_string(width) + " columns",
            letters_->second, 1};
    }
    return {};
}

Reader::Problem Reader::check_liberties(const Board& board) const {
    if (board.is_possible()) return {};
    Problem problem;
    for (const Row& row : rows_) {
        const int height = static_cast<int>(rows_.size());
        const int y = height - 1 - static_cast<int>(&row - rows_.data());
        for (int x = 0; x < static_cast<int>(row.cells.size()) && !problem; ++x) {
            const Point p = Point::at(x, y);
            if (!is_stone(board.at(p)) || board.liberties(p) != 0) continue;
            problem = Error{"the stone at " + to_string(p) + " has no liberty", row.line,
                            row.columns[static_cast<std::size_t>(x)]};
        }
    }
    return problem;
}

Reader::Problem Reader::set_headers(Position& position) const {
    if (to_move_) {
        const auto color = parse_color(to_move_->value);
        if (!color) return Error{color.error().message, to_move_->line, to_move_->column};
        position.to_move = *color;
    }
    if (ko_) {
        const auto point = parse_point(ko_->value, position.size());
        if (!point) return Error{point.error().message, ko_->line, ko_->column};
        const Move ban{position.to_move, *point};
        if (!position.board.is_ko_shape(ban)) {
            return Error{"no ko can be retaken at " + to_string(*point), ko_->line, ko_->column};
        }
        position.board.set_ko_ban(ban);
    }
    position.board.set_captured(Color::black, captured_[0]);
    position.board.set_captured(Color::white, captured_[1]);
    return {};
}

}  // namespace

Result<Position> parse_diagram(std::string_view text) { return Reader().read(text); }

}  // namespace tedomari::go
