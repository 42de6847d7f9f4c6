// SPDX-License-Identifier: MIT
#pragma once

#include "certificate/certificate.h"
#include "certificate/fields.h"

// Each kind of claim reads itself and says what came of it.
namespace tedomari::certificate {

Finding verify_life(Fields& fields, Budget& budget);
Finding verify_value(Fields& fields);
Finding verify_goal(Fields& fields, Budget& budget);

}  // namespace tedomari::certificate
