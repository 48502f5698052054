/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_CHEESE_HOST_MAX_PLACES: the cells and holes that all mazes together may have. */
#define LAB_CHEESE_HOST_MAX_PLACES 4000000

/**
 * LabCheeseHost:
 *
 * Makes mazes, deals races in them, and plays their turns, as lines of text ask for. Each answer
 * is a line of JSON. An error changes nothing.
 */
typedef struct _LabCheeseHost LabCheeseHost;

LabCheeseHost *lab_cheese_host_new    (guint          max_places);
void           lab_cheese_host_free   (LabCheeseHost *self);
const char    *lab_cheese_host_answer (LabCheeseHost *self,
                                       const char    *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabCheeseHost, lab_cheese_host_free)

G_END_DECLS
