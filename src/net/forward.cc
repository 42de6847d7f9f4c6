// SPDX-License-Identifier: MIT
#include "net/forward.h"

namespace tedomari::net {

std::unique_ptr<Forward> usual_forward(Weights weights) {
#if TEDOMARI_ONEDNN
    return onednn_forward(std::move(weights));
#else
    return winograd_forward(std::move(weights));
#endif
}

}  // namespace tedomari::net
