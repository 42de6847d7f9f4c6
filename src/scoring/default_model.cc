// SPDX-License-Identifier: MIT
#include "scoring/model.h"

namespace tedomari::scoring {

const Model& default_model() {
    static const Model model;
    return model;
}

}  // namespace tedomari::scoring
