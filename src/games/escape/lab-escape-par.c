/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-position.h"

#include "lab-maze.h"

/* The fewest moves, by a breadth-first search in which some edges cost nothing (0-1 search). A
 * state is where the player is, which goals were collected, and for each item whether it lies on
 * the floor, is carried, or was used; for the hammer also where. States are numbered, so that what
 * is known about them lies in plain arrays. The search has its own form of the rules in
 * lab-escape-position.c, because it makes millions of moves; tests compare the two. */

/* The items except the hammer, which is special, and the map, which changes nothing. */
static const LabEscapeItem plain_items[] = { LAB_ESCAPE_LEAP, LAB_ESCAPE_RIFT, LAB_ESCAPE_SHUFFLE };

enum
{
  LEAP,
  RIFT,
  SHUFFLE,
  N_PLAIN,
};

/* What happened to an item. The hammer has HAMMER_AT + the number of a cell if it was used in this
 * maze, and USED if the maze was shuffled since then. */
enum
{
  ON_FLOOR,
  CARRIED,
  USED,
  N_FATES,
  HAMMER_AT = N_FATES,
};

/* What lies in a cell: a plain item plus 1, the hammer, and a goal plus 1 in the upper bits. */
#define HAMMER_HERE (N_PLAIN + 1)
#define GOAL_SHIFT 4

#define MOVE_BITS 4

typedef struct
{
  guint32 cell;
  guint32 hammer;
  guint8 items[N_PLAIN];
  guint8 goals;
} State;

typedef struct
{
  const LabEscapeRecipe *recipe;
  gsize n_cells;
  int steps[LAB_MAZE_N_DIRECTIONS];     /* what a step adds to the number of a cell */
  guint8 *ways[LAB_ESCAPE_N_MAZES];
  guint8 *sides;
  guint8 *contents;
  guint32 exit;
  guint32 rift;

  gsize weights[N_PLAIN];               /* what the digits of the number of a state stand for */
  gsize hammer_weight;
  gsize goals_weight;

  guint32 *distances;                   /* for each state, plus 1; 0 if it is unknown */
  guint32 *from;                        /* for each state, the one before it, and the move */
  GArray *now;                          /* of states as far as the current distance */
  GArray *next;                         /* of states one move farther */
  guint32 distance;
  guint n_states;
} Search;

/* Private helpers: numbers */

/* Returns how many fates the hammer can have. */
static guint64
count_hammers (const LabEscapeRecipe *recipe)
{
  return recipe->has_item[LAB_ESCAPE_HAMMER]
             ? HAMMER_AT + (guint64) recipe->mazes[0]->height
                               * recipe->mazes[0]->width
             : 1;
}

static void
find_weights (Search *self)
{
  gsize weight = self->n_cells;

  for (guint i = 0; i < N_PLAIN; i++)
    {
      self->weights[i] = weight;
      weight *= self->recipe->has_item[plain_items[i]] ? N_FATES : 1;
    }
  self->goals_weight = weight;
  self->hammer_weight = weight << self->recipe->n_goals;
}

static gsize
get_index (const Search *self,
           const State  *state)
{
  gsize index = state->cell + state->goals * self->goals_weight
                + state->hammer * self->hammer_weight;

  for (guint i = 0; i < N_PLAIN; i++)
    index += state->items[i] * self->weights[i];
  return index;
}

/* Private helpers: what the level looks like */

static void
find_ways (Search *self)
{
  const LabMaze *maze = self->recipe->mazes[0];

  self->sides = g_new (guint8, self->n_cells);
  for (guint i = 0; i < LAB_ESCAPE_N_MAZES; i++)
    self->ways[i] = g_new0 (guint8, self->n_cells);
  for (guint row = 0, cell = 0; row < maze->height; row++)
    {
      for (guint column = 0; column < maze->width; column++, cell++)
        {
          self->sides[cell] = (guint8) lab_maze_get_sides (maze, row, column);
          for (guint i = 0; i < LAB_ESCAPE_N_MAZES && self->recipe->mazes[i] != NULL; i++)
            self->ways[i][cell] = (guint8) lab_maze_get_ways (self->recipe->mazes[i], row, column);
        }
    }
}

static void
find_contents (Search *self)
{
  const LabEscapeRecipe *recipe = self->recipe;
  const LabMaze *maze = recipe->mazes[0];

  self->contents = g_new0 (guint8, self->n_cells);
  for (guint i = 0; i < N_PLAIN; i++)
    {
      if (recipe->has_item[plain_items[i]])
        self->contents[lab_maze_get_number (maze, recipe->items[plain_items[i]])]
            = (guint8) (i + 1);
    }
  if (recipe->has_item[LAB_ESCAPE_HAMMER])
    self->contents[lab_maze_get_number (maze, recipe->items[LAB_ESCAPE_HAMMER])] = HAMMER_HERE;
  for (guint i = 0; i < recipe->n_goals; i++)
    self->contents[lab_maze_get_number (maze, recipe->goals[i])]
        |= (guint8) ((i + 1) << GOAL_SHIFT);
}

static void
begin (Search               *self,
       const LabEscapeLevel *level)
{
  const LabEscapeRecipe *recipe = &level->recipe;
  int width = (int) recipe->mazes[0]->width;

  *self = (Search) { .recipe = recipe, .steps = { -width, width, -1, 1 } };
  self->n_cells = (gsize) recipe->mazes[0]->height * (gsize) width;
  self->exit = lab_maze_get_number (recipe->mazes[0], recipe->exit);
  self->rift = lab_maze_get_number (recipe->mazes[0], recipe->rift);
  find_weights (self);
  find_ways (self);
  find_contents (self);
  self->now = g_array_new (FALSE, FALSE, sizeof (State));
  self->next = g_array_new (FALSE, FALSE, sizeof (State));
}

static void
clear (Search *self)
{
  for (guint i = 0; i < LAB_ESCAPE_N_MAZES; i++)
    g_free (self->ways[i]);
  g_free (self->sides);
  g_free (self->contents);
  g_free (self->distances);
  g_free (self->from);
  g_array_unref (self->now);
  g_array_unref (self->next);
}

static guint8
get_fate (const LabEscapePosition *position,
          LabEscapeItem            item)
{
  if ((position->used & 1u << item) != 0)
    return USED;
  return (position->taken & 1u << item) != 0 ? CARRIED : ON_FLOOR;
}

static State
get_state (const Search            *self,
           const LabEscapePosition *position)
{
  State state = { .cell = lab_maze_get_number (self->recipe->mazes[0], position->cell),
                  .hammer = get_fate (position, LAB_ESCAPE_HAMMER),
                  .goals = (guint8) position->goals };

  if (position->is_broken)
    state.hammer = HAMMER_AT + lab_maze_get_number (self->recipe->mazes[0], position->broken);
  for (guint i = 0; i < N_PLAIN; i++)
    state.items[i] = get_fate (position, plain_items[i]);
  return state;
}

/* Private helpers: moves */

/* Notes a state that can be reached with a move. */
static void
reach (Search        *self,
       const State   *state,
       gsize          from,
       LabEscapeMove  move,
       guint          cost)
{
  gsize index = get_index (self, state);
  guint32 distance = self->distance + cost + 1;

  if (self->distances[index] != 0 && self->distances[index] <= distance)
    return;
  self->distances[index] = distance;
  self->from[index] = (guint32) (from << MOVE_BITS | move);
  g_array_append_vals (cost == 0 ? self->now : self->next, state, 1);
}

/* Moves the player, who takes what is there. */
static void
enter (Search        *self,
       State          state,
       guint32        cell,
       gsize          from,
       LabEscapeMove  move,
       guint          cost)
{
  guint content = self->contents[cell];
  guint item = content & ((1u << GOAL_SHIFT) - 1);

  state.cell = cell;
  if (content >> GOAL_SHIFT != 0)
    state.goals |= (guint8) (1u << ((content >> GOAL_SHIFT) - 1));
  if (item == HAMMER_HERE && state.hammer == ON_FLOOR)
    state.hammer = CARRIED;
  else if (item != 0 && item != HAMMER_HERE && state.items[item - 1] == ON_FLOOR)
    state.items[item - 1] = CARRIED;
  reach (self, &state, from, move, cost);
}

/* Returns the directions in which the cell of the player is open. */
static guint
get_ways (const Search *self,
          const State  *state)
{
  guint ways = self->ways[state->items[SHUFFLE] == USED ? 1 : 0][state->cell];
  guint32 broken = state->hammer - HAMMER_AT;

  if (state->hammer < HAMMER_AT)
    return ways;
  if (broken == state->cell)
    return self->sides[state->cell];
  for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      if ((self->sides[state->cell] & LAB_MAZE_BIT (direction)) != 0
          && (guint32) ((int) state->cell + self->steps[direction]) == broken)
        ways |= LAB_MAZE_BIT (direction);
    }
  return ways;
}

static void
walk (Search      *self,
      const State *state,
      gsize        index,
      guint        ways)
{
  State leaped = *state;

  leaped.items[LEAP] = USED;
  for (guint direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      guint32 cell = (guint32) ((int) state->cell + self->steps[direction]);

      if ((ways & LAB_MAZE_BIT (direction)) != 0)
        enter (self, *state, cell, index, LAB_ESCAPE_STEP + direction, 1);
      else if (state->items[LEAP] == CARRIED
               && (self->sides[state->cell] & LAB_MAZE_BIT (direction)) != 0)
        enter (self, leaped, cell, index, LAB_ESCAPE_LEAP_OVER + direction, 1);
    }
}

static void
use (Search      *self,
     const State *state,
     gsize        index,
     guint        ways)
{
  State used = *state;

  if (state->hammer == CARRIED && ways != self->sides[state->cell])
    {
      used.hammer = HAMMER_AT + state->cell;
      reach (self, &used, index, LAB_ESCAPE_USE_HAMMER, 0);
    }
  used = *state;
  if (state->items[RIFT] == CARRIED && state->cell != self->rift)
    {
      used.items[RIFT] = USED;
      enter (self, used, self->rift, index, LAB_ESCAPE_USE_RIFT, 0);
    }
  used = *state;
  if (state->items[SHUFFLE] == CARRIED)
    {
      used.items[SHUFFLE] = USED;
      used.hammer = MIN (used.hammer, USED);
      reach (self, &used, index, LAB_ESCAPE_USE_SHUFFLE, 0);
    }
}

/* Private helpers: the search */

static gboolean
is_goal (const Search *self,
         const State  *state)
{
  return state->cell == self->exit && state->goals == (1u << self->recipe->n_goals) - 1;
}

static guint
count_used (const State *state)
{
  guint n = state->hammer >= USED ? 1 : 0;

  for (guint i = 0; i < N_PLAIN; i++)
    n += state->items[i] == USED ? 1 : 0;
  return n;
}

/* Looks at all states at the current distance.
 * Returns: whether one of them is a goal; @best is the one that uses the fewest items */
static gboolean
look_at_layer (Search *self,
               State  *best)
{
  gboolean found = FALSE;

  while (self->now->len > 0)
    {
      State state = g_array_index (self->now, State, self->now->len - 1);
      gsize index = get_index (self, &state);
      guint ways;

      g_array_set_size (self->now, self->now->len - 1);
      if (self->distances[index] != self->distance + 1)
        continue;
      self->n_states++;
      if (is_goal (self, &state))
        {
          if (!found || count_used (&state) < count_used (best))
            *best = state;
          found = TRUE;
          continue;
        }
      ways = get_ways (self, &state);
      use (self, &state, index, ways);
      walk (self, &state, index, ways);
    }
  return found;
}

/* Follows the moves back from the best goal. */
static void
list_moves (Search       *self,
            gsize         start,
            const State  *goal,
            LabEscapePar *par)
{
  gsize index = get_index (self, goal);

  par->n_moves = self->distance;
  par->n_states = self->n_states;
  par->moves = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));
  for (; index != start; index = self->from[index] >> MOVE_BITS)
    {
      LabEscapeMove move = self->from[index] & ((1u << MOVE_BITS) - 1);

      g_array_prepend_val (par->moves, move);
    }
}

static gboolean
search (Search       *self,
        State         start,
        LabEscapePar *par)
{
  gsize n = (gsize) lab_escape_par_count_states (self->recipe);
  gsize index = get_index (self, &start);
  State goal = { 0 };

  self->distances = g_try_new0 (guint32, n);
  self->from = g_try_new (guint32, n);
  if (self->distances == NULL || self->from == NULL)
    return FALSE;
  self->distances[index] = 1;
  g_array_append_val (self->now, start);
  while (self->now->len > 0)
    {
      GArray *done = self->now;

      if (look_at_layer (self, &goal))
        {
          list_moves (self, index, &goal, par);
          return TRUE;
        }
      self->now = self->next;
      self->next = done;
      self->distance++;
    }
  return FALSE;
}

/* Public functions */

/**
 * lab_escape_par_count_states:
 * @recipe: the recipe of a level
 *
 * Returns: the number of states that the level can have
 */
guint64
lab_escape_par_count_states (const LabEscapeRecipe *recipe)
{
  guint64 n;

  g_return_val_if_fail (recipe != NULL && recipe->mazes[0] != NULL, 0);

  n = (guint64) recipe->mazes[0]->height * recipe->mazes[0]->width;
  n = n * count_hammers (recipe) << recipe->n_goals;
  for (guint i = 0; i < N_PLAIN; i++)
    n *= recipe->has_item[plain_items[i]] ? N_FATES : 1;
  return n;
}

/**
 * lab_escape_par_find:
 * @level: a level
 * @position: where to begin
 * @par: (out caller-allocates): the result
 *
 * Finds the fewest moves to the exit, and proves it: all ways with fewer moves are tried. Of all
 * ways with so few moves, it is one that uses the fewest items; the magic map is never used. It
 * takes up to 8 bytes for each state of the level, see lab_escape_par_count_states().
 *
 * Returns: %FALSE if the level has more than %LAB_ESCAPE_PAR_MAX_STATES states, there is not enough
 *   memory, or no way
 */
gboolean
lab_escape_par_find (const LabEscapeLevel    *level,
                     const LabEscapePosition *position,
                     LabEscapePar            *par)
{
  Search self;
  gboolean found;

  g_return_val_if_fail (level != NULL && position != NULL && par != NULL, FALSE);

  *par = (LabEscapePar) { 0 };
  if (lab_escape_par_count_states (&level->recipe) > LAB_ESCAPE_PAR_MAX_STATES)
    return FALSE;
  begin (&self, level);
  found = search (&self, get_state (&self, position), par);
  clear (&self);
  return found;
}

/** lab_escape_par_clear: frees what is in a result. */
void
lab_escape_par_clear (LabEscapePar *self)
{
  g_clear_pointer (&self->moves, g_array_unref);
}
