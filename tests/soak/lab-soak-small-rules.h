/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LAB_SOAK_MAX_SIZE 8

typedef enum
{
  LAB_SOAK_MATCHES,
  LAB_SOAK_DIVIDE,
  LAB_SOAK_HEXAPAWN,
  LAB_SOAK_TICTACTOE,
  LAB_SOAK_N_SMALL_GAMES,
} LabSoakSmallKind;

/**
 * LabSoakSmallGame:
 * @kind: which game
 * @rows: the size of the board, or the contents of the first heap
 * @columns: the same, or the contents of the second heap
 * @in_row: how many marks in a row win
 * @misere: whether the player who takes the last match loses
 * @cells: `0` and `1` for the things of a player, otherwise a blank; a1 is the first
 * @player: the player to move, 0 or 1
 * @over: whether the game is over
 * @winner: then the winner, or 2 for a draw
 *
 * The rules of the small games a second time, as simple and slow as possible.
 */
typedef struct
{
  LabSoakSmallKind kind;
  guint rows;
  guint columns;
  guint in_row;
  gboolean misere;
  char cells[LAB_SOAK_MAX_SIZE][LAB_SOAK_MAX_SIZE];
  guint player;
  gboolean over;
  guint winner;
} LabSoakSmallGame;

void  lab_soak_small_game_start      (LabSoakSmallGame *self,
                                      LabSoakSmallKind  kind,
                                      guint             rows,
                                      guint             columns,
                                      guint             in_row,
                                      gboolean          misere);
char *lab_soak_small_game_dup_name   (LabSoakSmallGame *self);
char *lab_soak_small_game_list_moves (LabSoakSmallGame *self);
void  lab_soak_small_game_play       (LabSoakSmallGame *self,
                                      const char       *move);

G_END_DECLS
