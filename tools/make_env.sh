#!/usr/bin/env bash
# Makes the virtual environment (default .venv) with the locked packages and the project itself, editable.
# Needs Python 3.11 or newer; no root. The Makefile calls it whenever a lock file or pyproject.toml is newer.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
env_dir=${1:-.venv}

say() { printf '%s\n' "$*" >&2; }

# Settings of the person's own pip that would install elsewhere than into the environment.
unset PIP_TARGET PIP_PREFIX PIP_ROOT PIP_USER PIP_REQUIRE_VIRTUALENV PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore

# Two makes in one checkout must not write the same environment.
if command -v flock >/dev/null; then
    mkdir -p "$env_dir"
    exec 9>"$env_dir/.lock"
    flock 9
fi

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

find_python() {
    local name
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$name"; then
            command -v "$name"
            return
        fi
    done
    say "Zeitalter needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3 ..."
    return 1
}

# Debian splits off what `python3 -m venv` needs (python3-venv); pip and virtualenv are the ways around it.
make_venv() {
    local python=$1 fetched version
    if "$python" -c 'import ensurepip, venv' 2>/dev/null && "$python" -m venv "$env_dir" >&2; then
        return
    fi
    if "$python" -m virtualenv --version >/dev/null 2>&1; then
        "$python" -m virtualenv -q "$env_dir" >&2
        return
    fi
    if "$python" -m pip --version >/dev/null 2>&1; then
        say "Python's venv module is incomplete here; fetching virtualenv with pip."
        fetched=$(mktemp -d)
        if "$python" -m pip install -qq --target "$fetched" virtualenv >&2 &&
            PYTHONPATH=$fetched "$python" -m virtualenv -q "$env_dir" >&2; then
            rm -rf "$fetched"
            return
        fi
        rm -rf "$fetched"
    fi
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    say "Cannot make a virtual environment with $python (Python $version): it has neither venv nor pip."
    say "On Debian or Ubuntu: apt-get install python3-venv   (or python$version-venv)"
    return 1
}

if ! new_enough "$env_dir/bin/python" || ! "$env_dir/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    find "$env_dir" -mindepth 1 -maxdepth 1 ! -name .lock -exec rm -rf {} + 2>/dev/null || true
    make_venv "$python"
fi

say "Installing the locked packages into $env_dir ..."
"$env_dir/bin/python" -m pip install -qq --require-hashes -r requirements/dev.txt
"$env_dir/bin/python" -m pip install -qq --no-deps --no-build-isolation -e .
touch "$env_dir/.ready"
