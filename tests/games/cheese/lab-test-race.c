/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-race.h"

#include "lab-test-loop.h"

/** lab_test_race_new: deals a small race with mud; @rats have spaces between them. */
LabCheeseRace *
lab_test_race_new (guint       seed,
                   const char *rats)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  g_auto (GStrv) all = g_strsplit (rats, " ", -1);
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race;

  settings->deal = (LabCheeseDealSettings) {
    .maze = { .width = 6, .height = 5, .cell_percentage = 80, .wall_percentage = 40,
              .mud_percentage = 40, .min_mud = 2, .max_mud = 5 },
    .n_rats = g_strv_length (all),
    .n_cheese = 4,
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };
  for (guint rat = 0; rat < settings->deal.n_rats; rat++)
    {
      settings->rats[rat] = g_strdup (all[rat]);
      settings->deal.teams[rat] = (guint8) rat;
    }
  race = lab_cheese_race_new (settings, &error);
  g_assert_no_error (error);
  return race;
}

/** lab_test_race_wait: waits until no rat is asked. */
void
lab_test_race_wait (LabCheeseRace *race)
{
  lab_test_wait (!lab_cheese_race_is_thinking (race));
}

/** lab_test_race_advance: plays a turn. */
void
lab_test_race_advance (LabCheeseRace *race)
{
  lab_cheese_race_advance (race);
  lab_test_race_wait (race);
}

/** lab_test_race_finish: plays all turns that are left. */
void
lab_test_race_finish (LabCheeseRace *race)
{
  lab_test_while (!lab_cheese_race_is_over (race))
    lab_test_race_advance (race);
}

/** lab_test_race_choose: chooses for a person, unless the rat is in mud or the race is over. */
void
lab_test_race_choose (LabCheeseRace   *race,
                      guint            rat,
                      LabCheeseAction  action)
{
  if (lab_cheese_race_check_choice (race, rat, NULL))
    g_assert_true (lab_cheese_race_choose (race, rat, action, NULL));
}
