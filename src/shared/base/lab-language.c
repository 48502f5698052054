/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-language.h"

#include <libintl.h>
#include <locale.h>

#include "lab-prefix.h"

/**
 * lab_language_apply:
 *
 * Makes gettext use the user's language and our translations. Before the program is installed, the
 * environment variable `LABYRINTHE_LOCALEDIR` is the folder of the translations.
 */
void
lab_language_apply (void)
{
  const char *uninstalled = g_getenv ("LABYRINTHE_LOCALEDIR");
  g_autofree char *installed = lab_prefix_locate (LOCALEDIR);

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, uninstalled != NULL ? uninstalled : installed);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
