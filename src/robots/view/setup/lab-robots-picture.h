/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LAB_TYPE_ROBOTS_PICTURE (lab_robots_picture_get_type ())

G_DECLARE_FINAL_TYPE (LabRobotsPicture, lab_robots_picture, LAB, ROBOTS_PICTURE, AdwBin)

G_END_DECLS
