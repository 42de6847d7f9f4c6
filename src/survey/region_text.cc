// SPDX-License-Identifier: MIT
#include "survey/region_text.h"

#include <nlohmann/json.hpp>
#include <stdexcept>

namespace tedomari::survey {

namespace {

using go::Color;
using go::Move;
using go::Point;
using local::Estimate;
using local::Line;
using local::LocalGame;
using nlohmann::json;

json text_of(Rational r) { return to_string(r); }

// Whatever is not as we write it ends the reading.
Rational rational(const json& text) {
    const auto number = parse_rational(text.get<std::string>());
    if (!number) throw std::invalid_argument("no number");
    return *number;
}

json text_of(const std::optional<Rational>& r) { return r ? text_of(*r) : json(); }
std::optional<Rational> number(const json& text) {
    return text.is_null() ? std::nullopt : std::optional(rational(text));
}

json text_of(const Estimate& e) { return {text_of(e.low), text_of(e.value), text_of(e.high)}; }
Estimate estimate(const json& t) {
    const Estimate e{rational(t.at(0)), rational(t.at(1)), rational(t.at(2))};
    if (e.low > e.value || e.value > e.high) throw std::invalid_argument("no estimate");
    return e;
}

Point point(const json& index) {
    const int i = index.get<int>();
    if (i < 0 || i >= Point::count) throw std::invalid_argument("no point");
    const Point p = Point::from_index(i);
    if (!p.is_nowhere() && !go::Size{go::max_size, go::max_size}.contains(p))
        throw std::invalid_argument("no point");
    return p;
}

template <class T>
T enumerator(const json& t, int count) {
    const int value = t.get<int>();
    if (value < 0 || value >= count) throw std::invalid_argument("no such value");
    return static_cast<T>(value);
}

json text_of(Move m) { return {m.color == Color::black ? 0 : 1, m.point.index()}; }
Move move(const json& m) { return {enumerator<Color>(m.at(0), 2), point(m.at(1))}; }

json text_of(const std::vector<Move>& moves) {
    json result = json::array();
    for (const Move& m : moves) result.push_back(text_of(m));
    return result;
}

std::vector<Move> moves(const json& text) {
    std::vector<Move> result;
    for (const json& m : text) result.push_back(move(m));
    return result;
}

json text_of(const Line& line) {
    return {{"m", text_of(line.moves)},          {"c", text_of(line.count)},  {"i", text_of(line.ignored)},
            {"ic", text_of(line.ignored_count)}, {"t", text_of(line.threat)}, {"r", text_of(line.rest)}};
}

Line line(const json& t) {
    Line result;
    result.moves = moves(t.at("m"));
    result.count = number(t.at("c"));
    result.ignored = moves(t.at("i"));
    result.ignored_count = number(t.at("ic"));
    result.threat = number(t.at("t"));
    result.rest = number(t.at("r"));
    return result;
}

json text_of(const std::vector<local::Choice>& choices) {
    json result = json::array();
    for (const local::Choice& c : choices)
        result.push_back({c.point.index(), text_of(c.from), text_of(c.to)});
    return result;
}

std::vector<local::Choice> choices(const json& text) {
    std::vector<local::Choice> result;
    for (const json& c : text) result.push_back({point(c.at(0)), rational(c.at(1)), rational(c.at(2))});
    return result;
}

json text_of(const std::vector<local::Threat>& threats) {
    json result = json::array();
    for (const local::Threat& t : threats)
        result.push_back({text_of(t.move), text_of(t.temperature), text_of(t.loss)});
    return result;
}

std::vector<local::Threat> threats(const json& text) {
    std::vector<local::Threat> result;
    for (const json& t : text) result.push_back({move(t.at(0)), rational(t.at(1)), rational(t.at(2))});
    return result;
}

json text_of(const std::vector<local::SideLine>& lines) {
    json result = json::array();
    for (const local::SideLine& l : lines) result.push_back({text_of(l.move), text_of(l.loss)});
    return result;
}

std::vector<local::SideLine> side_lines(const json& text) {
    std::vector<local::SideLine> result;
    for (const json& l : text) result.push_back({move(l.at(0)), rational(l.at(1))});
    return result;
}

json text_of(const std::vector<local::Answer>& answers) {
    json result = json::array();
    for (const local::Answer& a : answers) result.push_back({text_of(a.move), a.answer.index()});
    return result;
}

std::vector<local::Answer> answers(const json& text) {
    std::vector<local::Answer> result;
    for (const json& a : text) result.push_back({move(a.at(0)), point(a.at(1))});
    return result;
}

json text_of(const cgt::Wall& wall) {
    json result = json::array({wall.last_slope()});
    for (const cgt::Bend& bend : wall.bends()) result.push_back({text_of(bend.t), text_of(bend.value)});
    return result;
}

cgt::Wall wall(const json& t) {
    std::vector<cgt::Bend> bends;
    for (std::size_t i = 1; i < t.size(); ++i) bends.push_back({rational(t[i].at(0)), rational(t[i].at(1))});
    if (bends.empty()) throw std::invalid_argument("no wall");
    for (std::size_t i = 1; i < bends.size(); ++i) {
        const Rational run = bends[i].t - bends[i - 1].t;
        if (run <= Rational(0) || !((bends[i].value - bends[i - 1].value) / run).is_integer())
            throw std::invalid_argument("no wall");
    }
    return cgt::Trajectory::through(bends, t.at(0).get<int>());
}

json text_of(const cgt::Thermograph& walls) { return {text_of(walls.left), text_of(walls.right)}; }

cgt::Thermograph thermograph(const json& t) {
    const cgt::Thermograph walls{wall(t.at(0)), wall(t.at(1))};
    if (walls.left.last_slope() != 0 || walls.right.last_slope() != 0 ||
        walls.left.last_value() != walls.right.last_value())
        throw std::invalid_argument("no mast");
    return walls;
}

go::KoName ko_name(const json& t) {
    using Kind = go::KoName::Kind;
    return {enumerator<Kind>(t.at(0), static_cast<int>(Kind::thousand_years) + 1), t.at(1).get<int>()};
}

LocalGame local_game(const json& t) {
    LocalGame game;
    for (const json& p : t.at("region")) game.region.insert(point(p));
    game.evidence = enumerator<Evidence>(t.at("evidence"), static_cast<int>(Evidence::judged) + 1);
    game.basis = enumerator<local::Basis>(t.at("basis"), static_cast<int>(local::Basis::unfinished) + 1);
    game.walls = enumerator<local::Walls>(t.at("walls"), static_cast<int>(local::Walls::judged) + 1);
    game.count = estimate(t.at("count"));
    game.temperature = estimate(t.at("temperature"));
    game.kind = enumerator<local::Kind>(t.at("kind"), static_cast<int>(local::Kind::unknown) + 1);
    if (t.contains("bm")) game.black_master = thermograph(t.at("bm"));
    if (t.contains("wm")) game.white_master = thermograph(t.at("wm"));
    if (t.contains("nt")) game.neutral = thermograph(t.at("nt"));
    if (t.contains("kn")) game.ko_name = ko_name(t.at("kn"));
    game.black = line(t.at("black"));
    game.white = line(t.at("white"));
    game.black_choices = choices(t.at("bc"));
    game.white_choices = choices(t.at("wc"));
    game.threats = threats(t.at("th"));
    game.side_lines = side_lines(t.at("sl"));
    game.answers = answers(t.at("an"));
    game.stones = t.at("stones").get<int>();
    game.has_ko = t.at("ko").get<bool>();
    game.model = t.at("model").get<std::string>();
    game.notices = t.at("notices").get<std::vector<std::string>>();
    game.states = t.at("states").get<std::size_t>();
    return game;
}

}  // namespace

json to_cache(const LocalGame& game) {
    json region = json::array();
    game.region.for_each([&](Point p) { region.push_back(p.index()); });
    json result{{"region", std::move(region)},
                {"evidence", static_cast<int>(game.evidence)},
                {"basis", static_cast<int>(game.basis)},
                {"walls", static_cast<int>(game.walls)},
                {"count", text_of(game.count)},
                {"temperature", text_of(game.temperature)},
                {"kind", static_cast<int>(game.kind)},
                {"black", text_of(game.black)},
                {"white", text_of(game.white)},
                {"bc", text_of(game.black_choices)},
                {"wc", text_of(game.white_choices)},
                {"th", text_of(game.threats)},
                {"sl", text_of(game.side_lines)},
                {"an", text_of(game.answers)},
                {"stones", game.stones},
                {"ko", game.has_ko},
                {"model", game.model},
                {"notices", game.notices},
                {"states", game.states}};
    if (game.black_master) result["bm"] = text_of(*game.black_master);
    if (game.white_master) result["wm"] = text_of(*game.white_master);
    if (game.neutral) result["nt"] = text_of(*game.neutral);
    if (game.ko_name) result["kn"] = {static_cast<int>(game.ko_name->kind), game.ko_name->moves};
    return result;
}

std::optional<LocalGame> local_game_from_cache(const json& text) {
    try {
        return local_game(text);
    } catch (const std::exception&) {  // of another version, or damaged: as if it were not there
        return std::nullopt;
    }
}

}  // namespace tedomari::survey
