// SPDX-License-Identifier: MIT
#include "render/record.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "go/rules.h"

namespace tedomari::render {

namespace {

using analysis::RecordReport;
using Json = nlohmann::ordered_json;

std::string decimal(Rational value) { return fmt::format("{:g}", value.to_double()); }

std::string plural(std::size_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string player_text(const sgf::Player& player) {
    std::string text = player.name.empty() ? "?" : player.name;
    if (!player.rank.empty()) text += " " + player.rank;
    if (!player.team.empty()) text += " (" + player.team + ")";
    return text;
}

// What the rules named in the record come to.
std::string rules_text(const sgf::GameInfo& info) {
    if (info.rules.empty()) return "not given";
    const auto rules = go::parse_rules(info.rules);
    if (!rules) return info.rules + " (unknown)";
    const bool area = rules->scoring == go::Scoring::area;
    const std::string_view ko = rules->ko == go::KoRule::simple ? "simple ko" : "superko";
    return fmt::format("{} ({} scoring, {})", info.rules, area ? "area" : "territory", ko);
}

std::string_view kind_name(sgf::Outcome::Kind kind) {
    switch (kind) {
        case sgf::Outcome::Kind::unknown: return "unknown";
        case sgf::Outcome::Kind::points: return "points";
        case sgf::Outcome::Kind::resignation: return "resignation";
        case sgf::Outcome::Kind::time: return "time";
        case sgf::Outcome::Kind::forfeit: return "forfeit";
        case sgf::Outcome::Kind::win: return "win";
        case sgf::Outcome::Kind::draw: return "draw";
        case sgf::Outcome::Kind::no_result: return "no result";
    }
    return "";
}

std::string one_line(std::string text) {
    for (char& c : text) c = c == '\n' ? ' ' : c;
    return text;
}

std::string setup_text(const RecordReport& game) {
    if (game.black_stones + game.white_stones == 0) return "none";
    return fmt::format("{} black, {} white", game.black_stones, game.white_stones);
}

Json place_json(const Error& warning) {
    return {{"line", warning.line}, {"column", warning.column}, {"message", warning.message}};
}

Json player_json(const sgf::Player& player) {
    return {{"name", player.name}, {"rank", player.rank}, {"team", player.team}};
}

}  // namespace

std::string warnings_text(const RecordReport& game, std::string_view indent) {
    std::string text;
    for (const Error& warning : game.warnings.kept()) {
        text += fmt::format("{}{}:{}\n", indent, game.source, describe(warning));
    }
    const std::size_t more = game.warnings.count() - game.warnings.kept().size();
    if (more > 0) text += fmt::format("{}and {} more\n", indent, more);
    return text;
}

std::string to_text(const RecordReport& game) {
    std::string text = game.source + "\n";
    const auto row = [&text](std::string_view label, std::string_view value) {
        if (!value.empty()) text += fmt::format("  {:<12}{}\n", label, value);
    };
    const sgf::GameInfo& info = game.info;
    row("board", go::to_string(info.size));
    row("rules", rules_text(info));
    row("komi", info.komi ? decimal(*info.komi) : "not given");
    if (info.handicap > 0) row("handicap", std::to_string(info.handicap));
    row("black", player_text(info.black));
    row("white", player_text(info.white));
    row("result", info.result.empty() ? "not given" : info.result);
    row("name", info.name);
    row("event", info.event + (info.round.empty() ? "" : ", round " + info.round));
    row("date", info.date);
    row("place", info.place);
    row("source", info.source);
    row("comment", one_line(info.comment));
    row("setup", setup_text(game));
    row("moves", game.passes > 0
                     ? fmt::format("{}, of them {}", game.moves,
                                   game.passes == 1 ? "1 pass" : fmt::format("{} passes", game.passes))
                     : std::to_string(game.moves));
    row("variations", std::to_string(game.variations));
    row("nodes", fmt::format("{}, {} with comments, {} with marks", game.nodes, game.comments, game.marked));
    row("format",
        (info.format == 0 ? "FF not given" : fmt::format("FF[{}]", info.format)) + ", " + info.charset);
    row("warnings", std::to_string(game.warnings.count()));
    return text + warnings_text(game, "    ");
}

std::string to_line(const RecordReport& game) {
    const sgf::GameInfo& info = game.info;
    std::string text = fmt::format("{}:{}: {}", game.source, game.place.line, go::to_string(info.size));
    if (info.handicap > 1) text += fmt::format(", handicap {}", info.handicap);
    if (!info.black.name.empty() || !info.white.name.empty() || !info.black.rank.empty() ||
        !info.white.rank.empty()) {
        text += fmt::format(", {} – {}", player_text(info.black), player_text(info.white));
    }
    if (!info.result.empty()) text += ", " + info.result;
    if (game.black_stones + game.white_stones > 0) text += ", setup " + setup_text(game);
    text += ", " + plural(static_cast<std::size_t>(game.moves), "move");
    if (game.variations > 0) text += ", " + plural(game.variations, "variation");
    if (!game.warnings.empty()) text += ", " + plural(game.warnings.count(), "warning");
    return text + "\n";
}

std::string to_text(const analysis::RecordTotals& totals) {
    std::string text = fmt::format("{} in {}, {}", plural(totals.games, "game"), plural(totals.files, "file"),
                                   plural(totals.moves, "move"));
    text += fmt::format(", {}", plural(totals.warnings, "warning"));
    if (totals.games_with_warnings > 0)
        text += fmt::format(" in {}", plural(totals.games_with_warnings, "game"));
    if (totals.skipped > 0) text += fmt::format(", {} not SGF by name", plural(totals.skipped, "file"));
    if (totals.unreadable > 0) text += fmt::format(", {} unreadable", totals.unreadable);
    return text + "\n";
}

Json to_json(const RecordReport& game) {
    const sgf::GameInfo& info = game.info;
    Json json = {{"file", game.source},
                 {"game", game.number},
                 {"line", game.place.line},
                 {"boardXSize", info.size.width},
                 {"boardYSize", info.size.height},
                 {"rules", info.rules},
                 {"komi", info.komi ? Json(info.komi->to_double()) : Json()},
                 {"handicap", info.handicap},
                 {"black", player_json(info.black)},
                 {"white", player_json(info.white)},
                 {"result", info.result},
                 {"resultKind", kind_name(game.outcome.kind)}};
    if (game.outcome.winner) json["winner"] = to_string(*game.outcome.winner);
    if (game.outcome.margin) json["margin"] = game.outcome.margin->to_double();
    const std::pair<const char*, const std::string&> texts[] = {
        {"name", info.name},           {"event", info.event},
        {"round", info.round},         {"date", info.date},
        {"place", info.place},         {"timeLimit", info.time_limit},
        {"overtime", info.overtime},   {"opening", info.opening},
        {"comment", info.comment},     {"source", info.source},
        {"annotator", info.annotator}, {"user", info.user},
        {"copyright", info.copyright}, {"application", info.application}};
    for (const auto& [name, text] : texts) {
        if (!text.empty()) json[name] = text;
    }
    json["setup"] = {{"black", game.black_stones}, {"white", game.white_stones}};
    json["moves"] = game.moves;
    json["passes"] = game.passes;
    json["variations"] = game.variations;
    json["nodes"] = game.nodes;
    json["comments"] = game.comments;
    json["marked"] = game.marked;
    json["format"] = info.format;
    json["charset"] = info.charset;
    json["warningCount"] = game.warnings.count();
    json["warnings"] = Json::array();
    for (const Error& warning : game.warnings.kept()) json["warnings"].push_back(place_json(warning));
    return json;
}

Json to_json(const analysis::RecordTotals& totals) {
    return {{"files", totals.files},       {"games", totals.games},     {"moves", totals.moves},
            {"warnings", totals.warnings}, {"skipped", totals.skipped}, {"unreadable", totals.unreadable}};
}

}  // namespace tedomari::render
