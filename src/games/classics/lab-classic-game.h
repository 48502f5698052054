/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "lab-classic.h"

G_BEGIN_DECLS

#define LAB_TYPE_CLASSIC_GAME (lab_classic_game_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicGame, lab_classic_game, LAB, CLASSIC_GAME, GObject)

/**
 * LabClassicGame:
 * @classic: the kind of game
 * @start: the position that the game started from
 * @state: the current position
 * @n_moves: the number of moves that were played and not undone
 * @moves: (element-type guint32): the moves, with those that were undone at the end
 *
 * A game that a view can watch: its position and the moves before it. It refuses moves that the
 * rules forbid. Only its functions change it.
 */
struct _LabClassicGame
{
  GObject parent_instance;

  const LabClassic *classic;
  gpointer          start;
  gpointer          state;
  guint             n_moves;
  GArray           *moves;
};

LabClassicGame *lab_classic_game_new        (const LabClassic *classic,
                                             gconstpointer     start);
gboolean        lab_classic_game_is_over    (LabClassicGame   *self);
guint           lab_classic_game_get_winner (LabClassicGame   *self);
guint           lab_classic_game_get_n_redo (LabClassicGame   *self);
guint32         lab_classic_game_get_move   (LabClassicGame   *self,
                                             guint             number);
gboolean        lab_classic_game_move       (LabClassicGame   *self,
                                             guint32           action,
                                             GError          **error);
gboolean        lab_classic_game_undo       (LabClassicGame   *self,
                                             GError          **error);
gboolean        lab_classic_game_redo       (LabClassicGame   *self,
                                             GError          **error);

G_END_DECLS
