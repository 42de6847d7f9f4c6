// SPDX-License-Identifier: MIT
#include "engine/kata_judge.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <vector>

#include "analysis/whole_board.h"
#include "gtp/client.h"
#include "render/rules_json.h"

namespace tedomari::engine {

namespace {

using go::Color;
using go::Point;
using survey::Outlook;

// Loading a network takes its time.
constexpr std::chrono::minutes until_ready{2};
constexpr std::chrono::seconds until_answered{60};

std::string play_line(go::Move move) { return "play " + go::to_string(move); }

// What must be said before the moves, after which Black is to move there.  A game that begins with other stones is
// another game.  The rules are the game's own, but what White gets for a handicap is in the komi.
std::vector<std::string> beginning(const go::Game& game) {
    go::Rules rules = game.rules();
    rules.white_handicap_bonus = go::HandicapBonus::none;
    std::vector<std::string> lines{game.size().width == game.size().height
                                       ? "boardsize " + std::to_string(game.size().width)
                                       : "rectangular_boardsize " + std::to_string(game.size().width) + " " +
                                             std::to_string(game.size().height),
                                   "clear_board", "kata-set-rules " + render::to_json(rules).dump(),
                                   "komi " + std::to_string(analysis::komi_of(game).to_double())};
    const go::Board& start = game.start().board;
    std::string stones;
    go::for_each_point(game.size(), [&](Point p) {
        if (go::is_stone(start.at(p))) stones += " " + go::to_string(go::Move{go::color_of(start.at(p)), p});
    });
    if (!stones.empty()) lines.push_back("set_position" + stones);
    return lines;
}

// One number a point, from the top row on.
class Rows {
public:
    Rows(std::istringstream& in, go::Size size) : in_(in), size_(size) {}

    template <class F>
    bool read(F&& f) {
        for (int row = size_.height - 1; row >= 0; --row) {
            for (int column = 0; column < size_.width; ++column) {
                const auto number = next();
                if (!number) return false;
                f(Point::at(column, row), *number);
            }
        }
        return true;
    }
    // A move that is not allowed is as likely as none.
    std::optional<double> next() {
        std::string word;
        if (!(in_ >> word)) return std::nullopt;
        if (word == "NAN" || word == "nan") return 0;
        std::size_t end = 0;
        try {
            const double number = std::stod(word, &end);
            return end == word.size() && std::isfinite(number) ? std::optional(number) : std::nullopt;
        } catch (const std::exception&) {
            return std::nullopt;
        }
    }

private:
    std::istringstream& in_;
    go::Size size_;
};

}  // namespace

Result<Outlook> parse_raw_look(const std::string& text, go::Size size) {
    std::istringstream in(text);
    Rows rows(in, size);
    Outlook sum;
    int looks = 0, policies = 0;
    std::string key;
    while (in >> key) {
        if (key == "policy") {
            if (!rows.read([&](Point p, double v) { sum.policy[p] += v; })) return Error{"no policy"};
            ++policies;
        } else if (key == "whiteOwnership") {
            if (!rows.read([&](Point p, double v) { sum.ownership[p] -= v; })) return Error{"no owners"};
            ++looks;
        } else {
            const auto value = rows.next();
            if (!value) return Error{"no number after '" + key.substr(0, 20) + "'"};
            if (key == "policyPass") sum.pass += *value;
        }
    }
    if (looks == 0 || policies != looks) return Error{"no policy and owners"};
    bool sound = sum.pass >= 0 && sum.pass <= 1.01 * looks;
    go::for_each_point(size, [&](Point p) {
        sum.ownership[p] /= looks;
        sum.policy[p] /= looks;
        sound = sound && std::abs(sum.ownership[p]) <= 1.01 && sum.policy[p] >= 0 && sum.policy[p] <= 1.01;
        sum.ownership[p] = std::clamp(sum.ownership[p], -1.0, 1.0);
    });
    sum.pass /= looks;
    if (!sound) return Error{"owners or policy out of range"};
    return sum;
}

struct KataJudge::State {
    std::string command;
    gtp::Client client;
    std::shared_ptr<const survey::Judge> stand_in;
    std::function<void(const std::string&)> complain;
    std::mutex busy;
    bool gone = false;
    std::vector<std::string> begun;  // what it was told before the moves
    std::vector<std::string> played;

    // The program is asked no more.
    std::optional<Outlook> give_up(const std::string& why) {
        if (!gone) complain("'" + command + "': " + why + "; the built-in network judges instead");
        gone = true;
        return std::nullopt;
    }

    bool say(const std::string& line, const gtp::Patience& patience) {
        const gtp::Reply reply = client.ask(line, patience);
        const bool optional = line.rfind("kata-set-rules", 0) == 0 && !reply.is_fatal();
        if (!reply && !optional && reply.kind != gtp::Reply::Kind::cancelled)
            give_up(line + ": " + reply.text);
        return reply || optional;
    }

    // Takes back what the game does not share, and plays the rest.
    bool follow(const go::Game& game, const std::vector<std::string>& moves, const gtp::Patience& patience) {
        std::vector<std::string> start = beginning(game);
        if (start != begun) {
            begun.clear();
            played.clear();
            for (const std::string& line : start) {
                if (!say(line, patience)) return false;
            }
            begun = std::move(start);
        }
        std::size_t same = 0;
        while (same < played.size() && same < moves.size() && played[same] == moves[same]) ++same;
        for (; played.size() > same; played.pop_back()) {
            if (!say("undo", patience)) return false;
        }
        for (; played.size() < moves.size(); played.push_back(moves[played.size()])) {
            if (!say(moves[played.size()], patience)) return false;
        }
        return true;
    }

    // Of the game with a color to move.
    std::optional<Outlook> look(const go::Game& game, Color color, const char* ways,
                                const gtp::Patience& patience) {
        const std::scoped_lock lock(busy);
        if (gone) return std::nullopt;
        std::vector<std::string> moves;
        Color next = Color::black;
        for (const go::Move& move : game.moves()) {
            moves.push_back(play_line(move));
            next = go::opponent(move.color);
        }
        if (next != color) moves.push_back(play_line(go::Move::pass(next)));
        if (!follow(game, moves, patience)) return std::nullopt;
        const gtp::Reply reply = client.ask(std::string("kata-raw-nn ") + ways, patience);
        if (reply.kind == gtp::Reply::Kind::cancelled) return std::nullopt;
        if (!reply) return give_up("kata-raw-nn: " + reply.text);
        const auto seen = parse_raw_look(reply.text, game.size());
        return seen ? std::optional(*seen) : give_up("kata-raw-nn: " + seen.error().message);
    }
};

KataJudge::KataJudge(std::unique_ptr<State> state) : state_(std::move(state)) {}
KataJudge::~KataJudge() { state_->client.quit(); }

Result<std::shared_ptr<KataJudge>> KataJudge::start(const std::string& command,
                                                    std::shared_ptr<const survey::Judge> stand_in,
                                                    std::function<void(const std::string&)> complain) {
    auto client = gtp::Client::start(command);
    if (!client) return client.error();
    std::string trouble;
    auto state = std::unique_ptr<State>(new State{command,  // NOLINT(modernize-make-unique): an aggregate
                                                  std::move(*client),
                                                  std::move(stand_in),
                                                  [&](const std::string& why) { trouble = why; },
                                                  {},
                                                  false,
                                                  {},
                                                  {}});
    const bool answers =
        state->look(go::Game(go::square(9)), Color::black, "0", gtp::Patience::of(until_ready)).has_value();
    if (!answers) return Error{trouble.empty() ? "'" + command + "' does not answer" : trouble};
    state->complain = std::move(complain);
    return std::shared_ptr<KataJudge>(new KataJudge(std::move(state)));
}

survey::Judgement KataJudge::judge(const go::Game& game, const std::atomic<bool>* cancel) const {
    const gtp::Patience patience = gtp::Patience::of(until_answered, cancel);
    std::array<Outlook, 2> seen;
    for (const Color color : {Color::black, Color::white}) {
        auto look = state_->look(game, color, "all", patience);
        if (!look) return state_->stand_in->judge(game, cancel);
        seen[static_cast<std::size_t>(color)] = *look;
    }
    survey::Judgement judgement;
    judgement.evidence = Evidence::learned;
    judgement.source = "KataGo's network";
    const Outlook& now = seen[static_cast<std::size_t>(game.to_move())];
    judgement.expected = now.ownership;
    judgement.pass = (seen[0].pass + seen[1].pass) / 2;
    judgement.policy = {seen[0].policy, seen[1].policy};
    go::for_each_point(game.size(), [&](Point p) {
        judgement.ownership[p] = (seen[0].ownership[p] + seen[1].ownership[p]) / 2;
    });
    return judgement;
}

std::vector<Outlook> KataJudge::glance(std::span<const go::Game> games) const {
    std::vector<Outlook> seen;
    for (const go::Game& game : games) {
        auto look = state_->look(game, game.to_move(), "0", gtp::Patience::of(until_answered));
        if (!look) return state_->gone ? state_->stand_in->glance(games) : std::vector<Outlook>{};
        seen.push_back(*look);
    }
    return seen;
}

std::string KataJudge::name() const { return "kata " + state_->command; }

}  // namespace tedomari::engine
