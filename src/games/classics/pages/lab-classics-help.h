/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-arena.h"

G_BEGIN_DECLS

gboolean lab_arena_progress_watch (LabArena       *arena,
                                   const LabMatch *match,
                                   guint           n_jobs);

G_END_DECLS
