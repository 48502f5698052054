/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-board-layout.h"
#include "lab-describe.h"
#include "lab-panel-layout.h"
#include "lab-card-visibility.h"
#include "lab-game-shortcuts.h"
#include "lab-table-layout.h"
#include "lab-pair-layout.h"

/**
 * LabGamePage:
 *
 * The table at which a game is played. It passes the actions of players to the controller, and
 * shows the result. Between the turns of two people it covers the card.
 */

#define REFUSAL_SECONDS 4

enum
{
  PROP_0,
  PROP_PAUSED,
  PROP_PAUSABLE,
  PROP_UNDOABLE,
  PROP_REDOABLE,
  N_PROPS,
};

enum
{
  OVER,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabGamePage, lab_game_page, ADW_TYPE_BIN)

/* Private helpers */

LabGame *
lab_game_page_get_game (LabGamePage *self)
{
  LabController *controller = lab_game_page_get_controller (self);

  return controller != NULL ? lab_controller_get_game (controller) : NULL;
}

const LabPosition *
lab_game_page_get_position (LabGamePage *self)
{
  return lab_game_get_position (lab_game_page_get_game (self));
}

gboolean
lab_game_page_is_persons_turn (LabGamePage *self)
{
  LabSeat seat = lab_game_page_get_position (self)->seat;

  return (lab_turn_runner_get_persons (self->runner) & LAB_SEAT_BIT (seat)) != 0;
}

/* Returns whether the turn runner waits for a person who has the screen. */
gboolean
lab_game_page_may_play (LabGamePage *self)
{
  if (self->solo_mode != NULL && lab_solo_mode_get_over (self->solo_mode))
    return FALSE;
  return self->runner != NULL && lab_turn_runner_get_stage (self->runner) == LAB_TURN_RUNNER_ASKED
         && lab_game_page_is_persons_turn (self) && !lab_turn_runner_get_paused (self->runner)
         && !lab_game_page_get_covered (self);
}

/* Returns: (transfer full): the title of the panel, and the instructions below it in @task */
static char *
describe_status (LabGamePage  *self,
                 char        **task)
{
  LabGame *game = lab_game_page_get_game (self);
  const LabPosition *position = lab_game_get_position (game);
  LabCell chosen = lab_board_view_get_chosen (self->board);

  if (lab_game_page_get_covered (self))
    {
      const char *instructions;
      char *title = lab_game_handover_describe (self, &instructions);

      *task = g_strdup (instructions);
      return title;
    }
  if (chosen != LAB_CELL_NONE && !lab_turn_runner_get_paused (self->runner))
    *task = g_strdup (lab_describe_choice (chosen == position->pawns[position->seat]));
  else
    *task = lab_describe_task (self->runner, lab_hint_get_asked (self->hint_thinker),
                               lab_hint_get_turn (self->hint_thinker),
                               lab_board_view_get_shows_reachable (self->board));
  /* Translators: %s is the name of a player, as it was typed, or a name such as “Red” or
   * “Expert”. If your language would have to inflect the name, say it in another way, such as
   * “Turn: %s”. */
  return g_strdup_printf (_("%s’s turn"),
                          lab_player_get_name (lab_game_get_player (game, position->seat)));
}

void
lab_game_page_update_status (LabGamePage *self)
{
  LabSeat seat = lab_game_page_get_position (self)->seat;
  gboolean person = lab_game_page_is_persons_turn (self);
  gboolean covered = lab_game_page_get_covered (self);
  g_autofree char *task = NULL;
  g_autofree char *title = describe_status (self, &task);

  gtk_label_set_label (self->title, title);
  /* A single player does not need to read whose turn it is. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), !lab_game_page_is_alone (self));
  /* The name of a computer player is longer, and its instructions are shorter. */
  gtk_label_set_lines (self->title, person && !covered ? 1 : 2);
  gtk_label_set_label (self->hint, task);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !lab_game_solo_mode_gives_tasks (self));
  gtk_widget_set_visible (self->hint_button, lab_game_settings_get_hints (self));
  lab_pawn_set_seat (self->pawn, self->handover == LAB_HANDOVER_FIND ? self->finder : seat);
  gtk_widget_set_visible (self->persons_buttons, person && !covered);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), !person && !covered);
  gtk_spinner_set_spinning (self->spinner, !lab_turn_runner_get_paused (self->runner)
                                               && lab_turn_runner_get_thinking (self->runner)
                                                      != LAB_SEAT_NONE);
}

static void
set_ringed (LabGamePage    *self,
            LabTreasureSet  ringed,
            LabSeat         seat)
{
  lab_board_view_set_ringed (self->board, ringed, seat);
  lab_tile_view_set_ringed (self->spare, ringed, seat);
}

/* Shows the cards that may be seen now. Open cards are meant for children, so their treasures are
 * also ringed. */
static void
update_hand (LabGamePage *self)
{
  gboolean open = (lab_game_page_get_position (self)->rules & LAB_RULES_OPEN_CARDS) != 0;
  LabSeat seat = LAB_SEAT_NONE;

  if (self->handover == LAB_HANDOVER_FIND)
    seat = self->finder;
  else if (!lab_game_page_get_covered (self))
    seat = lab_card_visibility_get_shown (lab_game_page_get_position (self),
                                          lab_turn_runner_get_persons (self->runner), self->viewer);
  if (seat == LAB_SEAT_NONE)
    lab_hand_show_backs (self->hand);
  else
    lab_hand_show_cards (self->hand, lab_game_page_get_position (self), seat);
  lab_board_view_set_sought (self->board, lab_hand_get_shown (self->hand));
  set_ringed (self, open ? lab_hand_get_shown (self->hand) : 0, seat);
}

/* Updates the panel beside the board. */
void
lab_game_page_update (LabGamePage *self)
{
  lab_game_page_update_status (self);
  lab_game_actions_update (self);
  lab_player_list_update (self->players);
  lab_tile_view_set_tile (self->spare, lab_game_get_spare (lab_game_page_get_game (self)));
  update_hand (self);
}

/* Private helpers: signals of the game, its turn runner, and the board */

static void
on_phase_changed (LabGamePage *self)
{
  self->ending = lab_game_get_phase (lab_game_page_get_game (self)) != LAB_PHASE_MOVE;
  if (self->ending)
    lab_game_actions_update (self);
  else
    lab_game_page_update (self);
}

static void
on_stage_changed (LabGamePage *self)
{
  LabTurnRunnerStage stage = lab_turn_runner_get_stage (self->runner);

  /* The end of the last turn stays visible until the next turn begins. */
  if (stage == LAB_TURN_RUNNER_IDLE)
    return;
  if (lab_game_page_may_play (self))
    {
      lab_board_view_set_active (self->board, TRUE);
      lab_board_view_focus_play (self->board);
    }
  lab_game_pointing_update (self);
  lab_game_page_update_status (self);
  lab_game_actions_update (self);
}

/* Moves the focus to where the player does the next step. */
void
lab_game_page_focus (LabGamePage *self)
{
  if (lab_game_page_get_covered (self))
    lab_game_handover_focus (self);
  else
    lab_board_view_focus_play (self->board);
}

/* Moves the focus if the focused widget is no longer visible or sensitive. */
void
lab_game_page_keep_focus (LabGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (self->paused)
    gtk_widget_grab_focus (self->go_on);
  else if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    lab_game_page_focus (self);
}

/* Announces a rotation by a person. A computer rotates the tile when it inserts it, and then the
 * insertion is announced. A plan is announced while it is made. */
static void
on_spare_rotated (LabGamePage *self)
{
  if (lab_game_page_is_persons_turn (self) && !lab_game_page_get_covered (self))
    lab_game_tell_spare (self);
}

static void
on_hint_changed (LabGamePage *self)
{
  if (self->runner == NULL)
    return;
  lab_game_pointing_update (self);
  lab_game_tell_hint (self);
  if (!self->ending)
    lab_game_page_update_status (self);
  lab_game_actions_update (self);
  lab_game_page_keep_focus (self);
}

static void
on_failed (LabGamePage *self,
           guint        seat,
           const char  *reason)
{
  LabPlayer *player = lab_game_get_player (lab_game_page_get_game (self), (LabSeat) seat);
  g_autofree char *text = NULL;

  text = g_strdup_printf (
      /* Translators: the name of a player that is a program; then a sentence that says why it
       * cannot keep playing. */
      _("%s cannot keep playing, and plays at random from now on: %s"),
      lab_player_get_name (player), reason);
  lab_game_page_tell_trouble (self, text);
}

/* Called when the turns of computer players repeat, so that the game would never end. */
static void
on_repeated (LabGamePage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSABLE]);
  if (lab_turn_runner_get_repeated (self->runner))
    lab_game_page_tell_trouble (self, _("The game repeats itself. It ends undecided."));
}

static void
on_failure_closed (LabGamePage *self)
{
  gtk_widget_set_visible (self->failure, FALSE);
  lab_game_page_focus (self);
}

/* For the other files of the table */

void
lab_game_page_end (LabGamePage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSABLE]);
  g_signal_emit (self, signals[OVER], 0);
}

/* GObject and widget */

static void
lab_game_page_dispose (GObject *object)
{
  LabGamePage *self = LAB_GAME_PAGE (object);

  if (self->board != NULL)
    {
      lab_game_page_set_runner (self, NULL);
      lab_game_page_set_solo_mode (self, NULL);
    }
  g_clear_object (&self->game_signals);
  g_clear_object (&self->runner_signals);
  g_clear_object (&self->turn_signals);
  g_clear_object (&self->solo_signals);
  g_clear_object (&self->hint_thinker);
  g_clear_object (&self->pace);
  g_clear_object (&self->refusal);
  g_clear_object (&self->sounds);
  g_clear_object (&self->settings);
  g_clear_object (&self->announcer);
  G_OBJECT_CLASS (lab_game_page_parent_class)->dispose (object);
}

static void
lab_game_page_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  LabGamePage *self = LAB_GAME_PAGE (object);

  switch (prop_id)
    {
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    case PROP_PAUSABLE:
      g_value_set_boolean (value, lab_game_page_get_pausable (self));
      break;
    case PROP_UNDOABLE:
      g_value_set_boolean (value, self->undoable);
      break;
    case PROP_REDOABLE:
      g_value_set_boolean (value, self->redoable);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, tile_drag);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, pause_sign);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, go_on);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, pawn);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, title);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hint);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, spinner);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, persons_buttons);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hint_button);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, move_button);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, failure);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, failure_text);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, panel);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, banner);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, spare_stack);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, tray);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, spare);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hand);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, take_button);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, take_label);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, seen_button);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, seen_label);
}

static void
lab_game_page_class_init (LabGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_game_page_dispose;
  object_class->get_property = lab_game_page_get_property;

  /** LabGamePage:paused: whether players have paused the game */
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  /** LabGamePage:pausable: whether a computer, a program or a clock would keep going without a
   * pause */
  props[PROP_PAUSABLE] = g_param_spec_boolean ("pausable", NULL, NULL, FALSE, flags);
  /** LabGamePage:undoable: whether lab_game_page_undo() can undo something now */
  props[PROP_UNDOABLE] = g_param_spec_boolean ("undoable", NULL, NULL, FALSE, flags);
  /** LabGamePage:redoable: whether lab_game_page_redo() can redo something now */
  props[PROP_REDOABLE] = g_param_spec_boolean ("redoable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabGamePage::over:
   * @self: a page
   *
   * Emitted when the game is over and players have seen its end.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_TILE_DRAG);
  g_type_ensure (LAB_TYPE_HAND);
  g_type_ensure (LAB_TYPE_PANEL_LAYOUT);
  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_PLAYER_LIST);
  g_type_ensure (LAB_TYPE_TABLE_LAYOUT);
  g_type_ensure (LAB_TYPE_TILE_VIEW);
  g_type_ensure (LAB_TYPE_PAIR_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/labyrinthe/Labyrinthe/lab-game-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, on_failure_closed);
  lab_game_actions_class_init (widget_class);
  lab_game_turns_class_init (widget_class);
}

static void
lab_game_page_init (LabGamePage *self)
{
  lab_game_turns_clear (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  lab_table_layout_set_fit (LAB_TABLE_LAYOUT (self->table), lab_board_layout_fill);
  /* Clockwise is to the right in every language. */
  gtk_widget_set_direction (self->tray, GTK_TEXT_DIR_LTR);
  self->pace = lab_pace_new (self->board);
  self->hint_thinker = lab_hint_new ();
  g_signal_connect_swapped (self->hint_thinker, "changed", G_CALLBACK (on_hint_changed), self);
  self->refusal = lab_notice_new (self->toasts, REFUSAL_SECONDS);
  self->sounds = lab_sounds_new (self->board);
  self->game_signals = g_signal_group_new (LAB_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::phase",
                                  G_CALLBACK (on_phase_changed), self);
  g_signal_group_connect_swapped (self->game_signals, "spare-rotated",
                                  G_CALLBACK (on_spare_rotated), self);
  self->runner_signals = g_signal_group_new (LAB_TYPE_TURN_RUNNER);
  g_signal_group_connect_swapped (self->runner_signals, "notify::stage",
                                  G_CALLBACK (on_stage_changed), self);
  g_signal_group_connect_swapped (self->runner_signals, "failed", G_CALLBACK (on_failed), self);
  g_signal_group_connect_swapped (self->runner_signals, "notify::repeated",
                                  G_CALLBACK (on_repeated), self);
  self->turn_signals = g_signal_group_new (LAB_TYPE_GAME);
  lab_game_undo_init (self);
  lab_game_turns_init (self);
  lab_game_solo_mode_init (self);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_game_shortcuts_new_for_table ());
  lab_game_actions_init (self);
  lab_game_settings_init (self);
  lab_game_actions_update (self);
}

/* Public functions */

static void
clear_table (LabGamePage *self)
{
  lab_game_turns_clear (self);
  self->skips_clicks = self->skips_keys = FALSE;
  lab_notice_drop (self->refusal);
  gtk_widget_set_visible (self->failure, FALSE);
  lab_game_handover_set (self, LAB_HANDOVER_NONE);
  lab_hand_show_backs (self->hand);
  set_ringed (self, 0, LAB_SEAT_NONE);
  lab_tile_view_set_tile (self->spare, NULL);
  gtk_spinner_set_spinning (self->spinner, FALSE);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
}

/**
 * lab_game_page_set_announcer:
 * @self: a page
 * @announcer: (nullable): announces the game to screen readers
 *
 * Sets the announcer of the page.
 */
void
lab_game_page_set_announcer (LabGamePage      *self,
                             LabGameAnnouncer *announcer)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  g_set_object (&self->announcer, announcer);
}

/**
 * lab_game_page_set_runner:
 * @self: a page
 * @runner: (nullable): the turn runner of the game to play
 *
 * Shows a game, and continues it from its current position. The previous turn runner is stopped.
 */
void
lab_game_page_set_runner (LabGamePage   *self,
                          LabTurnRunner *runner)
{
  LabGame *game;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (self->runner == runner)
    return;
  g_signal_group_set_target (self->game_signals, NULL);
  g_signal_group_set_target (self->turn_signals, NULL);
  g_signal_group_set_target (self->runner_signals, NULL);
  if (self->runner != NULL)
    lab_turn_runner_stop (self->runner);
  lab_pace_set_runner (self->pace, NULL);
  lab_hint_set_runner (self->hint_thinker, NULL);
  clear_table (self);
  g_set_object (&self->runner, runner);
  lab_game_page_set_paused (self, FALSE);
  game = lab_game_page_get_game (self);
  /* Sounds are connected before the board, which may show the whole turn during the signal. */
  lab_sounds_set_game (self->sounds, game);
  lab_board_view_set_controller (self->board, lab_game_page_get_controller (self));
  lab_player_list_set_runner (self->players, runner);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSABLE]);
  if (game == NULL)
    {
      lab_game_actions_update (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->players), !lab_game_page_is_alone (self));
  g_signal_group_set_target (self->runner_signals, runner);
  lab_pace_set_runner (self->pace, runner);
  /* Connected before the hint, so that the rotation is announced first, then the new hint. */
  g_signal_group_set_target (self->game_signals, game);
  lab_hint_set_runner (self->hint_thinker, runner);
  lab_game_settings_update_limits (self);
  lab_game_turns_begin (self);
  on_repeated (self);
}

/** lab_game_page_get_runner: (transfer none) (nullable): returns the turn runner of the current
 * game. */
LabTurnRunner *
lab_game_page_get_runner (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->runner;
}

/** lab_game_page_get_controller: (transfer none) (nullable): returns the controller of the
 * current game. */
LabController *
lab_game_page_get_controller (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->runner != NULL ? lab_turn_runner_get_controller (self->runner) : NULL;
}

/** lab_game_page_get_hint: (transfer none): returns the object that computes hints. */
LabHint *
lab_game_page_get_hint (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->hint_thinker;
}

/**
 * lab_game_page_get_covered:
 * @self: a page
 *
 * Returns: %TRUE between the turns of two people, while the card is covered or only its finder
 *   looks at it
 */
gboolean
lab_game_page_get_covered (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return self->handover != LAB_HANDOVER_NONE;
}
