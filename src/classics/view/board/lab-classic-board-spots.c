/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board-view-private.h"

#include <glib/gi18n-lib.h>

#include "lab-classic-spot.h"

/* The spots of the board: where they are, what is said about them, and how they stand out. */

/* Private helpers */

static gconstpointer
get_state (LabClassicBoardView *self)
{
  return lab_classic_game_get_state (self->game);
}

static gboolean
has_spot (LabClassicBoardView *self,
          guint                spot)
{
  return self->board->has_spot (get_state (self), spot);
}

/* Returns whether a player can choose a spot now. */
static gboolean
can_choose (LabClassicBoardView *self,
            int                  chosen,
            guint                spot)
{
  guint32 action;

  return self->may_choose && has_spot (self, spot)
         && lab_classic_board_find_action (self->board, get_state (self), chosen, spot, &action);
}

static gboolean
is_hinted (LabClassicBoardView *self,
           guint                spot)
{
  for (guint step = 0; self->has_hint && step < self->board->n_steps; step++)
    {
      if (lab_classic_board_find_spot (self->board, get_state (self), self->hint, step)
          == (int) spot)
        return TRUE;
    }
  return FALSE;
}

static void
add_text (GString    *texts,
          const char *text)
{
  if (texts->len > 0)
    g_string_append (texts, ", ");
  g_string_append (texts, text);
}

/* Returns what the marks and the value of a spot say. */
static char *
describe (LabClassicBoardView *self,
          guint                spot,
          const char          *value)
{
  LabClassicMark mark = lab_classic_board_spots_get_mark (self, spot);
  g_autoptr (GString) texts = g_string_new (NULL);

  if ((mark & LAB_CLASSIC_MARK_CHOSEN) != 0)
    /* Translators: the pawn that will move, for screen readers. */
    add_text (texts, _("chosen"));
  if ((mark & LAB_CLASSIC_MARK_TARGET) != 0)
    /* Translators: the chosen pawn can move to this cell, for screen readers. */
    add_text (texts, _("can move here"));
  if ((mark & LAB_CLASSIC_MARK_HINT) != 0)
    /* Translators: a hint points here, for screen readers. */
    add_text (texts, _("hint"));
  if (value != NULL)
    add_text (texts, value);
  return texts->len > 0 ? g_string_free (g_steal_pointer (&texts), FALSE) : NULL;
}

static void
update_spot (LabClassicBoardView *self,
             guint                number)
{
  LabClassicSpot *spot = g_ptr_array_index (self->spots, number);
  g_autofree char *label = self->board->label (get_state (self), number);
  g_autofree char *worth = NULL, *description = NULL;
  LabClassicMoveValue best;

  if (lab_classic_board_spots_find_value (self, number, &best))
    worth = best.solved ? lab_classic_describe_value (best.value)
                        : lab_classic_describe_estimate (best.value);
  description = describe (self, number, worth);
  lab_classic_spot_set_label (spot, label);
  lab_classic_spot_set_description (spot, description);
  lab_classic_spot_set_tooltip (spot, worth);
  lab_classic_spot_set_disabled (spot, !self->may_choose);
}

/* Returns the spot that is nearest in the order of spots. */
static int
find_nearest (LabClassicBoardView *self,
              int                  spot)
{
  int n = (int) self->spots->len;

  for (int by = 0; by < n; by++)
    {
      if (spot - by >= 0 && has_spot (self, (guint) (spot - by)))
        return spot - by;
      if (spot + by < n && has_spot (self, (guint) (spot + by)))
        return spot + by;
    }
  g_return_val_if_reached (0);
}

static void
on_activate (LabClassicSpot *spot,
             gpointer        data)
{
  lab_classic_board_input_activate (data, lab_classic_spot_get_number (spot));
}

/* For the board */

/* Creates the spots of another game. */
void
lab_classic_board_spots_create (LabClassicBoardView *self)
{
  guint n = self->game != NULL ? self->board->get_n_spots (get_state (self)) : 0;

  while (self->spots->len > n)
    {
      gtk_widget_unparent (g_ptr_array_index (self->spots, self->spots->len - 1));
      g_ptr_array_set_size (self->spots, (int) self->spots->len - 1);
    }
  while (self->spots->len < n)
    {
      GtkWidget *spot = lab_classic_spot_new (self->spots->len);

      g_signal_connect (spot, "activate", G_CALLBACK (on_activate), self);
      gtk_widget_set_parent (spot, GTK_WIDGET (self));
      g_ptr_array_add (self->spots, spot);
    }
}

/* Shows the spots of the position and says what lies there. If the one with the focus has gone,
 * the nearest one gets the focus. */
void
lab_classic_board_spots_update (LabClassicBoardView *self)
{
  int focused = lab_classic_board_spots_get_focused (self);

  if (self->game == NULL)
    return;
  for (guint i = 0; i < self->spots->len; i++)
    {
      if (!has_spot (self, i))
        continue;
      update_spot (self, i);
      gtk_widget_set_visible (g_ptr_array_index (self->spots, i), TRUE);
    }
  if (self->place >= 0 && !has_spot (self, (guint) self->place))
    self->place = find_nearest (self, self->place);
  if (focused >= 0 && !has_spot (self, (guint) focused))
    gtk_widget_grab_focus (g_ptr_array_index (self->spots, (guint) find_nearest (self, focused)));
  for (guint i = 0; i < self->spots->len; i++)
    {
      if (!has_spot (self, i))
        gtk_widget_set_visible (g_ptr_array_index (self->spots, i), FALSE);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The place of a spot is that of the current position, also while an action moves. */
void
lab_classic_board_spots_place (LabClassicBoardView *self)
{
  LabClassicScene scene = lab_classic_board_view_get_scene (self);

  scene.state = get_state (self);
  for (guint i = 0; i < self->spots->len; i++)
    {
      cairo_rectangle_t area;
      GtkAllocation place;

      if (!has_spot (self, i))
        continue;
      self->board->place_spot (&scene, i, &area);
      /* The edges are rounded, not the sizes, so that neighbors leave no gap. */
      place.x = (int) area.x;
      place.y = (int) area.y;
      place.width = (int) (area.x + area.width) - place.x;
      place.height = (int) (area.y + area.height) - place.y;
      gtk_widget_size_allocate (g_ptr_array_index (self->spots, i), &place, -1);
    }
  lab_classic_board_input_point_again (self);
}

LabClassicMark
lab_classic_board_spots_get_mark (LabClassicBoardView *self,
                                  guint                spot)
{
  LabClassicMark mark = LAB_CLASSIC_MARK_NONE;

  if (self->chosen == (int) spot)
    mark |= LAB_CLASSIC_MARK_CHOSEN;
  else if (self->chosen >= 0 && can_choose (self, self->chosen, spot))
    mark |= LAB_CLASSIC_MARK_TARGET;
  if (is_hinted (self, spot))
    mark |= LAB_CLASSIC_MARK_HINT;
  if (self->hovered == (int) spot
      && ((mark & LAB_CLASSIC_MARK_TARGET) != 0 || can_choose (self, -1, spot)))
    mark |= LAB_CLASSIC_MARK_HOT;
  if (self->by_keys && lab_classic_board_spots_get_focused (self) == (int) spot)
    mark |= LAB_CLASSIC_MARK_FOCUS;
  return mark;
}

/* Finds the best value of the actions that a spot chooses, or begins to choose. It is exact if it
 * wins, since a win beats all estimates, or if all these actions have exact values. */
gboolean
lab_classic_board_spots_find_value (LabClassicBoardView *self,
                                    guint                spot,
                                    LabClassicMoveValue *best)
{
  guint step = self->chosen >= 0 ? 1 : 0;
  gboolean found = FALSE, solved = TRUE;

  for (guint i = 0; self->values != NULL && i < self->values->len; i++)
    {
      LabClassicMoveValue *move = &g_array_index (self->values, LabClassicMoveValue, i);

      if (!self->board->takes_part (get_state (self), move->action, step, spot)
          || (step == 1 && !self->board->takes_part (get_state (self), move->action, 0,
                                                     (guint) self->chosen)))
        continue;
      solved = solved && move->solved;
      if (!found || move->value > best->value)
        *best = *move;
      found = TRUE;
    }
  if (found)
    best->solved = solved || best->value >= LAB_WIN;
  return found;
}

/* Returns the spot with the keyboard focus, or -1. */
int
lab_classic_board_spots_get_focused (LabClassicBoardView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || gtk_widget_get_parent (focus) != GTK_WIDGET (self))
    return -1;
  return (int) lab_classic_spot_get_number (LAB_CLASSIC_SPOT (focus));
}

/* Returns the spot whose action is shown in advance, or -1: the one of a new hint, the one under
 * the pointer, the one with the focus, or the one of an older hint. */
int
lab_classic_board_spots_get_preview (LabClassicBoardView *self)
{
  gboolean last_step = self->board->n_steps == 1 || self->chosen >= 0;
  gboolean new_hint = self->has_hint && self->shows_hint && self->board->n_steps == 1;
  int spot = new_hint ? -1 : self->hovered;

  if (self->moving || !last_step)
    return -1;
  if (spot < 0 && self->by_keys && !new_hint)
    spot = lab_classic_board_spots_get_focused (self);
  if (spot >= 0)
    return can_choose (self, self->chosen, (guint) spot) ? spot : -1;
  if (!self->has_hint || self->board->n_steps > 1)
    return -1;
  return lab_classic_board_find_spot (self->board, get_state (self), self->hint, 0);
}
