// SPDX-License-Identifier: MIT
#include "trial/reply_set.h"

#include <cmath>
#include <fmt/format.h>

#include "survey/reply.h"

namespace tedomari::trial {

namespace {

using go::Move;

PlayedOn after(go::Game game, Move move, const ReplyQuestion& question, const std::atomic<bool>* cancel) {
    game.play(move);
    return played_on(net::Network::shipped(), game,
                     {question.games_each, question.moves_each, question.seed, cancel});
}

// Nothing where the move is a pass, or nothing is near to answer with.
std::optional<ReplyCase> examine(const DrawnPosition& at, Move move, const ReplyQuestion& question,
                                 const std::atomic<bool>* cancel) {
    if (move.is_pass()) return std::nullopt;
    go::Game before = at.game;
    before.set_to_move(move.color);
    if (!before.is_legal(move)) return std::nullopt;
    const Rational elsewhere = survey::survey(before, question.survey).hottest_proved();
    go::Game game = before;
    game.play(move);
    auto reply = survey::reply_to_last_move(game, *question.survey.judge);
    if (!reply || reply->elsewhere.is_pass()) return std::nullopt;
    survey::read_on(*reply, game, *question.survey.judge, cancel);
    ReplyCase found;
    found.game = at.drawn.name;
    found.number = static_cast<int>(at.game.moves().size());
    found.move = move;
    found.answer = reply->answer;
    found.elsewhere = reply->elsewhere;
    found.ignoring = reply->ignoring;
    found.called_sente = reply->is_sente(elsewhere);
    found.answered = after(game, found.answer, question, cancel);
    found.ignored = after(game, found.elsewhere, question, cancel);
    return found;
}

std::string line_of(const std::string& name, const ReplyReport& report) {
    const auto sente = report.those(&ReplyCase::is_sente);
    const auto gote = report.those([](const ReplyCase& c) { return !c.is_sente(); });
    return fmt::format("{:<24} {:>4} moves: {} right; {} sente, {} gote; told apart {:.2f}\n", name,
                       report.cases.size(), report.count(&ReplyCase::is_right), sente.cases.size(),
                       gote.cases.size(),
                       told_apart(sente.values(&ReplyCase::judged), gote.values(&ReplyCase::judged)));
}

}  // namespace

double ReplyCase::cost() const { return go::sign(answer.color) * (answered.mean - ignored.mean); }
double ReplyCase::noise() const { return std::hypot(answered.error, ignored.error); }
bool ReplyCase::is_clear() const { return std::abs(cost()) > 2 * noise(); }

Result<ReplyReport> reply_set(const ReplyQuestion& question, const std::atomic<bool>* cancel,
                              const std::function<void(const ReplyCase&)>& tell) {
    const auto games = draw_games(question.games);
    if (!games) return games.error();
    ReplyReport report;
    const bool all =
        for_each_position(*games, before_moves(question.moves), cancel, [&](const DrawnPosition& at) {
            const auto found = examine(at, *at.next, question, cancel);
            if (cancel != nullptr && cancel->load()) return false;
            if (found) report.cases.push_back(*found);
            if (found && tell) tell(*found);
            return report.cases.size() < question.most;
        });
    report.interrupted = !all && report.cases.size() < question.most;
    return report;
}

std::string to_text(const ReplyCase& c) {
    return fmt::format(
        "{:<28} {:>4} {} {:<4} ignoring it costs {:>6.1f}, played {:>6.1f} ± {:.1f} ({} or {}){}\n", c.game,
        c.number, c.move.color == go::Color::black ? 'B' : 'W', go::to_string(c.move.point),
        c.ignoring.to_double(), c.cost(), c.noise(), go::to_string(c.answer.point),
        go::to_string(c.elsewhere.point), c.is_right() ? "" : "  WRONG");
}

std::string to_text(const ReplyReport& report) {
    return line_of("all", report) + line_of("clear by games", report.those(&ReplyCase::is_clear));
}

nlohmann::json to_json(const ReplyReport& report) {
    return report.json([](const ReplyCase& c) {
        return nlohmann::json{{"game", c.game},
                              {"number", c.number},
                              {"ignoring", c.ignoring.to_double()},
                              {"played", c.cost()},
                              {"noise", c.noise()}};
    });
}

}  // namespace tedomari::trial
