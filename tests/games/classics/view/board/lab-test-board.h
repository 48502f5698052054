/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-board.h"
#include "lab-classic-board-view.h"
#include "lab-test-driver.h"
#include "lab-test-main.h"

G_BEGIN_DECLS

/**
 * LabTestBoard:
 * @driver: drives mouse and keyboard
 * @window: a window with nothing but a board
 * @board: the board
 * @game: its game
 * @n_chosen: how many actions were chosen
 * @action: the last of them
 * @n_refused: how many presses were refused
 * @reason: why the last one was
 * @n_settled: how many changes have been shown
 *
 * A fixture with the board of a small game on the screen. It does not play what is chosen.
 */
typedef struct
{
  LabTestDriver *driver;
  GtkWindow *window;
  LabClassicBoardView *board;
  LabClassicGame *game;
  guint n_chosen;
  guint32 action;
  guint n_refused;
  char *reason;
  guint n_settled;
} LabTestBoard;

/**
 * LAB_BOARD_TEST:
 * @path: the path of the case
 * @function: the name of its function
 *
 * Defines a case that starts with a board without a game. Its parameters are `test`, the fixture,
 * and `data`, without use.
 */
#define LAB_BOARD_TEST(path, function)                                                             \
  LAB_TEST_CASE (path, function, lab_test_board_add_case,                                          \
                 (LabTestBoard *test G_GNUC_UNUSED, gconstpointer data G_GNUC_UNUSED))

/** LAB_TEST_BOARD_N_SIZES: the number of sizes of scenes; 0 is a phone, 1 a square. */
#define LAB_TEST_BOARD_N_SIZES 4

extern const char * const lab_test_board_games[];

void       lab_test_board_add_case     (const LabTestPart *part);
void       lab_test_board_set_animated (gboolean         animated);
gpointer   lab_test_board_make_state   (const char      *game,
                                        guint64          seed,
                                        guint            n_moves,
                                        const LabClassicBoard **board);
gpointer   lab_test_board_make_position (const char     *game,
                                         const char     *position,
                                         const LabClassicBoard **board);
LabClassicScene lab_test_board_make_scene (gconstpointer  state,
                                           guint          size);
void       lab_test_board_for_each     (void           (*check) (const LabClassicBoard *board,
                                                                  gconstpointer          state));
void       lab_test_board_show         (LabTestBoard    *self,
                                        const char      *game,
                                        guint64          seed,
                                        guint            n_moves);
GtkWidget *lab_test_board_get_spot     (LabTestBoard    *self,
                                        guint            spot);
void       lab_test_board_go_to        (LabTestBoard    *self,
                                        guint            spot);
void       lab_test_board_do           (LabTestBoard    *self,
                                        const char      *format,
                                        ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
