/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-search-tree.h"

G_BEGIN_DECLS

#define LAB_SEARCH_TREE_TEXT_ERROR (lab_search_tree_text_error_quark ())

/**
 * LabSearchTreeTextError:
 * @LAB_SEARCH_TREE_TEXT_ERROR_ENCODING: not text in UTF-8
 * @LAB_SEARCH_TREE_TEXT_ERROR_EMPTY: there is no node
 * @LAB_SEARCH_TREE_TEXT_ERROR_SYNTAX: a line is not a node
 * @LAB_SEARCH_TREE_TEXT_ERROR_TWICE: two lines for one node
 * @LAB_SEARCH_TREE_TEXT_ERROR_LEAF: a node without children and without a score
 * @LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN: a child without a line
 * @LAB_SEARCH_TREE_TEXT_ERROR_PARENTS: a node with two parents, or a root with one
 * @LAB_SEARCH_TREE_TEXT_ERROR_CYCLE: a node below itself
 * @LAB_SEARCH_TREE_TEXT_ERROR_UNREACHABLE: a node that is not below the root
 *
 * Why the text of a tree was refused. The message names the line and can be shown to players.
 */
typedef enum
{
  LAB_SEARCH_TREE_TEXT_ERROR_ENCODING,
  LAB_SEARCH_TREE_TEXT_ERROR_EMPTY,
  LAB_SEARCH_TREE_TEXT_ERROR_SYNTAX,
  LAB_SEARCH_TREE_TEXT_ERROR_TWICE,
  LAB_SEARCH_TREE_TEXT_ERROR_LEAF,
  LAB_SEARCH_TREE_TEXT_ERROR_UNKNOWN,
  LAB_SEARCH_TREE_TEXT_ERROR_PARENTS,
  LAB_SEARCH_TREE_TEXT_ERROR_CYCLE,
  LAB_SEARCH_TREE_TEXT_ERROR_UNREACHABLE,
} LabSearchTreeTextError;

GQuark         lab_search_tree_text_error_quark (void);

LabSearchTree *lab_search_tree_text_parse       (const char           *text,
                                                 gsize                 length,
                                                 GError              **error);
char          *lab_search_tree_text_format      (const LabSearchTree  *tree);

G_END_DECLS
