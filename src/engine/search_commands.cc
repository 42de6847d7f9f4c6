// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <thread>

#include "engine/arguments.h"
#include "engine/search_wish.h"
#include "engine/tables.h"
#include "engine/turn.h"
#include "go/symmetry.h"
#include "net/tree_search.h"
#include "player/level.h"
#include "player/passing.h"

// What the search thinks, line after line, in the words of Leela Zero and KataGo.
namespace tedomari::engine {

namespace {

using go::Color;
using net::TreeChoice;
using render::Dialect;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t most_visits = 150'000;  // of one position: the tree takes about a gigabyte then
constexpr std::chrono::milliseconds first_report{200};  // comes no later, however long the interval

net::TreeSearch& prepared(State& state, const SearchWish& wish, std::uint64_t visits) {
    net::TreeSearch& search = state.search();
    net::TreeSettings settings = state.params.tree();
    settings.visits = std::min(visits, most_visits);
    settings.threads = state.settings.monte_carlo.threads;
    settings.seed = state.settings.monte_carlo.seed;
    settings.for_points = state.settings.for_points;
    settings.owners = wish.view.needs_owners();
    settings.barred = wish.barred;
    search.settings() = settings;
    return search;
}

// What ends the thinking: the next line of input, the end of the search, or either.
enum class Ends { by_a_line, with_the_search, either_way };

struct Effort {
    Limits limits;
    std::uint64_t visits = most_visits;
    Ends ends = Ends::by_a_line;
};

// Thinks in slices, so that the next line of input is heard at once, and reports now and then.  False: a line came
// before the search had its end.
bool think(State& state, const SearchWish& wish, Dialect dialect, const Effort& effort, gtp::Stream& stream) {
    constexpr std::chrono::milliseconds slice{20};
    net::TreeSearch& search = prepared(state, wish, effort.visits);
    const auto start = Clock::now();
    auto report = start + std::min(wish.interval, first_report);
    render::Searched found{state.game, wish.color, {}};
    for (;;) {
        Budget budget(Limits{slice}, &state.cancel);
        const int visits = search.grow(state.game, wish.color, budget);
        const bool done = static_cast<std::uint64_t>(visits) >= search.settings().visits ||
                          Clock::now() - start >= effort.limits.time || state.cancel;
        const bool ends = done && effort.ends != Ends::by_a_line;
        const bool asked = effort.ends != Ends::with_the_search && !stream.is_wanted();
        const bool worth_telling = Clock::now() >= report && visits > 1;
        if (ends || asked || worth_telling) {
            found.choice = search.choice();
            stream.line(render::to_line(found, wish.view, dialect));
            report = Clock::now() + wish.interval;
        }
        if (ends || asked) return done;
        // The first line may be all that is wanted.
        if (effort.ends == Ends::by_a_line && !stream.is_wanted()) return done;
        if (done) std::this_thread::sleep_for(slice);
    }
}

template <Dialect dialect>
std::optional<Error> analyze(State& state, const Request& request, gtp::Stream& stream) {
    const auto wish = take_search_wish(state, request, dialect);
    if (!wish) return wish.error();
    const std::uint64_t visits = state.settings.visits > 0 ? state.settings.visits : most_visits;
    think(state, *wish, dialect, {Limits{}, visits, Ends::by_a_line}, stream);
    return {};
}

// Whether the player is the search itself, so that its thoughts can be told while it thinks.
bool searches(const State& state) {
    return state.settings.style == player::Style::search && state.settings.has_network &&
           state.settings.level == player::Level::best && !state.settings.may_resign;
}

std::uint64_t visits_of_move(const State& state, const Limits& limits) {
    constexpr std::uint64_t usual = 200;
    if (state.settings.visits > 0) return state.settings.visits;
    return limits.time == Limits{}.time ? usual : most_visits;
}

// What another player thought of the moves when it chose; of one that thinks nothing of them, what the network sees.
TreeChoice thoughts(State& state, const go::Game& before, Color color) {
    TreeChoice choice;
    const auto moves = state.player->thoughts();
    choice.moves.assign(moves.begin(), moves.end());
    for (const net::TreeMove& move : choice.moves) choice.visits += move.visits;
    if (!choice.moves.empty()) {
        choice.win = choice.moves.front().win;
        choice.value = choice.moves.front().value;
        choice.score = choice.moves.front().score;
        return choice;
    }
    Budget one_look(Limits{.nodes = 0});
    return state.search().think(before, color, one_look);
}

enum class Then { plays, tells };

// The search's own move, told while it is thought about; nothing when a line of input came first.
std::optional<go::Move> searched_move(State& state, const SearchWish& wish, Dialect dialect, Ends ends,
                                      gtp::Stream& stream) {
    const Limits limits = limits_of_move(state, wish.color);
    if (!think(state, wish, dialect, {limits, visits_of_move(state, limits), ends}, stream))
        return std::nullopt;
    Budget none(Limits{.nodes = 0});
    return player::choose_by_search(state.game, wish.color, state.search(), none).move;
}

// As genmove, and what the player thinks of it.
template <Dialect dialect, Then then, Ends ends>
std::optional<Error> genmove_analyze(State& state, const Request& request, gtp::Stream& stream) {
    const auto wish = take_search_wish(state, request, dialect);
    if (!wish) return wish.error();
    std::string word;
    if (searches(state)) {
        const auto start = Clock::now();
        const auto move = searched_move(state, *wish, dialect, ends, stream);
        word = move ? to_string(move->point) : "cancelled";
        if (then == Then::plays) {
            state.clock.spend(wish->color, Clock::now() - start);
            state.game.play(*move);
        }
    } else {
        if (wish->barred) return Error{"allow and avoid need the player 'search' at its best level"};
        const go::Game before = state.game;
        const auto move = take_turn(state, wish->color);
        const render::Searched found{before, wish->color, thoughts(state, before, wish->color)};
        stream.line(render::to_line(found, wish->view, dialect));
        word = move ? to_string(move->point) : "resign";
        if (then == Then::tells) state.game = before;
    }
    stream.line("play " + word);
    return {};
}

// As genmove; nothing is played.
template <Ends ends>
std::optional<Error> kata_search(State& state, const Request& request, gtp::Stream& stream) {
    Arguments arguments(request, state.game.size());
    const auto color = arguments.at_end() ? Result<Color>(state.game.to_move()) : arguments.color();
    if (!color) return color.error();
    if (ends == Ends::with_the_search || !searches(state)) {
        stream.whole(to_string(choose(state, *color, limits_of_move(state, *color)).point));
        return {};
    }
    class Silent : public gtp::Stream {
    public:
        explicit Silent(const gtp::Stream& other) : other_(other) {}
        void line(std::string_view) override {}
        bool is_wanted() const override { return other_.is_wanted(); }

    private:
        const gtp::Stream& other_;
    } silent(stream);
    SearchWish wish;
    wish.color = *color;
    const auto move = searched_move(state, wish, Dialect::kata, ends, silent);
    stream.whole(move ? to_string(move->point) : "cancelled");
    return {};
}

// What the network says at once, in KataGo's form: [COLOR] SYMMETRY [OPTIMISM].
Answer kata_raw_nn(State& state, const Request& request) {
    go::Game game = state.game;
    std::vector<std::string> words = request.arguments;
    if (!words.empty()) {
        if (const auto color = go::parse_color(words.front())) {
            game.set_to_move(*color);
            words.erase(words.begin());
        }
    }
    const auto ways = go::symmetries(game.size());
    const bool all = !words.empty() && words[0] == "all";
    const bool one = !words.empty() && words[0].size() == 1 && words[0][0] >= '0' && words[0][0] <= '7';
    if ((!all && !one) || words.size() > 2)
        return Error{"Expected arguments [COLOR] SYMMETRY [OPTIMISM], the symmetry 0 to 7 or all"};
    std::string text;
    for (int i = 0; i < 8; ++i) {
        if (one && words[0][0] - '0' != i) continue;
        const net::Look look = state.network().look(game, ways[static_cast<std::size_t>(i) % ways.size()]);
        text += render::raw_look(look, game, i);
    }
    return Answer(text);
}

constexpr Entry search_table[] = {{"kata-raw-nn", kata_raw_nn}};
constexpr auto playing_kata = genmove_analyze<Dialect::kata, Then::plays, Ends::with_the_search>;
constexpr StreamEntry stream_table[] = {
    {"analyze", analyze<Dialect::kata>},
    {"genmove_analyze", playing_kata},
    {"kata-analyze", analyze<Dialect::kata>},
    {"kata-genmove_analyze", playing_kata},
    {"kata-search", kata_search<Ends::with_the_search>},
    {"kata-search_analyze", genmove_analyze<Dialect::kata, Then::tells, Ends::with_the_search>},
    {"kata-search_analyze_cancellable", genmove_analyze<Dialect::kata, Then::tells, Ends::either_way>},
    {"kata-search_cancellable", kata_search<Ends::either_way>},
    {"lz-analyze", analyze<Dialect::leela>},
    {"lz-genmove_analyze", genmove_analyze<Dialect::leela, Then::plays, Ends::with_the_search>},
};

}  // namespace

std::span<const Entry> search_commands() { return search_table; }
std::span<const StreamEntry> streams() { return stream_table; }

}  // namespace tedomari::engine
