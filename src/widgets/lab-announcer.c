/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-announcer.h"

#include "lab-compat.h"

/**
 * LabAnnouncer:
 *
 * Announces to screen readers what happens, for players who cannot see it. Some sentences are for
 * everyone. Others are secrets of one player; lab_announcer_forget_secrets() removes them before
 * another player uses the screen.
 *
 * The widget takes no space and draws nothing. Its accessible role is a status bar, and its
 * accessible name is the last announcement. All sentences of one iteration of the main loop are
 * announced together, and replace the previous announcement.
 */
struct _LabAnnouncer
{
  GtkWidget parent_instance;

  GPtrArray *pending;         /* sentences to announce in the next iteration */
  GPtrArray *secrets;         /* the same, for one player only; announced last */
  gboolean secret;            /* whether the last announcement had a secret */
  guint source;
};

G_DEFINE_FINAL_TYPE (LabAnnouncer, lab_announcer, GTK_TYPE_WIDGET)

/* Private helpers */

static gboolean
on_idle (gpointer data)
{
  LabAnnouncer *self = data;
  g_autofree char *text = NULL;

  self->source = 0;
  self->secret = self->secrets->len > 0;
  g_ptr_array_extend_and_steal (self->pending, self->secrets);
  self->secrets = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->pending, NULL);
  /* Not every sentence ends with a full stop. With one line each, a voice pauses in between. */
  text = g_strjoinv ("\n", (char **) self->pending->pdata);
  g_ptr_array_set_size (self->pending, 0);
  lab_compat_announce (GTK_WIDGET (self), text);
  return G_SOURCE_REMOVE;
}

/* Adds @text to @sentences, and announces it in the next iteration of the main loop. */
static void
add (LabAnnouncer *self,
     GPtrArray    *sentences,
     char         *text)
{
  g_ptr_array_add (sentences, text);
  if (self->source == 0)
    self->source = g_idle_add_full (G_PRIORITY_DEFAULT, on_idle, self, NULL);
}

/* Widget */

static void
lab_announcer_measure (GtkWidget      *widget G_GNUC_UNUSED,
                       GtkOrientation  orientation G_GNUC_UNUSED,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  *minimum = *natural = 0;
}

static void
lab_announcer_dispose (GObject *object)
{
  LabAnnouncer *self = LAB_ANNOUNCER (object);

  g_clear_handle_id (&self->source, g_source_remove);
  G_OBJECT_CLASS (lab_announcer_parent_class)->dispose (object);
}

static void
lab_announcer_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_ANNOUNCER (object)->pending);
  g_ptr_array_unref (LAB_ANNOUNCER (object)->secrets);
  G_OBJECT_CLASS (lab_announcer_parent_class)->finalize (object);
}

static void
lab_announcer_class_init (LabAnnouncerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_announcer_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_announcer_finalize;
  widget_class->measure = lab_announcer_measure;
  gtk_widget_class_set_css_name (widget_class, "announcer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
lab_announcer_init (LabAnnouncer *self)
{
  self->pending = g_ptr_array_new_with_free_func (g_free);
  self->secrets = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* Public functions */

/**
 * lab_announcer_say:
 * @self: an announcer
 * @text: a sentence that says what happened
 *
 * Announces @text to everyone.
 */
void
lab_announcer_say (LabAnnouncer *self,
                   const char   *text)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  add (self, self->pending, g_strdup (text));
}

/**
 * lab_announcer_say_secret:
 * @self: an announcer
 * @text: a sentence that only the player at the screen may hear
 *
 * Announces @text after everything else that is announced now.
 */
void
lab_announcer_say_secret (LabAnnouncer *self,
                          const char   *text)
{
  g_return_if_fail (LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  add (self, self->secrets, g_strdup (text));
}

/**
 * lab_announcer_forget_secrets:
 * @self: an announcer
 *
 * Removes all secrets, so that a screen reader can no longer read them. Must be called before
 * another player uses the screen.
 *
 * Returns: whether there was a secret
 */
gboolean
lab_announcer_forget_secrets (LabAnnouncer *self)
{
  gboolean secret;

  g_return_val_if_fail (LAB_IS_ANNOUNCER (self), FALSE);

  secret = self->secret || self->secrets->len > 0;
  g_ptr_array_set_size (self->secrets, 0);
  if (self->pending->len == 0)
    g_clear_handle_id (&self->source, g_source_remove);
  if (self->secret)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  self->secret = FALSE;
  return secret;
}
