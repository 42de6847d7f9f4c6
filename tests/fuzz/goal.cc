// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "go/diagram.h"
#include "tactics/question.h"
#include "tactics/wish.h"

// A goal, or several joined, is read or refused at a column within it or just after it; a single one that was
// read prints as the same goal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    static const go::Board board = go::diagram(R"(
        . . . . .
        . O . . .
        O O X . .
        . X . O .
        . . O O .)");
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto wish = tactics::parse_wish(text, board);
    if (!wish && (wish.error().column < 1 || wish.error().column > static_cast<int>(size) + 1)) std::abort();
    const auto question = tactics::parse_question(text, board);
    if (!question) {
        const int column = question.error().column;
        if (column < 1 || column > static_cast<int>(size) + 1) std::abort();
        return 0;
    }
    const std::string printed = to_string(*question);
    // The empty point of empty-connect prints as a plain connection, which is about chains.
    const bool empty = question->goal.kind == tactics::GoalKind::connect && board.is_empty(question->goal.b);
    const auto again = tactics::parse_question(printed, board);
    if (!empty && (!again || !(*again == *question))) std::abort();
    return 0;
}
