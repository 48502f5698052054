/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <glib/gi18n.h>

#include "lab-activation.h"
#include "lab-shift-computer.h"
#include "lab-shift-describe.h"
#include "lab-shift-game-page.h"
#include "lab-shift-hand.h"
#include "lab-style.h"
#include "lab-template.h"

/* The keys of the board game. */

const LabShortcut lab_shift_game_shortcuts[] = {
  /* Translators: the heading of the keys to play with. */
  { N_("Playing"), N_("Rotate the spare tile clockwise"), "r", "game.turn-clockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Rotate the spare tile counterclockwise"), "<Shift>r", "game.turn-counterclockwise",
    LAB_SHORTCUT_TABLE },
  { NULL, N_("Leave the pawn where it is"), "s", "game.stay", LAB_SHORTCUT_TABLE },
  { NULL, N_("Move the pawn to the selected tile"), "m", "game.move", LAB_SHORTCUT_TABLE },
  { NULL, N_("Put the tile back or clear the selection"), "Escape", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Undo the last insertion or move"), "<Control>z", "win.undo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Redo what was undone"), "<Shift><Control>z", "win.redo",
    LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Show a hint"), "h", "game.hint", LAB_SHORTCUT_TABLE },
  { NULL, N_("Pause or resume while a computer plays"), "p", "win.pause", LAB_SHORTCUT_TABLE },
  { NULL, N_("Show the rest of a computer’s turn at once"), "space", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Review the turns"), LAB_SHIFT_REVIEW_KEY, "win.review", LAB_SHORTCUT_TABLE },
  /* Translators: the heading of the keys that move the focus on the board. */
  { N_("On the Board"), N_("Go to the next tile or arrow"), "Left Right Up Down", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to the end of the row"), "Home End", NULL, LAB_SHORTCUT_WIDGET },
  { NULL, N_("Go to a corner of the board"), "<Control>Home <Control>End", NULL,
    LAB_SHORTCUT_WIDGET },
  { NULL, N_("Insert at the arrow, move to the tile"), "Return space", NULL, LAB_SHORTCUT_WIDGET },
  /* Translators: the heading of the keys for the review of past turns. */
  { N_("Review"), N_("Copy the position"), "<Control>c", "review.copy-position",
    LAB_SHORTCUT_REVIEW },
  { NULL, N_("Copy the game"), "<Shift><Control>c", "review.copy-game", LAB_SHORTCUT_REVIEW },
  { NULL, N_("Return to the game"), "Escape", "review.return", LAB_SHORTCUT_REVIEW },
  /* Translators: the heading of the keys for the window. */
  { N_("General"), N_("New game"), "<Control>n", "win.new-game", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Open a saved game"), "<Control>o", "win.open", LAB_SHORTCUT_PROGRAM },
  { NULL, N_("Save the game as a file"), "<Shift><Control>s", "win.save-as",
    LAB_SHORTCUT_PROGRAM },
  { NULL },
};

/* Private helpers */

/* Undoes and redoes turns. lab_shift_undo_count() decides how many half-turns that includes, so
 * that no player sees the cards of another one. */

/* Returns whether undo and redo are possible at this moment. */
static gboolean
is_open (LabShiftGamePage *self)
{
  if (self->runner == NULL || self->paused || self->runner->paused)
    return FALSE;
  /* The question whether to keep playing must be answered first. */
  if (self->asking)
    return FALSE;
  if (lab_shift_game_page_get_game (self)->position.phase == LAB_SHIFT_PHASE_OVER)
    return FALSE;
  return lab_shift_game_page_get_takes_back (self);
}

/* Returns the number of half-turns that undo or redo includes now. */
static guint
count_half_turns (LabShiftGamePage *self,
                  gboolean          redo)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);

  if (!is_open (self))
    return 0;
  return redo ? lab_shift_redo_count (game, self->runner->persons)
              : lab_shift_undo_count (game, self->runner->persons, self->viewer);
}

/* Shows the new position of the game, and asks its current player. */
static void
on_rewound (LabShiftGamePage *self)
{
  LabShiftSeat viewer = self->viewer;
  gboolean covered = lab_shift_game_page_get_covered (self);

  lab_shift_game_turns_clear (self);
  g_clear_handle_id (&self->step_source, g_source_remove);
  lab_notice_drop (self->toasts);
  lab_shift_board_view_set_game (self->board, NULL);
  lab_shift_board_view_set_game (self->board, lab_shift_game_page_get_game (self));
  /* A player who undoes only their own half-turn still has the screen. */
  if (!covered && viewer == self->rewound_from)
    self->viewer = viewer;
  else
    self->viewer = lab_shift_card_visibility_get_first_viewer (self->runner->persons);
  lab_shift_game_turns_go_on (self);
}

/* Returns the arrow of the first insertion among the half-turns to undo, or LAB_SHIFT_ARROW_NONE.
 * From there, the tiles slide back to where they are after the undo. */
static LabShiftArrow
find_first_insertion (LabShiftGamePage *self,
                      guint             n_half_turns)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  guint n_played = game->past->len;

  for (guint i = n_played - n_half_turns; i < n_played; i++)
    {
      if (lab_shift_game_get_position_at (game, i)->phase == LAB_SHIFT_PHASE_INSERT)
        return lab_shift_game_get_position_at (game, i + 1)->last_arrow;
    }
  return LAB_SHIFT_ARROW_NONE;
}

/* Finds a hint for the current player, as the strongest computer would play. */

static void
on_hint_found (GObject      *agent,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (LabShiftGamePage) self = data;
  g_autoptr (GError) error = NULL;
  LabShiftThought thought;
  gboolean answered = lab_shift_agent_choose_finish (LAB_SHIFT_AGENT (agent), result, &thought,
                                                     &error);

  /* The computation was cancelled, perhaps in favor of a newer one. */
  if (g_task_get_cancellable (G_TASK (result)) != self->hint_search)
    return;
  g_clear_object (&self->hint_search);
  if (answered)
    {
      self->hint_turn = thought.turn;
      self->hint_known = TRUE;
    }
  lab_shift_game_page_hint_changed (self);
}

/* A player who follows the hint keeps it for the move. */
static void
on_inserted (LabShiftGamePage *self,
             guint             arrow)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  const LabShiftTurn *last = lab_shift_game_get_turn (game, game->turns->len - 1);

  if (!self->hint_known || self->hint_turn.arrow != arrow || self->hint_turn.tile != last->tile)
    lab_shift_game_hint_drop (self);
  else
    lab_shift_game_page_hint_changed (self);
}

static void
on_spare_rotated (LabShiftGamePage *self)
{
  if (self->hint_known)
    lab_shift_game_page_hint_changed (self);
}

/* Starts to compute a hint for the current player, unless that has already started. */
static void
ask_for_hint (LabShiftGamePage *self)
{
  g_autoptr (LabShiftAgent) agent = NULL;
  LabShiftObservation observation;

  if (self->hint_known || self->hint_search != NULL)
    return;
  agent = lab_shift_computer_new (LAB_SHIFT_STRENGTH_EXPERT);
  lab_shift_observation_init (&observation, &lab_shift_game_page_get_game (self)->position,
                              &self->runner->memory);
  self->hint_search = g_cancellable_new ();
  lab_shift_agent_choose_async (agent, &observation, &self->hint_limits, self->hint_search,
                                on_hint_found, g_object_ref (self));
  lab_shift_game_page_hint_changed (self);
}

/* Handles what players do at the table with mouse and keyboard. */

/* Returns whether players are watching a computer's turn. */
static gboolean
is_watching (LabShiftGamePage *self)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  const LabShiftPosition *position;
  guint n_half_turns;

  if (game == NULL || self->asking || lab_shift_game_page_get_covered (self)
      || self->runner->paused)
    return FALSE;
  position = &game->position;
  n_half_turns = game->past->len;
  /* At the end of a turn, the game already has another current player. */
  if (self->ending && n_half_turns > 0)
    position = lab_shift_game_get_position_at (game, n_half_turns - 1);
  return position->phase != LAB_SHIFT_PHASE_OVER
      && (self->runner->persons & LAB_SHIFT_SEAT_BIT (position->seat))
           == 0;
}

/* Shows the rest of the turn at once if players are watching a computer's turn. Returns whether
 * they are. */
static gboolean
lab_shift_game_skip (LabShiftGamePage *self)
{
  if (!is_watching (self))
    return FALSE;
  if (self->ending)
    lab_shift_board_motion_skip (self->board->motion);
  else
    lab_shift_game_turns_skip (self);
  return TRUE;
}

/* Returns whether the player can act now. First skips running animations, so that a fast player
 * does not have to wait. */
static gboolean
is_ready (LabShiftGamePage *self)
{
  gboolean ending = self->ending;

  /* If a turn is ending or a computer is playing, the player only skips that. */
  if (lab_shift_game_skip (self))
    return FALSE;
  lab_shift_board_motion_skip (self->board->motion);
  if (self->handover == LAB_SHIFT_HANDOVER_PASS)
    {
      lab_game_page_refuse (LAB_GAME_PAGE (self), _("Show your card first."));
      lab_shift_game_handover_shake (self, TRUE);
      lab_shift_game_handover_focus (self);
    }
  return !ending && lab_shift_game_page_may_play (self);
}

/* A player who points at another arrow does not want to follow the hint. */
static void
on_arrow_pointed (LabShiftGamePage *self,
                  guint             arrow)
{
  const LabShiftTurn *hint = lab_shift_game_hint_get (self);

  if (hint != NULL && hint->arrow != arrow)
    lab_shift_game_hint_drop (self);
}

static void
on_arrow_activated (LabShiftGamePage *self,
                    guint             arrow)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  LabShiftSoloMode *mode = self->solo_mode;
  LabShiftOpenings spare;
  g_autoptr (GError) error = NULL;

  if (!is_ready (self))
    return;
  spare = game->position.board.spare;
  if ((mode != NULL && mode->kind->may_insert != NULL
       && !mode->kind->may_insert (mode, arrow, spare, &error))
      || !lab_shift_game_insert (game, game->position.seat, arrow, spare, &error))
    {
      lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
      return;
    }
  lab_notice_drop (self->toasts);
  lab_shift_board_view_focus_play (self->board);
}

static gboolean
lab_shift_game_solo_mode_may_move (LabShiftGamePage *self,
                                   guint             cell,
                                   GError          **error)
{
  LabShiftSoloMode *mode = self->solo_mode;

  return mode == NULL || mode->kind->may_move == NULL || mode->kind->may_move (mode, cell, error);
}

static void
move_to (LabShiftGamePage *self,
         guint             cell)
{
  LabShiftSeat seat = lab_shift_game_page_get_game (self)->position.seat;
  g_autoptr (GError) error = NULL;

  if (self->board->chosen != LAB_SHIFT_CELL_NONE)
    lab_shift_game_actions_choose (self, LAB_SHIFT_CELL_NONE);
  if (!lab_shift_game_solo_mode_may_move (self, cell, &error)
      || !lab_shift_game_move (lab_shift_game_page_get_game (self), seat, cell, &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
  else
    lab_notice_drop (self->toasts);
}

/* Selects the tile to move to, and waits until the player confirms it. */
static void
propose (LabShiftGamePage *self,
         guint             cell)
{
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *place = NULL;

  if (!lab_shift_game_solo_mode_may_move (self, cell, &error)
      || !lab_shift_game_may_move (lab_shift_game_page_get_game (self),
                                   game->position.seat, cell, &error))
    {
      lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
      return;
    }
  lab_notice_drop (self->toasts);
  lab_shift_game_actions_choose (self, (LabShiftCell) cell);
  place = lab_shift_describe_cell (game, (LabShiftCell) cell, TRUE);
  lab_game_page_say (LAB_GAME_PAGE (self), place);
  lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_label (self->hint));
}

/* Moves the pawn at once, or, if the settings ask for a confirmation, when the same tile is
 * chosen a second time. */
static void
on_cell_activated (LabShiftGamePage *self,
       guint             cell)
{
  if (!is_ready (self))
    return;
  if (lab_shift_game_settings_get_confirming (self) && self->board->chosen != (LabShiftCell) cell)
    propose (self, cell);
  else
    move_to (self, cell);
}

static void
on_move (LabShiftGamePage *self)
{
  LabShiftCell chosen = self->board->chosen;

  if (chosen != LAB_SHIFT_CELL_NONE)
    on_cell_activated (self, chosen);
}

static void
on_stay (LabShiftGamePage *self)
{
  const LabShiftPosition *position = lab_shift_game_page_get_position (self);

  self->stayed = g_get_monotonic_time ();
  on_cell_activated (self, position->pawns[position->seat]);
}

/* Returns whether the next player can plan an insertion. */
static gboolean
lab_shift_game_handover_may_plan (LabShiftGamePage *self)
{
  return self->handover == LAB_SHIFT_HANDOVER_PASS && !self->paused
         && lab_shift_game_page_get_position (self)->phase == LAB_SHIFT_PHASE_INSERT;
}

static void
rotate_spare (LabShiftGamePage *self,
              int               quarters)
{
  g_autoptr (GError) error = NULL;

  if (lab_shift_game_handover_may_plan (self))
    lab_shift_game_handover_plan (self, quarters);
  if (self->ending || !lab_shift_game_page_may_play (self))
    return;
  if (!lab_shift_game_rotate_spare (lab_shift_game_page_get_game (self),
                                    lab_shift_game_page_get_position (self)->seat, quarters,
                                    &error))
    lab_game_page_refuse (LAB_GAME_PAGE (self), error->message);
}

static void
on_turn_clockwise (LabShiftGamePage *self)
{
  rotate_spare (self, 1);
}

static void
on_turn_counterclockwise (LabShiftGamePage *self)
{
  rotate_spare (self, -1);
}

static gboolean
on_scroll (GtkEventController *controller,
           double dx           G_GNUC_UNUSED,
           double              dy,
           LabShiftGamePage   *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (self->panel, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *under = gtk_event_controller_get_widget (controller);

  /* If the panel does not fit, the wheel scrolls it. */
  if (under == self->panel && gtk_widget_get_height (under) > gtk_widget_get_height (scroller))
    return GDK_EVENT_PROPAGATE;
  if (dy == 0 || lab_shift_game_page_get_game (self) == NULL
      || lab_shift_game_page_get_game (self)->position.phase != LAB_SHIFT_PHASE_INSERT)
    return GDK_EVENT_PROPAGATE;
  rotate_spare (self, dy > 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* Returns whether the focus is on a button that needs the key itself. */
static gboolean
is_on_button (LabShiftGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_BUTTON (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board));
}

/* Returns whether a key that was pressed skips, or does nothing until it is released: it has
 * skipped, or was @held when the computer's turn began. */
static gboolean
lab_shift_game_skip_take_key (LabShiftGamePage *self,
                              guint             keyval,
                              gboolean          held)
{
  if (!lab_activation_is_key (keyval) || is_on_button (self))
    return FALSE;
  if (self->skips_keys || !is_watching (self))
    return self->skips_keys;
  /* First, because the turn may end the game. */
  self->skips_keys = TRUE;
  if (!held)
    lab_shift_game_skip (self);
  return TRUE;
}

/* Returns whether a key must not press the button that ends the handover. Players also use the
 * space bar to stay and to hurry, and hold Enter too long: that must not show the card of another
 * player. */
static gboolean
lab_shift_game_handover_refuses_key (LabShiftGamePage *self,
                                     guint             keyval,
                                     gboolean          held)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (self->handover == LAB_SHIFT_HANDOVER_NONE
      || (focus != self->take_button && focus != self->seen_button))
    return FALSE;
  return lab_activation_is_key (keyval)
         && (held || keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space);
}

/* Shows the focus to players who move it or use it with a key. Letter keys do not show it,
 * because players also press them with the mouse in the other hand. */
static gboolean
on_key_pressed (LabShiftGamePage *self,
                guint             keyval)
{
  static const guint keyvals[] = {
    GDK_KEY_Left,      GDK_KEY_Right,    GDK_KEY_Up,       GDK_KEY_Down,     GDK_KEY_KP_Left,
    GDK_KEY_KP_Right,  GDK_KEY_KP_Up,    GDK_KEY_KP_Down,  GDK_KEY_Home,     GDK_KEY_End,
    GDK_KEY_KP_Home,   GDK_KEY_KP_End,   GDK_KEY_Tab,      GDK_KEY_KP_Tab,   GDK_KEY_ISO_Left_Tab,
    GDK_KEY_Return,    GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,   GDK_KEY_KP_Space,
  };
  gboolean held = self->held_key == keyval;

  self->held_key = keyval;
  if (lab_shift_game_skip_take_key (self, keyval, held))
    return GDK_EVENT_STOP;
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    {
      if (keyval == keyvals[i])
        lab_shift_board_view_set_by_keys (self->board, TRUE);
    }
  if (lab_shift_game_handover_refuses_key (self, keyval, held))
    return GDK_EVENT_STOP;
  if (keyval != GDK_KEY_Escape || self->board->chosen == LAB_SHIFT_CELL_NONE)
    return GDK_EVENT_PROPAGATE;
  lab_shift_game_actions_choose (self, LAB_SHIFT_CELL_NONE);
  lab_game_page_say (LAB_GAME_PAGE (self), gtk_label_get_label (self->hint));
  return GDK_EVENT_STOP;
}

static void
on_key_released (LabShiftGamePage *self,
                 guint             keyval)
{
  self->held_key = 0;
  if (lab_activation_is_key (keyval))
    self->skips_keys = FALSE;
}

/* A key that is still held when the window loses the focus may be released elsewhere. */
static void
on_window_activity (LabShiftGamePage *self)
{
  self->held_key = 0;
  self->skips_keys = FALSE;
}

static void
on_pressed (LabShiftGamePage *self)
{
  lab_shift_board_view_set_by_keys (self->board, FALSE);
}

static void
on_hint (LabShiftGamePage *self)
{
  if (!is_ready (self))
    return;
  if (self->solo_mode != NULL)
    self->solo_mode->kind->ask_hint (self->solo_mode);
  else
    ask_for_hint (self);
}

static void
listen_to_wheel (LabShiftGamePage *self,
                 GtkWidget        *widget)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (widget, scroll);
}

/* Updates the button beside the instructions: it leaves the pawn where it is, or moves it to the
 * selected tile. */
static void
update_move_button (LabShiftGamePage *self)
{
  GtkWidget *button = GTK_WIDGET (self->move_button);
  LabShiftCell chosen = self->board->chosen;
  gboolean moves = FALSE;

  if (chosen != LAB_SHIFT_CELL_NONE)
    {
      const LabShiftPosition *position = lab_shift_game_page_get_position (self);

      moves = chosen != position->pawns[position->seat];
    }
  lab_style_set_class (button, "suggested-action", chosen != LAB_SHIFT_CELL_NONE);
  gtk_button_set_label (self->move_button,
                        /* Translators: a button; the pawn moves to the selected tile. */
                        moves ? _("_Move")
                              /* Translators: a button; the pawn stays on its tile. */
                              : _("_Stay"));
  gtk_widget_set_tooltip_text (button, moves ? _("Move the pawn to the selected tile")
                                             : _("Leave the pawn where it is"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), moves ? "game.move" : "game.stay");
  /* After a press the pointer rests on the button, and the tooltip would cover the card. */
  gtk_widget_set_has_tooltip (button, gtk_widget_is_sensitive (button));
  gtk_widget_trigger_tooltip_query (button);
}

/* Shows the rest of a computer's turn at once when a player clicks or presses a key. The same
 * click or key never plays, even if it is held until the turn of a person begins. The click or key
 * that ends the turn of a person never skips the next turn, nor does the rest of its double
 * click. */

/* Returns whether a press can be the second one of a double click on Stay. The button takes the
 * first one, so no gesture counts both. */
static gboolean
follows_stay (LabShiftGamePage *self)
{
  int time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);
  return self->stayed > 0
         && g_get_monotonic_time () - self->stayed < time * G_TIME_SPAN_MILLISECOND;
}

static void
on_board_pressed (GtkGesture       *click,
                  int               n_press,
                  double x          G_GNUC_UNUSED,
                  double y          G_GNUC_UNUSED,
                  LabShiftGamePage *self)
{
  gboolean watching = is_watching (self);

  /* The later presses of a double click skip only if the first one did. */
  if (n_press == 1)
    self->skips_clicks = watching && !follows_stay (self);
  if (self->skips_clicks)
    lab_shift_game_skip (self);
  if (watching || self->skips_clicks)
    gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* The turn can change during the click: a click on a tile may end the turn of a person. */
static void
on_pressed_beside (LabShiftGamePage *self)
{
  self->pressed_watching = is_watching (self) && !follows_stay (self);
}

static void
on_released_beside (LabShiftGamePage *self)
{
  if (self->pressed_watching)
    lab_shift_game_skip (self);
}

static void
listen_to_clicks (LabShiftGamePage *self)
{
  GtkGesture *on_board = gtk_gesture_click_new ();
  GtkGesture *beside = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (on_board), GTK_PHASE_CAPTURE);
  g_signal_connect (on_board, "pressed", G_CALLBACK (on_board_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (on_board));
  /* Buttons beside the board and scrolling keep their own clicks. */
  g_signal_connect_swapped (beside, "pressed", G_CALLBACK (on_pressed_beside), self);
  g_signal_connect_swapped (beside, "released", G_CALLBACK (on_released_beside), self);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (beside));
}

/* Public functions */

/* Removes the hint and cancels a running search. */
void
lab_shift_game_hint_drop (LabShiftGamePage *self)
{
  if (!self->hint_known && self->hint_search == NULL)
    return;
  if (self->hint_search != NULL)
    g_cancellable_cancel (self->hint_search);
  g_clear_object (&self->hint_search);
  self->hint_known = FALSE;
  lab_shift_game_page_hint_changed (self);
}

/* Returns: (nullable): the turn to play; after the insertion, only its move counts */
const LabShiftTurn *
lab_shift_game_hint_get (LabShiftGamePage *self)
{
  return self->hint_known ? &self->hint_turn : NULL;
}

/* Updates the properties that say whether undo and redo are possible. */
void
lab_shift_game_undo_update (LabShiftGamePage *self)
{
  gboolean undoable = count_half_turns (self, FALSE) > 0;
  gboolean redoable = count_half_turns (self, TRUE) > 0;

  if (self->undoable == undoable && self->redoable == redoable)
    return;
  self->undoable = undoable;
  self->redoable = redoable;
  lab_shift_game_page_changed (self);
}

/**
 * lab_shift_game_page_get_takes_back:
 * @self: a page
 *
 * Returns: %FALSE if the current game never allows undo, such as a tournament or a game between
 *   computers
 */
gboolean
lab_shift_game_page_get_takes_back (LabShiftGamePage *self)
{
  g_return_val_if_fail (LAB_IS_SHIFT_GAME_PAGE (self), FALSE);

  return self->runner != NULL && self->runner->persons != 0
         && !lab_shift_game_page_get_game (self)->tournament
         && (self->solo_mode == NULL
             || (self->solo_mode->kind->allows_undo && !self->solo_mode->over));
}

/**
 * lab_shift_game_page_rewind:
 * @self: a page
 * @redo: whether to redo what was undone, instead of undoing
 *
 * Undoes the last half-turns of the players, or redoes them, if that is possible.
 */
void
lab_shift_game_page_rewind (LabShiftGamePage *self,
                            gboolean          redo)
{
  LabShiftGame *game;
  LabShiftArrow arrow;
  guint n_half_turns;

  g_return_if_fail (LAB_IS_SHIFT_GAME_PAGE (self));

  if (count_half_turns (self, redo) == 0)
    return;
  /* A running animation must end first; that may end the turn. */
  lab_shift_board_motion_skip (self->board->motion);
  n_half_turns = count_half_turns (self, redo);
  if (n_half_turns == 0)
    return;
  game = lab_shift_game_page_get_game (self);
  self->rewound_from = game->position.seat;
  lab_game_page_say (LAB_GAME_PAGE (self), redo
                       /* Translators: a screen reader says this after an insertion or a
                        * move was redone. */
                       ? _("Redone.")
                       /* Translators: a screen reader says this after the last insertion
                        * or move was undone. */
                       : _("Undone."));
  if (redo)
    {
      lab_shift_game_redo (game, n_half_turns, NULL);
      return;
    }
  arrow = find_first_insertion (self, n_half_turns);
  if (lab_shift_game_undo (game, n_half_turns, NULL) && arrow != LAB_SHIFT_ARROW_NONE)
    lab_shift_board_motion_slide_back (self->board->motion, arrow);
}

/* Selects @cell as the tile to move to after a confirmation; LAB_SHIFT_CELL_NONE clears the
 * selection. */
void
lab_shift_game_actions_choose (LabShiftGamePage *self,
                               LabShiftCell      cell)
{
  self->board->chosen = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self->board));
  if (self->runner == NULL)
    return;
  if (!self->ending)
    lab_shift_game_page_update_status (self);
  lab_shift_game_actions_update (self);
}

/* Enables what the player can do now. */
void
lab_shift_game_actions_update (LabShiftGamePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LabShiftGame *game = lab_shift_game_page_get_game (self);
  gboolean playing = !self->ending && lab_shift_game_page_may_play (self);
  LabShiftPhase phase = game != NULL ? game->position.phase : LAB_SHIFT_PHASE_OVER;
  gboolean inserting = playing && phase == LAB_SHIFT_PHASE_INSERT;
  gboolean rotating = inserting || (game != NULL && lab_shift_game_handover_may_plan (self));

  gtk_widget_action_set_enabled (widget, "game.turn-clockwise", rotating);
  gtk_widget_action_set_enabled (widget, "game.turn-counterclockwise", rotating);
  lab_shift_tile_drag_set_enabled (self->tile_drag, inserting);
  gtk_widget_action_set_enabled (widget, "game.stay", playing && phase == LAB_SHIFT_PHASE_MOVE);
  gtk_widget_action_set_enabled (widget, "game.move",
                                 playing && phase == LAB_SHIFT_PHASE_MOVE
                                   && self->board->chosen != LAB_SHIFT_CELL_NONE);
  gtk_widget_action_set_enabled (widget, "game.hint",
                                 playing && lab_shift_game_settings_get_hints (self)
                                     && !lab_shift_game_page_get_game (self)->tournament
                                     && self->hint_search == NULL
                                     && lab_shift_game_hint_get (self) == NULL);
  lab_shift_game_undo_update (self);
  update_move_button (self);
}

void
lab_shift_game_actions_init (LabShiftGamePage *self)
{
  static const char * const dropping[] = { "moved", "ended", "rewound" };
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  listen_to_wheel (self, self->table);
  listen_to_wheel (self, self->panel);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  listen_to_clicks (self);
  /* After the page, so that a rotation is announced first, then the hint. */
  g_signal_group_connect_swapped (self->game_signals, "spare-rotated",
                                  G_CALLBACK (on_spare_rotated), self);
  g_signal_group_connect_swapped (self->game_signals, "inserted", G_CALLBACK (on_inserted), self);
  for (guint i = 0; i < G_N_ELEMENTS (dropping); i++)
    g_signal_group_connect_swapped (self->game_signals, dropping[i],
                                    G_CALLBACK (lab_shift_game_hint_drop), self);
  g_signal_group_connect_swapped (self->game_signals, "rewound", G_CALLBACK (on_rewound), self);
  lab_window_activity_watch (GTK_WIDGET (self), G_CALLBACK (on_window_activity));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/* Binds the callbacks of the template, and installs the actions. */
void
lab_shift_game_actions_class_init (GtkWidgetClass *widget_class)
{
  LAB_TEMPLATE_CALLBACKS (on_arrow_pointed, on_arrow_activated, on_cell_activated);

  LAB_TEMPLATE_ACTION ("game.turn-clockwise", on_turn_clockwise);
  LAB_TEMPLATE_ACTION ("game.turn-counterclockwise", on_turn_counterclockwise);
  LAB_TEMPLATE_ACTION ("game.stay", on_stay);
  LAB_TEMPLATE_ACTION ("game.move", on_move);
  LAB_TEMPLATE_ACTION ("game.hint", on_hint);
}
