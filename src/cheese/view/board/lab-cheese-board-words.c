/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <glib/gi18n.h>

#include "lab-cheese-telling.h"

/* What a cell is, in words. */

/* Private helpers */

static void
add (GString    *text,
     const char *words)
{
  if (text->len > 0)
    g_string_append (text, _(", "));
  g_string_append (text, words);
}

static void
add_passages (LabCheeseBoard *self,
              GString        *text,
              guint           cell)
{
  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      guint weight = lab_cheese_plan_get_weight (self->plan, cell, (LabCheeseAction) action);
      g_autofree char *passage
          = weight > 0 ? lab_cheese_telling_passage ((LabCheeseAction) action, weight) : NULL;

      if (passage != NULL)
        add (text, passage);
    }
}

/* Public functions */

/** lab_cheese_board_describe_cell: (transfer full): tells what is in a cell, and where it leads. */
char *
lab_cheese_board_describe_cell (LabCheeseBoard *self,
                                guint           cell)
{
  GString *text;
  g_autofree char *place = NULL;
  guint width, n_names;

  g_return_val_if_fail (LAB_IS_CHEESE_BOARD (self) && self->plan != NULL, NULL);

  text = g_string_new (NULL);
  width = lab_cheese_plan_get_width (self->plan);
  /* Translators: a place in a maze. */
  place = g_strdup_printf (_("Row %u, column %u"), cell / width + 1, cell % width + 1);
  add (text, place);
  if (!lab_cheese_plan_has_cell (self->plan, (int) (cell / width), (int) (cell % width)))
    {
      /* Translators: a place in a maze that has no floor. */
      add (text, _("hole"));
      return g_string_free (text, FALSE);
    }
  n_names = self->names != NULL ? g_strv_length (self->names) : 0;
  for (guint i = 0; i < MIN (self->position.n_rats, n_names); i++)
    {
      if (self->position.rats[i].cell == cell)
        add (text, self->names[i]);
    }
  if (self->has_position && lab_cheese_position_has_cheese (&self->position, cell))
    /* Translators: what is in a cell of a maze. */
    add (text, _("cheese"));
  add_passages (self, text, cell);
  return g_string_free (text, FALSE);
}
