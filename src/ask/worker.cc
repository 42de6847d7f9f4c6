// SPDX-License-Identifier: MIT
#include "ask/worker.h"

#include <chrono>
#include <fmt/format.h>

#include "ask/calls.h"
#include "ask/course.h"
#include "ask/files.h"

namespace tedomari::ask {

namespace {

void tell_reply(const Reply& reply, const Tell& tell) {
    tell(fmt::format("reply {} application/json", reply.status), wire_text(reply.body));
}

// Answers a question in the caller's thread.
void work(std::string_view body, const Tell& tell) {
    auto parsed = parse_question(body);
    if (const Reply* wrong = std::get_if<Reply>(&parsed)) return tell_reply(*wrong, tell);
    const Question& question = std::get<Question>(parsed);
    if (question.only_remembered) return tell_reply(refusal(404, Error{"nothing is remembered here"}), tell);
    using Clock = std::chrono::steady_clock;
    const auto begun = Clock::now();
    auto told = begun;
    Course course;
    course.question = question.name;
    course.state = Course::State::running;
    const auto tell_course = [&](std::string_view event) {
        nlohmann::json object = course.described();
        object["seconds"] = std::chrono::duration<double>(Clock::now() - begun).count();
        told = Clock::now();
        tell(event, event == "progress" ? wire_text(object) : with_report(object, course.report));
    };
    tell_course("progress");
    const std::atomic<bool> never = false;  // who wants it to stop ends the worker
    Desk desk{never, nullptr,
              [&](std::size_t done, std::size_t of, std::string_view what) {
                  constexpr std::chrono::milliseconds pause(100);
                  course.at(done, of, what);
                  if (Clock::now() - told >= pause) tell_course("progress");
              },
              [&](const Answer& early) {
                  if (course.take(early, Course::State::running)) tell_course("report");
              }};
    const Answer answer = worked_out(question, desk);
    course.take(answer, answer.error.empty() ? Course::State::done : Course::State::failed);
    tell_course("end");
    for (const auto& [name, draw] : course.files)
        tell(fmt::format("file {} {}", name, type_of(name)), draw());
}

}  // namespace

void respond(std::string_view request, const Tell& tell) {
    const std::size_t end = std::min(request.find('\n'), request.size());
    std::string_view line = request.substr(0, end);
    const auto word = [&line] {
        const std::string_view taken = line.substr(0, line.find(' '));
        line.remove_prefix(std::min(line.size(), taken.size() + 1));
        return taken;
    };
    Call call;
    call.method = word();
    call.path = word();
    call.game = word();
    call.body = request.substr(std::min(request.size(), end + 1));
    if (call.method == "POST" && call.path == "/api/jobs") return work(call.body, tell);
    constexpr std::string_view example = "/api/examples/";
    if (call.method == "GET" && call.path.starts_with(example)) {
        const auto found = examples().find(std::string(call.path.substr(example.size())));
        if (found != examples().end())
            return tell(fmt::format("reply 200 {}", type_of(found->first)), found->second);
    }
    const auto reply = answer_at_once(call);
    tell_reply(reply ? *reply : refusal(404, Error{"there is nothing here"}), tell);
}

}  // namespace tedomari::ask
