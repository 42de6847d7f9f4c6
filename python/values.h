// SPDX-License-Identifier: MIT
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <tedomari/cgt.h>
#include <tedomari/values.h>

// How the library's values look in Python: fractions.Fraction, "black", "proved", (temperature, value).
namespace pybind11::detail {

template <>
struct type_caster<tedomari::api::Rational> {
    PYBIND11_TYPE_CASTER(tedomari::api::Rational, const_name("fractions.Fraction"));

    // Of int, Fraction, or anything that Fraction reads: "13/2", 6.5.
    bool load(handle source, bool) {
        if (!source || source.is_none()) return false;
        const object fraction = module_::import("fractions").attr("Fraction")(source);
        value = {fraction.attr("numerator").cast<std::int64_t>(),
                 fraction.attr("denominator").cast<std::int64_t>()};
        return true;
    }
    static handle cast(tedomari::api::Rational number, return_value_policy, handle) {
        return module_::import("fractions").attr("Fraction")(number.numerator, number.denominator).release();
    }
};

template <>
struct type_caster<tedomari::api::Bend> {
    PYBIND11_TYPE_CASTER(tedomari::api::Bend, const_name("tuple[fractions.Fraction, fractions.Fraction]"));

    static handle cast(const tedomari::api::Bend& bend, return_value_policy, handle) {
        return make_tuple(bend.temperature, bend.value).release();
    }
};

template <>
struct type_caster<tedomari::api::Evidence> {
    PYBIND11_TYPE_CASTER(tedomari::api::Evidence, const_name("str"));

    static handle cast(tedomari::api::Evidence evidence, return_value_policy, handle) {
        return str(tedomari::api::to_string(evidence)).release();
    }
};

// One of two words.
template <class Enum>
struct one_of_two {
    static bool load_word(handle source, Enum& value, const char* first, const char* second) {
        if (!isinstance<str>(source)) return false;
        const auto word = source.cast<std::string>();
        if (word != first && word != second)
            throw value_error("'" + word + "' is neither '" + first + "' nor '" + second + "'");
        value = static_cast<Enum>(word == second);
        return true;
    }
};

template <>
struct type_caster<tedomari::api::Color> : one_of_two<tedomari::api::Color> {
    PYBIND11_TYPE_CASTER(tedomari::api::Color, const_name("str"));

    bool load(handle source, bool) { return load_word(source, value, "black", "white"); }
    static handle cast(tedomari::api::Color color, return_value_policy, handle) {
        return str(color == tedomari::api::Color::black ? "black" : "white").release();
    }
};

template <>
struct type_caster<tedomari::api::Side> : one_of_two<tedomari::api::Side> {
    PYBIND11_TYPE_CASTER(tedomari::api::Side, const_name("str"));

    bool load(handle source, bool) { return load_word(source, value, "left", "right"); }
    static handle cast(tedomari::api::Side side, return_value_policy, handle) {
        return str(side == tedomari::api::Side::left ? "left" : "right").release();
    }
};

}  // namespace pybind11::detail
