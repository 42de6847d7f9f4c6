# SPDX-License-Identifier: MIT
"""The network as PyTorch trains it, and the file that src/net/weights.h reads.

Planes -> 3x3 convolution -> residual blocks of two 3x3 convolutions -> heads.  Every third block adds the mean and
the maximum of its channels, through a linear layer, to all points.  Batch normalisation is folded away on export.
"""
import json
import struct

import torch
import torch.nn.functional as F
from torch import nn

SIDE = 19
POINTS = SIDE * SIDE
HEAD = 32


def is_pooled(block):
    return block % 3 == 2


def pooled(x, mask):
    """Mean and maximum of each channel over the board; x is zero off the board and nowhere negative."""
    mean = x.sum((2, 3)) / mask.sum((2, 3))
    return torch.cat([mean, x.amax((2, 3))], 1)


class Block(nn.Module):
    def __init__(self, channels, pools):
        super().__init__()
        self.conv1 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm1 = nn.BatchNorm2d(channels)
        self.conv2 = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.norm2 = nn.BatchNorm2d(channels)
        nn.init.zeros_(self.norm2.weight)
        self.pool = nn.Linear(2 * channels, channels, bias=False) if pools else None
        if pools:
            nn.init.zeros_(self.pool.weight)

    def forward(self, x, mask):
        y = F.relu(self.norm1(self.conv1(x))) * mask
        z = self.norm2(self.conv2(y))
        if self.pool is not None:
            z = z + self.pool(pooled(y, mask))[:, :, None, None]
        return F.relu(x + z) * mask


class Net(nn.Module):
    """Gives logits: of the next move and of the reply (each 361 points and the pass), of the owners (3 x 361), and of
    the owners if the other side had the move."""

    def __init__(self, planes, blocks, channels):
        super().__init__()
        self.stem = nn.Conv2d(planes, channels, 3, padding=1, bias=False)
        self.norm = nn.BatchNorm2d(channels)
        self.blocks = nn.ModuleList(Block(channels, is_pooled(i)) for i in range(blocks))
        self.policy = nn.Conv2d(channels, HEAD, 1)
        self.policy_pool = nn.Linear(2 * channels, HEAD, bias=False)
        self.policy_out = nn.Conv2d(HEAD, 2, 1, bias=False)
        self.passing = nn.Linear(2 * channels, HEAD)
        self.passing_out = nn.Linear(HEAD, 2)
        self.owner = nn.Conv2d(channels, HEAD, 1)
        self.owner_out = nn.Conv2d(HEAD, 3, 1)
        self.other = nn.Conv2d(channels, HEAD, 1)
        self.other_pool = nn.Linear(2 * channels, HEAD, bias=False)
        self.other_out = nn.Conv2d(HEAD, 3, 1)

    def forward(self, planes):
        mask = planes[:, :1]
        x = F.relu(self.norm(self.stem(planes))) * mask
        for block in self.blocks:
            x = block(x, mask)
        g = pooled(x, mask)
        p = self.policy_out(F.relu(self.policy(x) + self.policy_pool(g)[:, :, None, None]))
        p = p.flatten(2) - 30.0 * (1 - mask.flatten(2))
        passes = self.passing_out(F.relu(self.passing(g)))
        moves = torch.cat([p, passes[:, :, None]], 2)
        owners = self.owner_out(F.relu(self.owner(x)))
        others = self.other_out(F.relu(self.other(x) + self.other_pool(g)[:, :, None, None]))
        return moves[:, 0], moves[:, 1], owners.flatten(2), others.flatten(2)


def folded(net):
    """What the file holds, in its order: batch normalisation folded, the reply's logits left out."""

    def fold(conv, norm):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        return [conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale]

    tensors = fold(net.stem, net.norm)
    for block in net.blocks:
        tensors += fold(block.conv1, block.norm1) + fold(block.conv2, block.norm2)
        if block.pool is not None:
            tensors.append(block.pool.weight)
    tensors += [net.policy.weight, net.policy.bias, net.policy_pool.weight, net.policy_out.weight[:1]]
    tensors += [net.passing.weight, net.passing.bias, net.passing_out.weight[:1], net.passing_out.bias[:1]]
    tensors += [net.owner.weight, net.owner.bias, net.owner_out.weight, net.owner_out.bias]
    tensors += [net.other.weight, net.other.bias, net.other_pool.weight, net.other_out.weight, net.other_out.bias]
    return [t.detach().float().cpu().contiguous() for t in tensors]


@torch.no_grad()
def unfold(net, tensors, planes):
    """Makes a net go on from a file: normalisation by what a batch of planes shows, so that it answers as the file does."""
    left = iter(tensors)

    def unfolding(conv, norm):
        conv.weight.copy_(next(left))
        bias = next(left).to(conv.weight.device)

        def measure(module, inputs):
            values = inputs[0].float()
            mean, var = values.mean((0, 2, 3)), values.var((0, 2, 3))
            module.running_mean.copy_(mean)
            module.running_var.copy_(var)
            module.weight.copy_(torch.sqrt(var + module.eps))
            module.bias.copy_(bias + mean)

        return norm.register_forward_pre_hook(measure)

    hooks = [unfolding(net.stem, net.norm)]
    for block in net.blocks:
        hooks += [unfolding(block.conv1, block.norm1), unfolding(block.conv2, block.norm2)]
        if block.pool is not None:
            block.pool.weight.copy_(next(left))
    for part in (net.policy.weight, net.policy.bias, net.policy_pool.weight, net.policy_out.weight):
        part.copy_(next(left).expand_as(part))  # the reply's logits begin as the move's
    for part in (net.passing.weight, net.passing.bias, net.passing_out.weight, net.passing_out.bias):
        part.copy_(next(left).expand_as(part))
    for part in (net.owner.weight, net.owner.bias, net.owner_out.weight, net.owner_out.bias):
        part.copy_(next(left))
    for part in (net.other.weight, net.other.bias, net.other_pool.weight, net.other_out.weight, net.other_out.bias):
        part.copy_(next(left))
    net.eval()
    net(planes)
    for hook in hooks:
        hook.remove()


def shapes(planes, blocks, channels):
    c, h = channels, HEAD
    shape = [(c, planes, 3, 3), (c,)]
    for i in range(blocks):
        shape += [(c, c, 3, 3), (c,), (c, c, 3, 3), (c,)] + ([(c, 2 * c)] if is_pooled(i) else [])
    shape += [(h, c, 1, 1), (h,), (h, 2 * c), (1, h, 1, 1), (h, 2 * c), (h,), (1, h), (1,)]
    shape += [(h, c, 1, 1), (h,), (3, h, 1, 1), (3,)]
    return shape + [(h, c, 1, 1), (h,), (h, 2 * c), (3, h, 1, 1), (3,)]


class Folded(nn.Module):
    """The net of a file: the same answers as the program's, for golden positions and for teaching another."""

    def __init__(self, header, tensors):
        super().__init__()
        self.header = header
        self.kept = nn.ParameterList(nn.Parameter(t, requires_grad=False) for t in tensors)

    def forward(self, planes):
        mask = planes[:, :1]
        left = iter(self.kept)

        def take():
            return next(left)

        def conv(x):
            weight, bias = take(), take()
            return F.conv2d(x, weight, bias, padding=weight.shape[2] // 2)

        x = F.relu(conv(planes)) * mask
        for i in range(self.header["blocks"]):
            y = F.relu(conv(x)) * mask
            z = conv(y)
            if is_pooled(i):
                z = z + F.linear(pooled(y, mask), take())[:, :, None, None]
            x = F.relu(x + z) * mask
        g = pooled(x, mask)
        p = F.relu(conv(x) + F.linear(g, take())[:, :, None, None])
        p = F.conv2d(p, take()).flatten(1) - 30.0 * (1 - mask.flatten(1))
        passes = F.linear(F.relu(F.linear(g, take(), take())), take(), take())
        owners = conv(F.relu(conv(x)))
        others = conv(F.relu(conv(x) + F.linear(g, take())[:, :, None, None]))
        return torch.cat([p, passes], 1), owners.flatten(2), others.flatten(2)


MAGIC = b"tedonet1"
WORD = (1 << 64) - 1


def mix(x):
    """tedomari::mix of src/base/hash.h."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    return x ^ (x >> 31)


def checksum(data):
    """Of whole 64-bit words, little-endian."""
    total = 0
    for (word,) in struct.iter_unpack("<Q", data):
        total = mix((total + 0x9E3779B97F4A7C15 + mix(word)) & WORD)
    return total


def padded(data):
    return data + b"\0" * (-len(data) % 8)


def save(path, tensors, planes, blocks, channels, training):
    """Magic, length of the header, header (JSON, padded with spaces), half floats, checksum of all before it."""
    count = sum(t.numel() for t in tensors)
    header = {"version": 2, "planes": planes, "blocks": blocks, "channels": channels, "head": HEAD}
    header.update({"weights": count, "training": training})
    text = json.dumps(header, ensure_ascii=True).encode()
    text += b" " * (-len(text) % 8)
    halves = torch.cat([t.flatten() for t in tensors]).half()
    assert torch.isfinite(halves).all()
    data = MAGIC + struct.pack("<Q", len(text)) + text + padded(halves.numpy().tobytes())
    with open(path, "wb") as out:
        out.write(data + struct.pack("<Q", checksum(data)))


def load(path):
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == MAGIC and checksum(data[:-8]) == struct.unpack("<Q", data[-8:])[0]
    (length,) = struct.unpack("<Q", data[8:16])
    header = json.loads(data[16 : 16 + length])
    halves = torch.frombuffer(bytearray(data[16 + length : -8]), dtype=torch.float16).float()
    tensors, at = [], 0
    for shape in shapes(len(header["planes"]), header["blocks"], header["channels"]):
        size = torch.Size(shape).numel()
        tensors.append(halves[at : at + size].view(shape).clone())
        at += size
    assert at == header["weights"]
    return Folded(header, tensors)
