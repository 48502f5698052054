/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-clock.h"
#include "lab-robots-party-state.h"
#include "lab-robots-solver.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_PARTY_STEP: how long the computer takes for each move that it shows, in
 * milliseconds. */
#define LAB_ROBOTS_PARTY_STEP 1000

/**
 * LabRobotsPartyBest:
 * @outcome: how the search ended
 * @moves: (nullable) (element-type LabRobotsMove): the best way that was found; robots have their
 *   numbers in the party
 * @lower_bound: no way has fewer moves
 *
 * The best way to the current target.
 */
typedef struct
{
  LabRobotsOutcome  outcome;
  GArray           *moves;
  guint             lower_bound;
} LabRobotsPartyBest;

#define LAB_TYPE_ROBOTS_PARTY (lab_robots_party_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsParty, lab_robots_party, LAB, ROBOTS_PARTY, GObject)

LabRobotsParty *lab_robots_party_new               (const LabRobotsPartySettings  *settings,
                                                    LabClock                      *clock);
LabRobotsParty *lab_robots_party_new_resumed       (const LabRobotsPartySettings  *settings,
                                                    const char                    *events,
                                                    gint64                         elapsed,
                                                    LabClock                      *clock,
                                                    GError                       **error);
const LabRobotsPartySettings *
                lab_robots_party_get_settings      (LabRobotsParty                *self);
const LabRobotsPartyState *
                lab_robots_party_get_state         (LabRobotsParty                *self);
const char     *lab_robots_party_get_events        (LabRobotsParty                *self);
gint64          lab_robots_party_get_elapsed       (LabRobotsParty                *self);
gint64          lab_robots_party_get_time_left     (LabRobotsParty                *self);
gboolean        lab_robots_party_is_drawing        (LabRobotsParty                *self);
const LabRobotsPartyBest *
                lab_robots_party_get_best          (LabRobotsParty                *self);
gboolean        lab_robots_party_is_person_showing (LabRobotsParty                *self);
gboolean        lab_robots_party_is_over           (LabRobotsParty                *self);
gboolean        lab_robots_party_claim             (LabRobotsParty                *self,
                                                    guint                          seat,
                                                    guint                          number,
                                                    GError                       **error);
gboolean        lab_robots_party_skip              (LabRobotsParty                *self,
                                                    GError                       **error);
gboolean        lab_robots_party_play              (LabRobotsParty                *self,
                                                    LabRobotsMove                  move,
                                                    GError                       **error);
gboolean        lab_robots_party_undo              (LabRobotsParty                *self,
                                                    GError                       **error);
gboolean        lab_robots_party_give_up           (LabRobotsParty                *self,
                                                    GError                       **error);
gboolean        lab_robots_party_next              (LabRobotsParty                *self,
                                                    GError                       **error);
void            lab_robots_party_set_paused        (LabRobotsParty                *self,
                                                    gboolean                       is_paused);
gboolean        lab_robots_party_get_paused        (LabRobotsParty                *self);

G_END_DECLS
