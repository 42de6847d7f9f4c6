// SPDX-License-Identifier: MIT
#include "batch/queue.h"

#include <gtest/gtest.h>
#include <set>
#include <thread>

#include "base/version.h"
#include "batch/database.test.h"
#include "batch/schema.h"
#include "batch/work.h"

namespace tedomari::batch {
namespace {

Task task(int number, const std::string& version = "1") {
    return {"score", "game " + std::to_string(number), "(;SZ[9]N[" + std::to_string(number) + "])", "{}",
            version};
}

class Tasks {
public:
    explicit Tasks(int count) : database(empty.open()), queue(*database) {
        prepare(*database);
        for (int i = 1; i <= count; ++i) queue.add(task(i), i);
    }

    Counts counts() { return queue.counts("1"); }

    EmptyDatabase empty;
    std::unique_ptr<Database> database;
    Queue queue;
};

}  // namespace

TEST(queue, takes_a_task_once_in_order_and_keeps_versions_apart) {
    Tasks tasks(2);
    EXPECT_FALSE(tasks.queue.add(task(1), 7));
    EXPECT_TRUE(tasks.queue.add(task(1, "2"), 3));
    EXPECT_EQ(tasks.queue.last_place(), 3);
    EXPECT_EQ(tasks.queue.take("a", "1", 60)->name, "game 1");
    EXPECT_EQ(tasks.queue.take("b", "1", 60)->record, task(2).record);
    EXPECT_FALSE(tasks.queue.take("c", "1", 60));
    const Counts counts = tasks.counts();
    EXPECT_EQ(counts.taken, 2);
    EXPECT_EQ(counts.workers, 2);
    EXPECT_EQ(counts.waiting, 1);
    EXPECT_EQ(counts.of_other_versions, 1);
}

TEST(queue, keeps_an_answer_once) {
    Tasks tasks(1);
    const Task taken = *tasks.queue.take("a", "1", 60);
    tasks.queue.finish(taken, {"{\"first\":1}", {}}, 0.5);
    tasks.queue.finish(taken, {"{\"second\":2}", {}}, 0.5);
    const auto rows = tasks.database->ask("SELECT json FROM answer");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(text(rows[0][0]), "{\"first\":1}");
    tasks.queue.fail(taken, "too late");
    EXPECT_EQ(tasks.counts().done, 1);
}

TEST(queue, leaves_nothing_of_an_answer_that_cannot_be_kept_whole) {
    Tasks tasks(1);
    const Task taken = *tasks.queue.take("a", "1", 60);
    const Answer broken{
        "{}", {{"INSERT INTO move(key, number) VALUES($1, $2)", {{std::int64_t{1}}, {std::int64_t{1}}}}}};
    EXPECT_THROW(tasks.queue.finish(taken, broken, 1), DatabaseError);
    EXPECT_EQ(tasks.counts().taken, 1);
    EXPECT_TRUE(tasks.database->ask("SELECT * FROM answer").empty());
    EXPECT_TRUE(tasks.database->ask("SELECT * FROM move").empty());
}

TEST(queue, gives_a_task_to_another_when_its_lease_is_over_and_up_after_three_tries) {
    Tasks tasks(1);
    for (int i = 0; i < Queue::most_tries; ++i) {
        ASSERT_TRUE(tasks.queue.take("a", "1", -1)) << i;
        tasks.queue.return_expired();
    }
    EXPECT_EQ(tasks.counts().failed, 1);
    EXPECT_EQ(text(tasks.queue.failures().at(0).at(2)), "its worker ended without a word: a");
    EXPECT_EQ(tasks.queue.retry(), 1);
    const Task again = *tasks.queue.take("b", "1", -1);
    tasks.queue.renew(again.key(), 60);
    tasks.queue.return_expired();
    EXPECT_EQ(tasks.counts().taken, 1);
    tasks.queue.give_back(again);
    EXPECT_EQ(tasks.counts().waiting, 1);
}

TEST(queue, removes_tasks_with_their_answers) {
    Tasks tasks(3);
    tasks.queue.finish(*tasks.queue.take("a", "1", 60), {"{}", {}}, 1);
    tasks.queue.fail(*tasks.queue.take("a", "1", 60), "bad");
    EXPECT_EQ(tasks.queue.remove("failed"), 1);
    EXPECT_EQ(tasks.counts().all(), 2);
    EXPECT_EQ(tasks.queue.remove(""), 2);
    EXPECT_TRUE(tasks.database->ask("SELECT * FROM answer").empty());
}

TEST(work, answers_every_task_once_with_many_threads) {
    Tasks tasks(0);
    for (int i = 1; i <= 60; ++i) {
        Task one = task(i);
        one.version = tedomari::version();
        tasks.queue.add(one, i);
    }
    std::multiset<std::string> told;
    Work work;
    work.address = tasks.empty.address();
    work.threads = 6;
    work.until_empty = true;
    work.answer = [](const Task& asked) -> Result<std::optional<Answer>> {
        if (asked.name == "game 13") return Error{"bad luck"};
        return std::optional(Answer{"{}", {}});
    };
    work.tell = [&](const Task& asked, const std::string&) { told.insert(asked.name); };
    const WorkDone done = tedomari::batch::work(work);
    EXPECT_EQ(done.answered, 59);
    EXPECT_EQ(done.failed, 1);
    EXPECT_EQ(told.size(), 60U);
    EXPECT_EQ(std::set<std::string>(told.begin(), told.end()).size(), 60U);
    EXPECT_EQ(tasks.database->ask("SELECT DISTINCT key FROM answer").size(), 59U);
}

TEST(work, gives_back_what_it_was_interrupted_in) {
    Tasks tasks(0);
    Task one = task(1);
    one.version = tedomari::version();
    tasks.queue.add(one, 1);
    std::atomic<bool> cancel = false;
    Work work;
    work.address = tasks.empty.address();
    work.cancel = &cancel;
    work.answer = [&](const Task&) -> Result<std::optional<Answer>> {
        cancel = true;
        return std::optional<Answer>();
    };
    EXPECT_EQ(tedomari::batch::work(work).answered, 0);
    EXPECT_EQ(tasks.counts().waiting, 1);
}

TEST(work, ends_with_the_first_error_of_the_database) {
    Work work;
    work.address = "/no/such/folder/x.sqlite";
    work.threads = 3;
    EXPECT_THROW(tedomari::batch::work(work), DatabaseError);
}

}  // namespace tedomari::batch
