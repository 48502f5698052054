/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-family-private.h"

#include <glib/gi18n.h>

#include "lab-classic-records.h"
#include "lab-classic-saved-game.h"
#include "lab-classic-telling.h"
#include "lab-pending-work.h"

/* Saves the current game after each move, so that it can be resumed, opens and saves games in
 * files, and counts finished ones. Another game replaces the current one only if the players
 * agree. A finished game stays saved until it is counted. */

/* Private helpers */

/* Returns whether there is a current game that is not over, shown or not. */
static gboolean
has_current_game (LabClassicsFamily *self)
{
  return self->saved != NULL
         && !lab_classic_game_is_over (lab_classic_session_get_game (self->saved));
}

/* Returns whether the current game has moves of a person that would be lost. */
static gboolean
has_begun (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  return has_current_game (self) && lab_classic_session_may_undo (self->saved);
}

static void
touch (LabClassicsFamily *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

static void
start_autosave (LabClassicsFamily *self)
{
  self->autosaved = TRUE;
  lab_classic_autosave_start (self->autosave, self->saved);
}

static void
delete_autosave (LabClassicsFamily *self)
{
  self->autosaved = FALSE;
  lab_classic_autosave_delete (self->autosave);
}

/* Counts the current game if it is over and was not counted, perhaps because that failed. */
static void
count_left (LabClassicsFamily *self)
{
  if (self->saved != NULL && self->autosaved && !has_current_game (self))
    lab_classics_files_note_end (self);
}

static void
play (LabClassicsFamily *self,
      LabClassicSession *session)
{
  LabClassicGame *game = lab_classic_session_get_game (session);

  if (session != self->saved)
    {
      count_left (self);
      g_set_object (&self->saved, session);
      self->opened_over = lab_classic_game_is_over (game);
    }
  touch (self);
  if (self->opened_over)
    delete_autosave (self);
  else
    start_autosave (self);
  lab_classics_show_game (self, session);
  if (lab_classic_game_get_n_moves (game) == 0)
    lab_classics_start_page_note_start (self->start_page, session);
  lab_classics_files_update (self);
}

/* Private helpers: files */

static gpointer
load (GFile         *file,
      GCancellable  *cancellable,
      GError       **error)
{
  return lab_classic_saved_game_load (file, cancellable, error);
}

static gboolean
check (const char  *data,
       GError     **error)
{
  g_autoptr (LabClassicSession) session = lab_classic_saved_game_parse (data, error);

  return session != NULL;
}

static char *
format (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  return self->saved != NULL ? lab_classic_saved_game_format (self->saved) : NULL;
}

static char *
about (LabFamily *family)
{
  return lab_classic_telling_players (LAB_CLASSICS_FAMILY (family)->saved);
}

static void
opened (LabFamily *family,
        gpointer   game)
{
  lab_game_questions_open (LAB_CLASSICS_FAMILY (family)->questions, game);
}

static void
play_other (LabFamily *family,
            gpointer   game)
{
  play (LAB_CLASSICS_FAMILY (family), game);
}

static void
tell (LabFamily  *family,
      const char *text)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  if (lab_classics_get_session (self) != NULL)
    lab_classic_page_tell (self->game_page, text);
  else
    lab_announcer_say (lab_shell_get_announcer (lab_classics_get_shell (self)), text);
}

static const LabGameFiles saved_games = {
  .kind = {
    /* Translators: the kind of files that the file dialog lists. */
    N_("Saved Classics of Labyrinthe"), "labyrinthe-classic",
    LAB_CLASSIC_SAVED_GAME_MIME_TYPE,
  },
  .suffix = LAB_CLASSIC_SAVED_GAME_SUFFIX,
  .load = load,
  .check = check,
  .format = format,
  .about = about,
  .opened = opened,
  .has_begun = has_begun,
  .play = play_other,
  .tell = tell,
};

/* Private helpers: actions */

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  if (!lab_shell_has_dialog (lab_classics_get_shell (data)))
    lab_family_resume (data);
}

static void
on_open (GSimpleAction *action G_GNUC_UNUSED,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  lab_game_files_choose_to_open (&saved_games, data);
}

static void
on_save_as (GSimpleAction *action G_GNUC_UNUSED,
            GVariant      *parameter G_GNUC_UNUSED,
            gpointer       data)
{
  if (!lab_shell_has_dialog (lab_classics_get_shell (data)))
    lab_game_files_choose_to_save (&saved_games, data, NULL, NULL);
}

/* Private helpers: messages */

static void
on_trouble (LabClassicsFamily *self,
            const char         *reason)
{
  tell (LAB_FAMILY (self), reason);
}

/* Loads the current game, unless another process has it. */
static void
load_current (LabClassicsFamily *self)
{
  const char *holder = lab_classic_autosave_get_holder (self->autosave);
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    self->saved = lab_classic_autosave_load (&self->played, &error);
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (LAB_FAMILY (self), holder, error);
}

/* For the family */

/* Reads the game that was saved when the program ended, if there is one. */
void
lab_classics_files_init (LabClassicsFamily *self)
{
  self->autosave = lab_classic_autosave_new ();
  self->questions = lab_game_questions_new (LAB_FAMILY (self), &saved_games);
  load_current (self);
  self->autosaved = self->saved != NULL;
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  count_left (self);
  lab_classics_files_update (self);
}

/* Frees everything in memory. The file of the current game stays. */
void
lab_classics_files_dispose (LabClassicsFamily *self)
{
  g_clear_object (&self->autosave);
  g_clear_object (&self->saved);
  g_clear_object (&self->questions);
  g_clear_pointer (&self->played, g_date_time_unref);
}

void
lab_classics_files_add_actions (LabClassicsFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
    { .name = "open", .activate = on_open },
    { .name = "save-as", .activate = on_save_as },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* Enables what players can do with the current game. */
void
lab_classics_files_update (LabClassicsFamily *self)
{
  gboolean resumable = has_current_game (self) && lab_classics_get_session (self) == NULL;
  g_autofree char *about = resumable ? lab_classic_telling_players (self->saved) : NULL;

  lab_family_enable_action (LAB_FAMILY (self), "resume", resumable);
  lab_family_enable_action (LAB_FAMILY (self), "save-as", self->saved != NULL);
  if (self->start_page != NULL)
    lab_classics_start_page_offer_resume (self->start_page, about);
}

/* Deletes the saved game if its end is counted now, whether it is shown or not. Another game may
 * already have replaced it, and it may have another end that is not counted yet. */
static void
forget_counted (LabClassicsFamily *self,
                GObject           *session)
{
  if (self->autosave != NULL && self->autosaved && self->n_counting == 0
      && !has_current_game (self)
      && (self->saved == NULL || G_OBJECT (self->saved) == session))
    delete_autosave (self);
}

static void
on_noted (GObject      *session,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (LabClassicsFamily) self = data;
  g_autoptr (GError) error = NULL;
  gboolean noted
      = lab_classic_records_note_finish (LAB_CLASSIC_SESSION (session), result, &error);

  lab_pending_work_end ();
  self->n_counting--;
  /* The statistics can be shown before the game is in them. */
  if (self->statistics_page != NULL)
    lab_classic_statistics_page_update (self->statistics_page);
  if (noted)
    forget_counted (self, session);
  else if (lab_classics_get_shell (self) != NULL)
    tell (LAB_FAMILY (self), error->message);
  else
    g_message ("%s", error->message);
}

/* Counts the current game, which is over. Each end counts instead of an earlier end of the same
 * game, so the players can undo the last move and play another one. The program does not end
 * before the game is counted. */
void
lab_classics_files_note_end (LabClassicsFamily *self)
{
  /* Players can open the same file many times, so its game is not counted again. */
  if (self->opened_over)
    return;
  self->n_counting++;
  lab_pending_work_begin ();
  lab_classic_records_note_async (self->saved, on_noted, g_object_ref (self));
}

/* Saves the current game again after the players have undone its end. */
void
lab_classics_files_follow (LabClassicsFamily *self)
{
  if (!has_current_game (self) || self->autosaved)
    return;
  self->opened_over = FALSE;
  start_autosave (self);
}

/* Leaves the current game: it can be resumed unless it is over. */
void
lab_classics_files_leave (LabClassicsFamily *self)
{
  if (self->saved == NULL || has_current_game (self))
    return;
  count_left (self);
  g_clear_object (&self->saved);
}

/* LabFamily */

gboolean
lab_classics_files_can_open (LabFamily *family G_GNUC_UNUSED,
                             GFile     *file)
{
  return lab_game_files_can_open (&saved_games, file);
}

void
lab_classics_files_open (LabFamily *family,
                         GFile    **files,
                         guint      n_files)
{
  lab_game_files_open (&saved_games, family, files, n_files,
                       LAB_CLASSICS_FAMILY (family)->cancellable);
}

GDateTime *
lab_classics_files_dup_resumable (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  return self->saved != NULL && self->played != NULL ? g_date_time_ref (self->played) : NULL;
}

void
lab_classics_files_resume (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);
  g_autoptr (LabClassicSession) session = NULL;

  if (self->saved == NULL || lab_classics_get_session (self) != NULL)
    return;
  session = g_object_ref (self->saved);
  play (self, session);
}

/* Returns whether the window may be closed now. Asks first if the current game could not be
 * saved. */
gboolean
lab_classics_files_may_close (LabFamily *family)
{
  LabClassicsFamily *self = LAB_CLASSICS_FAMILY (family);

  if (!has_begun (family) || lab_classic_autosave_is_saved (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/* Public functions */

/**
 * lab_classics_family_play:
 * @self: the family
 * @session: a game
 *
 * Plays a game instead of the current one, without a question.
 */
void
lab_classics_family_play (LabClassicsFamily *self,
                          LabClassicSession *session)
{
  g_return_if_fail (LAB_IS_CLASSICS_FAMILY (self));
  g_return_if_fail (LAB_IS_CLASSIC_SESSION (session));

  play (self, session);
}
