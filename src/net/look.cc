// SPDX-License-Identifier: MIT
#include "net/look.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <cmath>

#include "go/own_eye.h"
#include "net/forward.h"

namespace tedomari::net {

namespace {

using go::Point;

constexpr std::size_t most_at_once = 8;

std::size_t slot(Point p, go::Size size) {
    return static_cast<std::size_t>(p.row() * size.width + p.column());
}

void fill_in(const Planes& planes, float* into) {
    const auto points = static_cast<std::size_t>(planes.size().points());
    for (const go::PointSet& plane : planes.all()) {
        plane.for_each([&](Point p) { into[slot(p, planes.size())] = 1; });
        into += points;
    }
}

Owner owner(const float* mine, const float* nobody, const float* yours, go::Color to_move) {
    const float most = std::max({*mine, *nobody, *yours});
    std::array<float, 3> part = {std::exp(*mine - most), std::exp(*nobody - most), std::exp(*yours - most)};
    const float sum = part[0] + part[1] + part[2];
    if (to_move == go::Color::white) std::swap(part[0], part[2]);
    return {part[0] / sum, part[1] / sum, part[2] / sum};
}

void read_policy(const Planes& planes, const float* policy, float pass, Look& look) {
    const go::PointSet open =
        planes[Plane::board] - planes[Plane::own] - planes[Plane::enemy] - planes[Plane::ko];
    float most = pass;
    open.for_each([&](Point p) { most = std::max(most, policy[slot(p, look.size)]); });
    look.pass = std::exp(pass - most);
    float sum = look.pass;
    open.for_each([&](Point p) { sum += look.policy[p] = std::exp(policy[slot(p, look.size)] - most); });
    open.for_each([&](Point p) { look.policy[p] /= sum; });
    look.pass /= sum;
}

Look read(const Planes& planes, const Logits& logits, std::size_t item) {
    Look look;
    look.size = planes.size();
    const auto points = static_cast<std::size_t>(look.size.points());
    read_policy(planes, logits.policy.data() + item * points, logits.passes[item], look);
    const auto read_owners = [&](const std::vector<float>& from, go::PointMap<Owner>& into) {
        for_each_point(look.size, [&](Point p) {
            const float* at = from.data() + item * 3 * points + slot(p, look.size);
            into[p] = owner(at, at + points, at + 2 * points, planes.to_move());
        });
    };
    read_owners(logits.owners, look.owners);
    read_owners(logits.others, look.others);
    return look;
}

void add(Owner& sum, const Owner& owner, float part) {
    sum.black += part * owner.black;
    sum.nobody += part * owner.nobody;
    sum.white += part * owner.white;
}

// A look to add others to.
Look nothing(go::Size size) {
    Look look;
    look.size = size;
    look.owners.fill({0, 0, 0});
    look.others.fill({0, 0, 0});
    return look;
}

// Adds a look at the transformed board, taken back, as one of so many.
void add(Look& sum, const Look& turned, go::Symmetry symmetry, float part) {
    for_each_point(sum.size, [&](Point p) {
        const Point q = transformed(p, sum.size, symmetry);
        sum.policy[p] += part * turned.policy[q];
        add(sum.owners[p], turned.owners[q], part);
        add(sum.others[p], turned.others[q], part);
    });
    sum.pass += part * turned.pass;
}

Look mean(std::span<const Look> looks, go::Size size) {
    Look sum = nothing(size);
    for (std::size_t i = 0; i < looks.size(); ++i)
        add(sum, looks[i], symmetries(size)[i], 1 / static_cast<float>(looks.size()));
    return sum;
}

}  // namespace

float Look::area() const {
    float sum = 0;
    for_each_point(size, [&](Point p) { sum += ownership(p); });
    return sum;
}

float Look::other_area() const {
    float sum = 0;
    for_each_point(size, [&](Point p) { sum += others[p].balance(); });
    return sum;
}

struct Network::State {
    Architecture architecture;
    std::string training;
    std::unique_ptr<Forward> forward;

    explicit State(Weights weights)
        : architecture(weights.architecture),
          training(weights.training),
          forward(usual_forward(std::move(weights))) {}

    // Boards of one size.
    void look(std::span<const Planes* const> boards, std::vector<Look>& looks) {
        const go::Size size = boards[0]->size();
        const std::size_t length = plane_count * static_cast<std::size_t>(size.points());
        std::vector<float> planes(boards.size() * length);
        for (std::size_t i = 0; i < boards.size(); ++i) fill_in(*boards[i], planes.data() + i * length);
        const Logits logits = forward->run(size, static_cast<int>(boards.size()), planes);
        for (std::size_t i = 0; i < boards.size(); ++i) looks.push_back(read(*boards[i], logits, i));
    }
};

Network::Network(Weights weights) : state_(std::make_unique<State>(std::move(weights))) {}
Network::~Network() = default;
Network::Network(Network&&) noexcept = default;
Network& Network::operator=(Network&&) noexcept = default;

Result<Network> Network::load(std::string_view bytes) {
    auto weights = parse_weights(bytes);
    if (!weights) return weights.error();
    return Network(std::move(*weights));
}

Network& Network::shipped() {
    static Network network = [] {
        auto loaded = load(shipped_weights());
        assert(loaded);
        return std::move(*loaded);
    }();
    return network;
}

Look Network::look(const go::Position& position, Ways ways) {
    const std::array<Planes, 1> seen = {planes(position)};
    return look(seen, ways)[0];
}

Look Network::look(const go::Game& game, Ways ways) {
    const std::array<Planes, 1> seen = {planes(game)};
    return look(seen, ways)[0];
}

Look Network::look(const go::Game& game, go::Symmetry symmetry) {
    const std::array<Planes, 1> seen = {transformed(planes(game), symmetry)};
    Look turned_back = nothing(game.size());
    add(turned_back, look(seen)[0], symmetry, 1);
    return turned_back;
}

std::vector<Look> Network::look(std::span<const Planes> positions, Ways ways) {
    std::vector<Look> looks;
    if (ways == Ways::all) {
        for (const Planes& position : positions) {
            std::vector<Planes> turned;
            for (const go::Symmetry symmetry : symmetries(position.size()))
                turned.push_back(transformed(position, symmetry));
            looks.push_back(mean(look(turned, Ways::one), position.size()));
        }
        return looks;
    }
    // Eight of a size at a time, the rest one by one: few plans, and every board is looked at the same way
    // whatever its company.
    for (std::size_t i = 0; i < positions.size();) {
        std::vector<const Planes*> batch;
        while (i + batch.size() < positions.size() && batch.size() < most_at_once &&
               positions[i + batch.size()].size() == positions[i].size())
            batch.push_back(&positions[i + batch.size()]);
        if (batch.size() < most_at_once) batch.resize(1);
        state_->look(batch, looks);
        i += batch.size();
    }
    return looks;
}

const Architecture& Network::architecture() const { return state_->architecture; }
const std::string& Network::training() const { return state_->training; }

// Under territory scoring a stone played is a point given away, whether it stays or is taken.
double expected_score(const Look& look, const go::Game& game) {
    const go::Board& board = game.board();
    double score = look.area() - game.komi().to_double() -
                   handicap_bonus(game.rules(), static_cast<int>(game.handicap().size()));
    if (game.rules().scoring == go::Scoring::area) return score;
    for_each_point(look.size, [&](Point p) {
        if (is_stone(board.at(p))) score -= board.at(p) == go::Cell::black ? 1 : -1;
    });
    return score - board.captured(go::Color::black) + board.captured(go::Color::white);
}

go::PointSet dead_chains(const Look& look, const go::Board& board) {
    go::PointSet dead;
    for_each_point(look.size, [&](Point p) {
        if (!is_stone(board.at(p)) || board.chain(p) != p) return;
        float sum = 0;
        board.for_each_stone(p, [&](Point q) { sum += look.ownership(q); });
        if ((sum < 0) == (board.at(p) == go::Cell::black)) dead.insert(p);
    });
    return dead;
}

go::Move first_choice(const Look& look, const go::Game& game, go::Color color) {
    Point best;
    float most = look.pass;
    for_each_point(look.size, [&](Point p) {
        if (look.policy[p] <= most || go::is_own_eye(game.board(), p, color) || !game.is_legal({color, p}))
            return;
        best = p;
        most = look.policy[p];
    });
    return {color, best};
}

}  // namespace tedomari::net
