/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-help-scene.h"

G_BEGIN_DECLS

#define LAB_TYPE_HELP_PICTURE (lab_help_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabHelpPicture, lab_help_picture, LAB, HELP_PICTURE, GtkWidget)

GtkWidget   *lab_help_picture_new       (LabHelpScene    scene);
LabHelpScene lab_help_picture_get_scene (LabHelpPicture *self);

G_END_DECLS
