/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-race-page-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-telling.h"
#include "lab-text.h"

/* Hints in steps for the person who must choose: which cheese to fetch, the first step, and the way
 * to all cheese. */

/* Private helpers */

static char *
tell (LabCheeseRacePage   *self,
      const LabCheeseHint *hint)
{
  const LabCheeseMaze *maze = lab_cheese_race_get_deal (self->race)->maze;
  guint width = lab_cheese_maze_get_width (maze);
  g_autofree char *name = lab_cheese_telling_name (self->race, self->hint_rat);
  g_autofree char *turns = lab_text_format_count (hint->turns);

  if (hint->level == LAB_CHEESE_HINT_CHEESE)
    /* Translators: a hint; %s is the name of a rat; the numbers are a row and a column. */
    return g_strdup_printf (_("%s: fetch the cheese in row %u, column %u."), name,
                            hint->cheese / width + 1, hint->cheese % width + 1);
  if (hint->level == LAB_CHEESE_HINT_STEP)
    /* Translators: a hint; the first %s is the name of a rat, the second one a direction. */
    return g_strdup_printf (_("%s: go %s."), name, lab_cheese_telling_direction (hint->action));
  if (hint->is_fewest)
    /* Translators: a hint; the first %s is the name of a rat, the second one a number. */
    return g_strdup_printf (_("%s: this is the way to all cheese in the fewest turns: %s."), name,
                            turns);
  /* Translators: a hint; the first %s is the name of a rat, the second one a number. */
  return g_strdup_printf (_("%s: this is a good way to all cheese. Turns: %s."), name, turns);
}

/* Functions of the page */

/** lab_cheese_race_page_show_hint: shows a hint, or the next step of the one that is shown. */
void
lab_cheese_race_page_show_hint (LabCheeseRacePage *self)
{
  guint rat = lab_cheese_race_page_find_chooser (self);
  g_autoptr (LabCheeseHint) hint = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint level;

  if (rat >= LAB_CHEESE_MAX_RATS)
    return;
  level = self->hint_rat == rat ? self->hint_level + 1 : LAB_CHEESE_HINT_CHEESE;
  level = MIN (level, LAB_CHEESE_HINT_WAY);
  hint = lab_cheese_race_get_hint (self->race, rat, (LabCheeseHintLevel) level, &error);
  if (hint == NULL)
    {
      lab_cheese_race_page_tell (self, error->message);
      return;
    }
  self->hint_rat = rat;
  self->hint_level = level;
  g_clear_pointer (&self->hint_cells, g_array_unref);
  self->hint_cells = g_array_ref (hint->cells);
  text = tell (self, hint);
  gtk_label_set_text (self->chooser, text);
  lab_announcer_say (self->announcer, text);
  lab_cheese_race_page_update_overlay (self);
}

/** lab_cheese_race_page_forget_hint: takes the hint away. */
void
lab_cheese_race_page_forget_hint (LabCheeseRacePage *self)
{
  self->hint_level = 0;
  g_clear_pointer (&self->hint_cells, g_array_unref);
}
