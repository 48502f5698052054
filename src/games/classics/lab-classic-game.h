/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic.h"
#include "lab-play.h"

G_BEGIN_DECLS

/** LAB_CLASSIC_MAX_STATE: the largest size of a position, in bytes. */
#define LAB_CLASSIC_MAX_STATE 256

/**
 * LabClassicState:
 * @classic: the kind of game
 * @action: the action that led to the position
 * @position: the position, of which @classic knows the size
 *
 * The state of a #LabPlay.
 */
typedef struct
{
  const LabClassic *classic;
  guint32           action;
  guint64           position[LAB_CLASSIC_MAX_STATE / sizeof (guint64)];
} LabClassicState;

#define LAB_TYPE_CLASSIC_GAME (lab_classic_game_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicGame, lab_classic_game, LAB, CLASSIC_GAME, LabPlay)

/**
 * LabClassicGame:
 * @classic: the kind of game
 * @start: the position that the game started from
 * @state: the current position
 *
 * A game that a view can watch: a #LabPlay whose moves are actions. Nobody sees its time.
 */
struct _LabClassicGame
{
  LabPlay parent_instance;

  const LabClassic *classic;
  gconstpointer     start;
  gconstpointer     state;

  /*< private >*/
  LabClassicState first;
};

LabClassicGame *lab_classic_game_new      (const LabClassic *classic,
                                           gconstpointer     start);
guint32         lab_classic_game_get_move (LabClassicGame   *self,
                                           guint             number);
gboolean        lab_classic_game_move     (LabClassicGame   *self,
                                           guint32           action,
                                           GError          **error);

G_END_DECLS
