/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-round.h"

#include <glib/gi18n.h>

#include "lab-puzzle-banner.h"
#include "lab-puzzle-result.h"
#include "lab-puzzle-text.h"

/**
 * LabPuzzleRound:
 *
 * Lets the player solve a puzzle at the table: find the only treasure in the fewest turns.
 * Turns that were undone do not count.
 */
struct _LabPuzzleRound
{
  LabSoloMode parent_instance;

  LabPuzzle puzzle;
  char *next;                 /* (nullable): the id of the next puzzle */
  LabPuzzleProgress *progress;
  guint n_turns;              /* of the player's solution; 0 if there is none */
  GError *error;              /* (nullable): why saving failed */
};

G_DEFINE_FINAL_TYPE (LabPuzzleRound, lab_puzzle_round, LAB_TYPE_SOLO_MODE)

/* Private helpers */

static LabGame *
get_game (LabPuzzleRound *self)
{
  return lab_controller_get_game (lab_solo_mode_get_controller (LAB_SOLO_MODE (self)));
}

static void
start_over (LabPuzzleRound *self)
{
  g_autoptr (LabSoloMode) again = lab_puzzle_round_new (&self->puzzle, self->next, self->progress);

  lab_solo_mode_go_on_with (LAB_SOLO_MODE (self), again);
}

static void
give_up (LabPuzzleRound *self)
{
  lab_solo_mode_end (LAB_SOLO_MODE (self));
}

/* LabSoloMode */

static LabGame *
lab_puzzle_round_begin (LabSoloMode *mode)
{
  return lab_game_new_from_position (&LAB_PUZZLE_ROUND (mode)->puzzle.position, NULL);
}

static char *
lab_puzzle_round_describe (LabSoloMode *mode)
{
  return lab_puzzle_text_name (&LAB_PUZZLE_ROUND (mode)->puzzle);
}

static GtkWidget *
lab_puzzle_round_create_banner (LabSoloMode *mode)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (mode);
  GtkWidget *banner = lab_puzzle_banner_new (&self->puzzle, get_game (self));

  g_signal_connect_object (banner, "start-over", G_CALLBACK (start_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (banner, "give-up", G_CALLBACK (give_up), self, G_CONNECT_SWAPPED);
  return banner;
}

static void
show_line (LabPuzzleRound *self)
{
  const LabPuzzle *puzzle = &self->puzzle;
  g_autofree char *name = lab_puzzle_text_name (puzzle);

  lab_solo_mode_show_line (LAB_SOLO_MODE (self), &puzzle->position, puzzle->turns, puzzle->n_turns,
                           name);
}

static GtkWidget *
lab_puzzle_round_create_result (LabSoloMode *mode)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (mode);
  GtkWidget *result = lab_puzzle_result_new (&self->puzzle, self->n_turns, self->next);

  if (self->error != NULL)
    lab_puzzle_result_complain (LAB_PUZZLE_RESULT (result), self->error->message);
  g_signal_connect_object (result, "again", G_CALLBACK (start_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (result, "show-line", G_CALLBACK (show_line), self, G_CONNECT_SWAPPED);
  return result;
}

static void
lab_puzzle_round_settled (LabSoloMode *mode)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (mode);
  g_autofree char *solved = NULL;

  if (lab_game_get_phase (get_game (self)) != LAB_PHASE_OVER)
    return;
  self->n_turns = lab_game_get_n_half_turns (get_game (self)) / 2;
  solved = lab_puzzle_text_solved (self->n_turns);
  lab_solo_mode_tell (mode, solved);
  lab_puzzle_progress_record (self->progress, &self->puzzle, self->n_turns, &self->error);
  lab_solo_mode_end (mode);
}

/* The first turn of a puzzle is quickly played again. */
static const char *
lab_puzzle_round_get_loss (LabSoloMode *mode)
{
  if (lab_game_get_n_half_turns (get_game (LAB_PUZZLE_ROUND (mode))) < 2)
    return NULL;
  return _("The turns that you have played in this puzzle will be lost.");
}

static gboolean
lab_puzzle_round_allows_undo (LabSoloMode *mode)
{
  return !lab_solo_mode_get_over (mode);
}

/* GObject */

static void
lab_puzzle_round_finalize (GObject *object)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (object);

  g_free (self->next);
  g_clear_object (&self->progress);
  g_clear_error (&self->error);
  G_OBJECT_CLASS (lab_puzzle_round_parent_class)->finalize (object);
}

static void
lab_puzzle_round_class_init (LabPuzzleRoundClass *klass)
{
  LabSoloModeClass *mode_class = LAB_SOLO_MODE_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_puzzle_round_finalize;
  mode_class->begin = lab_puzzle_round_begin;
  mode_class->describe = lab_puzzle_round_describe;
  mode_class->create_banner = lab_puzzle_round_create_banner;
  mode_class->create_result = lab_puzzle_round_create_result;
  mode_class->settled = lab_puzzle_round_settled;
  mode_class->get_loss = lab_puzzle_round_get_loss;
  mode_class->allows_undo = lab_puzzle_round_allows_undo;
}

static void
lab_puzzle_round_init (LabPuzzleRound *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_puzzle_round_new:
 * @puzzle: the puzzle; copied
 * @next: (nullable): the id of the next puzzle, for `win.play-puzzle`
 * @progress: where to save the stars
 *
 * Returns: (transfer full): the solo mode that plays the puzzle
 */
LabSoloMode *
lab_puzzle_round_new (const LabPuzzle   *puzzle,
                      const char        *next,
                      LabPuzzleProgress *progress)
{
  LabPuzzleRound *self;

  g_return_val_if_fail (puzzle != NULL, NULL);
  g_return_val_if_fail (LAB_IS_PUZZLE_PROGRESS (progress), NULL);

  self = g_object_new (LAB_TYPE_PUZZLE_ROUND, NULL);
  self->puzzle = *puzzle;
  self->next = g_strdup (next);
  self->progress = g_object_ref (progress);
  return LAB_SOLO_MODE (self);
}
