// SPDX-License-Identifier: MIT
#include "engine/dialogue.h"

#include <algorithm>
#include <fmt/format.h>

#include "engine/question.h"
#include "engine/score_text.h"
#include "go/diagram.h"
#include "render/whole_board.h"

namespace tedomari::engine {

namespace {

std::string_view seat_of(go::Color color) { return color == go::Color::black ? "Black (X)" : "White (O)"; }

}  // namespace

struct Dialogue::Word {
    std::string_view name;
    std::string_view help;
    std::string (Dialogue::*run)(const std::string& rest);
};

const Dialogue::Word Dialogue::words[] = {
    {"undo", "take back your last move and mine", &Dialogue::take_back},
    {"score", "who is ahead, and the best move", &Dialogue::score},
    {"board", "show the board", &Dialogue::board},
    {"save", "save FILE: write the game as SGF", &Dialogue::save},
    {"resign", "give up", &Dialogue::resign},
    {"help", "show this", &Dialogue::help},
    {"quit", "stop playing", &Dialogue::quit},
};

std::string Dialogue::opening() {
    std::string text = fmt::format("You are {}, I am {}; {}, komi {}, {} rules.\n", seat_of(person_),
                                   seat_of(go::opponent(person_)), to_string(game().size()),
                                   decimal(game().komi()), to_string(game().rules()));
    text += "Play a point such as C3, or pass; help shows what else you can say.\n";
    if (person_ == go::Color::white) return text + our_move();
    return text + board("");
}

std::string Dialogue::prompt() const { return person_ == go::Color::black ? "X> " : "O> "; }

std::string Dialogue::reply(std::string_view line) {
    const auto request = gtp::parse_request(line);
    if (!request) return "";
    std::string name = request->name;
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    for (const Word& word : words) {
        if (word.name == name) return (this->*word.run)(request->text);
    }
    return play(request->name);
}

std::string Dialogue::play(const std::string& vertex) {
    const auto point = go::parse_vertex(vertex, game().size());
    if (!point)
        return fmt::format("'{:.20}' is no point of this board; help shows what you can say.\n", vertex);
    const go::Move move{person_, *point};
    if (const auto legality = game().legality(move); legality != go::Legality::legal) {
        return fmt::format("You cannot play {}: {}.\n", to_string(*point), to_string(legality));
    }
    game().play(move);
    return game().is_over() ? ending() : our_move();
}

std::string Dialogue::our_move() {
    const std::string color(to_string(go::opponent(person_)));
    const Answer answer = engine_.commands().run({"", "genmove", {color}, color});
    if (*answer == "resign") {
        over_ = true;
        return fmt::format("I give up: {} wins by resignation.\n", seat_of(person_));
    }
    const std::string text = board("") + fmt::format("I play {}.\n", *answer);
    return game().is_over() ? text + ending() : text;
}

std::string Dialogue::take_back(const std::string&) {
    const auto is_mine = [this] { return game().to_move() == person_ && !game().moves().empty(); };
    if (game().moves().size() < (person_ == go::Color::black ? 2u : 3u) || !is_mine()) {
        return "There is nothing to take back.\n";
    }
    game().undo();
    game().undo();
    return board("");
}

std::string Dialogue::score(const std::string&) {
    return render::headline(board_report(engine_.state(), game().to_move(), patience)) + "\n";
}

std::string Dialogue::board(const std::string&) {
    go::DiagramStyle style;
    if (!game().moves().empty()) style.last_move = game().moves().back().point;
    return "\n" + to_diagram(game().board(), style);
}

std::string Dialogue::save(const std::string& path) {
    if (path.empty()) return "Save to which file?\n";
    const Answer answer = engine_.commands().run({"", "printsgf", {path}, path});
    return answer ? fmt::format("Saved to {}.\n", path)
                  : fmt::format("{}: {}.\n", path, answer.error().message);
}

std::string Dialogue::help(const std::string&) {
    std::string text = "  C3      play there\n  pass    play nowhere; two passes end the game\n";
    for (const Word& word : words) text += fmt::format("  {:<7} {}\n", word.name, word.help);
    return text;
}

std::string Dialogue::resign(const std::string&) {
    over_ = true;
    return fmt::format("{} wins by resignation.\n", seat_of(go::opponent(person_)));
}

std::string Dialogue::quit(const std::string&) {
    over_ = true;
    return "Bye.\n";
}

std::string Dialogue::ending() {
    over_ = true;
    const Answer dead = engine_.commands().run({"", "final_status_list", {"dead"}, "dead"});
    std::string text = "Both passed.\n";
    if (!dead->empty()) {
        std::string stones = *dead;
        std::replace(stones.begin(), stones.end(), '\n', ' ');
        text += fmt::format("Taken for dead: {}\n", stones);
    }
    return text + fmt::format("Result: {}\n", *engine_.commands().run({"", "final_score", {}, ""}));
}

}  // namespace tedomari::engine
