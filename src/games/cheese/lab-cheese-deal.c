/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-deal.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "lab-cheese-maze-private.h"
#include "lab-python-random.h"
#include "lab-text.h"

static const char *const start_ids[] = {
  [LAB_CHEESE_START_CENTER] = "center",
  [LAB_CHEESE_START_TOP_LEFT] = "top-left",
  [LAB_CHEESE_START_TOP_RIGHT] = "top-right",
  [LAB_CHEESE_START_BOTTOM_LEFT] = "bottom-left",
  [LAB_CHEESE_START_BOTTOM_RIGHT] = "bottom-right",
  [LAB_CHEESE_START_RANDOM] = "random",
  [LAB_CHEESE_START_SAME] = "same",
};

#define WORD(cell) ((cell) / 64)
#define BIT(cell) (G_GUINT64_CONSTANT (1) << ((cell) % 64))

const char *const lab_cheese_outcome_ids[LAB_N_CHEESE_OUTCOMES] = {
  [LAB_CHEESE_DID_NOTHING] = "nothing",
  [LAB_CHEESE_DID_NORTH] = "north",
  [LAB_CHEESE_DID_EAST] = "east",
  [LAB_CHEESE_DID_SOUTH] = "south",
  [LAB_CHEESE_DID_WEST] = "west",
  [LAB_CHEESE_IN_MUD] = "mud",
  [LAB_CHEESE_AT_WALL] = "wall",
  [LAB_CHEESE_MISSED] = "miss",
  [LAB_CHEESE_FAILED] = "error",
};

/* Moves one rat, and says what came of it. */
static inline LabCheeseOutcome
move_rat (LabCheeseRatState   *rat,
          const LabCheeseMaze *maze,
          LabCheeseAction      action)
{
  gsize move = (gsize) rat->cell * LAB_N_CHEESE_ACTIONS + action;
  guint weight;

  if (rat->mud_turns > 0)
    {
      if (--rat->mud_turns == 0)
        {
          rat->cell = rat->mud_target;
          rat->mud_target = LAB_CHEESE_NO_CELL;
        }
      return LAB_CHEESE_IN_MUD;
    }
  weight = maze->weights[move];
  if (weight == 1)
    rat->cell = maze->next[move];
  else if (weight > 1)
    {
      rat->mud_target = maze->next[move];
      rat->mud_turns = weight - 1;
    }
  else
    return action == LAB_CHEESE_NOTHING ? LAB_CHEESE_DID_NOTHING : LAB_CHEESE_AT_WALL;
  return (LabCheeseOutcome) action;
}

/* Gives a piece of cheese to the rats in its cell. Each gets the same part. */
static void
share (LabCheesePosition *self,
       guint              cell)
{
  guint n = 0;
  double part;

  for (guint i = 0; i < self->n_rats; i++)
    n += self->rats[i].cell == cell ? 1 : 0;
  part = 1.0 / n;
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->rats[i].cell == cell)
        self->rats[i].score += part;
    }
}

/* Takes the cheese from the cells of the rats. A rat can reach only one piece in a turn, so that
 * the order does not matter to the scores. */
static void
eat (LabCheesePosition *self)
{
  guint n = 0;

  for (guint i = 0; i < self->n_rats; i++)
    {
      guint cell = self->rats[i].cell;

      if (!lab_cheese_position_has_cheese (self, cell))
        continue;
      self->cheese_bits[WORD (cell)] &= ~BIT (cell);
      share (self, cell);
    }
  for (guint i = 0; i < self->n_cheese; i++)
    {
      if (lab_cheese_position_has_cheese (self, self->cheese[i]))
        self->cheese[n++] = self->cheese[i];
    }
  self->n_cheese = n;
}

/* Returns whether a team can still get level with another one, pass it, or be passed. */
static gboolean
is_open (const double *scores,
         guint         n_teams,
         double        left)
{
  for (guint a = 0; a < n_teams; a++)
    {
      for (guint b = 0; b < n_teams; b++)
        {
          if (a != b && scores[a] <= scores[b] && scores[a] + left >= scores[b])
            return TRUE;
        }
    }
  return FALSE;
}

/**
 * lab_cheese_position_init:
 * @self: (out caller-allocates): a position; memory that it had is not freed
 * @deal: a deal
 *
 * Begins a race. The first call of lab_cheese_position_play() is the preparation, in which every
 * action must be %LAB_CHEESE_NOTHING.
 */
void
lab_cheese_position_init (LabCheesePosition   *self,
                          const LabCheeseDeal *deal)
{
  gsize n_places;

  g_return_if_fail (self != NULL && deal != NULL);

  memset (self, 0, sizeof *self);
  n_places = (gsize) deal->maze->width * deal->maze->height;
  self->n_rats = deal->n_rats;
  for (guint i = 0; i < deal->n_rats; i++)
    {
      self->rats[i].cell = deal->starts[i];
      self->rats[i].mud_target = LAB_CHEESE_NO_CELL;
      self->teams[i] = deal->teams[i];
      self->n_teams = MAX (self->n_teams, deal->teams[i] + 1u);
    }
  self->n_words = n_places / 64 + 1;
  self->cheese_bits = g_new0 (guint64, self->n_words);
  self->n_cheese = deal->n_cheese;
  self->n_cheese_allocated = MAX (deal->n_cheese, 1);
  self->cheese = g_new (guint, self->n_cheese_allocated);
  if (deal->n_cheese > 0)
    memcpy (self->cheese, deal->cheese, deal->n_cheese * sizeof *self->cheese);
  for (guint i = 0; i < deal->n_cheese; i++)
    self->cheese_bits[WORD (self->cheese[i])] |= BIT (self->cheese[i]);
}

/**
 * lab_cheese_position_copy:
 * @self: a position that was initialized, or all zeros
 * @other: another position
 *
 * Makes @self the same as @other, and uses its memory again if it is enough.
 */
void
lab_cheese_position_copy (LabCheesePosition       *self,
                          const LabCheesePosition *other)
{
  LabCheesePosition own;

  g_return_if_fail (self != NULL && other != NULL);

  if (self == other)
    return;
  own = *self;
  *self = *other;
  self->cheese = own.cheese;
  self->cheese_bits = own.cheese_bits;
  self->n_cheese_allocated = own.n_cheese_allocated;
  if (own.n_cheese_allocated < other->n_cheese || own.cheese == NULL)
    {
      self->n_cheese_allocated = MAX (other->n_cheese, 1);
      self->cheese = g_renew (guint, self->cheese, self->n_cheese_allocated);
    }
  if (own.n_words != other->n_words)
    self->cheese_bits = g_renew (guint64, self->cheese_bits, self->n_words);
  memcpy (self->cheese, other->cheese, other->n_cheese * sizeof *self->cheese);
  memcpy (self->cheese_bits, other->cheese_bits, self->n_words * sizeof *self->cheese_bits);
}

/** lab_cheese_position_clear: frees the memory of a position. */
void
lab_cheese_position_clear (LabCheesePosition *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->cheese);
  g_free (self->cheese_bits);
  memset (self, 0, sizeof *self);
}

/**
 * lab_cheese_position_is_over:
 * @self: a position
 *
 * A race is over without cheese, or with two teams or more if no team can get level with a team
 * that is ahead. As in the original, two teams that are level keep it going.
 *
 * Returns: whether the race is over
 */
gboolean
lab_cheese_position_is_over (const LabCheesePosition *self)
{
  double scores[LAB_CHEESE_MAX_RATS];

  g_return_val_if_fail (self != NULL, TRUE);

  if (self->n_cheese == 0)
    return TRUE;
  if (self->n_teams < 2)
    return FALSE;
  for (guint i = 0; i < self->n_teams; i++)
    scores[i] = lab_cheese_position_get_team_score (self, i);
  return !is_open (scores, self->n_teams, self->n_cheese);
}

/** lab_cheese_position_is_in_mud: returns whether a rat wades, so that it cannot choose. */
gboolean
lab_cheese_position_is_in_mud (const LabCheesePosition *self,
                               guint                    rat)
{
  g_return_val_if_fail (self != NULL && rat < self->n_rats, FALSE);

  return self->rats[rat].mud_turns > 0;
}

/** lab_cheese_position_has_cheese: returns whether there is cheese in a cell. */
gboolean
lab_cheese_position_has_cheese (const LabCheesePosition *self,
                                guint                    cell)
{
  g_return_val_if_fail (self != NULL && WORD (cell) < self->n_words, FALSE);

  return (self->cheese_bits[WORD (cell)] & BIT (cell)) != 0;
}

/**
 * lab_cheese_position_get_team_score:
 * @self: a position
 * @team: the number of a team
 *
 * Returns: the cheese of all rats of the team, rounded to five decimals
 */
double
lab_cheese_position_get_team_score (const LabCheesePosition *self,
                                    guint                    team)
{
  double sum = 0;

  g_return_val_if_fail (self != NULL && team < self->n_teams, 0);

  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->teams[i] == team)
        sum += self->rats[i].score;
    }
  return rint (sum * 100000.0) / 100000.0;
}

/**
 * lab_cheese_position_play:
 * @self: a position
 * @maze: its maze
 * @actions: what each rat does. The action of a rat in mud is not used
 * @outcomes: (nullable): return location for what came of the actions
 *
 * Plays a turn. All rats decide on the same position and move at once; they do not block one
 * another. Mud of weight w takes w turns, in which the rat stays in the cell that it came from.
 * Then rats in the same cell share its cheese. Turn 0, the preparation, is played like this, too.
 */
void
lab_cheese_position_play (LabCheesePosition     *self,
                          const LabCheeseMaze   *maze,
                          const LabCheeseAction *actions,
                          LabCheeseOutcome      *outcomes)
{
  gboolean eats = FALSE;

  for (guint i = 0; i < self->n_rats; i++)
    {
      LabCheeseRatState *rat = &self->rats[i];
      LabCheeseOutcome outcome = move_rat (rat, maze, actions[i]);

      if (outcomes != NULL)
        outcomes[i] = outcome;
      eats = eats || (self->cheese_bits[WORD (rat->cell)] & BIT (rat->cell)) != 0;
    }
  self->turn++;
  if (eats)
    eat (self);
}

/** lab_cheese_position_replay: plays a turn again; @actions has a #LabCheeseAction for each rat. */
void
lab_cheese_position_replay (LabCheesePosition   *self,
                            const LabCheeseMaze *maze,
                            const guint8        *actions)
{
  LabCheeseAction again[LAB_CHEESE_MAX_RATS] = { 0 };

  for (guint rat = 0; rat < self->n_rats; rat++)
    again[rat] = (LabCheeseAction) actions[rat];
  lab_cheese_position_play (self, maze, again, NULL);
}

static LabCheeseDeal *
deal_begin (LabCheeseMaze *maze,
            guint          n_rats,
            const guint8  *teams)
{
  LabCheeseDeal *self = g_atomic_rc_box_new0 (LabCheeseDeal);

  self->maze = lab_cheese_maze_ref (maze);
  self->n_rats = n_rats;
  memcpy (self->teams, teams, n_rats);
  return self;
}

/* Returns the cell opposite another one, if the maze is turned by 180 degrees. */
static guint
turn (const LabCheeseMaze *maze,
      guint                cell)
{
  return maze->width * maze->height - 1 - cell;
}

static gboolean
check_rats (guint          n_rats,
            const guint8  *teams,
            GError       **error)
{
  guint n_teams = 0, seen = 0;

  if (n_rats < 1 || n_rats > LAB_CHEESE_MAX_RATS)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A race needs from 1 to %u rats."), LAB_CHEESE_MAX_RATS);
  for (guint i = 0; i < n_rats; i++)
    {
      if (teams[i] >= LAB_CHEESE_MAX_RATS)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           _("There are at most %u teams."), LAB_CHEESE_MAX_RATS);
      n_teams = MAX (n_teams, teams[i] + 1u);
      seen |= 1u << teams[i];
    }
  if (seen != (1u << n_teams) - 1)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A team has no rat. Number the teams without gaps."));
  return TRUE;
}

static gboolean
check_cell (const LabCheeseMaze  *maze,
            guint                 cell,
            GError              **error)
{
  if (lab_cheese_maze_has_cell (maze, cell))
    return TRUE;
  if (cell >= maze->width * maze->height)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: the numbers are a cell and the last cell of the maze. */
                       _("There is no cell %u. The cells are numbered from 0 to %u."), cell,
                       maze->width * maze->height - 1);
  return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                     _("The cell %u is a hole. Choose another one."), cell);
}

/* Returns the cell that a corner or the center names, which may be a hole. */
static guint
find_asked (const LabCheeseMaze *maze,
            LabCheeseStart       start)
{
  guint row = maze->height / 2, column = maze->width / 2;

  if (start == LAB_CHEESE_START_TOP_LEFT || start == LAB_CHEESE_START_TOP_RIGHT)
    row = 0;
  else if (start == LAB_CHEESE_START_BOTTOM_LEFT || start == LAB_CHEESE_START_BOTTOM_RIGHT)
    row = maze->height - 1;
  if (start == LAB_CHEESE_START_TOP_LEFT || start == LAB_CHEESE_START_BOTTOM_LEFT)
    column = 0;
  else if (start == LAB_CHEESE_START_TOP_RIGHT || start == LAB_CHEESE_START_BOTTOM_RIGHT)
    column = maze->width - 1;
  return row * maze->width + column;
}

/* Returns the cell that is nearest by straight line; of several, the first one in the order. */
static guint
find_nearest (const LabCheeseMaze *maze,
              guint                asked)
{
  guint64 best = G_MAXUINT64;
  guint found = asked;

  if (lab_cheese_maze_has_cell (maze, asked))
    return asked;
  for (guint i = 0; i < maze->n_cells; i++)
    {
      guint cell = maze->cells[i];
      gint64 rows = (gint64) (cell / maze->width) - (gint64) (asked / maze->width);
      gint64 columns = (gint64) (cell % maze->width) - (gint64) (asked % maze->width);

      if ((guint64) (rows * rows + columns * columns) >= best)
        continue;
      best = (guint64) (rows * rows + columns * columns);
      found = cell;
    }
  return found;
}

/* Finds where a rat starts. */
static gboolean
place_rat (LabCheeseDeal                *self,
           guint                         rat,
           const LabCheeseDealSettings  *settings,
           LabPythonRandom              *random,
           GError                      **error)
{
  LabCheeseMaze *maze = self->maze;
  LabCheeseStart start = settings->starts[rat];

  if (start == LAB_CHEESE_START_CELL)
    {
      self->starts[rat] = settings->cells[rat];
      return check_cell (maze, settings->cells[rat], error);
    }
  if (start == LAB_CHEESE_START_SAME)
    {
      if (rat == 0)
        return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                           _("The first rat cannot start in the same cell as the one before. "
                             "Choose another start."));
      self->starts[rat] = self->starts[rat - 1];
      return TRUE;
    }
  if (settings->maze.symmetric && self->n_rats == 2 && rat == 1)
    self->starts[rat] = turn (maze, self->starts[0]);
  else if (start == LAB_CHEESE_START_RANDOM)
    self->starts[rat] = maze->cells[lab_python_random_below (random, maze->n_cells)];
  else
    self->starts[rat] = find_nearest (maze, find_asked (maze, start));
  return TRUE;
}

static gboolean
place_rats (LabCheeseDeal                *self,
            const LabCheeseDealSettings  *settings,
            GError                      **error)
{
  LabPythonRandom random;
  gboolean draws = FALSE;

  for (guint i = 0; i < self->n_rats; i++)
    draws = draws || settings->starts[i] == LAB_CHEESE_START_RANDOM;
  if (draws)
    lab_python_random_init (&random, settings->players_seed);
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (!place_rat (self, i, settings, &random, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_start (const LabCheeseDeal *self,
          guint                cell)
{
  for (guint i = 0; i < self->n_rats; i++)
    {
      if (self->starts[i] == cell)
        return TRUE;
    }
  return FALSE;
}

/* Lists the cells that can have cheese, in the order of the maze. */
static guint *
list_free_cells (const LabCheeseDeal  *self,
                 guint                *n_free,
                 GError              **error)
{
  const LabCheeseMaze *maze = self->maze;
  guint *cells = g_try_new (guint, maze->n_cells);

  *n_free = 0;
  if (cells == NULL)
    {
      lab_cheese_refuse_memory (maze->width, maze->height, error);
      return NULL;
    }
  for (guint i = 0; i < maze->n_cells; i++)
    {
      if (!is_start (self, maze->cells[i]))
        cells[(*n_free)++] = maze->cells[i];
    }
  return cells;
}

static gboolean
check_cheese (guint    n_cheese,
              guint    n_free,
              GError **error)
{
  if (n_cheese < 1)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("A race needs at least 1 piece of cheese."));
  if (n_cheese > n_free)
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       /* Translators: both numbers are counts: of pieces, and of cells. */
                       _("There is no room for %u pieces of cheese: only %u cells are free. Choose "
                         "fewer pieces or a larger maze."),
                       n_cheese, n_free);
  return TRUE;
}

/* Brings shuffled free cells into pairs of opposite ones. If the number of pieces is odd and the
 * center is free, it comes first. What has no free opposite comes last. */
static void
pair_cells (const LabCheeseDeal *self,
            guint               *cells,
            guint                n_free,
            gboolean             odd)
{
  const LabCheeseMaze *maze = self->maze;
  g_autofree guint *shuffled = g_memdup2 (cells, n_free * sizeof *cells);
  g_autofree guint8 *free_cells = g_new0 (guint8, (gsize) maze->width * maze->height);
  guint n = 0;

  for (guint i = 0; i < n_free; i++)
    free_cells[cells[i]] = 1;
  for (guint i = 0; i < n_free && odd; i++)
    {
      if (turn (maze, shuffled[i]) != shuffled[i])
        continue;
      cells[n++] = shuffled[i];
      free_cells[shuffled[i]] = 0;
    }
  for (guint i = 0; i < n_free; i++)
    {
      guint cell = shuffled[i], other = turn (maze, cell);

      if (cell == other || !free_cells[cell] || !free_cells[other])
        continue;
      cells[n++] = cell;
      cells[n++] = other;
      free_cells[cell] = free_cells[other] = 0;
    }
  for (guint i = 0; i < n_free; i++)
    {
      if (free_cells[shuffled[i]])
        cells[n++] = shuffled[i];
    }
}

static gboolean
place_cheese (LabCheeseDeal                *self,
              const LabCheeseDealSettings  *settings,
              GError                      **error)
{
  LabPythonRandom random;
  guint n_free;
  guint *cells = list_free_cells (self, &n_free, error);

  self->cheese = cells;
  if (cells == NULL || !check_cheese (settings->n_cheese, n_free, error))
    return FALSE;
  self->n_cheese = settings->n_cheese;
  lab_python_random_init (&random, settings->cheese_seed);
  lab_python_random_shuffle (&random, cells, n_free);
  if (settings->maze.symmetric)
    pair_cells (self, cells, n_free, settings->n_cheese % 2 != 0);
  return TRUE;
}

static gboolean
check_fixed_cheese (const LabCheeseDeal  *self,
                    guint                 piece,
                    guint8               *seen,
                    GError              **error)
{
  guint cell = self->cheese[piece];

  if (!check_cell (self->maze, cell, error))
    return FALSE;
  if (is_start (self, cell))
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There cannot be cheese in the cell %u, because a rat starts there."),
                       cell);
  if (seen[cell])
    return lab_refuse (error, LAB_CHEESE_ERROR, LAB_CHEESE_ERROR_RANGE,
                       _("There are two pieces of cheese in the cell %u. Remove one."), cell);
  seen[cell] = 1;
  return TRUE;
}

/** lab_cheese_start_get_id: returns the name of a start; %NULL for %LAB_CHEESE_START_CELL. */
const char *
lab_cheese_start_get_id (LabCheeseStart start)
{
  return start < G_N_ELEMENTS (start_ids) ? start_ids[start] : NULL;
}

/**
 * lab_cheese_start_parse:
 * @text: the name of a start, or the number of a cell
 * @start: (out): the start
 * @cell: (out): the cell, with %LAB_CHEESE_START_CELL
 *
 * Returns: whether @text is a start
 */
gboolean
lab_cheese_start_parse (const char     *text,
                        LabCheeseStart *start,
                        guint          *cell)
{
  guint64 number;

  g_return_val_if_fail (text != NULL && start != NULL && cell != NULL, FALSE);

  if (lab_words_find (start_ids, G_N_ELEMENTS (start_ids), sizeof start_ids[0], text,
                      (guint *) start))
    {
      *cell = LAB_CHEESE_NO_CELL;
      return TRUE;
    }
  if (!g_ascii_string_to_unsigned (text, 10, 0, LAB_CHEESE_MAX_CELLS - 1, &number, NULL))
    return FALSE;
  *start = LAB_CHEESE_START_CELL;
  *cell = (guint) number;
  return TRUE;
}

/**
 * lab_cheese_deal_new:
 * @settings: what the race is dealt from
 * @maker: (nullable): makes the maze, if one is at hand
 * @error: return location for a #LabCheeseError
 *
 * Makes a maze, and deals a race in it.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new (const LabCheeseDealSettings  *settings,
                     LabCheeseMaker               *maker,
                     GError                      **error)
{
  g_autoptr (LabCheeseMaker) own = NULL;
  g_autoptr (LabCheeseMaze) maze = NULL;

  g_return_val_if_fail (settings != NULL, NULL);

  if (maker == NULL)
    own = lab_cheese_maker_new ();
  maze = lab_cheese_maker_make (maker != NULL ? maker : own, &settings->maze,
                                settings->maze_seed, NULL, error);
  return maze != NULL ? lab_cheese_deal_new_in (maze, settings, error) : NULL;
}

/**
 * lab_cheese_deal_new_in:
 * @maze: a maze
 * @settings: what the race is dealt from; of @maze only @symmetric is used
 * @error: return location for a #LabCheeseError
 *
 * Deals a race in a maze, like the original. The original has no symmetric mazes; if one is asked
 * for, and @maze is symmetric, the deal is fair, too: of two rats, the second starts opposite the
 * first, unless it starts in the same cell or in a given one. The cheese comes in opposite pairs;
 * an odd piece is in the center of the maze, if that is a free cell, and otherwise anywhere.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new_in (LabCheeseMaze                *maze,
                        const LabCheeseDealSettings  *settings,
                        GError                      **error)
{
  g_autoptr (LabCheeseDeal) self = NULL;
  LabCheeseDealSettings fair;

  g_return_val_if_fail (maze != NULL && settings != NULL, NULL);

  if (!check_rats (settings->n_rats, settings->teams, error)
      || !lab_cheese_seed_check (MAX (settings->cheese_seed, settings->players_seed), error))
    return NULL;
  if (settings->maze.symmetric && !lab_cheese_maze_is_symmetric (maze))
    {
      fair = *settings;
      fair.maze.symmetric = FALSE;
      settings = &fair;
    }
  self = deal_begin (maze, settings->n_rats, settings->teams);
  if (!place_rats (self, settings, error) || !place_cheese (self, settings, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * lab_cheese_deal_new_fixed:
 * @maze: a maze
 * @n_rats: the number of rats
 * @teams: (array length=n_rats): the team of each
 * @starts: (array length=n_rats): where each starts
 * @cheese: (array length=n_cheese) (nullable): where the cheese is, each cell once
 * @n_cheese: the number of pieces. As in the original, there may be none; then the race is over
 * @error: return location for a #LabCheeseError
 *
 * Deals a race without drawing anything.
 *
 * Returns: (transfer full) (nullable): the deal
 */
LabCheeseDeal *
lab_cheese_deal_new_fixed (LabCheeseMaze  *maze,
                           guint           n_rats,
                           const guint8   *teams,
                           const guint    *starts,
                           const guint    *cheese,
                           guint           n_cheese,
                           GError        **error)
{
  g_autoptr (LabCheeseDeal) self = NULL;
  g_autofree guint8 *seen = NULL;

  g_return_val_if_fail (maze != NULL && teams != NULL && starts != NULL, NULL);
  g_return_val_if_fail (cheese != NULL || n_cheese == 0, NULL);

  if (!check_rats (n_rats, teams, error))
    return NULL;
  self = deal_begin (maze, n_rats, teams);
  for (guint i = 0; i < n_rats; i++)
    {
      if (!check_cell (maze, starts[i], error))
        return NULL;
      self->starts[i] = starts[i];
    }
  self->cheese = n_cheese > 0 ? g_memdup2 (cheese, n_cheese * sizeof *cheese) : NULL;
  self->n_cheese = n_cheese;
  seen = g_new0 (guint8, (gsize) maze->width * maze->height);
  for (guint i = 0; i < n_cheese; i++)
    {
      if (!check_fixed_cheese (self, i, seen, error))
        return NULL;
    }
  return g_steal_pointer (&self);
}

/** lab_cheese_deal_ref: takes a reference, and returns @self. Any thread can do so. */
LabCheeseDeal *
lab_cheese_deal_ref (LabCheeseDeal *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
clear_deal (gpointer data)
{
  LabCheeseDeal *self = data;

  lab_cheese_maze_unref (self->maze);
  g_free (self->cheese);
}

/**
 * lab_cheese_deal_unref:
 * @self: (transfer full) (nullable): a deal
 *
 * Releases a reference. The last one frees the deal.
 */
void
lab_cheese_deal_unref (LabCheeseDeal *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, clear_deal);
}

/** lab_cheese_race_settings_copy: (transfer full): returns a copy that has its own texts. */
LabCheeseRaceSettings *
lab_cheese_race_settings_copy (const LabCheeseRaceSettings *self)
{
  LabCheeseRaceSettings *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (LabCheeseRaceSettings, 1);
  copy->deal = self->deal;
  copy->maze = self->maze != NULL ? lab_cheese_maze_ref (self->maze) : NULL;
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      copy->rats[rat] = g_strdup (self->rats[rat]);
      copy->names[rat] = g_strdup (self->names[rat]);
    }
  return copy;
}

/** lab_cheese_race_settings_free: frees settings from lab_cheese_race_settings_copy(). */
void
lab_cheese_race_settings_free (LabCheeseRaceSettings *self)
{
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_free (self->rats[rat]);
      g_free (self->names[rat]);
    }
  g_free (self);
}
