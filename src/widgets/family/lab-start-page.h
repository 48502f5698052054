/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

#define LAB_TYPE_START_PAGE (lab_start_page_get_type ())

G_DECLARE_DERIVABLE_TYPE (LabStartPage, lab_start_page, LAB, START_PAGE, AdwBin)

/**
 * LabStartPageClass:
 *
 * What a start page can define: nothing but its properties.
 */
struct _LabStartPageClass
{
  AdwBinClass parent_class;
};

void lab_start_page_add_parts    (LabStartPage        *self,
                                  const char          *summary,
                                  const LabFamilyPart *parts);
void lab_start_page_offer_resume (LabStartPage        *self,
                                  const char          *title,
                                  const char          *about);
void lab_start_page_set_ready    (LabStartPage        *self,
                                  gboolean             ready);
void lab_start_page_focus_start  (LabStartPage        *self);

G_END_DECLS
