// SPDX-License-Identifier: MIT
#include "engine/engine.h"

#include "engine/tables.h"

namespace tedomari::engine {

Engine::Engine(const Settings& settings) : state_(settings) {
    for (const auto table : {board_commands(), rules_commands(), move_commands(), score_commands(),
                             record_commands(), reading_commands(), analysis_commands(), front_end_commands(),
                             search_commands(), kata_commands()}) {
        for (const Entry& entry : table) {
            commands_.add(entry.name,
                          [this, run = entry.run](const Request& request) { return run(state_, request); });
        }
    }
    for (const StreamEntry& entry : streams()) {
        commands_.add_streaming(entry.name,
                                [this, run = entry.run](const Request& request, gtp::Stream& stream) {
                                    return run(state_, request, stream);
                                });
    }
}

}  // namespace tedomari::engine
