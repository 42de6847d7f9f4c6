// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "sgf/game_parser.h"
#include "sgf/source.h"
#include "sgf/tree.h"
#include "sgf/warnings.h"

namespace tedomari::sgf {

// Whether '\' and ']' inside Shift_JIS, Big5 and GBK characters are escaped, as FF[4] wants.  The doubter
// reads such texts both ways and takes what makes more sense; on bytes that are no text at all it may take
// the wrong one.  Texts in UTF-8, or without such characters, read the same either way.
enum class Escapes { doubted, trusted };

// Reads a collection game by game, in the memory of its largest game.  Takes FF[1] to FF[4] as found in the
// wild: spelled-out names, text before and between games and properties, missing brackets and semicolons,
// names twice in a node, two moves in a node, double-byte characters nobody escaped.  Each is a warning with
// its line and column.
class Reader {
public:
    explicit Reader(std::string_view text,
                    Escapes escapes = Escapes::doubted);  // the text must outlive the reader
    explicit Reader(Source& source, Escapes escapes = Escapes::doubted);

    // Reads the next game into `tree` and adds what is odd about it, or about the text before it, to
    // `warnings`. False at the end.  Fails when the source does, when there is no game at all, and on a game
    // beyond GameParser::max_game bytes.  After a failure there is nothing more to read.
    Result<bool> next(Tree& tree, Warnings& warnings);

    std::uint64_t bytes_read() const { return bytes_before_window_ + taken_; }

private:
    std::string_view window() const { return window_.substr(taken_); }
    Result<bool> find_game(Warnings& warnings);
    Result<bool> load_more();
    void take(std::size_t size);
    void note_remarks(Warnings& warnings) const;
    void note_stray(std::string_view text, Warnings& warnings);
    bool read_unescaped_pairs(Tree& tree);
    Error no_game() const;

    Escapes escapes_;
    Source* source_ = nullptr;
    std::string buffer_;  // what window_ shows when there is a source
    std::string_view window_;
    std::size_t taken_ = 0;  // of window_
    bool last_ = false;      // nothing comes behind window_
    std::uint64_t bytes_before_window_ = 0;
    Tree::Place place_{1, 1};  // of window()
    std::size_t games_ = 0;
    bool stray_noted_ = false;  // in the text before the next game
    bool saw_nul_ = false;      // before the first game: no text at all
    GameParser parser_, pairs_parser_;
    Tree pairs_tree_;
};

}  // namespace tedomari::sgf
