/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maker.h"

G_BEGIN_DECLS

/** LAB_CHEESE_MAX_RATS: the largest number of rats in a race. */
#define LAB_CHEESE_MAX_RATS 16

/**
 * LabCheeseStart:
 *
 * Where a rat starts. The ids are those of the original in lower case with hyphens: "center",
 * "top-left", "top-right", "bottom-left", "bottom-right", "random", "same", or the number of a
 * cell.
 */
typedef enum
{
  LAB_CHEESE_START_CENTER,
  LAB_CHEESE_START_TOP_LEFT,
  LAB_CHEESE_START_TOP_RIGHT,
  LAB_CHEESE_START_BOTTOM_LEFT,
  LAB_CHEESE_START_BOTTOM_RIGHT,
  LAB_CHEESE_START_RANDOM,
  LAB_CHEESE_START_SAME,
  LAB_CHEESE_START_CELL,
} LabCheeseStart;

/**
 * LabCheeseDealSettings:
 * @maze: what the maze is like; not used if a maze is given
 * @n_rats: the number of rats, 1 to %LAB_CHEESE_MAX_RATS
 * @teams: the team of each rat, numbered from 0
 * @starts: where each rat starts
 * @cells: for %LAB_CHEESE_START_CELL, the cell
 * @n_cheese: the number of pieces of cheese, at least 1
 * @maze_seed: the seed of the maze
 * @cheese_seed: the seed of the cheese
 * @players_seed: the seed of random starts; in most races all three are the same
 *
 * What a race is dealt from.
 */
typedef struct
{
  LabCheeseMazeSettings maze;
  guint                 n_rats;
  guint8                teams[LAB_CHEESE_MAX_RATS];
  LabCheeseStart        starts[LAB_CHEESE_MAX_RATS];
  guint                 cells[LAB_CHEESE_MAX_RATS];
  guint                 n_cheese;
  guint64               maze_seed;
  guint64               cheese_seed;
  guint64               players_seed;
} LabCheeseDealSettings;

/**
 * LabCheeseDeal:
 * @maze: (owned): the maze
 * @n_rats: the number of rats
 * @teams: the team of each rat, numbered from 0
 * @starts: the cell where each rat starts
 * @cheese: (array length=n_cheese) (owned): the cells with cheese, in their order
 * @n_cheese: their number
 *
 * A race before its first turn. It never changes, and is counted by references.
 */
typedef struct
{
  LabCheeseMaze *maze;
  guint          n_rats;
  guint8         teams[LAB_CHEESE_MAX_RATS];
  guint          starts[LAB_CHEESE_MAX_RATS];
  guint         *cheese;
  guint          n_cheese;
} LabCheeseDeal;

/**
 * LabCheeseRatState:
 * @cell: where the rat is; in mud, the cell that it came from
 * @mud_target: the cell to which it wades; %LAB_CHEESE_NO_CELL if it is not in mud
 * @mud_turns: how many more turns that takes
 * @score: its cheese, a shared piece as a fraction
 *
 * One rat.
 */
typedef struct
{
  guint  cell;
  guint  mud_target;
  guint  mud_turns;
  double score;
} LabCheeseRatState;

/**
 * LabCheesePosition:
 * @turn: the number of the turn that is decided next; 0 during the preparation
 * @rats: the rats
 * @n_rats: their number
 * @n_teams: the number of teams
 * @teams: the team of each rat
 * @cheese: (array length=n_cheese) (owned): the cells that still have cheese, in their order
 * @n_cheese: their number
 * @cheese_bits: (owned): a bit for each cell: whether it has cheese
 *
 * The state of a race, and its rules. All rats decide on the same position, then it changes once.
 * Make one with lab_cheese_position_init(), copy it with lab_cheese_position_copy(), and clear it.
 */
typedef struct
{
  guint              turn;
  guint              n_rats;
  guint              n_teams;
  LabCheeseRatState  rats[LAB_CHEESE_MAX_RATS];
  guint8             teams[LAB_CHEESE_MAX_RATS];
  guint             *cheese;
  guint              n_cheese;
  guint              n_cheese_allocated;
  guint64           *cheese_bits;
  gsize              n_words;
} LabCheesePosition;

/**
 * LabCheeseOutcome:
 *
 * What came of the action of a rat in a turn, as the original counts it.
 */
typedef enum
{
  LAB_CHEESE_DID_NOTHING,
  LAB_CHEESE_DID_NORTH,
  LAB_CHEESE_DID_EAST,
  LAB_CHEESE_DID_SOUTH,
  LAB_CHEESE_DID_WEST,
  LAB_CHEESE_IN_MUD,
  LAB_CHEESE_AT_WALL,
  LAB_CHEESE_MISSED,
  LAB_CHEESE_FAILED,
} LabCheeseOutcome;

#define LAB_N_CHEESE_OUTCOMES 9

/** lab_cheese_outcome_ids: the names of the outcomes in files, as in the original. */
extern const char *const lab_cheese_outcome_ids[LAB_N_CHEESE_OUTCOMES];

const char    *lab_cheese_start_get_id            (LabCheeseStart               start);
gboolean       lab_cheese_start_parse             (const char                  *text,
                                                   LabCheeseStart              *start,
                                                   guint                       *cell);
LabCheeseDeal *lab_cheese_deal_new                (const LabCheeseDealSettings *settings,
                                                   LabCheeseMaker              *maker,
                                                   GError                     **error);
LabCheeseDeal *lab_cheese_deal_new_in             (LabCheeseMaze               *maze,
                                                   const LabCheeseDealSettings *settings,
                                                   GError                     **error);
LabCheeseDeal *lab_cheese_deal_new_fixed          (LabCheeseMaze               *maze,
                                                   guint                        n_rats,
                                                   const guint8                *teams,
                                                   const guint                 *starts,
                                                   const guint                 *cheese,
                                                   guint                        n_cheese,
                                                   GError                     **error);
LabCheeseDeal *lab_cheese_deal_ref                (LabCheeseDeal               *self);
void           lab_cheese_deal_unref              (LabCheeseDeal               *self);
void           lab_cheese_position_init           (LabCheesePosition           *self,
                                                   const LabCheeseDeal         *deal);
void           lab_cheese_position_copy           (LabCheesePosition           *self,
                                                   const LabCheesePosition     *other);
void           lab_cheese_position_clear          (LabCheesePosition           *self);
gboolean       lab_cheese_position_is_over        (const LabCheesePosition     *self);
gboolean       lab_cheese_position_is_in_mud      (const LabCheesePosition     *self,
                                                   guint                        rat);
gboolean       lab_cheese_position_has_cheese     (const LabCheesePosition     *self,
                                                   guint                        cell);
double         lab_cheese_position_get_team_score (const LabCheesePosition     *self,
                                                   guint                        team);
void           lab_cheese_position_play           (LabCheesePosition           *self,
                                                   const LabCheeseMaze         *maze,
                                                   const LabCheeseAction       *actions,
                                                   LabCheeseOutcome            *outcomes);
void           lab_cheese_position_replay         (LabCheesePosition           *self,
                                                   const LabCheeseMaze         *maze,
                                                   const guint8                *actions);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseDeal, lab_cheese_deal_unref)

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheesePosition, lab_cheese_position_clear)

/** LAB_CHEESE_PERSON: the text of a rat that a person moves; others have a text of a rat. */
#define LAB_CHEESE_PERSON "person"

/**
 * LabCheeseRaceSettings:
 * @deal: what the race is dealt from
 * @maze: (nullable) (owned): a maze that was drawn by hand, used instead of a random one
 * @rats: (owned): for each rat %LAB_CHEESE_PERSON or the text of a rat
 * @names: (owned) (nullable): for each rat its name; %NULL for the name of its kind
 *
 * What a race in the window is made from. Plain to copy with lab_cheese_race_settings_copy().
 */
typedef struct
{
  LabCheeseDealSettings deal;
  LabCheeseMaze        *maze;
  char                 *rats[LAB_CHEESE_MAX_RATS];
  char                 *names[LAB_CHEESE_MAX_RATS];
} LabCheeseRaceSettings;

LabCheeseRaceSettings *lab_cheese_race_settings_copy (const LabCheeseRaceSettings *self);
void                   lab_cheese_race_settings_free (LabCheeseRaceSettings       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseRaceSettings, lab_cheese_race_settings_free)

G_END_DECLS
