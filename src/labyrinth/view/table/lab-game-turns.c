/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-card-visibility.h"

/* Leads from one turn to the next: passes the screen to the next player, covers the card in
 * between, and ends the game. */

/* Private helpers */

static void
begin_turn (LabGamePage *self)
{
  gboolean person = lab_game_page_is_persons_turn (self);

  lab_game_handover_set (self, LAB_HANDOVER_NONE);
  lab_notice_drop (self->refusal);
  /* The board becomes active when the turn runner asks the person, which happens next. */
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, !person);
  lab_game_page_update (self);
  /* The board takes the focus, so that a key that is still pressed does not activate a button. */
  if (!person)
    lab_board_view_focus_play (self->board);
  lab_pace_begin (self->pace);
  if (person)
    lab_game_tell_cards (self);
}

static void
cover (LabGamePage *self,
       LabHandover  handover)
{
  lab_game_tell_no_secrets (self);
  lab_notice_drop (self->refusal);
  lab_game_handover_set (self, handover);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, handover == LAB_HANDOVER_PASS);
  lab_game_page_update (self);
  lab_game_handover_focus (self);
}

/* Begins the turn, after the handover if the screen must be passed on first. */
static void
pass_on (LabGamePage *self)
{
  /* During a computer's turn another player may come to the screen. */
  lab_game_tell_no_secrets (self);
  if (lab_card_visibility_needs_cover (lab_game_page_get_position (self),
                                       lab_turn_runner_get_persons (self->runner), self->viewer))
    {
      cover (self, LAB_HANDOVER_PASS);
    }
  else
    {
      if (lab_game_page_is_persons_turn (self))
        self->viewer = lab_game_page_get_position (self)->seat;
      begin_turn (self);
    }
}

/* A key press reaches a button with a delay, and the player may have left the game by then. */
static void
on_seen (LabGamePage *self)
{
  if (self->handover == LAB_HANDOVER_FIND)
    pass_on (self);
}

static void
on_taken (LabGamePage *self)
{
  if (self->handover != LAB_HANDOVER_PASS)
    return;
  lab_game_handover_play_plan (self);
  self->viewer = lab_game_page_get_position (self)->seat;
  begin_turn (self);
}

/* Begins the next turn after the last one was shown. */
static void
hand_over (LabGamePage *self)
{
  LabSeat finder = self->found != LAB_TREASURE_NONE ? self->finder : LAB_SEAT_NONE;

  self->passed = self->found;
  self->ending = FALSE;
  self->asking = FALSE;
  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
  if (lab_card_visibility_hides_find (lab_game_page_get_position (self),
                                      lab_turn_runner_get_persons (self->runner), finder))
    {
      cover (self, LAB_HANDOVER_FIND);
      lab_game_tell_hand (self);
    }
  else
    {
      pass_on (self);
    }
}

static void
on_keep_playing_answer (const char *answer,
                        gpointer    data)
{
  LabGamePage *self = data;

  /* The game may have been left before the answer. */
  if (self->runner == NULL || !self->asking)
    return;
  self->asking = FALSE;
  if (g_strcmp0 (answer, "end") == 0)
    lab_controller_end_game (lab_game_page_get_controller (self), NULL);
  else
    hand_over (self);
}

static void
ask_whether_to_keep_playing (LabGamePage *self)
{
  static const LabChoice choices[] = {
    /* Translators: a button: end the game here, and show the place of each player. */
    { "end", N_("_Show Ranking"), LAB_CHOICE_PLAIN },
    /* Translators: a button: the others keep playing for the other places. */
    { "on", N_("_Keep Playing"), LAB_CHOICE_SUGGESTED },
  };
  LabPlayer *winner = lab_game_get_player (lab_game_page_get_game (self), self->first_home);
  g_autofree char *title = NULL;

  /* Translators: %s is the name of a player, who can be a man, a woman or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"), lab_player_get_name (winner));
  self->asking = TRUE;
  lab_game_undo_update (self);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
  lab_hand_show_backs (self->hand);
  lab_pawn_set_seat (self->pawn, self->first_home);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hint, _("The others can keep playing for the other places."));
  lab_compat_ask (GTK_WIDGET (self), title, _("The others can keep playing for the other places."),
                  choices, G_N_ELEMENTS (choices), "on", on_keep_playing_answer, self);
}

static gboolean
on_end_game (gpointer data)
{
  LabGamePage *self = data;

  self->end_source = 0;
  lab_controller_end_game (lab_game_page_get_controller (self), NULL);
  return G_SOURCE_REMOVE;
}

/* Private helpers: the results of a turn */

/* Describes the move of a computer. The turn is over for the game, but players still watch it. */
static void
on_moved (LabGamePage *self,
          guint        seat,
          guint        from,
          guint        to)
{
  if ((lab_turn_runner_get_persons (self->runner) & LAB_SEAT_BIT (seat)) == 0)
    gtk_label_set_label (self->hint, from == to ? _("The pawn stays where it is.")
                                                /* Translators: the pawn of a computer player. */
                                                : _("The pawn moves."));
}

static void
on_found (LabGamePage *self,
          guint        seat,
          guint        treasure)
{
  self->finder = (LabSeat) seat;
  self->found = (LabTreasure) treasure;
}

static void
on_placed (LabGamePage *self,
           guint        seat,
           guint        place)
{
  if (place == 1)
    self->first_home = (LabSeat) seat;
}

static void
show_end (LabGamePage *self)
{
  lab_game_handover_set (self, LAB_HANDOVER_NONE);
  lab_game_page_update (self);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
  lab_game_page_end (self);
}

/* Continues after a turn, or at the beginning of a game. */
static void
proceed (LabGamePage *self)
{
  const LabPosition *position = lab_game_page_get_position (self);
  LabSeatSet playing
      = lab_position_get_unplaced (position) & lab_turn_runner_get_persons (self->runner);

  if (position->phase == LAB_PHASE_OVER)
    {
      show_end (self);
    }
  else if (position->n_places > 0 && playing == 0)
    {
      /* Only computers are left to play for the other places. The game still emits signals about
       * the last turn, so it is ended from the main loop. */
      lab_player_list_update (self->players);
      self->end_source = g_idle_add (on_end_game, self);
    }
  else if (self->first_home != LAB_SEAT_NONE)
    {
      lab_player_list_update (self->players);
      ask_whether_to_keep_playing (self);
    }
  else
    {
      hand_over (self);
    }
}

static void
on_settled (LabGamePage *self)
{
  if (!lab_game_solo_mode_settle (self))
    proceed (self);
}

/* For the page */

/* Resets the results of the last turn, because the table shows another game or position. */
void
lab_game_turns_clear (LabGamePage *self)
{
  g_clear_handle_id (&self->end_source, g_source_remove);
  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
  self->ending = FALSE;
  self->asking = FALSE;
  self->viewer = LAB_SEAT_NONE;
}

/* Returns the player who won with the last turn. A game that was saved at that moment resumes
 * with the question whether to keep playing. */
static LabSeat
find_winner (LabGame *game)
{
  const LabPosition *position = lab_game_get_position (game);
  guint n_half_turns = lab_game_get_n_half_turns (game);
  LabSeat last;

  if (n_half_turns == 0 || position->n_places != 1 || position->phase != LAB_PHASE_INSERT)
    return LAB_SEAT_NONE;
  last = lab_game_get_position_at (game, n_half_turns - 1)->seat;
  return position->places[0] == last ? last : LAB_SEAT_NONE;
}

/* Connects to the signals of each game. */
void
lab_game_turns_init (LabGamePage *self)
{
  g_signal_group_connect_swapped (self->turn_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->turn_signals, "found", G_CALLBACK (on_found), self);
  g_signal_group_connect_swapped (self->turn_signals, "placed", G_CALLBACK (on_placed), self);
}

/* Starts with the current position of a game. */
void
lab_game_turns_begin (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);

  g_signal_group_set_target (self->turn_signals, game);
  self->viewer = lab_card_visibility_get_first_viewer (lab_turn_runner_get_persons (self->runner));
  self->first_home = find_winner (game);
  proceed (self);
}

/* Continues from another position of the same game, after an undo or a redo. */
void
lab_game_turns_go_on (LabGamePage *self)
{
  if (lab_game_page_get_position (self)->phase == LAB_PHASE_OVER)
    show_end (self);
  else
    hand_over (self);
}

/* Binds the callbacks of the template. */
void
lab_game_turns_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
  gtk_widget_class_bind_template_callback (widget_class, on_taken);
  gtk_widget_class_bind_template_callback (widget_class, on_seen);
}
