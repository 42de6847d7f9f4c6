// SPDX-License-Identifier: MIT
#include "trial/match_game.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

#include "analysis/score.h"
#include "engine/score_text.h"

namespace tedomari::trial {

namespace {

using go::Color;
using go::Move;
using gtp::Reply;

bool is_resignation(std::string_view text) {
    return text.size() == 6 &&
           std::equal(text.begin(), text.end(), "resign", [](char a, char b) { return (a | 0x20) == b; });
}

std::optional<Rational> score_in(const Reply& reply) {
    if (!reply) return {};
    return engine::parse_score(reply.text);
}

// One game of a match, from its opening to its report.
class Play {
public:
    Play(const MatchPlan& plan, int number, const Table& table)
        : plan_(plan), table_(table), played_{{}, opening_of(plan, number), 0, {}, false} {
        played_.given = played_.game.moves().size();
        report().number = number;
        report().black = plan.alternate && number % 2 == 0 ? 1 : 0;
    }

    PlayedGame run(const std::function<void(int move)>& on_move) {
        if (prepare()) {
            while (step()) on_move(moves_made());
        }
        report().moves = moves_made();
        if (!played_.interrupted && report().end == GameEnd::counted) count();
        return std::move(played_);
    }

private:
    GameReport& report() { return played_.report; }
    int moves_made() const { return static_cast<int>(played_.game.moves().size() - played_.given); }
    int engine_of(Color color) const {
        return color == Color::black ? played_.report.black : 1 - played_.report.black;
    }
    Seat& seat(Color color) { return *table_.players[static_cast<std::size_t>(engine_of(color))]; }

    bool prepare() {
        for (const Color color : {Color::black, Color::white}) {
            const Reply reply = seat(color).set_up(played_.game);
            if (!reply) return lose_by(color, reply, "setting up the board");
            seat(color).seed(plan_.seed + static_cast<std::uint64_t>(report().number));
        }
        return true;
    }

    // One move; false when the game is over.
    bool step() {
        const Color color = played_.game.to_move();
        const auto start = std::chrono::steady_clock::now();
        const Reply reply = seat(color).ask("genmove " + std::string(to_string(color)));
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (!reply) return lose_by(color, reply, "genmove");
        report().times[static_cast<std::size_t>(engine_of(color))].add(took.count());
        if (is_resignation(reply.text)) return lose(color, GameEnd::resigned, "");
        return make(color, reply.text, took.count());
    }

    bool make(Color color, const std::string& text, double seconds) {
        const auto vertex = go::parse_vertex(text, played_.game.size());
        if (!vertex) return lose(color, GameEnd::illegal_move, fmt::format("played '{:.40}'", text));
        const Move move{color, *vertex};
        if (const auto legality = played_.game.legality(move); legality != go::Legality::legal) {
            return lose(color, GameEnd::illegal_move,
                        fmt::format("played {}: {}", to_string(*vertex), to_string(legality)));
        }
        played_.game.play(move);
        played_.seconds.push_back(seconds);
        if (played_.game.is_over()) return finish(GameEnd::counted);
        if (moves_made() >= move_limit(plan_, played_.game.size())) return finish(GameEnd::too_long);
        return tell(move);
    }

    bool tell(Move move) {
        const Color other = go::opponent(move.color);
        const Reply reply = seat(other).play(move);
        if (reply) return true;
        if (reply.kind != Reply::Kind::refusal) return lose_by(other, reply, "play");
        report().note = fmt::format("{} refused {}: {}", to_string(other), to_string(move), reply.text);
        return finish(GameEnd::disputed);
    }

    bool finish(GameEnd end) {
        report().end = end;
        return false;
    }

    bool lose(Color loser, GameEnd end, const std::string& how) {
        report().winner = go::opponent(loser);
        if (!how.empty()) report().note = std::string(to_string(loser)) + " " + how;
        return finish(end);
    }

    bool lose_by(Color color, const Reply& reply, std::string_view doing) {
        if (reply.kind == Reply::Kind::cancelled) {
            played_.interrupted = true;
            return false;
        }
        if (reply.kind == Reply::Kind::silent) return lose(color, GameEnd::timed_out, reply.text);
        if (reply.kind == Reply::Kind::died) return lose(color, GameEnd::crashed, reply.text);
        return lose(color, GameEnd::crashed, fmt::format("refused {}: {}", doing, reply.text));
    }

    // By the referee, by the engines if they agree, else by ourselves.
    void count() {
        if (table_.referee != nullptr && count_by_referee()) return;
        if (table_.referee == nullptr && count_by_players()) return;
        if (table_.cancel != nullptr && *table_.cancel) {
            played_.interrupted = true;
            return;
        }
        Budget budget;
        decide(analysis::score(played_.game, {}, budget).score(), GameReport::Judge::tedomari);
    }

    bool count_by_referee() {
        Seat& referee = *table_.referee;
        Reply reply = referee.set_up(played_.game);
        if (reply) reply = referee.ask("final_score");
        const auto score = score_in(reply);
        if (score) {
            decide(*score, GameReport::Judge::referee);
        } else {
            report().note = "the referee did not count: " + reply.text;
        }
        return score.has_value();
    }

    bool count_by_players() {
        const Reply black = seat(Color::black).ask("final_score");
        const Reply white = seat(Color::white).ask("final_score");
        const auto one = score_in(black);
        const auto other = score_in(white);
        if (one && other && *one == *other) {
            decide(*one, GameReport::Judge::engines);
            return true;
        }
        report().note = fmt::format("black counts {:.40}, white counts {:.40}", black.text, white.text);
        return false;
    }

    void decide(Rational score, GameReport::Judge judge) {
        report().score = score;
        report().judge = judge;
        if (score > Rational(0)) report().winner = Color::black;
        if (score < Rational(0)) report().winner = Color::white;
    }

    const MatchPlan& plan_;
    const Table& table_;
    PlayedGame played_;
};

}  // namespace

PlayedGame play_game(const MatchPlan& plan, int number, const Table& table,
                     const std::function<void(int move)>& on_move) {
    return Play(plan, number, table).run(on_move);
}

go::Game opening_of(const MatchPlan& plan, int number) {
    const auto& openings = plan.openings.games;
    if (openings.empty()) return go::Game(plan.size, plan.rules);
    const int turn = plan.alternate ? (number - 1) / 2 : number - 1;
    go::Game game = openings[static_cast<std::size_t>(turn) % openings.size()];
    game.set_rules(plan.rules);
    return game;
}

int move_limit(const MatchPlan& plan, go::Size size) {
    return plan.max_moves > 0 ? plan.max_moves : std::max(50, 4 * size.points());
}

}  // namespace tedomari::trial
