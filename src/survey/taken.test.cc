// SPDX-License-Identifier: MIT
#include "survey/taken.h"

#include <gtest/gtest.h>

#include "go/diagram.h"

namespace tedomari::survey {
namespace {

using go::at;
using go::Color;

constexpr const char* corner = R"(
    . . . . .
    . . . . .
    O O . . .
    . O . . .
    . . O . .)";

TEST(taken, is_what_stands_in_atari) {
    EXPECT_TRUE(is_taken_at_once(go::diagram(corner), {Color::black, at("A1")}));
    EXPECT_TRUE(is_taken_at_once(go::diagram(corner), {Color::black, at("A2")}));
}

TEST(taken, is_not_what_has_room_nor_what_is_illegal) {
    EXPECT_FALSE(is_taken_at_once(go::diagram(corner), {Color::black, at("D4")}));
    EXPECT_FALSE(is_taken_at_once(go::diagram(corner), {Color::black, at("B2")}));
}

}  // namespace
}  // namespace tedomari::survey
