/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-board.h"

G_BEGIN_DECLS

#define LAB_ROBOTS_TEXT_ERROR (lab_robots_text_error_quark ())

/**
 * LabRobotsTextError:
 * @LAB_ROBOTS_TEXT_ERROR_FIELDS: a field is missing, or there are too many
 * @LAB_ROBOTS_TEXT_ERROR_SIZE: the board has no possible size, or is no square
 * @LAB_ROBOTS_TEXT_ERROR_DIGIT: a character is not a wall digit
 * @LAB_ROBOTS_TEXT_ERROR_WALLS: the walls of two cells contradict each other, or a side of the
 *   board or of the island is open
 * @LAB_ROBOTS_TEXT_ERROR_CELL: a cell has a wrong name, or is not on the board or is on the island
 * @LAB_ROBOTS_TEXT_ERROR_ROBOTS: there are too many robots, or two of them on one cell
 * @LAB_ROBOTS_TEXT_ERROR_OPTION: there is no such option
 *
 * Why a text is not a board. The message is one line that names the place.
 */
typedef enum
{
  LAB_ROBOTS_TEXT_ERROR_FIELDS,
  LAB_ROBOTS_TEXT_ERROR_SIZE,
  LAB_ROBOTS_TEXT_ERROR_DIGIT,
  LAB_ROBOTS_TEXT_ERROR_WALLS,
  LAB_ROBOTS_TEXT_ERROR_CELL,
  LAB_ROBOTS_TEXT_ERROR_ROBOTS,
  LAB_ROBOTS_TEXT_ERROR_OPTION,
} LabRobotsTextError;

GQuark   lab_robots_text_error_quark (void);

gboolean lab_robots_board_parse      (const char            *text,
                                      LabRobotsBoard        *board,
                                      GError               **error);
char    *lab_robots_board_format     (const LabRobotsBoard  *board);
gboolean lab_robots_cell_parse       (const char            *text,
                                      guint                  size,
                                      guint                 *cell,
                                      GError               **error);
char    *lab_robots_cell_format      (guint                  cell,
                                      guint                  size);
gboolean lab_robots_moves_parse      (const char            *text,
                                      GArray               **moves,
                                      GError               **error);
char    *lab_robots_moves_format     (const LabRobotsMove   *moves,
                                      guint                  n_moves);

G_END_DECLS
