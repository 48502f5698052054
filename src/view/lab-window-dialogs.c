/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-about.h"
#include "lab-describe.h"
#include "lab-help-page.h"
#include "lab-preferences-page.h"
#include "lab-shortcuts.h"

/* What lies over the window, one thing at a time: questions, settings, the rules. Some
 * versions of libadwaita would lay one dialog over another, and leave the keys to both. */

static const LabChoice close_choice[] = { { "close", N_("_Close"), LAB_CHOICE_PLAIN } };

/* Private helpers */

static gboolean
show_next (gpointer data)
{
  LabWindow *self = data;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  self->coming = 0;
  if (self->n_over == 0 && !g_queue_is_empty (&self->untold))
    {
      title = g_queue_pop_head (&self->untold);
      text = g_queue_pop_head (&self->untold);
      lab_window_dialogs_tell (self, title, text);
    }
  else
    lab_window_keeping_ask_next (self);
  return G_SOURCE_REMOVE;
}

static void
begin_over (LabWindow *self)
{
  self->n_over++;
  if (self->game_page != NULL)
    lab_game_page_hold (self->game_page);
}

/* What had to wait comes when the dialog is gone. */
static void
on_gone (LabWindow *self)
{
  self->n_over--;
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (self->game_page != NULL)
    lab_game_page_release (self->game_page);
  if (self->coming == 0)
    self->coming = g_idle_add (show_next, self);
}

/* For the window */

/* For all that lies over the window: nothing is played under a dialog, where nobody could follow it. */
void
lab_window_dialogs_lay_over (LabWindow *self,
                             GtkWidget *dialog)
{
  begin_over (self);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_gone), self, G_CONNECT_SWAPPED);
}

/* Private helpers: actions */

/* Number and rules, in full: the title has no room for them on a narrow window. */
static void
on_show_game (GtkWidget  *widget,
              const char *name G_GNUC_UNUSED,
              GVariant   *parameter G_GNUC_UNUSED)
{
  LabGame *game = lab_window_get_game (LAB_WINDOW (widget));
  g_autofree char *title = lab_describe_number (game);
  g_autofree char *text = lab_describe_details (game);

  if (LAB_WINDOW (widget)->n_over > 0)
    return;
  lab_window_dialogs_lay_over (LAB_WINDOW (widget),
                               lab_compat_ask (widget, title, text, close_choice, 1, "close", NULL,
                                               widget));
}

static void
on_how_to_play (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  GtkWidget *page;

  if (self->n_over > 0)
    return;
  page = lab_help_page_new ();
  lab_window_dialogs_lay_over (self, lab_compat_show_book (GTK_WINDOW (widget), _("How to Play"),
                                                           page));
  gtk_widget_grab_focus (page);
}

static void
on_show_shortcuts (GtkWidget  *widget,
                   const char *name G_GNUC_UNUSED,
                   GVariant   *parameter G_GNUC_UNUSED)
{
  guint n_shortcuts;
  const LabShortcut *shortcuts = lab_shortcuts_get (&n_shortcuts);

  if (LAB_WINDOW (widget)->n_over > 0)
    return;
  lab_window_dialogs_lay_over (LAB_WINDOW (widget),
                               lab_compat_show_shortcuts (GTK_WINDOW (widget), shortcuts,
                                                          n_shortcuts));
}

static void
on_preferences (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter G_GNUC_UNUSED)
{
  if (LAB_WINDOW (widget)->n_over > 0)
    return;
  lab_window_dialogs_lay_over (LAB_WINDOW (widget),
                               lab_compat_show_page (GTK_WINDOW (widget), _("Preferences"),
                                                     lab_preferences_page_new ()));
}

static void
on_about (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  if (LAB_WINDOW (widget)->n_over > 0)
    return;
  lab_window_dialogs_lay_over (LAB_WINDOW (widget), lab_about_show (GTK_WINDOW (widget)));
}

/* Private helpers: the menu */

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

/* GTK leaves the focus on the button, also of whoever came by a key, and some versions do
 * so only after this. */
static void
on_menu_closed (LabWindow *self)
{
  if (self->returning == 0)
    self->returning = g_idle_add (return_focus, self);
}

/* For the window */

static void
on_asked (LabWindow *self)
{
  self->n_asking--;
}

/* Asks what the players want, unless something is being asked already: from outside it can be
 * asked for again before it is answered. Returns whether it was asked. */
gboolean
lab_window_dialogs_ask (LabWindow       *self,
                        const char      *title,
                        const char      *text,
                        const LabChoice *choices,
                        guint            n_choices,
                        LabAnswerFunc    answered)
{
  GtkWidget *dialog;

  if (self->n_asking > 0)
    return FALSE;
  self->n_asking++;
  dialog = lab_compat_ask (GTK_WIDGET (self), title, text, choices, n_choices, choices[0].id,
                           answered, self);
  lab_window_dialogs_lay_over (self, dialog);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
  return TRUE;
}

/* Says what the players have to know before they go on. */
void
lab_window_dialogs_tell (LabWindow  *self,
                         const char *title,
                         const char *text)
{
  lab_window_dialogs_lay_over (self, lab_compat_ask (GTK_WIDGET (self), title, text, close_choice,
                                                     1, "close", NULL, self));
}

/* The same of something that happened a while ago, when nothing else lies over the window. */
void
lab_window_dialogs_tell_late (LabWindow  *self,
                              const char *title,
                              const char *text)
{
  if (self->n_over == 0)
    {
      lab_window_dialogs_tell (self, title, text);
      return;
    }
  g_queue_push_tail (&self->untold, g_strdup (title));
  g_queue_push_tail (&self->untold, g_strdup (text));
}

/* What has waited until now never comes. */
void
lab_window_dialogs_dispose (LabWindow *self)
{
  g_clear_handle_id (&self->coming, g_source_remove);
  g_queue_clear_full (&self->untold, g_free);
}

/* Nothing is played while a file is chosen, which a window of the desktop's own may do. */
void
lab_window_dialogs_hold (LabWindow *self)
{
  self->n_asking++;
  begin_over (self);
}

/* The file was chosen, or none. */
void
lab_window_dialogs_release (LabWindow *self)
{
  self->n_asking--;
  on_gone (self);
}

/* Gives the focus back to where it was when the menu is closed. */
void
lab_window_dialogs_watch_menu (LabWindow *self)
{
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
  g_signal_connect_swapped (gtk_menu_button_get_popover (self->menu), "closed",
                            G_CALLBACK (on_menu_closed), self);
}

/* Installs the actions that show something over the window. */
void
lab_window_dialogs_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-game", NULL, on_show_game);
  gtk_widget_class_install_action (widget_class, "win.how-to-play", NULL, on_how_to_play);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, on_show_shortcuts);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, on_preferences);
  gtk_widget_class_install_action (widget_class, "win.about", NULL, on_about);
}
