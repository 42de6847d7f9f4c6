// SPDX-License-Identifier: MIT
#pragma once

#include "cli/command.h"

// One function per file of this folder; commands.cc lists them in the order of the help.
namespace tedomari::cli {

Command analyze_command();
Command region_command();
std::vector<Command> batch_commands();
Command review_command();
Command profile_command();
Command sgf_command();
Command score_command();
Command learn_command();
Command cgt_command();
Command outcome_command();
Command goal_command();
Command goals_command();
Command values_command();
Command problem_command();
Command verify_command();
Command sum_command();
Command bench_command();
Command paper_command();
Command playout_command();
Command play_command();
Command gtp_command();
Command serve_command();
Command analysis_command();
Command mcp_command();
Command explain_command();
Command check_command();
Command match_command();
Command selfplay_command();
Command forge_command();
std::vector<Command> atlas_commands();
Command regress_command();
std::vector<Command> regress_sets();  // "regress problems" …
Command help_command();
Command completion_command();

}  // namespace tedomari::cli
