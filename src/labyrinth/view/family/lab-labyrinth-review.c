/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

/* Reviews the turns of the current game, which is held in the meantime, or the solution of a
 * puzzle. */

/* Private helpers */

static void
on_shown_changed (LabLabyrinthFamily *self)
{
  GActionGroup *actions = lab_family_get_actions (LAB_FAMILY (self));
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (actions), "review");

  g_simple_action_set_state (G_SIMPLE_ACTION (action),
                             g_variant_new_boolean (lab_labyrinth_review_is_shown (self)));
  lab_labyrinth_update_tools (self);
}

/* Returns to the page that was shown before the review. */
static void
leave (LabLabyrinthFamily *self)
{
  if (!lab_labyrinth_review_is_shown (self))
    return;
  /* The game resumes only when its page is visible. */
  lab_family_show_page (LAB_FAMILY (self), self->reviewed);
  lab_labyrinth_review_drop (self);
}

/* Plays from a past position. The players stay the same, so the new game has the same date. */
static void
on_play_from_here (LabLabyrinthFamily *self,
                   LabGame            *game)
{
  gint64 began = lab_controller_get_began (lab_game_page_get_controller (self->game_page));
  g_autoptr (LabController) controller = lab_controller_new (game);
  g_autoptr (LabSavedGame) saved = NULL;
  LabPlayerKind kinds[LAB_N_SEATS];

  lab_labyrinth_autosave_get_kinds (self, kinds);
  lab_controller_set_began (controller, began);
  saved = lab_saved_game_new (controller, kinds);
  lab_labyrinth_family_play_saved (self, saved);
}

static LabReviewPage *
ensure_page (LabLabyrinthFamily *self)
{
  if (self->review_page == NULL)
    {
      self->review_page = g_object_new (LAB_TYPE_REVIEW_PAGE, NULL);
      lab_review_page_set_announcer (self->review_page, lab_shell_get_announcer (
                                                            lab_labyrinth_get_shell (self)));
      g_signal_connect_object (self->review_page, "closed", G_CALLBACK (leave), self,
                           G_CONNECT_SWAPPED);
      g_signal_connect_object (self->review_page, "play-on", G_CALLBACK (on_play_from_here), self,
                           G_CONNECT_SWAPPED);
      lab_family_add_page (LAB_FAMILY (self), "review", GTK_WIDGET (self->review_page));
    }
  return self->review_page;
}

/* Shows the review page after its turns were set. */
static void
enter (LabLabyrinthFamily *self)
{
  self->reviewed = g_intern_string (lab_family_get_page (LAB_FAMILY (self)));
  if (self->game_page != NULL)
    lab_game_page_hold (self->game_page);
  lab_family_show_page (LAB_FAMILY (self), "review");
  on_shown_changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->review_page));
}

/* Returns whether players may play from a past position. Solo modes and tournaments do not allow
 * it. */
static gboolean
may_play_from_here (LabLabyrinthFamily *self)
{
  LabController *controller = lab_game_page_get_controller (self->game_page);

  return self->solo_mode == NULL && !lab_controller_get_tournament (controller)
         && lab_game_get_phase (lab_controller_get_game (controller)) == LAB_PHASE_OVER;
}

/* Offers to save the game from the review. The game is over, so it has no secrets. */
static void
offer_saved (LabLabyrinthFamily *self)
{
  LabTurnRunner *runner = lab_game_page_get_runner (self->game_page);
  g_autoptr (LabSavedGame) saved = NULL;
  LabPlayerKind kinds[LAB_N_SEATS];

  lab_labyrinth_autosave_get_kinds (self, kinds);
  saved = lab_saved_game_new (lab_turn_runner_get_controller (runner), kinds);
  lab_saved_game_set_failed (saved, lab_turn_runner_get_failed (runner));
  lab_review_page_set_saved (self->review_page, saved);
}

/* For the family: with a clock, players must not study the board while the clock is stopped. */
gboolean
lab_labyrinth_review_is_possible (LabLabyrinthFamily *self)
{
  return lab_labyrinth_get_game (self) != NULL
         && (self->solo_mode == NULL || !lab_solo_mode_has_clock (self->solo_mode));
}

static void
look_back (LabLabyrinthFamily *self)
{
  LabGame *game = lab_labyrinth_get_game (self);

  if (!lab_labyrinth_review_is_possible (self)
      || lab_shell_has_dialog (lab_labyrinth_get_shell (self)))
    return;
  lab_review_page_show (ensure_page (self), game, may_play_from_here (self));
  if (self->solo_mode == NULL && lab_game_get_phase (game) == LAB_PHASE_OVER)
    offer_saved (self);
  enter (self);
}

static void
on_change_state (GSimpleAction *action G_GNUC_UNUSED,
                 GVariant      *state,
                 gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (g_variant_get_boolean (state) == lab_labyrinth_review_is_shown (self))
    return;
  if (g_variant_get_boolean (state))
    look_back (self);
  else
    leave (self);
}

/* For the family */

/* Returns whether the review is shown. */
gboolean
lab_labyrinth_review_is_shown (LabLabyrinthFamily *self)
{
  return self->reviewed != NULL;
}

/* Ends the review, because another page is shown. */
void
lab_labyrinth_review_drop (LabLabyrinthFamily *self)
{
  if (!lab_labyrinth_review_is_shown (self))
    return;
  self->reviewed = NULL;
  lab_review_page_clear (self->review_page);
  if (self->game_page != NULL)
    lab_game_page_release (self->game_page);
  on_shown_changed (self);
}

/* Adds the action that shows and hides the review. */
void
lab_labyrinth_review_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "review", .state = "false", .change_state = on_change_state },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* Public functions */

/**
 * lab_labyrinth_family_review_line:
 * @self: the family
 * @initial: a position
 * @turns: (array length=n_turns): legal turns from that position
 * @n_turns: the number of turns
 * @caption: a title for them
 *
 * Reviews turns that nobody has played, such as the solution of a puzzle. Afterwards the current
 * page is shown again.
 */
void
lab_labyrinth_family_review_line (LabLabyrinthFamily *self,
                                  const LabPosition  *initial,
                                  const LabTurn      *turns,
                                  guint               n_turns,
                                  const char         *caption)
{
  g_return_if_fail (LAB_IS_LABYRINTH_FAMILY (self));
  g_return_if_fail (initial != NULL && caption != NULL);

  if (lab_labyrinth_review_is_shown (self))
    leave (self);
  lab_review_page_show_line (ensure_page (self), initial, turns, n_turns, caption);
  enter (self);
  gtk_widget_activate_action (GTK_WIDGET (self->review_page), "review.play", NULL);
}
