/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-files.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-pending-work.h"
#include "lab-storage.h"

typedef struct
{
  const LabGameFiles *files;
  GFile *file;
  char *data;                   /* (nullable): what to write */
  LabGameSavedFunc done;        /* (nullable) */
  gpointer done_data;
} Work;

/* What a file dialog is about, while it asks. It belongs to the family, under QUESTION. */
typedef struct
{
  const LabGameFiles *files;
  LabGameSavedFunc done;        /* (nullable) */
  gpointer data;
} Question;

#define QUESTION "lab-game-files-question"

/* The key under which a family has a text that players still have to see. */
#define DAMAGE "lab-game-files-damage"

/* A message with more names would be too long to read. */
#define MAX_NAMES 8

/* The most characters of the name that is suggested for a file, before the date. */
#define MAX_ABOUT 60

/* Private helpers */

static void
free_work (gpointer pointer)
{
  Work *work = pointer;

  g_object_unref (work->file);
  g_free (work->data);
  g_free (work);
}

static Work *
new_work (const LabGameFiles *files,
          GFile              *file)
{
  Work *work = g_new0 (Work, 1);

  work->files = files;
  work->file = g_object_ref (file);
  return work;
}

static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_uri (file);
}

/* Private helpers: opening */

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
                gpointer      data,
                GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;
  gpointer game = work->files->load (work->file, cancellable, &error);

  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
on_read (GObject      *source G_GNUC_UNUSED,
         GAsyncResult *result,
         gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (LabFamily) family = lab_family_task_dup_family (result);
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (GObject) game = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (family != NULL && game != NULL)
    work->files->opened (family, game);
  else if (family != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      name = dup_name (work->file);
      text = g_strdup_printf (
          /* Translators: the name of a file; then a sentence that says what is wrong with it. */
          _("“%s” cannot be opened. %s"), name, error->message);
      lab_shell_tell (lab_family_get_shell (family), _("Cannot Open the File"), text);
    }
}

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  LabShell *shell = lab_family_get_shell (data);

  /* The file dialog also answers when the window is closed. */
  if (shell == NULL)
    return;
  lab_shell_release (shell);
  if (file != NULL)
    lab_family_open (data, &file, 1);
}

/* Private helpers: saving */

/* Returns a file name that is valid on all file systems. */
static char *
suggest_name (const LabGameFiles *self,
              const char         *about)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_auto (GStrv) parts = g_regex_split_simple ("[\\x{2066}-\\x{2069}]", about, 0, 0);
  /* The marks of the direction of a text are not for file names. */
  g_autofree char *text = g_strjoinv ("", parts);
  g_autofree char *start
      = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MAX_ABOUT));

  g_strdelimit (start, "/\\:*?\"<>|", '-');
  for (char *at = start; *at != '\0'; at++)
    {
      if (g_ascii_iscntrl (*at) || (at == start && *at == '.'))
        *at = '-';
    }
  return g_strdup_printf ("%s %s%s", start, date, self->suffix);
}

/* Writes the game in a thread. It reads the data back first, so that the program never writes a
 * file that it cannot open. */
static void
write_in_thread (GTask        *task,
                 gpointer      self G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Work *work = data;
  GError *error = NULL;

  if (work->files->check (work->data, &error)
      && lab_storage_replace (work->file, work->data, strlen (work->data), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
tell_saved (const Work *work,
            LabFamily  *family,
            const char *name)
{
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The game was saved as “%s”."), name);

  work->files->tell (family, text);
  if (work->done != NULL)
    work->done (TRUE, work->done_data);
}

static void
on_written (GObject      *source G_GNUC_UNUSED,
            GAsyncResult *result,
            gpointer      data G_GNUC_UNUSED)
{
  g_autoptr (LabFamily) family = lab_family_task_dup_family (result);
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autofree char *name = dup_name (work->file);
  g_autofree char *text = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  lab_pending_work_end ();
  if (written)
    {
      if (family != NULL)
        tell_saved (work, family, name);
      return;
    }
  lab_storage_explain (error);
  text = g_strdup_printf (
      /* Translators: the name of a file; then a sentence that says why not. */
      _("“%s” cannot be written. %s"), name, error->message);
  if (family == NULL)
    {
      g_printerr ("labyrinthe: %s\n", text);
      return;
    }
  if (work->done != NULL)
    work->done (FALSE, work->done_data);
  lab_shell_tell (lab_family_get_shell (family), _("Cannot Save the Game"), text);
}

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  LabFamily *family = data;
  const Question *question = g_object_get_data (data, QUESTION);
  LabShell *shell = lab_family_get_shell (family);
  g_autoptr (GTask) task = NULL;
  g_autofree char *text = NULL;
  Work *work;

  if (shell == NULL)
    return;
  lab_shell_release (shell);
  if (file != NULL)
    text = question->files->format (family);
  if (text == NULL)
    {
      if (question->done != NULL)
        question->done (FALSE, question->data);
      return;
    }
  work = new_work (question->files, file);
  work->data = g_steal_pointer (&text);
  work->done = question->done;
  work->done_data = question->data;
  task = lab_family_task_new (family, NULL, on_written);
  g_task_set_task_data (task, work, free_work);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, write_in_thread);
}

/* Public functions */

/**
 * lab_game_files_can_open:
 * @self: a kind of games
 * @file: a file
 *
 * Returns: whether the name of the file is that of a game of this kind; the file is not read
 */
gboolean
lab_game_files_can_open (const LabGameFiles *self,
                         GFile              *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, self->suffix);
}

/**
 * lab_game_files_open:
 * @self: a kind of games
 * @family: the family that plays them
 * @files: (array length=n_files): files
 * @n_files: their number, at least one
 * @cancellable: (nullable): stops reading
 *
 * Reads a game and passes it to the family. If several files are given, opens none and tells
 * players to choose one.
 */
void
lab_game_files_open (const LabGameFiles  *self,
                     LabFamily           *family,
                     GFile              **files,
                     guint                n_files,
                     GCancellable        *cancellable)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *text = NULL;

  if (n_files > 1)
    {
      text = describe_choice (files, n_files);
      lab_shell_tell (lab_family_get_shell (family), _("Cannot Open Several Games"), text);
      return;
    }
  task = lab_family_task_new (family, cancellable, on_read);
  g_task_set_task_data (task, new_work (self, files[0]), free_work);
  g_task_run_in_thread (task, read_in_thread);
}

/**
 * lab_game_files_choose_to_open:
 * @self: a kind of games
 * @family: the family that plays them
 *
 * Asks players for a file and opens it, unless a dialog is shown.
 */
void
lab_game_files_choose_to_open (const LabGameFiles *self,
                               LabFamily          *family)
{
  LabShell *shell = lab_family_get_shell (family);

  if (lab_shell_has_dialog (shell))
    return;
  lab_shell_hold (shell);
  lab_compat_choose_file_to_open (GTK_WINDOW (shell), _("Open a Saved Game"), &self->kind,
                                  on_chosen_to_open, family);
}

/**
 * lab_game_files_choose_to_save:
 * @self: a kind of games
 * @family: the family that plays them
 * @done: (nullable): called when the game was saved or not, unless the window was closed before
 * @data: for @done; must live as long as the window
 *
 * Asks players where to save the current game, and saves it.
 */
void
lab_game_files_choose_to_save (const LabGameFiles *self,
                               LabFamily          *family,
                               LabGameSavedFunc    done,
                               gpointer            data)
{
  g_autofree char *about = self->about (family);
  g_autofree char *name = suggest_name (self, about);
  LabShell *shell = lab_family_get_shell (family);
  Question *question = g_new (Question, 1);

  *question = (Question) { self, done, data };
  g_object_set_data_full (G_OBJECT (family), QUESTION, question, g_free);
  lab_shell_hold (shell);
  lab_compat_choose_file_to_save (GTK_WINDOW (shell), _("Save the Game"), name, &self->kind,
                                  on_chosen_to_save, family);
}

static void
tell_damage (LabFamily *family)
{
  g_autofree char *damage = g_object_steal_data (G_OBJECT (family), DAMAGE);

  if (damage != NULL)
    lab_shell_tell_later (lab_family_get_shell (family), _("Cannot Resume the Game"), damage);
}

/**
 * lab_game_files_tell_damage:
 * @family: a family that is being constructed
 * @holder: (nullable): a sentence that says which other process has the saved game
 * @error: (nullable): why the saved game could not be read, if @holder is %NULL
 *
 * Tells players why the current game cannot be resumed, when the window is visible.
 */
void
lab_game_files_tell_damage (LabFamily    *family,
                            const char   *holder,
                            const GError *error)
{
  char *damage;

  if (holder != NULL)
    damage = g_strdup_printf (
        /* Translators: %s is a sentence that says which other process has the saved game. */
        _("%s Only that window can resume the current game. Games that you play in this window "
          "are not saved."), holder);
  else
    damage = g_strdup (error->message);
  g_object_set_data_full (G_OBJECT (family), DAMAGE, damage, g_free);
  g_signal_connect_object (lab_family_get_shell (family), "map", G_CALLBACK (tell_damage), family,
                           G_CONNECT_SWAPPED);
}
