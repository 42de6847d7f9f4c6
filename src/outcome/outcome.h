// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>

namespace tedomari::outcome {

// How a goal ends for Friend, whose goal it is, once it is settled who moves first [Meijer, Koppelaar 2003].
// From worst to best for Friend; where kos stand among the unknowns is a matter of risk (see Risk).
enum class Kind : std::uint8_t {
    lost,
    ko_down,        // a ko; Friend must find the first threat
    unknown_under,  // less than unknown: both of two unknown goals
    unknown,
    unknown_over,  // more than unknown: one of two unknown goals
    ko_up,         // a ko; Opponent must find the first threat
    won,
};

// A kind and, for kos, how many threats the side that needs them must play and have answered.
// One is a simple ko; more is a ko of several steps.
struct Outcome {
    Kind kind = Kind::unknown;
    std::uint8_t threats = 0;  // 0 unless a ko

    static constexpr Outcome won() { return {Kind::won, 0}; }
    static constexpr Outcome lost() { return {Kind::lost, 0}; }
    static constexpr Outcome unknown() { return {Kind::unknown, 0}; }
    static constexpr Outcome ko_up(int threats = 1) {
        return {Kind::ko_up, static_cast<std::uint8_t>(threats)};
    }
    static constexpr Outcome ko_down(int threats = 1) {
        return {Kind::ko_down, static_cast<std::uint8_t>(threats)};
    }

    constexpr bool is_ko() const { return kind == Kind::ko_up || kind == Kind::ko_down; }
    constexpr bool is_unknown() const { return kind >= Kind::unknown_under && kind <= Kind::unknown_over; }
    friend constexpr bool operator==(Outcome, Outcome) = default;
};

// The same ending as Opponent sees it: W and L change places, so do the kos and the unknowns.
constexpr Outcome reversed(Outcome o) {
    return {static_cast<Kind>(static_cast<int>(Kind::won) - static_cast<int>(o.kind)), o.threats};
}

// Who would rather have a ko, who a question mark: the order between kos and unknowns is a strategy.
enum class Risk : std::uint8_t {
    between,    // KO↓ < U < KO↑, the order of Kind
    cautious,   // an unknown is worth less than any ko
    bold,       // and more
    undecided,  // neither is better
};
std::string_view to_string(Risk risk);

// How good a is for Friend beside b.  The more threats a ko asks of its loser, the better for its winner.
std::partial_ordering compare(Outcome a, Outcome b, Risk risk = Risk::between);

// The ending of reaching one of two independent goals, and of reaching both, with the same side to move.
// Unknowns follow definition 5 of the paper; kos the two-ko model (KO↑ or KO↑ = W, KO↓ or KO↓ = KO↑, …).
// A ko of several steps that these rules do not cover gives an unknown; a ko beside an unknown gives the
// better of the two for either_of and the worse for both_of (if undecided, as between).
Outcome either_of(Outcome a, Outcome b, Risk risk = Risk::between);
Outcome both_of(Outcome a, Outcome b, Risk risk = Risk::between);

// The ending with Friend first | the ending with Opponent first: W|L is unsettled.
struct Status {
    Outcome friend_first;
    Outcome opponent_first;

    constexpr bool is_known() const { return !friend_first.is_unknown() && !opponent_first.is_unknown(); }
    // Who moves first matters, as far as we know.
    constexpr bool is_unsettled() const { return is_known() && friend_first != opponent_first; }
    friend constexpr bool operator==(Status, Status) = default;
};

std::string to_string(Outcome outcome);  // "W", "KO↑", "KO↓2", "U"
std::string to_string(Status status);    // "W|L"
std::ostream& operator<<(std::ostream& out, Outcome outcome);
std::ostream& operator<<(std::ostream& out, Status status);

}  // namespace tedomari::outcome
