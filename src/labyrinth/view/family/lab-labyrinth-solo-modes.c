/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-labyrinth-family-private.h"

#include <glib/gi18n.h>

#include "lab-puzzle-round.h"
#include "lab-time-trial-round.h"
#include "lab-tutorial.h"

/* Plays everything besides the standard game: solo modes such as time trials, puzzles, and the
 * tutorial. */

#define FIRST_CARDS 4

/* Private helpers */

static gboolean
leave_at_end (gpointer data)
{
  LabLabyrinthFamily *self = data;

  self->leaving = 0;
  if (self->solo_mode != NULL && lab_solo_mode_get_over (self->solo_mode))
    lab_labyrinth_show_setup (self);
  return G_SOURCE_REMOVE;
}

static void
on_over (LabLabyrinthFamily *self)
{
  GtkWidget *result = lab_solo_mode_create_result (self->solo_mode);
  g_autofree char *title = lab_solo_mode_describe (self->solo_mode);

  lab_labyrinth_review_drop (self);
  if (result == NULL)
    {
      /* The game may still emit signals about its end, so it is freed from the main loop. */
      if (self->leaving == 0)
        self->leaving = g_idle_add_full (G_PRIORITY_DEFAULT, leave_at_end, self, NULL);
      return;
    }
  self->result = result;
  lab_family_set_subtitle (LAB_FAMILY (self), NULL, NULL);
  lab_family_add_subpage (LAB_FAMILY (self), "result", title, result);
  lab_family_show_page (LAB_FAMILY (self), "result");
  if (!gtk_widget_grab_focus (result))
    gtk_widget_child_focus (result, GTK_DIR_TAB_FORWARD);
}

static void
on_next (LabLabyrinthFamily *self,
         LabSoloMode        *next)
{
  lab_labyrinth_family_play_solo_mode (self, next);
}

/* Private helpers: time trials */

static void
on_start_time_trial (LabLabyrinthFamily *self)
{
  g_autoptr (LabSoloMode) trial = lab_time_trial_page_deal (self->time_trial_page);

  lab_labyrinth_family_play_solo_mode (self, trial);
}

static void
on_time_trial (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  LabLabyrinthFamily *self = data;

  if (!lab_labyrinth_solo_modes_may_leave (self, action, parameter))
    return;
  if (self->time_trial_page == NULL)
    {
      self->time_trial_page = LAB_TIME_TRIAL_PAGE (lab_time_trial_page_new (self->high_scores));
      g_signal_connect_object (self->time_trial_page, "start", G_CALLBACK (on_start_time_trial),
                               self, G_CONNECT_SWAPPED);
      lab_family_add_subpage (LAB_FAMILY (self), "time-trial", _("Time Trial"),
                              GTK_WIDGET (self->time_trial_page));
    }
  lab_labyrinth_show_page (self, "time-trial");
  lab_time_trial_page_refresh (self->time_trial_page);
}

/* Private helpers: leaving a solo mode */

static void
on_may_leave (const char *answer,
              gpointer    data)
{
  LabLabyrinthFamily *self = data;
  GActionGroup *actions = lab_family_get_actions (LAB_FAMILY (self));
  g_autoptr (GVariant) parameter = g_steal_pointer (&self->leaving_parameter);

  if (lab_labyrinth_get_shell (self) == NULL || g_strcmp0 (answer, "leave") != 0)
    return;
  self->leaving_agreed = TRUE;
  g_action_group_activate_action (actions, self->leaving_action, parameter);
  self->leaving_agreed = FALSE;
}

/* Private helpers: actions */

static void
on_tutorial (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  g_autoptr (LabSoloMode) tutorial = NULL;

  if (!lab_labyrinth_solo_modes_may_leave (data, action, parameter))
    return;
  tutorial = lab_tutorial_new ();
  lab_labyrinth_family_play_solo_mode (data, tutorial);
}

/* Starts a short game against the easiest computer, for players who have finished the tutorial. */
static void
on_first_game (GSimpleAction *action G_GNUC_UNUSED,
               GVariant      *parameter G_GNUC_UNUSED,
               gpointer       data)
{
  const LabSeatSet seats = lab_seat_default_set (2);
  const LabDeal deal = { .seed = lab_deal_draw_seed (), .seats = seats, .cards_each = FIRST_CARDS };
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON, LAB_PLAYER_BEGINNER,
                                             LAB_PLAYER_BEGINNER, LAB_PLAYER_BEGINNER };
  const char * const names[LAB_N_SEATS] = { NULL };
  g_autoptr (LabGame) game = NULL;

  game = lab_game_new (&deal, names);
  lab_labyrinth_autosave_start (data, game, kinds, FALSE);
}

/* For the family */

/* Returns whether an action may leave what is being played alone. If something would be lost, asks
 * first, and activates the action again if the player agrees. */
gboolean
lab_labyrinth_solo_modes_may_leave (LabLabyrinthFamily *self,
                                    GSimpleAction      *action,
                                    GVariant           *parameter)
{
  static const LabChoice choices[] = {
    { "cancel", N_("_Keep Playing"), LAB_CHOICE_PLAIN },
    /* Translators: a button: leave the puzzle or the Time Trial. */
    { "leave", N_("_Leave"), LAB_CHOICE_DESTRUCTIVE },
  };
  const char *loss = self->solo_mode != NULL ? lab_solo_mode_get_loss (self->solo_mode) : NULL;

  if (loss == NULL || self->leaving_agreed)
    return TRUE;
  if (lab_shell_ask (lab_labyrinth_get_shell (self), _("Leave Without Finishing?"), loss, choices,
                     G_N_ELEMENTS (choices), on_may_leave, self))
    {
      self->leaving_action = g_action_get_name (G_ACTION (action));
      g_clear_pointer (&self->leaving_parameter, g_variant_unref);
      self->leaving_parameter = parameter != NULL ? g_variant_ref (parameter) : NULL;
    }
  return FALSE;
}

/* LabFamily: leaves the statistics for the page where they were opened, the last page of a solo
 * mode for the page where it was chosen, and every other page for the start page. */
void
lab_labyrinth_solo_modes_go_back (LabFamily *family)
{
  LabLabyrinthFamily *self = LAB_LABYRINTH_FAMILY (family);
  const char *action = "new-game";

  if (lab_labyrinth_statistics_is_shown (self))
    {
      lab_labyrinth_statistics_leave (self);
      return;
    }
  if (self->result != NULL && LAB_IS_PUZZLE_ROUND (self->solo_mode))
    action = "puzzles";
  else if (self->result != NULL && LAB_IS_TIME_TRIAL_ROUND (self->solo_mode))
    action = "time-trial";
  g_action_group_activate_action (lab_family_get_actions (family), action, NULL);
}

/* Creates the group of signals, so that solo modes can be followed. */
void
lab_labyrinth_solo_modes_init (LabLabyrinthFamily *self)
{
  self->solo_signals = g_signal_group_new (LAB_TYPE_SOLO_MODE);
  g_signal_group_connect_swapped (self->solo_signals, "over", G_CALLBACK (on_over), self);
  g_signal_group_connect_swapped (self->solo_signals, "leave",
                                  G_CALLBACK (lab_labyrinth_show_setup), self);
  g_signal_group_connect_swapped (self->solo_signals, "next", G_CALLBACK (on_next), self);
  g_signal_group_connect_swapped (self->solo_signals, "show-line",
                                  G_CALLBACK (lab_labyrinth_family_review_line), self);
}

/* Adds the actions that start solo modes. */
void
lab_labyrinth_solo_modes_add_actions (LabLabyrinthFamily *self)
{
  static const GActionEntry entries[] = {
    { .name = "tutorial", .activate = on_tutorial },
    { .name = "first-game", .activate = on_first_game },
    { .name = "time-trial", .activate = on_time_trial },
  };

  lab_family_add_actions (LAB_FAMILY (self), entries, G_N_ELEMENTS (entries));
}

/* Leaves the current solo mode, if there is one. */
void
lab_labyrinth_solo_modes_forget (LabLabyrinthFamily *self)
{
  if (self->solo_mode == NULL)
    return;
  g_signal_group_set_target (self->solo_signals, NULL);
  g_clear_object (&self->solo_mode);
  lab_game_page_set_solo_mode (self->game_page, NULL);
}

/* Removes the last page of a solo mode, because another page is shown. */
void
lab_labyrinth_solo_modes_drop_result (LabLabyrinthFamily *self)
{
  if (self->result != NULL)
    lab_family_remove_page (LAB_FAMILY (self), self->result);
  self->result = NULL;
}

/* Public functions */

/**
 * lab_labyrinth_family_play_solo_mode:
 * @self: the family
 * @solo_mode: (transfer none): a solo mode that was not started yet
 *
 * Starts a solo mode. It replaces the current one.
 */
void
lab_labyrinth_family_play_solo_mode (LabLabyrinthFamily *self,
                                     LabSoloMode        *solo_mode)
{
  /* One seat is for the player; solo modes that need other players move those themselves. */
  const LabPlayerKind kinds[LAB_N_SEATS] = { LAB_PLAYER_PERSON, LAB_PLAYER_PERSON,
                                             LAB_PLAYER_PERSON, LAB_PLAYER_PERSON };
  g_autoptr (LabSoloMode) playing = NULL;
  g_autoptr (LabTurnRunner) runner = NULL;
  g_autofree char *about = NULL;

  g_return_if_fail (LAB_IS_LABYRINTH_FAMILY (self));
  g_return_if_fail (LAB_IS_SOLO_MODE (solo_mode));

  playing = g_object_ref (solo_mode);
  runner = lab_labyrinth_create_runner (self, lab_solo_mode_begin (solo_mode), kinds);
  about = lab_solo_mode_describe (solo_mode);
  lab_labyrinth_solo_modes_forget (self);
  self->solo_mode = g_steal_pointer (&playing);
  g_signal_group_set_target (self->solo_signals, solo_mode);
  lab_labyrinth_show_table (self, runner, about);
}
