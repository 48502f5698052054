/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-sandbox.h"

#include <stdlib.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "lab-text.h"

/* Runs programs in a sandbox of bubblewrap. There they see the system and their own files, all of
 * them read-only, but no home folder, no network, and no other process. So they cannot read the
 * saved game, the command line of the arena, or what another player is told.
 *
 * A word of the command line that names a file or a folder makes it visible; for a file, also what
 * is beside it, such as its modules. But the home folder and the folders of the user's files are
 * never visible as a whole. A program without a path is that of the system, if there is one: what
 * comes first in PATH may be a script that needs more of the home folder. */

#define BUBBLEWRAP "bwrap"
/* The number of characters of a message of bubblewrap that is repeated. */
#define MAX_SHOWN 200

/* What is visible of the system, as far as it exists. */
static const char * const system_folders[] = {
  "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/nix/store",
  "/gnu/store", "/run/current-system",
};

/* Private helpers */

static void
add_folder (GStrvBuilder *words,
            const char   *path)
{
  g_strv_builder_add_many (words, "--ro-bind-try", path, path, NULL);
}

/* Returns whether @path is @folder, or inside of it. */
static gboolean
is_inside (const char *path,
           const char *folder)
{
  gsize length = strlen (folder);

  return g_str_equal (folder, "/")
         || (strncmp (path, folder, length) == 0
             && (path[length] == '/' || path[length] == '\0'));
}

/* Returns whether the sandbox has its own @path, or that of the system. */
static gboolean
is_of_system (const char *path)
{
  if (is_inside (path, "/dev") || is_inside (path, "/proc"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (system_folders); i++)
    {
      if (is_inside (path, system_folders[i]))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether @folder contains the private folder @secret. */
static gboolean
contains (const char *folder,
          const char *secret)
{
  g_autofree char *real_folder = realpath (folder, NULL);
  g_autofree char *real_secret = realpath (secret, NULL);

  return is_inside (secret, folder)
         || (real_folder != NULL
             && is_inside (real_secret != NULL ? real_secret : secret, real_folder));
}

/* Returns whether a program must not see the whole folder, because the user's files are there. */
static gboolean
is_private (const char *folder)
{
  const char *secrets[] = {
    g_get_home_dir (), g_get_user_data_dir (), g_get_user_config_dir (), g_get_user_cache_dir (),
    g_get_user_state_dir (), g_get_user_runtime_dir (), g_get_tmp_dir (),
  };

  for (guint i = 0; i < G_N_ELEMENTS (secrets); i++)
    {
      if (contains (folder, secrets[i]))
        return TRUE;
    }
  return FALSE;
}

/* Makes the file or folder visible, and the folder around a file if that is allowed. */
static void
show (GStrvBuilder *words,
      const char   *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (is_of_system (path))
    return;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      if (!is_private (path))
        add_folder (words, path);
      return;
    }
  if (!is_private (folder))
    add_folder (words, folder);
  else if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    add_folder (words, path);
}

/* Makes the file or folder visible that a word of a command line names, if it names one, also
 * where a symbolic link leads to. */
static void
show_word (GStrvBuilder *words,
           const char   *word)
{
  g_autofree char *path = g_canonicalize_filename (word, NULL);
  g_autofree char *real = realpath (path, NULL);

  if (*word == '\0' || real == NULL)
    return;
  show (words, path);
  if (!g_str_equal (real, path))
    show (words, real);
}

/* Returns: (transfer full) (nullable): the path of the program. */
static char *
find_program (const char *word)
{
  static const char * const folders[] = { "/usr/local/bin", "/usr/bin", "/bin" };

  for (guint i = 0; i < G_N_ELEMENTS (folders) && strchr (word, '/') == NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], word, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_EXECUTABLE))
        return g_steal_pointer (&path);
    }
  return g_find_program_in_path (word);
}

/* Returns: (transfer full): the words that start bubblewrap, for any program. */
static GStrvBuilder *
begin (void)
{
  /* Nobody else may type into our terminal, so it is hidden, too. We end the program through its
   * process group; --die-with-parent would end it with the thread that has started it. */
  static const char *first[] = {
    BUBBLEWRAP, "--unshare-all", "--cap-drop", "ALL", "--proc", "/proc", "--dev", "/dev",
    "--ro-bind", "/dev/null", "/dev/tty", "--tmpfs", "/tmp", "--setenv", "HOME", "/tmp", NULL,
  };
  GStrvBuilder *words = g_strv_builder_new ();

  g_strv_builder_addv (words, first);
  for (guint i = 0; i < G_N_ELEMENTS (system_folders); i++)
    add_folder (words, system_folders[i]);
  return words;
}

/* Starts a program that does nothing in a sandbox. */
static GError *
try (void)
{
  g_autoptr (GStrvBuilder) words = begin ();
  g_auto (GStrv) argv = NULL;
  g_autofree char *told = NULL;
  int status;

  g_strv_builder_add_many (words, "/bin/sh", "-c", ":", NULL);
  argv = g_strv_builder_end (words);
  if (!g_spawn_sync (NULL, argv, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, &told,
                     &status, NULL))
    return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                                _("Programs cannot run in a sandbox, because bubblewrap is not "
                                  "installed."));
  if (g_spawn_check_wait_status (status, NULL))
    return NULL;
  return g_error_new (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                      /* Translators: %s is what bubblewrap says, in English. */
                      _("Programs cannot run in a sandbox, because bubblewrap failed: “%s”."),
                      LAB_QUOTED (g_strstrip (told), MAX_SHOWN));
}

/* Public functions */

/**
 * lab_sandbox_is_available:
 * @error: return location for a #GIOErrorEnum, which says why not
 *
 * Checks whether programs can run in a sandbox. The first call starts a program and waits for it.
 *
 * Returns: whether bubblewrap is installed and works
 */
gboolean
lab_sandbox_is_available (GError **error)
{
  static gsize is_tried = 0;
  static GError *reason = NULL;

  if (g_once_init_enter (&is_tried))
    {
      reason = try ();
      g_once_init_leave (&is_tried, 1);
    }
  if (reason != NULL && error != NULL)
    *error = g_error_copy (reason);
  return reason == NULL;
}

/**
 * lab_sandbox_wrap:
 * @argv: (array zero-terminated=1): a program and its arguments
 * @hidden: (nullable): a file that is empty in the sandbox, even if its folder is visible
 * @error: return location for a #GSpawnError
 *
 * Makes the command line that runs a program in a sandbox. The program starts in the working
 * directory, which may be empty there.
 *
 * Returns: (transfer full) (nullable): the words of the command line; %NULL if there is no such
 *   program
 */
GStrv
lab_sandbox_wrap (const char * const  *argv,
                  const char          *hidden,
                  GError             **error)
{
  g_autofree char *program = NULL;
  g_autofree char *here = g_get_current_dir ();
  g_autoptr (GStrvBuilder) words = NULL;

  g_return_val_if_fail (argv != NULL && argv[0] != NULL, NULL);

  program = find_program (argv[0]);
  if (program == NULL)
    {
      g_set_error_literal (error, G_SPAWN_ERROR, G_SPAWN_ERROR_NOENT,
                           _("There is no such program."));
      return NULL;
    }
  words = begin ();
  g_strv_builder_add_many (words, "--dir", here, NULL);
  show_word (words, program);
  for (guint i = 1; argv[i] != NULL; i++)
    show_word (words, argv[i]);
  if (hidden != NULL)
    g_strv_builder_add_many (words, "--ro-bind", "/dev/null", hidden, NULL);
  g_strv_builder_add_many (words, "--chdir", here, "--", program, NULL);
  g_strv_builder_addv (words, (const char **) argv + 1);
  return g_strv_builder_end (words);
}
