#!/bin/sh
# Runs a command of Bucketeer. A symbolic link to this file works as well.
here=$(dirname -- "$(readlink -f -- "$0")")
if ! command -v node >/dev/null; then
  echo 'Bucketeer needs Node 24, or a later version of 22 or 20: https://nodejs.org' >&2
  exit 1
fi
exec node "$here/platform/dist/bin/bucketeer.js" "$@"
