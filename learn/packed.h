// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "net/planes.h"

// How the trainer sees a board: it lies in the lower left corner of 19x19, row by row from A1, and a plane is 46
// bytes, point i bit i % 8 of byte i / 8.
namespace tedomari::learn {

inline constexpr int side = 19;
inline constexpr std::size_t points = side * side;
inline constexpr std::size_t plane_bytes = (points + 7) / 8;
inline constexpr std::size_t position_bytes = plane_bytes * net::plane_count;

inline std::size_t slot(go::Point p) { return static_cast<std::size_t>(p.row() * side + p.column()); }

inline void append(const net::Planes& planes, std::vector<std::uint8_t>& bytes) {
    for (const go::PointSet& plane : planes.all()) {
        std::array<std::uint8_t, plane_bytes> packed{};
        plane.for_each([&](go::Point p) {
            packed[slot(p) / 8] = static_cast<std::uint8_t>(packed[slot(p) / 8] | 1 << slot(p) % 8);
        });
        bytes.insert(bytes.end(), packed.begin(), packed.end());
    }
}

// f(0), f(1), … on so many threads; 0: on all cores.
template <class F>
void in_parallel(std::size_t count, F&& f, std::size_t on = 0) {
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    if (on == 0) on = std::max(1U, std::thread::hardware_concurrency());
    for (std::size_t t = 0; t < on; ++t) {
        threads.emplace_back([&] {
            for (std::size_t i = next++; i < count; i = next++) f(i);
        });
    }
    for (std::thread& thread : threads) thread.join();
}

}  // namespace tedomari::learn
