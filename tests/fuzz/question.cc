// SPDX-License-Identifier: MIT
#include "ask/question.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "ask/calls.h"
#include "web/guard.h"

// What anybody may send to the server, by the first byte: a question, a file, an edit, a new game, headers.  It is
// understood or refused in words; nothing is computed.  A record that was read is written so that it reads the same.
namespace {

using namespace tedomari;
using namespace tedomari::ask;
using namespace tedomari::web;

void expect(bool claim) {
    if (!claim) std::abort();
}

void check(const Reply& reply) {
    expect(reply.status >= 200 && reply.status < 500);
    expect(!reply.is_refusal() || !reply.body.at("error").get<std::string>().empty());
    wire_text(reply.body);
}

void open(std::string_view text) {
    const Reply first = open_file(text, 1);
    check(first);
    if (first.is_refusal()) return;
    const std::string sgf = first.body["record"]["sgf"].get<std::string>();
    const Reply second = open_file(sgf, 1);
    check(second);
    expect(second.status == 200 && second.body["record"]["sgf"] == sgf);
    expect(second.body["record"]["nodes"] == first.body["record"]["nodes"]);
}

// One header a line.
void knock(std::string_view text) {
    const auto line = [&] {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string result(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
        return result;
    };
    Caller caller;
    caller.method = line();
    caller.path = line();
    for (auto* field :
         {&caller.host, &caller.origin, &caller.fetch_site, &caller.authorization, &caller.cookie,
          &caller.content_type, &caller.content_length, &caller.content_encoding}) {
        if (std::string value = line(); !value.empty()) *field = value;
    }
    caller.token = line();
    if (const auto reply = turned_away({"127.0.0.1", 8136, ""}, caller)) check(*reply);
    const auto reply = turned_away({"0.0.0.0", 8136, "secret"}, caller);
    if (reply) check(*reply);
    expect(reply || std::string(caller.token + caller.cookie.value_or("") + caller.authorization.value_or(""))
                            .find("secret") != std::string::npos);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0]) {
        case 'o': open(text); break;
        case 'e': check(edit_game(text)); break;
        case 'n': check(new_game(text)); break;
        case 'd': check(draw_diagram(text)); break;
        case 'h': knock(text); break;
        default: {
            const auto parsed = parse_question(text);
            if (const Reply* reply = std::get_if<Reply>(&parsed)) {
                expect(reply->is_refusal());
                check(*reply);
            } else {
                expect(std::get<Question>(parsed).answer != nullptr);
            }
        }
    }
    return 0;
}
