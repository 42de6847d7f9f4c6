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
constexpr unsigned char @function@_bytes[] = {@bytes@};
}
std::string_view @function@();  // NOLINT(readability-redundant-declaration): compiled alone or beside its header
std::string_view @function@() { return {reinterpret_cast<const char*>(@function@_bytes), sizeof(@function@_bytes)}; }
}
" @ONLY)
endfunction()

# embed_folder(FOLDER NAMESPACE FUNCTION OUTPUT FILES…): a source whose function gives the files of a folder by their
# names in it, as base/embedded.h has them.  The assembler reads the files, so that megabytes cost no time to compile.
function(embed_folder folder namespace function output)
  set(section ".section .rodata")
  set(back ".previous")
  if(EMSCRIPTEN)  # whose assembler wants to hear more
    set(section ".section .rodata.tedomari_${function},\\\"\\\",@")
    set(back ".text")
  endif()
  set(assembly "")
  set(declarations "")
  set(entries "")
  set(number 0)
  foreach(file IN LISTS ARGN)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${folder} OUTPUT_VARIABLE name)
    set(symbol tedomari_${function}_${number})
    string(APPEND assembly "    \".globl ${symbol}\\n.type ${symbol},@object\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n.size ${symbol}, .-${symbol}\\n\"\n"
                           "    \".globl ${symbol}_end\\n.type ${symbol}_end,@object\\n${symbol}_end:\\n.byte 0\\n.size ${symbol}_end, 1\\n\"\n")
    string(APPEND declarations "extern \"C\" const char ${symbol}[], ${symbol}_end[];\n")
    string(APPEND entries "        {\"${name}\", {${symbol}, static_cast<std::size_t>(${symbol}_end - ${symbol})}},\n")
    math(EXPR number "${number} + 1")
  endforeach()
  file(CONFIGURE OUTPUT ${output} CONTENT
"// Made of the files in @folder@ by cmake/embed.cmake.
#include \"base/embedded.h\"
__asm__(\"@section@\\n\"
@assembly@    \"@back@\\n\");
@declarations@
namespace @namespace@ {
std::vector<tedomari::EmbeddedFile> @function@();
std::vector<tedomari::EmbeddedFile> @function@() {
    return {
@entries@    };
}
}
" @ONLY)
  # Apart: compiled together with others it would not be compiled again when a file changes.
  set_source_files_properties(${output} PROPERTIES OBJECT_DEPENDS "${ARGN}" SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
