// SPDX-License-Identifier: MIT
#include "gtp/client.h"

#include "gtp/text.h"

namespace tedomari::gtp {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t max_reply = 1 << 24;

// "=12 D4" without its mark and id.
std::string_view body(std::string_view first_line) {
    first_line.remove_prefix(1);
    const auto id = first_line.find_first_not_of("0123456789");
    if (id == std::string_view::npos) return {};
    return first_line.substr(id);
}

}  // namespace

Result<Client> Client::start(const std::string& command) {
    auto child = Child::start(command);
    if (!child) return child.error();
    return Client(std::move(*child));
}

Reply Client::ask(std::string_view line, const Patience& patience) {
    if (!is_alive()) return last_;
    if (!child_.write(std::string(line) + "\n", patience)) return give_up(patience);
    Reply reply;
    bool begun = false;
    while (reply.text.size() <= max_reply) {
        const auto next = child_.read_line(patience);
        if (!next) return give_up(patience);
        const std::string_view text = trimmed(*next);
        if (!begun) {
            // Some engines chat before they answer.
            if (text.empty() || (text[0] != '=' && text[0] != '?')) continue;
            begun = true;
            reply.kind = text[0] == '=' ? Reply::Kind::answer : Reply::Kind::refusal;
            reply.text = body(text);
        } else if (text.empty()) {
            reply.text = trimmed(reply.text);
            return reply;
        } else {
            reply.text += "\n" + *next;
        }
    }
    return give_up(patience);
}

Reply Client::give_up(const Patience& patience) {
    if (patience.cancel != nullptr && *patience.cancel) {
        last_ = {Reply::Kind::cancelled, "interrupted"};
        child_.kill();
    } else if (patience.is_over()) {
        last_ = {Reply::Kind::silent, "did not answer in time"};
        child_.kill();
    } else {
        // Its output has ended; the process follows soon.
        const bool by_itself = child_.wait(Patience::of(500ms));
        child_.kill();
        last_ = {Reply::Kind::died, by_itself ? child_.end() : "closed its output"};
    }
    if (const std::string words = child_.last_words(); !words.empty()) last_.text += " (" + words + ")";
    return last_;
}

void Client::quit() {
    if (!is_alive()) return;
    child_.write("quit\n", Patience::of(1s));
    child_.wait(Patience::of(2s));
    child_.kill();
}

}  // namespace tedomari::gtp
