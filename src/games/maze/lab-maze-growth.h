/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-all-pairs.h"

G_BEGIN_DECLS

gboolean lab_all_pairs_run_seidel (const LabGraph  *graph,
                                   guint           *distances,
                                   GCancellable    *cancellable,
                                   GError         **error);

G_END_DECLS
