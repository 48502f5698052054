/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-test-window.h"

G_BEGIN_DECLS

/* The preferences dialog, used with mouse and keyboard. */

GtkWidget *lab_test_preferences_open     (LabTestWindow *test);
GtkWidget *lab_test_preferences_find_row (LabTestWindow *test,
                                          const char    *title);
void       lab_test_preferences_pick     (LabTestWindow *test,
                                          const char    *title,
                                          const char    *choice);
void       lab_test_preferences_flip     (LabTestWindow *test,
                                          const char    *title);

void       lab_test_settings_assert      (const char  *key,
                                          const char  *value);

G_END_DECLS
