/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-family-host.h"
#include "lab-notice.h"
#include "lab-shift-analysis-view.h"
#include "lab-shift-board-view.h"
#include "lab-shift-game.h"
#include "lab-shift-saved-game.h"
#include "lab-shift-tile-view.h"
#include "lab-shift-turn-list.h"
#include "lab-step-player.h"
#include "lab-table-layout.h"

G_BEGIN_DECLS

#define LAB_TYPE_SHIFT_REVIEW_PAGE (lab_shift_review_page_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftReviewPage, lab_shift_review_page, LAB, SHIFT_REVIEW_PAGE, AdwBin)

/**
 * LabShiftReviewPage:
 *
 * The review: the table with the list of past turns in place of the panel. It replays the
 * selected turn on the board. The game itself does not change. If it is still being played,
 * the review shows only what all players have seen. A game that is over can be analyzed: then the
 * board shows a better turn, as a ghost, in place of one that lost much.
 */
struct _LabShiftReviewPage
{
  AdwBin parent_instance;

  LabShiftGame *game;              /* (nullable): the reviewed game */
  LabShiftPosition initial;        /* the start, without secret cards */
  gboolean secret;                 /* whether some cards must stay secret */
  gboolean may_play_on;
  LabShiftGame *saved;        /* (nullable): NULL while cards are secret */

  LabShiftGame *replay;  /* (nullable): the game on the board */
  guint shown;                /* the number of the last or current turn; G_MAXUINT for none */
  gboolean inserted;          /* shows the first half; the second follows */
  gboolean busy;              /* some of the turn is still to be shown */
  guint replay_source;        /* plays the second half, or the next turn */
  GtkSingleSelection *selection;
  gulong selected_handler;
  gboolean picking;           /* a turn is chosen in the list */
  guint ticker;               /* until a row of the list can get the focus */
  guint n_frames;


  AdwToastOverlay *toasts;
  LabTableLayout *table;
  LabShiftBoardView *board;
  LabStepPlayer *player;
  GtkLabel *caption;
  GtkLabel *why;
  GtkLabel *title;
  LabShiftTileView *spare;
  LabShiftAnalysisView *analysis;
  GtkListView *list;
  GtkButton *leave;
  GtkButton *play_on;
};

void     lab_shift_review_page_show       (LabShiftReviewPage     *self,
                                           LabShiftGame           *game,
                                           gboolean                is_saved);
void     lab_shift_review_page_show_line  (LabShiftReviewPage     *self,
                                           const LabShiftPosition *initial,
                                           const LabShiftTurn     *turns,
                                           guint                   n_turns,
                                           const char             *caption);
void     lab_shift_review_page_analyze    (LabShiftReviewPage     *self);
void     lab_shift_review_page_clear      (LabShiftReviewPage     *self);
gboolean lab_shift_review_has_secrets     (LabShiftGame           *game);
void     lab_shift_review_get_initial     (LabShiftGame           *game,
                                           LabShiftPosition       *initial);
char    *lab_shift_review_format_position (const LabShiftPosition *shown,
                                           gboolean                secret);
char    *lab_shift_review_format_game     (const LabShiftPosition *initial,
                                           const LabShiftTurn     *turns,
                                           guint                   n_turns,
                                           gboolean                secret);

G_END_DECLS
