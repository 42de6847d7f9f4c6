// SPDX-License-Identifier: MIT
#pragma once

#include "ask/fields.h"
#include "ask/record.h"

namespace tedomari::ask {

// A record after a change, and the node to look at now.
struct Edited {
    Record record;
    int node = 0;
    bool changed = true;
};

// {"sgf", "node", "edit": "play", …} as docs/http-api.md says; nothing when something is wrong, which the fields
// keep.
std::optional<Edited> edit(Fields& fields);

// {"boardXSize", "boardYSize", "rules", "komi", "handicap"}, all optional.
std::optional<Record> new_record(Fields& fields);

// The record and the node that a request names: "sgf" and "node", else where the record asks its question.
struct Place {
    Record record;
    sgf::NodeId node;
};
std::optional<Place> read_place(Fields& fields);

}  // namespace tedomari::ask
