// SPDX-License-Identifier: MIT
#include "base/version.h"
#include "engine/tables.h"

// What a graphical front end asks about us.
namespace tedomari::engine {

namespace {

Answer name(State&, const Request&) { return Answer("Tedomari"); }
Answer version_text(State&, const Request&) { return Answer(std::string(version())); }

// GoGui's menu: type/label/command, with %c for a color and %p for a point.
Answer analyze_commands(State&, const Request&) {
    return Answer(
        "dboard/Ownership/tedomari-ownership\n"
        "dboard/Value of each point/tedomari-point_values\n"
        "string/Best moves/tedomari-candidates %c\n"
        "string/Estimated score/estimate_score\n"
        "string/Final score/final_score\n"
        "plist/Dead stones/final_status_list dead\n"
        "plist/Living stones/final_status_list alive\n"
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

constexpr Entry table[] = {
    {"name", name},
    {"version", version_text},
    {"gogui-analyze_commands", analyze_commands},
};

}  // namespace

std::span<const Entry> front_end_commands() { return table; }

}  // namespace tedomari::engine
