// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/rng.h"
#include "sgf/collection.test.h"
#include "sgf/reader.h"
#include "sgf/tree.h"
#include "sgf/writer.h"

// What every tree must obey, and trees to try it on.
namespace tedomari::sgf {

inline std::string random_name(Rng& rng) {
    constexpr const char* known[] = {"C", "AB", "AW", "LB", "KM", "SZ", "N", "TR", "XX", "KGSDE"};
    if (rng.below(4) != 0) return known[rng.below(10)];
    std::string name(1 + rng.below(3), 'A');
    for (char& c : name) c = static_cast<char>('A' + rng.below(26));
    return name == "B" || name == "W" || name == "FF" || name == "GM" || name == "CA" ? "Q" : name;
}

enum class Letters { any_bytes, ascii };

// Escaped where it must be, and elsewhere too.
inline std::string random_raw_value(Rng& rng, Letters letters) {
    constexpr std::string_view likely = "[](;) \n\r\t:\\abcd";
    const std::uint32_t range = letters == Letters::ascii ? 128 : 256;
    std::string raw;
    for (auto n = rng.below(12); n > 0; --n) {
        const char c = rng.below(2) == 0 ? static_cast<char>(rng.below(range)) : likely[rng.below(14)];
        if (c == ']' || c == '\\' || rng.below(8) == 0) raw += '\\';
        raw += c;
    }
    return raw;
}

inline Tree random_tree(Rng& rng, std::uint32_t nodes, Letters letters = Letters::ascii) {
    Tree tree;
    for (std::uint32_t i = 0; i < nodes; ++i) {
        // The first name must not look like the header of another game: SZ and its like stay off.
        const NodeId node =
            i == 0 ? Tree::root : tree.add_child(NodeId{rng.below(3) == 0 ? rng.below(i) : i - 1});
        if (rng.below(2) == 0) {
            const char* const color = rng.below(2) == 0 ? "B" : "W";
            tree.add(node, color, rng.below(9) == 0 ? "" : "dd");
        }
        for (auto n = rng.below(4); n > 0; --n) {
            const std::string name = random_name(rng);
            if (name != "SZ" || i == 0) tree.add(node, name, random_raw_value(rng, letters));
        }
    }
    return tree;
}

// Printing and reading again gives the same tree, without a warning.
inline bool survives_printing(const Tree& tree, Escapes escapes = Escapes::doubted) {
    const auto again = read_collection(print(tree), Mode::tolerant, escapes);
    return again && again->games.size() == 1 && again->games[0] == tree && again->warnings.empty();
}

}  // namespace tedomari::sgf
