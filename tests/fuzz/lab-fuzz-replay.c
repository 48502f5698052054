/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

/* Runs a harness with its stored inputs as ordinary tests: the corpus that fuzzing
 * starts from, and every input that once caused a fault. */

typedef struct
{
  char *path;
  void (*test) (const guint8 *data, gsize size);
} Input;

static void
input_free (gpointer data)
{
  Input *self = data;

  g_free (self->path);
  g_free (self);
}

static void
test_input (gconstpointer data)
{
  const Input *self = data;
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree guint8 *exact = NULL;
  gsize size;

  LLVMFuzzerInitialize (NULL, NULL);
  g_file_get_contents (self->path, &contents, &size, &error);
  g_assert_no_error (error);
  /* The copy omits the nul byte that GLib adds, so that a sanitizer detects a read
   * past the end. */
  exact = g_malloc (MAX (size, 1));
  memcpy (exact, contents, size);
  self->test (exact, size);
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
            const char *harness,
            void      (*test) (const guint8 *data, gsize size))
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
      g_autofree char *path = g_strdup_printf ("/fuzz/%s/%s/%s", harness, kind,
                                               (const char *) names->pdata[i]);
      Input *input = g_new (Input, 1);

      input->path = g_build_filename (folder, names->pdata[i], NULL);
      input->test = test;
      g_test_add_data_func_full (path, input, test_input, input_free);
    }
  return names->len;
}

/** lab_fuzz_replay_add: adds the tests of the harness in a file `fuzz-NAME.c`. */
void
lab_fuzz_replay_add (const char *file,
                     void      (*test) (const guint8 *data, gsize size))
{
  g_autofree char *base = g_path_get_basename (file);
  g_autofree char *name = g_strndup (base + strlen ("fuzz-"),
                                     strlen (base) - strlen ("fuzz-") - strlen (".c"));

  g_assert_cmpuint (add_inputs ("corpus", name, test), >, 0);
  add_inputs ("regressions", name, test);
}
