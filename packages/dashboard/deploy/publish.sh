#!/bin/sh
# Puts a build of the dashboard where a web server reads it: sh publish.sh packages/dashboard/dist /srv/oja-dashboard
#
# Whoever is in the middle of a sale keeps the app that they have: the files of a build stay for 14 days after the next
# one took its place. At no moment is a page there whose files are not.
set -eu
from=$1
to=$2
[ -f "$from/index.html" ] || { echo "No index.html in $from: build it with \`npm run build\`." >&2; exit 1; }
mkdir -p "$to/assets"

# Not over the old file but in its place: a server may be reading it.
put() {
  cp "$1" "$to/.incoming"
  chmod 644 "$to/.incoming"
  mv "$to/.incoming" "$2"
}

# What was in use until now: its 14 days begin.
[ ! -f "$to/.in-use" ] || (cd "$to/assets" && xargs touch -c) <"$to/.in-use"

for file in "$from"/assets/*; do
  name=${file##*/}
  # The same name is the same content.
  [ -f "$to/assets/$name" ] || put "$file" "$to/assets/$name"
  touch "$to/assets/$name"
done
ls "$from/assets" >"$to/.in-use"

for file in "$from"/*; do
  case ${file##*/} in
    assets | index.html | index.html.*) ;;
    *) put "$file" "$to/${file##*/}" ;;
  esac
done

# Last, the page. Without its compressed copies it is served plain, so that old and new are never mixed; and copies of a
# page that was edited since (the two meta tags) hold the page as it was.
rm -f "$to/index.html.br" "$to/index.html.gz"
put "$from/index.html" "$to/index.html"
if gzip -dc "$from/index.html.gz" 2>/dev/null | cmp -s - "$from/index.html"; then
  for copy in index.html.br index.html.gz; do
    [ ! -f "$from/$copy" ] || put "$from/$copy" "$to/$copy"
  done
fi

find "$to/assets" -type f -mtime +14 -delete
