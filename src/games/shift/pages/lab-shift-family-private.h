/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-game.h"
#include "lab-shift-family.h"
#include "lab-shift-high-scores.h"
#include "lab-shift-puzzles-page.h"
#include "lab-shift-ranking.h"
#include "lab-shift-review-page.h"
#include "lab-shift-setup-page.h"
#include "lab-shift-statistics.h"
#include "lab-shift-time-trial-page.h"
#include "lab-task.h"

G_BEGIN_DECLS

/* Two files share this struct, since one would be too long: lab-shift-family.c plays the standard
 * game, and switches between pages; lab-shift-solo-modes.c plays everything else. */

struct _LabShiftFamily
{
  LabFamily parent_instance;

  GSettings *settings;                       /* NULL if settings cannot be saved */

  char *trouble;              /* (nullable): why the game is not saved; not reported yet */

  LabShiftSetupPage *setup_page;             /* (nullable): the start page */
  LabShiftGamePage *game_page;               /* created when it is first needed */
  LabShiftTimeTrialPage *time_trial_page;    /* the same */
  LabShiftSoloMode *solo_mode;               /* (nullable): NULL for the standard game */
  LabShiftSoloMode *left;                    /* (nullable): a puzzle that was left */
  GSignalGroup *solo_signals;                /* of the solo mode */
  const char *leaving_action;                /* leaves it if the player agrees */
  GVariant *leaving_parameter;/* (nullable): of that action */
  gboolean leaving_agreed;                   /* while that action runs */
  LabShiftPuzzlesPage *puzzles_page;         /* created when it is first needed */
  LabShiftPuzzleBook *puzzle_book;           /* created when it is first needed */
  LabShiftPuzzleProgress *puzzle_progress;   /* created when it is first needed */
  LabShiftHighScores *high_scores;           /* the same */
  LabShiftPuzzle puzzle_wanted;              /* kind, number and turns of the puzzle to play */
  LabTask *puzzle_making;                    /* (nullable): makes a puzzle */

  LabShiftReviewPage *review_page; /* created when it is first needed */
  const char *reviewed;            /* (nullable): the page to return to after the review */
};

void     lab_shift_show_page            (LabShiftFamily *self,
                                         const char     *page);
void     lab_shift_start                (LabShiftFamily *self,
                                         LabShiftGame   *game);
void     lab_shift_solo_modes_init      (LabShiftFamily *self);
gboolean lab_shift_solo_modes_may_leave (LabShiftFamily *self,
                                         GSimpleAction  *action,
                                         GVariant       *parameter);
void     lab_shift_puzzles_stop         (LabShiftFamily *self);
guint    lab_shift_get_daily_stars      (LabFamily      *family);

G_END_DECLS
