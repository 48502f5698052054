/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-locale.h"
#include "lab-test-program.h"

/* Tables for people have the number format of the locale; files and notation for
 * programs are the same everywhere. The locales are compiled here, because few
 * machines have them. */

typedef struct
{
  const char *name;
  const char *group;          /* between groups of digits, in UTF-8 */
} Locale;

static const Locale locales[] = {
  { "de_DE", "." },
  { "fr_FR", "\xe2\x80\xaf" },
};

static LabTestLocales *compiled;

/* Private helpers */

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Runs labyrinthe-lab in a locale, or else as the other tests do. */
static LabTestRun *
run_in (const Locale *locale,
        const char   *input,
        const char   *words)
{
  LabTestRun *run;

  if (locale != NULL)
    lab_test_locales_enter (compiled, locale->name);
  run = lab_test_run (input, words);
  lab_test_locales_leave (compiled);
  return run;
}

/* The table has decimal commas, and the files do not depend on the locale. */
static void
check_arena (const Locale *locale)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *csv = g_build_filename (folder, "a.csv", NULL);
  g_autofree char *json = g_build_filename (folder, "a.json", NULL);
  g_autofree char *words = g_strdup_printf ("arena --seat greedy --seat random --games 40 --cards "
                                            "2 --seed 5 --nodes 200 --csv %s --json %s", csv, json);
  g_autoptr (LabTestRun) plain = run_in (NULL, NULL, words);
  g_autofree char *plain_csv = read_file (csv);
  g_autofree char *plain_json = read_file (json);
  g_autoptr (LabTestRun) run = run_in (locale, NULL, words);
  g_autofree char *local_csv = read_file (csv);
  g_autofree char *local_json = read_file (json);
  /* A table has no full stops except in decimal numbers. */
  g_auto (GStrv) pieces = g_strsplit (plain->out, ".", -1);
  g_autofree char *expected = g_strjoinv (",", pieces);

  g_assert_cmpint (plain->status, ==, 0);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (local_csv, ==, plain_csv);
  g_assert_cmpstr (local_json, ==, plain_json);
  lab_test_assert_contains (plain_json, ".");
  g_assert_cmpuint (g_strv_length (pieces), >, 8);
  g_assert_cmpstr (run->out, ==, expected);
  g_assert_cmpint (g_remove (csv), ==, 0);
  g_assert_cmpint (g_remove (json), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Options and notation are the same in every locale. */
static void
check_notation (const Locale *locale)
{
  g_autoptr (LabTestRun) plain = run_in (NULL, NULL, "deal --seed 3");
  g_autoptr (LabTestRun) run = run_in (locale, NULL, "deal --seed 3");
  g_autoptr (LabTestRun) hint = run_in (locale, plain->out, "hint --time 0.01 -");
  g_autoptr (LabTestRun) comma = run_in (locale, plain->out, "hint --time 0,01 -");
  g_autoptr (LabTestRun) engine = run_in (locale, "quit\n", "engine greedy:time=0.2");

  g_assert_cmpstr (run->out, ==, plain->out);
  g_assert_cmpint (hint->status, ==, 0);
  g_assert_cmpint (comma->status, ==, 2);
  g_assert_cmpint (engine->status, ==, 0);
}

static void
check_perft (const Locale *locale)
{
  g_autoptr (LabTestRun) run = run_in (locale, NULL, "perft " LAB_TEST_STUDY " 3");
  g_autofree char *pattern = g_strdup_printf ("^1 [0-9]+\n2 [0-9]+\n3 [0-9]+\n"
                                              "Seconds: [0-9]+,[0-9]{6}\\. "
                                              "Turns a second: [0-9]{1,3}(\\Q%s\\E[0-9]{3})+\\.\n$",
                                              locale->group);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_regex_match_simple (pattern, run->out, 0, 0));
}

/* Tests */

static void
test_locale (gconstpointer data)
{
  const Locale *locale = data;

  if (!lab_test_locales_add (compiled, locale->name))
    {
      g_test_skip ("the locale cannot be compiled here");
      return;
    }
  check_arena (locale);
  check_notation (locale);
  check_perft (locale);
}

static void
free_compiled (void)
{
  g_clear_pointer (&compiled, lab_test_locales_free);
}

LAB_TEST_CASES ()
{
  /* Installed translations would change the words as well as the numbers. */
  g_setenv ("LANGUAGE", "en", TRUE);
  compiled = lab_test_locales_new ();

  for (guint i = 0; i < lab_test_rounds (G_N_ELEMENTS (locales)); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lab/locale/%s", locales[i].name);

      g_test_add_data_func (path, &locales[i], test_locale);
    }
  lab_test_main_at_end (free_compiled);
}
