// SPDX-License-Identifier: MIT
#include <stdexcept>

#include "scoring/model.h"

namespace tedomari::scoring {

// default_model.txt and looked_model.txt, which CMake makes sources of.
std::string_view default_model_text();
std::string_view looked_model_text();

namespace {

Model embedded(std::string_view text) {
    auto read = parse_model(text);
    if (!read) throw std::logic_error("the embedded scoring model: " + read.error().message);
    return std::move(*read);
}

}  // namespace

const Model& default_model() {
    static const Model model = embedded(default_model_text());
    return model;
}

const Model& default_looked_model() {
    static const Model model = embedded(looked_model_text());
    return model;
}

}  // namespace tedomari::scoring
