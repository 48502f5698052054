/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_LEVELS_PAGE (lab_levels_page_get_type ())

G_DECLARE_FINAL_TYPE (LabLevelsPage, lab_levels_page, LAB, LEVELS_PAGE, AdwBin)

/** LAB_LEVELS_N_LISTS: how many lists of levels a page has. */
#define LAB_LEVELS_N_LISTS 2

/**
 * LabLevelsKind:
 * @max_number: the number of the last level; the first one is 1
 * @headings: (nullable): what is above each list, marked with N_()
 * @labels: what each list is called, marked with N_()
 * @start: starts a level, or shows it if it is the current one
 * @fill: adds all levels, with lab_levels_page_add()
 *
 * The levels of a game. A constant.
 */
typedef struct
{
  guint64     max_number;
  const char *headings[LAB_LEVELS_N_LISTS];
  const char *labels[LAB_LEVELS_N_LISTS];
  void      (*start) (LabFamily     *family,
                      guint64        number);
  void      (*fill)  (LabLevelsPage *page);
} LabLevelsKind;

GtkWidget *lab_levels_page_new  (LabFamily           *family,
                                 const LabLevelsKind *kind);
void       lab_levels_page_add  (LabLevelsPage       *self,
                                 guint                list,
                                 guint64              number,
                                 guint                stars,
                                 const char          *about);
void       lab_levels_page_show (LabFamily           *family,
                                 GtkWidget           *page);

G_END_DECLS
