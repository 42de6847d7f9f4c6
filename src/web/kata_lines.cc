// SPDX-License-Identifier: MIT
#include "web/kata_lines.h"

#include <algorithm>
#include <fmt/format.h>

#include "analysis/whole_board.h"
#include "base/seconds.h"
#include "base/version.h"
#include "render/whole_board.h"
#include "survey/survey.h"
#include "web/position.h"

namespace tedomari::web {

using nlohmann::json;

namespace {

// Understood by KataGo, and of no consequence here.
constexpr const char* passed_over[] = {"maxVisits",
                                       "priority",
                                       "priorities",
                                       "rootPolicyTemperature",
                                       "rootFpuReductionMax",
                                       "analysisPVLen",
                                       "includeOwnershipStdev",
                                       "includeMovesOwnership",
                                       "includeMovesOwnershipStdev",
                                       "includePolicy",
                                       "includePVVisits",
                                       "includeNoResultValue",
                                       "avoidMoves",
                                       "allowMoves",
                                       "reportDuringSearchEvery",
                                       "whiteHandicapBonus"};

std::vector<int> turns_field(Fields& fields, int last) {
    const json list = fields.value("analyzeTurns");
    if (list.is_null()) return {last};
    std::vector<int> turns;
    if (list.is_array() && list.size() <= static_cast<std::size_t>(last) + 1) {
        for (const json& turn : list) {
            if (turn.is_number_integer() && turn >= 0 && turn <= last) turns.push_back(turn.get<int>());
        }
        if (turns.size() == list.size()) return turns;
    }
    fields.refuse("analyzeTurns", Error{fmt::format("a list of numbers from 0 to {} is expected", last)});
    return {};
}

}  // namespace

KataLines::KataLines(std::function<void(const std::string&)> write)
    : write_(std::move(write)), thread_([this] { work(); }) {}

KataLines::~KataLines() {
    stop();
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_all();
    thread_.join();
}

void KataLines::write(const json& object) {
    const std::lock_guard lock(writing_);
    write_(wire_text(object));
}

void KataLines::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r\n") == std::string_view::npos) return;
    Fields fields = Fields::parse(line);
    const std::string id = fields.needed_text("id"), action = fields.text("action");
    if (fields.ok()) {
        if (action.empty()) {
            query(fields, id);
        } else {
            act(fields, id, action);
        }
    }
    if (fields.ok()) return;
    json object = fields.refusal()->body;
    if (!id.empty()) object["id"] = id;
    write(object);
}

void KataLines::query(Fields& fields, const std::string& id) {
    if (!fields.has("moves")) return fields.refuse("moves", Error{"a list of moves is needed"});
    auto game = read_position(fields);
    if (!game) return;
    const int last = static_cast<int>(game->moves().size());
    const std::vector<int> turns = turns_field(fields, last);
    Fields override = fields.object("overrideSettings");
    const double usual = override.number("maxTime", 5, 0.001, 1e6);
    const double seconds = fields.number("time", usual, 0.001, 1e6);
    const bool ownership = fields.flag("includeOwnership");
    for (const char* name : passed_over) fields.value(name);
    fields.absorb(override);
    if (!fields.ok()) return;
    if (const auto& odd = fields.finished()) {
        write({{"id", id}, {"field", odd->body["field"]}, {"warning", "unexpected or unused field"}});
        fields.forgive();
    }
    const std::lock_guard lock(mutex_);
    for (const int turn : turns) {
        go::Game then = *game;
        while (static_cast<int>(then.moves().size()) > turn) then.undo();
        waiting_.push_back({id, turn, std::move(then), seconds, ownership});
    }
    wake_.notify_all();
}

void KataLines::act(Fields& fields, const std::string& id, const std::string& action) {
    json object = {{"id", id}, {"action", action}};
    if (action == "query_version") {
        object["version"] = "tedomari " + std::string(version());
        object["git_hash"] = "";
    } else if (action == "query_models") {
        object["models"] = json::array();
    } else if (action == "terminate") {
        const std::string other = fields.needed_text("terminateId");
        if (!fields.ok()) return;
        object["terminateId"] = other;
        terminate([&](const Turn& turn) { return turn.id == other; });
    } else if (action == "terminate_all") {
        terminate([](const Turn&) { return true; });
    } else if (action != "clear_cache") {
        return fields.refuse("action", Error{"there is no such action"});
    }
    write(object);
}

void KataLines::terminate(const std::function<bool(const Turn&)>& is_meant) {
    std::vector<Turn> dropped;
    {
        const std::lock_guard lock(mutex_);
        if (at_work_ != nullptr && is_meant(*at_work_)) cancel_ = true;
        for (const Turn& turn : waiting_) {
            if (is_meant(turn)) dropped.push_back(turn);
        }
        std::erase_if(waiting_, is_meant);
    }
    for (const Turn& turn : dropped)
        write({{"id", turn.id}, {"turnNumber", turn.number}, {"isDuringSearch", false}, {"noResults", true}});
    idle_.notify_all();
}

void KataLines::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [this] { return ending_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        const Turn turn = std::move(waiting_.front());
        waiting_.pop_front();
        at_work_ = &turn;
        cancel_ = false;
        lock.unlock();
        try {
            answer(turn);
        } catch (const std::exception& error) {
            write({{"id", turn.id}, {"turnNumber", turn.number}, {"error", error.what()}});
        }
        lock.lock();
        at_work_ = nullptr;
        idle_.notify_all();
    }
}

void KataLines::answer(const Turn& turn) {
    survey::SurveySettings settings;
    settings.time = nanoseconds_of(turn.seconds);
    settings.cancel = &cancel_;
    json object = render::to_json(analysis::whole_board(turn.game, settings));
    if (!turn.ownership) object.erase("ownership");
    object["id"] = turn.id;
    object["turnNumber"] = turn.number;
    object["isDuringSearch"] = false;
    write(object);
}

void KataLines::finish() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return waiting_.empty() && at_work_ == nullptr; });
}

void KataLines::stop() {
    const std::lock_guard lock(mutex_);
    waiting_.clear();
    cancel_ = true;
    idle_.notify_all();
}

}  // namespace tedomari::web
