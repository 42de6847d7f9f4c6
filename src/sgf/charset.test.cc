// SPDX-License-Identifier: MIT
#include "sgf/charset.h"

#include <gtest/gtest.h>
#include <iconv.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "sgf/collection.test.h"
#include "sgf/reader.h"
#include "sgf/text.h"

namespace tedomari::sgf {

namespace {

std::string encoded(std::string utf8, const char* charset) {
    const iconv_t descriptor = iconv_open(charset, "UTF-8");
    std::string out(utf8.size() * 4, '\0');
    char *from = utf8.data(), *to = out.data();
    std::size_t left = utf8.size(), room = out.size();
    EXPECT_EQ(iconv(descriptor, &from, &left, &to, &room), 0u) << charset;
    iconv_close(descriptor);
    out.resize(out.size() - room);
    return out;
}

struct Sample {
    const char* charset;  // as detected
    const char* text;
};
// What stands in records: names, titles, short remarks.
constexpr Sample samples[] = {
    {"GB18030", "黑方：古力九段，白方：李世石九段。第五手应该先扳，以后再看情况。"},
    {"GB18030", "中国围棋甲级联赛第十二轮"},
    {"BIG5", "黑棋在此處應該先扳，然後再長出來，這樣比較好。"},
    {"BIG5", "第十屆應氏盃世界職業圍棋錦標賽"},
    {"CP932", "ここでは黒がハネるのが正しい。先番６目半コミ出し。"},
    {"EUC-JP", "ここでは黒がハネるのが正しい。先番６目半コミ出し。"},
    {"CP949", "흑이 먼저 젖히는 것이 좋습니다. 그 다음에 백이 받아야 합니다."},
    {"CP949", "이창호 구단 대 조훈현 구단"},
    {"WINDOWS-1252", "Ein schöner Zug für Schwarz, aber Weiß kann überraschend kräftig antworten."},
    {"WINDOWS-1252", "Café Müller, Ångström – “hane”"},
};

}  // namespace

TEST(sgf_charset, is_guessed_from_the_bytes) {
    for (const Sample& sample : samples) {
        const std::string bytes = encoded(sample.text, sample.charset);
        EXPECT_EQ(guessed_charset(bytes), sample.charset) << sample.text;
        EXPECT_EQ(Decoder(sample.charset).to_utf8(bytes), sample.text);
    }
}

TEST(sgf_charset, of_a_game) {
    const auto charset = [](const std::string& text) { return charset_of(read_collection(text)->games[0]); };
    EXPECT_EQ(charset("(;C[plain])"), "UTF-8");
    EXPECT_EQ(charset("(;CA[gb2312]C[plain])"), "UTF-8");
    EXPECT_EQ(charset("(;C[黒番])"), "UTF-8");
    EXPECT_EQ(charset("(;CA[ISO-8859-1]C[黒番])"), "UTF-8");  // written by an editor that did not look
    EXPECT_EQ(charset("(;CA[Shift_JIS]C[" + encoded("黒番", "CP932") + "])"), "CP932");
    EXPECT_EQ(charset("(;CA[UTF-8]C[" + encoded("先番黒がハネるのが正しい", "CP932") + "])"), "CP932");
    EXPECT_EQ(charset("(;CA[GB2312]C[" + encoded("古力", "GB18030") + "])"), "GB18030");
    EXPECT_EQ(charset("(;CA[no such/set]C[" + encoded("Müller", "WINDOWS-1252") + "])"), "WINDOWS-1252");
    EXPECT_EQ(charset("(;CA[UTF-16]C[黒番])"), "UTF-8");
    // A name cut in the middle of a character leaves the rest readable.
    EXPECT_EQ(charset("(;CA[UTF-8]PB[\xe9\xbb]C[先番黒がハネるのが正しい先番黒がハネるのが正しい])"),
              "UTF-8");
}

TEST(sgf_charset, whole_way_from_file_to_text) {
    for (const Sample& sample : samples) {
        const std::string raw = escaped(encoded(sample.text, sample.charset));
        const auto game = read_collection("(;C[" + raw + "])");
        ASSERT_TRUE(game);
        const Decoder decoder(charset_of(game->games[0]));
        EXPECT_EQ(text(*game->games[0].value(Tree::root, "C"), decoder), sample.text);
    }
}

TEST(sgf_charset, what_a_set_does_not_know_is_replaced) {
    EXPECT_EQ(Decoder("UTF-8").to_utf8("a\xff"
                                       "b\xe9\xbb"),
              "a\xef\xbf\xbd"
              "b\xef\xbf\xbd\xef\xbf\xbd");
    EXPECT_EQ(Decoder("no such set").to_utf8("\xe9"), "é");
    EXPECT_EQ(Decoder("WINDOWS-1252").to_utf8("\x93\x81"), "“\xc2\x81");
    EXPECT_FALSE(Decoder("../../evil").is_known());
    EXPECT_FALSE(Decoder("UTF-8//TRANSLIT").is_known());
}

RC_GTEST_PROP(sgf_charset, any_bytes_become_valid_utf8, (const std::string& bytes)) {
    for (const char* charset :
         {"UTF-8", "GB18030", "BIG5", "CP932", "EUC-JP", "CP949", "WINDOWS-1252", "nonsense"}) {
        RC_ASSERT(is_utf8(Decoder(charset).to_utf8(bytes)));
    }
    RC_ASSERT(is_utf8(Decoder(guessed_charset(bytes)).to_utf8(bytes)));
}

}  // namespace tedomari::sgf
