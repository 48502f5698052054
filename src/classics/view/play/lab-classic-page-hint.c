/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-page-private.h"

#include <glib/gi18n.h>

/* How many steps a hint has: a nudge, the move, the whole line. */
#define HINT_STEPS 3

/* Private helpers */

static void
show_step (LabClassicPage *self,
           guint           step)
{
  self->hint_step = step;
  lab_classic_page_update_texts (self);
  lab_announcer_say (self->announcer, gtk_label_get_text (self->about));
}

static void
on_found (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabClassicPage) self = data;
  g_autoptr (GError) error = NULL;
  LabClassicHint *hint
      = lab_classic_session_ask_hint_finish (LAB_CLASSIC_SESSION (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->asking);
  lab_classic_page_update_spinner (self);
  if (hint == NULL)
    {
      lab_classic_page_tell (self, error->message);
      return;
    }
  self->hint = hint;
  show_step (self, 1);
}

/* Private functions of the page */

/** lab_classic_page_show_hint: looks for a hint, or shows the next step of the one that is
 * shown. */
void
lab_classic_page_show_hint (LabClassicPage *self)
{
  if (!lab_classic_page_may_choose (self) || self->asking != NULL)
    return;
  if (self->hint != NULL)
    {
      show_step (self, MIN (self->hint_step + 1, HINT_STEPS));
      return;
    }
  self->asking = g_cancellable_new ();
  lab_classic_page_update_spinner (self);
  lab_announcer_say (self->announcer, _("Looking for a hint"));
  lab_classic_session_ask_hint (self->session, self->asking, on_found, g_object_ref (self));
}

/** lab_classic_page_forget_hint: takes the hint away, or stops looking for it. */
void
lab_classic_page_forget_hint (LabClassicPage *self)
{
  g_cancellable_cancel (self->asking);
  g_clear_object (&self->asking);
  g_clear_pointer (&self->hint, lab_classic_hint_free);
  self->hint_step = 0;
  lab_classic_board_view_set_hint (self->board, NULL);
}
