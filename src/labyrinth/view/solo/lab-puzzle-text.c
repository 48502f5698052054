/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-puzzle-text.h"

#include <glib/gi18n.h>

/* Texts about puzzles. */

/**
 * lab_puzzle_text_get_today:
 * @date: (out caller-allocates): today in the local time zone
 *
 * Gets the date of the daily puzzle.
 */
void
lab_puzzle_text_get_today (GDate *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;

  g_return_if_fail (date != NULL);

  g_date_time_get_ymd (now, &year, &month, &day);
  g_date_clear (date, 1);
  g_date_set_dmy (date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
}

/**
 * lab_puzzle_text_day:
 * @date: a date
 *
 * Returns: (transfer full): the date in the format of the language
 */
char *
lab_puzzle_text_day (const GDate *date)
{
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (date != NULL && g_date_valid (date), NULL);

  time = g_date_time_new_utc (g_date_get_year (date), (int) g_date_get_month (date),
                              g_date_get_day (date), 12, 0, 0);
  /* The calendar ends with the year 9999. */
  if (time == NULL)
    return g_strdup ("");
  /* Translators: a date, as in “21 November 2026”: %-d is the day, %B the name of the month, %Y
   * the year; see the documentation of g_date_time_format(). */
  return g_date_time_format (time, _("%-d %B %Y"));
}

/**
 * lab_puzzle_text_name:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): the title of the puzzle
 */
char *
lab_puzzle_text_name (const LabPuzzle *puzzle)
{
  g_autofree char *number = NULL;
  g_autofree char *day = NULL;
  GDate date;

  g_return_val_if_fail (puzzle != NULL, NULL);

  switch (puzzle->kind)
    {
    case LAB_PUZZLE_DAILY:
      lab_puzzle_get_date (puzzle, &date);
      day = lab_puzzle_text_day (&date);
      /* Translators: %s is a date. */
      return g_strdup_printf (_("Daily puzzle of %s"), day);
    case LAB_PUZZLE_DRAWN:
      number = g_strdup_printf ("%" G_GUINT64_FORMAT, puzzle->number);
      return g_strdup_printf (
          /* Translators: the title of a puzzle that the player asked for. %s is the puzzle number;
           * %u is the fewest turns in which it can be solved. */
          ngettext ("New puzzle %s, %u turn", "New puzzle %s, %u turns", puzzle->n_turns), number,
          puzzle->n_turns);
    case LAB_PUZZLE_SHIPPED:
    default:
      return g_strdup_printf (
          /* Translators: the title of a puzzle. The second %u is the fewest turns in which it can
           * be solved; the first %u is its number among the puzzles of that length. */
          ngettext ("Puzzle %u, %u turn", "Puzzle %u, %u turns", puzzle->n_turns),
          (guint) puzzle->number, puzzle->n_turns);
    }
}

/**
 * lab_puzzle_text_task:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): the task of the puzzle
 */
char *
lab_puzzle_text_task (const LabPuzzle *puzzle)
{
  g_return_val_if_fail (puzzle != NULL, NULL);

  return g_strdup_printf (
      /* Translators: the task of a puzzle. */
      ngettext ("Find the treasure in %u turn.", "Find the treasure in %u turns.",
                puzzle->n_turns),
      puzzle->n_turns);
}

/**
 * lab_puzzle_text_least:
 * @puzzle: a puzzle
 *
 * Returns: (transfer full): a sentence with the fewest turns that solve the puzzle
 */
char *
lab_puzzle_text_least (const LabPuzzle *puzzle)
{
  g_return_val_if_fail (puzzle != NULL, NULL);

  return g_strdup_printf (
      /* Translators: said after a puzzle was solved in more turns, or not at all. */
      ngettext ("It can be done in %u turn.", "It can be done in %u turns.", puzzle->n_turns),
      puzzle->n_turns);
}

/**
 * lab_puzzle_text_solved:
 * @n_turns: a number of turns
 *
 * Returns: (transfer full): a sentence for screen readers that tells the result
 */
char *
lab_puzzle_text_solved (guint n_turns)
{
  return g_strdup_printf (
      /* Translators: for screen readers. */
      ngettext ("You have solved the puzzle in %u turn.", "You have solved the puzzle in %u turns.",
                n_turns),
      n_turns);
}

/**
 * lab_puzzle_text_used:
 * @n_turns: a number of turns
 *
 * Returns: (transfer full): the number of turns made so far, in words
 */
char *
lab_puzzle_text_used (guint n_turns)
{
  return g_strdup_printf (
      /* Translators: how many turns the player made in the current puzzle. */
      ngettext ("%u turn made", "%u turns made", n_turns), n_turns);
}
