/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-drawing-time.h"

/**
 * LabDrawingTime:
 *
 * How long pictures may be drawn within one frame, so that the window answers and moves
 * meanwhile: what does not get its picture in time is drawn again in the next frame.
 */
struct _LabDrawingTime
{
  gint64 limit;               /* microseconds a frame; 0 for no limit */
  gconstpointer clock;        /* of the frame; only to be compared */
  gint64 frame;
  gint64 spent;               /* in that frame */
  guint n_waiting;
};

/* Marks a widget that is to be drawn again. */
#define WAITING "lab-drawing-waiting"

/* Private helpers */

static gboolean
on_next_frame (GtkWidget     *widget,
               GdkFrameClock *clock G_GNUC_UNUSED,
               gpointer       data G_GNUC_UNUSED)
{
  g_object_set_data (G_OBJECT (widget), WAITING, NULL);
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Also called when the widget goes before. */
static void
on_waited (gpointer data)
{
  LabDrawingTime *self = data;

  self->n_waiting--;
}

/* Public functions */

/**
 * lab_drawing_time_new:
 *
 * Returns: (transfer full): time without end; it has to outlive all widgets
 */
LabDrawingTime *
lab_drawing_time_new (void)
{
  return g_new0 (LabDrawingTime, 1);
}

/** lab_drawing_time_free: frees @self. */
void
lab_drawing_time_free (LabDrawingTime *self)
{
  g_free (self);
}

/**
 * lab_drawing_time_set_limit:
 * @self: a drawing time
 * @limit: how many microseconds of each frame there are to draw pictures; 0 for any number
 */
void
lab_drawing_time_set_limit (LabDrawingTime *self,
                            gint64          limit)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (limit >= 0);

  self->limit = limit;
}

/**
 * lab_drawing_time_is_left:
 * @self: a drawing time
 * @widget: who wants to draw
 *
 * Returns: %TRUE if another picture can be drawn in this frame; at least one always can
 */
gboolean
lab_drawing_time_is_left (LabDrawingTime *self,
                          GtkWidget      *widget)
{
  GdkFrameClock *clock;
  gint64 frame;

  g_return_val_if_fail (self != NULL, TRUE);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), TRUE);

  clock = gtk_widget_get_frame_clock (widget);
  if (self->limit == 0 || clock == NULL)
    return TRUE;
  frame = gdk_frame_clock_get_frame_counter (clock);
  if (self->clock != clock || self->frame != frame)
    self->spent = 0;
  self->clock = clock;
  self->frame = frame;
  return self->spent < self->limit;
}

/** lab_drawing_time_spend: notes that a picture has taken @time, in microseconds. */
void
lab_drawing_time_spend (LabDrawingTime *self,
                        gint64          time)
{
  g_return_if_fail (self != NULL);

  self->spent += time;
}

/** lab_drawing_time_draw_later: draws @widget once more in the next frame. */
void
lab_drawing_time_draw_later (LabDrawingTime *self,
                             GtkWidget      *widget)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), WAITING) != NULL)
    return;
  g_object_set_data (G_OBJECT (widget), WAITING, self);
  self->n_waiting++;
  gtk_widget_add_tick_callback (widget, on_next_frame, self, on_waited);
}

/**
 * lab_drawing_time_get_waiting:
 * @self: a drawing time
 *
 * Returns: how many widgets are yet to be drawn again
 */
guint
lab_drawing_time_get_waiting (LabDrawingTime *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_waiting;
}
