#!/bin/sh
# Copies a build of the dashboard to the folder of a web server, and makes the server reload its configuration:
#
#     sh publish.sh packages/dashboard/dist /srv/oja-dashboard "nginx -s reload"
#
# The reload command runs once, before the page is replaced, because the page's CSP contains the hashes of its inline code.
# Omit it if the server reads .policy itself.
#
# An agent in the middle of a purchase keeps the old app: the files of a build stay for 14 days after the next build
# replaced it. The published page never refers to missing files.
set -eu
from=$1
to=$2
reload=${3:-}
[ -f "$from/index.html" ] || { echo "No index.html in $from: build it with \`npm run build\`." >&2; exit 1; }
mkdir -p "$to/assets"

# Replaces a file by renaming, because a server may be reading the old one.
put() {
  cp "$1" "$to/.incoming"
  chmod 644 "$to/.incoming"
  mv "$to/.incoming" "$2"
}

# The 14 days of the replaced build start now.
[ ! -f "$to/.in-use" ] || (cd "$to/assets" && xargs touch -c) <"$to/.in-use"

for file in "$from"/assets/*; do
  name=${file##*/}
  # Equal names mean equal content, because they contain a hash.
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

# The hashes of inline code that the CSP allows.
now=$(cat "$from/.policy/hashes")
allow() {
  for file in "$from"/.policy/*; do
    sed "s|$now|$1|" "$file" >"$to/.incoming"
    chmod 644 "$to/.incoming"
    mv "$to/.incoming" "$to/.policy/${file##*/}"
  done
}
# Allows both old and new hashes, because the old page is served until it is replaced.
mkdir -p "$to/.policy"
before=$(cat "$to/.policy/hashes" 2>/dev/null || true)
allow "$now $before"
[ -z "$reload" ] || sh -c "$reload"

# The page comes last. Its old compressed copies are deleted first, so that old and new are never mixed. New copies are
# published only if they match the page: an operator may have edited its two meta tags.
rm -f "$to/index.html.br" "$to/index.html.gz"
put "$from/index.html" "$to/index.html"
if gzip -dc "$from/index.html.gz" 2>/dev/null | cmp -s - "$from/index.html"; then
  for copy in index.html.br index.html.gz; do
    [ ! -f "$from/$copy" ] || put "$from/$copy" "$to/$copy"
  done
fi

allow "$now"

find "$to/assets" -type f -mtime +14 -delete
