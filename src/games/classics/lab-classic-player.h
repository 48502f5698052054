/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-classic.h"
#include "lab-dialogue.h"
#include "lab-limits.h"
#include "lab-random.h"
#include "lab-transposition.h"

G_BEGIN_DECLS

/**
 * LabClassicLevel:
 * @LAB_CLASSIC_LEVEL_BEGINNER: sees a win in one move, and otherwise plays at random
 * @LAB_CLASSIC_LEVEL_EASY: looks a little ahead
 * @LAB_CLASSIC_LEVEL_MEDIUM: looks further ahead
 * @LAB_CLASSIC_LEVEL_HARD: looks far ahead, but can still be beaten where the game is long
 * @LAB_CLASSIC_LEVEL_PERFECT: never makes a mistake where the game can be solved; on boards that
 *   are too large for that, as strong as a few seconds allow
 *
 * How strong a computer plays. How far a level looks ahead depends on the game and its size.
 */
typedef enum
{
  LAB_CLASSIC_LEVEL_BEGINNER,
  LAB_CLASSIC_LEVEL_EASY,
  LAB_CLASSIC_LEVEL_MEDIUM,
  LAB_CLASSIC_LEVEL_HARD,
  LAB_CLASSIC_LEVEL_PERFECT,
} LabClassicLevel;

#define LAB_CLASSIC_N_LEVELS (LAB_CLASSIC_LEVEL_PERFECT + 1)

/**
 * LabClassicLevelInfo:
 * @id: what a level is called in files and on the command line
 * @name: what players see, marked with NC_()
 * @min_depth: how many moves it looks ahead at least
 * @share: how far it looks ahead, in percent of the usual length of a game
 * @nodes: how many positions it looks at
 *
 * What a level can do.
 */
typedef struct
{
  const char *id;
  const char *name;
  guint       min_depth;
  guint       share;
  guint64     nodes;
} LabClassicLevelInfo;

extern const LabClassicLevelInfo lab_classic_levels[LAB_CLASSIC_N_LEVELS];

/**
 * LabClassicPlayer:
 * @name: the text that the player was made from
 * @limits: its own limits; all 0 if it has none
 * @dialogue: (nullable): asks the other program over labyrinthe-classics-protocol(7)
 * @is_late: whether the last move of the program came after the time limit, but soon enough to
 *   count
 *
 * A player of the small games that is not a person: one of random moves, minimax, alpha-beta, a
 * level, or another program. It knows a game only through #LabClassic, so it plays every game. One
 * thread at a time may use a player.
 */
typedef struct
{
  char        *name;
  LabLimits    limits;
  LabDialogue *dialogue;
  gboolean     is_late;

  /*< private >*/
  guint             kind;
  guint             depth;  /* 0 if the player does not say */
  gboolean          estimates; /* of a level: also positions that are not decided */
  gboolean          solves;    /* of a level: the game, so that the limits do not matter */
  LabRandom         random;
  LabTransposition *table;  /* (nullable): made for the first search of alpha-beta */
  guint64           seed;   /* of the game, for the program */
} LabClassicPlayer;

LabClassicPlayer *lab_classic_player_new          (const char       *text,
                                                   GError          **error);
void              lab_classic_player_free         (LabClassicPlayer *self);
void              lab_classic_player_begin        (LabClassicPlayer *self,
                                                   guint64           seed);
gboolean          lab_classic_player_choose       (LabClassicPlayer *self,
                                                   const LabClassic *classic,
                                                   gconstpointer     state,
                                                   const LabLimits  *limits,
                                                   GCancellable     *cancellable,
                                                   guint32          *action,
                                                   GError          **error);
gboolean          lab_classic_player_quit         (LabClassicPlayer *self,
                                                   GError          **error);
gboolean          lab_classic_level_parse         (const char       *id,
                                                   LabClassicLevel  *level);
const char       *lab_classic_level_get_name      (LabClassicLevel   level);
gboolean          lab_classic_level_is_exact      (LabClassicLevel   level,
                                                   const LabClassic *classic,
                                                   gconstpointer     start);
LabClassicPlayer *lab_classic_level_create_player (LabClassicLevel   level,
                                                   const LabClassic *classic,
                                                   gconstpointer     start);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabClassicPlayer, lab_classic_player_free)

G_END_DECLS
