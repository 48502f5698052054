/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_LEVELS_PAGE (lab_levels_page_get_type ())

G_DECLARE_FINAL_TYPE (LabLevelsPage, lab_levels_page, LAB, LEVELS_PAGE, AdwBin)

/**
 * LabLevelsKind:
 * @max_number: the number of the last level; the first one is 1
 * @start: starts a level, or shows it if it is the current one
 * @describe: (nullable): (transfer full): returns what is known of a new level
 * @fill: adds the finished levels in their order, with lab_levels_page_add()
 *
 * The levels of a game. A constant.
 */
typedef struct
{
  guint64 max_number;
  void  (*start)    (LabFamily     *family,
                     guint64        number);
  char *(*describe) (guint64        number);
  void  (*fill)     (LabLevelsPage *page);
} LabLevelsKind;

GtkWidget *lab_level_tile_new   (guint64              number);
void       lab_level_tile_show  (GtkFlowBoxChild     *tile,
                                 const char          *name,
                                 guint                n_stars,
                                 const char          *about);

GtkWidget *lab_levels_page_new  (LabFamily           *family,
                                 const LabLevelsKind *kind);
void       lab_levels_page_add  (LabLevelsPage       *self,
                                 guint64              number,
                                 guint                stars,
                                 const char          *about);
void       lab_levels_page_show (LabFamily           *family,
                                 GtkWidget           *page);

G_END_DECLS
