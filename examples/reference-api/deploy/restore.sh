#!/bin/sh
# Restores a dump into the database of DATABASE_URL, which has to be empty: all of it, or nothing.
#   restore.sh FILE
# Then `npm run ledger -w @oja/reference-api` says whether the books are right, before a server starts over them.
set -eu
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$1"
