# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Functions that play.sh, test.sh, and the checks share: they install missing packages, build,
# and test. Source this file in bash from the top of the source tree.

# The requirements of each part: a probe, the package for apt, dnf, and pacman, and its purpose.
# A probe is cmd:NAME for a program, pc:MODULE VERSION for a library that pkg-config finds, or
# file:PATTERN,… for a file that matches one of the patterns.
needs_of_the_build='
cmd:cc|gcc libc6-dev|gcc|gcc|the compiler
cmd:meson|meson|meson|meson|describes the build
cmd:ninja|ninja-build|ninja-build|ninja|runs the build
cmd:pkg-config|pkgconf|pkgconf-pkg-config|pkgconf|finds libraries
cmd:msgfmt|gettext|gettext|gettext|compiles translations
pc:gio-2.0 2.74|libglib2.0-dev|glib2-devel|glib2-devel|GLib, the base library
pc:pangocairo 1.50|libpango1.0-dev|pango-devel|pango|Pango and cairo, draw plots
pc:libpng 1.6|libpng-dev|libpng-devel|libpng|libpng, reads and writes images of mazes
cmd:glib-compile-resources|libglib2.0-dev-bin|glib2-devel|glib2-devel|packs images and pages
'
needs_of_the_game='
pc:gtk4 4.8|libgtk-4-dev|gtk4-devel|gtk4|GTK, windows and widgets
pc:libadwaita-1 1.2|libadwaita-1-dev|libadwaita-devel|libadwaita|libadwaita, the look of the desktop
pc:librsvg-2.0 2.54|librsvg2-dev|librsvg2-devel|librsvg|librsvg, draws the treasures
cmd:itstool|itstool|itstool|itstool|translates the manual
cmd:xmllint|libxml2-utils|libxml2|libxml2|packs pages without white space
file:/usr/share/gettext/its/shared-mime-info.its|shared-mime-info|shared-mime-info|shared-mime-info|translates the name of saved games
cmd:glib-compile-schemas|libglib2.0-bin|glib2|glib2|compiles the settings
file:/usr/share/icons/Adwaita/index.theme|adwaita-icon-theme|adwaita-icon-theme|adwaita-icon-theme|icons for menus
file:/usr/lib*/gdk-pixbuf-2.0/*/loaders/*svg*,/usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg*,/usr/lib*/libglycin*,/usr/libexec/glycin-loaders/*/glycin-svg|librsvg2-common|librsvg2|librsvg|draws icons
'
needs_of_the_tests='
cmd:python3|python3|python3|python|counts test cases, and runs the example player
file:/usr/share/i18n/locales/de_DE|locales|glibc-locale-source|glibc|locales with other number formats
cmd:readelf|binutils|binutils|binutils|checks how the programs were built
cmd:mandoc|mandoc|mandoc|mandoc|checks the man pages
cmd:gapplication|libglib2.0-bin|glib2|glib2|starts the game like a desktop
cmd:gdbus|libglib2.0-bin|glib2|glib2|counts the windows of the game
cmd:yelp-check|yelp-tools|yelp-tools|yelp-tools|checks the manual
cmd:Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|a virtual screen
cmd:mcookie|util-linux|util-linux|util-linux|protects the virtual screen
cmd:xauth|xauth|xorg-x11-xauth|xorg-xauth|gives only the tests access to it
cmd:weston|weston|weston|weston|a Wayland compositor on the virtual screen
cmd:dbus-run-session|dbus-daemon|dbus-daemon|dbus|a private message bus
pc:xtst 1.2|libxtst-dev|libXtst-devel|libxtst|presses keys and buttons
pc:atspi-2 2.46|libatspi2.0-dev|at-spi2-core-devel|at-spi2-core|libatspi, plays like a screen reader
file:/usr/libexec/at-spi-bus-launcher,/usr/lib/at-spi-bus-launcher|at-spi2-core|at-spi2-core|at-spi2-core|the accessibility bus
cmd:bwrap|bubblewrap|bubblewrap|bubblewrap|runs player programs in a sandbox
cmd:gio|libglib2.0-bin|glib2|glib2|checks the file type of saved games
cmd:update-mime-database|shared-mime-info|shared-mime-info|shared-mime-info|registers file types
cmd:update-desktop-database|desktop-file-utils|desktop-file-utils|desktop-file-utils|registers the programs that open them
cmd:desktop-file-validate|desktop-file-utils|desktop-file-utils|desktop-file-utils|checks the desktop file
cmd:appstreamcli|appstream|appstream|appstream|checks the metainfo
file:/usr/share/fonts/*/*,/usr/share/fonts/*/*/*|fonts-cantarell|abattis-cantarell-fonts|cantarell-fonts|a font for text
'
needs_of_the_flatpak='
cmd:flatpak|flatpak|flatpak|flatpak|installs and starts the Flatpak
cmd:flatpak-builder|flatpak-builder|flatpak-builder|flatpak-builder|builds it
cmd:eu-strip|elfutils|elfutils|elfutils|separates debug information
cmd:git|git|git|git|downloads the sources of a manifest
cmd:Xvfb|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|a virtual screen
cmd:xvfb-run|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|starts the virtual screen
cmd:xauth|xauth|xorg-x11-xauth|xorg-xauth|gives only the check access to it
cmd:xdotool|xdotool|xdotool|xdotool|moves the pointer and presses keys
cmd:import|imagemagick|ImageMagick|imagemagick|takes screenshots
cmd:dbus-run-session|dbus-daemon|dbus-daemon|dbus|a private message bus
file:/usr/libexec/at-spi-bus-launcher,/usr/lib/at-spi-bus-launcher|at-spi2-core|at-spi2-core|at-spi2-core|the accessibility bus
file:/usr/lib/python3/dist-packages/gi/__init__.py,/usr/lib64/python3*/site-packages/gi/__init__.py,/usr/lib/python3*/site-packages/gi/__init__.py|python3-gi|python3-gobject|python-gobject|reads the accessibility bus
file:/usr/lib/*/girepository-1.0/Atspi-2.0.typelib,/usr/lib64/girepository-1.0/Atspi-2.0.typelib,/usr/lib/girepository-1.0/Atspi-2.0.typelib|gir1.2-atspi-2.0|at-spi2-core|at-spi2-core|describes the interface of that bus
'
needs_of_the_coverage='
cmd:gcovr|gcovr|gcovr|gcovr|counts the lines and branches that tests reach
cmd:gcov|gcc|gcc|gcc|counts how often each one ran
'
# The compiler option exists without the library, so the probe is the library's file.
needs_of_the_sanitizers='
file:/usr/lib/gcc/*/*/libasan.so,/usr/lib64/libasan.so*,/usr/lib/libasan.so*|libgcc-12-dev|libasan libubsan|gcc|finds invalid memory access
'
# On Debian, clang only recommends the package with libFuzzer, so the probe is its file.
needs_of_the_fuzzing='
cmd:clang|clang|clang|clang|the compiler that supports libFuzzer
file:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a,/usr/lib64/clang/*/lib/linux/libclang_rt.fuzzer-*.a,/usr/lib/clang/*/lib/*/libclang_rt.fuzzer*.a|libclang-rt-dev|compiler-rt|compiler-rt|libFuzzer, generates inputs
cmd:llvm-symbolizer|llvm|llvm|llvm|finds the line of a fault
'
needs_of_the_analysis='
cmd:python3|python3|python3|python|runs the analyzers
cmd:gcc|gcc|gcc|gcc|the compiler with an analyzer
cmd:clang-tidy|clang-tidy|clang-tools-extra|clang|finds common mistakes
cmd:cppcheck|cppcheck|cppcheck|cppcheck|finds other common mistakes
'

needs_of_the_threads='
cmd:python3|python3|python3|python|counts test cases, and runs the example player
file:/usr/share/i18n/locales/de_DE|locales|glibc-locale-source|glibc|locales with other number formats
file:/usr/lib/gcc/*/*/libtsan.so,/usr/lib64/libtsan.so*,/usr/lib/libtsan.so*|libgcc-12-dev|libtsan|gcc|finds data races
'

has() {
  local probe=$1
  case $probe in
    cmd:*) command -v "${probe#cmd:}" >/dev/null ;;
    pc:*)
      local words
      read -ra words <<<"${probe#pc:}"
      command -v pkg-config >/dev/null \
        && pkg-config --atleast-version="${words[1]}" "${words[0]}" ;;
    file:*) compgen -G "$(printf '%s' "${probe#file:}" | cut -d, -f1)" >/dev/null \
              || { local rest=${probe#file:}
                   [ "$rest" != "${rest#*,}" ] && has "file:${rest#*,}"; } ;;
  esac
}

# install_needs LIST...: installs the missing packages of the lists, after printing their names
# and purposes. If nothing is missing it runs no package manager, and needs no network.
install_needs() {
  local line probe apt dnf pacman why manager column packages=() reasons=()
  if command -v apt-get >/dev/null; then manager=apt
  elif command -v dnf >/dev/null; then manager=dnf
  elif command -v pacman >/dev/null; then manager=pacman
  else manager=none
  fi
  while IFS='|' read -r probe apt dnf pacman why; do
    if [ -z "$probe" ] || has "$probe"; then continue; fi
    case $manager in dnf) column=$dnf ;; pacman) column=$pacman ;; *) column=$apt ;; esac
    packages+=($column)
    reasons+=("  $column: $why")
  done <<<"$(printf '%s' "$@")"
  [ ${#packages[@]} -eq 0 ] && return 0

  echo "Labyrinthe needs to install:" >&2
  printf '%s\n' "${reasons[@]}" >&2
  local command
  case $manager in
    apt) command="apt-get install -y --no-install-recommends ${packages[*]}" ;;
    dnf) command="dnf install -y ${packages[*]}" ;;
    pacman) command="pacman -S --needed --noconfirm ${packages[*]}" ;;
    none)
      echo "Found neither apt, dnf, nor pacman. Install these packages (named as in Debian)." >&2
      return 1 ;;
  esac
  local as=()
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Run this command as root, then try again: $command" >&2
      return 1
    fi
    as=(sudo)
  fi
  if [ $manager = apt ]; then
    "${as[@]}" apt-get update -qq >&2 || true
    as+=(env DEBIAN_FRONTEND=noninteractive)
  fi
  if ! "${as[@]}" $command >&2; then
    echo "The packages could not be installed. Check the network, or run: $command" >&2
    return 1
  fi
}

# fast_linker: prints the option for gold, where it is installed. It links the many tests three
# times as fast.
fast_linker() {
  ! command -v ld.gold >/dev/null || echo -Dc_link_args=-fuse-ld=gold
}

# build DIRECTORY OPTION...: sets up the build folder if necessary, and builds. Shows the log
# only after an error.
build() {
  local dir=$1 log
  shift
  mkdir -p "$dir"
  log=$dir/labyrinthe-build.log
  if [ -e "$dir/build.ninja" ]; then
    meson configure "$dir" "$@" >"$log" 2>&1 && meson compile -C "$dir" >>"$log" 2>&1 && return 0
    echo "The build folder $dir is set up again." >&2
    rm -rf "$dir"
    mkdir -p "$dir"
  fi
  if ! { meson setup "$dir" "$@" && meson compile -C "$dir"; } >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "The build failed. The whole log is in $log." >&2
    return 1
  fi
}

# build_sanitized DIRECTORY APP: builds with sanitizers for invalid memory access, leaks, and
# undefined behavior. APP is enabled or disabled, for a build with or without the window. Debug
# information is limited to line numbers, which halves the linker's work; reports show no more.
# Less optimization compiles faster, and the tests hardly run slower.
build_sanitized() {
  build "$1" --buildtype=debugoptimized -Dwerror="${werror:-false}" -Dapp="$2" \
    -Doptimization=1 -Ddebug=false -Dc_args=-g1 -Dmanual=false -Db_sanitize=address,undefined \
    -Db_lundef=false $(fast_linker)
}

# run_tests DIRECTORY ARGUMENT...: runs `meson test` in a build folder with the arguments. The
# tests get an empty home, so that they neither use nor change the user's files and settings. They
# may take four times as long as meson allows: a busy machine is no failure.
run_tests() (
  dir=$1
  shift
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
  mkdir -m 700 "$home/run"
  rm -f "$dir"/meson-logs/testlog*.json
  env -u DISPLAY -u WAYLAND_DISPLAY -u GTK_THEME -u LANGUAGE HOME="$home" \
    XDG_CONFIG_HOME="$home/config" XDG_DATA_HOME="$home/data" XDG_CACHE_HOME="$home/cache" \
    XDG_RUNTIME_DIR="$home/run" XDG_STATE_HOME="$home/state" GSETTINGS_BACKEND=memory \
    meson test -C "$dir" --print-errorlogs --timeout-multiplier 4 "$@"
)
