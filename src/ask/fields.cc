// SPDX-License-Identifier: MIT
#include "ask/fields.h"

#include <cmath>
#include <fmt/format.h>

namespace tedomari::ask {

using nlohmann::json;

namespace {

constexpr int deepest = 32;

}  // namespace

Fields::Fields(json object, std::string within) : object_(std::move(object)), within_(std::move(within)) {
    if (!object_.is_object()) {
        refuse("", Error{"an object is expected"});
        object_ = json::object();
    }
}

Fields Fields::parse(std::string_view text) {
    bool too_deep = false;
    const auto watch = [&](int depth, json::parse_event_t, json&) {
        too_deep = too_deep || depth > deepest;
        return !too_deep;
    };
    // The library throws where a text is wrong: its words say where, which nothing else does.
    try {
        json object = json::parse(text, watch);
        if (!too_deep) return Fields(std::move(object));
    } catch (const json::parse_error& error) {
        Fields wrong(json::object());
        Error what{"the body is not JSON"};
        what.column = static_cast<int>(std::min<std::size_t>(error.byte, 1 << 30));
        wrong.refuse("", what);
        return wrong;
    } catch (const json::exception&) {  // 1e400
        Fields wrong(json::object());
        wrong.refuse("", Error{"a number of the body is too large"});
        return wrong;
    }
    Fields wrong(json::object());
    wrong.refuse("", Error{fmt::format("the body is nested deeper than {}", deepest)});
    return wrong;
}

bool Fields::has(const std::string& name) const {
    const auto found = object_.find(name);
    return found != object_.end() && !found->is_null();
}

// Null is as good as nothing.
const json* Fields::find(const std::string& name) {
    asked_.insert(name);
    if (!ok() || !has(name)) return nullptr;
    return &object_[name];
}

void Fields::refuse(const std::string& name, const Error& error, int status) {
    if (ok()) refusal_ = ask::refusal(status, error, name.empty() ? name : within_ + name);
}

void Fields::absorb(const Fields& part) {
    if (part.refusal_) refuse(*part.refusal_);
}

std::string Fields::text(const std::string& name, const std::string& fallback) {
    const json* found = find(name);
    if (found == nullptr) return fallback;
    if (found->is_string()) return found->get<std::string>();
    refuse(name, Error{"a text is expected"});
    return fallback;
}

std::string Fields::needed_text(const std::string& name) {
    std::string result = text(name);
    if (result.empty()) refuse(name, Error{"a text is needed"});
    return result;
}

double Fields::number(const std::string& name, double fallback, double low, double high) {
    const json* found = find(name);
    if (found == nullptr) return fallback;
    if (found->is_number()) {
        const double value = found->get<double>();
        if (value >= low && value <= high) return value;
    }
    refuse(name, Error{fmt::format("a number from {} to {} is expected", low, high)});
    return fallback;
}

std::optional<int> Fields::integer(const std::string& name, int low, int high) {
    const json* found = find(name);
    if (found == nullptr) return std::nullopt;
    if (found->is_number()) {
        const double value = found->get<double>();
        if (value >= low && value <= high && value == std::floor(value)) return static_cast<int>(value);
    }
    refuse(name, Error{fmt::format("a whole number from {} to {} is expected", low, high)});
    return std::nullopt;
}

bool Fields::flag(const std::string& name) {
    const json* found = find(name);
    if (found == nullptr) return false;
    if (found->is_boolean()) return found->get<bool>();
    refuse(name, Error{"true or false is expected"});
    return false;
}

std::vector<std::string> Fields::texts(const std::string& name) {
    const json* found = find(name);
    if (found == nullptr) return {};
    std::vector<std::string> result;
    if (found->is_array()) {
        for (const json& item : *found) {
            if (item.is_string()) result.push_back(item.get<std::string>());
        }
        if (result.size() == found->size()) return result;
    }
    refuse(name, Error{"a list of texts is expected"});
    return {};
}

std::string Fields::one_of(const std::string& name, const std::vector<std::string>& words) {
    const std::string word = text(name, words.front());
    for (const std::string& known : words) {
        if (word == known) return word;
    }
    refuse(name, Error{fmt::format("one of {} is expected", fmt::join(words, ", "))});
    return words.front();
}

json Fields::value(const std::string& name) {
    const json* found = find(name);
    return found == nullptr ? json(nullptr) : *found;
}

Fields Fields::object(const std::string& name) {
    const json* found = find(name);
    Fields part(found == nullptr ? json::object() : *found, within_ + name + ".");
    return part;
}

const std::optional<Reply>& Fields::finished() {
    if (ok()) {
        for (const auto& [name, value] : object_.items()) {
            if (!asked_.contains(name)) refuse(name, Error{"there is no such field here"});
        }
    }
    return refusal_;
}

}  // namespace tedomari::ask
