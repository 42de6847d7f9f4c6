// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "ask/reply.h"

namespace tedomari::ask {

inline constexpr std::size_t most_bytes = std::size_t{8} << 20;  // of a body

// A call by name, as HTTP has it.
struct Call {
    std::string_view method, path;
    std::string_view game;  // ?game=, when it was said
    std::string_view body;
};

// The calls that are answered at once: no state, and nothing is remembered.  docs/http-api.md describes them.  Nothing
// when it is none of them.
std::optional<Reply> answer_at_once(const Call& call);

Reply about();
Reply list_words();  // the glossary
Reply list_examples();
Reply open_file(std::string_view bytes, int game);  // a record, a collection or a diagram
Reply new_game(std::string_view body);
Reply edit_game(std::string_view body);
Reply draw_diagram(std::string_view body);

}  // namespace tedomari::ask
