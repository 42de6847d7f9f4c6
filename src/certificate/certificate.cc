// SPDX-License-Identifier: MIT
#include "certificate/certificate.h"

#include <chrono>

#include "certificate/claims.h"

namespace tedomari::certificate {

namespace {

constexpr const char* mark = "tedomariCertificate";

// Where in the text the JSON ended to make sense.
Error place_of(std::string_view text, std::size_t byte) {
    Error error{"this is no certificate: not JSON", 1, 1};
    for (std::size_t i = 0; i + 1 < std::min(byte, text.size()); ++i) {
        ++error.column;
        if (text[i] != '\n') continue;
        ++error.line;
        error.column = 1;
    }
    return error;
}

Result<Finding> verify(const Json& claim, std::uint64_t nodes) {
    const auto start = std::chrono::steady_clock::now();
    Fields fields(claim);
    Limits limits;
    limits.nodes = nodes;
    Budget budget(limits);
    Finding finding;
    switch (fields.word("kind", {"life", "value", "goal"})) {
        case 0:
            if (!fields.error()) finding = verify_life(fields, budget);
            break;
        case 1: finding = verify_value(fields); break;
        default: finding = verify_goal(fields, budget);
    }
    if (fields.error()) return *fields.error();
    finding.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return finding;
}

}  // namespace

std::string text_of(const std::vector<Json>& claims) {
    std::string text = std::string("{\"") + mark + "\": " + std::to_string(version) + ", \"claims\": [\n";
    for (const Json& claim : claims) text += (&claim == claims.data() ? "" : ",\n") + claim.dump();
    return text + "\n]}\n";
}

Result<std::vector<Finding>> verify(std::string_view text, std::uint64_t nodes) {
    Json file;
    try {
        file = Json::parse(text);
    } catch (const Json::parse_error& error) {
        return place_of(text, error.byte);
    }
    Fields fields(file);
    const Json& given = fields.optional(mark);
    if (!given.is_number_unsigned()) return Error{"this is no certificate"};
    if (given.get<std::uint64_t>() != version)
        return Error{"a certificate of version " + given.dump() + "; this program reads version " +
                     std::to_string(version)};
    const Json& claims = fields.field("claims");
    if (!claims.is_array() || claims.empty()) return Error{"the certificate has no claims"};
    std::vector<Finding> findings;
    for (const Json& claim : claims) {
        auto finding = verify(claim, nodes);
        if (!finding)
            return Error{"claim " + std::to_string(findings.size() + 1) + ": " + finding.error().message};
        findings.push_back(std::move(*finding));
    }
    return findings;
}

}  // namespace tedomari::certificate
