// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "net/tree_search.h"
#include "render/searched.h"

namespace tedomari::kata {

inline constexpr std::string_view spoken_version = "1.17.2";  // of the KataGo whose protocols these are

// What can be set of a search, by KataGo's names: in a config file, by -override-config, by a query's
// "overrideSettings" and by GTP's kata-set-param.
struct Params {
    std::uint64_t visits = 200;
    double seconds = 1e20;
    render::Perspective perspective = render::Perspective::mover;
    int line = 15;  // moves after the first
    double wider = 0, flatter = 1;
    std::optional<double> first_caution;
    int symmetries = 1;        // more than one: the first look is from all sides
    int search_threads = 1;    // that one position gets …
    int analysis_threads = 0;  // … and positions at a time; 0: as many as the machine has
    bool warns_of_fields = true;
    double facts = 0;  // seconds for what `tedomari analyze` says beside the search; 0: none

    net::TreeSettings tree() const;
};

// Whether a name means something, here or to KataGo.
enum class Meaning { ours, theirs, nobodys };
Meaning meaning_of(std::string_view name);
std::vector<std::string> param_names();  // ours

Result<std::string> get_param(const Params& params, std::string_view name);
// Of one of ours; else the error says that nobody knows it.
std::optional<Error> set_param(Params& params, std::string_view name, std::string_view value);

// What kata-get-models and query_models tell.
nlohmann::json models_json();

// A pair "name = value" a line, '#' begins a comment; or "name=value,name=value".
using Pairs = std::vector<std::pair<std::string, std::string>>;
Result<Pairs> parse_config(std::string_view text);
Result<Pairs> parse_overrides(std::string_view text);

}  // namespace tedomari::kata
