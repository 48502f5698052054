/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party-pad.h"
#include "lab-robots-party-page.h"
#include "lab-robots-party-players.h"
#include "lab-robots-party-replay.h"
#include "lab-robots-party-setup.h"

G_BEGIN_DECLS

/* What the page (lab-robots-party-page.c) and the claims at its keys and its pad
 * (lab-robots-party-pad.c) share: together they are too long for one file. */

struct _LabRobotsPartyPage
{
  LabGamePage parent_instance;

  LabFamily *family;              /* not referenced: it outlives the page, or has no page then */
  LabRobotsParty *party;          /* (nullable): the party that is shown */
  GSignalGroup *signals;
  guint tick;                     /* moves the countdown, or 0 */
  guint last_second;              /* what was told of the countdown */
  gboolean is_held;               /* paused by a dialog */
  gboolean has_seen_board;        /* players have seen the board of the party */
  gboolean has_seen_target;       /* players have seen the target that was drawn last */

  /* Who claims: the player at the pad, and those who wait for it. */
  guint seat;
  guint queue[LAB_ROBOTS_PARTY_MAX_SEATS];
  guint n_queue;
  gint64 pad_end;                 /* when the pad closes, in milliseconds like a claim */
  gint64 pad_over;                /* when it last closed by itself, 0 if it never did */

  GtkStack *stack;
  AdwPreferencesGroup *resume_group;
  AdwActionRow *resume_row;
  GtkWidget *resume;
  GtkWidget *start;
  LabRobotsPartySetup *setup;
  AdwBin *finished;
  GtkStack *cover;
  LabRobotsBoardView *board;
  GtkWidget *unpause;
  AdwToastOverlay *toasts;
  GtkScrolledWindow *scroller;
  GtkDrawingArea *picture;
  GtkLabel *round;
  GtkLabel *goal;
  GtkWidget *pause;
  GtkWidget *countdown;
  GtkDrawingArea *ring;
  GtkLabel *seconds;
  GtkLabel *status;
  LabRobotsPartyPad *pad;
  GtkWidget *give_up;
  GtkWidget *next;
  GtkLabel *next_label;
  LabRobotsPartyReplay *replay;
  LabResultCard *result;
  LabRobotsPartyPlayers *players;
  GtkLabel *prompt;
  GtkWidget *skip;
  GtkLabel *skip_label;
};


void lab_robots_party_page_update_tick (LabRobotsPartyPage *self);

gboolean lab_robots_party_page_has_pad    (LabRobotsPartyPage *self);
void     lab_robots_party_page_open_pad   (LabRobotsPartyPage *self,
                                           guint               seat);
void     lab_robots_party_page_end_claims (LabRobotsPartyPage *self);
void     lab_robots_party_page_update_pad (LabRobotsPartyPage *self);

void     lab_robots_party_page_on_move    (LabRobotsPartyPage *self,
                                           guint               robot,
                                           guint               side);
gboolean lab_robots_party_page_on_key     (LabRobotsPartyPage *self,
                                           guint               keyval,
                                           guint               keycode,
                                           GdkModifierType     state);

G_END_DECLS
