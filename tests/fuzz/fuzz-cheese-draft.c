/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-draft.h"
#include "lab-fuzz.h"

/* Fuzzes the file with the maze that is drawn by hand: what is read is written and read again. */

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new_from_text (text, &error);
  g_autoptr (LabCheeseDraft) again = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autofree char *first = NULL, *second = NULL;

  if (draft == NULL)
    {
      lab_fuzz_assert_refused (error);
      return;
    }
  g_assert_no_error (error);
  first = lab_cheese_draft_to_text (draft);
  again = lab_cheese_draft_new_from_text (first, NULL);
  g_assert_nonnull (again);
  second = lab_cheese_draft_to_text (again);
  g_assert_cmpstr (first, ==, second);
  maze = lab_cheese_draft_finish (draft, NULL);
}
