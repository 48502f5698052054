/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-preferences.h"

#include <glib/gi18n.h>

#include "lab-sandbox.h"
#include "lab-settings.h"
#include "lab-shift-program.h"

/* Shows the settings of the board game: the marks on the board, and how computers and programs
 * play. */

#define RESOURCE "/io/github/labyrinthe/Labyrinthe/lab-shift-preferences.ui"

/* Private helpers: a program as a player */

/* Saves the command if its syntax is valid. Whether the program can play is only known in a
 * game. */
static void
on_program_changed (GtkWidget *entry,
                    GtkLabel  *complaint)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry))));
  g_autoptr (GSettings) settings = lab_settings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LabShiftAgent) agent = *text != '\0' ? lab_shift_program_new (text, &error) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (complaint), error != NULL);
  if (error != NULL)
    {
      gtk_label_set_label (complaint, error->message);
      gtk_widget_add_css_class (entry, "error");
      return;
    }
  gtk_widget_remove_css_class (entry, "error");
  g_settings_set_string (settings, "program", text);
}

static void
bind_program (GSettings  *settings,
              GtkBuilder *builder)
{
  g_autofree char *command = lab_settings_dup_program (settings);
  GObject *entry = gtk_builder_get_object (builder, "program");

  gtk_editable_set_text (GTK_EDITABLE (entry), command);
  g_signal_connect_object (entry, "changed", G_CALLBACK (on_program_changed),
                           gtk_builder_get_object (builder, "program_error"), 0);
}

/* Private helpers: the sandbox */

/* Runs in a thread, because it may start a program. A LabTask would need an owner that ends it;
 * this only keeps the label. */
static void
look_for_sandbox (GTask        *task,
                  gpointer      label G_GNUC_UNUSED,
                  gpointer      data G_GNUC_UNUSED,
                  GCancellable *cancellable G_GNUC_UNUSED)
{
  GError *error = NULL;

  if (lab_sandbox_is_available (&error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_sandbox_known (GObject      *label,
                  GAsyncResult *result,
                  gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    text = g_strdup (_("The program runs in a sandbox. It can read the system and the folders of "
                       "the files that its command names, but not your other files or the "
                       "network."));
  else
    /* Translators: %s is a sentence that says why there is no sandbox. */
    text = g_strdup_printf (_("%s The program can read your files, and so the hidden cards in the "
                              "saved game."), error->message);
  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_widget_set_visible (GTK_WIDGET (label), TRUE);
}

/* Tells whether the program can cheat. */
static void
describe_sandbox (GtkBuilder *builder)
{
  g_autoptr (GTask) task = g_task_new (gtk_builder_get_object (builder, "program_sandbox"), NULL,
                                       on_sandbox_known, NULL);

  g_task_run_in_thread (task, look_for_sandbox);
}

/* Private helpers: settings */

static const char * const switches[] = { "show-reachable", "show-path", "confirm-moves", "hints" };

static void
bind_settings (GSettings  *settings,
               GtkBuilder *builder)
{
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i], gtk_builder_get_object (builder, switches[i]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  lab_settings_bind_choice (settings, "speed", gtk_builder_get_object (builder, "speed"),
                            lab_settings_speeds);
  g_settings_bind (settings, "thinking-time", gtk_builder_get_object (builder, "thinking_time"),
                   "value", G_SETTINGS_BIND_DEFAULT);
  bind_program (settings, builder);
  describe_sandbox (builder);
}

/* Adds the groups with the ids @groups, of which the last is %NULL. */
static void
add_groups (AdwPreferencesPage *page,
            const char * const *groups)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (RESOURCE);
  g_autoptr (GSettings) settings = lab_settings_new ();

  if (settings != NULL)
    bind_settings (settings, builder);
  for (; *groups != NULL; groups++)
    {
      GtkWidget *group = GTK_WIDGET (gtk_builder_get_object (builder, *groups));

      gtk_widget_set_sensitive (group, settings != NULL);
      adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
    }
}

/* Public functions */

/**
 * lab_shift_preferences_add:
 * @family: the family
 * @page: a page of the preferences
 *
 * Adds the settings of the board game to a page.
 */
void
lab_shift_preferences_add (LabFamily          *family G_GNUC_UNUSED,
                           AdwPreferencesPage *page)
{
  static const char * const groups[] = { "board", "computers", "programs", NULL };

  g_return_if_fail (ADW_IS_PREFERENCES_PAGE (page));

  add_groups (page, groups);
}

/**
 * lab_shift_preferences_create_programs:
 * @family: the family
 *
 * Returns: (transfer floating): a page with the settings of other programs that play
 */
GtkWidget *
lab_shift_preferences_create_programs (LabFamily *family G_GNUC_UNUSED)
{
  static const char * const groups[] = { "programs", NULL };
  GtkWidget *page = adw_preferences_page_new ();

  add_groups (ADW_PREFERENCES_PAGE (page), groups);
  return page;
}
