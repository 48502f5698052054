/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-party-state.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-refuse.h"
#include "lab-robots-party-private.h"

/* The rules of a party. They are those of the game by Alex Randolph (Ricochet Robots, 1999). */

G_DEFINE_QUARK (lab-robots-party-error-quark, lab_robots_party_error)

/* Private helpers: rounds */

static void
begin_round (LabRobotsPartyState          *self,
             const LabRobotsPartySettings *settings)
{
  self->start = self->position;
  memset (self->start.axes, 0, sizeof self->start.axes);
  lab_robots_party_targets_draw (self, settings);
  memset (self->claims, 0, sizeof self->claims);
  self->n_claims = 0;
  self->first_claim = 0;
  self->shower = -1;
  self->n_moves = 0;
  self->winner = -1;
  self->n_redrawn = 0;
  self->round++;
  self->phase = LAB_ROBOTS_PARTY_THINKING;
}

/* Draws another target in place of the current one, which goes back. */
static void
redraw (LabRobotsPartyState          *self,
        const LabRobotsPartySettings *settings)
{
  gboolean moved_robots = self->moved_robots;
  guint n_redrawn = self->n_redrawn + 1;

  self->put_back |= G_GUINT64_CONSTANT (1) << self->target;
  begin_round (self, settings);
  self->moved_robots |= moved_robots;
  self->n_redrawn = n_redrawn;
}

static void
put_back (LabRobotsPartyState *self)
{
  self->put_back |= G_GUINT64_CONSTANT (1) << self->target;
  self->phase = LAB_ROBOTS_PARTY_REVEALED;
}

static void
win (LabRobotsPartyState *self)
{
  self->winner = self->shower;
  self->targets[self->target].winner = self->winner;
  self->scores[self->winner]++;
  self->put_back = 0;
  self->phase = LAB_ROBOTS_PARTY_REVEALED;
}

/* Lets the next player show a way, or puts the target back if there is none. */
static void
show_next (LabRobotsPartyState          *self,
           const LabRobotsPartySettings *settings)
{
  int shower = lab_robots_party_state_find_shower (self, settings);

  self->position = self->start;
  self->n_moves = 0;
  if (shower < 0)
    {
      put_back (self);
      return;
    }
  self->shower = shower;
  self->phase = LAB_ROBOTS_PARTY_SHOWING;
}

static void
fail (LabRobotsPartyState          *self,
      const LabRobotsPartySettings *settings)
{
  self->claims[self->shower].has_failed = TRUE;
  show_next (self, settings);
}

/* Private helpers: events */

static gboolean
check_claim (const LabRobotsPartyState     *self,
             const LabRobotsPartySettings  *settings,
             const LabRobotsPartyEvent     *event,
             GError                       **error)
{
  if (self->phase > LAB_ROBOTS_PARTY_COUNTDOWN)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("It is too late to claim."));
  if (event->seat >= settings->n_seats)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_SEAT,
                       _("There is no player %u."), event->seat + 1);
  if (event->number < 1 || event->number > LAB_ROBOTS_PARTY_MAX_CLAIM)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NUMBER,
                       _("Claim a number from 1 to %u."), LAB_ROBOTS_PARTY_MAX_CLAIM);
  if (self->claims[event->seat].number > 0 && event->number >= self->claims[event->seat].number)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_RAISED,
                       _("You have claimed %u. You can only lower it."),
                       self->claims[event->seat].number);
  if (event->time < self->first_claim)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("The claims are not in the order of their times."));
  return TRUE;
}

static gboolean
claim (LabRobotsPartyState           *self,
       const LabRobotsPartySettings  *settings,
       const LabRobotsPartyEvent     *event,
       GError                       **error)
{
  if (!check_claim (self, settings, event, error))
    return FALSE;
  if (self->n_claims == 0)
    self->first_claim = event->time;
  self->claims[event->seat].number = event->number;
  self->claims[event->seat].order = ++self->n_claims;
  self->phase = LAB_ROBOTS_PARTY_COUNTDOWN;
  return TRUE;
}

static gboolean
move_robot (LabRobotsPartyState           *self,
            const LabRobotsPartySettings  *settings,
            LabRobotsMove                  move,
            GError                       **error)
{
  if (!lab_robots_position_play (&self->position, &settings->board, move, error))
    return FALSE;
  self->moves[self->n_moves++] = move;
  if (lab_robots_party_state_is_reached (self, settings))
    win (self);
  else if (self->n_moves >= self->claims[self->shower].number)
    fail (self, settings);
  return TRUE;
}

static gboolean
undo (LabRobotsPartyState           *self,
      const LabRobotsPartySettings  *settings,
      GError                       **error)
{
  if (self->n_moves == 0)
    return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                       _("Nothing to undo."));
  self->n_moves--;
  self->position = self->start;
  for (guint i = 0; i < self->n_moves; i++)
    lab_robots_position_play (&self->position, &settings->board, self->moves[i], NULL);
  return TRUE;
}

static gboolean
refuse_phase (GError **error)
{
  return lab_refuse (error, LAB_ROBOTS_PARTY_ERROR, LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
                     _("This is not possible now."));
}

/* Returns whether an event other than a claim is possible in the current phase. */
static gboolean
is_its_phase (const LabRobotsPartyState *self,
              LabRobotsPartyEventKind    kind)
{
  static const LabRobotsPartyPhase phases[] = {
    [LAB_ROBOTS_PARTY_CLAIM] = LAB_ROBOTS_PARTY_THINKING,
    [LAB_ROBOTS_PARTY_SKIP] = LAB_ROBOTS_PARTY_THINKING,
    [LAB_ROBOTS_PARTY_END] = LAB_ROBOTS_PARTY_COUNTDOWN,
    [LAB_ROBOTS_PARTY_MOVE] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_UNDO] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_GIVE_UP] = LAB_ROBOTS_PARTY_SHOWING,
    [LAB_ROBOTS_PARTY_NEXT] = LAB_ROBOTS_PARTY_REVEALED,
    [LAB_ROBOTS_PARTY_REDRAW] = LAB_ROBOTS_PARTY_THINKING,
  };

  return kind == LAB_ROBOTS_PARTY_CLAIM || self->phase == phases[kind];
}

/* Public functions */

/**
 * lab_robots_party_state_init:
 * @self: a state to fill
 * @settings: what the party is played with
 *
 * Places the targets and draws the first one.
 */
void
lab_robots_party_state_init (LabRobotsPartyState          *self,
                             const LabRobotsPartySettings *settings)
{
  memset (self, 0, sizeof *self);
  lab_random_init (&self->random, settings->seed);
  lab_robots_position_init (&self->position, &settings->board);
  lab_robots_party_targets_place (self, settings);
  begin_round (self, settings);
}

/**
 * lab_robots_party_state_apply:
 * @self: a state
 * @settings: what the party is played with
 * @event: what happens
 * @error: return location for a #LabRobotsPartyError or a #LabRobotsMoveError
 *
 * Lets something happen. On an error nothing changes.
 *
 * Returns: %FALSE if the rules do not allow it
 */
gboolean
lab_robots_party_state_apply (LabRobotsPartyState           *self,
                              const LabRobotsPartySettings  *settings,
                              const LabRobotsPartyEvent     *event,
                              GError                       **error)
{
  if (!is_its_phase (self, event->kind))
    return refuse_phase (error);
  switch (event->kind)
    {
    case LAB_ROBOTS_PARTY_CLAIM:
      return claim (self, settings, event, error);
    case LAB_ROBOTS_PARTY_SKIP:
      put_back (self);
      return TRUE;
    case LAB_ROBOTS_PARTY_END:
      show_next (self, settings);
      return TRUE;
    case LAB_ROBOTS_PARTY_MOVE:
      return move_robot (self, settings, event->move, error);
    case LAB_ROBOTS_PARTY_UNDO:
      return undo (self, settings, error);
    case LAB_ROBOTS_PARTY_GIVE_UP:
      fail (self, settings);
      return TRUE;
    case LAB_ROBOTS_PARTY_NEXT:
      if (lab_robots_party_state_get_n_left (self) > 0)
        begin_round (self, settings);
      else
        self->phase = LAB_ROBOTS_PARTY_OVER;
      return TRUE;
    case LAB_ROBOTS_PARTY_REDRAW:
      redraw (self, settings);
      return TRUE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * lab_robots_party_state_get_puzzle:
 * @self: a state
 * @settings: what the party is played with
 * @board: (out caller-allocates): the puzzle
 *
 * Makes the puzzle of the current target, in which robot 1 must reach it. Two robots change their
 * numbers for that: robot 1 and the one that is returned. A solution becomes one for the party by
 * changing these two numbers again.
 *
 * Returns: the index of the robot of the party that is robot 1 of the puzzle
 */
guint
lab_robots_party_state_get_puzzle (const LabRobotsPartyState    *self,
                                   const LabRobotsPartySettings *settings,
                                   LabRobotsBoard               *board)
{
  const LabRobotsPartyTarget *target = &self->targets[self->target];
  guint robot = target->any_robot ? 0 : target->robot;

  *board = settings->board;
  for (guint i = 0; i < board->n_robots; i++)
    board->starts[i] = self->start.cells[i];
  board->starts[0] = self->start.cells[robot];
  board->starts[robot] = self->start.cells[0];
  board->target = target->cell;
  board->any_robot = target->any_robot;
  return robot;
}

/**
 * lab_robots_party_state_is_on_target:
 * @self: a state
 * @settings: what the party is played with
 *
 * Returns: whether a robot for which the current target is stands on it, however it came there
 */
gboolean
lab_robots_party_state_is_on_target (const LabRobotsPartyState    *self,
                                     const LabRobotsPartySettings *settings)
{
  const LabRobotsPartyTarget *target = &self->targets[self->target];

  for (guint robot = 0; robot < settings->board.n_robots; robot++)
    {
      if (self->position.cells[robot] == target->cell
          && (target->any_robot || robot == target->robot))
        return TRUE;
    }
  return FALSE;
}

/**
 * lab_robots_party_state_is_reached:
 * @self: a state
 * @settings: what the party is played with
 *
 * Returns: whether the current target is reached, as its puzzle demands
 */
gboolean
lab_robots_party_state_is_reached (const LabRobotsPartyState    *self,
                                   const LabRobotsPartySettings *settings)
{
  LabRobotsBoard puzzle;
  LabRobotsPosition position = self->position;
  guint robot = lab_robots_party_state_get_puzzle (self, settings, &puzzle);

  position.cells[0] = self->position.cells[robot];
  position.cells[robot] = self->position.cells[0];
  position.axes[0] = self->position.axes[robot];
  position.axes[robot] = self->position.axes[0];
  return lab_robots_position_is_solved (&position, &puzzle);
}

/**
 * lab_robots_party_state_find_shower:
 * @self: a state
 * @settings: what the party is played with
 *
 * Finds who shows a way next: the lowest claim that has not failed; among equal ones the player
 * with fewer targets, then the one who was first.
 *
 * Returns: the index of the player; -1 for nobody
 */
int
lab_robots_party_state_find_shower (const LabRobotsPartyState    *self,
                                    const LabRobotsPartySettings *settings)
{
  int best = -1;

  for (guint seat = 0; seat < settings->n_seats; seat++)
    {
      const LabRobotsPartyClaim *one = &self->claims[seat];
      const LabRobotsPartyClaim *other = best >= 0 ? &self->claims[best] : NULL;

      if (one->number == 0 || one->has_failed)
        continue;
      if (other == NULL || one->number < other->number
          || (one->number == other->number
              && (self->scores[seat] < self->scores[best]
                  || (self->scores[seat] == self->scores[best] && one->order < other->order))))
        best = (int) seat;
    }
  return best;
}

/** lab_robots_party_state_has_begun: returns whether players have done anything, which would be
 * lost. */
gboolean
lab_robots_party_state_has_begun (const LabRobotsPartyState *self)
{
  return self->phase != LAB_ROBOTS_PARTY_THINKING || self->round > self->n_redrawn + 1;
}

/** lab_robots_party_state_get_n_left: returns how many targets nobody has won yet. */
guint
lab_robots_party_state_get_n_left (const LabRobotsPartyState *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_targets; i++)
    n += self->targets[i].winner < 0;
  return n;
}

/**
 * lab_robots_party_state_get_rank:
 * @self: a state
 * @settings: what the party is played with
 * @seat: a player
 *
 * Returns: the rank by targets won, from 1; players with as many targets share a rank
 */
guint
lab_robots_party_state_get_rank (const LabRobotsPartyState    *self,
                                 const LabRobotsPartySettings *settings,
                                 guint                         seat)
{
  guint rank = 1;

  for (guint other = 0; other < settings->n_seats; other++)
    rank += self->scores[other] > self->scores[seat];
  return rank;
}
