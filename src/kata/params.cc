// SPDX-License-Identifier: MIT
#include "kata/params.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>

#include "base/version.h"

namespace tedomari::kata {

namespace {

Result<double> number(std::string_view text, double low, double high) {
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !(value >= low && value <= high))
        return Error{fmt::format("must be a number from {} to {}", low, high)};
    return value;
}

Result<double> whole(std::string_view text, double low, double high) {
    auto value = number(text, low, high);
    if (value && *value == std::floor(*value)) return value;
    return Error{fmt::format("must be an integer from {:.0f} to {:.0f}", low, high)};
}

struct Param {
    const char* name;
    std::string (*get)(const Params& params);
    std::optional<Error> (*set)(Params& params, std::string_view value);
};

template <auto member, Result<double> (*parse)(std::string_view, double, double), auto low, auto high>
std::optional<Error> set_number(Params& params, std::string_view text) {
    const auto value = parse(text, low, static_cast<double>(high));
    if (!value) return value.error();
    params.*member = static_cast<std::remove_reference_t<decltype(params.*member)>>(*value);
    return {};
}
template <auto member>
std::string get_number(const Params& params) {
    return fmt::format("{}", params.*member);
}

constexpr std::int64_t many = std::int64_t{1} << 50;
constexpr int years = 1'000'000'000;

std::string get_caution(const Params& params) {
    return fmt::format("{}", params.first_caution.value_or(net::TreeSettings{}.caution));
}
std::optional<Error> set_caution(Params& params, std::string_view text) {
    const auto value = number(text, 0, 2);
    if (!value) return value.error();
    params.first_caution = *value;
    return {};
}
std::string get_perspective(const Params& params) { return std::string(to_string(params.perspective)); }
std::optional<Error> set_perspective(Params& params, std::string_view text) {
    const auto value = render::parse_perspective(text);
    if (!value) return value.error();
    params.perspective = *value;
    return {};
}
std::string get_warns(const Params& params) { return params.warns_of_fields ? "true" : "false"; }
std::optional<Error> set_warns(Params& params, std::string_view text) {
    if (text != "true" && text != "false") return Error{"must be true or false"};
    params.warns_of_fields = text == "true";
    return {};
}

constexpr Param params_table[] = {
    {"maxVisits", get_number<&Params::visits>, set_number<&Params::visits, whole, 1, many>},
    {"maxPlayouts", get_number<&Params::visits>, set_number<&Params::visits, whole, 1, many>},
    {"maxTime", get_number<&Params::seconds>, set_number<&Params::seconds, number, 0, years>},
    {"reportAnalysisWinratesAs", get_perspective, set_perspective},
    {"analysisPVLen", get_number<&Params::line>, set_number<&Params::line, whole, 1, 1000>},
    {"wideRootNoise", get_number<&Params::wider>, set_number<&Params::wider, number, 0, 5>},
    {"analysisWideRootNoise", get_number<&Params::wider>, set_number<&Params::wider, number, 0, 5>},
    {"rootPolicyTemperature", get_number<&Params::flatter>, set_number<&Params::flatter, number, 0, 100>},
    {"rootFpuReductionMax", get_caution, set_caution},
    {"rootNumSymmetriesToSample", get_number<&Params::symmetries>,
     set_number<&Params::symmetries, whole, 1, 8>},
    {"numSearchThreads", get_number<&Params::search_threads>,
     set_number<&Params::search_threads, whole, 1, 1024>},
    {"numSearchThreadsPerAnalysisThread", get_number<&Params::search_threads>,
     set_number<&Params::search_threads, whole, 1, 1024>},
    {"numAnalysisThreads", get_number<&Params::analysis_threads>,
     set_number<&Params::analysis_threads, whole, 1, 16384>},
    {"warnUnusedFields", get_warns, set_warns},
    {"tedomariTime", get_number<&Params::facts>, set_number<&Params::facts, number, 0, 600>},
};

// Names that KataGo knows and that change nothing here: how its network is run, what it logs, how its search is tuned.
constexpr std::string_view theirs[] = {"allowResignation",
                                       "analysisIgnorePreRootHistory",
                                       "antiMirror",
                                       "assumeMultipleStartingBlackMovesAreHandicap",
                                       "conservativePass",
                                       "cudaUseFP16",
                                       "delayMoveMax",
                                       "delayMoveScale",
                                       "friendlyPassOk",
                                       "genmoveAntiMirror",
                                       "graphSearchCatchUpLeakProb",
                                       "homeDataDir",
                                       "ignoreGTPAndForceKomi",
                                       "ignorePreRootHistory",
                                       "koRule",
                                       "lagBuffer",
                                       "logAllGTPCommunication",
                                       "logAllRequests",
                                       "logAllResponses",
                                       "logConfigContents",
                                       "logDir",
                                       "logErrorsAndWarnings",
                                       "logFile",
                                       "logSearchInfo",
                                       "logTimeStamp",
                                       "logToStderr",
                                       "maxPlayoutsPondering",
                                       "maxTimePondering",
                                       "maxVisitsPondering",
                                       "multiStoneSuicideLegal",
                                       "multiStoneSuicideLegals",
                                       "nnCacheSizePowerOfTwo",
                                       "nnMaxBatchSize",
                                       "nnMutexPoolSizePowerOfTwo",
                                       "nnRandomize",
                                       "nnRandSeed",
                                       "numNNServerThreadsPerModel",
                                       "ogsChatToStderr",
                                       "openclUseFP16",
                                       "playoutDoublingAdvantage",
                                       "playoutDoublingAdvantagePla",
                                       "ponderingEnabled",
                                       "preventCleanupPhase",
                                       "resignConsecTurns",
                                       "resignMinMovesPerBoardArea",
                                       "resignMinScoreDifference",
                                       "resignThreshold",
                                       "rules",
                                       "scoringRule",
                                       "searchFactorAfterOnePass",
                                       "searchFactorAfterTwoPass",
                                       "searchFactorWhenWinning",
                                       "searchFactorWhenWinningThreshold",
                                       "searchRandSeed",
                                       "startupPrintMessageToStderr",
                                       "subtreeValueBiasFactor",
                                       "subtreeValueBiasWeightExponent",
                                       "taxRule",
                                       "trtUseFP16",
                                       "useEvalCache",
                                       "useGraphSearch",
                                       "useNoisePruning",
                                       "useUncertainty",
                                       "whiteHandicapBonus"};
constexpr std::string_view their_beginnings[] = {"avoidSgf",
                                                 "avoidMYTDagger",
                                                 "chosenMove",
                                                 "cpuct",
                                                 "cuda",
                                                 "dynamic",
                                                 "fpu",
                                                 "humanSL",
                                                 "lcb",
                                                 "minVisitPropForLCB",
                                                 "noResultUtility",
                                                 "opencl",
                                                 "root",
                                                 "static",
                                                 "trt",
                                                 "valueWeight",
                                                 "winLossUtility",
                                                 "metal",
                                                 "numVirtualLosses",
                                                 "useLcb",
                                                 "drawEquivalent",
                                                 "policyOptimism",
                                                 "nn"};

const Param* find(std::string_view name) {
    const auto found = std::find_if(std::begin(params_table), std::end(params_table),
                                    [&](const Param& param) { return param.name == name; });
    return found == std::end(params_table) ? nullptr : found;
}

std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r");
    if (from == text.npos) return {};
    return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

std::optional<Error> add_pair(Pairs& pairs, std::string_view text) {
    const auto equals = text.find('=');
    const std::string_view name = trimmed(text.substr(0, equals));
    if (equals == text.npos || name.empty()) return Error{"'name = value' is expected"};
    pairs.emplace_back(name, trimmed(text.substr(equals + 1)));
    return {};
}

Result<Pairs> parse_pairs(std::string_view text, char separator) {
    Pairs pairs;
    int line = 0;
    while (!text.empty()) {
        ++line;
        const auto end = std::min(text.find(separator), text.size());
        std::string_view piece = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        piece = trimmed(piece.substr(0, piece.find('#')));
        if (piece.empty() || piece.starts_with('@')) continue;
        if (const auto error = add_pair(pairs, piece)) return Error{error->message, line, 1};
    }
    return pairs;
}

}  // namespace

net::TreeSettings Params::tree() const {
    net::TreeSettings settings;
    settings.visits = visits;
    settings.threads = search_threads;
    settings.wider = wider;
    // A wider first move is flatter too, as KataGo's is.
    settings.flatter = std::max(flatter, 0.01) * (4 * wider + 1);
    settings.first_caution = first_caution;
    settings.judging = symmetries > 1;
    return settings;
}

Meaning meaning_of(std::string_view name) {
    if (find(name) != nullptr) return Meaning::ours;
    const bool known = std::find(std::begin(theirs), std::end(theirs), name) != std::end(theirs) ||
                       std::any_of(std::begin(their_beginnings), std::end(their_beginnings),
                                   [&](std::string_view beginning) { return name.starts_with(beginning); });
    return known ? Meaning::theirs : Meaning::nobodys;
}

std::vector<std::string> param_names() {
    std::vector<std::string> names;
    for (const Param& param : params_table) names.emplace_back(param.name);
    return names;
}

Result<std::string> get_param(const Params& params, std::string_view name) {
    const Param* param = find(name);
    if (param == nullptr) return Error{"Invalid parameter: " + std::string(name)};
    return param->get(params);
}

std::optional<Error> set_param(Params& params, std::string_view name, std::string_view value) {
    const Param* param = find(name);
    if (param == nullptr) return Error{"Invalid parameter: " + std::string(name)};
    if (auto error = param->set(params, value)) return Error{std::string(name) + ": " + error->message};
    return {};
}

nlohmann::json models_json() {
    return nlohmann::json::array({{{"name", "tedomari.weights"},
                                   {"internalName", "tedomari-" + std::string(version())},
                                   {"maxBatchSize", 1},
                                   {"usesHumanSLProfile", false},
                                   {"version", 1},
                                   {"usingFP16", "false"}}});
}

Result<Pairs> parse_config(std::string_view text) { return parse_pairs(text, '\n'); }
Result<Pairs> parse_overrides(std::string_view text) { return parse_pairs(text, ','); }

}  // namespace tedomari::kata
