/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-axis.h"

#include <math.h>

/* Ticks of time are at full hours, at midnight, or on the first day of a month, because people
 * read such times easily. */

typedef enum
{
  UNIT_HOUR,
  UNIT_DAY,
  UNIT_MONTH,
  UNIT_YEAR,
} Unit;

static const struct
{
  Unit unit;
  int count;
} steps[] = {
  { UNIT_HOUR, 1 },  { UNIT_HOUR, 2 },  { UNIT_HOUR, 6 },  { UNIT_DAY, 1 },   { UNIT_DAY, 2 },
  { UNIT_DAY, 7 },   { UNIT_DAY, 14 },  { UNIT_MONTH, 1 }, { UNIT_MONTH, 2 }, { UNIT_MONTH, 6 },
  { UNIT_YEAR, 1 },  { UNIT_YEAR, 2 },  { UNIT_YEAR, 5 },  { UNIT_YEAR, 10 }, { UNIT_YEAR, 50 },
};

/* Returns midnight of the day of @time, or of the first day of its month or year. */
static GDateTime *
floor_time (GDateTime *time,
            Unit       unit,
            int        count)
{
  int year, month, day;

  g_date_time_get_ymd (time, &year, &month, &day);
  switch (unit)
    {
    case UNIT_HOUR:
    case UNIT_DAY:
      return g_date_time_new_local (year, month, day, 0, 0, 0);
    case UNIT_MONTH:
      return g_date_time_new_local (year, (month - 1) / count * count + 1, 1, 0, 0, 0);
    case UNIT_YEAR:
    default:
      return g_date_time_new_local (MAX (year / count * count, 1), 1, 1, 0, 0, 0);
    }
}

/* Returns the time @n units after @start. These are units of the local calendar and clock, so
 * ticks stay at round times when daylight saving time begins. */
static GDateTime *
get_tick (GDateTime *start,
          Unit       unit,
          int        n)
{
  switch (unit)
    {
    case UNIT_HOUR:
      return g_date_time_add_hours (start, n);
    case UNIT_DAY:
      return g_date_time_add_days (start, n);
    case UNIT_MONTH:
      return g_date_time_add_months (start, n);
    case UNIT_YEAR:
    default:
      return g_date_time_add_years (start, n);
    }
}

static void
clear_tick (gpointer pointer)
{
  LabAxisTick *tick = pointer;

  g_free (tick->label);
  g_free (tick->second_line);
}

static void
add_tick (GArray    *ticks,
          GDateTime *time,
          Unit       unit,
          int       *last_day)
{
  LabAxisTick tick = { (double) g_date_time_to_unix (time), NULL, NULL };

  tick.label = g_date_time_format (time, unit == UNIT_HOUR ? "%R" : "%x");
  if (unit == UNIT_HOUR && g_date_time_get_day_of_year (time) != *last_day)
    tick.second_line = g_date_time_format (time, "%x");
  *last_day = g_date_time_get_day_of_year (time);
  g_array_append_val (ticks, tick);
}

/* Returns all ticks of one step between @from and @to, or NULL if there are too many. */
static GArray *
lay_ticks (gint64 from,
           gint64 to,
           guint  step,
           guint  max_ticks)
{
  g_autoptr (GArray) ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  g_autoptr (GDateTime) first = g_date_time_new_from_unix_local (from);
  g_autoptr (GDateTime) start = floor_time (first, steps[step].unit, steps[step].count);
  int last_day = 0;

  g_array_set_clear_func (ticks, clear_tick);
  for (int n = 0; start != NULL; n += steps[step].count)
    {
      g_autoptr (GDateTime) time = get_tick (start, steps[step].unit, n);

      if (time == NULL || g_date_time_to_unix (time) > to)
        break;
      if (g_date_time_to_unix (time) < from)
        continue;
      if (ticks->len == max_ticks)
        return NULL;
      add_tick (ticks, time, steps[step].unit, &last_day);
    }
  return g_steal_pointer (&ticks);
}

/* Public functions */

/**
 * lab_axis_get_step:
 * @span: the length of an axis, 0 or more
 * @max_steps: how many steps there is room for, at least 1
 *
 * Returns: the smallest of 1, 2, 5, 10, 20, 50 and so on that divides the axis into at most
 *   @max_steps steps
 */
guint64
lab_axis_get_step (double span,
                   guint  max_steps)
{
  static const guint64 factors[] = { 1, 2, 5 };
  guint64 scale = 1;

  g_return_val_if_fail (span >= 0 && span < 1e15 && max_steps > 0, 1);

  for (guint i = 0;; i++)
    {
      guint64 step = factors[i % 3] * scale;

      if ((double) step * max_steps >= span)
        return step;
      if (i % 3 == 2)
        scale *= 10;
    }
}

/**
 * lab_axis_choose_numbers:
 * @from: where the axis begins
 * @to: where it ends
 * @max_steps: how many steps there is room for
 * @format: (nullable): makes the labels; %NULL for plain numbers
 *
 * Returns: (transfer full) (element-type LabAxisTick): ticks at round whole numbers
 */
GArray *
lab_axis_choose_numbers (double        from,
                         double        to,
                         guint         max_steps,
                         LabAxisFormat format)
{
  GArray *ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  double step;

  g_array_set_clear_func (ticks, clear_tick);
  g_return_val_if_fail (from <= to, ticks);

  step = (double) lab_axis_get_step (to - from, max_steps);
  for (gint64 i = (gint64) ceil (from / step); (double) i * step <= to; i++)
    {
      double value = (double) i * step;
      LabAxisTick tick = { value, NULL, NULL };

      tick.label = format != NULL ? format (value) : g_strdup_printf ("%.0f", value);
      g_array_append_val (ticks, tick);
    }
  return ticks;
}

/**
 * lab_axis_choose_times:
 * @from: where the axis begins, in seconds since 1970, UTC
 * @to: where it ends
 * @max_ticks: how many ticks there is room for
 *
 * Returns: (transfer full) (element-type LabAxisTick): ticks at round local times, labeled
 *   with the time of day or the date. The first tick of each day has the date as well
 */
GArray *
lab_axis_choose_times (gint64 from,
                       gint64 to,
                       guint  max_ticks)
{
  GArray *ticks;

  g_return_val_if_fail (from <= to, NULL);

  for (guint step = 0; step < G_N_ELEMENTS (steps); step++)
    {
      ticks = lay_ticks (from, to, step, max_ticks);
      if (ticks != NULL)
        return ticks;
    }
  ticks = g_array_new (FALSE, FALSE, sizeof (LabAxisTick));
  g_array_set_clear_func (ticks, clear_tick);
  return ticks;
}
