// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tedomari/values.h>
#include <vector>

namespace tedomari::api {

enum class Side { left, right };

// What a game is worth under one komaster; of a game without cycles there is one, and it is nobody's.
struct ThermographOf {
    std::optional<Side> komaster;
    Thermograph low, high;  // the same when it is known exactly

    bool is_exact() const { return low.left == high.left && low.right == high.right; }
};

struct GameReport {
    std::string expression;
    std::string canonical;                          // empty when it is no game, or too long to print
    std::string outcome;                            // "L", "R", "N", "P"; empty when not known
    std::optional<Rational> left_stop, right_stop;  // of games without cycles
    std::vector<ThermographOf> thermographs;        // one, or Left's and Right's as komaster
    std::optional<Rational> number;                 // when a function gave just that
    std::string text, json;                         // as `tedomari cgt` prints them
    std::string svg;                                // the thermograph; empty when there is none

    // Where there is one thermograph, or two that agree in it.
    TEDOMARI_API std::optional<Rational> mean() const;
    TEDOMARI_API std::optional<Rational> temperature() const;
};

// A calculator with names: "g = {1|-1}" and later "g + g".  `tedomari help cgt` explains the language.
class TEDOMARI_API Calculator {
public:
    explicit Calculator(const Effort& effort = {});  // of each expression; 300 seconds unless said otherwise
    ~Calculator();
    Calculator(Calculator&&) noexcept;
    Calculator& operator=(Calculator&&) noexcept;

    // Throws Error when the expression is wrong or too large.
    GameReport evaluate(const std::string& expression, std::optional<Side> komaster = {});
    std::vector<std::string> names() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

// One expression by itself.
TEDOMARI_API GameReport cgt(const std::string& expression, std::optional<Side> komaster = {},
                            const Effort& effort = {});

}  // namespace tedomari::api
