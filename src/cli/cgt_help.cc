// SPDX-License-Identifier: MIT
#include "cli/cgt_help.h"

#include <algorithm>
#include <fmt/format.h>

#include "cgt/functions.h"

namespace tedomari::cli {

namespace {

constexpr std::string_view notation_help = R"(Games
  5  -1/2  1 3/4  *  *3  ^  ^^*  v3*2      numbers, nimbers, ups and downs
  {1|10||0|||-20||-21}  {1,*|0}  {|}       left options | right options; longer bars are further out
  +-5  +-{2|1}  +-{1,{2|0}}                switches
  tiny(2)  miny(2)  +_2  -_2               tinies and minies
Expressions
  G + H   G - H   3*G   (G)   G:H          sums, multiples, ordinal sums
  <  <=  >  >=  ==  !=  ||                 comparisons; || is confused with
  A = {3|1}; A + A                         names
  A = {24|B}; B = {A|-9}; A                loopy games: kos
Functions
)";

}  // namespace

std::string cgt_help(const cgt::Session& session, std::string_view topic) {
    const auto& offered = session.offered();
    if (!topic.empty()) {
        const auto shown = [](const auto& f) {
            return fmt::format("{}({})  {}\n", f.name, f.parameters, f.summary);
        };
        if (const cgt::Function* f = cgt::find_function(topic)) return shown(*f);
        const auto found =
            std::find_if(offered.begin(), offered.end(), [&](const auto& f) { return f.name == topic; });
        if (found != offered.end()) return shown(*found);
        return fmt::format("there is no function '{}'\n", topic);
    }
    std::string text(notation_help);
    const auto add = [&text](const auto& f) {
        text += fmt::format("  {:<34} {}\n", fmt::format("{}({})", f.name, f.parameters), f.summary);
    };
    for (const cgt::Function& f : cgt::functions()) add(f);
    for (const cgt::OutsideFunction& f : offered) add(f);
    return text + "Also: names, save FILE, load FILE, help FUNCTION, quit\n";
}

std::vector<std::string> cgt_words(const cgt::Session& session) {
    std::vector<std::string> words = session.names();
    for (const cgt::Function& f : cgt::functions()) words.push_back(std::string(f.name) + "(");
    for (const cgt::OutsideFunction& f : session.offered()) words.push_back(f.name + "(");
    return words;
}

}  // namespace tedomari::cli
