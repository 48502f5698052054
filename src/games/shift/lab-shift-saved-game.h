/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-saved-text.h"
#include "lab-shift-analysis.h"
#include "lab-shift-controller.h"
#include "lab-shift-players.h"

G_BEGIN_DECLS

/** LAB_SHIFT_SAVED_GAME_SUFFIX: the end of the name of a saved game. */
#define LAB_SHIFT_SAVED_GAME_SUFFIX ".labyrinthe"
/** LAB_SHIFT_SAVED_GAME_MIME_TYPE: the media type of a saved game. */
#define LAB_SHIFT_SAVED_GAME_MIME_TYPE "application/x-labyrinthe"
/** LAB_SHIFT_SAVED_GAME_MAX_TURNS: the largest number of turns of a game that can be saved; so
 * many fit into %LAB_SAVED_GAME_MAX_SIZE. */
#define LAB_SHIFT_SAVED_GAME_MAX_TURNS 16384
#define LAB_TYPE_SHIFT_SAVED_GAME (lab_shift_saved_game_get_type ())

G_DECLARE_FINAL_TYPE (LabShiftSavedGame, lab_shift_saved_game, LAB, SHIFT_SAVED_GAME, GObject)

/**
 * LabShiftSavedGame:
 * @controller: (transfer full): the controller of the game
 * @kinds: the kind of player on each seat
 * @failed: the seats whose players have failed; set it with lab_shift_saved_game_set_failed()
 * @reviews: (nullable): its analysis, of lab_shift_analysis_run(); to read it, call
 *   lab_shift_saved_game_get_reviews()
 * @n_reviews: the number of its turns
 *
 * A game with everything that is saved: its whole history, the kinds of its players, and, after its
 * end, its analysis. It holds the game itself, not a copy, so that each save has the current state.
 */
struct _LabShiftSavedGame
{
  GObject parent_instance;
  LabShiftController *controller;
  LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS];
  LabShiftSeatSet failed;
  LabShiftTurnReview *reviews;
  guint n_reviews;
};

LabShiftSavedGame  *lab_shift_saved_game_new    (LabShiftController      *controller,
                                                 const LabShiftPlayerKind kinds[LAB_SHIFT_N_SEATS]);
void                lab_shift_saved_game_set_failed
                                                (LabShiftSavedGame       *self,
                                                 LabShiftSeatSet          failed);
const LabShiftTurnReview *
                    lab_shift_saved_game_get_reviews
                                                (LabShiftSavedGame       *self,
                                                 guint                   *n_reviews);
char               *lab_shift_saved_game_to_data
                                                (LabShiftSavedGame       *self);
LabShiftSavedGame  *lab_shift_saved_game_parse  (const char              *data,
                                                 gsize                    length,
                                                 GError                 **error);
LabShiftSavedGame  *lab_shift_saved_game_load   (GFile                   *file,
                                                 GCancellable            *cancellable,
                                                 GError                 **error);

G_END_DECLS
