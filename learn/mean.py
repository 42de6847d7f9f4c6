# SPDX-License-Identifier: MIT
"""The mean of two networks' weights, which goes between them where one has learned on from the other.

    python3 learn/mean.py OLD.weights NEW.weights 0.5 OUT.weights      half of each
"""
import sys

from network import load, save


def main():
    old, new = load(sys.argv[1]), load(sys.argv[2])
    part = float(sys.argv[3])
    tensors = [(1 - part) * a + part * b for a, b in zip(old.kept, new.kept)]
    header = new.header
    training = {**header["training"], "mean": part}
    save(sys.argv[4], tensors, header["planes"], header["blocks"], header["channels"], training)


if __name__ == "__main__":
    main()
