// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "analysis/multi_goal.h"
#include "analysis/outcome_value.h"
#include "go/diagram.h"
#include "outcome/dependence.h"
#include "outcome/session.h"
#include "paper/entry.h"

// [Meijer, Koppelaar 2003].  All boards are our own: those of its figures are lost.
namespace tedomari::paper {

namespace {

using analysis::MultiGoalReport;

// --- the algebra -------------------------------------------------------------------------------------------

class Goals {
public:
    explicit Goals(outcome::Risk risk = outcome::Risk::between) : games_(risk), session_(games_) {}

    std::string worth(const std::string& expression) {
        const auto found = analysis::outcome_value(session_, expression);
        if (!found) throw Stuck{fmt::format("{}: {}", expression, found.error().message)};
        return found->value;
    }
    analysis::OutcomeValue::OfGame game(const std::string& expression) {
        const auto found = analysis::outcome_value(session_, expression);
        if (!found || !found->game) throw Stuck{expression + " is no game"};
        return *found->game;
    }

private:
    outcome::Games games_;
    outcome::Session session_;
};

struct Equation {
    const char *expression, *value;
};

void equations(Desk& desk, std::initializer_list<Equation> all) {
    Goals goals;
    for (const Equation& one : all) desk.same(one.expression, one.value, goals.worth(one.expression));
}

void states(Desk& desk) { equations(desk, {{"W|W", "W"}, {"W|L", "W|L"}, {"L|L", "L"}, {"L|W", "L|W"}}); }

void uncertain(Desk& desk) {
    for (const auto& [risk, value] :
         {std::pair{outcome::Risk::cautious, "KO↑"}, {outcome::Risk::bold, "U"}}) {
        Goals goals(risk);
        desk.same(fmt::format("a ko or an unknown, {}", to_string(risk)), value,
                  goals.worth("{KO↑,U|L}").substr(0, std::string(value).size()));
    }
}

void kos(Desk& desk) {
    equations(desk, {{"KO↑", "KO↑"}, {"KO↑|L", "KO↑|L"}, {"KO↓ or KO↓", "W|KO↑L"}, {"KO↓ and KO↓", "L"}});
}

void several_moves(Desk& desk) {
    Goals goals;
    desk.same("WL|L", "WL|L", goals.worth("WL|L"));
    const auto game = goals.game("KO↑LLL|LLLL");
    desk.same("KO↑LLL|LLLL: moves in a row that gain", "3", game.friend_order);
}

void example_3(Desk& desk) {
    equations(desk, {{"W|L and (W|L or W|L)", "W|WL||L"}, {"simplify(W|L and (W|L or W|L), W|L)", "W|L"}});
}

void rules(Desk& desk) {
    equations(desk, {{"W or W|L", "W"},
                     {"L or W|L", "W|L"},
                     {"W and W|L", "W|L"},
                     {"L and W|L", "L"},
                     {"U or U", "U+"},
                     {"U and U", "U-"}});
}

void examples_6_to_8(Desk& desk) {
    equations(desk, {{"W|L or W|L", "W|WL"}, {"W|L and W|L", "WL|L"}, {"KO↑ or KO↓", "W|WKO↓"}});
    desk.say(
        "In example 8 the print hides the step KO↓ or KO↓ = W|WKO↓. With its KO↓ = {KO↑|L} that and our "
        "W|KO↑L "
        "are one game: the difference is only whether a ban is thought to be on.");
}

void example_9(Desk& desk) {
    equations(desk, {{"W|L or W|L or W|L", "W||W|WL"}, {"W|L and (W|L or W|L)", "W|WL||L"}});
    desk.say("The example is empty in the text; these fit its place.");
}

void tally(Desk& desk) {
    equations(desk, {{"tally(W|L)", "1"}, {"tally(WW|WL)", "2"}, {"tally(WWWW|WWUL)", "3"}});
}

void axiom_16(Desk& desk);

void joint_moves(Desk& desk) {
    axiom_16(desk);
    equations(desk, {{"both_friend(W|L,W|L)", "W|L"},
                     {"both_opponent(W|WL,W|WL)", "W|WL||WL|L"},
                     {"simplify(both_opponent(W|WL,W|WL), W|L)", "W|L"}});
    Goals goals;
    desk.slip("example 18 compares with two independent games", "WL|L", "W",
              goals.worth("status(W|WL and W|WL)"));
}

// --- boards ------------------------------------------------------------------------------------------------

struct Board {
    const char* rows;
    const char* wish;
};

go::Position position_of(const char* rows) {
    const auto drawn = go::parse_diagram(rows);
    if (!drawn) throw Stuck{drawn.error().message};
    go::Position position;
    position.board = drawn->board;
    return position;
}

analysis::StudiedWish studied(Desk& desk, const Board& board, std::uint64_t nodes = 60'000,
                              bool jointly = false, bool moves = true) {
    const go::Position position = position_of(board.rows);
    const auto wish = analysis::parse_wish(board.wish, position.board);
    if (!wish) throw Stuck{wish.error().message};
    analysis::MultiGoalOptions options;
    options.effort.order = 3;
    options.always_jointly = jointly;
    options.moves = moves;
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits, desk.circumstances().cancel);
    return analysis::study(position, *wish, options, budget);
}

std::string status(const analysis::StudiedWish& found) {
    return std::visit([](const auto& report) { return to_string(report.status); }, found);
}

const MultiGoalReport& several(const analysis::StudiedWish& found) {
    const auto* report = std::get_if<MultiGoalReport>(&found);
    if (report == nullptr) throw Stuck{"one goal only"};
    return *report;
}

constexpr const char* two_eyes = R"(
    . . . . . . .
    . . . . . . .
    X X X X X X .
    O O O O O X .
    O . O . O X .)";
constexpr const char* straight_four = R"(
    . . . . . . .
    . . . . . . .
    O O O O O O O
    X X X X X X O
    X . . . . X O)";
constexpr const char* straight_three = R"(
    . . . . . . .
    . . . . . . .
    O O O O O O O
    X X X X X O .
    X . . . X O .)";
constexpr const char* corner_ko = R"(
    X X X . X O . O . O
    X . X X X O O O O X
    . O X . X O . O . X)";

void figure_1(Desk& desk) {
    desk.show(std::string(two_eyes) + "\n" + straight_four + "\n" + straight_three + "\n" + corner_ko);
    desk.same("two eyes", "W|W", status(studied(desk, {two_eyes, "live(A1)"})));
    desk.same("a straight four", "W|W", status(studied(desk, {straight_four, "live(A1)"})));
    desk.same("killing the straight four", "L|L", status(studied(desk, {straight_four, "kill(A1)"})));
    desk.same("a straight three", "W|L", status(studied(desk, {straight_three, "live(A1)"})));
    desk.same("a stone in a ko: capturing it", "KO↑|L", status(studied(desk, {corner_ko, "capture(K3)"})));
    Goals goals;
    desk.same("seki, as a game", "L|W", goals.worth("L|W"));
    desk.say(
        "Our own boards. On a board a side may pass, so that each capture of a seki is answered L|L and life "
        "W|W; "
        "L|W, where who moves loses, is the calculator's.");
}

constexpr const char* two_ways = R"(
    X X X O . O X X X
    X O . O . O . O X
    X X X O . O X X X
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .)";
constexpr const char* shared_diagonal = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O O O O O O O .
    . O X X . X X O .
    . O X . X . X O .)";
constexpr const char* links = R"(
    . . . . . . .
    . . O O O . .
    X X O O O X X
    . X . X . X .
    . X X . X X .
    . . . O . . .
    . . . O . . .)";

// A ko that Black takes above, one that he holds below.
constexpr const char* double_ko = R"(
    . . . . . . . . .
    . . . X O . . . .
    . . X O . O . . .
    . . . X O . . . .
    . . . . . . . . .
    . . . X O . . . .
    . . X . X O . . .
    . . . X O . . . .
    . . . . . . . . .)";
// Black takes E3 at D3, and threatens to take C2.
constexpr const char* taking_in_sente = R"(
    . X . . .
    O O . O X
    O O X . O
    O . O O X
    . X X . X)";
// E4 and B5 join D1 and D5.
constexpr const char* two_links = R"(
    O . O X .
    X X X O .
    X X O X .
    . . . X X
    . O O X X)";

bool has_dependence(const MultiGoalReport& report, int n, int m, go::Point move) {
    for (const auto& meeting : report.meetings) {
        for (const auto& d : meeting.dependences) {
            if (d.n == n && d.m == m && d.mover == outcome::Player::friendly &&
                std::find(d.moves.begin(), d.moves.end(), move) != d.moves.end())
                return true;
        }
    }
    return false;
}

// What the formula comes to: what stands behind its '='.
std::string formula_value(const MultiGoalReport& report) {
    const auto at = report.formula.rfind("= ");
    return at == std::string::npos ? report.formula : report.formula.substr(at + 2);
}

void figure_2(Desk& desk) {
    desk.show(std::string(two_ways) + "\n" + shared_diagonal + "\n" + links + "\n" + double_ko + "\n" +
              taking_in_sente);
    desk.same("one of two unsettled goals (example 6)", "W|W",
              status(studied(desk, {two_ways, "capture(B8) or capture(H8)"})));
    desk.same("both of them (example 7)", "L|L",
              status(studied(desk, {two_ways, "capture(B8) and capture(H8)"})));
    const auto eyes = studied(desk, {shared_diagonal, "eye(D1) and eye(F1)"});
    desk.same("eyes U and V: w makes both", "W|L", status(eyes));
    desk.same("independent they would be", "L|L", to_string(several(eyes).by_formula));
    const auto linked = studied(desk, {links, "connect(B4,D4) and connect(D4,F4)"});
    desk.same("two won links that share x", "W|L", status(linked));
    desk.same("independent they would be", "W|W", to_string(several(linked).by_formula));
    const auto two_kos = studied(desk, {double_ko, "capture(D7) or escape(E3)"});
    desk.same("a double ko, one to take and one held (example 8)", "W|WKO↓", formula_value(several(two_kos)));
    const auto sente = studied(desk, {taking_in_sente, "capture(E3) and capture(C2)"});
    desk.same("sente: taking E3 at D3 threatens to take C2, a (1,2)-move", "true",
              has_dependence(several(sente), 1, 2, go::at("D3")) ? "true" : "false");
    desk.say("Our own boards; the Sussman case has a row of its own.");
}

void sussman(Desk& desk) {
    outcome::GoalMoves<int> g, h;
    g.friendly = {{1, 2}};
    h.losing = {2};
    const auto found = outcome::sussman_moves(g, h);
    desk.same("a winning move of one goal that loses the other is told", "1", static_cast<int>(found.size()));
    desk.missing(
        "'goal' tells such moves, and no board of ours shows one that deep reading confirms. A connection on "
        "the last "
        "spare liberty is no solution here: 'connect' wants the chain not to be taken. Boards that a machine "
        "found with "
        "threats of order 2 are refuted by order 3.");
}

void orders(Desk& desk) {
    Goals goals;
    desk.same("W|L: an achieving move", "1", goals.game("W|L").friend_order);
    desk.same("WL|L: a threat", "2", goals.game("WL|L").friend_order);
    desk.same("W|WL: Opponent's threat", "2", goals.game("W|WL").opponent_order);
}

void n_moves(Desk& desk) {
    Goals goals;
    desk.same("WLLL|L: a 3-move", "3", goals.game("W|L||L|L|||L").friend_order);
    desk.same("W|WWWU: Opponent's 3-move", "3", goals.game("W|||W|W||W|U").opponent_order);
    desk.missing("On a board only 1-moves and 2-moves are looked for; 3-moves are the calculator's.");
}

void dependence(Desk& desk) {
    const auto found = studied(desk, {links, "connect(B4,D4) and connect(D4,F4)"});
    const auto& meetings = several(found).meetings;
    if (meetings.empty() || meetings[0].dependences.empty()) throw Stuck{"the goals do not meet"};
    const auto& first = meetings[0].dependences[0];
    desk.same("two won links: (n,m)", "(2,2)", fmt::format("({},{})", first.n, first.m));
    const bool shared = std::find(first.moves.begin(), first.moves.end(), go::at("D3")) != first.moves.end();
    desk.same("x, D3, is such a move", "true", shared ? "true" : "false");
}

void effective(Desk& desk) {
    const auto dependent = studied(desk, {links, "connect(B4,D4) and connect(D4,F4)"});
    const auto& double_threat = several(dependent).meetings.at(0).dependences.at(0);
    desk.same("x against both links is effective", "true",
              double_threat.effective == std::optional(true) ? "true" : "false");
    const auto eyes = studied(desk, {shared_diagonal, "eye(D1) and eye(F1)"});
    const auto& shared = several(eyes).meetings.at(0).dependences;
    const bool some = std::any_of(shared.begin(), shared.end(), [](const auto& d) {
        return d.n == 1 && d.m == 1 && d.effective == std::optional(true);
    });
    desk.same("w for both eyes is effective", "true", some ? "true" : "false");
}

void axiom_16(Desk& desk) {
    for (const auto& [board, value] : {std::pair{Board{shared_diagonal, "eye(D1) and eye(F1)"}, "W|L"},
                                       {Board{links, "connect(B4,D4) and connect(D4,F4)"}, "W|L"}}) {
        const auto found = studied(desk, board);
        const auto& report = several(found);
        desk.same(fmt::format("{}: with the joint moves of axiom 16", board.wish), value,
                  report.by_joint_moves ? to_string(*report.by_joint_moves) : "none");
        desk.same("read jointly", value, to_string(report.status));
    }
}

void apart_or_jointly(Desk& desk) {
    struct Case {
        const char* name;
        Board board;
    };
    const Case cases[] = {{"two stones in two corners", {two_ways, "capture(B8) or capture(H8)"}},
                          {"both of them", {two_ways, "capture(B8) and capture(H8)"}},
                          {"two links that share a point", {links, "connect(B4,D4) and connect(D4,F4)"}},
                          {"two eyes that share a diagonal", {shared_diagonal, "eye(D1) and eye(F1)"}}};
    int cheaper = 0, dearer = 0;
    for (const Case& one : cases) {
        const auto found = studied(desk, one.board, 200'000, true, false);
        const auto& report = several(found);
        cheaper += report.nodes_apart < report.nodes_jointly ? 1 : 0;
        dearer += report.nodes_apart > report.nodes_jointly ? 1 : 0;
        desk.ours(fmt::format("{}: nodes apart and jointly", one.name),
                  fmt::format("{} and {}", report.nodes_apart, report.nodes_jointly));
    }
    desk.ours("cheaper apart in", std::to_string(cheaper));
    desk.ours("cheaper jointly in", std::to_string(dearer));
    desk.missing(
        "The paper quotes Thomsen: 80 nodes apart, 2,520 jointly, of one problem it does not show. Ours goes "
        "both ways: a joint "
        "search has bounds of its own, and medians are in docs/log/multi-goals.md (apart costs 1.5 to 1.9 "
        "times the nodes).");
}

void solutions(Desk& desk) {
    const auto found = studied(desk, {two_ways, "capture(B8) or capture(H8)"});
    const auto& parts = several(found).parts;
    desk.same("winning moves of each goal", "1, 1",
              fmt::format("{}, {}", parts.at(0).winning_moves.size(), parts.at(1).winning_moves.size()));
    desk.ours("a search that detaches a solution and goes on, against one search a move, on 19x19",
              "64,204 and 92,303 nodes, docs/log");
}

void threats(Desk& desk) {
    int true_in_list = 0, listed = 0, verified = 0;
    for (const Board& board : {Board{links, "connect(B4,D4)"}, Board{links, "connect(D4,F4)"},
                               Board{straight_four, "live(A1)"}, Board{corner_ko, "capture(B1)"}}) {
        const auto found = studied(desk, board, 200'000);
        const auto* report = std::get_if<analysis::GoalReport>(&found);
        if (report == nullptr) continue;
        const go::PointSet traced = report->opponent_first.trace;
        listed += static_cast<int>(traced.size());
        verified += static_cast<int>(report->opponent_threats.size());
        for (const go::Point p : report->opponent_threats) true_in_list += traced.contains(p) ? 1 : 0;
    }
    desk.ours("points in the proofs, the paper's list with neighbours", std::to_string(listed));
    desk.ours("of these, threats that a search verifies", std::to_string(true_in_list));
    desk.ours("false positives of the list",
              listed == 0 ? "none" : fmt::format("{} of {}", listed - true_in_list, listed));
    desk.same("verified threats that the list misses", "0", verified - true_in_list);
    desk.say(
        "Thomsen's list, every move that was searched, is not kept by our searches and could not be counted "
        "beside it.");
}

// Two ways to connect, and what White threatens after each.
void figure_3(Desk& desk) {
    desk.show(two_links);
    const auto found = studied(desk, {two_links, "connect(D1,D5)"});
    const auto& report = std::get<analysis::GoalReport>(found);
    desk.same("solutions", "2", static_cast<int>(report.winning_moves.size()));
    for (const go::Point move : report.winning_moves) {
        go::Position after = position_of(two_links);
        after.board.play({go::Color::black, move});
        after.to_move = go::Color::white;
        const auto wish = analysis::parse_wish("connect(D1,D5)", after.board);
        if (!wish) throw Stuck{wish.error().message};
        Limits limits;
        limits.nodes = 60'000;
        Budget budget(limits, desk.circumstances().cancel);
        analysis::MultiGoalOptions options;
        options.effort.order = 3;
        const auto then = std::get<analysis::GoalReport>(analysis::study(after, *wish, options, budget));
        desk.same(fmt::format("after {}", to_string(move)), "W|W", to_string(then.status));
        std::string threats;
        for (const go::Point p : then.opponent_threats)
            threats += (threats.empty() ? "" : " ") + to_string(p);
        desk.ours(fmt::format("White's threats after {}", to_string(move)),
                  threats.empty() ? "none" : threats);
    }
    desk.say("The figure's board is lost, and the text names no point of it. This board is our own.");
}

void survival(Desk& desk) {
    const auto found = studied(desk, {straight_four, "survive(A1)"});
    desk.same("survive(A1), goals found by machine", "W|W", status(found));
    desk.say(
        "'goals --pairs' finds double threats and miai of a whole board; a deeper decomposition is not "
        "built.");
}

void ko_numbers(Desk& desk) {
    const auto found = studied(desk, {corner_ko, "capture(K3)"});
    desk.same("an outcome in a ko from searches that share a table", "KO↑|L", status(found));
    desk.missing(
        "A search with pairs of proof numbers for kos is not written: the table says of every entry whether "
        "it leans on a "
        "ban, so that only what does is searched for each rule (docs/notes/multi-goals.md).");
}

constexpr Cost instant = Cost::instant, seconds = Cost::seconds;

const Entry entries[] = {
    {"M1", "states", "definition 1", "G = {F|O}: won, unsettled, lost, and L|W", "outcome 'L|W'", instant,
     states},
    {"M2", "figure1", "figure 1", "Go instances: two eyes, straight four and three, ko, seki",
     "goal BOARD 'live(A1)'", seconds, figure_1},
    {"M3", "uncertain", "CGT section", "U is evaluated by risk", "outcome '{KO↑,U|L}' --risk bold", instant,
     uncertain},
    {"M4", "kos", "CGT section", "KO↑ = {W|KO↓}, KO↓ = {KO↑|L}", "outcome 'KO↓ or KO↓'", instant, kos},
    {"M5", "threats-in-games", "CGT section", "WL|L is lost, with a threat; KO↑LLL|LLLL",
     "outcome 'KO↑LLL|LLLL'", instant, several_moves},
    {"M6", "example3", "definition 2, example 3", "G1 AND (G2 OR G3)", "outcome 'W|L and (W|L or W|L)'",
     instant, example_3},
    {"M7", "apart", "multi-goals", "goals apart cost less than jointly: 80 and 2,520 nodes (Thomsen's)",
     "goal BOARD 'A and B' --jointly", seconds, apart_or_jointly},
    {"M8", "rules", "definitions 4 and 5", "W, L and U in AND and OR", "outcome 'U or U'", instant, rules},
    {"M9", "example6", "examples 6 to 8", "W|WL, WL|L, W|WKO↓", "outcome 'KO↑ or KO↓'", instant,
     examples_6_to_8},
    {"M10", "example9", "example 9", "three goals", "outcome 'W|L or W|L or W|L'", instant, example_9},
    {"M11", "figure2", "figure 2", "instances: one of two, both, shared eyes, double threat",
     "goal BOARD 'eye(D1) and eye(F1)'", seconds, figure_2},
    {"M12", "sussman", "dependent games", "Sussman-dependence", "", instant, sussman},
    {"M13", "achieving", "definition 10", "achieving and winning moves", "outcome 'W|L'", instant, orders},
    {"M14", "n-moves", "definition 11", "n-moves", "outcome 'W|WL'", instant, n_moves},
    {"M15", "dependence", "definition 12", "(n,m)-dependence",
     "goal BOARD 'connect(B4,D4) and connect(D4,F4)'", seconds, dependence},
    {"M16", "effective", "definition 13", "effective (n,m)-dependence",
     "goal BOARD 'connect(B4,D4) and connect(D4,F4)'", seconds, effective},
    {"M17", "tally", "definition 14, example 15", "the tally of a game", "outcome 'tally(WWWW|WWUL)'",
     instant, tally},
    {"M18", "axiom16", "axiom 16, examples 17 and 18", "joint moves, in the calculator and on boards",
     "outcome 'both_opponent(W|WL,W|WL)'", seconds, joint_moves},
    {"M19", "solutions", "algorithms", "multiple solutions by detaching and going on",
     "goal BOARD 'capture(B8)'", seconds, solutions},
    {"M20", "find-threats", "algorithms", "FIND_THREATS from the proof tree, beside Thomsen's list",
     "goal BOARD 'connect(B4,D4)' --trace", seconds, threats},
    {"M21", "figure3", "figure 3", "two solutions and the threats after each", "goal BOARD 'connect(D1,D5)'",
     seconds, figure_3},
    {"M22", "dependent-formulas", "future work", "formulas of dependent games implemented",
     "outcome 'both_friend(W|L,W|L)'", seconds, axiom_16},
    {"M23", "automatic", "future work", "multi-goals found by machine", "goal BOARD 'survive(A1)'", seconds,
     survival},
    {"M24", "ko-numbers", "future work", "proof numbers for kos", "goal BOARD 'capture(K3)'", seconds,
     ko_numbers},
};

}  // namespace

std::span<const Entry> meijer() { return entries; }

}  // namespace tedomari::paper
