// SPDX-License-Identifier: MIT
#include "endgame/wall.h"

#include <algorithm>

namespace tedomari::endgame {

namespace {

// Walks up one wall: value and slope just above t, and the next bend.
class Walk {
public:
    explicit Walk(WallView wall, std::int64_t raise = 0)
        : knot_(wall.knots), end_(wall.knots + wall.size), raise_(raise) {}

    std::int64_t value(std::int64_t t) const { return knot_->value + raise_ + (t - knot_->t) * knot_->slope; }
    std::int64_t slope() const { return knot_->slope; }
    std::int64_t next_bend() const { return knot_ + 1 == end_ ? never : (knot_ + 1)->t; }
    void advance(std::int64_t t) {
        while (knot_ + 1 != end_ && (knot_ + 1)->t <= t) ++knot_;
    }

private:
    const Knot* knot_;
    const Knot* end_;
    std::int64_t raise_;
};

// When a gap that shrinks by `speed` per unit of t has gone; never if it does not shrink.
std::int64_t closes(std::int64_t t, std::int64_t gap, std::int64_t speed, Exactness& exactness) {
    if (speed <= 0) return never;
    const std::int64_t after = speed == 1 ? gap : speed == 2 ? gap / 2 : gap / speed;  // mostly no division
    if (t + after >= never) return never;
    if (after * speed != gap) exactness.lost = true;
    return t + std::max<std::int64_t>(after, 1);
}

template <bool highest>
void envelope(WallView a, WallView b, std::int64_t raise, WallBuffer& out, Exactness& exactness) {
    out.clear();
    Walk first(a), second(b, raise);
    for (std::int64_t t = 0; t < never;) {
        const std::int64_t gap =
            highest ? first.value(t) - second.value(t) : second.value(t) - first.value(t);
        const std::int64_t pace = highest ? first.slope() - second.slope() : second.slope() - first.slope();
        const bool is_first = gap > 0 || (gap == 0 && pace >= 0);
        const Walk& outer = is_first ? first : second;
        out.push({t, outer.value(t), outer.slope()});
        std::int64_t next = std::min(first.next_bend(), second.next_bend());
        if (gap != 0) {
            // a crossing counts only if it comes before the next bend; exactness too
            Exactness here;
            const std::int64_t crossing = closes(t, gap > 0 ? gap : -gap, gap > 0 ? -pace : pace, here);
            if (crossing < next) {
                next = crossing;
                exactness.lost |= here.lost;
            }
        }
        t = next;
        first.advance(t);
        second.advance(t);
    }
    exactness.lost |= out.full();
}

}  // namespace

void higher(WallView a, WallView b, std::int64_t raise, WallBuffer& out, Exactness& exactness) {
    envelope<true>(a, b, raise, out, exactness);
}

void lower(WallView a, WallView b, std::int64_t raise, WallBuffer& out, Exactness& exactness) {
    envelope<false>(a, b, raise, out, exactness);
}

void add(WallView a, WallView b, WallBuffer& out, Exactness& exactness) {
    out.clear();
    Walk first(a), second(b);
    for (std::int64_t t = 0; t < never;) {
        out.push({t, first.value(t) + second.value(t), first.slope() + second.slope()});
        t = std::min(first.next_bend(), second.next_bend());
        first.advance(t);
        second.advance(t);
    }
    exactness.lost |= out.full();
}

void erect(WallView left_scaffold, WallView right_scaffold, std::int64_t stop, WallBuffer& left,
           WallBuffer& right, Exactness& exactness) {
    left.clear();
    right.clear();
    Walk l(left_scaffold), r(right_scaffold);
    std::int64_t mast = stop;
    for (std::int64_t t = 0; t < never;) {
        const std::int64_t lv = l.value(t), rv = r.value(t), ls = l.slope(), rs = r.slope();
        std::int64_t next = std::min(l.next_bend(), r.next_bend());
        Exactness here;
        if (lv > rv || (lv == rv && ls >= rs)) {  // a hill
            left.push({t, lv, ls});
            right.push({t, rv, rs});
            next = std::min(next, lv > rv ? closes(t, lv - rv, rs - ls, here) : never);
            mast = lv + (next - t) * ls;  // where a cave would start
        } else {
            mast = std::clamp(mast, lv, rv);
            const std::int64_t push = mast == lv && ls > 0 ? ls : mast == rv && rs < 0 ? rs : 0;
            left.push({t, mast, push});
            right.push({t, mast, push});
            next = std::min(next, closes(t, rv - lv, ls - rs, here));
            if (push == 0) {
                if (mast > lv) next = std::min(next, closes(t, mast - lv, ls, here));
                if (mast < rv) next = std::min(next, closes(t, rv - mast, -rs, here));
            }
            mast += (next - t) * push;
        }
        // A crossing above the next bend is never reached: its rounding does not matter.
        if (here.lost && next < std::min(l.next_bend(), r.next_bend())) exactness.lost = true;
        t = next;
        l.advance(t);
        r.advance(t);
    }
    exactness.lost |= left.full() || right.full();
}

std::int64_t freezing_point(WallView left_scaffold, WallView right_scaffold, Exactness& exactness) {
    Walk l(left_scaffold), r(right_scaffold);
    std::int64_t frozen = 0;
    for (std::int64_t t = 0; t < never;) {
        const std::int64_t gap = l.value(t) - r.value(t);
        const std::int64_t pace = l.slope() - r.slope();
        std::int64_t next = std::min(l.next_bend(), r.next_bend());
        Exactness here;
        const std::int64_t crossing =
            gap == 0 ? never : closes(t, gap > 0 ? gap : -gap, gap > 0 ? -pace : pace, here);
        if (crossing < next) {
            next = crossing;
            exactness.lost |= here.lost;
        }
        if (gap > 0 || (gap == 0 && pace > 0)) frozen = next;
        t = next;
        l.advance(t);
        r.advance(t);
    }
    return frozen;
}

}  // namespace tedomari::endgame
