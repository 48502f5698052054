/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

/**
 * LabTestPageFunc:
 * @desk: the desk
 * @root: what is to be looked at: a window, or a popover
 * @where: what it is called in messages
 * @data: as given to lab_test_visit_pages()
 */
typedef void (*LabTestPageFunc) (LabTestDesk *desk,
                                 GtkWidget   *root,
                                 const char  *where,
                                 gpointer     data);

void lab_test_visit_pages (LabTestDesk    *desk,
                           LabTestPageFunc look_at,
                           gpointer        data);

G_END_DECLS
