// SPDX-License-Identifier: MIT
#include "trial/selfplay.h"

#include <chrono>
#include <fstream>

#include "analysis/score.h"
#include "base/hash.h"
#include "go/area.h"
#include "sgf/files.h"
#include "sgf/packed.h"
#include "sgf/record.h"
#include "sgf/writer.h"

namespace tedomari::trial {

namespace {

using go::Color;

int move_limit(go::Size size) { return std::max(50, 4 * size.points()); }

// Games in a file that may not exist yet.
Result<int> games_in(const std::filesystem::path& path) {
    std::error_code error;
    if (!std::filesystem::exists(path, error) || std::filesystem::file_size(path, error) == 0) return 0;
    int games = 0;
    const auto failed = sgf::for_each_game(path, [&](const sgf::RecordedGame&) { return ++games > 0; });
    if (failed) return *failed;
    return games;
}

bool append(const std::filesystem::path& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::app);
    file << (path.extension() == ".xz" ? sgf::packed(text) : text);
    file.close();
    return static_cast<bool>(file);
}

}  // namespace

std::optional<SelfplayGame> play_with_itself(const SelfplayPlan& plan, int number,
                                             const std::atomic<bool>* cancel) {
    engine::Settings settings = plan.settings;
    settings.monte_carlo.seed = combine(plan.settings.monte_carlo.seed, static_cast<std::uint64_t>(number));
    engine::State best(settings);
    settings.level = 1;
    settings.style = player::Style::search;
    engine::State hasty(settings);
    SelfplayGame played{go::Game(settings.size, settings.rules), "Void"};
    go::Game& game = played.game;
    while (!game.is_over() && static_cast<int>(game.moves().size()) < move_limit(game.size())) {
        if (cancel != nullptr && *cancel) return {};
        const bool opening = static_cast<int>(game.moves().size()) < plan.opening;
        player::Player& player = opening ? *hasty.player : *best.player;
        Limits limits;
        if (settings.time_per_move.count() > 0)
            limits.time = std::chrono::duration_cast<std::chrono::nanoseconds>(settings.time_per_move);
        Budget budget(limits, cancel);
        const Color color = game.to_move();
        const go::Move move = player.choose(game, color, budget);
        if (!opening && settings.may_resign && player.gives_up()) {
            played.resigned = true;
            played.result = color == Color::black ? "W+R" : "B+R";
            return played;
        }
        game.play(move);
    }
    if (!game.is_over()) return played;
    Budget budget;
    const analysis::ScoreReport score = analysis::score(game, {}, budget);
    played.result = go::score_text(score.score());
    played.in_doubt = !score.safe_to_score;
    return played;
}

std::string to_sgf(const SelfplayGame& game, int number) {
    sgf::GameInfo info;
    info.black.name = info.white.name = "Tedomari";
    info.result = game.result;
    info.application = "Tedomari";
    info.round = std::to_string(number);
    return sgf::print(sgf::to_tree(game.game, info));
}

Result<SelfplayReport> selfplay(const SelfplayPlan& plan, const std::atomic<bool>* cancel,
                                const std::function<void(const SelfplayReport&)>& on_game) {
    SelfplayReport report;
    const auto found = games_in(plan.file);
    if (!found) return Error{plan.file.string() + ": " + found.error().message};
    report.found = *found;
    const auto start = std::chrono::steady_clock::now();
    for (int number = report.found + 1; number <= plan.games; ++number) {
        const auto played = play_with_itself(plan, number, cancel);
        if (!played) {
            report.interrupted = true;
            break;
        }
        if (!append(plan.file, to_sgf(*played, number))) return Error{"cannot write " + plan.file.string()};
        ++report.played;
        report.moves += played->game.moves().size();
        report.black += played->result.starts_with("B+") ? 1 : 0;
        report.white += played->result.starts_with("W+") ? 1 : 0;
        report.resigned += played->resigned ? 1 : 0;
        report.too_long += played->result == "Void" ? 1 : 0;
        report.in_doubt += played->in_doubt ? 1 : 0;
        report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        on_game(report);
    }
    return report;
}

}  // namespace tedomari::trial
