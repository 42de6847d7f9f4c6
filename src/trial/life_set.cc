// SPDX-License-Identifier: MIT
#include "trial/life_set.h"

#include <algorithm>
#include <chrono>

#include "base/seconds.h"
#include "go/unconditional.h"
#include "scoring/ending.h"
#include "survey/group_life.h"

namespace tedomari::trial {

using go::Board;
using go::Color;
using go::Point;

namespace {

constexpr int random_games = 500;

double kept(const Board& board, Point chain, const survey::Ownership& ownership) {
    double total = 0;
    board.for_each_stone(chain, [&](Point p) { total += ownership[p]; });
    return (board.at(chain) == go::Cell::black ? total : -total) / board.chain_size(chain);
}

// Large chains on which no theorem speaks, the largest first.
std::vector<Point> chains_in_question(const Board& board, int stones) {
    go::PointSet known;
    for (const Color color : {Color::black, Color::white}) {
        const go::UnconditionalHold hold = unconditional_hold(board, color);
        known |= hold.alive | hold.territory;
    }
    std::vector<Point> chains;
    go::for_each_point(board.size(), [&](Point p) {
        const bool is_chain = go::is_stone(board.at(p)) && board.chain(p) == p;
        if (is_chain && board.chain_size(p) >= stones && !known.contains(p)) chains.push_back(p);
    });
    std::stable_sort(chains.begin(), chains.end(),
                     [&](Point a, Point b) { return board.chain_size(a) > board.chain_size(b); });
    return chains;
}

class Inquiry {
public:
    Inquiry(const LifeSetQuestion& question, const std::function<void(const LifeCase&)>& tell)
        : question_(question), tell_(tell) {}

    void look(const scoring::Ending& ending, int back) {
        const Board board = ending.board();
        const survey::Judgement judgement =
            question_.judge->judge(go::Game({board, Color::black}), question_.cancel);
        const survey::Judgement random =
            survey::RandomGames(random_games).judge(go::Game({board, Color::black}), question_.cancel);
        std::vector<LifeCase> wrong, right;
        for (const Point chain : chains_in_question(board, question_.stones)) {
            LifeCase found;
            found.game = ending.name;
            found.back = back;
            found.stone = chain;
            found.stones = board.chain_size(chain);
            found.survived = !ending.dead->contains(chain);
            found.judged = kept(board, chain, judgement.ownership);
            found.sampled = kept(board, chain, random.ownership);
            const bool agreed = found.judged_right() && found.sampled_right();
            (agreed ? right : wrong).push_back(found);
        }
        read(board, wrong);
        read(board, right);
    }

    LifeSetReport report;

private:
    void read(const Board& board, std::vector<LifeCase>& cases) {
        double left = question_.seconds;
        for (std::size_t i = 0; i < cases.size(); ++i) {
            Budget budget(limits_of(std::max(0.0, left) / static_cast<double>(cases.size() - i)),
                          question_.cancel);
            decide(survey::life_status(board, {cases[i].stone}, table_, budget), cases[i]);
            cases[i].seconds = std::chrono::duration<double>(budget.elapsed()).count();
            left -= cases[i].seconds;
            report.cases.push_back(cases[i]);
            if (tell_) tell_(cases[i]);
        }
    }

    static void decide(const life::Status& status, LifeCase& found) {
        const bool known =
            !status.killer_first.outcome.is_unknown() && !status.owner_first.outcome.is_unknown();
        if (status.is_alive()) {
            found.read = go::Fate::alive;
            found.evidence = status.killer_first.evidence;
        } else if (status.is_dead()) {
            found.read = go::Fate::dead;
            found.evidence = status.owner_first.evidence;
        } else if (known) {
            found.read = go::Fate::unsettled;
        }
    }

    const LifeSetQuestion& question_;
    const std::function<void(const LifeCase&)>& tell_;
    life::Table table_;
};

}  // namespace

Result<LifeSetReport> life_set(const LifeSetQuestion& question,
                               const std::function<void(const LifeCase&)>& tell) {
    Inquiry inquiry(question, tell);
    for (const int back : question.back) {
        const auto endings = scoring::read_endings(question.path, back);
        if (!endings) return endings.error();
        int games = 0;
        for (const scoring::Ending& ending : endings->all) {
            if (!ending.dead) continue;
            if (static_cast<std::size_t>(games) == question.sample) break;
            ++games;
            if (question.cancel != nullptr && question.cancel->load()) {
                inquiry.report.interrupted = true;
                return inquiry.report;
            }
            inquiry.look(ending, back);
        }
        inquiry.report.games = std::max(inquiry.report.games, games);
    }
    return inquiry.report;
}

}  // namespace tedomari::trial
