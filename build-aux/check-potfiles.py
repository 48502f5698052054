#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that po/POTFILES.in names exactly the files with strings to translate."""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])
listed = [line.strip() for line in (top / "po/POTFILES.in").read_text("utf-8").splitlines()
          if line.strip() and not line.startswith("#")]
marked = []
for path in sorted(top.glob("src/**/*")) + sorted(top.glob("data/*.in")):
    if path.suffix not in (".c", ".h", ".ui", ".in", ".xml"):
        continue
    text = path.read_text("utf-8")
    if path.suffix in (".c", ".h"):
        found = re.search(r'\b(_|N_|C_|NC_|ngettext|g_dngettext) ?\(\s*(/\*.*?\*/\s*)?"', text,
                          re.S)
    elif path.suffix == ".ui":
        found = 'translatable="yes"' in text
    else:
        found = path.name.endswith((".desktop.in", ".metainfo.xml.in", ".mime.xml.in"))
    if found:
        marked.append(str(path.relative_to(top)))

print("1..2")
missing = sorted(set(marked) - set(listed))
needless = sorted(set(listed) - set(marked))
print("not ok" if missing else "ok", "1 - every file with strings is listed", *missing)
print("not ok" if needless else "ok", "2 - every file that is listed has strings", *needless)
