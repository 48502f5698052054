# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shared by the tests of the installation. The environment tells what was built."""

import os
import subprocess
import tempfile
from pathlib import Path

APPLICATION = os.environ["LABYRINTHE_ID"]
SCHEMA = "io.github.labyrinthe.Labyrinthe"
BUILD, SOURCE = Path(os.environ["LABYRINTHE_BUILD"]), Path(os.environ["LABYRINTHE_SOURCE"])

# The program must find its prefix from its own path, not from the environment.
PLAIN = {name: value for name, value in os.environ.items()
         if not name.startswith(("LABYRINTHE_", "XDG_DATA", "GSETTINGS_SCHEMA", "MESON"))
         and name not in ("DESTDIR", "LANGUAGE", "LD_LIBRARY_PATH")}


def run(*words, status=0, **environment):
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60,
                          env={**PLAIN, **environment})
    assert done.returncode == status, (words, done.returncode, done.stdout, done.stderr)
    return done.stdout + done.stderr


def list_files(folder):
    return {"/" + str(path.relative_to(folder)) for path in folder.rglob("*")
            if not path.is_dir()}


def write_bus(folder, services):
    """Configures a bus with only the given services, and no portals, as in a plain X11 session."""
    config = folder / "bus.conf"
    config.write_text(f"""<busconfig>
      <type>session</type>
      <listen>unix:tmpdir={folder}</listen>
      <auth>EXTERNAL</auth>
      <servicedir>{services}</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """, "utf-8")
    return config


def run_tests(suite, tests):
    """Runs each test in a new folder. A test that returns a reason was skipped."""
    print(f"1..{len(tests)}")
    for number, test in enumerate(tests, 1):
        name = f"{number} - /{suite}/{test.__name__[5:].replace('_', '-')}"
        with tempfile.TemporaryDirectory() as folder:
            try:
                skipped = test(Path(folder))
                print(f"ok {name}" + (f" # SKIP {skipped}" if skipped else ""))
            except (AssertionError, LookupError, OSError, subprocess.SubprocessError,
                    TypeError, ValueError) as error:
                print(f"not ok {name}\n# {error!r}")
