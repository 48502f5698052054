/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-announcer.h"

#include <gtk/gtk.h>

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

/* Gives widgets the accessible names that some versions of GTK leave out. A button that has only
 * an icon gets the text of its tooltip, and a button that has only a label gets its label,
 * without the underline of the mnemonic. Icons are hidden from screen readers. Menu items get
 * their text, and drop-downs the selected choice. This happens when a widget is mapped, so it
 * also covers the dialogs of libadwaita. */

static gboolean
has_icon_alone (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget))
    return gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)) == NULL;
  return GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL;
}

static void
name_by_tooltip (GtkWidget *widget)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (tooltip != NULL && has_icon_alone (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                    -1);
}

/* The label child shows the text without the underline that marks the mnemonic. */
static void
name_by_label (GtkWidget *widget)
{
  GtkWidget *child;

  if (!GTK_IS_BUTTON (widget))
    return;
  child = gtk_button_get_child (GTK_BUTTON (widget));
  if (gtk_button_get_label (GTK_BUTTON (widget)) == NULL && GTK_IS_LABEL (child))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    child, NULL, -1);
  else if (gtk_button_get_use_underline (GTK_BUTTON (widget)) && GTK_IS_LABEL (child))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* The button inside the drop-down has the focus. Its name is the selected choice; the tooltip
 * says what the choice is for. */
static void
name_drop_down (GtkWidget *widget)
{
  GtkWidget *button = gtk_widget_get_first_child (widget);
  gpointer item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (widget));
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (button == NULL || !GTK_IS_STRING_OBJECT (item))
    return;
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
      gtk_string_object_get_string (GTK_STRING_OBJECT (item)),
      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip != NULL ? tooltip : "", -1);
}

/* The type of menu items is private to GTK. */
static void
name_menu_item (GtkWidget *widget)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *name = NULL;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_MENU_ITEM
      || g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "text") == NULL)
    return;
  g_object_get (widget, "text", &text, NULL);
  if (text == NULL)
    return;
  parts = g_strsplit (text, "_", -1);
  name = g_strjoinv (NULL, parts);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
hide_icon (GtkWidget *widget)
{
  if (GTK_IS_IMAGE (widget))
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

/* Updates the name when the widget changes. A widget can be mapped many times but must be
 * connected only once, so earlier handlers are disconnected first. */
static void
follow (GtkWidget *widget)
{
  static const char mark[] = "followed";

  g_signal_handlers_disconnect_by_data (widget, (gpointer) mark);
  if (GTK_IS_BUTTON (widget))
    g_signal_connect (widget, "notify::label", G_CALLBACK (name_by_label), (gpointer) mark);
  if (!GTK_IS_DROP_DOWN (widget))
    return;
  g_signal_connect (widget, "notify::selected-item", G_CALLBACK (name_drop_down), (gpointer) mark);
  g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (name_drop_down), (gpointer) mark);
  name_drop_down (widget);
}

static gboolean
on_map (GSignalInvocationHint *hint G_GNUC_UNUSED,
        guint                  n_values G_GNUC_UNUSED,
        const GValue          *values,
        gpointer               data G_GNUC_UNUSED)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  follow (widget);
  name_by_tooltip (widget);
  name_by_label (widget);
  name_menu_item (widget);
  hide_icon (widget);
  return TRUE;
}

/**
 * lab_accessible_names_init:
 *
 * Gives all widgets that are shown from now on a name for screen readers if GTK does not.
 * Must be called once, after GTK was initialized.
 */
void
lab_accessible_names_init (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, NULL, NULL);
}

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
 * @self: (nullable): an announcer; without one, nothing is said
 * @text: a sentence that says what happened
 *
 * Announces @text to everyone.
 */
void
lab_announcer_say (LabAnnouncer *self,
                   const char   *text)
{
  g_return_if_fail (self == NULL || LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  if (self != NULL)
    add (self, self->pending, g_strdup (text));
}

/**
 * lab_announcer_say_secret:
 * @self: (nullable): an announcer; without one, nothing is said
 * @text: a sentence that only the player at the screen may hear
 *
 * Announces @text after everything else that is announced now.
 */
void
lab_announcer_say_secret (LabAnnouncer *self,
                          const char   *text)
{
  g_return_if_fail (self == NULL || LAB_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  if (self != NULL)
    add (self, self->secrets, g_strdup (text));
}

/**
 * lab_announcer_forget_secrets:
 * @self: (nullable): an announcer
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

  g_return_val_if_fail (self == NULL || LAB_IS_ANNOUNCER (self), FALSE);

  if (self == NULL)
    return FALSE;
  secret = self->secret || self->secrets->len > 0;
  g_ptr_array_set_size (self->secrets, 0);
  if (self->pending->len == 0)
    g_clear_handle_id (&self->source, g_source_remove);
  if (self->secret)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  self->secret = FALSE;
  return secret;
}
