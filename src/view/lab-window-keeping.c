/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-window-private.h"

#include <glib/gi18n.h>

#include "lab-describe.h"
#include "lab-settings.h"
#include "storage/lab-storage.h"

/* The plain game: it is kept while it is played, so that it goes on where it stood, and
 * another one takes its place only if the players agree. */

/* Private helpers */

static LabGame *
get_saved_game (LabWindow *self)
{
  return self->saved != NULL ? lab_saved_game_get_game (self->saved) : NULL;
}

/* Whether there is a game that can be gone on with, on the screen or not. */
static gboolean
is_under_way (LabWindow *self)
{
  LabGame *game = get_saved_game (self);

  return game != NULL && lab_game_get_phase (game) != LAB_PHASE_OVER;
}

/* Whether anybody has played in it. */
static gboolean
has_begun (LabWindow *self)
{
  return is_under_way (self) && lab_game_get_n_half_turns (get_saved_game (self)) > 0;
}

static LabHost *
create_host (LabWindow    *self,
             LabSavedGame *saved)
{
  g_autofree char *program = lab_settings_dup_program (self->settings);
  LabAgent *agents[LAB_N_SEATS];
  LabHost *host;

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    agents[seat] = lab_player_kind_make (lab_saved_game_get_kind (saved, seat), program);
  host = lab_host_new (lab_saved_game_get_controller (saved), agents);
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_object_unref (agents[seat]);
  lab_host_set_failed (host, lab_saved_game_get_failed (saved));
  return host;
}

/* When there is somebody to be told. */
static void
tell_trouble (LabWindow *self)
{
  g_autofree char *trouble = NULL;

  if (self->trouble == NULL || !lab_window_is_at_table (self))
    return;
  trouble = g_steal_pointer (&self->trouble);
  lab_game_page_tell_trouble (self->game_page, trouble);
}

/* Private helpers: what players and the game say */

static void
on_failed (LabWindow   *self,
           guint        seat G_GNUC_UNUSED,
           const char  *reason G_GNUC_UNUSED,
           LabHost     *host)
{
  if (self->saved != NULL && lab_saved_game_get_controller (self->saved)
                                 == lab_host_get_controller (host))
    lab_saved_game_set_failed (self->saved, lab_host_get_failed (host));
}

static void
on_trouble (LabWindow  *self,
            const char *reason)
{
  g_free (self->trouble);
  self->trouble = g_strdup (reason);
  tell_trouble (self);
}

static void
on_played (LabWindow *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

static void
on_resume (GtkWidget  *widget,
           const char *name G_GNUC_UNUSED,
           GVariant   *parameter G_GNUC_UNUSED)
{
  if (LAB_WINDOW (widget)->n_over == 0)
    lab_window_resume (LAB_WINDOW (widget));
}

static void
play_waiting (LabWindow *self)
{
  g_autoptr (LabSavedGame) waiting = g_steal_pointer (&self->waiting);

  if (waiting != NULL)
    lab_window_play_saved (self, waiting);
  lab_window_keeping_ask_next (self);
}

static void
on_may_replace (const char *answer,
                gpointer    data)
{
  LabWindow *self = data;

  if (g_strcmp0 (answer, "play") == 0)
    play_waiting (self);
  else if (g_strcmp0 (answer, "save") == 0)
    lab_window_files_save (self, play_waiting);
  else
    lab_window_keeping_leave_waiting (self);
}

static void
on_may_close (const char *answer,
              gpointer    data)
{
  if (g_strcmp0 (answer, "close") == 0)
    lab_window_end (data);
  else if (g_strcmp0 (answer, "save") == 0)
    lab_window_files_save (data, lab_window_end);
}

/* Private helpers: words */

/* As soon as there is somebody to be told. */
static void
tell_damage (LabWindow *self)
{
  g_autofree char *damage = g_steal_pointer (&self->damage);

  if (damage != NULL)
    lab_window_dialogs_tell (self, _("Cannot Resume the Game"), damage);
}

/* For the window */

/* Offers what can be done with the game that there is. */
void
lab_window_keeping_update (LabWindow *self)
{
  gboolean plain = self->pastime == NULL && self->result == NULL;
  gboolean resumable = is_under_way (self) && !lab_window_is_at_table (self);
  g_autofree char *about = NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.save-as", plain && self->saved != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.resume", resumable);
  if (resumable)
    about = lab_describe_progress (get_saved_game (self), self->played);
  lab_setup_page_offer_resume (self->setup, about);
}

/* The game is over, all have seen who has won, and it is recorded if it is to be. By now another
 * one may be kept in its place. */
void
lab_window_keeping_end (LabWindow *self)
{
  if (is_under_way (self))
    return;
  lab_keeper_forget (self->keeper);
  if (!gtk_widget_in_destruction (GTK_WIDGET (self)))
    lab_window_keeping_update (self);
}

/* What was played can be gone on with, unless it is over. */
void
lab_window_keeping_leave (LabWindow *self)
{
  if (!is_under_way (self))
    g_clear_object (&self->saved);
}

/* The game under way goes on, and not the one that was to be played in its place. */
void
lab_window_keeping_leave_waiting (LabWindow *self)
{
  g_clear_object (&self->waiting);
  lab_window_keeping_ask_next (self);
}

/* Asks whether @saved may be played in place of the game under way, and plays it. While something
 * lies over the window that waits, and of several the last is asked about. */
void
lab_window_keeping_replace (LabWindow    *self,
                            LabSavedGame *saved,
                            const char   *title,
                            const char   *play)
{
  const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    /* Translators: a button: save the game under way in a file first. */
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "play", play, LAB_CHOICE_DESTRUCTIVE },
  };

  if (self->n_over > 0 || self->waiting != NULL)
    {
      g_set_object (&self->next, saved);
      self->next_title = title;
      self->next_play = play;
      return;
    }
  if (!has_begun (self))
    {
      lab_window_play_saved (self, saved);
      return;
    }
  if (lab_window_dialogs_ask (self, title, _("The game under way will be lost."), choices,
                              G_N_ELEMENTS (choices), on_may_replace))
    g_set_object (&self->waiting, saved);
}

/* Asks about a game that had to wait, if there is one and nothing else lies over the window. */
void
lab_window_keeping_ask_next (LabWindow *self)
{
  g_autoptr (LabSavedGame) next = NULL;

  if (self->next == NULL || self->n_over > 0 || self->waiting != NULL)
    return;
  next = g_steal_pointer (&self->next);
  lab_window_keeping_replace (self, next, self->next_title, self->next_play);
}

/* Who plays the game under way, or the last one. */
void
lab_window_keeping_get_kinds (LabWindow    *self,
                              LabPlayerKind kinds[LAB_N_SEATS])
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    kinds[seat] = lab_saved_game_get_kind (self->saved, seat);
}

/* Plays a new game, once the players agree to lose the one under way. */
void
lab_window_keeping_start (LabWindow           *self,
                          LabGame             *game,
                          const LabPlayerKind *kinds,
                          gboolean             tournament)
{
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, kinds);

  lab_controller_set_tournament (controller, tournament);
  lab_window_keeping_replace (self, saved, _("Start New Game?"),
                              /* Translators: a button: start the new game. */
                              N_("_Start"));
}

/* Whether the window may be closed now: a game that could not be kept would be lost. */
gboolean
lab_window_keeping_may_close (LabWindow *self)
{
  static const LabChoice choices[] = {
    { "cancel", N_("_Cancel"), LAB_CHOICE_PLAIN },
    { "save", N_("Save _As…"), LAB_CHOICE_PLAIN },
    { "close", N_("C_lose Anyway"), LAB_CHOICE_DESTRUCTIVE },
  };

  if (!has_begun (self) || lab_keeper_has_kept (self->keeper))
    return TRUE;
  lab_window_dialogs_ask (self, _("Close Without Keeping the Game?"),
                          _("The game under way could not be kept, and will be lost."), choices,
                          G_N_ELEMENTS (choices), on_may_close);
  return FALSE;
}

/* When the game that is kept was played. */
static GDateTime *
find_time (void)
{
  g_autofree char *path = lab_storage_get_path (LAB_KEEPER_FILE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED,
                                                  G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GDateTime *time = info != NULL ? g_file_info_get_modification_date_time (info) : NULL;

  return time != NULL ? time : g_date_time_new_now_utc ();
}

/* Finds the game that was kept when the program ended, if any. */
void
lab_window_keeping_init (LabWindow *self)
{
  g_autoptr (GError) error = NULL;

  self->played = find_time ();
  self->saved = lab_keeper_load_kept (&error);
  if (error != NULL)
    self->damage = g_strdup (error->message);
  self->keeper = lab_keeper_new ();
  g_signal_connect_object (self->keeper, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (tell_damage), NULL);
  lab_window_keeping_update (self);
}

/* Lets go of everything; the file stays. */
void
lab_window_keeping_dispose (LabWindow *self)
{
  g_clear_object (&self->keeper);
  g_clear_object (&self->saved);
  g_clear_object (&self->waiting);
  g_clear_object (&self->next);
  g_clear_pointer (&self->trouble, g_free);
  g_clear_pointer (&self->damage, g_free);
}

/* Installs the actions of the game that is kept. */
void
lab_window_keeping_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.resume", NULL, on_resume);
}

/* Public functions */

/**
 * lab_window_play:
 * @self: a window
 * @game: the game to play
 * @kinds: (nullable) (array fixed-size=4): who plays each seat; %NULL for persons alone
 *
 * Plays the game from where it stands, in place of the game under way.
 */
void
lab_window_play (LabWindow           *self,
                 LabGame             *game,
                 const LabPlayerKind *kinds)
{
  g_autoptr (LabController) controller = NULL;
  g_autoptr (LabSavedGame) saved = NULL;

  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (LAB_IS_GAME (game));

  controller = lab_controller_new (game);
  saved = lab_saved_game_new (controller, kinds);
  lab_window_play_saved (self, saved);
}

/* Goes on with a game where it stands, in place of the game under way. */
static void
play (LabWindow    *self,
      LabSavedGame *saved,
      gboolean      kept)
{
  g_autoptr (LabHost) host = create_host (self, saved);
  g_autofree char *about = lab_describe_game (lab_saved_game_get_game (saved));

  g_signal_connect_object (host, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (host, "notify::stage", G_CALLBACK (on_played), self, G_CONNECT_SWAPPED);
  if (g_set_object (&self->saved, saved))
    self->opened_over = !kept
                        && lab_game_get_phase (lab_saved_game_get_game (saved)) == LAB_PHASE_OVER;
  lab_window_pastimes_forget (self);
  if (self->opened_over)
    lab_keeper_forget (self->keeper);
  else
    lab_keeper_keep (self->keeper, saved);
  lab_window_show_table (self, host, about);
  tell_trouble (self);
}

/**
 * lab_window_play_saved:
 * @self: a window
 * @saved: the game to play
 *
 * Goes on with a game where it stands, in place of the game under way. Of one that is
 * over the ranking is shown.
 */
void
lab_window_play_saved (LabWindow    *self,
                       LabSavedGame *saved)
{
  g_return_if_fail (LAB_IS_WINDOW (self));
  g_return_if_fail (LAB_IS_SAVED_GAME (saved));

  play (self, saved, FALSE);
}

/**
 * lab_window_resume:
 * @self: a window
 *
 * Goes on with the game that is kept, if there is one that is not at the table already.
 */
void
lab_window_resume (LabWindow *self)
{
  g_autoptr (LabSavedGame) saved = NULL;

  g_return_if_fail (LAB_IS_WINDOW (self));

  /* Of a game that is over there is nothing to leave a pastime for. */
  if (self->saved == NULL || lab_window_is_at_table (self)
      || (self->pastime != NULL && !is_under_way (self)))
    return;
  saved = g_object_ref (self->saved);
  play (self, saved, TRUE);
  /* Nobody might be looking yet. */
  if (lab_window_is_at_table (self)
      && lab_host_get_persons (lab_game_page_get_host (self->game_page)) == 0)
    lab_game_page_set_paused (self->game_page, TRUE);
}
