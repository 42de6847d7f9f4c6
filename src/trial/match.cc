// SPDX-License-Identifier: MIT
#include "trial/match.h"

#include <algorithm>

#include "trial/match_folder.h"

namespace tedomari::trial {

namespace {

// What is wrong with an engine before anything is played; nothing when it is fit.
std::optional<Error> try_out(Seat& seat, const std::string& command, const MatchPlan& plan) {
    const gtp::Reply reply = seat.prepare(plan.size, plan.rules);
    if (reply || reply.kind == gtp::Reply::Kind::cancelled) return {};
    if (reply.kind == gtp::Reply::Kind::refusal) {
        return Error{"'" + command + "' will not play on a " + to_string(plan.size) +
                     " board: " + reply.text};
    }
    return Error{"'" + command + "' " + reply.text};
}

// The games of a match that are still to be played, one after the other.
class Course {
public:
    Course(const MatchPlan& plan, const MatchObserver& observer)
        : plan_(plan),
          observer_(observer),
          first_(plan.engines[0], plan.move_time, observer.cancel),
          second_(plan.engines[1], plan.move_time, observer.cancel) {
        if (!plan.referee.empty()) referee_.emplace(plan.referee, plan.move_time, observer.cancel);
        report_.plan = plan;
    }

    Result<MatchReport> run() {
        if (!plan_.sgf_folder.empty()) {
            auto folder = MatchFolder::open(plan_);
            if (!folder) return folder.error();
            folder_ = std::move(*folder);
            report_.games = folder_->found();
            report_.found = static_cast<int>(report_.games.size());
        }
        if (auto problem = try_out_all()) return *problem;
        for (int number = 1; number <= plan_.games && !report_.interrupted; ++number) {
            if (is_played(number)) continue;
            if (auto problem = play(number)) return *problem;
        }
        return std::move(report_);
    }

private:
    std::optional<Error> try_out_all() {
        if (auto problem = try_out(first_, plan_.engines[0], plan_)) return problem;
        if (auto problem = try_out(second_, plan_.engines[1], plan_)) return problem;
        if (referee_) {
            if (auto problem = try_out(*referee_, plan_.referee, plan_)) return problem;
        }
        report_.names = {first_.name(), second_.name()};
        report_.interrupted = observer_.cancel != nullptr && *observer_.cancel;
        return {};
    }

    bool is_played(int number) const {
        return std::any_of(report_.games.begin(), report_.games.end(),
                           [number](const GameReport& game) { return game.number == number; });
    }

    std::optional<Error> play(int number) {
        const Table table{{&first_, &second_}, referee_ ? &*referee_ : nullptr, observer_.cancel};
        const PlayedGame played =
            play_game(plan_, number, table, [&](int move) { observer_.on_move(report_, number, move); });
        if (played.interrupted) {
            report_.interrupted = true;
            return {};
        }
        if (folder_) {
            if (auto problem = folder_->keep(played, report_.names)) return problem;
        }
        const auto place = std::find_if(report_.games.begin(), report_.games.end(),
                                        [number](const GameReport& game) { return game.number > number; });
        report_.games.insert(place, played.report);
        observer_.on_move(report_, number, played.report.moves);
        return {};
    }

    const MatchPlan& plan_;
    const MatchObserver& observer_;
    Seat first_, second_;
    std::optional<Seat> referee_;
    std::optional<MatchFolder> folder_;
    MatchReport report_;
};

}  // namespace

Result<MatchReport> play_match(const MatchPlan& plan, const MatchObserver& observer) {
    return Course(plan, observer).run();
}

}  // namespace tedomari::trial
