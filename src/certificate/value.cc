// SPDX-License-Identifier: MIT
#include <algorithm>
#include <fmt/format.h>

#include "certificate/claims.h"

namespace tedomari::certificate {

using endgame::Beyond;
using endgame::Bits;
using endgame::Side;
using endgame::State;
using endgame::Terrain;
using endgame::ValueProof;
using go::Point;

namespace {

// What a point of a part holds: out of play, empty, beside no life, Black's, White's or both, a black stone, the same
// beside White's life, a white one, the same beside Black's.
constexpr std::string_view signs = "-.bw*XxOo";

char sign_of(const State& state, std::size_t i) {
    const Bits bit = Bits{1} << i;
    if (!(state.open & bit)) return '-';
    const bool by_black = (state.by_black & bit) != 0, by_white = (state.by_white & bit) != 0;
    if (state.black & bit) return by_white ? 'x' : 'X';
    if (state.white & bit) return by_black ? 'o' : 'O';
    return by_black && by_white ? '*' : by_black ? 'b' : by_white ? 'w' : '.';
}

std::string text_of(const State& state, const std::vector<Point>& points) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i) text += sign_of(state, i);
    if (state.ko != 0)
        text += "@" + go::to_string(points[static_cast<std::size_t>(std::countr_zero(state.ko))]);
    return text;
}

std::optional<State> parse_state(std::string_view text, const Terrain& ground, go::Size size) {
    if (text.size() < ground.points.size()) return {};
    State state;
    for (std::size_t i = 0; i < ground.points.size(); ++i) {
        const Bits bit = Bits{1} << i;
        const char sign = text[i];
        if (signs.find(sign) == std::string_view::npos) return {};
        if (sign != '-') state.open |= bit;
        if (sign == 'X' || sign == 'x') state.black |= bit;
        if (sign == 'O' || sign == 'o') state.white |= bit;
        if (sign == 'b' || sign == '*' || sign == 'o') state.by_black |= bit;
        if (sign == 'w' || sign == '*' || sign == 'x') state.by_white |= bit;
    }
    const std::string_view rest = text.substr(ground.points.size());
    if (rest.empty()) return state;
    const auto ko = rest[0] == '@' ? go::parse_point(rest.substr(1), size) : Result<Point>(Error{""});
    const auto number = ko ? ground.local(*ko) : std::nullopt;
    if (!number) return {};
    state.ko = go::bit(*number);
    return state;
}

std::vector<Point> named(const Terrain& ground, Bits bits) {
    std::vector<Point> points;
    go::for_each_bit(bits, [&](int i) { points.push_back(ground.points[static_cast<std::size_t>(i)]); });
    return points;
}

Json answer_of(const ValueProof& proof) {
    Json parts = Json::array();
    for (const State& part : proof.parts) parts.push_back(text_of(part, proof.ground.points));
    const Rational count = endgame::to_rational(proof.mean.low) - proof.shift;
    return {{"komaster", proof.master == Side::left ? "black" : "white"},
            {"count", to_string(count)},
            {"temperature", to_string(endgame::territory_temperature(proof.temperature.low))},
            {"parts", std::move(parts)},
            {"sums", proof.sums}};
}

// One answer of the file, as far as it can be read.
ValueProof read_answer(Fields& fields, const ValueProof& frame, go::Size size) {
    ValueProof proof = frame;
    proof.master = fields.color("komaster") == go::Color::black ? Side::left : Side::right;
    const Json& parts = fields.field("parts");
    for (const Json& part : parts.is_array() ? parts : Json::array()) {
        const auto state = part.is_string()
                               ? parse_state(part.get_ref<const std::string&>(), proof.ground, size)
                               : std::nullopt;
        if (!state) {
            fields.fail("a part is no position");
            return proof;
        }
        proof.parts.push_back(*state);
    }
    const Json& sums = fields.field("sums");
    for (const Json& sum : sums.is_array() ? sums : Json::array()) {
        std::vector<std::uint32_t> numbers;
        for (const Json& number : sum) {
            if (!number.is_number_unsigned() || number.get<std::size_t>() >= proof.parts.size()) {
                fields.fail("a sum names a part that is not there");
                return proof;
            }
            numbers.push_back(number.get<std::uint32_t>());
        }
        std::sort(numbers.begin(), numbers.end());
        proof.sums.push_back(std::move(numbers));
    }
    return proof;
}

}  // namespace

Json of_value(const go::Board& board, const go::PointSet& mask, Beyond beyond,
              const std::vector<ValueProof>& proofs) {
    const Terrain& ground = proofs.front().ground;
    Json answers = Json::array();
    for (const ValueProof& proof : proofs) answers.push_back(answer_of(proof));
    return {{"kind", "value"},
            {"board", rows_of(board)},
            {"region", list_of(mask)},
            {"beyond", beyond == Beyond::nearer_colour ? "nearer colour" : "nothing"},
            {"points", list_of(ground.points)},
            {"margin", list_of(named(ground, ground.margin))},
            {"marginValue", std::to_string(ground.margin_value)},
            {"besideBlack", list_of(named(ground, ground.by_black))},
            {"besideWhite", list_of(named(ground, ground.by_white))},
            {"answers", std::move(answers)}};
}

Finding verify_value(Fields& fields) {
    const go::Board board = fields.board("board");
    const go::PointSet region = fields.set("region");
    const Beyond beyond =
        fields.word("beyond", {"nearer colour", "nothing"}) == 0 ? Beyond::nearer_colour : Beyond::nothing;
    const auto points = fields.points("points");
    const auto margin = fields.set("margin"), black = fields.set("besideBlack"),
               white = fields.set("besideWhite");
    const Rational margin_value = fields.rational("marginValue");
    const Json& answers = fields.field("answers");
    if (!answers.is_array() || answers.empty() || answers.size() > 2)
        fields.fail("\"answers\" are one or two, by komaster");
    if (fields.error()) return {};

    Finding finding;
    finding.check = Check::refuted;
    finding.claim = "the region with " + go::to_string(region.first());
    finding.leans =
        fmt::format("{} points are in play, stones around them are alive; empty points beyond: {}",
                    points.size(), beyond == Beyond::nearer_colour ? "the nearer colour's" : "nobody's");
    ValueProof frame;
    const auto ground = endgame::terrain(board, region, 1, beyond);
    if (!ground) {
        finding.why = ground.error().message;
        return finding;
    }
    frame.ground = *ground;
    const auto is = [&](Bits bits, const go::PointSet& set) {
        go::PointSet own;
        for (const Point p : named(*ground, bits)) own.insert(p);
        return own == set;
    };
    if (ground->points != points || !is(ground->margin, margin) || !is(ground->by_black, black) ||
        !is(ground->by_white, white) || Rational(ground->margin_value) != margin_value) {
        finding.why = "the points in play are not those of the region";
        return finding;
    }
    frame.start = endgame::root_state(*ground, board);
    frame.shift = std::popcount(frame.start.black) - std::popcount(frame.start.white) + ground->margin_value;
    bool has_ko = false;
    finding.check = Check::accepted;
    for (const Json& answer : answers) {
        Fields own(answer);
        const ValueProof proof = read_answer(own, frame, board.size());
        const Rational count = own.rational("count"), temperature = own.rational("temperature");
        if (own.error()) {
            fields.fail(own.error()->message);
            return finding;
        }
        const endgame::Proven proven = endgame::prove_value(proof);
        finding.positions += proven.looked_at;
        has_ko |= proven.has_ko;
        const char* master = proof.master == Side::left ? "Black" : "White";
        finding.claim += fmt::format(
            "{} counts {} and a move is worth {}{}", &answer == &answers[0] ? "" : ";", to_string(count),
            to_string(temperature), answers.size() > 1 ? fmt::format(" if {} wins kos", master) : "");
        const bool holds = proven.mean.is_exact() && proven.temperature.is_exact() &&
                           endgame::to_rational(proven.mean.low) - proof.shift == count &&
                           endgame::territory_temperature(proven.temperature.low) == temperature;
        if (holds) continue;
        finding.check = Check::refuted;
        finding.why = fmt::format("it shows no more than a count from {} to {}",
                                  to_string(endgame::to_rational(proven.mean.low) - proof.shift),
                                  to_string(endgame::to_rational(proven.mean.high) - proof.shift));
    }
    if (finding.check == Check::accepted && has_ko && answers.size() < 2) {
        finding.check = Check::refuted;
        finding.why = "there is a ko, and who wins kos is asked for one player only";
    }
    return finding;
}

}  // namespace tedomari::certificate
