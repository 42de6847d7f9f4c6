// SPDX-License-Identifier: MIT
#include "cli/kata_options.h"

#include <fmt/format.h>
#include <fstream>

#include "cli/options.h"

namespace tedomari::cli {

namespace {

// A network of KataGo's may be hundreds of megabytes: only its beginning is looked at.
bool is_our_network(const std::string& path) {
    char begin[8] = {};
    std::ifstream(path, std::ios::binary).read(begin, sizeof(begin));
    return std::string_view(begin, sizeof(begin)).starts_with("tedonet");
}

void pass_over(const std::string& what) { fmt::print(stderr, "tedomari: passed over: {}\n", what); }

std::optional<Error> apply(const kata::Pairs& pairs, KataOptions::Read& read, std::string& idle) {
    for (const auto& [name, value] : pairs) {
        switch (kata::meaning_of(name)) {
            case kata::Meaning::ours:
                if (auto error = kata::set_param(read.params, name, value)) return error;
                read.given.emplace_back(name, value);
                break;
            case kata::Meaning::theirs: idle += (idle.empty() ? "" : ", ") + name; break;
            case kata::Meaning::nobodys: idle += (idle.empty() ? "" : ", ") + name + " (unknown)"; break;
        }
    }
    return {};
}

}  // namespace

void KataOptions::declare(Form& form) {
    form.option("--config", configs,
                "a configuration of KataGo's: its limits, threads and perspective are used")
        .called("FILE");
    form.option("--override-config", overrides, "more of it: NAME=VALUE,NAME=VALUE …").called("PAIRS");
    form.option("--model", model, "a network; passed over unless it is one of this program's").called("FILE");
    form.option("--human-model", human_model, "passed over").called("FILE");
}

Result<KataOptions::Read> KataOptions::read(const kata::Params& usual) const {
    Read read;
    read.params = usual;
    std::string idle;
    for (const std::string& path : configs) {
        const auto text = read_input(path);
        if (!text) return Error{path + ": " + text.error().message};
        const auto pairs = kata::parse_config(*text);
        if (!pairs) return Error{fmt::format("{}:{}: {}", path, pairs.error().line, pairs.error().message)};
        if (const auto error = apply(*pairs, read, idle)) return Error{path + ": " + error->message};
    }
    for (const std::string& text : overrides) {
        const auto pairs = kata::parse_overrides(text);
        if (!pairs) return Error{"--override-config: " + pairs.error().message};
        if (const auto error = apply(*pairs, read, idle))
            return Error{"--override-config: " + error->message};
    }
    if (!idle.empty()) pass_over(idle);
    if (!human_model.empty()) pass_over("-human-model " + human_model);
    if (model.empty()) return read;
    if (!is_our_network(model)) {
        pass_over("-model " + model + ", which is no network of this program");
        return read;
    }
    const auto bytes = read_input(model);
    if (!bytes) return Error{model + ": " + bytes.error().message};
    auto loaded = net::Network::load(*bytes);
    if (!loaded) return Error{model + ": " + loaded.error().message};
    read.network = std::make_shared<net::Network>(std::move(*loaded));
    return read;
}

}  // namespace tedomari::cli
