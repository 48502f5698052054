/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_TEST_PLAIN_MAX_SIZE 32
#define LAB_TEST_PLAIN_MAX_ROBOTS 5

/**
 * LabTestPlainBoard:
 * @size: the number of rows and columns
 * @n_robots: the number of robots
 * @walls: for each row and column, the sum of the walls: N=1, E=2, S=4, W=8
 * @target_row: the row of the target
 * @target_column: its column
 * @any: whether any robot may stop there
 * @ricochet: whether a straight way does not count
 *
 * A board of sliding robots. The rules in lab-test-plain-rules.c are those of the game a second
 * time, as simple and slow as possible, and share no code with it: they read the text of a board.
 */
typedef struct
{
  int      size;
  int      n_robots;
  int      walls[LAB_TEST_PLAIN_MAX_SIZE][LAB_TEST_PLAIN_MAX_SIZE];
  int      target_row;
  int      target_column;
  gboolean any;
  gboolean ricochet;
} LabTestPlainBoard;

/**
 * LabTestPlainRobot:
 * @row: its row
 * @column: its column
 * @has_gone_along: whether it has moved along a row
 * @has_gone_across: whether it has moved along a column
 *
 * Where a robot is, and how it has moved.
 */
typedef struct
{
  int      row;
  int      column;
  gboolean has_gone_along;
  gboolean has_gone_across;
} LabTestPlainRobot;

void     lab_test_plain_board_read   (const char              *text,
                                      LabTestPlainBoard       *board,
                                      LabTestPlainRobot       *robots);
char    *lab_test_plain_board_write  (const LabTestPlainBoard *board,
                                      const LabTestPlainRobot *robots);
char    *lab_test_plain_write_cells  (const LabTestPlainBoard *board,
                                      const LabTestPlainRobot *robots);
gboolean lab_test_plain_is_closed    (const LabTestPlainBoard *board,
                                      int                      row,
                                      int                      column);
int      lab_test_plain_find_robot   (const LabTestPlainBoard *board,
                                      const LabTestPlainRobot *robots,
                                      int                      row,
                                      int                      column);
gboolean lab_test_plain_slide        (const LabTestPlainBoard *board,
                                      LabTestPlainRobot       *robots,
                                      int                      robot,
                                      char                     side);
gboolean lab_test_plain_is_on_target (const LabTestPlainBoard *board,
                                      const LabTestPlainRobot *robot);
int      lab_test_plain_find_solver  (const LabTestPlainBoard *board,
                                      const LabTestPlainRobot *robots);

G_END_DECLS
