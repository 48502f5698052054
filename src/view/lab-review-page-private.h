/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-notice.h"
#include "lab-replay.h"
#include "lab-review-page.h"
#include "lab-tile-view.h"

G_BEGIN_DECLS

/* What the files of looking back share: lab-review-page.c shows the turns,
 * lab-review-actions.c does what people want with them. */

struct _LabReviewPage
{
  AdwBin parent_instance;

  LabGame *game;              /* (nullable): that is looked back at */
  LabPosition initial;        /* where it began, as far as everybody may know */
  gboolean secret;            /* whether there are cards that somebody must not see */
  gboolean may_play_on;
  LabSavedGame *saved;        /* (nullable): all of it, if there is nothing to hide */

  LabReplay *replay;
  GtkSingleSelection *selection;
  gulong selected_handler;
  gboolean jumping;           /* what is selected next is shown at once */
  gboolean stepping;          /* it is selected because the turns are being played */
  gboolean playing;           /* one turn after the other */
  guint timer;                /* until the next of them */
  guint ticker;               /* until the list has been laid out, and a row gets the focus */
  guint n_frames;

  LabAnnouncer *announcer;    /* (nullable): of the window that we are in */
  LabNotice *copied;
  GtkEventController *keys;       /* wherever the focus is */
  GtkEventController *list_keys;  /* in the list, before it takes them for itself */

  AdwToastOverlay *toasts;
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
