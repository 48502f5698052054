/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-maker.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "lab-escape-par.h"
#include "lab-escape-plan-private.h"
#include "lab-quotation.h"
#include "lab-refuse.h"

/* What a level contains depends on its number; lab-escape-plan.c draws where it lies. The growth
 * is made of sums, products, quotients, and square roots, which are the same on every computer; the
 * last bits of the difficulty of a maze can differ, but they decide only between equal mazes. */

/* The levels from which on something appears. */
#define FIRST_GOAL 2
#define FIRST_DARK 12

static const guint first_items[LAB_N_ESCAPE_ITEMS] = { 3, 4, 6, 8, 10 };

/* The seeds of levels with numbers, of dates, and of the items of a level. */
#define SALT_NUMBER G_GUINT64_CONSTANT (0x6573636170650001)
#define SALT_DAY G_GUINT64_CONSTANT (0x6573636170650002)

#define N_CANDIDATES 10

/* How often items are placed again if the best way uses none; only if the par is found quickly. */
#define N_PLACEMENTS 6

/* How many mazes a new item is tried in until the best way uses it. */
#define N_NEW_MAZES 20

#define MAX_QUICK_STATES 200000

/* The number of characters of a wrong text that a message repeats. */
#define MAX_SHOWN 40

/* Private helpers: growth */

/* Returns a number that grows by the same amount when @number doubles, and evenly in between: the
 * logarithm to base 2, with straight lines between the powers of 2. */
static double
get_growth (guint64 number)
{
  int exponent = 63 - __builtin_clzll (number);

  return exponent + (double) number / (double) (G_GUINT64_CONSTANT (1) << exponent) - 1;
}

/* Returns the usual height and width of a level, with a fraction. */
static double
get_size (guint64 number)
{
  return 5 + 2.4 * (get_growth (MIN (number, G_MAXUINT64 - 5) + 5) - get_growth (6));
}

static guint
get_max_goals (guint64 number)
{
  static const guint from[LAB_ESCAPE_MAX_GOALS] = { FIRST_GOAL, 14, 40, 150 };
  guint n = 0;

  while (n < LAB_ESCAPE_MAX_GOALS && number >= from[n])
    n++;
  return n;
}

static guint
get_sight (guint64 number)
{
  return number < FIRST_DARK ? 0 : 5 + (guint) (60 / MIN (number, 1000));
}

static int
get_new_item (guint64 number)
{
  for (guint i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (first_items[i] == number)
        return (int) i;
    }
  return -1;
}

/* Private helpers: what a level contains */

/* Draws up to three of the items that are known at this number. */
static void
draw_items (LabEscapePlan *plan,
            guint64        number,
            LabRandom     *random)
{
  guint8 known[LAB_N_ESCAPE_ITEMS];
  guint n_known = 0, n;

  for (guint8 i = 0; i < LAB_N_ESCAPE_ITEMS; i++)
    {
      if (number >= first_items[i])
        known[n_known++] = i;
    }
  if (n_known == 0)
    return;
  lab_random_shuffle (random, known, n_known);
  n = lab_random_below (random, MIN (n_known, 3) + 1);
  for (guint i = 0; i < n; i++)
    plan->has_item[known[i]] = TRUE;
}

/* Decides what a level contains, except where. */
static void
draw_contents (LabEscapePlan *plan,
               guint64        number,
               LabRandom     *random)
{
  guint max_goals = get_max_goals (number);

  plan->sight = get_sight (number);
  plan->n_goals = number == FIRST_GOAL ? 1 : lab_random_below (random, max_goals + 1);
  if (plan->new_item >= 0)
    {
      plan->has_item[plan->new_item] = TRUE;
      plan->n_goals = 0;
    }
  else
    draw_items (plan, number, random);
}

/* Private helpers: candidates */

/* Takes items away until the par is found quickly; first the hammer, which has the most states. */
static void
limit_states (LabEscapePlan *plan)
{
  static const LabEscapeItem order[] = { LAB_ESCAPE_HAMMER, LAB_ESCAPE_SHUFFLE, LAB_ESCAPE_RIFT,
                                         LAB_ESCAPE_LEAP };

  for (guint i = 0; i < G_N_ELEMENTS (order)
                    && lab_escape_par_count_states (plan) > LAB_ESCAPE_PAR_MAX_STATES; i++)
    plan->has_item[order[i]] = FALSE;
}

/* Makes some mazes, and keeps the one whose difficulty is the nearest. */
static gboolean
choose_maze (LabEscapePlan  *plan,
             guint64         number,
             LabRandom      *random,
             GError        **error)
{
  double target = lab_escape_maker_get_difficulty (number);
  double best = INFINITY;
  LabEscapePlan chosen = { 0 };

  for (guint i = 0; i < N_CANDIDATES; i++)
    {
      LabEscapePlan candidate = *plan;
      double size = MAX (5, get_size (number) - plan->n_goals * 0.75 + i % 3 - 1);
      double distance;

      if (!lab_escape_plan_draw_maze (&candidate, (guint) size, number < FIRST_GOAL, random, error))
        {
          lab_maze_free (chosen.mazes[0]);
          return FALSE;
        }
      distance = fabs (lab_escape_plan_measure (&candidate) - target);
      if (distance < best)
        {
          best = distance;
          lab_maze_free (chosen.mazes[0]);
          chosen = candidate;
        }
      else
        lab_maze_free (candidate.mazes[0]);
    }
  *plan = chosen;
  return TRUE;
}

/* Returns whether the best way uses an item. */
static gboolean
is_useful (const LabEscapeLevel *level)
{
  g_auto (LabEscapePar) par = { 0 };
  LabEscapePosition position;
  LabEscapeItem item;

  lab_escape_position_init (&position, level);
  if (!lab_escape_par_find (level, &position, &par))
    return FALSE;
  for (guint i = 0; i < par.moves->len; i++)
    {
      if (lab_escape_move_get_item (g_array_index (par.moves, LabEscapeMove, i), &item))
        return TRUE;
    }
  return FALSE;
}

/* Places the items, again and again until one of them is useful.
 * Returns: (nullable): the level; @useful says whether an item is useful, as far as it was tried */
static LabEscapeLevel *
place_items (LabEscapePlan  *plan,
             LabRandom      *random,
             gboolean       *useful,
             GError        **error)
{
  gboolean quick;

  limit_states (plan);
  quick = lab_escape_par_count_states (plan)
              > (guint64) lab_maze_get_n_cells (plan->mazes[0]) << plan->n_goals
          && lab_escape_par_count_states (plan) <= MAX_QUICK_STATES;
  for (guint i = 1;; i++)
    {
      LabEscapePlan placed = *plan;
      g_autoptr (LabEscapeLevel) level = NULL;

      placed.mazes[0] = lab_maze_copy (plan->mazes[0], error);
      if (placed.mazes[0] == NULL || !lab_escape_plan_draw_items (&placed, random, error))
        {
          g_clear_pointer (&placed.mazes[0], lab_maze_free);
          return NULL;
        }
      level = lab_escape_level_new (&placed);
      *useful = quick && is_useful (level);
      if (!quick || *useful || i == N_PLACEMENTS)
        return g_steal_pointer (&level);
    }
}

/* Makes a level that is as difficult as the one with a number. */
static LabEscapeLevel *
make (LabEscapePlan  *plan,
      guint64         number,
      guint64         seed,
      GError        **error)
{
  LabRandom random;

  lab_random_init (&random, seed);
  draw_contents (plan, number, &random);
  for (guint i = 1;; i++)
    {
      g_autoptr (LabEscapeLevel) level = NULL;
      gboolean useful = FALSE;

      if (!choose_maze (plan, number, &random, error))
        return NULL;
      level = place_items (plan, &random, &useful, error);
      g_clear_pointer (&plan->mazes[0], lab_maze_free);
      if (level == NULL || useful || plan->new_item <= LAB_ESCAPE_MAP || i == N_NEW_MAZES)
        return g_steal_pointer (&level);
    }
}

static gboolean
is_date (guint year,
         guint month,
         guint day)
{
  return year >= LAB_ESCAPE_MIN_YEAR && year <= LAB_ESCAPE_MAX_YEAR && month <= G_DATE_DECEMBER
         && day <= 31
         && g_date_valid_dmy ((GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

/* Reads a date such as 2026-11-23. */
static gboolean
read_date (const char *text,
           guint      *year,
           guint      *month,
           guint      *day)
{
  g_autofree char *again = NULL;
  guint64 numbers[3];
  g_auto (GStrv) words = g_strsplit (text, "-", 4);

  if (g_strv_length (words) != 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      if (!g_ascii_string_to_unsigned (words[i], 10, 1, LAB_ESCAPE_MAX_YEAR, &numbers[i], NULL))
        return FALSE;
    }
  *year = (guint) numbers[0];
  *month = (guint) numbers[1];
  *day = (guint) numbers[2];
  again = g_strdup_printf ("%04u-%02u-%02u", *year, *month, *day);
  return g_str_equal (text, again) && is_date (*year, *month, *day);
}

/* Public functions */

/**
 * lab_escape_maker_get_difficulty:
 * @number: the number of a level, from 1
 *
 * Returns: how difficult the level should be; it grows with the number, without end
 */
double
lab_escape_maker_get_difficulty (guint64 number)
{
  double size = get_size (number);

  /* How the difficulty of mazes grows with their size. */
  return 0.2 * size * size * sqrt (size) * sqrt (sqrt (size));
}

/**
 * lab_escape_maker_make:
 * @number: the number of a level, from 1
 * @error: return location for a #LabMazeError
 *
 * Makes a level. It is the same for the same number, on every computer. All its cells can be
 * reached without items, and its par can be found.
 *
 * Returns: (transfer full) (nullable): the level; %NULL if there is not enough memory
 */
LabEscapeLevel *
lab_escape_maker_make (guint64   number,
                       GError  **error)
{
  LabEscapePlan plan = { .number = number, .new_item = get_new_item (number) };

  g_return_val_if_fail (number > 0, NULL);

  return make (&plan, number, lab_random_hash (number ^ SALT_NUMBER), error);
}

/**
 * lab_escape_maker_make_daily:
 * @year: a year
 * @month: a month, from 1
 * @day: a day, from 1
 * @error: return location for a #LabEscapeError or #LabMazeError
 *
 * Makes the level of a day. Mondays are the easiest days, and Sundays the most difficult ones.
 *
 * Returns: (transfer full) (nullable): the level
 */
LabEscapeLevel *
lab_escape_maker_make_daily (guint    year,
                             guint    month,
                             guint    day,
                             GError **error)
{
  LabEscapePlan plan = { .year = year, .month = month, .day = day, .new_item = -1 };
  GDate date;
  guint weekday;

  if (!is_date (year, month, day))
    {
      lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX,
                  _("There is no level for this date."));
      return NULL;
    }
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  weekday = g_date_get_weekday (&date);
  return make (&plan, 12 + 8 * (guint64) weekday,
               lab_random_hash (g_date_get_julian (&date) ^ SALT_DAY), error);
}

/**
 * lab_escape_maker_read:
 * @text: a number from 1, or a date such as `2026-11-23`
 * @number: (out): the number; 0 for a date
 * @year: (out): the year of a date
 * @month: (out): the month of a date
 * @day: (out): the day of a date
 *
 * Reads what lab_escape_level_format() wrote.
 *
 * Returns: whether there is such a level
 */
gboolean
lab_escape_maker_read (const char *text,
                       guint64    *number,
                       guint      *year,
                       guint      *month,
                       guint      *day)
{
  g_return_val_if_fail (text != NULL, FALSE);

  if (g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT64, number, NULL))
    return TRUE;
  *number = 0;
  return read_date (text, year, month, day);
}

/**
 * lab_escape_maker_parse:
 * @text: a number from 1, or a date such as `2026-11-23`
 * @error: return location for a #LabEscapeError or #LabMazeError
 *
 * Makes the level that lab_escape_level_format() wrote.
 *
 * Returns: (transfer full) (nullable): the level
 */
LabEscapeLevel *
lab_escape_maker_parse (const char  *text,
                        GError     **error)
{
  g_autofree char *shown = NULL;
  guint64 number;
  guint year = 0, month = 0, day = 0;

  g_return_val_if_fail (text != NULL, NULL);

  if (lab_escape_maker_read (text, &number, &year, &month, &day))
    return number > 0 ? lab_escape_maker_make (number, error)
                      : lab_escape_maker_make_daily (year, month, day, error);
  shown = lab_quotation_make (text, MAX_SHOWN);
  /* Translators: %s is what was written instead of the number or the date of a level. */
  lab_refuse (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX, _("“%s” is not a level."), shown);
  return NULL;
}
