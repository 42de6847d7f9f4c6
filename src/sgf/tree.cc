// SPDX-License-Identifier: MIT
#include "sgf/tree.h"

#include <stdexcept>

#include "sgf/place.h"

namespace tedomari::sgf {

std::size_t Tree::Values::size() const {
    std::size_t count = 0;
    for (auto i = begin(); i != end(); ++i) ++count;
    return count;
}

NodeId Tree::next_in_text(NodeId n) const {
    if (at(n).first_child != none) return NodeId{at(n).first_child};
    while (n != no_node && at(n).next == none) n = parent(n);
    return n == no_node ? no_node : next_sibling(n);
}

Tree::Index Tree::find_index(NodeId n, std::string_view name) const {
    Index i = at(n).first_property;
    while (i != none && view(properties_[i].name) != name) i = properties_[i].next;
    return i;
}

std::optional<Tree::Property> Tree::find(NodeId n, std::string_view name) const {
    const Index i = find_index(n, name);
    if (i == none) return std::nullopt;
    return property(i);
}

Tree::Values Tree::values(NodeId n, std::string_view name) const {
    const Index i = find_index(n, name);
    return {this, i == none ? none : properties_[i].first_value};
}

std::optional<std::string_view> Tree::value(NodeId n, std::string_view name) const {
    const Index i = find_index(n, name);
    if (i == none) return std::nullopt;
    return property(i).values.front();
}

NodeId Tree::add_child(NodeId parent) {
    if (nodes_.size() >= none) throw std::length_error("a game of more than 4 billion nodes");
    const auto child = static_cast<Index>(nodes_.size());
    Node node;
    node.parent = static_cast<Index>(parent);
    nodes_.push_back(node);
    Node& above = at(parent);
    if (above.first_child == none) {
        above.first_child = child;
    } else {
        nodes_[above.last_child].next = child;
    }
    above.last_child = child;
    return NodeId{child};
}

Tree::Index Tree::add_property(NodeId n, Slice name) {
    const auto added = static_cast<Index>(properties_.size());
    properties_.push_back({name, none, none, none});
    Node& node = at(n);
    if (node.first_property == none) {
        node.first_property = added;
    } else {
        properties_[node.last_property].next = added;
    }
    node.last_property = added;
    return added;
}

void Tree::add_value(Index property, Slice value) {
    const auto added = static_cast<Index>(values_.size());
    values_.push_back({value, none});
    PropertyEntry& entry = properties_[property];
    if (entry.first_value == none) {
        entry.first_value = added;
    } else {
        values_[entry.last_value].next = added;
    }
    entry.last_value = added;
}

Slice Tree::keep(std::string_view piece) {
    if (text_.size() + piece.size() > none) throw std::length_error("a game of more than 4 GB");
    const Slice slice{static_cast<Index>(text_.size()), static_cast<Index>(piece.size())};
    text_ += piece;
    return slice;
}

void Tree::add(NodeId node, std::string_view name, std::string_view raw) {
    Index property = find_index(node, name);
    if (property == none) property = add_property(node, keep(std::string(name)));
    add_value(property, keep(std::string(raw)));
}

void Tree::remove(NodeId n, std::string_view name) {
    const Index gone = find_index(n, name);
    if (gone == none) return;
    Node& node = at(n);
    Index before = none;
    for (Index i = node.first_property; i != gone; i = properties_[i].next) before = i;
    (before == none ? node.first_property : properties_[before].next) = properties_[gone].next;
    if (node.last_property == gone) node.last_property = before;
}

Tree::Place Tree::place(std::string_view view) const {
    const char* begin = text_.data();
    if (view.data() < begin || view.data() >= begin + read_size_) return {};
    return moved(origin_, {begin, static_cast<std::size_t>(view.data() - begin)});
}

bool operator==(const Tree& a, const Tree& b) {
    const auto same_values = [](const Tree::Property& p, const Tree::Property& q) {
        auto i = p.values.begin(), j = q.values.begin();
        for (; i != p.values.end() && j != q.values.end(); ++i, ++j) {
            if (*i != *j) return false;
        }
        return i == p.values.end() && j == q.values.end();
    };
    const auto same_properties = [&](NodeId m, NodeId n) {
        auto i = a.properties(m).begin(), j = b.properties(n).begin();
        for (; i != a.properties(m).end() && j != b.properties(n).end(); ++i, ++j) {
            if ((*i).name != (*j).name || !same_values(*i, *j)) return false;
        }
        return i == a.properties(m).end() && j == b.properties(n).end();
    };
    if (a.node_count() != b.node_count()) return false;
    NodeId m = Tree::root, n = Tree::root;
    while (m != no_node && n != no_node) {
        if (!same_properties(m, n)) return false;
        if ((a.first_child(m) == no_node) != (b.first_child(n) == no_node)) return false;
        if ((a.next_sibling(m) == no_node) != (b.next_sibling(n) == no_node)) return false;
        m = a.next_in_text(m);
        n = b.next_in_text(n);
    }
    return m == n;
}

}  // namespace tedomari::sgf
