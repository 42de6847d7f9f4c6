// SPDX-License-Identifier: MIT
#include "analysis/lines_of_play.h"

#include "analysis/literal_game.h"

namespace tedomari::analysis {

Result<LinesOfPlay> lines_of_play(cgt::Session& session, std::string_view expression, cgt::Side komaster,
                                  std::size_t limit) {
    const auto value = session.evaluate(expression);
    if (!value) return value.error();
    cgt::GameGraph graph;
    cgt::Vertex root;
    if (const auto* loopy = std::get_if<cgt::LoopyGame>(&*value)) {
        graph = *loopy->graph;
        root = loopy->vertex;
    } else if (std::holds_alternative<cgt::Game>(*value)) {
        auto written = literal_game(session, expression);
        if (!written) return written.error();
        graph = *std::move(written);
    } else if (const auto* number = std::get_if<Rational>(&*value);
               number != nullptr && number->is_dyadic()) {
        graph = cgt::game_graph_of(session.thermographs(), session.store().number(cgt::Dyadic(*number)));
    } else {
        return Error{"only a game has lines of play"};
    }
    const cgt::KoThermographs solution(graph, {komaster});
    if (!solution[root].exact()) return Error{"a cycle here is not a ko: only bounds are known"};
    const cgt::Lines lines = cgt::lines(solution, root, limit);
    LinesOfPlay found{std::string(expression), {}, lines.complete};
    for (std::size_t i = 0; i < lines.positions.size(); ++i) {
        const cgt::LinePosition& position = lines.positions[i];
        const cgt::Thermograph& walls = solution[position.state].low;
        found.rows.push_back(
            {lines.path(i), walls.mean(), walls.temperature(), position.stability, position.mainline});
    }
    return found;
}

}  // namespace tedomari::analysis
