// SPDX-License-Identifier: MIT
#include "outcome/outcome.h"

#include <ostream>
#include <utility>

namespace tedomari::outcome {

namespace {

// Two unknowns: certainty a quarter, a half or three quarters each, rounded to the nearest of the three.
Kind one_of_unknowns(Kind a, Kind b) {
    if (a == Kind::unknown_over || b == Kind::unknown_over) return Kind::unknown_over;
    return a == Kind::unknown && b == Kind::unknown ? Kind::unknown_over : Kind::unknown;
}

// Two kos, independent of each other; a.kind >= b.kind.  More steps help the side that does not need threats,
// so each rule of the two-ko model reaches as far as its kos are at least that good.
Outcome one_of_kos(Outcome a, Outcome b) {
    if (b.kind == Kind::ko_up) return Outcome::won();
    if (a.kind == Kind::ko_up) return b.threats == 1 ? Outcome::won() : Outcome{Kind::unknown_over, 0};
    if (a.threats == 1 && b.threats == 1) return Outcome::ko_up();
    return Outcome::unknown();
}

// The place of a kind among the others; the unknowns stand below the kos of the cautious, above of the bold.
int rank(Kind kind, Risk risk) {
    const bool settled = kind == Kind::won || kind == Kind::lost;
    const bool ko = kind == Kind::ko_up || kind == Kind::ko_down;
    const int place = settled ? 20 : risk == Risk::cautious && !ko ? -10 : risk == Risk::bold && !ko ? 10 : 0;
    return static_cast<int>(kind) + (kind == Kind::lost ? -place : place);
}

// A risk that Opponent takes is one that Friend does not.
Risk reversed(Risk risk) {
    if (risk == Risk::cautious) return Risk::bold;
    return risk == Risk::bold ? Risk::cautious : risk;
}

}  // namespace

std::string_view to_string(Risk risk) {
    constexpr std::string_view names[] = {"between", "cautious", "bold", "undecided"};
    return names[static_cast<int>(risk)];
}

std::partial_ordering compare(Outcome a, Outcome b, Risk risk) {
    if (a.kind == b.kind) return a.kind == Kind::ko_down ? b.threats <=> a.threats : a.threats <=> b.threats;
    const bool mixed = (a.is_ko() && b.is_unknown()) || (a.is_unknown() && b.is_ko());
    if (mixed && risk == Risk::undecided) return std::partial_ordering::unordered;
    return rank(a.kind, risk) <=> rank(b.kind, risk);
}

Outcome either_of(Outcome a, Outcome b, Risk risk) {
    if (a.kind < b.kind) std::swap(a, b);
    if (a.kind == Kind::won || b.kind == Kind::lost) return a;
    if (a.is_ko() && b.is_ko()) return one_of_kos(a, b);
    if (a.is_unknown() && b.is_unknown()) return {one_of_unknowns(a.kind, b.kind), 0};
    return compare(a, b, risk) < 0 ? b : a;
}

Outcome both_of(Outcome a, Outcome b, Risk risk) {
    return reversed(either_of(reversed(a), reversed(b), reversed(risk)));
}

std::string to_string(Outcome outcome) {
    constexpr std::string_view names[] = {"L", "KO↓", "U-", "U", "U+", "KO↑", "W"};
    std::string text(names[static_cast<int>(outcome.kind)]);
    if (outcome.threats > 1) text += std::to_string(outcome.threats);
    return text;
}

std::string to_string(Status status) {
    return to_string(status.friend_first) + "|" + to_string(status.opponent_first);
}

std::ostream& operator<<(std::ostream& out, Outcome outcome) { return out << to_string(outcome); }
std::ostream& operator<<(std::ostream& out, Status status) { return out << to_string(status); }

}  // namespace tedomari::outcome
