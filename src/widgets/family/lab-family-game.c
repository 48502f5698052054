/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-game.h"

#include <string.h>

#include <glib/gi18n.h>

#include "lab-game-page.h"
#include "lab-saved-text.h"
#include "lab-storage.h"
#include "lab-task.h"

/* Called when a game was saved in a file or not, unless the window was closed before. */
typedef void (*SavedFunc) (LabFamilyGame *self,
                           gboolean       is_saved);

/* A file that is read or written in a thread. */
typedef struct
{
  LabTask *task;
  const LabGameView *view;
  GFile *file;
  char *data;                 /* (nullable): what to write */
  SavedFunc done;             /* (nullable) */
  GObject *game;              /* (nullable): what was read */
  GError *error;
} Work;

G_DEFINE_FINAL_TYPE (LabFamilyGame, lab_family_game, G_TYPE_OBJECT)

/* A message with more names would be too long to read. */
#define MAX_NAMES 8

/* The most characters of the name that is suggested for a file, before the date. */
#define MAX_ABOUT 60

/* The key under which a family has the first of its games. */
#define FIRST "lab-family-game"

/* The key under which a family has the game for which a file dialog asks where to save it. */
#define SAVING "lab-family-game-saving"

static void ask_next (LabFamilyGame *self);

/* Private helpers */

static LabFamilyHost *
get_host (LabFamilyGame *self)
{
  return self->family != NULL ? lab_family_get_host (self->family) : NULL;
}

static char *
get_key (const char *page)
{
  return g_strconcat ("lab-family-game-", page, NULL);
}

/* Lets the game wait while it is not seen. */
static void
update_held (LabFamilyGame *self)
{
  LabFamilyHost *host = get_host (self);

  if (self->page != NULL && host != NULL && LAB_IS_GAME_PAGE (self->page))
    lab_game_page_hold (LAB_GAME_PAGE (self->page),
                        lab_family_host_has_dialog (host) || !lab_family_game_is_shown (self));
}

static void
on_page_changed (LabFamilyGame *self)
{
  update_held (self);
  lab_family_game_update (self);
}

static void
play_agreed (LabFamilyGame *self,
             gpointer       game)
{
  if (self->view->play != NULL)
    self->view->play (self->family, game);
  else
    lab_family_game_play (self, game);
}

static void
on_message (LabFamilyGame *self,
            const char    *text,
            const GError  *uncounted)
{
  if (self->view->warn != NULL && get_host (self) != NULL)
    self->view->warn (self->family, text, uncounted);
  else
    lab_family_game_tell (self, text);
}

/* Tells why the current game cannot be resumed, when the window is visible. */
static void
tell_damage (LabFamilyGame *self)
{
  if (!self->is_told)
    lab_family_host_tell_later (get_host (self), _("Cannot Resume the Game"),
                                self->current->damage);
  self->is_told = TRUE;
}

/* Private helpers: files */

static void
free_work (gpointer pointer)
{
  Work *work = pointer;

  g_object_unref (work->file);
  g_free (work->data);
  g_clear_object (&work->game);
  g_clear_error (&work->error);
  g_free (work);
}

/* Starts a task that the game owns. @data and @done are for writing. */
static void
start (LabFamilyGame     *self,
       const LabTaskKind *kind,
       GFile             *file,
       char              *data,
       SavedFunc          done)
{
  Work *work = g_new0 (Work, 1);

  work->view = self->view;
  work->file = g_object_ref (file);
  work->data = data;
  work->done = done;
  work->task = lab_task_start (kind, work, self);
  g_ptr_array_add (self->tasks, work->task);
}

/* Forgets a task that has ended. Returns the family, or %NULL if the window was closed. */
static LabFamily *
end (LabFamilyGame *self,
     const Work    *work)
{
  if (self == NULL)
    return NULL;
  g_ptr_array_remove (self->tasks, work->task);
  return get_host (self) != NULL ? g_object_ref (self->family) : NULL;
}

static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL ? g_filename_display_name (name) : g_file_get_uri (file);
}

static gpointer
parse (const LabGameView  *view,
       const char         *data,
       gsize               length,
       GError            **error)
{
  g_autoptr (LabClock) clock = lab_clock_new ();

  return view->parse != NULL ? view->parse (data, length, clock, error)
                             : lab_game_kind_parse (view->kind, data, length, clock, error);
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
read_file (LabTask  *task,
           gpointer  job)
{
  Work *work = job;
  gsize length;
  g_autofree char *contents = lab_saved_text_read_file (
      work->file, &length, task->cancellable, &work->error);

  if (contents != NULL)
    work->game = parse (work->view, contents, length, &work->error);
}

static void
on_read (gpointer job,
         gpointer self)
{
  const Work *work = job;
  g_autoptr (LabFamily) family = end (self, work);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (family != NULL && work->game != NULL && work->view->open != NULL)
    work->view->open (family, work->game);
  else if (family != NULL && work->game != NULL)
    lab_family_game_ask_to_open (self, work->game);
  else if (family != NULL)
    {
      name = dup_name (work->file);
      text = g_strdup_printf (
          /* Translators: the name of a file; then a sentence that says what is wrong with it. */
          _("“%s” cannot be opened. %s"), name, work->error->message);
      lab_family_host_tell (lab_family_get_host (family), _("Cannot Open the File"), text);
    }
}

static const LabTaskKind reading = {
  .work = read_file,
  .free_job = free_work,
  .done = on_read,
};

static void
on_chosen_to_open (GFile   *file,
                   gpointer data)
{
  LabFamilyHost *host = lab_family_get_host (data);

  /* The file dialog also answers when the window is closed. */
  if (host == NULL)
    return;
  lab_family_host_release (host);
  if (file != NULL)
    lab_family_open (data, &file, 1);
}

/* Private helpers: saving */

/* Returns a file name that is valid on all file systems. */
static char *
suggest_name (LabFamilyGame *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *about = self->view->describe != NULL
                               ? self->view->describe (self->current->game)
                               : g_strdup (_(LAB_FAMILY_GET_CLASS (self->family)->title));
  g_auto (GStrv) parts = g_regex_split_simple ("[\\x{2066}-\\x{2069}]", about, 0, 0);
  /* The marks of the direction of a text are not for file names. */
  g_autofree char *text = g_strjoinv ("", parts);
  g_autofree char *start = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MAX_ABOUT));

  g_strdelimit (start, "/\\:*?\"<>|", '-');
  for (char *at = start; *at != '\0'; at++)
    {
      if (g_ascii_iscntrl (*at) || (at == start && *at == '.'))
        *at = '-';
    }
  return g_strdup_printf ("%s %s%s", start, date, self->view->kind->suffix);
}

/* Returns whether the text of a game can be read back. */
static gboolean
check (const Work  *work,
       GError     **error)
{
  g_autoptr (GObject) game = parse (work->view, work->data, strlen (work->data), error);

  return game != NULL;
}

/* Writes the game in a thread. It reads the data back first, so that the program never writes a
 * file that it cannot open. */
static void
write_file (LabTask  *task,
            gpointer  job)
{
  Work *work = job;

  if (check (work, &work->error))
    lab_storage_replace (work->file, work->data, strlen (work->data),
                         task->cancellable, &work->error);
}

static void
on_written (gpointer job,
            gpointer owner)
{
  const Work *work = job;
  g_autoptr (LabFamily) family = end (owner, work);
  LabFamilyGame *self = family != NULL ? owner : NULL;
  g_autofree char *name = dup_name (work->file);
  g_autofree char *text = NULL;

  if (work->error == NULL)
    {
      /* Translators: %s is the name of a file. */
      text = g_strdup_printf (_("The game was saved as “%s”."), name);
      if (self != NULL)
        lab_family_game_tell (self, text);
      if (self != NULL && work->done != NULL)
        work->done (self, TRUE);
      return;
    }
  lab_storage_explain (work->error);
  text = g_strdup_printf (
      /* Translators: the name of a file; then a sentence that says why not. */
      _("“%s” cannot be written. %s"), name, work->error->message);
  if (self == NULL)
    {
      g_printerr ("labyrinthe: %s\n", text);
      return;
    }
  if (work->done != NULL)
    work->done (self, FALSE);
  lab_family_host_tell (get_host (self), _("Cannot Save the Game"), text);
}

static const LabTaskKind writing = {
  .work = write_file,
  .free_job = free_work,
  .done = on_written,
  .goes_on = TRUE,
};

static void
on_chosen_to_save (GFile   *file,
                   gpointer data)
{
  LabFamilyGame *self;
  SavedFunc done;

  /* The file dialog also answers when the window is closed. */
  if (lab_family_get_host (data) == NULL)
    return;
  lab_family_host_release (lab_family_get_host (data));
  self = g_object_steal_data (data, SAVING);
  done = self->saved;
  self->saved = NULL;
  if (file == NULL || self->current->game == NULL)
    {
      if (done != NULL)
        done (self, FALSE);
      return;
    }
  start (self, &writing, file, self->view->kind->format (self->current->game), done);
}

/* Asks players where to save the current game, and saves it. */
static void
choose_to_save (LabFamilyGame *self,
                SavedFunc      done)
{
  g_autofree char *name = suggest_name (self);
  LabFamilyHost *host = get_host (self);

  self->saved = done;
  g_object_set_data (G_OBJECT (self->family), SAVING, self);
  lab_family_host_hold (host);
  lab_compat_choose_file (GTK_WINDOW (host), _("Save the Game"), name, &self->view->files,
                          on_chosen_to_save, self->family);
}

/* Private helpers: questions */

static void
play_waiting (LabFamilyGame *self)
{
  g_autoptr (GObject) waiting = g_steal_pointer (&self->waiting);

  if (waiting != NULL)
    play_agreed (self, waiting);
  ask_next (self);
}

/* Keeps the current game. */
static void
keep (LabFamilyGame *self)
{
  g_clear_object (&self->waiting);
  ask_next (self);
}

static void
on_saved_to_replace (LabFamilyGame *self,
                     gboolean       is_saved)
{
  if (is_saved)
    play_waiting (self);
  else
    keep (self);
}

static void
on_may_replace (const char *answer,
                gpointer    data)
{
  LabFamilyGame *self = data;

  if (g_strcmp0 (answer, "play") == 0)
    play_waiting (self);
  else if (g_strcmp0 (answer, "save") == 0)
    choose_to_save (self, on_saved_to_replace);
  else
    keep (self);
}

/* Asks whether a game may replace the current game, then plays it. */
static void
replace (LabFamilyGame *self,
         GObject       *game,
         const char    *title,
         const char    *play)
{
  const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: a button: save the current game in a file first. */
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "play", play, LAB_CHOICE_DESTRUCTIVE },
  };
  LabFamilyHost *host = get_host (self);

  if (lab_family_host_has_dialog (host) || self->waiting != NULL)
    {
      g_set_object (&self->next, game);
      self->next_title = title;
      self->next_play = play;
      return;
    }
  if (!lab_current_game_has_begun (self->current))
    {
      play_agreed (self, game);
      return;
    }
  if (lab_family_host_ask (host, title, _("The current game will be lost."), choices,
                           G_N_ELEMENTS (choices), on_may_replace, self))
    g_set_object (&self->waiting, game);
}

/* Asks the question that waits, if there is one and no dialog is shown. */
static void
ask_next (LabFamilyGame *self)
{
  g_autoptr (GObject) next = NULL;

  if (self->family == NULL || self->next == NULL || self->waiting != NULL
      || lab_family_host_has_dialog (get_host (self)))
    return;
  next = g_steal_pointer (&self->next);
  replace (self, next, self->next_title, self->next_play);
}

static void
on_saved_to_close (LabFamilyGame *self,
                   gboolean       is_saved)
{
  if (is_saved)
    lab_family_agree_to_close (self->family);
}

static void
on_may_close (const char *answer,
              gpointer    data)
{
  LabFamilyGame *self = data;

  if (g_strcmp0 (answer, "close") == 0)
    lab_family_agree_to_close (self->family);
  else if (g_strcmp0 (answer, "save") == 0)
    choose_to_save (self, on_saved_to_close);
}

/* Private helpers: actions */

/* Returns the game whose page is shown, or the first one: a family can have several. */
static LabFamilyGame *
find_shown (LabFamily *family)
{
  LabFamilyGame *first = g_object_get_data (G_OBJECT (family), FIRST);
  const char *page = lab_family_get_page (family);
  LabFamilyGame *shown = page != NULL ? lab_family_game_get (family, page) : NULL;

  return shown != NULL ? shown : first;
}

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  if (!lab_family_host_has_dialog (lab_family_get_host (data)))
    lab_family_resume (data);
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabFamilyGame *self = g_object_get_data (data, FIRST);
  LabFamilyHost *host = lab_family_get_host (data);

  if (lab_family_host_has_dialog (host))
    return;
  lab_family_host_hold (host);
  lab_compat_choose_file (GTK_WINDOW (host), _("Open a Saved Game"), NULL, &self->view->files,
                          on_chosen_to_open, data);
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  if (!lab_family_host_has_dialog (lab_family_get_host (data)))
    choose_to_save (find_shown (data), NULL);
}

static void
on_rewind (GSimpleAction *action,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  LabFamilyGame *self = find_shown (data);
  gboolean is_redo = g_str_equal (g_action_get_name (G_ACTION (action)), "redo");
  g_autoptr (GError) error = NULL;

  if (lab_family_host_has_dialog (lab_family_get_host (data)) || !lab_family_game_is_shown (self)
      || self->view->rewind == NULL || self->current->game == NULL)
    return;
  if (!self->view->rewind (self->current->game, is_redo, &error))
    lab_family_game_tell (self, error->message);
}

/* LabFamily */

static gboolean
can_open (LabFamily *family,
          GFile     *file)
{
  LabFamilyGame *self = g_object_get_data (G_OBJECT (family), FIRST);
  g_autofree char *name = g_file_get_basename (file);

  return name != NULL && g_str_has_suffix (name, self->view->kind->suffix);
}

static void
open_files (LabFamily *family,
            GFile    **files,
            guint      n_files)
{
  LabFamilyGame *self = g_object_get_data (G_OBJECT (family), FIRST);
  g_autofree char *text = NULL;

  if (n_files > 1)
    {
      text = describe_choice (files, n_files);
      lab_family_host_tell (get_host (self), _("Cannot Open Several Games"), text);
      return;
    }
  start (self, &reading, files[0], NULL, NULL);
}

static GDateTime *
dup_resumable (LabFamily *family)
{
  LabFamilyGame *self = g_object_get_data (G_OBJECT (family), FIRST);

  return lab_current_game_dup_played (self->current);
}

static void
resume (LabFamily *family)
{
  lab_family_game_resume (g_object_get_data (G_OBJECT (family), FIRST));
}

static gboolean
may_close (LabFamily *family)
{
  return lab_family_game_may_close (g_object_get_data (G_OBJECT (family), FIRST));
}

/* Takes the game from the family, which is being disposed. */
static void
forget (LabFamilyGame *self)
{
  g_autofree char *key = get_key (self->view->page);

  g_object_set_data (G_OBJECT (self->family), key, NULL);
  if (g_object_get_data (G_OBJECT (self->family), FIRST) == self)
    g_object_set_data (G_OBJECT (self->family), FIRST, NULL);
}

/* Adds the actions that undo and redo moves, and resume, open, and save a game. */
static void
add_actions (LabFamily         *family,
             const LabGameView *view)
{
  static const GActionEntry entries[] = {
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
    { .name = "resume", .activate = on_resume },
  };
  static const GActionEntry rewinding[] = {
    { .name = "undo", .activate = on_rewind },
    { .name = "redo", .activate = on_rewind },
  };

  lab_family_add_actions (family, entries, view->offers_resume ? 3 : 2);
  if (view->rewind != NULL)
    lab_family_add_actions (family, rewinding, G_N_ELEMENTS (rewinding));
}

/* GObject */

static void
lab_family_game_dispose (GObject *object)
{
  LabFamilyGame *self = LAB_FAMILY_GAME (object);

  if (self->family != NULL)
    forget (self);
  g_clear_weak_pointer (&self->family);
  if (self->current != NULL)
    g_signal_handlers_disconnect_by_data (self->current, self);
  g_clear_pointer (&self->current, lab_current_game_close);
  g_ptr_array_set_size (self->tasks, 0);
  /* GTK can lose a reference to a page that it hides, so that the page stays alive. */
  if (self->page != NULL && self->view->clear != NULL)
    self->view->clear (self->page);
  g_clear_object (&self->waiting);
  g_clear_object (&self->next);
  g_clear_weak_pointer (&self->page);
  G_OBJECT_CLASS (lab_family_game_parent_class)->dispose (object);
}

static void
lab_family_game_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_FAMILY_GAME (object)->tasks);
  G_OBJECT_CLASS (lab_family_game_parent_class)->finalize (object);
}

static void
lab_family_game_class_init (LabFamilyGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lab_family_game_dispose;
  G_OBJECT_CLASS (klass)->finalize = lab_family_game_finalize;
}

static void
lab_family_game_init (LabFamilyGame *self)
{
  self->tasks = g_ptr_array_new_with_free_func ((GDestroyNotify) lab_task_free);
}

/* Public functions */

/**
 * lab_family_game_new: (constructor):
 * @family: a family that is being constructed; it releases the new object when it is disposed
 * @view: how it shows its games
 *
 * Takes the file of the current game, and loads it. The first game of a family also brings its
 * actions.
 */
LabFamilyGame *
lab_family_game_new (LabFamily         *family,
                     const LabGameView *view)
{
  LabFamilyGame *self;
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autofree char *key = NULL;

  g_return_val_if_fail (LAB_IS_FAMILY (family), NULL);
  g_return_val_if_fail (view != NULL, NULL);

  self = g_object_new (LAB_TYPE_FAMILY_GAME, NULL);
  g_set_weak_pointer (&self->family, family);
  self->view = view;
  self->current = lab_current_game_new (view->kind, clock);
  key = get_key (view->page);
  g_object_set_data (G_OBJECT (family), key, self);
  if (g_object_get_data (G_OBJECT (family), FIRST) == NULL)
    {
      g_object_set_data (G_OBJECT (family), FIRST, self);
      add_actions (family, view);
    }
  g_signal_connect_object (self->current, "message", G_CALLBACK (on_message), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->current, "changed", G_CALLBACK (lab_family_game_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->current, "moved", G_CALLBACK (lab_family_game_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (family, "notify::page", G_CALLBACK (on_page_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_host (self), "dialogs-closed", G_CALLBACK (ask_next), self,
                           G_CONNECT_SWAPPED);
  lab_current_game_load (self->current);
  if (self->current->damage != NULL)
    g_signal_connect_object (get_host (self), "map", G_CALLBACK (tell_damage), self,
                             G_CONNECT_SWAPPED);
  lab_family_game_update (self);
  return self;
}

/** lab_family_game_get: (transfer none) (nullable): returns the game of a family whose page has a
 * name. */
LabFamilyGame *
lab_family_game_get (LabFamily  *family,
                     const char *page)
{
  g_autofree char *key = get_key (page);

  return g_object_get_data (G_OBJECT (family), key);
}

/** lab_family_game_set_page: sets the page of the game, when it is created. */
void
lab_family_game_set_page (LabFamilyGame *self,
                          GtkWidget     *page)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));
  g_return_if_fail (GTK_IS_WIDGET (page));

  g_set_weak_pointer (&self->page, page);
  g_signal_connect_object (get_host (self), "notify::has-dialog", G_CALLBACK (update_held), self,
                           G_CONNECT_SWAPPED);
}

/** lab_family_game_is_shown: returns whether the page of the game is shown. */
gboolean
lab_family_game_is_shown (LabFamilyGame *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY_GAME (self), FALSE);

  return self->page != NULL
         && g_strcmp0 (lab_family_get_page (self->family), self->view->page) == 0;
}

/** lab_family_game_ensure_page: creates the page, and shows it, without starting a game. */
void
lab_family_game_ensure_page (LabFamilyGame *self)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  if (self->page != NULL)
    return;
  /* The family creates its page, and calls lab_family_game_set_page(). The window may show another
   * family. */
  self->is_showing = TRUE;
  if (self->view->create != NULL)
    self->view->create (self->family);
  else
    g_action_group_activate_action (lab_family_get_actions (self->family), self->view->page, NULL);
  self->is_showing = FALSE;
}

/** lab_family_game_play: plays a game instead of the current one, without a question, and shows
 * it. */
void
lab_family_game_play (LabFamilyGame *self,
                      gpointer       game)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));
  g_return_if_fail (G_IS_OBJECT (game));

  lab_current_game_play (self->current, game);
  lab_family_game_ensure_page (self);
  if (self->page != NULL && self->view->show != NULL)
    self->view->show (self->family, self->page, self->current->game);
  else if (self->page != NULL)
    lab_family_show_page (self->family, self->view->page);
  on_page_changed (self);
}

/** lab_family_game_resume: shows the current game, if there is one. */
void
lab_family_game_resume (LabFamilyGame *self)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  if (lab_current_game_is_running (self->current))
    lab_family_game_play (self, self->current->game);
}

/**
 * lab_family_game_start:
 * @self: the current game of a family
 * @game: (type GObject): a new game
 *
 * Plays a new game after the players have agreed to lose the current one.
 */
void
lab_family_game_start (LabFamilyGame *self,
                       gpointer       game)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  /* Translators: a button: start the new game. */
  replace (self, game, _("Start New Game?"), N_("_Start"));
}

/**
 * lab_family_game_ask_to_open:
 * @self: the current game of a family
 * @game: (type GObject): a game from a file
 *
 * Plays a saved game after the players have agreed to lose the current one.
 */
void
lab_family_game_ask_to_open (LabFamilyGame *self,
                             gpointer       game)
{
  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  /* Translators: a button: open the game in a file. */
  replace (self, game, _("Open Another Game?"), N_("_Open"));
}

/**
 * lab_family_game_may_close:
 * @self: the current game of a family
 *
 * Asks whether the window may be closed if the game could not be saved. If the players agree, calls
 * lab_family_agree_to_close().
 *
 * Returns: whether the window may be closed now
 */
gboolean
lab_family_game_may_close (LabFamilyGame *self)
{
  static const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "close", N_("C_lose Anyway"), LAB_CHOICE_DESTRUCTIVE },
  };

  g_return_val_if_fail (LAB_IS_FAMILY_GAME (self), TRUE);

  if (lab_current_game_is_saved (self->current))
    return TRUE;
  lab_family_host_ask (get_host (self), _("Close Without Saving?"),
                       _("The current game will be lost."), choices, G_N_ELEMENTS (choices),
                       on_may_close, self);
  return FALSE;
}

/** lab_family_game_tell: shows a short message. */
void
lab_family_game_tell (LabFamilyGame *self,
                      const char    *text)
{
  LabFamilyHost *host;

  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  host = get_host (self);
  if (host != NULL && self->view->tell != NULL)
    self->view->tell (self->family, text);
  else if (self->page != NULL && host != NULL && LAB_IS_GAME_PAGE (self->page))
    lab_game_page_tell (LAB_GAME_PAGE (self->page), text);
  else if (host != NULL)
    lab_announcer_say (lab_family_host_get_announcer (host), text);
  else
    g_message ("%s", text);
}

/* Enables undo and redo on the page of @shown. */
static void
update_rewind (LabFamily     *family,
               LabFamilyGame *shown)
{
  gpointer game = lab_family_game_is_shown (shown) && shown->view->rewind != NULL
                      ? shown->current->game
                      : NULL;

  lab_family_enable_action (family, "undo", game != NULL && shown->view->may_rewind (game, FALSE));
  lab_family_enable_action (family, "redo", game != NULL && shown->view->may_rewind (game, TRUE));
  lab_family_show_tools (family, game != NULL, FALSE, game != NULL);
}

/** lab_family_game_update: enables the actions for the current game. */
void
lab_family_game_update (LabFamilyGame *self)
{
  LabFamilyGame *shown;

  g_return_if_fail (LAB_IS_FAMILY_GAME (self));

  shown = find_shown (self->family);
  lab_family_enable_action (self->family, "save-as", shown->current->game != NULL);
  if (((LabFamilyGame *) g_object_get_data (G_OBJECT (self->family), FIRST))->view->rewind != NULL)
    update_rewind (self->family, shown);
  if (self->view->offers_resume)
    lab_family_enable_action (self->family, "resume",
                              lab_current_game_is_running (self->current)
                                  && !lab_family_game_is_shown (self));
}

/** lab_family_game_install: lets a family show its first game with @view, and sets those of its
 * functions that are about files, and about resuming and closing the game. */
void
lab_family_game_install (LabFamilyClass    *klass,
                         const LabGameView *view)
{
  klass->view = view;
  klass->can_open = can_open;
  klass->open = open_files;
  klass->dup_resumable = dup_resumable;
  klass->resume = resume;
  klass->may_close = may_close;
}
