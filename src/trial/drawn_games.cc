// SPDX-License-Identifier: MIT
#include "trial/drawn_games.h"

#include "base/rng.h"
#include "scoring/final_game.h"
#include "sgf/files.h"
#include "sgf/reader.h"
#include "sgf/source.h"

namespace tedomari::trial {

namespace {

bool marks_territory(const sgf::Tree& tree) {
    const auto end = scoring::final_game(tree);
    return end && end->marks;
}

}  // namespace

Result<std::vector<DrawnGame>> draw_games(const GameDraw& draw) {
    if (!std::filesystem::exists(draw.path)) return Error{"no such file or folder"};
    const auto files = sgf::record_files(draw.path);
    if (!files) return files.error();
    std::vector<DrawnGame> drawn;
    Rng rng(draw.seed);
    std::uint32_t seen = 0;
    for (const auto& file : files->records) {
        const auto source = sgf::open_source(file.string());
        if (!source) return source.error();
        sgf::Reader reader(**source);
        for (int number = 1;; ++number) {
            sgf::Tree tree;
            sgf::Warnings ignored;
            const auto more = reader.next(tree, ignored);
            if (!more || !*more) break;
            const std::string name = file.filename().string() + ":" + std::to_string(number);
            if (!is_in(draw.half, name) || (draw.marked && !marks_territory(tree))) continue;
            ++seen;
            if (drawn.size() < draw.sample) {
                drawn.push_back({name, std::move(tree)});
            } else if (const std::uint32_t slot = rng.below(seen); slot < draw.sample) {
                drawn[slot] = {name, std::move(tree)};
            }
        }
    }
    if (drawn.empty()) return Error{"no games there"};
    return drawn;
}

}  // namespace tedomari::trial
