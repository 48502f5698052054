/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family-game.h"
#include "lab-robots-game.h"
#include "lab-task.h"
#include "lab-robots-levels.h"

G_BEGIN_DECLS

/**
 * LabRobotsPuzzles:
 * @family: (transfer none): it owns this struct
 * @game: (transfer none): the current puzzle
 * @signals: of that puzzle
 * @making: (nullable): makes the board of the next puzzle
 * @making_timer: tells how far that is
 * @highest: the highest level that was solved, or 0
 *
 * What only puzzles need beside their #LabFamilyGame: the next puzzle, whose board may have to be
 * made in a thread, and the levels. The work ends when the player leaves the page, since nobody
 * waits for the board then.
 */
typedef struct _LabRobotsPuzzles LabRobotsPuzzles;
struct _LabRobotsPuzzles
{
  LabFamily     *family;
  LabFamilyGame *game;
  GSignalGroup  *signals;
  LabTask       *making;
  guint          making_timer;
  guint          highest;
};

/** lab_robots_puzzles_view: how puzzles are shown, without what reads and opens files. */
extern const LabGameView lab_robots_puzzles_view;

LabRobotsPuzzles *lab_robots_puzzles_new            (LabFamily            *family);
LabRobotsPuzzles *lab_robots_puzzles_get            (LabFamily            *family);
void              lab_robots_puzzles_free           (LabRobotsPuzzles     *self);
GtkWidget        *lab_robots_puzzles_create_page    (LabFamily            *family);
void              lab_robots_puzzles_show           (LabFamily            *family,
                                                     GtkWidget            *page);
void              lab_robots_puzzles_show_lesson    (LabFamily            *family,
                                                     GtkWidget            *page);
void              lab_robots_puzzles_show_daily     (LabFamily            *family,
                                                     GtkWidget            *page);
void              lab_robots_puzzles_start_level    (LabFamily            *family);
void              lab_robots_puzzles_start_random   (LabFamily            *family);
void              lab_robots_puzzles_start          (LabRobotsPuzzles     *self,
                                                     const LabRobotsLevel *level);
void              lab_robots_puzzles_start_board    (LabRobotsPuzzles     *self,
                                                     const LabRobotsBoard *board);
void              lab_robots_puzzles_start_next     (LabRobotsPuzzles     *self);
void              lab_robots_puzzles_resume         (LabRobotsPuzzles     *self);
guint             lab_robots_puzzles_get_level      (LabRobotsPuzzles     *self);
char             *lab_robots_puzzles_dup_place      (LabRobotsPuzzles     *self);
LabRobotsGame    *lab_robots_puzzles_get_game       (LabRobotsPuzzles     *self);
guint             lab_robots_puzzles_get_daily_stars
                                                    (LabFamily            *family);
void              lab_robots_next_puzzle_init_today (LabRobotsLevel       *level);
GtkWidget        *lab_robots_levels_page_create     (LabFamily            *family);

G_END_DECLS
