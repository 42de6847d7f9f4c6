// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>
#include <type_traits>

namespace tedomari {

// A vector of at most N elements that never allocates.  For small trivial values in hot code.
template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;

    constexpr FixedVector() {}
    constexpr FixedVector(std::initializer_list<T> values) {
        for (const T& value : values) push_back(value);
    }

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }

    constexpr void push_back(T value) {
        assert(!full());
        items_[size_++] = value;
    }
    constexpr T pop_back() {
        assert(!empty());
        return items_[--size_];
    }
    constexpr void clear() { size_ = 0; }
    constexpr void resize(std::size_t size) {  // new elements are unspecified
        assert(size <= N);
        size_ = size;
    }
    constexpr bool contains(T value) const {
        for (const T& item : *this) {
            if (item == value) return true;
        }
        return false;
    }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T* data() { return items_.data(); }
    constexpr const T* data() const { return items_.data(); }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

private:
    std::size_t size_ = 0;
    std::array<T, N> items_;  // only the first size_ are meaningful
};

}  // namespace tedomari
