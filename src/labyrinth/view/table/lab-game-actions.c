/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-describe-board.h"
#include "lab-window-activity.h"

/* Handles what players do at the table with mouse and keyboard. */

/* Private helpers */

static LabController *
get_controller (LabGamePage *self)
{
  return lab_turn_runner_get_controller (self->runner);
}

static void
refuse (LabGamePage  *self,
        const GError *error)
{
  lab_sounds_play (self->sounds, LAB_SOUND_REFUSED);
  lab_game_page_tell (self, error->message);
}

/* Returns whether the player can act now. First skips running animations, so that a fast player
 * does not have to wait. */
static gboolean
is_ready (LabGamePage *self)
{
  gboolean ending = self->ending;

  /* If a turn is ending or a computer is playing, the player only skips that. */
  if (lab_game_skip (self))
    return FALSE;
  lab_board_view_skip (self->board);
  if (self->handover == LAB_HANDOVER_PASS)
    lab_game_handover_remind (self);
  return !ending && lab_game_page_may_play (self);
}

/* A player who points at another arrow does not want to follow the hint. */
static void
on_arrow_pointed (LabGamePage *self,
                  guint        arrow)
{
  const LabTurn *hint = lab_hint_get_turn (self->hint_thinker);

  if (hint != NULL && hint->arrow != arrow)
    lab_hint_drop (self->hint_thinker);
}

static void
on_arrow_activated (LabGamePage *self,
                    guint        arrow)
{
  LabGame *game = lab_game_page_get_game (self);
  LabOpenings spare;
  g_autoptr (GError) error = NULL;

  if (!is_ready (self))
    return;
  spare = lab_game_get_position (game)->board.spare;
  if (!lab_game_solo_mode_may_insert (self, arrow, spare, &error)
      || !lab_controller_insert (get_controller (self), lab_game_get_seat (game), arrow, spare,
                                 &error))
    {
      refuse (self, error);
      return;
    }
  lab_notice_drop (self->refusal);
  lab_board_view_focus_play (self->board);
}

static void
move_to (LabGamePage *self,
         guint        cell)
{
  LabSeat seat = lab_game_get_seat (lab_game_page_get_game (self));
  g_autoptr (GError) error = NULL;

  if (lab_board_view_get_chosen (self->board) != LAB_CELL_NONE)
    lab_game_actions_choose (self, LAB_CELL_NONE);
  if (!lab_game_solo_mode_may_move (self, cell, &error)
      || !lab_controller_move (get_controller (self), seat, cell, &error))
    refuse (self, error);
  else
    lab_notice_drop (self->refusal);
}

/* Selects the tile to move to, and waits until the player confirms it. */
static void
propose (LabGamePage *self,
         guint        cell)
{
  LabGame *game = lab_game_page_get_game (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *place = NULL;

  if (!lab_game_solo_mode_may_move (self, cell, &error)
      || !lab_controller_may_move (get_controller (self), lab_game_get_seat (game), cell, &error))
    {
      refuse (self, error);
      return;
    }
  lab_notice_drop (self->refusal);
  lab_game_actions_choose (self, (LabCell) cell);
  place = lab_describe_cell (game, (LabCell) cell, TRUE);
  lab_game_tell (self, place);
  lab_game_tell (self, gtk_label_get_label (self->hint));
}

/* Moves the pawn at once, or, if the settings ask for a confirmation, when the same tile is
 * chosen a second time. */
static void
go_to (LabGamePage *self,
       guint        cell)
{
  if (!is_ready (self))
    return;
  if (lab_game_settings_get_confirming (self)
      && lab_board_view_get_chosen (self->board) != (LabCell) cell)
    propose (self, cell);
  else
    move_to (self, cell);
}

static void
on_cell_activated (LabGamePage *self,
                   guint        cell)
{
  go_to (self, cell);
}

static void
on_move (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabGamePage *self = LAB_GAME_PAGE (widget);
  LabCell chosen = lab_board_view_get_chosen (self->board);

  if (chosen != LAB_CELL_NONE)
    go_to (self, chosen);
}

static void
on_stay (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabGamePage *self = LAB_GAME_PAGE (widget);
  const LabPosition *position = lab_game_page_get_position (self);

  self->stayed = g_get_monotonic_time ();
  go_to (self, position->pawns[position->seat]);
}

static void
rotate_spare (LabGamePage *self,
              int          quarters)
{
  g_autoptr (GError) error = NULL;

  if (lab_game_handover_may_plan (self))
    lab_game_handover_plan (self, quarters);
  if (self->ending || !lab_game_page_may_play (self))
    return;
  if (!lab_controller_rotate_spare (get_controller (self),
                                    lab_game_get_seat (lab_game_page_get_game (self)), quarters,
                                    &error))
    refuse (self, error);
}

static void
on_turn_clockwise (GtkWidget  *widget,
                   const char *name G_GNUC_UNUSED,
                   GVariant   *parameter G_GNUC_UNUSED)
{
  rotate_spare (LAB_GAME_PAGE (widget), 1);
}

static void
on_turn_counterclockwise (GtkWidget  *widget,
                          const char *name G_GNUC_UNUSED,
                          GVariant   *parameter G_GNUC_UNUSED)
{
  rotate_spare (LAB_GAME_PAGE (widget), -1);
}

static gboolean
on_scroll (GtkEventController *controller,
           double              dx G_GNUC_UNUSED,
           double              dy,
           LabGamePage        *self)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (self->panel, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *under = gtk_event_controller_get_widget (controller);

  /* If the panel does not fit, the wheel scrolls it. */
  if (under == self->panel && gtk_widget_get_height (under) > gtk_widget_get_height (scroller))
    return GDK_EVENT_PROPAGATE;
  if (dy == 0 || lab_game_page_get_game (self) == NULL
      || lab_game_get_phase (lab_game_page_get_game (self)) != LAB_PHASE_INSERT)
    return GDK_EVENT_PROPAGATE;
  rotate_spare (self, dy > 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

/* Shows the focus to players who move it or use it with a key. Letter keys do not show it,
 * because players also press them with the mouse in the other hand. */
static gboolean
on_key_pressed (LabGamePage *self,
                guint        keyval)
{
  static const guint keyvals[] = {
    GDK_KEY_Left,      GDK_KEY_Right,    GDK_KEY_Up,       GDK_KEY_Down,     GDK_KEY_KP_Left,
    GDK_KEY_KP_Right,  GDK_KEY_KP_Up,    GDK_KEY_KP_Down,  GDK_KEY_Home,     GDK_KEY_End,
    GDK_KEY_KP_Home,   GDK_KEY_KP_End,   GDK_KEY_Tab,      GDK_KEY_KP_Tab,   GDK_KEY_ISO_Left_Tab,
    GDK_KEY_Return,    GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space,   GDK_KEY_KP_Space,
  };
  gboolean held = self->held_key == keyval;

  self->held_key = keyval;
  if (lab_game_skip_take_key (self, keyval, held))
    return GDK_EVENT_STOP;
  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    {
      if (keyval == keyvals[i])
        lab_board_view_set_by_keys (self->board, TRUE);
    }
  if (lab_game_handover_refuses_key (self, keyval, held))
    return GDK_EVENT_STOP;
  if (keyval != GDK_KEY_Escape || lab_board_view_get_chosen (self->board) == LAB_CELL_NONE)
    return GDK_EVENT_PROPAGATE;
  lab_game_actions_choose (self, LAB_CELL_NONE);
  lab_game_tell (self, gtk_label_get_label (self->hint));
  return GDK_EVENT_STOP;
}

static void
on_key_released (LabGamePage *self)
{
  self->held_key = 0;
}

/* A key that is still held when the window loses the focus may be released elsewhere. */
static void
on_window_activity (LabGamePage *self)
{
  self->held_key = 0;
  self->skips_keys = FALSE;
}

static void
on_pressed (LabGamePage *self)
{
  lab_board_view_set_by_keys (self->board, FALSE);
}

static void
on_hint (GtkWidget  *widget,
         const char *name G_GNUC_UNUSED,
         GVariant   *parameter G_GNUC_UNUSED)
{
  LabGamePage *self = LAB_GAME_PAGE (widget);

  if (is_ready (self))
    lab_hint_ask (self->hint_thinker);
}

static void
listen_to_wheel (LabGamePage *self,
                 GtkWidget   *widget)
{
  GtkEventController *scroll = gtk_event_controller_scroll_new (
      GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  gtk_widget_add_controller (widget, scroll);
}

/* Updates the button beside the instructions: it leaves the pawn where it is, or moves it to the
 * selected tile. */
static void
update_move_button (LabGamePage *self)
{
  GtkWidget *button = GTK_WIDGET (self->move_button);
  LabCell chosen = lab_board_view_get_chosen (self->board);
  gboolean moves = FALSE;

  if (chosen != LAB_CELL_NONE)
    {
      const LabPosition *position = lab_game_page_get_position (self);

      moves = chosen != position->pawns[position->seat];
      gtk_widget_add_css_class (button, "suggested-action");
    }
  else
    {
      gtk_widget_remove_css_class (button, "suggested-action");
    }
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

/* For the page */

/* Selects @cell as the tile to move to after a confirmation; LAB_CELL_NONE clears the selection. */
void
lab_game_actions_choose (LabGamePage *self,
                         LabCell      cell)
{
  lab_board_view_choose (self->board, cell);
  if (self->runner == NULL)
    return;
  if (!self->ending)
    lab_game_page_update_status (self);
  lab_game_actions_update (self);
}

/* Enables what the player can do now. */
void
lab_game_actions_update (LabGamePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  LabGame *game = lab_game_page_get_game (self);
  gboolean playing = !self->ending && lab_game_page_may_play (self);
  LabPhase phase = game != NULL ? lab_game_get_phase (game) : LAB_PHASE_OVER;
  gboolean inserting = playing && phase == LAB_PHASE_INSERT;
  gboolean rotating = inserting || (game != NULL && lab_game_handover_may_plan (self));

  gtk_widget_action_set_enabled (widget, "game.turn-clockwise", rotating);
  gtk_widget_action_set_enabled (widget, "game.turn-counterclockwise", rotating);
  lab_tile_drag_set_enabled (self->tile_drag, inserting);
  gtk_widget_action_set_enabled (widget, "game.stay", playing && phase == LAB_PHASE_MOVE);
  gtk_widget_action_set_enabled (widget, "game.move",
                                 playing && phase == LAB_PHASE_MOVE
                                     && lab_board_view_get_chosen (self->board) != LAB_CELL_NONE);
  gtk_widget_action_set_enabled (widget, "game.hint",
                                 playing && lab_game_settings_get_hints (self)
                                     && !lab_controller_get_tournament (get_controller (self))
                                     && !lab_hint_get_asked (self->hint_thinker)
                                     && lab_hint_get_turn (self->hint_thinker) == NULL);
  lab_game_undo_update (self);
  update_move_button (self);
}

void
lab_game_actions_init (LabGamePage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  listen_to_wheel (self, self->table);
  listen_to_wheel (self, self->panel);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key_pressed), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  lab_game_skip_init (self, keys);
  lab_window_activity_watch (GTK_WIDGET (self), G_CALLBACK (on_window_activity));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (press), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (on_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

/* Binds the callbacks of the template, and installs the actions. */
void
lab_game_actions_class_init (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, on_arrow_pointed);
  gtk_widget_class_bind_template_callback (widget_class, on_arrow_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_cell_activated);

  gtk_widget_class_install_action (widget_class, "game.turn-clockwise", NULL, on_turn_clockwise);
  gtk_widget_class_install_action (widget_class, "game.turn-counterclockwise", NULL,
                                   on_turn_counterclockwise);
  gtk_widget_class_install_action (widget_class, "game.stay", NULL, on_stay);
  gtk_widget_class_install_action (widget_class, "game.move", NULL, on_move);
  gtk_widget_class_install_action (widget_class, "game.hint", NULL, on_hint);
}
