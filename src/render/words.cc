// SPDX-License-Identifier: MIT
#include "render/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace tedomari::render {

namespace {

// "- **name** (synonyms): meaning", with its lines joined.
Word parse_word(std::string_view entry, const std::string& group) {
    constexpr std::string_view open = "- **", close = "**", colon = ": ";
    const std::size_t name_end = entry.find(close, open.size());
    const std::string_view name = entry.substr(open.size(), name_end - open.size());
    entry.remove_prefix(name_end + close.size());
    const std::size_t begin = entry.find(colon);
    const std::string_view also = begin == 0 ? "" : entry.substr(2, begin - 3);  // without " (" and ")"
    return {std::string(name), std::string(also), group, std::string(entry.substr(begin + colon.size()))};
}

std::vector<Word> parse_words(std::string_view text) {
    std::vector<Word> found;
    std::string group, entry;
    const auto finish = [&] {
        if (!entry.empty()) found.push_back(parse_word(entry, group));
        entry.clear();
    };
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.starts_with("  ") && !entry.empty()) {
            entry += line.substr(1);
            continue;
        }
        finish();
        if (line.starts_with("## ")) group = line.substr(3);
        if (line.starts_with("- **")) entry = line;
    }
    finish();
    return found;
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool has_synonym(const Word& word, const std::string& name) {
    const std::string all = ", " + lower(word.synonyms) + ", ";
    // A name with a comma in it, such as "exact, walls judged", is found as it stands.
    return !name.empty() && all.find(", " + name + ", ") != std::string::npos;
}

// Lines of at most 96 bytes, indented.
std::string wrapped(std::string_view text) {
    constexpr std::size_t width = 96;
    std::string result;
    while (!text.empty()) {
        std::size_t end = text.size();
        if (end > width) end = text.rfind(' ', width);
        if (end == std::string_view::npos) end = text.size();
        result += fmt::format("    {}\n", text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return result;
}

}  // namespace

const std::vector<Word>& words() {
    static const std::vector<Word> table = parse_words(words_markdown());
    return table;
}

const Word* find_word(std::string_view name) {
    const std::string wanted = lower(name);
    for (const Word& word : words()) {
        if (lower(word.name) == wanted) return &word;
    }
    for (const Word& word : words()) {
        if (has_synonym(word, wanted)) return &word;
    }
    return nullptr;
}

std::string word_text(const Word& word) {
    const std::string also = word.synonyms.empty() ? "" : fmt::format(" (also: {})", word.synonyms);
    return fmt::format("{}{}\n{}", word.name, also, wrapped(word.meaning));
}

std::string words_text() {
    std::string text;
    std::string_view group;
    for (const Word& word : words()) {
        if (word.group != group) text += fmt::format("{}{}\n\n", text.empty() ? "" : "\n", word.group);
        group = word.group;
        text += word_text(word);
    }
    return text;
}

}  // namespace tedomari::render
