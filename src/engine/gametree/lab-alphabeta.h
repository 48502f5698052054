/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <glib.h>

#include "lab-limits.h"
#include "lab-search.h"
#include "lab-transposition.h"
#include "lab-zero-sum.h"

G_BEGIN_DECLS

void lab_alphabeta (const LabZeroSum *game,
                    gpointer          state,
                    guint             first,
                    guint             last,
                    const LabLimits  *limits,
                    LabTransposition *table,
                    GCancellable     *cancellable,
                    LabSearchResult  *result);

G_END_DECLS
