# For a build by Emscripten (the preset `wasm`): what a browser runs has no threads, files, sockets or databases.
set(TEDOMARI_TESTS OFF)
set(TEDOMARI_BENCHES OFF)
set(TEDOMARI_ONEDNN OFF)
set(TEDOMARI_LEFT_OUT
    base/text_store.cc survey/region_cache.cc  # SQLite
    sgf/files.cc sgf/packed.cc sgf/source.cc scoring/final_game.cc analysis/learning.cc)  # files and folders

# The libraries here are headers alone; they are linked into a folder of their own, because the machine's other
# headers are not the browser's.
set(header_folder ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${header_folder})
function(header_library target folder)
  cmake_path(GET folder FILENAME name)
  file(CREATE_LINK ${folder} ${header_folder}/${name} SYMBOLIC)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE ${header_folder})
endfunction()
header_library(fmt::fmt /usr/include/fmt)
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
header_library(nlohmann_json::nlohmann_json /usr/include/nlohmann)
header_library(Eigen3::Eigen /usr/include/eigen3/Eigen)
header_library(Boost::headers /usr/include/boost)
foreach(none Threads::Threads PkgConfig::sqlite PkgConfig::lzma)
  add_library(${none} INTERFACE IMPORTED)
endforeach()

add_compile_options(-msimd128 -fwasm-exceptions -include ${PROJECT_SOURCE_DIR}/site/libcxx14.h
                    -Wno-shorten-64-to-32 -Wno-sign-conversion)  # sizes have 32 bits; what is counted in 64 here is small

# One .wasm file, which asks of the page what WASI names and nothing else.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
add_link_options(-fwasm-exceptions -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=8MB)
