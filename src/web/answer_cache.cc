// SPDX-License-Identifier: MIT
#include "web/answer_cache.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include "base/version.h"

namespace tedomari::web {

using nlohmann::json;

namespace {

constexpr int most_kept = 1000;

// What is built again may answer otherwise.
std::string this_build() {
    struct stat file = {};
    stat("/proc/self/exe", &file);
    return fmt::format("{} {} {}", version(), file.st_size, file.st_mtime);
}

}  // namespace

Result<std::unique_ptr<AnswerCache>> AnswerCache::open(const std::string& path) {
    auto store = TextStore::open(path, this_build());
    if (!store) return store.error();
    return std::unique_ptr<AnswerCache>(new AnswerCache(*std::move(store)));
}

std::optional<ask::Answer> AnswerCache::find(const std::string& key) {
    const auto text = store_->find(key);
    if (!text) return std::nullopt;
    const json value = json::parse(*text, nullptr, false);
    if (!value.is_object() || !value.contains("report") || !value.contains("files")) return std::nullopt;
    ask::Answer answer;
    answer.report = value["report"];
    for (const auto& [name, content] : value["files"].items())
        answer.files[name] = [text = content.get<std::string>()] { return text; };
    return answer;
}

void AnswerCache::keep(const std::string& key, const ask::Answer& answer) {
    std::map<std::string, std::string> drawn;
    for (const auto& [name, draw] : answer.files) drawn[name] = draw();
    store_->keep(key, ask::wire_text({{"report", answer.report}, {"files", drawn}}));
    store_->keep_only_the_last(most_kept);
}

}  // namespace tedomari::web
