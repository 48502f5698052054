/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-object.h"

#include <glib/gi18n.h>

#include "lab-refuse.h"

/* What people do in a party. */

/* Private helpers */

/* Lets something happen that a person wants. */
static gboolean
act (LabRobotsParty             *self,
     const LabRobotsPartyEvent  *event,
     GError                    **error)
{
  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->is_paused)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The party is paused."));
  lab_robots_party_poll (self);
  if (!lab_robots_party_apply (self, event, error))
    return FALSE;
  lab_robots_party_poll (self);
  return TRUE;
}

/* Lets the player who shows do something, unless it is the computer. */
static gboolean
act_in_show (LabRobotsParty             *self,
             const LabRobotsPartyEvent  *event,
             GError                    **error)
{
  if (self->state.phase == LAB_ROBOTS_PARTY_SHOWING && !lab_robots_party_is_person_showing (self))
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The computer shows its way."));
  return act (self, event, error);
}

/* Public functions */

/**
 * lab_robots_party_claim:
 * @self: a party
 * @seat: a player
 * @number: how many moves the player's way has
 * @error: return location for a #LabRobotsPartyError
 *
 * Claims a number of moves. The first claim for a target starts the countdown.
 *
 * Returns: %FALSE if the player cannot claim that
 */
gboolean
lab_robots_party_claim (LabRobotsParty  *self,
                        guint            seat,
                        guint            number,
                        GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_CLAIM, .seat = seat, .number = number };

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  event.time = lab_robots_party_get_elapsed (self);
  return act (self, &event, error);
}

/**
 * lab_robots_party_skip:
 * @self: a party
 * @error: return location for a #LabRobotsPartyError
 *
 * Does what all people agree about: before the first claim that they see no way, during the
 * countdown that nobody can do better. The time until the computer claims next, or until the end of
 * the countdown, is skipped. If the computer does not see a way either, the target goes back. If it
 * still looks for one, this happens as soon as it knows.
 *
 * Returns: %FALSE if there is nothing to skip
 */
gboolean
lab_robots_party_skip (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent skip = { .kind = LAB_ROBOTS_PARTY_SKIP };
  LabRobotsPartyEvent event;
  gboolean has_rivals = FALSE;

  g_return_val_if_fail (LAB_IS_ROBOTS_PARTY (self), FALSE);

  if (self->is_paused || self->state.phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return act (self, &skip, error);
  for (guint seat = 0; seat < self->settings->n_seats; seat++)
    has_rivals |= self->settings->seats[seat].is_computer;
  if (has_rivals && !self->has_best && self->state.phase == LAB_ROBOTS_PARTY_THINKING)
    {
      self->is_skipping = TRUE;
      return TRUE;
    }
  if (self->state.phase == LAB_ROBOTS_PARTY_COUNTDOWN)
    event.time = lab_robots_party_get_countdown_end (self);
  else if (!lab_robots_party_find_plan (self, &event))
    return act (self, &skip, error);
  lab_robots_party_skip_time (self, event.time);
  return TRUE;
}

/**
 * lab_robots_party_play:
 * @self: a party
 * @move: a move
 * @error: return location for a #LabRobotsPartyError or #LabRobotsMoveError
 *
 * Moves a robot for the person who shows a way. If this is the last move of the claim and the
 * target is not reached, the robots go back, and the next player shows.
 *
 * Returns: %FALSE if the move is not possible
 */
gboolean
lab_robots_party_play (LabRobotsParty  *self,
                       LabRobotsMove    move,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_MOVE, .move = move };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_undo: takes back the last move of the person who shows; returns %FALSE and sets
 * @error if there is none. */
gboolean
lab_robots_party_undo (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_UNDO };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_give_up: ends the way of the person who shows; returns %FALSE and sets @error
 * if nobody shows. */
gboolean
lab_robots_party_give_up (LabRobotsParty  *self,
                          GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_GIVE_UP };

  return act_in_show (self, &event, error);
}

/** lab_robots_party_next: draws the next target, or ends the party; returns %FALSE and sets @error
 * if the current target is not done. */
gboolean
lab_robots_party_next (LabRobotsParty  *self,
                       GError         **error)
{
  LabRobotsPartyEvent event = { .kind = LAB_ROBOTS_PARTY_NEXT };

  return act (self, &event, error);
}
