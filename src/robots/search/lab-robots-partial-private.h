/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-field-private.h"

G_BEGIN_DECLS

/* A partial state has a key, which is never 0: the token of the solver plus one, and below it the
 * places of up to four others plus one, the highest first; 0 where there is none. */
#define LAB_ROBOTS_KEY_PLACE_BITS 11
#define LAB_ROBOTS_KEY_TOKEN_SHIFT (4 * LAB_ROBOTS_KEY_PLACE_BITS)
#define LAB_ROBOTS_KEY_BITS (LAB_ROBOTS_KEY_TOKEN_SHIFT + 13)

/**
 * LabRobotsPartial:
 * @token: the token of the solver
 * @n_others: how many other robots have to be somewhere
 * @others: where, the highest place first
 *
 * A partial state: where the solver is, and where some of the others are. The rest may be anywhere.
 */
typedef struct
{
  guint token;
  guint n_others;
  guint others[LAB_ROBOTS_MAX_ROBOTS];
} LabRobotsPartial;

static inline guint64
lab_robots_partial_pack (const LabRobotsPartial *self)
{
  guint64 key = (guint64) (self->token + 1) << LAB_ROBOTS_KEY_TOKEN_SHIFT;
  guint shift = LAB_ROBOTS_KEY_TOKEN_SHIFT;

  for (guint i = 0; i < self->n_others; i++)
    {
      shift -= LAB_ROBOTS_KEY_PLACE_BITS;
      key |= (guint64) (self->others[i] + 1) << shift;
    }
  return key;
}

static inline void
lab_robots_partial_unpack (LabRobotsPartial *self,
                           guint64           key)
{
  self->token = (guint) (key >> LAB_ROBOTS_KEY_TOKEN_SHIFT) - 1;
  self->n_others = 0;
  for (guint shift = LAB_ROBOTS_KEY_TOKEN_SHIFT; shift > 0;)
    {
      guint place;

      shift -= LAB_ROBOTS_KEY_PLACE_BITS;
      place = (guint) (key >> shift) & ((1U << LAB_ROBOTS_KEY_PLACE_BITS) - 1);
      if (place == 0)
        break;
      self->others[self->n_others++] = place - 1;
    }
}

static inline gboolean
lab_robots_partial_has (const LabRobotsPartial *self,
                        guint                   place)
{
  for (guint i = 0; i < self->n_others; i++)
    {
      if (self->others[i] == place)
        return TRUE;
    }
  return FALSE;
}

/* Requires another robot on @place, where none is so far. */
static inline void
lab_robots_partial_require (LabRobotsPartial *self,
                            guint             place)
{
  guint i = self->n_others++;

  for (; i > 0 && self->others[i - 1] < place; i--)
    self->others[i] = self->others[i - 1];
  self->others[i] = place;
}

/* How far a robot can have come that moved to @side and stopped on @place: at most from @last, but
 * not past a robot on @obstacle. */
static inline guint
lab_robots_cut_line (const LabRobotsField *field,
                     guint                 place,
                     LabRobotsSide         side,
                     guint                 obstacle,
                     guint                 last)
{
  guint step = 1U << field->shift;
  gboolean is_row = side % 2 == 1;
  guint difference = obstacle ^ place;

  if (is_row ? difference >= step : (difference & (step - 1)) != 0)
    return last;
  if (side == LAB_ROBOTS_EAST || side == LAB_ROBOTS_SOUTH)
    return obstacle < place ? MAX (last, obstacle + (is_row ? 1 : step)) : last;
  return obstacle > place ? MIN (last, obstacle - (is_row ? 1 : step)) : last;
}

/* The last place from which a robot can have come that moved to @side and stopped on @place: it did
 * not pass any of the others of @partial. */
static inline guint
lab_robots_partial_find_last (const LabRobotsPartial *self,
                              const LabRobotsField   *field,
                              guint                   place,
                              LabRobotsSide           side)
{
  guint last = field->stops[place][lab_robots_side_opposite (side)];

  for (guint i = 0; i < self->n_others; i++)
    last = lab_robots_cut_line (field, place, side, self->others[i], last);
  return last;
}

G_END_DECLS
