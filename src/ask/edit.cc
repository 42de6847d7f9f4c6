// SPDX-License-Identifier: MIT
#include "ask/edit.h"

#include <algorithm>
#include <fmt/format.h>

#include "ask/position.h"
#include "go/diagram.h"
#include "go/handicap.h"
#include "render/parts.h"
#include "sgf/points.h"
#include "sgf/question_node.h"
#include "sgf/record.h"
#include "sgf/replay.h"
#include "sgf/text.h"

namespace tedomari::ask {

using nlohmann::json;
using sgf::NodeId;
using sgf::Tree;

namespace {

// A change at work: the tree is changed in place, and its nodes are numbered anew at the end.
struct Change {
    Fields& fields;
    Record& record;
    NodeId node;
    bool changed = true;

    go::Size size() const { return record.info.size; }
    Tree& tree() const { return record.tree; }
    std::string sgf(go::Point p) const { return sgf::to_sgf(p, size()); }
};

std::optional<go::Point> point_of(Fields& fields, const std::string& field, const std::string& text,
                                  go::Size size) {
    const auto point = go::parse_point(text, size);
    if (point) return *point;
    fields.refuse(field, Error{fmt::format("{}: {}", text, point.error().message)});
    return std::nullopt;
}

// The child that already makes this move.
NodeId child_with(const Change& change, go::Move move) {
    for (NodeId child = change.tree().first_child(change.node); child != sgf::no_node;
         child = change.tree().next_sibling(child)) {
        if (sgf::move_of(change.tree(), child, change.size()) == move) return child;
    }
    return sgf::no_node;
}

void play(Change& change) {
    const go::Game game = change.record.game_at(change.node);
    const std::string text = change.fields.needed_text("point");
    const go::Color color = color_field(change.fields, "color").value_or(game.to_move());
    if (!change.fields.ok()) return;
    go::Point point;
    if (text != "pass") {
        const auto read = point_of(change.fields, "point", text, change.size());
        if (!read) return;
        point = *read;
    }
    const go::Move move{color, point};
    if (const NodeId there = child_with(change, move); there != sgf::no_node) {
        change.node = there;
        change.changed = false;
        return;
    }
    const go::Legality legality = game.legality(move);
    if (legality != go::Legality::legal) {
        Reply reply = refusal(422, Error{std::string(go::to_string(legality))}, "point");
        reply.body["illegal"] = short_word(legality);
        return change.fields.refuse(reply);
    }
    change.node = change.tree().add_child(change.node);
    change.tree().add(change.node, go::letter(color), change.sgf(point));
}

// What stands on some points after setup, against what stood there before the node did anything.
void write_setup(Change& change, NodeId node, const go::Board& before, const go::Board& after) {
    for (const char* name : {"AB", "AW", "AE"}) change.tree().remove(node, name);
    go::for_each_point(change.size(), [&](go::Point p) {
        if (before.at(p) == after.at(p)) return;
        const char* name = after.at(p) == go::Cell::black   ? "AB"
                           : after.at(p) == go::Cell::white ? "AW"
                                                            : "AE";
        change.tree().add(node, name, change.sgf(p));
    });
}

bool put(Change& change, const json& stones, go::Board& board) {
    for (const auto& [text, color] : stones.items()) {
        const auto point = point_of(change.fields, "stones", text, change.size());
        if (!point) return false;
        if (color == "B" || color == "W") {
            board.place(*point, color == "B" ? go::Color::black : go::Color::white);
        } else if (color == "") {  // NOLINT(readability-container-size-empty): JSON's empty() is no text's
            board.remove(*point);
        } else {
            change.fields.refuse("stones", Error{"a stone is \"B\", \"W\" or \"\""});
            return false;
        }
    }
    return true;
}

void setup(Change& change) {
    const json stones = change.fields.value("stones");
    if (!stones.is_object() || stones.empty())
        return change.fields.refuse("stones", Error{"points and colors are expected, as {\"D4\": \"B\"}"});
    const bool new_node = sgf::has_move(change.tree(), change.node);
    const go::Game now = change.record.game_at(change.node);
    const NodeId parent = change.tree().parent(change.node);
    const go::Board before = new_node                 ? now.board()
                             : parent == sgf::no_node ? go::Board(change.size())
                                                      : change.record.game_at(parent).board();
    go::Board after = now.board();
    if (!put(change, stones, after)) return;
    if (!after.is_possible())
        return change.fields.refuse("stones", Error{"a chain would have no liberty"}, 422);
    if (new_node) {
        change.node = change.tree().add_child(change.node);
        change.tree().add(change.node, "PL", go::letter(now.to_move()));
    }
    // A handicap that the text only counts becomes stones like any other.
    write_setup(change, change.node, before, after);
}

void to_move(Change& change) {
    const auto color = color_field(change.fields, "color");
    if (!color) return change.fields.refuse("color", Error{"\"B\" or \"W\" is expected"});
    if (sgf::has_move(change.tree(), change.node)) change.node = change.tree().add_child(change.node);
    change.tree().remove(change.node, "PL");
    change.tree().add(change.node, "PL", go::letter(*color));
}

void comment(Change& change) {
    const std::string text = change.fields.text("text");
    change.tree().remove(change.node, "C");
    if (!text.empty()) change.tree().add(change.node, "C", sgf::escaped(text));
}

// The marks of one kind without those on some points.
void unmark(Change& change, std::string_view name, const go::PointSet& points) {
    std::vector<std::string> kept;
    sgf::Warnings ignored;
    if (name == "LB") {
        for (const std::string_view raw : change.tree().values(change.node, name)) {
            const auto point = sgf::from_sgf(sgf::parted(raw).first, change.size());
            if (point && !points.contains(*point)) kept.emplace_back(raw);
        }
    } else {
        for (const go::Point p : sgf::points(change.tree(), change.node, name, change.size(), ignored)) {
            if (!points.contains(p)) kept.push_back(change.sgf(p));
        }
    }
    change.tree().remove(change.node, name);
    for (const std::string& raw : kept) change.tree().add(change.node, name, raw);
}

void mark(Change& change) {
    std::string_view name;
    const std::string kind = change.fields.text("kind"), text = change.fields.text("text");
    for (const MarkKind& known : mark_kinds) {
        if (known.kind == kind) name = known.name;
    }
    if (name.empty() && !kind.empty()) return change.fields.refuse("kind", Error{"there is no such mark"});
    if (kind == "label" && text.empty()) return change.fields.refuse("text", Error{"a label needs a text"});
    const go::PointSet points = points_field(change.fields, "points", change.size());
    if (!change.fields.ok()) return;
    for (const MarkKind& known : mark_kinds) unmark(change, known.name, points);
    if (name.empty()) return;
    points.for_each([&](go::Point p) {
        const std::string at = change.sgf(p);
        change.tree().add(change.node, name, name == "LB" ? at + ":" + sgf::escaped_in_pair(text) : at);
    });
}

// The tree again, with the children in another order or some of them left out: `order` gives the children of a
// node, in order.
template <class Order>
Tree rebuilt(const Tree& tree, const Order& order, NodeId& watched) {
    Tree result;
    NodeId there = Tree::root;
    std::vector<std::pair<NodeId, NodeId>> open = {{Tree::root, sgf::no_node}};  // node, image of its parent
    while (!open.empty()) {
        const auto [node, parent] = open.back();
        open.pop_back();
        const NodeId image = parent == sgf::no_node ? Tree::root : result.add_child(parent);
        if (node == watched) there = image;
        for (const auto property : tree.properties(node)) {
            for (const std::string_view raw : property.values) result.add(image, property.name, raw);
        }
        const std::vector<NodeId> children = order(node);
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            open.emplace_back(*child, image);
    }
    watched = there;
    return result;
}

std::vector<NodeId> children_of(const Tree& tree, NodeId node) {
    std::vector<NodeId> result;
    for (NodeId child = tree.first_child(node); child != sgf::no_node; child = tree.next_sibling(child))
        result.push_back(child);
    return result;
}

void remove(Change& change) {
    if (change.node == Tree::root)
        return change.fields.refuse("node", Error{"the root cannot be removed"}, 422);
    const NodeId gone = change.node;
    change.node = change.tree().parent(gone);
    const Tree old = change.tree();
    change.tree() = rebuilt(
        old,
        [&](NodeId node) {
            auto children = children_of(old, node);
            std::erase(children, gone);
            return children;
        },
        change.node);
}

void promote(Change& change) {
    const Tree old = change.tree();
    std::vector<bool> on_line(old.node_count());
    for (const NodeId node : sgf::line_to(old, change.node)) on_line[static_cast<std::uint32_t>(node)] = true;
    const auto is_on_line = [&](NodeId node) { return on_line[static_cast<std::uint32_t>(node)]; };
    change.tree() = rebuilt(
        old,
        [&](NodeId node) {
            auto children = children_of(old, node);
            std::stable_partition(children.begin(), children.end(), is_on_line);
            return children;
        },
        change.node);
}

struct InfoName {
    const char *field, *name;
};
constexpr InfoName info_names[] = {{"black", "PB"},     {"white", "PW"},  {"blackRank", "BR"},
                                   {"whiteRank", "WR"}, {"result", "RE"}, {"date", "DT"},
                                   {"event", "EV"},     {"name", "GN"}};

void info(Change& change) {
    const auto set = [&](const char* name, const std::string& text) {
        change.tree().remove(Tree::root, name);
        if (!text.empty()) change.tree().add(Tree::root, name, sgf::escaped(text));
    };
    for (const InfoName& known : info_names) {
        if (change.fields.has(known.field)) set(known.name, change.fields.text(known.field));
    }
    sgf::GameInfo given;
    given.size = change.size();
    if (const auto rules = rules_field(change.fields)) given.rules = go::to_string(*rules);
    given.komi = komi_field(change.fields);
    sgf::write_game_info(change.tree(), given);
}

struct EditKind {
    std::string_view name;
    void (*apply)(Change& change);
};
constexpr EditKind edit_kinds[] = {{"play", play},       {"setup", setup}, {"toMove", to_move},
                                   {"comment", comment}, {"mark", mark},   {"delete", remove},
                                   {"promote", promote}, {"info", info}};

// A tree whose nodes stand in the order of their text, and where a node is now.
Result<Edited> renumbered(const Change& change) {
    const Tree& tree = change.tree();
    Edited result;
    result.changed = change.changed;
    int number = 0;
    for (NodeId node = Tree::root; node != sgf::no_node; node = tree.next_in_text(node), ++number) {
        if (node == change.node) result.node = number;
    }
    auto record = tidied(tree);
    if (!record) return record.error();
    result.record = *std::move(record);
    return result;
}

}  // namespace

std::optional<Place> read_place(Fields& fields) {
    const std::string text = fields.needed_text("sgf");
    if (!fields.ok()) return std::nullopt;
    auto record = read_record(text);
    if (!record) {
        fields.refuse("sgf", record.error());
        return std::nullopt;
    }
    const auto number = fields.integer("node", 0, static_cast<int>(record->tree.node_count()) - 1);
    if (!fields.ok()) return std::nullopt;
    const NodeId node = number ? NodeId{static_cast<std::uint32_t>(*number)}
                               : sgf::question_node(record->tree, sgf::AsksFor::position).node;
    return Place{*std::move(record), node};
}

std::optional<Edited> edit(Fields& fields) {
    const std::string name = fields.needed_text("edit");
    auto place = read_place(fields);
    if (!place) return std::nullopt;
    Change change{fields, place->record, place->node};
    const auto* const kind = std::find_if(std::begin(edit_kinds), std::end(edit_kinds),
                                          [&](const EditKind& k) { return k.name == name; });
    if (kind == std::end(edit_kinds)) {
        fields.refuse("edit", Error{"there is no such edit"});
        return std::nullopt;
    }
    kind->apply(change);
    if (fields.finished()) return std::nullopt;
    auto result = renumbered(change);
    if (result) return *std::move(result);
    fields.refuse("sgf", result.error(), 422);
    return std::nullopt;
}

std::optional<Record> new_record(Fields& fields) {
    go::Size size;
    size.width = fields.integer("boardXSize", 19, 1, go::max_size);
    size.height = fields.integer("boardYSize", size.width, 1, go::max_size);
    const go::Rules japanese = *go::parse_rules("japanese");
    go::Rules rules = rules_field(fields).value_or(japanese);
    rules.komi = komi_field(fields).value_or(rules.komi);
    const int handicap = fields.integer("handicap", 0, 0, 9);
    if (fields.finished()) return std::nullopt;
    go::Game game(size, rules);
    if (handicap >= 2) {
        const auto stones = go::fixed_handicap(handicap, size);
        if (!stones) {
            fields.refuse("handicap", stones.error(), 422);
            return std::nullopt;
        }
        game.place_handicap(*stones);
    }
    auto record = tidied(sgf::to_tree(game));
    if (record) return *std::move(record);
    fields.refuse("", record.error());
    return std::nullopt;
}

}  // namespace tedomari::ask
