// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/engine.h"

// Every line of a session is answered, in form, and leaves a sound board.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    engine::Settings settings;
    settings.size = go::square(5);
    settings.monte_carlo.playouts = 4;
    settings.may_touch_files = false;
    engine::Engine engine(settings);
    std::string_view text(reinterpret_cast<const char*>(data), std::min<std::size_t>(size, 2000));
    for (int lines = 0; !text.empty() && lines < 60; ++lines) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const auto request = gtp::parse_request(line);
        const std::string response = engine.respond(line);
        if (request.has_value() == response.empty()) std::abort();
        if (response.empty()) continue;
        if (response[0] != '=' && response[0] != '?') std::abort();
        if (response.find("\n\n") != response.size() - 2) std::abort();
        if (response.compare(1, request->id.size(), request->id) != 0) std::abort();
        if (!engine.state().game.board().check_invariants()) std::abort();
    }
    return 0;
}
