/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_N_SIGNALS: how many signals tell a program to end. */
#define LAB_N_SIGNALS 3

void lab_signals_watch   (guint        sources[LAB_N_SIGNALS],
                          GSourceFunc  end,
                          gpointer     data);
void lab_signals_unwatch (guint        sources[LAB_N_SIGNALS]);

G_END_DECLS
