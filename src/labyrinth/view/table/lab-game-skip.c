/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

/* Shows the rest of a computer's turn at once when a player clicks or presses a key. The same
 * click or key never plays, even if it is held until the turn of a person begins. The click or key
 * that ends the turn of a person never skips the next turn, nor does the rest of its double
 * click. */

/* Private helpers */

/* Returns whether players are watching a computer's turn. */
static gboolean
is_watching (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);
  const LabPosition *position;
  guint n_half_turns;

  if (game == NULL || self->asking || lab_game_page_get_covered (self)
      || lab_turn_runner_get_paused (self->runner))
    return FALSE;
  position = lab_game_get_position (game);
  n_half_turns = lab_game_get_n_half_turns (game);
  /* At the end of a turn, the game already has another current player. */
  if (self->ending && n_half_turns > 0)
    position = lab_game_get_position_at (game, n_half_turns - 1);
  return position->phase != LAB_PHASE_OVER
         && (lab_turn_runner_get_persons (self->runner) & LAB_SEAT_BIT (position->seat)) == 0;
}

static gboolean
is_skipping_key (guint keyval)
{
  static const guint keyvals[] = {
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keyvals); i++)
    {
      if (keyval == keyvals[i])
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the focus is on a button that needs the key itself. */
static gboolean
is_on_button (LabGamePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_BUTTON (focus) && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board));
}

/* Returns whether a press can be the second one of a double click on Stay. The button takes the
 * first one, so no gesture counts both. */
static gboolean
follows_stay (LabGamePage *self)
{
  int time;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &time, NULL);
  return self->stayed > 0
         && g_get_monotonic_time () - self->stayed < time * G_TIME_SPAN_MILLISECOND;
}

static void
on_board_pressed (GtkGesture  *click,
                  int          n_press,
                  double       x G_GNUC_UNUSED,
                  double       y G_GNUC_UNUSED,
                  LabGamePage *self)
{
  gboolean watching = is_watching (self);

  /* The later presses of a double click skip only if the first one did. */
  if (n_press == 1)
    self->skips_clicks = watching && !follows_stay (self);
  if (self->skips_clicks)
    lab_game_skip (self);
  if (watching || self->skips_clicks)
    gtk_gesture_set_state (click, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* The turn can change during the click: a click on a tile may end the turn of a person. */
static void
on_pressed (LabGamePage *self)
{
  self->pressed_watching = is_watching (self) && !follows_stay (self);
}

static void
on_released (LabGamePage *self)
{
  if (self->pressed_watching)
    lab_game_skip (self);
}

static void
on_key_released (LabGamePage *self,
                 guint        keyval)
{
  if (is_skipping_key (keyval))
    self->skips_keys = FALSE;
}

/* For the page */

/* Shows the rest of the turn at once if players are watching a computer's turn. Returns whether
 * they are. */
gboolean
lab_game_skip (LabGamePage *self)
{
  if (!is_watching (self))
    return FALSE;
  if (self->ending)
    lab_board_view_skip (self->board);
  else
    lab_pace_skip (self->pace);
  return TRUE;
}

/* Returns whether a key that was pressed skips, or does nothing until it is released: it has
 * skipped, or was @held when the computer's turn began. */
gboolean
lab_game_skip_take_key (LabGamePage *self,
                        guint        keyval,
                        gboolean     held)
{
  if (!is_skipping_key (keyval) || is_on_button (self))
    return FALSE;
  if (self->skips_keys || !is_watching (self))
    return self->skips_keys;
  /* First, because the turn may end the game. */
  self->skips_keys = TRUE;
  if (!held)
    lab_game_skip (self);
  return TRUE;
}

/* Listens to clicks and to the end of key presses. */
void
lab_game_skip_init (LabGamePage        *self,
                    GtkEventController *keys)
{
  GtkGesture *on_board = gtk_gesture_click_new ();
  GtkGesture *beside = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (on_board), GTK_PHASE_CAPTURE);
  g_signal_connect (on_board, "pressed", G_CALLBACK (on_board_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (on_board));
  /* Buttons beside the board and scrolling keep their own clicks. */
  g_signal_connect_swapped (beside, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (beside, "released", G_CALLBACK (on_released), self);
  gtk_widget_add_controller (self->table, GTK_EVENT_CONTROLLER (beside));
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (on_key_released), self);
}

/* Public functions */

/** lab_game_page_get_skipping: returns whether a key that does nothing more is still held. */
gboolean
lab_game_page_get_skipping (LabGamePage *self)
{
  g_return_val_if_fail (LAB_IS_GAME_PAGE (self), FALSE);

  return self->skips_keys;
}
