/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-shift-agent.h"
#include "lab-shift-position.h"

G_BEGIN_DECLS

/**
 * LabShiftPlayerKind:
 * @LAB_SHIFT_PLAYER_PERSON: a person at this screen
 * @LAB_SHIFT_PLAYER_BEGINNER: a computer player that is easy to beat
 * @LAB_SHIFT_PLAYER_NORMAL: a computer player as strong as most people
 * @LAB_SHIFT_PLAYER_HARD: a computer player that is hard to beat
 * @LAB_SHIFT_PLAYER_EXPERT: the strongest computer player
 * @LAB_SHIFT_PLAYER_PROGRAM: another program, chosen in the preferences
 *
 * The kind of player on a seat.
 */
typedef enum
{
  LAB_SHIFT_PLAYER_PERSON,
  LAB_SHIFT_PLAYER_BEGINNER,
  LAB_SHIFT_PLAYER_NORMAL,
  LAB_SHIFT_PLAYER_HARD,
  LAB_SHIFT_PLAYER_EXPERT,
  LAB_SHIFT_PLAYER_PROGRAM,
} LabShiftPlayerKind;

#define LAB_SHIFT_N_PLAYER_KINDS 6

const char        *lab_shift_players_get_command  (const char               *text);
LabShiftAgent     *lab_shift_players_make         (const char               *text,
                                                   GError                  **error);
const char        *lab_shift_player_kind_get_id   (LabShiftPlayerKind        kind);
LabShiftPlayerKind lab_shift_player_kind_parse    (const char               *id);
const char        *lab_shift_player_kind_get_name (LabShiftPlayerKind        kind);
LabShiftAgent     *lab_shift_player_kind_make     (LabShiftPlayerKind        kind,
                                                   const char               *program);
char              *lab_shift_player_kind_describe (LabShiftPlayerKind        kind);
guint              lab_shift_game_length_estimate (const LabShiftPlayerKind *kinds,
                                                   guint                     n_players,
                                                   guint                     cards_each);

G_END_DECLS
