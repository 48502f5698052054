/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A media class for tests: it plays nothing, and records what would be heard. */

#define LAB_TEST_TYPE_MEDIA (lab_test_media_get_type ())

G_DECLARE_FINAL_TYPE (LabTestMedia, lab_test_media, LAB_TEST, MEDIA, GtkMediaFile)

void        lab_test_media_take_over (void);
const char *lab_test_media_get_heard (void);
double      lab_test_media_get_volume (void);
void        lab_test_media_forget    (void);

G_END_DECLS
