// SPDX-License-Identifier: MIT
#include "trial/region_truths.h"

#include <fstream>
#include <sstream>

namespace tedomari::trial {

Result<RegionTruths> RegionTruths::open(std::string path) {
    RegionTruths result;
    result.path_ = std::move(path);
    std::ifstream in(result.path_);
    std::string line;
    for (int row = 1; std::getline(in, line); ++row) {
        std::istringstream words(line);
        std::uint64_t number = 0;
        std::string worth, more;
        if (!(words >> number >> worth) || words >> more)
            return Error{"a line is the number of a region and its worth, or ?", row, 1};
        Truth truth;
        if (worth != "?") {
            const auto value = parse_rational(worth);
            if (!value) return Error{"a worth is a number, or ?", row, 1};
            truth.worth = *value;
        }
        result.known_[number] = truth;
    }
    if (in.bad()) return Error{"cannot be read"};
    return result;
}

std::optional<RegionTruths::Truth> RegionTruths::find(std::uint64_t number) const {
    const auto found = known_.find(number);
    if (found == known_.end()) return {};
    return found->second;
}

bool RegionTruths::keep(std::uint64_t number, const Truth& truth) {
    known_[number] = truth;
    if (path_.empty()) return true;
    std::ofstream out(path_, std::ios::app);
    out << number << ' ' << (truth.worth ? to_string(*truth.worth) : "?") << '\n';
    return static_cast<bool>(out.flush());
}

}  // namespace tedomari::trial
