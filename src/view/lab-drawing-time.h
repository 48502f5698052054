/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LabDrawingTime LabDrawingTime;

LabDrawingTime *lab_drawing_time_new         (void);
void            lab_drawing_time_free        (LabDrawingTime *self);
void            lab_drawing_time_set_limit   (LabDrawingTime *self,
                                              gint64          limit);
gboolean        lab_drawing_time_is_left     (LabDrawingTime *self,
                                              GtkWidget      *widget);
void            lab_drawing_time_spend       (LabDrawingTime *self,
                                              gint64          time);
void            lab_drawing_time_draw_later  (LabDrawingTime *self,
                                              GtkWidget      *widget);
guint           lab_drawing_time_get_waiting (LabDrawingTime *self);

G_END_DECLS
