// SPDX-License-Identifier: MIT
#include <tedomari/position.h>

#include "api/convert.h"
#include "go/diagram.h"
#include "render/board_picture.h"
#include "sgf/files.h"
#include "sgf/record.h"
#include "sgf/source.h"
#include "sgf/writer.h"

namespace tedomari::api {

namespace {

go::Size size_of(int width, int height) {
    if (std::min(width, height) < 1 || std::max(width, height) > go::max_size)
        throw Error("a board has 1 to 25 lines each way", 0, 0);
    return {width, height};
}

sgf::Wanted wanted(const ReadOptions& options) {
    sgf::Wanted result{.game = options.game, .move = options.move};
    if (options.purpose == Purpose::region) result.asks = sgf::AsksFor::marked_points;
    if (options.purpose == Purpose::problem) result.asks = sgf::AsksFor::problem;
    return result;
}

}  // namespace

Position::Position(std::shared_ptr<State> state) : state_(std::move(state)) {}
Position::Position(int size) : Position(size, size) {}
Position::Position(int width, int height) {
    // As a diagram of an empty board would be read.
    sgf::FoundPosition found{.game = go::Game(size_of(width, height))};
    go::Rules rules = *go::parse_rules("japanese");
    rules.komi = 0;
    found.game.set_rules(rules);
    state_ = std::make_shared<State>(State{std::move(found)});
}

Position Position::read(std::string_view text, const ReadOptions& options) {
    return Position(std::make_shared<State>(State{succeeded(sgf::read_position(text, wanted(options)))}));
}

Position Position::read_file(const std::string& path, const ReadOptions& options) {
    sgf::Wanted question = wanted(options);
    question.named_record = sgf::is_record_name(path);
    const auto text = sgf::read_all(path);
    if (!text) fail({path + ": " + describe(text.error())});
    auto found = sgf::read_position(*text, question);
    if (!found) {
        const tedomari::Error& error = found.error();
        throw Error(path + (error.line > 0 ? ":" : ": ") + describe(error), error.line, error.column);
    }
    return Position(std::make_shared<State>(State{*std::move(found)}));
}

Position::State& Position::own() {
    if (state_.use_count() > 1) state_ = std::make_shared<State>(*state_);
    // What follows in the record is no longer what follows.
    state_->found.record.reset();
    state_->found.marked = {};
    return *state_;
}

int Position::width() const { return state_->game().size().width; }
int Position::height() const { return state_->game().size().height; }
Color Position::to_move() const { return given(state_->game().to_move()); }

std::optional<Color> Position::at(const std::string& point) const {
    const go::Cell cell = state_->game().board().at(taken(point, state_->game().size()));
    return go::is_stone(cell) ? std::optional(given(go::color_of(cell))) : std::nullopt;
}

std::string Position::stones() const {
    const go::Board& board = state_->game().board();
    std::string text;
    for (int row = height() - 1; row >= 0; --row) {
        for (int column = 0; column < width(); ++column) {
            const go::Cell cell = board.at(go::Point::at(column, row));
            text += cell == go::Cell::black ? 'X' : cell == go::Cell::white ? 'O' : '.';
        }
    }
    return text;
}

std::vector<Move> Position::moves() const {
    std::vector<Move> list;
    for (const go::Move move : state_->game().moves()) list.push_back(given(move));
    return list;
}

int Position::captured(Color color) const { return state_->game().captured(taken(color)); }
std::string Position::rules() const { return go::to_string(state_->game().rules()); }
Rational Position::komi() const { return given(state_->game().komi()); }
std::vector<std::string> Position::marked() const { return given(state_->found.marked); }

void Position::play(const Move& move) {
    const bool is_pass = move.point == "pass";
    const go::Move wanted{taken(move.color),
                          is_pass ? go::Point() : taken(move.point, state_->game().size())};
    if (const go::Legality legality = state_->game().legality(wanted); legality != go::Legality::legal)
        fail({move.point + ": " + std::string(to_string(legality))});
    own().found.game.play(wanted);
}

void Position::play(const std::string& point) { play(Move{to_move(), point}); }
void Position::set_to_move(Color color) { own().found.game.set_to_move(taken(color)); }
void Position::set_komi(Rational komi) { own().found.game.set_komi(taken(komi)); }
void Position::set_rules(const std::string& name) {
    sgf::set_rules(own().found.game, succeeded(go::parse_rules(name)));
}

std::string Position::diagram() const { return go::to_diagram(state_->game().position()); }
std::string Position::sgf() const { return sgf::print(sgf::to_tree(state_->game())); }

std::string Position::svg() const {
    const go::Game& game = state_->game();
    render::BoardPicture picture;
    picture.board = game.board();
    picture.title = to_move() == Color::black ? "Black to move" : "White to move";
    if (!game.moves().empty()) picture.last_move = game.moves().back().point;
    return render::to_svg(picture);
}

}  // namespace tedomari::api
