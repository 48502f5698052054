/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-play.h"

#include "lab-autosave-file.h"
#include "lab-game-questions.h"
#include "lab-robots-making.h"
#include "lab-robots-solo-page.h"

G_BEGIN_DECLS

/* The puzzles are one type in several files: the current one (lab-robots-play.c), the next one,
 * whose board has to be made (lab-robots-play-making.c), and the statistics
 * (lab-robots-play-records.c). */

#define LAB_ROBOTS_PLAY_PAGE "robots"

struct _LabRobotsPlay
{
  GObject parent_instance;

  LabFamily *family;          /* not referenced: it owns this object */
  LabClock *clock;
  LabAutosaveFile *autosave;
  LabRobotsSoloPage *page;    /* (nullable): not referenced */
  LabRobotsGame *game;        /* (nullable): the current puzzle */
  LabGameQuestions *questions;
  GCancellable *cancellable;  /* stops reading a file */
  GDateTime *played;          /* (nullable): when the puzzle was last played */
  gboolean is_showing;        /* the page is being created for the current puzzle */

  /* The next puzzle */
  LabRobotsMaking *making;    /* (nullable): makes its board */
  guint making_timer;         /* tells how far that is */

  /* The statistics */
  gboolean is_counted;        /* the current solution is in the statistics */
  guint highest;              /* the highest level that was solved, or 0 */
};

gboolean lab_robots_play_is_current    (LabRobotsPlay        *self);
void     lab_robots_play_take          (LabRobotsPlay        *self,
                                        LabRobotsGame        *game);
void     lab_robots_play_tell_level    (LabRobotsPlay        *self);
void     lab_robots_play_show_page     (LabRobotsPlay        *self);

void     lab_robots_play_make          (LabRobotsPlay        *self,
                                        const LabRobotsLevel *level);
void     lab_robots_play_stop_making   (LabRobotsPlay        *self);

void     lab_robots_play_read_progress (LabRobotsPlay        *self);
void     lab_robots_play_count         (LabRobotsPlay        *self);
void     lab_robots_play_follow_game   (LabRobotsPlay        *self);

G_END_DECLS
