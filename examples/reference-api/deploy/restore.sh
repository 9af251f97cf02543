#!/bin/sh
# Restores a dump into the empty database of DATABASE_URL, in a single transaction.
#   restore.sh FILE
# Afterwards, check the ledger with `npm run ledger -w @oja/reference-api` before you start a server on it.
set -eu
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$1"
