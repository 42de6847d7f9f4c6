// SPDX-License-Identifier: MIT
#include "endgame/value_proof.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace tedomari::endgame {

namespace {

using PartNumbers = std::vector<std::uint32_t>;

// Which positions of the graph bear on the root: those that were looked at, as far as something is known of their
// followers only by them.
class Gathering {
public:
    Gathering(const Graph& graph, ValueProof& proof) : graph_(graph), proof_(proof) {}

    void visit(NodeId root) {
        std::vector<NodeId> open{root};
        seen_.resize(graph_.positions().size());
        while (!open.empty()) {
            const NodeId id = open.back();
            open.pop_back();
            if (seen_[index(id)]) continue;
            seen_[index(id)] = true;
            const Positions& positions = graph_.positions();
            if (positions.is_sum(id))
                open.insert(open.end(), positions.parts(id).begin(), positions.parts(id).end());
            if (!positions[id].is_expanded) continue;
            list(id);
            for (const Edge& e : positions.moves(id)) {
                if (!e.is_settled()) open.push_back(e.node());
            }
        }
    }

private:
    std::uint32_t number_of(NodeId part) {
        const auto [found, is_new] =
            numbers_.try_emplace(index(part), static_cast<std::uint32_t>(proof_.parts.size()));
        if (is_new) proof_.parts.push_back(graph_.positions().state(part));
        return found->second;
    }
    void list(NodeId id) {
        if (!graph_.positions().is_sum(id)) {
            number_of(id);
            return;
        }
        PartNumbers sum;
        for (const NodeId part : graph_.positions().parts(id)) sum.push_back(number_of(part));
        std::sort(sum.begin(), sum.end());
        proof_.sums.push_back(std::move(sum));
    }

    const Graph& graph_;
    ValueProof& proof_;
    std::vector<bool> seen_;
    std::unordered_map<std::size_t, std::uint32_t> numbers_;
};

// The graph of a proof: its positions and nothing else.
class Rebuilding {
public:
    explicit Rebuilding(const ValueProof& proof)
        : proof_(proof),
          positions_(proof.ground, KoRule::komaster(proof.master), {}, {}),
          bounds_(positions_, {}),
          sums_(proof.sums.begin(), proof.sums.end()) {
        for (const State& part : proof.parts)
            numbers_.try_emplace(part, static_cast<std::uint32_t>(numbers_.size()));
        positions_.keep_constants();
    }

    Proven run() {
        const Target root = positions_.insert(proof_.start);
        bounds_.adopt();
        if (!root.is_settled()) {
            for (std::size_t id = 0; id < positions_.size(); ++id) {
                if (is_listed(NodeId(id))) look_at(NodeId(id));
            }
            // First without kos, where what parts are worth says much about their sum.
            sweep(false);
            sweep(true);
            if (!bounds_.has_walls(root.node())) return unknown();
        }
        const Solution solution = read_off(positions_, bounds_, root);
        Proven proven{solution.temperature, solution.mean, positions_.has_ko(), positions_.expanded()};
        if (!solution.resolved && proven.temperature.is_exact() && proven.mean.is_exact()) return unknown();
        return proven;
    }

private:
    Proven unknown() const {
        const std::int64_t all = proof_.start.size() * unit;
        return {{0, never}, {-all, all}, positions_.has_ko(), positions_.expanded()};
    }

    bool is_listed(NodeId id) const {
        if (!positions_.is_sum(id)) return numbers_.contains(positions_.state(id));
        PartNumbers sum;
        for (const NodeId part : positions_.parts(id)) {
            const auto found = numbers_.find(positions_.state(part));
            if (found == numbers_.end()) return false;
            sum.push_back(found->second);
        }
        std::sort(sum.begin(), sum.end());
        return sums_.contains(sum);
    }

    void look_at(NodeId id) {
        if (positions_[id].is_expanded || positions_[id].is_blocked) return;
        if (positions_.is_sum(id)) {
            const std::vector<NodeId> parts(positions_.parts(id).begin(), positions_.parts(id).end());
            for (const NodeId part : parts) look_at(part);
        }
        positions_.expand(id);
        bounds_.adopt();
    }

    bool takes_ko(NodeId id) const {
        if (!positions_.is_sum(id)) return positions_[id].takes_ko;
        return std::ranges::any_of(positions_.parts(id),
                                   [&](NodeId part) { return positions_[part].takes_ko; });
    }

    // Followers come after what they follow, but for kos.
    void sweep(bool with_kos) {
        constexpr int most = 1000;
        bool changed = true;
        for (int i = 0; i < most && changed; ++i) {
            changed = false;
            for (std::size_t id = positions_.size(); id-- > 0;) {
                if (!with_kos && takes_ko(NodeId(id))) continue;
                changed |= bounds_.reconsider(NodeId(id)) == Change::proofs;
            }
        }
    }

    const ValueProof& proof_;
    Positions positions_;
    Bounds bounds_;
    std::unordered_map<State, std::uint32_t, StateHash> numbers_;
    std::set<PartNumbers> sums_;
};

}  // namespace

std::optional<ValueProof> write_value_proof(const go::Board& board, const go::PointSet& mask,
                                            const Model& model, Side master, Budget budget,
                                            std::size_t memory) {
    auto ground = terrain(board, mask, model.margin, model.beyond, model.at_stake);
    if (!ground) return {};
    ValueProof proof;
    proof.ground = std::move(*ground);
    proof.master = master;
    proof.start = root_state(proof.ground, board);
    proof.shift =
        std::popcount(proof.start.black) - std::popcount(proof.start.white) + proof.ground.margin_value;
    Graph graph(proof.ground, master, model.gates, budget, memory);
    graph.take_the_long_way();
    const Target root = graph.insert(proof.start);
    const Solution solution = resolve(graph, root);
    if (!solution.resolved) return {};
    proof.temperature = solution.temperature;
    proof.mean = solution.mean;
    proof.has_ko = graph.has_ko();
    if (!root.is_settled()) Gathering(graph, proof).visit(root.node());
    return proof;
}

Proven prove_value(const ValueProof& proof) { return Rebuilding(proof).run(); }

}  // namespace tedomari::endgame
