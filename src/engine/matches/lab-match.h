/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

#include "lab-limits.h"
#include "lab-statistics.h"
#include "lab-workers.h"

G_BEGIN_DECLS

/** LAB_MATCH_MAX_PLAYERS: the largest number of players in a match. */
#define LAB_MATCH_MAX_PLAYERS 4

/** LAB_MATCH_NOBODY: stands for no player; players are numbers from 0. */
#define LAB_MATCH_NOBODY 0xff

typedef struct _LabMatch LabMatch;
typedef struct _LabMatchGame LabMatchGame;

/**
 * LabMatchResult:
 * @finished: whether the game was played to its end; if not, no other field is valid
 * @starter: the player who had the first turn
 * @winner: the player who won, or %LAB_MATCH_NOBODY if the game was left undecided
 * @forfeited: whether the winner won because all other players failed
 * @repeated: whether the game was left undecided because it repeated itself
 * @drawn: whether the game ended in a draw by its rules
 * @failed: the players who failed, one bit each
 * @n_turns: how many turns each player had
 * @n_answers: how many of these turns the player chose itself
 * @n_late: how many of these answers came after the time limit, but were still accepted
 * @time: how long the player thought about its answers, in microseconds
 *
 * The result of one game.
 */
typedef struct
{
  gboolean finished;
  guint8   starter;
  guint8   winner;
  guint8   forfeited;
  guint8   repeated;
  guint8   drawn;
  guint8   failed;
  guint    n_turns[LAB_MATCH_MAX_PLAYERS];
  guint    n_answers[LAB_MATCH_MAX_PLAYERS];
  guint    n_late[LAB_MATCH_MAX_PLAYERS];
  gint64   time[LAB_MATCH_MAX_PLAYERS];
} LabMatchResult;

/**
 * LabMatchReport:
 * @game: the number of the game, from 0
 * @player: the number of the player who failed, from 0
 * @reason: what went wrong, in a sentence
 * @detail: (nullable): what else helps to find the cause, on one line
 * @data: the data for the function
 *
 * Called when a player fails, in the thread that plays the game.
 */
typedef void (*LabMatchReport) (guint       game,
                                guint       player,
                                const char *reason,
                                const char *detail,
                                gpointer    data);

/**
 * LabMatchGame:
 * @open: creates what one thread needs to play games of the match one after the other, with its
 *   own players; calls the report for each failure
 * @play: plays the game with that number; the result depends only on the match and the number;
 *   returns %FALSE if it was cancelled
 * @close: frees what @open created
 * @format_title: returns a title on one line, with the number of finished games
 * @append_settings: appends the settings that only this game has to a JSON object; each ends with
 *   a comma and a line feed
 * @may_draw: whether the rules know a draw
 *
 * A kind of game of which many can be played.
 */
struct _LabMatchGame
{
  gpointer (*open)            (const LabMatch *match,
                               LabMatchReport  report,
                               gpointer        data);
  gboolean (*play)            (gpointer        umpire,
                               guint           number,
                               GCancellable   *cancellable,
                               LabMatchResult *result);
  void     (*close)           (gpointer        umpire);
  char    *(*format_title)    (const LabMatch *match,
                               guint           n_games);
  void     (*append_settings) (const LabMatch *match,
                               GString        *json);
  gboolean   may_draw;
};

/**
 * LabMatch:
 * @players: (array length=n_players): the names of the players, safe to print
 * @n_players: the number of players, 2 to %LAB_MATCH_MAX_PLAYERS
 * @n_games: the number of games to play
 * @seed: the seed of the whole match
 * @limits: how long each player may think about a turn
 * @max_turns: a game is left undecided after this many turns of each player
 * @forfeits: whether a player who fails loses the game; if not, the umpire plays random turns for
 *   it
 * @tells_time: whether times are part of the results; they differ from run to run
 * @game: the kind of game
 * @setup: further settings that @game needs
 *
 * A match: what an arena plays. The games come in groups of @n_players games with the same deal.
 * In each game of a group the players are rotated by one seat, so that each of them plays each
 * seat once and starts once. The next group uses another order around the table, because it
 * matters which player has the turn before. So no player has an advantage from the deal, the
 * first turn, or the neighbors.
 */
struct _LabMatch
{
  const char * const *players;
  guint               n_players;
  guint               n_games;
  guint64             seed;
  LabLimits           limits;
  guint               max_turns;
  gboolean            forfeits;
  gboolean            tells_time;
  const LabMatchGame *game;
  gconstpointer       setup;
};

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

/**
 * LabArena:
 * @match: what is played
 * @games: (array): the results of all games of the match, after lab_workers_wait(); those that are
 *   not finished do not count
 * @lock: for @games before that
 * @workers: the threads that play, one task for each game; the results are the same for any number
 *   of threads
 * @failures: those that lab_arena_take_failures() has not returned yet
 *
 * Plays the games of a match in several threads. They share the failures, which they only access
 * atomically.
 */
typedef struct
{
  const LabMatch *match;
  LabMatchResult *games;
  GMutex          lock;
  LabWorkers     *workers;
  LabFailure     *failures;
} LabArena;

/**
 * LabStanding:
 * @name: the name of the player, with its number if another player has the same name
 * @n_wins: the number of games that it won
 * @interval: where the true share of its wins lies, with 95 % confidence
 * @wins: (element-type guint): the number of its turns in each of these games, in ascending order
 * @turns: (element-type guint): the same without the games that it won by forfeit
 * @n_failures: the number of games in which it failed
 * @n_late: the number of answers that came after the time limit, but were still accepted
 * @turn_time: the mean time of its answers, in microseconds; NaN if it never answered
 *
 * The results of a player. A win after a failure counts, although the umpire played random turns
 * for the player.
 */
typedef struct
{
  char       *name;
  guint       n_wins;
  LabInterval interval;
  GArray     *wins;
  GArray     *turns;
  guint       n_failures;
  guint       n_late;
  double      turn_time;
} LabStanding;

/**
 * LabResults:
 * @match: the match
 * @games: the games
 * @n_finished: the number of finished games
 * @n_undecided: how many of the finished games have no winner
 * @n_drawn: how many of the undecided games ended in a draw by the rules
 * @n_repeated: how many of the undecided games repeated themselves
 * @standings: the results of each player
 *
 * The results of a match. Clear it with lab_results_clear().
 */
typedef struct
{
  const LabMatch       *match;
  const LabMatchResult *games;
  guint                 n_finished;
  guint                 n_undecided;
  guint                 n_drawn;
  guint                 n_repeated;
  LabStanding           standings[LAB_MATCH_MAX_PLAYERS];
} LabResults;

guint64               lab_match_get_deal_seed  (const LabMatch       *self,
                                                guint                 game);
guint64               lab_match_get_agent_seed (const LabMatch       *self,
                                                guint                 game,
                                                guint                 player);
guint                 lab_match_get_player     (const LabMatch       *self,
                                                guint                 game,
                                                guint                 place);
LabArena             *lab_arena_new            (const LabMatch       *match);
void                  lab_arena_free           (LabArena             *self);
LabMatchResult       *lab_arena_copy_games     (LabArena             *self);
LabFailure           *lab_arena_take_failures  (LabArena             *self);
void                  lab_failure_free         (LabFailure           *self);
void                  lab_results_init         (LabResults           *self,
                                                const LabMatch       *match,
                                                const LabMatchResult *games);
void                  lab_results_clear        (LabResults           *self);
char                 *lab_report_format_table  (const LabResults     *results);
char                 *lab_report_format_csv    (const LabResults     *results);
char                 *lab_report_format_json   (const LabResults     *results);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabArena, lab_arena_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabFailure, lab_failure_free)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabResults, lab_results_clear)

G_END_DECLS
