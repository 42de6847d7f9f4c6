// SPDX-License-Identifier: MIT
#include "endgame/instinct_weights.h"

#include <stdexcept>
#include <string_view>

#include "base/decimal.h"

namespace tedomari::endgame {

std::string_view instinct_text();  // instinct.txt, which CMake makes a source of

namespace {

// The file is the numbers in the order of the struct, after a line that says what they are.
class WeightsReader {
public:
    explicit WeightsReader(std::string_view text) : text_(text) {
        constexpr std::string_view title = "tedomari instinct 1\n";
        if (!text_.starts_with(title)) throw std::logic_error("not weights of Instinct");
        text_.remove_prefix(title.size());
    }
    void read(float& number) {
        skip();
        const auto taken = take_decimal<float>(text_);
        if (!taken) throw std::logic_error("weights of Instinct: too few");
        number = *taken;
    }
    void read(InstinctWeights::Round& round) {
        read(round.share);
        read(round.mixing);
        read(round.bias);
    }
    template <class T, std::size_t n>
    void read(std::array<T, n>& parts) {
        for (T& part : parts) read(part);
    }
    bool at_end() {
        skip();
        return text_.empty();
    }

private:
    void skip() {
        while (!text_.empty() && (text_.front() == ' ' || text_.front() == '\n')) text_.remove_prefix(1);
    }

    std::string_view text_;
};

}  // namespace

InstinctWeights parse_instinct(std::string_view text) {
    InstinctWeights weights;
    WeightsReader reader(text);
    reader.read(weights.first);
    reader.read(weights.first_bias);
    reader.read(weights.rounds);
    reader.read(weights.last);
    if (!reader.at_end()) throw std::logic_error("weights of Instinct: too many");
    return weights;
}

const InstinctWeights& instinct_weights() {
    static const InstinctWeights weights = parse_instinct(instinct_text());
    return weights;
}

}  // namespace tedomari::endgame
