// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tedomari::render {

// A word that reports use and that a player may not know: `tedomari help words`.
struct Word {
    std::string_view name;      // as the reports spell it
    std::string_view synonyms;  // other spellings, separated by ", "; may be empty
    std::string_view group;     // words of one group stand together
    std::string_view meaning;   // one paragraph
};

std::span<const Word> words();                 // by group
const Word* find_word(std::string_view name);  // by name or synonym, in any case; null when unknown
std::string word_text(const Word& word);       // as `help WORD` prints it
std::string words_text();                      // all, as `help words` does
std::string words_markdown();                  // docs/words.md

}  // namespace tedomari::render
