/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-tooltips.h"

/* The header bar: the switcher between families, or a title that fits, and the way back. */

/* The least LabShell:room for the title and subtitle of a game in the header bar. */
#define TITLE_WIDTH 460

/* Private helpers */

static int
measure_width (GtkWidget *widget,
               gboolean   natural)
{
  int least, usual;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  return natural ? usual : least;
}

/* Returns whether the switcher fits between the buttons of the header bar. */
static gboolean
has_wide_header (LabWindow *self)
{
  int buttons = measure_width (self->header, FALSE)
                - measure_width (GTK_WIDGET (self->heading), FALSE);

  return measure_width (self->narrow_switcher, TRUE) + buttons <= self->width;
}

/* Shows the switcher on a start page, and the title of the game everywhere else. */
static void
update_heading (LabWindow *self)
{
  gboolean several = self->families->len > 1;
  gboolean at_start = g_strcmp0 (lab_window_get_page (self), LAB_FAMILY_START_PAGE) == 0;
  gboolean wide = several && at_start && has_wide_header (self);
  GtkWidget *shown = GTK_WIDGET (self->title);

  if (wide)
    shown = self->switcher;
  else if (adw_bin_get_child (self->emblem) != NULL)
    shown = GTK_WIDGET (self->emblem);
  else if (self->room < TITLE_WIDTH && lab_family_get_page_title (self->family) != NULL)
    shown = GTK_WIDGET (self->narrow_title);
  gtk_stack_set_visible_child (self->heading, shown);
  gtk_revealer_set_reveal_child (self->switcher_bar, several && at_start && !wide);
}

/* A narrow window has no room for both the title of the game and that of the program. */
static void
update_title (LabWindow *self)
{
  const char *title = lab_family_get_page_title (self->family);
  gboolean narrow = self->room < TITLE_WIDTH;
  g_autoptr (GtkWidget) emblem = NULL;
  g_autofree char *subtitle = NULL;
  g_autofree char *tooltip = NULL;

  g_object_get (self->family, "subtitle", &subtitle, "tooltip", &tooltip, "emblem", &emblem, NULL);
  /* The subtitle is about the game, which this page does not show. */
  if (title != NULL)
    {
      g_clear_pointer (&subtitle, g_free);
      g_clear_pointer (&tooltip, g_free);
    }
  else
    title = self->families->len > 1 ? lab_family_get_title (self->family) : _("Labyrinthe");
  if (subtitle == NULL || *subtitle == '\0' || !narrow)
    g_clear_object (&emblem);
  else
    title = subtitle;
  adw_window_title_set_title (self->title, title);
  gtk_label_set_label (self->narrow_title, title);
  if (subtitle == NULL || title == subtitle)
    adw_window_title_set_subtitle (self->title, "");
  else
    adw_window_title_set_subtitle (self->title, subtitle);
  lab_tooltips_set (GTK_WIDGET (self->title), tooltip);
  adw_bin_set_child (self->emblem, emblem);
  update_heading (self);
}

static void
on_back (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (gtk_widget_get_visible (self->back) && self->n_over == 0)
    lab_family_go_back (self->family);
}

/* Escape goes back unless a widget of the page uses it. */
static gboolean
on_key_pressed (LabWindow       *self,
                guint            keyval,
                guint            keycode G_GNUC_UNUSED,
                GdkModifierType  state)
{
  if (keyval != GDK_KEY_Escape || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !gtk_widget_get_visible (self->back))
    return GDK_EVENT_PROPAGATE;
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
  return GDK_EVENT_STOP;
}

static gboolean
on_width_changed (gpointer data)
{
  LabWindow *self = data;

  self->fitting = 0;
  g_object_notify (G_OBJECT (self), "room");
  if (self->family != NULL)
    update_title (self);
  return G_SOURCE_REMOVE;
}

/* Divides a width by the text scale. */
static int
scale_down (LabWindow *self,
            int        width)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (int) ((double) width * 96 * PANGO_SCALE / dpi) : width;
}

/* Gives long titles in the switcher several lines: in a narrow window, a button has no room for
 * more than a part of a long word. */
static void
wrap_labels (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (widget), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_lines (GTK_LABEL (widget), 3);
      gtk_label_set_justify (GTK_LABEL (widget), GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_labels (child);
}

/* For the window */

/* Prepares the switcher after all families were added to it. */
void
lab_window_heading_fit_switcher (LabWindow *self)
{
  wrap_labels (GTK_WIDGET (self->switcher_bar));
}

/* Shows the title of a page that has one, and the button that leaves it. */
void
lab_window_heading_update (LabWindow *self)
{
  gtk_widget_set_visible (self->back, lab_family_get_page_title (self->family) != NULL);
  update_title (self);
}

/* Adapts LabShell:room and the title to the width of the window. */
void
lab_window_heading_set_width (LabWindow *self,
                              int        width)
{
  int room = scale_down (self, width);

  if (self->room == room && self->width == width)
    return;
  self->room = room;
  self->width = width;
  /* Widgets must not change during the layout, so they change from the main loop. */
  if (self->fitting == 0)
    self->fitting = g_idle_add (on_width_changed, self);
}

void
lab_window_heading_dispose (LabWindow *self)
{
  g_clear_handle_id (&self->fitting, g_source_remove);
}

void
lab_window_heading_init (LabWindow *self)
{
  static const char * const parts[] = { "subtitle", "tooltip", "emblem" };
  GtkEventController *keys = gtk_event_controller_key_new ();

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", parts[i], NULL);

      g_signal_group_connect_swapped (self->family_signals, signal, G_CALLBACK (update_title),
                                      self);
    }
  g_signal_group_connect_swapped (self->family_signals, "notify::page",
                                  G_CALLBACK (lab_window_heading_update), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
lab_window_heading_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.back", NULL, on_back);
}
