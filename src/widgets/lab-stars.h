/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-drawn-widget.h"

G_BEGIN_DECLS

#define LAB_TYPE_STARS (lab_stars_get_type ())

G_DECLARE_FINAL_TYPE (LabStars, lab_stars, LAB, STARS, LabDrawnWidget)

char *lab_stars_describe  (guint     count);
char *lab_stars_dup_level (guint     number,
                           guint     count);

void  lab_stars_set_count (LabStars *self,
                           guint     count);
guint lab_stars_get_count (LabStars *self);
void  lab_stars_celebrate (LabStars *self,
                           guint     count);

G_END_DECLS
