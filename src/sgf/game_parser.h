// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "sgf/tree.h"

namespace tedomari::sgf {

// Which bytes of a value belong together.  Shift_JIS, Big5 and GBK have characters whose second byte is '\'
// or ']'.  FF[4] wants such bytes escaped, which is reading byte by byte; many programs never escaped them.
enum class Pairing { none, big5_or_gbk, shift_jis };

// Something odd at an offset of the game's text.
struct Remark {
    std::uint32_t offset = 0;
    std::string message;
};

// Reads one game, `(;…)`, into a Tree; the machine inside sgf::Reader.  It never fails: what it cannot use it
// skips and remarks.  Hot: 100 MB a second and more; a byte is looked at about once, nothing recurses, and
// buffers are reused from game to game.
class GameParser {
public:
    static constexpr std::size_t max_game = std::size_t{1} << 29;  // bytes; slices use bit 31 for themselves
    static constexpr std::size_t most_remarks = 100;

    enum class Status { complete, needs_more };

    // `text` starts at the game's first byte and may run on behind the game; `last` when no more can come.
    // On complete, consumed() bytes made the game.  On needs_more call again with more text, from the same
    // start.
    Status parse(std::string_view text, bool last, Pairing pairing, Tree& tree, Tree::Place origin);

    std::size_t consumed() const { return static_cast<std::size_t>(at_ - begin_); }
    const std::vector<Remark>& remarks() const { return remarks_; }  // the first, by offset
    std::size_t remark_count() const { return remark_count_; }

private:
    // Each takes what starts at at_; false when the text ends within it and more may come.
    Status run();
    bool property();
    bool values();
    bool value();
    bool stray_value();

    void open();
    bool close();  // true when it was the game's last bracket
    void node();
    void junk(const char* end);
    void truncated();
    void select_property(Slice name);
    void finish(Tree::Place origin);

    const char* skip_space(const char* p) const;
    const char* closing_bracket(const char* p) const;  // null when there is none
    const char* closing_bracket_of_pairs(const char* p) const;
    bool is_pair(const char* p) const;
    Slice canonical_name(std::string_view found);
    Slice escaped_pairs(std::string_view raw);
    Slice slice(const char* begin, const char* end) const;
    Slice extra(std::size_t begin) const;
    std::string_view view(Slice s) const;
    void remark(const char* where, const char* what, std::string_view quoted = {});

    static constexpr std::uint32_t in_extra = 0x80000000;

    const char* begin_ = nullptr;
    const char* at_ = nullptr;
    const char* end_ = nullptr;
    bool last_ = false;
    Pairing pairing_ = Pairing::none;
    Tree* tree_ = nullptr;

    std::vector<NodeId> open_;  // the node before each open bracket
    NodeId current_ = no_node;
    bool fresh_ = false;  // a bracket opened and no node followed yet
    bool after_variation_ = false;
    bool in_junk_ = false;
    Tree::Index property_ = Tree::none;  // of the current node: takes further values
    const char* lower_case_ = nullptr;   // the first name with lower-case letters

    std::string extra_;  // names and values that are not spelled so in the text
    std::unordered_map<std::string, Tree::Index> crowded_;  // properties of nodes with very many
    std::vector<Remark> remarks_;
    std::size_t remark_count_ = 0;
};

}  // namespace tedomari::sgf
