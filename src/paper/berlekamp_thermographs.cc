// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/literal_game.h"
#include "analysis/sum_play.h"
#include "analysis/top_down.h"
#include "cgt/lines.h"
#include "cgt/notation.h"
#include "cgt/operations.h"
#include "cgt/sente.h"
#include "economy/alternate.h"
#include "paper/entry.h"
#include "paper/random_sums.h"

// [Berlekamp 1996], section 2: thermography.
namespace tedomari::paper {

namespace {

using analysis::PaperDrawing;
using cgt::KoThermographs;
using cgt::Side;
using cgt::Thermograph;

constexpr const char* ko_33 = "A={24|B}; B={A|-9}; ";
// Left's ko fills one of her own points, so that it is one point worse for her than figure 11's.
constexpr const char* two_hills = "G={0,A|{-3|-21}}; G";
constexpr const char* thousand_years = "G={0,P|0,B}; P={23|Q}; Q={P|-10}; A={24|B}; B={A|-9}; ";

std::string after(const char* definitions, std::string_view expression) {
    return std::string(definitions) + std::string(expression);
}

cgt::LoopyGame loopy(Desk& desk, const std::string& expression) {
    auto value = desk.session().evaluate(expression);
    if (!value) throw Stuck{value.error().message};
    const auto* game = std::get_if<cgt::LoopyGame>(&*value);
    if (game == nullptr) throw Stuck{expression + " has no loop"};
    return *game;
}

PaperDrawing::Curve curve(std::string label, const KoThermographs& solution, KoThermographs::State state,
                          bool scaffolds) {
    PaperDrawing::Curve result{std::move(label), solution[state].low, std::nullopt};
    if (scaffolds) result.scaffolds = solution.scaffolds(state).low;
    return result;
}

void komaster_rule(Desk& desk) {
    for (const Side komaster : {Side::left, Side::right}) {
        economy::Sum sum(economy::KoLaw::komaster);
        const cgt::LoopyGame ko = loopy(desk, after(ko_33, "B"));
        sum.add(economy::open_book(cgt::GameGraph(*ko.graph), {komaster}), ko.vertex);
        const auto& book = *economy::find_strategy("sentestrat");
        const economy::Record record = play_economically(sum, {book, book}, {});
        const std::string who = komaster == Side::left ? "Left" : "Right";
        int doubled = 0;
        for (const economy::Play& play : record.plays) doubled += play.doubled ? 1 : 0;
        if (komaster == Side::left) {
            desk.same("Left is komaster: moves she makes at once after taking", "1", doubled);
            desk.same("taxes she pays for taking and winning", "22",
                      record.plays.at(0).tax + record.plays.at(1).tax);
            desk.same("score of the board", "24", record.score);
        }
        desk.same(who + " is komaster: what Left gains by Book play", "0", record.left.total());
    }
}

void komaster_auction(Desk& desk) {
    const auto played = [&](const std::string& json) {
        const auto question = analysis::read_sum_question(json);
        if (!question) throw Stuck{question.error().message};
        Budget budget;
        auto report = analysis::sum_play(desk.session(), *question, budget);
        if (!report) throw Stuck{report.error().message};
        return *std::move(report);
    };
    const std::string game = R"("game": "G={0,P|0,B}; P={23|Q}; Q={P|-10}; A={24|B}; B={A|-9}; G")";
    const auto two = played(R"({"rules": "economic", "summands": [{)" + game + R"(, "komaster": "left"}, {)" +
                            game + R"(, "komaster": "right"}]})");
    desk.same("thousand-year ko, Left komaster: mean", "7 2/3", two.summands[0].mean);
    desk.same("the same beside it, Right komaster: mean", "1", two.summands[1].mean);
    const auto sold =
        played(R"({"rules": "economic", "summands": [{)" + game + R"(, "komasterBids": ["10/3", "3"]}]})");
    for (const economy::Sale& sale : sold.record.sales) {
        if (sale.item.find("komaster") == std::string::npos) continue;
        desk.ours("the privilege, by the Book", to_mixed_string(sale.book));
        desk.same("half of what it is worth, 6 2/3", "3 1/3", sale.book);
        desk.ours("sold for the average of 3 1/3 and 3", to_mixed_string(sale.price));
    }
    desk.ours("what Left gains by Right's low bid", to_mixed_string(sold.record.left.total()));
    desk.say(
        "Who does not buy the privilege is paid, so that the Book price is half of what it turns the mean "
        "by.");
}

// A thermograph with two hills is rare: one is looked for.
void figure_10(Desk& desk) {
    const cgt::LoopyGame game = loopy(desk, after(ko_33, two_hills));
    const KoThermographs solution(*game.graph, {Side::right});
    const auto found = cgt::caves(solution.scaffolds(game.vertex).low);
    desk.same("hills and caves, from the ground up: caves", "2", static_cast<int>(found.size()));
    desk.ours("drain and chimney of the first cave",
              fmt::format("{} and {}", to_mixed_string(found.at(0).drain),
                          found[0].chimney ? to_mixed_string(*found[0].chimney) : "none"));
    desk.same("the last is endless", "true", found.back().chimney ? "false" : "true");
    desk.same("the mast in the first cave stands on its drain", "-3", solution[game.vertex].low.left.at(5));
    desk.draw({"A hill, a cave, another hill, and the endless cave",
               {curve("G, Right komaster", solution, game.vertex, true)}});
    constexpr int rounds = 1000;
    int one_cave = 0;
    for (int round = 0; round < rounds; ++round) {
        const cgt::Scaffolds scaffolds = desk.session().thermographs().scaffolds(random_hot_game(desk, 4));
        const bool number = scaffolds.left.is_infinite() || scaffolds.right.is_infinite();
        one_cave += number || cgt::caves(scaffolds).size() == 1 ? 1 : 0;
    }
    desk.holds("without kos there is one cave, the endless one", one_cave, rounds);
    desk.say(
        "The figure's own game is lost. Ours is made of the 33-point ko: without kos a scaffold never turns "
        "back, and there is no second hill.");
}

void activation(Desk& desk) {
    const Thermograph game = desk.thermograph(after(thousand_years, "G"), Side::right);
    const auto found = cgt::activation_temperatures(game);
    std::string text;
    for (const Rational t : found) text += (text.empty() ? "" : ", ") + to_mixed_string(t);
    desk.same("activation temperatures of the thousand-year ko, Right komaster", "11, 3", text);
    desk.same("dormant at 5", "true", cgt::is_dormant_at(game, 5) ? "true" : "false");
    desk.same("dormant at 9", "false", cgt::is_dormant_at(game, 9) ? "true" : "false");
}

void pass_banned(Desk& desk) {
    const cgt::LoopyGame ko = loopy(desk, after(ko_33, "B"));
    const KoThermographs solution(*ko.graph, {Side::right});
    for (std::size_t i = ko.graph->size(); i < solution.size(); ++i) {
        const auto state = KoThermographs::State::at(i);
        const Thermograph& found = solution[state].low;
        desk.same("Right may not pass from B: its mast at 0", "-9", found.left.at(0));
        desk.same("at 11, slope +1", "2", found.left.at(11));
        desk.same("at 20", "11", found.left.at(20));
        desk.draw({"B from which Right may not pass", {curve("B~", solution, state, false)}});
        return;
    }
    throw Stuck{"there is no critical position"};
}

void figure_11(Desk& desk) {
    for (const Side komaster : {Side::left, Side::right}) {
        const bool left = komaster == Side::left;
        const std::string who = left ? ", Left komaster" : ", Right komaster";
        const Thermograph a = desk.thermograph(after(ko_33, "A"), komaster),
                          b = desk.thermograph(after(ko_33, "B"), komaster);
        desk.same("mean of A" + who, "13", a.mean());
        desk.same("temperature of A" + who, "11", a.temperature());
        desk.same("mean of B" + who, "2", b.mean());
        desk.same("temperature of B" + who, "11", b.temperature());
        desk.same("Left's wall of A at 4, 24 - t" + who, "20", a.left.at(4));
        desk.same(
            left ? "Right's wall of A at 4, also 24 - t" : "Right's wall of A at 4, -9 + 2t, Right komaster",
            left ? "20" : "-1", a.right.at(4));
        desk.same(left ? "Left's wall of B at 4, 24 - 2t" : "Left's wall of B at 4, -9 + t, Right komaster",
                  left ? "16" : "-5", b.left.at(4));
        desk.same("Right's wall of B at 4, -9 + t" + who, "-5", b.right.at(4));
        const cgt::LoopyGame ko = loopy(desk, after(ko_33, "A"));
        const KoThermographs solution(*ko.graph, {komaster});
        desk.draw({"The 33-point ko" + who,
                   {curve("A", solution, *ko.graph->find("A"), false),
                    curve("B", solution, *ko.graph->find("B"), false)}});
    }
    desk.slip("the slope of RS of B, printed as -1", "-1", "1",
              to_mixed_string(desk.thermograph(after(ko_33, "B"), Side::right).right.at(1) + 9));
    desk.say("The text's 'ray of slope -1' and 't >= 11' beside it are slips: -9 + t holds up to 11.");
}

void iterated_ko(Desk& desk) {
    constexpr const char* definitions = "B={20|C}; C={B|D}; D={C|-20}; ";
    for (const Side komaster : {Side::left, Side::right}) {
        const std::string who = komaster == Side::left ? ", Left komaster" : ", Right komaster";
        const char* names[] = {"B", "C", "D"};
        const char* means[] = {"10", "0", "-10"};
        for (int i = 0; i < 3; ++i) {
            const Thermograph found = desk.thermograph(after(definitions, names[i]), komaster);
            desk.same(fmt::format("mean of {}{}", names[i], who), means[i], found.mean());
            desk.same(fmt::format("temperature of {}{}", names[i], who), "10", found.temperature());
        }
    }
    desk.say(
        "The paper gives the order of the work, not numbers; those here are of A = 20, E = -20, by hand.");
}

void seki(Desk& desk) {
    desk.same("24|-10||26|-8", "0", desk.worth("{24|-10||26|-8}"));
    desk.same("its mean", "0", desk.number("mean({24|-10||26|-8})"));
    desk.same("its temperature is below 0", "true",
              desk.number("temperature({24|-10||26|-8})") < Rational(0) ? "true" : "false");
}

void thousand_year_ko(Desk& desk) {
    const cgt::LoopyGame game = loopy(desk, after(thousand_years, "G"));
    const KoThermographs left(*game.graph, {Side::left}), right(*game.graph, {Side::right});
    const Thermograph &hat = left[game.vertex].low, &check = right[game.vertex].low;
    desk.same("mean, Left komaster", "7 2/3", hat.mean());
    desk.same("mean, Right komaster", "1", check.mean());
    desk.same("value of being komaster", "6 2/3", hat.mean() - check.mean());
    desk.same("temperature, Right komaster", "11", check.temperature());
    desk.same("its lower activation temperature", "3", cgt::activation_temperatures(check).back());
    // Right walls of Left's options cross at 5.
    const auto options = right.options(game.vertex, Side::left);
    const cgt::Trajectory &to_seki = right[options.at(0)].low.right, &to_ko = right[options.at(1)].low.right;
    desk.same("at 5 Left's two options are worth the same", to_mixed_string(to_seki.at(5)), to_ko.at(5));
    desk.same("below she prefers the seki", "true", to_seki.at(4) > to_ko.at(4) ? "true" : "false");
    desk.same("above she starts the ko", "true", to_ko.at(6) > to_seki.at(6) ? "true" : "false");
    desk.same("dormant from 3 to 7", "true",
              cgt::is_dormant_at(check, 5) && !cgt::is_dormant_at(check, 8) && !cgt::is_dormant_at(check, 2)
                  ? "true"
                  : "false");
    desk.draw({"Figure 13: Left's options, Right komaster",
               {curve("the seki", right, options[0], false), curve("the ko", right, options[1], false)}});
    desk.draw({"Figure 15, left, with the scaffolds of figure 14: Right komaster",
               {curve("G", right, game.vertex, true)}});
    desk.draw({"Figure 15, right: Left komaster", {curve("G", left, game.vertex, false)}});
    desk.draw({"Figures 13 to 15 in one frame",
               {curve("the seki", right, options[0], false), curve("the ko", right, options[1], false),
                curve("G, Right komaster", right, game.vertex, false),
                curve("G, Left komaster", left, game.vertex, false)}});
    desk.say(
        "Left's ko option is one point worse than figure 11's (she fills a point of her own): only so 3, 5, "
        "7 and 7 2/3 come out.");
}

void no_addition(Desk& desk) {
    const std::string names = "A={1|-1}; B={1,1+A|-1}; C={1,1+A|-1,-1-A}; ";
    const auto of = [&](const char* expression) { return desk.thermograph(names + expression); };
    const Thermograph x = of("A");
    for (const char* same : {"B", "-B", "C", "A+C"})
        desk.same(fmt::format("{} has the thermograph of A", same), "true", of(same) == x ? "true" : "false");
    desk.same("A+A", "0", desk.worth(names + "A+A"));
    const Thermograph y = of("A+B"), z = of("A-B");
    desk.same("A+B has another", "true", y == x ? "false" : "true");
    desk.same("A-B has a third, its mirror image", "true", z == -y && !(z == y) ? "true" : "false");
    desk.draw({"Figure 16",
               {{"X, of A, B, -B, C, A+C", x, std::nullopt},
                {"Y, of A+B", y, std::nullopt},
                {"Z, of A-B", z, std::nullopt}}});
}

void means_add(Desk& desk) {
    constexpr int rounds = 100;
    int means = 0, temperatures = 0;
    cgt::Thermographs& thermographs = desk.session().thermographs();
    for (int round = 0; round < rounds; ++round) {
        const cgt::Game g = random_hot_game(desk, 3), h = random_hot_game(desk, 3);
        const cgt::Game sum = desk.session().store().sum(g, h);
        means += thermographs.mean(sum) == thermographs.mean(g) + thermographs.mean(h) ? 1 : 0;
        temperatures += thermographs.temperature(sum) <=
                                std::max(thermographs.temperature(g), thermographs.temperature(h))
                            ? 1
                            : 0;
    }
    desk.holds("masts add", means, rounds);
    desk.holds("no sum is hotter than its hottest summand", temperatures, rounds);
}

void tempers(Desk& desk) {
    const auto temper = [&](const std::string& expression) {
        const cgt::LoopyGame game = loopy(desk, expression);
        const KoThermographs left(*game.graph, {Side::left}), right(*game.graph, {Side::right});
        return std::string(to_string(cgt::ko_temper(left[game.vertex], right[game.vertex])));
    };
    desk.same("the 33-point ko", "placid", temper(after(ko_33, "A")));
    desk.same("the thousand-year ko", "hyperactive", temper(after(thousand_years, "G")));
    desk.ours("an approach ko", temper("G={15|H1}; H1={G|H2}; H2={K|-12}; K={14|H2}; G"));
}

// The tree of table 1, as it is written.
constexpr const char* table_1_game = "{{15|{2|{1|-2*}}}|{-1|{-2|-5*}}}";

cgt::GameGraph table_1_graph(Desk& desk) {
    (void)desk.worth(table_1_game);
    auto graph = analysis::literal_game(desk.session(), table_1_game);
    if (!graph) throw Stuck{graph.error().message};
    return *std::move(graph);
}

struct TableRow {
    const char *name, *path, *mean, *temperature;
    bool stable, mainline;
};
constexpr TableRow table_1_rows[] = {
    {"A", "", "1", "3", true, true},
    {"B", "L", "8", "7", false, true},
    {"B^L", "LL", "15", "-1", true, false},
    {"C", "LR", "1", "1", true, true},
    {"C^L", "LRL", "2", "-1", true, false},
    {"D", "LRR", "-1/2", "1 1/2", false, true},
    {"D^R", "LRRR", "-2", "0", true, false},
    {"E", "LRRL", "1", "-1", true, true},
    {"F", "R", "-2", "1", true, false},
    {"F^L", "RL", "-1", "-1", true, false},
    {"F^R", "RR", "-3 1/2", "1 1/2", false, false},
    {"F^RR", "RRR", "-5", "0", true, false},
    {"F^RL", "RRL", "-2", "-1", true, false},
};

void table_1(Desk& desk) {
    const cgt::GameGraph graph = table_1_graph(desk);
    const KoThermographs solution(graph, {});
    const cgt::Lines all = cgt::lines(solution, cgt::Vertex(0));
    for (const TableRow& row : table_1_rows) {
        const cgt::LinePosition* found = all.find(row.path);
        if (found == nullptr) throw Stuck{fmt::format("there is no line {}", row.path)};
        const std::string name = row.name;
        desk.same(name + ": mean", row.mean, solution[found->state].low.mean());
        desk.same(name + ": temperature", row.temperature, solution[found->state].low.temperature());
        desk.same(name + ": stable?", row.stable ? "yes" : "no",
                  found->stability == cgt::Stability::transient ? "no" : "yes");
        desk.same(name + ": mainline?", row.mainline ? "yes" : "no", found->mainline ? "yes" : "no");
    }
    desk.say("The board is lost; its tree is fixed by the table. `cgt --lines` prints it.");
}

void stability(Desk& desk) {
    const cgt::GameGraph graph = table_1_graph(desk);
    const KoThermographs solution(graph, {});
    const cgt::Lines all = cgt::lines(solution, cgt::Vertex(0));
    for (const TableRow& row : table_1_rows) {
        const cgt::LinePosition* found = all.find(row.path);
        if (found == nullptr) throw Stuck{"a line is missing"};
        desk.same(fmt::format("{} is {}", row.name, row.stable ? "stable" : "unstable"),
                  row.stable ? "stable" : "transient", std::string(to_string(found->stability)));
    }
    desk.say("The refined definitions; `cgt --lines` prints them of any game.");
}

void sente_and_gote(Desk& desk) {
    const auto kind = [&](const char* expression) {
        return std::string(to_string(cgt::sente(desk.thermograph(expression)).initiative));
    };
    desk.same("{5|-3}: both walls branch outward", "gote", kind("{5|-3}"));
    desk.same("{{15|1}|-2}: Left's wall drops straight", "left's sente", kind("{{15|1}|-2}"));
    desk.same("{2|{-1|-15}}: Right's wall drops straight", "right's sente", kind("{2|{-1|-15}}"));
    desk.same("A of table 1", "left's sente", kind(table_1_game));
}

// The prose on n copies: all but a board or two go down the main line.
void many_copies(Desk& desk) {
    const cgt::GameGraph graph = table_1_graph(desk);
    constexpr int copies = 8;
    economy::Sum sum(economy::KoLaw::ban);
    for (int i = 0; i < copies; ++i) sum.add(economy::open_book(cgt::GameGraph(graph)));
    const auto& book = *economy::find_strategy("sentestrat");
    const economy::Record record = economy::play_alternately(sum, {book, book}, {Side::right});
    std::vector<std::string> paths(copies);
    for (const economy::Play& play : record.plays) {
        if (!play.is_pass()) paths[play.turn->summand] += play.mover == Side::left ? 'L' : 'R';
    }
    int through[3] = {0, 0, 0};
    for (const std::string& path : paths) {
        through[0] += path.starts_with("LR") ? 1 : 0;
        through[1] += path.starts_with("LRRL") ? 1 : 0;
        through[2] += path.starts_with("R") ? 1 : 0;
    }
    desk.same("of 8 copies, Right first: boards that go A, B, C", "7", through[0]);
    desk.same("boards that are exceptions: A to F", "1", through[2]);
    desk.ours("boards that go on to D and E", std::to_string(through[1]));
    desk.same("at least all but another exception do", "true", through[1] >= 6 ? "true" : "false");
}

void smaller_databases(Desk& desk) {
    const auto found = analysis::top_down(desk.session(), "{100|{1|10||0|||-20||-21}}");
    if (!found) throw Stuck{found.error().message};
    desk.ours("positions", std::to_string(found->positions));
    desk.ours("looked into for mean and temperature", std::to_string(found->for_temperature));
    desk.ours("looked into for both walls", std::to_string(found->for_walls));
    desk.same("fewer than there are", "true",
              found->for_temperature < static_cast<std::uint64_t>(found->positions) ? "true" : "false");
}

void top_down(Desk& desk) {
    for (const char* text : {"{24|-10||26|-9}", "{100|{1|10||0|||-20||-21}}", "{{5|1}|{-2|-9}}"}) {
        const auto found = analysis::top_down(desk.session(), text);
        if (!found) throw Stuck{found.error().message};
        const Thermograph whole = desk.thermograph(text);
        desk.same(fmt::format("{}: temperature as from below", text), to_mixed_string(whole.temperature()),
                  found->temperature());
        desk.same(fmt::format("{}: mean as from below", text), to_mixed_string(whole.mean()), found->mean());
    }
    for (const Side komaster : {Side::left, Side::right}) {
        const std::string text = after(thousand_years, "G");
        const auto found = analysis::top_down(desk.session(), text, komaster);
        if (!found) throw Stuck{found.error().message};
        desk.same(fmt::format("thousand-year ko, {} komaster, from the top: mean",
                              komaster == Side::left ? "Left" : "Right"),
                  komaster == Side::left ? "7 2/3" : "1", found->mean());
        desk.same("the whole thermograph, from -1, as from below", "true",
                  found->thermograph == desk.thermograph(text, komaster) ? "true" : "false");
    }
    desk.say(
        "Positions are unfolded as they are asked for. That a program is given lines only and infers the "
        "rest to be hot is not built: here every option can be asked for.");
}

void tau_rule(Desk& desk) {
    constexpr int rounds = 300;
    cgt::Store& store = desk.session().store();
    cgt::Thermographs& thermographs = desk.session().thermographs();
    int apply = 0, means = 0, cooler = 0, held = 0;
    for (int round = 0; round < rounds; ++round) {
        const cgt::Game left = random_hot_game(desk, 2), right = random_hot_game(desk, 2);
        const Rational tau = (thermographs.mean(left) - thermographs.mean(right)) / Rational(2);
        if (tau <= Rational(0) || thermographs.temperature(left) > tau ||
            thermographs.temperature(right) > tau)
            continue;
        const std::vector<cgt::Game> l = {left}, r = {right};
        const cgt::Game game = store.make(l, r);
        ++apply;
        means += thermographs.mean(game) == (thermographs.mean(left) + thermographs.mean(right)) / Rational(2)
                     ? 1
                     : 0;
        if (thermographs.temperature(left) == tau && thermographs.temperature(right) == tau) continue;
        ++cooler;
        held += thermographs.temperature(game) == tau ? 1 : 0;
    }
    desk.holds("followers no hotter than tau: mean halfway", means, apply);
    desk.holds("one of them cooler than tau: temperature tau", held, cooler);
    desk.slip("both exactly as hot, {2|0||0|-2}: temperature tau = 1", "1", "0",
              to_mixed_string(std::max(Rational(0), desk.number("temperature({{2|0}|{0|-2}})"))));
    desk.say(
        "Where both followers are exactly as hot as tau the walls run together below it: the rule wants one "
        "of them cooler.");
    const Thermograph twice = desk.thermograph("{{20|1}|{-1|-20}}");
    desk.ours("double sente {20|1||-1|-20}: temperature", to_mixed_string(twice.temperature()));
    desk.same("far above (LW - RW)/2 of the stops", "true",
              twice.temperature() > Rational(1) ? "true" : "false");
}

void foundations(Desk& desk) {
    const std::pair<const char*, const char*> figures[] = {
        {"17", "0"}, {"17", "*"}, {"17", "^"}, {"17", "v"}};
    PaperDrawing infinitesimals{"Figure 17: infinitesimals", {}};
    for (const auto& [figure, text] : figures) {
        (void)figure;
        infinitesimals.curves.push_back({text, desk.thermograph(text), std::nullopt});
    }
    desk.draw(std::move(infinitesimals));
    PaperDrawing halves{"Figure 19: infinitesimally close to 1/2", {}};
    for (const char* text : {"1/2", "1/2+*", "1/2+^", "1/2+v"})
        halves.curves.push_back({text, desk.thermograph(text), std::nullopt});
    desk.draw(std::move(halves));
    PaperDrawing all{"Figure 20: all numberish games with denominators up to 8", {}};
    int whole = 0, half = 0, tried = 0;
    for (int eighths = -8; eighths <= 8; ++eighths) {
        for (const char* near : {"", "+*", "+^", "+v"}) {
            const Thermograph found = desk.thermograph(fmt::format("{}/8{}", eighths, near));
            ++tried;
            whole += found.left.at(-1).is_integer() && found.right.at(-1).is_integer() ? 1 : 0;
            const Rational at = Rational(-1, 2);
            half += (found.left.at(at) * Rational(2)).is_integer() &&
                            (found.right.at(at) * Rational(2)).is_integer()
                        ? 1
                        : 0;
            all.curves.push_back({"", found, std::nullopt});
        }
    }
    desk.draw(std::move(all));
    desk.draw(
        {"Figures 18 and 21: numbers",
         {{"1/2", desk.thermograph("1/2"), std::nullopt}, {"-3/8", desk.thermograph("-3/8"), std::nullopt}}});
    desk.holds("at -1 thermographs rest on whole numbers", whole, tried);
    desk.holds("at -1/2 on halves", half, tried);
    desk.same("1/2: its mast begins at", "-1/2", desk.thermograph("1/2").temperature());
    desk.same("-3/8: its mast begins at", "-1/8", desk.thermograph("-3/8").temperature());
    desk.same("1/2+*: its mast begins at", "0", desk.thermograph("1/2+*").temperature());
}

constexpr Cost instant = Cost::instant;
constexpr const char* cgt_thousand =
    "cgt 'G={0,P|0,B}; P={23|Q}; Q={P|-10}; A={24|B}; B={A|-9}; G' --scaffolds --svg FILE";

const Entry entries[] = {
    {"B11", "komaster-rule", "2.1", "the komaster who takes a ko moves again and pays two taxes",
     "sum 'A={24|B}; B={A|-9}; B' --rules economic", instant, komaster_rule},
    {"B12", "komasters", "2.1", "Left komaster of some regions, Right of others; the privilege is auctioned",
     "sum --game FILE, with \"komaster\" or \"komasterBids\" in a summand", instant, komaster_auction},
    {"B13", "figure10", "2.2, figure 10", "scaffolds, hills, caves, the mast as a balloon",
     "cgt 'A={24|B}; B={A|-9}; G={0,A|{-3|-21}}; G' --komaster right --plot --scaffolds", instant, figure_10},
    {"B14", "activation", "2.2", "initial temperature, active and dormant, activation temperatures",
     cgt_thousand, instant, activation},
    {"B15", "pass-banned", "2.2", "pass-banned masts follow the scaffold",
     "cgt 'A={24|B}; B={A|-9}; B' --plot", instant, pass_banned},
    {"B16", "figure11", "2.2, figure 11", "the simple 33-point ko", "cgt 'A={24|B}; B={A|-9}; A' --plot",
     instant, figure_11},
    {"B17", "iterated-ko", "2.2", "iterated kos by the same equations",
     "cgt 'B={20|C}; C={B|D}; D={C|-20}; C'", instant, iterated_ko},
    {"B18", "figure12", "2.2, figure 12", "the seki 24|-10||26|-8 is 0", "cgt '{24|-10||26|-8}'", instant,
     seki},
    {"B19", "figure13", "2.2, figures 12 to 15", "the thousand-year ko", cgt_thousand, instant,
     thousand_year_ko},
    {"B20", "figure16", "2.3, figure 16", "thermographs do not add",
     "cgt 'A={1|-1}; B={1,1+A|-1}; A+B' --plot", instant, no_addition},
    {"B21", "means-add", "2.3", "at high temperatures masts add", "cgt 'mean({5|1}+{3|-2})'", instant,
     means_add},
    {"B22", "placid", "2.3", "placid and hyperactive kos", "cgt 'A={24|B}; B={A|-9}; A'", instant, tempers},
    {"B23", "stable", "2.3", "stable, semistable and transient positions",
     "cgt --lines '{{15|{2|{1|-2*}}}|{-1|{-2|-5*}}}'", instant, stability},
    {"B24", "sente", "2.3", "sente and gote from the walls", "cgt '{{15|1}|-2}'", instant, sente_and_gote},
    {"B25", "mainline", "2.3", "n copies go down the main line, but for a board or two",
     "sum with eight copies of table 1's game, --first right", instant, many_copies},
    {"B26", "table1", "2.3, table 1", "thirteen positions: mean, temperature, stable?, mainline?",
     "cgt --lines '{{15|{2|{1|-2*}}}|{-1|{-2|-5*}}}'", instant, table_1},
    {"B27", "databases", "2.3", "little is needed to verify a thermograph",
     "cgt --top-down '{100|{1|10||0|||-20||-21}}'", instant, smaller_databases},
    {"B28", "top-down", "2.4", "top-down thermography", "cgt --top-down 'A={24|B}; B={A|-9}; A'", instant,
     top_down},
    {"B29", "tau", "2.4", "the rule of tau; double sente", "cgt '{{20|1}|{-1|-20}}'", instant, tau_rule},
    {"B30", "figure20", "2.5, figures 17 to 21", "subzero thermographs", "cgt '1/2+^' --plot", instant,
     foundations},
};

}  // namespace

std::span<const Entry> berlekamp_thermographs() { return entries; }

}  // namespace tedomari::paper
