// SPDX-License-Identifier: MIT
#include "economy/prescribed.h"

#include <compare>
#include <map>
#include <optional>
#include <tuple>

namespace tedomari::economy {

namespace {

// What Left gets in the end, and who has the honour of a tie.
struct Result {
    Rational left;
    Side honoured;

    // Better for Left.
    friend bool operator<(const Result& a, const Result& b) {
        if (a.left != b.left) return a.left < b.left;
        return a.honoured == Side::right && b.honoured == Side::left;
    }
};

class PrescribedPlay {
public:
    PrescribedPlay(cgt::Thermographs& thermographs, Rational tax) : thermographs_(thermographs), tax_(tax) {}

    // `honoured` once somebody has passed; `passed`: the last turn was a pass.
    Result best(cgt::Game game, Side mover, std::optional<Side> honoured, bool passed) {
        const auto key = std::tuple(game, mover, honoured, passed);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        // To pass: twice in a row ends play at this tax, and the rest is worth its mast.
        const Side after_pass = honoured.value_or(other(mover));
        Result found = passed ? Result{thermographs_.mean(game), after_pass}
                              : best(game, other(mover), after_pass, true);
        cgt::Store& store = thermographs_.store();
        const auto options = mover == Side::left ? store.left(game) : store.right(game);
        const Rational paid = mover == Side::left ? -tax_ : tax_;
        for (const cgt::Game to : std::vector<cgt::Game>(options.begin(), options.end())) {
            Result result = best(to, other(mover), honoured, false);
            result.left += paid;
            if (mover == Side::left ? found < result : result < found) found = result;
        }
        known_.emplace(key, found);
        return found;
    }

private:
    cgt::Thermographs& thermographs_;
    Rational tax_;
    std::map<std::tuple<cgt::Game, Side, std::optional<Side>, bool>, Result> known_;
};

}  // namespace

Side winner_at(cgt::Thermographs& thermographs, cgt::Game game, Rational tax, Side first) {
    const Result result = PrescribedPlay(thermographs, tax).best(game, first, std::nullopt, false);
    if (result.left != Rational(0)) return result.left > Rational(0) ? Side::left : Side::right;
    return result.honoured;
}

}  // namespace tedomari::economy
