#!/usr/bin/env bash
# Checks the syntax of the files in this folder with each proxy that is installed. It creates a certificate in a
# temporary folder, because HAProxy and nginx refuse a file without one. Prints one line per proxy.
set -uo pipefail
cd "$(dirname "$0")"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=bucketeer.example \
  -keyout "$folder/site.key" -out "$folder/site.crt" 2>/dev/null
cat "$folder/site.crt" "$folder/site.key" >"$folder/site.pem"
failed=0

check() {
  local name=$1
  shift
  if ! command -v "$name" >/dev/null; then
    echo "$name: skipped, because it is not installed"
  elif output=$("$@" 2>&1); then
    echo "$name: valid"
  else
    echo "$name: invalid"
    echo "$output"
    failed=1
  fi
}

sed "s#/etc/haproxy/#$folder/#" haproxy.cfg >"$folder/haproxy.cfg"
sed "s#/etc/nginx/#$folder/#; s#/var/log/nginx/#$folder/#; s#/run/nginx.pid#$folder/nginx.pid#" nginx.conf >"$folder/nginx.conf"

check haproxy haproxy -c -f "$folder/haproxy.cfg"
check nginx nginx -t -q -c "$folder/nginx.conf"
XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder check caddy caddy validate --adapter caddyfile --config Caddyfile
exit "$failed"
