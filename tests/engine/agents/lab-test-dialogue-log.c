/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-dialogue-log.h"

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* Public functions */

void
lab_test_dialogue_log_open (LabTestDialogueLog *self)
{
  g_autoptr (GError) error = NULL;
  int file = g_file_open_tmp ("log-XXXXXX", &self->path, &error);

  g_assert_no_error (error);
  close (file);
  self->log = lab_dialogue_log_open (self->path, &error);
  g_assert_no_error (error);
}

/* Returns what the log has now. */
char *
lab_test_dialogue_log_read (const LabTestDialogueLog *self)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (self->path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Returns how often the log has @part. */
guint
lab_test_dialogue_log_count (const LabTestDialogueLog *self,
                             const char               *part)
{
  g_autofree char *text = lab_test_dialogue_log_read (self);
  guint n = 0;

  for (const char *found = text; (found = strstr (found, part)) != NULL; found += strlen (part))
    n++;
  return n;
}

/* Closes the log, and asserts that all of it was written. The programs must have ended. */
void
lab_test_dialogue_log_clear (LabTestDialogueLog *self)
{
  g_autoptr (GError) error = NULL;

  lab_dialogue_log_close (self->log, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  g_clear_pointer (&self->path, g_free);
}
