/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include "lab-cheese-parts.h"
#include "lab-maze-parts.h"
#include "lab-robots-parts.h"
#include "lab-test-cheese-window.h"
#include "lab-test-maze.h"
#include "lab-test-robots-window.h"
#include "lab-test-small-game.h"

/* Goes from family to family, and opens the pages of those that have several parts. */

#define N_FAMILIES 5

/* Private helpers */

/* Returns whether the window itself has the focus, so that pages can be shown in it. */
static gboolean
is_free (LabMonkey *self)
{
  return lab_monkey_has_window (self)
         && lab_monkey_get_top (self) == GTK_WINDOW (self->test->window);
}

/* Opens one of the pages that the start page of a family leads to. */
static void
show_part (LabMonkey             *self,
           LabFamily             *family,
           const LabFamilyPart *(*get_part) (guint n))
{
  g_autofree char *action = NULL;
  guint n = 0;

  while (get_part (n) != NULL && get_part (n)->name != NULL)
    n++;
  lab_family_show_start (family);
  action = g_strconcat ("win.", get_part (lab_monkey_draw (self, n))->name, NULL);
  lab_monkey_say (self, "activates %s", action);
  gtk_widget_activate_action (GTK_WIDGET (self->test->window), action, NULL);
  lab_test_driver_settle (self->test->driver);
}

/* Public functions */

/** lab_monkey_switch_family: shows the start page of another family. */
void
lab_monkey_switch_family (LabMonkey *self)
{
  LabFamily *families[N_FAMILIES];
  LabFamily *shown;
  guint n = 0;

  if (!is_free (self))
    return;
  shown = lab_window_get_shown (self->test->window);
  families[n++] = LAB_FAMILY (lab_test_get_family (self->test->window));
  families[n++] = LAB_FAMILY (lab_test_small_game_get_family (self->test));
  families[n++] = LAB_FAMILY (lab_test_maze_get_family (self->test));
  families[n++] = LAB_FAMILY (lab_test_cheese_get_family (self->test));
  families[n++] = lab_test_robots_get_family (self->test);
  for (guint i = 0; i < n; i++)
    {
      if (families[i] == shown)
        families[i] = families[--n];
    }
  shown = families[lab_monkey_draw (self, n)];
  lab_monkey_say (self, "switches to the family %s", lab_family_get_id (shown));
  lab_family_show_start (shown);
  lab_test_driver_settle (self->test->driver);
}

/** lab_monkey_show_part: shows one of the pages of mazes, of cheese races, or of robots. */
void
lab_monkey_show_part (LabMonkey *self)
{
  if (!is_free (self))
    return;
  switch (lab_monkey_draw (self, 3))
    {
    case 0:
      show_part (self, LAB_FAMILY (lab_test_maze_get_family (self->test)), lab_maze_part_get);
      break;
    case 1:
      show_part (self, LAB_FAMILY (lab_test_cheese_get_family (self->test)), lab_cheese_part_get);
      break;
    default:
      show_part (self, lab_test_robots_get_family (self->test), lab_robots_part_get);
    }
}
