// SPDX-License-Identifier: MIT
#include "render/words.h"

#include <gtest/gtest.h>
#include <set>

namespace tedomari::render {
namespace {

TEST(words, are_found_by_name_and_synonym) {
    ASSERT_NE(find_word("Sentestrat"), nullptr);
    EXPECT_EQ(find_word("sentestrat"), find_word("SENTESTRAT"));
    EXPECT_EQ(find_word("mean"), find_word("count"));
    EXPECT_EQ(find_word("W|W"), find_word("w|l"));
    EXPECT_EQ(find_word("exact, walls judged"), find_word("walls judged"));
    EXPECT_EQ(find_word("miai value")->name, "miai value") << "a name before a synonym";
    EXPECT_EQ(find_word("nonsense"), nullptr);
    EXPECT_EQ(find_word(""), nullptr);
}

TEST(words, are_read_from_the_markdown) {
    const Word* word = find_word("deiri");
    ASSERT_NE(word, nullptr);
    EXPECT_EQ(word->name, "deiri value");
    EXPECT_EQ(word->synonyms, "deiri, deiri counting, swing");
    EXPECT_EQ(word->group, "How much");
    EXPECT_TRUE(
        word->meaning.starts_with("The value of a move as books give it: the difference "
                                  "between Black and White moving first. In gote"));
    EXPECT_EQ(find_word("gote")->synonyms, "");
    EXPECT_GE(words().size(), 35u);
}

TEST(words, stand_in_groups_and_once) {
    std::set<std::string_view> names, groups;
    std::string_view group;
    for (const Word& word : words()) {
        EXPECT_TRUE(names.insert(word.name).second) << word.name;
        if (word.group != group) {
            EXPECT_TRUE(groups.insert(word.group).second) << word.group << " is torn apart";
        }
        group = word.group;
        EXPECT_TRUE(word.meaning.ends_with('.') || word.meaning.ends_with(']')) << word.name;
    }
}

TEST(words, are_wrapped_at_blanks) {
    const std::string text = words_text();
    std::size_t begin = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', begin)) {
        EXPECT_LE(end - begin, 110u) << text.substr(begin, end - begin);
        begin = end + 1;
    }
    for (const Word& word : words()) EXPECT_NE(text.find(std::string(word.name)), std::string::npos);
}

}  // namespace
}  // namespace tedomari::render
