// SPDX-License-Identifier: MIT
#include "trial/drawn_games.h"

#include "base/rng.h"
#include "scoring/final_game.h"
#include "sgf/files.h"

namespace tedomari::trial {

namespace {

bool marks_territory(const sgf::Tree& tree) {
    const auto end = scoring::final_game(tree);
    return end && end->marks;
}

}  // namespace

Result<std::vector<DrawnGame>> draw_games(const GameDraw& draw) {
    if (!std::filesystem::exists(draw.path)) return Error{"no such file or folder"};
    std::vector<DrawnGame> drawn;
    Rng rng(draw.seed);
    std::uint32_t seen = 0;
    const auto failed = sgf::for_each_game(draw.path, [&](const sgf::RecordedGame& record) {
        const std::string name = record.file.filename().string() + ":" + std::to_string(record.number);
        if (!is_in(draw.half, name) || (draw.marked && !marks_territory(record.tree))) return true;
        ++seen;
        if (drawn.size() < draw.sample) {
            drawn.push_back({name, std::move(record.tree)});
        } else if (const std::uint32_t slot = rng.below(seen); slot < draw.sample) {
            drawn[slot] = {name, std::move(record.tree)};
        }
        return true;
    });
    if (failed) return *failed;
    if (drawn.empty()) return Error{"no games there"};
    return drawn;
}

bool for_each_position(const std::vector<DrawnGame>& games,
                       const std::function<std::vector<int>(int moves)>& moments,
                       const std::atomic<bool>* cancel, const std::function<bool(DrawnPosition)>& f) {
    for (const DrawnGame& drawn : games) {
        sgf::Warnings ignored;
        const auto info = sgf::game_info(drawn.tree, ignored);
        if (!info) continue;
        const auto whole = sgf::game_at(drawn.tree, *info, std::nullopt, ignored);
        if (!whole) continue;
        const int last = static_cast<int>(whole->moves().size());
        for (const int move : moments(last)) {
            if (cancel != nullptr && cancel->load()) return false;
            auto game = sgf::game_at(drawn.tree, *info, move, ignored);
            if (!game || !game->board().is_possible()) continue;
            const auto next =
                move < last ? std::optional(whole->moves()[static_cast<std::size_t>(move)]) : std::nullopt;
            if (!f({drawn, *info, last - move, std::move(*game), next})) return false;
        }
    }
    return true;
}

std::function<std::vector<int>(int)> before_the_end(const std::vector<int>& back) {
    return [back](int moves) {
        std::vector<int> moments;
        for (const int b : back) {
            if (b <= moves) moments.push_back(moves - b);
        }
        return moments;
    };
}

std::function<std::vector<int>(int)> before_moves(const std::vector<int>& numbers) {
    return [numbers](int moves) {
        std::vector<int> moments;
        for (const int number : numbers) {
            if (number < moves) moments.push_back(number);
        }
        return moments;
    };
}

}  // namespace tedomari::trial
