/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-time-trial-text.h"

#include <glib/gi18n.h>

#include "lab-seat.h"

/* Texts about time trials. */

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

/* Seconds left at which screen readers tell the time, in addition to every full minute. */
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
 * lab_time_trial_text_time:
 * @microseconds: the time that is left; not negative
 *
 * Time is rounded up, so that 0:00 means that no time is left.
 *
 * Returns: (transfer full): minutes and seconds
 */
char *
lab_time_trial_text_time (gint64 microseconds)
{
  guint seconds = (guint) ((microseconds + G_USEC_PER_SEC - 1) / G_USEC_PER_SEC);

  /* Translators: minutes and seconds, as on a stopwatch: 2:05. */
  return g_strdup_printf (_("%u:%02u"), seconds / 60, seconds % 60);
}

/**
 * lab_time_trial_text_mark:
 * @before: the time left at the previous call, in microseconds
 * @now: the time left now
 *
 * Returns: (transfer full) (nullable): a sentence for screen readers; %NULL if there is
 *   nothing to tell now
 */
char *
lab_time_trial_text_mark (gint64 before,
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
 * lab_time_trial_text_minutes:
 * @minutes: the length of time trials
 *
 * Returns: (transfer full): the heading of their high scores
 */
char *
lab_time_trial_text_minutes (guint minutes)
{
  /* Translators: heading of the high scores for time trials of this length. */
  return g_strdup_printf (ngettext ("High Scores: %u Minute", "High Scores: %u Minutes",
                                    minutes),
                          minutes);
}

/** lab_time_trial_text_found: (transfer full): returns the number of treasures found, in words. */
char *
lab_time_trial_text_found (guint n_treasures)
{
  /* Translators: how many treasures a player found */
  return g_strdup_printf (ngettext ("%u treasure found", "%u treasures found", n_treasures),
                          n_treasures);
}

/**
 * lab_time_trial_text_score:
 * @n_treasures: the number of treasures found
 * @n_turns: the number of turns
 * @left: the time left after all treasures were found, in microseconds; else 0
 *
 * Returns: (transfer full): the score on one line
 */
char *
lab_time_trial_text_score (guint  n_treasures,
                           guint  n_turns,
                           gint64 left)
{
  g_autofree char *found = lab_time_trial_text_found (n_treasures);
  g_autofree char *turns = NULL;
  g_autofree char *time = NULL;
  g_autofree char *saved = NULL;

  /* Translators: how many turns a whole game took. */
  turns = g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns);
  if (left == 0)
    return g_strjoin (SEPARATOR, found, turns, NULL);
  time = lab_time_trial_text_time (left);
  /* Translators: %s is the time left after all treasures were found, such as 1:05. */
  saved = g_strdup_printf (_("%s left"), time);
  return g_strjoin (SEPARATOR, found, turns, saved, NULL);
}

/**
 * lab_time_trial_text_when:
 * @score: a high score
 *
 * Returns: (transfer full): the day and the game number
 */
char *
lab_time_trial_text_when (const LabHighScore *score)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_local (score->date);
  g_autofree char *date = g_date_time_format (time, "%x");
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, score->seed);
  g_autofree char *deal = NULL;

  /* Translators: %s is a game number; the same number deals the same game. */
  deal = g_strdup_printf (_("Game %s"), number);
  return g_strjoin (SEPARATOR, date, deal, NULL);
}

/**
 * lab_time_trial_text_name:
 * @name: the name that the player typed; can be empty
 *
 * Returns: (transfer none): the name to show
 */
const char *
lab_time_trial_text_name (const char *name)
{
  return *name != '\0' ? name : lab_seat_get_color_name (0);
}
