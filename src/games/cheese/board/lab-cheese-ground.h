/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-draft.h"
#include "lab-cheese-palette.h"
#include "lab-picture-cache.h"

G_BEGIN_DECLS

typedef struct _LabCheeseGround LabCheeseGround;

/**
 * LabCheesePicture:
 * @LAB_CHEESE_PICTURE_RAT: a rat; the detail is twice its number, and 1 more if it looks left
 * @LAB_CHEESE_PICTURE_CHEESE: a piece of cheese
 * @LAB_CHEESE_PICTURE_ARROW: an arrow; the detail is its #LabCheeseAction
 * @LAB_CHEESE_PICTURE_DISTANCE: a number in a corner, which is the detail
 * @LAB_CHEESE_PICTURE_POND: water in a hole; the detail is its variant
 * @LAB_CHEESE_PICTURE_BED: flowers in a hole; the detail is their variant
 * @LAB_CHEESE_PICTURE_MUD: mud; the detail has its turns and its variant
 * @LAB_CHEESE_PICTURE_TURNS: the number of turns on mud, which is the detail
 *
 * What is in the cells of a race. All pictures are as large as a cell.
 */
typedef enum
{
  LAB_CHEESE_PICTURE_RAT,
  LAB_CHEESE_PICTURE_CHEESE,
  LAB_CHEESE_PICTURE_ARROW,
  LAB_CHEESE_PICTURE_DISTANCE,
  LAB_CHEESE_PICTURE_POND,
  LAB_CHEESE_PICTURE_BED,
  LAB_CHEESE_PICTURE_MUD,
  LAB_CHEESE_PICTURE_TURNS,
} LabCheesePicture;

LabCheeseGround *lab_cheese_ground_new         (void);
void             lab_cheese_ground_free        (LabCheeseGround        *self);
void             lab_cheese_ground_take_draft   (LabCheeseGround        *self,
                                                LabCheeseDraft         *draft);
void             lab_cheese_ground_set_look    (LabCheeseGround        *self,
                                                const LabCheesePalette *palette,
                                                int                     size);
void             lab_cheese_ground_draw        (LabCheeseGround        *self,
                                                cairo_t                *cr,
                                                cairo_rectangle_int_t   cells);
void             lab_cheese_ground_show        (LabCheeseGround        *self,
                                                GtkSnapshot            *snapshot,
                                                double                  x,
                                                double                  y,
                                                double                  side,
                                                const graphene_rect_t  *visible);
LabPictureCache *lab_cheese_pictures_new       (void);
void             lab_cheese_art_draw_rat       (cairo_t                *cr,
                                                const LabCheesePalette *palette,
                                                guint                   rat,
                                                gboolean                looks_left,
                                                double                  size);

G_END_DECLS
