/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-object.h"

#include <string.h>

/* What happens next by itself: the computer claims or shows its way, the countdown ends, or a
 * target without a way goes back. */

/* So many targets in a row are drawn in vain at most. On a board where nearly none can be reached,
 * people then say that they see no way. */
#define MAX_REDRAWN 100

/* Private helpers */

/* The computer's next move, or that it gives up. Returns FALSE if it must think first. */
static gboolean
find_show (LabRobotsParty      *self,
           LabRobotsPartyEvent *event)
{
  if (self->state.phase != LAB_ROBOTS_PARTY_SHOWING || lab_robots_party_is_person_showing (self)
      || !self->has_best)
    return FALSE;
  *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_GIVE_UP };
  if (self->best.moves != NULL && self->state.n_moves < self->best.moves->len)
    {
      event->kind = LAB_ROBOTS_PARTY_MOVE;
      event->move = g_array_index (self->best.moves, LabRobotsMove, self->state.n_moves);
    }
  event->time = self->step + LAB_ROBOTS_PARTY_STEP;
  return TRUE;
}

/* Functions of the type */

/** lab_robots_party_get_countdown_end: returns when the countdown ends, in milliseconds since the
 * target was drawn. */
gint64
lab_robots_party_get_countdown_end (LabRobotsParty *self)
{
  return self->state.first_claim + (gint64) self->settings->countdown * 1000;
}

/** lab_robots_party_plan: draws what the computer claims, when the best way is known. */
void
lab_robots_party_plan (LabRobotsParty *self)
{
  memset (self->n_plans, 0, sizeof self->n_plans);
  if (self->best.moves == NULL || self->best.moves->len == 0)
    return;
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      guint64 seed = self->settings->seed ^ ((guint64) self->state.round << 8 | seat);

      if (self->settings->seats[seat].is_computer)
        self->n_plans[seat] = lab_robots_rival_plan (self->settings->seats[seat].level,
                                                     self->best.moves->len, seed,
                                                     self->plans[seat]);
    }
}

/** lab_robots_party_must_redraw: returns whether another target must be drawn, because no way leads
 * to this one. After a claim, the target stays: the claims fail. */
gboolean
lab_robots_party_must_redraw (LabRobotsParty *self)
{
  return self->has_best && self->best.outcome == LAB_ROBOTS_UNSOLVABLE
         && self->state.phase == LAB_ROBOTS_PARTY_THINKING && self->state.n_redrawn < MAX_REDRAWN;
}

/**
 * lab_robots_party_find_plan:
 * @self: a party
 * @event: (out caller-allocates): the claim, with its time
 *
 * Finds the next claim of a computer.
 *
 * Returns: %FALSE if there is none
 */
gboolean
lab_robots_party_find_plan (LabRobotsParty      *self,
                            LabRobotsPartyEvent *event)
{
  gboolean is_found = FALSE;

  if (self->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return FALSE;
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    {
      guint claimed = self->state.claims[seat].number;

      for (guint i = 0; i < self->n_plans[seat]; i++)
        {
          const LabRobotsRivalClaim *one = &self->plans[seat][i];
          gint64 time = MAX (MAX (one->time, self->best_time), self->state.first_claim);

          if (one->number > LAB_ROBOTS_PARTY_MAX_CLAIM || (claimed > 0 && one->number >= claimed)
              || (is_found && event->time <= time))
            continue;
          *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = seat,
                                           .number = one->number, .time = time };
          is_found = TRUE;
        }
    }
  return is_found;
}

/**
 * lab_robots_party_find_next:
 * @self: a party
 * @event: (out caller-allocates): what happens next by itself, with its time in milliseconds since
 *   the target was drawn
 *
 * Returns: %FALSE if nothing happens by itself
 */
gboolean
lab_robots_party_find_next (LabRobotsParty      *self,
                            LabRobotsPartyEvent *event)
{
  LabRobotsPartyEvent end = { .kind = LAB_ROBOTS_PARTY_END };

  if (lab_robots_party_must_redraw (self))
    {
      *event = (LabRobotsPartyEvent) { .kind = LAB_ROBOTS_PARTY_REDRAW };
      return TRUE;
    }
  if (self->state.phase != LAB_ROBOTS_PARTY_COUNTDOWN)
    return lab_robots_party_find_plan (self, event) || find_show (self, event);
  end.time = lab_robots_party_get_countdown_end (self);
  if (!lab_robots_party_find_plan (self, event) || event->time > end.time)
    *event = end;
  return TRUE;
}
