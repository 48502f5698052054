/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-family.h"

G_BEGIN_DECLS

/**
 * LabMazePartKind:
 * @LAB_MAZE_PART_GAME: is the game itself; the button that starts it leads there
 * @LAB_MAZE_PART_ESCAPE: belongs to the game; its row is near the button that starts it
 * @LAB_MAZE_PART_STUDY: is about mazes themselves
 *
 * Where the start page lists a part.
 */
typedef enum
{
  LAB_MAZE_PART_GAME,
  LAB_MAZE_PART_ESCAPE,
  LAB_MAZE_PART_STUDY,
} LabMazePartKind;

/**
 * LabMazePart:
 * @name: the name of the page, and of the action in the window that opens the part
 * @kind: where the start page lists it
 * @title: the title of its row and its page, marked with N_()
 * @subtitle: one phrase that says what it is for, marked with N_()
 * @create: (nullable): creates the page of the part
 * @show: (nullable): called with the family and the page each time before the page is shown, or,
 *   without a page of its own, to open the part
 * @leave: (nullable): called with the page after another page is shown, to stop what runs there
 * @get_shortcuts: (nullable): returns the keys of the part, as #LabFamilyClass.get_shortcuts does
 *
 * Something that the mazes offer besides the game itself. To add one, add it to the table in
 * lab-maze-parts.c: its row, action, page, and shortcuts follow from that.
 */
typedef struct
{
  const char *name;
  LabMazePartKind kind;
  const char *title;
  const char *subtitle;
  GtkWidget         *(*create)        (LabFamily *family);
  void               (*show)          (LabFamily *family,
                                       GtkWidget *page);
  void               (*leave)         (GtkWidget *page);
  const LabShortcut *(*get_shortcuts) (guint     *n_shortcuts);
} LabMazePart;

const LabMazePart *lab_maze_part_get  (guint       n);
const LabMazePart *lab_maze_part_find (const char *name);

G_END_DECLS
