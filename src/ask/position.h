// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "ask/fields.h"
#include "sgf/position.h"

namespace tedomari::ask {

// The position a question is about: "sgf" and "node", "diagram", or KataGo's "moves", "initialStones",
// "initialPlayer", "boardXSize", "boardYSize"; "rules", "komi" and "toMove" over any of them.  Every chain has a
// liberty.  Nothing when something is wrong, which the fields keep.
std::optional<go::Game> read_position(Fields& fields);
// With the record that it is of, if there is one.
std::optional<sgf::FoundPosition> find_position(Fields& fields, sgf::AsksFor asks);

// "rules": a name, or KataGo's object; "komi": a number, or an exact one as a text.  Nothing when there is none.
std::optional<go::Rules> rules_field(Fields& fields);
std::optional<Rational> komi_field(Fields& fields);
std::optional<go::Color> color_field(Fields& fields, const std::string& name);
go::PointSet points_field(Fields& fields, const std::string& name, go::Size size);
go::Point point_field(Fields& fields, const std::string& name, go::Size size);  // nowhere when there is none

// "occupied", "suicide", "ko", "superko", "off the board"; empty when legal.
std::string_view short_word(go::Legality legality);

}  // namespace tedomari::ask
