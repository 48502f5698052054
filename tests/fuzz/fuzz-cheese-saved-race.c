/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-fuzz.h"

#include "lab-cheese-kind.h"

/* Fuzzes saved races, those from anywhere and those that only Labyrinthe writes. */

/* Returns whether a program moves a rat, which is not started here. */
static gboolean
has_program (LabCheeseRace *race)
{
  const LabCheeseRaceSettings *settings = race->settings;

  for (guint rat = 0; rat < settings->deal.n_rats; rat++)
    {
      if (g_str_has_prefix (settings->rats[rat], "program"))
        return TRUE;
    }
  return FALSE;
}

/* A race that was read must be the same after writing and reading it again. */
static void
check_race (LabCheeseRace *race)
{
  g_autofree char *text = lab_cheese_kind.format_own (race, NULL);
  g_autofree char *text_again = NULL;
  g_autoptr (LabCheeseRace) again = NULL;
  g_autoptr (GError) error = NULL;

  /* Escapes can make a text longer than a file may be. */
  if (text == NULL)
    return;
  again = lab_cheese_kind.parse_own (text, strlen (text), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lab_cheese_race_get_n_turns (again), ==, lab_cheese_race_get_n_turns (race));
  g_assert_cmpuint (again->n_played, ==, race->n_played);
  text_again = lab_cheese_kind.format_own (again, NULL);
  g_assert_cmpstr (text_again, ==, text);
}

LAB_FUZZ (data, size)
{
  const char *text = (const char *) data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) own_error = NULL;
  g_autoptr (LabCheeseRace) race = lab_cheese_kind.parse (text, size, NULL, &error);
  g_autoptr (LabCheeseRace) own = lab_cheese_kind.parse_own (text, size, NULL, &own_error);

  if (own == NULL)
    {
      lab_fuzz_assert_refused (own_error);
      g_assert_null (race);
      lab_fuzz_assert_refused (error);
      return;
    }
  g_assert_no_error (own_error);
  if (race == NULL)
    lab_fuzz_assert_refused (error);
  g_assert_true ((race == NULL) == has_program (own));
  check_race (own);
}
