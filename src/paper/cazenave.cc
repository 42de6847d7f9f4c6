// SPDX-License-Identifier: MIT
#include <cmath>
#include <fmt/format.h>

#include "analysis/goal.h"
#include "analysis/sente.h"
#include "ask/files.h"
#include "base/progress.h"
#include "go/diagram.h"
#include "paper/entry.h"
#include "player/goal_hotstrat.h"
#include "sgf/record.h"
#include "tactics/connect.h"
#include "tactics/distance.h"
#include "tactics/layout.h"
#include "tactics/relevant.h"
#include "trial/experiment.h"
#include "trial/sente_set.h"
#include "valuation/values.h"

// [Cazenave 2005].  The boards of its figures are lost: ours show the same things.
namespace tedomari::paper {

std::string_view sente_problems_text();  // examples/sente.jsonl, made by cmake/embed.cmake

namespace {

using valuation::FourValues;

FourValues<Rational> tenths(int friend_threat, int friend_value, int enemy, int enemy_threat) {
    return {Rational(friend_threat, 10), Rational(friend_value, 10), Rational(enemy, 10),
            Rational(enemy_threat, 10)};
}

void temperatures(Desk& desk) {
    // White's subgames: his values are Black's turned round.
    desk.same("{-2.2, -14.2 || 12.4}", "103/10", valuation::temperature(-tenths(-142, -22, 124, 124)));
    desk.same("{-5.8, -9.4 || 8.1, 15.5}", "97/10", valuation::temperature(-tenths(-94, -58, 81, 155)));
    desk.same("the thermograph of the first says the same", "103/10",
              valuation::thermograph_of(-tenths(-142, -22, 124, 124)).temperature());
}

void formula(Desk& desk) {
    constexpr int rounds = 1000;
    int held = 0;
    for (int round = 0; round < rounds; ++round) {
        Rational values[4];
        for (Rational& value : values) value = Rational(static_cast<int>(desk.luck().below(400)) - 200, 10);
        std::sort(std::begin(values), std::end(values));
        const FourValues<Rational> four{values[3], values[2], values[1], values[0]};
        const Rational t = valuation::thermograph_of(four).temperature();
        held += valuation::paper_temperature(four) == t || four.enemy == four.friend_value ? 1 : 0;
    }
    desk.holds("temperature() of ordered values is their thermograph's", held, rounds);
}

// --- sente -------------------------------------------------------------------------------------------------

std::vector<trial::SenteProblem> problems() {
    auto read = trial::parse_sente_problems(sente_problems_text());
    if (!read) throw Stuck{read.error().message};
    return *std::move(read);
}

trial::SenteSetReport solved(Desk& desk, tactics::Tries tries) {
    tactics::SenteEffort effort;
    effort.tries = tries;
    return trial::solve_sente_problems(problems(), effort, desk.circumstances().cancel);
}

void sente_set(Desk& desk) {
    const auto report = solved(desk, tactics::Tries::sound);
    int right = 0, misled = 0;
    std::uint64_t moves = 0;
    for (const auto& result : report.cases) {
        right += result.is_right() ? 1 : 0;
        misled += result.is_misled() ? 1 : 0;
        moves += result.moves();
    }
    desk.holds("problems answered right", right, static_cast<int>(report.cases.size()));
    desk.ours("moves played in all", std::to_string(moves));
    desk.ours("questions in which a search for both goals at once misleads", std::to_string(misled));
}

void sente_first(Desk& desk) {
    const auto all = problems();
    int sente = 0, not_sente = 0;
    for (const auto& result : solved(desk, tactics::Tries::sound).cases) {
        sente += result.problem.sente && result.is_right() ? 1 : 0;
        not_sente += !result.problem.sente && result.is_right() ? 1 : 0;
    }
    desk.same("moves that are sente on another goal are told from those that are not", "true",
              sente > 0 && not_sente > 0 ? "true" : "false");
    desk.ours("sente and not, found right", fmt::format("{} and {}", sente, not_sente));
    desk.say(
        "The board of figure 1 is lost; these are positions found by machine and checked by brute force.");
}

void the_papers_moves(Desk& desk) {
    const auto sound = solved(desk, tactics::Tries::sound),
               paper = solved(desk, tactics::Tries::of_the_paper);
    int wrong = 0;
    for (const auto& result : paper.cases) wrong += result.is_right() ? 0 : 1;
    int misled = 0;
    for (const auto& result : sound.cases) misled += result.is_misled() ? 1 : 0;
    desk.same("MinNode by both traces: wrong answers on this set", "0", wrong);
    desk.same("the double goal does not work: it misleads somewhere", "true", misled > 0 ? "true" : "false");
    desk.say(
        "On other questions the two traces alone do miss refutations (docs/notes/sente.md); the program "
        "tries every move on the "
        "goal's trace, `Tries::of_the_paper` only those.");
}

void table_1(Desk& desk) {
    sente_set(desk);
    constexpr int printed[] = {2095, 34651, 59704, 6063, 68209, 2522,  24,
                               4982, 91774, 2083,  17,   263,   10529, 1341};
    int total = 0;
    for (const int moves : printed) total += moves;
    desk.slip("the printed moves added up", "284405", "284257", std::to_string(total));
    // Questions as large as the paper's, of a game played by the program.
    const auto record = sgf::read_record(ask::examples().at("selfplay-19x19.sgf"), 100);
    if (!record) throw Stuck{record.error().message};
    analysis::SenteOptions options = analysis::quick_sente();
    options.nodes_each = 100'000;
    Budget budget(Limits{}, desk.circumstances().cancel);
    Progress silent;
    const auto found = analysis::find_sente(record->game.position(), options, budget, silent);
    int large = 0, sente = 0;
    std::uint64_t largest = 0;
    for (const auto& pair : found.pairs) {
        if (pair.sente.moves < 2000) continue;
        ++large;
        sente += pair.sente.verdict == tactics::Verdict::won ? 1 : 0;
        largest = std::max(largest, pair.sente.moves);
    }
    desk.ours("threats at move 100 of examples/selfplay-19x19.sgf", std::to_string(found.threats));
    desk.ours("not answered", std::to_string(found.unknown));
    desk.ours("answered with 2,000 moves and more", std::to_string(large));
    desk.ours("sente among these, proved", std::to_string(sente));
    desk.ours("the largest, in moves", std::to_string(largest));
    desk.same("questions as large as the paper's are answered", "true",
              large >= 14 && sente > 0 ? "true" : "false");
    desk.say(
        "The fourteen boards are lost. The set of our own is small, a median of about 80 moves; questions of "
        "the paper's "
        "size, 2,000 to 90,000, come from a game.");
}

// --- values ------------------------------------------------------------------------------------------------

constexpr const char* cut = R"(
    . . . . . . . . .
    . . . . . . . . .
    . . . X . O . . .
    . . . X . O . . .
    . . X O . O X . .
    . . X O X . X . .
    . . . X . X O . .
    . . . . . . . . .
    . . . . . . . . .)";

go::Position position_of(const char* rows) {
    const auto drawn = go::parse_diagram(rows);
    if (!drawn) throw Stuck{drawn.error().message};
    go::Position position;
    position.board = drawn->board;
    return position;
}

valuation::Valuation valued(Desk& desk, valuation::Threats threats, valuation::Literal literal = {},
                            bool as_player = false) {
    valuation::ValueSettings settings;
    if (as_player) settings = player::goal_settings(threats, playout::PolicyKind::uniform, {}, literal);
    settings.literal = literal;
    settings.threats = threats;
    settings.games = 4000;
    settings.sampling.policy = playout::PolicyKind::uniform;
    Budget budget(Limits{}, desk.circumstances().cancel);
    return valuation::value_goals(position_of(cut), settings, budget);
}

// A thing of the paper that is read otherwise here, and by its letter where one asks for it.
struct Reading {
    valuation::Literal literal;
    bool fewer;  // by the letter fewer moves have a value; else more, or as many
    const char* word;
};
void both_readings(Desk& desk, const Reading& reading) {
    const auto ours = valued(desk, valuation::Threats::none, {}, true),
               letter = valued(desk, valuation::Threats::none, reading.literal, true);
    desk.ours("goals open, and moves with a value, as we read it",
              fmt::format("{}, {}", ours.open.size(), ours.moves.size()));
    desk.ours(fmt::format("the same with `--literal {}`", reading.word),
              fmt::format("{}, {}", letter.open.size(), letter.moves.size()));
    const bool holds =
        reading.fewer ? letter.moves.size() < ours.moves.size()
                      : letter.moves.size() >= ours.moves.size() && letter.open.size() >= ours.open.size();
    desk.same(reading.fewer ? "the letter values fewer" : "the letter leaves out none", "true",
              holds ? "true" : "false");
}

void goal_values(Desk& desk) {
    const auto found = valued(desk, valuation::Threats::none);
    int better = 0;
    for (const auto& goal : found.open) better += goal.reached.games > 0 && goal.missed.games > 0 ? 1 : 0;
    desk.ours("open goals", std::to_string(found.open.size()));
    desk.holds("each has games in which it was reached and games in which it was not", better,
               static_cast<int>(found.open.size()));
    desk.ours("the most important gains",
              found.open.empty() ? "nothing" : fmt::format("{:.1f} points", found.open.front().importance()));
}

void four_values(Desk& desk) {
    const auto found = valued(desk, valuation::Threats::connections);
    int threats = 0, clamped = 0;
    for (const auto& move : found.moves) {
        threats += move.threat ? 1 : 0;
        clamped += move.temperature >= 0 ? 1 : 0;
    }
    desk.ours("moves that decide open goals", std::to_string(found.moves.size()));
    desk.ours("of these with a threat of connection", std::to_string(threats));
    desk.holds("temperatures are not negative", clamped, static_cast<int>(found.moves.size()));
}

void what_the_player_sees(Desk& desk) {
    const auto as_player = valued(desk, valuation::Threats::none, {}, true),
               all = valued(desk, valuation::Threats::none);
    desk.ours("goals that the player reads, and `values` by itself",
              fmt::format("{} and {}", as_player.goals, all.goals));
    desk.same("the player reads connections only: fewer", "true",
              as_player.goals < all.goals ? "true" : "false");
    desk.say(
        "`values --as-player` reads what hotstrat-goals reads, and the GTP command tedomari-goal_values "
        "tells it "
        "during a game.");
}

void kinds_of_goals(Desk& desk) {
    int held = 0;
    const char* goals[] = {"connect(D5,F5)", "disconnect(D5,F5)", "capture(E4)", "escape(E4)", "live(D4)"};
    const go::Position position = position_of(cut);
    for (const char* goal : goals) held += tactics::parse_question(goal, position.board) ? 1 : 0;
    desk.holds("connection, separation, capture, escape, life are goals", held,
               static_cast<int>(std::size(goals)));
}

analysis::GoalReport studied(Desk& desk, const char* text) {
    const go::Position position = position_of(cut);
    const auto question = tactics::parse_question(text, position.board);
    if (!question) throw Stuck{question.error().message};
    tactics::Effort effort;
    tactics::ReadingTable table(std::size_t{8} << 20);
    Limits limits;
    limits.nodes = 40'000;
    Budget budget(limits, desk.circumstances().cancel);
    return analysis::study_goal(position, *question, effort, table, budget);
}

void unsettled(Desk& desk) {
    const auto report = studied(desk, "capture(E4)");
    desk.ours("capture(E4)", to_string(report.status));
    desk.same("a goal that who moves first decides is unsettled", "true",
              report.status.is_unsettled() == (report.status.friend_first != report.status.opponent_first)
                  ? "true"
                  : "false");
    both_readings(desk, {{.lost = true}, false, "lost"});
    desk.say(
        "A slip of 3.3: 'both Won, or the first Lost' is settled. What is unknown for want of nodes is not "
        "open here; in the paper all that is not Won is Lost, as with `--literal lost`.");
}

void traces(Desk& desk) {
    const auto report = studied(desk, "capture(E4)");
    desk.same("a search has a trace", "true",
              report.friend_first.trace.empty() && report.opponent_first.trace.empty() ? "false" : "true");
}

void reaching_moves(Desk& desk) {
    const auto found = valued(desk, valuation::Threats::none);
    desk.ours("moves that reach or prevent an open goal", std::to_string(found.moves.size()));
    both_readings(desk, {{.all_moves = true}, false, "all-moves"});
    desk.say(
        "Of an empty connection the point itself, else one other, unless all are asked for: `--literal "
        "all-moves`.");
}

// The paper calls a disconnection Won, unsearched, where the distance is over four.
void far_apart(Desk& desk) {
    int apart = 0, agree = 0;
    for (const int move : {12, 18, 24, 30, 36}) {
        const auto record = sgf::read_record(ask::examples().at("short-9x9.sgf"), move);
        if (!record) throw Stuck{record.error().message};
        const go::Board& board = record->game.board();
        std::vector<go::Point> chains;
        go::for_each_point(board.size(), [&](go::Point p) {
            if (go::is_stone(board.at(p)) && board.chain(p) == p) chains.push_back(p);
        });
        const tactics::Layout layout = tactics::layout_of(board);
        tactics::ReadingTable table(std::size_t{8} << 20);
        for (const go::Point a : chains) {
            for (const go::Point b : chains) {
                if (!(a < b) || board.at(a) != board.at(b)) continue;
                const tactics::Ways ways{board, layout, go::color_of(board.at(a))};
                if (tactics::moves_apart(ways, a, b, 4) <= 4) continue;
                Limits limits;
                limits.nodes = 3000;
                Budget budget(limits, desk.circumstances().cancel);
                tactics::Effort effort;
                const auto read = tactics::read(board, tactics::connect(board, a, b), tactics::Side::attacker,
                                                effort, table, budget);
                ++apart;
                agree += read.outcome == outcome::Outcome::won() ? 0 : 1;
            }
        }
    }
    desk.holds("pairs more than four moves apart that a search does not connect either", agree, apart);
    desk.say(
        "Ours is searched to an order of threats, without a limit of distance: where the paper stops, it "
        "finds the same. "
        "Positions of examples/short-9x9.sgf.");
}

void distances(Desk& desk) {
    const go::Board board = position_of(cut).board;
    tactics::GoalKinds kinds{false, true, true, false, false, false};
    const auto all = tactics::relevant_goals(board, kinds).size();
    kinds.over_own_chains = false;
    const auto direct = tactics::relevant_goals(board, kinds).size();
    desk.ours("goals of a position, own chains passed over at no cost", std::to_string(all));
    desk.ours("goals by the letter, through empty points only", std::to_string(direct));
    desk.same("the letter names fewer", "true", direct < all ? "true" : "false");
    desk.say(
        "`--literal direct` plays by the letter; the player does not unless told so. Table 2 has a row of "
        "it.");
}

struct Estimate {
    double mean = 0, error = 0;
    int games = 0;
};
Estimate estimate(const trial::MatchReport& report, std::optional<go::Color> color = {}) {
    Estimate found;
    double sum = 0, squares = 0;
    for (const auto& game : report.games) {
        const bool black = game.black == 0;
        if (!game.score || (color && black != (*color == go::Color::black))) continue;
        const double mine = game.score->to_double() * (black ? 1 : -1);
        ++found.games;
        sum += mine;
        squares += mine * mine;
    }
    if (found.games == 0) return found;
    found.mean = sum / found.games;
    if (found.games > 1)
        found.error = std::sqrt(std::max(0.0, squares - sum * found.mean) / (found.games - 1) / found.games);
    return found;
}
std::string text_of(const Estimate& found) {
    return found.games == 0
               ? "no game counted"
               : fmt::format("{:+.1f} ± {:.1f} ({} games)", found.mean, found.error, found.games);
}

// All rows, ten games each at a time, so that whenever it is stopped every row has about as many.
std::vector<trial::PlayedRow> played_table(Desk& desk) {
    constexpr int at_once = 10;
    trial::GoalThreats experiment;
    experiment.program = desk.circumstances().program;
    experiment.sgf_folder = desk.circumstances().folder;
    const int all = desk.circumstances().games, step = experiment.sgf_folder.empty() ? all : at_once;
    std::vector<trial::PlayedRow> played;
    for (int games = std::min(step, all);; games = std::min(games + step, all)) {
        experiment.games = games;
        const auto rows = trial::goal_threats(experiment);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            trial::MatchObserver observer;
            observer.cancel = desk.circumstances().cancel;
            observer.on_move = [&, last = -1](const trial::MatchReport& so_far, int game, int) mutable {
                if (game == last) return;
                last = game;
                desk.circumstances().tell(
                    fmt::format("{}, game {}: {} done", rows[i].name, game, so_far.games.size()));
            };
            const auto report = trial::play_match(rows[i].plan, observer);
            if (!report) throw Stuck{report.error().message};
            if (i < played.size()) {
                played[i].report = *report;
            } else {
                played.push_back({rows[i].name, *report});
            }
            if (report->interrupted) return played;
        }
        if (games == all) return played;
    }
}

const trial::MatchReport& row_of(const std::vector<trial::PlayedRow>& rows, std::string_view name) {
    for (const auto& row : rows) {
        if (row.name == name) return row.report;
    }
    throw Stuck{"stopped before there was anything to compare"};
}

// White saves F4 by G4; at D7 he joins two groups and threatens to go on.
constexpr const char* saving_or_threatening = R"(
    . . . . . . . . .
    . . O X . . . . .
    . . . . X . . . .
    . . . O X . . . .
    . . O O X . . . .
    . . . O X O . . .
    . . . . O X . . .
    . . . O . X . . .
    . . X X . . . . .)";

void over_evaluation(Desk& desk) {
    desk.show(saving_or_threatening);
    struct Heat {
        double saving = 0, threat = 0;
    };
    const auto heat = [&](playout::PolicyKind policy) {
        valuation::ValueSettings settings;
        settings.kinds = {false, true, true, false, false, false};
        settings.threats = valuation::Threats::connections;
        settings.invalidations = false;
        settings.games = 5000;
        settings.sampling.policy = policy;
        settings.verified = 4;
        settings.verified_enemy = settings.all_answers = false;
        go::Position position = position_of(saving_or_threatening);
        position.to_move = go::Color::white;
        Budget budget(Limits{}, desk.circumstances().cancel);
        Heat found;
        for (const auto& move : valuation::value_goals(position, settings, budget).moves) {
            if (move.move.color != go::Color::white) continue;
            if (move.move.point == go::at("G4")) found.saving = std::max(found.saving, move.temperature);
            if (move.move.point == go::at("D7")) found.threat = std::max(found.threat, move.temperature);
        }
        return found;
    };
    const Heat uniform = heat(playout::PolicyKind::uniform), informed = heat(playout::PolicyKind::informed);
    const auto text = [](const Heat& h) { return fmt::format("{:.0f} and {:.0f}", h.threat, h.saving); };
    desk.ours("uniform games: the threat at D7, saving at G4", text(uniform));
    desk.ours("less random games", text(informed));
    desk.same("uniform games find the threat hotter than saving five stones", "true",
              uniform.threat > uniform.saving ? "true" : "false");
    desk.same("less random games do not", "true", informed.threat < informed.saving ? "true" : "false");
    desk.say(
        "The paper's position is lost. This one was found by machine; the network has saving 12 points "
        "better.");
}

constexpr const char* other_opponent =
    "Against GNU Go 3.8 at level 10, for the paper's 3.6 is not to be had. Games in `--folder` are kept and "
    "gone on with.";

// The paper prints no figures of it.
void less_random(Desk& desk) {
    const auto rows = played_table(desk);
    const Estimate uniform = estimate(row_of(rows, "without threats")),
                   informed = estimate(row_of(rows, "without, informed games"));
    desk.ours("uniform games", text_of(uniform));
    desk.ours("informed games", text_of(informed));
    desk.ours("gain", fmt::format("{:+.1f} ± {:.1f}", informed.mean - uniform.mean,
                                  std::hypot(informed.error, uniform.error)));
    desk.say(other_opponent);
}

void table_2(Desk& desk) {
    const auto rows = played_table(desk);
    for (const auto& [name, report] : rows) desk.ours(name, text_of(estimate(report)));
    desk.show(trial::table_text(rows));
    // The paper's player is the one that chooses its goals by the letter.
    const Estimate without = estimate(row_of(rows, "without, by 3.2 and 6.2")),
                   with = estimate(row_of(rows, "with, by 3.2 and 6.2"));
    desk.same("without threats, by 3.2 and 6.2 (-22.3 in the paper): at least -30", "true",
              without.mean >= -30 ? "true" : "false");
    const double gain = with.mean - without.mean, error = std::hypot(with.error, without.error);
    desk.ours("what threats gain (9.3 in the paper)", fmt::format("{:+.1f} ± {:.1f}", gain, error));
    desk.same("at least 4 points, with 95 % confidence", "true",
              gain - 1.645 * error >= 4 ? "true" : "false");
    desk.say(other_opponent);
}

void colors(Desk& desk) {
    const auto rows = played_table(desk);
    for (const auto& [name, report] : rows) {
        desk.ours(name, fmt::format("as Black {}, as White {}", text_of(estimate(report, go::Color::black)),
                                    text_of(estimate(report, go::Color::white))));
    }
    const auto& with = row_of(rows, "with, by 3.2 and 6.2");
    desk.same(
        "with threats better as Black (-6.9) than as White (-19.1)", "true",
        estimate(with, go::Color::black).mean > estimate(with, go::Color::white).mean ? "true" : "false");
    desk.say(other_opponent);
}

constexpr Cost instant = Cost::instant, seconds = Cost::seconds, experiment = Cost::experiment;

const Entry entries[] = {
    {"C1", "figure1", "1, figure 1", "moves that are sente on a goal, and that are not",
     "goals POSITION --sente", instant, sente_first},
    {"C2", "temperatures", "1", "temperatures of two subgames: 10.3 and 9.7",
     "cgt 'temperature({142|22||-124})'", instant, temperatures},
    {"C3", "goals", "3.1", "positive and negative goals", "goal POSITION 'connect(D5,F5)'", instant,
     kinds_of_goals},
    {"C4", "disconnection", "3.1", "a disconnection is won when the distance is over four",
     "goal POSITION 'disconnect(D5,F5)'", seconds, far_apart},
    {"C5", "distance", "3.2", "pairs at a distance less than four; liberties of order one to four",
     "goals POSITION --empty-connections", instant, distances},
    {"C6", "unsettled", "3.3", "unsettled: first Won, second Lost", "goal POSITION 'capture(E4)'", seconds,
     unsettled},
    {"C7", "traces", "3.4, figure 2", "positive and negative traces", "goal POSITION 'capture(E4)' --trace",
     instant, traces},
    {"C8", "moves", "3.5", "all moves that reach or prevent an unsettled goal", "values POSITION", seconds,
     reaching_moves},
    {"C9", "threatening", "3.6", "threatening moves", "values POSITION --threats connections", seconds,
     four_values},
    {"C10", "min-node", "4.1 and 4.2, figure 3", "MaxNode and MinNode; the double goal does not work",
     "regress --sente FILE", instant, the_papers_moves},
    {"C11", "negative", "4.2", "negative goals by the opposite search", "goal POSITION 'disconnect(D5,F5)'",
     instant, kinds_of_goals},
    {"C12", "monte-carlo", "5.1", "standard Monte-Carlo", "playout POSITION", seconds, goal_values},
    {"C13", "goal-value", "5.2", "a goal's value: means of games that reach it and that do not",
     "values POSITION --threats none", seconds, goal_values},
    {"C14", "two-goals", "5.3", "two goals at once", "values POSITION --threats connections", seconds,
     four_values},
    {"C15", "four-values", "6.1 to 6.3", "four values of a move", "values POSITION", seconds,
     [](Desk& desk) {
         four_values(desk);
         both_readings(desk, {{.taking = true}, true, "taking"});
         desk.say(
             "The paper gives no enemy's value to an empty connection that takes nothing away. Here it is "
             "the mean "
             "where the point is not reached; with `--literal taking` such a move has no value.");
     }},
    {"C16", "friend-group", "6.2", "threats only to points not already connected to a friend group",
     "values POSITION --literal groups", seconds,
     [](Desk& desk) {
         both_readings(desk, {{.groups = true}, true, "groups"});
         desk.say(
             "Read here as: a friend moving first connects. With `--literal groups` chains joined by won "
             "connections are one group, which has no goals inside it.");
     }},
    {"C17", "formula", "6.4", "temperature() of four values", "cgt 'temperature({94|58||-81|-155})'", instant,
     formula},
    {"C18", "best-enemy", "6.4", "the best enemy option only", "values POSITION", instant, formula},
    {"C19", "search", "7", "templates, iterative deepening, table, killers, history", "regress --sente FILE",
     instant, sente_set},
    {"C20", "table1", "7.1, figure 5, table 1", "fourteen problems: 284,257 moves, 540 ms",
     "regress --sente examples/sente.jsonl", seconds, table_1},
    {"C21", "table2", "7.2, table 2", "against GNU Go: -22.3 without threats, -13.0 with",
     "match --preset goal-threats", experiment, table_2},
    {"C22", "colors", "7.2", "as Black -6.9, as White -19.1", "match --preset goal-threats", experiment,
     colors},
    {"C23", "over-evaluation", "7.3", "threats are over-evaluated",
     "values POSITION --threats connections --policy uniform", seconds, over_evaluation},
    {"C24", "other-goals", "8", "future work: other goals", "values POSITION --threats all", seconds,
     goal_values},
    {"C25", "less-random", "8", "future work: less random games",
     "paper cazenave less-random --games 300 --folder games", experiment, less_random},
    {"C26", "combinations", "8", "future work: threats and combinations of goals",
     "values POSITION --threats all", seconds, four_values},
    {"C27", "figure4", "8, figure 4", "future work: moves that invalidate threats",
     "values POSITION --threats all", seconds,
     [](Desk& desk) {
         const auto found = valued(desk, valuation::Threats::all);
         int invalidating = 0;
         for (const auto& move : found.moves) invalidating += move.invalidated ? 1 : 0;
         desk.ours("moves of a position that take away a threat", std::to_string(invalidating));
     }},
    {"C28", "several-options", "8", "future work: several enemy options", "values POSITION", instant,
     [](Desk& desk) {
         const std::vector<valuation::EnemyOption<Rational>> two = {{-5, -5}, {-4, -20}};
         desk.ours("{10 || -5; -4 | -20}: temperature",
                   to_mixed_string(valuation::thermograph_of(10, 10, two).temperature()));
         desk.same("no cooler than with the first option alone", "true",
                   valuation::thermograph_of(10, 10, two).temperature() >=
                           valuation::thermograph_of(10, 10, std::span(two).first(1)).temperature()
                       ? "true"
                       : "false");
     }},
    {"C29", "explained", "–", "what the player sees", "values POSITION --as-player none", seconds,
     what_the_player_sees},
};

}  // namespace

std::span<const Entry> cazenave() { return entries; }

}  // namespace tedomari::paper
