// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tedomari::sgf {

enum class NodeId : std::uint32_t {};  // numbered as they were added
inline constexpr NodeId no_node{0xffffffff};

// A piece of a tree's text.
struct Slice {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
};

// One game: nodes with properties, each a name and its values.  A value is raw: the bytes between the
// brackets as found, escapes and all, so that whatever we do not understand survives byte for byte
// (sgf/text.h makes readable text of it).  The main line is the first child, of the first child, …
//
//      text_        (;FF[4]SZ[9];B[dd](;W[ff])(;W[gg]))         one copy of the game's text
//      nodes_       parent, next sibling, children, properties  ─┐
//      properties_  name, values, next of the same node         ─┤ indices and slices, no pointers:
//      values_      slice, next of the same property            ─┘ copied and freed without recursion
//
// A regular value.  Views it hands out last until it is next changed.  At most 4 GB of text.
class Tree {
    using Index = std::uint32_t;
    static constexpr Index none = 0xffffffff;

    struct Node {
        Index parent = none, next = none, first_child = none, last_child = none;
        Index first_property = none, last_property = none;
    };
    struct PropertyEntry {
        Slice name;
        Index first_value = none, last_value = none, next = none;
    };
    struct ValueEntry {
        Slice slice;
        Index next = none;
    };

public:
    // The values of one property, in order; each a raw std::string_view.
    class Values {
    public:
        class iterator {
        public:
            iterator(const Tree* tree, Index at) : tree_(tree), at_(at) {}
            std::string_view operator*() const { return tree_->view(tree_->values_[at_].slice); }
            iterator& operator++() {
                at_ = tree_->values_[at_].next;
                return *this;
            }
            friend bool operator==(const iterator&, const iterator&) = default;

        private:
            const Tree* tree_;
            Index at_;
        };

        Values(const Tree* tree, Index first) : tree_(tree), first_(first) {}
        iterator begin() const { return {tree_, first_}; }
        iterator end() const { return {tree_, none}; }
        bool empty() const { return first_ == none; }
        std::string_view front() const { return *begin(); }
        std::size_t size() const;  // walks the list

    private:
        const Tree* tree_;
        Index first_;
    };

    struct Property {
        std::string_view name;
        Values values;  // never empty
    };

    // The properties of one node, in order; no name twice.
    class Properties {
    public:
        class iterator {
        public:
            iterator(const Tree* tree, Index at) : tree_(tree), at_(at) {}
            Property operator*() const { return tree_->property(at_); }
            iterator& operator++() {
                at_ = tree_->properties_[at_].next;
                return *this;
            }
            friend bool operator==(const iterator&, const iterator&) = default;

        private:
            const Tree* tree_;
            Index at_;
        };

        Properties(const Tree* tree, Index first) : tree_(tree), first_(first) {}
        iterator begin() const { return {tree_, first_}; }
        iterator end() const { return {tree_, none}; }
        bool empty() const { return first_ == none; }

    private:
        const Tree* tree_;
        Index first_;
    };

    static constexpr NodeId root{0};

    Tree() : nodes_(1) {}  // a root without properties

    std::size_t node_count() const { return nodes_.size(); }
    std::size_t property_count() const { return properties_.size(); }
    NodeId parent(NodeId n) const { return NodeId{at(n).parent}; }
    NodeId first_child(NodeId n) const { return NodeId{at(n).first_child}; }
    NodeId next_sibling(NodeId n) const { return NodeId{at(n).next}; }
    bool has_variations(NodeId n) const { return at(n).first_child != at(n).last_child; }
    NodeId next_in_text(
        NodeId n) const;  // first child, else next sibling of the nearest ancestor that has one

    Properties properties(NodeId n) const { return {this, at(n).first_property}; }
    std::optional<Property> find(NodeId n, std::string_view name) const;
    Values values(NodeId n, std::string_view name) const;                          // none when there are none
    std::optional<std::string_view> value(NodeId n, std::string_view name) const;  // the first one

    NodeId add_child(NodeId parent);
    // Appends a value to the property, which is made when the node has none of that name.
    // `raw` must be escaped (see escape() in sgf/text.h): no bare ']' and no '\' at its end.
    void add(NodeId node, std::string_view name, std::string_view raw);
    void remove(NodeId node, std::string_view name);

    std::string_view text() const { return text_; }  // every name and value, and what stood between them

    // The place in the file this game was read from: of a view into the tree, 1-based; 0 when it was added.
    struct Place {
        int line = 0, column = 0;
    };
    Place place(std::string_view view) const;

    // Same shape, names and values, wherever they came from.
    friend bool operator==(const Tree& a, const Tree& b);

private:
    friend class GameParser;

    const Node& at(NodeId n) const { return nodes_[static_cast<Index>(n)]; }
    Node& at(NodeId n) { return nodes_[static_cast<Index>(n)]; }
    std::string_view view(Slice s) const { return {text_.data() + s.begin, s.size}; }
    Property property(Index i) const {
        return {view(properties_[i].name), {this, properties_[i].first_value}};
    }
    Index find_index(NodeId n, std::string_view name) const;
    Index add_property(NodeId n, Slice name);
    void add_value(Index property, Slice value);
    Slice keep(std::string_view piece);

    std::string text_;
    std::size_t read_size_ = 0;  // the part of text_ that was read; behind it stands what was added
    Place origin_;               // of text_[0]
    std::vector<Node> nodes_;
    std::vector<PropertyEntry> properties_;
    std::vector<ValueEntry> values_;
};

}  // namespace tedomari::sgf
