/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-robots-palette.h"

G_BEGIN_DECLS

/* The owner of a target that is for any robot. */
#define LAB_ROBOTS_ANY_ROBOT LAB_ROBOTS_MAX_ROBOTS

void lab_robots_art_draw_robot  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 double                  size);
void lab_robots_art_draw_ghost  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 double                  size);
void lab_robots_art_draw_target (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 gboolean                must_ricochet,
                                 double                  size);
void lab_robots_art_draw_turn   (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 double                  size);
void lab_robots_art_draw_stop   (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 LabRobotsSide           side,
                                 double                  size);
void lab_robots_art_draw_arrow  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 LabRobotsSide           side,
                                 double                  size);
void lab_robots_art_draw_badge  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 guint                   robot,
                                 guint                   number,
                                 double                  size);
void lab_robots_art_draw_ring   (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 double                  size);
void lab_robots_art_draw_floor  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 const LabRobotsBoard   *board,
                                 double                  edge,
                                 gboolean                has_names,
                                 double                  size);
void lab_robots_art_draw_walls  (cairo_t                *cr,
                                 const LabRobotsPalette *palette,
                                 const LabRobotsBoard   *board,
                                 double                  edge,
                                 double                  size);

G_END_DECLS
