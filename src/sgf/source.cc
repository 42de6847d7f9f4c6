// SPDX-License-Identifier: MIT
#include "sgf/source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <lzma.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tedomari::sgf {

namespace {

class FileSource : public Source {
public:
    FileSource(int descriptor, std::uint64_t size) : descriptor_(descriptor), size_(size) {}
    ~FileSource() override {
        if (descriptor_ != STDIN_FILENO) ::close(descriptor_);
    }

    Result<std::size_t> read(std::span<char> into) override {
        if (!peeked_.empty()) {
            const std::size_t n = std::min(peeked_.size(), into.size());
            std::copy_n(peeked_.begin(), n, into.begin());
            peeked_.erase(0, n);
            position_ += n;
            return n;
        }
        const ssize_t n = ::read(descriptor_, into.data(), into.size());
        if (n < 0) return Error{std::strerror(errno)};  // a signal ends it too: somebody pressed Ctrl-C
        position_ += static_cast<std::uint64_t>(n);
        return static_cast<std::size_t>(n);
    }

    // The first bytes, which read() will give again.
    Result<std::string> peek(std::size_t wanted) {
        while (peeked_.size() < wanted) {
            char buffer[64];
            const ssize_t n = ::read(descriptor_, buffer, std::min(sizeof buffer, wanted - peeked_.size()));
            if (n < 0) return Error{std::strerror(errno)};
            if (n == 0) break;
            peeked_.append(buffer, static_cast<std::size_t>(n));
        }
        return peeked_;
    }

    std::uint64_t position() const override { return position_; }
    std::uint64_t size() const override { return size_; }

private:
    int descriptor_;
    std::uint64_t size_;
    std::uint64_t position_ = 0;
    std::string peeked_;
};

class XzSource : public Source {
public:
    explicit XzSource(std::unique_ptr<Source> file) : file_(std::move(file)), packed_(1 << 16) {
        constexpr std::uint64_t most_memory = 256 << 20;
        if (lzma_stream_decoder(&stream_, most_memory, LZMA_CONCATENATED) != LZMA_OK) throw std::bad_alloc();
    }
    ~XzSource() override { lzma_end(&stream_); }

    Result<std::size_t> read(std::span<char> into) override {
        stream_.next_out = reinterpret_cast<std::uint8_t*>(into.data());
        stream_.avail_out = into.size();
        while (stream_.avail_out == into.size() && !finished_) {
            if (stream_.avail_in == 0 && !ended_) {
                const auto n = file_->read(packed_);
                if (!n) return n.error();
                ended_ = *n == 0;
                stream_.next_in = reinterpret_cast<const std::uint8_t*>(packed_.data());
                stream_.avail_in = *n;
            }
            const lzma_ret code = lzma_code(&stream_, ended_ ? LZMA_FINISH : LZMA_RUN);
            if (code == LZMA_STREAM_END) {
                finished_ = true;
            } else if (code != LZMA_OK) {
                return Error{code == LZMA_BUF_ERROR ? "the xz file is cut off" : "the xz file is damaged"};
            }
        }
        return into.size() - stream_.avail_out;
    }

    std::uint64_t position() const override { return file_->position() - stream_.avail_in; }
    std::uint64_t size() const override { return file_->size(); }

private:
    std::unique_ptr<Source> file_;
    std::vector<char> packed_;
    lzma_stream stream_ = LZMA_STREAM_INIT;
    bool ended_ = false;     // the packed file
    bool finished_ = false;  // the text in it
};

}  // namespace

Result<std::unique_ptr<Source>> open_source(const std::string& path) {
    const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return Error{std::strerror(errno)};
    struct stat status = {};
    const bool known = ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    auto file =
        std::make_unique<FileSource>(descriptor, known ? static_cast<std::uint64_t>(status.st_size) : 0);
    const auto start = file->peek(6);
    if (!start) return start.error();
    if (*start == std::string("\xfd"
                              "7zXZ\0",
                              6)) {
        return std::unique_ptr<Source>(std::make_unique<XzSource>(std::move(file)));
    }
    return std::unique_ptr<Source>(std::move(file));
}

Result<std::string> read_all(const std::string& path) {
    constexpr std::size_t piece = 1 << 16;
    const auto source = open_source(path);
    if (!source) return source.error();
    std::string text;
    std::size_t size = 0;
    for (;;) {
        text.resize(size + piece);
        const auto n = (*source)->read({text.data() + size, piece});
        if (!n) return n.error();
        size += *n;
        if (*n == 0) break;
    }
    text.resize(size);
    return text;
}

}  // namespace tedomari::sgf
