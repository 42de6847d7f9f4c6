// SPDX-License-Identifier: MIT
// Hot.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "search/dfpn.h"
#include "search/table.h"
#include "search/threat_game.h"
#include "search/threats.h"

namespace tedomari::search {

// Of a node of a threat search.  A refutation is tainted by the shallowest ancestor that it needs on the path, and
// is poor when more threats of the same orders might undo it.
struct Numbers : ProofNumbers {
    int taint = clean;
    bool poor = false;

    static constexpr Numbers open(std::uint32_t pn, std::uint32_t dn) { return {{pn, dn}}; }
    static constexpr Numbers won() { return {{0, infinite}}; }
    static constexpr Numbers lost(int taint = clean, bool poor = false) {
        return {{infinite, 0}, taint, poor};
    }
};

// What a threat search knows of the current position without looking deeper: from the path that leads to it,
// from the table and from a glance at the board.
template <ThreatGame G>
class Known {
public:
    using Move = typename G::Move;
    using Trace = typename G::Trace;

    Known(G& game, Table<Move, Trace>& table) : game_(game), table_(table) {}

    // Of the position solved last.
    Move best{};
    Trace trace{};

    std::uint64_t key(Side side) const { return combine(game_.hash(), static_cast<std::uint64_t>(side)); }

    // The first numbers of a node, from the table or from a glance at the board.
    Numbers glance(Side side, Threats threats) {
        const int order = threats.order();
        const std::uint64_t k = key(side);
        const std::uint64_t here = step(k, threats);
        for (std::size_t i = path_.size(); i-- > 0;) {
            if (path_[i].step == here) return lost_at_a_glance(static_cast<int>(i));
        }
        if (const auto known = recall(threats, k)) return *known;
        if (side == Side::defender) {
            if (const std::optional<Trace> held = game_.trace_if_held()) {
                best = Move{};
                trace = *held;
                return Numbers::won();
            }
        }
        if (side == Side::attacker) {
            if (const auto move = game_.winning_move()) {
                best = *move;
                trace = game_.trace_of_win(*move);
                return Numbers::won();
            }
        }
        const int farthest = order + (side == Side::attacker);
        const int distance =
            side == Side::attacker ? game_.distance(farthest) : distance_after_attack(farthest);
        if (distance > farthest || order == 0) return lost_at_a_glance(Numbers::clean, is_poor(threats));
        // Near the goal is easy to prove; far from it, easy to refute.
        if constexpr (requires { game_.outlook(side); }) {
            const auto [pn, dn] = game_.outlook(side);
            return Numbers::open(pn, dn);
        }
        const int slack = std::min(order, 8) + (side == Side::attacker) - distance;
        return Numbers::open(static_cast<std::uint32_t>(std::max(distance, 1)),
                             static_cast<std::uint32_t>(1 + std::max(slack, 0)));
    }

    Numbers lost_at_a_glance(int taint, bool poor = false) {
        best = Move{};
        trace = game_.trace_of_distance();
        return Numbers::lost(taint, poor);
    }

    void remember(Threats threats, std::uint64_t key, Numbers n, std::uint64_t work) {
        auto& entry = table_.slot(key, threats.key(), terms_of(game_));
        entry.pn = n.pn;
        entry.dn = n.dn;
        entry.work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, Numbers::infinite));
        entry.path = 0;
        entry.poor = n.poor;
        if (!n.solved()) return;
        entry.notes = notes_;
        entry.best = best;
        table_.trace(entry) = trace;
        if (n.taint == Numbers::clean) return;
        entry.path = path_hash_;
        entry.work = static_cast<std::uint32_t>(n.taint);
    }

    // Whether an entry of the position tells of it on the terms of now as well.
    template <class Entry>
    bool serves(const Entry& entry) const {
        if (entry.terms == terms_of(game_)) return true;
        if (!entry.is_solved() || entry.path != 0) return false;
        if constexpr (TakesNotes<G>) {
            if (game_.is_no_easier(entry.terms, entry.pn == 0 ? Side::attacker : Side::defender)) return true;
        }
        return entry.notes == 0;
    }

    // Whether moves of the highest order are used up.
    bool is_poor(Threats threats) const { return threats.order() < ceiling_; }

    // Sets the highest order that the search, or the part of it after a pass, begins with; returns what it
    // was.
    int set_ceiling(int order) { return std::exchange(ceiling_, order); }

    // The nodes on the path are entered and left; a repetition is found among them.
    void enter(std::uint64_t key, Threats threats) {
        path_.push_back({step(key, threats), path_hash_, notes()});
        path_hash_ ^= mix(path_.back().step);
        set_notes(0);
    }
    // What was noted since it was entered is for remember(), which comes next.
    void leave() {
        path_hash_ = path_.back().ancestors;
        notes_ = notes();
        set_notes(static_cast<std::uint8_t>(notes_ | path_.back().notes));
        path_.pop_back();
    }
    std::size_t depth() const { return path_.size(); }

private:
    struct Step {
        std::uint64_t step, ancestors;  // hashes
        std::uint8_t notes;             // of what came before it
    };

    std::uint8_t notes() const {
        if constexpr (TakesNotes<G>) return game_.notes();
        return 0;
    }
    void set_notes(std::uint8_t notes) {
        if constexpr (TakesNotes<G>) game_.set_notes(notes);
    }

    std::uint64_t step(std::uint64_t key, Threats threats) const {
        return key ^ mix((std::uint64_t{terms_of(game_)} << 32 | threats.key()) + 1);
    }

    // What the table knows of the position; fills best and trace when it is solved.  A win counts wherever
    // its order is allowed: the traces lean on no line having more passes than that.  A loss is one as well
    // when fewer threats are allowed.
    std::optional<Numbers> recall(Threats threats, std::uint64_t key) {
        const auto* entry = table_.find(key, [&](const auto& e) {
            if (!serves(e)) return false;
            if (e.limit == threats.key()) return true;
            if (e.pn == 0) return Threats::from_key(e.limit).order() <= threats.order();
            return e.dn == 0 && e.path == 0 && threats.within(Threats::from_key(e.limit));
        });
        if (entry == nullptr) return {};
        if (entry->dn == 0 && entry->path != 0 && entry->path != path_hash_) return Numbers{};
        Numbers n = Numbers::open(entry->pn, entry->dn);
        if (n.solved()) {
            best = entry->best;
            trace = table_.trace(*entry);
            set_notes(static_cast<std::uint8_t>(notes() | entry->notes));
            if (entry->path != 0) n.taint = static_cast<int>(entry->work);
            n.poor = n.dn == 0 && (entry->poor || is_poor(threats));
        }
        return n;
    }

    // The game may know what an attack that it has just offered leads to.
    int distance_after_attack(int limit) const {
        if constexpr (requires { game_.distance_after_attack(); }) {
            return game_.distance_after_attack();
        } else {
            return game_.distance(limit);
        }
    }

    G& game_;
    Table<Move, Trace>& table_;
    int ceiling_ = 0;
    std::uint64_t path_hash_ = 1;
    std::uint8_t notes_ = 0;
    std::vector<Step> path_;
};

}  // namespace tedomari::search
