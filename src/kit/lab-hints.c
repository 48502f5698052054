/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-hints.h"

#include <glib/gi18n.h>

/* Public functions */

/** lab_hints_ask: goes to the next step; %FALSE if the whole way was told already. */
gboolean
lab_hints_ask (LabHints *self)
{
  if (self->step == LAB_HINT_WAY)
    return FALSE;
  self->step++;
  self->most = MAX (self->most, self->step);
  return TRUE;
}

/** lab_hints_limit_stars: returns the stars that are left of @n_stars, of three: after a hint there
 * are at most two, after the whole way only one. */
guint
lab_hints_limit_stars (const LabHints *self,
                       guint           n_stars)
{
  return MIN (n_stars, self->most == LAB_HINT_NONE ? 3U : self->most < LAB_HINT_WAY ? 2U : 1U);
}

/** lab_hints_get_cost: returns what the next hint costs, in a sentence for players; empty if it
 * costs nothing more. */
const char *
lab_hints_get_cost (const LabHints *self)
{
  if (self->most == LAB_HINT_NONE)
    return _("After a hint there are at most two stars.");
  if (self->step == LAB_HINT_MOVE && self->most < LAB_HINT_WAY)
    return _("After the whole solution there is only one star.");
  return "";
}
