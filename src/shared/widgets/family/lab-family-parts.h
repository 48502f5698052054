/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/**
 * LabFamilyPart:
 * @name: the name of the page, and of the action in the window that opens the part
 * @group: where the start page lists it; the numbers are those of the family
 * @title: the title of its row and its page, marked with N_()
 * @subtitle: (nullable): one phrase that says what it is for, marked with N_()
 * @create: (nullable): creates the page of the part
 * @show: (nullable): called with the family and the page each time before the page is shown, or,
 *   without a page of its own, to open the part
 * @leave: (nullable): called with the page after another page is shown, to stop what runs there
 * @get_shortcuts: (nullable): returns the keys of the part, as #LabFamilyClass.get_shortcuts does
 *
 * Something that a family offers, a line in a table that ends with a part without a name. Its row,
 * action, page, and shortcuts follow from that.
 */
typedef struct
{
  const char *name;
  guint group;
  const char *title;
  const char *subtitle;
  GtkWidget         *(*create)        (LabFamily *family);
  void               (*show)          (LabFamily *family,
                                       GtkWidget *page);
  void               (*leave)         (GtkWidget *page);
  const LabShortcut *(*get_shortcuts) (guint     *n_shortcuts);
} LabFamilyPart;

/**
 * LabFamilyParts:
 *
 * The pages of the parts of a family, which are created when they are first shown.
 */
typedef struct _LabFamilyParts LabFamilyParts;

LabFamilyParts    *lab_family_parts_new           (LabFamily           *family,
                                                   const LabFamilyPart *table);
void               lab_family_parts_free          (LabFamilyParts      *self);
GtkWidget         *lab_family_parts_get_page      (LabFamilyParts      *self,
                                                   const char          *name);
const LabShortcut *lab_family_parts_get_shortcuts (LabFamilyParts      *self,
                                                   guint               *n_shortcuts);

GtkWidget         *lab_family_part_create_row     (const LabFamilyPart *part);
void               lab_family_part_add_to_menu    (const LabFamilyPart *table,
                                                   GMenu               *section);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabFamilyParts, lab_family_parts_free)

G_END_DECLS
