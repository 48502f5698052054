/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-duel-text.h"

#include <glib/gi18n.h>

#include "model/lab-seat.h"

/* What is written and said about a duel against the clock. */

/* Between short descriptions on one line; the same in every language. */
#define SEPARATOR " · "

/* Seconds that are left when whoever cannot see the clock is told of it, besides every full
 * minute. */
static const gint64 marks[] = { 30, 10 };

/* Private helpers */

static char *
describe_seconds_left (guint seconds)
{
  guint minutes = seconds / 60;

  if (minutes > 0)
    return g_strdup_printf (ngettext ("%u minute left.", "%u minutes left.", minutes), minutes);
  return g_strdup_printf (ngettext ("%u second left.", "%u seconds left.", seconds), seconds);
}

/* Public functions */

/**
 * lab_duel_text_time:
 * @microseconds: the time that is left; not negative
 *
 * The last second is told as 0:01, so that 0:00 means that no time is left.
 *
 * Returns: (transfer full): minutes and seconds, as on a clock
 */
char *
lab_duel_text_time (gint64 microseconds)
{
  guint seconds = (guint) ((microseconds + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);

  /* Translators: minutes and seconds, as on a stop-watch: 2:05. */
  return g_strdup_printf (_("%u:%02u"), seconds / 60, seconds % 60);
}

/**
 * lab_duel_text_mark:
 * @before: how much time was left when this was asked last, in microseconds
 * @now: how much is left now
 *
 * Returns: (transfer full) (nullable): a sentence for screen readers, if it is time for one
 */
char *
lab_duel_text_mark (gint64 before,
                    gint64 now)
{
  gint64 minute = (now + G_TIME_SPAN_MINUTE - 1) / G_TIME_SPAN_MINUTE;

  if (now <= 0)
    return NULL;
  for (guint i = G_N_ELEMENTS (marks); i > 0; i--)
    {
      gint64 mark = marks[i - 1] * G_TIME_SPAN_SECOND;

      if (now <= mark)
        return before > mark ? describe_seconds_left ((guint) marks[i - 1]) : NULL;
    }
  if (before > minute * G_TIME_SPAN_MINUTE)
    return describe_seconds_left ((guint) minute * 60);
  return NULL;
}

/**
 * lab_duel_text_minutes:
 * @minutes: how long duels last
 *
 * Returns: (transfer full): the heading of their table
 */
char *
lab_duel_text_minutes (guint minutes)
{
  /* Translators: the heading of a table of those who have found most treasures. */
  return g_strdup_printf (ngettext ("Bests in %u Minute", "Bests in %u Minutes", minutes), minutes);
}

/** lab_duel_text_found: (transfer full): that so many treasures were found. */
char *
lab_duel_text_found (guint n_treasures)
{
  /* Translators: cards of a player that were found */
  return g_strdup_printf (ngettext ("%u treasure found", "%u treasures found", n_treasures),
                          n_treasures);
}

/**
 * lab_duel_text_score:
 * @n_treasures: how many were found
 * @n_turns: in how many turns
 * @left: the time that was left when all were found, in microseconds, or 0
 *
 * Returns: (transfer full): all that on one line
 */
char *
lab_duel_text_score (guint  n_treasures,
                     guint  n_turns,
                     gint64 left)
{
  g_autofree char *found = lab_duel_text_found (n_treasures);
  g_autofree char *turns = NULL;
  g_autofree char *time = NULL;
  g_autofree char *saved = NULL;

  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  if (left == 0)
    return g_strjoin (SEPARATOR, found, turns, NULL);
  time = lab_duel_text_time (left);
  /* Translators: %s is the time that was left when all treasures were found, such as 1:05. */
  saved = g_strdup_printf (_("%s left"), time);
  return g_strjoin (SEPARATOR, found, turns, saved, NULL);
}

/**
 * lab_duel_text_when:
 * @best: what somebody has reached
 *
 * Returns: (transfer full): the day, and the number of the deal
 */
char *
lab_duel_text_when (const LabDuelBest *best)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (best->date);
  g_autofree char *date = g_date_time_format (time, "%x");
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, best->seed);
  g_autofree char *deal = NULL;

  /* Translators: %s is the number from which a game was dealt, and can be dealt again. */
  deal = g_strdup_printf (_("Game %s"), number);
  return g_strjoin (SEPARATOR, date, deal, NULL);
}

/**
 * lab_duel_text_name:
 * @name: as it was typed; it may be empty
 *
 * Returns: (transfer none): what the player is called
 */
const char *
lab_duel_text_name (const char *name)
{
  return *name != '\0' ? name : lab_seat_get_colour_name (0);
}
