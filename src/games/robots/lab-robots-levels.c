/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-levels.h"

#include "lab-random.h"
#include "lab-text.h"

/* Random boards of any length have from this many moves to that many. */
#define MIN_ANY 3
#define MAX_ANY 12

/* After so many boards, it is given up. Nearly each recipe needs only some. */
#define MAX_DRAWN 100000

/* The seeds of the modes must not meet. */
#define LEVELS_SEED G_GUINT64_CONSTANT (0x4c6576656c730000)
#define DAILY_SEED G_GUINT64_CONSTANT (0x4461696c79000000)

/* The length of the board of a Monday, and what each later day of the week adds, is so that the
 * week begins easy and ends hard. */
#define MONDAY_MOVES 6

/* The levels from @first to @last grow evenly from @first_moves to @last_moves. */
typedef struct
{
  guint first;
  guint last;
  guint size;
  guint n_robots;
  guint first_moves;
  guint last_moves;
} Stage;

static const Stage STAGES[] = {
  { 1, 4, 8, 2, 2, 3 },
  { 5, 10, 8, 3, 3, 5 },
  { 11, 20, 10, 3, 4, 6 },
  { 21, 35, 12, 4, 5, 8 },
  { 36, 55, 14, 4, 6, 10 },
  { 56, 100, 16, 4, 7, 14 },
  { 101, 200, 16, 4, 10, 16 },
};

/* From this level on, each level with a number that ends in 3 asks for a ricochet, and with one
 * that ends in 7 any robot may arrive. Five robots, from their level on, have the levels that
 * end in 9. */
#define FIRST_SPECIAL 13
#define FIRST_FIVE 39

/* Longer boards of these kinds are rare, and take long to find or to solve. */
#define MAX_ANY_ROBOT_MOVES 7
#define MAX_FIVE_MOVES 9

const char * const lab_robots_mode_ids[LAB_N_ROBOTS_MODES + 1] = {
  [LAB_ROBOTS_MODE_LEVELS] = "levels", [LAB_ROBOTS_MODE_ENDLESS] = "endless",
  [LAB_ROBOTS_MODE_DAILY] = "daily",   [LAB_ROBOTS_MODE_LENGTH] = "length",
  [LAB_ROBOTS_MODE_BOARD] = "board",
};

/* Private helpers */

/* Draws a board that is neither trivial nor endless. */
static gboolean
make_any (const LabRobotsRecipe *recipe,
          guint64                seed,
          GCancellable          *cancellable,
          guint                 *n_tried,
          LabRobotsBoard        *board)
{
  g_autoptr (LabRobotsSolver) solver = lab_robots_solver_new ();
  const LabRobotsOptions options = { .max_moves = MAX_ANY, .cancellable = cancellable };
  LabRandom random;

  lab_random_init (&random, seed);
  for (guint i = 0; i < MAX_DRAWN && !g_cancellable_is_cancelled (cancellable); i++)
    {
      g_auto (LabRobotsSolution) solution = { 0 };

      if (n_tried != NULL)
        g_atomic_int_set (n_tried, i + 1);
      lab_robots_recipe_make (recipe, lab_random_next (&random), board);
      lab_robots_solver_run (solver, board, NULL, &options, &solution);
      if (solution.outcome == LAB_ROBOTS_SOLVED && solution.n_moves >= MIN_ANY)
        return TRUE;
    }
  return FALSE;
}

static void
make_special (LabRobotsLevel *self,
              guint           number)
{
  if (number >= FIRST_SPECIAL && number % 10 == 3)
    self->recipe.must_ricochet = TRUE;
  if (number >= FIRST_SPECIAL && number % 10 == 7)
    {
      self->recipe.any_robot = TRUE;
      self->n_moves = MIN (self->n_moves, MAX_ANY_ROBOT_MOVES);
    }
  if (number >= FIRST_FIVE && number % 10 == 9)
    {
      self->recipe.n_robots = 5;
      self->n_moves = MIN (self->n_moves, MAX_FIVE_MOVES);
    }
}

/* Public functions */

/** lab_robots_mode_parse: reads a name from lab_robots_mode_ids; %FALSE if there is no such
 * mode. */
gboolean
lab_robots_mode_parse (const char    *id,
                       LabRobotsMode *mode)
{
  return lab_words_find (lab_robots_mode_ids, LAB_N_ROBOTS_MODES, sizeof lab_robots_mode_ids[0], id,
                         (guint *) mode);
}

/**
 * lab_robots_level_init_numbered:
 * @self: a level to fill
 * @number: its number, from 1 to %LAB_ROBOTS_MAX_LEVEL
 *
 * Sets a level of the series: from 8 rows and 2 moves to 16 rows and 16 moves.
 */
void
lab_robots_level_init_numbered (LabRobotsLevel *self,
                                guint           number)
{
  const Stage *stage = STAGES;
  guint at;

  g_return_if_fail (number >= 1 && number <= LAB_ROBOTS_MAX_LEVEL);

  while (number > stage->last && stage < &STAGES[G_N_ELEMENTS (STAGES) - 1])
    stage++;
  at = MIN (number, stage->last) - stage->first;
  *self = (LabRobotsLevel) { .mode = LAB_ROBOTS_MODE_LEVELS, .number = number };
  lab_robots_recipe_init (&self->recipe);
  self->recipe.size = stage->size;
  self->recipe.n_robots = stage->n_robots;
  self->n_moves = stage->first_moves
                  + at * (stage->last_moves - stage->first_moves + 1)
                        / (stage->last - stage->first + 1);
  make_special (self, number);
}

/**
 * lab_robots_level_init_daily:
 * @self: a level to fill
 * @date: a date
 *
 * Sets the board of a day, the same for everybody. On Mondays it has 6 moves, on Sundays 12.
 */
void
lab_robots_level_init_daily (LabRobotsLevel *self,
                             const GDate    *date)
{
  g_return_if_fail (g_date_valid (date));

  *self = (LabRobotsLevel) {
    .mode = LAB_ROBOTS_MODE_DAILY,
    .number = g_date_get_year (date) * G_GUINT64_CONSTANT (10000)
              + (guint64) g_date_get_month (date) * 100 + g_date_get_day (date),
    .n_moves = MONDAY_MOVES + (guint) g_date_get_weekday (date) - G_DATE_MONDAY,
  };
  lab_robots_recipe_init (&self->recipe);
}

/**
 * lab_robots_level_init_random:
 * @self: a level to fill
 * @recipe: what the board is made of
 * @n_moves: how many moves its shortest solution has; 0 for any number
 * @seed: the same one makes the same board
 *
 * Sets a random board.
 */
void
lab_robots_level_init_random (LabRobotsLevel        *self,
                              const LabRobotsRecipe *recipe,
                              guint                  n_moves,
                              guint64                seed)
{
  g_return_if_fail (n_moves <= LAB_ROBOTS_MAX_EXACT);

  *self = (LabRobotsLevel) {
    .mode = n_moves > 0 ? LAB_ROBOTS_MODE_LENGTH : LAB_ROBOTS_MODE_ENDLESS,
    .number = seed,
    .recipe = *recipe,
    .n_moves = n_moves,
  };
}

/** lab_robots_level_get_date: gets the date of the board of a day; %FALSE for other levels. */
gboolean
lab_robots_level_get_date (const LabRobotsLevel *self,
                           GDate                *date)
{
  guint day = (guint) (self->number % 100);
  guint month = (guint) (self->number / 100 % 100);
  guint64 year = self->number / 10000;

  if (self->mode != LAB_ROBOTS_MODE_DAILY || year > 9999
      || !g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year))
    return FALSE;
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return TRUE;
}

/**
 * lab_robots_level_make:
 * @self: a level, not of %LAB_ROBOTS_MODE_BOARD
 * @cancellable: (nullable): stops making it
 * @n_tried: (inout) (nullable): as in lab_robots_generate_exact()
 * @board: (out caller-allocates): the board
 *
 * Makes the board of a level, the same one each time. Long solutions take seconds to find.
 *
 * Returns: %FALSE if it was cancelled, or if no board was found among very many
 */
gboolean
lab_robots_level_make (const LabRobotsLevel *self,
                       GCancellable         *cancellable,
                       guint                *n_tried,
                       LabRobotsBoard       *board)
{
  guint64 seed = self->number;

  g_return_val_if_fail (self->mode != LAB_ROBOTS_MODE_BOARD, FALSE);

  if (self->mode == LAB_ROBOTS_MODE_LEVELS)
    seed += LEVELS_SEED;
  if (self->mode == LAB_ROBOTS_MODE_DAILY)
    seed += DAILY_SEED;
  if (self->n_moves == 0)
    return make_any (&self->recipe, seed, cancellable, n_tried, board);
  return lab_robots_generate_exact (&self->recipe, seed, self->n_moves, cancellable, n_tried,
                                    board);
}
