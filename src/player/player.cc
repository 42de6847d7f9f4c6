// SPDX-License-Identifier: MIT
#include "player/player.h"

#include <array>

#include "player/orthodox.h"
#include "player/policy.h"
#include "player/tree_search.h"

namespace tedomari::player {

namespace {

constexpr Style styles[] = {Style::monte_carlo, Style::policy,   Style::search,
                            Style::sentestrat,  Style::hotstrat, Style::thermostrat};

net::Network& network_of(const Means& means) {
    return means.network ? *means.network : net::Network::shipped();
}

class ByRandomGames : public Player {
public:
    explicit ByRandomGames(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        return choose_move(game, color, *means_.monte_carlo, budget).move;
    }

private:
    Means means_;
};

class ByPolicy : public Player {
public:
    explicit ByPolicy(const Means& means) : means_(means) {}

    go::Move choose(const go::Game& game, go::Color color, Budget&) override {
        return choose_at_first_sight(game, color, network_of(means_));
    }

private:
    Means means_;
};

class BySearch : public Player {
public:
    explicit BySearch(const Means& means) : means_(means), search_(network_of(means)) {}

    go::Move choose(const go::Game& game, go::Color color, Budget& budget) override {
        const bool timed = budget.limits().time != Limits{}.time;
        search_.settings().visits = means_.visits > 0 || timed ? means_.visits : usual_visits;
        const SearchedMove chosen = choose_by_search(game, color, search_, budget);
        int& lost = lost_[static_cast<std::size_t>(color)];
        lost = chosen.value < hopeless ? lost + 1 : 0;
        gives_up_ = lost >= moves_of_doubt;
        return chosen.move;
    }
    bool gives_up() const override { return gives_up_; }

private:
    static constexpr std::uint64_t usual_visits = 200;
    static constexpr double hopeless = -0.97;  // and the points behind are many
    static constexpr int moves_of_doubt = 5;   // in a row, before it gives up

    Means means_;
    TreeSearch search_;
    std::array<int, 2> lost_{};  // moves in a row, by color
    bool gives_up_ = false;
};

constexpr std::chrono::seconds patience{5};  // a move, when nothing else limits it

survey::SurveySettings survey_settings(const Means& means) {
    survey::SurveySettings settings;
    settings.cancel = means.cancel;
    if (means.network) settings.judge = std::make_shared<survey::LearnedJudge>(means.network);
    return settings;
}

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
        return choose_move(game, color, *means_.monte_carlo, budget).move;
    }

private:
    Means means_;
    Orthodox orthodox_;
};

}  // namespace

std::string_view to_string(Style style) {
    constexpr std::string_view names[] = {"monte-carlo", "policy",   "search",
                                          "sentestrat",  "hotstrat", "thermostrat"};
    return names[static_cast<int>(style)];
}

Result<Style> parse_style(std::string_view text) {
    for (const Style style : styles) {
        if (to_string(style) == text) return style;
    }
    return Error{"a player is monte-carlo, policy, search, sentestrat, hotstrat or thermostrat"};
}

std::unique_ptr<Player> make_player(Style style, const Means& means) {
    switch (style) {
        case Style::policy: return std::make_unique<ByPolicy>(means);
        case Style::search: return std::make_unique<BySearch>(means);
        case Style::sentestrat: return std::make_unique<ByThermographs>(means, BoardStrategy::sentestrat);
        case Style::hotstrat: return std::make_unique<ByThermographs>(means, BoardStrategy::hotstrat);
        case Style::thermostrat: return std::make_unique<ByThermographs>(means, BoardStrategy::thermostrat);
        case Style::monte_carlo: break;
    }
    return std::make_unique<ByRandomGames>(means);
}

}  // namespace tedomari::player
