/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-notice.h"
#include "lab-replay.h"
#include "lab-review-page.h"
#include "lab-table-layout.h"
#include "lab-tile-view.h"

G_BEGIN_DECLS

/* What the files of the review share: lab-review-page.c shows the turns, and
 * lab-review-actions.c handles the actions. */

struct _LabReviewPage
{
  AdwBin parent_instance;

  LabGame *game;              /* (nullable): the reviewed game */
  LabPosition initial;        /* the start, without secret cards */
  gboolean secret;            /* whether some cards must stay secret */
  gboolean may_play_on;
  LabSavedGame *saved;        /* (nullable): NULL while cards are secret */

  LabReplay *replay;
  GtkSingleSelection *selection;
  gulong selected_handler;
  gboolean jumping;           /* show the next selected turn at once */
  gboolean stepping;          /* the replay selects the turn */
  gboolean playing;           /* replays all turns in a row */
  guint timer;                /* until the next turn of the replay */
  guint ticker;               /* until a row of the list can get the focus */
  guint n_frames;

  LabAnnouncer *announcer;    /* (nullable): of the window */
  LabNotice *copied;
  GtkEventController *keys;       /* keys for the whole page */
  GtkEventController *list_keys;  /* keys that the list would take */

  AdwToastOverlay *toasts;
  LabTableLayout *table;
  LabBoardView *board;
  GtkLabel *caption;
  GtkLabel *title;
  LabTileView *spare;
  GtkListView *list;
  GtkButton *play;
  GtkButton *leave;
  GtkButton *play_on;
};

guint         lab_review_page_get_n_turns   (LabReviewPage  *self);
guint         lab_review_page_get_number    (LabReviewPage  *self);
LabTurnEntry *lab_review_page_get_entry     (LabReviewPage  *self);
void          lab_review_page_select        (LabReviewPage  *self,
                                             guint           number,
                                             gboolean        jumping);
void          lab_review_page_stop          (LabReviewPage  *self);
void          lab_review_page_leave         (LabReviewPage  *self);
void          lab_review_page_play_on       (LabReviewPage  *self,
                                             LabGame        *game);

void          lab_review_actions_step       (LabReviewPage  *self);
void          lab_review_actions_update     (LabReviewPage  *self);
void          lab_review_actions_class_init (GtkWidgetClass *widget_class);

G_END_DECLS
