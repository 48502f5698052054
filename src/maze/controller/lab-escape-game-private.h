/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-escape-game.h"

G_BEGIN_DECLS

/* What the player knows about a cell. */
#define LAB_ESCAPE_SEEN 1u
#define LAB_ESCAPE_KNOWN 2u
#define LAB_ESCAPE_VISITED 4u

struct _LabEscapeGame
{
  GObject parent_instance;

  LabEscapeLevel *level;
  LabEscapePosition position;
  GArray *played;             /* of #LabEscapeMove */
  guint8 *marks;              /* what the player knows about each cell */
  GArray *map;                /* of #LabMazeCell: the way that the magic map has shown */
  LabEscapePar par;           /* from the start; without moves until it is needed */
  guint n_hints;

  LabClock *clock;
  gint64 spent;               /* in microseconds, until the clock last started */
  gint64 since;               /* when the clock last started */
  gboolean is_running;
  gboolean is_paused;
};

G_END_DECLS
