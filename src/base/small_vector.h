// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

namespace tedomari {

// A vector of trivial elements that keeps the first N of them inside itself and allocates only beyond.
template <class T, std::uint32_t N>
class SmallVector {
    static_assert(std::is_trivially_copyable_v<T> && N > 0);

public:
    SmallVector() {}
    SmallVector(const SmallVector& other) { *this = other; }
    SmallVector(SmallVector&& other) noexcept { *this = std::move(other); }
    SmallVector& operator=(const SmallVector& other) {
        if (this == &other) return *this;
        size_ = 0;  // nothing worth moving when growing
        reserve(other.size_);
        std::copy(other.begin(), other.end(), data());
        size_ = other.size_;
        return *this;
    }
    SmallVector& operator=(SmallVector&& other) noexcept {
        if (this == &other) return *this;
        outside_ = std::move(other.outside_);
        size_ = std::exchange(other.size_, 0);
        capacity_ = std::exchange(other.capacity_, N);
        if (!outside_) std::copy(other.inside_, other.inside_ + size_, inside_);
        return *this;
    }

    std::uint32_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void push_back(T value) {
        if (size_ == capacity_) reserve(2 * capacity_);
        data()[size_++] = value;
    }
    void reserve(std::uint32_t capacity) {
        if (capacity <= capacity_) return;
        auto bigger = std::make_unique<T[]>(capacity);
        std::copy(begin(), end(), bigger.get());
        outside_ = std::move(bigger);
        capacity_ = capacity;
    }

    T* data() { return outside_ ? outside_.get() : inside_; }
    const T* data() const { return outside_ ? outside_.get() : inside_; }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }
    T& operator[](std::uint32_t i) {
        assert(i < size_);
        return data()[i];
    }
    const T& operator[](std::uint32_t i) const {
        assert(i < size_);
        return data()[i];
    }
    T& back() { return (*this)[size_ - 1]; }
    const T& back() const { return (*this)[size_ - 1]; }

private:
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = N;
    std::unique_ptr<T[]> outside_;  // null: inside
    T inside_[N];
};

}  // namespace tedomari
