#!/bin/sh
# every_command.sh PROGRAM: each command that `tedomari gtp` lists is tested in a transcript beside this file.
set -eu
cd "$(dirname "$0")"
missing=
for command in $(echo list_commands | "$1" gtp | sed 's/^= *//'); do
    grep -qE "^ *[0-9]+ +$command( |\$)" ./*.tst || missing="$missing $command"
done
[ -z "$missing" ] || { echo "no numbered test of:$missing"; exit 1; }
