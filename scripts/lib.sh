# shellcheck shell=bash
# What the scripts share: installing what the system lacks, and private Postgres clusters.
#
# To be sourced. It goes to the checkout's directory, and stops on exit what was started.

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cd "$ROOT"

# The oldest Postgres that does.
POSTGRES_OLDEST=15

heading() {
    printf '\n== %s\n' "$*" >&2
}

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# --- Programs and signals ---------------------------------------------------------------------------

child=
interrupted=

# Runs a program in a process group of its own and passes on the signals that ask for an end. Unlike
# with a program in the foreground, a signal to the script alone ends both. Gives the program's status.
run_child() {
    local status
    set -m
    "$@" </dev/null &
    child=$!
    set +m
    while
        interrupted=
        status=0
        wait "$child" 2>/dev/null || status=$?
        [[ -n $interrupted ]]
    do :; done
    child=
    return "$status"
}

on_signal() {
    if [[ -z $child ]]; then
        exit "$2"
    fi
    interrupted=yes
    kill -s "$1" -- "-$child" 2>/dev/null || true
}

on_exit() {
    # A second Ctrl-C does not leave a database behind.
    trap '' INT TERM HUP
    local job
    for job in $(jobs -p); do
        kill -s TERM -- "-$job" 2>/dev/null || true
        wait "$job" 2>/dev/null || true
    done
    cluster_stop
    if [[ -n $scratch ]]; then
        rm -rf -- "$scratch"
    fi
}

# A directory that is removed at the end. Others may enter it, not list it: Postgres may run as another
# user.
scratch=

# make_scratch [PARENT]
make_scratch() {
    if [[ -n $scratch ]]; then
        rm -rf -- "$scratch"
    fi
    scratch=$(mktemp -d "${1:-${TMPDIR:-/tmp}}/raichi.XXXXXXXX")
    chmod 711 "$scratch"
}

trap on_exit EXIT
trap 'on_signal INT 130' INT
trap 'on_signal TERM 143' TERM
trap 'on_signal TERM 129' HUP

# --- What the system needs --------------------------------------------------------------------------

# Finds cargo and the rest of what a build needs, and installs what is missing. With `postgres` as an
# argument, Postgres's server programs as well.
need_system() {
    need_cargo
    local missing=()
    command -v cc >/dev/null || missing+=(build-essential)
    command -v pkg-config >/dev/null || missing+=(pkg-config)
    has_openssl || missing+=(libssl-dev)
    has_certificates || missing+=(ca-certificates)
    if [[ ${1:-} == postgres ]] && ! find_postgres; then
        missing+=(postgresql)
    fi
    if ((${#missing[@]})); then
        install_packages "${missing[@]}"
    fi
    if [[ ${1:-} == postgres ]] && ! find_postgres; then
        fail "this system's Postgres is older than version $POSTGRES_OLDEST. Install a newer one (its server" \
            "programs), or set DATABASE_URL to the address of a Postgres server."
    fi
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

# Installs Debian's packages, without asking anything.
install_packages() {
    if ! command -v apt-get >/dev/null || [[ ! -e /etc/debian_version ]]; then
        fail "these are missing: $*. Install what your system calls them (these are Debian's names), and try again."
    fi
    local as_root=()
    if ((EUID != 0)); then
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
            as_root=(sudo)
        else
            fail "these packages are missing: have an administrator run \`apt-get install $*\`, and try again."
        fi
    fi
    heading "Installing $*"
    # Debian would make a database cluster and start it. None is needed, so it is told not to, except
    # where somebody has already said how it shall be.
    local clusters=/etc/postgresql-common/createcluster.conf
    if [[ " $* " == *" postgresql "* && ! -e $clusters ]]; then
        "${as_root[@]}" mkdir -p "$(dirname "$clusters")"
        echo 'create_main_cluster = false' | "${as_root[@]}" tee "$clusters" >/dev/null
    fi
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1
        apt-get -q -y -o DPkg::Lock::Timeout=120 -o Dpkg::Options::=--force-confold)
    "${apt[@]}" update </dev/null >&2 || true
    "${apt[@]}" install --no-install-recommends "$@" </dev/null >&2 ||
        fail "these packages could not be installed: $*. What apt-get says of it stands above."
}

# --- Postgres ---------------------------------------------------------------------------------------

# Where Postgres's programs are; set by find_postgres.
POSTGRES_BIN=

# Finds the newest Postgres that does, or the one of the major version given.
find_postgres() {
    local bin version best=0 candidates=(/usr/lib/postgresql/*/bin)
    if command -v pg_config >/dev/null; then
        candidates+=("$(pg_config --bindir)")
    fi
    if command -v initdb >/dev/null; then
        candidates+=("$(dirname "$(command -v initdb)")")
    fi
    POSTGRES_BIN=
    for bin in "${candidates[@]}"; do
        [[ -x $bin/initdb && -x $bin/pg_ctl && -x $bin/postgres && -x $bin/psql ]] || continue
        version=$("$bin/initdb" --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')
        if [[ -n ${1:-} ]]; then
            ((version == $1)) || continue
        fi
        if ((version >= POSTGRES_OLDEST && version > best)); then
            best=$version
            POSTGRES_BIN=$bin
        fi
    done
    [[ -n $POSTGRES_BIN ]]
}

# The running cluster: its directory, the user it runs as where that is not who runs this, and where
# its socket is.
cluster=
cluster_user=
cluster_socket=

# Whom Postgres runs as in a directory: itself, it refuses to run as root.
choose_cluster_user() {
    cluster_user=
    ((EUID == 0)) || return 0
    if [[ -d $1 && $(stat -c %u "$1") != 0 ]]; then
        cluster_user=$(stat -c %U "$1")
    elif id -u postgres >/dev/null 2>&1; then
        cluster_user=postgres
    else
        cluster_user=nobody
    fi
}

as_cluster_user() {
    if [[ -z $cluster_user ]]; then
        "$@"
    elif command -v setpriv >/dev/null; then
        setpriv --reuid "$cluster_user" --regid "$(id -g "$cluster_user")" --clear-groups -- "$@"
    else
        runuser -u "$cluster_user" -- "$@"
    fi
}

# Whether Postgres, as the user it will run as, can get to a directory.
can_reach() {
    choose_cluster_user "$1"
    [[ -z $cluster_user ]] || (cd / && as_cluster_user test -x "$(dirname "$1")")
}

# Starts a cluster in a directory, which is made where it does not exist. It listens on a unix socket
# in a directory that nobody else can enter, and trusts whoever can.
#
#     cluster_start DIRECTORY durable|throwaway
cluster_start() {
    local dir=$1 kind=$2 creation options
    choose_cluster_user "$dir"
    if [[ ! -d $dir ]]; then
        (umask 077 && mkdir "$dir")
    fi
    if [[ -n $cluster_user && $(stat -c %U "$dir") != "$cluster_user" ]]; then
        chown "$cluster_user" "$dir"
    elif [[ ! -O $dir && -z $cluster_user ]]; then
        fail "$dir belongs to $(stat -c %U "$dir"), as whom Postgres would have to run. Run this as root or as that" \
            "user, or set DATABASE_URL to the address of a Postgres server."
    fi
    cluster=$dir

    if [[ -s $dir/cluster/PG_VERSION ]]; then
        local version
        version=$(<"$dir/cluster/PG_VERSION")
        find_postgres "$version" ||
            fail "the database in $dir was made by Postgres $version, which is not installed. Install that version, or" \
                "bring the database to a newer one with pg_upgrade."
    fi
    if [[ $kind == durable ]]; then
        creation=(--data-checksums)
        options=
    else
        creation=(--no-sync)
        options='-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=400'
    fi

    cluster_socket=$dir
    if ! good_for_socket "$cluster_socket"; then
        make_scratch /tmp
        cluster_socket=$scratch/socket
        mkdir -m 700 "$cluster_socket"
        [[ -z $cluster_user ]] || chown "$cluster_user" "$cluster_socket"
    fi
    bring_up "$dir" "$options" "${creation[@]}" 9>&- || {
        tail -n 20 "$dir/log" >&2 || true
        fail "Postgres does not start in $dir; what there is of its log stands above."
    }
}

# A socket's address is short, and its directory stands in options and in a URL.
good_for_socket() {
    local LC_ALL=C
    ((${#1} + ${#POSTGRES_SOCKET} < 107)) && [[ $1 != *[!A-Za-z0-9/._-]* ]]
}

POSTGRES_SOCKET=.s.PGSQL.5432

# bring_up DIRECTORY OPTIONS INITDB-ARGUMENTS…
#
# In a directory that anybody may enter, as the user it runs as may not enter the one before.
bring_up() (
    dir=$1 options=$2
    shift 2
    pg_ctl=("$POSTGRES_BIN/pg_ctl" --pgdata "$dir/cluster")
    exec </dev/null
    cd / && as_cluster_user touch "$dir/log" || exit
    if [[ ! -s $dir/cluster/PG_VERSION ]]; then
        # Under another name until it is complete.
        rm -rf -- "$dir/new" &&
            as_cluster_user "$POSTGRES_BIN/initdb" --pgdata "$dir/new" --username raichi --auth trust \
                --encoding UTF8 --no-locale "$@" >>"$dir/log" 2>&1 &&
            mv -- "$dir/new" "$dir/cluster" || exit
    fi
    # Whoever was killed before it could stop its Postgres has left it running.
    if as_cluster_user "${pg_ctl[@]}" status >/dev/null; then
        as_cluster_user "${pg_ctl[@]}" stop --mode fast --wait --silent || exit
    fi
    as_cluster_user "${pg_ctl[@]}" start --wait --timeout 120 --silent --log "$dir/log" \
        --options "-c listen_addresses= -k $cluster_socket $options"
)

# The address of one of the cluster's databases.
cluster_url() {
    printf 'postgres://raichi@localhost/%s?host=%s' "$1" "$cluster_socket"
}

# Runs SQL, or whatever psql's arguments say, in a database of the cluster.
cluster_psql() {
    "$POSTGRES_BIN/psql" --no-psqlrc --quiet --tuples-only --no-align --set ON_ERROR_STOP=1 \
        --host "$cluster_socket" --username raichi --dbname "$@"
}

cluster_stop() {
    [[ -n $cluster ]] || return 0
    if [[ -e $cluster/cluster/postmaster.pid ]]; then
        (cd / && as_cluster_user "$POSTGRES_BIN/pg_ctl" stop --pgdata "$cluster/cluster" --mode fast --wait \
            --timeout 60 --silent) </dev/null >&2 || true
    fi
    cluster=
}

# Starts a cluster that is gone at the end.
throwaway_cluster() {
    make_scratch
    if ! good_for_socket "$scratch/postgres" || ! can_reach "$scratch/postgres"; then
        make_scratch /tmp
    fi
    cluster_start "$scratch/postgres" throwaway
}
