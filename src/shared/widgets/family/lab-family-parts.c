/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-parts.h"

#include <glib/gi18n.h>

struct _LabFamilyParts
{
  LabFamily *family;            /* not owned: it owns the parts */
  const LabFamilyPart *table;
  GHashTable *pages;            /* by the names of their parts */
  char *shown;                  /* (nullable): the name of the page that is shown */
  GArray *shortcuts;            /* (nullable): those of all parts */
  gulong page_changed;
};

/* Private helpers */

static const LabFamilyPart *
find_part (LabFamilyParts *self,
           const char     *name)
{
  for (const LabFamilyPart *part = self->table; part->name != NULL; part++)
    {
      if (g_strcmp0 (part->name, name) == 0)
        return part;
    }
  return NULL;
}

static GtkWidget *
ensure_page (LabFamilyParts      *self,
             const LabFamilyPart *part)
{
  GtkWidget *page = g_hash_table_lookup (self->pages, part->name);

  if (page != NULL || part->create == NULL)
    return page;
  page = part->create (self->family);
  g_hash_table_insert (self->pages, (gpointer) part->name, page);
  lab_family_add_subpage (self->family, part->name, _(part->title), page);
  return page;
}

static void
on_part (GSimpleAction *action,
         GVariant      *parameter G_GNUC_UNUSED,
         gpointer       data)
{
  LabFamilyParts *self = data;
  const LabFamilyPart *part = find_part (self, g_action_get_name (G_ACTION (action)));
  GtkWidget *page;

  if (part == NULL || lab_shell_has_dialog (lab_family_get_shell (self->family))
      || g_strcmp0 (self->shown, part->name) == 0)
    return;
  page = ensure_page (self, part);
  if (part->show != NULL)
    part->show (self->family, page);
  if (page == NULL)
    return;
  lab_family_show_page (self->family, part->name);
  gtk_widget_grab_focus (page);
}

/* Stops what runs on a page that is left. */
static void
on_page_changed (LabFamilyParts *self)
{
  const char *name = lab_family_get_page (self->family);
  const LabFamilyPart *left = find_part (self, self->shown);

  if (left != NULL && g_strcmp0 (left->name, name) != 0 && left->leave != NULL)
    left->leave (g_hash_table_lookup (self->pages, left->name));
  g_free (self->shown);
  self->shown = g_strdup (name);
}

static void
add_actions (LabFamilyParts *self)
{
  GActionMap *actions = G_ACTION_MAP (lab_family_get_actions (self->family));

  for (const LabFamilyPart *part = self->table; part->name != NULL; part++)
    {
      const GActionEntry entry = { .name = part->name, .activate = on_part };

      g_action_map_add_action_entries (actions, &entry, 1, self);
    }
}

static void
remove_actions (LabFamilyParts *self)
{
  GActionMap *actions = G_ACTION_MAP (lab_family_get_actions (self->family));

  for (const LabFamilyPart *part = self->table; part->name != NULL; part++)
    g_action_map_remove_action (actions, part->name);
}

/* Public functions */

/**
 * lab_family_parts_new:
 * @family: a family, while it is made
 * @table: the parts; the last one has no name
 *
 * Adds an action for each part, which creates and shows its page. The family frees the parts when
 * it is disposed.
 *
 * Returns: (transfer full): the parts
 */
LabFamilyParts *
lab_family_parts_new (LabFamily           *family,
                      const LabFamilyPart *table)
{
  LabFamilyParts *self;

  g_return_val_if_fail (LAB_IS_FAMILY (family), NULL);
  g_return_val_if_fail (table != NULL, NULL);

  self = g_new0 (LabFamilyParts, 1);
  self->family = family;
  self->table = table;
  self->pages = g_hash_table_new (g_str_hash, g_str_equal);
  self->page_changed = g_signal_connect_swapped (family, "notify::page",
                                                 G_CALLBACK (on_page_changed), self);
  add_actions (self);
  return self;
}

/**
 * lab_family_parts_free:
 * @self: (transfer full): the parts of a family
 *
 * Leaves all pages: GTK can lose a reference to a page that it hides, so that the page stays
 * alive.
 */
void
lab_family_parts_free (LabFamilyParts *self)
{
  g_return_if_fail (self != NULL);

  for (const LabFamilyPart *part = self->table; part->name != NULL; part++)
    {
      GtkWidget *page = g_hash_table_lookup (self->pages, part->name);

      if (page != NULL && part->leave != NULL)
        part->leave (page);
    }
  g_signal_handler_disconnect (self->family, self->page_changed);
  remove_actions (self);
  g_hash_table_unref (self->pages);
  g_clear_pointer (&self->shortcuts, g_array_unref);
  g_free (self->shown);
  g_free (self);
}

/**
 * lab_family_parts_get_page:
 * @self: the parts of a family
 * @name: the name of a part
 *
 * Returns: (transfer none) (nullable): the page of a part, which is created if necessary; %NULL if
 *   the part has none
 */
GtkWidget *
lab_family_parts_get_page (LabFamilyParts *self,
                           const char     *name)
{
  const LabFamilyPart *part;

  g_return_val_if_fail (self != NULL, NULL);

  part = find_part (self, name);
  g_return_val_if_fail (part != NULL, NULL);
  return ensure_page (self, part);
}

/**
 * lab_family_parts_get_shortcuts:
 * @self: the parts of a family
 * @n_shortcuts: (out): their number
 *
 * Returns: (transfer none) (array length=n_shortcuts): the keys of all parts, in their order
 */
const LabShortcut *
lab_family_parts_get_shortcuts (LabFamilyParts *self,
                                guint          *n_shortcuts)
{
  g_return_val_if_fail (self != NULL && n_shortcuts != NULL, NULL);

  if (self->shortcuts == NULL)
    {
      self->shortcuts = g_array_new (FALSE, FALSE, sizeof (LabShortcut));
      for (const LabFamilyPart *part = self->table; part->name != NULL; part++)
        {
          guint n = 0;
          const LabShortcut *keys
              = part->get_shortcuts != NULL ? part->get_shortcuts (&n) : NULL;

          if (n > 0)
            g_array_append_vals (self->shortcuts, keys, n);
        }
    }
  *n_shortcuts = self->shortcuts->len;
  return (const LabShortcut *) (void *) self->shortcuts->data;
}

/**
 * lab_family_part_create_row:
 * @part: a part
 *
 * Returns: (transfer floating): a row for the start page that opens the part
 */
GtkWidget *
lab_family_part_create_row (const LabFamilyPart *part)
{
  g_autofree char *action = NULL;
  GtkWidget *row;

  g_return_val_if_fail (part != NULL && part->name != NULL && part->subtitle != NULL, NULL);

  action = g_strconcat ("win.", part->name, NULL);
  row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _(part->title), "subtitle",
                      _(part->subtitle), "use-markup", FALSE, "activatable", TRUE,
                      "action-name", action, NULL);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

/**
 * lab_family_part_add_to_menu:
 * @table: the parts; the last one has no name
 * @section: a section of a menu
 *
 * Adds an item for each part.
 */
void
lab_family_part_add_to_menu (const LabFamilyPart *table,
                             GMenu               *section)
{
  g_return_if_fail (table != NULL && G_IS_MENU (section));

  for (const LabFamilyPart *part = table; part->name != NULL; part++)
    {
      g_autofree char *action = g_strconcat ("win.", part->name, NULL);

      g_menu_append (section, _(part->title), action);
    }
}
