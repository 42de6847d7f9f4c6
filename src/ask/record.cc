// SPDX-License-Identifier: MIT
#include "ask/record.h"

#include <fmt/format.h>

#include "ask/position.h"
#include "render/parts.h"
#include "render/rules_json.h"
#include "sgf/charset.h"
#include "sgf/points.h"
#include "sgf/question_node.h"
#include "sgf/replay.h"
#include "sgf/text.h"
#include "sgf/writer.h"

namespace tedomari::ask {

using nlohmann::json;
using sgf::NodeId;

namespace {

json changes(const go::Board& before, const go::Board& after) {
    json result = json::object();
    go::for_each_point(after.size(), [&](go::Point p) {
        if (before.at(p) == after.at(p)) return;
        result[go::to_string(p)] =
            go::is_stone(after.at(p)) ? go::letter(go::color_of(after.at(p))) : std::string();
    });
    return result;
}

// Walks a tree in the order of its text with the game of every node at hand.
class Walk {
public:
    explicit Walk(const Record& record)
        : record_(record), replay_(record.tree, record.info), decoder_(sgf::charset_of(record.tree)) {}

    Result<json> nodes() {
        json result = json::array();
        for (NodeId node = sgf::Tree::root; node != sgf::no_node; node = record_.tree.next_in_text(node)) {
            while (!path_.empty() && path_.back().node != record_.tree.parent(node)) leave();
            if (saved_.size() > most_saved)
                return Error{fmt::format("a line of the game has more than {} nodes with setup", most_saved)};
            result.push_back(enter(node));
        }
        return result;
    }

private:
    static constexpr std::size_t most_saved = 400;  // each a copy of the game, some 100 KB
    enum class Way { nothing, take_back, restore };
    struct Visit {
        NodeId node;
        Way back;
    };

    json enter(NodeId node) {
        const sgf::Tree& tree = record_.tree;
        Way back = Way::nothing;
        if (replay_.is_plain_move(node)) {
            back = Way::take_back;
        } else if (node == sgf::Tree::root || sgf::has_setup(tree, node) || sgf::has_move(tree, node) ||
                   tree.find(node, "PL")) {
            back = Way::restore;
            saved_.push_back(replay_.state());
        }
        path_.push_back({node, back});
        const go::Board before = replay_.game().board();
        json object = {{"parent", node == sgf::Tree::root
                                      ? json(nullptr)
                                      : json(static_cast<std::uint32_t>(tree.parent(node)))}};
        const auto move = sgf::move_of(tree, node, record_.info.size);
        object["move"] = move ? render::move_json(*move) : json(nullptr);
        if (move) {
            const auto legality = replay_.game().legality(*move);
            if (legality != go::Legality::legal && !tree.find(node, "KO"))
                object["illegal"] = short_word(legality);
        }
        sgf::Warnings ignored;
        replay_.play(node, ignored);
        describe_board(before, object);
        describe_texts(node, object);
        return object;
    }

    void describe_board(const go::Board& before, json& object) const {
        const go::Game& game = replay_.game();
        object["moveNumber"] = replay_.move_number();
        object["changes"] = changes(before, game.board());
        object["toMove"] = go::letter(game.to_move());
        object["captured"] = {{"B", game.captured(go::Color::black)}, {"W", game.captured(go::Color::white)}};
        const go::Move ban = game.board().ko_ban();
        if (!ban.is_pass() && ban.color == game.to_move()) object["ko"] = go::to_string(ban.point);
    }

    void describe_texts(NodeId node, json& object) const {
        const sgf::Tree& tree = record_.tree;
        if (const auto name = tree.value(node, "N")) object["name"] = sgf::simple_text(*name, decoder_);
        if (const auto comment = tree.value(node, "C")) object["comment"] = sgf::text(*comment, decoder_);
        json marks = json::array();
        sgf::Warnings ignored;
        for (const MarkKind& mark : mark_kinds) {
            if (mark.name == "LB") continue;  // with texts
            for (const go::Point p : sgf::points(tree, node, mark.name, record_.info.size, ignored))
                marks.push_back({{"point", go::to_string(p)}, {"kind", mark.kind}});
        }
        for (const std::string_view raw : tree.values(node, "LB")) {
            const sgf::Pair pair = sgf::parted(raw);
            const auto point = sgf::from_sgf(pair.first, record_.info.size);
            if (!point) continue;
            marks.push_back({{"point", go::to_string(*point)},
                             {"kind", "label"},
                             {"text", sgf::simple_text(pair.second, decoder_)}});
        }
        if (!marks.empty()) object["marks"] = std::move(marks);
    }

    void leave() {
        if (path_.back().back == Way::take_back) replay_.take_back();
        if (path_.back().back == Way::restore) {
            replay_.restore(std::move(saved_.back()));
            saved_.pop_back();
        }
        path_.pop_back();
    }

    const Record& record_;
    sgf::Replay replay_;
    sgf::Decoder decoder_;
    std::vector<Visit> path_;
    std::vector<sgf::Replay::State> saved_;
};

// Points and numbers are ASCII in every set; only what is beyond that needs another spelling.
std::string in_utf8(std::string_view raw, const sgf::Decoder& decoder) {
    return sgf::is_ascii(raw) ? std::string(raw) : sgf::escaped(sgf::text(raw, decoder));
}

sgf::Tree copy_in_utf8(const sgf::Tree& tree) {
    const sgf::Decoder decoder(sgf::charset_of(tree));
    sgf::Tree result;
    std::vector<NodeId> image(tree.node_count(), sgf::Tree::root);
    for (NodeId node = sgf::Tree::root; node != sgf::no_node; node = tree.next_in_text(node)) {
        const NodeId there = node == sgf::Tree::root
                                 ? sgf::Tree::root
                                 : result.add_child(image[static_cast<std::uint32_t>(tree.parent(node))]);
        image[static_cast<std::uint32_t>(node)] = there;
        for (const auto property : tree.properties(node)) {
            if (node == sgf::Tree::root && property.name == "CA") continue;
            for (const std::string_view raw : property.values)
                result.add(there, property.name, in_utf8(raw, decoder));
        }
    }
    result.add(sgf::Tree::root, "CA", "UTF-8");
    return result;
}

json info_json(const sgf::GameInfo& info) {
    return {{"black", info.black.name}, {"blackRank", info.black.rank},
            {"white", info.white.name}, {"whiteRank", info.white.rank},
            {"result", info.result},    {"date", info.date},
            {"event", info.event},      {"round", info.round},
            {"place", info.place},      {"name", info.name},
            {"comment", info.comment},  {"handicap", info.handicap},
            {"rules", info.rules}};
}

}  // namespace

std::string Record::text() const { return sgf::print(tree); }

go::Game Record::game_at(NodeId node) const {
    sgf::Warnings ignored;
    return sgf::game_up_to(tree, info, node, ignored);
}

Result<Record> tidied(const sgf::Tree& tree) {
    if (tree.node_count() > most_nodes)
        return Error{
            fmt::format("the game has {} nodes; at most {} are shown", tree.node_count(), most_nodes)};
    Record record;
    record.tree = copy_in_utf8(tree);
    auto info = sgf::game_info(record.tree, record.warnings);
    if (!info) return info.error();
    record.info = *std::move(info);
    return record;
}

Result<Record> read_record(std::string_view text, int number) {
    auto found = sgf::nth_game(text, number);
    if (!found) return found.error();
    // Places in the text that was read; the copy has none.
    if (const auto info = sgf::game_info(found->tree, found->warnings)) {
        sgf::Replay replay(found->tree, *info);
        for (const NodeId node : sgf::main_line(found->tree)) replay.play(node, found->warnings);
    }
    auto record = tidied(found->tree);
    if (record) record->warnings = std::move(found->warnings);
    return record;
}

Result<json> to_json(const Record& record) {
    const sgf::Tree& tree = record.tree;
    auto nodes = Walk(record).nodes();
    if (!nodes) return nodes.error();
    const go::Rules rules = sgf::rules_of(record.info);
    json object = {
        {"sgf", record.text()},
        {"boardXSize", record.info.size.width},
        {"boardYSize", record.info.size.height},
        {"rules", rules_json(rules)},
        {"komi", rules.komi.to_double()},
        {"info", info_json(record.info)},
        {"nodes", *std::move(nodes)},
        {"mainEnd", static_cast<std::uint32_t>(sgf::main_line(tree).back())},
        {"questionNode", static_cast<std::uint32_t>(sgf::question_node(tree, sgf::AsksFor::position).node)},
        {"warnings", render::list_json(record.warnings.kept(), describe)}};
    return object;
}

json rules_json(const go::Rules& rules) {
    for (const go::NamedRules& named : go::named_rules()) {
        go::Rules same = named.rules;
        same.komi = rules.komi;
        if (same == rules) return std::string(named.name);
    }
    return render::to_json(rules);
}

}  // namespace tedomari::ask
