// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "sgf/reader.h"

namespace tedomari::sgf {

// How to take a text that breaks the rules of SGF: go on and warn, or refuse it.
enum class Mode { tolerant, strict };

struct Collection {
    std::vector<Tree> games;  // at least one
    Warnings warnings;
};

// All games of a text.  Strict: the first warning is the error.
inline Result<Collection> read_collection(std::string_view text, Mode mode = Mode::tolerant,
                                          Escapes escapes = Escapes::doubted) {
    Collection collection;
    Reader reader(text, escapes);
    while (true) {
        Tree tree;
        const auto more = reader.next(tree, collection.warnings);
        if (!more) return more.error();
        if (mode == Mode::strict && !collection.warnings.empty()) return collection.warnings.kept().front();
        if (!*more) return collection;
        collection.games.push_back(std::move(tree));
    }
}

}  // namespace tedomari::sgf
