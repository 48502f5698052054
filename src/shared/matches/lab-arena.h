/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-match.h"
#include "lab-workers.h"

G_BEGIN_DECLS

/**
 * LabArena:
 *
 * Plays the games of a match in several threads.
 */
typedef struct _LabArena LabArena;

/**
 * LabFailure:
 * @next: (nullable): the failure before this one
 * @game: the number of the game, from 0
 * @player: the number of the player who failed, from 0
 * @reason: what went wrong, in a sentence
 * @detail: (nullable): what else helps to find the cause, on one line
 *
 * Failures of players, the latest first.
 */
typedef struct _LabFailure LabFailure;
struct _LabFailure
{
  LabFailure *next;
  guint       game;
  guint       player;
  char       *reason;
  char       *detail;
};

LabArena             *lab_arena_new           (const LabMatch *match);
void                  lab_arena_free          (LabArena       *self);
LabWorkers           *lab_arena_get_workers   (LabArena       *self);
LabFailure           *lab_arena_take_failures (LabArena       *self);
const LabMatchResult *lab_arena_get_games     (LabArena       *self);
void                  lab_failure_free        (LabFailure     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabArena, lab_arena_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabFailure, lab_failure_free)

G_END_DECLS
