// SPDX-License-Identifier: MIT
#include "web/job_room.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "web/answer_cache.h"

namespace tedomari::web {
namespace {

using nlohmann::json;
using namespace std::chrono_literals;

// A question that says "here" and then waits to be told to go on, or to stop.
struct Gate {
    std::atomic<bool> begun = false, open = false;
    std::atomic<int> drawn = 0;

    ask::Question question(bool is_long, const std::string& key = {}) {
        ask::Question question;
        question.name = "gate";
        question.is_long = is_long;
        question.key = key;
        question.answer = [this](ask::Desk& desk) {
            begun = true;
            desk.progress(1, 2, "gates");
            while (!open && !desk.cancel) std::this_thread::sleep_for(1ms);
            ask::Answer answer;
            answer.report = {{"passed", open.load()}};
            answer.files["report.txt"] = [this] {
                ++drawn;
                return std::string("passed");
            };
            return answer;
        };
        return question;
    }
    void wait_until_begun() const {
        while (!begun) std::this_thread::sleep_for(1ms);
    }
};

json ended(const JobRoom& room, const std::string& id) {
    JobRoom::News news{true};
    for (int i = 0; i < 100 && news.known && !news.ended; ++i) news = room.wait(id, news.version, 500ms);
    return json::parse(room.status(id, JobRoom::Detail::report).value_or("null"));
}

std::string submitted(JobRoom& room, ask::Question question) {
    return std::get<std::string>(room.submit(std::move(question)));
}

json state_of(const JobRoom& room, const std::string& id) {
    return json::parse(room.status(id, JobRoom::Detail::state).value_or("null"));
}

TEST(job_room, who_asks_the_same_again_finds_it_on_its_way) {
    Gate gate;
    JobRoom room({});
    const std::string id = submitted(room, gate.question(true, "the game"));
    gate.wait_until_begun();
    EXPECT_EQ(submitted(room, gate.question(true, "the game")), id);
    ask::Question remembered = gate.question(true, "the game");
    remembered.only_remembered = true;
    EXPECT_EQ(submitted(room, std::move(remembered)), id);
    EXPECT_NE(submitted(room, gate.question(true, "another game")), id);
    EXPECT_NE(submitted(room, gate.question(false)), submitted(room, gate.question(false)));
    room.cancel(id);
    EXPECT_NE(submitted(room, gate.question(true, "the game")), id);  // what was stopped is not waited for
}

TEST(job_room, a_question_in_the_queue_says_how_many_it_waits_for) {
    Gate gate;
    JobRoom room({});
    const std::string first = submitted(room, gate.question(true));
    gate.wait_until_begun();
    const std::string second = submitted(room, gate.question(true)),
                      third = submitted(room, gate.question(true));
    EXPECT_EQ(state_of(room, first)["ahead"], 0);
    EXPECT_EQ(state_of(room, second)["ahead"], 1);
    EXPECT_EQ(state_of(room, third)["ahead"], 2);
    room.cancel(second);
    EXPECT_EQ(state_of(room, third)["ahead"], 1);
}

TEST(job_room, answers_and_keeps_report_and_files) {
    Gate gate;  // outlives the room, whose workers wait at it
    JobRoom room({});
    gate.open = true;
    const std::string id = submitted(room, gate.question(false));
    const json job = ended(room, id);
    EXPECT_EQ(job["state"], "done");
    EXPECT_EQ(job["report"], (json{{"passed", true}}));
    EXPECT_EQ(job["progress"], (json{{"done", 1}, {"of", 2}, {"what", "gates"}}));
    EXPECT_TRUE(job["complete"].get<bool>());
    EXPECT_EQ(*room.file(id, "report.txt"), "passed");
    EXPECT_FALSE(room.file(id, "../report.txt"));
    EXPECT_FALSE(room.status("nobody", JobRoom::Detail::state));
}

TEST(job_room, draws_a_file_only_when_it_is_fetched) {
    Gate gate;
    JobRoom room({});
    gate.open = true;
    const std::string id = submitted(room, gate.question(false));
    EXPECT_EQ(ended(room, id)["files"], json::array({"report.txt"}));
    EXPECT_EQ(gate.drawn, 0);
    EXPECT_EQ(room.file(id, "report.txt"), "passed");
    EXPECT_EQ(gate.drawn, 1);
}

// The thread that watches the clock once took the call that was meant for a worker.
TEST(job_room, wakes_a_worker_for_every_question) {
    Gate gate;
    JobRoom room({});
    gate.open = true;
    for (int i = 0; i < 200; ++i) {
        const std::string id = submitted(room, gate.question(false));
        ASSERT_EQ(ended(room, id)["state"], "done");
    }
}

TEST(job_room, stops_what_is_cancelled_and_keeps_what_it_found) {
    Gate gate;
    JobRoom room({});
    const std::string id = submitted(room, gate.question(false));
    gate.wait_until_begun();
    EXPECT_TRUE(room.cancel(id));
    const json job = ended(room, id);
    EXPECT_EQ(job["state"], "cancelled");
    EXPECT_EQ(job["report"], (json{{"passed", false}}));
    EXPECT_FALSE(job["complete"].get<bool>());
    EXPECT_FALSE(room.cancel("nobody"));
}

TEST(job_room, lets_a_short_question_pass_long_ones) {
    JobRoom room({});
    Gate first, second, quick;
    quick.open = true;
    submitted(room, first.question(true));
    first.wait_until_begun();
    const std::string waiting = submitted(room, second.question(true));
    const std::string id = submitted(room, quick.question(false));
    EXPECT_EQ(ended(room, id)["state"], "done");
    EXPECT_EQ(json::parse(*room.status(waiting, JobRoom::Detail::state))["state"], "queued");
    first.open = second.open = true;
    EXPECT_EQ(ended(room, waiting)["state"], "done");
}

TEST(job_room, turns_away_when_too_many_wait) {
    JobRoom::Settings settings;
    settings.workers = 1;
    settings.most_waiting = 2;
    Gate gate;
    JobRoom room(settings);
    submitted(room, gate.question(false));
    gate.wait_until_begun();
    const std::string second = submitted(room, gate.question(false));
    submitted(room, gate.question(false));
    EXPECT_EQ(std::get<ask::Reply>(room.submit(gate.question(false))).status, 429);
    EXPECT_TRUE(room.cancel(second));
    EXPECT_EQ(ended(room, second)["state"], "cancelled");
    gate.open = true;
}

TEST(job_room, tells_a_question_to_stop_whose_time_is_over) {
    Gate gate;
    JobRoom room({});
    ask::Question question = gate.question(false);
    question.seconds_most = 0.01;
    const json job = ended(room, submitted(room, std::move(question)));
    EXPECT_EQ(job["state"], "cancelled");
    EXPECT_EQ(job["error"], "stopped: it took too long");
}

TEST(job_room, survives_what_a_question_throws) {
    JobRoom room({});
    ask::Question question;
    question.name = "bad";
    question.answer = [](ask::Desk&) -> ask::Answer {
        throw std::runtime_error("too large within the limits");
    };
    const json job = ended(room, submitted(room, std::move(question)));
    EXPECT_EQ(job["state"], "failed");
    EXPECT_EQ(job["error"], "too large within the limits");
    EXPECT_TRUE(job["report"].is_null());
}

TEST(job_room, forgets_the_oldest) {
    JobRoom::Settings settings;
    settings.most_kept = 3;
    Gate gate;
    JobRoom room(settings);
    gate.open = true;
    std::vector<std::string> ids;
    for (int i = 0; i < 5; ++i) {
        ids.push_back(submitted(room, gate.question(false)));
        ended(room, ids.back());
    }
    EXPECT_FALSE(room.status(ids[0], JobRoom::Detail::state));
    EXPECT_TRUE(room.status(ids[4], JobRoom::Detail::state));
    EXPECT_LE(json::parse(room.list())["jobs"].size(), 3u);
}

TEST(job_room, stops_at_once_with_work_on_the_table) {
    Gate gate;
    JobRoom room({});
    submitted(room, gate.question(false));
    gate.wait_until_begun();
    room.stop();
    EXPECT_EQ(std::get<ask::Reply>(room.submit(gate.question(false))).status, 503);
}

// --- what is remembered ------------------------------------------------------------------------------------------

class answer_cache : public testing::Test {
protected:
    answer_cache() {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
    }
    ~answer_cache() override { std::filesystem::remove_all(folder); }
    std::filesystem::path folder = testing::TempDir() + "/tedomari_answers_" + std::to_string(getpid());
    std::string path = (folder / "answers.sqlite").string();
};

ask::Answer some_answer() {
    ask::Answer answer;
    answer.report = {{"value", "7/4"}, {"text", "é"}};
    answer.files["a.svg"] = [] { return std::string("<svg/>"); };
    return answer;
}

JobRoom::Settings remembering(AnswerCache& cache) {
    JobRoom::Settings settings;
    settings.answers = &cache;
    return settings;
}

TEST_F(answer_cache, gives_back_what_it_was_given) {
    auto cache = *AnswerCache::open(path);
    EXPECT_FALSE(cache->find("key"));
    cache->keep("key", some_answer());
    const auto found = cache->find("key");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->report, some_answer().report);
    ASSERT_EQ(found->files.size(), 1u);
    EXPECT_EQ(found->files.at("a.svg")(), "<svg/>");
    EXPECT_FALSE(cache->find("kez"));
    cache.reset();
    EXPECT_TRUE((*AnswerCache::open(path))->find("key")) << "also the next time";
}

TEST_F(answer_cache, keeps_a_thousand) {
    auto cache = *AnswerCache::open(path);
    for (int i = 0; i < 1100; ++i) cache->keep(std::to_string(i), some_answer());
    EXPECT_EQ(cache->size(), 1000u);
    EXPECT_FALSE(cache->find("0"));
    EXPECT_TRUE(cache->find("1099"));
}

TEST_F(answer_cache, believes_no_damaged_file) {
    std::ofstream(path)
        << "this is no database, whatever its name says, and longer than a header of one would be";
    EXPECT_FALSE(AnswerCache::open(path));
}

TEST_F(answer_cache, spares_the_second_question) {
    auto cache = *AnswerCache::open(path);
    Gate gate;
    JobRoom room(remembering(*cache));
    gate.open = true;
    EXPECT_FALSE(ended(room, submitted(room, gate.question(false, "k")))["cached"].get<bool>());
    const json again = ended(room, submitted(room, gate.question(false, "k")));
    EXPECT_TRUE(again["cached"].get<bool>());
    EXPECT_EQ(again["state"], "done");
    EXPECT_EQ(again["report"], (json{{"passed", true}}));
    EXPECT_EQ(again["files"], json::array({"report.txt"}));
}

TEST_F(answer_cache, forgets_what_cannot_be_drawn) {
    auto cache = *AnswerCache::open(path);
    JobRoom room(remembering(*cache));
    ask::Question question;
    question.name = "drawn";
    question.key = "k";
    question.answer = [](ask::Desk&) {
        ask::Answer answer;
        answer.report = {{"value", 1}};
        answer.files["a.svg"] = []() -> std::string { throw std::runtime_error("too large"); };
        return answer;
    };
    EXPECT_EQ(ended(room, submitted(room, std::move(question)))["state"], "done");
    EXPECT_EQ(cache->size(), 0u);
}

TEST_F(answer_cache, is_all_that_some_questions_ask_for) {
    auto cache = *AnswerCache::open(path);
    Gate gate;
    JobRoom room(remembering(*cache));
    gate.open = true;
    const auto remembered = [&] {
        ask::Question question = gate.question(false, "k");
        question.only_remembered = true;
        return room.submit(std::move(question));
    };
    EXPECT_EQ(std::get<ask::Reply>(remembered()).status, 404);
    ended(room, submitted(room, gate.question(false, "k")));
    EXPECT_EQ(ended(room, std::get<std::string>(remembered()))["state"], "done");
}

TEST_F(answer_cache, does_not_keep_what_was_cut_off) {
    auto cache = *AnswerCache::open(path);
    JobRoom::Settings settings;
    settings.answers = cache.get();
    Gate gate;
    JobRoom room(settings);
    const std::string id = submitted(room, gate.question(false, "k"));
    gate.wait_until_begun();
    room.cancel(id);
    ended(room, id);
    EXPECT_EQ(cache->size(), 0u);
}

}  // namespace
}  // namespace tedomari::web
