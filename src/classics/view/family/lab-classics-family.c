/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classics-family.h"

#include <glib/gi18n.h>

/**
 * LabClassicsFamily:
 *
 * Four small games for two, against a computer or another person, and the search of the computer
 * made visible.
 */
struct _LabClassicsFamily
{
  LabFamily parent_instance;
};

G_DEFINE_FINAL_TYPE (LabClassicsFamily, lab_classics_family, LAB_TYPE_FAMILY)

static void
lab_classics_family_class_init (LabClassicsFamilyClass *klass)
{
  LabFamilyClass *family_class = LAB_FAMILY_CLASS (klass);

  family_class->id = LAB_CLASSICS_FAMILY_ID;
}

static void
lab_classics_family_init (LabClassicsFamily *self G_GNUC_UNUSED)
{
}
