/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-round.h"

#include "lab-puzzle-banner.h"
#include "lab-puzzle-result.h"
#include "lab-puzzle-text.h"

/**
 * LabPuzzleRound:
 *
 * A puzzle, played at the table: find the one treasure, alone, in the fewest turns. Turns
 * that are taken back do not count.
 */
struct _LabPuzzleRound
{
  LabPastime parent_instance;

  LabPuzzle puzzle;
  char *next;                 /* (nullable): the id of the puzzle to go on with */
  LabPuzzleProgress *progress;
  guint n_turns;              /* in which it was solved; 0 for not at all */
  GError *error;              /* (nullable): why that could not be kept */
};

G_DEFINE_FINAL_TYPE (LabPuzzleRound, lab_puzzle_round, LAB_TYPE_PASTIME)

/* Private helpers */

static LabGame *
get_game (LabPuzzleRound *self)
{
  return lab_controller_get_game (lab_pastime_get_controller (LAB_PASTIME (self)));
}

static void
start_over (LabPuzzleRound *self)
{
  g_autoptr (LabPastime) again = lab_puzzle_round_new (&self->puzzle, self->next, self->progress);

  lab_pastime_go_on_with (LAB_PASTIME (self), again);
}

static void
give_up (LabPuzzleRound *self)
{
  lab_pastime_end (LAB_PASTIME (self));
}

/* Pastime */

static LabGame *
lab_puzzle_round_begin (LabPastime *pastime)
{
  return lab_game_new_from_position (&LAB_PUZZLE_ROUND (pastime)->puzzle.position, NULL);
}

static char *
lab_puzzle_round_describe (LabPastime *pastime)
{
  return lab_puzzle_text_name (&LAB_PUZZLE_ROUND (pastime)->puzzle);
}

static GtkWidget *
lab_puzzle_round_create_banner (LabPastime *pastime)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (pastime);
  GtkWidget *banner = lab_puzzle_banner_new (&self->puzzle, get_game (self));

  g_signal_connect_object (banner, "start-over", G_CALLBACK (start_over), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (banner, "give-up", G_CALLBACK (give_up), self, G_CONNECT_SWAPPED);
  return banner;
}

static GtkWidget *
lab_puzzle_round_create_result (LabPastime *pastime)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (pastime);
  GtkWidget *result = lab_puzzle_result_new (&self->puzzle, self->n_turns, self->next);

  if (self->error != NULL)
    lab_puzzle_result_complain (LAB_PUZZLE_RESULT (result), self->error->message);
  g_signal_connect_object (result, "again", G_CALLBACK (start_over), self, G_CONNECT_SWAPPED);
  return result;
}

static void
lab_puzzle_round_settled (LabPastime *pastime)
{
  LabPuzzleRound *self = LAB_PUZZLE_ROUND (pastime);
  g_autofree char *solved = NULL;

  if (lab_game_get_phase (get_game (self)) != LAB_PHASE_OVER)
    return;
  self->n_turns = lab_game_get_n_half_turns (get_game (self)) / 2;
  solved = lab_puzzle_text_solved (self->n_turns);
  lab_pastime_tell (pastime, solved);
  lab_puzzle_progress_record (self->progress, &self->puzzle, self->n_turns, &self->error);
  lab_pastime_end (pastime);
}

static gboolean
lab_puzzle_round_allows_undo (LabPastime *pastime)
{
  return !lab_pastime_get_over (pastime);
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
  LabPastimeClass *pastime_class = LAB_PASTIME_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_puzzle_round_finalize;
  pastime_class->begin = lab_puzzle_round_begin;
  pastime_class->describe = lab_puzzle_round_describe;
  pastime_class->create_banner = lab_puzzle_round_create_banner;
  pastime_class->create_result = lab_puzzle_round_create_result;
  pastime_class->settled = lab_puzzle_round_settled;
  pastime_class->allows_undo = lab_puzzle_round_allows_undo;
}

static void
lab_puzzle_round_init (LabPuzzleRound *self G_GNUC_UNUSED)
{
}

/* Public functions */

/**
 * lab_puzzle_round_new:
 * @puzzle: the puzzle; copied
 * @next: (nullable): the id of the puzzle to go on with, for `win.play-puzzle`
 * @progress: where to keep that it was solved
 *
 * Returns: (transfer full): the puzzle, to be played
 */
LabPastime *
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
  return LAB_PASTIME (self);
}

/** lab_puzzle_round_get_puzzle: (transfer none): what is to be solved. */
const LabPuzzle *
lab_puzzle_round_get_puzzle (LabPuzzleRound *self)
{
  g_return_val_if_fail (LAB_IS_PUZZLE_ROUND (self), NULL);

  return &self->puzzle;
}
