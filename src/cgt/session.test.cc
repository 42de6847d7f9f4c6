// SPDX-License-Identifier: MIT
#include "cgt/session.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "cgt/functions.h"
#include "cgt/ko_graph.h"
#include "cgt/notation.h"

namespace tedomari::cgt {

namespace {

// What a calculator would print, in short.
std::string shown(Session& session, std::string_view program) {
    const auto value = session.evaluate(program);
    if (!value) return describe(value.error());
    struct Show {
        Session& session;
        std::string operator()(Game g) const { return to_text(session.store(), g); }
        std::string operator()(const LoopyGame&) const { return "loopy"; }
        std::string operator()(Rational r) const { return to_string(r); }
        std::string operator()(bool b) const { return b ? "true" : "false"; }
        std::string operator()(const std::string& s) const { return s; }
        std::string operator()(const std::vector<Game>& games) const {
            return to_text(session.store(), games);
        }
        std::string operator()(const Dissociation& d) const {
            return fmt::format("{} parts", d.parts.size());
        }
        std::string operator()(const Translated& t) const {
            return t.number.str() + " + " + to_text(session.store(), t.game);
        }
    };
    return std::visit(Show{session}, *value);
}

std::string shown(std::string_view program) {
    Session session;
    return shown(session, program);
}

}  // namespace

TEST(session, evaluates_expressions) {
    EXPECT_EQ(shown("{2|-1}+{3|0}"), "2");
    EXPECT_EQ(shown("3*^ - ^"), "^^");
    EXPECT_EQ(shown("1/2 < 1"), "true");
    EXPECT_EQ(shown("^ || *"), "true");
    EXPECT_EQ(shown("^ > *"), "false");
    EXPECT_EQ(shown("^^ > *"), "true");
    EXPECT_EQ(shown("{*|*} == 0"), "true");
    EXPECT_EQ(shown("1 != 1"), "false");
    EXPECT_EQ(shown("+-1 <> 0"), "true");
}

TEST(session, remembers_names) {
    Session session;
    EXPECT_EQ(shown(session, "A={3|1}"), "{3|1}");
    EXPECT_EQ(shown(session, "A+A"), "4");
    EXPECT_EQ(shown(session, "A=5; A+1"), "6");
    EXPECT_EQ(shown(session, "Y=X+1; X=2; Y"), "3");  // in any order
    EXPECT_EQ(shown(session, "A=7; B=nowhere; A"), "column 8: 'nowhere' is not defined");
    EXPECT_EQ(shown(session, "A"), "5");  // nothing of a wrong program is kept
    EXPECT_EQ(session.names(), (std::vector<std::string>{"A", "X", "Y"}));
}

TEST(session, calls_functions) {
    EXPECT_EQ(shown("outcome({1|-1})"), "N");
    EXPECT_EQ(shown("compare(^,*)"), "||");
    EXPECT_EQ(shown("mean({5|1})"), "3");
    EXPECT_EQ(shown("Temperature({5|1}) + 1"), "3");
    EXPECT_EQ(shown("leftstop({3|1,{2|0}})"), "3");
    EXPECT_EQ(shown("leftwall({5|1},1/3)"), "14/3");
    EXPECT_EQ(shown("rightwall({5|1},100)"), "3");
    EXPECT_EQ(shown("cool({6|-2},2)"), "{4|0}");
    EXPECT_EQ(shown("heat(^,1)"), "{1||0|-2}");
    EXPECT_EQ(shown("overheat(3,2,1)"), "6");
    EXPECT_EQ(shown("freeze({3||2|-2})"), "2+Tiny(2)");
    EXPECT_EQ(shown("chill({2|0})"), "1*");
    EXPECT_EQ(shown("warm(*)"), "+-1");
    EXPECT_EQ(shown("rcf({3||2*|1*})"), "{3||2|1}");
    EXPECT_EQ(shown("aw({^^*|v})"), "1/2");
    EXPECT_EQ(shown("norton(1/2,2)"), "1*");
    EXPECT_EQ(shown("ordinal(*,1)"), "^*");
    EXPECT_EQ(shown("birthday(73/16+v9*8)"), "27");
    EXPECT_EQ(shown("followers(5)"), "6");
    EXPECT_EQ(shown("stopcount(^)"), "3");
    EXPECT_EQ(shown("temper(+-1)"), "odd");
    EXPECT_EQ(shown("leftoptions({3|1,{2|0}})"), "{3}");
    EXPECT_EQ(shown("rightincentives({3||1|-5})"), "{{6,{8|2}|0}}");
    EXPECT_EQ(shown("dissociate({1|-1}+{5|-5})"), "2 parts");
    EXPECT_EQ(shown("isallsmall(^) "), "true");
    EXPECT_EQ(shown("thermograph(+-1)"), shown("thermograph({1|-1})"));
}

TEST(session, plays_rulesets) {
    EXPECT_EQ(shown("domineering(\"..|..\")"), "+-1");
    EXPECT_EQ(shown("domineering(2x3) - domineering(2x3)"), "0");
    EXPECT_EQ(shown("domineering(1x1000)"), "-500");
    EXPECT_EQ(shown("domineering(\"..|.\")"), "column 18: row 2 has 1 squares, the first 2");
    EXPECT_EQ(shown("domineering(\"..|?.\")"), "column 17: '?' is none of \".#\"");
    EXPECT_EQ(shown("outcome(domineering(6x6))"), "N");
    EXPECT_EQ(shown("outcome(domineering(4x9) )"), "L");
    EXPECT_EQ(shown("outcome(domineering(\"..|#.\"))"), "N");
    EXPECT_EQ(shown("outcome(domineering(1x80))"), "R");
    EXPECT_EQ(shown("domineering(5)"),
              "column 13: a board is expected: domineering(\"…\") or domineering(4x5)");
    EXPECT_EQ(shown("domineering(0x5)"), "column 13: a board needs rows and columns");
    EXPECT_THROW(shown("domineering(99x99)"), TooLarge);
    EXPECT_THROW(shown("domineering(99999999999999x2)"), TooLarge);
}

TEST(session, explains_mistakes) {
    EXPECT_EQ(shown("1+foo"), "column 3: 'foo' is not defined");
    EXPECT_EQ(shown("foo(1)"), "column 1: there is no function 'foo'");
    EXPECT_EQ(shown("cool(1)"), "column 1: cool(G, t) takes 2 arguments, not 1");
    EXPECT_EQ(shown("cool({2|1},1/3)"), "column 12: 1/3 is not dyadic: only halves, quarters, eighths … are");
    EXPECT_EQ(shown("cool({2|1},-2)"), "column 12: temperatures begin at -1");
    EXPECT_EQ(shown("aw(5)"), "column 4: this game has no atomic weight");
    EXPECT_EQ(shown("norton(5,-1)"), "column 10: the unit of a product must be positive");
    EXPECT_EQ(shown("mean=5"), "column 1: 'mean' is the name of a function");
    EXPECT_EQ(shown("A=1;A=2"), "column 5: 'A' is defined twice");
    EXPECT_EQ(shown("{(1<2)|0}"), "column 4: a comparison is no game");
    EXPECT_EQ(shown("{outcome(1)|0}"), "column 2: 'outcome' is not a game here");
}

TEST(session, reads_kos) {
    Session session;
    EXPECT_EQ(shown(session, "A={24|B}; B={A|-9}; A"), "loopy");
    EXPECT_EQ(shown(session, "mean(A)"), "13");
    EXPECT_EQ(shown(session, "temperature(B)"), "11");
    EXPECT_EQ(shown(session, "mean(-A)"), "-13");
    EXPECT_EQ(shown(session, "mean(A-1/3)"), "38/3");
    // The thousand-year ko, with Left's ko one point worse.
    EXPECT_EQ(shown(session, "G={A-1,0|B,0}; mean(G,left)"), "23/3");
    EXPECT_EQ(shown(session, "mean(G,right)"), "1");
    EXPECT_EQ(shown(session, "temperature(G,right)"), "11");
    EXPECT_EQ(shown(session, "leftwall(G,5,right)"), "-3");
    EXPECT_EQ(shown(session, "mean(G)"),
              "column 1: mean depends on the komaster: write mean(…, left) or mean(…, right)");
}

TEST(session, refuses_circles_that_are_no_games) {
    EXPECT_EQ(shown("A=A"), "column 1: 'A' is defined by itself");
    EXPECT_EQ(shown("A=B; B=A; A"), "column 3: 'A' is loopy and needs braces: {left|right}");
    EXPECT_EQ(shown("A={A+1|0}; A"), "column 4: the definitions never come back to where they began");
    EXPECT_EQ(shown("A={1|B}; B={A|0}; cool(A,1)"),
              "column 24: 'A' is a loopy game, which has no value here");
    EXPECT_EQ(shown("A={1|B}; B={A|C}"), "column 15: 'C' is not defined");
}

TEST(session, adds_kos_by_their_means) {
    EXPECT_EQ(shown("A={24|B}; B={A|-9}; A+A"), "mean 26, temperature at most 11; `tedomari sum` plays it");
    EXPECT_EQ(shown("A={24|B}; B={A|-9}; A+{1|-1}"),
              "mean 13, temperature at most 11; `tedomari sum` plays it");
    EXPECT_EQ(shown("A={24|B}; B={A|-9}; G={A-1,0|B,0}; G+B"),
              "mean 3 to 9 2/3, by the komaster, temperature at most 11; `tedomari sum` plays it");
}

TEST(session, knows_ordinal_sums_heaps_and_pictures) {
    EXPECT_EQ(shown("*:1"), "^*");
    EXPECT_EQ(shown("1:-1 == 1/2"), "true");
    EXPECT_EQ(shown("octal(\"0.77\",7)"), "*2");
    EXPECT_EQ(shown("nimproduct(4,4)"), "*6");
    EXPECT_EQ(shown("hackenbush(\"br\") + konane(\"xo.\")"), "3/2");
    EXPECT_EQ(shown("octal(\"0.9\",7)"), "column 10: an octal code has the digits 0 to 7");
}

TEST(session, stays_within_limits_and_goes_on) {
    Limits limits;
    limits.nodes = 5000;
    Session session(limits);
    EXPECT_THROW(shown(session, "domineering(5x6)"), TooLarge);
    EXPECT_EQ(shown(session, "domineering(2x2)"), "+-1");
}

TEST(session, takes_functions_from_outside) {
    Session session;
    session.offer({"switch", "\"n\"", "plus or minus n", 1, 2,
                   [](Session& s, const std::vector<std::string>& texts) -> Result<Value> {
                       if (texts[0] == "none") return Error{"there is no such switch"};
                       const auto game = parse_game(s.store(), "+-" + texts[0]);
                       return Value(*game);
                   }});
    const auto sum = session.evaluate("switch(\"3\") + switch(\"3\")");
    ASSERT_TRUE(sum);
    EXPECT_TRUE(std::get<Game>(*sum).is_zero());
    EXPECT_EQ(describe(session.evaluate("1 + switch(\"none\")").error()),
              "column 5: there is no such switch");
    EXPECT_EQ(describe(session.evaluate("switch(3)").error()),
              "column 8: a text in quotation marks is expected here");
    EXPECT_FALSE(session.evaluate("switch()"));
    EXPECT_FALSE(session.evaluate("switch = 3")) << "the name is taken";
    EXPECT_FALSE(Session().evaluate("switch(\"3\")")) << "and nobody else's";
}

TEST(session, calculates_with_whole_numbers_of_any_size) {
    EXPECT_EQ(shown("99999999999999999999 + 1"), "100000000000000000000 + 0");
    EXPECT_EQ(shown("99999999999 * 99999999999"), "9999999999800000000001 + 0");
    EXPECT_EQ(shown("-100000000000000000000 + {1|-1}"), "-100000000000000000000 + +-1");
    EXPECT_EQ(shown("N=100000000000000000000; N + {1|-1} - N"), "+-1");  // small again, and a game again
    EXPECT_EQ(shown("N=100000000000000000000; N - (N - 3)"), "3");
    EXPECT_EQ(shown("9007199254740991 + 9007199254740991 + 9007199254740991"), "27021597764222973 + 0");
    EXPECT_EQ(shown("100000000000000000000 > {1000|-1000}"), "true");
    EXPECT_EQ(shown("100000000000000000000 + ^ > 100000000000000000000"), "true");
    EXPECT_EQ(shown("100000000000000000000 + * || 100000000000000000000"), "true");
    EXPECT_EQ(shown("-100000000000000000000 >= 0"), "false");
    EXPECT_EQ(shown("-00000000000000000000012 - 1"), "-13");  // no octal number
    EXPECT_EQ(shown("0000000000000000000000"), "0");
    EXPECT_NE(shown("{100000000000000000000|0}").find("added, subtracted"), std::string::npos);
    EXPECT_NE(shown("100000000000000000000 * ^").find("multiplied"), std::string::npos);
}

}  // namespace tedomari::cgt
