/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-family-private.h"

#include <glib/gi18n.h>

/* The functions that a family can implement. The window calls them for each family; where a family
 * does not have something, they return nothing. */

/* Public functions */

/**
 * lab_family_get_id:
 * @self: a family
 *
 * Returns: its short name, which players never see
 */
const char *
lab_family_get_id (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return LAB_FAMILY_GET_CLASS (self)->id;
}

/**
 * lab_family_get_title:
 * @self: a family
 *
 * Returns: its translated name
 */
const char *
lab_family_get_title (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return _(LAB_FAMILY_GET_CLASS (self)->title);
}

/**
 * lab_family_get_summary:
 * @self: a family
 *
 * Returns: a translated sentence that describes it
 */
const char *
lab_family_get_summary (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return _(LAB_FAMILY_GET_CLASS (self)->summary);
}

/**
 * lab_family_get_icon_name:
 * @self: a family
 *
 * Returns: the name of its icon
 */
const char *
lab_family_get_icon_name (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), NULL);

  return LAB_FAMILY_GET_CLASS (self)->icon_name;
}

/**
 * lab_family_show_start:
 * @self: a family that was shown before
 *
 * Shows the start page of the family.
 */
void
lab_family_show_start (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  LAB_FAMILY_GET_CLASS (self)->show_start (self);
}

/**
 * lab_family_go_back:
 * @self: a family that shows a page with a title of its own
 *
 * Leaves the page.
 */
void
lab_family_go_back (LabFamily *self)
{
  g_return_if_fail (LAB_IS_FAMILY (self));

  LAB_FAMILY_GET_CLASS (self)->go_back (self);
}

/**
 * lab_family_create_tools:
 * @self: a family
 *
 * Returns: (transfer floating) (nullable): its widgets for the header bar
 */
GtkWidget *
lab_family_create_tools (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_tools != NULL ? klass->create_tools (self) : NULL;
}

/**
 * lab_family_create_menu:
 * @self: a family
 *
 * Returns: (transfer full) (nullable): its sections of the main menu
 */
GMenuModel *
lab_family_create_menu (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_menu != NULL ? klass->create_menu (self) : NULL;
}

/**
 * lab_family_can_open:
 * @self: a family
 * @file: a file
 *
 * Returns: whether @file looks like one of its files
 */
gboolean
lab_family_can_open (LabFamily *self,
                     GFile     *file)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->open != NULL && klass->can_open != NULL && klass->can_open (self, file);
}

/**
 * lab_family_open:
 * @self: a family
 * @files: (array length=n_files): files
 * @n_files: the number of files, at least one
 *
 * Opens files. If that fails, the family tells players why.
 */
void
lab_family_open (LabFamily *self,
                 GFile    **files,
                 guint      n_files)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  g_return_if_fail (n_files > 0);

  if (klass->open == NULL)
    return;
  lab_family_ensure_start_page (self);
  klass->open (self, files, n_files);
}

/**
 * lab_family_dup_resumable:
 * @self: a family
 *
 * Returns: (transfer full) (nullable): when the game that can be resumed was last played; %NULL if
 *   there is none
 */
GDateTime *
lab_family_dup_resumable (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->dup_resumable != NULL ? klass->dup_resumable (self) : NULL;
}

/**
 * lab_family_resume:
 * @self: a family
 *
 * Shows the game that can be resumed, if there is one.
 */
void
lab_family_resume (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  if (klass->resume == NULL)
    return;
  lab_family_ensure_start_page (self);
  klass->resume (self);
}

/**
 * lab_family_may_close:
 * @self: a family
 *
 * Asks the family whether the window may be closed. A family that returns %FALSE can call
 * lab_family_agree_to_close() later.
 *
 * Returns: %TRUE if the window may be closed now
 */
gboolean
lab_family_may_close (LabFamily *self)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->may_close == NULL || klass->may_close (self);
}

/** lab_family_has_preferences: returns whether the family has settings of its own. */
gboolean
lab_family_has_preferences (LabFamily *self)
{
  g_return_val_if_fail (LAB_IS_FAMILY (self), FALSE);

  return LAB_FAMILY_GET_CLASS (self)->add_preferences != NULL;
}

/**
 * lab_family_add_preferences:
 * @self: a family
 * @page: a page of the preferences
 *
 * Adds the settings of the family to a page.
 */
void
lab_family_add_preferences (LabFamily          *self,
                            AdwPreferencesPage *page)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  if (klass->add_preferences != NULL)
    klass->add_preferences (self, page);
}

/**
 * lab_family_get_shortcuts:
 * @self: a family
 * @n_shortcuts: (out): the number of shortcuts
 *
 * Returns: (transfer none) (nullable) (array length=n_shortcuts): all its keyboard shortcuts
 */
const LabShortcut *
lab_family_get_shortcuts (LabFamily *self,
                          guint     *n_shortcuts)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  *n_shortcuts = 0;
  return klass->get_shortcuts != NULL ? klass->get_shortcuts (self, n_shortcuts) : NULL;
}

/**
 * lab_family_create_help_chapter:
 * @self: a family
 * @n: the number of a chapter, counted from 0
 *
 * Returns: (transfer floating) (nullable): the chapter; %NULL after the last one
 */
GtkWidget *
lab_family_create_help_chapter (LabFamily *self,
                                guint      n)
{
  LabFamilyClass *klass = LAB_FAMILY_GET_CLASS (self);

  return klass->create_help_chapter != NULL ? klass->create_help_chapter (self, n) : NULL;
}
