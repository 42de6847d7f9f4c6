// SPDX-License-Identifier: MIT
#include "base/seconds.h"
#include "cli/regress_sets.h"
#include "survey/learned.h"
#include "trial/account_set.h"
#include "trial/board_set.h"
#include "trial/eye_set.h"
#include "trial/forecast_table.h"
#include "trial/life_set.h"
#include "trial/reply_set.h"
#include "trial/score_rival.h"
#include "trial/sente_kinds.h"
#include "trial/tactics_set.h"
#include "trial/tempo_set.h"

namespace tedomari::cli {

namespace {

// Eyes in positions of games, ours beside the rival's.
int run_eyes(const SetOptions& options) {
    const auto rival = options.started_rival();
    if (!rival) return refuse(rival.error().message);
    trial::EyeSetQuestion question;
    question.games = options.games();
    if (options.seconds > 0) question.seconds_each = options.seconds;
    question.rival = *rival;
    question.cancel = &interrupt_flag();
    Progress progress = progress_of("positions", options.sample);
    const auto report =
        trial::eye_set(question, [&](int done) { progress.at(static_cast<std::uint64_t>(done)); });
    progress.finish();
    return told(options, report);
}

void declare_eyes(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a question (1)");
    declare_half(form, options.half);
    options.declare_rival(form, "the GTP engine asked for the same eyes");
}

// Captures and connections in positions of games, ours beside the rival's.
int run_tactics(const SetOptions& options) {
    const auto rival = options.started_rival();
    if (!rival) return refuse(rival.error().message);
    trial::TacticsSetQuestion question;
    question.games = options.games();
    if (options.seconds > 0) question.seconds_each = options.seconds;
    if (options.nodes > 0) question.nodes_each = options.nodes;
    question.rival = *rival;
    question.cancel = &interrupt_flag();
    const auto tell = tell_as_text<trial::TacticsCase>(options.json);
    return told(options, trial::tactics_set(question, [&](const trial::TacticsCase& found) {
                    if (found.decision != trial::Decision::alike) tell(found);
                }));
}

void declare_tactics(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a question (0.1)");
    form.option("--nodes", options.nodes, "search steps for each question");
    declare_half(form, options.half);
    options.declare_rival(form, "the GTP engine asked the same");
}

// Lives of large chains in positions of games.
int run_lives(const SetOptions& options) {
    trial::LifeSetQuestion question;
    question.path = options.path;
    question.sample = options.sample;
    question.back = options.back;
    if (options.seconds > 0) question.seconds = options.seconds;
    question.judge = std::make_shared<survey::LearnedJudge>();
    question.cancel = &interrupt_flag();
    const auto tell = tell_as_text<trial::LifeCase>(options.json);
    const auto report = trial::life_set(question, [&](const trial::LifeCase& found) {
        if (!found.judged_right() || (found.is_decided() && !found.read_right())) tell(found);
    });
    return told(options, report);
}

void declare_lives(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games with marked territory");
    options.declare_games(form);
    options.declare_back(form);
    options.declare_time(form, "seconds a board (5)");
}

struct BoardOptions : SetOptions {
    bool play_out = false, marked = false, forecast = false;
    int reach = 3;
};

// Late positions of recorded games, analysed and played out.
int run_boards(const BoardOptions& options) {
    trial::BoardSetQuestion question;
    question.path = options.path;
    question.half = trial::parse_half(options.half);
    question.sample = options.sample;
    question.back = options.back;
    question.play_out = options.play_out;
    question.marked = options.marked;
    question.survey.partition.reach = options.reach;
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    if (!options.rival.empty()) question.rival = trial::ScoreRival(options.rival);
    const auto report =
        trial::board_set(question, &interrupt_flag(), tell_as_text<trial::BoardCase>(options.json));
    if (!report) return refuse(options.path, report.error());
    if (options.forecast && !options.json) {
        fmt::print("{}", to_text(trial::forecast_table(*report)));
    } else {
        print_report(*report, options.json);
    }
    return ended(*report);
}

void declare_boards(Form& form, BoardOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_back(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
    form.flag("--forecast", options.forecast,
              "how far lead and forecast are from the results, and how often inside the printed range");
    form.flag("--play-out", options.play_out, "go on by Sentestrat and compare with the forecast");
    form.flag("--marked", options.marked, "only games whose record marks territory: counts of regions too");
    form.option("--reach", options.reach, "as in analyze").between(1, 8);
    form.option("--rival", options.rival, "ask this GTP engine for its estimates, a shell command");
}

// Whether lead, size of a move, forecast and best move tell one story.
int run_account(const SetOptions& options) {
    trial::AccountQuestion question;
    question.games = options.games();
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    if (options.nodes > 0) question.wider_nodes = options.nodes;
    const auto report =
        trial::account_set(question, &interrupt_flag(), tell_as_text<trial::AccountCase>(options.json));
    if (!report) return refuse(options.path, report.error());
    print_report(*report, options.json);
    return ended(*report, holds(*report));
}

void declare_account(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
    form.option("--nodes", options.nodes, "search steps for each region one ring wider (20000)");
}

// Whether the judge sees what is sente, against searches.
int run_kinds(const SetOptions& options) {
    trial::SenteKindsQuestion question;
    question.games = options.games();
    question.games.sample = 1'000'000;
    question.most = options.sample;
    question.back = options.back;
    question.survey.cancel = &interrupt_flag();
    if (options.seconds > 0) question.survey.time = nanoseconds_of(options.seconds);
    return told(options, trial::sente_kinds(question, &interrupt_flag(),
                                            tell_as_text<trial::SenteKindsCase>(options.json)));
}

void declare_kinds(Form& form, SetOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    form.option("--sample", options.sample, "how many moves").positive().shows_default();
    options.declare_back(form);
    options.declare_seed(form);
    options.declare_time(form, "seconds a position (5)");
    declare_half(form, options.half);
}

// What games played on tell.
struct PlayedOptions : SetOptions {
    int games_each = 0;  // as the set has it

    void declare_played(Form& form, const std::string& games) {
        declare_seed(form);
        declare_time(form, "seconds a position (5)");
        declare_half(form, half);
        form.option("--games", games_each, games).between(2, 1000);
    }
    template <class Question>
    Question question() const {
        Question asked;
        asked.games = games();
        asked.seed = seed;
        if (games_each > 0) asked.games_each = games_each;
        if (seconds > 0) asked.survey.time = nanoseconds_of(seconds);
        return asked;
    }
};

// Lead and tempo, against games played on with either side first.
int run_tempo(const PlayedOptions& options) {
    return told(options, trial::tempo_set(options.question<trial::TempoQuestion>(), &interrupt_flag(),
                                          tell_as_text<trial::TempoCase>(options.json)));
}

void declare_tempo(Form& form, PlayedOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    options.declare_games(form);
    options.declare_played(form, "games played on with either side first (32)");
}

// What must be answered, against games played on with it answered and ignored.
int run_replies(const PlayedOptions& options) {
    auto question = options.question<trial::ReplyQuestion>();
    question.games.sample = 1'000'000;
    question.most = options.sample;
    return told(options,
                trial::reply_set(question, &interrupt_flag(), tell_as_text<trial::ReplyCase>(options.json)));
}

void declare_replies(Form& form, PlayedOptions& options) {
    options.declare(form, "games", "a file or folder of games");
    form.option("--sample", options.sample, "how many moves").positive().shows_default();
    options.declare_played(form, "games with the move answered, and as many with it ignored (16)");
}

}  // namespace

std::vector<Command> regress_games() {
    return {
        {"regress boards",
         "analyse late positions of games and compare with how they ended",
         {{"regress boards games.sgfs.xz --forecast --rival 'gnugo --mode gtp'",
           "how far off ours and a rival's forecasts are"}},
         declared<BoardOptions, declare_boards, run_boards>},
        {"regress account",
         "check that lead, size of a move, forecast and best move tell one story",
         {{"regress account games.sgfs.xz --sample 70 --time 0.5",
           "seven positions of each game; exit 1 when a law is broken"}},
         declared<SetOptions, declare_account, run_account>},
        {"regress kinds",
         "ask the judge whether moves are sente, where a search knows",
         {{"regress kinds games.sgfs.xz --sample 500 --back 20,40,60 --time 1",
           "best moves of regions whose value is exact"}},
         declared<SetOptions, declare_kinds, run_kinds>},
        {"regress tempo",
         "compare lead and the worth of the move with games played on, in the middle of games",
         {{"regress tempo games.sgfs.xz --sample 10 --games 16 --time 1",
           "either side moves first; the network plays both"}},
         declared<PlayedOptions, declare_tempo, run_tempo>},
        {"regress replies",
         "ask the judge what must be answered, where games played on know",
         {{"regress replies games.sgfs.xz --sample 200 --time 1",
           "moves of the middle game, answered and ignored"}},
         declared<PlayedOptions, declare_replies, run_replies>},
        {"regress eyes",
         "count eyes in positions of games, beside a rival",
         {{"regress eyes games.sgfs.xz --rival 'gnugo --mode gtp' --sample 100",
           "how often both count the same eyes"}},
         declared<SetOptions, declare_eyes, run_eyes>},
        {"regress tactics",
         "read captures and connections in positions of games, beside a rival",
         {{"regress tactics games.sgfs.xz --rival 'gnugo --mode gtp' --sample 100",
           "eight questions each; where the answers differ, who is wrong"}},
         declared<SetOptions, declare_tactics, run_tactics>},
        {"regress lives",
         "read the life of large chains, beside the network",
         {{"regress lives games.sgfs.xz --back 20,40 --sample 30",
           "how often reading knows better who lives than the network"}},
         declared<SetOptions, declare_lives, run_lives>},
    };
}

}  // namespace tedomari::cli
