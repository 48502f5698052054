/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-autosave.h"
#include "lab-game-announcer.h"
#include "lab-game-questions.h"
#include "lab-game-tools.h"
#include "lab-high-scores.h"
#include "lab-labyrinth-family.h"
#include "lab-puzzles-page.h"
#include "lab-ranking-page.h"
#include "lab-review-page.h"
#include "lab-setup-page.h"
#include "lab-statistics-page.h"
#include "lab-statistics-writer.h"
#include "lab-time-trial-page.h"

G_BEGIN_DECLS

/* The files of the family share this struct: lab-labyrinth-family.c switches between pages,
 * lab-labyrinth-autosave.c plays the standard game and saves it, lab-labyrinth-files.c opens and
 * saves files, lab-labyrinth-solo-modes.c plays everything else, lab-labyrinth-puzzles.c finds
 * puzzles, lab-labyrinth-progress.c shows the player's progress, lab-labyrinth-review.c shows past
 * turns, lab-labyrinth-statistics.c records games that are over. */

struct _LabLabyrinthFamily
{
  LabFamily parent_instance;

  GSettings *settings;        /* NULL if settings cannot be saved */
  LabStatisticsWriter *statistics_writer;
  gboolean statistics_wanted; /* while the statistics are read */
  LabStatisticsPage *statistics_page;   /* created when it is first needed */
  const char *statistics_from;          /* (nullable): the page where it was opened */

  LabAutosave *autosave;
  LabSavedGame *saved;        /* (nullable): the current standard game, or the last one */
  GDateTime *played;          /* when it was last played */
  char *trouble;              /* (nullable): why it is not saved; not reported yet */
  LabGameQuestions *questions;          /* before the current game is lost */
  GCancellable *cancellable;  /* cancels reading files */
  gboolean opened_over;       /* the game was over when its file was opened */
  gboolean held;              /* the game page is held under a dialog or the statistics */

  LabGameAnnouncer *announcer;
  LabGameTools *tools;        /* (nullable): in the header bar */
  LabSetupPage *setup_page;   /* (nullable): the start page */
  LabGamePage *game_page;     /* created when it is first needed */
  LabRankingPage *ranking_page;         /* the same */
  LabTimeTrialPage *time_trial_page;    /* the same */
  LabSoloMode *solo_mode;     /* (nullable): NULL for the standard game */
  GSignalGroup *solo_signals; /* of the solo mode */
  const char *leaving_action; /* leaves it if the player agrees */
  GVariant *leaving_parameter;/* (nullable): of that action */
  gboolean leaving_agreed;    /* while that action runs */
  GtkWidget *result;          /* (nullable): the last page of the solo mode */
  guint leaving;              /* shows the start page after that page */
  LabPuzzlesPage *puzzles_page;         /* created when it is first needed */
  LabPuzzleBook *puzzle_book;           /* created when it is first needed */
  LabPuzzleProgress *puzzle_progress;   /* created when it is first needed */
  LabHighScores *high_scores; /* the same */
  LabPuzzle puzzle_wanted;    /* kind, number and turns of the puzzle to play */
  GCancellable *puzzle_making;/* (nullable): cancels making a puzzle */

  LabReviewPage *review_page; /* created when it is first needed */
  const char *reviewed;       /* (nullable): the page to return to after the review */
};

LabShell *lab_labyrinth_get_shell              (LabLabyrinthFamily  *self);
LabGame  *lab_labyrinth_get_game               (LabLabyrinthFamily  *self);
gboolean  lab_labyrinth_is_at_table            (LabLabyrinthFamily  *self);
void      lab_labyrinth_tell                   (LabLabyrinthFamily  *self,
                                                const char          *text);
void      lab_labyrinth_show_page              (LabLabyrinthFamily  *self,
                                                const char          *page);
void      lab_labyrinth_show_setup             (LabLabyrinthFamily  *self);
LabTurnRunner *lab_labyrinth_create_runner     (LabLabyrinthFamily  *self,
                                                LabController       *controller,
                                                const LabPlayerKind  kinds[LAB_N_SEATS]);
void      lab_labyrinth_update_tools           (LabLabyrinthFamily  *self);
void      lab_labyrinth_show_table             (LabLabyrinthFamily  *self,
                                                LabTurnRunner       *runner,
                                                const char          *about);

void      lab_labyrinth_autosave_get_kinds     (LabLabyrinthFamily  *self,
                                                LabPlayerKind        kinds[LAB_N_SEATS]);
void      lab_labyrinth_autosave_start         (LabLabyrinthFamily  *self,
                                                LabGame             *game,
                                                const LabPlayerKind *kinds,
                                                gboolean             tournament);
gboolean  lab_labyrinth_autosave_has_begun     (LabFamily           *family);
void      lab_labyrinth_autosave_update        (LabLabyrinthFamily  *self);
void      lab_labyrinth_autosave_end           (LabLabyrinthFamily  *self);
void      lab_labyrinth_autosave_leave         (LabLabyrinthFamily  *self);
gboolean  lab_labyrinth_autosave_may_close     (LabFamily           *family);
GDateTime *lab_labyrinth_autosave_dup_resumable (LabFamily          *family);
void      lab_labyrinth_autosave_resume        (LabFamily           *family);
void      lab_labyrinth_autosave_add_actions   (LabLabyrinthFamily  *self);
void      lab_labyrinth_autosave_init          (LabLabyrinthFamily  *self);
void      lab_labyrinth_autosave_dispose       (LabLabyrinthFamily  *self);

gboolean  lab_labyrinth_files_can_open         (LabFamily           *family,
                                                GFile               *file);
void      lab_labyrinth_files_open             (LabFamily           *family,
                                                GFile              **files,
                                                guint                n_files);
void      lab_labyrinth_files_init             (LabLabyrinthFamily  *self);
void      lab_labyrinth_files_add_actions      (LabLabyrinthFamily  *self);

void      lab_labyrinth_solo_modes_init        (LabLabyrinthFamily  *self);
gboolean  lab_labyrinth_solo_modes_may_leave   (LabLabyrinthFamily  *self,
                                                GSimpleAction       *action,
                                                GVariant            *parameter);
void      lab_labyrinth_solo_modes_go_back     (LabFamily           *family);
void      lab_labyrinth_solo_modes_forget      (LabLabyrinthFamily  *self);
void      lab_labyrinth_solo_modes_drop_result (LabLabyrinthFamily  *self);
void      lab_labyrinth_solo_modes_add_actions (LabLabyrinthFamily  *self);

void      lab_labyrinth_puzzles_ensure         (LabLabyrinthFamily  *self);
void      lab_labyrinth_puzzles_stop           (LabLabyrinthFamily  *self);
void      lab_labyrinth_puzzles_free           (LabLabyrinthFamily  *self);
void      lab_labyrinth_puzzles_add_actions    (LabLabyrinthFamily  *self);

void      lab_labyrinth_progress_update        (LabLabyrinthFamily  *self);
void      lab_labyrinth_progress_dispose       (LabLabyrinthFamily  *self);

gboolean  lab_labyrinth_review_is_shown        (LabLabyrinthFamily  *self);
gboolean  lab_labyrinth_review_is_possible     (LabLabyrinthFamily  *self);
void      lab_labyrinth_review_drop            (LabLabyrinthFamily  *self);
void      lab_labyrinth_review_add_actions     (LabLabyrinthFamily  *self);

gboolean  lab_labyrinth_statistics_note        (LabLabyrinthFamily  *self);
gboolean  lab_labyrinth_statistics_is_shown    (LabLabyrinthFamily  *self);
void      lab_labyrinth_statistics_leave       (LabLabyrinthFamily  *self);
void      lab_labyrinth_statistics_init        (LabLabyrinthFamily  *self);
void      lab_labyrinth_statistics_add_actions (LabLabyrinthFamily  *self);
void      lab_labyrinth_statistics_dispose     (LabLabyrinthFamily  *self);

G_END_DECLS
