// SPDX-License-Identifier: MIT
#include "endgame/portrait.h"

#include "endgame/choices.h"
#include "endgame/ko_kind.h"

namespace tedomari::endgame {

// Thermographs, kind and lines, from what is proved.
void Portrait::show(Answer& answer) {
    Attempt& black = *answer.black;
    game_.evidence =
        answer.temperature.is_exact() && answer.count.is_exact() ? Evidence::proved : Evidence::bounded;
    const auto walls = [&](Attempt& attempt) {
        return attempt.walls(inquiry_.share(most_of_it), inquiry_.memory_left() + attempt.graph().memory());
    };
    const Attempt::Walls left = walls(black);
    const Attempt::Walls right = answer.by_bounds          ? walls(*answer.ceiling)
                                 : answer.white != nullptr ? walls(*answer.white)
                                                           : left;
    const bool vague = answer.by_bounds && left.thermograph != right.thermograph;
    if (left.complete && right.complete && !vague) {
        game_.black_master = left.thermograph;
        game_.white_master = right.thermograph;
    } else {
        note("what happens below the temperature was not worked out in time");
    }
    const bool known = left.complete || left.thermograph.left.base() < left.thermograph.temperature();
    if (known) game_.kind = black.is_settled() ? local::Kind::settled : local::kind_of(left.thermograph);
    if (answer.only_dames) game_.kind = local::Kind::dame;
    draw_lines(black);
    if (!answer.by_bounds) list_moves(black);  // what a bound says of single moves holds for one side only
}

void Portrait::list_moves(Attempt& attempt) {
    if (attempt.is_settled()) return;
    const std::int64_t t = attempt.solution().temperature.low;
    game_.black_choices = choices(attempt.graph(), attempt.root(), Side::left, unit, t);
    game_.white_choices = choices(attempt.graph(), attempt.root(), Side::right, unit, t);
    for (const Side side : {Side::left, Side::right}) {
        for (const local::Threat& threat : threats(attempt.graph(), attempt.root(), side, t))
            game_.threats.push_back(threat);
        for (const local::Answer& answer : answers(attempt.graph(), attempt.root(), side, t))
            game_.answers.push_back(answer);
        for (const local::SideLine& line : side_lines(attempt.graph(), attempt.root(), side, t))
            game_.side_lines.push_back(line);
    }
}

void Portrait::draw_lines(Attempt& attempt) {
    if (attempt.is_settled() || attempt.is_blocked() || game_.temperature.high < 0)
        return;  // nobody gains by moving
    const std::int64_t t = attempt.solution().temperature.low;
    for (const Side side : {Side::left, Side::right}) {
        if (attempt.is_resolved())
            attempt.allow(inquiry_.share(a_taste), inquiry_.memory_left() + attempt.graph().memory());
        (side == Side::left ? game_.black : game_.white) =
            best_line(attempt.graph(), attempt.root(), side, t, reasons_);
    }
    for (local::Line* line : {&game_.black, &game_.white}) {
        if (line->count) *line->count -= attempt.shift();
        if (line->ignored_count) *line->ignored_count -= attempt.shift();
        for (local::Step& step : line->steps) {
            if (step.ignored_count) *step.ignored_count -= attempt.shift();
        }
    }
}

// All of play in a small region is looked at once more: which ko is it, and what if threats are balanced?
void Portrait::name_ko() {
    if (!game_.black_master || !game_.white_master) return;
    const bool differ = !game_.is_placid() || !game_.temperature.is_exact();
    if (!game_.has_ko || (!differ && game_.kind != local::Kind::ko)) return;
    constexpr std::size_t most_positions = 1000;
    const auto graph = region_graph(board_, mask_, most_positions);
    Budget budget = inquiry_.share(a_taste);
    const auto kind = graph ? ko_kind(*graph, budget) : std::nullopt;
    // its model is one of those that the answer holds for
    if (!kind || kind->black_master.mean() != game_.black_master->mean() ||
        kind->white_master.mean() != game_.white_master->mean())
        return;
    game_.ko_name = kind->name;
    if (differ) game_.neutral = kind->neutral;
}

void Portrait::describe_kos(const Answer& answer) {
    name_ko();
    if (answer.white == nullptr || (answer.temperature.is_exact() && answer.count.is_exact())) return;
    const auto says = [](const Attempt& attempt) {
        return "the count is " + to_mixed_string(count_of(attempt).low) + " and a move is worth " +
               to_mixed_string(temperature_of(attempt).low);
    };
    std::string text = "it depends on who can win kos: with Black as komaster " + says(*answer.black) +
                       ", with White " + says(*answer.white);
    if (game_.neutral)
        text += ", with balanced threats the count is " + to_mixed_string(game_.neutral->mean()) +
                " and a move is worth " + to_mixed_string(game_.neutral->temperature());
    note(std::move(text));
}

}  // namespace tedomari::endgame
