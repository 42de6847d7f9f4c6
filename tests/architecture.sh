#!/bin/sh
# The build refuses an include that the design does not allow: plant one in a copy and configure.
set -eu
source=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp -r "$source/CMakeLists.txt" "$source/CMakePresets.json" "$source/cmake" "$source/src" "$source/tests" "$source/learn" "$source/docs" "$source/packaging" "$source/python" "$source/include" "$source/examples" "$scratch"

configure() { cmake -S "$scratch" -B "$scratch/build" -G Ninja -DTEDOMARI_TESTS=OFF -DTEDOMARI_BENCHES=OFF >"$scratch/log" 2>&1; }
refused() {  # file, planted line, expected message
    cp "$scratch/$1" "$scratch/saved"
    printf '%s\n' "$2" >>"$scratch/$1"
    if configure; then echo "planted in $1, but configured: $2"; exit 1; fi
    tr '\n' ' ' <"$scratch/log" | tr -s ' ' | grep -q "$3" || { cat "$scratch/log"; exit 1; }
    mv "$scratch/saved" "$scratch/$1"
}

# The table of docs/architecture.md is compared with the code, and a row too generous is found.
sed 's/^\(| `sgf` .*| base go\) |$/\1 gtp |/' "$source/docs/architecture.md" >"$scratch/docs/architecture.md"
said=$("$source/tests/architecture_table" "$scratch") && { echo "planted in the table, but accepted"; exit 1; }
[ "$said" = "sgf: only the table lets it use gtp" ] || { echo "$said"; exit 1; }

# So is a name that a module may not use though a header brings it, and a module that is allowed for nothing.
cp "$source/docs/architecture.md" "$scratch/docs"
cp "$scratch/src/render/parts.h" "$scratch/saved"
echo 'using Planted = tedomari::tactics::Goal;' >>"$scratch/src/render/parts.h"
said=$("$source/tests/architecture_table" "$scratch") && { echo "planted a name, but accepted"; exit 1; }
[ "$said" = "src/render/parts.h: render may not name tactics" ] || { echo "$said"; exit 1; }
mv "$scratch/saved" "$scratch/src/render/parts.h"
sed -i 's/^module(sgf       USES base go /module(sgf       USES base go gtp /' "$scratch/CMakeLists.txt"
sed -i 's/^\(| `sgf` .*| base go\) |$/\1 gtp |/' "$scratch/docs/architecture.md"
said=$("$source/tests/architecture_table" "$scratch") && { echo "planted an edge, but accepted"; exit 1; }
[ "$said" = "sgf: may use gtp and does not" ] || { echo "$said"; exit 1; }
cp "$source/CMakeLists.txt" "$scratch"

configure || { cat "$scratch/log"; exit 1; }
refused src/base/result.h '#include "go/point.h"' 'base may not use go'
refused src/go/point.cc '  #  include "cli/command.h"' 'go may not use cli'
refused src/go/point.h '#include "point.h"' 'include from the source root'
configure || { cat "$scratch/log"; exit 1; }
