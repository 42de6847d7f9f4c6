// SPDX-License-Identifier: MIT
#pragma once

#include "base/rng.h"
#include "go/random_boards.test.h"
#include "scoring/training.h"

namespace tedomari::scoring {

// Small games of our own making: walls with stones inside, some of them dead.
inline std::vector<Ending> made_games(int count) {
    Rng rng(4);
    std::vector<Ending> all;
    for (int i = 0; i < count; ++i) {
        FinalGame end{go::Game(go::square(7), *go::parse_rules("japanese")), 0, Rational(0), Marks{}, "made"};
        for (int row = 0; row < 7; ++row) {
            end.game.place(go::Point::at(2, row), go::Color::black);
            end.game.place(go::Point::at(3, row), go::Color::white);
        }
        const go::Point inside = go::random_point({7, 7}, rng);
        const bool in_black = inside.column() < 2;
        if (inside.column() != 2 && inside.column() != 3 && rng.below(2) == 0)
            end.game.place(inside, in_black ? go::Color::white : go::Color::black);
        go::for_each_point(go::square(7), [&](go::Point p) {
            if (p.column() < 2) end.marks->black.insert(p);
            if (p.column() > 3) end.marks->white.insert(p);
        });
        Ending made = ending(end);
        made.result = made.score(made.board(), *made.dead);
        all.push_back(std::move(made));
    }
    return all;
}

inline TrainSettings small_settings() {
    TrainSettings settings;
    settings.set = FeatureSet::rich;
    settings.stages = 2;
    settings.hidden = 4;
    settings.optimizer.epochs = 15;
    return settings;
}

inline Model small_model() {
    const auto games = made_games(12);
    TrainSettings settings = small_settings();
    settings.optimizer.epochs = 2;
    Model model = train(examples(games, settings.set, 1), settings).model;
    model.facts = "a test";
    return model;
}

}  // namespace tedomari::scoring
