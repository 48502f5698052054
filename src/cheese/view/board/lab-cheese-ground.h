/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-palette.h"
#include "lab-cheese-plan.h"

G_BEGIN_DECLS

typedef struct _LabCheeseGround LabCheeseGround;

LabCheeseGround *lab_cheese_ground_new       (void);
void             lab_cheese_ground_free      (LabCheeseGround        *self);
void             lab_cheese_ground_take_plan (LabCheeseGround        *self,
                                              LabCheesePlan          *plan);
void             lab_cheese_ground_set_look  (LabCheeseGround        *self,
                                              const LabCheesePalette *palette,
                                              int                     size);
void             lab_cheese_ground_draw      (LabCheeseGround        *self,
                                              cairo_t                *cr,
                                              cairo_rectangle_int_t   cells);
void             lab_cheese_ground_show      (LabCheeseGround        *self,
                                              GtkSnapshot            *snapshot,
                                              double                  x,
                                              double                  y,
                                              double                  side,
                                              const graphene_rect_t  *visible);

G_END_DECLS
