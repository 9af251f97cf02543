#!/bin/sh
# Puts a build of the dashboard where a web server reads it, and has the server read its configuration again:
#
#     sh publish.sh packages/dashboard/dist /srv/oja-dashboard "nginx -s reload"
#
# The last is run once, before the page is replaced: the policy of the page names what is inline in it. Without it (a
# server that reads .policy by itself) nothing is run.
#
# Whoever is in the middle of a sale keeps the app that they have: the files of a build stay for 14 days after the next
# one took its place. At no moment is a page there whose files are not.
set -eu
from=$1
to=$2
reload=${3:-}
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

# What the policy allows to be inline: these hashes.
now=$(cat "$from/.policy/hashes")
allow() {
  for file in "$from"/.policy/*; do
    sed "s|$now|$1|" "$file" >"$to/.incoming"
    chmod 644 "$to/.incoming"
    mv "$to/.incoming" "$to/.policy/${file##*/}"
  done
}
# Until the page is replaced, the one before it is served: both.
mkdir -p "$to/.policy"
before=$(cat "$to/.policy/hashes" 2>/dev/null || true)
allow "$now $before"
[ -z "$reload" ] || sh -c "$reload"

# Last, the page. Without its compressed copies it is served plain, so that old and new are never mixed; and copies of a
# page that was edited since (the two meta tags) hold the page as it was.
rm -f "$to/index.html.br" "$to/index.html.gz"
put "$from/index.html" "$to/index.html"
if gzip -dc "$from/index.html.gz" 2>/dev/null | cmp -s - "$from/index.html"; then
  for copy in index.html.br index.html.gz; do
    [ ! -f "$from/$copy" ] || put "$from/$copy" "$to/$copy"
  done
fi

allow "$now"

find "$to/assets" -type f -mtime +14 -delete
