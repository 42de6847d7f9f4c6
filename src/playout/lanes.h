// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Hot.  A vector of bits, one lane (one game) a bit, and the logic on it.  Generic vectors of g++ and clang:
// any width compiles anywhere, but is fast only where the machine has registers that wide, so each width
// belongs to one translation unit with its own compiler flags.  Everything here is inlined: no function
// compiled for a newer machine may be left for others to call.
//
//      word i, bit j  ->  lane 64 * i + j                a word of 64 lanes is a column
//      as 16-bit numbers: lanes 16 * k … 16 * k + 15 share number k
namespace tedomari::playout {

using Lanes128 = std::uint64_t __attribute__((vector_size(16)));
using Lanes256 = std::uint64_t __attribute__((vector_size(32)));
using Lanes512 = std::uint64_t __attribute__((vector_size(64)));

template <class V>
inline constexpr int columns_of = static_cast<int>(sizeof(V) / sizeof(std::uint64_t));
template <class V>
inline constexpr int lanes_of = static_cast<int>(sizeof(V) * 8);

// The same bits as 16-bit numbers.
template <class V>
struct ShortsOf;
template <>
struct ShortsOf<Lanes128> {
    using type = std::uint16_t __attribute__((vector_size(16)));
};
template <>
struct ShortsOf<Lanes256> {
    using type = std::uint16_t __attribute__((vector_size(32)));
};
template <>
struct ShortsOf<Lanes512> {
    using type = std::uint16_t __attribute__((vector_size(64)));
};
template <class V>
using Shorts = typename ShortsOf<V>::type;

template <class V>
[[gnu::always_inline]] inline V all_lanes() {
    return ~V{};
}

// Any function of three bits: bit 4a + 2b + c of the truth table.  AVX-512 has it as one instruction;
// elsewhere the generic formula of the caller is as good as it gets.
template <int truth_table, class V, class F>
[[gnu::always_inline]] inline V ternary(V a, V b, V c, F formula) {
#if defined(__AVX512F__)
    if constexpr (sizeof(V) == 64) {
        return (V)_mm512_ternarylogic_epi64((__m512i)a, (__m512i)b, (__m512i)c, truth_table);
    }
#endif
    return formula(a, b, c);
}

template <class V>
[[gnu::always_inline]] inline V or_and(V a, V b, V c) {  // a | (b & c)
    return ternary<0xF8>(a, b, c, [](V x, V y, V z) { return x | (y & z); });
}
template <class V>
[[gnu::always_inline]] inline V or_andn(V a, V b, V c) {  // a | (b & ~c)
    return ternary<0xF4>(a, b, c, [](V x, V y, V z) { return x | (y & ~z); });
}
template <class V>
[[gnu::always_inline]] inline V and3(V a, V b, V c) {
    return ternary<0x80>(a, b, c, [](V x, V y, V z) { return x & y & z; });
}
template <class V>
[[gnu::always_inline]] inline V or3(V a, V b, V c) {
    return ternary<0xFE>(a, b, c, [](V x, V y, V z) { return x | y | z; });
}
template <class V>
[[gnu::always_inline]] inline V nor3(V a, V b, V c) {
    return ternary<0x01>(a, b, c, [](V x, V y, V z) { return ~(x | y | z); });
}
template <class V>
[[gnu::always_inline]] inline V and_nor(V a, V b, V c) {  // a & ~b & ~c
    return ternary<0x10>(a, b, c, [](V x, V y, V z) { return x & ~y & ~z; });
}
template <class V>
[[gnu::always_inline]] inline V and_nand(V a, V b, V c) {  // a & ~(b & c)
    return ternary<0x70>(a, b, c, [](V x, V y, V z) { return x & ~(y & z); });
}
template <class V>
[[gnu::always_inline]] inline V select(V mask, V a, V b) {  // mask ? a : b
    return ternary<0xCA>(mask, a, b, [](V m, V x, V y) { return (x & m) | (y & ~m); });
}
// A full adder's sum and carry, and the borrow of a - b - c.
template <class V>
[[gnu::always_inline]] inline V sum3(V a, V b, V c) {
    return ternary<0x96>(a, b, c, [](V x, V y, V z) { return x ^ y ^ z; });
}
template <class V>
[[gnu::always_inline]] inline V majority(V a, V b, V c) {
    return ternary<0xE8>(a, b, c, [](V x, V y, V z) { return ((x | y) & z) | (x & y); });
}
template <class V>
[[gnu::always_inline]] inline V borrow3(V a, V b, V c) {
    return ternary<0x8E>(a, b, c, [](V x, V y, V z) { return (~x & (y | z)) | (y & z); });
}

template <class V>
[[gnu::always_inline]] inline bool any(V a) {
#if defined(__AVX512F__)
    if constexpr (sizeof(V) == 64) return _mm512_test_epi64_mask((__m512i)a, (__m512i)a) != 0;
#endif
#if defined(__AVX__)
    if constexpr (sizeof(V) == 32) return _mm256_testz_si256((__m256i)a, (__m256i)a) == 0;
#endif
    std::uint64_t some = 0;
    for (int i = 0; i < columns_of<V>; ++i) some |= a[i];
    return some != 0;
}

template <class V>
[[gnu::always_inline]] inline int count(V a) {
    int total = 0;
    for (int i = 0; i < columns_of<V>; ++i) total += __builtin_popcountll(a[i]);
    return total;
}

template <class V>
[[gnu::always_inline]] inline V rotate_left(V x, int bits) {
    return (x << bits) | (x >> (64 - bits));
}

// The upper halves of the products of 16-bit numbers.
template <class V>
[[gnu::always_inline]] inline Shorts<V> high_product(Shorts<V> a, Shorts<V> b) {
#if defined(__AVX512BW__)
    if constexpr (sizeof(V) == 64) return (Shorts<V>)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#endif
#if defined(__AVX2__)
    if constexpr (sizeof(V) == 32) return (Shorts<V>)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#endif
#if defined(__SSE2__)
    if constexpr (sizeof(V) == 16) return (Shorts<V>)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#endif
    Shorts<V> high{};
    for (int i = 0; i < lanes_of<V> / 16; ++i) {
        high[i] = static_cast<std::uint16_t>((static_cast<std::uint32_t>(a[i]) * b[i]) >> 16);
    }
    return high;
}

// Sixteen planes of bits to sixteen planes of numbers and back: in each 16-bit number bit i of plane j
// becomes bit j of plane i.  Lane 16 * k + j then has its number as short k of plane j.
template <class V>
[[gnu::always_inline]] inline void transpose(V (&planes)[16]) {
    constexpr std::uint16_t masks[4] = {0x00FF, 0x0F0F, 0x3333, 0x5555};
#pragma GCC unroll 4
    for (int k = 0; k < 4; ++k) {
        const int shift = 8 >> k;
        const V mask = (V)(Shorts<V>{} + masks[k]);
#pragma GCC unroll 16
        for (int i = 0; i < 16; ++i) {
            if ((i & shift) != 0) continue;
            const V t = ((V)((Shorts<V>)planes[i] >> shift) ^ planes[i + shift]) & mask;
            planes[i + shift] ^= t;
            planes[i] ^= (V)((Shorts<V>)t << shift);
        }
    }
}

// The lowest bit of how many of c[0] … c[n - 1] are set, by full adders; what they carry goes to `carries`,
// which may be c itself.  Returns how many carries there are: n / 2.
template <class V>
[[gnu::always_inline]] inline int add_column(const V* c, int n, V& sum, V* carries) {
    sum = n > 0 ? c[0] : V{};
    int count = 0;
    int i = 1;
#pragma GCC unroll 32
    for (; i + 1 < n; i += 2) {
        const V a = c[i], b = c[i + 1];
        carries[count++] = majority(sum, a, b);
        sum = sum3(sum, a, b);
    }
    if (i < n) {
        const V a = c[i];
        carries[count++] = sum & a;
        sum ^= a;
    }
    return count;
}

// How many of c[0] … c[n - 1] are set in each lane, as a binary number in planes.
template <int bits, int most, class V>
[[gnu::always_inline]] inline void count_by_lane(const V* c, int n, V (&number)[bits]) {
    V carries[most / 2 + 1];
    int left = add_column(c, n, number[0], carries);
#pragma GCC unroll 8
    for (int bit = 1; bit < bits; ++bit) left = add_column(carries, left, number[bit], carries);
}

// sum = total + number in every lane; sum may be total itself.
template <int total_bits, int bits, class V>
[[gnu::always_inline]] inline void add_by_lane(const V (&total)[total_bits], const V (&number)[bits],
                                               V (&sum)[total_bits]) {
    V carry{};
#pragma GCC unroll 16
    for (int bit = 0; bit < total_bits; ++bit) {
        const V old = total[bit];
        if (bit < bits) {
            sum[bit] = sum3(old, number[bit], carry);
            carry = majority(old, number[bit], carry);
        } else {
            sum[bit] = old ^ carry;
            carry &= old;
        }
    }
}

}  // namespace tedomari::playout
