// SPDX-License-Identifier: MIT
#include "atlas/atlas.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <tuple>

#include "base/embedded.h"

namespace tedomari::atlas {

using nlohmann::json;

std::vector<EmbeddedFile> embedded_atlas();  // atlas.jsonl, which CMake makes a source of

namespace {

std::string line_of(const json& object) { return object.dump() + "\n"; }

}  // namespace

const Atlas& Atlas::bundled() {
    static const Atlas atlas = [] {
        Atlas made;
        (void)made.read(embedded_atlas().front().bytes);
        return made;
    }();
    return atlas;
}

std::optional<Error> Atlas::read(std::string_view text) {
    int number = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        from = end + 1;
        ++number;
        if (line.empty()) continue;
        const json object = json::parse(line, nullptr, false);
        const bool last = end == text.size();  // cut short when writing was
        if (!object.is_object() && last) continue;
        if (!object.is_object()) return Error{"this is no line of an atlas", number, 1};
        try {
            if (object.contains("form")) {
                lines_[key_of({object.at("form").get<std::string>()}, object.contains("ko"))] = line;
            } else if (object.contains("game")) {
                (void)add_game(object.at("game"), object.at("forms").get<std::set<std::string>>());
            } else if (object.contains("unproved")) {
                unproved_.insert(object.at("unproved").get<std::string>());
            } else {
                counted_games_ += object.at("games").get<int>();
            }
        } catch (const json::exception&) {
            return Error{"this is no line of an atlas", number, 1};
        }
    }
    return {};
}

std::string Atlas::add(const Entry& entry) {
    const std::string line = line_of(to_json(entry));
    lines_[key_of(entry)] = line;
    return line;
}

std::string Atlas::add_unproved(const std::string& key, const std::string& why) {
    unproved_.insert(key);
    return line_of({{"unproved", key}, {"why", why}});
}

std::string Atlas::add_game(const std::string& name, const std::set<std::string>& keys) {
    if (games_.insert(name).second) {
        for (const std::string& key : keys) ++seen_[key];
    }
    return line_of({{"game", name}, {"forms", keys}});
}

int Atlas::seen(const std::string& key) const {
    const auto found = seen_.find(key);
    return found != seen_.end() ? found->second : 0;
}

std::optional<Entry> Atlas::entry(const std::string& key) const {
    const auto found = lines_.find(key);
    if (found == lines_.end()) return {};
    auto read = entry_of(json::parse(found->second, nullptr, false));
    if (!read) return {};
    read->seen += seen(key);
    return *std::move(read);
}

std::optional<Atlas::Found> Atlas::find(const Place& place) const {
    if (!place.is_shut()) return {};
    for (const auto colors : {survey::Colors::either, survey::Colors::kept}) {
        const survey::NormalForm form = place.form(colors);
        auto known = entry(key_of(drawn(form), colors == survey::Colors::kept));
        if (!known) continue;
        local::LocalGame game = form.back(known->game);
        if (game.region == place.points) return Found{*std::move(known), std::move(game)};
    }
    return {};
}

std::vector<Entry> Atlas::best(std::size_t most) const {
    struct Rank {
        int seen, empty;
        const std::string* key;
    };
    std::vector<Rank> ranks;
    for (const auto& [key, line] : lines_) {
        const json object = json::parse(line, nullptr, false);
        const auto empty = static_cast<int>(std::count(key.begin(), key.end(), '.'));
        const int often = object.value("seen", 0) + seen(key);
        const bool is_idle = object.value("kind", "") == "settled" || object.value("kind", "") == "dame";
        if (often > 0 || !is_idle) ranks.push_back({often, empty, &key});
    }
    std::sort(ranks.begin(), ranks.end(), [](const Rank& a, const Rank& b) {
        return std::tuple(-a.seen, a.empty, a.key->size(), *a.key) <
               std::tuple(-b.seen, b.empty, b.key->size(), *b.key);
    });
    std::vector<Entry> entries;
    for (const Rank& rank : ranks) {
        if (entries.size() == most) break;
        if (auto read = entry(*rank.key)) entries.push_back(*std::move(read));
    }
    return entries;
}

std::string Atlas::text(std::size_t most) const {
    std::string text = line_of({{"games", games()}});
    for (const Entry& entry : best(most)) text += line_of(to_json(entry));
    return text;
}

}  // namespace tedomari::atlas
