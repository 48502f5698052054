/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-desk.h"

G_BEGIN_DECLS

/* The preferences, by mouse and keyboard as their user has them. */

GtkWidget *lab_test_preferences_open     (LabTestDesk *desk);
GtkWidget *lab_test_preferences_find_row (LabTestDesk *desk,
                                          const char  *title);
void       lab_test_preferences_pick     (LabTestDesk *desk,
                                          const char  *title,
                                          const char  *choice);
void       lab_test_preferences_flip     (LabTestDesk *desk,
                                          const char  *title);

/* Changed elsewhere, by another program. */
void       lab_test_settings_set         (const char  *key,
                                          const char  *value);
void       lab_test_settings_assert      (const char  *key,
                                          const char  *value);

G_END_DECLS
