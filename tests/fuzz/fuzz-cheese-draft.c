/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-cheese-draft.h"

/* Fuzzes the file with the maze that is drawn by hand: what is read is written and read again. */

LAB_FUZZ (data, size)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = lab_fuzz_take_text (data, size);
  g_autoptr (LabCheeseDraft) draft = lab_cheese_draft_new_from_text (text, &error);
  g_autoptr (LabCheeseDraft) again = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;
  g_autofree char *first = NULL, *second = NULL;

  if (!lab_fuzz_check (draft != NULL, &error))
    return;
  first = lab_cheese_draft_to_text (draft);
  again = lab_cheese_draft_new_from_text (first, NULL);
  g_assert_nonnull (again);
  second = lab_cheese_draft_to_text (again);
  g_assert_cmpstr (first, ==, second);
  maze = lab_cheese_draft_finish (draft, NULL);
}
