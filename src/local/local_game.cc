// SPDX-License-Identifier: MIT
#include "local/local_game.h"

#include "cgt/sente.h"

namespace tedomari::local {

std::string_view to_string(Kind kind) {
    switch (kind) {
        case Kind::gote: return "gote";
        case Kind::black_sente: return "black's sente";
        case Kind::white_sente: return "white's sente";
        case Kind::double_sente: return "double sente";
        case Kind::ko: return "ko";
        case Kind::settled: return "settled";
        case Kind::dame: return "dame";
        default: return "unknown";
    }
}

Kind kind_of(const cgt::Thermograph& thermograph) {
    const cgt::Sente sente = cgt::sente(thermograph);
    if (sente.initiative == cgt::Initiative::settled || thermograph.temperature() < 0) return Kind::settled;
    // One play more than the two of a gote: a ko is taken and won.
    if (sente.left_plays + sente.right_plays > 2 || sente.left_plays < 0 || sente.right_plays < 0)
        return Kind::ko;
    switch (sente.initiative) {
        case cgt::Initiative::gote: return Kind::gote;
        case cgt::Initiative::left_sente: return Kind::black_sente;
        case cgt::Initiative::right_sente: return Kind::white_sente;
        case cgt::Initiative::double_sente: return Kind::double_sente;
        default: return Kind::settled;
    }
}

}  // namespace tedomari::local
