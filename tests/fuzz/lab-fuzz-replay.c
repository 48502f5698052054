/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-fuzz.h"

/* Runs a harness with its stored inputs as ordinary tests: the corpus that fuzzing
 * starts from, and every input that once caused a fault. */


static void
test_input (gconstpointer data)
{
  const char *path = data;
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree guint8 *exact = NULL;
  gsize size;

  g_file_get_contents (path, &contents, &size, &error);
  g_assert_no_error (error);
  /* The copy omits the nul byte that GLib adds, so that a sanitizer detects a read
   * past the end. */
  exact = g_malloc (MAX (size, 1));
  memcpy (exact, contents, size);
  LLVMFuzzerTestOneInput (exact, size);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* Adds a test for each file in a folder, and returns their number. */
static guint
add_inputs (const char *kind,
            const char *harness)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fuzz", kind, harness, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *test = g_strdup_printf ("/fuzz/%s/%s/%s", harness, kind,
                                               (const char *) names->pdata[i]);

      g_test_add_data_func_full (test, g_build_filename (folder, names->pdata[i], NULL),
                                 test_input, g_free);
    }
  return names->len;
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  LLVMFuzzerInitialize (&argc, &argv);
  g_assert_cmpuint (add_inputs ("corpus", argv[1]), >, 0);
  add_inputs ("regressions", argv[1]);
  return g_test_run ();
}
