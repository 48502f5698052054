/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-turn-runner.h"
#include "lab-soak-game.h"
#include "lab-soak-hash.h"
#include "lab-soak-mirror.h"
#include "lab-random.h"
#include "lab-level.h"
#include "lab-player-kind.h"

G_BEGIN_DECLS

/* A game under test, and what the test knows about it without asking the game. */
typedef struct
{
  LabRandom random;
  LabDeal deal;
  LabSeatSet persons;
  LabLevel levels[LAB_N_SEATS];       /* of the computers */
  LabPlayerKind kinds[LAB_N_SEATS];
  gboolean tournament;
  guint max_half_turns;

  LabController *controller;
  LabGame *game;                      /* the game of the controller */
  LabTurnRunner *runner;
  GMainContext *context;
  GPtrArray *agents;                  /* GWeakRef: all agents so far */

  LabSoakDealt dealt;
  LabSoakMirror *mirror;
  LabSoakHash *hash;
  GArray *known;                      /* LabPosition: before each half-turn */
  GArray *memories;                   /* LabMemory: after each turn */
  LabSoakCounts counts;
  GError *failure;                    /* of a player */
} LabSoakGame;

/* Returns TRUE with a probability of @per_mille / 1000. */
static inline gboolean
lab_soak_game_draw (LabSoakGame *self,
                    guint        per_mille)
{
  return lab_random_below (&self->random, 1000) < per_mille;
}

void     lab_soak_game_init       (LabSoakGame    *self,
                                   guint64         seed,
                                   guint           number);
gboolean lab_soak_game_clear      (LabSoakGame    *self);
gboolean lab_soak_game_is_person  (LabSoakGame    *self);
void     lab_soak_game_sit_down   (LabSoakGame    *self,
                                   LabController  *controller);
void     lab_soak_game_note       (LabSoakGame    *self,
                                   const LabPosition *before);
void     lab_soak_game_note_rewind (LabSoakGame   *self,
                                   guint           n_before);
gboolean lab_soak_game_check      (LabSoakGame    *self,
                                   GError        **error);
gboolean lab_soak_game_check_history (LabSoakGame    *self,
                                   GError        **error);

gboolean lab_soak_game_go_on      (LabSoakGame    *self,
                                   GError        **error);
gboolean lab_soak_game_undo       (LabSoakGame    *self,
                                   GError        **error);
gboolean lab_soak_game_redo       (LabSoakGame    *self,
                                   GError        **error);
gboolean lab_soak_game_end        (LabSoakGame    *self,
                                   GError        **error);
gboolean lab_soak_game_try_forbidden (LabSoakGame *self,
                                   GError        **error);
gboolean lab_soak_game_save       (LabSoakGame    *self,
                                   GError        **error);

G_END_DECLS
