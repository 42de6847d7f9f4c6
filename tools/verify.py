#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks certificates of `tedomari` (docs/certificates.md) with rules of Go and arithmetic of its own.
    tools/verify.py FILE…      exit status: 0 all accepted, 1 something is not, 2 a file cannot be read
Nothing of the program is used.  Points are bits of one integer, rows from the bottom with an empty column between."""
import json, sys, threading
from fractions import Fraction
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
ALWAYS, FAR = 255, 10000  # threats; what a player loses who may not pass and cannot move
LEFT, RIGHT = LOW, HIGH = 0, 1  # Left is Black
class Refuted(Exception):
    """The proof does not show what it claims."""
def count(bits):
    return bin(bits).count("1")
def bits_of(bits):
    while bits:
        yield bits & -bits
        bits &= bits - 1
def threats(text):
    return ALWAYS if text == "*" else int(text)

class Ground:
    """The points of a board as bits; `area` are those that count."""
    def __init__(self, rows):
        self.height, self.width = len(rows), len(rows[0])
        if any(len(row) != self.width or set(row) - set("XO._") for row in rows):
            raise ValueError("the board is made of rows of X O . and _, all of one length")
        self.stride = self.width + 1
        bits = {1 << (row * self.stride + column): sign for row, text in enumerate(reversed(rows))
                for column, sign in enumerate(text)}
        self.black, self.white, self.area = (sum(b for b in bits if bits[b] in of) for of in ("X", "O", "XO."))
    def point(self, name):
        if name == "pass":
            return 0
        column, row = LETTERS.find(name[0]), int(name[1:]) - 1
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(name + " is not on the board")
        return 1 << (row * self.stride + column)
    def points(self, names):
        return sum({self.point(name) for name in names})
    def name(self, bit):
        row, column = divmod(bit.bit_length() - 1, self.stride)
        return LETTERS[column] + str(row + 1) if bit else "pass"
    def around(self, bits):
        return (bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride) & self.area
    def flood(self, seed, among):
        seen = fresh = seed & among
        while fresh:
            fresh = self.around(fresh) & among & ~seen
            seen |= fresh
        return seen
    def pieces(self, bits):
        while bits:
            piece = self.flood(bits & -bits, bits)
            bits &= ~piece
            yield piece
    def put(self, own, enemy, empty, stone, own_safe=0, enemy_safe=0):
        """What a stone takes, and the ko it opens; nothing if it is suicide.  Chains on `safe` are never taken."""
        empty &= ~stone
        taken, near = 0, self.around(stone) & enemy
        while near:
            chain = self.flood(near & -near, enemy)
            near &= ~chain
            taken |= 0 if chain & enemy_safe or self.around(chain) & empty else chain
        chain = self.flood(stone, own | stone)
        liberties, safe = self.around(chain) & (empty | taken), chain & own_safe
        if not safe and not liberties:
            return None
        return taken, taken if not safe and chain == stone and liberties == taken and not taken & (taken - 1) else 0
    def play(self, own, enemy, ko, bans, stone):
        """The stones after it, the ko, and how many bans may still be ignored; nothing if it may not be played."""
        if not stone:
            return own, enemy, 0, bans
        if stone & (own | enemy) or stone == ko and not bans:
            return None
        put = self.put(own, enemy, self.area & ~(own | enemy), stone)
        left = bans - 1 if stone == ko and bans != ALWAYS else bans
        return put and (own | stone, enemy & ~put[0], put[1], left)
    def living(self, own, empty, enemy, own_safe=0, enemy_safe=0):
        """Stones that are never taken though their owner passes for ever [Benson 1976]."""
        safe = self.flood(own & own_safe, own)
        eyes = [eye for eye in self.pieces(empty | enemy) if not eye & enemy_safe]
        chains = [(chain, self.around(chain)) for chain in self.pieces(own & ~safe)]
        while True:
            kept = [(chain, border) for chain, border in chains
                    if sum(1 for eye in eyes if eye & border and not eye & empty & ~border) >= 2]
            if len(kept) == len(chains):
                return safe | sum(chain for chain, _ in chains)
            gone = [chain[1] for chain in chains if chain not in kept]
            eyes = [eye for eye in eyes if not any(eye & border for border in gone)]
            chains = kept

class Life:
    """The winner follows the proof, the loser plays everything in the area, and passes.  A capture must be seen on the
    board, not a circle.  A life must never end; it is settled where a target has a liberty outside, or two eyes."""
    def __init__(self, claim):
        self.ground = g = Ground(claim["board"])
        self.area, self.targets = g.points(claim["area"]), g.points(claim["targets"])
        self.order = [g.point(name) for name in claim["cells"]]
        self.owner, self.alive = claim["owner"] == "black", claim["fate"] == "alive"
        self.winner = self.owner if self.alive else not self.owner
        self.left = tuple(threats(t) for t in claim["threats"].split(":"))  # killer's, owner's
        self.moves, self.first, self.ko = claim["moves"], claim["first"] == "black", g.point(claim.get("ko", "pass"))
        if not self.targets or self.targets & ~(g.black if self.owner else g.white):
            raise ValueError("the targets are stones of their owner's")
        self.seen, self.open = set(), set()
        self.claim = "%s %s %s, %s to move" % (claim["owner"], claim["targets"][0], claim["fate"], claim["first"])
        self.leans = "play stays in %d points; walls put up: %s" % (count(self.area), " ".join(claim["walls"]) or "-")
    def check(self):
        self.visit(self.ground.black, self.ground.white, self.ko, self.left, self.first)
        return len(self.moves)
    def visit(self, black, white, ko, left, mover):
        g, own = self.ground, black if self.owner else white
        alive, empty = self.targets & own, g.area & ~(black | white)
        if not alive and self.alive:
            raise Refuted("the targets are taken")
        if not alive or self.alive and (g.around(g.flood(alive, own)) & empty & ~self.area or
                                        g.living(own, empty, g.area & ~own & ~empty) & alive):
            return
        key = (black, white, ko, left, mover)
        if key in self.open and not self.alive:
            raise Refuted("the line turns in a circle")
        if key in self.seen or key in self.open:
            return
        self.open.add(key)
        if mover == self.winner:
            name = self.moves.get(self.key(black, white, ko, left))
            if name is None or not self.play(black, white, ko, left, mover, g.point(name)):
                raise Refuted("no move, or a wrong one, for " + self.key(black, white, ko, left))
        else:
            for stone in [0, *bits_of(self.area & empty)]:
                self.play(black, white, ko, left, mover, stone)
        self.open.discard(key)
        self.seen.add(key)
    def play(self, black, white, ko, left, mover, stone):
        who = 1 if mover == self.owner else 0
        sides = (black, white) if mover else (white, black)
        after = None if stone & ~self.area else self.ground.play(*sides, ko, left[who], stone)
        if after:
            sides, left = after[:2] if mover else after[1::-1], (left[0], after[3]) if who else (after[3], left[1])
            self.visit(*sides, after[2], left, not mover)
        return after
    def key(self, black, white, ko, left):
        text = "".join("X" if p & black else "O" if p & white else "." for p in self.order)
        text += "@" + self.ground.name(ko) if ko else ""
        return text + "".join(":*" if n == ALWAYS else ":%d" % n for n in left)

# A wall of a thermograph is a list of (temperature, value, slope), from temperature 0 on; the last goes on for ever.
def ratio(a, b):
    return a // b if a % b == 0 else Fraction(a) / b
def at(wall, t):
    return next(value + (t - start) * slope for start, value, slope in reversed(wall) if start <= t)
def push(wall, t, value, slope):
    if wall and wall[-1][0] == t:
        wall.pop()
    if not wall or wall[-1][2] != slope or at(wall, t) != value:
        wall.append((t, value, slope))
def together(a, b):
    """The pieces on which both walls are straight: start, end or None, value and slope of each."""
    times = sorted({knot[0] for knot in a} | {knot[0] for knot in b}) + [None]
    i = j = 0
    for t, end in zip(times, times[1:]):
        while i + 1 < len(a) and a[i + 1][0] <= t:
            i += 1
        while j + 1 < len(b) and b[j + 1][0] <= t:
            j += 1
        yield t, end, a[i][1] + (t - a[i][0]) * a[i][2], a[i][2], b[j][1] + (t - b[j][0]) * b[j][2], b[j][2]
def best(a, b, sign):
    """The higher of both at every temperature, or with sign -1 the lower."""
    wall = []
    for t, end, va, sa, vb, sb in together(a, b):
        gap, pace = sign * (va - vb), sign * (sa - sb)
        first = gap > 0 or gap == 0 and pace >= 0
        push(wall, t, va if first else vb, sa if first else sb)
        meet = t + ratio(abs(gap), abs(pace)) if gap * pace < 0 else None
        if meet is not None and (end is None or meet < end):
            push(wall, meet, va + (meet - t) * sa, sb if first else sa)
    return wall
def added(a, b):
    wall = []
    for t, _, va, sa, vb, sb in together(a, b):
        push(wall, t, va + vb, sa + sb)
    return wall
def erect(left, right, stop):
    """Both walls over what moving is worth: where nobody wants to move a mast, from `stop` at temperature 0, pushed
    by whoever begins to want to [Berlekamp 1996]."""
    lw, rw, mast = [], [], stop
    for t, end, lv, ls, rv, rs in together(left, right):
        while end is None or t < end:
            nexts = [] if end is None else [end]
            if lv > rv or lv == rv and ls >= rs:
                push(lw, t, lv, ls)
                push(rw, t, rv, rs)
                nexts += [t + ratio(lv - rv, rs - ls)] if lv > rv and rs > ls else []
                mast, pushed = lv, ls
            else:
                mast = min(max(mast, lv), rv)
                pushed = ls if mast == lv and ls > 0 else rs if mast == rv and rs < 0 else 0
                push(lw, t, mast, pushed)
                push(rw, t, mast, pushed)
                nexts += [t + ratio(rv - lv, ls - rs)] if ls > rs else []
                nexts += [t + ratio(mast - lv, ls)] if not pushed and mast > lv and ls > 0 else []
                nexts += [t + ratio(rv - mast, -rs)] if not pushed and mast < rv and rs < 0 else []
            if not nexts:
                break
            step = min(nexts) - t
            t, lv, rv, mast = t + step, lv + step * ls, rv + step * rs, mast + step * pushed
    return lw, rw

class Value:
    """The file's positions are looked at, with all moves of both sides.  Of others only what is seen at once is used,
    so that walls are bounds.  A position is a tuple of parts (open points, black, white stones, points beside
    Black's and White's life, ko); points that are settled have left it."""
    def __init__(self, claim):
        self.ground = g = Ground(claim["board"])
        self.points, self.order = g.points(claim["points"]), [g.point(name) for name in claim["points"]]
        self.margin = g.points(claim["margin"])
        beside = g.points(claim["besideBlack"]), g.points(claim["besideWhite"])
        outside = g.area & ~self.points
        if any(beside[side] & ~g.around(outside & ~(g.white, g.black)[side]) for side in (LEFT, RIGHT)):
            raise ValueError("a point is beside life where there is none")
        g.area = self.points  # what lies outside is only known by `beside`
        black, white = g.black & self.points, g.white & self.points
        self.start = (self.points, black, white) + beside + (0,)
        self.shift = count(black) - count(white) + int(claim["marginValue"])
        self.answers = claim["answers"]
        self.leans = "%d points are in play, stones around them live; beyond: %s" % (len(self.order), claim["beyond"])
        shown = claim["region"][0], self.answers[0]["count"], self.answers[0]["temperature"]
        self.claim = "the region with %s counts %s, a move is worth %s" % shown
    def check(self):
        has_ko, looked_at = False, 0
        for answer in self.answers:
            self.master = LEFT if answer["komaster"] == "black" else RIGHT
            self.read(answer)
            mean, heat = self.solve()
            if mean != Fraction(answer["count"]) or heat != Fraction(answer["temperature"]):
                raise Refuted("it shows a count of %s and a move worth %s" % (mean, heat))
            has_ko, looked_at = has_ko or bool(self.takes_ko), looked_at + len(self.listed)
        if has_ko and {answer["komaster"] for answer in self.answers} != {"black", "white"}:
            raise Refuted("there is a ko, and who wins kos is asked for one player only")
        return looked_at
    def read(self, answer):
        signs = dict(zip("-.bw*XxOo", "00000 10000 10010 10001 10011 11000 11001 10100 10110".split()))
        parts = []
        for text in answer["parts"]:
            text, _, ko = text.partition("@")
            if len(text) != len(self.order):
                raise ValueError("a part has another number of points")
            bits = [sum(p for p, sign in zip(self.order, text) if signs[sign][i] == "1") for i in range(5)]
            parts.append((*bits, self.ground.point(ko) if ko else 0))
        self.listed = {(part,) for part in parts} | {tuple(sorted(parts[i] for i in sum_)) for sum_ in answer["sums"]}
    def settle(self, state):
        """Points settled for Black less those for White, and the parts that remain."""
        g, points, stones, by, score = self.ground, state[0], list(state[1:3]), list(state[3:5]), 0
        def leave(gone, side):
            nonlocal points, score
            touched = g.around(gone) & points & ~gone
            points &= ~gone
            by[side] |= touched
            stones[:], by[:] = ([b & points for b in bits] for bits in (stones, by))
            score += count(gone) * (1 if side == LEFT else -1)
        before = None
        while before != points:
            before = points
            for side in (LEFT, RIGHT):  # chains beside life, and chains with two eyes
                empty = points & ~(stones[0] | stones[1])
                leave(g.living(stones[side], empty, stones[1 - side], by[side], by[1 - side]), side)
            for part in list(g.pieces(points)):  # parts in which the intruder cannot make two eyes
                side = LEFT if part & by[LEFT] else RIGHT
                eyes = part & ~by[side]
                shut = part & by[side] and not part & by[1 - side]
                if shut and (count(eyes) < 2 or count(eyes) == 2 and g.around(eyes) & eyes):
                    leave(part, side)
        parts = []
        for part in g.pieces(points):
            mine, yours = stones[0] & part, stones[1] & part
            if not part & ~(mine | yours):
                score += count(mine) - count(yours)
            elif part & (part - 1):  # a single neutral point is worth nothing at temperatures above 1
                parts.append((part, mine, yours, by[0] & part, by[1] & part, state[5] & part))
        return score, tuple(sorted(parts))
    def moves(self, part, side):
        """Where they lead, and whether a ko is taken."""
        g, points, stones, by = self.ground, part[0], part[1:3], part[3:5]
        empty = points & ~(stones[0] | stones[1])
        tried = empty & ~(empty & self.margin & ~g.around(stones[0] | stones[1]))
        for stone in bits_of(tried if side == self.master else tried & ~part[5]):
            put = g.put(stones[side], stones[1 - side], empty, stone, by[side], by[1 - side])
            if put:
                after = [stones[side] | stone, stones[1 - side] & ~put[0]]
                banned = put[1] if side == self.master else 0
                yield self.settle((points, *(after if side == LEFT else after[::-1]), *by, banned)), bool(put[1])
    def kept(self, part, side):
        """Kept by answering in pairs: of two empty points beside life one, of a chain with two such liberties all."""
        doors, kept = part[3 + side] & ~(part[1] | part[2]) & ~self.margin, 0
        for chain in self.ground.pieces(part[1 + side]):
            ways = list(bits_of(self.ground.around(chain) & doors))
            if len(ways) > 1:
                doors &= ~(ways[0] | ways[1])
                kept += count(chain) + 1
        return kept + count(doors) // 2
    def stop(self, part):
        """The score when both pass: stones, and empty points that see one colour only."""
        g, (points, black, white, by_black, by_white, _) = self.ground, part
        sees = ((piece, g.around(piece)) for piece in g.pieces(points & ~(black | white)))
        return count(black) - count(white) + sum(
            count(piece) * (bool(around & black or piece & by_black) - bool(around & white or piece & by_white))
            for piece, around in sees)
    def adopt(self, node):
        if node in self.walls or not node:
            return
        low = sum(-FAR if p[5] else 2 * self.kept(p, LEFT) - count(p[0]) for p in node)
        high = sum(FAR if p[5] and self.master == RIGHT else count(p[0]) - 2 * self.kept(p, RIGHT) for p in node)
        self.walls[node] = [[[(0, low, 0)]] * 2, [[(0, high, 0)]] * 2]
        for part in node if len(node) > 1 else ():
            self.adopt((part,))
        if node in self.listed:
            found = set(), set()
            for i, part in enumerate(node):
                others = tuple(p[:5] + (0,) for p in node[:i] + node[i + 1:])
                for side in (LEFT, RIGHT):
                    for (score, parts), takes_ko in self.moves(part, side):
                        self.takes_ko.update([node] if takes_ko else [])
                        found[side].add((score, tuple(sorted(others + parts))))
            self.followers[node] = found
            for _, after in found[LEFT] | found[RIGHT]:
                self.adopt(after)
        self.sequence.append(node)  # after all that follows it, but for kos
    def scaffold(self, node, side, bound):
        """What moving is worth: the best of what follows, less the tax."""
        sign, tilted = 1 - 2 * side, []
        found = [(0, -sign * FAR, 0)]
        for score, after in self.followers[node][side]:
            wall = self.walls[after][bound][1 - side] if after else [(0, 0, 0)]
            found = best(found, [(t, value + score, slope) for t, value, slope in wall], sign)
        for t, value, slope in found:
            push(tilted, t, value - sign * t, slope - sign)
        return tilted
    def of_moves(self, node, bound):
        left, right = self.scaffold(node, LEFT, bound), self.scaffold(node, RIGHT, bound)
        if not any(part[5] for part in node):
            return erect(left, right, sum(self.stop(part) for part in node))
        # who has just taken a ko may not pass
        return (left, best(left, right, -1)) if self.master == LEFT else (best(left, right, 1), right)
    def of_parts(self, node, bound):
        """Who moves first can at least have his wall in one part and the other's in the rest."""
        left, right = self.walls[node[:1]][bound]
        for part in node[1:]:
            l, r = self.walls[(part,)][bound]
            one, other = added(left, r), added(right, l)
            left, right = (best(one, other, 1) if bound == LOW else added(left, l),
                           best(one, other, -1) if bound == HIGH else added(right, r))
        return left, right
    def refresh(self, node, kos):
        changed, takes_ko = False, any((part,) in self.takes_ko for part in node)
        for bound in (LOW, HIGH):
            found = [self.of_moves(node, bound)] if node in self.followers and (kos or not takes_ko) else []
            if len(node) > 1 and not (any((part,) in self.ko_below for part in node) if kos else takes_ko):
                found.append(self.of_parts(node, bound))
            before = after = self.walls[node][bound]
            for pair in found:
                after = [best(after[side], pair[side], 1 if bound == LOW else -1) for side in (LEFT, RIGHT)]
            self.walls[node][bound] = after
            changed |= after != before
        return changed
    def solve(self):
        self.walls, self.followers, self.sequence, self.takes_ko = {}, {}, [], set()
        score, root = self.settle(self.start)
        if not root:
            return Fraction(score - self.shift), Fraction(-1)
        self.adopt(root)
        self.ko_below = {n for n in self.sequence if n in self.takes_ko or any(part[5] for part in n)}
        more = self.ko_below
        while more:
            more = {n for n in self.sequence if n not in self.ko_below and (
                any((part,) in self.ko_below for part in n) or
                any(after in self.ko_below for side in self.followers.get(n, ()) for _, after in side))}
            self.ko_below |= more
        for kos in (False, True):  # first without kos, where what parts are worth says much about their sum
            for _ in range(100):
                if not any([self.refresh(node, kos) for node in self.sequence]):
                    break
        masts = [wall[-1] for walls in self.walls[root] for wall in walls]
        if any(slope or value != masts[0][1] for _, value, slope in masts):
            raise Refuted("the count is not shown")
        return Fraction(masts[0][1] + score - self.shift), self.heat(*self.walls[root]) - 1
    def heat(self, low, high):
        """The temperature from which on nobody wants to move, by area: there all walls stand upright, and just below
        it somebody surely wants to move, or a mast slants."""
        top = max(wall[-1][0] for wall in (*low, *high))
        below = top - Fraction(1, 1 << 30)
        if top > 1 and at(low[LEFT], below) <= at(high[RIGHT], below):
            if all(at(l, below) != at(h, below) or at(l, below) == l[-1][1] for l, h in zip(low, high)):
                raise Refuted("the size of a move is not shown")
        return Fraction(max(top, 1))

class Goal:
    """The attacker follows the tree, the defender plays everything in the area, and passes.  What the tree does not
    list is answered as a pass."""
    def __init__(self, claim):
        self.ground = g = Ground(claim["board"])
        self.kind, self.attacker, self.first = claim["goal"], claim["attacker"] == "black", claim["first"] == "attacker"
        self.points, self.area = [g.point(name) for name in claim["points"]], [*bits_of(g.points(claim["area"]))]
        self.nodes = [(g.point(answer), [(g.point(move), to) for move, to in replies])
                      for answer, _, replies in claim["nodes"]]
        self.rule = threats(claim["attackerBans"]), threats(claim["defenderBans"])
        self.ko, self.accepted, self.open = g.point(claim.get("ko", "pass")), set(), set()
        self.claim = "%s %s %s, %s first" % (claim["attacker"], self.kind, " ".join(claim["points"]), claim["first"])
        self.leans = "a reply outside %d points is a pass" % len(self.area)
    def check(self):
        sides = (self.ground.black, self.ground.white)[::1 if self.attacker else -1]
        (self.answered if self.first else self.replied)(0, *sides, self.ko, self.rule)
        return len(self.nodes)
    def answered(self, node, own, enemy, ko, rule):
        after = self.ground.play(own, enemy, ko, rule[0], self.nodes[node][0])
        if not after:
            raise Refuted(self.ground.name(self.nodes[node][0]) + " may not be played")
        if not self.reached(*after[:3], rule[1]):
            self.replied(node, *after[:3], (after[3], rule[1]))
    def replied(self, node, own, enemy, ko, rule):
        key, replies = (node, own, enemy, ko, rule), self.nodes[node][1]
        if key in self.open or not replies:
            raise Refuted("the proof ends, or turns in a circle, where the goal is not reached")
        if key not in self.accepted:
            self.open.add(key)
            listed = dict(replies)
            for stone in {0, *self.area, *listed}:
                after = self.ground.play(enemy, own, ko, rule[1], stone)
                if after:
                    self.answered(listed.get(stone, replies[0][1]), after[1], after[0], after[2], (rule[0], after[3]))
            self.open.discard(key)
            self.accepted.add(key)
    def reached(self, own, enemy, ko, bans):
        g, a, b = self.ground, self.points[0], self.points[-1]
        empty = g.area & ~(own | enemy)
        if self.kind in ("capture", "live"):
            return g.living(own, empty, enemy) & a if self.kind == "live" else not a & enemy and not (bans and ko == a)
        if self.kind == "connect":
            return g.flood(a, own) & b and self.escapes(own, enemy, a, 0)
        if self.kind == "separate":
            sides = g.flood(a, enemy | empty), g.flood(b, enemy | empty)
            walls = [chain for chain in g.pieces(own) if all(g.around(chain) & side for side in sides)]
            return not a & enemy or not b & enemy or (
                not sides[0] & b and all(count(g.around(chain) & empty) > 1 for chain in walls))
        s = g.stride  # an eye
        corners = [c & g.area for c in (a << s + 1, a << s - 1, a >> s + 1, a >> s - 1)]
        sides = all(p & own and count(g.around(g.flood(p, own)) & empty) > 1 for p in bits_of(g.around(a)))
        return a & empty and sides and sum(1 for c in corners if c and not c & own) <= (1 if all(corners) else 0)
    def escapes(self, own, enemy, stone, depth):
        """Whether a chain is not taken in a ladder, the enemy first: more than two liberties are enough."""
        g, empty = self.ground, self.ground.area & ~(own | enemy)
        liberties = g.around(g.flood(stone, own)) & empty
        if count(liberties) != 2 or depth > 100:
            return count(liberties) > 2
        for attack in bits_of(liberties):
            foe, mine, ko, _ = g.play(enemy, own, 0, 0, attack) or (0, 0, 0, 0)
            empty = g.area & ~(foe | mine)
            chain = g.flood(stone, mine)
            tries = g.around(chain) & empty
            if count(tries) != 1:  # the attack may not be played, or is no atari
                continue
            for other in g.pieces(foe):
                reach = g.around(other)
                tries |= reach & empty if reach & chain and count(reach & empty) == 1 else 0
            saved = (g.play(mine, foe, ko, 0, move) for move in bits_of(tries))
            if not any(s and self.escapes(s[0], s[1], stone, depth + 1) for s in saved):
                return False
        return True
def verify(path):
    try:
        with open(path, encoding="utf-8") as file:
            whole = json.load(file)
        if whole.get("tedomariCertificate") != 1:
            raise ValueError("this is no certificate of version 1")
        found = [0, 0]
        for claim in whole["claims"]:
            checker = {"life": Life, "value": Value, "goal": Goal}[claim["kind"]](claim)
            try:
                verdict, why = "accepted", "%d positions" % checker.check()
            except Refuted as refutation:
                verdict, why = "REFUTED", str(refutation)
            found[verdict != "accepted"] += 1
            print("%s: %s: %s (%s); given that %s" % (path, verdict, checker.claim, why, checker.leans))
        return found
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        print("verify.py: %s: %s" % (path, error or "cannot be read"), file=sys.stderr)
        sys.exit(2)
def main(paths, codes):
    found = [verify(path) for path in paths]
    print("%d claims accepted, %d not" % tuple(sum(column) for column in zip(*found)))
    codes.append(1 if any(others for _, others in found) else 0)

if __name__ == "__main__":
    status = [2]  # unless all goes well
    sys.setrecursionlimit(1 << 20)
    threading.stack_size(1 << 29)
    thread = threading.Thread(target=main, args=(sys.argv[1:], status))
    thread.start() if sys.argv[1:] and sys.argv[1][0] != "-" else sys.exit(__doc__)
    thread.join()
    sys.exit(status[-1])
