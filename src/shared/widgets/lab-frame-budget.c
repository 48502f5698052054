/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-frame-budget.h"

/**
 * LabFrameBudget:
 *
 * Limits the time in which pictures are drawn within one frame, so that the window stays
 * responsive. A widget that does not get its picture in time is drawn again in the next frame.
 */
struct _LabFrameBudget
{
  gint64 limit;               /* microseconds per frame; 0 for no limit */
  gconstpointer clock;        /* of the last frame; only compared, never used */
  gint64 frame;
  gint64 spent;               /* microseconds in that frame */
  guint n_waiting;
};

/* Set on a widget that will be drawn again in the next frame. */
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

/* Runs in the next frame, or when the widget is finalized before that. */
static void
on_waited (gpointer data)
{
  LabFrameBudget *self = data;

  self->n_waiting--;
}

/* Public functions */

/**
 * lab_frame_budget_new:
 *
 * Returns: (transfer full): a budget without a limit; it must outlive all widgets that use it
 */
LabFrameBudget *
lab_frame_budget_new (void)
{
  return g_new0 (LabFrameBudget, 1);
}

/** lab_frame_budget_free: frees a budget. */
void
lab_frame_budget_free (LabFrameBudget *self)
{
  g_free (self);
}

/**
 * lab_frame_budget_set_limit:
 * @self: a budget
 * @limit: the time for pictures in each frame, in microseconds; 0 for no limit
 *
 * Sets the time in which pictures may be drawn.
 */
void
lab_frame_budget_set_limit (LabFrameBudget *self,
                            gint64          limit)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (limit >= 0);

  self->limit = limit;
}

/**
 * lab_frame_budget_is_left:
 * @self: a budget
 * @widget: the widget that wants to draw a picture
 *
 * Returns: %TRUE if another picture can be drawn in this frame; at least one always can
 */
gboolean
lab_frame_budget_is_left (LabFrameBudget *self,
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

/** lab_frame_budget_spend: records that a picture took @time microseconds. */
void
lab_frame_budget_spend (LabFrameBudget *self,
                        gint64          time)
{
  g_return_if_fail (self != NULL);

  self->spent += time;
}

/** lab_frame_budget_draw_later: draws @widget again in the next frame. */
void
lab_frame_budget_draw_later (LabFrameBudget *self,
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
 * lab_frame_budget_get_waiting:
 * @self: a budget
 *
 * Returns: the number of widgets that will be drawn again
 */
guint
lab_frame_budget_get_waiting (LabFrameBudget *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_waiting;
}
