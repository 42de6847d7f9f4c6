# The Debian packages, by CPack: `cpack -G DEB` in the build folder makes one a component.  Dates are of
# SOURCE_DATE_EPOCH where it is set, so that the same sources give the same bytes.
string(TIMESTAMP debian_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(maintainer "The Tedomari authors <maintainers@users.noreply.a-seed-0cd63189.example>")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME tedomari)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libtedomari${series})
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libtedomari-dev)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Go workbench: who is ahead, how big is the next move
Tedomari answers, for any position of the game of Go, what players ask: who
is ahead and by how much, how big the next move is, and whether it is sente.
It proves the answer where it can be proved, judges by a small network of its
own elsewhere, and always says which of the two it did.

It reviews games, scores them, reads captures and connections, solves life and
death, and calculates with combinatorial games; in the terminal, in the
browser, and as an engine of other Go programs.")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "Go workbench - library
Tedomari answers, for any position of the game of Go, who is ahead, how big
the next move is, and whether it is sente.

This package holds the library for programs that ask these questions.")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "Go workbench - library, development files
Tedomari answers, for any position of the game of Go, who is ahead, how big
the next move is, and whether it is sente.

This package holds what programs in C and C++ need to be built with the
library, and examples.")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
# CPack calls ldconfig in scripts of its own as well, which costs nothing.
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/triggers)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libtedomari${series} (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "gnugo")

foreach(component program library development)
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${package})
  file(CONFIGURE OUTPUT ${folder}/changelog CONTENT
"${package} (${PROJECT_VERSION}) unstable; urgency=medium

  * Version ${PROJECT_VERSION}; its CHANGELOG.md says what is new.

 -- ${maintainer}  ${debian_date}
")
  install(CODE "execute_process(COMMAND gzip -9nkf \"${folder}/changelog\" COMMAND_ERROR_IS_FATAL ANY)"
          COMPONENT ${component})
  install(FILES ${folder}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
  install(FILES copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component})
endforeach()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tedomari)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has its own
set(CPACK_PACKAGE_CONTACT ${maintainer})
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${maintainer})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
    WORLD_EXECUTE)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/packages)
include(CPack)
