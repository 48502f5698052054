/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-soak-robots-draw.h"

#include "lab-soak.h"
#include "lab-test-effort.h"

#define N_GAMES 60

/* Public functions */

/** lab_soak_robots_count_games: returns how many games, or boards, to play. */
guint
lab_soak_robots_count_games (void)
{
  return lab_soak_get_number ("LABYRINTHE_SOAK_ROBOTS", lab_test_rounds (N_GAMES));
}

/** lab_soak_robots_assert: fails unless there is no fault (transfer full) after an action. */
void
lab_soak_robots_assert (char       *fault,
                        const char *action)
{
  if (fault != NULL)
    g_error ("after %s: %s", action, fault);
}

/** lab_soak_robots_draw_recipe: draws what a small board is like. */
void
lab_soak_robots_draw_recipe (LabRandom       *random,
                             guint            n_robots,
                             LabRobotsRecipe *recipe)
{
  lab_robots_recipe_init (recipe);
  recipe->size = 8 + 2 * lab_random_below (random, 2);
  recipe->n_robots = n_robots;
  recipe->density = lab_random_below (random, 200);
  recipe->any_robot = lab_random_below (random, 4) == 0;
  recipe->must_ricochet = lab_random_below (random, 4) == 0;
}

/** lab_soak_robots_draw_move: draws a move, sometimes one of a robot that is not there. */
void
lab_soak_robots_draw_move (LabRandom *random,
                           guint      n_robots,
                           char       text[3])
{
  text[0] = (char) ('1' + lab_random_below (random, MIN (n_robots + 1, LAB_ROBOTS_MAX_ROBOTS)));
  text[1] = "NESW"[lab_random_below (random, 4)];
  text[2] = '\0';
}
