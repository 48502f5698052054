/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-axis.h"

/* Ticks lie where people count from: at full hours, at midnight, on the first of a month. */

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

/* Midnight of the day of @time, or of the first of its month or year. */
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

/* The @n-th tick after @start. Days and hours of the clock, so that they stay even where the
 * clock changes in spring. */
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
  LabTimeTick *tick = pointer;

  g_free (tick->label);
  g_free (tick->date);
}

static void
add_tick (GArray    *ticks,
          GDateTime *time,
          Unit       unit,
          int       *last_day)
{
  LabTimeTick tick = { g_date_time_to_unix (time), NULL, NULL };

  tick.label = g_date_time_format (time, unit == UNIT_HOUR ? "%R" : "%x");
  if (unit == UNIT_HOUR && g_date_time_get_day_of_year (time) != *last_day)
    tick.date = g_date_time_format (time, "%x");
  *last_day = g_date_time_get_day_of_year (time);
  g_array_append_val (ticks, tick);
}

/* All ticks of one distance between @from and @to, or %NULL if they are too many. */
static GArray *
lay_ticks (gint64 from,
           gint64 to,
           guint  step,
           guint  max_ticks)
{
  g_autoptr (GArray) ticks = g_array_new (FALSE, FALSE, sizeof (LabTimeTick));
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

/**
 * lab_time_axis_choose:
 * @from: where the axis begins, in seconds since 1970, UTC
 * @to: where it ends
 * @max_ticks: for how many ticks there is room
 *
 * Returns: (transfer full) (element-type LabTimeTick): the ticks, as many as there is room
 *   for and as round as can be
 */
GArray *
lab_time_axis_choose (gint64 from,
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
  ticks = g_array_new (FALSE, FALSE, sizeof (LabTimeTick));
  g_array_set_clear_func (ticks, clear_tick);
  return ticks;
}
