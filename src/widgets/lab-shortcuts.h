/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-compat.h"

G_BEGIN_DECLS

const LabShortcut  *lab_shortcuts_find               (const LabShortcut  *shortcuts,
                                                      const char         *accelerator);
void                lab_shortcuts_append             (GArray             *all,
                                                      const LabShortcut  *shortcuts);
void                lab_shortcuts_add_to_application (GtkApplication     *application,
                                                      const LabShortcut  *shortcuts);
void                lab_shortcuts_add_to_controller  (GtkEventController *controller,
                                                      const char         *accelerator,
                                                      const char         *action);
GtkEventController *lab_shortcuts_new_for_table      (const LabShortcut  *shortcuts);
void                lab_shortcuts_add_to_page        (GtkWidget          *page,
                                                      const LabShortcut  *shortcuts);

G_END_DECLS
