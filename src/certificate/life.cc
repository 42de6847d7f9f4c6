// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "certificate/claims.h"

namespace tedomari::certificate {

using go::Board;
using go::Cell;
using go::Color;
using go::Move;
using go::Point;
using life::Claim;
using life::Fate;
using life::KoThreats;

namespace {

constexpr char cell_sign(Cell cell) { return cell == Cell::black ? 'X' : cell == Cell::white ? 'O' : '.'; }

std::string threats_text(std::uint8_t threats) {
    return threats == KoThreats::always ? "*" : std::to_string(threats);
}

// What stands on the cells, the ko, and the threats that are left to the killer and the owner: "X.O@B1:0:*".
std::string key_of(const Board& board, const std::vector<Point>& cells, KoThreats left) {
    std::string key;
    for (const Point p : cells) key += cell_sign(board.at(p));
    if (!board.ko().is_nowhere()) key += "@" + go::to_string(board.ko());
    return key + ":" + threats_text(left.attacker) + ":" + threats_text(left.defender);
}

std::vector<Point> points_of(const go::PointSet& set) {
    std::vector<Point> points;
    set.for_each([&](Point p) { points.push_back(p); });
    return points;
}

// Where stones may come and go: the area, and stones outside that have no liberty but there.
std::vector<Point> cells_of(const life::Arena& arena) {
    go::PointSet cells = arena.area;
    go::for_each_point(arena.board.size(), [&](Point p) {
        if (go::is_stone(arena.board.at(p)) && arena.area.includes(arena.board.liberty_set(p)))
            cells.insert(p);
    });
    return points_of(cells);
}

std::optional<std::uint8_t> parse_threats(std::string_view text) {
    if (text == "*") return KoThreats::always;
    if (text.size() != 1 || text[0] < '0' || text[0] > '9') return {};
    return static_cast<std::uint8_t>(text[0] - '0');
}

// The position of a key, put on the board.
enum class Key : std::uint8_t { position, cannot_arise, nonsense };
Key set_position(std::string_view key, const std::vector<Point>& cells, Color mover, Board& board,
                 KoThreats& left) {
    if (key.size() < cells.size()) return Key::nonsense;
    for (const Point p : cells) board.remove(p);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (key[i] == 'X') board.place(cells[i], Color::black);
        if (key[i] == 'O') board.place(cells[i], Color::white);
    }
    std::string_view rest = key.substr(cells.size());
    Point ko;
    if (rest.starts_with('@')) {
        const auto found = go::parse_point(rest.substr(1, rest.find(':') - 1), board.size());
        if (!found) return Key::nonsense;
        ko = *found;
        rest = rest.substr(std::min(rest.find(':'), rest.size()));
    }
    const std::size_t second = rest.find(':', 1);
    if (!rest.starts_with(':') || second == std::string_view::npos) return Key::nonsense;
    if (!board.is_possible()) return Key::cannot_arise;
    const auto attacker = parse_threats(rest.substr(1, second - 1));
    const auto defender = parse_threats(rest.substr(second + 1));
    if (!attacker || !defender) return Key::nonsense;
    left = {*attacker, *defender};
    const Move ban{mover, ko};
    if (!ko.is_nowhere() && (!board.is_empty(ko) || !board.is_ko_shape(ban))) return Key::cannot_arise;
    board.set_ko_ban(ko.is_nowhere() ? Move::pass(mover) : ban);
    return Key::position;
}

std::string words_of(const Claim& claim) {
    const auto some = [](std::uint8_t threats) {
        return threats == KoThreats::always ? std::string("any number of") : std::to_string(threats);
    };
    std::string text = fmt::format("{} at {} {}, {} to move", go::to_string(claim.arena.owner),
                                   go::to_string(points_of(claim.arena.targets), " "),
                                   claim.fate == Fate::alive ? "lives" : "dies", go::to_string(claim.first));
    if (claim.threats != KoThreats{})
        text += fmt::format(", {} ko threats for {} and {} for {}", some(claim.threats.attacker),
                            go::to_string(claim.arena.killer()), some(claim.threats.defender),
                            go::to_string(claim.arena.owner));
    return text;
}

}  // namespace

std::optional<Json> of_life(const Claim& claim, const life::Proof& proof, const Board& given,
                            Budget& budget) {
    const Move ban = claim.arena.board.ko_ban();
    if (!ban.is_pass() && ban.color != claim.first) return {};  // whom it binds is not to move
    const std::vector<Point> cells = cells_of(claim.arena);
    Json moves = Json::object();
    const auto tell = [&](const Board& board, KoThreats left, Point move) {
        moves[key_of(board, cells, left)] = go::to_string(move);
    };
    if (life::verify(claim, proof, budget, tell).check != Check::accepted) return {};
    go::PointSet walls;
    go::for_each_point(given.size(), [&](Point p) {
        if (given.at(p) != claim.arena.board.at(p)) walls.insert(p);
    });
    Json json = {
        {"kind", "life"},
        {"board", rows_of(claim.arena.board)},
        {"walls", list_of(walls)},
        {"area", list_of(claim.arena.area)},
        {"cells", list_of(cells)},
        {"targets", list_of(claim.arena.targets)},
        {"owner", go::to_string(claim.arena.owner)},
        {"first", go::to_string(claim.first)},
        {"fate", claim.fate == Fate::alive ? "alive" : "dead"},
        {"threats", threats_text(claim.threats.attacker) + ":" + threats_text(claim.threats.defender)}};
    if (!claim.arena.board.ko().is_nowhere()) json["ko"] = go::to_string(claim.arena.board.ko());
    json["moves"] = std::move(moves);
    return json;
}

Finding verify_life(Fields& fields, Budget& budget) {
    Claim claim;
    claim.arena.board = fields.board("board");
    const go::PointSet walls = fields.set("walls");
    const std::vector<Point> cells = fields.points("cells");
    claim.arena.area = fields.set("area");
    claim.arena.targets = fields.set("targets");
    claim.arena.owner = fields.color("owner");
    claim.first = fields.color("first");
    claim.fate = fields.word("fate", {"alive", "dead"}) == 0 ? Fate::alive : Fate::dead;
    const std::string threats = fields.text("threats");
    const std::size_t colon = std::min(threats.find(':'), threats.size());
    const auto attacker = parse_threats(std::string_view(threats).substr(0, colon));
    const auto defender =
        parse_threats(std::string_view(threats).substr(std::min(colon + 1, threats.size())));
    if (!attacker || !defender) fields.fail("\"threats\" are those of the killer and of the owner, \"0:*\"");
    claim.arena.targets.for_each([&](Point p) {
        if (claim.arena.board.at(p) != cell(claim.arena.owner))
            fields.fail("a target is no stone of its owner's");
    });
    if (claim.arena.targets.empty()) fields.fail("there is no target");
    if (const Json& ko = fields.optional("ko"); ko.is_string()) {
        const Move ban{claim.first, fields.point(ko.get<std::string>())};
        if (claim.arena.board.is_empty(ban.point) && claim.arena.board.is_ko_shape(ban)) {
            claim.arena.board.set_ko_ban(ban);
        } else {
            fields.fail("\"ko\" is no ko");
        }
    }
    const Json& moves = fields.field("moves");
    if (!moves.is_object()) fields.fail("\"moves\" must say what follows in every position");
    if (fields.error()) return {};
    claim.threats = {*attacker, *defender};
    Finding finding;
    finding.claim = words_of(claim);
    finding.leans =
        fmt::format("nothing is played outside {} points{}", claim.arena.area.size(),
                    walls.empty() ? "" : fmt::format("; walls at {}", go::to_string(points_of(walls))));
    life::Proof proof;
    Board board = claim.arena.board;
    board.forget_plays();
    for (const auto& [key, move] : moves.items()) {
        KoThreats left;
        const Key found = set_position(key, cells, claim.winner(), board, left);
        if (!move.is_string() || found == Key::nonsense) {
            fields.fail("\"" + key + "\" is no position");
            break;
        }
        if (found == Key::position) proof.set(board, left, fields.point(move.get<std::string>()));
    }
    const life::Verification found = life::verify(claim, proof, budget);
    finding.check = found.check;
    finding.positions = proof.size();
    for (const Move move : found.line) finding.why += (finding.why.empty() ? "" : " ") + go::to_string(move);
    return finding;
}

}  // namespace tedomari::certificate
