/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include <gio/gio.h>
#include <glib.h>

G_BEGIN_DECLS

#define LAB_TYPE_APPLICATION (lab_application_get_type ())

G_DECLARE_FINAL_TYPE (LabApplication, lab_application, LAB, APPLICATION, AdwApplication)

LabApplication *lab_application_new      (void);
int             lab_application_main     (int    argc,
                                          char **argv);
void            lab_process_tuning_apply (void);

G_END_DECLS
