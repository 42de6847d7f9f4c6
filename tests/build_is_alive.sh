#!/bin/sh
# build_is_alive.sh BUILD: off a terminal tools/build says how far it is, what a compiler says, and whether it failed.
set -eu
build=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cat >"$scratch/build.ninja" <<'END'
rule touch
  command = touch $out
rule refuse
  command = echo a compiler says no; exit 7
build a: touch
build b: touch
build c: refuse
default a b
END
said=$("$build" "$scratch" 1)
[ "$said" = "$scratch: 1 of 2" ] || { echo "said: $said"; exit 1; }
said=$("$build" "$scratch" 1)
[ -z "$said" ] || { echo "with nothing to do said: $said"; exit 1; }
if said=$("$build" "$scratch" 1 c); then echo "a failure passed"; exit 1; fi
case $said in *'a compiler says no'*) ;; *) echo "of a failure said: $said"; exit 1 ;; esac
