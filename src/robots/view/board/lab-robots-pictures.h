/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-palette.h"

G_BEGIN_DECLS

typedef struct _LabRobotsPictures LabRobotsPictures;

LabRobotsPictures *lab_robots_pictures_new          (void);
void               lab_robots_pictures_free         (LabRobotsPictures      *self);
void               lab_robots_pictures_set_look     (LabRobotsPictures      *self,
                                                     const LabRobotsPalette *palette,
                                                     int                     size,
                                                     int                     robot_size,
                                                     int                     edge,
                                                     gboolean                has_names);
void               lab_robots_pictures_forget_board (LabRobotsPictures      *self);
GdkTexture        *lab_robots_pictures_get_floor    (LabRobotsPictures      *self,
                                                     const LabRobotsBoard   *board);
GdkTexture        *lab_robots_pictures_get_walls    (LabRobotsPictures      *self,
                                                     const LabRobotsBoard   *board);
GdkTexture        *lab_robots_pictures_get_target   (LabRobotsPictures      *self,
                                                     const LabRobotsBoard   *board,
                                                     guint                   robot);
GdkTexture        *lab_robots_pictures_get_robot    (LabRobotsPictures      *self,
                                                     guint                   robot);
GdkTexture        *lab_robots_pictures_get_ghost    (LabRobotsPictures      *self,
                                                     guint                   robot);
GdkTexture        *lab_robots_pictures_get_stop     (LabRobotsPictures      *self,
                                                     guint                   robot,
                                                     LabRobotsSide           side);
GdkTexture        *lab_robots_pictures_get_arrow    (LabRobotsPictures      *self,
                                                     guint                   robot,
                                                     LabRobotsSide           side);
GdkTexture        *lab_robots_pictures_get_badge    (LabRobotsPictures      *self,
                                                     guint                   robot,
                                                     guint                   number);
GdkTexture        *lab_robots_pictures_get_ring     (LabRobotsPictures      *self);

G_END_DECLS
