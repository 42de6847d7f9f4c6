// SPDX-License-Identifier: MIT
#include "sgf/writer.h"

#include "sgf/game_start.h"

namespace tedomari::sgf {

namespace {

constexpr std::size_t line_width = 78;

class Printer {
public:
    explicit Printer(std::string& out) : out_(out), line_(out.size()) {}

    void game(const Tree& tree) {
        for (NodeId n = Tree::root; n != no_node;) {
            if (opens_bracket(tree, n)) {
                if (n != Tree::root) new_line();
                // At the start of a line it would read as another game.
                const auto properties = tree.properties(n);
                if (n != Tree::root && !properties.empty() && is_header_name((*properties.begin()).name))
                    out_ += ' ';
                out_ += '(';
            }
            node(tree, n);
            const NodeId next = tree.next_in_text(n);
            // On the way up from a leaf every bracket that ends here is closed.
            const NodeId branch = next == no_node ? no_node : tree.parent(next);
            for (; n != branch; n = tree.parent(n)) {
                if (opens_bracket(tree, n)) out_ += ')';
            }
            n = next;
        }
        new_line();
    }

private:
    static bool opens_bracket(const Tree& tree, NodeId n) {
        return n == Tree::root || tree.has_variations(tree.parent(n));
    }

    void node(const Tree& tree, NodeId n) {
        if (out_.size() - line_ > line_width) new_line();
        out_ += ';';
        for (const auto property : tree.properties(n)) {
            if (out_.size() - line_ > line_width) new_line();
            out_ += property.name;
            for (const std::string_view raw : property.values) {
                out_ += '[';
                out_ += raw;
                out_ += ']';
                if (out_.size() - line_ > line_width) new_line();
            }
        }
    }

    void new_line() {
        if (out_.size() == line_) return;
        out_ += '\n';
        line_ = out_.size();
    }

    std::string& out_;
    std::size_t line_;  // where the last line starts
};

}  // namespace

std::string print(const Tree& tree) { return print({&tree, 1}); }

std::string print(std::span<const Tree> collection) {
    std::string text;
    Printer printer(text);
    for (const Tree& tree : collection) printer.game(tree);
    return text;
}

}  // namespace tedomari::sgf
