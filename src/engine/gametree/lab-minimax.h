/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "lab-limits.h"
#include "lab-search.h"

G_BEGIN_DECLS

void lab_minimax (const LabZeroSum *game,
                  gpointer          state,
                  guint             first,
                  guint             last,
                  const LabLimits  *limits,
                  GCancellable     *cancellable,
                  LabSearchResult  *result);

G_END_DECLS
