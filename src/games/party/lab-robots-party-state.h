/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-random.h"
#include "lab-robots-board.h"
#include "lab-robots-generator.h"

G_BEGIN_DECLS

#define LAB_ROBOTS_PARTY_MAX_SEATS 8

#define LAB_ROBOTS_PARTY_MIN_SEATS 2

/* The keys of the players, if they choose no others. Their places on a keyboard are far apart, and
 * the first ones are farthest, so that eight hands have room. On QWERTY, QWERTZ, and AZERTY they
 * are at the same place, or, for Q, nearly so. */
#define LAB_ROBOTS_PARTY_KEYS "QPXNRUVK"

G_STATIC_ASSERT (sizeof LAB_ROBOTS_PARTY_KEYS == LAB_ROBOTS_PARTY_MAX_SEATS + 1);

#define LAB_ROBOTS_PARTY_MAX_PLACES 8

#define LAB_ROBOTS_PARTY_MIN_COUNTDOWN 10

#define LAB_ROBOTS_PARTY_MAX_COUNTDOWN 600

#define LAB_ROBOTS_PARTY_MAX_TARGETS (LAB_ROBOTS_MAX_ROBOTS * LAB_ROBOTS_PARTY_MAX_PLACES + 1)

/** LAB_ROBOTS_PARTY_MAX_CLAIM: the largest number of moves that can be claimed. */
#define LAB_ROBOTS_PARTY_MAX_CLAIM 30

#define LAB_ROBOTS_PARTY_ERROR (lab_robots_party_error_quark ())

/**
 * LabRobotsPartyError:
 * @LAB_ROBOTS_PARTY_ERROR_NOT_NOW: this cannot be done in this phase
 * @LAB_ROBOTS_PARTY_ERROR_SEAT: there is no such player
 * @LAB_ROBOTS_PARTY_ERROR_NUMBER: the number cannot be claimed
 * @LAB_ROBOTS_PARTY_ERROR_RAISED: the player has claimed as few moves already
 * @LAB_ROBOTS_PARTY_ERROR_SYNTAX: a text is not an event
 * @LAB_ROBOTS_PARTY_ERROR_SETTINGS: no party can be played with these settings
 *
 * Why something cannot be done. The message is for players.
 */
typedef enum
{
  LAB_ROBOTS_PARTY_ERROR_NOT_NOW,
  LAB_ROBOTS_PARTY_ERROR_SEAT,
  LAB_ROBOTS_PARTY_ERROR_NUMBER,
  LAB_ROBOTS_PARTY_ERROR_RAISED,
  LAB_ROBOTS_PARTY_ERROR_SYNTAX,
  LAB_ROBOTS_PARTY_ERROR_SETTINGS,
} LabRobotsPartyError;

/**
 * LabRobotsPartyPhase:
 * @LAB_ROBOTS_PARTY_THINKING: a target was drawn, and nobody has claimed yet
 * @LAB_ROBOTS_PARTY_COUNTDOWN: somebody has claimed; others can still claim
 * @LAB_ROBOTS_PARTY_SHOWING: a player shows the way
 * @LAB_ROBOTS_PARTY_REVEALED: the target is won or goes back; the best way can be shown
 * @LAB_ROBOTS_PARTY_OVER: all targets are won
 *
 * What players do.
 */
typedef enum
{
  LAB_ROBOTS_PARTY_THINKING,
  LAB_ROBOTS_PARTY_COUNTDOWN,
  LAB_ROBOTS_PARTY_SHOWING,
  LAB_ROBOTS_PARTY_REVEALED,
  LAB_ROBOTS_PARTY_OVER,
} LabRobotsPartyPhase;

/**
 * LabRobotsPartyEventKind:
 * @LAB_ROBOTS_PARTY_CLAIM: a player claims a number; its text is `2=7@1500`: player 2 claims 7
 *   moves 1500 milliseconds after the target was drawn
 * @LAB_ROBOTS_PARTY_SKIP: all agree that they see no way; `skip`
 * @LAB_ROBOTS_PARTY_END: the countdown ends; `end`
 * @LAB_ROBOTS_PARTY_MOVE: the player who shows moves a robot; such as `1N`
 * @LAB_ROBOTS_PARTY_UNDO: the player who shows takes back the last move; `undo`
 * @LAB_ROBOTS_PARTY_GIVE_UP: the player who shows gives up; `give-up`
 * @LAB_ROBOTS_PARTY_NEXT: the next target is drawn; `next`
 * @LAB_ROBOTS_PARTY_REDRAW: the target cannot be reached, so another one is drawn in its place;
 *   `redraw`
 *
 * What can happen in a party.
 */
typedef enum
{
  LAB_ROBOTS_PARTY_CLAIM,
  LAB_ROBOTS_PARTY_SKIP,
  LAB_ROBOTS_PARTY_END,
  LAB_ROBOTS_PARTY_MOVE,
  LAB_ROBOTS_PARTY_UNDO,
  LAB_ROBOTS_PARTY_GIVE_UP,
  LAB_ROBOTS_PARTY_NEXT,
  LAB_ROBOTS_PARTY_REDRAW,
} LabRobotsPartyEventKind;

/**
 * LabRobotsPartyEvent:
 * @kind: what happens
 * @seat: (of a claim): the index of the player
 * @number: (of a claim): how many moves
 * @time: (of a claim): milliseconds since the target was drawn
 * @move: (of a move): the move
 *
 * One thing that happens. A party is its settings and its events.
 */
typedef struct
{
  LabRobotsPartyEventKind kind;
  guint                   seat;
  guint                   number;
  gint64                  time;
  LabRobotsMove           move;
} LabRobotsPartyEvent;

/**
 * LabRobotsPartyTarget:
 * @cell: where it is
 * @robot: the robot that must stop there, unless @any_robot
 * @any_robot: whether any robot can
 * @winner: the player who has won it; -1 for nobody
 *
 * A target of a party.
 */
typedef struct
{
  guint16  cell;
  guint8   robot;
  gboolean any_robot;
  int      winner;
} LabRobotsPartyTarget;

/**
 * LabRobotsPartyClaim:
 * @number: how many moves; 0 if the player has not claimed
 * @order: later claims have greater numbers
 * @has_failed: whether the player has shown a way, and it failed
 *
 * What a player has claimed for the current target.
 */
typedef struct
{
  guint    number;
  guint    order;
  gboolean has_failed;
} LabRobotsPartyClaim;

/**
 * LabRobotsRivalLevel:
 * @LAB_ROBOTS_RIVAL_EASY: thinks long, and often claims more moves than needed; id `easy`
 * @LAB_ROBOTS_RIVAL_MEDIUM: thinks as long as most people do; `medium`
 * @LAB_ROBOTS_RIVAL_HARD: is quick, and rarely claims too much; `hard`
 * @LAB_ROBOTS_RIVAL_PERFECT: is very quick, and claims the fewest moves; `perfect`
 *
 * How well the computer plays in a party.
 */
typedef enum
{
  LAB_ROBOTS_RIVAL_EASY,
  LAB_ROBOTS_RIVAL_MEDIUM,
  LAB_ROBOTS_RIVAL_HARD,
  LAB_ROBOTS_RIVAL_PERFECT,
} LabRobotsRivalLevel;

/**
 * LabRobotsPartySeat:
 * @name: (owned): the name of the player
 * @is_computer: whether the computer plays
 * @level: how well the computer plays
 * @key: the letter on the key that the player presses to claim, from A to Z; 0 for none. Digits are
 *   for the numbers that are claimed
 *
 * A player of a party.
 */
typedef struct
{
  char                *name;
  gboolean             is_computer;
  LabRobotsRivalLevel  level;
  char                 key;
} LabRobotsPartySeat;

/**
 * LabRobotsPartySettings:
 * @board: the walls and where the robots start; its target is not used
 * @n_places: how many targets each robot has; one more is for any robot
 * @countdown: how many seconds others have after the first claim
 * @seed: what targets are drawn with
 * @n_seats: the number of players
 * @seats: the players
 *
 * What a party is played with. All players sit at one screen.
 */
typedef struct
{
  LabRobotsBoard     board;
  guint              n_places;
  guint              countdown;
  guint64            seed;
  guint              n_seats;
  LabRobotsPartySeat seats[LAB_ROBOTS_PARTY_MAX_SEATS];
} LabRobotsPartySettings;

/**
 * LabRobotsPartyState:
 * @settings: what the party is played with; not owned
 * @phase: what players do
 * @n_targets: the number of targets
 * @targets: all targets
 * @target: the index of the target that was drawn last
 * @round: how many targets were drawn, also those that were drawn again
 * @start: where the robots were when the target was drawn; they stay there unless it is won
 * @position: where they are
 * @claims: what each player has claimed
 * @n_claims: how many claims there were
 * @first_claim: when the first claim was made, in milliseconds since the target was drawn
 * @shower: the player who shows a way, or has shown it last; -1 for nobody
 * @n_moves: how many moves this player has made
 * @moves: these moves
 * @winner: (in the phases after showing): who has won the target; -1 for nobody
 * @scores: how many targets each player has won
 * @put_back: a bit for each target that was put back since robots last changed places
 * @moved_robots: whether robots were put on other cells before this target was drawn
 * @n_redrawn: how many targets were drawn in vain before this one, because no way leads to them
 * @random: what is drawn next
 *
 * A party after some events, as a plain value. Robots keep their numbers; see
 * lab_robots_party_state_get_puzzle() for a board where robot 1 must reach the target.
 */
typedef struct
{
  const LabRobotsPartySettings *settings;
  LabRobotsPartyPhase           phase;
  guint                         n_targets;
  LabRobotsPartyTarget          targets[LAB_ROBOTS_PARTY_MAX_TARGETS];
  guint                         target;
  guint                         round;
  LabRobotsPosition             start;
  LabRobotsPosition             position;
  LabRobotsPartyClaim           claims[LAB_ROBOTS_PARTY_MAX_SEATS];
  guint                         n_claims;
  gint64                        first_claim;
  int                           shower;
  guint                         n_moves;
  LabRobotsMove                 moves[LAB_ROBOTS_PARTY_MAX_CLAIM];
  int                           winner;
  guint                         scores[LAB_ROBOTS_PARTY_MAX_SEATS];
  guint64                       put_back;
  gboolean                      moved_robots;
  guint                         n_redrawn;
  LabRandom                     random;
} LabRobotsPartyState;

#define LAB_N_ROBOTS_RIVAL_LEVELS 4

/* A rival claims at most so often for one target. */
#define LAB_ROBOTS_RIVAL_MAX_CLAIMS 2

/**
 * LabRobotsRivalClaim:
 * @time: when it claims, in milliseconds since the target was drawn
 * @number: how many moves it claims
 *
 * What a rival intends to claim.
 */
typedef struct
{
  gint64 time;
  guint  number;
} LabRobotsRivalClaim;

GQuark                  lab_robots_party_error_quark       (void);
void                    lab_robots_party_state_init        (LabRobotsPartyState          *self,
                                                            const LabRobotsPartySettings *settings);
gboolean                lab_robots_party_state_apply       (LabRobotsPartyState          *self,
                                                            const LabRobotsPartyEvent    *event,
                                                            GError                      **error);
gboolean                lab_robots_party_state_replay      (LabRobotsPartyState          *self,
                                                            const char                   *events,
                                                            GArray                       *done,
                                                            GError                      **error);
guint                   lab_robots_party_state_get_puzzle  (const LabRobotsPartyState    *self,
                                                            LabRobotsBoard               *board);
gboolean                lab_robots_party_state_is_on_target
                                                           (const LabRobotsPartyState    *self);
int                     lab_robots_party_state_find_shower (const LabRobotsPartyState    *self);
gboolean                lab_robots_party_state_has_begun   (const LabRobotsPartyState    *self);
guint                   lab_robots_party_state_get_n_left  (const LabRobotsPartyState    *self);
guint                   lab_robots_party_state_get_rank    (const LabRobotsPartyState    *self,
                                                            guint                         seat);
char                   *lab_robots_party_event_format      (const LabRobotsPartyEvent    *event);
gboolean                lab_robots_party_event_parse       (const char                   *text,
                                                            LabRobotsPartyEvent          *event,
                                                            GError                      **error);
void                    lab_robots_party_settings_deal     (LabRobotsPartySettings       *self,
                                                            const LabRobotsRecipe        *recipe,
                                                            guint64                       seed);
gboolean                lab_robots_party_settings_check    (const LabRobotsPartySettings *self,
                                                            GError                      **error);
LabRobotsPartySettings *lab_robots_party_settings_copy     (const LabRobotsPartySettings *self);
void                    lab_robots_party_settings_free     (LabRobotsPartySettings       *self);
guint                   lab_robots_rival_plan              (LabRobotsRivalLevel           level,
                                                            guint                         n_moves,
                                                            guint64                       seed,
                                                            LabRobotsRivalClaim          *claims);
const char             *lab_robots_rival_level_get_id      (LabRobotsRivalLevel           level);
const char             *lab_robots_rival_level_get_name    (LabRobotsRivalLevel           level);
gboolean                lab_robots_rival_level_parse       (const char                   *id,
                                                            LabRobotsRivalLevel          *level);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabRobotsPartySettings, lab_robots_party_settings_free)

G_END_DECLS
