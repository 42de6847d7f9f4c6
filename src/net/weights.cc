// SPDX-License-Identifier: MIT
#include "net/weights.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "base/hash.h"
#include "net/planes.h"

namespace tedomari::net {

namespace {

using Json = nlohmann::json;

constexpr std::string_view magic = "tedonet1";
constexpr int version = 2;
constexpr int most_blocks = 64, most_channels = 1024;
static_assert(std::endian::native == std::endian::little, "numbers are read as they lie in the file");

template <class T>
T number_at(std::string_view bytes, std::size_t offset) {
    T number;
    std::memcpy(&number, bytes.data() + offset, sizeof(T));
    return number;
}

void append(std::string& bytes, std::uint64_t number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof(number));
}

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i + 8 <= bytes.size(); i += 8)
        total = combine(total, number_at<std::uint64_t>(bytes, i));
    return total;
}

constexpr std::size_t padded(std::size_t size) { return (size + 7) / 8 * 8; }

// An integer of the header within bounds; 0 when it has none.
int small(const Json& header, const char* name, int most) {
    const auto found = header.find(name);
    if (found == header.end() || !found->is_number_integer()) return 0;
    const auto value = found->get<std::int64_t>();
    return value >= 1 && value <= most ? static_cast<int>(value) : 0;
}

bool has_our_planes(const Json& header) {
    const auto found = header.find("planes");
    if (found == header.end() || !found->is_array() || found->size() != plane_count) return false;
    for (std::size_t i = 0; i < plane_count; ++i) {
        if ((*found)[i] != plane_names()[i]) return false;
    }
    return true;
}

Result<Architecture> read_header(const Json& header) {
    if (!header.is_object()) return Error{"the network's header is damaged"};
    if (small(header, "version", 1'000'000) != version) return Error{"a network of another version"};
    if (!has_our_planes(header)) return Error{"a network that looks at other planes than this program makes"};
    const Architecture architecture{small(header, "blocks", most_blocks),
                                    small(header, "channels", most_channels),
                                    small(header, "head", most_channels)};
    if (architecture.blocks == 0 || architecture.channels == 0 || architecture.head == 0)
        return Error{"a network of no known shape"};
    return architecture;
}

}  // namespace

std::size_t Architecture::weights() const {
    const auto c = static_cast<std::size_t>(channels), h = static_cast<std::size_t>(head);
    std::size_t total = c * plane_count * 9 + c;
    for (int i = 0; i < blocks; ++i) total += 2 * (9 * c * c + c) + (is_pooled(i) ? 2 * c * c : 0);
    const std::size_t policy = h * c + h + h * 2 * c + h;
    const std::size_t passes = h * 2 * c + h + h + 1;
    const std::size_t owners = h * c + h + 3 * h + 3, others = owners + h * 2 * c;
    return total + policy + passes + owners + others;
}

Result<Weights> parse_weights(std::string_view bytes) {
    constexpr std::size_t start = 16;
    if (bytes.size() < start || !bytes.starts_with(magic)) return Error{"not a network"};
    const auto length = number_at<std::uint64_t>(bytes, 8);
    if (bytes.size() % 8 != 0 || length % 8 != 0 || length > bytes.size() - start ||
        bytes.size() - start - length < 8)
        return Error{"the network is cut short"};
    const std::size_t end = bytes.size() - 8;
    if (checksum(bytes.substr(0, end)) != number_at<std::uint64_t>(bytes, end))
        return Error{"the network is damaged: its checksum is wrong"};
    const Json header = Json::parse(bytes.substr(start, length), nullptr, false);
    const auto architecture = read_header(header);
    if (!architecture) return architecture.error();
    const std::size_t count = architecture->weights(), first = start + length;
    if (end - first != padded(2 * count))
        return Error{"the network has not as many weights as its shape needs"};
    Weights weights{*architecture, header.value("training", Json()).dump(), std::vector<float>(count)};
    for (std::size_t i = 0; i < count; ++i) {
        weights.values[i] = from_half(number_at<std::uint16_t>(bytes, first + 2 * i));
        if (!std::isfinite(weights.values[i])) return Error{"the network has a weight that is no number"};
    }
    return weights;
}

std::string to_bytes(const Weights& weights) {
    const Json training = Json::parse(weights.training, nullptr, false);
    Json header = {{"version", version},
                   {"planes", plane_names()},
                   {"blocks", weights.architecture.blocks},
                   {"channels", weights.architecture.channels},
                   {"head", weights.architecture.head},
                   {"training", training.is_discarded() ? Json() : training}};
    std::string text = header.dump();
    text.resize(padded(text.size()), ' ');
    std::string bytes(magic);
    append(bytes, text.size());
    bytes += text;
    for (const float value : weights.values) {
        const std::uint16_t half = to_half(value);
        bytes.append(reinterpret_cast<const char*>(&half), sizeof(half));
    }
    bytes.resize(padded(bytes.size()), '\0');
    append(bytes, checksum(bytes));
    return bytes;
}

float from_half(std::uint16_t half) {
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000) << 16;
    const std::uint32_t exponent = half >> 10 & 31, fraction = half & 1023;
    if (exponent == 0) {
        const float small = std::ldexp(static_cast<float>(fraction), -24);
        return sign != 0 ? -small : small;
    }
    const std::uint32_t wide = exponent == 31 ? 255 : exponent + 112;
    return std::bit_cast<float>(sign | wide << 23 | fraction << 13);
}

std::uint16_t to_half(float value) {
    const auto sign = static_cast<std::uint16_t>(std::signbit(value) ? 0x8000 : 0);
    const float size = std::fabs(value);
    const auto with_sign = [sign](std::uint32_t bits) { return static_cast<std::uint16_t>(sign | bits); };
    if (std::isnan(value)) return with_sign(0x7e00);
    if (size >= 65520) return with_sign(0x7c00);
    // Below the smallest normal number halves are multiples of 2^-24; nearbyint rounds ties to even.
    if (size < 0x1p-14F) return with_sign(static_cast<std::uint32_t>(std::nearbyint(size * 0x1p24F)));
    const auto bits = std::bit_cast<std::uint32_t>(size);
    const std::uint32_t rounded = bits + 0xfff + (bits >> 13 & 1);
    return with_sign((rounded >> 13) - (112U << 10));
}

}  // namespace tedomari::net
