// SPDX-License-Identifier: MIT
#include "cgt/notation.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>

#include "cgt/operations.h"

namespace tedomari::cgt {

// --- reading -----------------------------------------------------------------------------------------------

namespace {

using Form = Syntax::Form;

Result<std::vector<Game>> evaluate_all(Store& store, const std::vector<Syntax>& items, const Lookup& lookup) {
    std::vector<Game> games;
    for (const Syntax& item : items) {
        const auto game = evaluate(store, item, lookup);
        if (!game) return game.error();
        games.push_back(*game);
    }
    return games;
}

Result<Game> number(Store& store, const Syntax& syntax) {
    const auto x = Dyadic::from(syntax.number);
    if (!x) {
        return wrong(syntax, fmt::format("{} is no value of a game: only halves, quarters, eighths … are",
                                         to_string(syntax.number)));
    }
    return store.number(*x);
}

Result<Game> arrows_and_stars(Store& store, const Syntax& syntax) {
    const std::int64_t count = syntax.number.numerator();
    if (count > (1 << 30) || count < -(1 << 30)) return wrong(syntax, "too many to count");
    if (syntax.form == Form::nimber) return store.nimber(static_cast<std::uint32_t>(count));
    return store.number_up_star({0, static_cast<std::int32_t>(count), 0});
}

// ↑^n = {0 | *, less the ups of lower powers}; ^[n] is the sum of the first n.
Result<Game> higher_up(Store& store, const Syntax& syntax) {
    constexpr int highest = 100;
    const std::int64_t n =
        syntax.number.numerator() < 0 ? -syntax.number.numerator() : syntax.number.numerator();
    if (n < 1 || n > highest) return wrong(syntax, "the power of an up is at least 1 and at most 100");
    Game all, last;
    for (std::int64_t k = 1; k <= n; ++k) {
        last = store.make({Game()}, {store.difference(store.nimber(1), all)});
        all = store.sum(all, last);
    }
    const Game result = syntax.word == "sum" ? all : last;
    return syntax.number < 0 ? store.negative(result) : result;
}

Result<Game> product(Store& store, const Syntax& syntax, const std::vector<Game>& factors) {
    // All but one must be integers; a fraction may be that one.
    Game game = factors[0];
    for (std::size_t i = 1; i < factors.size(); ++i) {
        auto n = store.as_number(game);
        Game other = factors[i];
        if (!n || !n->is_integer()) {
            std::swap(game, other);
            n = store.as_number(game);
        }
        if (!n || !n->is_integer()) {
            return wrong(syntax.children[i], "a game can be multiplied by an integer only; see norton(G,U)");
        }
        game = multiple(store, n->to_rational().numerator(), other);
    }
    return game;
}

}  // namespace

Result<Game> evaluate(Store& store, const Syntax& syntax, const Lookup& lookup) {
    switch (syntax.form) {
        case Form::number: return number(store, syntax);
        case Form::power: return higher_up(store, syntax);
        case Form::ups:
        case Form::nimber: return arrows_and_stars(store, syntax);
        case Form::name:
        case Form::call: return lookup(syntax);
        case Form::large:
            return wrong(syntax,
                         "a number of this size can be added, subtracted, multiplied and compared only");
        case Form::text: return wrong(syntax, "a quotation is no game; write domineering(\"..|..\")");
        case Form::size: return wrong(syntax, "a size is no game; write domineering(4x9)");
        case Form::comparison: return wrong(syntax, "a comparison is no game");
        case Form::definition: return wrong(syntax, "a definition is no game");
        default: break;
    }
    const auto games = evaluate_all(store, syntax.children, lookup);
    if (!games) return games.error();
    if (syntax.form == Form::negative) return store.negative(games->front());
    if (syntax.form == Form::sum) return sum(store, *games);
    if (syntax.form == Form::product) return product(store, syntax, *games);
    std::vector<Game> right;
    if (syntax.form == Form::plus_minus) {
        for (const Game g : *games) right.push_back(store.negative(g));
        return store.make(*games, right);
    }
    const auto others = evaluate_all(store, syntax.others, lookup);
    if (!others) return others.error();
    return store.make(*games, *others);
}

Result<Game> parse_game(Store& store, std::string_view text) {
    const auto program = parse_program(text);
    if (!program) return program.error();
    if (program->size() != 1) return wrong(program->at(1), "one game is expected here");
    const Lookup lookup = [&](const Syntax& syntax) -> Result<Game> {
        const bool is_tiny = syntax.word == "tiny" || syntax.word == "Tiny";
        const bool is_miny = syntax.word == "miny" || syntax.word == "Miny";
        if (syntax.form != Form::call || (!is_tiny && !is_miny) || syntax.children.size() != 1) {
            return wrong(syntax, fmt::format("'{}' is not defined", syntax.word));
        }
        const auto index = evaluate(store, syntax.children[0], lookup);
        if (!index) return index;
        return is_tiny ? tiny(store, *index) : miny(store, *index);
    };
    return evaluate(store, program->front(), lookup);
}

// --- writing -----------------------------------------------------------------------------------------------

namespace {

// A fixed order of values: numbers, stars, ups, then games by their options in this order.  Followers are
// shared, so what was compared once is remembered: without, time grows as the written tree and not as the
// games in it.
class Order {
public:
    explicit Order(Store& store) : store_(store) {}

    int compare(Game g, Game h) {
        if (g == h) return 0;
        const auto key = [](Game x, Game y) { return std::uint64_t{x.id()} << 32 | y.id(); };
        if (const auto known = compared_.find(key(g, h)); known != compared_.end()) return known->second;
        const int order = work_out(g, h);
        compared_[key(h, g)] = -order;
        return compared_[key(g, h)] = order;
    }

    std::vector<Game> sorted(std::span<const Game> games) {
        std::vector<Game> result(games.begin(), games.end());
        std::sort(result.begin(), result.end(), [&](Game g, Game h) { return compare(g, h) < 0; });
        return result;
    }

private:
    int work_out(Game g, Game h) {
        const auto a = store_.as_number_up_star(g);
        const auto b = store_.as_number_up_star(h);
        if (a.has_value() != b.has_value()) return a.has_value() ? -1 : 1;
        if (a.has_value()) {
            const auto rank = [](NumberUpStar x) { return x.is_number() ? 0 : x.ups == 0 ? 1 : 2; };
            if (rank(*a) != rank(*b)) return rank(*a) - rank(*b);
            if (a->number != b->number) return a->number < b->number ? -1 : 1;
            if (a->ups != b->ups) return a->ups < b->ups ? -1 : 1;
            return a->nimber < b->nimber ? -1 : 1;
        }
        if (const int order = compare_lists(sorted(store_.left(g)), sorted(store_.left(h)))) return order;
        return compare_lists(sorted(store_.right(g)), sorted(store_.right(h)));
    }

    int compare_lists(const std::vector<Game>& xs, const std::vector<Game>& ys) {
        for (std::size_t i = 0; i < std::min(xs.size(), ys.size()); ++i) {
            if (const int order = compare(xs[i], ys[i])) return order;
        }
        return xs.size() == ys.size() ? 0 : xs.size() < ys.size() ? -1 : 1;
    }

    Store& store_;
    std::unordered_map<std::uint64_t, int> compared_;  // by both ids
};

std::string text_of(NumberUpStar value) {
    std::string text;
    if (value.number != Dyadic(0) || value.is_number()) text = to_string(value.number.to_rational());
    const bool bare_number = value.ups == 0;
    if (value.ups != 0) {
        const char arrow = value.ups > 0 ? '^' : 'v';
        const int count = value.ups > 0 ? value.ups : -value.ups;
        text += count <= 2 ? std::string(static_cast<std::size_t>(count), arrow)
                           : fmt::format("{}{}", arrow, count);
    }
    if (value.nimber == 1) text += '*';
    // "2*3" would read as a product.
    if (value.nimber > 1) text += fmt::format("{}*{}", bare_number && !text.empty() ? "+" : "", value.nimber);
    return text;
}

class Writer {
public:
    Writer(Store& store, std::size_t max_length) : store_(store), order_(store), max_length_(max_length) {}

    struct Text {
        std::string text;
        int bars = 0;  // the widest bar, when the text is a game in braces, here without them
        bool too_long = false;
    };

    Text write(Game g) {
        if (const auto value = store_.as_number_up_star(g)) return {text_of(*value)};
        if (const auto index = tiny_index(g)) return {shifted(g) + "Tiny(" + inner(*index) + ")"};
        if (const auto index = miny_index(g)) return {shifted(g) + "Miny(" + inner(*index) + ")"};
        if (store_.negative(g) == g) return switch_of(g);
        Text left = side(store_.left(g));
        if (left.too_long) return left;
        Text right = side(store_.right(g));
        const int bars = std::max(left.bars, right.bars) + 1;
        Text result{std::move(left.text), bars, right.too_long};
        result.text += std::string(static_cast<std::size_t>(bars), '|');
        result.text += right.text;
        result.too_long |= result.text.size() > max_length_;
        return result;
    }

    std::string whole(Game g) {
        Text t = write(g);
        if (t.too_long || t.text.size() + 2 > max_length_) {
            overflow_ = true;
            return "";
        }
        return t.bars > 0 ? "{" + t.text + "}" : std::move(t.text);
    }

    bool overflowed() const { return overflow_; }

private:
    std::string inner(Game g) { return whole(g); }

    // One option may drop its braces, since longer bars enclose shorter ones; several may not.
    Text side(std::span<const Game> options) {
        if (options.size() == 1) {
            Text only = write(options[0]);
            return only;
        }
        Text result;
        for (const Game g : order_.sorted(options)) {
            if (!result.text.empty()) result.text += ',';
            result.text += whole(g);
            if (overflow_ || result.text.size() > max_length_) {
                result.too_long = true;
                return result;
            }
        }
        return result;
    }

    Text switch_of(Game g) {
        Text left = side(store_.left(g));
        const bool braces = left.bars > 0 || store_.left(g).size() > 1;
        return {braces ? "+-{" + left.text + "}" : "+-" + left.text, 0, left.too_long};
    }

    std::string shifted(Game g) const {
        const Dyadic x = store_.left_stop(g);
        return x == Dyadic(0) ? "" : to_string(x.to_rational()) + "+";
    }

    // The G of x + {0||0|-G}; nothing unless every follower that ought to be x is x and G stays away from it.
    std::optional<Game> tiny_index(Game g) {
        const auto left = store_.left(g), right = store_.right(g);
        if (left.size() != 1 || right.size() != 1 || !store_.is_number(left[0])) return std::nullopt;
        const auto threat_left = store_.left(right[0]), threat_right = store_.right(right[0]);
        if (threat_left.size() != 1 || threat_right.size() != 1 || threat_left[0] != left[0])
            return std::nullopt;
        if (store_.is_number_up_star(right[0])) return std::nullopt;
        const Game index = store_.difference(left[0], threat_right[0]);
        if (store_.right_stop(index) <= Dyadic(0)) return std::nullopt;
        return index;
    }
    std::optional<Game> miny_index(Game g) { return tiny_index(store_.negative(g)); }

    Store& store_;
    Order order_;
    std::size_t max_length_;
    bool overflow_ = false;
};

}  // namespace

std::vector<Game> sorted(Store& store, const std::vector<Game>& games) { return Order(store).sorted(games); }

std::string to_text(Store& store, Game game, std::size_t max_length) {
    Writer writer(store, max_length);
    std::string text = writer.whole(game);
    return writer.overflowed() ? std::string() : text;
}

std::string to_text(Store& store, const std::vector<Game>& games) {
    std::string text;
    for (const Game g : sorted(store, games)) text += (text.empty() ? "" : ",") + to_text(store, g);
    return "{" + text + "}";
}

Game tiny(Store& store, Game game) {
    const Game threat = store.make({Game()}, {store.negative(game)});
    return store.make({Game()}, {threat});
}

Game miny(Store& store, Game game) { return store.negative(tiny(store, game)); }

}  // namespace tedomari::cgt
