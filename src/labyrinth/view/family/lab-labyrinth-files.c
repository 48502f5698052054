/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-describe.h"
#include "lab-pending-work.h"
#include "lab-storage.h"

/* Opens and saves games in files that players choose. Threads read and write them, because a
 * file may be on a slow network. */

static const LabFileKind saved_games = {
  /* Translators: the kind of files that the file dialog lists. */
  N_("Saved Games of Labyrinthe"), "labyrinthe", LAB_SAVED_GAME_MIME_TYPE,
};

typedef struct
{
  GFile *file;
  char *data;
  LabLabyrinthFunc then;         /* (nullable) */
} Saving;

static void
free_saving (gpointer pointer)
{
  Saving *saving = pointer;

  g_object_unref (saving->file);
  g_free (saving->data);
  g_free (saving);
}

/* A message with more names would be too long to read. */
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

  /* Translators: a list of file names follows. */
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
  g_autoptr (LabLabyrinthFamily) self = lab_family_task_dup_family (result);
  GTask *task = G_TASK (result);
  g_autoptr (GError) error = NULL;
  g_autoptr (LabSavedGame) saved = g_task_propagate_pointer (task, &error);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (saved != NULL)
    {
      lab_labyrinth_autosave_replace (self, saved, _("Open Another Game?"),
                                      /* Translators: a button: open the game in a file. */
                                      N_("_Open"));
      return;
    }
  name = dup_name (g_task_get_task_data (task));
  text = g_strdup_printf (
      /* Translators: the name of a file; then a sentence that says what is wrong with it. */
      _("“%s” cannot be opened. %s"), name, error->message);
  lab_shell_tell (lab_labyrinth_get_shell (self), _("Cannot Open the File"), text);
}

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  LabLabyrinthFamily *self = data;

  /* The file dialog also answers when the window is closed. */
  if (lab_labyrinth_get_shell (self) == NULL)
    return;
  lab_shell_release (lab_labyrinth_get_shell (self));
  if (file != NULL)
    lab_family_open (LAB_FAMILY (self), &file, 1);
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    return;
  lab_shell_hold (lab_labyrinth_get_shell (self));
  lab_compat_choose_file_to_open (GTK_WINDOW (lab_labyrinth_get_shell (self)),
                                  _("Open a Saved Game"), &saved_games, on_chosen_to_open, self);
}

/* Private helpers: saving */

/* Returns a file name that is valid on all file systems. */
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

/* Writes the game in a thread. It reads the data back first, so that the program never writes a
 * file that it cannot open. */
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
  g_autoptr (LabLabyrinthFamily) self = lab_family_task_dup_family (result);
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = dup_name (saving->file);
  g_autofree char *text = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  lab_pending_work_end ();
  if (written && self == NULL)
    return;
  if (written)
    {
      /* Translators: %s is the name of a file. */
      text = g_strdup_printf (_("The game was saved as “%s”."), name);
      lab_labyrinth_tell (self, text);
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
  lab_labyrinth_autosave_drop_waiting (self);
  lab_shell_tell (lab_labyrinth_get_shell (self), _("Cannot Save the Game"), text);
}

static void
save (LabLabyrinthFamily *self,
      GFile              *file,
      LabLabyrinthFunc    then)
{
  g_autoptr (GTask) task = lab_family_task_new (LAB_FAMILY (self), NULL, on_written);
  Saving *saving = g_new0 (Saving, 1);

  saving->file = g_object_ref (file);
  saving->data = lab_saved_game_to_data (self->saved);
  saving->then = then;
  g_task_set_task_data (task, saving, free_saving);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, write_in_thread);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  LabLabyrinthFamily *self = data;
  LabLabyrinthFunc then = self->then;

  self->then = NULL;
  if (lab_labyrinth_get_shell (self) == NULL)
    return;
  lab_shell_release (lab_labyrinth_get_shell (self));
  if (file != NULL && self->saved != NULL)
    save (self, file, then);
  else
    lab_labyrinth_autosave_drop_waiting (self);
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_labyrinth_files_save (self, NULL);
}

/* For the family */

/* Asks where to save the current game, and saves it. Calls @then after the game was saved. */
void
lab_labyrinth_files_save (LabLabyrinthFamily *self,
                          LabLabyrinthFunc    then)
{
  g_autofree char *name = suggest_name (lab_saved_game_get_game (self->saved));

  self->then = then;
  lab_shell_hold (lab_labyrinth_get_shell (self));
  lab_compat_choose_file_to_save (GTK_WINDOW (lab_labyrinth_get_shell (self)), _("Save the Game"),
                                  name, &saved_games, on_chosen_to_save, self);
}

/* Adds the actions that open and save files. */
void
lab_labyrinth_files_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* LabFamily */

gboolean
lab_labyrinth_files_can_open (LabFamily *family G_GNUC_UNUSED,
                              GFile     *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, LAB_SAVED_GAME_SUFFIX);
}

/* Opens a saved game after the players have agreed to lose the current one. If several files are
 * given, opens none and tells players to choose one. */
void
lab_labyrinth_files_open (LabFamily *family,
                          GFile    **files,
                          guint      n_files)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);
  g_autoptr (GTask) task = NULL;
  g_autofree char *text = NULL;

  if (n_files > 1)
    {
      text = describe_choice (files, n_files);
      lab_shell_tell (lab_labyrinth_get_shell (self), _("Cannot Open Several Games"), text);
      return;
    }
  task = lab_family_task_new (family, self->cancellable, on_read);
  g_task_set_task_data (task, g_object_ref (files[0]), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}
