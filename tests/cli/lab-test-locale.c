/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-locale.h"

#include <glib/gstdio.h>

/* Locales that are compiled for a test, because few machines have them. */
struct _LabTestLocales
{
  char *folder;
  char *usual_folder;         /* (nullable) */
  char *usual_name;           /* (nullable) */
};

/* Private helpers */

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

static void
restore (const char *variable,
         const char *value)
{
  if (value != NULL)
    g_setenv (variable, value, TRUE);
  else
    g_unsetenv (variable);
}

/* Public functions */

/**
 * lab_test_locales_new:
 *
 * Returns: (transfer full): an empty set of locales, in a temporary folder
 */
LabTestLocales *
lab_test_locales_new (void)
{
  LabTestLocales *self = g_new0 (LabTestLocales, 1);

  self->folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->usual_folder = g_strdup (g_getenv ("LOCPATH"));
  self->usual_name = g_strdup (g_getenv ("LC_ALL"));
  return self;
}

/** lab_test_locales_free: frees @self and removes the locales. */
void
lab_test_locales_free (LabTestLocales *self)
{
  remove_all (self->folder);
  g_free (self->folder);
  g_free (self->usual_folder);
  g_free (self->usual_name);
  g_free (self);
}

/**
 * lab_test_locales_add:
 * @self: the locales
 * @name: a locale, such as `de_DE`
 *
 * Compiles a locale with the encoding UTF-8.
 *
 * Returns: %TRUE if it could be compiled
 */
gboolean
lab_test_locales_add (LabTestLocales *self,
                      const char     *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.UTF-8", self->folder, name);
  const char *argv[] = { "localedef", "-i", name, "-f", "UTF-8", path, NULL };

  /* The status is not useful, because it also fails after mere warnings. */
  return g_spawn_sync (NULL, (char **) argv, NULL,
                       G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL
                           | G_SPAWN_STDERR_TO_DEV_NULL,
                       NULL, NULL, NULL, NULL, NULL, NULL)
         && g_file_test (path, G_FILE_TEST_IS_DIR);
}

/**
 * lab_test_locales_enter: runs programs in the locale from now on.
 */
void
lab_test_locales_enter (LabTestLocales *self,
                        const char     *name)
{
  g_autofree char *full_name = g_strdup_printf ("%s.UTF-8", name);

  g_setenv ("LOCPATH", self->folder, TRUE);
  g_setenv ("LC_ALL", full_name, TRUE);
}

/**
 * lab_test_locales_leave: runs programs in the locale of the other tests again.
 */
void
lab_test_locales_leave (LabTestLocales *self)
{
  restore ("LOCPATH", self->usual_folder);
  restore ("LC_ALL", self->usual_name);
}
