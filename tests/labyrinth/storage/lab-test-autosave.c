/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-autosave.h"

#include <string.h>

#include "lab-test-saving.h"

static void
on_trouble (LabAutosave     *autosave G_GNUC_UNUSED,
            const char      *reason,
            LabTestAutosave *self)
{
  self->n_troubles++;
  g_free (self->reason);
  self->reason = g_strdup (reason);
}

/**
 * lab_test_autosave_begin: deals a game and creates an autosave, which does not save
 * the game yet.
 */
void
lab_test_autosave_begin (LabTestAutosave *self)
{
  const LabDeal deal = { 42, 0x7, 0, 4, LAB_RULES_STANDARD };
  g_autoptr (LabGame) game = lab_game_new (&deal, NULL);
  g_autoptr (LabController) controller = lab_controller_new (game);

  memset (self, 0, sizeof *self);
  self->random = g_rand_new_with_seed (9);
  self->saved = lab_saved_game_new (controller, NULL);
  self->autosave = lab_autosave_new ();
  g_signal_connect (self->autosave, "trouble", G_CALLBACK (on_trouble), self);
}

/**
 * lab_test_autosave_end: drops the autosave, and asserts that nothing else holds it.
 */
void
lab_test_autosave_end (LabTestAutosave *self)
{
  GWeakRef game;

  g_weak_ref_init (&game, self->saved);
  g_clear_object (&self->autosave);
  g_clear_object (&self->saved);
  g_assert_null (g_weak_ref_get (&game));
  g_weak_ref_clear (&game);
  g_free (self->reason);
  g_rand_free (self->random);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
lab_test_autosave_play (LabTestAutosave *self,
                        guint            n_half_turns)
{
  for (guint i = 0; i < n_half_turns; i++)
    g_assert_true (lab_test_play_half_turn (self->saved, self->random));
}

/**
 * lab_test_autosave_load: (transfer full) (nullable): returns the game on the disk, if
 * there is one.
 */
LabSavedGame *
lab_test_autosave_load (void)
{
  g_autoptr (GError) error = NULL;
  LabSavedGame *kept = lab_autosave_load_kept (&error);

  g_assert_no_error (error);
  return kept;
}

/**
 * lab_test_autosave_assert: asserts that the game on the disk equals the current game.
 */
void
lab_test_autosave_assert (LabTestAutosave *self)
{
  g_autoptr (LabSavedGame) kept = lab_test_autosave_load ();

  g_assert_nonnull (kept);
  lab_test_assert_same_game (self->saved, kept);
}
