/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-prefix.h"

#include <string.h>

/* Finds out where the program is installed: below the prefix that it was built for, or in another
 * folder if the whole installation was moved. */

#define USUAL_DATA_DIRS "/usr/local/share:/usr/share"

/* Private helpers */

/* Returns the part of @path below @prefix, with its slash; %NULL if @path is elsewhere. */
static const char *
get_below (const char *path,
           const char *prefix)
{
  gsize length = strlen (prefix);

  while (length > 0 && prefix[length - 1] == '/')
    length--;
  return strncmp (path, prefix, length) == 0 && path[length] == '/' ? path + length : NULL;
}

static gboolean
is_same_directory (const char *a,
                   const char *b)
{
  g_autofree char *plain_a = g_canonicalize_filename (a, "/");
  g_autofree char *plain_b = g_canonicalize_filename (b, "/");

  return strcmp (plain_a, plain_b) == 0;
}

static gboolean
is_listed (const char *directory,
           const char *list)
{
  g_auto (GStrv) entries = g_strsplit (list, G_SEARCHPATH_SEPARATOR_S, -1);

  for (guint i = 0; entries[i] != NULL; i++)
    {
      if (is_same_directory (entries[i], directory))
        return TRUE;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_prefix_relocate:
 * @directory: a directory of the installation, as it was built for
 * @program: the current path of the program
 * @bindir: the directory of the program, as it was built for
 * @prefix: the prefix of both, as it was built for
 *
 * Finds a directory of an installation that may have been moved as a whole. All paths are absolute.
 *
 * Returns: (transfer full) (type filename): the current path of @directory; @directory itself if
 *   the folder of @program does not match @bindir, for example before the program is installed
 */
char *
lab_prefix_relocate (const char *directory,
                     const char *program,
                     const char *bindir,
                     const char *prefix)
{
  const char *bin = get_below (bindir, prefix);
  const char *below = get_below (directory, prefix);
  g_autofree char *folder = g_path_get_dirname (program);

  if (bin == NULL || below == NULL || !g_str_has_suffix (folder, bin))
    return g_strdup (directory);
  folder[strlen (folder) - strlen (bin)] = '\0';
  return g_strconcat (folder, below, NULL);
}

/**
 * lab_prefix_locate:
 * @directory: a directory of the installation, as it was built for; an absolute path
 *
 * Finds a directory of the installation, which may have been moved.
 *
 * Returns: (transfer full) (type filename): its current path, found from the running program
 */
char *
lab_prefix_locate (const char *directory)
{
  /* On systems without this link an installation cannot be moved. */
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  if (program == NULL)
    return g_strdup (directory);
  return lab_prefix_relocate (directory, program, BINDIR, PREFIX);
}

/**
 * lab_prefix_announce:
 *
 * Adds our own prefix to the folders where GLib and GTK, and the programs that we start, look for
 * data, unless it is one of the usual folders. They then find our settings, icons and manual. It
 * changes the environment, so call it before any thread starts.
 */
void
lab_prefix_announce (void)
{
  g_autofree char *own = lab_prefix_locate (DATADIR);
  const char *list = g_getenv ("XDG_DATA_DIRS");
  g_autofree char *longer = NULL;

  if (list == NULL || *list == '\0')
    list = USUAL_DATA_DIRS;
  if (is_listed (own, list))
    return;
  longer = g_strjoin (G_SEARCHPATH_SEPARATOR_S, own, list, NULL);
  g_setenv ("XDG_DATA_DIRS", longer, TRUE);
}
