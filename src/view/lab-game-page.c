/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-describe.h"
#include "lab-panel.h"
#include "lab-secrecy.h"
#include "lab-shortcuts.h"
#include "lab-table.h"
#include "lab-wrap.h"

/**
 * LabGamePage:
 *
 * The table at which a game is played: hands what players do to the controller, and
 * shows what comes of it. Between two people it is covered.
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

  return (lab_host_get_persons (self->host) & LAB_SEAT_BIT (seat)) != 0;
}

/* Whether a person has been asked, and can see the table. */
gboolean
lab_game_page_may_play (LabGamePage *self)
{
  if (self->pastime != NULL && lab_pastime_get_over (self->pastime))
    return FALSE;
  return self->host != NULL && lab_host_get_stage (self->host) == LAB_HOST_ASKED
         && lab_game_page_is_persons_turn (self) && !lab_host_get_paused (self->host)
         && !lab_game_page_get_covered (self);
}

static char *
describe_task (LabGamePage *self)
{
  const LabPosition *position = lab_game_page_get_position (self);
  LabCell chosen = lab_board_view_get_chosen (self->board);

  if (chosen != LAB_CELL_NONE && !lab_host_get_paused (self->host))
    return g_strdup (lab_describe_choice (chosen == position->pawns[position->seat]));
  return lab_describe_task (self->host, lab_hint_get_asked (self->hint_thinker),
                            lab_hint_get_turn (self->hint_thinker),
                            lab_board_view_get_shows_reachable (self->board));
}

void
lab_game_page_update_status (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);
  LabSeat seat = lab_game_get_seat (game);
  gboolean person = lab_game_page_is_persons_turn (self);
  g_autofree char *title = NULL;
  g_autofree char *task = describe_task (self);

  /* Translators: %s is the name of a player, as it was typed or such as “Red” or “Expert”. Where
   * it would have to be inflected, say it another way, such as “Turn: %s”. */
  title = g_strdup_printf (_("%s’s turn"), lab_player_get_name (lab_game_get_player (game, seat)));
  gtk_label_set_label (self->title, title);
  /* Whoever plays alone knows. */
  gtk_widget_set_visible (GTK_WIDGET (self->title), !lab_game_page_is_alone (self));
  /* A computer is told by a longer name, and has less to be told to do. */
  gtk_label_set_lines (self->title, person ? 1 : 2);
  gtk_label_set_label (self->hint, task);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !lab_game_pastime_gives_tasks (self));
  gtk_widget_set_visible (self->hint_button, lab_game_settings_get_hints (self));
  lab_pawn_set_seat (self->pawn, seat);
  gtk_widget_set_visible (self->persons_buttons, person);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), !person);
  gtk_spinner_set_spinning (self->spinner, !lab_host_get_paused (self->host)
                                               && lab_host_get_thinking (self->host)
                                                      != LAB_SEAT_NONE);
}

static void
update_hand (LabGamePage *self)
{
  LabSeat seat = LAB_SEAT_NONE;

  if (!lab_game_page_get_covered (self))
    seat = lab_secrecy_get_shown (lab_game_page_get_position (self),
                                  lab_host_get_persons (self->host), self->viewer);
  if (seat == LAB_SEAT_NONE)
    lab_hand_show_backs (self->hand);
  else
    lab_hand_show_cards (self->hand, lab_game_page_get_position (self), seat);
}

/* Shows beside the board how the game stands. */
void
lab_game_page_update (LabGamePage *self)
{
  lab_game_page_update_status (self);
  lab_game_actions_update (self);
  lab_player_list_update (self->players);
  lab_tile_view_set_tile (self->spare, lab_game_get_spare (lab_game_page_get_game (self)));
  update_hand (self);
}

/* Private helpers: what the game, its host and the board say */

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
  LabHostStage stage = lab_host_get_stage (self->host);

  /* What has just ended is shown until the next turn begins. */
  if (stage == LAB_HOST_IDLE)
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

/* What had the focus may have gone, or not be there to be used any more. */
void
lab_game_page_keep_focus (LabGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (lab_game_page_get_covered (self))
    return;
  if (self->paused)
    gtk_widget_grab_focus (self->go_on);
  else if (focus == NULL || !gtk_widget_get_mapped (focus) || !gtk_widget_is_sensitive (focus))
    lab_board_view_focus_play (self->board);
}

/* Computers turn the tile as they insert it, which is told then. */
static void
on_spare_turned (LabGamePage *self)
{
  if (lab_game_page_is_persons_turn (self))
    lab_game_tell_spare (self);
}

static void
on_hint_changed (LabGamePage *self)
{
  if (self->host == NULL)
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
      /* Translators: the name of a player that is a program; then a sentence that says why it can
   * play no more. */
      _("%s cannot play on, and plays at random from here: %s"), lab_player_get_name (player),
      reason);
  lab_game_page_tell_trouble (self, text);
}

static void
on_failure_closed (LabGamePage *self)
{
  gtk_widget_set_visible (self->failure, FALSE);
  lab_board_view_focus_play (self->board);
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
      lab_game_page_set_host (self, NULL);
      lab_game_page_set_pastime (self, NULL);
    }
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
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, table);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, board);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, carrier);
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
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, tray);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, spare);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, hand);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, players);
  gtk_widget_class_bind_template_child (widget_class, LabGamePage, cover);
}

static void
lab_game_page_class_init (LabGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->dispose = lab_game_page_dispose;
  object_class->get_property = lab_game_page_get_property;

  /** LabGamePage:paused: whether the players wanted a pause */
  props[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, flags);
  /** LabGamePage:pausable: whether somebody plays who does not wait for people */
  props[PROP_PAUSABLE] = g_param_spec_boolean ("pausable", NULL, NULL, FALSE, flags);
  /** LabGamePage:undoable: whether lab_game_page_undo() would take something back */
  props[PROP_UNDOABLE] = g_param_spec_boolean ("undoable", NULL, NULL, FALSE, flags);
  /** LabGamePage:redoable: whether lab_game_page_redo() would do something again */
  props[PROP_REDOABLE] = g_param_spec_boolean ("redoable", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * LabGamePage::over:
   *
   * The game is over, and its end has been shown.
   */
  signals[OVER] = g_signal_new ("over", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);

  g_type_ensure (LAB_TYPE_BOARD_VIEW);
  g_type_ensure (LAB_TYPE_CARRIER);
  g_type_ensure (LAB_TYPE_COVER);
  g_type_ensure (LAB_TYPE_HAND);
  g_type_ensure (LAB_TYPE_PANEL);
  g_type_ensure (LAB_TYPE_PAWN);
  g_type_ensure (LAB_TYPE_PLAYER_LIST);
  g_type_ensure (LAB_TYPE_TABLE);
  g_type_ensure (LAB_TYPE_TILE_VIEW);
  g_type_ensure (LAB_TYPE_WRAP);
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
  /* Clockwise is to the right in every language. */
  gtk_widget_set_direction (self->tray, GTK_TEXT_DIR_LTR);
  self->pace = lab_pace_new (self->board);
  self->hint_thinker = lab_hint_new ();
  g_signal_connect_swapped (self->hint_thinker, "changed", G_CALLBACK (on_hint_changed), self);
  self->refusal = lab_notice_new (self->toasts, REFUSAL_SECONDS);
  self->sounds = lab_sounds_new (self->board);
  gtk_widget_add_controller (GTK_WIDGET (self), lab_shortcuts_new_for_table ());
  lab_game_actions_init (self);
  lab_game_settings_init (self);
  lab_game_actions_update (self);
}

/* Public functions */

static void
clear_table (LabGamePage *self)
{
  lab_game_turns_clear (self);
  lab_notice_drop (self->refusal);
  gtk_widget_set_visible (self->failure, FALSE);
  lab_cover_clear (self->cover);
  lab_hand_show_backs (self->hand);
  lab_tile_view_set_tile (self->spare, NULL);
  gtk_spinner_set_spinning (self->spinner, FALSE);
  lab_board_view_set_active (self->board, FALSE);
  lab_board_view_set_watched (self->board, FALSE);
}

/**
 * lab_game_page_set_announcer:
 * @self: a page
 * @announcer: (nullable): who tells screen readers what happens besides the game
 */
void
lab_game_page_set_announcer (LabGamePage  *self,
                             LabAnnouncer *announcer)
{
  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  g_set_object (&self->announcer, announcer);
}

/**
 * lab_game_page_set_host:
 * @self: a page
 * @host: (nullable): whose game to play; the one before is stopped
 */
void
lab_game_page_set_host (LabGamePage *self,
                        LabHost     *host)
{
  LabGame *game;

  g_return_if_fail (LAB_IS_GAME_PAGE (self));

  if (self->host == host)
    return;
  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (lab_game_page_get_game (self), self);
      g_signal_handlers_disconnect_by_data (self->host, self);
      lab_host_stop (self->host);
    }
  lab_pace_set_host (self->pace, NULL);
  lab_hint_set_host (self->hint_thinker, NULL);
  clear_table (self);
  g_set_object (&self->host, host);
  lab_game_page_set_paused (self, FALSE);
  game = lab_game_page_get_game (self);
  /* Before the board, which may have shown all of a turn when it is told that it is over. */
  lab_sounds_set_game (self->sounds, game);
  lab_board_view_set_controller (self->board, lab_game_page_get_controller (self));
  lab_player_list_set_game (self->players, game);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSABLE]);
  if (game == NULL)
    {
      lab_game_actions_update (self);
      return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->players), !lab_game_page_is_alone (self));
  g_signal_connect_swapped (game, "notify::phase", G_CALLBACK (on_phase_changed), self);
  g_signal_connect_swapped (host, "notify::stage", G_CALLBACK (on_stage_changed), self);
  g_signal_connect_swapped (host, "failed", G_CALLBACK (on_failed), self);
  lab_pace_set_host (self->pace, host);
  /* How the tile lies by now is told before the hint that changes along with it. */
  g_signal_connect_swapped (game, "spare-turned", G_CALLBACK (on_spare_turned), self);
  lab_hint_set_host (self->hint_thinker, host);
  lab_game_undo_watch (self);
  lab_game_settings_update_limits (self);
  lab_game_turns_begin (self);
}

/** lab_game_page_get_host: (transfer none) (nullable): whose game is played. */
LabHost *
lab_game_page_get_host (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->host;
}

/** lab_game_page_get_controller: (transfer none) (nullable): whose game is played. */
LabController *
lab_game_page_get_controller (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), NULL);

  return self->host != NULL ? lab_host_get_controller (self->host) : NULL;
}

/** lab_game_page_get_hint: (transfer none): who thinks about hints. */
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
 * Returns: %TRUE while the screen is being passed on
 */
gboolean
lab_game_page_get_covered (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "cover") == 0;
}
