// SPDX-License-Identifier: MIT
#include "render/sente.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "render/parts.h"
#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

using analysis::Question;
using analysis::Sente;
using analysis::SenteFinding;
using analysis::SenteReport;
using Verdict = analysis::SenteVerdict;

namespace {

// What a goal is in a sentence: "connects C3–E5", "connecting C3–E5".
struct Verb {
    std::string_view does, doing;
};

Verb verb_of(const Question& question) {
    constexpr std::array positive = {
        Verb{"captures", "capturing"}, Verb{"connects", "connecting"}, Verb{"separates", "separating"},
        Verb{"makes an eye at", "making an eye at"}, Verb{"gives life to", "giving life to"}};
    constexpr std::array negative = {Verb{"saves", "saving"}, Verb{"cuts", "cutting"},
                                     Verb{"keeps together", "keeping together"},
                                     Verb{"takes the eye at", "taking the eye at"}, Verb{"kills", "killing"}};
    const auto kind = static_cast<std::size_t>(question.goal.kind);
    return question.friend_color() == question.goal.attacker ? positive[kind] : negative[kind];
}

std::string object_of(const Question& question) {
    std::string text = go::to_string(question.goal.a);
    if (!question.goal.b.is_nowhere()) text += "–" + go::to_string(question.goal.b);
    return text;
}

// "capturing R7, cutting Q4–R7 and Q6–R7"
std::string list_of(const std::vector<Question>& questions, std::string_view Verb::*form,
                    const char* before_last) {
    std::string text;
    std::string_view last;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const std::string_view verb = verb_of(questions[i]).*form;
        if (i > 0) text += i + 1 == questions.size() ? before_last : ", ";
        if (verb != last) text += std::string(verb) + " ";
        text += object_of(questions[i]);
        last = verb;
    }
    return text;
}

// One move, all goals that it reaches and all that it threatens by that, answered or prevented alike.
struct Line {
    go::Move move;
    std::vector<Question> goals, threats;
    Sente sente;

    bool is_sente() const { return sente.verdict == Verdict::won; }
};

bool are_alike(const Sente& x, const Sente& y) {
    return x.verdict == y.verdict && x.evidence == y.evidence && x.answers == y.answers &&
           x.refutation == y.refutation;
}

std::string sentence_about(const Line& line) {
    const std::string_view other = name_of(go::opponent(line.move.color));
    std::string text = fmt::format("{} {} {}", name_of(line.move.color), go::to_string(line.move.point),
                                   list_of(line.goals, &Verb::does, ", "));
    const std::string threats = list_of(line.threats, &Verb::doing, " and ");
    if (line.is_sente()) {
        text +=
            fmt::format(" and is sente on {} ({}); {}'s answers: {}", threats, to_string(line.sente.evidence),
                        other, line.sente.answers.empty() ? "none found" : to_string(line.sente.answers));
    } else {
        text += fmt::format(" but is not sente on {}: {} {} prevents it and threatens the first goal",
                            threats, other, go::to_string(line.sente.refutation));
    }
    return text;
}

// The findings of each play together, then the plays of one move that threaten the same.
std::vector<Line> lines_of(const SenteReport& report) {
    std::vector<Line> of_plays, lines;
    for (const auto& pair : report.pairs) {
        const auto same = std::find_if(of_plays.begin(), of_plays.end(), [&](const Line& line) {
            return line.move == pair.question.move && line.goals[0] == pair.question.goal &&
                   are_alike(line.sente, pair.sente);
        });
        if (same == of_plays.end()) {
            of_plays.push_back(
                {pair.question.move, {pair.question.goal}, {pair.question.threat}, pair.sente});
        } else {
            same->threats.push_back(pair.question.threat);
        }
    }
    for (const Line& play : of_plays) {
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
            return line.move == play.move && line.threats == play.threats &&
                   are_alike(line.sente, play.sente);
        });
        if (same == lines.end()) {
            lines.push_back(play);
        } else {
            same->goals.push_back(play.goals[0]);
        }
    }
    return lines;
}

// How many stones a threat is about: of a link or a cut those of the smaller end.
int stake(const Question& threat, const go::Board& board) {
    const auto stones = [&](go::Point p) { return go::is_stone(board.at(p)) ? board.chain_size(p) : 1; };
    const auto& goal = threat.goal;
    return goal.b.is_nowhere() ? stones(goal.a) : std::min(stones(goal.a), stones(goal.b));
}

int stake(const Line& line, const go::Board& board) {
    int most = 0;
    for (const Question& threat : line.threats) most = std::max(most, stake(threat, board));
    return most;
}

void mark(sgf::Tree& tree, sgf::NodeId node, const char* property, const Question& question, go::Size size) {
    for (const go::Point p : {question.goal.a, question.goal.b}) {
        if (!p.is_nowhere()) tree.add(node, property, sgf::to_sgf(p, size));
    }
}

}  // namespace

std::string sentence(const SenteFinding& finding) {
    const auto& [question, sente] = finding;
    return sentence_about({question.move, {question.goal}, {question.threat}, sente});
}

std::vector<std::string> sentences(const SenteReport& report) {
    std::vector<Line> lines = lines_of(report);
    std::stable_sort(lines.begin(), lines.end(), [&](const Line& x, const Line& y) {
        if (x.is_sente() != y.is_sente()) return x.is_sente();
        return stake(x, report.position.board) > stake(y, report.position.board);
    });
    std::vector<std::string> found;
    found.reserve(lines.size());
    for (const Line& line : lines) found.push_back(sentence_about(line));
    return found;
}

std::string to_text(const SenteReport& report) {
    std::string text;
    for (const std::string& one : sentences(report)) text += one + "\n";
    text += fmt::format(
        "{} goals, {} unsettled, {} moves reach or prevent one, {} threats, {} sente, {:.0f} % verified, "
        "{:.2f} s\n",
        report.goals, report.unsettled, report.moves, report.threats, report.sente(),
        100 * report.share_verified(), report.seconds);
    if (!report.complete) text += "incomplete: the limits were reached\n";
    return text;
}

nlohmann::json to_json(const SenteReport& report) {
    const auto pair_json = [](const SenteFinding& finding) -> nlohmann::json {
        const auto& [question, sente] = finding;
        return {{"color", go::to_string(question.move.color)},
                {"move", go::to_string(question.move.point)},
                {"goal", to_string(question.goal)},
                {"threat", to_string(question.threat)},
                {"sente", sente.verdict == Verdict::won},
                {"why", to_string(sente.why)},
                {"refutation", point_json(sente.refutation)},
                {"answers", points_json(sente.answers)},
                {"evidence", to_string(sente.evidence)},
                {"movesPlayed", sente.moves}};
    };
    return {{"goals", report.goals},       {"unsettled", report.unsettled},
            {"moves", report.moves},       {"threats", report.threats},
            {"sente", report.sente()},     {"shareVerified", report.share_verified()},
            {"complete", report.complete}, {"movesPlayed", report.played},
            {"seconds", report.seconds},   {"pairs", list_json(report.pairs, pair_json)}};
}

std::string to_sgf(const SenteReport& report) {
    const go::Size size = report.position.size();
    go::Game start(report.position);
    sgf::Tree tree = sgf::to_tree(start);
    tree.add(sgf::Tree::root, "C",
             sgf::escaped(fmt::format("{} sente moves found, {} threats", report.sente(), report.threats)));
    for (const SenteFinding& finding : report.pairs) {
        if (finding.sente.verdict != Verdict::won) continue;
        const auto& [question, sente] = finding;
        const sgf::NodeId node = tree.add_child(sgf::Tree::root);
        tree.add(node, letter(question.move.color), sgf::to_sgf(question.move.point, size));
        tree.add(node, "C", sgf::escaped(sentence(finding)));
        mark(tree, node, "CR", question.goal, size);
        mark(tree, node, "TR", question.threat, size);
        for (std::size_t i = 0; i < sente.answers.size(); ++i)
            tree.add(node, "LB",
                     sgf::to_sgf(sente.answers[i], size) + ":" + sgf::escaped_in_pair(std::to_string(i + 1)));
    }
    return sgf::print(tree);
}

}  // namespace tedomari::render
