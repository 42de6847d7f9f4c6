// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <malloc.h>
#include <memory>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>

#include "cli/interrupt.h"
#include "cli/subcommands.h"
#include "survey/region_cache.h"
#include "web/answer_cache.h"
#include "web/server.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): of POSIX, in a header of GNU only

namespace tedomari::cli {

namespace {

struct Options {
    int port = 8136;
    std::string address = "127.0.0.1";
    bool no_browser = false, no_cache = false;
    std::string page, cache;
    int workers = 2;
    double request_seconds = 10;
};

bool has_display() {
    const auto is_set = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
}

// Whatever opens links here; that it fails is no reason to complain, the address is printed anyway.
void open_browser(const std::string& link) {
    const char* const arguments[] = {"xdg-open", link.c_str(), nullptr};
    posix_spawn_file_actions_t quiet;
    posix_spawn_file_actions_init(&quiet);
    for (const int stream : {1, 2}) posix_spawn_file_actions_addopen(&quiet, stream, "/dev/null", 1, 0);
    pid_t child = 0;
    const int failed =
        posix_spawnp(&child, "xdg-open", &quiet, nullptr, const_cast<char* const*>(arguments), environ);
    posix_spawn_file_actions_destroy(&quiet);
    if (failed == 0) std::thread([child] { waitpid(child, nullptr, 0); }).detach();
}

// Beside the regions' cache unless a folder is given.
std::string cache_folder(const Options& options) {
    if (options.no_cache) return {};
    if (!options.cache.empty()) return options.cache;
    const std::string regions = survey::default_cache_path();
    return regions.empty() ? regions : std::filesystem::path(regions).parent_path().string();
}

std::unique_ptr<web::AnswerCache> open_answers(const std::string& folder) {
    if (folder.empty()) return nullptr;
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    const std::string path = (std::filesystem::path(folder) / "answers.sqlite").string();
    auto opened = web::AnswerCache::open(path);
    if (opened) return std::move(*opened);
    fmt::print(stderr, "tedomari: {}: {} (nothing will be remembered)\n", path, opened.error().message);
    return nullptr;
}

// A question's tables are megabytes and live as long as it does.  glibc asks the system for blocks of that size, until
// the first is freed: from then on it cuts them out of its heap, where what stays of other questions lies
// between them, and the process grows for minutes.  A threshold that is set stays.
void return_large_blocks() {
#ifdef __GLIBC__
    constexpr int large = 256 << 10;  // bytes
    mallopt(M_MMAP_THRESHOLD, large);
    mallopt(M_TRIM_THRESHOLD, large);
#endif
}

// Serves until Ctrl-C, or SIGTERM.
int serve(web::Server& server) {
    std::atomic<bool> over = false;
    std::thread waiting([&] {
        constexpr std::chrono::milliseconds pause(50);
        while (!interrupt_flag() && !over) std::this_thread::sleep_for(pause);
        server.stop();
    });
    server.serve();
    over = true;
    waiting.join();
    if (!interrupt_flag()) return refuse("the server stopped listening");
    fmt::print("stopped\n");
    return Exit::answered;
}

int run(const Options& options) {
    return_large_blocks();
    web::ServerSettings settings;
    settings.address = options.address;
    settings.port = options.port;
    settings.jobs.workers = options.workers;
    settings.seconds_for_request = options.request_seconds;
    if (!options.page.empty()) {
        auto page = web::page_files_of(options.page);
        if (!page) return refuse(options.page, page.error());
        settings.page = *std::move(page);
    }
    const std::string folder = cache_folder(options);
    const auto answers = open_answers(folder);
    settings.jobs.answers = answers.get();
    if (!folder.empty())
        settings.jobs.region_cache = (std::filesystem::path(folder) / "regions.sqlite").string();
    const bool local = web::Door{options.address, 0, {}}.is_local();
    if (!local) settings.token = web::random_token();
    web::Server server(std::move(settings));
    const auto door = server.bind();
    if (!door) return refuse(door.error().message + " (--port takes another)");
    if (!local)
        fmt::print(
            stderr,
            "tedomari: warning: {} can be reached by other machines; whoever has this link can use it, and "
            "nothing is encrypted\n",
            options.address);
    fmt::print("Tedomari is at {}\nCtrl-C stops it.\n", door->link());
    if (std::fflush(stdout) != 0) return Exit::bad_input;  // nobody would know where it is
    if (!options.no_browser && has_display()) open_browser(door->link());
    return serve(server);
}

void declare(Form& form, Options& options) {
    form.option("--port", options.port, "listen on this port; 0: any free port")
        .between(0, 65535)
        .shows_default();
    form.option("--address", options.address,
                "listen on this address; other machines can then use the printed link")
        .shows_default();
    form.flag("--no-browser", options.no_browser, "do not open the browser");
    form.option("--workers", options.workers, "how many questions to answer at a time")
        .between(1, 64)
        .shows_default();
    form.option("--page", options.page, "serve the files of this folder as the page").called("FOLDER");
    form.option("--cache", options.cache, "remember answers in this folder (default: ~/.cache/tedomari)")
        .called("FOLDER");
    form.flag("--no-cache", options.no_cache, "remember nothing");
    form.option("--patience", options.request_seconds, "seconds a client may take to send a request")
        .between(0.1, 600.0)
        .shows_default();
}

}  // namespace

Command serve_command() {
    return {"serve",
            "the workbench as a page in the browser",
            {{"serve", "opens http://127.0.0.1:8136/"},
             {"serve --port 9000 --no-browser", "on another port; prints the address"},
             {"serve --address 0.0.0.0", "for other machines, with a link that holds a token"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
