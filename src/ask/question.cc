// SPDX-License-Identifier: MIT
#include "ask/question.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/version.h"

namespace tedomari::ask {

const std::vector<QuestionKind>& question_kinds() {
    static const std::vector<QuestionKind> all = [] {
        std::vector<QuestionKind> kinds;
        for (const auto& part : {board_questions(), atlas_questions(), goal_questions(), game_questions()})
            kinds.insert(kinds.end(), part.begin(), part.end());
        return kinds;
    }();
    return all;
}

Answer no_answer(const std::string& why) { return {.error = why}; }

std::variant<Question, Reply> parse_question(std::string_view text) {
    Fields fields = Fields::parse(text);
    Question question;
    question.name = fields.needed_text("question");
    question.only_remembered = fields.flag("onlyRemembered");
    Fields options = fields.object("options");
    const auto& kinds = question_kinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const QuestionKind& k) { return k.name == question.name; });
    if (kind == kinds.end()) fields.refuse("question", Error{"there is no such question"});
    if (!fields.ok()) return *fields.refusal();
    kind->read(fields, options, question);
    options.finished();
    fields.absorb(options);
    if (fields.finished()) return *fields.refusal();
    if (!question.key.empty())
        question.key = fmt::format("{} {} {}\n{}", version(), question.name, options.dump(), question.key);
    return question;
}

}  // namespace tedomari::ask
