// SPDX-License-Identifier: MIT
#include <fstream>
#include <unordered_map>

#include "base/hash.h"
#include "scoring/parallel.h"
#include "scoring/training.h"

namespace tedomari::scoring {

namespace {

// The file: a magic word that holds the version and the features, then for each position its key, its number
// of rows, the values, and a checksum of these.
std::uint64_t magic(FeatureSet set) {
    std::uint64_t hash = 1;  // the version
    for (const Feature& f : features_of(set)) {
        for (const char c : f.name) hash = combine(hash, static_cast<unsigned char>(c));
    }
    return hash;
}

std::uint64_t key_of(const Ending& ending) {
    std::uint64_t hash = static_cast<std::uint64_t>(ending.size.width * 64 + ending.size.height);
    for (const go::Cell c : ending.cells) hash = combine(hash, static_cast<std::uint64_t>(c));
    return hash;
}

std::uint64_t checksum(const Inputs& values) {
    std::uint64_t hash = static_cast<std::uint64_t>(values.size());
    for (Eigen::Index i = 0; i < values.size(); ++i)
        hash =
            combine(hash, static_cast<std::uint64_t>(static_cast<std::int64_t>(values.data()[i] * 4096.0F)));
    return hash;
}

template <class T>
bool take(std::istream& in, T* into, std::size_t count = 1) {
    return static_cast<bool>(
        in.read(reinterpret_cast<char*>(into), static_cast<std::streamsize>(count * sizeof(T))));
}
template <class T>
void put(std::ostream& out, const T* from, std::size_t count = 1) {
    out.write(reinterpret_cast<const char*>(from), static_cast<std::streamsize>(count * sizeof(T)));
}

using Known = std::unordered_map<std::uint64_t, Inputs>;

// What can be read; the rest of a damaged file is left.
Known read_cache(const std::string& path, FeatureSet set, bool& whole) {
    Known known;
    std::ifstream in(path, std::ios::binary);
    std::uint64_t word = 0;
    whole = take(in, &word) && word == magic(set);
    const auto columns = static_cast<Eigen::Index>(features_of(set).size());
    while (whole && take(in, &word)) {
        std::uint64_t rows = 0, sum = 0;
        if (!take(in, &rows) || rows > 2000) {
            whole = false;
            break;
        }
        Inputs values(static_cast<Eigen::Index>(rows), columns);
        whole = take(in, values.data(), static_cast<std::size_t>(values.size())) && take(in, &sum) &&
                sum == checksum(values);
        if (whole) known.emplace(word, std::move(values));
    }
    return known;
}

}  // namespace

std::vector<Example> examples_with_cache(const std::vector<Ending>& endings, FeatureSet set, int threads,
                                         const std::string& cache_path, const Looker& look) {
    bool whole = false;
    const Known known = read_cache(cache_path, set, whole);
    std::ofstream out(cache_path, std::ios::binary | (whole ? std::ios::app : std::ios::trunc));
    const std::uint64_t word = magic(set);
    if (!whole) put(out, &word);
    std::vector<Example> all(endings.size());
    in_parallel(endings.size(), threads, [&](std::size_t i) {
        const auto found = whole ? known.find(key_of(endings[i])) : known.end();
        all[i] = found == known.end() ? example(endings[i], set, look)
                                      : example(endings[i], endings[i].board(), found->second);
    });
    for (std::size_t i = 0; i < endings.size(); ++i) {
        const std::uint64_t key = key_of(endings[i]);
        if (whole && known.contains(key)) continue;
        const auto rows = static_cast<std::uint64_t>(all[i].features.rows());
        const std::uint64_t sum = checksum(all[i].features);
        put(out, &key);
        put(out, &rows);
        put(out, all[i].features.data(), static_cast<std::size_t>(all[i].features.size()));
        put(out, &sum);
    }
    return all;
}

}  // namespace tedomari::scoring
