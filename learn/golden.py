# SPDX-License-Identifier: MIT
"""Final positions of games, their planes, and what PyTorch makes of them: src/net/look.test.cc wants the same.

    python3 learn/golden.py learn/golden.sgf src/net/default.weights > src/net/golden.test.json
"""
import argparse
import json
import re
import types

import torch

from data import Data
from network import load

LETTERS = "ABCDEFGHJKLMNOPQRST"


def moves(text, side):
    """As GTP writes them, the colours by turns."""
    for point in re.findall(r";[BW]\[(\w*)\]", text):
        yield f"{LETTERS[ord(point[0]) - 97]}{side - (ord(point[1]) - 97)}" if point else "pass"


def on_board(values, side):
    return [round(v, 5) for v in values.view(19, 19)[:side, :side].flatten().tolist()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("games")
    parser.add_argument("weights")
    parser.add_argument("--encoder", default="build/learn_encode")
    parser.add_argument("--folder", default="/tmp/learn")
    given = parser.parse_args()
    options = types.SimpleNamespace(encoder=given.encoder, games=[given.games], folder=given.folder, reuse=False)
    data = Data(options, "cpu")
    net = load(given.weights)
    golden = []
    for game, text in enumerate(open(given.games)):
        index = torch.nonzero((data.game == game) & (data.to_end == 0)).flatten()
        side = int(data.side[index])
        planes = data.planes(index, torch.zeros_like(index)).float()
        policy, owners, others = (answer.softmax(1)[0] for answer in net(planes))
        entry = {"side": side, "moves": " ".join(moves(text, side))}
        entry["planes"] = [bytes(plane.tolist()).hex() for plane in data.packed[index[0]]]
        entry["policy"], entry["pass"] = on_board(policy[:361], side), round(policy[361].item(), 5)
        entry["owners"] = [on_board(owner, side) for owner in owners]
        entry["others"] = [on_board(owner, side) for owner in others]
        golden.append(entry)
    print("[\n" + ",\n".join(json.dumps(entry) for entry in golden) + "\n]")


if __name__ == "__main__":
    main()
