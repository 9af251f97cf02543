#!/bin/sh
# Dumps the database of DATABASE_URL into a folder, and deletes all but the newest dumps there.
#   backup.sh FOLDER [HOW MANY, 14]
# Put the password into ~/.pgpass: every user of the machine can see DATABASE_URL while the script runs.
set -eu
folder=$1
keep=${2:-14}
umask 077
mkdir -p "$folder"
file="$folder/oja-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Uses another name until the dump is complete, so that an interrupted one never counts as a dump.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
find "$folder" -name 'oja-*.dump' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
