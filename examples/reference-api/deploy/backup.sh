#!/bin/sh
# Dumps the database of DATABASE_URL into a folder, and keeps the newest dumps there.
#   backup.sh FOLDER [HOW MANY, 14]
# A password belongs into ~/.pgpass and not into DATABASE_URL, which every user of the machine can see meanwhile.
set -eu
folder=$1
keep=${2:-14}
umask 077
mkdir -p "$folder"
file="$folder/oja-$(date -u +%Y%m%dT%H%M%SZ).dump"
# Under another name until it is whole: a dump that was cut off is none.
pg_dump --format=custom --no-owner --no-privileges --file="$file.part" "$DATABASE_URL"
mv "$file.part" "$file"
find "$folder" -name 'oja-*.dump' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do rm -f "$old"; done
echo "$file"
