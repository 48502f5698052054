/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Finds processes and files that player programs leave behind in this process. */

gboolean lab_test_left_has_child (void);
guint    lab_test_left_count_fds (void);
