/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-describe.h"
#include "lab-errand.h"
#include "storage/lab-storage.h"

/* Games in files that the players name: they are read and written beside the game, since
 * a file may be far away. */

static const LabFileKind saved_games = {
  /* Translators: the files among which one is chosen to be opened. */
  N_("Saved Games of Labyrinthe"), "labyrinthe", LAB_SAVED_GAME_MIME_TYPE,
};

typedef struct
{
  GFile *file;
  char *data;
  LabWindowFunc then;         /* (nullable) */
} Saving;

static void
free_saving (gpointer pointer)
{
  Saving *saving = pointer;

  g_object_unref (saving->file);
  g_free (saving->data);
  g_free (saving);
}

/* So many files are named; more would not help. */
#define MAX_NAMES 8

/* Private helpers: opening */

static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_uri (file);
}

static char *
describe_choice (GFile **files,
                 guint   n_files)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: the names of the files follow. */
  g_string_append (text, _("Only one game can be played at a time. Open one of these files:"));
  for (guint i = 0; i < MIN (n_files, MAX_NAMES); i++)
    {
      g_autofree char *name = dup_name (files[i]);

      g_string_append_printf (text, "\n%s", name);
    }
  if (n_files > MAX_NAMES)
    g_string_append (text, "\n…");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_in_thread (GTask        *task,
                gpointer      self G_GNUC_UNUSED,
                gpointer      file,
                GCancellable *cancellable)
{
  GError *error = NULL;
  LabSavedGame *saved = lab_saved_game_load (file, cancellable, &error);

  if (saved != NULL)
    g_task_return_pointer (task, saved, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (LabWindow) self = lab_window_task_dup_window (result);
  GTask *task = G_TASK (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSavedGame) saved = g_task_propagate_pointer (task, &error);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (saved != NULL)
    {
      lab_window_keeping_replace (self, saved, _("Open Another Game?"),
                                  /* Translators: a button: open the game of a file. */
                                  N_("_Open"));
      return;
    }
  name = dup_name (g_task_get_task_data (task));
  text = g_strdup_printf (
      /* Translators: the name of a file; then a sentence that says what is wrong with it. */
      _("“%s” cannot be opened. %s"), name, error->message);
  lab_window_dialogs_tell (self, _("Cannot Open the File"), text);
}

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  LabWindow *self = data;

  /* Whoever closes the window chooses nothing. */
  if (gtk_widget_in_destruction (data))
    return;
  lab_window_dialogs_release (self);
  if (file != NULL)
    lab_window_open (self, &file, 1);
}

static void
on_open (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabWindow *self = LAB_WINDOW (widget);

  if (self->n_over > 0)
    return;
  lab_window_dialogs_hold (self);
  lab_compat_choose_file_to_open (GTK_WINDOW (self), _("Open a Saved Game"), &saved_games,
                                  on_chosen_to_open, self);
}

/* Private helpers: saving */

/* A name that all kinds of disks take. */
static char *
suggest_name (LabGame *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *names = lab_describe_players (game);
  g_autofree char *start = g_utf8_substring (names, 0, MIN (g_utf8_strlen (names, -1), 60));

  g_strdelimit (start, "/\\:*?\"<>|", '-');
  for (char *at = start; *at != '\0'; at++)
    {
      if (g_ascii_iscntrl (*at) || (at == start && *at == '.'))
        *at = '-';
    }
  return g_strdup_printf ("%s %s%s", start, date, LAB_SAVED_GAME_SUFFIX);
}

/* Read once more before it is written: what comes out of it must be what goes in. */
static void
write_in_thread (GTask        *task,
                 gpointer      self G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Saving *saving = data;
  GError *error = NULL;
  g_autoptr (LabSavedGame) saved = lab_saved_game_parse (saving->data, strlen (saving->data),
                                                         &error);

  if (saved != NULL && lab_saved_game_save (saved, saving->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
on_written (GObject      *source G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (LabWindow) self = lab_window_task_dup_window (result);
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = dup_name (saving->file);
  g_autofree char *text = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  lab_errand_end ();
  if (written && self == NULL)
    return;
  if (written)
    {
      /* Translators: %s is the name of a file. */
      text = g_strdup_printf (_("The game was saved as “%s”."), name);
      lab_window_tell (self, text);
      if (saving->then != NULL)
        saving->then (self);
      return;
    }
  lab_storage_explain (error);
  text = g_strdup_printf (
      /* Translators: the name of a file; then a sentence that says why not. */
      _("“%s” cannot be written. %s"), name, error->message);
  if (self == NULL)
    {
      g_printerr ("labyrinthe: %s\n", text);
      return;
    }
  lab_window_keeping_leave_waiting (self);
  lab_window_dialogs_tell (self, _("Cannot Save the Game"), text);
}

static void
save (LabWindow     *self,
      GFile         *file,
      LabWindowFunc  then)
{
  g_autoptr (GTask) task = lab_window_task_new (self, NULL, on_written);
  Saving *saving = g_new0 (Saving, 1);

  saving->file = g_object_ref (file);
  saving->data = lab_saved_game_to_data (self->saved);
  saving->then = then;
  g_task_set_task_data (task, saving, free_saving);
  lab_errand_begin ();
  g_task_run_in_thread (task, write_in_thread);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  LabWindow *self = data;
  LabWindowFunc then = self->then;

  self->then = NULL;
  if (gtk_widget_in_destruction (data))
    return;
  lab_window_dialogs_release (self);
  if (file != NULL && self->saved != NULL)
    save (self, file, then);
  else
    lab_window_keeping_leave_waiting (self);
}

static void
on_save_as (GtkWidget  *widget,
            const char *name G_GNUC_UNUSED,
            GVariant   *parameter G_GNUC_UNUSED)
{
  if (LAB_WINDOW (widget)->n_over == 0)
    lab_window_files_save (LAB_WINDOW (widget), NULL);
}

/* For the window */

/* Asks where to save the game under way, and saves it; when that is done @then goes on. */
void
lab_window_files_save (LabWindow     *self,
                       LabWindowFunc  then)
{
  g_autofree char *name = suggest_name (lab_saved_game_get_game (self->saved));

  self->then = then;
  lab_window_dialogs_hold (self);
  lab_compat_choose_file_to_save (GTK_WINDOW (self), _("Save the Game"), name, &saved_games,
                                  on_chosen_to_save, self);
}

/* Installs the actions that open and save files. */
void
lab_window_files_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, on_open);
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, on_save_as);
}

/* Public functions */

/**
 * lab_window_open:
 * @self: a window
 * @files: (array length=n_files): the files to open
 * @n_files: how many, at least one
 *
 * Goes on with the game of a saved file, once the players agree to lose the game under way. Of
 * several files none is opened, and players are told to choose one.
 */
void
lab_window_open (LabWindow *self,
                 GFile    **files,
                 guint      n_files)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (n_files > 0);

  if (n_files > 1)
    {
      text = describe_choice (files, n_files);
      lab_window_dialogs_tell (self, _("Cannot Open Several Games"), text);
      return;
    }
  task = lab_window_task_new (self, self->cancellable, on_read);
  g_task_set_task_data (task, g_object_ref (files[0]), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}
