/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-monkey.h"

#include "lab-maze-parts.h"
#include "lab-test-maze.h"
#include "lab-test-small-game.h"

/* Goes from family to family, and opens the pages of the mazes. */

/* Private helpers */

/* Returns whether the window itself has the focus, so that pages can be shown in it. */
static gboolean
is_free (LabMonkey *self)
{
  return lab_monkey_has_window (self)
         && lab_monkey_get_top (self) == GTK_WINDOW (self->test->window);
}

/* Public functions */

/** lab_monkey_switch_family: shows the start page of another family. */
void
lab_monkey_switch_family (LabMonkey *self)
{
  LabFamily *families[3];
  LabFamily *shown;
  guint n = 0;

  if (!is_free (self))
    return;
  shown = lab_window_get_shown (self->test->window);
  families[n++] = LAB_FAMILY (lab_test_get_family (self->test->window));
  families[n++] = LAB_FAMILY (lab_test_small_game_get_family (self->test));
  families[n++] = LAB_FAMILY (lab_test_maze_get_family (self->test));
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

/** lab_monkey_show_mazes: shows one of the pages of the mazes. */
void
lab_monkey_show_mazes (LabMonkey *self)
{
  g_autofree char *action = NULL;
  guint n = 0;

  while (lab_maze_part_get (n) != NULL)
    n++;
  if (n == 0 || !is_free (self))
    return;
  lab_family_show_start (LAB_FAMILY (lab_test_maze_get_family (self->test)));
  action = g_strconcat ("win.", lab_maze_part_get (lab_monkey_draw (self, n))->name, NULL);
  lab_monkey_say (self, "activates %s", action);
  gtk_widget_activate_action (GTK_WIDGET (self->test->window), action, NULL);
  lab_test_driver_settle (self->test->driver);
}
