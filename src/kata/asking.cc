// SPDX-License-Identifier: MIT
#include "kata/asking.h"

#include "kata/query.h"
#include "render/parts.h"
#include "render/rules_json.h"

namespace tedomari::kata {

using nlohmann::json;

json query_of(const go::Game& game, const std::string& id, int visits) {
    json stones = json::array();
    const go::Board& start = game.start().board;
    go::for_each_point(game.size(), [&](go::Point p) {
        if (go::is_stone(start.at(p))) stones.push_back(render::move_json({go::color_of(start.at(p)), p}));
    });
    return {{"id", id},
            {"boardXSize", game.size().width},
            {"boardYSize", game.size().height},
            {"rules", render::to_json(game.rules())},
            {"komi", game.komi().to_double()},
            {"initialStones", std::move(stones)},
            {"initialPlayer", game.start().to_move == go::Color::black ? "B" : "W"},
            {"moves", render::list_json(game.moves(), [](go::Move move) { return render::move_json(move); })},
            {"maxVisits", visits},
            {"includeOwnership", true},
            {"overrideSettings", {{"reportAnalysisWinratesAs", "BLACK"}}}};
}

Result<analysis::Opinion> opinion_of(const json& answer, const go::Game& game,
                                     render::Perspective perspective) {
    const auto text = [&](const char* name) {
        return answer.contains(name) && answer[name].is_string() ? answer[name].get<std::string>() : "";
    };
    if (!answer.is_object()) return Error{"an answer is an object"};
    if (answer.contains("error")) return Error{"the engine says: " + text("error")};
    if (!answer.contains("rootInfo") || !answer["rootInfo"].is_object() ||
        !answer["rootInfo"].contains("scoreLead") || !answer["rootInfo"]["scoreLead"].is_number())
        return Error{"the answer has no rootInfo.scoreLead"};
    const bool blacks = perspective == render::Perspective::black ||
                        (perspective == render::Perspective::mover && game.to_move() == go::Color::black);
    const double sign = blacks ? 1 : -1;
    analysis::Opinion opinion;
    opinion.score = sign * answer["rootInfo"]["scoreLead"].get<double>();
    if (answer.contains("moveInfos") && answer["moveInfos"].is_array()) {
        for (const json& info : answer["moveInfos"]) {
            if (!info.is_object() || info.value("order", json()) != 0 || !info.contains("pv") ||
                !info["pv"].is_array())
                continue;
            go::Color color = game.to_move();
            for (const json& word : info["pv"]) {
                const auto points =
                    word.is_string() ? parse_vertices({word.get<std::string>()}, game.size()) : std::nullopt;
                if (!points) return Error{"a move of the answer is not on this board"};
                opinion.line.push_back({color, points->front()});
                color = go::opponent(color);
            }
            if (!opinion.line.empty()) opinion.move = opinion.line.front();
        }
    }
    if (!answer.contains("ownership")) return opinion;
    const json& owners = answer["ownership"];
    if (!owners.is_array() || owners.size() != static_cast<std::size_t>(game.size().points()))
        return Error{"the answer's ownership is of another board"};
    opinion.ownership.emplace();
    std::size_t i = 0;
    bool numbers = true;
    render::for_each_row_by_row(game.size(), [&](go::Point p) {
        const json& value = owners[i++];
        numbers = numbers && value.is_number();
        if (value.is_number()) (*opinion.ownership)[p] = static_cast<float>(sign * value.get<double>());
    });
    if (!numbers) return Error{"the answer's ownership holds no numbers"};
    return opinion;
}

}  // namespace tedomari::kata
