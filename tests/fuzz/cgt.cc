// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "base/caret.h"
#include "cgt/notation.h"
#include "cgt/session.h"

// Any text is a value, an error with a place, or too large; a value prints and parses again to itself.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    using namespace tedomari::cgt;
    Limits limits;
    limits.nodes = 5'000;
    limits.memory = std::size_t{64} << 20;
    limits.time = std::chrono::seconds(2);
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    try {
        Session session(limits);
        const auto value = session.evaluate(text);
        if (!value) {
            if (value.error().column < 1 || value.error().message.empty()) std::abort();
            point_at(text, value.error().column);
            return 0;
        }
        const Game* game = std::get_if<Game>(&*value);
        if (game == nullptr) return 0;
        session.thermographs().of(*game);
        const std::string written = to_text(session.store(), *game, 10'000);
        if (written.empty()) return 0;
        const auto again = session.evaluate(written);
        if (!again && again.error().message.find(" than 500") != std::string::npos) return 0;  // very deep
        if (!again || std::get<Game>(*again) != *game) std::abort();
    } catch (const TooLarge&) {
    } catch (const RationalOverflow&) {
    }
    return 0;
}
