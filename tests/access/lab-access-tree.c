/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-tree.h"

/* Private helpers */

/* The children of labels and pictures are details that no test needs. */
static gboolean
is_leaf (AtspiRole role)
{
  return role == ATSPI_ROLE_LABEL || role == ATSPI_ROLE_IMAGE;
}

static void
node_free (gpointer pointer)
{
  LabAccessNode *node = pointer;

  g_object_unref (node->accessible);
  g_free (node->name);
  g_free (node);
}

/* Skips accessibles that disappear while the tree is read. */
static void
read_tree (AtspiAccessible *accessible,
           LabAccessNode   *parent,
           GPtrArray       *nodes)
{
  LabAccessNode *node = g_new0 (LabAccessNode, 1);
  int n;

  node->accessible = g_object_ref (accessible);
  node->parent = parent;
  node->depth = parent != NULL ? parent->depth + 1 : 0;
  node->role = atspi_accessible_get_role (accessible, NULL);
  node->name = lab_access_dup_name (accessible);
  g_ptr_array_add (nodes, node);
  n = is_leaf (node->role) ? 0 : atspi_accessible_get_child_count (accessible, NULL);
  for (int i = 0; i < n; i++)
    {
      LAB_AUTO_UNREF AtspiAccessible *child = atspi_accessible_get_child_at_index (accessible, i,
                                                                                   NULL);

      if (child != NULL)
        read_tree (child, node, nodes);
    }
}

/* Returns whether a role is that which a search looks for. */
static gboolean
has_role (AtspiRole role,
          AtspiRole wanted)
{
  return wanted == LAB_ACCESS_ANY
         || (wanted == LAB_ACCESS_BUTTON ? lab_access_is_button (role) : role == wanted);
}

/* Returns whether an accessible that has the role is what a search looks for. */
static gboolean
is_wanted (AtspiAccessible *accessible,
           const char      *name,
           AtspiRole        wanted,
           const char      *pattern)
{
  return g_pattern_match_simple (pattern, name)
         && (wanted == LAB_ACCESS_ANY || lab_access_is_shown (accessible))
         && (wanted != LAB_ACCESS_BUTTON
             || lab_access_has_state (accessible, ATSPI_STATE_FOCUSABLE));
}

/* Public functions: the tree */

/**
 * lab_access_read_tree:
 * @root: an accessible
 *
 * Returns: (transfer full) (element-type LabAccessNode): @root and all its descendants,
 *   parents before their children
 */
GPtrArray *
lab_access_read_tree (AtspiAccessible *root)
{
  GPtrArray *nodes = g_ptr_array_new_with_free_func (node_free);

  read_tree (root, NULL, nodes);
  return nodes;
}

/**
 * lab_access_find:
 * @root: an accessible
 * @role: a role
 * @pattern: a name, with `*` for any words
 *
 * Does what lab_access_pick() does in the tree. It asks only for what it needs, because each answer
 * takes a message to the program and back.
 *
 * Returns: (transfer full) (nullable): the accessible
 */
AtspiAccessible *
lab_access_find (AtspiAccessible *root,
                 AtspiRole        role,
                 const char      *pattern)
{
  AtspiRole own_role = atspi_accessible_get_role (root, NULL);
  int n = is_leaf (own_role) ? 0 : atspi_accessible_get_child_count (root, NULL);
  g_autofree char *name = NULL;

  for (int i = n; i > 0; i--)
    {
      LAB_AUTO_UNREF AtspiAccessible *child = atspi_accessible_get_child_at_index (root, i - 1,
                                                                                   NULL);
      AtspiAccessible *found = child != NULL ? lab_access_find (child, role, pattern) : NULL;

      if (found != NULL)
        return found;
    }
  if (!has_role (own_role, role))
    return NULL;
  name = lab_access_dup_name (root);
  return is_wanted (root, name, role, pattern) ? g_object_ref (root) : NULL;
}

/**
 * lab_access_pick:
 * @nodes: (element-type LabAccessNode): the tree
 * @role: a role, %LAB_ACCESS_BUTTON for a focusable button of any kind, or %LAB_ACCESS_ANY for
 *   anything, also if it is not shown
 * @pattern: a name, with `*` for any words
 *
 * Returns: (transfer full) (nullable): the last such accessible, because dialogs that
 *   cover the rest come last
 */
AtspiAccessible *
lab_access_pick (GPtrArray  *nodes,
                 AtspiRole   role,
                 const char *pattern)
{
  for (guint i = nodes->len; i > 0; i--)
    {
      LabAccessNode *node = nodes->pdata[i - 1];

      if (has_role (node->role, role) && is_wanted (node->accessible, node->name, role, pattern))
        return g_object_ref (node->accessible);
    }
  return NULL;
}

/**
 * lab_access_find_name: (transfer none) (nullable): returns the first name in @nodes that matches
 * the pattern; `*` stands for any words.
 */
const char *
lab_access_find_name (GPtrArray  *nodes,
                      const char *pattern)
{
  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];

      if (g_pattern_match_simple (pattern, node->name))
        return node->name;
    }
  return NULL;
}

/* Public functions: one accessible */

/**
 * lab_access_is_button: returns whether an accessible of that role can be pressed.
 */
gboolean
lab_access_is_button (AtspiRole role)
{
  return role == ATSPI_ROLE_PUSH_BUTTON || role == ATSPI_ROLE_TOGGLE_BUTTON
         || role == ATSPI_ROLE_RADIO_BUTTON || role == ATSPI_ROLE_MENU_ITEM;
}

/**
 * lab_access_act: does the first action of an accessible.
 */
void
lab_access_act (AtspiAccessible *accessible)
{
  LAB_AUTO_UNREF AtspiAction *action = atspi_accessible_get_action_iface (accessible);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (action);
  g_assert_true (atspi_action_do_action (action, 0, &error));
  g_assert_no_error (error);
}

/**
 * lab_access_dup_name: returns the name; empty if there is none, or the accessible is
 * gone.
 */
char *
lab_access_dup_name (AtspiAccessible *accessible)
{
  char *name = atspi_accessible_get_name (accessible, NULL);

  return name != NULL ? name : g_strdup ("");
}

/**
 * lab_access_dup_description: returns the description; empty if there is none.
 */
char *
lab_access_dup_description (AtspiAccessible *accessible)
{
  char *description = atspi_accessible_get_description (accessible, NULL);

  return description != NULL ? description : g_strdup ("");
}

/**
 * lab_access_dup_text: returns the text in an accessible; empty if it cannot contain
 * text.
 */
char *
lab_access_dup_text (AtspiAccessible *accessible)
{
  LAB_AUTO_UNREF AtspiText *text = atspi_accessible_get_text_iface (accessible);
  char *words = NULL;

  if (text != NULL)
    words = atspi_text_get_text (text, 0, atspi_text_get_character_count (text, NULL), NULL);
  return words != NULL ? words : g_strdup ("");
}

/**
 * lab_access_has_state: returns whether an accessible has a state.
 */
gboolean
lab_access_has_state (AtspiAccessible *accessible,
                      AtspiStateType   state)
{
  LAB_AUTO_UNREF AtspiStateSet *states = atspi_accessible_get_state_set (accessible);

  return states != NULL && atspi_state_set_contains (states, state);
}

/**
 * lab_access_is_shown:
 * @accessible: an accessible
 *
 * Older versions of GTK also list widgets that are not visible, but these have no size.
 *
 * Returns: %TRUE if it has a size in its window
 */
gboolean
lab_access_is_shown (AtspiAccessible *accessible)
{
  LAB_AUTO_UNREF AtspiComponent *component = atspi_accessible_get_component_iface (accessible);
  AtspiRect *area = NULL;
  gboolean shown = TRUE;

  if (component != NULL)
    area = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  if (area != NULL)
    {
      shown = area->width > 0 && area->height > 0;
      g_free (area);
    }
  return shown;
}
