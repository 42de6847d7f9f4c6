// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ask/reply.h"

namespace tedomari::ask {

// A request's JSON object, read field by field.  The first thing that is wrong is kept and everything after it
// reads as if it were not there, so that a reader asks for all it wants and looks at the end whether that was
// right.  A field nobody asked for is wrong too: it is a misspelling more often than not.
class Fields {
public:
    // Of a text that must be one object, nested at most 32 deep.
    static Fields parse(std::string_view text);
    explicit Fields(nlohmann::json object, std::string within = {});

    bool has(const std::string& name) const;
    std::string text(const std::string& name, const std::string& fallback = {});
    std::string needed_text(const std::string& name);
    double number(const std::string& name, double fallback, double low, double high);
    std::optional<int> integer(const std::string& name, int low, int high);
    int integer(const std::string& name, int fallback, int low, int high) {
        return integer(name, low, high).value_or(fallback);
    }
    bool flag(const std::string& name);
    std::vector<std::string> texts(const std::string& name);  // a list
    // One of a few words, the first unless given.
    std::string one_of(const std::string& name, const std::vector<std::string>& words);
    nlohmann::json value(const std::string& name);  // whatever it is; null when it is not there
    Fields object(const std::string& name);         // empty when it is not there

    void refuse(const std::string& name, const Error& error, int status = 400);
    void refuse(const Reply& reply) {
        if (!refusal_) refusal_ = reply;
    }
    // Takes over what was wrong in a part.
    void absorb(const Fields& part);

    bool ok() const { return !refusal_; }
    // What was wrong so far; finished(): also what nobody asked for.
    const std::optional<Reply>& refusal() const { return refusal_; }
    const std::optional<Reply>& finished();
    void forgive() { refusal_.reset(); }
    std::string dump() const { return wire_text(object_); }  // all of it

private:
    const nlohmann::json* find(const std::string& name);

    nlohmann::json object_;
    std::string within_;  // "options.": before the names of fields in errors
    std::set<std::string> asked_;
    std::optional<Reply> refusal_;
};

}  // namespace tedomari::ask
