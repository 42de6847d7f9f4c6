// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "economy/book.h"

namespace tedomari::economy {

// How kos are kept from going on for ever.
enum class KoLaw {
    ban,       // conventional: no immediate recapture; a move elsewhere lifts the ban
    komaster,  // economic: the komaster wins every ko by moving twice [Berlekamp 1996, 2.1]
};

// A move in a sum: which summand, and which of the mover's legal options there.
struct Turn {
    std::size_t summand = 0;
    std::size_t option = 0;
    friend bool operator==(const Turn&, const Turn&) = default;
};

// Several games played side by side.  Every summand's book must be exact.
//
// Under the komaster's law her ko capture leads to a critical position: the opponent may answer in that
// summand but not take back, and unless he does she moves there again at once.
class Sum {
public:
    using State = cgt::KoThermographs::State;

    explicit Sum(KoLaw law) : law_(law) {}
    // The position must be one of the book's.
    void add(std::shared_ptr<const Book> book, cgt::Vertex position = {}, std::string name = {});

    std::size_t size() const { return summands_.size(); }
    KoLaw law() const { return law_; }
    const std::string& name(std::size_t i) const { return summands_[i].name; }
    const Book& book(std::size_t i) const { return *summands_[i].book; }
    State state(std::size_t i) const { return summands_[i].state; }
    cgt::Vertex position(std::size_t i) const { return book(i).solution().position(state(i)); }
    const Thermograph& thermograph(std::size_t i) const { return at(i, summands_[i].state); }
    const Thermograph& resting(std::size_t i) const { return at(i, position(i)); }  // whether critical or not
    // Of all: means add, and nothing is hotter than the hottest [Berlekamp 1996, 3.2].
    Rational mean() const;
    Rational temperature() const;

    // Summands somebody can still move in, in order, and what the others are worth.
    const std::vector<std::size_t>& live() const { return live_; }
    Rational settled() const { return settled_; }

    // Thermographs of the positions that the mover may move to; a ban leaves a move out.
    std::vector<const Thermograph*> options(std::size_t i, Side mover) const;
    // Whether a ban may take away a move in i.
    bool is_banned(std::size_t i) const { return ban_ && ban_->summand == i; }
    // Whether a player could take back what the other did from here: a ko is being fought.
    bool is_ko(std::size_t i) const;
    // Where the komaster has just taken a ko and will move again.
    std::optional<std::size_t> critical() const;

    // Equal for summands that play alike: what is known of one need not be asked of the next.
    struct Kind {
        const Book* book;
        State state;
        friend auto operator<=>(const Kind&, const Kind&) = default;
    };
    Kind kind(std::size_t i) const { return {summands_[i].book.get(), summands_[i].state}; }

    void play(Turn turn, Side mover);
    void pass() { ban_.reset(); }
    void lift_ban() { ban_.reset(); }

private:
    struct Summand {
        std::shared_ptr<const Book> book;
        State state;
        std::string name;
    };
    struct Ban {
        std::size_t summand;
        State target;
    };
    const Thermograph& at(std::size_t i, State s) const { return summands_[i].book->solution()[s].low; }
    std::vector<State> targets(std::size_t i, Side mover) const;
    bool is_over(std::size_t i) const;

    KoLaw law_;
    std::vector<Summand> summands_;
    std::vector<std::size_t> live_;
    Rational settled_ = 0;
    std::optional<Ban> ban_;  // concerns the next player only
};

}  // namespace tedomari::economy
