// SPDX-License-Identifier: MIT
#include "sgf/reader.h"

#include <algorithm>
#include <cstring>

#include "sgf/charset.h"
#include "sgf/game_start.h"
#include "sgf/place.h"
#include "sgf/text.h"

namespace tedomari::sgf {

namespace {

constexpr std::size_t chunk = std::size_t{1} << 18;
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

// Whether every double-byte character that ends in '\' has it doubled, as FF[4] wants.
bool escapes_pairs(std::string_view text) {
    for (std::size_t i = 0; i + 2 < text.size(); ++i) {
        if (static_cast<unsigned char>(text[i]) < 0x81) continue;
        if (text[i + 1] == '\\' && text[i + 2] != '\\') return false;
        ++i;
    }
    return true;
}

bool has_hidden_specials(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (static_cast<unsigned char>(text[i]) >= 0x81 && (text[i + 1] == '\\' || text[i + 1] == ']'))
            return true;
    }
    return false;
}

}  // namespace

Reader::Reader(std::string_view text, Escapes escapes) : escapes_(escapes), window_(text), last_(true) {}
Reader::Reader(Source& source, Escapes escapes) : escapes_(escapes), source_(&source) {}

Result<bool> Reader::next(Tree& tree, Warnings& warnings) {
    stray_noted_ = false;
    while (true) {
        const auto found = find_game(warnings);
        if (!found) return found.error();
        if (!*found) {
            if (games_ == 0) return no_game();
            return false;
        }
        while (parser_.parse(window(), last_, Pairing::none, tree, place_) ==
               GameParser::Status::needs_more) {
            if (window().size() > GameParser::max_game) {
                return Error{"a game of more than 512 MB", place_.line, place_.column};
            }
            const auto more = load_more();
            if (!more) return more.error();
        }
        // In a letter "(;" may be a face.
        if (!stray_noted_ || tree.property_count() > 0) break;
        take(parser_.consumed());
    }
    ++games_;
    if (escapes_ == Escapes::doubted && read_unescaped_pairs(tree)) {
        warnings.add(
            {"double-byte characters with '\\' or ']' in them are not escaped", place_.line, place_.column});
    }
    note_remarks(warnings);
    take(parser_.consumed());
    return true;
}

// Remarks come by offset, so each place is found from the one before it.
void Reader::note_remarks(Warnings& warnings) const {
    Tree::Place place = place_;
    std::size_t at = 0, described = 0;
    for (const Remark& remark : parser_.remarks()) {
        if (warnings.full()) break;
        ++described;
        place = moved(place, window().substr(at, remark.offset - at));
        at = remark.offset;
        warnings.add({remark.message, place.line, place.column});
    }
    warnings.add_uncounted(parser_.remark_count() - described);
}

// Moves to the start of the next game; what is skipped is noted once.
Result<bool> Reader::find_game(Warnings& warnings) {
    if (games_ == 0 && bytes_read() == 0) {
        while (!last_ && window().size() < byte_order_mark.size()) {
            const auto more = load_more();
            if (!more) return more.error();
        }
        if (window().substr(0, 3) == byte_order_mark) take(3);
        place_ = {1, 1};
    }
    while (true) {
        const std::size_t candidate = std::min(window().find_first_of("(;"), window().size());
        note_stray(window().substr(0, candidate), warnings);
        take(candidate);
        Start start = window().empty() ? Start::unknown : game_start(window());
        if (start == Start::unknown && !last_) {
            const auto more = load_more();
            if (!more) return more.error();
            continue;
        }
        if (window().empty() || saw_nul_) return false;
        if (start == Start::unknown) start = game_start(std::string(window()) + "]");
        if (start != Start::no) return true;
        note_stray(window().substr(0, 1), warnings);
        take(1);
    }
}

Result<bool> Reader::load_more() {
    if (source_ == nullptr || last_) {
        last_ = true;
        return false;
    }
    buffer_.erase(0, taken_);
    bytes_before_window_ += taken_;
    taken_ = 0;
    const std::size_t kept = buffer_.size();
    buffer_.resize(kept + std::max(chunk, kept));
    const auto read = source_->read({buffer_.data() + kept, buffer_.size() - kept});
    buffer_.resize(kept + (read ? *read : 0));
    window_ = buffer_;
    if (!read) {
        last_ = true;
        return read.error();
    }
    last_ = *read == 0;
    return !last_;
}

void Reader::take(std::size_t size) {
    place_ = moved(place_, window().substr(0, size));
    taken_ += size;
}

void Reader::note_stray(std::string_view text, Warnings& warnings) {
    if (text.empty()) return;
    if (games_ == 0) saw_nul_ |= std::memchr(text.data(), '\0', text.size()) != nullptr;
    if (stray_noted_) return;
    const auto first = std::find_if_not(text.begin(), text.end(), is_space);
    if (first == text.end()) return;
    stray_noted_ = true;
    const Tree::Place place = moved(place_, text.substr(0, static_cast<std::size_t>(first - text.begin())));
    warnings.add(
        {games_ == 0 ? "text before the first game" : "text behind a game", place.line, place.column});
}

// Shift_JIS, Big5 and GBK text may hide ']' and '\' in its characters.  Reads it with the bytes paired too
// and keeps the reading that makes more sense: fewer oddities, then more properties, then the one by which
// the escapes are where a writer would put them.
bool Reader::read_unescaped_pairs(Tree& tree) {
    const std::string_view text = window().substr(0, parser_.consumed());
    if (is_utf8(text) || !has_hidden_specials(text)) return false;
    const std::string charset = charset_of(tree);
    const Pairing pairing = pairing_of(charset);
    if (pairing == Pairing::none) return false;
    Decoder::Fit fit;
    Decoder(charset).to_utf8(text, fit);
    if (fit.errors > 0) return false;
    if (pairs_parser_.parse(window(), last_, pairing, pairs_tree_, place_) != GameParser::Status::complete)
        return false;
    if (pairs_parser_.remark_count() > parser_.remark_count()) return false;
    if (pairs_parser_.remark_count() == parser_.remark_count()) {
        if (pairs_tree_.property_count() < tree.property_count()) return false;
        if (pairs_tree_.property_count() == tree.property_count() && escapes_pairs(text)) return false;
    }
    std::swap(tree, pairs_tree_);
    std::swap(parser_, pairs_parser_);
    return true;
}

Error Reader::no_game() const {
    if (bytes_read() == 0) return {"the file is empty", 1, 1};
    return {saw_nul_ ? "not an SGF file but binary data" : "not an SGF file: no game in it", 1, 1};
}

}  // namespace tedomari::sgf
