// SPDX-License-Identifier: MIT
#include "render/profile.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>

#include "batch/reviews.h"
#include "batch/schema.h"
#include "cli/database_option.h"
#include "cli/options.h"
#include "cli/subcommands.h"
#include "render/json_text.h"

namespace tedomari::cli {

namespace {

using analysis::Profile;

struct Plot {
    const char* name;
    render::BarPlot (*draw)(const Profile& profile);
};
constexpr Plot plots[] = {{"ranks", render::ranks_plot},
                          {"phases", render::phases_plot},
                          {"mistakes", render::mistakes_plot},
                          {"moves", render::moves_plot}};

struct Options {
    DatabaseOption database;
    std::string whose, html, svg, plot = "ranks";
    bool json = false;
};

std::string draw(const Options& options, const Profile& profile) {
    for (const Plot& plot : plots) {
        if (options.plot == plot.name) return render::to_svg(plot.draw(profile));
    }
    return {};
}

// A file or folder whose games are in the database, or else a player.
batch::ReviewsWanted wanted(batch::Database& database, const std::string& whose) {
    if (whose.empty()) return {};
    if (batch::has_place(database, whose) || std::filesystem::exists(whose)) return {{}, whose};
    return {whose, {}};
}

Profile profile_of(batch::Database& database, const batch::ReviewsWanted& wanted, const std::string& where) {
    analysis::Profiler profiler(wanted.player);
    batch::for_each_review(database, wanted, [&](const analysis::ReviewedGame& game) { profiler.add(game); });
    profiler.set_everybody(batch::losses_by_rank(database));
    Profile profile = std::move(profiler).finish();
    profile.source = wanted.place.empty() ? where : wanted.place;
    profile.not_reviewed = batch::not_reviewed(database, wanted);
    batch::set_up(database, profile.moments);
    return profile;
}

int run(const Options& options) {
    return options.database.with([&](batch::Database& database, batch::Queue&) {
        const std::string where = options.database.where();
        const batch::ReviewsWanted asked = wanted(database, options.whose);
        const Profile profile = profile_of(database, asked, where);
        if (profile.games.empty() && profile.not_reviewed == 0)
            return refuse(
                asked.player.empty()
                    ? fmt::format("no game of {} is in {}: `tedomari batch add review`, then `batch work`",
                                  asked.place.empty() ? "anybody" : asked.place, where)
                    : fmt::format("nobody called {} plays in the games reviewed in {}, and no file is",
                                  asked.player, where));
        return show(
            {{options.html, [&] { return render::to_html(profile); }},
             {options.svg, [&] { return draw(options, profile); }}},
            options.json,
            options.json ? render::line_of(render::to_json(profile)) + "\n" : render::to_text(profile));
    });
}

void declare(Form& form, Options& options) {
    form.option("whose", options.whose,
                "a player's name as records write it, or a file or folder that was added (default: all)");
    options.database.declare(form);
    form.flag("--json", options.json, "print JSON");
    form.option("--html", options.html, "write a web page with plots, moments and games");
    form.option("--svg", options.svg, "write one plot");
    form.option("--plot", options.plot, "which")
        .one_of({"ranks", "phases", "mistakes", "moves"})
        .shows_default();
}

}  // namespace

Command profile_command() {
    return {"profile",
            "what a player, or the players of a folder, lose and how",
            {{"batch add review games/", "first: review the games"},
             {"profile Kuro", "by phase and kind of mistake, beside others of the same rank"},
             {"profile games/ --html games.html", "plots, and the ten most instructive moments"}},
            declared<Options, declare, run>};
}

}  // namespace tedomari::cli
