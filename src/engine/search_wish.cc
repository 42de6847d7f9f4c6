// SPDX-License-Identifier: MIT
#include "engine/search_wish.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "kata/query.h"

namespace tedomari::engine {

namespace {

using render::Dialect;
using render::SearchView;

std::optional<double> number(const std::string& word) {
    double value = 0;
    const auto [end, code] = std::from_chars(word.data(), word.data() + word.size(), value);
    constexpr double most = 1e7;
    if (code != std::errc() || end != word.data() + word.size() || !(value >= 0 && value <= most))
        return std::nullopt;
    return value;
}

std::optional<std::size_t> count(const std::string& word) {
    const auto value = number(word);
    if (!value || *value != static_cast<double>(static_cast<std::size_t>(*value))) return std::nullopt;
    return static_cast<std::size_t>(*value);
}

struct Flag {
    const char* name;
    bool SearchView::*member;
};
constexpr Flag flags[] = {
    {"rootInfo", &SearchView::root_info},
    {"ownership", &SearchView::ownership},
    {"ownershipStdev", &SearchView::ownership_spread},
    {"movesOwnership", &SearchView::moves_ownership},
    {"movesOwnershipStdev", &SearchView::moves_ownership_spread},
    {"pvVisits", &SearchView::pv_visits},
    {"pvEdgeVisits", &SearchView::pv_edge_visits},
    {"noResultValue", &SearchView::no_result},
};

// Reads the words one after the other; the first that does not fit ends it.
class Reader {
public:
    Reader(const State& state, const Request& request, Dialect dialect)
        : state_(state), words_(request.arguments), dialect_(dialect) {}

    std::optional<SearchWish> read() {
        wish_.color = state_.game.to_move();
        wish_.view.perspective = state_.params.perspective;
        wish_.view.line = static_cast<std::size_t>(state_.params.line);
        if (next_ < words_.size()) {
            if (const auto color = go::parse_color(words_[next_])) {
                wish_.color = *color;
                ++next_;
            }
        }
        if (next_ < words_.size() && take_interval(words_[next_])) ++next_;
        while (next_ < words_.size()) {
            const std::string& key = words_[next_++];
            if (next_ >= words_.size() || !take(key, words_[next_++])) return std::nullopt;
        }
        if (allows_ || avoids_) wish_.barred = std::make_shared<const net::Barred>(barred_);
        return wish_;
    }

private:
    bool take_interval(const std::string& word) {
        const auto hundredths = number(word);
        if (hundredths)
            wish_.interval = std::chrono::milliseconds(std::max(10, static_cast<int>(*hundredths * 10)));
        return hundredths.has_value();
    }

    bool take(const std::string& key, const std::string& value) {
        if (key == "interval") return take_interval(value);
        if (key == "minmoves" || key == "maxmoves") {
            const auto moves = count(value);
            if (moves) (key == "minmoves" ? wish_.view.min_moves : wish_.view.max_moves) = *moves;
            return moves.has_value();
        }
        if (key == "allow" || key == "avoid") return take_bar(key == "allow", value);
        if (dialect_ == Dialect::leela) return false;
        for (const Flag& flag : flags) {
            if (key != flag.name) continue;
            wish_.view.*flag.member = value == "true";
            return value == "true" || value == "false";
        }
        return false;
    }

    // COLOR VERTEX,VERTEX,… DEPTH
    bool take_bar(bool allows, const std::string& who) {
        if (next_ + 2 > words_.size()) return false;
        const auto color = go::parse_color(who);
        const auto points = kata::parse_vertices(split(words_[next_]), state_.game.size());
        const auto depth = count(words_[next_ + 1]);
        next_ += 2;
        if (!color || !points || !depth || *depth < 1) return false;
        const auto side = static_cast<std::size_t>(*color);
        if (allowed_[side] || (allows && avoided_[side])) return false;
        const int until = static_cast<int>(*depth);
        if (allows) barred_.bar_all(*color, until);
        for (const go::Point p : *points) barred_.until({*color, p}) = allows ? 0 : until;
        (allows ? allowed_ : avoided_)[side] = true;
        (allows ? allows_ : avoids_) = true;
        return true;
    }

    static std::vector<std::string> split(const std::string& list) {
        std::vector<std::string> words;
        for (std::size_t from = 0; from < list.size();) {
            const std::size_t to = std::min(list.find(',', from), list.size());
            if (to > from) words.push_back(list.substr(from, to - from));
            from = to + 1;
        }
        return words;
    }

    const State& state_;
    const std::vector<std::string>& words_;
    Dialect dialect_;
    std::size_t next_ = 0;
    SearchWish wish_;
    net::Barred barred_;
    std::array<bool, 2> allowed_{}, avoided_{};
    bool allows_ = false, avoids_ = false;
};

}  // namespace

Result<SearchWish> take_search_wish(const State& state, const Request& request, Dialect dialect) {
    auto wish = Reader(state, request, dialect).read();
    if (wish) return *std::move(wish);
    return Error{"Could not parse analyze arguments or arguments out of range: '" + request.text + "'"};
}

}  // namespace tedomari::engine
