// SPDX-License-Identifier: MIT
#include "analysis/problems.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "analysis/combination.h"
#include "analysis/life.h"
#include "analysis/tactical.h"
#include "tactics/dragon.h"
#include "tactics/ladder.h"

namespace tedomari::analysis {

using go::Board;
using go::Color;
using go::Point;
using nlohmann::json;
using tactics::Side;

namespace {

std::string text_of(const json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : "";
}

Result<Board> board_of(const json& problem) {
    const int size = problem.value("board_size", 0);
    const auto rows = problem.find("rows");
    if (size < 1 || size > go::max_size) return Error{"board_size must be 1 to 25"};
    if (rows == problem.end() || !rows->is_array() || static_cast<int>(rows->size()) != size)
        return Error{"rows must be as many as board_size"};
    Board board(go::square(size));
    for (int row = 0; row < size; ++row) {
        const json& line = (*rows)[static_cast<std::size_t>(row)];
        if (!line.is_string() || static_cast<int>(line.get<std::string>().size()) != size)
            return Error{"every row must have board_size signs"};
        const std::string signs = line.get<std::string>();
        for (int column = 0; column < size; ++column) {
            const char sign = signs[static_cast<std::size_t>(column)];
            const Point p = Point::at(column, size - 1 - row);
            if (sign == 'X') board.place(p, Color::black);
            if (sign == 'O') board.place(p, Color::white);
        }
    }
    if (!board.is_possible()) return Error{"a chain has no liberty"};
    const auto ko = go::parse_point(text_of(problem, "ko"), board.size());
    if (ko)
        board.set_ko_ban(
            {text_of(problem, "ko_forbidden_for") == "white" ? Color::white : Color::black, *ko});
    return board;
}

// Who plays, where the points do not tell: Pachi's color, or GNU Go's argument.
Color color_of_problem(const json& problem) {
    const auto arguments = problem.find("args");
    const bool named = arguments != problem.end() && arguments->is_array() && !arguments->empty() &&
                       (*arguments)[0] == "white";
    return named || text_of(problem, "color") == "white" ? Color::white : Color::black;
}

// The points a problem is about: GNU Go's arguments or Pachi's point.
std::vector<Point> points_of(const json& problem, go::Size size) {
    std::vector<Point> points;
    const auto add = [&](const json& text) {
        if (!text.is_string()) return;
        if (const auto p = go::parse_point(text.get<std::string>(), size)) points.push_back(*p);
    };
    if (const auto arguments = problem.find("args"); arguments != problem.end()) {
        for (const json& argument : *arguments) add(argument);
    }
    for (const char* key : {"point", "target"}) {
        if (const auto point = problem.find(key); point != problem.end()) add(*point);
    }
    return points;
}

// What we say to a problem; `known` false when we have no reader for it or it gave up.
struct Spoken {
    std::string text;
    bool known = true, proved = false;
    std::uint64_t nodes = 0;
    std::optional<tactics::Check> check = {};
};

// A stone thrown into atari there, taken, and the takers taken back, more of them than the one stone of a ko.
bool is_snapback(Board board, Point p, Color color) {
    if (!board.is_legal({color, p}, go::Suicide::forbidden)) return false;
    board.play({color, p});
    if (board.liberties(p) != 1) return false;
    const Point last = board.liberty_set(p).first();
    if (!board.is_legal({opponent(color), last}, go::Suicide::forbidden)) return false;
    board.play({opponent(color), last});
    return board.liberties(last) == 1 && board.chain_size(last) > 1;
}

// Whether the chain can take an enemy beside it that is in atari and is itself out of atari then.
bool can_take_back(Board board, Point stone) {
    const Color color = color_of(board.at(stone));
    bool can = false;
    std::vector<Point> moves;
    board.for_each_enemy_chain(stone, [&](Point name) {
        if (board.liberties(name) == 1) moves.push_back(board.liberty_set(name).first());
    });
    for (const Point p : moves) {
        if (!board.is_legal({color, p}, go::Suicide::forbidden)) continue;
        board.play({color, p});
        can |= board.liberties(stone) > 1;
        board.undo();
    }
    return can;
}

class Solver {
public:
    explicit Solver(const ProblemSettings& settings) : settings_(settings) {}

    Spoken solve(const Board& board, const std::string& kind, const std::vector<Point>& points, Color color) {
        Limits limits;
        limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(settings_.seconds_each * 1e9));
        limits.nodes = settings_.nodes_each;
        Budget budget(limits, settings_.cancel);
        Spoken spoken = answer(board, kind, points, color, budget);
        spoken.nodes = budget.nodes();
        return spoken;
    }

private:
    Spoken answer(const Board& board, const std::string& kind, const std::vector<Point>& points, Color color,
                  Budget& budget) {
        if (kind == "combination_attack" || kind == "combination_defend")
            return combination(board, kind, color, budget);
        if (points.empty()) return {"", false};
        const auto stone = [&](std::size_t i) {
            return i < points.size() && go::is_stone(board.at(points[i]));
        };
        const auto goal = [&](const tactics::Goal& asked, Side first) {
            const TacticalAnswer answer = ask(board, asked, first, table_, budget, settings_.nodes_to_verify);
            return Spoken{answer.known ? to_string(answer) : "", answer.known, answer.proved, 0,
                          answer.check};
        };
        if (kind == "unconditional_status") {
            const std::string status = unconditional_status(board, points[0]);
            return {status, true,
                    status != "undecided"};  // a theorem says what it says, not what it does not
        }
        if (kind == "eval_eye") return {eval_eye(board, points[0], table_, budget), true, false};
        if (kind == "snapback") return {is_snapback(board, points[0], color) ? "1" : "0", true, false};
        if (kind == "owl_does_attack" || kind == "owl_does_defend") return does(board, kind, points, budget);
        if (!stone(0)) return {"", false};
        if (const auto life = life_answer(board, kind, points, budget)) return *life;
        if (kind == "two_eyes")
            return {tactics::has_two_eyes(board, points[0], table_, budget) ? "1" : "0", true, false};
        if (kind == "can_countercap") return {can_take_back(board, points[0]) ? "1" : "0", true, false};
        if (kind == "attack") return goal(tactics::capture(board, points[0]), Side::attacker);
        if (kind == "defend") return goal(tactics::capture(board, points[0]), Side::defender);
        if (kind == "ladder" || kind == "ladder_any") return ladder(board, points[0]);
        if (!stone(1) || board.at(points[0]) != board.at(points[1])) return {"", false};
        if (kind == "attack_either") return both_chains(board, points, Side::attacker, budget);
        if (kind == "defend_both") return both_chains(board, points, Side::defender, budget);
        if (kind == "same_dragon")
            return {is_same_dragon(board, points[0], points[1], table_, budget) ? "1" : "0", true, false};
        if (kind == "connect") return goal(tactics::connect(board, points[0], points[1]), Side::attacker);
        if (kind == "disconnect") return goal(tactics::connect(board, points[0], points[1]), Side::defender);
        return {"", false};
    }

    // One of two chains taken, or neither; read as one goal.
    Spoken both_chains(const Board& board, const std::vector<Point>& points, Side first, Budget& budget) {
        tactics::Wish wish;
        wish.form = tactics::Wish::Form::either;
        for (const Point p : {points[0], points[1]}) {
            wish.parts.emplace_back();
            wish.parts.back().question = {tactics::capture(board, p), Side::attacker};
        }
        const tactics::Reading reading = tactics::read(board, wish, first, {}, table_, budget);
        if (reading.outcome.is_unknown()) return {"", false};
        const int code = tactics::gnugo_code(reading.outcome, first);
        const std::string move = code == 0                   ? ""
                                 : reading.best.is_nowhere() ? " PASS"
                                                             : " " + go::to_string(reading.best);
        return {std::to_string(code) + move, true, reading.evidence == Evidence::proved};
    }

    Spoken combination(const Board& board, const std::string& kind, Color color, Budget& budget) {
        const Combination found = find_combination(board, color, table_, budget);
        if (!found.found) return {"PASS", true, false};
        if (kind == "combination_attack") return {go::to_string(found.move), true, !found.is_ko};
        std::string text;
        for (const Point p : moves_against(board, found, color, table_, budget))
            text += (text.empty() ? "" : " ") + go::to_string(p);
        return {text, !text.empty(), false};
    }

    static Spoken spoken(const LifeAnswer& answer) { return {answer.text, answer.known, answer.proved}; }

    // What GNU Go asks about the life of groups; nothing for other kinds.
    std::optional<Spoken> life_answer(const Board& board, const std::string& kind,
                                      const std::vector<Point>& points, Budget& budget) {
        const Point stone = points[0];
        if (kind == "owl_attack" || kind == "tsumego_kill")
            return spoken(owl_attack(board, stone, lives_, budget));
        if (kind == "owl_defend" || kind == "tsumego_live")
            return spoken(owl_defend(board, stone, lives_, budget));
        if (kind == "dragon_status") return spoken(dragon_status(board, stone, lives_, budget));
        if (kind != "analyze_semeai" || points.size() < 2) return {};
        if (!go::is_stone(board.at(points[1])) || board.at(points[1]) == board.at(stone)) return {};
        return spoken(analyze_semeai(board, stone, points[1], lives_, budget));
    }

    Spoken does(const Board& board, const std::string& kind, const std::vector<Point>& points,
                Budget& budget) {
        if (points.size() < 2 || !go::is_stone(board.at(points[1]))) return {"", false};
        return spoken(kind == "owl_does_attack"
                          ? owl_does_attack(board, points[0], points[1], lives_, budget)
                          : owl_does_defend(board, points[0], points[1], lives_, budget));
    }

    static Spoken ladder(Board board, Point target) {
        const auto reading = tactics::defend_in_ladder(board, target, 100'000);
        if (reading.ladder == tactics::Ladder::unknown) return {"", false};
        return {reading.ladder == tactics::Ladder::captured ? "1" : "0", true, true};
    }

    const ProblemSettings& settings_;
    tactics::ReadingTable table_;
    life::Table lives_;
};

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == ' ') {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

// The alternatives of each word of the expected answer.
std::vector<std::vector<std::string>> expected_fields(const json& expected) {
    std::vector<std::vector<std::string>> fields;
    if (expected.is_number_integer()) return {{std::to_string(expected.get<int>())}};
    if (!expected.is_object()) return fields;
    const auto found = expected.find("fields");
    if (found == expected.end() || !found->is_array()) return fields;
    for (const json& field : *found) {
        fields.emplace_back();
        for (const json& alternative : field) {
            if (alternative.is_string()) fields.back().push_back(alternative.get<std::string>());
        }
    }
    return fields;
}

// Whether every alternative of the code is one of GNU Go's for a ko.
bool is_ko_code(const std::string& kind, const std::vector<std::vector<std::string>>& fields) {
    static const std::vector<std::string> kinds{"attack", "defend", "connect", "disconnect"};
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end() || fields.empty()) return false;
    return std::all_of(fields[0].begin(), fields[0].end(),
                       [](const std::string& code) { return code == "2" || code == "3"; });
}

struct Judgement {
    bool code = false, move = false;  // right
};

// Of a life-and-death problem: the first move must be one that its author accepts.
Judgement judge_move(const json& accepted, const std::string& answer) {
    const auto words = words_of(answer);
    const bool right = words.size() > 1 && std::ranges::any_of(accepted, [&](const json& move) {
                           return move.is_string() && move.get<std::string>() == words[1];
                       });
    return {right, right};
}

Judgement judge(const json& problem, const std::string& answer) {
    if (const auto accepted = problem.find("accepted_first_moves"); accepted != problem.end())
        return judge_move(*accepted, answer);
    const auto expected = problem.find("expected");
    if (expected == problem.end()) return {};
    const auto fields = expected_fields(*expected);
    const auto words = words_of(answer);
    const auto agrees = [&](std::size_t i) {
        return i < fields.size() && i < words.size() &&
               std::find(fields[i].begin(), fields[i].end(), words[i]) != fields[i].end();
    };
    // An eye's code is two numbers, and so is a semeai's; every other is one word.
    const std::string kind = text_of(problem, "kind");
    const std::size_t code = kind == "eval_eye" || kind == "analyze_semeai" ? 2 : 1;
    bool right = !fields.empty();
    for (std::size_t i = 0; i < std::min(code, fields.size()); ++i) right = right && agrees(i);
    bool all = right;
    for (std::size_t i = code; i < fields.size(); ++i) all = all && agrees(i);
    const bool negated = expected->is_object() && expected->value("negated", false);
    return {right != negated, all != negated};
}

// All that the line says of itself.
ProblemResult described(const json& problem) {
    ProblemResult result;
    result.id = text_of(problem, "id");
    result.kind = text_of(problem, "kind");
    if (const std::string task = text_of(problem, "task"); result.kind.empty() && !task.empty()) {
        result.kind = "tsumego_" + task;
        result.query = result.kind + " " + text_of(problem, "target");
        if (const auto accepted = problem.find("accepted_first_moves"); accepted != problem.end())
            result.expected = accepted->dump();
        return result;
    }
    result.query = text_of(problem, "query");
    if (result.query.empty()) result.query = result.kind + " " + text_of(problem, "point");
    if (const auto expected = problem.find("expected"); expected != problem.end()) {
        result.expected = expected->is_object() ? text_of(*expected, "raw") : expected->dump();
        result.expects_ko = is_ko_code(result.kind, expected_fields(*expected));
    }
    if (const auto other = problem.find("gnugo"); other != problem.end() && other->is_object()) {
        result.gnugo = text_of(*other, "answer");
        result.gnugo_right = other->value("pass", false);
        if (const auto time = other->find("time_s"); time != other->end() && time->is_number())
            result.gnugo_seconds = time->get<double>();
    }
    return result;
}

void answer_ourselves(const json& problem, const Board& board, Solver& solver, ProblemResult& result) {
    const auto start = std::chrono::steady_clock::now();
    const Spoken spoken =
        solver.solve(board, result.kind, points_of(problem, board.size()), color_of_problem(problem));
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    result.answer = spoken.text;
    result.known = spoken.known;
    result.proved = spoken.proved;
    result.nodes = spoken.nodes;
    result.check = spoken.check;
    if (!result.known) return;
    const Judgement judgement = judge(problem, result.answer);
    result.code_right = judgement.code;
    result.move_right = judgement.move;
}

// Only what the file spells as a GTP command can be put to it.
void ask_rival(const json& problem, const Board& board, const Rival& rival, ProblemResult& result) {
    if (!rival || text_of(problem, "query").empty()) return;
    const auto answer = rival(board, result.query);
    if (!answer) return;
    result.rival_asked = true;
    result.rival = answer->text;
    result.rival_seconds = answer->seconds;
    result.rival_right = !answer->text.empty() && judge(problem, answer->text).code;
}

template <class Fits>
ProblemReport those(const std::vector<ProblemResult>& problems, Fits&& fits) {
    ProblemReport report;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(report.problems), fits);
    return report;
}

}  // namespace

int ProblemReport::count(bool ProblemResult::*what) const {
    return static_cast<int>(
        std::count_if(problems.begin(), problems.end(), [&](const ProblemResult& p) { return p.*what; }));
}

int ProblemReport::wrong_and_certain() const {
    return static_cast<int>(std::count_if(problems.begin(), problems.end(), [](const ProblemResult& p) {
        return p.known && p.proved && !p.code_right;
    }));
}

int ProblemReport::unknown() const {
    return static_cast<int>(problems.size()) - count(&ProblemResult::known);
}

std::vector<std::string> ProblemReport::kinds() const {
    std::vector<std::string> found;
    for (const ProblemResult& p : problems) {
        if (std::find(found.begin(), found.end(), p.kind) == found.end()) found.push_back(p.kind);
    }
    return found;
}

ProblemReport ProblemReport::of_kind(const std::string& kind) const {
    return those(problems, [&](const ProblemResult& p) { return p.kind == kind; });
}

ProblemReport ProblemReport::of_kos() const {
    return those(problems, [](const ProblemResult& p) { return p.expects_ko; });
}

int ProblemReport::checked(tactics::Check check) const {
    return static_cast<int>(std::count_if(problems.begin(), problems.end(),
                                          [&](const ProblemResult& p) { return p.check == check; }));
}

double ProblemReport::nodes_per_second() const {
    double nodes = 0, seconds = 0;
    for (const ProblemResult& p : problems) {
        nodes += static_cast<double>(p.nodes);
        seconds += p.seconds;
    }
    return seconds > 0 ? nodes / seconds : 0;
}

Halves ProblemReport::halves() const {
    Halves halves;
    for (const ProblemResult& p : problems) halves.add(p.id, p.code_right);
    return halves;
}

double ProblemReport::percentile(double share, double ProblemResult::*seconds) const {
    std::vector<double> times;
    for (const ProblemResult& p : problems) {
        if (seconds != &ProblemResult::rival_seconds || p.rival_asked) times.push_back(p.*seconds);
    }
    if (times.empty()) return 0;
    std::sort(times.begin(), times.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(times.size()));
    return times[std::min(at, times.size() - 1)];
}

Result<ProblemReport> solve_problems(std::string_view text, const ProblemSettings& settings,
                                     Progress& progress) {
    ProblemReport report;
    Solver solver(settings);
    int line = 0;
    while (!text.empty()) {
        ++line;
        const auto end = text.find('\n');
        const std::string_view row = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (row.find_first_not_of(" \t\r") == std::string_view::npos) continue;
        const json problem = json::parse(row, nullptr, false);
        if (!problem.is_object()) return Error{"not a JSON object", line, 1};
        const auto board = board_of(problem);
        if (!board) return Error{board.error().message, line, 1};
        ProblemResult result = described(problem);
        progress.advance();
        if (!is_in(settings.half, result.id)) continue;
        answer_ourselves(problem, *board, solver, result);
        ask_rival(problem, *board, settings.rival, result);
        report.problems.push_back(std::move(result));
        report.interrupted = settings.cancel != nullptr && settings.cancel->load();
        if (report.interrupted) break;
    }
    return report;
}

}  // namespace tedomari::analysis
