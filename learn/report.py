# SPDX-License-Identifier: MIT
"""What a trainer tells: on games held back, how well the network it judges by knows moves, owners and what a move is worth."""
import json

import torch

from data import NONE, UNKNOWN


def say(**facts):
    def short(value):
        if isinstance(value, dict):
            return {k: short(v) for k, v in value.items()}
        if isinstance(value, list):
            return [short(v) for v in value]
        return round(value, 4) if isinstance(value, float) else value

    print(json.dumps(short(facts)), flush=True)


class Reports:
    """Of a trainer, which has data, a device, the positions held back, and look()."""

    def report(self, ways=8, most=20000):
        """On games held back, by file: policy at one look, owners of points and the error of the area forecast at all."""
        data, report = self.data, {}
        labelled = data.owners[:, 0] != UNKNOWN
        for file, name in enumerate(data.names):
            mine = self.held & (data.file == file)
            index = torch.nonzero(mine & (data.move != NONE)).flatten()
            index = index[:: max(1, len(index) // most)]
            if len(index):
                hits = torch.zeros(2, device=self.device)
                for part in index.split(2048):
                    best = self.look(part)[0].topk(5, 1).indices
                    right = best == data.move[part][:, None]
                    hits += torch.stack([right[:, 0].sum(), right.any(1).sum()])
                report[f"{name}_top1"], report[f"{name}_top5"] = (hits / len(index)).tolist()
            for side in sorted(set(data.side[mine].tolist())):
                for back in (0, 10, 20, 40, 80):
                    index = torch.nonzero(mine & (data.side == side) & (data.to_end == back)).flatten()
                    index = index[labelled[data.game[index]]]
                    handicap = data.handicap[data.game[index]]
                    for kind, part in (("", index[~handicap]), ("_handicap", index[handicap])):
                        if len(part):
                            report.update(self.ends_of(part, f"{name}_{side}_{back}{kind}", ways))
        return report

    def tempo(self, file, ways=8):
        """What the move is worth on branches of held-back games: Black's area with Black to move less that with White to
        move, by the games that were played on, by two looks, and by one look of either side."""
        data = self.data
        flips = torch.nonzero(data.flipped & (data.file == file)).flatten()
        ends = data.owners[data.game[flips]]
        flips, ends = flips[ends[:, 0] != UNKNOWN], ends[ends[:, 0] != UNKNOWN]
        area = (ends == 0).float().sum(1) - (ends == 2).float().sum(1)
        rows = []
        branches = data.branch[flips] * 32 + data.side[flips]
        for branch in branches.unique().tolist():
            of_branch = branches == branch
            first = [torch.nonzero(of_branch & (data.white[flips] == white)).flatten() for white in (1, 0)]
            if min(len(games) for games in first) < 2:
                continue
            truth = area[first[0]].mean() - area[first[1]].mean()
            noise = sum(area[games].var() / len(games) for games in first).sqrt()
            index = torch.stack([flips[games[0]] for games in first]) - 1  # the board with the side to move that moved
            _, mine, others = self.look(index, ways)
            board = data.planes(index, torch.zeros_like(index))[:, 0].flatten(1)
            mine, others = self.sums(mine, board), self.sums(others, board)
            looks = {"two": mine[0] + mine[1], "black": mine[0] - others[0], "white": mine[1] - others[1]}
            row = {"side": data.side[index[0]], "to_end": data.to_end[index[0]], "truth": truth, "noise": noise, **looks}
            rows.append({name: value.item() for name, value in row.items()})
        return rows

    def tell(self, **facts):
        say(**facts, **self.report())
        if "truth" in self.data.names:
            say(tempo=self.tempo(self.data.names.index("truth")))

    def ends_of(self, index, name, ways):
        wrong, missed, points = 0, [], 0
        for part in index.split(2048):
            owners = self.look(part, ways)[1]
            truth = self.data.owner_targets(part, torch.zeros_like(part))
            known = truth != -100
            wrong += ((owners.argmax(1) != truth) & known).sum().item()
            points += known.sum().item()
            missed.append((self.sums(owners, known) - self.true_sums(truth)).abs())
        missed = torch.cat(missed)
        return {name: [missed.mean().item(), missed.median().item(), wrong / points, len(index)]}
