// SPDX-License-Identifier: MIT
#include "sgf/charset.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <iconv.h>
#include <span>

namespace tedomari::sgf {

namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD
constexpr const char* latin_1 = "WINDOWS-1252";

unsigned char byte(char c) { return static_cast<unsigned char>(c); }
bool is_high(char c) { return byte(c) >= 0x80; }

// How many bytes of valid UTF-8 stand at the start: one character, or 0.
std::size_t utf8_character(std::string_view text) {
    const unsigned char lead = byte(text[0]);
    if (lead < 0x80) return 1;
    const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(text[i]) & 0xc0) != 0x80) return 0;
    }
    const unsigned char second = byte(text[1]);
    const bool overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
    const bool outside = (lead == 0xed && second >= 0xa0) || (lead == 0xf4 && second >= 0x90);
    return overlong || outside ? 0 : size;
}

std::string valid_utf8(std::string_view bytes, Decoder::Fit& fit) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const std::size_t size = utf8_character(bytes);
        text += size == 0 ? replacement : bytes.substr(0, size);
        fit.errors += size == 0 ? 1 : 0;
        fit.characters += size > 1 ? 1 : 0;
        bytes.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return text;
}

std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return result;
}

// What a file says and what it means: GB2312 and GBK are parts of GB18030; Windows' own sets are what Windows
// programs wrote under the standard's name.
std::string iconv_name(std::string_view declared) {
    const std::string name = upper(declared);
    constexpr std::pair<std::string_view, const char*> meant[] = {
        {"UTF8", "UTF-8"},        {"UNICODE", "UTF-8"},        {"ASCII", "UTF-8"},
        {"US-ASCII", "UTF-8"},    {"GB2312", "GB18030"},       {"GB-2312", "GB18030"},
        {"GBK", "GB18030"},       {"GB18030", "GB18030"},      {"CP936", "GB18030"},
        {"EUC-CN", "GB18030"},    {"GB", "GB18030"},           {"SHIFT_JIS", "CP932"},
        {"SHIFT-JIS", "CP932"},   {"SJIS", "CP932"},           {"SHIFTJIS", "CP932"},
        {"MS932", "CP932"},       {"WINDOWS-31J", "CP932"},    {"X-SJIS", "CP932"},
        {"MS_KANJI", "CP932"},    {"BIG-5", "BIG5"},           {"CP950", "BIG5"},
        {"X-EUC-JP", "EUC-JP"},   {"EUCJP", "EUC-JP"},         {"EUCKR", "CP949"},
        {"EUC-KR", "CP949"},      {"KS_C_5601-1987", "CP949"}, {"UHC", "CP949"},
        {"KSC5601", "CP949"},     {"LATIN1", latin_1},         {"LATIN-1", latin_1},
        {"ISO-8859-1", latin_1},  {"ISO8859-1", latin_1},      {"ISO_8859-1", latin_1},
        {"ISO-LATIN-1", latin_1}, {"CP1252", latin_1},
    };
    for (const auto& [found, name_for_iconv] : meant) {
        if (name == found) return name_for_iconv;
    }
    return name;
}

// The name comes out of a file: only a plain one goes to iconv, and none of a set whose units are wider than
// the bytes the file was read by.
bool is_plain_name(std::string_view name) {
    const bool plain = std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' ||
               c == ':';
    });
    return plain && !name.empty() && name.size() <= 32 && name.substr(0, 3) != "UCS" &&
           name.substr(0, 5) != "UTF-1" && name.substr(0, 5) != "UTF-3" && name.substr(0, 5) != "UTF16" &&
           name.substr(0, 5) != "UTF32" && name.substr(0, 5) != "UTF-7";
}

}  // namespace

bool is_ascii(std::string_view text) {
    std::size_t i = 0;
    for (; i + 64 <= text.size(); i += 64) {
        std::uint64_t words[8];
        std::memcpy(words, text.data() + i, 64);
        std::uint64_t any = 0;
        for (const std::uint64_t word : words) any |= word;
        if ((any & 0x8080808080808080) != 0) return false;
    }
    return std::none_of(text.begin() + static_cast<std::ptrdiff_t>(i), text.end(), is_high);
}

struct Decoder::Iconv {
    explicit Iconv(const std::string& charset) : descriptor(iconv_open("UTF-8", charset.c_str())) {}
    ~Iconv() {
        if (is_open()) iconv_close(descriptor);
    }
    Iconv(const Iconv&) = delete;
    Iconv& operator=(const Iconv&) = delete;
    bool is_open() const {
        return descriptor !=
               reinterpret_cast<iconv_t>(-1);  // NOLINT(performance-no-int-to-ptr): iconv's word
    }

    iconv_t descriptor;
};

Decoder::Decoder(std::string charset) : charset_(std::move(charset)) {
    if (charset_ == "UTF-8" || !is_plain_name(charset_)) return;
    iconv_ = std::make_unique<Iconv>(charset_);
    if (!iconv_->is_open()) iconv_.reset();
}

Decoder::~Decoder() = default;
Decoder::Decoder(Decoder&&) noexcept = default;
Decoder& Decoder::operator=(Decoder&&) noexcept = default;

bool Decoder::is_known() const { return charset_ == "UTF-8" || iconv_ != nullptr; }

std::string Decoder::to_utf8(std::string_view bytes) const {
    Fit fit;
    return to_utf8(bytes, fit);
}

std::string Decoder::to_utf8(std::string_view bytes, Fit& fit) const {
    if (is_ascii(bytes) && charset_.substr(0, 8) != "ISO-2022")
        return std::string(bytes);  // ISO-2022 escapes are ASCII
    if (charset_ == "UTF-8") return valid_utf8(bytes, fit);
    std::string text;
    // iconv reads only; its signature is older than const.
    char* in = const_cast<char*>(bytes.data());
    std::size_t left = bytes.size();
    if (iconv_) iconv(iconv_->descriptor, nullptr, nullptr, nullptr, nullptr);
    while (left > 0) {
        std::array<char, 1024> buffer;
        char* out = buffer.data();
        std::size_t room = buffer.size();
        const std::size_t code =
            iconv_ ? iconv(iconv_->descriptor, &in, &left, &out, &room) : std::size_t(-1);
        const int reason = iconv_ ? errno : EILSEQ;
        text.append(buffer.data(), buffer.size() - room);
        if (code != static_cast<std::size_t>(-1) || reason == E2BIG) continue;
        // A byte the set does not know; in a set of single bytes, its latin-1 meaning.
        ++fit.errors;
        if (!iconv_ || charset_ == latin_1) {
            const unsigned char c = byte(*in);
            if (c >= 0x80) text += {static_cast<char>(0xc0 | c >> 6), static_cast<char>(0x80 | (c & 0x3f))};
            if (c < 0x80) text += *in;
        } else {
            text += replacement;
        }
        ++in;
        --left;
    }
    for (const char c : text) fit.characters += byte(c) >= 0xc0 ? 1 : 0;
    return text;
}

std::string canonical_charset(std::string_view declared) {
    const std::string name = iconv_name(declared);
    return Decoder(name).is_known() ? name : "";
}

bool is_utf8(std::string_view bytes) {
    if (is_ascii(bytes)) return true;
    while (!bytes.empty()) {
        const std::size_t size = utf8_character(bytes);
        if (size == 0) return false;
        bytes.remove_prefix(size);
    }
    return true;
}

Pairing pairing_of(std::string_view charset) {
    if (charset == "CP932") return Pairing::shift_jis;
    if (charset == "GB18030" || charset == "BIG5" || charset == "BIG5-HKSCS") return Pairing::big5_or_gbk;
    return Pairing::none;
}

std::string charset_of(const Tree& tree) {
    const std::string_view text = tree.text();
    if (is_ascii(text) && text.find('\x1b') == std::string_view::npos) return "UTF-8";
    // A few broken bytes (a name cut to a length) do not speak against a set that explains all the others.
    const auto agrees = [&](const Decoder& decoder) {
        Decoder::Fit fit;
        decoder.to_utf8(text, fit);
        return fit.errors * 8 <= fit.characters;
    };
    if (const auto declared = tree.value(Tree::root, "CA")) {
        const std::string name = canonical_charset(*declared);
        // Anything is valid latin-1, which is also what editors write without looking: ask the bytes first.
        if (!name.empty() && name != latin_1 && agrees(Decoder(name))) return name;
        if (name == latin_1 && !is_utf8(text)) return name;
    }
    if (agrees(Decoder("UTF-8"))) return "UTF-8";
    return guessed_charset(text);
}

namespace {

// How often a character of a set starts with a byte of the range.
struct Leads {
    int from, to;
    double share;
};

struct Candidate {
    const char* charset;
    double prior;
    double low_trails;  // how often the second byte is below 0x80; 0 when it cannot be
    std::span<const Leads> leads;
};

// The common characters of each set lie together: GB2312 sorts its first 3,755 hanzi into B0-D7, Big5 its
// first 5,401 into A4-C6, EUC-KR has hangul in B0-C8, the Japanese sets kana in two rows.
constexpr Leads gb[] = {{0xb0, 0xd7, .93}, {0xa1, 0xa3, .04}, {0xd8, 0xf7, .025}, {0x81, 0xfe, .005}};
constexpr Leads big5[] = {{0xa4, 0xc6, .94}, {0xa1, 0xa3, .03}, {0xc9, 0xf9, .025}, {0x81, 0xfe, .005}};
constexpr Leads sjis[] = {
    {0x82, 0x83, .45}, {0x81, 0x81, .05}, {0x88, 0x97, .45}, {0x98, 0x9f, .04}, {0xe0, 0xfc, .01}};
constexpr Leads euc_jp[] = {{0xa4, 0xa5, .45}, {0xa1, 0xa3, .05}, {0xb0, 0xcf, .45}, {0xd0, 0xf4, .05}};
constexpr Leads euc_kr[] = {{0xb0, 0xc8, .96}, {0xa1, 0xa3, .03}, {0xca, 0xfd, .01}};

constexpr Candidate candidates[] = {
    {"GB18030", .35, .005, gb}, {"BIG5", .12, .4, big5},      {"CP932", .15, .35, sjis},
    {"EUC-JP", .1, 0, euc_jp},  {"CP949", .08, .001, euc_kr},
};

double lead_score(const Candidate& candidate, unsigned char lead) {
    for (const Leads& range : candidate.leads) {
        if (lead >= range.from && lead <= range.to)
            return std::log(range.share / (range.to - range.from + 1));
    }
    return -25;
}

// The logarithm of how likely these bytes are, apart from the ASCII that every set shares.
double score(const Candidate& candidate, std::string_view bytes) {
    double sum = std::log(candidate.prior);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!is_high(bytes[i])) continue;
        const unsigned char lead = byte(bytes[i]);
        if (candidate.charset == std::string_view("CP932") && lead >= 0xa1 && lead <= 0xdf) {
            sum += std::log(.03 / 63);  // half-width katakana, alone
            continue;
        }
        sum += lead_score(candidate, lead);
        const unsigned char trail = i + 1 < bytes.size() ? byte(bytes[++i]) : 0;
        if (trail >= 0x80) {
            sum += std::log((1 - candidate.low_trails) / 94);
        } else {
            sum += trail >= 0x40 && candidate.low_trails > 0 ? std::log(candidate.low_trails / 63) : -25;
        }
    }
    return sum;
}

// The same for western text: accents stand between plain letters.
double latin_score(std::string_view bytes) {
    double sum = std::log(.25);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (!is_high(bytes[i])) continue;
        const unsigned char c = byte(bytes[i]);
        sum += std::log((c >= 0xe0 ? .7 : c >= 0xc0 ? .15 : .15 / 2) / 32);
        const bool next_high = i + 1 < bytes.size() && is_high(bytes[i + 1]);
        sum +=
            next_high ? std::log(.05) : std::log(1. / 40);  // else the ASCII behind it, a letter or a blank
    }
    return sum;
}

}  // namespace

std::string guessed_charset(std::string_view bytes) {
    bytes = bytes.substr(0, 1 << 20);
    double best = latin_score(bytes);
    std::string name = latin_1;
    for (const Candidate& candidate : candidates) {
        const double points = score(candidate, bytes);
        if (points <= best || !Decoder(candidate.charset).is_known()) continue;
        best = points;
        name = candidate.charset;
    }
    return name;
}

}  // namespace tedomari::sgf
