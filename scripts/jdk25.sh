# shellcheck shell=bash
# Sourced by the scripts of this repository: finds a JDK 25 without starting a JVM where it can.
#
# find_jdk25 sets JDK25 to its home, or prints what is missing and returns 2. It looks at JAVA_HOME, at
# the java on PATH, then at the folders in which Linux, macOS and the usual version managers install.
# use_maven checks that Maven is there and makes it run on that JDK.

is_jdk25() { # home
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
  local line
  if [ -r "$1/release" ]; then
    while IFS= read -r line; do
      case $line in JAVA_VERSION=\"25[\".+-]*) return 0 ;; JAVA_VERSION=*) return 1 ;; esac
    done < "$1/release"
  fi
  line=$("$1/bin/java" -version 2>&1 | head -n 1)
  case $line in *\"25[\".+-]*) return 0 ;; *) return 1 ;; esac
}

# Prints where a chain of symbolic links ends; readlink -f is not everywhere.
follow_links() { # path
  local path=$1 link
  while [ -L "$path" ]; do
    link=$(readlink "$path")
    case $link in /*) path=$link ;; *) path=$(dirname "$path")/$link ;; esac
  done
  printf '%s\n' "$path"
}

find_jdk25() {
  local home java
  for home in "${JAVA_HOME:-}" "${JAVA25_HOME:-}"; do
    if [ -n "$home" ] && is_jdk25 "$home"; then JDK25=$home; return 0; fi
  done
  if java=$(command -v java); then
    java=$(follow_links "$java")
    home=${java%/bin/java}
    if [ "$home" != "$java" ] && is_jdk25 "$home"; then JDK25=$home; return 0; fi
  fi
  for home in /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
      "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
      "${HOME:-}"/.asdf/installs/java/* "${HOME:-}"/.local/share/mise/installs/java/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home \
      "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
      /opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
      /usr/local/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home; do
    if is_jdk25 "$home"; then JDK25=$home; return 0; fi
  done
  echo "proofstone: JDK 25 is missing. Install one (any vendor), or set JAVA_HOME to its folder." >&2
  return 2
}

use_maven() {
  if ! command -v mvn >/dev/null 2>&1; then
    echo "proofstone: Maven is missing (3.8 or later): there is no mvn on PATH to build with." >&2
    return 2
  fi
  export JAVA_HOME=$JDK25
  # Silences what JDK 25 says about libraries inside Maven itself.
  export MAVEN_OPTS="--sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED ${MAVEN_OPTS:-}"
}

# Runs a command while no other build of this clone runs. flock is not on macOS, mkdir is everywhere.
with_build_lock() { # root command...
  local root=$1 lock owner
  shift
  mkdir -p "$root/target" || return 2
  lock=$root/target/build.lock
  if command -v flock >/dev/null 2>&1; then
    ( flock 9 && "$@" 9>&- ) 9> "$lock"
    return
  fi
  until mkdir "$lock.d" 2>/dev/null; do
    owner=$(cat "$lock.d/pid" 2>/dev/null)
    if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null; then rm -rf "$lock.d"; else sleep 1; fi
  done
  echo $$ > "$lock.d/pid"
  local status=0
  ( trap 'rm -rf "$lock.d"' EXIT; "$@" ) || status=$?
  return $status
}
