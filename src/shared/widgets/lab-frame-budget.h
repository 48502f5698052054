/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _LabFrameBudget LabFrameBudget;

LabFrameBudget *lab_frame_budget_new         (void);
void            lab_frame_budget_free        (LabFrameBudget *self);
void            lab_frame_budget_set_limit   (LabFrameBudget *self,
                                              gint64          limit);
gboolean        lab_frame_budget_is_left     (LabFrameBudget *self,
                                              GtkWidget      *widget);
void            lab_frame_budget_spend       (LabFrameBudget *self,
                                              gint64          time);
void            lab_frame_budget_draw_later  (LabFrameBudget *self,
                                              GtkWidget      *widget);
guint           lab_frame_budget_get_waiting (LabFrameBudget *self);

G_END_DECLS
