// SPDX-License-Identifier: MIT
#include "analysis/literal_game.h"

#include <map>

#include "cgt/lines.h"

namespace tedomari::analysis {

using namespace cgt;

namespace {

using Form = Syntax::Form;

class Builder {
public:
    Builder(Session& session, const std::vector<Syntax>& statements) : session_(session) {
        for (const Syntax& statement : statements) {
            if (statement.form == Form::definition) definitions_[statement.word] = &statement.children[0];
        }
    }

    Result<Vertex> vertex(const Syntax& syntax) {
        if (syntax.form == Form::braces) return braces(syntax);
        if (syntax.form == Form::definition) return vertex(syntax.children[0]);
        if (syntax.form == Form::name && definitions_.contains(syntax.word)) return named(syntax.word);
        const auto game = session_.game(syntax);
        if (!game) return game.error();
        return add_game(builder_, session_.thermographs(), *game);
    }

    Result<GameGraph> finish() && { return std::move(builder_).build(); }

private:
    Result<Vertex> braces(const Syntax& syntax) {
        const Vertex at = builder_.position();
        for (const cgt::Side side : {cgt::Side::left, cgt::Side::right}) {
            for (const Syntax& option : side == cgt::Side::left ? syntax.children : syntax.others) {
                const auto to = vertex(option);
                if (!to) return to.error();
                builder_.option(at, side, *to);
            }
        }
        return at;
    }

    Result<Vertex> named(const std::string& name) {
        if (const auto known = made_.find(name); known != made_.end()) return known->second;
        const auto made = vertex(*definitions_.at(name));
        if (made) made_.emplace(name, *made);
        return made;
    }

    Session& session_;
    GraphBuilder builder_;
    std::map<std::string, const Syntax*> definitions_;
    std::map<std::string, Vertex> made_;
};

}  // namespace

Result<GameGraph> literal_game(Session& session, std::string_view program) {
    const auto statements = parse_program(program);
    if (!statements) return statements.error();
    Builder builder(session, *statements);
    const auto root = builder.vertex(statements->back());
    if (!root) return root.error();
    return std::move(builder).finish();
}

}  // namespace tedomari::analysis
