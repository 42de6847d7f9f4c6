# SPDX-License-Identifier: MIT
"""Trains the network on game records.  See README.md for the command that made the shipped weights."""
import argparse
import copy
import json
import math
import os
import time

import torch
import torch.nn.functional as F

from data import NONE, SIDE, UNKNOWN, Batches, Data
from network import POINTS, Net, folded, load, save, unfold


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+", help="files of game records")
    parser.add_argument("--encoder", default="build/learn_encode")
    parser.add_argument("--folder", default="/tmp/learn", help="for what the encoder writes")
    parser.add_argument("--out", default="network.weights")
    parser.add_argument("--seconds", type=float, default=480, help="of training; encoding and the report come on top")
    parser.add_argument("--blocks", type=int, default=8)
    parser.add_argument("--channels", type=int, default=96)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--shares", default="19=92,9=8", help="of a batch: FILE:SIDE=PERCENT,… or SIDE=PERCENT for all files")
    parser.add_argument("--teacher", help="weights of a network to learn from, itself perhaps: its mean over symmetries")
    parser.add_argument("--ways", type=int, default=4, help="symmetries a teacher looks at")
    parser.add_argument("--teach", type=float, default=0.6, help="weight of the teacher's answer; the record has the rest")
    parser.add_argument("--teach-owners", type=float, default=0.6)
    parser.add_argument("--score", type=float, default=0.0, help="weight of the error of the owners' sum, in points")
    parser.add_argument("--beta", type=float, default=1.0, help="errors of the sum below this many points are squared")
    parser.add_argument("--other", type=float, default=1.0, help="weight of the head for the other side to move")
    parser.add_argument("--relabel", default="0.2,0.45,0.7", help="when to label games anew, as parts of the time")
    parser.add_argument("--owners", help="labels of all games made before: 361 bytes each")
    parser.add_argument("--reuse", action="store_true", help="what the encoder left in the folder last time")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--start", help="go on from what --out NAME left in NAME.state, or from NAME.weights")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def say(**facts):
    def short(value):
        if isinstance(value, dict):
            return {k: short(v) for k, v in value.items()}
        if isinstance(value, list):
            return [short(v) for v in value]
        return round(value, 4) if isinstance(value, float) else value

    print(json.dumps(short(facts)), flush=True)


class Trainer:
    def __init__(self, options):
        self.options = options
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(options.seed)
        torch.backends.cudnn.benchmark = True
        torch.backends.cuda.matmul.allow_tf32 = True
        start = time.time()
        os.makedirs(options.folder, exist_ok=True)
        self.data = Data(options, self.device)
        say(encoded=len(self.data.game), games=self.data.games, seconds=time.time() - start)
        held = self.data.game % 20 == 7  # never trained on: what choices between networks are made by
        self.held = held
        self.batches = Batches(self.data, self.kinds(options.shares, ~held), options.batch, options.seed)
        self.net = Net(len(self.data.plane_names), options.blocks, options.channels).to(self.device)
        self.net = self.net.to(memory_format=torch.channels_last)
        if options.start:
            self.go_on(options.start)
        self.average = copy.deepcopy(self.net)
        self.run = torch.compile(self.net) if options.compile else self.net
        self.taught = self.answers(load(options.teacher)) if options.teacher else None
        if options.owners:
            owners = torch.frombuffer(bytearray(open(options.owners, "rb").read()), dtype=torch.uint8)
            self.data.owners = owners.view(self.data.games, POINTS).to(self.device)
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=options.rate, weight_decay=options.decay, **fused)
        self.steps = 0

    def kinds(self, shares, chosen):
        """Pairs of a mask of positions and a share of the batch."""
        kinds = []
        for part in shares.split(","):
            which, share = part.split("=")
            name, side = which.rsplit(":", 1) if ":" in which else (None, which)
            mask = chosen & (self.data.side == int(side))
            if name:
                mask = mask & (self.data.file == self.data.names.index(name))
            kinds.append((mask, float(share)))
        return kinds

    def go_on(self, path):
        if path.endswith(".state"):
            self.net.load_state_dict(torch.load(path, map_location=self.device))
            return
        index = self.batches.draw()
        unfold(self.net, load(path).kept, self.inputs(index, torch.zeros_like(index)))

    @torch.no_grad()
    def answers(self, teacher):
        """What a network makes of every position to learn from that has a move or a small board, the mean over
        symmetries, kept: the same positions come again and again.  A number for each position says where; -1: none."""
        start = time.time()
        teacher = teacher.to(self.device).to(memory_format=torch.channels_last)
        asked = torch.stack([mask for mask, _ in self.kinds(self.options.shares, ~self.held)]).any(0)
        asked &= ((self.data.move != NONE) | (self.data.side < SIDE)) & ~self.data.flipped
        index = torch.nonzero(asked).flatten()
        where = torch.full_like(self.data.game, -1)
        where[index] = torch.arange(len(index), device=self.device)
        moves = torch.zeros(len(index), POINTS + 1, dtype=torch.half, device=self.device)
        owners = torch.zeros(len(index), 3, POINTS, dtype=torch.half, device=self.device)
        for at in range(0, len(index), 4096):
            part = index[at : at + 4096]
            for way in range(0, 8, 8 // self.options.ways):
                policy, owner, _ = self.one_look(teacher, part, way)
                moves[at : at + 4096] += (policy / self.options.ways).half()
                owners[at : at + 4096] += (owner / self.options.ways).half()
        say(answers=len(index), seconds=time.time() - start)
        return where, moves, owners

    def heard(self, index, symmetry):
        """The teacher's answers as the board lies, and whether he gave one."""
        where, moves, owners = self.taught
        at = where[index]
        back = self.data.permutation[symmetry]
        policy, owner = moves[at.clamp(min=0)].float(), owners[at.clamp(min=0)].float()
        policy = torch.cat([policy[:, :POINTS].gather(1, back), policy[:, POINTS:]], 1)
        return policy, owner.gather(2, back[:, None].expand(-1, 3, -1)), at >= 0

    def one_look(self, net, index, way):
        """Probabilities of moves, owners, and owners if the other had the move, taken back to how the board lay."""
        with self.autocast():
            answer = net(self.inputs(index, torch.full_like(index, way)))
        policy, owner, other = (answer[i].float().softmax(1) for i in (0, -2, -1))
        back = self.data.moved[way]
        return policy[:, back], owner[:, :, back[:POINTS]], other[:, :, back[:POINTS]]

    def autocast(self):
        return torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda")

    def inputs(self, index, symmetry, forget=0.0):
        planes = self.data.planes(index, symmetry)
        if forget > 0:  # looks at positions without a past must be good too
            keep = (torch.rand(len(index), 1, device=self.device) >= forget) | ~self.data.history[None]
            planes = planes * keep[:, :, None, None]
        return planes.to(torch.float32).contiguous(memory_format=torch.channels_last)

    def batch(self):
        index = self.batches.draw()
        symmetry = torch.randint(8, (len(index),), device=self.device)
        return index, symmetry, self.inputs(index, symmetry, forget=0.1)

    def loss(self):
        index, symmetry, planes = self.batch()
        data = self.data
        move, reply = data.moves(data.move[index], symmetry), data.moves(data.reply[index], symmetry)
        flipped = data.flipped[index]
        targets = data.owner_targets(index, symmetry).masked_fill(data.unequal[index][:, None], -100)
        owners = targets.masked_fill(flipped[:, None], -100)
        with self.autocast():
            policy, answer, owner, other = (part.float() for part in self.run(planes))
        late = 1 + 4 * torch.exp(-data.to_end[index] / 25.0)
        known = (owners != -100).float()
        counted = (known.sum(1) > 0).float()
        hard = F.cross_entropy(policy, move, reduction="none")
        moved = (move != -100).float()
        each = F.cross_entropy(owner, owners, reduction="none").sum(1) / known.sum(1).clamp(min=1)
        parts = {"policy": (hard.sum() / moved.sum()).detach()}
        parts["owner"] = ((each * late).sum() / counted.sum().clamp(min=1)).detach()
        weight = counted
        if self.taught is not None:
            moves, soft_owners, has = self.heard(index, symmetry)
            # Few people's records are of small boards: there the teacher's moves in games of his own keep a
            # network from learning those few by heart.
            part = torch.where(moved > 0, self.options.teach, 1.0) * has
            hard = (1 - part) * hard + part * F.cross_entropy(policy, moves, reduction="none")
            moved = torch.maximum(moved, has.float())
            mask = planes[:, 0].flatten(1)
            soft = (F.cross_entropy(owner, soft_owners, reduction="none") * mask).sum(1) / mask.sum(1)
            # Where there is no label, the teacher alone speaks.
            has = has & ~data.unequal[index] & (data.branch[index] == 0)
            part = torch.where(counted > 0, self.options.teach_owners, 1.0) * has
            each = (1 - part) * each + part * soft
            weight = torch.maximum(counted, has.float())
        policy_loss = hard.sum() / moved.sum().clamp(min=1)
        owner_loss = (each * late * weight).sum() / weight.sum().clamp(min=1)
        loss = policy_loss + 0.15 * F.cross_entropy(answer, reply) + 1.5 * owner_loss
        if self.options.score > 0:
            parts["score"] = self.score_loss(owner, owners, late)
            loss = loss + self.options.score * parts["score"]
        others = targets.masked_fill(~flipped[:, None], -100)
        if (others != -100).any():
            parts["other"] = F.cross_entropy(other, others)
            parts["tempo"] = self.score_loss(other, others, torch.ones_like(late))
            loss = loss + self.options.other * (parts["other"] + self.options.score * parts["tempo"])
        return loss, {name: part.detach() for name, part in parts.items()}

    def score_loss(self, owner, owners, weight):
        """The error of the owners' sum; an error of many points, a group that lived or died, counts no more than its size."""
        known = (owners != -100).float()
        counted = (known.sum(1) > 0).float()
        missed = (self.sums(owner.softmax(1), known) - self.true_sums(owners)) * counted
        each = F.smooth_l1_loss(missed, torch.zeros_like(missed), reduction="none", beta=self.options.beta)
        return (each * weight).sum() / counted.sum().clamp(min=1)

    @staticmethod
    def sums(owner, known):
        """What the mover is expected to own more than the other."""
        return ((owner[:, 0] - owner[:, 2]) * known).sum(1)

    @staticmethod
    def true_sums(owners):
        return (owners == 0).float().sum(1) - (owners == 2).float().sum(1)

    def step(self, done):
        warm = min(1.0, (self.steps + 1) / 300)
        rate = self.options.rate * warm * (0.5 * (1 + math.cos(math.pi * min(1.0, done))) + 1e-3)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        loss, parts = self.loss()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 3.0)
        self.optimizer.step()
        self.steps += 1
        self.follow(min(0.9995, 1 - 1 / (1 + self.steps / 10)))
        return parts

    @torch.no_grad()
    def follow(self, keep):
        mine, theirs = list(self.average.parameters()), list(self.net.parameters())
        torch._foreach_mul_(mine, keep)
        torch._foreach_add_(mine, theirs, alpha=1 - keep)

    @torch.no_grad()
    def settle_norms(self, batches=60):
        """The statistics of batch normalisation, measured anew for the averaged weights."""
        for module in self.average.modules():
            if isinstance(module, torch.nn.BatchNorm2d):
                module.reset_running_stats()
                module.momentum = None
        self.average.train()
        for _ in range(batches):
            with self.autocast():
                self.average(self.batch()[2])
        self.average.eval()

    @torch.no_grad()
    def look(self, index, ways=1):
        """Policy, owners (mover's view) and owners if the other had the move, the mean over symmetries."""
        means = [0, 0, 0]
        for way in range(ways):
            means = [mean + part / ways for mean, part in zip(means, self.one_look(self.average, index, way))]
        return means

    def judge_ends(self):
        """Black's view of every final position: 361 numbers a game."""
        ends = torch.nonzero(self.data.to_end == 0).flatten()
        judged = torch.zeros(self.data.games, POINTS, device=self.device)
        for index in ends.split(2048):
            owners = self.look(index, 8)[1]
            mine = owners[:, 0] - owners[:, 2]
            judged[self.data.game[index]] = torch.where(self.data.white[index][:, None] == 1, -mine, mine)
        return judged

    def relabel(self):
        if self.steps:
            self.settle_norms()
        self.average.eval()
        labelled = self.data.relabel(self.judge_ends())
        say(relabel=labelled, steps=self.steps)

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

    def train(self):
        options = self.options
        if options.start and not options.owners:
            self.relabel()
            say(before=self.report())
        whens = [] if options.owners else [float(w) for w in options.relabel.split(",") if w]
        self.net.train()
        start, told = time.time(), time.time()
        while True:
            done = (time.time() - start) / options.seconds
            if done >= 1:
                break
            if whens and done >= whens[0]:
                whens.pop(0)
                self.relabel()
            parts = self.step(done)
            if time.time() - told > 30:
                told = time.time()
                torch.save(self.average.state_dict(), options.out + ".kept")
                rate = self.steps * options.batch / (told - start)
                say(at=told - start, steps=self.steps, rate=rate, **{k: v.item() for k, v in parts.items()})
        self.settle_norms(200)
        return self.steps * options.batch, time.time() - start


def main():
    options = arguments()
    trainer = Trainer(options)
    seen, seconds = trainer.train()
    torch.save(trainer.average.state_dict(), options.out + ".state")
    report = trainer.report()
    say(samples=seen, **report)
    gpu = torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU"
    training = {"games": trainer.data.games, "positions": len(trainer.data.game), "samples": seen}
    training.update({"seconds": round(seconds), "device": gpu, "taught": bool(options.teacher)})
    training["held_out_top1"] = round(report.get("kgs19_train_top1", 0), 4)
    save(options.out, folded(trainer.average), trainer.data.plane_names, options.blocks, options.channels, training)
    if "truth" in trainer.data.names:
        say(tempo=trainer.tempo(trainer.data.names.index("truth")))


if __name__ == "__main__":
    main()
