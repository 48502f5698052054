/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-game.h"
#include "lab-robots-thinking.h"

G_BEGIN_DECLS

struct _LabRobotsGame
{
  GObject parent_instance;

  LabRobotsLevel level;
  LabRobotsBoard board;
  LabRobotsPosition position;
  GArray *moves;                /* of LabRobotsMove: those played, then those to redo */
  guint n_played;

  LabClock *clock;
  gint64 spent;
  gint64 since;
  gboolean is_running;
  gboolean is_paused;

  LabRobotsThinking *best;      /* solves from the start, or NULL */
  LabRobotsThinking *ahead;     /* solves from here for a hint, or NULL */
  LabRobotsHintStep step;       /* of the hint for this position */
  LabRobotsHintStep most;       /* of all hints */
  guint n_hints;
};

/* Files of the game */

void lab_robots_game_forget_hint  (LabRobotsGame *self);
void lab_robots_game_stop         (LabRobotsGame *self);
void lab_robots_game_tell_known   (LabRobotsGame *self);
void lab_robots_game_tell_hint    (LabRobotsGame *self);
void lab_robots_game_tell_changed (LabRobotsGame *self);

G_END_DECLS
