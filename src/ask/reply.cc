// SPDX-License-Identifier: MIT
#include "ask/reply.h"

#include "render/json_text.h"
namespace tedomari::ask {

Reply refusal(int status, const Error& error, const std::string& field) {
    Reply reply{status, {{"error", error.message}}};
    if (!field.empty()) reply.body["field"] = field;
    if (error.line > 0) reply.body["line"] = error.line;
    if (error.column > 0) reply.body["column"] = error.column;
    return reply;
}

std::string wire_text(const nlohmann::json& json) { return render::line_of(json); }

}  // namespace tedomari::ask
