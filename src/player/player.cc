// SPDX-License-Identifier: MIT
#include "player/player.h"

#include <array>

#include "base/hash.h"
#include "net/tree_search.h"
#include "player/goal_hotstrat.h"
#include "player/level.h"
#include "player/orthodox.h"
#include "player/passing.h"
#include "player/policy.h"
#include "player/rave_search.h"

namespace tedomari::player {

namespace {

constexpr Style styles[] = {Style::monte_carlo, Style::hotstrat_goals, Style::policy,     Style::search,
                            Style::sentestrat,  Style::hotstrat,       Style::thermostrat};

net::Network& network_of(const Means& means) {
    return means.network ? *means.network : net::Network::shipped();
}

class ByRandomGames : public Player {
public:
    explicit ByRandomGames(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        return choose_move(game, color, means_.monte_carlo, budget).move;
    }

private:
    const Means& means_;
};

class ByGoals : public Player {
public:
    explicit ByGoals(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        valuation::ValueSettings settings =
            goal_settings(means_.threats, means_.policy, means_.monte_carlo, means_.literal);
        settings.memory = &memory_;
        return choose_by_goals(game, color, settings, means_.monte_carlo, budget).move;
    }

private:
    const Means& means_;
    valuation::Memory memory_;
};

class ByPolicy : public Player {
public:
    explicit ByPolicy(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget&) override {
        return choose_at_first_sight(game, color, network_of(means_));
    }

private:
    const Means& means_;
};

constexpr std::chrono::seconds patience{5};  // a move, when nothing else limits it

survey::SurveySettings survey_settings(const Means& means) {
    survey::SurveySettings settings;
    settings.cancel = means.cancel;
    if (means.network) settings.judge = std::make_shared<survey::LearnedJudge>(means.network);
    return settings;
}

// Counts moves in a row that looked hopeless, by color.
class Despair {
public:
    void note(go::Color color, bool hopeless) {
        int& lost = lost_[static_cast<std::size_t>(color)];
        lost = hopeless ? lost + 1 : 0;
        gives_up_ = lost >= moves_of_doubt;
    }
    bool gives_up() const { return gives_up_; }

private:
    static constexpr int moves_of_doubt = 5;
    std::array<int, 2> lost_{};
    bool gives_up_ = false;
};

bool is_timed(const Budget& budget) { return budget.limits().time != Limits{}.time; }

class BySearch : public Player {
public:
    explicit BySearch(const Means& means) : means_(means), search_(network_of(means)) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        const std::uint64_t visits = means_.visits > 0 || is_timed(budget) ? means_.visits : usual_visits;
        search_.settings().visits = Level(means_.level).visits(visits, usual_visits);
        search_.settings().seed = means_.monte_carlo.seed;
        search_.settings().for_points = means_.for_points;
        search_.settings().threads = means_.monte_carlo.threads;
        const SearchedMove chosen = choose_by_search(game, color, search_, budget);
        thoughts_ = chosen.moves;
        despair_.note(color, chosen.value < hopeless);
        if (!Level(means_.level).plays_by_chance() || chosen.move.is_pass()) return chosen.move;
        return chosen_at_a_glance(game, color);
    }
    bool gives_up() const override { return despair_.gives_up(); }
    std::span<const net::TreeMove> thoughts() const override { return thoughts_; }

private:
    static constexpr std::uint64_t usual_visits = 200;
    static constexpr double hopeless = -0.97;  // and the points behind are many

    go::Move chosen_at_a_glance(const go::Game& game, go::Color color) {
        std::vector<WeightedMove> moves;
        Budget none(Limits{.nodes = 0});
        search_.settings().visits = 1;
        for (const net::TreeMove& move : search_.think(game, color, none).moves) {
            if (!move.move.is_pass()) moves.push_back({move.move, move.prior});
        }
        const std::uint64_t seed = combine(means_.monte_carlo.seed, hash(game.position()));
        return Level(means_.level).chosen(moves, go::Move::pass(color), seed);
    }

    const Means& means_;
    net::TreeSearch search_;
    std::vector<net::TreeMove> thoughts_;
    Despair despair_;
};

// Without a network.
class ByRave : public Player {
public:
    explicit ByRave(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        const Level level(means_.level);
        RaveSettings& settings = search_.settings();
        const std::uint64_t games = means_.visits > 0 || is_timed(budget) ? means_.visits : usual_games;
        settings.games = level.visits(games, usual_games);
        settings.policy = means_.policy;
        settings.seed = means_.monte_carlo.seed;
        settings.threads = means_.monte_carlo.threads;
        settings.goals = means_.threats != valuation::Threats::none;
        MonteCarlo quick = means_.monte_carlo;
        quick.playouts = std::min(quick.playouts, games_before_passing);
        const MoveChoice usual = choose_move(game, color, quick, budget);
        if (usual.move.is_pass()) return usual.move;
        const RaveChoice chosen = search_.think(game, color, budget);
        if (chosen.moves.empty()) return usual.move;
        despair_.note(color, chosen.moves.front().value < hopeless);
        if (!level.plays_by_chance()) return chosen.move;
        std::vector<WeightedMove> moves;
        for (const RaveMove& move : chosen.moves)
            moves.push_back({move.move, static_cast<double>(move.games)});
        return level.chosen(moves, chosen.move, combine(settings.seed, hash(game.position())));
    }
    bool gives_up() const override { return despair_.gives_up(); }

private:
    static constexpr std::uint64_t usual_games = 10'000, games_before_passing = 2'000;
    static constexpr double hopeless = 0.04;

    const Means& means_;
    RaveSearch search_;
    Despair despair_;
};

class ByThermographs : public Player {
public:
    ByThermographs(const Means& means, BoardStrategy strategy)
        : means_(means), orthodox_(survey_settings(means), strategy) {}

    // A color that holds nothing yet is in no endgame, whatever the thermographs say: then random games get
    // the quarter of the time that was kept for them.
    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        const auto all = budget.limits().time;
        orthodox_.settings().time = all == Limits{}.time ? patience : (all - budget.elapsed()) / 4 * 3;
        const OrthodoxMove chosen = orthodox_.choose(game, color);
        if (!chosen.move.is_pass() || chosen.survey.holds(color)) return chosen.move;
        return choose_move(game, color, means_.monte_carlo, budget).move;
    }

private:
    const Means& means_;
    Orthodox orthodox_;
};

}  // namespace

std::string_view to_string(Style style) {
    constexpr std::string_view names[] = {"monte-carlo", "hotstrat-goals", "policy",     "search",
                                          "sentestrat",  "hotstrat",       "thermostrat"};
    return names[static_cast<int>(style)];
}

Result<Style> parse_style(std::string_view text) {
    for (const Style style : styles) {
        if (to_string(style) == text) return style;
    }
    return Error{
        "a player is monte-carlo, hotstrat-goals, policy, search, sentestrat, hotstrat or thermostrat"};
}

std::unique_ptr<Player> make_player(Style style, const Means& means) {
    switch (style) {
        case Style::policy: return std::make_unique<ByPolicy>(means);
        case Style::search:
            if (!means.has_network) return std::make_unique<ByRave>(means);
            return std::make_unique<BySearch>(means);
        case Style::hotstrat_goals: return std::make_unique<ByGoals>(means);
        case Style::sentestrat: return std::make_unique<ByThermographs>(means, BoardStrategy::sentestrat);
        case Style::hotstrat: return std::make_unique<ByThermographs>(means, BoardStrategy::hotstrat);
        case Style::thermostrat: return std::make_unique<ByThermographs>(means, BoardStrategy::thermostrat);
        case Style::monte_carlo: break;
    }
    return std::make_unique<ByRandomGames>(means);
}

}  // namespace tedomari::player
