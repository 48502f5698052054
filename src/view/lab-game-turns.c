/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-pages.h"
#include "lab-secrecy.h"

/* How the screen goes from one turn to the next: who looks at it, whether it is covered
 * in between, and when the game ends. */

/* Private helpers */

static void
begin_turn (LabGamePage *self)
{
  gboolean person = lab_game_page_is_persons_turn (self);

  lab_cover_clear (self->cover);
  lab_pages_show (self->stack, "table");
  /* A person may play once asked, which comes next. */
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, !person);
  lab_game_page_update (self);
  /* Whoever holds a key a moment too long must not press some button now. */
  if (!person)
    lab_board_view_focus_play (self->board);
  lab_pace_begin (self->pace);
  if (person)
    lab_game_tell_cards (self);
}

static void
cover (LabGamePage *self)
{
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
  lab_hand_show_backs (self->hand);
  lab_game_tell_no_secrets (self);
  lab_notice_drop (self->refusal);
  lab_pages_show (self->stack, "cover");
  lab_game_page_update (self);
}

/* Passes the screen on if need be, and begins the turn. */
static void
pass_on (LabGamePage *self)
{
  /* While a computer plays, somebody else may come to listen. */
  lab_game_tell_no_secrets (self);
  if (lab_secrecy_needs_cover (lab_game_page_get_position (self),
                               lab_host_get_persons (self->host), self->viewer))
    {
      cover (self);
      lab_cover_show_pass (self->cover, lab_game_page_get_game (self));
    }
  else
    {
      if (lab_game_page_is_persons_turn (self))
        self->viewer = lab_game_page_get_position (self)->seat;
      begin_turn (self);
    }
}

static void
on_taken (LabGamePage *self)
{
  self->viewer = lab_game_page_get_position (self)->seat;
  begin_turn (self);
}

/* Begins the next turn once the last one has been shown. */
static void
hand_over (LabGamePage *self)
{
  LabSeat finder = self->found != LAB_TREASURE_NONE ? self->finder : LAB_SEAT_NONE;
  LabTreasure found = self->found;

  self->ending = FALSE;
  self->asking = FALSE;
  self->found = LAB_TREASURE_NONE;
  self->first_home = LAB_SEAT_NONE;
  if (lab_secrecy_hides_find (lab_game_page_get_position (self),
                              lab_host_get_persons (self->host), finder))
    {
      cover (self);
      lab_cover_show_find (self->cover, lab_game_page_get_game (self), finder, found,
                           lab_game_page_is_persons_turn (self));
      lab_game_tell_next_card (self);
    }
  else
    {
      pass_on (self);
    }
}

static void
on_play_on_answer (const char *answer,
                   gpointer    data)
{
  LabGamePage *self = data;

  /* The game may have been left meanwhile. */
  if (self->host == NULL || !self->asking)
    return;
  self->asking = FALSE;
  if (g_strcmp0 (answer, "end") == 0)
    lab_controller_end_game (lab_game_page_get_controller (self), NULL);
  else
    hand_over (self);
}

static void
ask_whether_to_play_on (LabGamePage *self)
{
  static const LabChoice choices[] = {
    /* Translators: a button: end the game here, and show who has taken which place. */
    { "end", N_("_Show Ranking"), LAB_CHOICE_PLAIN },
    /* Translators: a button: the others play on for the other places. */
    { "on", N_("_Play On"), LAB_CHOICE_SUGGESTED },
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
  gtk_label_set_label (self->hint, _("The others may play on for the other places."));
  lab_compat_ask (GTK_WIDGET (self), title, _("The others may play on for the other places."),
                  choices, G_N_ELEMENTS (choices), "on", on_play_on_answer, self);
}

static gboolean
on_end_game (gpointer data)
{
  LabGamePage *self = data;

  self->end_source = 0;
  lab_controller_end_game (lab_game_page_get_controller (self), NULL);
  return G_SOURCE_REMOVE;
}

/* Private helpers: what a turn brings about */

/* The turn is over for the game, but people are still looking at it. */
static void
on_moved (LabGamePage *self,
          guint        seat,
          guint        from,
          guint        to)
{
  if ((lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) == 0)
    gtk_label_set_label (self->hint, from == to ? _("The pawn stays where it is.")
                                                /* Translators: the pawn of a computer player. */
                                                : _("The pawn walks."));
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
  lab_game_page_update (self);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
  lab_game_page_end (self);
}

/* Goes on with what comes after a turn, or at the beginning. */
static void
proceed (LabGamePage *self)
{
  const LabPosition *position = lab_game_page_get_position (self);
  LabSeatSet playing = lab_position_get_unplaced (position) & lab_host_get_persons (self->host);

  if (position->phase == LAB_PHASE_OVER)
    {
      show_end (self);
    }
  else if (position->n_places > 0 && playing == 0)
    {
      /* No person is left who could care for the other places. The game is still saying
       * what has happened, so it ends a moment later. */
      lab_player_list_update (self->players);
      self->end_source = g_idle_add (on_end_game, self);
    }
  else if (self->first_home != LAB_SEAT_NONE)
    {
      lab_player_list_update (self->players);
      ask_whether_to_play_on (self);
    }
  else
    {
      hand_over (self);
    }
}

static void
on_settled (LabGamePage *self)
{
  if (!lab_game_pastime_settle (self))
    proceed (self);
}

/* For the page */

/* Forgets what the last turn has brought about, of a game that is left. */
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

/* Who has just won; nobody else has played since. A game that was kept in that moment goes on
 * with what comes then. */
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

/* Follows the turns of the host's game, from where it stands. */
void
lab_game_turns_begin (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);

  g_signal_connect_swapped (game, "moved", G_CALLBACK (on_moved), self);
  g_signal_connect_swapped (game, "found", G_CALLBACK (on_found), self);
  g_signal_connect_swapped (game, "placed", G_CALLBACK (on_placed), self);
  self->viewer = lab_secrecy_get_first_viewer (lab_host_get_persons (self->host));
  self->first_home = find_winner (game);
  proceed (self);
}

/* Goes on with a game that stands elsewhere than where it stood. */
void
lab_game_turns_go_on (LabGamePage *self)
{
  if (lab_game_page_get_position (self)->phase == LAB_PHASE_OVER)
    show_end (self);
  else
    hand_over (self);
}

/* Binds what the template calls. */
void
lab_game_turns_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_settled);
  gtk_widget_class_bind_template_callback (widget_class, on_taken);
  gtk_widget_class_bind_template_callback (widget_class, pass_on);
}
