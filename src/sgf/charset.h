// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "sgf/game_parser.h"
#include "sgf/tree.h"

namespace tedomari::sgf {

// The character set of a game's text, as iconv names it: what `CA` says if the text agrees, else UTF-8 if it
// is valid UTF-8, else the likeliest of GB18030, Big5, Shift_JIS, EUC-JP and EUC-KR, else windows-1252 (which
// is what people mean by latin-1).  Never fails.
std::string charset_of(const Tree& tree);

// The likeliest character set of text that is not UTF-8, by the bytes its characters start with.  Part of the
// above, for texts without a tree.
std::string guessed_charset(std::string_view bytes);

// How iconv calls what a file calls so: "gb2312" is "GB18030".  Empty when it knows no such set.
std::string canonical_charset(std::string_view declared);

bool is_ascii(std::string_view bytes);
bool is_utf8(std::string_view bytes);

// In which of its characters a '\' or ']' may hide.
Pairing pairing_of(std::string_view charset);

// Turns bytes of one character set into UTF-8.  Never fails: what the set does not know becomes U+FFFD, and
// of a set iconv does not know, every byte is taken for latin-1.
class Decoder {
public:
    explicit Decoder(std::string charset);
    ~Decoder();
    Decoder(Decoder&&) noexcept;
    Decoder& operator=(Decoder&&) noexcept;

    const std::string& charset() const { return charset_; }
    std::string to_utf8(std::string_view bytes) const;

    // How much of some bytes a set explains.
    struct Fit {
        std::size_t characters = 0;  // beyond ASCII
        std::size_t errors = 0;
    };
    std::string to_utf8(std::string_view bytes, Fit& fit) const;
    bool is_known() const;

private:
    struct Iconv;
    std::string charset_;
    std::unique_ptr<Iconv> iconv_;  // null for UTF-8 and for unknown sets
};

}  // namespace tedomari::sgf
