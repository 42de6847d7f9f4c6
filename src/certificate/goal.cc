// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "certificate/claims.h"

namespace tedomari::certificate {

using go::Point;
using tactics::Goal;
using tactics::GoalKind;
using tactics::KoRule;
using tactics::ProofTree;

namespace {

constexpr std::initializer_list<const char*> kinds = {"capture", "connect", "separate", "eye", "live"};

std::string bans_text(std::uint8_t bans) { return bans == KoRule::always ? "*" : std::to_string(bans); }

std::uint8_t parse_bans(Fields& fields, const char* key) {
    const std::string text = fields.text(key);
    if (text == "*") return KoRule::always;
    if (text.size() == 1 && text[0] >= '0' && text[0] <= '9') return static_cast<std::uint8_t>(text[0] - '0');
    fields.fail(std::string("\"") + key + "\" is a digit or *");
    return 0;
}

ProofTree read_nodes(Fields& fields) {
    ProofTree proof;
    const Json& nodes = fields.field("nodes");
    const std::size_t size = nodes.is_array() ? nodes.size() : 0;
    if (size == 0) fields.fail("\"nodes\" must hold the proof");
    for (std::size_t i = 0; i < size; ++i) {
        const Json& from = nodes[i];
        if (!from.is_array() || from.size() != 3 || !from[0].is_string() || !from[1].is_boolean() ||
            !from[2].is_array()) {
            fields.fail("a node is [answer, wins, [[reply, next], …]]");
            return proof;
        }
        ProofTree::Node node{fields.point(from[0].get<std::string>()), from[1].get<bool>(), {}};
        for (const Json& reply : from[2]) {
            const bool fits = reply.is_array() && reply.size() == 2 && reply[0].is_string() &&
                              reply[1].is_number_unsigned() && reply[1].get<std::size_t>() < size;
            if (!fits) {
                fields.fail("a reply is [move, next]");
                return proof;
            }
            node.replies.push_back({fields.point(reply[0].get<std::string>()), reply[1].get<std::size_t>()});
        }
        proof.nodes.push_back(std::move(node));
    }
    return proof;
}

// A proof that turns in a circle would never end.
bool has_circle(const ProofTree& proof) {
    enum class Seen : std::uint8_t { no, open, done };
    std::vector<Seen> seen(proof.nodes.size(), Seen::no);
    std::vector<std::pair<std::size_t, std::size_t>> path;
    for (std::size_t root = 0; root < proof.nodes.size(); ++root) {
        if (seen[root] != Seen::no) continue;
        path.emplace_back(root, 0);
        seen[root] = Seen::open;
        while (!path.empty()) {
            auto& [node, next] = path.back();
            if (next == proof.nodes[node].replies.size()) {
                seen[node] = Seen::done;
                path.pop_back();
                continue;
            }
            const std::size_t child = proof.nodes[node].replies[next++].next;
            if (seen[child] == Seen::open) return true;
            if (seen[child] == Seen::done) continue;
            seen[child] = Seen::open;
            path.emplace_back(child, 0);
        }
    }
    return false;
}

}  // namespace

Json of_goal(const go::Board& board, const Goal& goal, KoRule rule, const ProofTree& proof,
             const go::PointSet& where) {
    Json nodes = Json::array();
    for (const ProofTree::Node& node : proof.nodes) {
        Json replies = Json::array();
        for (const auto& reply : node.replies) replies.push_back({go::to_string(reply.move), reply.next});
        nodes.push_back({go::to_string(node.answer), node.wins, std::move(replies)});
    }
    std::vector<Point> points{goal.a};
    if (!goal.b.is_nowhere()) points.push_back(goal.b);
    Json json = {{"kind", "goal"},
                 {"board", rows_of(board)},
                 {"goal", *(kinds.begin() + static_cast<std::size_t>(goal.kind))},
                 {"points", list_of(points)},
                 {"attacker", go::to_string(goal.attacker)},
                 {"first", proof.attacker_first ? "attacker" : "defender"},
                 {"attackerBans", bans_text(rule.attacker)},
                 {"defenderBans", bans_text(rule.defender)},
                 {"area", list_of(where)}};
    if (!board.ko_ban().is_pass()) json["ko"] = go::to_string(board.ko());
    json["nodes"] = std::move(nodes);
    return json;
}

Finding verify_goal(Fields& fields, Budget& budget) {
    go::Board board = fields.board("board");
    const auto kind = static_cast<GoalKind>(fields.word("goal", kinds));
    const auto points = fields.points("points");
    Goal goal{kind, points.empty() ? Point() : points[0], points.size() > 1 ? points[1] : Point(),
              fields.color("attacker")};
    const bool attacker_first = fields.word("first", {"attacker", "defender"}) == 0;
    KoRule rule;
    rule.attacker = parse_bans(fields, "attackerBans");
    rule.defender = parse_bans(fields, "defenderBans");
    const go::PointSet where = fields.set("area");
    if (const Json& ko = fields.optional("ko"); ko.is_string()) {
        const go::Color mover = attacker_first ? goal.attacker : opponent(goal.attacker);
        const go::Move ban{mover, fields.point(ko.get<std::string>())};
        if (board.is_empty(ban.point) && board.is_ko_shape(ban)) {
            board.set_ko_ban(ban);
        } else {
            fields.fail("\"ko\" is no ko");
        }
    }
    ProofTree proof = read_nodes(fields);
    proof.attacker_first = attacker_first;
    const std::size_t wanted = kind == GoalKind::connect || kind == GoalKind::separate ? 2 : 1;
    if (points.size() != wanted) fields.fail("the goal is about another number of points");
    const bool needs_stone = kind != GoalKind::eye;
    if (needs_stone && !goal.a.is_nowhere() && !go::is_stone(board.at(goal.a)))
        fields.fail("there is no stone at " + go::to_string(goal.a));
    if (fields.error()) return {};

    Finding finding;
    finding.claim = fmt::format("{} {} {}, {} first", go::to_string(goal.attacker),
                                *(kinds.begin() + static_cast<std::size_t>(kind)), go::to_string(points),
                                attacker_first ? "attacker" : "defender");
    if (rule != KoRule{})
        finding.claim += fmt::format(", bans that the attacker may ignore: {}, the defender: {}",
                                     bans_text(rule.attacker), bans_text(rule.defender));
    finding.leans = fmt::format("a reply outside {} points is a pass", where.size());
    finding.positions = proof.nodes.size();
    if (has_circle(proof)) {
        finding.check = Check::refuted;
        finding.why = "the proof turns in a circle";
        return finding;
    }
    const auto found = tactics::verify(tactics::claim_of(board, goal, rule), proof, where, budget);
    finding.check = found.check;
    for (const go::Move move : found.line)
        finding.why += (finding.why.empty() ? "" : " ") + go::to_string(move);
    return finding;
}

}  // namespace tedomari::certificate
