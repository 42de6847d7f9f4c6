// SPDX-License-Identifier: MIT
#include "endgame/inquiry.h"

#include <algorithm>

namespace tedomari::endgame {

namespace {

// Whether two games with these walls as floor and ceiling leave no choice: mean and temperature are the same, and
// just below it somebody surely wants to move.
bool leave_no_choice(const Attempt& floor, const Attempt& ceiling) {
    if (!floor.is_resolved() || !ceiling.is_resolved() || floor.is_settled() || ceiling.is_settled())
        return false;
    const Solution &low = floor.solution(), &high = ceiling.solution();
    if (low.mean.low != high.mean.low || low.temperature.low != high.temperature.low) return false;
    const std::int64_t below = low.temperature.low - unit / 1024;
    if (below < unit) return false;  // there single neutral points count
    return floor.graph().bounds().at(floor.root(), Side::left, Bound::low, below) >
           ceiling.graph().bounds().at(ceiling.root(), Side::right, Bound::high, below);
}

}  // namespace

Interval temperature_of(const Attempt& attempt) {
    const std::int64_t most = unit * static_cast<std::int64_t>(attempt.ground().points.size() + 1);
    const Range& range = attempt.solution().temperature;
    return {territory_temperature(range.low), territory_temperature(std::min(range.high, most))};
}

Interval count_of(const Attempt& attempt) {
    return {attempt.count(attempt.solution().mean.low), attempt.count(attempt.solution().mean.high)};
}

Budget Inquiry::share(double part) const {
    Limits limits;
    if (effort_.time != std::chrono::nanoseconds::max()) {
        const std::chrono::nanoseconds left = effort_.time - (std::chrono::steady_clock::now() - start_);
        const auto wanted = static_cast<std::int64_t>(static_cast<double>(left.count()) * part);
        limits.time = std::max(std::chrono::nanoseconds(wanted), std::chrono::nanoseconds(0));
    }
    if (effort_.nodes != UINT64_MAX) {
        limits.nodes =
            static_cast<std::uint64_t>(static_cast<double>(effort_.nodes) * std::min(1.0, part * 2));
    }
    return Budget(limits, effort_.cancel);
}

std::size_t Inquiry::memory_left() const {
    std::size_t used = 0;
    for (const auto& field : fields()) used += field->graph.memory();
    return effort_.memory - std::min(used, effort_.memory);
}

std::vector<std::shared_ptr<Field>> Inquiry::fields() const {
    std::vector<std::shared_ptr<Field>> found;
    for (const Answer* answer : kept_) {
        for (const auto* attempt : {&answer->black, &answer->white, &answer->floor, &answer->ceiling}) {
            if (*attempt != nullptr &&
                std::find(found.begin(), found.end(), (*attempt)->field()) == found.end())
                found.push_back((*attempt)->field());
        }
    }
    return found;
}

std::unique_ptr<Attempt> Inquiry::attempt(const Model& model, KoRule rule, double part,
                                          const Field::Leaning& leaning) {
    const auto shared = fields();
    const auto positions = [&] {
        std::size_t sum = 0;
        for (const auto& field : shared) sum += field->graph.positions().size();
        return sum;
    };
    const std::size_t before = positions();
    auto result = Attempt::run(board_, mask_, model, rule, share(part), memory_left(), leaning, shared);
    states_ += positions() - before;
    const bool is_new =
        result != nullptr && std::find(shared.begin(), shared.end(), result->field()) == shared.end();
    if (is_new) states_ += result->graph().positions().size();
    return result;
}

std::optional<Answer> Inquiry::ask(const Model& model, double part) {
    Answer answer;
    answer.model = model;
    answer.black = attempt(model, part);
    if (answer.black == nullptr) return {};
    take(answer, part);
    return answer;
}

void Inquiry::press_on(Answer& answer, double part) {
    if (answer.black->is_resolved()) return;
    if (answer.black->graph().has_ko()) lean(answer, part);
    if (answer.black->is_resolved()) return;
    states_ -= answer.black->graph().positions().size();
    answer.black->resume(share(part), memory_left() + answer.black->graph().memory());
    states_ += answer.black->graph().positions().size();
    take(answer, part);
}

// Without kos first, which is quicker and bounds either komaster; where that is not enough the search for the
// komaster begins anew and leans on it.
void Inquiry::lean(Answer& answer, double part) {
    if (answer.floor != nullptr) return;
    bound(answer, part / 3);
    answer.by_bounds = leave_no_choice(*answer.floor, *answer.ceiling);
    if (answer.by_bounds) {
        answer.black = std::move(answer.floor);
        answer.temperature = temperature_of(*answer.black);
        answer.count = count_of(*answer.black);
        return;
    }
    auto leaning = attempt(answer.model, KoRule::komaster(Side::left), part / 3, Inquiry::leaning(answer));
    if (!leaning->is_resolved() &&
        leaning->graph().positions().expanded() < answer.black->graph().positions().expanded() / 2)
        return;
    answer.black = std::move(leaning);
    take(answer, part);
}

void Inquiry::bound(Answer& answer, double part) {
    answer.floor = attempt(answer.model, KoRule::never(Side::left), part, {{}, {}, answer.black->field()});
    answer.ceiling = attempt(answer.model, KoRule::never(Side::right), part, {{}, {}, answer.black->field()});
}

// What is known of the answer's positions by now.  With single neutral points kept they are others.
Field::Leaning Inquiry::leaning(const Answer& answer) {
    Field::Leaning result{{}, {}, answer.black->field()};
    if (answer.floor == nullptr || answer.ceiling == nullptr || answer.model.gates.keep_dames) return result;
    result.floor = answer.floor->field();
    result.ceiling = answer.ceiling->field();
    return result;
}

// Below a temperature of one by area single neutral points count, and above they only get in the way.
void Inquiry::take(Answer& answer, double part) {
    if (answer.black->is_resolved() && answer.black->solution().temperature.low <= unit) {
        answer.only_dames = answer.black->is_settled() && answer.black->dames() > 0;
        answer.model.gates.keep_dames = true;
        answer.black = attempt(answer.model, part);
    }
    answer.temperature = temperature_of(*answer.black);
    answer.count = count_of(*answer.black);
}

void Inquiry::complete(Answer& answer, double part) {
    if (answer.by_bounds || !answer.black->is_resolved() || !answer.black->depends_on_kos()) return;
    answer.white = attempt(answer.model, KoRule::komaster(Side::right), part, leaning(answer));
    if (!answer.white->is_resolved() && answer.floor == nullptr && !answer.model.gates.keep_dames) {
        bound(answer, part);
        answer.white = attempt(answer.model, KoRule::komaster(Side::right), part, leaning(answer));
    }
    answer.temperature = hull(answer.temperature, temperature_of(*answer.white));
    answer.count = hull(answer.count, count_of(*answer.white));
}

}  // namespace tedomari::endgame
