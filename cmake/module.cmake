# The architecture as code.
#
# module(NAME [COLD] [APART [files]] USES a b LINKS libs): src/NAME becomes library NAME, its *.test.cc one test program and its
# *.bench.cc part of `tedomari bench`.  COLD modules search nothing: they are optimised less.  Including a module
# that USES does not list is an error, found when CMake configures; editing a file alone does not reconfigure, so
# the binding run is the fresh one in CI.
#
# Most of the time to compile is headers and the templates they make, so the sources of a module are compiled twelve at
# a time, and helpers in them need names of their own.  APART: these files by themselves; with none, all.
#
# TEDOMARI_WATCHED: sources that read what strangers wrote; `make test` watches which of their branches a fuzz target
# takes.  Nothing that searches is among them: to be watched makes slow.  The preset that fuzzes for long watches
# everything, and leaves it empty.
set(TEDOMARI_WATCHED "" CACHE STRING "Sources whose branches fuzz targets see")

function(module name)
  cmake_parse_arguments(ARG "COLD" "" "APART;USES;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cc)
  file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.h)
  refuse_foreign_includes(${name} "${ARG_USES}" ${sources} ${headers})
  foreach(left_out IN LISTS TEDOMARI_LEFT_OUT)
    list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/src/${left_out})
  endforeach()

  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "\\.test\\.cc$")
  set(benches ${sources})
  list(FILTER benches INCLUDE REGEX "\\.bench\\.cc$")
  list(FILTER sources EXCLUDE REGEX "\\.(test|bench)\\.cc$|/main\\.cc$")

  if(sources)
    add_library(${name} STATIC ${sources})
    set_property(GLOBAL APPEND PROPERTY TEDOMARI_MODULES ${name})
    set(visibility PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(visibility INTERFACE)
  endif()
  target_include_directories(${name} ${visibility} ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${name} ${visibility} ${ARG_USES} ${ARG_LINKS})
  if(sources AND ARG_COLD)
    target_compile_options(${name} PRIVATE -O1)
  endif()
  if(sources AND NOT "APART" IN_LIST ARG_KEYWORDS_MISSING_VALUES)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    list(TRANSFORM ARG_APART PREPEND ${PROJECT_SOURCE_DIR}/src/${name}/ OUTPUT_VARIABLE apart)
    set_source_files_properties(${apart} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endif()
  set(watched ${TEDOMARI_WATCHED})
  list(FILTER watched INCLUDE REGEX "^${name}/")
  list(TRANSFORM watched PREPEND ${PROJECT_SOURCE_DIR}/src/)
  set_property(SOURCE ${watched} APPEND PROPERTY COMPILE_OPTIONS -fsanitize=fuzzer-no-link)

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
