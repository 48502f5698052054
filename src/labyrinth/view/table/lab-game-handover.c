/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-game-page-private.h"

#include <glib/gi18n.h>

#include "lab-describe-board.h"

/* Hands the screen from one person to the next. The board is public and stays visible, so that
 * the next player can plan, and rotate the spare tile in that plan. The card is covered, and nobody
 * can play until the next player shows it; then the planned rotation is played. A player who finds
 * a treasure first looks at the next card alone. */

/* Private helpers */

static GtkWidget *
get_button (LabGamePage *self)
{
  return self->handover == LAB_HANDOVER_FIND ? self->seen_button : self->take_button;
}

static void
update_take_button (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);
  g_auto (GStrv) parts = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *label = NULL;

  /* An underscore in the name must not become a mnemonic. */
  parts = g_strsplit (lab_player_get_name (lab_game_get_player (game, lab_game_get_seat (game))),
                      "_", -1);
  escaped = g_strjoinv ("__", parts);
  /* Translators: a button in the place of a covered card; %s is the name of the player who presses
   * it to see the card. */
  label = g_strdup_printf (_("%s: _Show My Card"), escaped);
  gtk_label_set_label (self->take_label, label);
}

static void
update_seen_button (LabGamePage *self)
{
  gtk_label_set_label (self->seen_label,
                       lab_game_page_is_persons_turn (self)
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
  LabGamePage *self = data;
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
set_plan (LabGamePage *self,
          int          plan)
{
  self->plan = plan;
  lab_board_view_set_plan (self->board, plan);
  lab_tile_view_set_quarters (self->spare, plan);
}

/* For the page */

/* Returns whether the next player can plan an insertion. */
gboolean
lab_game_handover_may_plan (LabGamePage *self)
{
  return self->handover == LAB_HANDOVER_PASS && !self->paused
         && lab_game_page_get_position (self)->phase == LAB_PHASE_INSERT;
}

/* Rotates the spare tile for previews. Nobody can play yet, so the game does not change. */
void
lab_game_handover_plan (LabGamePage *self,
                        int          quarters)
{
  g_autofree char *lies = NULL;

  set_plan (self, (self->plan + quarters) & 3);
  lies = lab_describe_spare_rotated (lab_game_get_spare (lab_game_page_get_game (self)),
                                     self->plan);
  lab_game_tell (self, lies);
}

/* Rotates the spare tile of the game as the player planned, who now shows the card. */
void
lab_game_handover_play_plan (LabGamePage *self)
{
  LabGame *game = lab_game_page_get_game (self);
  LabTile *spare = lab_game_get_spare (game);

  if (self->plan == 0)
    return;
  /* The views already show the tile rotated, so it must not rotate there again. */
  g_object_freeze_notify (G_OBJECT (spare));
  lab_controller_rotate_spare (lab_game_page_get_controller (self), lab_game_get_seat (game),
                               self->plan, NULL);
  set_plan (self, 0);
  g_object_thaw_notify (G_OBJECT (spare));
}

/* Covers the card, or uncovers it. */
void
lab_game_handover_set (LabGamePage *self,
                       LabHandover  handover)
{
  self->handover = handover;
  set_plan (self, 0);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->panel, self->tick_id);
  self->tick_id = 0;
  if (handover == LAB_HANDOVER_PASS)
    update_take_button (self);
  else if (handover == LAB_HANDOVER_FIND)
    update_seen_button (self);
  gtk_widget_set_visible (self->take_button, handover == LAB_HANDOVER_PASS);
  gtk_stack_set_visible_child_name (self->spare_stack,
                                    handover == LAB_HANDOVER_FIND ? "seen" : "spare");
  lab_board_view_set_planning (self->board, handover == LAB_HANDOVER_PASS);
}

/* Returns: (transfer full): the title of the panel while the card is covered, and the instructions
 * in @task */
char *
lab_game_handover_describe (LabGamePage  *self,
                            const char  **task)
{
  LabGame *game = lab_game_page_get_game (self);
  LabSeat seat = self->handover == LAB_HANDOVER_FIND ? self->finder : lab_game_get_seat (game);
  const char *name = lab_player_get_name (lab_game_get_player (game, seat));

  if (self->handover == LAB_HANDOVER_PASS)
    {
      *task = _("Plan your turn on the board, then show your card.");
      /* Translators: %s is the name of a player: a typed name, or one such as “Red”. If your
       * language would inflect the name, use another sentence, such as “Next player: %s”. */
      return g_strdup_printf (_("Pass the screen to %s"), name);
    }
  *task = lab_position_heads_home (lab_game_get_position (game), seat)
              /* Translators: the player has found all treasures. */
              ? _("That was the last one. Now return home.")
              : _("Your next treasure, for your eyes only:");
  /* Translators: the first %s is the name of a player, the second %s is the treasure that this
   * player just found, such as “owl”. If your language would inflect the name, use another
   * sentence, such as “%s has a treasure: %s”. */
  return g_strdup_printf (_("A treasure for %s: %s"), name, lab_treasure_get_name (self->passed));
}

/* Moves the focus to the button that ends the handover. */
void
lab_game_handover_focus (LabGamePage *self)
{
  gtk_widget_grab_focus (get_button (self));
  self->n_ticks = 0;
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (self->panel, on_tick, self, NULL);
}

/* Tells a player who wants to play what must be done first. */
void
lab_game_handover_remind (LabGamePage *self)
{
  lab_game_page_tell (self, _("Show your card first."));
  lab_game_handover_focus (self);
}

/* Returns whether a key must not press the button that ends the handover. Players also use the
 * space bar to stay and to hurry, and hold Enter too long: that must not show the card of another
 * player. */
gboolean
lab_game_handover_refuses_key (LabGamePage *self,
                               guint        keyval,
                               gboolean     held)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->handover == LAB_HANDOVER_NONE || gtk_root_get_focus (root) != get_button (self))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      return held;
    default:
      return FALSE;
    }
}
