// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "web/reply.h"

namespace tedomari::web {

// The calls that are answered at once: a body in, a reply out, no state.  docs/http-api.md describes them.
Reply about();
Reply list_words();  // the glossary
Reply list_examples();
Reply open_file(std::string_view bytes, int game);  // a record, a collection or a diagram
Reply new_game(std::string_view body);
Reply edit_game(std::string_view body);
Reply draw_diagram(std::string_view body);

}  // namespace tedomari::web
