# The architecture as code.
#
# module(NAME [COLD] USES a b LINKS libs): src/NAME becomes library NAME, its *.test.cc one test program and its
# *.bench.cc part of `tedomari bench`.  COLD modules search nothing: for tests they are optimised less, which
# saves a fifth of their time to compile.  Including a module that USES does not list is an error, found when
# CMake configures; editing a file alone does not reconfigure, so the binding run is the fresh one in CI.
#
# Two lists say how the clang build of `make test` is kept short.  TEDOMARI_SANITIZED: modules that read what
# strangers wrote; the presets that sanitize everything leave it empty.  TEDOMARI_UNITED: modules whose sources
# can be compiled ten at a time, none having a helper of another's name; headers are most of the time.  The
# others get the headers that everybody includes precompiled; g++, which has neither, finds what is missing.
set(TEDOMARI_SANITIZED "" CACHE STRING "Modules to build with sanitizers")
set(TEDOMARI_UNITED base gtp go sgf tactics playout local endgame survey player engine)
set(sanitizers -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)

function(module name)
  cmake_parse_arguments(ARG "COLD" "" "USES;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cc)
  file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.h)
  refuse_foreign_includes(${name} "${ARG_USES}" ${sources} ${headers})

  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "\\.test\\.cc$")
  set(benches ${sources})
  list(FILTER benches INCLUDE REGEX "\\.bench\\.cc$")
  list(FILTER sources EXCLUDE REGEX "\\.(test|bench)\\.cc$|/main\\.cc$")

  if(sources)
    add_library(${name} STATIC ${sources})
    set(visibility PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(visibility INTERFACE)
  endif()
  target_include_directories(${name} ${visibility} ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${name} ${visibility} ${ARG_USES} ${ARG_LINKS})
  if(ARG_COLD AND NOT TEDOMARI_FUZZ)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Dev>:-O1>)
  endif()
  if(TEDOMARI_FUZZ AND sources AND name IN_LIST TEDOMARI_UNITED)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 10)
  elseif(TEDOMARI_FUZZ AND sources AND ARG_COLD)
    target_precompile_headers(${name} PRIVATE <algorithm> <functional> <map> <memory> <optional> <string> <variant>
                              <vector> <fmt/format.h> <nlohmann/json.hpp>)
  endif()
  if(name IN_LIST TEDOMARI_SANITIZED)
    target_compile_options(${name} PRIVATE ${sanitizers})
  endif()

  if(tests AND TEDOMARI_TESTS)
    add_executable(${name}_test ${tests})
    target_compile_options(${name}_test PRIVATE $<$<CONFIG:Dev>:-O1>)
    # Four test files at a time: half of what one takes to compile is the frameworks' headers.
    set_target_properties(${name}_test PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 4)
    target_link_libraries(${name}_test PRIVATE ${name} PkgConfig::gmp rapidcheck GTest::gtest_main)
    gtest_discover_tests(${name}_test TEST_PREFIX "${name}." DISCOVERY_TIMEOUT 60
                         PROPERTIES TIMEOUT 900 ENVIRONMENT RC_PARAMS=seed=1)
  endif()
  if(benches AND TEDOMARI_BENCHES)
    add_library(${name}_bench OBJECT ${benches})
    target_link_libraries(${name}_bench PUBLIC ${name} benchmark::benchmark)
    set_property(GLOBAL APPEND PROPERTY TEDOMARI_BENCH_LIBRARIES ${name}_bench)
  endif()
endfunction()

# Every `#include "module/…"` must name this module or one in `uses`.
function(refuse_foreign_includes name uses)
  foreach(file IN LISTS ARGN)
    file(STRINGS ${file} lines REGEX "^[ \t]*#[ \t]*include[ \t]*\"")
    foreach(line IN LISTS lines)
      if(NOT line MATCHES "\"([a-z]+)/")
        message(FATAL_ERROR "${file}: include from the source root: ${line}")
      elseif(NOT CMAKE_MATCH_1 STREQUAL name AND NOT CMAKE_MATCH_1 IN_LIST uses)
        message(FATAL_ERROR "${file}: ${name} may not use ${CMAKE_MATCH_1}")
      endif()
    endforeach()
  endforeach()
endfunction()
