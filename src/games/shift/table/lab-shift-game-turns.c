/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-compat.h"
#include "lab-settings.h"
#include "lab-shift-describe.h"
#include "lab-shift-game-page.h"
#include "lab-shift-hand.h"
#include "lab-template.h"
#include "lab-text.h"

/* Pauses in a computer's turn in milliseconds, and the duration of its animations relative to
 * those of a person. Even the fast speed shows the result of the turn. At the normal speed, a turn
 * takes about two seconds, so that three computers do not make a person wait for long. */
static const struct
{
  const char *name;
  guint think;                /* at least, before the turn is visible */
  guint aim;                  /* from the highlighted arrow to the insertion */
  guint look;                 /* from the arrival of the tile to the move */
  double tempo;
} speeds[] = {
  { "slow", 900, 1000, 750, 1.8 },
  { "normal", 250, 450, 250, 0.9 },
  { "fast", 0, 100, 80, 0.7 },
};

#define DEFAULT_SPEED 1

/* Private helpers */

/* Plays turns at a pace that people can follow. It pauses so that they can see who is thinking,
 * where the tile will go in, what the insertion changed, and how the pawn moves. The settings give
 * the speed, separately for computers and people, and a change takes effect at once. */

static guint
get_speed (LabShiftGamePage *self)
{
  g_autofree char *name = NULL;
  guint speed = DEFAULT_SPEED;

  if (self->settings == NULL)
    return DEFAULT_SPEED;
  name = g_settings_get_string (self->settings, "speed");
  lab_words_find (&speeds[0].name, G_N_ELEMENTS (speeds), sizeof speeds[0], name, &speed);
  return speed;
}

static gboolean
on_time (gpointer data)
{
  LabShiftGamePage *self = data;

  self->step_source = 0;
  /* On a slow machine the previous step may still be moving. It must end first. */
  if (!lab_shift_board_motion_get_busy (self->board->motion))
    lab_shift_turn_runner_advance (self->runner);
  return G_SOURCE_REMOVE;
}

static void
wait (LabShiftGamePage *self,
      gint64            milliseconds)
{
  g_clear_handle_id (&self->step_source, g_source_remove);
  self->step_source = g_timeout_add (self->skipping ? 0 : (guint) MAX (milliseconds, 0), on_time,
                                     self);
}

static void
on_stage_changed (LabShiftGamePage *self)
{
  guint speed = get_speed (self);
  gint64 thought = (g_get_monotonic_time () - self->asked) / G_TIME_SPAN_MILLISECOND;

  if (lab_shift_game_page_is_persons_turn (self))
    return;
  switch (self->runner->stage)
    {
    case LAB_SHIFT_TURN_RUNNER_ANSWERED:
      wait (self, speeds[speed].think - thought);
      break;
    case LAB_SHIFT_TURN_RUNNER_AIMED:
      wait (self, speeds[speed].aim);
      break;
    case LAB_SHIFT_TURN_RUNNER_INSERTED:
      /* Otherwise the next step waits for the arrival of the tile. */
      if (lab_shift_game_page_get_position (self)->phase == LAB_SHIFT_PHASE_MOVE
          && !lab_shift_board_motion_get_busy (self->board->motion))
        wait (self, speeds[speed].look);
      break;
    case LAB_SHIFT_TURN_RUNNER_IDLE:
    case LAB_SHIFT_TURN_RUNNER_ASKED:
    default:
      break;
    }
}

static void
on_still (LabShiftGamePage *self)
{
  if (self->runner != NULL
      && self->runner->stage == LAB_SHIFT_TURN_RUNNER_INSERTED
      && !lab_shift_game_page_is_persons_turn (self))
    wait (self, speeds[get_speed (self)].look);
}

/* Starts the next turn as soon as the previous turn is complete. Signal handlers of the game can
 * call this. */
static void
begin_pace (LabShiftGamePage *self)
{
  self->asked = g_get_monotonic_time ();
  self->skipping = FALSE;
  lab_shift_game_turns_set_tempo (self);
  /* Asking a person changes nothing in the game, so there is no need to wait. */
  if (lab_shift_game_page_is_persons_turn (self))
    lab_shift_turn_runner_advance (self->runner);
  else
    wait (self, 0);
}

/* Announces the events of the game to screen readers. Turns and places of a single player are not
 * announced. */

static const char *
get_name (LabShiftGamePage *self,
          guint             seat)
{
  return lab_shift_game_page_get_game (self)->names[seat];
}

/* Announces @text, and frees it. */
static void
say (LabShiftGamePage *self,
     char             *text)
{
  lab_game_page_say (LAB_GAME_PAGE (self), text);
  g_free (text);
}

static void
say_turn (LabShiftGamePage *self,
          guint             seat)
{
  if (!lab_shift_game_page_is_alone (self))
    say (self, lab_shift_describe_turn (get_name (self, seat)));
}

static void
say_current_turn (LabShiftGamePage *self)
{
  say_turn (self, lab_shift_game_page_get_position (self)->seat);
}

static void
say_insertion (LabShiftGamePage *self,
               guint             arrow)
{
  const char *name = get_name (self, lab_shift_game_page_get_position (self)->seat);

  say (self, lab_shift_describe_insertion (name, (LabShiftArrow) arrow));
}

static void
say_move (LabShiftGamePage *self,
          guint             seat,
          guint             from,
          guint             to)
{
  say (self, lab_shift_describe_move (get_name (self, seat), (LabShiftCell) from,
                                      (LabShiftCell) to));
}

static void
say_find (LabShiftGamePage *self,
          guint             seat,
          guint             treasure)
{
  say (self, lab_shift_describe_find (get_name (self, seat), (LabShiftTreasure) treasure));
}

static void
say_place (LabShiftGamePage *self,
           guint             seat,
           guint             place)
{
  if (!lab_shift_game_page_is_alone (self))
    say (self, lab_shift_describe_place (get_name (self, seat), place));
}

static void
say_rewound (LabShiftGamePage *self)
{
  if (lab_shift_game_page_get_position (self)->phase != LAB_SHIFT_PHASE_OVER)
    say_current_turn (self);
}

static void
say_end (LabShiftGamePage *self)
{
  lab_game_page_say (LAB_GAME_PAGE (self), _("The game is over."));
}

/* Hands the screen from one person to the next. The board is public and stays visible, so that
 * the next player can plan, and rotate the spare tile in that plan. The card is covered, and nobody
 * can play until the next player shows it; then the planned rotation is played. A player who finds
 * a treasure first looks at the next card alone. */

static GtkWidget *
get_button (LabShiftGamePage *self)
{
  return self->handover == LAB_SHIFT_HANDOVER_FIND ? self->seen_button : self->take_button;
}

static void
update_take_button (LabShiftGamePage *self)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  g_auto (GStrv) parts = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *label = NULL;

  /* An underscore in the name must not become a mnemonic. */
  parts = g_strsplit (
    game->names[game->position.seat],
    "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: a button in the place of a covered card; %s is the name of the player who presses
   * it to see the card. */
  label = g_strdup_printf (_("%s: _Show My Card"), escaped);
  gtk_label_set_label (self->take_label, label);
}

static void
update_seen_button (LabShiftGamePage *self)
{
  gtk_label_set_label (self->seen_label,
                       lab_shift_game_page_is_persons_turn (self)
                           /* Translators: a button: the player has seen the card and will
                            * pass the screen to the next player. */
                           ? _("_Got It, Pass the Screen")
                           /* Translators: a button: the player has seen the card. */
                           : _("_Got It"));
}

/* Scrolls to the button: large letters can leave too little room for the whole panel. The first
 * call comes before the panel has its new size, the second one after that. */
static gboolean
on_tick (GtkWidget     *widget G_GNUC_UNUSED,
         GdkFrameClock *clock G_GNUC_UNUSED,
         gpointer       data)
{
  LabShiftGamePage *self = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (self->panel, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (self->n_ticks++ == 0)
    return G_SOURCE_CONTINUE;
  self->tick_id = 0;
  if (gtk_widget_compute_bounds (get_button (self), self->panel, &bounds))
    gtk_adjustment_clamp_page (
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), bounds.origin.y,
        bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

static void
set_rotation (LabShiftGamePage *self,
              int               rotation)
{
  self->rotation = rotation;
  lab_shift_tile_view_set_quarters (LAB_SHIFT_TILE_VIEW (self->board->spare), rotation);
  lab_shift_tile_view_set_quarters (self->spare, rotation);
}

/* Rotates the spare tile of the game as the player planned, who now shows the card. */
static void
lab_shift_game_handover_play_plan (LabShiftGamePage *self)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  LabShiftTile *spare = game->spare;

  if (self->rotation == 0)
    return;
  /* The views already show the tile rotated, so it must not rotate there again. */
  g_object_freeze_notify (G_OBJECT (spare));
  lab_shift_game_rotate_spare (lab_shift_game_page_get_game (self),
                               game->position.seat, self->rotation, NULL);
  set_rotation (self, 0);
  g_object_thaw_notify (G_OBJECT (spare));
}

/* Stops play while the players have paused the game or a dialog is shown. */

static gboolean
lab_shift_game_solo_mode_has_clock (LabShiftGamePage *self)
{
  return self->solo_mode != NULL && !self->solo_mode->over && self->solo_mode->kind->has_clock;
}

static void
hold_solo_mode (LabShiftSoloMode *mode,
                gboolean          held)
{
  if (mode == NULL || mode->held == held)
    return;
  mode->held = held;
  if (mode->kind->set_held != NULL)
    mode->kind->set_held (mode, held);
}

static void
update_pause (LabShiftGamePage *self)
{
  gboolean halted = self->paused || self->held;

  gtk_widget_set_visible (self->pause_sign, self->paused);
  /* While the clock is stopped, players must not study the board without losing time. */
  gtk_widget_set_visible (GTK_WIDGET (self->board),
                          !halted || !lab_shift_game_solo_mode_has_clock (self));
  if (self->runner == NULL)
    return;
  lab_shift_turn_runner_set_paused (self->runner, halted);
  hold_solo_mode (self->solo_mode, halted);
  lab_shift_game_undo_update (self);
  if (self->ending)
    return;
  if (lab_shift_game_page_is_persons_turn (self))
    lab_shift_board_view_set_active (self->board, lab_shift_game_page_may_play (self));
  lab_shift_game_page_keep_focus (self);
  lab_shift_game_page_update_status (self);
  lab_shift_game_actions_update (self);
}

static void
lab_shift_game_page_hold (LabGamePage *page,
                          gboolean     held)
{
  LabShiftGamePage *self = LAB_SHIFT_GAME_PAGE (page);

  if (self->held == held)
    return;
  self->held = held;
  update_pause (self);
}

/* Leads from one turn to the next: passes the screen to the next player, covers the card in
 * between, and ends the game. */

static void
tell_secret (LabShiftGamePage *self,
             const char       *text)
{
  lab_announcer_say_secret (lab_game_page_get_announcer (LAB_GAME_PAGE (self)), text);
}

/* Announces what a player sees at the beginning of a turn but cannot reach with the focus: the
 * visible cards, and the spare tile. */
static void
lab_shift_game_tell_cards (LabShiftGamePage *self)
{
  g_autofree char *lies
      = lab_shift_describe_spare (lab_shift_game_page_get_game (self)->spare, 0);

  tell_secret (self, self->hand->label);
  tell_secret (self, lies);
}

static void
begin_turn (LabShiftGamePage *self)
{
  gboolean person = lab_shift_game_page_is_persons_turn (self);

  lab_shift_game_handover_set (self, LAB_SHIFT_HANDOVER_NONE);
  lab_notice_drop (self->toasts);
  /* The board becomes active when the turn runner asks the person, which happens next. */
  lab_shift_board_view_set_passive (self->board, !person);
  lab_shift_game_page_update (self);
  /* The board takes the focus, so that a key that is still pressed does not activate a button. */
  if (!person)
    lab_shift_board_view_focus_play (self->board);
  begin_pace (self);
  if (person)
    lab_shift_game_tell_cards (self);
}

/* Removes all secrets before another player uses the screen. If there was one, the current turn is
 * announced again in its place. */
static void
lab_shift_game_tell_no_secrets (LabShiftGamePage *self)
{
  if (lab_announcer_forget_secrets (lab_game_page_get_announcer (LAB_GAME_PAGE (self))))
    say_current_turn (self);
}

static void
cover (LabShiftGamePage *self,
       LabShiftHandover  handover)
{
  lab_shift_game_tell_no_secrets (self);
  lab_notice_drop (self->toasts);
  lab_shift_game_handover_set (self, handover);
  lab_shift_board_view_set_passive (self->board, handover == LAB_SHIFT_HANDOVER_PASS);
  lab_shift_game_page_update (self);
  lab_shift_game_handover_focus (self);
}

/* Begins the turn, after the handover if the screen must be passed on first. */
static void
pass_on (LabShiftGamePage *self)
{
  /* During a computer's turn another player may come to the screen. */
  lab_shift_game_tell_no_secrets (self);
  if (lab_shift_card_visibility_needs_cover (lab_shift_game_page_get_position (self),
                                             self->runner->persons,
                                             self->viewer))
    {
      cover (self, LAB_SHIFT_HANDOVER_PASS);
    }
  else
    {
      if (lab_shift_game_page_is_persons_turn (self))
        self->viewer = lab_shift_game_page_get_position (self)->seat;
      begin_turn (self);
    }
}

/* A key press reaches a button with a delay, and the player may have left the game by then. */
static void
on_seen (LabShiftGamePage *self)
{
  if (self->handover == LAB_SHIFT_HANDOVER_FIND)
    pass_on (self);
}

static void
on_taken (LabShiftGamePage *self)
{
  if (self->handover != LAB_SHIFT_HANDOVER_PASS)
    return;
  lab_shift_game_handover_play_plan (self);
  self->viewer = lab_shift_game_page_get_position (self)->seat;
  begin_turn (self);
}

/* Begins the next turn after the last one was shown. */
static void
hand_over (LabShiftGamePage *self)
{
  LabShiftSeat finder = self->found != LAB_SHIFT_TREASURE_NONE ? self->finder : LAB_SHIFT_SEAT_NONE;

  self->passed = self->found;
  self->ending = FALSE;
  self->asking = FALSE;
  self->found = LAB_SHIFT_TREASURE_NONE;
  self->first_home = LAB_SHIFT_SEAT_NONE;
  if (lab_shift_card_visibility_hides_find (lab_shift_game_page_get_position (self),
                                            self->runner->persons,
                                            finder))
    {
      cover (self, LAB_SHIFT_HANDOVER_FIND);
      tell_secret (self, self->hand->label);
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
  LabShiftGamePage *self = data;

  /* The game may have been left before the answer. */
  if (self->runner == NULL || !self->asking)
    return;
  self->asking = FALSE;
  if (g_strcmp0 (answer, "end") == 0)
    lab_shift_game_end_game (lab_shift_game_page_get_game (self), NULL);
  else
    hand_over (self);
}

static void
ask_whether_to_keep_playing (LabShiftGamePage *self)
{
  static const LabChoice choices[] = {
    /* Translators: a button: end the game here, and show the place of each player. */
    { "end", N_("_Show Ranking"), LAB_CHOICE_PLAIN },
    /* Translators: a button: the others keep playing for the other places. */
    { "on", N_("_Keep Playing"), LAB_CHOICE_SUGGESTED },
  };
  g_autofree char *title = NULL;

  /* Translators: %s is the name of a player, who can be a man, a woman or the computer; the
   * present tense may be easier. */
  title = g_strdup_printf (_("%s has won!"), get_name (self, self->first_home));
  self->asking = TRUE;
  lab_shift_game_undo_update (self);
  lab_shift_board_view_set_passive (self->board, FALSE);
  lab_shift_hand_show_backs (self->hand);
  lab_shift_pawn_set_seat (self->pawn, self->first_home);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->hint, _("The others can keep playing for the other places."));
  lab_compat_ask (GTK_WIDGET (self), title, _("The others can keep playing for the other places."),
                  choices, G_N_ELEMENTS (choices), "on", on_keep_playing_answer, self);
}

static gboolean
on_end_game (gpointer data)
{
  LabShiftGamePage *self = data;

  self->end_source = 0;
  lab_shift_game_end_game (lab_shift_game_page_get_game (self), NULL);
  return G_SOURCE_REMOVE;
}

/* Private helpers: the results of a turn */

/* Describes the move of a computer. The turn is over for the game, but players still watch it. */
static void
on_moved (LabShiftGamePage *self,
          guint             seat,
          guint             from,
          guint             to)
{
  if ((self->runner->persons & LAB_SHIFT_SEAT_BIT (seat)) == 0)
    gtk_label_set_label (self->hint, from == to ? _("The pawn stays where it is.")
                         /* Translators: the pawn of a computer player. */
                         : _("The pawn moves."));
}

static void
on_found (LabShiftGamePage *self,
          guint             seat,
          guint             treasure)
{
  self->finder = (LabShiftSeat) seat;
  self->found = (LabShiftTreasure) treasure;
}

static void
on_placed (LabShiftGamePage *self,
           guint             seat,
           guint             place)
{
  if (place == 1)
    self->first_home = (LabShiftSeat) seat;
}

static void
show_end (LabShiftGamePage *self)
{
  lab_shift_game_handover_set (self, LAB_SHIFT_HANDOVER_NONE);
  lab_shift_game_page_update (self);
  lab_shift_board_view_set_passive (self->board, FALSE);
  lab_shift_game_page_changed (self);
  g_signal_emit_by_name (self, "over");
}

/* Continues after a turn, or at the beginning of a game. */
static void
proceed (LabShiftGamePage *self)
{
  const LabShiftPosition *position = lab_shift_game_page_get_position (self);
  LabShiftSeatSet playing = lab_shift_position_get_unplaced (position)
                          & self->runner->persons;

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    {
      show_end (self);
    }
  else if (position->n_places > 0 && playing == 0)
    {
      /* Only computers are left to play for the other places. The game still emits signals about
       * the last turn, so it is ended from the main loop. */
      lab_shift_player_list_update (self->players);
      self->end_source = g_idle_add (on_end_game, self);
    }
  else if (self->first_home != LAB_SHIFT_SEAT_NONE)
    {
      lab_shift_player_list_update (self->players);
      ask_whether_to_keep_playing (self);
    }
  else
    {
      hand_over (self);
    }
}

/* Tells the solo mode that a turn was shown. Returns whether this was the last turn. */
static gboolean
lab_shift_game_solo_mode_settle (LabShiftGamePage *self)
{
  g_autoptr (LabShiftSoloMode) mode = NULL;

  if (self->solo_mode == NULL)
    return FALSE;
  mode = g_object_ref (self->solo_mode);
  lab_shift_solo_mode_settle (mode);
  /* The solo mode may have started another solo mode. */
  return self->solo_mode != mode || mode->over
         || lab_shift_game_page_get_game (self)->position.phase == LAB_SHIFT_PHASE_OVER;
}

static void
on_settled (LabShiftGamePage *self)
{
  if (!lab_shift_game_solo_mode_settle (self))
    proceed (self);
}

/* Returns the player who won with the last turn. A game that was saved at that moment resumes
 * with the question whether to keep playing. */
static LabShiftSeat
find_winner (LabShiftGame *game)
{
  const LabShiftPosition *position = &game->position;
  guint n_half_turns = game->past->len;
  LabShiftSeat last;

  if (n_half_turns == 0 || position->n_places != 1 || position->phase != LAB_SHIFT_PHASE_INSERT)
    return LAB_SHIFT_SEAT_NONE;
  last = lab_shift_game_get_position_at (game, n_half_turns - 1)->seat;
  return position->places[0] == last ? last : LAB_SHIFT_SEAT_NONE;
}

/* Public functions */

/* Rotates the spare tile for previews. Nobody can play yet, so the game does not change. */
void
lab_shift_game_handover_plan (LabShiftGamePage *self,
                              int               quarters)
{
  g_autofree char *lies = NULL;

  set_rotation (self, (self->rotation + quarters) & 3);
  lies = lab_shift_describe_spare (lab_shift_game_page_get_game (self)->spare, self->rotation);
  lab_game_page_say (LAB_GAME_PAGE (self), lies);
}

/* Covers the card, or uncovers it. */
void
lab_shift_game_handover_set (LabShiftGamePage *self,
                             LabShiftHandover  handover)
{
  self->handover = handover;
  lab_shift_game_handover_shake (self, FALSE);
  set_rotation (self, 0);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->panel, self->tick_id);
  self->tick_id = 0;
  if (handover == LAB_SHIFT_HANDOVER_PASS)
    update_take_button (self);
  else if (handover == LAB_SHIFT_HANDOVER_FIND)
    update_seen_button (self);
  gtk_widget_set_visible (self->take_button, handover == LAB_SHIFT_HANDOVER_PASS);
  gtk_stack_set_visible_child_name (self->spare_stack,
                                    handover == LAB_SHIFT_HANDOVER_FIND ? "seen" : "spare");
  lab_shift_board_view_set_planning (self->board, handover == LAB_SHIFT_HANDOVER_PASS);
}

/* Shakes the covered card, if animations are on, or stops that. */
void
lab_shift_game_handover_shake (LabShiftGamePage *self,
                               gboolean          shaken)
{
  static const char * const classes[] = { "shaken", "shaken-again" };
  GtkWidget *card = gtk_widget_get_ancestor (GTK_WIDGET (self->hand), GTK_TYPE_BOX);
  gboolean again = gtk_widget_has_css_class (card, classes[0]);

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gtk_widget_remove_css_class (card, classes[i]);
  if (shaken && adw_get_enable_animations (card))
    gtk_widget_add_css_class (card, classes[again]);
}

/* Returns: (transfer full): the title of the panel while the card is covered, and the instructions
 * in @task */
char *
lab_shift_game_handover_describe (LabShiftGamePage *self,
                                  const char      **task)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  LabShiftSeat seat = self->handover == LAB_SHIFT_HANDOVER_FIND ? self->finder
                                                                : game->position.seat;
  const char *name = game->names[seat];

  if (self->handover == LAB_SHIFT_HANDOVER_PASS)
    {
      *task = _("Plan your turn on the board, then show your card.");
      /* Translators: %s is the name of a player: a typed name, or one such as “Red”. If your
       * language would inflect the name, use another sentence, such as “Next player: %s”. */
      return g_strdup_printf (_("Pass the screen to %s"), name);
    }
  *task = lab_shift_position_heads_home (&game->position, seat)
              /* Translators: the player has found all treasures. */
              ? _("That was the last one. Now return home.")
              : _("Your next treasure, for your eyes only:");
  /* Translators: the first %s is the name of a player, the second %s is the treasure that this
   * player just found, such as “owl”. If your language would inflect the name, use another
   * sentence, such as “%s has a treasure: %s”. */
  return g_strdup_printf (_("A treasure for %s: %s"), name,
                          lab_shift_treasure_get_name (self->passed));
}

/* Moves the focus to the button that ends the handover. */
void
lab_shift_game_handover_focus (LabShiftGamePage *self)
{
  gtk_widget_grab_focus (get_button (self));
  self->n_ticks = 0;
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->panel, on_tick, self, NULL);
}

/**
 * lab_shift_game_page_set_paused:
 * @self: a page
 * @paused: whether to pause the game for people and computers
 *
 * Pauses or resumes the game.
 */
void
lab_shift_game_page_set_paused (LabShiftGamePage *self,
                                gboolean          paused)
{
  gboolean unpaused;

  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  unpaused = self->paused && !paused;
  if (self->paused != paused)
    {
      self->paused = paused;
      if (paused)
        lab_game_page_say (LAB_GAME_PAGE (self), _("The game is paused."));
      lab_shift_game_page_changed (self);
    }
  update_pause (self);
  if (unpaused && self->runner != NULL)
    lab_shift_game_page_focus (self);
}

/** lab_shift_game_page_get_pausable: returns whether a computer, a program or a clock would keep
 * going without a pause. */
gboolean
lab_shift_game_page_get_pausable (LabShiftGamePage *self)
{
  const LabShiftPosition *position;

  g_return_val_if_fail (LAB_IS_SHIFT_GAME_PAGE (self), FALSE);

  if (self->runner == NULL)
    return FALSE;
  position = lab_shift_game_page_get_position (self);
  if (lab_shift_game_solo_mode_has_clock (self))
    return TRUE;
  return position->phase != LAB_SHIFT_PHASE_OVER
      && !lab_shift_turn_runner_get_repeated (self->runner)
      && lab_shift_position_get_seats (position)
           != self->runner->persons;
}

/* Announces another game, and forgets the secrets of the last one. Its events are announced and
 * heard before the board, which may show the whole turn during a signal. */
void
lab_shift_game_turns_announce (LabShiftGamePage *self)
{
  lab_announcer_forget_secrets (lab_game_page_get_announcer (LAB_GAME_PAGE (self)));
  g_signal_group_set_target (self->early_signals, lab_shift_game_page_get_game (self));
  if (self->runner != NULL)
    say_current_turn (self);
}

/* Resets the results of the last turn, because the table shows another game or position. */
void
lab_shift_game_turns_clear (LabShiftGamePage *self)
{
  g_clear_handle_id (&self->end_source, g_source_remove);
  self->found = LAB_SHIFT_TREASURE_NONE;
  self->first_home = LAB_SHIFT_SEAT_NONE;
  self->ending = FALSE;
  self->asking = FALSE;
  self->viewer = LAB_SHIFT_SEAT_NONE;
}

/* Connects to the signals of each game, and of the board. */
void
lab_shift_game_turns_init (LabShiftGamePage *self)
{
  GSignalGroup *told = self->early_signals;

  g_signal_group_connect_swapped (told, "inserted", G_CALLBACK (say_insertion), self);
  g_signal_group_connect_swapped (told, "moved", G_CALLBACK (say_move), self);
  g_signal_group_connect_swapped (told, "found", G_CALLBACK (say_find), self);
  g_signal_group_connect_swapped (told, "placed", G_CALLBACK (say_place), self);
  g_signal_group_connect_swapped (told, "turn-began", G_CALLBACK (say_turn), self);
  g_signal_group_connect_swapped (told, "ended", G_CALLBACK (say_end), self);
  g_signal_group_connect_swapped (told, "rewound", G_CALLBACK (say_rewound), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (on_moved), self);
  g_signal_group_connect_swapped (self->game_signals, "found", G_CALLBACK (on_found), self);
  g_signal_group_connect_swapped (self->game_signals, "placed", G_CALLBACK (on_placed), self);
  g_signal_group_connect_swapped (self->runner_signals, "stage-changed",
                                  G_CALLBACK (on_stage_changed), self);
  g_signal_connect_object (self->board->motion, "still", G_CALLBACK (on_still), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board->motion, "settled", G_CALLBACK (on_settled), self,
                           G_CONNECT_SWAPPED);
}

/* Starts with the current position of a game. */
void
lab_shift_game_turns_begin (LabShiftGamePage *self)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);

  self->viewer = lab_shift_card_visibility_get_first_viewer (self->runner->persons);
  self->first_home = find_winner (game);
  proceed (self);
}

/* Continues from another position of the same game, after an undo or a redo. */
void
lab_shift_game_turns_go_on (LabShiftGamePage *self)
{
  if (lab_shift_game_page_get_position (self)->phase == LAB_SHIFT_PHASE_OVER)
    show_end (self);
  else
    hand_over (self);
}

/* Sets the tempo of the board, where people and computers play. */
void
lab_shift_game_turns_set_tempo (LabShiftGamePage *self)
{
  double tempo;

  if (self->runner == NULL)
    return;
  if (self->skipping)
    tempo = 0;
  else if (lab_shift_game_page_is_persons_turn (self))
    tempo = lab_settings_get_tempo (self->settings);
  else
    tempo = speeds[get_speed (self)].tempo;
  self->board->motion->tempo = tempo;
}

/* Shows the rest of a computer's turn at once, as soon as the computer has decided. Does nothing in
 * a person's turn. */
void
lab_shift_game_turns_skip (LabShiftGamePage *self)
{
  if (lab_shift_game_page_is_persons_turn (self))
    return;
  self->skipping = TRUE;
  lab_shift_game_turns_set_tempo (self);
  lab_shift_board_motion_skip (self->board->motion);
  if (self->step_source != 0)
    wait (self, 0);
}

/* Sets the function that holds the game, and binds the callbacks of the template. */
void
lab_shift_game_turns_class_init (GtkWidgetClass *widget_class)
{
  LAB_GAME_PAGE_CLASS (widget_class)->hold = lab_shift_game_page_hold;
  LAB_TEMPLATE_CALLBACKS (on_taken, on_seen);
}
