// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "ask/fields.h"

namespace tedomari::survey {
class RegionStore;
}

namespace tedomari::ask {

// A file, made when somebody fetches it, in any thread.
using Drawing = std::function<std::string()>;

// What is known of a question, at the end or on the way.
struct Answer {
    nlohmann::json report = {};                 // as --json prints; null when there is none
    bool complete = true;                       // false: cut off, or more to come
    std::map<std::string, Drawing> files = {};  // pictures, records, texts, by name
    std::string error = {};                     // why there is no report

    // Adds files that are drawn from a report when they are fetched.
    template <class Report>
    struct FileKind {
        const char* name;
        std::string (*draw)(const Report& report);
    };
    template <class Report>
    Answer draw_from(Report drawn, std::initializer_list<FileKind<std::type_identity_t<Report>>> kinds) && {
        const auto kept = std::make_shared<const Report>(std::move(drawn));
        for (const auto& kind : kinds) files[kind.name] = [kept, draw = kind.draw] { return draw(*kept); };
        return std::move(*this);
    }
};

// Why there is no report.
Answer no_answer(const std::string& why);

// What a question is answered at: when to stop, what is remembered, whom to tell.
struct Desk {
    const std::atomic<bool>& cancel;
    survey::RegionStore* regions = nullptr;
    std::function<void(std::size_t done, std::size_t of, std::string_view what)> progress;
    std::function<void(Answer)> first_report;
};

// A question that has been read and found sensible.
struct Question {
    std::string name;
    // Equal for questions with equal answers; empty: not to be remembered.  A reader says what there is beside the
    // options, which all belong to it.
    std::string key;
    bool is_long = false;          // minutes rather than seconds
    bool only_remembered = false;  // ask the cache and do no work
    double seconds_most = 60;      // when it is stopped; takes(): of what shall take so long
    void takes(double seconds) { seconds_most = seconds * 2 + 10; }
    std::function<Answer(Desk& desk)> answer;
};

// {"question": "analyze", …} as docs/http-api.md says, or why not.  Nothing is computed here.
std::variant<Question, Reply> parse_question(std::string_view text);

// A kind of question.  `read` takes its fields, `options` among them, and leaves what is wrong in them; it fills
// in everything but the name.
struct QuestionKind {
    std::string_view name;
    void (*read)(Fields& fields, Fields& options, Question& question);
};
const std::vector<QuestionKind>& question_kinds();

// The tables of its parts.
std::vector<QuestionKind> board_questions();  // about a position or a game
std::vector<QuestionKind> atlas_questions();  // about small places
std::vector<QuestionKind> goal_questions();   // tactics
std::vector<QuestionKind> game_questions();   // combinatorial games

}  // namespace tedomari::ask
