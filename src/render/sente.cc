// SPDX-License-Identifier: MIT
#include "render/sente.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <vector>

#include "sgf/points.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::render {

using analysis::SenteFinding;
using analysis::SenteReport;
using analysis::SenteResult;
using search::Verdict;
using tactics::GoalKind;
using tactics::Question;

namespace {

std::string_view player(go::Color color) { return color == go::Color::black ? "Black" : "White"; }

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
    return question.friend_side == search::Side::attacker ? positive[kind] : negative[kind];
}

std::string object_of(const Question& question) {
    std::string text = go::to_string(question.goal.a);
    if (!question.goal.b.is_nowhere()) text += "–" + go::to_string(question.goal.b);
    return text;
}

std::string point_list(const std::vector<go::Point>& points) {
    std::string text;
    for (const go::Point p : points) text += (text.empty() ? "" : " ") + go::to_string(p);
    return text;
}

nlohmann::json points_json(const std::vector<go::Point>& points) {
    nlohmann::json list = nlohmann::json::array();
    for (const go::Point p : points) list.push_back(go::to_string(p));
    return list;
}

nlohmann::json point_json(go::Point p) {
    return p.is_nowhere() ? nlohmann::json(nullptr) : nlohmann::json(go::to_string(p));
}

std::string_view word(Verdict verdict) {
    return verdict == Verdict::won ? "sente" : verdict == Verdict::lost ? "not" : "unknown";
}

// "capturing R7, cutting Q4–R7 and Q6–R7"
std::string threats_of(std::span<const SenteFinding> findings) {
    std::string text;
    std::string_view last;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Question& threat = findings[i].question.threat;
        const std::string_view doing = verb_of(threat).doing;
        if (i > 0) text += i + 1 == findings.size() ? " and " : ", ";
        if (doing != last) text += std::string(doing) + " ";
        text += object_of(threat);
        last = doing;
    }
    return text;
}

// Of findings about one move and one goal with the same answers or the same refutation.
std::string sentence_about(std::span<const SenteFinding> findings) {
    const auto& [question, sente] = findings.front();
    const std::string_view other = player(go::opponent(question.move.color));
    std::string text =
        fmt::format("{} {} {} {}", player(question.move.color), go::to_string(question.move.point),
                    verb_of(question.goal).does, object_of(question.goal));
    if (sente.verdict == Verdict::won) {
        text += fmt::format(" and is sente on {} ({}); {}'s answers: {}", threats_of(findings),
                            to_string(sente.evidence), other,
                            sente.answers.empty() ? "none found" : point_list(sente.answers));
    } else {
        text += fmt::format(" but is not sente on {}: {} {} prevents it while threatening the first",
                            threats_of(findings), other, go::to_string(sente.refutation));
    }
    return text;
}

void mark(sgf::Tree& tree, sgf::NodeId node, const char* property, const Question& question, go::Size size) {
    for (const go::Point p : {question.goal.a, question.goal.b}) {
        if (!p.is_nowhere()) tree.add(node, property, sgf::to_sgf(p, size));
    }
}

}  // namespace

std::string sentence(const SenteFinding& finding) { return sentence_about({&finding, 1}); }

std::vector<std::string> sentences(const SenteReport& report) {
    std::vector<std::string> found, prevented;
    const auto is_same_play = [](const SenteFinding& x, const SenteFinding& y) {
        return x.question.move == y.question.move && x.question.goal == y.question.goal;
    };
    const auto is_alike = [](const SenteFinding& x, const SenteFinding& y) {
        return x.sente.verdict == y.sente.verdict && x.sente.evidence == y.sente.evidence &&
               x.sente.answers == y.sente.answers && x.sente.refutation == y.sente.refutation;
    };
    for (std::size_t first = 0, end = 0; first < report.pairs.size(); first = end) {
        while (end < report.pairs.size() && is_same_play(report.pairs[first], report.pairs[end])) ++end;
        std::vector<SenteFinding> left(report.pairs.begin() + static_cast<std::ptrdiff_t>(first),
                                       report.pairs.begin() + static_cast<std::ptrdiff_t>(end));
        while (!left.empty()) {
            const auto others = std::stable_partition(
                left.begin(), left.end(),
                [&, head = left.front()](const SenteFinding& f) { return is_alike(f, head); });
            const bool is_sente = left.front().sente.verdict == Verdict::won;
            (is_sente ? found : prevented).push_back(sentence_about({left.begin(), others}));
            left.erase(left.begin(), others);
        }
    }
    found.insert(found.end(), prevented.begin(), prevented.end());
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
    nlohmann::json pairs = nlohmann::json::array();
    for (const auto& [question, sente] : report.pairs) {
        pairs.push_back({{"color", std::string(go::to_string(question.move.color))},
                         {"move", go::to_string(question.move.point)},
                         {"goal", tactics::to_string(question.goal)},
                         {"threat", tactics::to_string(question.threat)},
                         {"sente", sente.verdict == Verdict::won},
                         {"why", std::string(tactics::to_string(sente.why))},
                         {"refutation", point_json(sente.refutation)},
                         {"answers", points_json(sente.answers)},
                         {"evidence", std::string(to_string(sente.evidence))},
                         {"movesPlayed", sente.moves}});
    }
    return {{"goals", report.goals},       {"unsettled", report.unsettled},
            {"moves", report.moves},       {"threats", report.threats},
            {"sente", report.sente()},     {"shareVerified", report.share_verified()},
            {"complete", report.complete}, {"movesPlayed", report.played},
            {"seconds", report.seconds},   {"pairs", pairs}};
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
        tree.add(node, question.move.color == go::Color::black ? "B" : "W",
                 sgf::to_sgf(question.move.point, size));
        tree.add(node, "C", sgf::escaped(sentence(finding)));
        mark(tree, node, "CR", question.goal, size);
        mark(tree, node, "TR", question.threat, size);
        for (std::size_t i = 0; i < sente.answers.size(); ++i)
            tree.add(node, "LB",
                     sgf::to_sgf(sente.answers[i], size) + ":" + sgf::escaped_in_pair(std::to_string(i + 1)));
    }
    return sgf::print(tree);
}

std::string to_text(const analysis::SenteSetReport& report) {
    std::string text = fmt::format("{:<26} {:<24} {:<6} {:<6} {:>6} {:>8}  {}\n", "problem", "type", "truth",
                                   "ours", "moves", "ms", "double goal");
    for (const SenteResult& r : report.results) {
        text += fmt::format("{:<26} {:<24} {:<6} {:<6} {:>6} {:>8.3f}  {}\n", r.problem.id, r.problem.type,
                            r.problem.sente ? "sente" : "not",
                            std::string(word(r.answer.verdict)) + (r.is_right() ? "" : " !"), r.answer.moves,
                            1000 * r.seconds, std::string(word(r.both)) + (r.is_misled() ? " (misled)" : ""));
    }
    const double seconds = report.seconds();
    text += fmt::format("{} of {} right, {} moves in {:.2f} ms: {:.2f} million a second\n", report.right(),
                        report.results.size(), report.moves(), 1000 * seconds,
                        seconds > 0 ? static_cast<double>(report.moves()) / seconds / 1e6 : 0);
    return text;
}

nlohmann::json to_json(const analysis::SenteSetReport& report) {
    nlohmann::json problems = nlohmann::json::array();
    for (const SenteResult& r : report.results) {
        problems.push_back({{"id", r.problem.id},
                            {"type", r.problem.type},
                            {"sente", r.problem.sente},
                            {"answer", std::string(word(r.answer.verdict))},
                            {"right", r.is_right()},
                            {"why", std::string(tactics::to_string(r.answer.why))},
                            {"refutation", point_json(r.answer.refutation)},
                            {"movesPlayed", r.answer.moves},
                            {"seconds", r.seconds},
                            {"doubleGoal", std::string(word(r.both))}});
    }
    return {{"right", report.right()},
            {"total", report.results.size()},
            {"movesPlayed", report.moves()},
            {"seconds", report.seconds()},
            {"problems", problems}};
}

}  // namespace tedomari::render
