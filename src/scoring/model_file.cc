// SPDX-License-Identifier: MIT
#include <charconv>
#include <fmt/format.h>

#include "base/decimal.h"
#include "base/hash.h"
#include "scoring/model.h"

namespace tedomari::scoring {

namespace {

// The file, line by line:
//
//      tedomari scoring model 1
//      facts 6040 games, irprop+ …
//      features certain 77 size perimeter …
//      cascade 16 belief friends_best …
//      members 3
//      member 3                       its stages
//      stage 0 77 16                  cascades?, inputs, hidden
//      <mean> … / <scale> … / <weights> …          one line each
//      curve 0.31 0.33 0.25 …         loss and that of the games held out, epoch by epoch; may be missing
//      checksum 0123456789abcdef      of everything before
constexpr std::string_view title = "tedomari scoring model 1";

std::uint64_t checksum(std::string_view text) {
    std::uint64_t hash = text.size();
    for (const char c : text) hash = combine(hash, static_cast<unsigned char>(c));
    return hash;
}

std::string names_of(FeatureSet set) {
    const auto features = features_of(set);
    std::string line = fmt::format("features {} {}", to_string(set), features.size());
    for (const Feature& f : features) line += fmt::format(" {}", f.name);
    return line;
}

std::string names_of_cascade() {
    std::string line = fmt::format("cascade {}", cascade_features().size());
    for (const CascadeFeature& f : cascade_features()) line += fmt::format(" {}", f.name);
    return line;
}

std::string numbers(const Vector& values) {
    std::string line;
    for (const double v : values) line += fmt::format("{}{:.5g}", line.empty() ? "" : " ", v);
    return line;
}

// Takes the text apart line by line and word by word; once something is missing it stays failed.
class Lines {
public:
    explicit Lines(std::string_view text) : left_(text) {}

    std::string_view line() {
        const std::size_t end = left_.find('\n');
        const std::string_view taken = left_.substr(0, end);
        left_.remove_prefix(end == std::string_view::npos ? left_.size() : end + 1);
        return taken;
    }
    // The numbers behind a keyword, if the next line begins with it.
    std::vector<double> numbers_if(std::string_view keyword) {
        std::vector<double> found;
        if (left_.substr(0, keyword.size()) != keyword) return found;
        std::string_view words = line().substr(keyword.size());
        while (!words.empty() && !failed) {
            found.push_back(0);
            failed |= !take(words, found.back());
        }
        return found;
    }
    // The words behind a keyword, as whole numbers.
    std::vector<int> integers(std::string_view keyword, std::size_t count) {
        std::string_view words = line();
        failed |= words.substr(0, keyword.size()) != keyword;
        words.remove_prefix(std::min(words.size(), keyword.size()));
        std::vector<int> found(count, 0);
        for (int& n : found) failed |= !take(words, n);
        failed |= !words.empty();
        return found;
    }
    Vector reals(int count) {
        Vector found = Vector::Zero(count);
        std::string_view words = line();
        for (double& x : found) failed |= !take(words, x);
        failed |= !words.empty();
        return found;
    }
    bool failed = false;

private:
    static void skip_space(std::string_view& words) {
        if (!words.empty() && words.front() == ' ') words.remove_prefix(1);
    }
    static bool take(std::string_view& words, int& value) {
        skip_space(words);
        const auto [end, error] = std::from_chars(words.data(), words.data() + words.size(), value);
        words.remove_prefix(static_cast<std::size_t>(end - words.data()));
        return error == std::errc();
    }
    static bool take(std::string_view& words, double& value) {
        skip_space(words);
        const auto taken = take_decimal<double>(words);
        value = taken.value_or(value);
        return taken.has_value();
    }
    std::string_view left_;
};

Stage read_stage(Lines& lines, int inputs_without_cascade) {
    const auto sizes = lines.integers("stage", 3);
    Stage stage;
    stage.cascades = sizes[0] != 0;
    stage.shape = {sizes[1], sizes[2]};
    const int inputs =
        inputs_without_cascade + (stage.cascades ? static_cast<int>(cascade_features().size()) : 0);
    lines.failed |= stage.shape.inputs != inputs || stage.shape.hidden < 1 || stage.shape.hidden > 1024;
    if (lines.failed) return stage;
    stage.mean = lines.reals(inputs);
    stage.scale = lines.reals(inputs);
    stage.weights = lines.reals(stage.shape.weights());
    const std::vector<double> curve = lines.numbers_if("curve");
    lines.failed |= curve.size() % 2 != 0;
    for (std::size_t i = 0; i + 1 < curve.size(); i += 2) stage.curve.emplace_back(curve[i], curve[i + 1]);
    return stage;
}

}  // namespace

std::string to_text(const Model& model) {
    std::string text = fmt::format("{}\nfacts {}\n{}\n{}\nmembers {}\n", title, model.facts,
                                   names_of(model.set), names_of_cascade(), model.members.size());
    for (const auto& stages : model.members) {
        text += fmt::format("member {}\n", stages.size());
        for (const Stage& stage : stages) {
            text += fmt::format("stage {} {} {}\n{}\n{}\n{}\n", stage.cascades ? 1 : 0, stage.shape.inputs,
                                stage.shape.hidden, numbers(stage.mean), numbers(stage.scale),
                                numbers(stage.weights));
            if (stage.curve.empty()) continue;
            text += "curve";
            for (const auto& [loss, check] : stage.curve) text += fmt::format(" {:.4g} {:.4g}", loss, check);
            text += "\n";
        }
    }
    return text + fmt::format("checksum {:016x}\n", checksum(text));
}

Result<Model> parse_model(std::string_view text) {
    constexpr std::string_view any_version = "tedomari scoring model ";
    if (text.substr(0, any_version.size()) != any_version) return Error{"not a scoring model of Tedomari"};
    Lines lines(text);
    if (const auto first = lines.line(); first != title)
        return Error{fmt::format("a scoring model of version {}, and this program reads version 1",
                                 first.substr(any_version.size()))};
    const std::size_t sum_at = text.rfind("checksum ");
    if (sum_at == std::string_view::npos ||
        text.substr(sum_at) != fmt::format("checksum {:016x}\n", checksum(text.substr(0, sum_at))))
        return Error{"the scoring model is damaged: its checksum is wrong"};
    Model model;
    const std::string_view facts = lines.line();
    model.facts = facts.substr(std::min<std::size_t>(facts.size(), 6));
    const std::string_view features = lines.line();
    bool known = false;
    for (const FeatureSet set : {FeatureSet::paper, FeatureSet::rich, FeatureSet::certain,
                                 FeatureSet::sampled, FeatureSet::looked}) {
        if (features != names_of(set)) continue;
        model.set = set;
        known = true;
    }
    if (!known || lines.line() != names_of_cascade())
        return Error{"the scoring model was trained on other features than this program has"};
    const int inputs = static_cast<int>(features_of(model.set).size());
    const int members = lines.integers("members", 1)[0];
    for (int m = 0; m < members && !lines.failed; ++m) {
        const int stages = lines.integers("member", 1)[0];
        model.members.emplace_back();
        for (int s = 0; s < stages && !lines.failed; ++s)
            model.members.back().push_back(read_stage(lines, inputs));
    }
    if (lines.failed || members < 1) return Error{"the scoring model cannot be read"};
    return model;
}

}  // namespace tedomari::scoring
