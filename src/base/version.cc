// SPDX-License-Identifier: MIT
#include "base/version.h"

namespace tedomari {

std::string_view version() { return TEDOMARI_VERSION; }

}  // namespace tedomari
