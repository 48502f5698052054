/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-board-private.h"

#include <math.h>

/* Where the rats are, during and after a move. Several rats in a cell stand side by side. A rat in
 * mud is as far on the way as it has waded. */

/* How large a rat is, in cells, and how much of one in mud is seen. */
#define RAT_SIZE 0.86
#define SEEN_IN_MUD 0.8

/* Where a rat is, in cells, and how large, as a part of the size of one that is alone. */
typedef struct
{
  double x, y, size;
} Place;

/* Private helpers */

static void
on_progress (double   value G_GNUC_UNUSED,
             gpointer data)
{
  gtk_widget_queue_draw (data);
}

static void
on_done (LabCheeseBoard *self)
{
  lab_cheese_board_stop_motion (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_in_mud (const LabCheeseRatState *rat)
{
  return rat->mud_target != LAB_CHEESE_NO_CELL && rat->mud_turns > 0;
}

/* Returns how far a rat in mud has come. */
static double
get_part (LabCheeseBoard          *self,
          const LabCheeseRatState *rat)
{
  guint weight = 0;

  if (!is_in_mud (rat))
    return 0;
  for (guint action = LAB_CHEESE_NORTH; action < LAB_N_CHEESE_ACTIONS; action++)
    {
      guint cell = rat->cell;

      if (lab_cheese_plan_step (self->plan, &cell, (LabCheeseAction) action)
          && cell == rat->mud_target)
        weight = lab_cheese_plan_get_weight (self->plan, rat->cell, (LabCheeseAction) action);
    }
  if (weight < 2)
    return 0.5;
  return CLAMP (1 - (double) rat->mud_turns / weight, 0.1, 0.9);
}

/* Returns where a rat stands: rats that are in the same place share it. */
static Place
get_place (LabCheeseBoard          *self,
           const LabCheeseRatState *rats,
           guint                    rat)
{
  guint width = lab_cheese_plan_get_width (self->plan), n = 0, before = 0, side = 1;
  guint row = rats[rat].cell / width, slot_row, n_rows;
  Place place = { rats[rat].cell % width + 0.5, row + 0.5, 1 };
  double part = get_part (self, &rats[rat]);

  for (guint other = 0; other < self->position.n_rats; other++)
    {
      if (rats[other].cell != rats[rat].cell || rats[other].mud_target != rats[rat].mud_target)
        continue;
      n++;
      before += other < rat ? 1 : 0;
    }
  if (part > 0)
    {
      guint target_row = rats[rat].mud_target / width;

      place.x += part * (rats[rat].mud_target % width + 0.5 - place.x);
      place.y += part * (target_row + 0.5 - place.y);
    }
  while (side * side < n)
    side++;
  if (side == 1)
    return place;
  place.size = 1.08 / side;
  slot_row = before / side;
  place.x += (before % side - (side - 1) / 2.0) * 0.84 / side;
  n_rows = (n + side - 1) / side;
  place.y += (slot_row - (n_rows - 1) / 2.0) * 0.84 / side;
  return place;
}

static void
show_rat (LabCheeseBoard *self,
          GtkSnapshot    *snapshot,
          guint           rat,
          const Place    *place,
          gboolean        in_mud,
          double          side)
{
  double size = RAT_SIZE * place->size * side;
  double left = place->x * side - size / 2, top = place->y * side - size / 2;

  if (in_mud)
    {
      top += 0.12 * size;
      gtk_snapshot_push_clip (snapshot,
                              &GRAPHENE_RECT_INIT ((float) left, (float) (top - size),
                                                   (float) size,
                                                   (float) (size * (1 + SEEN_IN_MUD))));
    }
  gtk_snapshot_append_texture (
      snapshot, lab_cheese_pictures_get_rat (self->pictures, rat, self->looks_left[rat]),
      &GRAPHENE_RECT_INIT ((float) left, (float) top, (float) size, (float) size));
  if (in_mud)
    gtk_snapshot_pop (snapshot);
}

/* For the board */

/** lab_cheese_board_stop_motion: shows the position at once. */
void
lab_cheese_board_stop_motion (LabCheeseBoard *self)
{
  g_array_set_size (self->eaten, 0);
  if (self->motion == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->motion, self);
  adw_animation_pause (self->motion);
  g_clear_object (&self->motion);
}

/** lab_cheese_board_start_motion: moves the rats from where they were. */
void
lab_cheese_board_start_motion (LabCheeseBoard *self,
                               guint           duration)
{
  guint width = lab_cheese_plan_get_width (self->plan);

  for (guint rat = 0; rat < self->position.n_rats; rat++)
    {
      const LabCheeseRatState *to = &self->position.rats[rat];
      guint target = is_in_mud (to) ? to->mud_target : to->cell;
      guint column = target % width, from = self->before[rat].cell % width;

      if (column != from)
        self->looks_left[rat] = column < from;
    }
  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      g_array_set_size (self->eaten, 0);
      return;
    }
  self->motion = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 1, duration,
      adw_callback_animation_target_new (on_progress, self, NULL));
  g_signal_connect_swapped (self->motion, "done", G_CALLBACK (on_done), self);
  adw_animation_play (self->motion);
}

/** lab_cheese_board_get_progress: returns how far the rats are on their way, 0 to 1. */
double
lab_cheese_board_get_progress (LabCheeseBoard *self)
{
  return self->motion != NULL ? adw_animation_get_value (self->motion) : 1;
}

/** lab_cheese_board_show_rats: shows the rats. */
void
lab_cheese_board_show_rats (LabCheeseBoard *self,
                            GtkSnapshot    *snapshot,
                            double          x,
                            double          y,
                            double          side)
{
  double part = lab_cheese_board_get_progress (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  for (guint rat = 0; rat < self->position.n_rats; rat++)
    {
      Place from = get_place (self, self->before, rat);
      Place place = get_place (self, self->position.rats, rat);
      gboolean in_mud = is_in_mud (&self->position.rats[rat]);

      place.x += (1 - part) * (from.x - place.x);
      place.y += (1 - part) * (from.y - place.y);
      place.size += (1 - part) * (from.size - place.size);
      if (part < 0.5)
        in_mud = is_in_mud (&self->before[rat]);
      show_rat (self, snapshot, rat, &place, in_mud, side);
    }
  gtk_snapshot_restore (snapshot);
}
