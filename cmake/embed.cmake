# embed(FILE NAMESPACE FUNCTION OUTPUT): a source whose function gives the text of a file, cut in strings that
# compilers take.  Run again when the file changes.
function(embed file namespace function output)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(REGEX REPLACE "((0x..,){24})" "\\1\n" bytes "${bytes}")
  file(CONFIGURE OUTPUT ${output} CONTENT
"// Made of @file@ by cmake/embed.cmake.
#include <string_view>
namespace @namespace@ {
namespace {
constexpr unsigned char bytes[] = {@bytes@};
}
std::string_view @function@();
std::string_view @function@() { return {reinterpret_cast<const char*>(bytes), sizeof(bytes)}; }
}
" @ONLY)
endfunction()
