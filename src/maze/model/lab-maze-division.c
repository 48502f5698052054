/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-generators-private.h"

#include "lab-maze-private.h"

/* A part of the maze without walls. */
typedef struct
{
  guint top;
  guint left;
  guint height;
  guint width;
} Room;

/* Private helpers */

/* Takes down that a piece of wall is built, or left out for the gap. */
static void
record_piece (LabMazeRecorder *recorder,
              const Room      *room,
              gboolean         below,
              guint            first,
              guint            piece,
              gboolean         is_gap)
{
  LabMazeDirection direction = below ? LAB_MAZE_DOWN : LAB_MAZE_RIGHT;

  if (piece == 0)
    lab_maze_record_cell (recorder, is_gap ? LAB_MAZE_STEP_GAP_FIRST : LAB_MAZE_STEP_BUILD_FIRST,
                          direction, room->top + (below ? first - 1 : 0),
                          room->left + (below ? 0 : first - 1));
  else
    lab_maze_record (recorder, is_gap ? LAB_MAZE_STEP_GAP : LAB_MAZE_STEP_BUILD, direction);
}

/* Takes down the cells of a room that is a corridor. */
static void
record_corridor (LabMazeRecorder *recorder,
                 const Room      *room)
{
  LabMazeDirection direction = room->height == 1 ? LAB_MAZE_RIGHT : LAB_MAZE_DOWN;

  lab_maze_record_cell (recorder, LAB_MAZE_STEP_CORRIDOR_FIRST, 0, room->top, room->left);
  for (guint i = 1; i < MAX (room->height, room->width); i++)
    lab_maze_record (recorder, LAB_MAZE_STEP_CORRIDOR, direction);
}

/* Builds a wall across a room with one gap, and returns the part of the room behind it. */
static G_ALWAYS_INLINE inline Room
divide (LabMaze         *maze,
        Room            *room,
        gboolean         below,
        LabRandom       *random,
        LabMazeRecorder *recorder)
{
  guint length = below ? room->width : room->height;
  guint first = 1 + lab_random_below (random, (below ? room->height : room->width) - 1);
  guint gap = lab_random_below (random, length);
  Room rest = *room;

  for (guint i = 0; i < length; i++)
    {
      if (recorder != NULL)
        record_piece (recorder, room, below, first, i, i == gap);
      if (i != gap && below)
        lab_maze_close (maze, room->top + first - 1, room->left + i, LAB_MAZE_DOWN);
      else if (i != gap)
        lab_maze_close (maze, room->top + i, room->left + first - 1, LAB_MAZE_RIGHT);
    }
  if (below)
    {
      rest.top += first;
      rest.height -= first;
      room->height = first;
    }
  else
    {
      rest.left += first;
      rest.width -= first;
      room->width = first;
    }
  return rest;
}

static G_ALWAYS_INLINE inline void
make_division (LabMaze         *maze,
               LabRandom       *random,
               LabMazeRecorder *recorder)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  Room room = { 0, 0, maze->height, maze->width };

  lab_maze_empty (maze);
  g_array_append_val (rooms, room);
  while (rooms->len > 0 && !lab_maze_recorder_is_stopped (recorder))
    {
      gboolean below;
      Room rest;

      room = g_array_index (rooms, Room, rooms->len - 1);
      g_array_set_size (rooms, rooms->len - 1);
      if (room.height == 1 || room.width == 1)
        {
          if (recorder != NULL)
            record_corridor (recorder, &room);
          continue;
        }
      below = room.height > room.width
              || (room.height == room.width && lab_random_below (random, 2) == 0);
      rest = divide (maze, &room, below, random, recorder);
      g_array_append_val (rooms, room);
      g_array_append_val (rooms, rest);
    }
}

/* Private functions of the model */

/**
 * lab_maze_make_division:
 * @maze: a maze from which no cell is left out
 * @random: the random numbers
 * @recorder: (nullable): takes down the steps
 *
 * Makes a maze by dividing a room without walls: a wall with one gap is built across the shorter
 * side, at a random place. Both parts are divided in the same way, until they are corridors.
 */
void
lab_maze_make_division (LabMaze         *maze,
                        LabRandom       *random,
                        LabMazeRecorder *recorder)
{
  if (recorder != NULL)
    make_division (maze, random, recorder);
  else
    make_division (maze, random, NULL);
}
