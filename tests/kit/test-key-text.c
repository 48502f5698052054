/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-saved-text.h"

static GKeyFile *
read_file (const char *value)
{
  g_autofree char *text = g_strdup_printf ("[group]\nkey=%s\n", value);
  GKeyFile *file = g_key_file_new ();

  g_assert_true (g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL));
  return file;
}

LAB_TEST ("/key-text/readable", test_readable)
{
  g_autoptr (GKeyFile) file = read_file ("\\sa\\\\\\tb\\n;c");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lab_key_text_get (file, "group", "key", &error);
  g_auto (GStrv) list = NULL;
  gsize n_items;

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, " a\\\tb\n;c");
  list = lab_key_text_get_list (file, "group", "key", &n_items, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_items, ==, 2);
  g_assert_cmpstr (list[0], ==, " a\\\tb\n");
  g_assert_cmpstr (list[1], ==, "c");
}

LAB_TEST ("/key-text/numbers", test_numbers)
{
  g_autoptr (GKeyFile) file = read_file ("7;-2;");
  g_autoptr (GError) error = NULL;
  gsize n_numbers;
  g_autofree int *numbers = lab_key_text_get_numbers (file, "group", "key", &n_numbers, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (n_numbers, ==, 2);
  g_assert_cmpint (numbers[0], ==, 7);
  g_assert_cmpint (numbers[1], ==, -2);
}

/* Asserts that @value gives an error and no text. */
static void
assert_refused (const char *value)
{
  g_autoptr (GKeyFile) file = read_file (value);
  g_autoptr (GError) text_error = NULL;
  g_autoptr (GError) list_error = NULL;
  g_autoptr (GError) numbers_error = NULL;
  gsize n_numbers = 5;

  g_assert_null (lab_key_text_get (file, "group", "key", &text_error));
  g_assert_error (text_error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
  g_assert_null (lab_key_text_get_list (file, "group", "key", NULL, &list_error));
  g_assert_error (list_error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
  g_assert_null (lab_key_text_get_numbers (file, "group", "key", &n_numbers, &numbers_error));
  g_assert_error (numbers_error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE);
  g_assert_cmpuint (n_numbers, ==, 0);
}

LAB_TEST ("/key-text/escapes", test_escapes)
{
  assert_refused ("a\\q");
  assert_refused ("a\\");
  assert_refused ("\\q\\");
  assert_refused ("\\\\\\");
}

LAB_TEST ("/key-text/missing", test_missing)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (lab_key_text_get (file, "group", "key", &error));
  g_assert_error (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_GROUP_NOT_FOUND);
  g_assert_null (lab_key_text_get_list (file, "group", "key", NULL, NULL));
}
