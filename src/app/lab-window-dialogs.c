/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-about.h"
#include "lab-help-page.h"
#include "lab-preferences-page.h"
#include "lab-program-shortcuts.h"

/* Shows dialogs over the window: questions, messages, preferences, How to Play. */

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
      lab_shell_tell (LAB_SHELL (self), title, text);
    }
  else if (self->n_over == 0)
    g_signal_emit_by_name (self, "dialogs-closed");
  return G_SOURCE_REMOVE;
}

static void
begin_over (LabWindow *self)
{
  self->n_over++;
  if (self->n_over == 1)
    g_object_notify (G_OBJECT (self), "has-dialog");
}

/* Called when a dialog is closed. The next message that waits is shown from the main loop. */
static void
on_gone (LabWindow *self)
{
  self->n_over--;
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  if (self->n_over == 0)
    g_object_notify (G_OBJECT (self), "has-dialog");
  if (self->coming == 0)
    self->coming = g_idle_add (show_next, self);
}

static void
lay_over (LabWindow *self,
          GtkWidget *dialog)
{
  begin_over (self);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_gone), self, G_CONNECT_SWAPPED);
}

/* Private helpers: actions */

static void
on_how_to_play (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  GtkWidget *page;

  if (self->n_over > 0)
    return;
  page = lab_help_page_new ((LabFamily * const *) self->families->pdata, self->families->len,
                            lab_window_get_shown (self));
  lay_over (self, lab_compat_show_book (GTK_WINDOW (self), _("How to Play"), page));
  gtk_widget_grab_focus (page);
}

static void
on_show_shortcuts (GtkWidget  *widget,
                   const char *name G_GNUC_UNUSED,
                   GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  g_autofree LabShortcut *shortcuts = NULL;
  guint n_shortcuts = 0;

  if (self->n_over > 0)
    return;
  shortcuts = lab_window_dup_shortcuts (self, &n_shortcuts);
  lay_over (self, lab_compat_show_shortcuts (GTK_WINDOW (self), shortcuts, n_shortcuts));
}

static AdwPreferencesPage *
create_family_preferences (LabFamily *family)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  adw_preferences_page_set_title (page, lab_family_get_title (family));
  adw_preferences_page_set_icon_name (page, lab_family_get_icon_name (family));
  lab_family_add_preferences (family, page);
  return page;
}

/* Returns the families that have settings. */
static GPtrArray *
list_with_preferences (LabWindow *self)
{
  GPtrArray *families = g_ptr_array_new ();

  for (guint i = 0; i < self->families->len; i++)
    {
      if (lab_family_has_preferences (self->families->pdata[i]))
        g_ptr_array_add (families, self->families->pdata[i]);
    }
  return families;
}

/* The settings of one family are on the page of the program; those of several have a page each. */
static void
on_preferences (GtkWidget  *widget,
                const char *name G_GNUC_UNUSED,
                GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);
  g_autoptr (GPtrArray) families = list_with_preferences (self);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  if (self->n_over > 0)
    return;
  g_ptr_array_add (pages, lab_preferences_page_new ());
  if (families->len == 1)
    lab_family_add_preferences (families->pdata[0], pages->pdata[0]);
  else
    for (guint i = 0; i < families->len; i++)
      g_ptr_array_add (pages, create_family_preferences (families->pdata[i]));
  lay_over (self,
            lab_compat_show_pages (GTK_WINDOW (self), _("Preferences"),
                                   (AdwPreferencesPage **) pages->pdata, pages->len));
}

static void
on_about (GtkWidget  *widget,
          const char *name G_GNUC_UNUSED,
          GVariant   *parameter G_GNUC_UNUSED)
{
  if (LAB_WINDOW (widget)->n_over > 0)
    return;
  lay_over (LAB_WINDOW (widget), lab_about_show (GTK_WINDOW (widget)));
}

/* LabShell */

static LabAnnouncer *
get_announcer (LabShell *shell)
{
  return LAB_WINDOW (shell)->announcer;
}

static int
get_room (LabShell *shell)
{
  return LAB_WINDOW (shell)->room;
}

static gboolean
has_dialog (LabShell *shell)
{
  return LAB_WINDOW (shell)->n_over > 0;
}

static void
on_asked (LabWindow *self)
{
  self->n_asking--;
}

/* Another program can request something again before players have answered the first question. */
static gboolean
ask (LabShell        *shell,
     const char      *title,
     const char      *text,
     const LabChoice *choices,
     guint            n_choices,
     LabAnswerFunc    answered,
     gpointer         data)
{
  LabWindow *self = LAB_WINDOW (shell);
  GtkWidget *dialog;

  if (self->n_asking > 0)
    return FALSE;
  self->n_asking++;
  dialog = lab_compat_ask (GTK_WIDGET (self), title, text, choices, n_choices, choices[0].id,
                           answered, data);
  lay_over (LAB_WINDOW (shell), dialog);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (on_asked), self, G_CONNECT_SWAPPED);
  return TRUE;
}

static void
tell (LabShell   *shell,
      const char *title,
      const char *text)
{
  static const LabChoice choices[] = { { "close", N_("_Close"), LAB_CHOICE_PLAIN } };

  lay_over (LAB_WINDOW (shell),
            lab_compat_ask (GTK_WIDGET (shell), title, text, choices, G_N_ELEMENTS (choices),
                            "close", NULL, shell));
}

static void
tell_later (LabShell   *shell,
            const char *title,
            const char *text)
{
  LabWindow *self = LAB_WINDOW (shell);

  if (self->n_over == 0)
    {
      tell (shell, title, text);
      return;
    }
  g_queue_push_tail (&self->untold, g_strdup (title));
  g_queue_push_tail (&self->untold, g_strdup (text));
}

static void
hold (LabShell *shell)
{
  LAB_WINDOW (shell)->n_asking++;
  begin_over (LAB_WINDOW (shell));
}

static void
release (LabShell *shell)
{
  LAB_WINDOW (shell)->n_asking--;
  on_gone (LAB_WINDOW (shell));
}

/* For the window */

/* Drops the messages that wait, because the window is closed. */
void
lab_window_dialogs_dispose (LabWindow *self)
{
  g_clear_handle_id (&self->coming, g_source_remove);
  g_queue_clear_full (&self->untold, g_free);
}

/* Implements LabShell, which families use. */
void
lab_window_dialogs_shell_init (LabShellInterface *interface)
{
  interface->get_announcer = get_announcer;
  interface->get_room = get_room;
  interface->has_dialog = has_dialog;
  interface->ask = ask;
  interface->tell = tell;
  interface->tell_later = tell_later;
  interface->hold = hold;
  interface->release = release;
}

/* Installs the actions that show dialogs. */
void
lab_window_dialogs_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.how-to-play", NULL, on_how_to_play);
  gtk_widget_class_install_action (widget_class, "win.show-shortcuts", NULL, on_show_shortcuts);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL, on_preferences);
  gtk_widget_class_install_action (widget_class, "win.about", NULL, on_about);
}

/**
 * lab_window_dup_shortcuts:
 * @self: a window
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Lists the shortcuts of the current family, followed by those of the program.
 *
 * Returns: (transfer container) (array length=n_shortcuts): the shortcuts
 */
LabShortcut *
lab_window_dup_shortcuts (LabWindow *self,
                          guint     *n_shortcuts)
{
  guint n_family, n_program;
  const LabShortcut *family, *program = lab_program_shortcuts_get (&n_program);
  LabShortcut *all;
  const char *section = NULL;

  g_return_val_if_fail (LAB_IS_WINDOW (self), NULL);

  family = lab_family_get_shortcuts (self->family, &n_family);
  *n_shortcuts = n_family + n_program;
  all = g_new (LabShortcut, *n_shortcuts);
  for (guint i = 0; i < *n_shortcuts; i++)
    {
      all[i] = i < n_family ? family[i] : program[i - n_family];
      /* The family's last section and the program's first one can have the same heading. */
      if (g_strcmp0 (all[i].section, section) == 0)
        all[i].section = NULL;
      else if (all[i].section != NULL)
        section = all[i].section;
    }
  return all;
}
