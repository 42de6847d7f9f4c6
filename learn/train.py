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
from network import POINTS, Net, folded, load, save


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
    parser.add_argument("--small-share", type=float, default=0.08, help="of a batch, boards below 19x19")
    parser.add_argument("--teacher", help="weights of a larger network to learn from")
    parser.add_argument("--teach", type=float, default=0.6, help="weight of the teacher's answer; the record has the rest")
    parser.add_argument("--relabel", default="0.2,0.45,0.7", help="when to label games anew, as parts of the time")
    parser.add_argument("--owners", help="labels of all games made before: 361 bytes each")
    parser.add_argument("--reuse", action="store_true", help="what the encoder left in the folder last time")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--start", help="go on from what --out NAME left in NAME.state")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def say(**facts):
    def short(value):
        if isinstance(value, dict):
            return {k: short(v) for k, v in value.items()}
        return round(value, 5) if isinstance(value, float) else value

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
        self.batches = Batches(self.data, ~held, options.batch, options.small_share, options.seed)
        self.net = Net(len(self.data.plane_names), options.blocks, options.channels).to(self.device)
        self.net = self.net.to(memory_format=torch.channels_last)
        if options.start:
            self.net.load_state_dict(torch.load(options.start, map_location=self.device))
        self.average = copy.deepcopy(self.net)
        self.run = torch.compile(self.net) if options.compile else self.net
        self.teacher = None
        if options.teacher:
            self.teacher = load(options.teacher).to(self.device).to(memory_format=torch.channels_last)
            self.teach = torch.compile(self.teacher) if options.compile else self.teacher
        if options.owners:
            owners = torch.frombuffer(bytearray(open(options.owners, "rb").read()), dtype=torch.uint8)
            self.data.owners = owners.view(self.data.games, POINTS).to(self.device)
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=options.rate, weight_decay=options.decay, **fused)
        self.steps = 0

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
        owners = data.owner_targets(index, symmetry)
        with self.autocast():
            policy, answer, owner = self.run(planes)
            taught = None
            if self.teacher is not None:
                with torch.no_grad():
                    taught = [t.float() for t in self.teach(planes)]
        policy, answer, owner = policy.float(), answer.float(), owner.float()
        late = 1 + 4 * torch.exp(-data.to_end[index] / 25.0)
        policy_loss = F.cross_entropy(policy, move)
        known = (owners != -100).float()
        counted = (known.sum(1) > 0).float()
        each = F.cross_entropy(owner, owners, reduction="none").sum(1) / known.sum(1).clamp(min=1)
        owner_loss = (each * late).sum() / counted.sum().clamp(min=1)
        parts = {"policy": policy_loss.detach(), "owner": owner_loss.detach()}
        if taught is not None:
            part = self.options.teach
            heard = torch.where(data.side[index] == SIDE, part, part / 3)  # he knows little of small boards
            heard = heard * (move != -100)
            soft = F.cross_entropy(policy, taught[0].softmax(1), reduction="none")
            hard = F.cross_entropy(policy, move, reduction="none")
            mask = planes[:, 0].flatten(1)
            soft_each = (F.cross_entropy(owner, taught[1].softmax(1), reduction="none") * mask).sum(1) / mask.sum(1)
            policy_loss = ((1 - heard) * hard + heard * soft).mean()
            # Where there is no label, the teacher alone speaks.
            mixed = torch.where(counted > 0, (1 - part) * each + part * soft_each, soft_each)
            owner_loss = (mixed * late).mean()
        return policy_loss + 0.15 * F.cross_entropy(answer, reply) + 1.5 * owner_loss, parts

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
        """Policy and owners (mover's view) of positions, the mean over symmetries."""
        moves, owners = 0, 0
        for way in range(ways):
            symmetry = torch.full_like(index, way)
            with self.autocast():
                policy, _, owner = self.average(self.inputs(index, symmetry))
            policy, owner = policy.float().softmax(1), owner.float().softmax(1)
            back = self.data.moved[way]
            moves = moves + policy[:, back] / ways
            owners = owners + owner[:, :, back[:POINTS]] / ways
        return moves, owners

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
        self.settle_norms()
        labelled = self.data.relabel(self.judge_ends())
        say(relabel=labelled, steps=self.steps)

    def report(self, ways=1, most=40000):
        """On games held back: policy, owners of points, and the error of the area forecast."""
        data, report = self.data, {}
        for side in sorted(set(data.side.unique().tolist())):
            index = torch.nonzero(self.held & (data.side == side) & (data.move != NONE)).flatten()
            index = index[:: max(1, len(index) // most)]
            hits = torch.zeros(2, device=self.device)
            for part in index.split(2048):
                best = self.look(part, ways)[0].topk(5, 1).indices
                right = best == data.move[part][:, None]
                hits += torch.stack([right[:, 0].sum(), right.any(1).sum()])
            report[f"top1_{side}"], report[f"top5_{side}"] = (hits / max(1, len(index))).tolist()
            labelled = data.owners[:, 0] != UNKNOWN
            for back in (0, 10, 20, 40, 80):
                index = torch.nonzero(self.held & (data.side == side) & (data.to_end == back)).flatten()
                index = index[labelled[data.game[index]]]
                if len(index) == 0:
                    continue
                owners = self.look(index, ways)[1]
                truth = data.owner_targets(index, torch.zeros_like(index))
                known = truth != -100
                miss = ((owners.argmax(1) != truth) & known).sum() / known.sum()
                lead = ((owners[:, 0] - owners[:, 2]) * known).sum(1) - (1 - truth).mul(known).sum(1)
                report[f"points_wrong_{side}_{back}"] = miss.item()
                report[f"forecast_{side}_{back}"] = lead.abs().mean().item()
        return report

    def train(self):
        options = self.options
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
            if time.time() - told > 15:
                told = time.time()
                rate = self.steps * options.batch / (told - start)
                say(at=told - start, steps=self.steps, rate=rate, **{k: v.item() for k, v in parts.items()})
        self.settle_norms(200)
        return self.steps * options.batch, time.time() - start


def main():
    options = arguments()
    trainer = Trainer(options)
    if options.start:
        trainer.average.eval()
        say(before=trainer.report())
    seen, seconds = trainer.train()
    report = trainer.report()
    say(samples=seen, **report)
    final = trainer.data.relabel(trainer.judge_ends())
    say(final_labels=final)
    gpu = torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU"
    training = {"games": trainer.data.games, "positions": len(trainer.data.game), "samples": seen}
    training.update({"seconds": round(seconds), "device": gpu, "taught": bool(options.teacher)})
    training["held_out_top1"] = round(report.get("top1_19", 0), 4)
    names = trainer.data.plane_names
    torch.save(trainer.average.state_dict(), options.out + ".state")
    save(options.out, folded(trainer.average), names, options.blocks, options.channels, training)


if __name__ == "__main__":
    main()
