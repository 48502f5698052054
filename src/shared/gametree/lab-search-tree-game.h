/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-search-tree.h"
#include "lab-zero-sum.h"

G_BEGIN_DECLS

/**
 * LabSearchTreeLabel:
 * @state: a position
 * @action: an action in it
 * @user_data: what was given with the function
 *
 * Names an action, for the node that it leads to.
 *
 * Returns: (transfer full): the name
 */
typedef char *(*LabSearchTreeLabel) (gconstpointer state,
                                     guint32       action,
                                     gpointer      user_data);

LabSearchTree *lab_search_tree_build (const LabZeroSum   *game,
                                      gpointer            state,
                                      guint               max_depth,
                                      guint               max_nodes,
                                      LabSearchTreeLabel  label,
                                      gpointer            user_data,
                                      guint              *depth);

G_END_DECLS
