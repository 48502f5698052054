/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-classic-page.h"
#include "lab-family.h"

G_BEGIN_DECLS

/** LAB_CLASSICS_FAMILY_ID: the id of this family. */
#define LAB_CLASSICS_FAMILY_ID "classics"

#define LAB_TYPE_CLASSICS_FAMILY (lab_classics_family_get_type ())

G_DECLARE_FINAL_TYPE (LabClassicsFamily, lab_classics_family, LAB, CLASSICS_FAMILY, LabFamily)

G_END_DECLS
