// SPDX-License-Identifier: MIT
#include "ask/worker.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tedomari::ask {
namespace {

using nlohmann::json;

struct Told {
    std::string name, bytes;
};

std::vector<Told> told(const std::string& request) {
    std::vector<Told> all;
    respond(request, [&](std::string_view name, std::string_view bytes) {
        all.push_back({std::string(name), std::string(bytes)});
    });
    return all;
}

TEST(worker, answers_the_servers_calls) {
    const auto made = told("POST /api/new\n{\"boardXSize\": 5}");
    ASSERT_EQ(made.size(), 1U);
    EXPECT_EQ(made[0].name, "reply 200 application/json");
    EXPECT_EQ(json::parse(made[0].bytes)["boardYSize"], 5);
    EXPECT_EQ(told("GET /api/about")[0].name, "reply 200 application/json");
    const auto opened = told("POST /api/open 2\n(;SZ[5]C[one])(;SZ[7]C[two])");
    EXPECT_EQ(json::parse(opened[0].bytes)["record"]["boardXSize"], 7);
    EXPECT_EQ(told("GET /api/examples/snapback.sgf")[0].name,
              "reply 200 application/x-go-sgf; charset=utf-8");
}

TEST(worker, refuses_as_the_server_does) {
    EXPECT_EQ(told("GET /api/nothing")[0].name, "reply 404 application/json");
    EXPECT_EQ(told("GET /api/examples/nothing")[0].name, "reply 404 application/json");
    EXPECT_EQ(told("")[0].name, "reply 404 application/json");
    EXPECT_EQ(told("POST /api/open x\n(;SZ[5])")[0].name, "reply 400 application/json");
    EXPECT_EQ(told("POST /api/jobs\nnonsense")[0].name, "reply 400 application/json");
    const auto remembered = told(R"(POST /api/jobs
{"question": "cgt", "expression": "1", "onlyRemembered": true})");
    EXPECT_EQ(remembered[0].name, "reply 404 application/json");
}

TEST(worker, tells_a_jobs_events_and_then_its_files) {
    const auto all = told(R"(POST /api/jobs
{"question": "cgt", "expression": "{5|-5}"})");
    ASSERT_EQ(all.size(), 4U);
    EXPECT_EQ(all[0].name, "progress");
    EXPECT_EQ(json::parse(all[0].bytes)["state"], "running");
    EXPECT_EQ(all[1].name, "end");
    const json job = json::parse(all[1].bytes);
    EXPECT_EQ(job["state"], "done");
    EXPECT_TRUE(job["complete"].get<bool>());
    EXPECT_EQ(job["report"]["temperature"], "5");
    EXPECT_EQ(all[2].name, "file report.txt text/plain; charset=utf-8");
    EXPECT_EQ(all[3].name, "file thermograph.svg image/svg+xml");
    EXPECT_EQ(all[3].bytes.substr(0, 4), "<svg");
}

TEST(worker, a_job_that_fails_says_why) {
    const auto all = told(R"(POST /api/jobs
{"question": "cgt", "expression": "{5|-5"})");
    const json job = json::parse(all.back().bytes);
    EXPECT_EQ(job["state"], "failed");
    EXPECT_EQ(job["error"].get<std::string>().substr(0, 8), "column 1");
}

}  // namespace
}  // namespace tedomari::ask
