#!/bin/bash
# instruction_sets.sh OBJECT…: of the objects compiled for newer processors, none may define a function that the
# linker could pick for the rest of the program: all are templates over a vector type (`Dv` when mangled).
set -euo pipefail
seen=0
for object in "$@"; do
    [[ $object =~ lockstep_avx ]] || continue
    seen=$((seen + 1))
    shared=$(nm --defined-only "$object" | awk '$2 ~ /[TWui]/ && $3 !~ /Dv/ { print $3 }' | c++filt)
    [ -z "$shared" ] || { echo "$object defines for all:"; echo "$shared"; exit 1; }
done
[ $seen -eq 2 ] || { echo "expected two objects, saw $seen"; exit 1; }
