/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_N_SIGNALS: the number of signals that end a program. */
#define LAB_N_SIGNALS 3

void lab_unix_signals_watch   (guint       sources[LAB_N_SIGNALS],
                               GSourceFunc end,
                               gpointer    data);
void lab_unix_signals_unwatch (guint       sources[LAB_N_SIGNALS]);

G_END_DECLS
