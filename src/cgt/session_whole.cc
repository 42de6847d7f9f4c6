// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string_view>

#include "cgt/functions.h"
#include "cgt/session.h"

namespace tedomari::cgt {

using Form = Syntax::Form;

namespace {

constexpr std::int64_t largest_game = std::int64_t{1} << 52;  // no stop is beyond twice this

bool is_within(const Whole& number, std::int64_t bound) { return abs(number) <= bound; }

// Of digits, maybe behind a minus.  Boost would read a leading zero as the sign of another base.
Whole whole(std::string_view text) {
    const bool negative = text.starts_with('-');
    text.remove_prefix(std::min(text.find_first_of("123456789"), text.size()));
    const Whole size = text.empty() ? Whole() : Whole(std::string(text));
    return negative ? Whole(-size) : size;
}

}  // namespace

bool Session::is_large(const Syntax& syntax) const {
    if (syntax.form == Form::large) return true;
    if (syntax.form == Form::name) {
        const auto known = values_.find(syntax.word);
        return known != values_.end() && std::holds_alternative<Translated>(known->second);
    }
    return std::any_of(syntax.children.begin(), syntax.children.end(),
                       [&](const Syntax& child) { return is_large(child); });
}

Value Session::settled(Translated value) {
    if (!is_within(value.number, largest_game)) return Value(std::move(value));
    return Value(
        store_.sum(store_.number(Dyadic(Rational(static_cast<std::int64_t>(value.number)))), value.game));
}

Result<Translated> Session::translated(const Syntax& syntax) {
    const auto each = [&](auto combine) -> Result<Translated> {
        std::optional<Translated> total;
        for (const Syntax& child : syntax.children) {
            auto part = translated(child);
            if (!part) return part.error();
            if (!total) {
                total = *std::move(part);
            } else if (auto next = combine(*total, *part)) {
                total = *std::move(next);
            } else {
                return wrong(child, "only whole numbers of this size can be multiplied");
            }
        }
        return *std::move(total);
    };
    switch (syntax.form) {
        case Form::large: return Translated{whole(syntax.word), Game()};
        case Form::number:
            if (syntax.number.is_integer()) return Translated{Whole(syntax.number.numerator()), Game()};
            break;
        case Form::name:
            if (const auto known = values_.find(syntax.word); known != values_.end()) {
                if (const auto* large = std::get_if<Translated>(&known->second)) return *large;
            }
            break;
        case Form::negative: {
            auto inner = translated(syntax.children[0]);
            if (!inner) return inner.error();
            return Translated{-inner->number, store_.negative(inner->game)};
        }
        case Form::sum:
            return each([&](const Translated& a, const Translated& b) -> std::optional<Translated> {
                return Translated{a.number + b.number, store_.sum(a.game, b.game)};
            });
        case Form::product:
            return each([&](const Translated& a, const Translated& b) -> std::optional<Translated> {
                if (!a.game.is_zero() || !b.game.is_zero()) return std::nullopt;
                return Translated{a.number * b.number, Game()};
            });
        default: break;
    }
    const auto plain = game(syntax);
    if (!plain) return plain.error();
    const auto number = store_.as_number(*plain);
    if (number && number->is_integer()) return Translated{Whole(number->to_rational().numerator()), Game()};
    return Translated{Whole(), *plain};
}

// Beyond what any stop reaches the sign of the number decides.
Result<bool> Session::compared_games(const Syntax& syntax, bool& leq, bool& geq) {
    const auto left = translated(syntax.children[0]);
    if (!left) return left.error();
    const auto right = translated(syntax.children[1]);
    if (!right) return right.error();
    const Whole gap = left->number - right->number;
    if (!is_within(gap, 4 * largest_game)) {
        leq = gap < 0;
        geq = !leq;
        return true;
    }
    const Game moved =
        store_.sum(store_.number(Dyadic(Rational(static_cast<std::int64_t>(gap)))), left->game);
    leq = store_.leq(moved, right->game);
    geq = store_.leq(right->game, moved);
    return true;
}

}  // namespace tedomari::cgt
