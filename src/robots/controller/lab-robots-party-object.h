/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-party.h"

G_BEGIN_DECLS

/* The type is in three files: lab-robots-party.c keeps the time and lets things happen,
 * lab-robots-party-schedule.c knows what happens next by itself, and lab-robots-party-actions.c is
 * what people do. */

struct _LabRobotsParty
{
  GObject parent_instance;

  LabRobotsPartySettings *settings;
  LabRobotsPartyState state;
  GString *events;

  LabClock *clock;
  gboolean is_paused;
  gint64 spent;                 /* in microseconds since the target was drawn, until the clock last
                                   started */
  gint64 since;                 /* when the clock last started */
  gint64 step;                  /* when the computer began to show, or showed its last move */
  guint timeout;
  gboolean is_drawing;          /* players cannot see the target yet */

  GCancellable *thinking;       /* (nullable): while the best way is looked for */
  gboolean has_best;
  LabRobotsPartyBest best;
  gint64 best_time;             /* when it was found, in milliseconds like a claim */
  gboolean is_skipping;         /* whether to skip as soon as the best way is known */
  LabRobotsRivalClaim plans[LAB_ROBOTS_PARTY_MAX_SEATS][LAB_ROBOTS_RIVAL_MAX_CLAIMS];
  guint n_plans[LAB_ROBOTS_PARTY_MAX_SEATS];
};

gboolean lab_robots_party_apply             (LabRobotsParty             *self,
                                             const LabRobotsPartyEvent  *event,
                                             GError                    **error);
void     lab_robots_party_poll              (LabRobotsParty             *self);
void     lab_robots_party_skip_time         (LabRobotsParty             *self,
                                             gint64                      time);

gint64   lab_robots_party_get_countdown_end (LabRobotsParty             *self);
void     lab_robots_party_plan              (LabRobotsParty             *self);
gboolean lab_robots_party_must_redraw       (LabRobotsParty             *self);
gboolean lab_robots_party_find_plan         (LabRobotsParty             *self,
                                             LabRobotsPartyEvent        *event);
gboolean lab_robots_party_find_next         (LabRobotsParty             *self,
                                             LabRobotsPartyEvent        *event);

G_END_DECLS
