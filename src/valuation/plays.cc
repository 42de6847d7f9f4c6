// SPDX-License-Identifier: MIT
#include "valuation/plays.h"

#include <optional>

#include "base/hash.h"
#include "tactics/multi_goal.h"

namespace tedomari::valuation {

using go::Board;
using go::Move;
using go::Point;
using go::PointSet;
using outcome::Outcome;
using tactics::GoalKind;
using tactics::GoalSummary;
using tactics::Question;
using tactics::Sente;
using tactics::Side;
using tactics::Verdict;

namespace {

constexpr std::string_view threat_names[] = {"none", "connections", "all"};

// A goal that the mover does not reach with one move, and that this one may bring within reach.
std::optional<Question> possible_threat(const GoalSummary& goal, Move move) {
    if (goal.goal.attacker == move.color) {
        if (goal.status.friend_first != Outcome::lost() || !goal.friend_trace.contains(move.point)) return {};
        return Question{goal.goal, Side::attacker};
    }
    if (goal.status.opponent_first != Outcome::won() || !goal.opponent_trace.contains(move.point)) return {};
    return Question{goal.goal, Side::defender};
}

// Of a connection of a stone with an empty point: the point.
Point empty_end(const Board& board, const tactics::Goal& goal) {
    if (goal.kind != GoalKind::connect || board.is_empty(goal.a) == board.is_empty(goal.b)) return {};
    return board.is_empty(goal.a) ? goal.a : goal.b;
}

// Whether the threat is of the kinds that the paper plays with [Cazenave 2005, 7.2]: an empty connection
// threatens an empty connection, a connection or a disconnection, a connection threatens a disconnection.
bool is_of_the_paper(const Board& board, const Question& own, const Question& threat) {
    if (own.friend_side != Side::attacker || own.goal.kind != GoalKind::connect ||
        threat.goal.kind != GoalKind::connect)
        return false;
    return !empty_end(board, own.goal).is_nowhere() || threat.friend_side == Side::defender;
}

// Whether a threat to join an empty point goes on from the play: it joined the same chain to another one
// [Cazenave 2005, 7.1].
bool goes_on(const Board& board, const Question& own, const Question& threat) {
    return !empty_end(board, own.goal).is_nowhere() && board.chain(own.goal.a) == board.chain(threat.goal.a);
}

std::uint64_t key_of(Move move) {
    return static_cast<std::uint64_t>(move.point.index()) * 2 + static_cast<std::uint64_t>(move.color);
}

}  // namespace

std::string_view to_string(Threats threats) { return threat_names[static_cast<int>(threats)]; }

Result<Threats> parse_threats(std::string_view text) {
    for (const Threats threats : {Threats::none, Threats::connections, Threats::all}) {
        if (to_string(threats) == text) return threats;
    }
    return Error{"threats are none, connections or all"};
}

bool is_open(const GoalSummary& goal) {
    return goal.status.friend_first == Outcome::won() && goal.status.opponent_first != Outcome::won() &&
           !goal.status.opponent_first.is_unknown();
}

PlayFinder::PlayFinder(const Board& board, std::span<const GoalSummary> goals, const PlaySettings& settings,
                       Budget& budget)
    : board_(board), goals_(goals), settings_(settings), budget_(budget) {
    for (const GoalSummary& goal : goals) {
        const Point end = empty_end(board, goal.goal);
        const bool joined = settings.literal.groups ? goal.status.opponent_first == Outcome::won()
                                                    : goal.status.friend_first == Outcome::won();
        if (!end.is_nowhere() && joined) joined_[static_cast<std::size_t>(goal.goal.attacker)].insert(end);
    }
}

// By the letter what is unknown is Lost: the connection, which is what is searched.
Verdict PlayFinder::look(Move move, const Question& question, tactics::First first) {
    const Verdict found = looked(move, question, first);
    if (found != Verdict::unknown || !settings_.literal.lost || !has_time()) return found;
    return question.friend_side == Side::attacker ? Verdict::lost : Verdict::won;
}

bool PlayFinder::has_time() {
    if (budget_.spent() || (settings_.whole != nullptr && settings_.whole->cancelled())) cut_short_ = true;
    return !cut_short_;
}

Verdict PlayFinder::looked(Move move, const Question& question, tactics::First first) {
    Memory* const memory = settings_.memory;
    if (memory != nullptr) {
        if (const auto known = memory->verdict({move, question, first})) return *known;
    }
    const tactics::Prospect prospect =
        tactics::after_move(board_, move, question, first, settings_.effort.aim, table_, budget_);
    if (memory != nullptr) memory->keep({move, question, first}, prospect.verdict, prospect.trace);
    return prospect.verdict;
}

Plays PlayFinder::plays() {
    Plays found;
    std::array<PointSet, 2> connecting;  // moves that connect an empty point, by color
    for (const GoalSummary& goal : goals_) {
        if (!is_open(goal)) continue;
        ++found.unsettled;
        if (const Point end = empty_end(board_, goal.goal); !end.is_nowhere()) {
            connecting[static_cast<std::size_t>(goal.goal.attacker)] |= join(goal, end, found);
            continue;
        }
        // The trace of the search that fails shows where to reach it, that of the one that works where to
        // prevent it.
        try_moves({goal.goal, Side::attacker}, goal.friend_move, goal.opponent_trace, found);
        try_moves({goal.goal, Side::defender}, goal.opponent_move, goal.friend_trace, found);
    }
    for (const GoalSummary& goal : goals_) {
        if (!is_open(goal) || empty_end(board_, goal.goal).is_nowhere()) continue;
        const PointSet& others = connecting[static_cast<std::size_t>(opponent(goal.goal.attacker))];
        try_moves({goal.goal, Side::defender}, {}, goal.friend_trace & others, found);
    }
    found.complete = !cut_short_;
    return found;
}

// The moves that join an empty point: the one on it, else one other; by the letter all.
PointSet PlayFinder::join(const GoalSummary& goal, Point end, Plays& found) {
    const Question question{goal.goal, Side::attacker};
    PointSet joining;
    for (const Point p : {end, goal.friend_move}) {
        if (p.is_nowhere() || joining.contains(p) || !try_move(question, p, found)) continue;
        joining.insert(p);
        if (!settings_.literal.all_moves) return joining;
    }
    if (!settings_.literal.all_moves) return joining;
    goal.opponent_trace.for_each([&](Point p) {
        if (p != end && p != goal.friend_move && try_move(question, p, found)) joining.insert(p);
    });
    return joining;
}

void PlayFinder::try_moves(const Question& goal, Point best, const PointSet& trace, Plays& found) {
    if (!best.is_nowhere()) try_move(goal, best, found);
    trace.for_each([&](Point p) {
        if (p != best) try_move(goal, p, found);
    });
}

// Whether the move decides the goal.
bool PlayFinder::try_move(const Question& goal, Point p, Plays& found) {
    if (!settings_.at.is_nowhere() && p != settings_.at) return false;
    const Move move{goal.friend_color(), p};
    if (!board_.is_legal(move, go::Suicide::forbidden) || !has_time()) return false;
    if (look(move, goal, tactics::First::opponent) != Verdict::won) return false;
    found.plays.push_back({move, goal, {}});
    return true;
}

// Of an empty point only to join it is a threat, and only if no chain of the player's joins it with one move
// as it is [Cazenave 2005, 6.2].
bool PlayFinder::is_no_threat(const Question& question) const {
    const Point end = empty_end(board_, question.goal);
    if (end.is_nowhere()) return false;
    if (question.friend_side == Side::defender) return true;
    return joined_[static_cast<std::size_t>(question.goal.attacker)].contains(end);
}

const std::vector<Question>& PlayFinder::all_threats_of(Move move) {
    auto [found, is_new] = threats_.try_emplace(key_of(move));
    if (!is_new) return found->second;
    for (const GoalSummary& goal : goals_) {
        const auto threat = possible_threat(goal, move);
        if (!threat || is_no_threat(*threat) || !has_time()) continue;
        if (settings_.threats == Threats::connections && threat->goal.kind != GoalKind::connect) continue;
        if (look(move, *threat, tactics::First::mover) == Verdict::won) found->second.push_back(*threat);
    }
    return found->second;
}

std::vector<Question> PlayFinder::threats_of(const Play& play) {
    std::vector<Question> wanted;
    if (settings_.threats == Threats::none) return wanted;
    for (const Question& threat : all_threats_of(play.move)) {
        if (threat.goal == play.goal.goal) continue;
        if (settings_.threats == Threats::connections && !is_of_the_paper(board_, play.goal, threat))
            continue;
        if (!empty_end(board_, threat.goal).is_nowhere() && !goes_on(board_, play.goal, threat)) continue;
        wanted.push_back(threat);
    }
    return wanted;
}

std::uint64_t PlayFinder::key(Move move, const Question& question) const {
    return combine(tactics::key_of(question.goal, board_.size()),
                   key_of(move) * 2 + (question.friend_side == Side::attacker ? 1 : 0));
}

const Sente& PlayFinder::sente(const Play& play, const Question& threat) {
    auto [found, is_new] = sente_.try_emplace({key(play.move, play.goal), key(play.move, threat)});
    if (!is_new || !has_time()) return found->second;
    Limits limits;
    limits.nodes = settings_.nodes_each;
    if (budget_.limits().time != std::chrono::nanoseconds::max())
        limits.time = budget_.limits().time - budget_.elapsed();
    found->second = budget_.lend(limits, [&](Budget& each) {
        return tactics::is_sente(board_, {play.move, play.goal, threat}, settings_.effort, table_, each);
    });
    return found->second;
}

bool PlayFinder::invalidates(const Play& play, Move other, const Question& threat) {
    auto [found, is_new] = invalidated_.try_emplace({key(other, threat), key_of(play.move)}, false);
    if (!is_new || !has_time()) return found->second;
    Board after = board_;
    after.play(play.move);
    found->second = !after.is_legal(other, go::Suicide::forbidden) ||
                    tactics::after_move(after, other, threat, tactics::First::mover, settings_.effort.aim,
                                        table_, budget_)
                            .verdict == Verdict::lost;
    return found->second;
}

Plays find_plays(const Board& board, std::span<const GoalSummary> goals, const PlaySettings& settings,
                 Budget& budget) {
    PlayFinder finder(board, goals, settings, budget);
    Plays found = finder.plays();
    for (Play& play : found.plays) {
        for (const Question& threat : finder.threats_of(play)) {
            if (!finder.has_time()) break;
            const Sente& sente = finder.sente(play, threat);
            if (sente.reached_too) continue;
            ++found.threats;
            found.played += sente.moves;
            if (sente.verdict == Verdict::unknown) {
                ++found.unknown;
            } else {
                play.threats.push_back({threat, sente});
            }
        }
    }
    found.complete = !finder.was_cut_short();
    return found;
}

}  // namespace tedomari::valuation
