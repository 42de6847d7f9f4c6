# SPDX-License-Identifier: MIT
"""Lets a network play against itself: from an empty board, or from positions of records with either side to move.

    python3 play.py --player ./learn_play --weights W --games 9:30000,13:5000 --out self.sgfs
    python3 play.py --player ./learn_play --weights W --games 19:60000 --out tempo.sgfs --records games.sgfs self.sgfs
"""
import argparse
import json
import subprocess
import time

import numpy as np
import torch

from network import POINTS, SIDE, load


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--player", default="build/learn_play")
    parser.add_argument("--weights", required=True)
    parser.add_argument("--games", required=True, help="SIDE:HOW_MANY,…")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--records", nargs="+", help="games go on from positions of these")
    parser.add_argument("--each", type=int, default=1, help="games from a position with each side first")
    parser.add_argument("--held", action="store_true", help="from the records that are held back, not from the others")
    return parser.parse_args()


class Looks:
    def __init__(self, weights, side):
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.net = load(weights).to(self.device).to(memory_format=torch.channels_last)
        self.planes = len(self.net.header["planes"])
        self.side = side
        self.bits = torch.arange(8, device=self.device, dtype=torch.uint8)
        self.bytes = (POINTS + 7) // 8

    @torch.no_grad()
    def __call__(self, data):
        packed = torch.frombuffer(bytearray(data), dtype=torch.uint8).view(-1, self.planes, self.bytes)
        bits = (packed.to(self.device).unsqueeze(3) >> self.bits) & 1
        boards = bits.flatten(2)[:, :, :POINTS].view(-1, self.planes, SIDE, SIDE)
        boards = boards[:, :, : self.side, : self.side]
        turn = int(torch.randint(4, ()))
        boards = torch.rot90(boards, turn, (2, 3)).float().contiguous(memory_format=torch.channels_last)
        with torch.autocast(self.device, dtype=torch.bfloat16, enabled=self.device == "cuda"):
            policy = self.net(boards)[0]
        policy = policy.float().softmax(1)
        answer = torch.zeros(len(boards), POINTS + 1, device=self.device)
        moves = torch.rot90(policy[:, :-1].view(-1, self.side, self.side), -turn, (1, 2))
        answer[:, :POINTS].view(-1, SIDE, SIDE)[:, : self.side, : self.side] = moves
        answer[:, POINTS] = policy[:, -1]
        return answer.cpu().numpy().astype(np.float32).tobytes()


def play(options, side, games):
    """A file of games, as lines."""
    looks = Looks(options.weights, side)
    out = f"{options.out}.{side}"
    command = [options.player, str(side), str(games), str(options.seed), out]
    if options.records:
        command += [str(options.each), "held" if options.held else "learned"] + options.records
    player = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    while True:
        n = int.from_bytes(player.stdout.read(4), "little")
        if n == 0:
            break
        player.stdin.write(looks(player.stdout.read(n * looks.planes * looks.bytes)))
        player.stdin.flush()
    assert player.wait() == 0
    with open(out) as lines:
        return lines.readlines()


def main():
    options = arguments()
    torch.manual_seed(options.seed)
    records = []
    for part in options.games.split(","):
        side, games = (int(word) for word in part.split(":"))
        start = time.time()
        found = play(options, side, games)
        moves = sum(line.count(";") - 1 for line in found)
        print(json.dumps({"side": side, "games": len(found), "moves": moves, "seconds": round(time.time() - start)}), flush=True)
        records += found
    with open(options.out, "w") as file:
        file.writelines(records)


if __name__ == "__main__":
    main()
