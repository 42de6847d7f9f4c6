// SPDX-License-Identifier: MIT
#include "gtp/serve.h"

#include <ostream>

#include "gtp/inbox.h"

namespace tedomari::gtp {

namespace {

std::string respond(const Commands& commands, const Line& line) {
    if (!line.cut) return commands.respond(line.text);
    const auto request = parse_request(line.text);
    return request ? response(request->id, Error{"line too long"}) : std::string();
}

}  // namespace

Ending serve(const Commands& commands, const Channel& channel) {
    Inbox inbox(channel.input, channel.cancel, channel.stop);
    while (const auto line = inbox.next()) {
        if (channel.stop != nullptr && *channel.stop) return Ending::stopped;
        channel.output << respond(commands, *line) << std::flush;
        if (!channel.output) return Ending::closed_output;
        if (commands.quit_asked()) return Ending::quit;
    }
    if (channel.stop != nullptr && *channel.stop) return Ending::stopped;
    return inbox.error_number() == 0 ? Ending::end_of_input : Ending::unreadable_input;
}

}  // namespace tedomari::gtp
