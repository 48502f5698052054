/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "lab-robots-party-state.h"
#include "lab-robots-solver.h"
#include "lab-task.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_PARTY_STEP: how long the computer takes for each move that it shows, in
 * milliseconds. */
#define LAB_ROBOTS_PARTY_STEP 1000

/**
 * LabRobotsPartyBest:
 * @outcome: how the search ended
 * @moves: (nullable) (element-type LabRobotsMove): the best way that was found; robots have their
 *   numbers in the party
 *
 * The best way to the current target.
 */
typedef struct
{
  LabRobotsOutcome  outcome;
  GArray           *moves;
} LabRobotsPartyBest;

#define LAB_TYPE_ROBOTS_PARTY (lab_robots_party_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsParty, lab_robots_party, LAB, ROBOTS_PARTY, GObject)

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

  LabTask *solving;             /* (nullable): while the best way is looked for */
  guint puzzle_robot;           /* its robot 1 */
  gboolean has_best;
  LabRobotsPartyBest best;
  gint64 best_time;             /* when it was found, in milliseconds like a claim */
  gboolean is_skipping;         /* whether to skip as soon as the best way is known */
  LabRobotsRivalClaim plans[LAB_ROBOTS_PARTY_MAX_SEATS][LAB_ROBOTS_RIVAL_MAX_CLAIMS];
  guint n_plans[LAB_ROBOTS_PARTY_MAX_SEATS];
};

LabRobotsParty *lab_robots_party_new               (const LabRobotsPartySettings *settings,
                                                    LabClock                     *clock);
LabRobotsParty *lab_robots_party_new_resumed       (const LabRobotsPartySettings *settings,
                                                    const char                   *events,
                                                    gint64                        elapsed,
                                                    LabClock                     *clock,
                                                    GError                      **error);
gint64          lab_robots_party_get_elapsed       (LabRobotsParty               *self);
gint64          lab_robots_party_get_time_left     (LabRobotsParty               *self);
gboolean        lab_robots_party_is_person_showing (LabRobotsParty               *self);
gboolean        lab_robots_party_is_over           (gpointer                      self);
gboolean        lab_robots_party_do                (LabRobotsParty               *self,
                                                    LabRobotsPartyEvent           event,
                                                    GError                      **error);
gboolean        lab_robots_party_skip              (LabRobotsParty               *self,
                                                    GError                      **error);
void            lab_robots_party_set_paused        (LabRobotsParty               *self,
                                                    gboolean                      is_paused);
void            lab_robots_party_best_init         (LabRobotsPartyBest           *best,
                                                    const LabRobotsSolution      *solution,
                                                    guint                         robot);

GArray *lab_robots_party_history_list    (LabRobotsParty            *self);
GArray *lab_robots_party_history_dup_way (const LabRobotsPartyState *state);

G_END_DECLS
