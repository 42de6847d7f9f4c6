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

}  // namespace tedomari::trial
