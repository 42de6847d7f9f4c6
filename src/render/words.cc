// SPDX-License-Identifier: MIT
#include "render/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace tedomari::render {

namespace {

constexpr std::string_view counting = "How much", kinds = "Whose move it is", whole = "The whole board",
                           strategies = "How to choose a move", kos = "Kos", goals = "Reading goals",
                           certainty = "How sure a number is";

constexpr Word table[] = {
    {"count", "mean, mean value", counting,
     "What a region is worth if play in it stops now: Black's points minus White's, on average over "
     "who moves first. Positive is good for Black. Economists and mathematicians call it the mean."},
    {"temperature", "miai value, a move, t", counting,
     "How much one move in a region is worth: what the player gains by moving first instead of letting "
     "the opponent do so, counted per move. `a move 3/2` says so. At temperature 0 are moves that gain "
     "nothing (dame), at -1 there is nothing left to play. The temperature of a board is that of its "
     "hottest region."},
    {"miai value", "miai counting", counting,
     "The value of a move in miai counting: the difference the move makes, divided by the number of "
     "moves it takes. It is the temperature. Compare miai values to see which move is bigger."},
    {"deiri value", "deiri, deiri counting, swing", counting,
     "The value of a move as most books give it for gote: the difference between Black and White "
     "moving first. Printed as twice the miai value; for sente and reverse sente, where only one of "
     "the two spends a move, books give half of that."},
    {"thermograph", "walls, mast", counting,
     "A picture of a region: for every tax t on a move, what each side gets by moving first (the left "
     "wall is Black's, the right one White's). Where the walls meet the mast begins: its place is the "
     "count, its foot the temperature. [Berlekamp 1996]"},
    {"environment", "", counting,
     "The other moves on the board, as an ideal supply of moves of every size up to t. Counts and "
     "temperatures are right beside an ideal environment; beside a real one they are a very good "
     "guide."},

    {"gote", "", kinds,
     "A move after which the opponent need not answer here and gets the next move elsewhere."},
    {"sente", "black's sente, white's sente, privilege", kinds,
     "A move that threatens more than moves elsewhere are worth: the opponent answers, and the player "
     "keeps the turn. The count of such a region is what it is after the exchange."},
    {"reverse sente", "gyaku yose, reverse-sente", kinds,
     "A move in gote that takes the opponent's sente away. It gains as much as a gote move with the "
     "same miai value: compare the temperatures."},
    {"double sente", "", kinds,
     "A move that is sente for whoever gets it. It exists only as long as both threats are bigger than "
     "everything else on the board."},
    {"threat", "threats, if ignored", kinds,
     "A move whose next move gains more than it does itself. `threatens 6 points` is what a second "
     "move in a row would gain; `if ignored` shows it."},
    {"dame", "neutral point", kinds,
     "A point that is nobody's territory. By territory a move on it gains nothing; by area it is worth "
     "one point, so the last dame counts."},
    {"teire", "", kinds,
     "A move that its owner must make in his own ground before the game ends, as under a cut or an "
     "atari. By territory it costs a point."},
    {"seki", "", kinds,
     "Chains of both colors that live because whoever moves first there loses something. Under "
     "Japanese rules their eyes are not territory."},

    {"lead", "ahead", whole,
     "Who is ahead now, and by how much: the sum of the counts with the komi, as if play stopped and "
     "every region were settled at its mean. B+2 1/2 or W+3."},
    {"forecast", "orthodox play ends", whole,
     "How the game ends if both go on without a mistake, the player to move first: the lead, and a bit "
     "for having the next move."},
    {"tedomari", "", whole,
     "The last big move before moves become small. Whoever gets it gains: with moves of equal size "
     "left, an odd number of them. `Black gets the last of 3 plays before the temperature drops` says "
     "who."},
    {"region", "", whole,
     "A part of the board where play is still open and does not affect other parts: a game of its own. "
     "The board is the sum of its regions and of what is settled."},
    {"settled", "", whole,
     "Nothing there is worth a move for either side. Stones and points count for their owner; there is "
     "no next move, so the size of a move is shown as a dash."},
    {"komi", "", whole, "What White is given for moving second. It is part of every lead and score."},
    {"handicap compensation", "handicap bonus, compensation", whole,
     "Under Chinese and AGA rules White is given points for Black's handicap stones: one for each, or "
     "one for each but the first. It is part of the lead."},
    {"cut", "", whole,
     "In the column of evidence: the region was cut smaller than play may reach, because it would have "
     "been too large to read. Its value is right as long as play stays inside."},

    {"Sentestrat", "", strategies,
     "Play sente when the opponent has just raised the temperature (answer him), else the hottest "
     "region. Loses no more than one move's worth against anybody, and forgets no reply. [Berlekamp "
     "1996]"},
    {"Hotstrat", "", strategies,
     "Always play in the hottest region. Simple, usually good, and sometimes wrong: see `tedomari help "
     "sum` for its failure."},
    {"Thermostrat", "", strategies,
     "Add up the thermographs of all regions and play where the widest gap at the best tax comes from. "
     "Needs no history and loses no more than the temperature."},
    {"nemesis", "", strategies,
     "The best reply to a strategy: an opponent that knows how its adversary chooses and searches what "
     "costs it most."},

    {"komaster", "", kos,
     "The player who can win a ko if he wants, because he has the bigger threats. A region with a ko "
     "has one thermograph for each komaster."},
    {"placid", "active, hyperactive", kos,
     "How much a ko depends on who is komaster. Placid: not at all. Active: the temperature differs, "
     "the count does not. Hyperactive: the count itself differs, so threats decide."},
    {"ko threat", "", kos,
     "A sente move played elsewhere so that the opponent answers it instead of ending a ko."},

    {"W|L", "status, W|W, L|L, U|U, U|L, W|U", goals,
     "A goal's status: what the friend gets when he moves first, then what he gets when the opponent "
     "does. W is won, L lost, U unknown; so W|L is unsettled: whoever moves decides. W|W is won "
     "whoever moves, L|L lost. W here never means White."},
    {"KO", "KO↑, KO↓", goals,
     "The goal is reached by a ko. The arrow says who must find the first threat: up, the opponent; "
     "down, the friend. A number behind it says how many."},
    {"trace", "", goals,
     "The points that an answer depends on. As long as nobody plays there the answer stays true."},
    {"order", "threats of order", goals,
     "How many moves in a row a threat may need: order 1 is an atari, order 2 a move that threatens "
     "one, and so on. Reading tries low orders first."},

    {"proved", "", certainty,
     "Shown by a complete search or a theorem, given what the line `assumed` names: exact."},
    {"bounded", "", certainty,
     "The search limits were reached first: the truth lies between the two numbers given. A single number "
     "with ~ is only a best guess."},
    {"sampled", "estimated, ~", certainty,
     "From random games: right on average, not in each case. Shown with ~ or `about`."},
    {"learned", "", certainty,
     "Judged by a network or a formula fitted to recorded games: usually right, never a proof."},
    {"walls judged", "proved, walls judged", certainty,
     "The search inside is complete. Whether the stones around the region live was judged by the network or "
     "by random games, not proved. If a wall dies, the number falls with it."},
};

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool is_called(const Word& word, const std::string& name) {
    if (lower(word.name) == name) return true;
    const std::string all = ", " + lower(word.synonyms) + ", ";
    // A name with a comma in it, such as "proved, walls judged", is found as it stands.
    return !name.empty() && all.find(", " + name + ", ") != std::string::npos;
}

// Lines of at most `width` bytes, the first after its own indent.
std::string wrapped(std::string_view text, std::size_t width, std::string_view first_indent,
                    std::string_view indent) {
    std::string result;
    while (!text.empty()) {
        std::size_t end = text.size();
        if (end > width) end = text.rfind(' ', width);
        if (end == std::string_view::npos) end = text.size();
        result += fmt::format("{}{}\n", result.empty() ? first_indent : indent, text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return result;
}

// Calls `begin` before each group and `each` for its words.
template <class Begin, class Each>
void by_group(Begin begin, Each each) {
    std::string_view group;
    for (const Word& word : table) {
        if (word.group != group) begin(group = word.group);
        each(word);
    }
}

}  // namespace

std::span<const Word> words() { return table; }

const Word* find_word(std::string_view name) {
    const std::string wanted = lower(name);
    for (const Word& word : table) {
        if (lower(word.name) == wanted) return &word;
    }
    for (const Word& word : table) {
        if (is_called(word, wanted)) return &word;
    }
    return nullptr;
}

std::string word_text(const Word& word) {
    const std::string also = word.synonyms.empty() ? "" : fmt::format(" (also: {})", word.synonyms);
    return fmt::format("{}{}\n{}", word.name, also, wrapped(word.meaning, 96, "    ", "    "));
}

std::string words_text() {
    std::string text;
    by_group(
        [&](std::string_view group) { text += fmt::format("{}{}\n\n", text.empty() ? "" : "\n", group); },
        [&](const Word& word) { text += word_text(word); });
    return text;
}

std::string words_markdown() {
    std::string text =
        "# Words\n\nWhat the words in the reports mean. Printed by `tedomari help words --markdown`; a test "
        "fails "
        "when this file\ndiffers. `tedomari help WORD` explains one.\n";
    by_group([&](std::string_view group) { text += fmt::format("\n## {}\n\n", group); },
             [&](const Word& word) {
                 const std::string also = word.synonyms.empty() ? "" : fmt::format(" ({})", word.synonyms);
                 text += wrapped(fmt::format("**{}**{}: {}", word.name, also, word.meaning), 118, "- ", "  ");
             });
    return text;
}

}  // namespace tedomari::render
