#!/bin/sh
# signature_of_each_set.sh PROGRAM FILE: what every engine searched, as committed, with each set of instructions that
# this machine has.
set -eu
sets=$("$1" --version | sed -n 's/^instructions: .*this machine has \(.*\); .*/\1/p' | tr -d ,)
[ -n "$sets" ]
for set in $sets; do
    TEDOMARI_CPU=$set "$1" bench --signature | diff "$2" - || { echo "with $set"; exit 1; }
done
