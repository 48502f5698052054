/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-saved-text.h"

#include <sys/stat.h>
#include <unistd.h>

#define HEAD "Labyrinthe Test"
#define TEXT "[" HEAD "]\nVersion=2\n\n# A game\n[Game]\nWord= one \nNumber=7\nFlag=true\n"

/* Private helpers */

static void
assert_refused (const char *data,
                gsize       length,
                int         code,
                const char *message)
{
  g_auto (LabSavedText) text = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_false (lab_saved_text_open (&text, HEAD, 2, data, length, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_file_refused (const char *path,
                     int         code)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (lab_saved_text_read_file (file, &length, NULL, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, code);
}

static void
assert_number_refused (const char *value,
                       const char *message)
{
  g_auto (LabSavedText) text = { 0 };
  g_autofree char *data = g_strdup_printf ("[" HEAD "]\nVersion=1\n[Game]\nNumber=%s\n", value);
  g_autoptr (GError) error = NULL;
  guint64 number;

  g_assert_true (lab_saved_text_open (&text, HEAD, 2, data, strlen (data), NULL));
  g_assert_false (lab_saved_text_take_number (&text, "Game", "Number", 9, &number, &error));
  g_assert_error (error, LAB_SAVED_GAME_ERROR, LAB_SAVED_GAME_ERROR_FORMAT);
  g_assert_cmpstr (error->message, ==, message);
}

/* Tests */

/* The values are there, also as text editors of other systems write them. */
LAB_TEST ("/saved-text/values", test_values)
{
  g_auto (GStrv) lines = g_strsplit (TEXT, "\n", -1);
  g_autofree char *windows = g_strjoinv ("\r\n", lines);
  g_autofree char *notepad = g_strconcat ("\xef\xbb\xbf", windows, NULL);
  g_autofree char *spaces = g_strjoinv ("  \n", lines);
  const char *texts[] = { TEXT, windows, notepad, spaces };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (LabSavedText) text = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *word = NULL;
      guint64 number = 0;
      gboolean flag = FALSE;

      lab_saved_text_open (&text, HEAD, 2, texts[i], strlen (texts[i]), &error);
      g_assert_no_error (error);
      g_assert_cmpuint (text.version, ==, 2);
      word = lab_saved_text_take_word (&text, "Game", "Word", &error);
      g_assert_cmpstr (word, ==, "one");
      g_assert_true (lab_saved_text_take_number (&text, "Game", "Number", 7, &number, &error));
      g_assert_cmpuint (number, ==, 7);
      g_assert_true (lab_saved_text_take_flag (&text, "Game", "Flag", &flag, &error));
      g_assert_true (flag);
      g_assert_false (lab_saved_text_has (&text, "Game", "Other"));
      g_assert_null (lab_saved_text_take_word (&text, "Game", "Other", &error));
      g_assert_cmpstr (error->message, ==, "After line 5, “Other=” is missing.");
      g_clear_error (&error);
      g_assert_null (lab_saved_text_take_word (&text, "Play", "Other", &error));
      g_assert_cmpstr (error->message, ==, "After line 8, “[Play]” is missing.");
    }
}

LAB_TEST ("/saved-text/numbers", test_numbers)
{
  static const char * const wrong[] = { "", "-1", "10", "x", "7x", "18446744073709551616" };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    assert_number_refused (wrong[i], "Line 4 cannot be read. It should have a whole number from 0 "
                           "to 9.");
}

/* A wrong line is told by its number. */
LAB_TEST ("/saved-text/lines", test_lines)
{
  static const struct
  {
    const char *more;
    const char *message;
  } cases[] = {
    { "Number=8\n", "Line 9 cannot be read. Duplicate key." },
    { "# Again\n[Game]\nNumber=8\n", "Line 11 cannot be read. Duplicate key." },
    { "Other", "Line 9 cannot be read. It is neither a heading in square brackets nor a name, “=” "
               "and a value." },
    { "Other=h\xe9\n", "Line 9 cannot be read. The file must be UTF-8 text." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *data = g_strconcat (TEXT, cases[i].more, NULL);

      assert_refused (data, strlen (data), LAB_SAVED_GAME_ERROR_FORMAT, cases[i].message);
    }
}

LAB_TEST ("/saved-text/foreign", test_foreign)
{
  static const char * const foreign[] = {
    "", "\n", "Hello", "key=value\n", "[Desktop Entry]\nName=Labyrinthe\n",
    "Version=2\n[" HEAD "]\n", "\x89PNG\r\n\x1a\n", "<labyrinthe/>", "[" HEAD, "=\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    assert_refused (foreign[i], strlen (foreign[i]), LAB_SAVED_GAME_ERROR_FOREIGN,
                    "This is not a file with a game saved by Labyrinthe.");
}

/* A saved game of another family is told as one. */
LAB_TEST ("/saved-text/other", test_other)
{
  static const char other[] = "# A game\n[Labyrinthe Chess]\nVersion=1\n";

  assert_refused (other, strlen (other), LAB_SAVED_GAME_ERROR_FOREIGN,
                  "This is a saved game of Labyrinthe, but of another game.");
}

LAB_TEST ("/saved-text/encodings", test_encodings)
{
  static const char * const encodings[] = { "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-7" };

  for (guint i = 0; i < G_N_ELEMENTS (encodings); i++)
    {
      gsize length;
      g_autofree char *encoded = g_convert (TEXT, -1, encodings[i], "UTF-8", NULL, &length, NULL);

      g_assert_nonnull (encoded);
      assert_refused (encoded, length, LAB_SAVED_GAME_ERROR_FOREIGN,
                      "This is not a file with a game saved by Labyrinthe.");
    }
}

/* Devices and pipes are not opened, which could last forever. */
LAB_TEST ("/saved-text/files", test_files)
{
  g_autofree char *folder = g_dir_make_tmp ("labyrinthe-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (folder, "large", NULL);
  g_autofree char *link = g_build_filename (folder, "link", NULL);

  assert_file_refused (folder, LAB_SAVED_GAME_ERROR_FOREIGN);
  assert_file_refused ("/dev/zero", LAB_SAVED_GAME_ERROR_FOREIGN);
  assert_file_refused ("/dev/null", LAB_SAVED_GAME_ERROR_FOREIGN);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  assert_file_refused (pipe, LAB_SAVED_GAME_ERROR_FOREIGN);
  g_assert_cmpint (symlink (pipe, link), ==, 0);
  assert_file_refused (link, LAB_SAVED_GAME_ERROR_FOREIGN);
  g_assert_true (g_file_set_contents (large, "", 0, NULL));
  g_assert_cmpint (truncate (large, 100 * 1000 * 1000), ==, 0);
  assert_file_refused (large, LAB_SAVED_GAME_ERROR_SIZE);
  if (g_file_test ("/proc/self/mem", G_FILE_TEST_EXISTS))
    {
      g_autoptr (GFile) unreadable = g_file_new_for_path ("/proc/self/mem");
      g_autoptr (GError) error = NULL;
      gsize length;

      g_assert_null (lab_saved_text_read_file (unreadable, &length, NULL, &error));
      g_assert_true (error != NULL && error->domain == G_IO_ERROR);
    }

  g_remove (link);
  g_remove (large);
  g_remove (pipe);
  g_rmdir (folder);
}

/* A name that was made fit can be read, and is not made fit again. Any other is refused. */
LAB_TEST ("/saved-text/names", test_names)
{
  static const struct
  {
    const char *name;
    const char *fit;
  } cases[] = {
    { "", "" },
    { "Zoë [1]", "Zoë [1]" },
    { "two\nlines", "twolines" },
    { "\u202eturned\u2069", "turned" },
    { " \u200b ", "" },
    { "not \xff UTF-8", "not \ufffd UTF-8" },
    { "0123456789012345678901234567890123456789012345678901234567890123456789",
      "0123456789012345678901234567890123456789012345678901234567890123" },
  };
  const char *data = "[Labyrinthe]\nVersion=1\nName=\n";
  g_auto (LabSavedText) text = { 0 };

  g_assert_true (lab_saved_text_open (&text, "Labyrinthe", 1, data, strlen (data), NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *fit = lab_saved_name_fit (cases[i].name);
      g_autoptr (GError) error = NULL;

      g_assert_cmpstr (fit, ==, cases[i].fit);
      g_assert_true (lab_saved_name_check (&text, "Labyrinthe", "Name", fit, NULL));
      if (strcmp (fit, cases[i].name) == 0)
        continue;
      g_assert_false (lab_saved_name_check (&text, "Labyrinthe", "Name", cases[i].name, &error));
      g_assert_true (g_str_has_prefix (error->message, "Line 3 cannot be read. A name "));
    }
}
