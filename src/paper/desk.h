// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/paper.h"
#include "base/budget.h"
#include "base/rng.h"
#include "cgt/session.h"

// Where one thing of a paper is worked out and compared.
namespace tedomari::paper {

// What long experiments want to know.
struct Circumstances {
    std::string program = "tedomari";  // as a shell word: for players of games
    int games = 100;                   // of each row of an experiment
    std::filesystem::path folder;      // where it keeps what is done; empty: nowhere
    const std::atomic<bool>* cancel = nullptr;
    std::function<void(const std::string&)> tell = [](const std::string&) {};
};

// Thrown when an entry cannot go on; it is the row's sentence then.
struct Stuck {
    std::string why;
};

class Desk {
public:
    Desk(analysis::PaperRow& row, const Circumstances& circumstances)
        : row_(row), circumstances_(circumstances), session_(Limits{}, circumstances.cancel) {}

    const Circumstances& circumstances() const { return circumstances_; }
    cgt::Session& session() { return session_; }
    Rng& luck() { return luck_; }

    // What the calculator makes of an expression.
    std::string worth(std::string_view expression);
    Rational number(std::string_view expression);
    cgt::Thermograph thermograph(std::string_view expression, cgt::Side komaster = cgt::Side::left);
    cgt::Game game(std::string_view expression);

    // A figure of the paper beside ours.  Numbers are compared as numbers, however they are written.
    void same(std::string what, std::string printed, std::string ours);
    void same(std::string what, std::string printed, Rational ours) {
        same(std::move(what), std::move(printed), to_mixed_string(ours));
    }
    void same(std::string what, std::string printed, int ours) {
        same(std::move(what), std::move(printed), std::to_string(ours));
    }
    // Mean and temperature of an expression.
    void mean_and_temperature(std::string_view name, std::string_view expression, std::string mean,
                              std::string temperature);
    // The print is wrong; ours is `right`, which is known otherwise.
    void slip(std::string what, std::string printed, const std::string& right, std::string ours);
    void ours(std::string what, std::string value);
    // A theorem tried on examples.
    void holds(std::string what, int held, int tried);
    void draw(analysis::PaperDrawing drawing) { row_.drawings.push_back(std::move(drawing)); }
    void show(std::string picture) { row_.pictures.push_back(std::move(picture)); }
    void say(std::string sentence) { row_.sentence = std::move(sentence); }
    // The row is not reproduced, whatever its figures say.
    void missing(std::string sentence) {
        row_.sentence = std::move(sentence);
        missing_ = true;
    }
    bool is_missing() const { return missing_; }

private:
    cgt::Value value(std::string_view expression);

    analysis::PaperRow& row_;
    const Circumstances& circumstances_;
    cgt::Session session_;
    Rng luck_{35};
    bool missing_ = false;
};

}  // namespace tedomari::paper
