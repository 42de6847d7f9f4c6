// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <cstring>
#include <tedomari/analyze.h>
#include <tedomari/cgt.h>
#include <tedomari/goal.h>
#include <tedomari/life.h>
#include <tedomari/review.h>
#include <tedomari/score.h>
#include <tedomari/tedomari.h>

#include "api/convert.h"
#include "base/version.h"
#include "go/point_list.h"

using namespace tedomari;

struct tedomari_position {
    api::Position position;
};
struct tedomari_stop {
    std::atomic<bool> flag = false;
};

namespace {

thread_local std::string last_error;

// What `f` gives; its exceptions end here.
template <class F>
auto guarded(F&& f) -> decltype(f()) {
    try {
        return f();
    } catch (const std::exception& error) {
        last_error = error.what();
    } catch (...) {
        last_error = "something went wrong";
    }
    return decltype(f()){};
}

char* copy_of(const std::string& text) {
    char* const copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy == nullptr) throw std::bad_alloc();
    std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

api::Effort effort_of(const tedomari_effort* effort) {
    if (effort == nullptr) return {};
    return {.seconds = effort->seconds,
            .nodes = effort->nodes,
            .stop = effort->stop == nullptr ? nullptr : &effort->stop->flag};
}

std::vector<std::string> points_of(const char* list, const api::Position& position) {
    go::PointSet points;
    if (list != nullptr) api::succeeded(go::add_points(list, {position.width(), position.height()}, points));
    return api::given(points);
}

}  // namespace

const char* tedomari_version() { return tedomari::version().data(); }
const char* tedomari_last_error() { return last_error.c_str(); }
void tedomari_free(char* text) { std::free(text); }

tedomari_stop* tedomari_stop_new() {
    return guarded([] { return new tedomari_stop; });
}
void tedomari_stop_now(tedomari_stop* stop) { stop->flag = true; }
void tedomari_stop_free(tedomari_stop* stop) { delete stop; }

tedomari_position* tedomari_position_new(int width, int height) {
    return guarded([&] { return new tedomari_position{api::Position(width, height)}; });
}

tedomari_position* tedomari_position_read(const char* text, int move) {
    return guarded([&] {
        const api::ReadOptions options{.move = move < 0 ? std::nullopt : std::optional(move)};
        return new tedomari_position{api::Position::read(text, options)};
    });
}

void tedomari_position_free(tedomari_position* position) { delete position; }

int tedomari_position_play(tedomari_position* position, char color, const char* point) {
    const bool played = guarded([&] {
        if (color != 'b' && color != 'w') throw api::Error("a color is 'b' or 'w'", 0, 0);
        position->position.play(api::Move{color == 'b' ? api::Color::black : api::Color::white, point});
        return true;
    });
    return played ? 0 : 1;
}

char* tedomari_position_diagram(const tedomari_position* position) {
    return guarded([&] { return copy_of(position->position.diagram()); });
}

char* tedomari_analyze(const tedomari_position* position, const tedomari_effort* effort) {
    return guarded([&] {
        api::AnalyzeSettings settings;
        settings.effort = effort_of(effort);
        return copy_of(api::analyze(position->position, settings).json);
    });
}

char* tedomari_region(const tedomari_position* position, const char* points, const tedomari_effort* effort) {
    return guarded([&] {
        return copy_of(
            api::region(position->position, points_of(points, position->position), effort_of(effort)).json);
    });
}

char* tedomari_goal(const tedomari_position* position, const char* goal, const tedomari_effort* effort) {
    return guarded([&] { return copy_of(api::goal(position->position, goal, effort_of(effort)).json); });
}

char* tedomari_problem(const tedomari_position* position, const char* target, const tedomari_effort* effort) {
    return guarded([&] {
        return copy_of(
            api::problem(position->position, target == nullptr ? "" : target, effort_of(effort)).json);
    });
}

char* tedomari_score(const tedomari_position* position, const tedomari_effort* effort) {
    return guarded([&] {
        api::ScoreSettings settings;
        settings.effort = effort_of(effort);
        return copy_of(api::score(position->position, settings).json);
    });
}

char* tedomari_review(const tedomari_position* game, const tedomari_effort* effort) {
    return guarded([&] {
        api::ReviewSettings settings;
        settings.effort = effort_of(effort);
        return copy_of(api::review(game->position, settings).json);
    });
}

char* tedomari_cgt(const char* expression, const tedomari_effort* effort) {
    return guarded([&] { return copy_of(api::cgt(expression, std::nullopt, effort_of(effort)).json); });
}
