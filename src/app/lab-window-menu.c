/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

/* Fills the main menu: first the sections of the current family, then those of the program. */

/* Private helpers */

static void
append_sections (GMenu      *menu,
                 GMenuModel *sections)
{
  for (int i = 0; i < g_menu_model_get_n_items (sections); i++)
    {
      g_autoptr (GMenuItem) section = g_menu_item_new_from_model (sections, i);

      g_menu_append_item (menu, section);
    }
}

static void
on_focus_changed (LabWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus != NULL && focus != GTK_WIDGET (self->menu)
      && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->menu)))
    g_set_weak_pointer (&self->focus, focus);
}

static gboolean
return_focus (gpointer data)
{
  LabWindow *self = data;

  self->returning = 0;
  if (self->focus != NULL && gtk_widget_get_mapped (self->focus))
    gtk_widget_grab_focus (self->focus);
  return G_SOURCE_REMOVE;
}

/* Restores the focus. GTK leaves it on the menu button, even if a key opened the menu. Some
 * versions of GTK move it there only later, so this runs from the main loop. */
static void
on_menu_closed (LabWindow *self)
{
  if (self->returning == 0)
    self->returning = g_idle_add (return_focus, self);
}

/* Fills the menu when it is opened for the first time with this family. */
static void
on_menu_toggled (GtkMenuButton *button,
                 gpointer       data)
{
  LabWindow *self = data;
  g_autoptr (GMenu) menu = NULL;
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GMenuModel) sections = NULL;

  if (gtk_menu_button_get_popover (button) != NULL || self->family == NULL)
    return;
  menu = g_menu_new ();
  builder = gtk_builder_new_from_resource ("/io/github/labyrinthe/Labyrinthe/lab-window-menu.ui");
  sections = lab_family_create_menu (self->family);
  if (sections != NULL)
    append_sections (menu, sections);
  append_sections (menu, G_MENU_MODEL (gtk_builder_get_object (builder, "menu")));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed",
                           G_CALLBACK (on_menu_closed), self, G_CONNECT_SWAPPED);
}

/* For the window */

/* Replaces the sections of the family in the menu. */
void
lab_window_menu_update (LabWindow *self)
{
  gtk_menu_button_set_menu_model (self->menu, NULL);
}

/* Fills the menu when it is opened, and restores the focus when it is closed. */
void
lab_window_menu_init (LabWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->menu, on_menu_toggled, self, NULL);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
}
