/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-records.h"

/**
 * lab_test_record_new: (transfer full): returns the record of @game.
 */
LabRecord *
lab_test_record_new (const LabTestGame *game)
{
  static const char * const seats[] = { "red", "yellow", "blue", "violet" };
  g_auto (GStrv) kinds = g_strsplit (game->kinds, ";", -1);
  g_autofree char *began = lab_record_format_time (game->ended - 60);
  g_autofree char *ended = lab_record_format_time (game->ended);
  g_autofree char *id = g_strdup_printf ("%s %" G_GUINT64_FORMAT, began, game->number);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  LabRecord *record;

  g_string_printf (text,
                   "[%s]\nBegan=%s\nEnded=%s\nNumber=%" G_GUINT64_FORMAT "\nVariants=\nCards=6\n"
                   "Names=%s\nKinds=%s\nTurns=%s\nPlaces=%s\nSeats=",
                   id, began, ended, game->number, game->names, game->kinds, game->turns,
                   game->places);
  for (guint i = 0; kinds[i] != NULL && *kinds[i] != '\0'; i++)
    g_string_append_printf (text, "%s;", seats[i]);
  g_string_append (text, "\nFound=");
  for (guint i = 0; kinds[i] != NULL && *kinds[i] != '\0'; i++)
    g_string_append (text, "1;");
  g_string_append_c (text, '\n');
  g_key_file_load_from_data (file, text->str, text->len, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  record = lab_record_parse (file, id, &error);
  g_assert_no_error (error);
  return record;
}
