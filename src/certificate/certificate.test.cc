// SPDX-License-Identifier: MIT
#include "certificate/certificate.h"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "endgame/random_rooms.test.h"
#include "go/diagram.h"
#include "life/random_arena.test.h"
#include "life/search.h"

namespace tedomari::certificate {
namespace {

using endgame::Beyond;
using endgame::Side;

Budget budget_of(std::uint64_t nodes) {
    Limits limits;
    limits.nodes = nodes;
    return Budget(limits);
}

// What a random arena proves, with either side first and the loser free to ignore bans.
std::vector<Json> lives(int wanted) {
    Rng rng(34);
    life::Table table(std::size_t{8} << 20);
    std::vector<Json> claims;
    for (int i = 0; i < 20 * wanted && static_cast<int>(claims.size()) < wanted; ++i) {
        auto arena = life::random_arena({4, 3}, rng);
        if (!arena) continue;
        arena->board.set_ko_ban(go::Move::pass(go::Color::black));
        const go::Color first = rng.below(2) == 0 ? go::Color::black : go::Color::white;
        Budget searching = budget_of(20'000), writing = budget_of(20'000), telling = budget_of(20'000);
        table.clear();
        const life::Solution found = life::Search(*arena, {}, table, searching).solve(first);
        if (found.fate == life::Fate::unknown) continue;
        const life::Claim claim{*arena, {}, first, found.fate};
        const life::Written written = life::write_proof(claim, table, writing);
        if (written.check != Check::accepted || written.proof.size() < 2) continue;
        auto json = of_life(claim, written.proof, arena->board, telling);
        EXPECT_TRUE(json);
        if (json) claims.push_back(std::move(*json));
    }
    return claims;
}

// What random regions are worth, in closed rooms, in cells with kos and in open rooms.
std::vector<Json> values(int wanted) {
    Rng rng(35);
    std::vector<Json> claims;
    for (int i = 0; i < 20 * wanted && static_cast<int>(claims.size()) < wanted; ++i) {
        const auto room = i % 3 == 0   ? endgame::random_room(rng)
                          : i % 3 == 1 ? endgame::random_cell(rng)
                                       : endgame::random_open_room(rng);
        if (!room.board.is_possible()) continue;
        const Beyond beyond = i % 2 == 0 ? Beyond::nearer_colour : Beyond::nothing;
        std::vector<endgame::ValueProof> proofs;
        for (const Side master : {Side::left, Side::right}) {
            auto proof = endgame::write_value_proof(room.board, room.region, {1, beyond, {}, {}}, master,
                                                    budget_of(150), std::size_t{1} << 26);
            if (proof) proofs.push_back(std::move(*proof));
            if (proofs.empty() || !proofs.front().has_ko) break;
        }
        const bool whole = !proofs.empty() && (!proofs.front().has_ko || proofs.size() == 2);
        if (whole && !proofs.front().parts.empty())
            claims.push_back(of_value(room.board, room.region, beyond, proofs));
    }
    return claims;
}

// White's stone is caught in a ladder; Black's stones are a bamboo joint, which White cannot cut.
std::vector<Json> goals() {
    const go::Board ladder = go::diagram(R"(
        . . . . . . .
        . . . . . . .
        . . X . . . .
        . X O . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .)");
    const go::Board joint = go::diagram(R"(
        . . . . . . .
        . . . O . . .
        . . X . X . .
        . . X . X . .
        . . . O . . .
        . . . . . . .
        . . . . . . .)");
    const struct {
        const go::Board& board;
        tactics::Goal goal;
        search::Side first;
    } cases[] = {{ladder, tactics::capture(ladder, go::at("C4")), search::Side::attacker},
                 {joint, tactics::connect(joint, go::at("C5"), go::at("E5")), search::Side::defender}};
    std::vector<Json> claims;
    for (const auto& [board, goal, first] : cases) {
        tactics::ReadingTable table(std::size_t{1} << 20);
        Budget budget = budget_of(100'000);
        tactics::Effort effort;
        effort.proof = true;
        const auto reading = tactics::read(board, goal, first, effort, table, budget);
        EXPECT_FALSE(reading.proof.empty()) << board;
        if (!reading.proof.empty())
            claims.push_back(of_goal(board, goal, reading.rule, reading.proof, reading.trace));
    }
    return claims;
}

// The same claim with something wrong in it.
std::vector<Json> planted(const Json& claim, Rng& rng) {
    std::vector<Json> wrong;
    if (claim["kind"] == "life") {
        Json torn = claim;
        const auto gone = rng.below(static_cast<std::uint32_t>(torn["moves"].size()));
        torn["moves"].erase(std::next(torn["moves"].begin(), static_cast<std::ptrdiff_t>(gone)));
        Json turned = claim;
        turned["fate"] = claim["fate"] == "alive" ? "dead" : "alive";
        wrong = {torn, turned};
    } else if (claim["kind"] == "value") {
        Json hotter = claim, richer = claim;
        const auto raised = [](const Json& number) {
            return to_string(*parse_rational(number.get<std::string>()) + Rational(1, 4));
        };
        hotter["answers"].back()["temperature"] = raised(claim["answers"].back()["temperature"]);
        richer["answers"][0]["count"] = raised(claim["answers"][0]["count"]);
        wrong = {hotter, richer};
        if (claim["answers"].size() > 1) {
            Json alone = claim;
            alone["answers"].erase(1);
            wrong.push_back(alone);
        }
    } else {
        Json idle = claim, torn = claim;
        for (Json& node : idle["nodes"]) node[0] = "pass";
        for (Json& node : torn["nodes"]) node[2] = Json::array();
        wrong = {idle, torn};
    }
    return wrong;
}

std::vector<Json> all_claims() {
    std::vector<Json> claims = lives(150);
    for (Json& claim : values(150)) claims.push_back(std::move(claim));
    for (Json& claim : goals()) claims.push_back(std::move(claim));
    return claims;
}

// Where TEDOMARI_CERTIFICATES names a folder they are left there for the other verifier: tests/certificates.
void leave(const std::string& name, const std::vector<Json>& claims) {
    const char* folder = std::getenv("TEDOMARI_CERTIFICATES");
    if (folder != nullptr) std::ofstream(std::string(folder) + "/" + name) << text_of(claims);
}

TEST(certificate, of_hundreds_of_answers_is_accepted_and_planted_errors_are_refuted) {
    const std::vector<Json> claims = all_claims();
    EXPECT_GT(claims.size(), 250U);
    leave("right.json", claims);
    const auto found = verify(text_of(claims), 100'000);
    ASSERT_TRUE(found) << describe(found.error());
    for (std::size_t i = 0; i < claims.size(); ++i)
        EXPECT_EQ((*found)[i].check, Check::accepted) << claims[i] << (*found)[i].why;

    Rng rng(36);
    std::vector<Json> wrong;
    for (const Json& claim : claims) {
        for (Json& error : planted(claim, rng)) wrong.push_back(std::move(error));
    }
    leave("wrong.json", wrong);
    const auto refuted = verify(text_of(wrong), 100'000);
    ASSERT_TRUE(refuted) << describe(refuted.error());
    for (std::size_t i = 0; i < wrong.size(); ++i) EXPECT_EQ((*refuted)[i].check, Check::refuted) << wrong[i];
}

std::string complaint(std::string_view text) {
    const auto found = verify(text, 1000);
    return found ? "none" : describe(found.error());
}

TEST(certificate, that_cannot_be_read_says_what_is_wrong) {
    EXPECT_EQ(complaint("(;GM[1])"), "1:1: this is no certificate: not JSON");
    EXPECT_EQ(complaint("{\n \"claims\": ]"), "2:12: this is no certificate: not JSON");
    EXPECT_EQ(complaint("[]"), "this is no certificate");
    EXPECT_EQ(complaint("{\"tedomariCertificate\": 2, \"claims\": []}"),
              "a certificate of version 2; this program reads version 1");
    EXPECT_EQ(complaint("{\"tedomariCertificate\": 1, \"claims\": []}"), "the certificate has no claims");
    EXPECT_EQ(complaint("{\"tedomariCertificate\": 1, \"claims\": [{\"kind\": \"luck\"}]}"),
              "claim 1: \"kind\" cannot be \"luck\"");
    EXPECT_EQ(complaint("{\"tedomariCertificate\": 1, \"claims\": [{\"kind\": \"life\"}]}"),
              "claim 1: the claim has no \"board\"");
}

// Whatever field of a claim is lost or replaced, the file is refused or the claim judged: nothing falls over.
TEST(certificate, with_any_field_spoilt_is_refused_or_judged) {
    std::vector<Json> claims = goals();
    for (auto* make : {&lives, &values}) {
        for (Json& claim : make(2)) claims.push_back(std::move(claim));
    }
    for (const Json& claim : claims) {
        for (const auto& [key, value] : claim.items()) {
            for (const Json& other : {Json(), Json(7), Json("*"), Json::array(), Json::array({"A1", 3}),
                                      Json::array({"XO", "X"}), Json::object({{"..", "A1"}})}) {
                Json spoilt = claim;
                spoilt[key] = other;
                (void)verify(text_of({spoilt}), 1000);
            }
        }
    }
}

}  // namespace
}  // namespace tedomari::certificate
