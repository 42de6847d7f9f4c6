// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tedomari::render {

// A word that reports use and that a player may not know: `tedomari help words`.  They stand in docs/words.md, which is
// built into the program.
struct Word {
    std::string name;      // as the reports spell it
    std::string synonyms;  // other spellings, separated by ", "; may be empty
    std::string group;     // words of one group stand together
    std::string meaning;   // one paragraph
};

const std::vector<Word>& words();              // by group
const Word* find_word(std::string_view name);  // by name or synonym, in any case; null when unknown
std::string word_text(const Word& word);       // as `help WORD` prints it
std::string words_text();                      // all, as `help words` does
std::string_view words_markdown();             // docs/words.md

}  // namespace tedomari::render
