// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "base/version.h"
#include "engine/tables.h"

// What a graphical front end asks about us.
namespace tedomari::engine {

namespace {

Answer name(State& state, const Request&) { return Answer(state.settings.as_katago ? "KataGo" : "Tedomari"); }
// Front ends look for KataGo's numbers to see what they may ask.
Answer version_text(State& state, const Request&) {
    return Answer(state.settings.as_katago ? std::string(kata::spoken_version)
                                           : fmt::format("{}-tedomari-{}", kata::spoken_version, version()));
}

// GoGui's menu: type/label/command, with %c for a color, %m for the one to move, %p for a point, %P for
// several and %s for a text.
Answer analyze_commands(State&, const Request&) {
    return Answer(
        "gfx/Regions and their values/tedomari-analyze_gfx %m\n"
        "hstring/Who is ahead, how big is the next move/tedomari-analyze %m\n"
        "hstring/One region/tedomari-region %P\n"
        "hstring/One goal/tedomari-goal %s\n"
        "hstring/What is sente on what/tedomari-sente\n"
        "hstring/Goals and how hot the moves are/tedomari-goal_values %c\n"
        "string/What the last move lost/tedomari-review_move\n"
        "dboard/Ownership/tedomari-ownership\n"
        "dboard/Value of each point/tedomari-point_values\n"
        "string/Best moves by random games/tedomari-candidates %c\n"
        "string/Estimated score/estimate_score\n"
        "string/Final score/final_score\n"
        "plist/Dead stones/final_status_list dead\n"
        "plist/Living stones/final_status_list alive\n"
        "plist/Stones in seki/final_status_list seki\n"
        "plist/Legal moves/all_legal %c\n"
        "sboard/Chains that can be captured/tedomari-capture_status\n"
        "string/Attack/attack %p\n"
        "string/Defend/defend %p\n"
        "string/Ladder/ladder_attack %p\n"
        "plist/Chains caught in ladders/tedomari-ladders\n"
        "string/Connections/tedomari-connections\n"
        "string/Goals/tedomari-goals\n"
        "string/Unconditional status/unconditional_status %p\n"
        "string/Eyes/eval_eye %p\n"
        "plist/Liberties/findlib %p\n"
        "string/Rules/kata-get-rules\n"
        "string/Move history/move_history\n");
}

constexpr Entry front_end_table[] = {
    {"name", name},
    {"version", version_text},
    {"gogui-analyze_commands", analyze_commands},
};

}  // namespace

std::span<const Entry> front_end_commands() { return front_end_table; }

}  // namespace tedomari::engine
