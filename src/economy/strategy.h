// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "economy/sum.h"

namespace tedomari::economy {

// Decisions prescribed in advance; beyond them always the first choice.  Advancing tries every line of play.
class Script {
public:
    std::size_t next(std::size_t choices);  // below `choices`, which is not 0
    bool advance();                         // to the next line, depth first; false when all were tried

private:
    struct Decision {
        std::size_t taken, choices;
    };
    std::vector<Decision> decisions_;
    std::size_t at_ = 0;
};

struct Dictation;  // dictation.h

// What a player sees when it is his turn.
struct View {
    const Sum& sum;
    Side mover;
    Rational tax;                        // what a move costs; in a conventional game the ambient temperature
    Rational t_min;                      // play ends below it
    bool taxed = true;                   // false in a conventional game
    std::optional<std::size_t> last;     // where the opponent just moved
    std::optional<std::size_t> last_ko;  // where the mover last played a ko
    std::optional<std::size_t> only;     // the only summand he may move in
    bool must_move = false;
    Rng* rng = nullptr;              // for players who need luck
    Script* script = nullptr;        // for players who try every line
    Dictation* dictation = nullptr;  // for players who are told what to do
};

// A move that does at this tax as well as the thermograph promises the mover.
struct Candidate {
    Turn turn;
    bool hill;       // or its summit: the opponent wants to move there too
    Rational heat;   // where the hill ends
    bool on_base;    // not above the temperature, where a move costs nothing and gains nothing
    Rational width;  // of the hill at this tax: what the opponent would gain by moving there first
};

// The best option of each summand where one is worth its tax; of summands alike only the first.
std::vector<Candidate> candidates(const View& view);

// The highest tax below the view's and at least t_min at which the mover wants to move: what he bids when the
// tax is to be cut, and the temperature he plays at when he has to move.
std::optional<Rational> willing_below(const View& view);

// Every legal move and what it loses locally: what the thermograph promises the mover at this tax, less what
// he gets.  Of summands alike only the first.
struct PricedMove {
    Turn turn;
    Rational loss;
};
std::vector<PricedMove> priced_moves(const View& view);

// A way to play [Berlekamp 1996, 3.3].
struct Strategy {
    std::string_view name;
    std::string_view summary;
    bool by_the_book;  // bids for the first move as far as it costs nothing; else what `bid` says
    // A move worth the tax, if any.
    std::optional<Turn> (*choose)(const View& view);
    // The tax below the present one to go on at; nothing when there is none.
    std::optional<Rational> (*bid)(const View& view);
};

// sentestrat, thermostrat, hotstrat, random, nemesis
const std::vector<Strategy>& strategies();
const Strategy* find_strategy(std::string_view name);

// What the strategy plays when it has to move: at this tax, else at the tax it would bid, else what loses
// least. Nothing when there is no move.
std::optional<Turn> forced_move(const Strategy& strategy, const View& view);

}  // namespace tedomari::economy
