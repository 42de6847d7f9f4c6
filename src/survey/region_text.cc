// SPDX-License-Identifier: MIT
#include "survey/region_text.h"

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace tedomari::survey {

namespace {

using nlohmann::json;

void insist(bool is_so) {  // whatever is not as we write it ends the reading
    if (!is_so) throw std::invalid_argument("not written by us");
}

// The parts of what is kept, one list for both ways: `way` writes them into an array or reads them from one.
template <class Way, class Kept>
void parts(Way& way, Kept& x) {
    using T = std::remove_const_t<Kept>;
    if constexpr (std::is_same_v<T, local::Estimate>) way(x.low, x.value, x.high);
    if constexpr (std::is_same_v<T, go::Move>) way(x.color, x.point);
    if constexpr (std::is_same_v<T, local::Line>)
        way(x.moves, x.count, x.ignored, x.ignored_count, x.threat, x.rest);
    if constexpr (std::is_same_v<T, local::Choice>) way(x.point, x.from, x.to);
    if constexpr (std::is_same_v<T, local::Threat>) way(x.move, x.temperature, x.loss);
    if constexpr (std::is_same_v<T, local::SideLine>) way(x.move, x.loss);
    if constexpr (std::is_same_v<T, local::Answer>) way(x.move, x.answer);
    if constexpr (std::is_same_v<T, go::KoName>) way(x.kind, x.moves);
    if constexpr (std::is_same_v<T, cgt::Bend>) way(x.t, x.value);
    if constexpr (std::is_same_v<T, cgt::Thermograph>) way(x.left, x.right);
    if constexpr (std::is_same_v<T, local::LocalGame>)
        way(x.region, x.evidence, x.basis, x.border, x.count, x.temperature, x.kind, x.black_master,
            x.white_master, x.neutral, x.ko_name, x.black, x.white, x.black_choices, x.white_choices,
            x.threats, x.side_lines, x.answers, x.stones, x.has_ko, x.model, x.notices, x.states);
}

// How many values an enumeration has.
constexpr int count_of(go::Color) { return 2; }
constexpr int count_of(Evidence) { return static_cast<int>(Evidence::judged) + 1; }
constexpr int count_of(local::Basis) { return static_cast<int>(local::Basis::unfinished) + 1; }
constexpr int count_of(local::Border) { return static_cast<int>(local::Border::judged) + 1; }
constexpr int count_of(local::Kind) { return static_cast<int>(local::Kind::unknown) + 1; }
constexpr int count_of(go::KoName::Kind) { return static_cast<int>(go::KoName::Kind::thousand_years) + 1; }

template <class T>
constexpr bool is_plain = std::is_arithmetic_v<T> || std::is_same_v<T, std::string>;

struct Writer {
    json array = json::array();

    template <class... Ts>
    void operator()(const Ts&... each) {
        (array.push_back(text(each)), ...);
    }
    template <class T>
    static json text(const T& x) {
        if constexpr (is_plain<T>) {
            return x;
        } else if constexpr (std::is_enum_v<T>) {
            return static_cast<int>(x);
        } else {
            Writer writer;
            parts(writer, x);
            return writer.array;
        }
    }
    static json text(const Rational& r) { return to_string(r); }
    static json text(go::Point p) { return p.index(); }
    static json text(const go::PointSet& points) { return text(points.points()); }
    static json text(const cgt::Wall& wall) { return {wall.last_slope(), text(wall.bends())}; }
    template <class T>
    static json text(const std::optional<T>& x) {
        return x ? text(*x) : json();
    }
    template <class T>
    static json text(const std::vector<T>& list) {
        json result = json::array();
        for (const T& x : list) result.push_back(text(x));
        return result;
    }
};

struct Reader {
    const json& array;
    std::size_t next = 0;

    template <class... Ts>
    void operator()(Ts&... each) {
        insist(array.is_array() && array.size() == sizeof...(Ts));
        (take(array[next++], each), ...);
    }
    // A damaged number may be a fraction, or too large for any.
    template <class T>
    static T whole(const json& text) {
        insist(text.is_number_integer());
        const auto value = text.get<std::int64_t>();
        insist(std::in_range<T>(value));
        return static_cast<T>(value);
    }
    template <class T>
    static void take(const json& text, T& x) {
        if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>) {
            x = whole<T>(text);
        } else if constexpr (is_plain<T>) {
            x = text.get<T>();
        } else if constexpr (std::is_enum_v<T>) {
            const int value = whole<int>(text);
            insist(value >= 0 && value < count_of(T{}));
            x = static_cast<T>(value);
        } else {
            Reader reader{text};
            parts(reader, x);
            if constexpr (std::is_same_v<T, local::Estimate>) insist(x.low <= x.value && x.value <= x.high);
            if constexpr (std::is_same_v<T, cgt::Thermograph>)
                insist(x.left.last_slope() == 0 && x.right.last_slope() == 0 &&
                       x.left.last_value() == x.right.last_value());
        }
    }
    static void take(const json& text, Rational& r) {
        const auto number = parse_rational(text.get<std::string>());
        insist(number.has_value());
        r = *number;
    }
    static void take(const json& text, go::Point& p) {
        const int index = whole<int>(text);
        insist(index >= 0 && index < go::Point::count);
        p = go::Point::from_index(index);
        insist(p.is_nowhere() || go::square(go::max_size).contains(p));
    }
    static void take(const json& text, go::PointSet& points) {
        std::vector<go::Point> list;
        take(text, list);
        for (const go::Point p : list) points.insert(p);
    }
    static void take(const json& text, cgt::Wall& wall) {
        std::vector<cgt::Bend> bends;
        take(text.at(1), bends);
        insist(!bends.empty());
        for (std::size_t i = 1; i < bends.size(); ++i) {
            const Rational run = bends[i].t - bends[i - 1].t;
            insist(run > Rational(0) && ((bends[i].value - bends[i - 1].value) / run).is_integer());
        }
        wall = cgt::Trajectory::through(bends, whole<int>(text.at(0)));
    }
    template <class T>
    static void take(const json& text, std::optional<T>& x) {
        if (!text.is_null()) take(text, x.emplace());
    }
    template <class T>
    static void take(const json& text, std::vector<T>& list) {
        insist(text.is_array());
        for (const json& one : text) take(one, list.emplace_back());
    }
};

}  // namespace

json to_cache(const local::LocalGame& game) { return Writer::text(game); }

std::optional<local::LocalGame> local_game_from_cache(const json& text) {
    try {
        local::LocalGame game;
        Reader::take(text, game);
        return game;
    } catch (const std::exception&) {  // of another version, or damaged: as if it were not there
        return std::nullopt;
    }
}

}  // namespace tedomari::survey
