/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "lab-help-chapter-view.h"

G_BEGIN_DECLS

/**
 * LabRobotsHelpScene:
 * @LAB_ROBOTS_HELP_STOPS: where robot 1 can slide
 * @LAB_ROBOTS_HELP_WAY: the shortest way
 * @LAB_ROBOTS_HELP_TARGET: a target of robot 2
 * @LAB_ROBOTS_HELP_DRAWING: a side of a cell, where a wall can be drawn
 * @LAB_ROBOTS_HELP_SEARCH: the colors of a search
 *
 * What a picture shows.
 */
typedef enum
{
  LAB_ROBOTS_HELP_STOPS,
  LAB_ROBOTS_HELP_WAY,
  LAB_ROBOTS_HELP_TARGET,
  LAB_ROBOTS_HELP_DRAWING,
  LAB_ROBOTS_HELP_SEARCH,
} LabRobotsHelpScene;

#define LAB_N_ROBOTS_HELP_SCENES 5

/** lab_robots_help_chapters: the chapters of How to Play; the last one has no title. */
extern const LabHelpChapter lab_robots_help_chapters[];

GtkWidget *lab_robots_help_picture_new (guint scene);

G_END_DECLS
