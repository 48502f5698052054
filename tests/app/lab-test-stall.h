/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LAB_TEST_STALL_MS: how long the program may block the main loop.
 */
#define LAB_TEST_STALL_MS 50

void  lab_test_stall_watch      (void);
void  lab_test_stall_end        (void);
guint lab_test_stall_get_number (void);

G_END_DECLS
