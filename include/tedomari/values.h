// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#define TEDOMARI_API __attribute__((visibility("default")))

// The words that all questions share.  Everything is a plain value of the standard library's types: reports may be
// copied, kept and read on any thread.  Black is Left and positive, White is Right.
namespace tedomari::api {

TEDOMARI_API std::string version();  // "0.3.0"

// Thrown when a text, a point or a goal is wrong; `what()` is one clause, "3:7: point is off the board".
class TEDOMARI_API Error : public std::runtime_error {
public:
    Error(const std::string& what, int line_, int column_);

    int line;    // 1-based; 0 when the input has no lines
    int column;  // 1-based; 0 when unknown
};

// An exact fraction in lowest terms; the denominator is positive.
struct Rational {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    double to_double() const { return static_cast<double>(numerator) / static_cast<double>(denominator); }
    friend bool operator==(const Rational&, const Rational&) = default;
};
TEDOMARI_API std::string to_string(Rational number);  // "7/4"

// How a number is known; later is weaker.
enum class Evidence { proved, bounded, sampled, learned, judged };
TEDOMARI_API std::string to_string(Evidence evidence);

// A number that is known, or between which bounds it lies and what it probably is.
struct Estimate {
    Rational low, value, high;

    bool is_exact() const { return low == high; }
};

enum class Color { black, white };

// A stone or a pass.  Points are GTP coordinates: "D4", "pass".
struct Move {
    Color color = Color::black;
    std::string point = "pass";

    friend bool operator==(const Move&, const Move&) = default;
};

// How much a question may cost.  Zero is what its command takes by default (`tedomari help COMMAND`); with a number of
// nodes and no time, the time is not limited and the answer is the same on every machine.
struct Effort {
    double seconds = 0;
    std::uint64_t nodes = 0;
    const std::atomic<bool>* stop =
        nullptr;  // set it from another thread: the question ends soon, with what it has
};

// The walls of a thermograph bend here.
struct Bend {
    Rational temperature, value;

    friend bool operator==(const Bend&, const Bend&) = default;
};

// What a game is worth to each player as a tax on moving rises.  Bends from the lowest temperature upwards; above the
// last both walls are the mast.
struct Thermograph {
    std::vector<Bend> left, right;
    Rational mean, temperature;
};

}  // namespace tedomari::api
