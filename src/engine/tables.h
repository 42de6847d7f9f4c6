// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "engine/state.h"

// One function per file of commands; engine.cc puts them together.
namespace tedomari::engine {

std::span<const Entry> board_commands();
std::span<const Entry> rules_commands();
std::span<const Entry> move_commands();
std::span<const Entry> score_commands();
std::span<const Entry> record_commands();
std::span<const Entry> reading_commands();
std::span<const Entry> analysis_commands();
std::span<const Entry> front_end_commands();
std::span<const Entry> search_commands();
std::span<const Entry> kata_commands();
std::span<const StreamEntry> streams();

}  // namespace tedomari::engine
