/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-hints.h"
#include "lab-play.h"
#include "lab-robots-levels.h"
#include "lab-task.h"

G_BEGIN_DECLS

/** LAB_ROBOTS_MAX_STARS: the stars for a solution in the fewest moves without a hint. */
#define LAB_ROBOTS_MAX_STARS 3

/** LAB_ROBOTS_MAX_LISTED: how many of the shortest solutions are listed. */
#define LAB_ROBOTS_MAX_LISTED 10000

#define LAB_ROBOTS_GAME_ERROR (lab_robots_game_error_quark ())

/**
 * LabRobotsGameError:
 * @LAB_ROBOTS_GAME_ERROR_SOLVED: the puzzle is solved, so no robot moves
 * @LAB_ROBOTS_GAME_ERROR_NOTHING: a hint has nothing more to tell
 * @LAB_ROBOTS_GAME_ERROR_LONG: there are too many moves
 *
 * Why a player cannot do something. The message is for players.
 */
typedef enum
{
  LAB_ROBOTS_GAME_ERROR_SOLVED,
  LAB_ROBOTS_GAME_ERROR_NOTHING,
  LAB_ROBOTS_GAME_ERROR_LONG,
} LabRobotsGameError;

/**
 * LabRobotsHint:
 * @step: how much the player has asked for; the players see no more than that
 * @is_ready: whether what follows is known
 * @moves: (transfer none) (nullable) (element-type LabRobotsMove): a way to the target from here;
 *   %NULL if none is known
 * @is_proved: whether no way is shorter; without @moves, whether there is none
 *
 * A hint for the current position.
 */
typedef struct
{
  LabHintStep   step;
  gboolean      is_ready;
  const GArray *moves;
  gboolean      is_proved;
} LabRobotsHint;

/**
 * LabRobotsPlayState:
 * @board: the board
 * @position: the position
 * @n_moves: how many moves lead to it
 *
 * The state of a #LabPlay.
 */
typedef struct
{
  LabRobotsBoard    *board;
  LabRobotsPosition  position;
  guint              n_moves;
} LabRobotsPlayState;

#define LAB_TYPE_ROBOTS_GAME (lab_robots_game_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsGame, lab_robots_game, LAB, ROBOTS_GAME, LabPlay)

struct _LabRobotsGame
{
  LabPlay parent_instance;

  LabRobotsLevel level;
  LabRobotsBoard *board;
  const LabRobotsPosition *position;

  LabTask *best;                /* solves from the start, or NULL */
  LabTask *ahead;               /* solves from here for a hint, or NULL */
  LabHints hints;
};

GQuark lab_robots_game_error_quark (void);

LabRobotsGame *lab_robots_game_new        (const LabRobotsLevel *level,
                                           const LabRobotsBoard *board,
                                           LabClock             *clock);
GArray        *lab_robots_game_list_moves (LabRobotsGame        *self);

gboolean lab_robots_game_play (LabRobotsGame *self,
                               LabRobotsMove  move,
                               GError       **error);

guint lab_robots_game_get_stars (LabRobotsGame *self);

/* What is known of the best way. */
void             lab_robots_game_think       (LabRobotsGame *self);
gboolean         lab_robots_game_is_thinking (LabRobotsGame *self);
gboolean         lab_robots_game_get_fewest  (LabRobotsGame *self,
                                              guint         *fewest);
gboolean         lab_robots_game_is_hopeless (LabRobotsGame *self);
const GPtrArray *lab_robots_game_list_best   (LabRobotsGame *self,
                                              guint64       *n_all);
gboolean         lab_robots_game_ask_hint    (LabRobotsGame *self,
                                              GError       **error);
void             lab_robots_game_get_hint    (LabRobotsGame *self,
                                              LabRobotsHint *hint);

G_END_DECLS
