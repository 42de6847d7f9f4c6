// SPDX-License-Identifier: MIT
#include "cgt/sente.h"

namespace tedomari::cgt {

namespace {

Initiative initiative_of(int left_plays, int right_plays) {
    if (left_plays <= 0 && right_plays <= 0) return Initiative::double_sente;
    if (left_plays <= 0) return Initiative::left_sente;
    return right_plays <= 0 ? Initiative::right_sente : Initiative::gote;
}

}  // namespace

Sente sente_below(const Thermograph& game, Rational t) {
    const int left = game.left.slope_below(t), right = game.right.slope_below(t);
    const bool one_mast = game.left.at(t) == game.right.at(t) && left == right;
    if (one_mast && left == 0) return {};
    return {initiative_of(-left, right), -left, right, false};
}

Sente sente(const Thermograph& game) {
    const Rational t = game.temperature();
    return t == game.left.base() ? Sente{} : sente_below(game, t);
}

Sente sente(const Thermograph& game, const Scaffolds& scaffolds) {
    Sente result = sente(game);
    if (result.initiative == Initiative::settled) return result;
    const Rational t = game.temperature();
    const auto changes = [&](const Trajectory& scaffold, int plays, int sign) {
        return !scaffold.is_infinite() && (plays > 0) != (sign * scaffold.slope_above(t) > 0);
    };
    result.blurred =
        changes(scaffolds.left, result.left_plays, -1) || changes(scaffolds.right, result.right_plays, +1);
    return result;
}

bool wants_to_move(const Thermograph& game, const Scaffolds& scaffolds, Side side, Rational t) {
    const Trajectory& scaffold = side == Side::left ? scaffolds.left : scaffolds.right;
    const Wall& wall = side == Side::left ? game.left : game.right;
    return !scaffold.is_infinite() && scaffold.at(t) == wall.at(t);
}

std::string_view to_string(Initiative initiative) {
    constexpr std::string_view names[] = {"settled", "gote", "left's sente", "right's sente", "double sente"};
    return names[static_cast<int>(initiative)];
}

}  // namespace tedomari::cgt
