// SPDX-License-Identifier: MIT
#include "scoring/life.h"

#include <algorithm>

#include "scoring/reading.h"

namespace tedomari::scoring {

namespace {

constexpr std::string_view names[] = {"alive", "dead", "seki", "unsettled"};
// What a search among judged walls is trusted with; set by hand.
constexpr double trust_in_reading = 0.99;

const Model& model_for(const LifeSettings& settings) {
    if (settings.model) return *settings.model;
    return settings.ownership ? default_looked_model() : default_model();
}

class Judge {
public:
    Judge(const go::Board& board, const go::Rules& rules, const LifeSettings& settings, Budget& budget)
        : board_(board),
          rules_(rules),
          settings_(settings),
          budget_(budget),
          scene_(scene_for(board, model_for(settings).set, settings.ownership)),
          beliefs_(judge(scene_, model_for(settings))) {}

    Judged result() {
        const std::vector<Fate> reads = read();
        Judged judged;
        for (std::size_t i = 0; i < beliefs_.size(); ++i) judged.chains.push_back(verdict(i, reads[i]));
        for (const Verdict& v : judged.chains) {
            if (v.counts_as_dead()) judged.status.dead |= v.stones;
            if (v.life == Life::seki) judged.status.seki |= v.stones;
        }
        find_seki(judged);
        return judged;
    }

private:
    std::vector<Fate> read() const {
        if (!settings_.reads) return std::vector<Fate>(beliefs_.size(), Fate::unknown);
        return read_fights(scene_.blocks, beliefs_, settings_.reading, budget_);
    }

    Verdict verdict(std::size_t i, Fate read) const {
        const Block& block = scene_.blocks.stones[i];
        Verdict v;
        v.color = go::color_of(block.cell);
        v.stones = block.points;
        v.belief = beliefs_[i];
        const auto say = [&](Life life, Evidence evidence, double confidence, std::string_view why) {
            v.life = life;
            v.evidence = evidence;
            v.confidence = confidence;
            v.why = why;
            return v;
        };
        const Certainty& sure = scene_.certain[i];
        if (block.points.intersects(settings_.dead))
            return say(Life::dead, Evidence::judged, 1, "as you say");
        if (block.points.intersects(settings_.alive))
            return say(Life::alive, Evidence::judged, 1, "as you say");
        if (block.points.intersects(settings_.seki))
            return say(Life::seki, Evidence::judged, 1, "as you say");
        if (sure.immortal) return say(Life::alive, Evidence::proved, 1, "unconditionally alive");
        if (sure.doomed) return say(Life::dead, Evidence::proved, 1, "in unconditional territory");
        if (read == Fate::alive)
            return say(Life::alive, Evidence::bounded, trust_in_reading, "read, walls judged");
        if (read == Fate::dead)
            return say(Life::dead, Evidence::bounded, trust_in_reading, "read, walls judged");
        if (read == Fate::unsettled) {
            return say(Life::unsettled, Evidence::bounded, std::max(v.belief, 1 - v.belief),
                       "read: whoever moves first decides");
        }
        return say(v.belief >= 0.5 ? Life::alive : Life::dead, Evidence::learned,
                   std::max(v.belief, 1 - v.belief), "learned");
    }

    // Those that live without two eyes beside enemies that do the same.
    void find_seki(Judged& judged) const {
        const Tally counted = tally(board_, judged.status, rules_);
        for (Verdict& v : judged.chains) {
            if (v.life != Life::alive || !counted.seki.intersects(v.stones)) continue;
            v.life = Life::seki;
            judged.status.seki |= v.stones;
        }
    }

    const go::Board& board_;
    const go::Rules& rules_;
    const LifeSettings& settings_;
    Budget& budget_;
    Scene scene_;
    Beliefs beliefs_;
};

}  // namespace

std::string_view to_string(Life life) { return names[static_cast<std::size_t>(life)]; }

Judged judge_life(const go::Board& board, const go::Rules& rules, const LifeSettings& settings,
                  Budget& budget) {
    return Judge(board, rules, settings, budget).result();
}

}  // namespace tedomari::scoring
