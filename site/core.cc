// SPDX-License-Identifier: MIT
#include <string>

#include "ask/worker.h"

// What web/src/core.ts calls and hears: the page's worker writes a request into the room that it is given, then
// asks; the core tells it names and bytes while it works (src/ask/worker.h).
[[clang::import_module("page"), clang::import_name("tell")]] void tell(const char* name,
                                                                       std::size_t name_size,
                                                                       const char* bytes, std::size_t size);

namespace {

std::string request;

}  // namespace

[[clang::export_name("room")]] char* room(std::size_t bytes);
char* room(std::size_t bytes) {
    request.resize(bytes);
    return request.data();
}

[[clang::export_name("ask")]] void ask();
void ask() {
    tedomari::ask::respond(request, [](std::string_view name, std::string_view bytes) {
        tell(name.data(), name.size(), bytes.data(), bytes.size());
    });
    request.clear();
    request.shrink_to_fit();
}
