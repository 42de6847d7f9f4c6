// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"

namespace tedomari {

// A place in a text that is being read: what all parsers by recursive descent begin with.  What is wrong is
// thrown, and `read_to_result` makes a Result of it at the door.
class Cursor {
public:
    struct SyntaxError {
        Error error;
    };

    explicit Cursor(std::string_view text) : text_(text) {}

protected:
    bool at_end() const { return at_ >= text_.size(); }
    char peek(std::size_t ahead = 0) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }
    static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
    void skip_space() {
        while (!at_end() && is_space(peek())) ++at_;
    }
    bool sees(std::string_view token) const { return text_.substr(at_).starts_with(token); }
    bool take(std::string_view token) {
        if (!sees(token)) return false;
        at_ += token.size();
        return true;
    }

    int column() const { return static_cast<int>(at_) + 1; }
    [[noreturn]] void fail(std::string message) const { fail_at(at_, std::move(message)); }
    [[noreturn]] static void fail_at(std::size_t at, std::string message) {
        throw SyntaxError{Error{std::move(message), 0, static_cast<int>(at) + 1}};
    }

    // Counts the nesting while in scope: recursion must end before the stack does.
    class Nested {
    public:
        Nested(Cursor& cursor, int most) : cursor_(cursor) {
            if (cursor.nesting_ >= most)
                cursor.fail("nested deeper than " + std::to_string(most) + " levels");
            ++cursor.nesting_;
        }
        ~Nested() { --cursor_.nesting_; }
        Nested(const Nested&) = delete;
        Nested& operator=(const Nested&) = delete;

    private:
        Cursor& cursor_;
    };

    std::string_view text_;
    std::size_t at_ = 0;

private:
    int nesting_ = 0;
};

// What `read` returns, or the error it threw.
template <class Read>
auto read_to_result(Read&& read) -> Result<decltype(read())> {
    try {
        return read();
    } catch (const Cursor::SyntaxError& e) {
        return e.error;
    }
}

}  // namespace tedomari
