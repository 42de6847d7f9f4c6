// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace tedomari::endgame {

// One of the positions of a region: a part that hangs together, or a sum of such parts.
enum class NodeId : std::uint32_t {};
constexpr std::size_t index(NodeId id) { return static_cast<std::size_t>(id); }

// Hot.  Finds positions by a hash of what they are, which is kept elsewhere: an entry takes eight bytes, and one that
// is not there mostly costs one look.
//
//      entries   . . 7|12 . 15|3 7|40 .        tag | node: the hash's upper half, from tag mod size on
class NodeTable {
public:
    // The position with this hash for which is_it(node) holds.
    template <class IsIt>
    std::optional<NodeId> find(std::uint64_t hash, IsIt&& is_it) const {
        if (entries_.empty()) return {};
        const std::uint32_t tag = tag_of(hash);
        for (std::size_t i = tag & mask();; i = (i + 1) & mask()) {
            const Entry& entry = entries_[i];
            if (entry.node == none) return {};
            if (entry.tag == tag && is_it(NodeId{entry.node})) return NodeId{entry.node};
        }
    }
    // It must not be there yet.
    void insert(std::uint64_t hash, NodeId node) {
        if (3 * ++size_ > 2 * entries_.size()) grow();
        place({tag_of(hash), static_cast<std::uint32_t>(node)});
    }
    std::size_t size() const { return size_; }
    std::size_t memory() const { return entries_.capacity() * sizeof(Entry); }  // bytes

private:
    static constexpr std::uint32_t none = UINT32_MAX;
    struct Entry {
        std::uint32_t tag = 0, node = none;
    };

    static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
    std::size_t mask() const { return entries_.size() - 1; }
    void place(const Entry& entry) {
        std::size_t i = entry.tag & mask();
        while (entries_[i].node != none) i = (i + 1) & mask();
        entries_[i] = entry;
    }
    void grow() {
        constexpr std::size_t least = 64;
        std::vector<Entry> old(entries_.empty() ? least : 2 * entries_.size());
        old.swap(entries_);
        for (const Entry& entry : old) {
            if (entry.node != none) place(entry);
        }
    }

    std::vector<Entry> entries_;  // a power of two of them, at most two thirds in use
    std::size_t size_ = 0;
};

}  // namespace tedomari::endgame
