// SPDX-License-Identifier: MIT
#include "sgf/game_parser.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "sgf/game_start.h"

// Hot: see the header.  A typical node is six bytes, ";B[pd]", and costs one turn through run() for the ';'
// and one for the property.  Short values are scanned byte by byte, long ones with memchr.
namespace tedomari::sgf {

namespace {

enum class Kind : std::uint8_t { other, space, letter, digit, open, close, semicolon, bracket };

constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> table{};
    for (int c = 'A'; c <= 'Z'; ++c) table[static_cast<std::size_t>(c)] = Kind::letter;
    for (int c = 'a'; c <= 'z'; ++c) table[static_cast<std::size_t>(c)] = Kind::letter;
    for (int c = '0'; c <= '9'; ++c) table[static_cast<std::size_t>(c)] = Kind::digit;
    for (const char c : {' ', '\t', '\n', '\r', '\v', '\f'})
        table[static_cast<unsigned char>(c)] = Kind::space;
    table['('] = Kind::open;
    table[')'] = Kind::close;
    table[';'] = Kind::semicolon;
    table['['] = Kind::bracket;
    return table;
}();

Kind kind(char c) { return kinds[static_cast<unsigned char>(c)]; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_name(char c) { return kind(c) == Kind::letter || kind(c) == Kind::digit; }
bool is_move(std::string_view name) { return name == "B" || name == "W"; }

// A few characters of a text for a message, harmless on any terminal.
std::string excerpt(std::string_view text) {
    std::string shown;
    for (const char c : text.substr(0, 20)) shown += c >= ' ' && c < 0x7f ? c : '?';
    return text.size() > 20 ? shown + "…" : shown;
}

// Nodes with more properties than this look names up in a table: no text makes us quadratic.
constexpr int crowd = 16;

}  // namespace

GameParser::Status GameParser::parse(std::string_view text, bool last, Pairing pairing, Tree& tree,
                                     Tree::Place origin) {
    begin_ = at_ = text.data();
    end_ = begin_ + text.size();
    last_ = last;
    pairing_ = pairing;
    tree_ = &tree;
    tree.text_.clear();
    tree.nodes_.clear();
    tree.properties_.clear();
    tree.values_.clear();
    open_.clear();
    current_ = no_node;
    fresh_ = after_variation_ = in_junk_ = false;
    property_ = Tree::none;
    lower_case_ = nullptr;
    extra_.clear();
    if (!crowded_.empty()) crowded_.clear();
    remarks_.clear();
    remark_count_ = 0;
    if (text.empty() || text[0] != '(') {
        remark(at_, "missing '(' before the game");
        open();
    }
    if (run() == Status::needs_more) return Status::needs_more;
    finish(origin);
    return Status::complete;
}

GameParser::Status GameParser::run() {
    while (at_ != end_) {
        switch (kind(*at_)) {
            case Kind::space: ++at_; break;
            case Kind::semicolon:
                node();
                ++at_;
                break;
            case Kind::letter:
                if (!property()) return Status::needs_more;
                break;
            case Kind::open:
                if (at_ != begin_ && (at_[-1] == '\n' || at_[-1] == '\r')) {
                    const Start next = game_start({at_, static_cast<std::size_t>(end_ - at_)});
                    if (next == Start::unknown && !last_) return Status::needs_more;
                    if (next == Start::header) {
                        remark(at_, "missing ')' before the next game");
                        return Status::complete;
                    }
                }
                open();
                ++at_;
                break;
            case Kind::close:
                if (close()) return Status::complete;
                break;
            case Kind::bracket:
                if (!stray_value()) return Status::needs_more;
                break;
            case Kind::digit:
            case Kind::other:
                junk(std::find_if(at_, end_,
                                  [](char c) { return kind(c) != Kind::digit && kind(c) != Kind::other; }));
                break;
        }
    }
    if (!last_) return Status::needs_more;
    truncated();
    return Status::complete;
}

void GameParser::open() {
    if (fresh_) remark(at_, "'(' without a node");
    open_.push_back(current_);
    fresh_ = true;
    after_variation_ = in_junk_ = false;
    property_ = Tree::none;
}

bool GameParser::close() {
    if (fresh_) remark(at_, "variation without a node");
    ++at_;
    current_ = open_.back();
    open_.pop_back();
    fresh_ = in_junk_ = false;
    after_variation_ = true;
    property_ = Tree::none;
    return open_.empty();
}

void GameParser::node() {
    if (after_variation_) remark(at_, "node behind a variation");
    if (tree_->nodes_.empty()) {
        tree_->nodes_.emplace_back();
        current_ = Tree::root;
    } else {
        current_ = tree_->add_child(current_);
    }
    fresh_ = after_variation_ = in_junk_ = false;
    property_ = Tree::none;
}

bool GameParser::property() {
    const char* const begin = at_;
    const char* p = begin;
    bool lower = false;
    do {
        lower |= is_lower(*p);
        ++p;
    } while (p != end_ && is_name(*p));
    const char* const bracket = skip_space(p);
    if (bracket == end_ && !last_) return false;
    if (bracket == end_ || *bracket != '[') {
        junk(p);
        return true;
    }
    if (fresh_) {
        remark(begin, "missing ';' before a property");
        node();
    } else if (after_variation_) {
        remark(begin, "property behind a variation");
        after_variation_ = false;
    }
    in_junk_ = false;
    if (lower && lower_case_ == nullptr) lower_case_ = begin;
    select_property(lower ? canonical_name({begin, static_cast<std::size_t>(p - begin)}) : slice(begin, p));
    at_ = bracket;
    return values();
}

// FF[1] to FF[3] spell names out and count the capitals only: "CoPyright" is CP.
Slice GameParser::canonical_name(std::string_view found) {
    const std::size_t begin = extra_.size();
    std::copy_if(found.begin(), found.end(), std::back_inserter(extra_), [](char c) { return !is_lower(c); });
    if (extra_.size() == begin || kind(extra_[begin]) == Kind::digit) {  // no capital at all: "b", "white2"
        extra_.resize(begin);
        for (const char c : found) extra_ += is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return extra(begin);
}

// Makes property_ the current node's property of that name: a name occurs once in a node.
void GameParser::select_property(Slice name) {
    const std::string_view wanted = view(name);
    int seen = 0;
    for (Tree::Index i = tree_->at(current_).first_property; i != Tree::none && seen < crowd; ++seen) {
        const std::string_view found = view(tree_->properties_[i].name);
        if (is_move(wanted) && is_move(found)) {
            remark(at_, "two moves in one node; read as two nodes");
            node();
            seen = 0;
            break;
        }
        if (found == wanted) {
            remark(at_, "a name occurs twice in one node, values joined:", wanted);
            property_ = i;
            return;
        }
        i = tree_->properties_[i].next;
    }
    if (seen < crowd) {
        property_ = tree_->add_property(current_, name);
        return;
    }
    const auto [entry, added] = crowded_.try_emplace(
        std::to_string(static_cast<std::uint32_t>(current_)) + std::string(wanted), Tree::none);
    if (added) entry->second = tree_->add_property(current_, name);
    if (!added) remark(at_, "a name occurs twice in one node, values joined:", wanted);
    property_ = entry->second;
}

bool GameParser::values() {
    while (true) {
        if (!value()) return false;
        const char* next = skip_space(at_);
        if (next == end_) {
            if (!last_) return false;
            at_ = next;
            return true;
        }
        at_ = next;
        if (*next != '[') return true;
    }
}

bool GameParser::value() {
    const char* const begin = at_ + 1;
    const char* close = pairing_ == Pairing::none ? closing_bracket(begin) : closing_bracket_of_pairs(begin);
    const char* after = close == nullptr ? end_ : close + 1;
    if (close == nullptr) {
        if (!last_) return false;
        remark(at_, "value without its ']'");
        close = end_;
        const char* p = close;
        while (p != begin && p[-1] == '\\') --p;
        if ((close - p) % 2 != 0) --close;  // a last '\' would escape the bracket we add when printing
    }
    if (property_ != Tree::none) {
        const std::string_view raw(begin, static_cast<std::size_t>(close - begin));
        tree_->add_value(property_, pairing_ == Pairing::none ? slice(begin, close) : escaped_pairs(raw));
    }
    at_ = after;
    return true;
}

// "[…]" where no name stands before it: one more value of the last property, or of nothing.
bool GameParser::stray_value() {
    remark(at_, "value without a name");
    in_junk_ = false;
    return value();
}

// Skips [at_, end), which is no part of any property.
void GameParser::junk(const char* end) {
    if (!in_junk_) remark(at_, "stray text", {at_, static_cast<std::size_t>(end - at_)});
    in_junk_ = true;
    at_ = end;
}

void GameParser::truncated() {
    if (fresh_) remark(at_, "variation without a node");
    remark(at_, open_.size() == 1 ? "missing ')' at the end" : "several ')' missing at the end");
}

// Gives the tree its text and turns every slice into one of that text.
void GameParser::finish(Tree::Place origin) {
    Tree& tree = *tree_;
    if (tree.nodes_.empty()) tree.nodes_.emplace_back();
    const auto size = static_cast<std::uint32_t>(consumed());
    tree.text_.reserve(size + extra_.size());
    tree.text_.assign(begin_, size);
    tree.text_ += extra_;
    tree.read_size_ = size;
    tree.origin_ = origin;
    if (!extra_.empty()) {
        const auto settle = [size](Slice& s) {
            if ((s.begin & in_extra) != 0) s.begin = size + (s.begin & ~in_extra);
        };
        for (auto& property : tree.properties_) settle(property.name);
        for (auto& value : tree.values_) settle(value.slice);
    }
    if (lower_case_ != nullptr && tree.value(Tree::root, "FF") == "4") {
        remark(lower_case_, "lower-case letters in a property name");
    }
    std::stable_sort(remarks_.begin(), remarks_.end(),
                     [](const Remark& a, const Remark& b) { return a.offset < b.offset; });
}

const char* GameParser::skip_space(const char* p) const {
    while (p != end_ && kind(*p) == Kind::space) ++p;
    return p;
}

const char* GameParser::closing_bracket(const char* p) const {
    const char* const soon = end_ - p > 16 ? p + 16 : end_;
    for (; p != soon && *p != '\\'; ++p) {
        if (*p == ']') return p;
    }
    const auto find = [](char c, const char* from, const char* to) {
        return from >= to
                   ? nullptr
                   : static_cast<const char*>(std::memchr(from, c, static_cast<std::size_t>(to - from)));
    };
    const char* close = find(']', p, end_);
    while (close != nullptr) {
        const char* const escape = find('\\', p, close);
        if (escape == nullptr) return close;
        p = escape + 2;
        if (p > close) close = find(']', p, end_);
    }
    return nullptr;
}

bool GameParser::is_pair(const char* p) const {
    const auto lead = static_cast<unsigned char>(*p);
    if (lead < 0x81 || lead == 0xff || end_ - p < 2) return false;
    if (pairing_ == Pairing::shift_jis && lead >= 0xa0 && lead < 0xe0) return false;  // half-width katakana
    return static_cast<unsigned char>(p[1]) >= 0x40;
}

const char* GameParser::closing_bracket_of_pairs(const char* p) const {
    while (p < end_) {
        if (*p == ']') return p;
        p += *p == '\\' || is_pair(p) ? 2 : 1;
    }
    return nullptr;
}

// The value as FF[4] wants it: readable byte by byte.
Slice GameParser::escaped_pairs(std::string_view raw) {
    const std::size_t begin = extra_.size();
    for (const char *p = raw.data(), *end = p + raw.size(); p < end;) {
        const bool pair = is_pair(p) && p + 1 < end;
        if (pair) extra_ += *p++;
        if (pair && (*p == '\\' || *p == ']')) extra_ += '\\';
        if (!pair && *p == '\\' && p + 1 < end) extra_ += *p++;
        extra_ += *p++;
    }
    return extra(begin);
}

Slice GameParser::slice(const char* begin, const char* end) const {
    return {static_cast<std::uint32_t>(begin - begin_), static_cast<std::uint32_t>(end - begin)};
}

Slice GameParser::extra(std::size_t begin) const {
    return {static_cast<std::uint32_t>(begin) | in_extra, static_cast<std::uint32_t>(extra_.size() - begin)};
}

std::string_view GameParser::view(Slice s) const {
    if ((s.begin & in_extra) != 0) return {extra_.data() + (s.begin & ~in_extra), s.size};
    return {begin_ + s.begin, s.size};
}

void GameParser::remark(const char* where, const char* what, std::string_view quoted) {
    ++remark_count_;
    if (remarks_.size() >= most_remarks) return;
    std::string message = what;
    if (!quoted.empty()) message += " '" + excerpt(quoted) + "'";
    remarks_.push_back({static_cast<std::uint32_t>(where - begin_), std::move(message)});
}

}  // namespace tedomari::sgf
