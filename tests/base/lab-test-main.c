/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-main.h"

#include <stdlib.h>
#include <string.h>

/* The parts are sorted by file and line. */
static LabTestPart *files, *modes;

/* What is called at the end. */
static void (*at_end[8]) (void);
static guint n_at_end;

static const char *argument;

#ifdef __SANITIZE_ADDRESS__

/* GLib keeps its quarks in an array that it makes before main(), and leaks it on purpose when it
 * needs a larger one, as a program with all pages does. LeakSanitizer finds it here. */
static const volatile void *first_quarks;

void __sanitizer_malloc_hook (const volatile void *block,
                              gsize                size);

__attribute__ ((visibility ("default"))) void
__sanitizer_malloc_hook (const volatile void *block,
                         gsize                size)
{
  if (first_quarks == NULL && size == 2048 * sizeof (char *))
    first_quarks = block;
}

#endif

/** lab_test_main_at_end: calls a function after all tests. */
void
lab_test_main_at_end (void (*run) (void))
{
  g_assert_cmpuint (n_at_end, <, G_N_ELEMENTS (at_end));
  at_end[n_at_end++] = run;
}

static void
insert (LabTestPart **parts,
        LabTestPart  *part)
{
  int order;

  while (*parts != NULL
         && ((order = strcmp ((*parts)->file, part->file)) < 0
             || (order == 0 && (*parts)->line < part->line)))
    parts = &(*parts)->next;
  part->next = *parts;
  *parts = part;
}

/** lab_test_main_register_file: makes a part of a file with cases known; LAB_TEST() uses it. */
void
lab_test_main_register_file (LabTestPart *part)
{
  insert (&files, part);
}

/** lab_test_main_register_mode: makes another use known; LAB_TEST_MODE() uses it. */
void
lab_test_main_register_mode (LabTestPart *mode)
{
  insert (&modes, mode);
}

/** lab_test_main_add_case: adds a case without parameters. */
void
lab_test_main_add_case (const LabTestPart *part)
{
  g_test_add_func (part->path, part->test);
}

/** lab_test_main_get_argument: returns the argument of the mode, or %NULL. */
const char *
lab_test_main_get_argument (void)
{
  return argument;
}

/* Adds the cases of the files whose paths end with `name`, or of all files. */
static void
add_cases (const char *name)
{
  g_autofree char *end = name != NULL ? g_strconcat ("/", name, NULL) : NULL;
  gboolean found = FALSE;

  for (LabTestPart *file = files; file != NULL; file = file->next)
    if (end == NULL || g_str_has_suffix (file->file, end))
      {
        file->add (file);
        found = TRUE;
      }
  if (!found)
    g_error ("No file of these tests has the name “%s”.", name);
}

int
main (int    argc,
      char **argv)
{
  int status;

  for (LabTestPart *mode = modes; mode != NULL; mode = mode->next)
    if (argc > 1 && g_str_equal (argv[1], mode->file))
      {
        argument = argv[2];
        mode->add (mode);
        return EXIT_SUCCESS;
      }
  g_test_init (&argc, &argv, NULL);
  /* Pages draw the numbers of their games with GLib, and so draw the same ones in each run. */
  g_random_set_seed (1);
  for (int i = 1; i < argc; i++)
    add_cases (argv[i]);
  if (argc == 1)
    add_cases (NULL);
  status = g_test_run ();
  for (guint i = 0; i < n_at_end; i++)
    at_end[i] ();
  return status;
}
