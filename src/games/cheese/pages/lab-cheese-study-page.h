/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "lab-family.h"

G_BEGIN_DECLS

GtkWidget *lab_cheese_study_page_create (LabFamily *family);

G_END_DECLS
