// SPDX-License-Identifier: MIT
#include "gtp/serve.h"

#include <ostream>

#include "gtp/inbox.h"

namespace tedomari::gtp {

namespace {

// Goes to the output line by line, until the inbox has something else to do.
class Output : public Stream {
public:
    Output(const Request& request, const Channel& channel, const Inbox& inbox)
        : request_(request), channel_(channel), inbox_(inbox) {}

    void line(std::string_view text) override {
        if (!began_) channel_.output << '=' << request_.id << '\n';
        began_ = true;
        channel_.output << text << '\n' << std::flush;
    }
    void whole(std::string_view text) override {
        began_ = true;
        channel_.output << '=' << request_.id << ' ' << text << '\n' << std::flush;
    }
    bool is_wanted() const override {
        return !inbox_.has_news() && !channel_.cancel && static_cast<bool>(channel_.output);
    }
    bool began() const { return began_; }

private:
    const Request& request_;
    const Channel& channel_;
    const Inbox& inbox_;
    bool began_ = false;
};

// What ends a stream, its lines being out already.
std::string stream(const Commands& commands, const Request& request, const Channel& channel,
                   const Inbox& inbox) {
    Output output(request, channel, inbox);
    const auto error = commands.stream(request, output);
    if (output.began()) return "\n";
    return response(request.id, error ? Answer(*error) : Answer(""));
}

std::string respond(const Commands& commands, const Line& line, const Channel& channel, const Inbox& inbox) {
    const auto request = parse_request(line.text);
    if (!request) return {};
    if (line.cut) return response(request->id, Error{"line too long"});
    if (commands.is_streaming(request->name)) return stream(commands, *request, channel, inbox);
    return commands.respond(line.text);
}

}  // namespace

Ending serve(const Commands& commands, const Channel& channel) {
    Inbox inbox(channel.input, channel.cancel, channel.stop);
    while (const auto line = inbox.next()) {
        if (channel.stop != nullptr && *channel.stop) return Ending::stopped;
        channel.output << respond(commands, *line, channel, inbox) << std::flush;
        if (!channel.output) return Ending::closed_output;
        if (commands.quit_asked()) return Ending::quit;
    }
    if (channel.stop != nullptr && *channel.stop) return Ending::stopped;
    return inbox.error_number() == 0 ? Ending::end_of_input : Ending::unreadable_input;
}

}  // namespace tedomari::gtp
