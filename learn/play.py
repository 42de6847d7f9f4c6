# SPDX-License-Identifier: MIT
"""Lets a network play against itself, and looks for it: see play.cc for how games begin and what is written of them.

    python3 play.py --weights W --out games/a sides=19 games=2000 seed=1 records.sgfs …
    python3 play.py --weights W --out self.sgfs sides=9 games=30000 full=0           first thoughts, one file
    python3 play.py --weights NEW --against OLD --out m sides=9 games=400 full=32    a match: wins of NEW

OUT-0.sgfs, OUT-1.sgfs, … are written as games end; where OUT ends in .sgfs they are joined at the end.  When the file of
weights changes, the games go on with the new ones.
"""
import argparse
import glob
import json
import math
import os
import re
import signal
import subprocess
import time

import torch

from network import POINTS, SIDE, load

MOST = 32  # moves in an answer


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--player", default="build/learn_play")
    parser.add_argument("--weights", required=True)
    parser.add_argument("--against", help="another network: a match")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=1e9, help="then games that are not over are lost")
    parser.add_argument("words", nargs="+", help="for learn_play: NAME=VALUE and records")
    return parser.parse_args()


class Looks:
    """Answers as thinking.h wants them."""

    def __init__(self, weights, side):
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.weights, self.side = weights, side
        self.bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        self.bytes = (POINTS + 7) // 8
        self.load()

    def load(self):
        self.changed = os.stat(self.weights).st_mtime
        net = load(self.weights)
        names = net.header["planes"]
        self.planes = len(names)
        self.board, self.closed = names.index("board"), [names.index(name) for name in ("own", "enemy", "ko")]
        self.type = torch.half if self.device == "cuda" else torch.float
        self.net = net.to(self.device).to(self.type).to(memory_format=torch.channels_last)

    def reload(self):
        if os.stat(self.weights).st_mtime != self.changed:
            self.load()

    @torch.no_grad()
    def __call__(self, packed):
        """[n, planes, bytes] on the device -> [n, 568] bytes."""
        n, side = len(packed), self.side
        bits = (packed.unsqueeze(3) >> self.bits) & 1
        boards = bits.flatten(2)[:, :, :POINTS].view(-1, self.planes, SIDE, SIDE)[:, :, :side, :side]
        on_board = boards[:, self.board].bool()
        closed = boards[:, self.closed].sum(1) > 0
        turn, swap = int(torch.randint(4, ())), bool(torch.randint(2, ()))
        turned = torch.rot90(boards, turn, (2, 3))
        turned = turned.transpose(2, 3) if swap else turned
        policy, owners, _ = self.net(turned.to(self.type).contiguous(memory_format=torch.channels_last))

        def back(x):
            x = x.unflatten(-1, (side, side))
            return torch.rot90(x.transpose(-1, -2) if swap else x, -turn, (-2, -1))

        moves = back(policy[:, :-1].float()).masked_fill(~on_board | closed, -math.inf).flatten(1)
        shares = torch.cat([moves, policy[:, -1:].float()], 1).softmax(1)
        top = shares[:, :-1].topk(MOST, 1)
        slots = (top.indices // side * SIDE + top.indices % side).to(torch.int16)
        owner = back(owners.float().softmax(1))
        balance = (owner[:, 0] - owner[:, 2]) * on_board
        undecided = ((1 - balance * balance) * on_board).sum((1, 2))
        owned = torch.zeros(n, SIDE, SIDE, dtype=torch.int8, device=self.device)
        owned[:, :side, :side] = (100 * balance).round().to(torch.int8)
        sums = torch.stack([shares[:, -1], balance.sum((1, 2)), undecided], 1)
        parts = [top.values.contiguous(), slots.contiguous(), sums, torch.cat([owned.flatten(1), owned.flatten(1)[:, :3] * 0], 1)]
        return torch.cat([part.view(torch.uint8).view(n, -1) for part in parts], 1)


def read(stream, size):
    data = bytearray(size)
    view, at = memoryview(data), 0
    while at < size:
        got = stream.readinto(view[at:])
        if not got:
            raise EOFError("the player ended")
        at += got
    return data


def play(options):
    """Gives back how many positions were looked at, and the seconds spent on it."""
    sides = [int(side) for word in options.words if word.startswith("sides=") for side in word[6:].split(",")]
    looks = [Looks(weights, max(sides)) for weights in (options.weights, options.against) if weights]
    device = looks[0].device
    command = [options.player, options.out] + options.words + (["match=1"] if options.against else [])
    player = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    start = checked = time.time()
    seen, looking, told = 0, 0.0, []
    signal.signal(signal.SIGTERM, lambda *_: told.append("stop"))
    while not told:
        n = int.from_bytes(read(player.stdout, 4), "little")
        if n == 0:
            break
        which = torch.frombuffer(read(player.stdout, n), dtype=torch.uint8)
        packed = read(player.stdout, n * looks[0].planes * looks[0].bytes)
        asked = time.time()
        packed = torch.frombuffer(packed, dtype=torch.uint8).view(n, looks[0].planes, -1).to(device)
        if len(looks) == 1:
            answers = looks[0](packed)
        else:
            answers = torch.zeros(n, 568, dtype=torch.uint8, device=device)
            for number, look in enumerate(looks):
                mine = torch.nonzero(which == number).flatten().to(device)
                if len(mine):
                    answers[mine] = look(packed[mine])
        player.stdin.write(answers.cpu().numpy().data)
        player.stdin.flush()
        now = time.time()
        seen, looking = seen + n, looking + now - asked
        if now - start > options.seconds:
            break
        if now - checked > 5 and not options.against:
            checked = now
            looks[0].reload()
    player.stdin.close()
    player.stdout.close()
    player.wait()
    return seen, looking


def score(games):
    """Wins of the first network, a draw half, and its mean score."""
    wins = points = 0.0
    for game in games:
        result = re.search(r"PB\[(.)\].*RE\[([BW]?)\+?([\d.]+)\]", game)
        mine = {"": 0, "B": 1, "W": -1}[result[2]] * (1 if result[1] == "0" else -1)
        wins += (mine + 1) / 2
        points += mine * float(result[3])
    share = wins / len(games)
    elo = 400 * math.log10(max(share, 1e-3) / max(1 - share, 1e-3))
    return {"won": wins, "share": round(share, 4), "error": round(math.sqrt(share * (1 - share) / len(games)), 4), "elo": round(elo), "points": round(points / len(games), 2)}


def main():
    options = arguments()
    torch.manual_seed(1)
    out, join = options.out, options.out.endswith(".sgfs")
    if join:
        options.out = out[:-5]
    start = time.time()
    seen, looking = play(options)
    files = sorted(glob.glob(options.out + "-*.sgfs"), key=lambda name: int(re.search(r"-(\d+)\.sgfs$", name)[1]))
    games = [line for name in files for line in open(name)]
    facts = {"games": len(games), "moves": sum(line.count(";") - 1 for line in games), "lessons": sum(line.count("C[search") for line in games)}
    facts.update({"looks": seen, "looking": round(looking), "seconds": round(time.time() - start)})
    if options.against and games:
        facts.update(score(games))
    print(json.dumps({"words": [word for word in options.words if "=" in word], **facts}), flush=True)
    if join:
        with open(out, "w") as file:
            file.writelines(games)
        for name in files:
            os.remove(name)


if __name__ == "__main__":
    main()
