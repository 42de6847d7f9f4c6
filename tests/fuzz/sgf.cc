// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "sgf/collection.test.h"
#include "sgf/points.h"
#include "sgf/question_node.h"
#include "sgf/reader.h"
#include "sgf/record.h"
#include "sgf/text.h"
#include "sgf/writer.h"

// Any bytes can be read; what is read is printed so that it reads the same; records are played without harm.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tedomari;
    using namespace tedomari::sgf;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto plain = read_collection(text, Mode::tolerant, Escapes::trusted);
    if (plain) {
        const auto again = read_collection(print(plain->games), Mode::strict, Escapes::trusted);
        if (!again || again->games != plain->games) std::abort();
    }
    const auto games = read_collection(text);
    if (!games) return 0;
    for (const Tree& tree : games->games) {
        Warnings warnings;
        const auto info = game_info(tree, warnings);
        if (!info) continue;
        const Decoder decoder(info->charset);
        if (!is_utf8(info->comment) || !is_utf8(info->black.name)) std::abort();
        if (const auto comment = tree.value(Tree::root, "C");
            comment && !is_utf8(sgf::text(*comment, decoder))) {
            std::abort();
        }
        const auto game = game_at(tree, *info, std::nullopt, warnings);
        if (!game || !game->board().check_invariants()) std::abort();
        for (const AsksFor asks : {AsksFor::position, AsksFor::marked_points}) {
            const QuestionNode asked = question_node(tree, asks);
            if (!game_up_to(tree, *info, asked.node, warnings).board().check_invariants()) std::abort();
            marked_points(tree, asked.node, info->size);
        }
        const auto written = read_record(print(to_tree(*game, *info)));
        if (!written || !(written->game.position() == game->position())) std::abort();
    }
    return 0;
}
