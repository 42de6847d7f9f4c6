// SPDX-License-Identifier: MIT
#include "go/ko_name.h"

namespace tedomari::go {

std::string to_string(const KoName& name) {
    const std::string number = std::to_string(name.moves);
    switch (name.kind) {
        case KoName::Kind::direct: return "direct ko";
        case KoName::Kind::steps: return "ko in " + number + (name.moves > 3 ? " or more steps" : " steps");
        case KoName::Kind::approach:
            return "approach ko (" + number + (name.moves == 1 ? " move)" : " moves)");
        case KoName::Kind::thousand_years: return "thousand-year ko";
    }
    return "";
}

}  // namespace tedomari::go
