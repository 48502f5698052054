/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-test-race.h"

/** lab_test_race_new: deals a small race with mud; @rats ends with %NULL. */
LabCheeseRace *
lab_test_race_new (guint               seed,
                   const char * const *rats)
{
  g_autoptr (LabCheeseRaceSettings) settings = g_new0 (LabCheeseRaceSettings, 1);
  g_autoptr (GError) error = NULL;
  LabCheeseRace *race;

  settings->deal = (LabCheeseDealSettings) {
    .maze = { .width = 6, .height = 5, .cell_percentage = 80, .wall_percentage = 40,
              .mud_percentage = 40, .min_mud = 2, .max_mud = 5 },
    .n_cheese = 4,
    .maze_seed = seed,
    .cheese_seed = seed,
    .players_seed = seed,
  };
  for (; rats[settings->deal.n_rats] != NULL; settings->deal.n_rats++)
    {
      guint rat = settings->deal.n_rats;

      settings->rats[rat] = g_strdup (rats[rat]);
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
  while (lab_cheese_race_is_thinking (race))
    g_main_context_iteration (NULL, TRUE);
}

/** lab_test_race_advance: plays a turn. */
void
lab_test_race_advance (LabCheeseRace *race)
{
  lab_cheese_race_advance (race);
  lab_test_race_wait (race);
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
