/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-window.h"

G_BEGIN_DECLS

/* The records of finished games on the disk. */

void  lab_test_recorded_write  (guint      n_games);
void  lab_test_recorded_forget (void);
guint lab_test_recorded_count  (void);
void  lab_test_recorded_finish (LabWindow *window);

G_END_DECLS
