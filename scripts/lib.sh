# shellcheck shell=bash
# Functions that the scripts share: installing what the system lacks. To be sourced; changes to the checkout's
# directory.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$ROOT"

# The oldest supported major version of Postgres.
POSTGRES_OLDEST=15
# The folder of the tests that need a browser.
BROWSER_TESTS=tests/browser

heading() {
    printf '\n== %s\n' "$*" >&2
}

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Prints what is not checked on this system. With CI_STRICT=1, as on the hosted machines, that is a failure.
skipped() {
    echo "skipped: $*" >&2
    [[ ${CI_STRICT:-} != 1 ]] || fail 'nothing may be skipped with CI_STRICT=1.'
}

# Where the public description of Discord's API is, and how long a fetched copy is good for, in days.
DISCORD_DESCRIPTION=https://raw.githubusercontent.com/discord/discord-api-spec/main/specs/openapi.json
DESCRIPTION_DAYS=7

# Sets DISCORD_OPENAPI, the file against which the tests check every request: to what it is already, or to a copy that is
# fetched into the folder of the build.
need_discord_description() {
    if [[ -z ${DISCORD_OPENAPI:-} ]]; then
        local copy=${CARGO_TARGET_DIR:-$ROOT/target}/discord/openapi.json
        if [[ -z $(find "$copy" -mtime "-$DESCRIPTION_DAYS" 2>/dev/null) ]]; then
            heading "Fetching the description of Discord's API"
            mkdir -p "${copy%/*}"
            # An older copy is better than none.
            if curl --fail --silent --show-error --location --max-time 60 --output "$copy.new" "$DISCORD_DESCRIPTION"; then
                mv "$copy.new" "$copy"
            fi
        fi
        if [[ ! -f $copy ]]; then
            skipped "the requests are not checked against Discord's description, which could not be fetched"
            return
        fi
        DISCORD_OPENAPI=$copy
    fi
    export DISCORD_OPENAPI
}

# Finds cargo and the other build tools, and installs what is missing. The argument `tls` adds OpenSSL's headers,
# without which only the local page can be built; `postgres` adds Postgres's server programs; `browser` adds a Chromium
# and what the tests of the pages need; `clock` adds the library that sets a program's clock.
need_system() {
    need_cargo
    local missing=() wanted=" $* "
    command -v cc >/dev/null || missing+=(gcc libc6-dev)
    has_certificates || missing+=(ca-certificates)
    if [[ $wanted == *' tls '* ]]; then
        command -v pkg-config >/dev/null || missing+=(pkg-config)
        has_openssl || missing+=(libssl-dev)
    fi
    if [[ $wanted == *' postgres '* ]] && ! has_postgres; then
        missing+=(postgresql)
    fi
    if [[ $wanted == *' browser '* ]]; then
        has_browser || missing+=(chromium chromium-driver)
        command -v node >/dev/null || missing+=(nodejs)
        has_axe || command -v npm >/dev/null || missing+=(npm)
    fi
    if [[ $wanted == *' clock '* ]] && ! has_faketime; then
        missing+=(libfaketime)
    fi
    if ((${#missing[@]})); then
        install_packages "${missing[@]}"
    fi
    if [[ $wanted == *' postgres '* ]] && ! has_postgres; then
        fail "this system's Postgres is older than version $POSTGRES_OLDEST. Install a newer one (its server" \
            "programs), or set DATABASE_URL to the address of a Postgres server."
    fi
    if [[ $wanted == *' browser '* ]] && ! has_axe; then
        heading 'Fetching axe-core'
        (cd "$BROWSER_TESTS" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) >&2 ||
            fail 'axe-core could not be fetched. What npm says of it stands above.'
    fi
}

# Whether there are a Chromium and its driver.
has_browser() {
    command -v chromedriver >/dev/null || return
    local program
    for program in chromium chromium-browser google-chrome; do
        command -v "$program" >/dev/null && return
    done
    return 1
}

# Whether axe-core is installed in the version that the tests are written for.
has_axe() {
    local wanted
    wanted=$(sed -n 's/.*"axe-core": "\(.*\)".*/\1/p' "$BROWSER_TESTS/package.json")
    grep -qs "\"version\": \"$wanted\"" "$BROWSER_TESTS/node_modules/axe-core/package.json"
}

need_cargo() {
    if ! command -v cargo >/dev/null && [[ -x ${CARGO_HOME:-${HOME:-}/.cargo}/bin/cargo ]]; then
        PATH=${CARGO_HOME:-$HOME/.cargo}/bin:$PATH
    fi
    local oldest have
    oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! command -v cargo >/dev/null; then
        fail "cargo is missing: install Rust $oldest or newer, for example with rustup (https://rustup.rs)."
    fi
    # rust-toolchain.toml pins a version. Where it is not installed and cannot be fetched, the default one is used.
    if ! cargo --version >/dev/null 2>&1 && command -v rustup >/dev/null; then
        RUSTUP_TOOLCHAIN=$(cd / && rustup show active-toolchain | cut -d ' ' -f 1)
        export RUSTUP_TOOLCHAIN
    fi
    have=$(cargo --version | sed 's/^cargo \([0-9.]*\).*/\1/')
    if [[ $(printf '%s\n' "$oldest" "$have" | sort -V | head -n 1) != "$oldest" ]]; then
        fail "Rust $have is too old: install Rust $oldest or newer, for example with \`rustup update stable\`."
    fi
}

has_openssl() {
    [[ -n ${OPENSSL_DIR:-}${OPENSSL_LIB_DIR:-} ]] && return
    if command -v pkg-config >/dev/null; then
        pkg-config --exists openssl
    else
        dpkg-query -W -f '${db:Status-Status}' libssl-dev 2>/dev/null | grep -qx installed
    fi
}

has_certificates() {
    local file
    [[ -n ${SSL_CERT_FILE:-}${SSL_CERT_DIR:-} ]] && return
    for file in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem; do
        [[ -s $file ]] && return
    done
    return 1
}

# Whether packages can be installed without a password, and so beside something else.
may_install() {
    ((EUID == 0)) || { command -v sudo >/dev/null && sudo -n true 2>/dev/null; }
}

# Installs Debian packages without prompts.
install_packages() {
    if ! command -v apt-get >/dev/null || [[ ! -e /etc/debian_version ]]; then
        fail "these are missing: $*. Install what your system calls them (these are Debian's names), and try again."
    fi
    local as_root=()
    if ((EUID != 0)); then
        if may_install || { command -v sudo >/dev/null && [[ -t 0 ]]; }; then
            as_root=(sudo)
        else
            fail "these packages are missing: have an administrator run \`apt-get install $*\`, and try again."
        fi
    fi
    heading "Installing what is missing: $*"
    # Debian's package would make and start a database cluster. This is switched off, unless somebody has already
    # configured it.
    local clusters=/etc/postgresql-common/createcluster.conf
    if [[ " $* " == *" postgresql "* && ! -e $clusters ]]; then
        "${as_root[@]}" mkdir -p "$(dirname "$clusters")"
        echo 'create_main_cluster = false' | "${as_root[@]}" tee "$clusters" >/dev/null
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1
        apt-get -q -y -o DPkg::Lock::Timeout=120 -o Dpkg::Options::=--force-confold)
    local said
    said=$(mktemp)
    "${apt[@]}" update </dev/null >"$said" 2>&1 || true
    if ! "${apt[@]}" install --no-install-recommends "$@" </dev/null >>"$said" 2>&1; then
        tail -n 30 "$said" >&2
        rm -f "$said"
        fail "these packages could not be installed: $*. What apt-get says of it stands above."
    fi
    rm -f "$said"
}

# Builds Raichi, says how far it is, and sets PROGRAM to its path. Arguments: how long the first build takes, and those
# of `cargo build` that choose the profile and the features.
build_raichi() {
    local takes=$1 total line built='' begun=$SECONDS quarter=0 known
    shift
    local -A parts=()
    PROGRAM=
    heading "Building Raichi: $takes the first time, seconds later on"
    # Fetches the sources of the libraries as well.
    total=$(cargo tree --quiet --locked --package raichi --edges normal,build --prefix none \
        --format '{p}' "${@:2}" </dev/null | sed 's/ (\*)$//' | sort -u | wc -l) ||
        fail 'the sources of the libraries are missing. What cargo says of it stands above.'
    while IFS= read -r line; do
        [[ $line == *'"reason":"compiler-artifact"'* ]] || { [[ $line == built ]] && built=yes; continue; }
        known=${line#*'"package_id":"'}
        parts[${known%%'"'*}]=
        line=${line#*'"executable":'}
        [[ $line != '"'*/raichi'"'* ]] || { PROGRAM=${line#'"'}; PROGRAM=${PROGRAM%%'"'*}; }
        known=${#parts[@]}
        if [[ -t 2 ]]; then
            printf '\r  %s of %s parts, %d:%02d ' "$known" "$total" $(((SECONDS - begun) / 60)) \
                $(((SECONDS - begun) % 60)) >&2
            ((known != total - 1)) || printf '(the last one is the largest) ' >&2
        elif ((known * 4 / total > quarter)); then
            quarter=$((known * 4 / total))
            echo "  $known of $total parts" >&2
        fi
    done < <(cargo build --quiet --locked --package raichi --message-format json-render-diagnostics "$@" </dev/null &&
        echo built)
    [[ ! -t 2 ]] || printf '\n' >&2
    [[ -n $built && -n $PROGRAM ]] || fail 'Raichi could not be built. What cargo says of it stands above.'
}

# Whether there is a supported Postgres. Raichi itself looks in the same places, and some more.
has_postgres() {
    local program version
    for program in /usr/lib/postgresql/*/bin/postgres "$(command -v postgres)" \
        "$(pg_config --bindir 2>/dev/null)/postgres"; do
        [[ -x $program && -x ${program%/*}/initdb ]] || continue
        version=$("$program" --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')
        if ((version >= POSTGRES_OLDEST)); then
            return
        fi
    done
    return 1
}

# Whether there is the library with which tests set a program's clock; they look in the same places.
has_faketime() {
    local library
    for library in /usr/lib/*-linux-gnu/faketime/libfaketimeMT.so.1 \
        /usr/{lib,lib64,local/lib}/faketime/libfaketimeMT.so.1; do
        [[ -e $library ]] && return
    done
    return 1
}

# Whether a Postgres server is configured. If not, Raichi needs the programs to run one.
database_is_set() {
    [[ -n ${DATABASE_URL:-}${DATABASE_URL_FILE:-}${RAICHI_DATABASE__URL:-}${RAICHI_DATABASE__URL_FILE:-} ]] ||
        grep -Eqs '^[[:space:]]*url(_file)?[[:space:]]*=' config.toml
}

# The packages of others in the program, one per line: name and version, licence, repository. Macros run when it is built, and
# are not in it.
shipped_packages() {
    local target
    for target in x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu; do
        cargo tree --package raichi --locked --offline --target "$target" --edges normal,no-proc-macro \
            --prefix none --format '{p}|{l}|{r}'
    done | sed -e 's/ (\*)$//' -e '/^$/d' -e '/^[^|]* (\//d' -e 's/^\([^ ]*\) v/\1 /' | LC_ALL=C sort -u
}
