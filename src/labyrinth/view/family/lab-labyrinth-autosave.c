/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include "lab-autosave-file.h"
#include "lab-describe.h"
#include "lab-settings.h"

/* Plays the standard game and saves it, so that it can be resumed. */

/* Private helpers */

static LabGame *
get_saved_game (LabLabyrinthFamily *self)
{
  return self->saved != NULL ? lab_saved_game_get_game (self->saved) : NULL;
}

/* Returns whether there is a current game, whether it is shown or not. */
static gboolean
has_current_game (LabLabyrinthFamily *self)
{
  LabGame *game = get_saved_game (self);

  return game != NULL && lab_game_get_phase (game) != LAB_PHASE_OVER;
}

/* Reports at the table that the game cannot be saved. */
static void
tell_trouble (LabLabyrinthFamily *self)
{
  g_autofree char *trouble = NULL;

  if (self->trouble == NULL || !lab_labyrinth_is_at_table (self))
    return;
  trouble = g_steal_pointer (&self->trouble);
  lab_game_page_tell_trouble (self->game_page, trouble);
}

/* Private helpers: answers of players, and signals of the game */

static void
on_failed (LabLabyrinthFamily *self,
           guint               seat G_GNUC_UNUSED,
           const char         *reason G_GNUC_UNUSED,
           LabTurnRunner      *runner)
{
  if (self->saved != NULL && lab_saved_game_get_controller (self->saved)
                                 == lab_turn_runner_get_controller (runner))
    lab_saved_game_set_failed (self->saved, lab_turn_runner_get_failed (runner));
}

static void
on_trouble (LabLabyrinthFamily *self,
            const char         *reason)
{
  g_free (self->trouble);
  self->trouble = g_strdup (reason);
  tell_trouble (self);
}

static void
on_played (LabLabyrinthFamily *self)
{
  g_clear_pointer (&self->played, g_date_time_unref);
  self->played = g_date_time_new_now_utc ();
}

static void
on_resume (GSimpleAction *action G_GNUC_UNUSED,
           GVariant      *parameter G_GNUC_UNUSED,
           gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    lab_family_resume (LAB_FAMILY (self));
}

/* Loads the saved game, unless another process has it. */
static void
load_kept (LabLabyrinthFamily *self)
{
  const char *holder = lab_autosave_get_holder (self->autosave);
  g_autoptr (GError) error = NULL;

  if (holder == NULL)
    self->saved = lab_autosave_load_kept (&error);
  if (holder != NULL || error != NULL)
    lab_game_files_tell_damage (LAB_FAMILY (self), holder, error);
}

/* For the family */

/* Returns whether the current game has at least one half-turn. */
gboolean
lab_labyrinth_autosave_has_begun (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  return has_current_game (self) && lab_game_get_n_half_turns (get_saved_game (self)) > 0;
}

/* Enables what players can do with the current game. */
void
lab_labyrinth_autosave_update (LabLabyrinthFamily *self)
{
  gboolean plain = self->solo_mode == NULL && self->result == NULL;
  gboolean resumable = has_current_game (self) && !lab_labyrinth_is_at_table (self);
  g_autofree char *about = NULL;

  lab_family_enable_action (LAB_FAMILY (self), "save-as", plain && self->saved != NULL);
  lab_family_enable_action (LAB_FAMILY (self), "resume", resumable);
  if (self->setup_page == NULL)
    return;
  if (resumable)
    about = lab_describe_progress (get_saved_game (self), self->played);
  lab_setup_page_offer_resume (self->setup_page, about);
}

/* Deletes the saved game after its end: players saw the winner, and the result was recorded if
 * necessary. Another game may already have replaced it; that game is not deleted. */
void
lab_labyrinth_autosave_end (LabLabyrinthFamily *self)
{
  if (has_current_game (self))
    return;
  lab_autosave_forget (self->autosave);
  if (lab_labyrinth_get_shell (self) != NULL)
    lab_labyrinth_autosave_update (self);
}

/* Leaves the current game, which can be resumed unless it is over. */
void
lab_labyrinth_autosave_leave (LabLabyrinthFamily *self)
{
  if (!has_current_game (self))
    g_clear_object (&self->saved);
}

/* Returns who plays each seat in the current or last game. */
void
lab_labyrinth_autosave_get_kinds (LabLabyrinthFamily *self,
                                  LabPlayerKind       kinds[LAB_N_SEATS])
{
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    kinds[seat] = lab_saved_game_get_kind (self->saved, seat);
}

/* Saves the level of the first computer player, for the next game against the computer. */
static void
save_level (LabLabyrinthFamily  *self,
            LabGame             *game,
            const LabPlayerKind *kinds)
{
  if (self->settings == NULL)
    return;
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    {
      if (lab_game_get_player (game, seat) == NULL || kinds[seat] == LAB_PLAYER_PERSON
          || kinds[seat] == LAB_PLAYER_PROGRAM)
        continue;
      g_settings_set_string (self->settings, "computer-level",
                             lab_player_kind_get_id (kinds[seat]));
      return;
    }
}

/* Plays a new game after the players have agreed to lose the current one. */
void
lab_labyrinth_autosave_start (LabLabyrinthFamily  *self,
                              LabGame             *game,
                              const LabPlayerKind *kinds,
                              gboolean             tournament)
{
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = lab_saved_game_new (controller, kinds);

  lab_controller_set_tournament (controller, tournament);
  save_level (self, game, kinds);
  lab_game_questions_start (self->questions, saved);
}

/* Returns whether the window may be closed now. Asks first if the current game could not be
 * saved. */
gboolean
lab_labyrinth_autosave_may_close (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  if (!lab_labyrinth_autosave_has_begun (family) || lab_autosave_has_kept (self->autosave))
    return TRUE;
  lab_game_questions_ask_to_close (self->questions);
  return FALSE;
}

/* Reads the game that was saved when the program ended, if there is one. */
void
lab_labyrinth_autosave_init (LabLabyrinthFamily *self)
{
  self->played = lab_autosave_file_find_time (LAB_AUTOSAVE_FILE_NAME);
  self->autosave = lab_autosave_new ();
  load_kept (self);
  g_signal_connect_object (self->autosave, "trouble", G_CALLBACK (on_trouble), self,
                           G_CONNECT_SWAPPED);
  lab_labyrinth_autosave_update (self);
}

/* Frees everything in memory. The file of the saved game stays. */
void
lab_labyrinth_autosave_dispose (LabLabyrinthFamily *self)
{
  g_clear_object (&self->autosave);
  g_clear_object (&self->saved);
  g_clear_object (&self->questions);
  g_clear_pointer (&self->trouble, g_free);
}

/* Adds the action that resumes the current game. */
void
lab_labyrinth_autosave_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "resume", .activate = on_resume },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* Public functions */

/**
 * lab_labyrinth_family_play:
 * @self: the family
 * @game: the game to play
 * @kinds: (nullable) (array fixed-size=4): who plays each seat; %NULL if all players are people
 *
 * Plays a game from its current position. It replaces the current game without a question.
 */
void
lab_labyrinth_family_play (LabLabyrinthFamily  *self,
                           LabGame             *game,
                           const LabPlayerKind *kinds)
{
  g_autoptr (LabController) controller = NULL;
  g_autoptr (LabSavedGame) saved = NULL;

  g_return_if_fail (LAB_IS_LABYRINTH_FAMILY (self));
  g_return_if_fail (LAB_IS_GAME (game));

  controller = lab_controller_new (game);
  saved = lab_saved_game_new (controller, kinds);
  lab_labyrinth_family_play_saved (self, saved);
}

/* Plays a game from its current position. @autosaved is %TRUE if the game comes from the autosave
 * file. */
static void
play (LabLabyrinthFamily *self,
      LabSavedGame       *saved,
      gboolean            autosaved)
{
  g_autoptr (LabTurnRunner) runner = NULL;
  g_autofree char *about = lab_describe_players (lab_saved_game_get_game (saved));
  LabPlayerKind kinds[LAB_N_SEATS];

  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    kinds[seat] = lab_saved_game_get_kind (saved, seat);
  runner = lab_labyrinth_create_runner (self, lab_saved_game_get_controller (saved), kinds);
  lab_turn_runner_set_failed (runner, lab_saved_game_get_failed (saved));
  g_signal_connect_object (runner, "failed", G_CALLBACK (on_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "notify::stage", G_CALLBACK (on_played), self,
                           G_CONNECT_SWAPPED);
  if (g_set_object (&self->saved, saved))
    self->opened_over = !autosaved
                        && lab_game_get_phase (lab_saved_game_get_game (saved)) == LAB_PHASE_OVER;
  lab_labyrinth_solo_modes_forget (self);
  if (self->opened_over)
    lab_autosave_forget (self->autosave);
  else
    lab_autosave_keep (self->autosave, saved);
  lab_labyrinth_show_table (self, runner, about);
  tell_trouble (self);
}

/**
 * lab_labyrinth_family_play_saved:
 * @self: the family
 * @saved: the game to play
 *
 * Plays a game from its current position. It replaces the current game without a question. If the
 * game is over, its ranking is shown.
 */
void
lab_labyrinth_family_play_saved (LabLabyrinthFamily *self,
                                 LabSavedGame       *saved)
{
  g_return_if_fail (LAB_IS_LABYRINTH_FAMILY (self));
  g_return_if_fail (LAB_IS_SAVED_GAME (saved));

  play (self, saved, FALSE);
}

/* LabFamily */

GDateTime *
lab_labyrinth_autosave_dup_resumable (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);

  return self->saved != NULL ? g_date_time_ref (self->played) : NULL;
}

void
lab_labyrinth_autosave_resume (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);
  g_autoptr (LabSavedGame) saved = NULL;

  /* A game that is over does not replace a solo mode. */
  if (self->saved == NULL || lab_labyrinth_is_at_table (self)
      || (self->solo_mode != NULL && !has_current_game (self)))
    return;
  saved = g_object_ref (self->saved);
  play (self, saved, TRUE);
  /* A game between computers starts paused, because players may not be watching yet. */
  if (lab_labyrinth_is_at_table (self)
      && lab_turn_runner_get_persons (lab_game_page_get_runner (self->game_page)) == 0)
    lab_game_page_set_paused (self->game_page, TRUE);
}
