// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>

#include "go/board.h"

namespace tedomari::analysis {

// What is known of a chain's capture: nothing was found, whoever moves first decides, it is lost anyway.
enum class Peril { none_seen, unsettled, captured };

// Which chains can be captured.  Only those of few liberties are asked about; what is captured or unsettled
// is proved for the attacker, not for the defender.
struct CaptureMap {
    go::Board board;
    go::PointMap<Peril> peril;  // of every stone its chain's
    bool complete = true;       // false: the time was up before all chains were asked about
};

struct CaptureMapSettings {
    std::chrono::nanoseconds time = std::chrono::seconds(10);
    std::chrono::nanoseconds time_each = std::chrono::milliseconds(50);  // of each of two questions a chain
    int liberties = 4;                                                   // of a chain, at most
    const std::atomic<bool>* cancel = nullptr;
};

CaptureMap capture_map(const go::Board& board, const CaptureMapSettings& settings);

}  // namespace tedomari::analysis
