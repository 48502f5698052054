/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-seat.h"
#include "lab-agent.h"

G_BEGIN_DECLS

/**
 * LabPlayerKind:
 * @LAB_PLAYER_PERSON: a person at this screen
 * @LAB_PLAYER_BEGINNER: a computer player that is easy to beat
 * @LAB_PLAYER_NORMAL: a computer player as strong as most people
 * @LAB_PLAYER_HARD: a computer player that is hard to beat
 * @LAB_PLAYER_EXPERT: the strongest computer player
 * @LAB_PLAYER_PROGRAM: another program, chosen in the preferences
 *
 * The kind of player on a seat.
 */
typedef enum
{
  LAB_PLAYER_PERSON,
  LAB_PLAYER_BEGINNER,
  LAB_PLAYER_NORMAL,
  LAB_PLAYER_HARD,
  LAB_PLAYER_EXPERT,
  LAB_PLAYER_PROGRAM,
} LabPlayerKind;

#define LAB_N_PLAYER_KINDS 6

const char    *lab_player_kind_get_id    (LabPlayerKind        kind);
LabPlayerKind  lab_player_kind_parse     (const char          *id);
const char    *lab_player_kind_get_name  (LabPlayerKind        kind);
LabAgent      *lab_player_kind_make      (LabPlayerKind        kind,
                                          const char          *program);
LabPlayerKind  lab_player_kind_find      (LabAgent            *agent);
char          *lab_player_kind_describe  (LabPlayerKind        kind);

G_END_DECLS
