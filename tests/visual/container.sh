#!/usr/bin/env sh
# Compares on macOS and Windows (in WSL or Git Bash), in a container with the Linux that the baselines were drawn on.
# Needs Docker or Podman. Options and words are those of `npm run visual`: tests/visual/container.sh Button
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
engine=$(command -v docker || command -v podman) || { echo "Install Docker or Podman first."; exit 3; }
# The packages of the container stay in volumes of their own: those of the host are made for another system.
exec "$engine" run --rm --platform linux/amd64 --shm-size 1g --workdir /repository \
  --volume "$top:/repository" \
  --volume line-of-dance-modules:/repository/node_modules \
  --volume line-of-dance-ui-modules:/repository/ui/node_modules \
  --volume line-of-dance-site-modules:/repository/site/node_modules \
  --volume line-of-dance-server-modules:/repository/server/node_modules \
  node:20-bookworm sh -c '
    git config --global --add safe.directory /repository
    apt-get update -qq && apt-get install -y -qq libnss3 libnspr4 >/dev/null
    [ -e node_modules/.package-lock.json ] || npm ci --no-audit --no-fund
    exec npm run visual -- "$@"
  ' visual "$@"
