/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-help.h"

#include <glib/gi18n.h>

/* Mazes, as How to Play explains them. The manual has many sentences of this file: change help/C/
 * as well, word for word, so that one translation serves all. */

static const LabHelpChapter chapters[] = {
  {
    N_("Escape From a Maze"),
    0,
    NULL,
    {
      N_("Find the exit in as few moves as you can. If the exit is locked, find all keys first. In "
         "some levels there is fog, and you see only what is near."),
      N_("Press the arrow keys, swipe, or click where you want to go. You take what you walk over, "
         "and can use each item once:"),
      N_("If you need the fewest possible moves, you get three stars, and with at most half as "
         "many more, two. After a hint there are at most two stars."),
    },
    {
      { N_("Magic Map"),
        N_("The magic map shows the first steps to the nearest key, or to the exit."), NULL },
      { N_("Leap"), N_("The leap takes you over one wall, in a direction that you choose."), NULL },
      { N_("Hammer"), N_("The hammer breaks all walls around you."), NULL },
      { N_("Rift"), N_("The rift takes you to another place in the maze."), NULL },
      { N_("Shuffle"),
        N_("The shuffle changes all walls of the maze. Everything else stays where it is."), NULL },
    },
  },
  {
    N_("Mazes"),
    0,
    NULL,
    {
      N_("In a perfect maze, exactly one way leads from each cell to each other cell. Many "
         "algorithms make such mazes, and each has a style of its own: long corridors, many short "
         "dead ends, or a slope that leads to one corner."),
    },
    { { NULL } },
  },
  {
    N_("Watch"),
    0,
    NULL,
    {
      N_("Choose how a maze is made, or how the way through it is found, and watch it step by "
         "step. The line of the algorithm that runs is highlighted, and a table counts what it "
         "has done."),
      N_("Play the steps at any speed, go back, or drag the slider to any step. Two solvers can "
         "work side by side in the same maze. You can edit the walls yourself, and color each "
         "cell by its distance from the start."),
    },
    { { NULL } },
  },
  {
    N_("Compare"),
    0,
    NULL,
    {
      N_("Choose several generators, or one generator and several solvers, and how many mazes of "
         "which size to measure. The results are shown in sentences, as bars, and in numbers, and "
         "can be saved as a table or a picture."),
      /* xgettext:no-c-format */
      N_("Each mean has an interval, in which the true mean lies with 95 % confidence. If two "
         "intervals overlap, the difference may be chance: compare more mazes."),
    },
    { { NULL } },
  },
  {
    N_("Print Mazes"),
    0,
    NULL,
    {
      N_("Choose how difficult the mazes are, their shape, and how many of them are on a page. The "
         "solutions are on pages of their own at the end."),
      N_("The number below each maze is its seed. Enter it again, with the same choices, to print "
         "the same maze."),
    },
    { { NULL } },
  },
};

/* Public functions */

/**
 * lab_maze_help_get_chapters:
 * @n_chapters: (out): the number of chapters
 *
 * Gets the chapters of How to Play about mazes.
 *
 * Returns: (transfer none) (array length=n_chapters): the chapters
 */
const LabHelpChapter *
lab_maze_help_get_chapters (guint *n_chapters)
{
  g_return_val_if_fail (n_chapters != NULL, NULL);

  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

/**
 * lab_maze_help_create_chapter:
 * @n: a chapter, counted from 0
 * @shortcuts: (array length=n_shortcuts): the shortcuts of the mazes
 * @n_shortcuts: the number of @shortcuts
 *
 * Returns: (transfer floating) (nullable): the chapter; %NULL after the last one
 */
GtkWidget *
lab_maze_help_create_chapter (guint              n,
                              const LabShortcut *shortcuts,
                              guint              n_shortcuts)
{
  if (n >= G_N_ELEMENTS (chapters))
    return NULL;
  return lab_help_leaf_new (&chapters[n], NULL, n % 2 == 1, shortcuts, n_shortcuts);
}
