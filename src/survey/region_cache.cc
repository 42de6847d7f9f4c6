// SPDX-License-Identifier: MIT
#include "survey/region_cache.h"

#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/version.h"
#include "survey/region_text.h"

namespace tedomari::survey {

namespace {

// Raised when values come out otherwise, so that old ones are not believed.
constexpr const char* model_version = "6";

std::string current_version() { return std::string(version()) + "/" + model_version; }

std::string limited_by(std::uint64_t nodes, const std::string& key) {
    return std::to_string(nodes) + " nodes " + key;
}

}  // namespace

Result<std::unique_ptr<RegionCache>> RegionCache::open(const std::string& path) {
    auto store = TextStore::open(path, current_version());
    if (!store) return store.error();
    return std::unique_ptr<RegionCache>(new RegionCache(*std::move(store)));
}

std::optional<local::LocalGame> RegionCache::look_up(const std::string& key) {
    const auto text = store_->find(key);
    return text ? local_game_from_cache(nlohmann::json::parse(*text, nullptr, false)) : std::nullopt;
}

std::optional<local::LocalGame> RegionCache::find(const std::string& key) {
    auto game = look_up(key);
    if (!game && nodes_ > 0) game = look_up(limited_by(nodes_, key));
    return game;
}

void RegionCache::keep(const std::string& key, const local::LocalGame& game) {
    const bool proved = game.evidence == Evidence::proved && game.black_master;
    if (!proved && nodes_ == 0) return;
    store_->keep(proved ? key : limited_by(nodes_, key), to_cache(game).dump());
}

std::string default_cache_path() {
    std::filesystem::path folder;
    if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache != '\0') {
        folder = cache;
    } else if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".cache";
    } else {
        return {};
    }
    folder /= "tedomari";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return (folder / "regions.sqlite").string();
}

}  // namespace tedomari::survey
