/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-robots-help-chapters.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "lab-robots-board-view.h"
#include "lab-robots-text.h"
#include "lab-robots-watch.h"

/* Robots, as How to Play explains them. The manual has many sentences of this file: change help/C/
 * as well, word for word, so that one translation serves all. */

const LabHelpChapter lab_robots_help_chapters[] = {
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
      N_("Two to eight players, people and computers, sit at one screen and look at the same "
         "board. A target is drawn, and all look for a way to it with few moves, without moving "
         "the robots. If you see one, press your letter or your name, and claim how many moves "
         "it has: you have ten seconds for the number."),
      N_("The first claim starts a countdown, of 60 seconds if you choose no other time. Until "
         "it ends, everyone can claim any number, and lower their own claim. A claim cannot be "
         "raised or taken back."),
      N_("Then the player with the lowest claim shows their way on the board. A player whose "
         "robot reaches the target with no more moves than claimed wins the target. The robots "
         "stay where they end, and the next target is drawn."),
    },
    {
      { N_("Equal Claims"),
        N_("Of players with the same claim, the one with fewer targets shows first, then the "
           "one who claimed first.") },
      { N_("Failing"),
        N_("If a player does not reach the target, or gives up, the robots go back, and the "
           "player with the next claim shows. While a player shows, moves can be undone. If all "
           "fail, nobody wins the target, and it is drawn again later.") },
      { N_("Nobody Sees a Way"),
        N_("If all people agree, the target goes back to the others, unless a computer sees "
           "a way. In the same way, the countdown ends at once if nobody can do better.") },
      { N_("Robots Must Turn"),
        N_("A straight way to the target does not count: the robot must move both along a row "
           "and along a column. You can turn this rule off.") },
      { N_("Targets"),
        N_("Each robot has as many targets as you choose, usually four, and one more is "
           "for any robot: 17 for four robots. A target that cannot be reached is not drawn. If "
           "no other one is left, the robots are moved.") },
      { N_("The End"),
        N_("When all targets are won, the player with the most wins the party.") },
      { N_("Computers"),
        N_("A computer claims after a time, which is longer for longer ways, and shorter for "
           "stronger players. Weaker ones claim too many moves at times, or see no way. They "
           "show their ways themselves.") },
      { N_("Replay"),
        N_("After each target, and at the end for all targets, you can see again the way that "
           "has won, and the best way.") },
      { NULL },
    },
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
         "positions: four robots can stand on a 16×16 board in 3,937,437,000 ways. Depth-first "
         "search (Tarjan 1972) moves only robot 1, up to a limit of moves, and takes the first "
         "solution."),
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
  { NULL },
};

/* The pictures of How to Play and of the manual: one board in several states. */

#define MIN_WIDTH 200
#define NATURAL_WIDTH 340

/* It was made by `labyrinthe-lab robots generate --size 8 --robots 3 --moves 4 --seed 10`; the way
 * is the shortest one. */
#define BOARD \
  "95115393/a9003802/c0044002/902ff802/802ff802/86811006/8102c003/c44456c6 f2,d3,c6 e7"
#define WAY "3S 3E 1S 1W"

/* How far the search has come, as a part of its steps. */
#define SEARCH_PART 0.6

/* The cell and the side where the wall can be drawn. */
#define DRAWN_CELL "g6"
#define DRAWN_SIDE LAB_ROBOTS_WEST

/* Private helpers: the scenes */

static void
show_way (LabRobotsBoardView *view)
{
  g_autoptr (GArray) moves = NULL;

  if (lab_robots_moves_parse (WAY, &moves, NULL))
    lab_robots_board_view_set_way (view, NULL, moves, G_MAXUINT);
}

static void
show_drawing (LabRobotsBoardView *view)
{
  guint cell;

  if (!lab_robots_cell_parse (DRAWN_CELL, view->board.size, &cell, NULL))
    return;
  view->editable = TRUE;
  view->pointed = cell;
  view->pointed_side = DRAWN_SIDE;
}

static void
show_search (LabRobotsBoardView *view)
{
  const LabRobotsOptions options = { .algorithm = LAB_ROBOTS_BFS };
  g_autoptr (LabRobotsWatch) run = lab_robots_watch_new (&view->board, &options, 0);
  double values[LAB_ROBOTS_MAX_CELLS];

  lab_robots_watch_go_to (run, (guint) (SEARCH_PART * run->n_steps));
  lab_robots_watch_get_heat (run, LAB_ROBOTS_WATCH_OPEN, 0,
                             lab_robots_watch_count_hottest (run, LAB_ROBOTS_WATCH_OPEN, 0),
                             values);
  lab_robots_board_view_set_heat (view, values);
}

static void
show (LabRobotsBoardView *view,
      guint               scene)
{
  switch (scene)
    {
    case LAB_ROBOTS_HELP_WAY:
      show_way (view);
      break;
    case LAB_ROBOTS_HELP_TARGET:
      lab_robots_board_view_set_target_robot (view, 1);
      break;
    case LAB_ROBOTS_HELP_DRAWING:
      show_drawing (view);
      break;
    case LAB_ROBOTS_HELP_SEARCH:
      show_search (view);
      break;
    case LAB_ROBOTS_HELP_STOPS:
    default:
      lab_robots_board_view_set_playable (view, TRUE);
      lab_robots_board_view_select (view, 0);
      break;
    }
}

/* Public functions */

/** lab_robots_help_picture_new: (transfer floating): creates the picture of a #LabRobotsHelpScene
 * in a frame, without its description. */
GtkWidget *
lab_robots_help_picture_new (guint scene)
{
  GtkWidget *view = g_object_new (LAB_TYPE_ROBOTS_BOARD_VIEW, NULL);
  LabRobotsBoard board;

  gtk_widget_set_focusable (view, FALSE);
  gtk_widget_set_can_target (view, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  if (lab_robots_board_parse (BOARD, &board, NULL))
    {
      lab_robots_board_view_set_board (LAB_ROBOTS_BOARD_VIEW (view), &board);
      show (LAB_ROBOTS_BOARD_VIEW (view), scene);
    }
  return lab_help_frame_new (view, MIN_WIDTH, NATURAL_WIDTH, 1, NATURAL_WIDTH);
}
