// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "outcome/notation.h"
#include "outcome/session.h"

// A line is calculated, refused at a column, or grows too large; a game that was calculated is read back the
// same from its notation.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari::outcome;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Games games(Risk::between, 2'000);
    Session session(games);
    try {
        const auto value = session.evaluate(text);
        if (!value) {
            if (value.error().column < 1 || value.error().message.empty()) std::abort();
            return 0;
        }
        const Game* game = std::get_if<Game>(&*value);
        if (game == nullptr) return 0;
        const auto again = parse_game(games, to_text(games, *game));
        if (!again || *again != *game) std::abort();
    } catch (const TooLarge&) {
    }
    return 0;
}
