/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-drawn-widget.h"

G_BEGIN_DECLS

#define LAB_TYPE_STARS (lab_stars_get_type ())

G_DECLARE_FINAL_TYPE (LabStars, lab_stars, LAB, STARS, LabDrawnWidget)

/**
 * LabStars:
 *
 * Three stars in a row. The stars that the player won are filled.
 */
struct _LabStars
{
  LabDrawnWidget parent_instance;

  guint count;                /* number of stars won */
  double shown;               /* number of filled stars visible so far */
  AdwAnimation *animation;    /* (nullable) */
};

char *lab_stars_describe  (guint     count);
char *lab_stars_dup_level (guint     number,
                           guint     count);

void  lab_stars_set_count (LabStars *self,
                           guint     count);
void  lab_stars_celebrate (LabStars *self,
                           guint     count);

G_END_DECLS
