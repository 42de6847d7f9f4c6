# SPDX-License-Identifier: MIT
"""Trains the network on game records.  See README.md for the command that made the shipped weights."""
import argparse
import copy
import glob
import math
import os
import shutil
import time

import torch
import torch.nn.functional as F

from data import NONE, SIDE, Batches, Data
from network import POINTS, Net, folded, load, save, unfold
from report import Reports, say


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
    parser.add_argument("--teach-others", type=float, default=0.3, help="weight of the teacher's answer in the head for the other side")
    parser.add_argument("--keep", type=float, default=0.9995, help="how slowly the mean of the weights follows")
    parser.add_argument("--watch", help="a folder: games by search that appear in it are learned as they come")
    parser.add_argument("--publish", help="a file that gets the weights every minute")
    parser.add_argument("--truth", help="games from positions held back, for the table of what a move is worth")
    parser.add_argument("--relabel", default="0.2,0.45,0.7", help="when to label games anew, as parts of the time")
    parser.add_argument("--owners", help="labels of all games made before: 361 bytes each")
    parser.add_argument("--reuse", action="store_true", help="what the encoder left in the folder last time")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--start", help="go on from what --out NAME left in NAME.state, or from NAME.weights")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Trainer(Reports):
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
        self.encoding, self.encoded, self.taken = None, set(), 0.0
        self.renew_batches()
        self.net = Net(len(self.data.plane_names), options.blocks, options.channels).to(self.device)
        self.net = self.net.to(memory_format=torch.channels_last)
        if options.start:
            self.go_on(options.start)
        self.average = copy.deepcopy(self.net)
        self.judge = self.average  # whom look() asks
        self.run = torch.compile(self.net) if options.compile else self.net
        self.taught = self.answers(load(options.teacher)) if options.teacher else None
        if options.owners:
            owners = torch.frombuffer(bytearray(open(options.owners, "rb").read()), dtype=torch.uint8)
            self.data.owners = owners.view(self.data.games, POINTS).to(self.device)
        fused = {"fused": True} if self.device == "cuda" else {}
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=options.rate, weight_decay=options.decay, **fused)
        self.steps = 0

    def renew_batches(self):
        self.held = self.data.game % 20 == 7  # never trained on: what choices between networks are made by
        self.batches = Batches(self.data, self.kinds(self.options.shares, ~self.held), self.options.batch, self.options.seed)

    def kinds(self, shares, chosen):
        """Pairs of a mask of positions and a share of the batch; side * is all but 9 and 19."""
        kinds = []
        for part in shares.split(","):
            which, share = part.split("=")
            name, side = which.rsplit(":", 1) if ":" in which else (None, which)
            if name and name not in self.data.names:
                continue
            sides = self.data.side
            mask = chosen & ((sides != 9) & (sides != SIDE) if side == "*" else sides == int(side))
            if name:
                mask = mask & (self.data.file == self.data.names.index(name))
            kinds.append((mask, float(share)))
        return kinds

    def watch(self):
        """Takes in games that others have played meanwhile; the encoder works beside the training."""
        if self.encoding is not None:
            encoder, folder = self.encoding
            if encoder.poll() is None:
                return
            self.encoding = None
            assert encoder.returncode == 0
            self.data.load(folder, "search")
            shutil.rmtree(folder)
            if self.taught is not None:
                where = self.taught[0]
                more = torch.full((len(self.data.game) - len(where),), -1, device=self.device)
                self.taught = (torch.cat([where, more]),) + self.taught[1:]
            self.renew_batches()
            say(files=len(self.encoded), games=self.data.games, positions=len(self.data.game), searched=len(self.data.shares))
        if time.time() - self.taken < 15:
            return
        self.taken = time.time()
        new = [name for name in sorted(glob.glob(self.options.watch + "/*.sgfs")) if name not in self.encoded]
        if new:
            self.encoded.update(new)
            folder = f"{self.options.folder}/watched{len(self.encoded)}"
            self.encoding = self.data.encode(new, folder), folder

    def publish(self):
        self.settle_norms(30)
        self.save(self.options.publish + ".part", {"steps": self.steps})
        os.replace(self.options.publish + ".part", self.options.publish)

    def save(self, path, training):
        save(path, folded(self.average), self.data.plane_names, self.options.blocks, self.options.channels, training)

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
        others = torch.zeros_like(owners)
        for at in range(0, len(index), 4096):
            part = index[at : at + 4096]
            for way in range(0, 8, 8 // self.options.ways):
                policy, owner, other = self.one_look(teacher, part, way)
                moves[at : at + 4096] += (policy / self.options.ways).half()
                owners[at : at + 4096] += (owner / self.options.ways).half()
                others[at : at + 4096] += (other / self.options.ways).half()
        say(answers=len(index), seconds=time.time() - start)
        return where, moves, owners, others

    def heard(self, index, symmetry):
        """The teacher's answers as the board lies, and whether he gave one."""
        where, *answers = self.taught
        at = where[index]
        back = self.data.permutation[symmetry]
        policy, owner, other = (answer[at.clamp(min=0)].float() for answer in answers)
        policy = torch.cat([policy[:, :POINTS].gather(1, back), policy[:, POINTS:]], 1)
        back = back[:, None].expand(-1, 3, -1)
        return policy, owner.gather(2, back), other.gather(2, back), at >= 0

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
        shares, is_searched = data.searched(index, symmetry)
        hard = torch.where(is_searched, F.cross_entropy(policy, shares, reduction="none"), hard)
        moved = ((move != -100) | is_searched).float()
        each = F.cross_entropy(owner, owners, reduction="none").sum(1) / known.sum(1).clamp(min=1)
        parts = {"policy": (hard.sum() / moved.sum()).detach()}
        parts["owner"] = ((each * late).sum() / counted.sum().clamp(min=1)).detach()
        weight = counted
        if self.taught is not None:
            moves, soft_owners, soft_others, has = self.heard(index, symmetry)
            # Few people's records are of small boards: there the teacher's moves in games of his own keep a
            # network from learning those few by heart.
            part = torch.where(moved > 0, self.options.teach, 1.0) * has
            hard = (1 - part) * hard + part * F.cross_entropy(policy, moves, reduction="none")
            moved = torch.maximum(moved, has.float())
            mask = planes[:, 0].flatten(1)
            soft = (F.cross_entropy(owner, soft_owners, reduction="none") * mask).sum(1) / mask.sum(1)
            about_others = (F.cross_entropy(other, soft_others, reduction="none") * mask).sum(1) / mask.sum(1)
            others_loss = (about_others * has).sum() / has.sum().clamp(min=1)
            # Where there is no label, the teacher alone speaks.
            has = has & ~data.unequal[index] & (data.branch[index] == 0)
            part = torch.where(counted > 0, self.options.teach_owners, 1.0) * has
            each = (1 - part) * each + part * soft
            weight = torch.maximum(counted, has.float())
        policy_loss = hard.sum() / moved.sum().clamp(min=1)
        owner_loss = (each * late * weight).sum() / weight.sum().clamp(min=1)
        loss = policy_loss + 0.15 * F.cross_entropy(answer, reply) + 1.5 * owner_loss
        if self.taught is not None:
            loss = loss + self.options.teach_others * others_loss
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
        self.follow(min(self.options.keep, 1 - 1 / (1 + self.steps / 10)))
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
            means = [mean + part / ways for mean, part in zip(means, self.one_look(self.judge, index, way))]
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

    def train(self):
        options = self.options
        if options.start and not options.owners:
            self.relabel()
            if not options.watch:
                say(before=self.report())
        whens = [] if options.owners else [float(w) for w in options.relabel.split(",") if w]
        self.net.train()
        start = told = published = time.time()
        while True:
            done = (time.time() - start) / options.seconds
            if done >= 1:
                break
            if options.watch and self.steps % 10 == 0:
                self.watch()
            if options.publish and time.time() - published > 60 and self.steps > 500:
                self.publish()
                published = time.time()
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
    gpu = torch.cuda.get_device_name() if torch.cuda.is_available() else "CPU"
    training = {"games": trainer.data.games, "positions": len(trainer.data.game), "samples": seen}
    training.update({"seconds": round(seconds), "device": gpu, "taught": bool(options.teacher)})
    trainer.save(options.out, training)
    torch.save(trainer.average.state_dict(), options.out + ".state")
    if options.truth:
        folder = options.folder + "/truth"
        assert trainer.data.encode([options.truth], folder).wait() == 0
        trainer.data.load(folder, "truth")
        trainer.renew_batches()
    trainer.tell(samples=seen)
    if options.watch:  # the same for where it began
        trainer.judge = load(options.start).to(trainer.device).to(memory_format=torch.channels_last)
        trainer.tell(before=options.start)


if __name__ == "__main__":
    main()
