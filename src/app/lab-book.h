/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_BOOK (lab_book_get_type ())

G_DECLARE_FINAL_TYPE (LabBook, lab_book, LAB, BOOK, AdwBin)

void     lab_book_offer_manual (LabBook    *self);
void     lab_book_add_heading  (LabBook    *self,
                                const char *text,
                                const char *summary);
void     lab_book_add          (LabBook    *self,
                                GtkWidget  *chapter,
                                const char *title);

G_END_DECLS
