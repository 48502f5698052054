/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-settings.h"

/** lab_cheese_race_settings_copy: (transfer full): returns a copy that has its own texts. */
LabCheeseRaceSettings *
lab_cheese_race_settings_copy (const LabCheeseRaceSettings *self)
{
  LabCheeseRaceSettings *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_new0 (LabCheeseRaceSettings, 1);
  copy->deal = self->deal;
  copy->maze = self->maze != NULL ? lab_cheese_maze_ref (self->maze) : NULL;
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      copy->rats[rat] = g_strdup (self->rats[rat]);
      copy->names[rat] = g_strdup (self->names[rat]);
    }
  return copy;
}

/** lab_cheese_race_settings_free: frees settings from lab_cheese_race_settings_copy(). */
void
lab_cheese_race_settings_free (LabCheeseRaceSettings *self)
{
  g_clear_pointer (&self->maze, lab_cheese_maze_unref);
  for (guint rat = 0; rat < LAB_CHEESE_MAX_RATS; rat++)
    {
      g_free (self->rats[rat]);
      g_free (self->names[rat]);
    }
  g_free (self);
}
