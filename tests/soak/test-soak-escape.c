/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-escape-kind.h"
#include "lab-escape-level.h"
#include "lab-soak-escape-rules.h"
#include "lab-soak.h"

/* Plays the escape game at random, as the window does: with walks, items, hints, restarts, saving
 * and opening, and forbidden moves. After each step it compares everything with the rules that
 * lab-soak-escape-rules.c contains a second time. The environment variable
 * `LABYRINTHE_SOAK_ESCAPES` sets how many levels are played. */

#define N_LEVELS 60
#define MAX_STEPS 300
#define MAP_STEPS 10

typedef struct
{
  LabSoakEscape start;
  LabSoakEscape expected;
  LabClock *clock;
  LabEscapeGame *game;
  guint n_read;               /* the moves of the game that @expected has made */
  guint n_hints;
  gboolean collects;          /* the player wants all items first */
  LabRandom random;
} Soak;

/* Private helpers */

static LabMazeCell
get_cell (Soak *self,
          int   number)
{
  return (LabMazeCell) { (guint) (number / self->start.width),
                         (guint) (number % self->start.width) };
}

static int
get_number (Soak        *self,
            LabMazeCell  cell)
{
  return (int) cell.row * self->start.width + (int) cell.column;
}

static void
copy_walls (Soak          *self,
            const LabMaze *maze,
            guint          index)
{
  for (int cell = 0; cell < self->start.height * self->start.width; cell++)
    {
      for (int side = 0; side < LAB_SOAK_N_SIDES; side++)
        {
          int next = lab_soak_escape_step (&self->start, cell, side);
          gboolean wall = TRUE;

          if (next != LAB_SOAK_NOWHERE)
            g_assert_true (lab_maze_get_wall (maze, get_cell (self, cell), get_cell (self, next),
                                              &wall, NULL));
          self->start.walls[index][cell][side] = wall;
        }
    }
}

/* Copies what a level is made of. */
static void
copy_level (Soak                  *self,
            const LabEscapeRecipe *recipe)
{
  static const char letters[] = "mlhrs";

  self->start = (LabSoakEscape) { .sight = (int) recipe->sight };
  self->start.height = (int) recipe->mazes[0]->height;
  self->start.width = (int) recipe->mazes[0]->width;
  g_assert_cmpint (self->start.height * self->start.width, <=, LAB_SOAK_MAX_CELLS);
  for (guint i = 0; i < LAB_ESCAPE_N_MAZES && recipe->mazes[i] != NULL; i++)
    copy_walls (self, recipe->mazes[i], i);
  memset (self->start.things, ' ', sizeof self->start.things);
  self->start.things[get_number (self, recipe->exit)] = 'E';
  for (guint i = 0; i < recipe->n_goals; i++)
    self->start.things[get_number (self, recipe->goals[i])] = '*';
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (recipe->has_item[i])
        self->start.things[get_number (self, recipe->items[i])] = letters[i];
    }
  self->start.rift = get_number (self, recipe->rift);
  self->start.at = get_number (self, recipe->start);
  lab_soak_escape_start (&self->start);
}

/* Makes the moves that were played since the last time by the slow rules. */
static void
follow (Soak *self)
{
  for (; self->n_read < lab_play_get_n_moves (LAB_PLAY (self->game)); self->n_read++)
    {
      const char *move
          = lab_escape_move_format (lab_escape_game_get_played (self->game, self->n_read));

      g_assert_true (lab_soak_escape_may_play (&self->expected, move));
      lab_soak_escape_play (&self->expected, move);
    }
}

/* Compares what is seen and known of each cell, and its walls. */
static void
check_cells (Soak *self)
{
  const LabEscapePosition *position = self->game->position;
  int sight = self->start.sight > 0 ? self->start.sight : LAB_SOAK_FAR - 1;
  int distances[LAB_SOAK_MAX_CELLS];

  lab_soak_escape_measure (&self->expected, self->expected.at, distances);
  for (int i = 0; i < self->start.height * self->start.width; i++)
    {
      LabMazeCell cell = get_cell (self, i);
      guint mark = lab_escape_game_get_mark (self->game, cell);

      g_assert_cmpint ((mark & LAB_ESCAPE_SEEN) != 0, ==, distances[i] <= sight);
      g_assert_cmpint ((mark & LAB_ESCAPE_KNOWN) != 0, ==, self->expected.known[i]);
      for (int side = 0; side < LAB_SOAK_N_SIDES; side++)
        g_assert_cmpint (lab_escape_position_is_open (position,
                                                      self->game->level, cell,
                                                      (LabMazeDirection) side),
                         !=, self->expected.walls[0][i][side]);
    }
}

static void
check (Soak *self)
{
  const LabEscapePosition *position = self->game->position;
  LabEscapeLevel *level = self->game->level;
  gboolean over = lab_soak_escape_is_over (&self->expected);

  g_assert_cmpint (get_number (self, position->cell), ==, self->expected.at);
  g_assert_cmpuint (position->n_moves, ==, (guint) self->expected.n_moves);
  g_assert_cmpint (__builtin_popcount (position->goals), ==,
                   lab_soak_escape_count (&self->start, '*')
                       - lab_soak_escape_count (&self->expected, '*'));
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    g_assert_cmpint (lab_escape_position_carries (position, i), ==, self->expected.carried[i]);
  for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
    g_assert_cmpint (lab_escape_position_may_play (position, level, i, NULL), ==,
                     lab_soak_escape_may_play (&self->expected, lab_escape_move_format (i)));
  g_assert_cmpint (lab_play_is_over (self->game), ==, over);
  g_assert_cmpint (lab_escape_game_get_stars (self->game) > 0, ==, over);
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (self->game)), ==, self->n_hints);
  check_cells (self);
}

/* The map shows the beginning of a shortest way. */
static void
check_map (Soak *self)
{
  GArray *map = self->game->map;
  int distances[LAB_SOAK_MAX_CELLS];
  int far;

  lab_soak_escape_measure (&self->expected, self->expected.at, distances);
  far = lab_soak_escape_get_far (&self->expected, distances);
  g_assert_cmpint ((int) map->len, ==, 1 + MIN (far, MAP_STEPS));
  for (guint i = 0; i < map->len; i++)
    {
      int cell = get_number (self, g_array_index (map, LabMazeCell, i));
      int rest[LAB_SOAK_MAX_CELLS];

      g_assert_cmpint (distances[cell], ==, (int) i);
      lab_soak_escape_measure (&self->expected, cell, rest);
      g_assert_cmpint (lab_soak_escape_get_far (&self->expected, rest), ==, far - (int) i);
    }
}

/* Private helpers: what players do */

/* Tries any move. It is made if and only if the rules have it. */
static void
try_move (Soak          *self,
          LabEscapeMove  move)
{
  gboolean may = lab_soak_escape_may_play (&self->expected, lab_escape_move_format (move));
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (lab_escape_game_play (self->game, move, &error), ==, may);
  g_assert_cmpint (error == NULL, ==, may);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (self->game)), ==, self->n_read + may);
  follow (self);
  if (may && move == LAB_ESCAPE_USE_MAP)
    check_map (self);
}

static void
try_any (Soak *self)
{
  try_move (self, (LabEscapeMove) lab_soak_draw (&self->random, 0, LAB_N_ESCAPE_MOVES - 1));
}

/* Returns how far the nearest thing is that the player wants. */
static int
get_far (Soak      *self,
         const int *distances)
{
  int nearest = LAB_SOAK_FAR;

  for (int i = 0; self->collects && i < self->start.height * self->start.width; i++)
    {
      if (strchr (" *E", self->expected.things[i]) == NULL)
        nearest = MIN (nearest, distances[i]);
    }
  return nearest < LAB_SOAK_FAR ? nearest
                                : lab_soak_escape_get_far (&self->expected, distances);
}

/* Uses an item that the player carries, if it is possible. */
static void
use_item (Soak *self)
{
  LabEscapeItem item = (LabEscapeItem) lab_soak_draw (&self->random, 0, LAB_N_ESCAPE_ITEMS - 1);

  if (self->expected.carried[item] > 0)
    try_move (self, lab_escape_move_for_item (
                        item, (LabMazeDirection) lab_soak_draw (&self->random, 0, 3)));
}

/* Makes a step towards what is wanted next. */
static void
approach (Soak *self)
{
  LabSoakEscape *now = &self->expected;
  int distances[LAB_SOAK_MAX_CELLS];
  int far;

  lab_soak_escape_measure (now, now->at, distances);
  far = get_far (self, distances);
  for (int side = 0; side < LAB_SOAK_N_SIDES; side++)
    {
      if (now->walls[0][now->at][side])
        continue;
      lab_soak_escape_measure (now, lab_soak_escape_step (now, now->at, side), distances);
      if (get_far (self, distances) >= far)
        continue;
      try_move (self, (LabEscapeMove) (LAB_ESCAPE_STEP + side));
      return;
    }
  g_assert_not_reached ();
}

static void
walk (Soak *self)
{
  guint side = lab_soak_draw (&self->random, 0, 3);
  gboolean may = !self->expected.walls[0][self->expected.at][side];
  g_autoptr (GError) error = NULL;
  guint n = lab_escape_game_walk (self->game, side, &error);

  g_assert_cmpint (n > 0, ==, may);
  g_assert_cmpint (error == NULL, ==, may);
  g_assert_cmpuint (lab_play_get_n_moves (LAB_PLAY (self->game)), ==, self->n_read + n);
  follow (self);
}

/* Returns the number of the last cell of a way. */
static int
get_end (Soak         *self,
         const GArray *way)
{
  LabMazeCell cell = g_array_index (way, LabMazeCell, way->len - 1);

  return (int) cell.row * self->start.width + (int) cell.column;
}

/* Clicks a cell. The player walks over cells that he knows, there or to a junction or a thing on
 * the way, or nothing happens. */
static void
walk_to (Soak *self)
{
  guint n_cells = (guint) (self->start.height * self->start.width);
  int goal = (int) lab_soak_draw (&self->random, 0, n_cells - 1);
  gboolean known = self->expected.known[goal];
  g_autoptr (GArray) way = lab_escape_game_find_walk (self->game, get_cell (self, goal));
  int end = way != NULL ? get_end (self, way) : self->expected.at;
  gboolean is_thing = self->expected.things[end] != ' ';
  guint n = lab_escape_game_walk_to (self->game, get_cell (self, goal), NULL), n_ways = 0;

  g_assert_true (known || way == NULL);
  g_assert_cmpuint (n, <=, way != NULL ? way->len - 1 : 0);
  follow (self);
  /* The exit ends the walk. */
  if (lab_soak_escape_is_over (&self->expected))
    return;
  g_assert_cmpint (self->expected.at, ==, end);
  for (guint side = 0; side < LAB_SOAK_N_SIDES; side++)
    n_ways += !self->expected.walls[0][end][side];
  g_assert_true (way == NULL || end == goal || is_thing || n_ways > 2);
}

static void
restart (Soak *self)
{
  if (lab_soak_draw (&self->random, 0, 9) > 0)
    return;
  lab_play_restart (LAB_PLAY (self->game), NULL);
  self->expected = self->start;
  self->n_read = 0;
}

/* A hint is a way out that obeys the rules, and no longer than the way without items. */
static void
hint (Soak *self)
{
  g_auto (LabEscapePar) best = { 0 };
  LabSoakEscape later = self->expected;

  if (lab_soak_draw (&self->random, 0, 9) > 0)
    return;
  g_assert_true (lab_escape_game_hint (self->game, &best));
  self->n_hints++;
  for (guint i = 0; i < best.moves->len; i++)
    {
      const char *move = lab_escape_move_format (g_array_index (best.moves, LabEscapeMove, i));

      g_assert_true (lab_soak_escape_may_play (&later, move));
      lab_soak_escape_play (&later, move);
    }
  g_assert_true (lab_soak_escape_is_over (&later));
  g_assert_cmpint (later.n_moves - self->expected.n_moves, ==, (int) best.n_moves);
}

/* While the game is paused, nothing is possible. */
static void
pause_and_resume (Soak *self)
{
  lab_escape_game_set_paused (self->game, TRUE);
  if (lab_play_get_paused (LAB_PLAY (self->game)))
    {
      double before = lab_play_get_seconds (LAB_PLAY (self->game));

      for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
        g_assert_false (lab_escape_game_play (self->game, i, NULL));
      lab_clock_advance (self->clock, G_TIME_SPAN_SECOND);
      g_assert_cmpfloat (lab_play_get_seconds (LAB_PLAY (self->game)), ==, before);
    }
  lab_escape_game_set_paused (self->game, FALSE);
}

/* Continues with the game that was read from what was written. */
static void
save_and_open (Soak *self)
{
  LabEscapeGame *read = lab_soak_open_again (&lab_escape_kind, self->game, self->clock);

  g_object_unref (self->game);
  self->game = read;
}

static void
act (Soak *self)
{
  static void (* const actions[25]) (Soak *) = {
    walk, walk, walk, walk_to, pause_and_resume, restart, hint,
    try_any, try_any, try_any, use_item, use_item,
  };
  guint action = lab_soak_draw (&self->random, 0, G_N_ELEMENTS (actions) - 1);

  (actions[action] != NULL ? actions[action] : approach) (self);
}

static void
play (Soak    *self,
      guint64  number)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, &error);

  g_assert_no_error (error);
  g_test_message ("level %" G_GUINT64_FORMAT, number);
  copy_level (self, &level->recipe);
  self->expected = self->start;
  self->n_read = self->n_hints = 0;
  self->collects = lab_soak_draw (&self->random, 0, 2) > 0;
  self->game = lab_escape_game_new (level, self->clock);
  check (self);
  for (guint i = 0; i < MAX_STEPS && !lab_soak_escape_is_over (&self->expected); i++)
    {
      act (self);
      lab_clock_advance (self->clock, lab_soak_draw (&self->random, 0, G_TIME_SPAN_SECOND));
      check (self);
      save_and_open (self);
      check (self);
    }
  g_clear_object (&self->game);
}

/* Tests */

LAB_TEST ("/soak/escape", test_escapes)
{
  guint n_levels = lab_soak_get_number ("LABYRINTHE_SOAK_ESCAPES", lab_test_rounds (N_LEVELS));
  g_autofree Soak *self = g_new0 (Soak, 1);

  self->clock = lab_clock_new_by_hand ();
  for (guint number = 1; number <= n_levels; number++)
    {
      lab_random_init (&self->random, number);
      play (self, number);
    }
  g_object_unref (self->clock);
}
