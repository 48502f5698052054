/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-help-chapters.h"

#include <glib/gi18n.h>

#include "lab-robots-help-picture.h"

/* Robots, as How to Play explains them. The manual has many sentences of this file: change help/C/
 * as well, word for word, so that one translation serves all. */

static const LabHelpChapter chapters[] = {
  {
    N_("Robots Slide"),
    LAB_ROBOTS_HELP_STOPS,
    /* Translators: in this file, sentences that begin with “A board” describe a picture for
     * people who cannot see it. */
    N_("A board with three robots. Lines lead from robot 1 to the cells where it can "
       "stop."),
    {
      N_("A robot that moves slides until a wall or another robot stops it. Robot 1 must stop "
         "on the target, in as few moves as possible. All robots may move: sometimes another one "
         "has to be in the right place first, to stop robot 1."),
      N_("Click or tap a robot, then a cell in the direction in which it should slide, or swipe "
         "that way. With keys, a number from 1 to 5 chooses a robot, and an arrow moves it. With "
         "Shift, the arrows read the board cell by cell."),
      N_("In some puzzles, any robot may stop on the target. In others, the robot must turn on "
         "its way: it does not count if it reaches the target in a straight line."),
    },
    { { NULL } },
  },
  {
    N_("Puzzles With Robots"),
    LAB_ROBOTS_HELP_WAY,
    N_("A board with the shortest way to the target: two moves of robot 3, then two of "
       "robot 1."),
    {
      N_("There are levels of growing difficulty, a puzzle for each day, random ones, and "
         "puzzles that need as many moves as you choose. The computer proves the fewest possible "
         "moves while you play."),
      N_("If you need the fewest possible moves, you get three stars, and with one or two more, "
         "two. After a hint there are at most two stars, and after one that tells the whole way, "
         "one."),
      N_("When you have solved a puzzle, your way and the best way are beside each other. Page "
         "through all ways with the fewest moves, go to one by its number, and replay them."),
    },
    { { NULL } },
  },
  {
    N_("Party"),
    LAB_ROBOTS_HELP_TARGET,
    N_("A board with three robots. The target is for robot 2."),
    {
      N_("Two to eight people look at one board. If you see a way to the target, press your key "
         "or your name, and claim how many moves you need. The others have 60 seconds to claim a "
         "lower number. A claim can only be lowered."),
      N_("Then the lowest claim shows its way on the board: of two equal ones, that of the "
         "player with fewer targets, then the earlier one. With no more moves than claimed, it "
         "wins the target. If not, the next claim shows its way, and if all fail, the target is "
         "drawn again."),
      N_("The robots stay where they are, and the next target is drawn. Each robot has several "
         "targets on the same board, 17 are usual in all, and the player with the most wins the "
         "party. The computer can play, too: it claims after a time, which is shorter the better "
         "it is."),
    },
    { { NULL } },
  },
  {
    N_("Draw a Board"),
    LAB_ROBOTS_HELP_DRAWING,
    N_("A board that is being drawn. A side of a cell is highlighted, where a wall can "
       "be."),
    {
      N_("Put walls, robots, and the target on a board by hand, or begin with a random one. The "
         "fewest moves are proved after each change. Save the board, copy it as a line of text, "
         "or play on it."),
    },
    { { NULL } },
  },
  {
    N_("How a Computer Searches"),
    LAB_ROBOTS_HELP_SEARCH,
    N_("A board in the middle of a search. The darker a cell, the more often robot 1 is "
       "there."),
    {
      N_("Breadth-first search (Moore 1959) looks at all positions after one move, then at all "
         "after two, and so on, until one is solved. It finds the fewest moves, but looks at many "
         "positions: four robots can stand on 16 rows in 3,937,437,000 ways. Depth-first search "
         "(Tarjan 1972) moves only robot 1, up to a limit of moves, and takes the first solution."),
      N_("A* (Hart, Nilsson, Raphael 1968) prefers positions from which the target can be near. "
         "Its estimate must never be too high: h1 is 0 on the target, 1 in its row or column, and "
         "else 2; h2 is the number of moves that robot 1 would need if it could stop anywhere, "
         "counted from the target. Counted from the robot, as it is sometimes taught, it would be "
         "wrong. The fast solver also counts moves of other robots that are certain to be needed."),
      N_("Watch shows searches step by step, with the lines of their programs that run, and "
         "colors the cells where robots stand in the positions that are still to be looked at. "
         "Compare lets all algorithms solve the same boards, and shows times and moves."),
    },
    { { NULL } },
  },
};

/* Public functions */

/**
 * lab_robots_help_get_chapters:
 * @n_chapters: (out): the number of chapters
 *
 * Gets the chapters of How to Play about the robots.
 *
 * Returns: (transfer none) (array length=n_chapters): the chapters
 */
const LabHelpChapter *
lab_robots_help_get_chapters (guint *n_chapters)
{
  g_return_val_if_fail (n_chapters != NULL, NULL);

  *n_chapters = G_N_ELEMENTS (chapters);
  return chapters;
}

/**
 * lab_robots_help_create_chapter:
 * @n: a chapter, counted from 0
 * @shortcuts: (array length=n_shortcuts): the shortcuts of the robots
 * @n_shortcuts: the number of @shortcuts
 *
 * Returns: (transfer floating) (nullable): the chapter; %NULL after the last one
 */
GtkWidget *
lab_robots_help_create_chapter (guint              n,
                                const LabShortcut *shortcuts,
                                guint              n_shortcuts)
{
  if (n >= G_N_ELEMENTS (chapters))
    return NULL;
  return lab_help_leaf_new (&chapters[n],
                            lab_robots_help_picture_new ((LabRobotsHelpScene) chapters[n].scene),
                            n % 2 == 1, shortcuts, n_shortcuts);
}
