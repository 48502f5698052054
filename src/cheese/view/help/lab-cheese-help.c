/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-cheese-help.h"

#include <glib/gi18n.h>

/* The cheese race, as How to Play explains it. The manual has many sentences of this file: change
 * help/C/ as well, word for word, so that one translation serves all. */

static const LabHelpChapter chapters[] = {
  {
    N_("The Cheese Race"),
    0,
    NULL,
    {
      N_("Rats race through a maze for cheese. In each turn, all rats choose a direction at once, "
         "or stay. Then all of them move. A rat that goes against a wall loses its turn. Rats do "
         "not block each other."),
      N_("A rat that reaches a cell with cheese takes it. If several rats reach it in the same "
         "turn, they share it. The team with the most cheese wins, and the race ends when no team "
         "can catch up."),
      N_("Press the arrow keys, swipe, or click where you want to go. A second person at the same "
         "keyboard uses the keys at the places of W, A, S, and D."),
    },
    { { NULL } },
  },
  {
    N_("Mud, Holes, and Fair Mazes"),
    0,
    NULL,
    {
      N_("A passage with mud costs as many turns as its number says. A rat in mud cannot choose, "
         "and is still in the cell from which it came. A way around the mud can be faster."),
      N_("Cells can be missing: these holes have no floor, and no rat can go there. The start page "
         "offers three styles of holes, and how many cells, walls, and mud a maze has."),
      N_("A symmetric maze looks the same from both ends. Two teams that start in opposite corners "
         "then have the same ways to go."),
    },
    { { NULL } },
  },
  {
    N_("Rats and Their Thoughts"),
    0,
    NULL,
    {
      N_("Some rats move by chance, some follow an algorithm that students learn, and some plan "
         "the whole way to all cheese. A rat can also be a program that you have written."),
      N_("Beside the maze, choose a rat under Thoughts to see what it thinks: the cells that it "
         "has visited, the way back from each of them, and the way that it wants to go. Drag the "
         "slider to follow its search step by step."),
      N_("Drag the slider of turns to look at earlier turns. The race stays as it is, until you "
         "choose Keep Playing From Here."),
    },
    { { NULL } },
  },
  {
    N_("Build"),
    0,
    NULL,
    {
      N_("Draw a maze by hand: add and remove cells, walls, and mud. Save it as a text, or use it "
         "for the next race."),
    },
    { { NULL } },
  },
  {
    N_("Study"),
    0,
    NULL,
    {
      N_("Let several rats run the same races, hundreds of times, to find out which of them is "
         "faster. Curves show how many races each rat finishes within a number of turns."),
      N_("A table compares all pairs with statistical tests. A small p-value says that the "
         "difference is hardly chance, and the effect size says how large it is."),
    },
    { { NULL } },
  },
};

/* Public functions */

/**
 * lab_cheese_help_get_chapters:
 * @n_chapters: (out): the number of chapters
 *
 * Gets the chapters of How to Play about the cheese race.
 *
 * Returns: (transfer none) (array length=n_chapters): the chapters
 */
const LabHelpChapter *
lab_cheese_help_get_chapters (guint *n_chapters)
{
  g_return_val_if_fail (n_chapters != NULL, NULL);

  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

/**
 * lab_cheese_help_create_chapter:
 * @n: a chapter, counted from 0
 * @shortcuts: (array length=n_shortcuts): the shortcuts of the cheese race
 * @n_shortcuts: the number of @shortcuts
 *
 * Returns: (transfer floating) (nullable): the chapter; %NULL after the last one
 */
GtkWidget *
lab_cheese_help_create_chapter (guint              n,
                                const LabShortcut *shortcuts,
                                guint              n_shortcuts)
{
  if (n >= G_N_ELEMENTS (chapters))
    return NULL;
  return lab_help_leaf_new (&chapters[n], NULL, n % 2 == 1, shortcuts, n_shortcuts);
}
