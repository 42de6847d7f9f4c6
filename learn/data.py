# SPDX-License-Identifier: MIT
"""Positions as learn_encode wrote them, kept on the device as bits, and batches of them in random symmetries."""
import json
import os
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
        if not options.reuse:
            self.encode(self.files, self.folder).wait()
        self.names = [name.rsplit("/", 1)[-1].split(".")[0] for name in self.files]
        self.games, self.per_position = 0, {}
        self.shares = torch.zeros(0, POINTS + 1, dtype=torch.half, device=device)
        self.owners = torch.zeros(0, POINTS, dtype=torch.uint8, device=device)
        self.load(self.folder)
        self.own_games = self.games  # those of `files`
        points = symmetries()
        self.permutation = torch.from_numpy(points).to(device)
        inverse = np.argsort(points, 1)
        # Passes and missing moves stay what they are; a missing move becomes -100, which no loss looks at.
        self.moved = torch.from_numpy(np.concatenate([inverse, np.full((8, 1), PASS)], 1)).to(device)
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        self.history = torch.tensor([name in HISTORY for name in self.plane_names], device=device)

    def encode(self, files, folder):
        """The encoder at work."""
        os.makedirs(folder, exist_ok=True)
        with open(folder + "/shape.json", "w") as shape:
            return subprocess.Popen([self.encoder, "planes", folder] + files, stdout=shape)

    def load(self, folder, name=None):
        """Adds what the encoder wrote; all of it is of one name, or of the files in their order."""
        with open(folder + "/shape.json") as file:
            shape = json.load(file)
        self.plane_names = shape["planes"]
        if name and name not in self.names:
            self.names.append(name)
        facts = np.fromfile(folder + "/facts.bin", FACT)

        def on_device(field):
            return torch.from_numpy(facts[field].astype(np.int64)).to(self.device)

        packed = np.fromfile(folder + "/planes.bin", np.uint8).reshape(shape["positions"], len(self.plane_names), -1)
        kind, game = on_device("kind"), on_device("game")
        new = {"packed": torch.from_numpy(packed).to(self.device), "game": game + self.games}
        new.update({field: on_device(field) for field in ("move", "reply", "to_end", "side", "branch")})
        new.update({"white": kind & 1, "unequal": kind & 2 != 0, "flipped": kind & 4 != 0})
        if name:
            new["file"] = torch.full_like(game, self.names.index(name))
        else:
            new["file"] = torch.bucketize(game, torch.tensor(shape["ends"], device=self.device), right=True)
        searched = kind & 8 != 0
        new["share_at"] = torch.where(searched, searched.long().cumsum(0) - 1 + len(self.shares), -1)
        shares = np.fromfile(folder + "/shares.bin", np.uint16).reshape(-1, POINTS + 1)
        shares = torch.from_numpy(shares.astype(np.float16)).to(self.device)
        self.shares = torch.cat([self.shares, shares / shares.float().sum(1, keepdim=True).clamp(min=1).half()])
        for field, values in new.items():
            self.per_position[field] = torch.cat([self.per_position[field], values]) if self.per_position.get(field) is not None else values
            setattr(self, field, self.per_position[field])
        self.owners = torch.cat([self.owners, self.read_owners(folder, shape["games"])])
        self.games += shape["games"]
        self.handicap = torch.zeros(self.games, dtype=torch.bool, device=self.device)
        self.handicap[self.game[self.unequal]] = True

    def read_owners(self, folder, games):
        owners = np.fromfile(folder + "/owners.bin", np.uint8).reshape(games, POINTS)
        return torch.from_numpy(owners).to(self.device)

    def relabel(self, judged):
        """Owners by the judgement of a network, where counting by it gives the recorded score."""
        judged[: self.own_games].float().cpu().numpy().tofile(self.folder + "/judged.bin")
        command = [self.encoder, "label", self.folder + "/judged.bin", self.folder] + self.files
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        self.owners[: self.own_games] = self.read_owners(self.folder, self.own_games)
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

    def searched(self, index, symmetry):
        """What a search says should be played, [n, 362], and whether there was one."""
        at = self.share_at[index]
        shares = self.shares[at.clamp(min=0)].float() if len(self.shares) else torch.zeros(len(index), POINTS + 1, device=self.device)
        return torch.cat([shares[:, :POINTS].gather(1, self.permutation[symmetry]), shares[:, POINTS:]], 1), at >= 0

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
