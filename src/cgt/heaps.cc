// SPDX-License-Identifier: MIT
#include "cgt/heaps.h"

#include <algorithm>

namespace tedomari::cgt {

namespace {

// Of numbers below 2^(2 half): by the product of their halves, with 2^half the next Fermat power.
std::uint64_t product(std::uint64_t a, std::uint64_t b, int half) {
    if (a < 2 || b < 2) return a * b;
    const std::uint64_t mask = (std::uint64_t{1} << half) - 1;
    const std::uint64_t a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const int quarter = half / 2;
    const std::uint64_t low = product(a0, b0, quarter), high = product(a1, b1, quarter);
    const std::uint64_t mixed = product(a0 ^ a1, b0 ^ b1, quarter) ^ low;  // a1 b1 + a1 b0 + a0 b1
    // The square of 2^half is 3/2 of it: 2^half itself and its half.
    return (mixed << half) ^ low ^ product(high, std::uint64_t{1} << (half - 1), quarter);
}

}  // namespace

std::uint64_t nim_product(std::uint64_t a, std::uint64_t b) { return product(a, b, 32); }

Result<OctalGame> OctalGame::parse(std::string_view code) {
    OctalGame game;
    const std::size_t point = code.find('.');
    if (point > 1)  // or nowhere
        return Error{"an octal code has at most one digit before its point, as 0.77"};
    if (point == 0) game.digits_.push_back(0);
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i == point) continue;
        if (code[i] < '0' || code[i] > '7')
            return Error{"an octal code has the digits 0 to 7", 0, static_cast<int>(i) + 1};
        game.digits_.push_back(code[i] - '0');
    }
    if ((game.digits_[0] & 3) != 0)
        return Error{"before the point stands 0 or 4: to take nothing and leave one heap is no move"};
    if (game.digits_.size() < 2) return Error{"there is no digit behind the point"};
    return game;
}

const std::vector<std::uint32_t>& OctalGame::nimbers(std::size_t heap) {
    std::vector<bool> reached;
    while (known_.size() <= heap) {
        const std::size_t size = known_.size();
        reached.assign(size + 2, false);
        const auto reach = [&](std::uint32_t nimber) {
            if (nimber >= reached.size()) reached.resize(2 * nimber + 1, false);
            reached[nimber] = true;
        };
        for (std::size_t taken = 0; taken < digits_.size() && taken <= size; ++taken) {
            const std::size_t left = size - taken;
            if ((digits_[taken] & 1) != 0 && left == 0) reach(0);
            if ((digits_[taken] & 2) != 0 && left > 0) reach(known_[left]);
            if ((digits_[taken] & 4) == 0) continue;
            for (std::size_t part = 1; 2 * part <= left; ++part) reach(known_[part] ^ known_[left - part]);
        }
        known_.push_back(
            static_cast<std::uint32_t>(std::find(reached.begin(), reached.end(), false) - reached.begin()));
    }
    return known_;
}

}  // namespace tedomari::cgt
