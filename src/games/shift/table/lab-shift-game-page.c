/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-shift-game-page.h"

#include <glib/gi18n.h>

#include "lab-hint-button.h"
#include "lab-pair-layout.h"
#include "lab-settings.h"
#include "lab-shift-board-layout.h"
#include "lab-shift-describe.h"
#include "lab-shift-hand.h"
#include "lab-shift-panel-layout.h"
#include "lab-style.h"
#include "lab-table-layout.h"
#include "lab-template.h"

/**
 * LabShiftGamePage:
 *
 * The table at which a game is played. It passes the actions of players to the game, and
 * shows the result. Between the turns of two people it covers the card.
 */

#define REFUSAL_SECONDS 4

/* No sound. */
#define NOTHING (-1)

G_DEFINE_FINAL_TYPE (LabShiftGamePage, lab_shift_game_page, LAB_TYPE_GAME_PAGE)

/* Private helpers */

/* Applies the settings to the table. A change takes effect at once, even during a game, and no
 * matter which program made it. */

static gboolean
is_on (LabShiftGamePage *self,
       const char       *key,
       gboolean          otherwise)
{
  return self->settings != NULL ? g_settings_get_boolean (self->settings, key) : otherwise;
}

static void
lab_shift_game_page_set_tempo (LabGamePage *page,
                               double       tempo)
{
  LabShiftGamePage *self = LAB_SHIFT_GAME_PAGE (page);

  self->spare->tempo = tempo;
  self->tile_drag->tempo = tempo;
  lab_shift_game_turns_set_tempo (self);
}

static void
update_sounds (LabShiftGamePage *self)
{
  if (!is_on (self, "sounds", FALSE))
    self->sound_after = NOTHING;
  if (self->runner != NULL)
    lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
}

static void
update_marks (LabShiftGamePage *self)
{
  lab_shift_board_view_set_shows (self->board, is_on (self, "show-reachable", TRUE),
                                  is_on (self, "show-path", TRUE));
  if (self->runner != NULL && !self->ending)
    lab_shift_game_page_update_status (self);
}

static void
update_hints (LabShiftGamePage *self)
{
  gboolean allowed = lab_shift_game_settings_get_hints (self);

  gtk_widget_set_visible (self->hint_button, allowed);
  if (!allowed)
    lab_shift_game_hint_drop (self);
  lab_shift_game_actions_update (self);
  if (self->runner != NULL)
    lab_shift_game_page_keep_focus (self);
}

static void
update_confirming (LabShiftGamePage *self)
{
  if (!lab_shift_game_settings_get_confirming (self))
    lab_shift_game_actions_choose (self, LAB_SHIFT_CELL_NONE);
}

/* Sets the thinking time of computers. A hint takes one second at most. */
static void
lab_shift_game_settings_update_limits (LabShiftGamePage *self)
{
  LabLimits limits = { .time = lab_settings_get_thinking_time (self->settings) };

  if (self->runner != NULL)
    self->runner->limits = limits;
  limits.time = MIN (limits.time, G_USEC_PER_SEC);
  self->hint_limits = limits;
}

/* Applies the settings now and after each change. */
static void
lab_shift_game_settings_init (LabShiftGamePage *self)
{
  static const struct
  {
    const char *signal;
    void (*update) (LabShiftGamePage *self);
  } handlers[] = {
    { "changed::thinking-time", lab_shift_game_settings_update_limits },
    { "changed::speed", lab_shift_game_turns_set_tempo },
    { "changed::sounds", update_sounds },
    { "changed::show-reachable", update_marks },
    { "changed::show-path", update_marks },
    { "changed::hints", update_hints },
    { "changed::confirm-moves", update_confirming },
  };

  for (guint i = 0; self->settings != NULL && i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->settings, handlers[i].signal, G_CALLBACK (handlers[i].update),
                             self, G_CONNECT_SWAPPED);
  update_marks (self);
  update_hints (self);
}

/* Points at the next step on the table: at a hint, at the turn that a computer will play, or at
 * the step that a solo mode asks for. */

static void
show_cue (LabShiftGamePage  *self,
          const LabShiftCue *cue)
{
  gboolean inserting = cue->kind == LAB_SHIFT_CUE_INSERTION;

  lab_style_set_class (self->tray, "cue", cue->kind == LAB_SHIFT_CUE_SPARE);
  lab_style_set_class (GTK_WIDGET (self->move_button), "cue", cue->kind == LAB_SHIFT_CUE_STAY);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    lab_style_set_class (self->board->arrows[arrow], "cue",
                         (inserting || cue->kind == LAB_SHIFT_CUE_ARROW)
                           && arrow == cue->turn.arrow);
}

static void
lab_shift_game_pointing_update (LabShiftGamePage *self)
{
  static const LabShiftCue nothing = { LAB_SHIFT_CUE_NONE,
                                       { LAB_SHIFT_ARROW_NONE, 0, LAB_SHIFT_CELL_NONE } };
  const LabShiftTurn *hint = lab_shift_game_hint_get (self);
  const LabShiftCue *cue = &nothing;

  if (self->solo_mode != NULL)
    cue = &self->solo_mode->cue;
  show_cue (self, cue);
  if (hint != NULL)
    lab_shift_board_view_point_at (self->board, hint, TRUE);
  else if (self->runner != NULL
           && self->runner->stage == LAB_SHIFT_TURN_RUNNER_AIMED)
    lab_shift_board_view_point_at (self->board, &self->runner->turn, FALSE);
  else if (cue->kind == LAB_SHIFT_CUE_INSERTION || cue->kind == LAB_SHIFT_CUE_MOVE)
    lab_shift_board_view_point_at (self->board, &cue->turn, cue->kind == LAB_SHIFT_CUE_MOVE);
  else
    lab_shift_board_view_point_at (self->board, NULL, FALSE);
}

/* Announces to screen readers what the table shows besides the events of the game. A card is a
 * secret of the player at the screen. */

/* Announces the hint and its place, for players who cannot see the highlighted arrow or tile. */
static void
lab_shift_game_tell_hint (LabShiftGamePage *self)
{
  const LabShiftTurn *turn = lab_shift_game_hint_get (self);
  g_autofree char *hint = NULL;
  g_autofree char *place = NULL;

  if (turn == NULL)
    return;
  hint = lab_shift_describe_hint (lab_shift_game_page_get_position (self), turn);
  place = lab_shift_describe_hint_place (lab_shift_game_page_get_game (self), turn);
  lab_game_page_say (LAB_GAME_PAGE (self), hint);
  lab_game_page_say (LAB_GAME_PAGE (self), place);
}

/* Connects the table with the solo mode, if the game has one. The solo mode is asked before each
 * action, and its banner is shown above the panel. */

/* Stops play when the solo mode is over, for example because its time is over. */
static void
on_over (LabShiftGamePage *self)
{
  lab_shift_board_view_set_active (self->board, FALSE);
  lab_shift_game_hint_drop (self);
  lab_notice_drop (self->toasts);
  lab_shift_game_actions_update (self);
  lab_shift_game_page_changed (self);
}

static const char *
describe_persons_task (LabShiftPhase phase,
                       gboolean      marked)
{
  switch (phase)
    {
    case LAB_SHIFT_PHASE_INSERT:
      return _("Rotate the spare tile, then insert it at an arrow.");
    case LAB_SHIFT_PHASE_MOVE:
      return marked ? _("Move your pawn to a highlighted tile, or stay.")
                    : _("Move your pawn to a tile that it can reach, or stay.");
    case LAB_SHIFT_PHASE_OVER:
    default:
      return _("The game is over.");
    }
}

static const char *
describe_computers_task (LabShiftTurnRunner     *runner,
                         const LabShiftPosition *position)
{
  switch (runner->stage)
    {
    case LAB_SHIFT_TURN_RUNNER_AIMED:
      return _("The tile goes in at the highlighted arrow.");
    case LAB_SHIFT_TURN_RUNNER_INSERTED:
      /* Translators: a computer player just inserted it. */
      return _("The tile goes in.");
    case LAB_SHIFT_TURN_RUNNER_IDLE:
    case LAB_SHIFT_TURN_RUNNER_ASKED:
    case LAB_SHIFT_TURN_RUNNER_ANSWERED:
    default:
      if ((runner->failed & LAB_SHIFT_SEAT_BIT (position->seat)) != 0)
        /* Translators: about a program that failed; the game now plays its turns at random. */
        return _("Plays at random now.");
      /* Translators: about a computer player. */
      return _("Thinking…");
    }
}

/* Returns how to confirm the selection of a tile, or of the tile of the pawn if it @stays. */
static const char *
describe_choice (gboolean stays)
{
  if (stays)
    /* Translators: “Stay” is the name of a button. */
    return _("Stay here? Select the tile again, or press Stay.");
  /* Translators: “Move” is the name of a button. */
  return _("Move here? Select the tile again, or press Move.");
}

/* Returns: (transfer full): what the current player must do, or is doing */
static char *
describe_task (LabShiftGamePage *self)
{
  const LabShiftPosition *position = lab_shift_game_page_get_position (self);
  const LabShiftTurn *hint = lab_shift_game_hint_get (self);

  if (position->phase == LAB_SHIFT_PHASE_OVER)
    return g_strdup (describe_persons_task (LAB_SHIFT_PHASE_OVER, FALSE));
  if (self->runner->paused)
    return g_strdup (_("The game is paused."));
  if (!lab_shift_game_page_is_persons_turn (self))
    return g_strdup (describe_computers_task (self->runner, position));
  if (self->hint_search != NULL)
    return g_strdup (_("Looking for a hint…"));
  if (hint != NULL)
    return lab_shift_describe_hint (position, hint);
  if (self->solo_mode != NULL && self->solo_mode->hint != NULL)
    return g_strdup (self->solo_mode->hint);
  return g_strdup (describe_persons_task ((LabShiftPhase) position->phase,
                                          self->board->shows_reachable));
}

/* Returns: (transfer full): the title of the panel, and the instructions below it in @task */
static char *
describe_status (LabShiftGamePage *self,
                 char            **task)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  const LabShiftPosition *position = &game->position;
  LabShiftCell chosen = self->board->chosen;

  if (lab_shift_game_page_get_covered (self))
    {
      const char *instructions;
      char *title = lab_shift_game_handover_describe (self, &instructions);

      *task = g_strdup (instructions);
      return title;
    }
  if (chosen != LAB_SHIFT_CELL_NONE && !self->runner->paused)
    *task = g_strdup (describe_choice (chosen == position->pawns[position->seat]));
  else
    *task = describe_task (self);
  /* Translators: %s is the name of a player, as it was typed, or a name such as “Red” or
   * “Expert”. If your language would have to inflect the name, say it in another way, such as
   * “Turn: %s”. */
  return g_strdup_printf (_("%s’s turn"), game->names[position->seat]);
}

/* Says what a computer did in the last turn, and shows where its pawn came from, until the next
 * insertion. */
static void
update_last (LabShiftGamePage *self)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  const LabShiftPosition *before;
  const LabShiftTurn *turn;
  g_autofree char *text = NULL;

  self->board->last.n_cells = 0;
  if (game->position.phase == LAB_SHIFT_PHASE_INSERT && game->turns->len > 0)
    {
      before = lab_shift_game_get_position_at (game, game->past->len - 1);
      turn = lab_shift_game_get_turn (game, game->turns->len - 1);
      if ((self->runner->persons & LAB_SHIFT_SEAT_BIT (before->seat)) == 0)
        {
          text = lab_shift_describe_last (game->names[before->seat],
                                          turn->arrow, before->pawns[before->seat] == turn->cell);
          self->board->last_seat = before->seat;
          lab_shift_path_find (&game->position.board, before->pawns[before->seat], turn->cell,
                               &self->board->last);
        }
    }
  gtk_label_set_label (self->last, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->last), text != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
}

static void
set_ringed (LabShiftGamePage   *self,
            LabShiftTreasureSet ringed,
            LabShiftSeat        seat)
{
  lab_shift_board_view_set_ringed (self->board, ringed, seat);
  lab_shift_tile_view_set_ringed (self->spare, ringed, seat);
}

/* Shows the cards that may be seen now. Open cards are meant for children, so their treasures are
 * also ringed. */
static void
update_hand (LabShiftGamePage *self)
{
  gboolean open = (lab_shift_game_page_get_position (self)->rules & LAB_SHIFT_RULES_OPEN_CARDS)
               != 0;
  LabShiftSeat seat = LAB_SHIFT_SEAT_NONE;

  if (self->handover == LAB_SHIFT_HANDOVER_FIND)
    seat = self->finder;
  else if (!lab_shift_game_page_get_covered (self))
    seat = lab_shift_card_visibility_get_shown (lab_shift_game_page_get_position (self),
                                                self->runner->persons,
                                                self->viewer);
  if (seat == LAB_SHIFT_SEAT_NONE)
    lab_shift_hand_show_backs (self->hand);
  else
    lab_shift_hand_show_cards (self->hand, lab_shift_game_page_get_position (self), seat);
  if (self->board->sought != self->hand->shown)
    {
      self->board->sought = self->hand->shown;
      lab_shift_board_view_update (self->board);
    }
  set_ringed (self, open ? self->hand->shown : 0, seat);
}

/* Private helpers: signals of the game, its turn runner, and the board */

static void
on_phase_changed (LabShiftGamePage *self)
{
  self->ending = lab_shift_game_page_get_game (self)->position.phase
              != LAB_SHIFT_PHASE_MOVE;
  if (self->ending)
    lab_shift_game_actions_update (self);
  else
    lab_shift_game_page_update (self);
}

static void
on_stage_changed (LabShiftGamePage *self)
{
  LabShiftTurnRunnerStage stage = self->runner->stage;

  /* The end of the last turn stays visible until the next turn begins. */
  if (stage == LAB_SHIFT_TURN_RUNNER_IDLE)
    return;
  if (lab_shift_game_page_may_play (self))
    {
      lab_shift_board_view_set_active (self->board, TRUE);
      lab_shift_board_view_focus_play (self->board);
    }
  lab_shift_game_pointing_update (self);
  lab_shift_game_page_update_status (self);
  lab_shift_game_actions_update (self);
}

/* Announces a rotation by a person. A computer rotates the tile when it inserts it, and then the
 * insertion is announced. A plan is announced while it is made. */
static void
on_spare_rotated (LabShiftGamePage *self)
{
  g_autofree char *lies
      = lab_shift_describe_spare (lab_shift_game_page_get_game (self)->spare, 0);

  if (lab_shift_game_page_is_persons_turn (self) && !lab_shift_game_page_get_covered (self))
    lab_game_page_say (LAB_GAME_PAGE (self), lies);
}

static void
on_failed (LabShiftGamePage *self,
           guint             seat,
           const char       *reason)
{
  g_autofree char *text = g_strdup_printf (
      /* Translators: the name of a player that is a program; then a sentence that says why it
       * cannot keep playing. */
      _("%s cannot keep playing, and plays at random from now on: %s"),
      lab_shift_game_page_get_game (self)->names[seat], reason);

  lab_shift_game_page_tell_trouble (self, text);
}

/* Called when the turns of computer players repeat, so that the game would never end. */
static void
on_repeated (LabShiftGamePage *self)
{
  lab_shift_game_page_changed (self);
  if (lab_shift_turn_runner_get_repeated (self->runner))
    lab_shift_game_page_tell_trouble (self, _("The game repeats itself. It ends undecided."));
}

static void
on_failure_closed (LabShiftGamePage *self)
{
  gtk_widget_set_visible (self->failure, FALSE);
  lab_shift_game_page_focus (self);
}

/* Private helpers: sounds */

static void
sound_insertion (LabShiftGamePage *self)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_SLIDE);
}

static void
sound_move (LabShiftGamePage *self,
            guint             seat,
            guint             from,
            guint             to)
{
  self->mover = (LabShiftSeat) seat;
  self->sound_after = NOTHING;
  if (from != to)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_MOVE);
}

/* After an undo, there is no event left to show. */
static void
forget_sound (LabShiftGamePage *self)
{
  self->sound_after = NOTHING;
}

/* The board shows the treasure when the pawn reaches it. */
static void
sound_find (LabShiftGamePage *self)
{
  lab_game_page_play_sound (LAB_GAME_PAGE (self), LAB_SOUND_FIND);
}

static void
sound_win (LabShiftGamePage *self,
           guint seat        G_GNUC_UNUSED,
           guint             place)
{
  if (place == 1)
    self->sound_after = LAB_SOUND_WIN;
}

static void
sound_turn (LabShiftGamePage *self)
{
  if (self->sound_after == NOTHING && lab_shift_game_page_get_position (self)->seat != self->mover)
    self->sound_after = LAB_SOUND_TURN;
}

static void
play_sound_after (LabShiftGamePage *self)
{
  if (self->sound_after != NOTHING)
    lab_game_page_play_sound (LAB_GAME_PAGE (self), (LabSound) self->sound_after);
  self->sound_after = NOTHING;
}

/* Connects the sounds to each game and to the board. */
static void
lab_shift_game_sounds_init (LabShiftGamePage *self)
{
  GSignalGroup *group = self->early_signals;

  self->sound_after = NOTHING;
  self->mover = LAB_SHIFT_SEAT_NONE;
  g_signal_group_connect_swapped (group, "inserted", G_CALLBACK (sound_insertion), self);
  g_signal_group_connect_swapped (group, "moved", G_CALLBACK (sound_move), self);
  g_signal_group_connect_swapped (group, "placed", G_CALLBACK (sound_win), self);
  g_signal_group_connect_swapped (group, "turn-began", G_CALLBACK (sound_turn), self);
  g_signal_group_connect_swapped (group, "rewound", G_CALLBACK (forget_sound), self);
  g_signal_connect_object (self->board->motion, "celebrating", G_CALLBACK (sound_find), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board->motion, "settled", G_CALLBACK (play_sound_after), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* GObject and widget */

static void
lab_shift_game_page_dispose (GObject *object)
{
  LabShiftGamePage *self = LAB_SHIFT_GAME_PAGE (object);

  if (self->board != NULL)
    {
      lab_shift_game_page_set_runner (self, NULL);
      lab_shift_game_page_set_solo_mode (self, NULL);
    }
  g_clear_object (&self->game_signals);
  g_clear_object (&self->runner_signals);
  g_clear_object (&self->early_signals);
  g_clear_object (&self->solo_signals);
  G_OBJECT_CLASS (lab_shift_game_page_parent_class)->dispose (object);
}

static void
lab_shift_game_page_class_init (LabShiftGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lab_shift_game_page_dispose;
  LAB_GAME_PAGE_CLASS (klass)->set_tempo = lab_shift_game_page_set_tempo;

  /**
   * LabShiftGamePage::changed:
   * @self: the page
   *
   * The game can now be paused, resumed, undone or redone, or no longer. Also emitted for each
   * game.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  /**
   * LabShiftGamePage::over:
   * @self: a page
   *
   * Emitted when the game is over and players have seen its end.
   */
  g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);

  LAB_TEMPLATE_TYPES (LAB_TYPE_SHIFT_BOARD_VIEW, LAB_TYPE_SHIFT_TILE_DRAG, LAB_TYPE_SHIFT_HAND,
                      LAB_TYPE_SHIFT_PANEL_LAYOUT, LAB_TYPE_SHIFT_PAWN, LAB_TYPE_SHIFT_PLAYER_LIST,
                      LAB_TYPE_TABLE_LAYOUT, LAB_TYPE_SHIFT_TILE_VIEW, LAB_TYPE_PAIR_LAYOUT,
                      LAB_TYPE_HINT_BUTTON);
  LAB_TEMPLATE ("lab-shift-game-page.ui");
  LAB_TEMPLATE_CHILDREN (LabShiftGamePage, toasts, table, board, tile_drag, pause_sign, go_on, pawn,
                         title, hint, spinner, persons_buttons, hint_button, move_button, failure,
                         failure_text, panel);
  LAB_TEMPLATE_CHILDREN (LabShiftGamePage, sides, result, banner, last, spare_stack, tray, spare,
                         hand, players, take_button, take_label, seen_button, seen_label);
  LAB_TEMPLATE_CALLBACKS (on_failure_closed);
  lab_shift_game_actions_class_init (widget_class);
  lab_shift_game_turns_class_init (widget_class);
}

static void
lab_shift_game_page_init (LabShiftGamePage *self)
{
  lab_shift_game_turns_clear (self);
  self->settings = lab_game_page_get_settings (LAB_GAME_PAGE (self));
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_table_layout_set_fit (LAB_TABLE_LAYOUT (self->table), lab_shift_board_layout_fill);
  /* Clockwise is to the right in every language. */
  gtk_widget_set_direction (self->tray, GTK_TEXT_DIR_LTR);
  self->early_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  lab_shift_game_sounds_init (self);
  self->game_signals = g_signal_group_new (LAB_TYPE_SHIFT_GAME);
  g_signal_group_connect_swapped (self->game_signals, "phase-changed",
                                  G_CALLBACK (on_phase_changed), self);
  g_signal_group_connect_swapped (self->game_signals, "spare-rotated",
                                  G_CALLBACK (on_spare_rotated), self);
  self->runner_signals = g_signal_group_new (LAB_TYPE_SHIFT_TURN_RUNNER);
  g_signal_group_connect_swapped (self->runner_signals, "stage-changed",
                                  G_CALLBACK (on_stage_changed), self);
  g_signal_group_connect_swapped (self->runner_signals, "failed", G_CALLBACK (on_failed), self);
  g_signal_group_connect_swapped (self->runner_signals, "repeated",
                                  G_CALLBACK (on_repeated), self);
  self->solo_signals = g_signal_group_new (LAB_TYPE_SHIFT_SOLO_MODE);
  g_signal_group_connect_swapped (self->solo_signals, "over", G_CALLBACK (on_over), self);
  g_signal_group_connect_swapped (self->solo_signals, "cue-changed",
                                  G_CALLBACK (lab_shift_game_page_hint_changed), self);
  g_signal_group_connect_swapped (self->solo_signals, "tell", G_CALLBACK (lab_game_page_say), self);
  lab_game_page_set_up (LAB_GAME_PAGE (self), GTK_WIDGET (self->board), self->toasts,
                        REFUSAL_SECONDS, lab_shift_game_shortcuts);
  lab_shift_game_actions_init (self);
  lab_shift_game_turns_init (self);
  lab_shift_tile_drag_connect (self->tile_drag, self->spare, self->board);
  lab_shift_game_settings_init (self);
  lab_shift_game_actions_update (self);
}

static void
clear_table (LabShiftGamePage *self)
{
  lab_shift_game_turns_clear (self);
  gtk_stack_set_visible_child (self->sides, GTK_WIDGET (self->toasts));
  gtk_scrolled_window_set_child (self->result, NULL);
  self->card = NULL;
  self->skips_clicks = self->skips_keys = FALSE;
  lab_notice_drop (self->toasts);
  gtk_widget_set_visible (self->failure, FALSE);
  lab_shift_game_handover_set (self, LAB_SHIFT_HANDOVER_NONE);
  lab_shift_hand_show_backs (self->hand);
  set_ringed (self, 0, LAB_SHIFT_SEAT_NONE);
  lab_shift_tile_view_set_tile (self->spare, NULL);
  gtk_spinner_set_spinning (self->spinner, FALSE);
  lab_shift_board_view_set_passive (self->board, FALSE);
}

/* Public functions */

/* Returns whether players can ask for hints: the settings must allow it, and the solo mode must
 * have them. */
gboolean
lab_shift_game_settings_get_hints (LabShiftGamePage *self)
{
  return is_on (self, "hints", TRUE)
         && (self->solo_mode == NULL || self->solo_mode->kind->ask_hint != NULL);
}

/* Returns whether a pawn moves only after the player has confirmed the selected tile. */
gboolean
lab_shift_game_settings_get_confirming (LabShiftGamePage *self)
{
  return is_on (self, "confirm-moves", FALSE);
}

/**
 * lab_shift_game_page_tell_trouble:
 * @self: a page with a game
 * @text: what went wrong
 *
 * Shows a message that stays until players close it.
 */
void
lab_shift_game_page_tell_trouble (LabShiftGamePage *self,
                                  const char       *text)
{
  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  gtk_label_set_label (self->failure_text, text);
  lab_game_page_say (LAB_GAME_PAGE (self), text);
  gtk_widget_set_visible (self->failure, TRUE);
}

/**
 * lab_shift_game_page_set_solo_mode:
 * @self: a page
 * @mode: (nullable): a solo mode that has started; %NULL for the standard game
 *
 * Sets the solo mode of the next game. Must be called before lab_shift_game_page_set_runner().
 */
void
lab_shift_game_page_set_solo_mode (LabShiftGamePage *self,
                                   LabShiftSoloMode *mode)
{
  GtkWidget *banner = NULL;

  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  if (self->solo_mode == mode)
    return;
  g_set_object (&self->solo_mode, mode);
  g_signal_group_set_target (self->solo_signals, mode);
  if (mode != NULL)
    banner = mode->kind->create_banner (mode);
  adw_bin_set_child (self->banner, banner);
  gtk_widget_set_visible (GTK_WIDGET (self->banner), banner != NULL);
  lab_shift_game_pointing_update (self);
}

/**
 * lab_shift_game_page_show_result:
 * @self: a page with a game that is over
 * @card: the result
 * @is_success: whether there is something to celebrate
 *
 * Shows the result of the game in place of the panel, beside the board, until another game is
 * shown.
 */
void
lab_shift_game_page_show_result (LabShiftGamePage *self,
                                 LabResultCard    *card,
                                 gboolean          is_success)
{
  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  self->card = card;
  gtk_widget_set_valign (GTK_WIDGET (card), GTK_ALIGN_START);
  gtk_scrolled_window_set_child (self->result, GTK_WIDGET (card));
  gtk_stack_set_visible_child (self->sides, GTK_WIDGET (self->result));
  lab_result_card_end (card, is_success);
  gtk_widget_grab_focus (GTK_WIDGET (card));
}

/* Returns whether there is only one player. */
gboolean
lab_shift_game_page_is_alone (LabShiftGamePage *self)
{
  LabShiftSeatSet seats = lab_shift_position_get_seats (lab_shift_game_page_get_position (self));

  return (seats & (seats - 1)) == 0;
}

/* Returns whether the turn runner waits for a person who has the screen. */
gboolean
lab_shift_game_page_may_play (LabShiftGamePage *self)
{
  if (self->solo_mode != NULL && self->solo_mode->over)
    return FALSE;
  return self->runner != NULL
      && self->runner->stage == LAB_SHIFT_TURN_RUNNER_ASKED
      && lab_shift_game_page_is_persons_turn (self)
      && !self->runner->paused
      && !lab_shift_game_page_get_covered (self);
}

/* Says what a hint costs. */
static void
update_hint_button (LabShiftGamePage *self)
{
  const char *cost = self->solo_mode != NULL ? self->solo_mode->hint_cost : NULL;

  gtk_widget_set_visible (self->hint_button, lab_shift_game_settings_get_hints (self));
  lab_hint_button_set_cost (LAB_HINT_BUTTON (self->hint_button), cost != NULL ? cost : "");
}

void
lab_shift_game_page_update_status (LabShiftGamePage *self)
{
  LabShiftSeat seat = lab_shift_game_page_get_position (self)->seat;
  gboolean person = lab_shift_game_page_is_persons_turn (self);
  gboolean covered = lab_shift_game_page_get_covered (self);
  g_autofree char *task = NULL;
  g_autofree char *title = describe_status (self, &task);

  gtk_label_set_label (self->title, title);
  /* A single player does not need to read whose turn it is. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), !lab_shift_game_page_is_alone (self));
  /* The name of a computer player is longer, and its instructions are shorter. */
  gtk_label_set_lines (self->title, person && !covered ? 1 : 2);
  update_last (self);
  gtk_label_set_label (self->hint, task);
  gtk_widget_set_visible (GTK_WIDGET (self->hint),
                          self->solo_mode == NULL || !self->solo_mode->kind->gives_tasks);
  update_hint_button (self);
  lab_shift_pawn_set_seat (self->pawn,
                           self->handover == LAB_SHIFT_HANDOVER_FIND ? self->finder : seat);
  gtk_widget_set_visible (self->persons_buttons, person && !covered);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), !person && !covered);
  gtk_spinner_set_spinning (self->spinner, !self->runner->paused
                                               && lab_shift_turn_runner_get_thinking (self->runner)
                                                      != LAB_SHIFT_SEAT_NONE);
}

/* Shows and announces that the hint appeared or disappeared, or that its text changed. */
void
lab_shift_game_page_hint_changed (LabShiftGamePage *self)
{
  if (self->runner == NULL)
    return;
  lab_shift_game_pointing_update (self);
  lab_shift_game_tell_hint (self);
  if (!self->ending)
    lab_shift_game_page_update_status (self);
  lab_shift_game_actions_update (self);
  lab_shift_game_page_keep_focus (self);
}

/* Updates the panel beside the board. */
void
lab_shift_game_page_update (LabShiftGamePage *self)
{
  lab_shift_game_page_update_status (self);
  lab_shift_game_actions_update (self);
  lab_shift_player_list_update (self->players);
  lab_shift_tile_view_set_tile (self->spare,
                                lab_shift_game_page_get_game (self)->spare);
  update_hand (self);
}

/* Moves the focus to where the player does the next step. */
void
lab_shift_game_page_focus (LabShiftGamePage *self)
{
  if (self->card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->card));
  else if (lab_shift_game_page_get_covered (self))
    lab_shift_game_handover_focus (self);
  else
    lab_shift_board_view_focus_play (self->board);
}

/* Moves the focus if the focused widget is no longer visible or sensitive. */
void
lab_shift_game_page_keep_focus (LabShiftGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->paused)
    gtk_widget_grab_focus (self->go_on);
  else if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    lab_shift_game_page_focus (self);
}

/**
 * lab_shift_game_page_set_runner:
 * @self: a page
 * @runner: (nullable): the turn runner of the game to play
 *
 * Shows a game, and continues it from its current position. The previous turn runner is stopped.
 */
void
lab_shift_game_page_set_runner (LabShiftGamePage   *self,
                                LabShiftTurnRunner *runner)
{
  LabShiftGame *game;

  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  if (self->runner == runner)
    return;
  g_signal_group_set_target (self->game_signals, NULL);
  g_signal_group_set_target (self->runner_signals, NULL);
  if (self->runner != NULL)
    lab_shift_turn_runner_stop (self->runner);
  g_clear_handle_id (&self->step_source, g_source_remove);
  lab_shift_game_hint_drop (self);
  clear_table (self);
  g_set_object (&self->runner, runner);
  lab_shift_game_turns_announce (self);
  lab_shift_game_page_set_paused (self, FALSE);
  game = lab_shift_game_page_get_game (self);
  self->sound_after = NOTHING;
  if (game != NULL)
    lab_game_page_prepare_sounds (LAB_GAME_PAGE (self));
  lab_shift_board_view_set_game (self->board, game);
  lab_shift_player_list_set_game (self->players, game);
  lab_shift_game_page_changed (self);
  if (game == NULL)
    {
      lab_shift_game_actions_update (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->players), !lab_shift_game_page_is_alone (self));
  g_signal_group_set_target (self->runner_signals, runner);
  g_signal_group_set_target (self->game_signals, game);
  lab_shift_game_settings_update_limits (self);
  lab_shift_game_turns_begin (self);
  on_repeated (self);
}
