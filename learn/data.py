# SPDX-License-Identifier: MIT
"""Positions as learn_encode wrote them, kept on the device as bits, and batches of them in random symmetries."""
import json
import subprocess

import numpy as np
import torch

from network import POINTS, SIDE

PASS, NONE, UNKNOWN = 361, 65535, 255
HISTORY = ("last-1", "last-2", "last-3", "last-4", "last-5", "passed")
FACT = np.dtype([("game", "<u4"), ("move", "<u2"), ("reply", "<u2"), ("to_end", "<u2"), ("side", "u1"), ("kind", "u1"), ("branch", "<u4")])


def symmetries():
    """[8, 361]: the point that comes to lie on each point; 0 changes nothing."""
    board = np.arange(POINTS).reshape(SIDE, SIDE)
    turned = [np.rot90(b, k) for b in (board, board.T) for k in range(4)]
    return np.stack([t.reshape(-1) for t in turned])


class Data:
    def __init__(self, options, device):
        self.encoder, self.files, self.folder = options.encoder, options.games, options.folder
        self.device = device
        folder = self.folder
        if not options.reuse:
            with open(folder + "/shape.json", "w") as shape:
                subprocess.run([self.encoder, "planes", folder] + self.files, check=True, stdout=shape)
        with open(folder + "/shape.json") as file:
            shape = json.load(file)
        self.plane_names = shape["planes"]
        self.games = shape["games"]
        self.ends = shape["ends"]
        packed = np.fromfile(folder + "/planes.bin", np.uint8)
        packed = packed.reshape(shape["positions"], len(self.plane_names), -1)
        self.packed = torch.from_numpy(packed).to(device)
        del packed
        facts = np.fromfile(folder + "/facts.bin", FACT)

        def on_device(name):
            return torch.from_numpy(facts[name].astype(np.int64)).to(device)

        self.game, self.move, self.reply = on_device("game"), on_device("move"), on_device("reply")
        self.to_end, self.side, kind = on_device("to_end"), on_device("side"), on_device("kind")
        self.branch = on_device("branch")
        self.white, self.unequal, self.flipped = kind & 1, kind & 2 != 0, kind & 4 != 0
        self.handicap = torch.zeros(self.games, dtype=torch.bool, device=device)
        self.handicap[self.game[self.unequal]] = True
        self.file = torch.bucketize(self.game, torch.tensor(self.ends, device=device), right=True)
        self.names = [name.rsplit("/", 1)[-1].split(".")[0] for name in self.files]
        self.marked = self.read_owners()
        self.owners = self.marked
        points = symmetries()
        self.permutation = torch.from_numpy(points).to(device)
        inverse = np.argsort(points, 1)
        # Passes and missing moves stay what they are; a missing move becomes -100, which no loss looks at.
        self.moved = torch.from_numpy(np.concatenate([inverse, np.full((8, 1), PASS)], 1)).to(device)
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        self.history = torch.tensor([name in HISTORY for name in self.plane_names], device=device)

    def read_owners(self):
        owners = np.fromfile(self.folder + "/owners.bin", np.uint8).reshape(self.games, POINTS)
        return torch.from_numpy(owners).to(self.device)

    def relabel(self, judged):
        """Owners by the judgement of a network, where counting by it gives the recorded score."""
        judged.float().cpu().numpy().tofile(self.folder + "/judged.bin")
        command = [self.encoder, "label", self.folder + "/judged.bin", self.folder] + self.files
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        self.owners = self.read_owners()
        return json.loads(done.stdout)

    def planes(self, index, symmetry):
        """[n, planes, 19, 19] of bytes 0 and 1; `symmetry` is one for each position."""
        bits = (self.packed[index].unsqueeze(3) >> self.bits) & 1
        bits = bits.flatten(2)[:, :, :POINTS]
        where = self.permutation[symmetry][:, None].expand(-1, bits.shape[1], -1)
        return bits.gather(2, where).view(len(index), -1, SIDE, SIDE)

    def moves(self, moves, symmetry):
        known = moves != NONE
        return torch.where(known, self.moved[symmetry, moves.clamp(max=PASS)], -100)

    def owner_targets(self, index, symmetry):
        """0 mine, 1 nobody's, 2 yours, -100 unknown."""
        owners = self.owners[self.game[index]].long().gather(1, self.permutation[symmetry])
        mine = torch.where(self.white[index][:, None] == 1, 2 - owners, owners)
        return torch.where(owners == UNKNOWN, -100, mine)


class Batches:
    """Random positions for ever: so many of each kind in every batch, `kinds` are pairs of a mask and a share."""

    def __init__(self, data, kinds, size, seed):
        self.rng = torch.Generator(device=data.device).manual_seed(seed)
        pools = [(torch.nonzero(mask).flatten(), share) for mask, share in kinds]
        pools = [(pool, share) for pool, share in pools if len(pool) and share > 0]
        total = sum(share for _, share in pools)
        self.parts = [[pool, int(size * share / total), None, 0] for pool, share in pools]
        self.parts[0][1] += size - sum(part[1] for part in self.parts)

    def draw(self):
        drawn = []
        for part in self.parts:
            pool, n, order, at = part
            if order is None or at + n > len(order):
                order, at = pool[torch.randperm(len(pool), device=pool.device, generator=self.rng)], 0
                while len(order) < n:
                    order = torch.cat([order, order])
            drawn.append(order[at : at + n])
            part[2:] = order, at + n
        return torch.cat(drawn)
