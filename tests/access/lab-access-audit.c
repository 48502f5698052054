/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-access-audit.h"

/* Private helpers: one accessible */

/* Returns whether a screen reader explains how to use an accessible of that role
 * when it has the focus. */
static gboolean
is_control (AtspiRole role)
{
  switch ((int) role)
    {
    case ATSPI_ROLE_CHECK_BOX:
    case ATSPI_ROLE_COMBO_BOX:
    case ATSPI_ROLE_ENTRY:
    case ATSPI_ROLE_LINK:
    case ATSPI_ROLE_LIST_ITEM:
    case ATSPI_ROLE_PAGE_TAB:
    case ATSPI_ROLE_SLIDER:
    case ATSPI_ROLE_SPIN_BUTTON:
    case ATSPI_ROLE_TEXT:
#if ATSPI_ROLE_COUNT > 130
    case ATSPI_ROLE_SWITCH:
#endif
      return TRUE;
    default:
      return lab_access_is_button (role);
    }
}

/* Returns whether an accessible of that role takes the focus only to pass it on to
 * its children. */
static gboolean
is_container (AtspiRole role)
{
  return role == ATSPI_ROLE_SCROLL_PANE || role == ATSPI_ROLE_PANEL || role == ATSPI_ROLE_LIST
         || role == ATSPI_ROLE_LIST_BOX;
}

/* Older versions of GTK name an accessible without a label by its type. */
static gboolean
is_name (const char *name)
{
  return *name != '\0' && !g_regex_match_simple ("^(Gtk|Adw|Lab)[A-Z][A-Za-z]*$", name, 0, 0);
}

/* Returns whether @name contains characters that only make sense on the screen, or
 * repeats its words. */
static gboolean
is_garbled (const char *name)
{
  return g_regex_match_simple ("(^|\\s)_\\w|</?\\w+>|^(.+) \\2$", name, 0, 0);
}

/* A screen reader speaks a control as a whole, so its children need no name unless
 * they are controls, too. A widget that only shows the choice of a drop-down list is
 * not a control. */
static gboolean
is_part_of_control (const LabAccessNode *node)
{
  gboolean part = FALSE;

  for (const LabAccessNode *parent = node->parent; parent != NULL; parent = parent->parent)
    {
      if (parent->role == ATSPI_ROLE_COMBO_BOX)
        return !lab_access_is_button (node->role);
      part |= is_control (parent->role);
    }
  return part && !is_control (node->role);
}

static gboolean
is_picture (AtspiRole role)
{
  return role == ATSPI_ROLE_IMAGE || role == ATSPI_ROLE_ICON;
}

/* A row without a name of its own is named by the texts in it. */
static gboolean
has_words (AtspiAccessible *accessible)
{
  int n = atspi_accessible_get_child_count (accessible, NULL);

  for (int i = 0; i < n; i++)
    {
      LAB_AUTO_UNREF AtspiAccessible *child = atspi_accessible_get_child_at_index (accessible, i,
                                                                                   NULL);
      g_autofree char *name = NULL;

      if (child == NULL)
        continue;
      name = lab_access_dup_name (child);
      if ((atspi_accessible_get_role (child, NULL) == ATSPI_ROLE_LABEL && is_name (name))
          || has_words (child))
        return TRUE;
    }
  return FALSE;
}

static char *
tell_where (const LabAccessNode *node)
{
  GString *where = g_string_new (NULL);

  for (const LabAccessNode *at = node; at->parent != NULL; at = at->parent)
    {
      g_autofree char *role = atspi_accessible_get_role_name (at->accessible, NULL);

      if (at == node || is_name (at->name))
        g_string_append_printf (where, "%s “%s”%s", role, at->name, at == node ? ": " : ", ");
    }
  return g_string_free (where, FALSE);
}

static gboolean
can_have_focus (const LabAccessNode *node)
{
  return lab_access_has_state (node->accessible, ATSPI_STATE_FOCUSABLE);
}

static const char *
find_fault (const LabAccessNode *node)
{
  gboolean part = is_part_of_control (node);

  if (lab_access_is_button (node->role) && is_garbled (node->name))
    return "has a garbled name";
  if (is_picture (node->role) && !part && !is_name (node->name))
    return "is a picture without a name";
  if (part || is_container (node->role))
    return NULL;
  if (!is_name (node->name) && can_have_focus (node)
      && !(node->role == ATSPI_ROLE_LIST_ITEM && has_words (node->accessible)))
    return "can have the focus, but has no name";
  if (!is_control (node->role) && node->role != ATSPI_ROLE_GROUPING
      && node->role != ATSPI_ROLE_LABEL && can_have_focus (node))
    return "can have the focus, but its role does not say what it does";
  return NULL;
}

/* Private helpers: the tree */

static gboolean
are_alike (const LabAccessNode *node,
           const LabAccessNode *other)
{
  return node->parent == other->parent && node->role == other->role
         && is_name (node->name) && g_strcmp0 (node->name, other->name) == 0
         && can_have_focus (node) && can_have_focus (other);
}

static void
complain (const char          *page,
          const LabAccessNode *node,
          const char          *fault)
{
  g_autofree char *where = tell_where (node);

  if (!lab_access_is_shown (node->accessible))
    return;
  g_test_message ("%s: %s %s", page, where, fault);
  g_test_fail ();
}

/**
 * lab_access_audit:
 * @access: the running program
 * @page: the name of the current page
 *
 * Prints all faults, and fails unless every control has a name and a role that say what
 * it does.
 */
void
lab_access_audit (LabAccess  *access,
                  const char *page)
{
  g_autoptr (GPtrArray) nodes = lab_access_read (access);

  for (guint i = 0; i < nodes->len; i++)
    {
      LabAccessNode *node = nodes->pdata[i];
      const char *fault = find_fault (node);

      if (fault != NULL)
        complain (page, node, fault);
      for (guint j = 0; is_control (node->role) && j < i; j++)
        {
          if (are_alike (node, nodes->pdata[j]))
            complain (page, node, "has the name of another beside it");
        }
    }
}
