/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <glib.h>

#include "lab-prefix.h"

static void
check (const char *directory,
       const char *program,
       const char *bindir,
       const char *prefix,
       const char *expected)
{
  g_autofree char *found = lab_prefix_relocate (directory, program, bindir, prefix);

  g_assert_cmpstr (found, ==, expected);
}

LAB_TEST ("/prefix/in-place", test_in_place)
{
  check ("/usr/share", "/usr/bin/labyrinthe", "/usr/bin", "/usr", "/usr/share");
  check ("/opt/a b/share", "/opt/a b/bin/labyrinthe", "/opt/a b/bin", "/opt/a b", "/opt/a b/share");
}

LAB_TEST ("/prefix/moved", test_moved)
{
  check ("/usr/share", "/home/ö/games/bin/labyrinthe", "/usr/bin", "/usr", "/home/ö/games/share");
  check ("/usr/local/share/locale", "/opt/bin/labyrinthe", "/usr/local/bin", "/usr/local",
         "/opt/share/locale");
  check ("/usr/share", "/stage/usr/lib/bin/labyrinthe", "/usr/lib/bin", "/usr/",
         "/stage/usr/share");
  check ("/share", "/moved/bin/labyrinthe", "/bin", "/", "/moved/share");
  check ("/usr/share", "/bin/labyrinthe", "/usr/bin", "/usr", "/share");
}

/* The program runs from a build folder or from a folder of other programs. */
LAB_TEST ("/prefix/elsewhere", test_elsewhere)
{
  check ("/usr/share", "/home/src/labyrinthe", "/usr/bin", "/usr", "/usr/share");
  check ("/usr/share", "/home/robin/labyrinthe", "/usr/bin", "/usr", "/usr/share");
}

/* A data folder outside the prefix keeps its path when the prefix moves. */
LAB_TEST ("/prefix/apart", test_apart)
{
  check ("/srv/share", "/moved/bin/labyrinthe", "/usr/bin", "/usr", "/srv/share");
  check ("/usr/share", "/moved/bin/labyrinthe", "/srv/bin", "/usr", "/usr/share");
  check ("/usrlocal/share", "/moved/bin/labyrinthe", "/usr/bin", "/usr", "/usrlocal/share");
}

/* The test itself is not in a bin folder, so the prefix is the one from the build. */
static void
announce (const char *before,
          const char *after)
{
  if (before != NULL)
    g_setenv ("XDG_DATA_DIRS", before, TRUE);
  else
    g_unsetenv ("XDG_DATA_DIRS");
  lab_prefix_announce ();
  g_assert_cmpstr (g_getenv ("XDG_DATA_DIRS"), ==, after);
}

LAB_TEST ("/prefix/announce", test_announce)
{
  static const char nowhere[] = "/nowhere/a:/nowhere/b";
  g_autofree char *usual = g_strdup_printf ("%s:/usr/local/share:/usr/share", DATADIR);
  g_autofree char *longer = g_strdup_printf ("%s:%s", DATADIR, nowhere);
  g_autofree char *listed = g_strdup_printf ("%s:%s/", nowhere, DATADIR);
  gboolean is_usual
      = g_str_equal (DATADIR, "/usr/share") || g_str_equal (DATADIR, "/usr/local/share");

  announce (NULL, is_usual ? NULL : usual);
  announce ("", is_usual ? "" : usual);
  announce (nowhere, longer);
  announce (longer, longer);
  announce (listed, listed);
}
