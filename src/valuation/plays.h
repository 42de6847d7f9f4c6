// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "base/budget.h"
#include "base/result.h"
#include "tactics/relevant.h"
#include "tactics/sente.h"
#include "valuation/literal.h"
#include "valuation/memory.h"

namespace tedomari::valuation {

// A goal that a move threatens besides reaching another, and whether the move is sente on it.
struct ThreatFound {
    tactics::Question goal;
    tactics::Sente sente;
};

// A move that reaches an unsettled goal, or prevents it: whoever moves next, a search says it is decided.
struct Play {
    go::Move move;
    tactics::Question goal;            // the mover's
    std::vector<ThreatFound> threats;  // judged; sente or prevented
};

// The threats that are looked for.
enum class Threats {
    none,
    connections,  // those of the paper: of connections, empty or not, on connections and disconnections
    all,
};
std::string_view to_string(Threats threats);
Result<Threats> parse_threats(std::string_view text);

struct PlaySettings {
    go::Point at;  // only moves there, unless nowhere
    Threats threats = Threats::all;
    tactics::SenteEffort effort;
    std::uint64_t nodes_each = 1'500;  // of all searches for one pair of goals; then it is unknown
    const Budget* whole = nullptr;     // of the question that this is a part of, which may be cancelled
    Memory* memory = nullptr;          // of the game, which has gone on to this board
    Literal literal;
};

struct Plays {
    std::vector<Play> plays;    // goal by goal; those that reach it first
    std::size_t unsettled = 0;  // goals
    std::size_t threats = 0;    // pairs of a move and a goal that a second move would reach, judged or not
    std::size_t unknown = 0;    // of these, for want of nodes or time
    std::uint64_t played = 0;   // moves, in all searches of sente
    bool complete = true;
};

// Whether one move decides the goal.
bool is_open(const tactics::GoalSummary& goal);

// Finds the moves that decide goals, and answers questions about their threats one by one; what was asked
// once is remembered.  The board, goals, settings and budget must outlive it.
class PlayFinder {
public:
    PlayFinder(const go::Board& board, std::span<const tactics::GoalSummary> goals,
               const PlaySettings& settings, Budget& budget);

    // All moves that reach or prevent an open goal, threats not looked for [Cazenave 2005, 3.5].  Of an empty
    // connection: the move on the empty point, and what prevents it while it connects an empty point itself
    // [Cazenave 2005, 6.2].
    Plays plays();
    // The goals that a second move of the same player would reach and none would before this one [Cazenave
    // 2005, 3.6], of the kinds that are wanted beside a play's goal; of empty points those that no chain of
    // the player's joins with one move as it is [Cazenave 2005, 6.2].
    std::vector<tactics::Question> threats_of(const Play& play);
    // Whether the play is sente on the goal [Cazenave 2005, 4].
    const tactics::Sente& sente(const Play& play, const tactics::Question& threat);
    // Whether a threat of the opponent's move is gone once the play was made [Cazenave 2005, 8].
    bool invalidates(const Play& play, go::Move other, const tactics::Question& threat);

    bool has_time();
    bool was_cut_short() const { return cut_short_; }

private:
    tactics::Verdict look(go::Move move, const tactics::Question& question, tactics::First first);
    tactics::Verdict looked(go::Move move, const tactics::Question& question, tactics::First first);
    go::PointSet join(const tactics::GoalSummary& goal, go::Point end, Plays& found);
    void try_moves(const tactics::Question& goal, go::Point best, const go::PointSet& trace, Plays& found);
    bool try_move(const tactics::Question& goal, go::Point p, Plays& found);
    bool is_no_threat(const tactics::Question& question) const;
    const std::vector<tactics::Question>& all_threats_of(go::Move move);
    std::uint64_t key(go::Move move, const tactics::Question& a) const;

    const go::Board& board_;
    std::span<const tactics::GoalSummary> goals_;
    const PlaySettings& settings_;
    Budget& budget_;
    std::array<go::PointSet, 2> joined_;  // empty points that one move joins to a chain, by color
    bool cut_short_ = false;
    tactics::ReadingTable table_;
    std::map<std::uint64_t, std::vector<tactics::Question>> threats_;  // of a color's move
    std::map<std::pair<std::uint64_t, std::uint64_t>, tactics::Sente> sente_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, bool> invalidated_;
};

// All moves that reach or prevent an open goal, and all goals that each threatens, judged [Cazenave 2005,
// 4.1].
Plays find_plays(const go::Board& board, std::span<const tactics::GoalSummary> goals,
                 const PlaySettings& settings, Budget& budget);

}  // namespace tedomari::valuation
