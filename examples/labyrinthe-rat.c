/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A rat for the cheese race of Labyrinthe, over labyrinthe-cheese-protocol(7), in plain C99. It
 * always goes to the nearest cheese. Compile and try it:
 *
 *   cc -o rat labyrinthe-rat.c
 *   labyrinthe-lab cheese play --rat program:./rat --rat random3
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The longest line of the protocol, with its line feed and a zero. */
#define MAX_LINE 65537
#define MAX_NEIGHBORS 4
#define NO_CELL (-1)

/* A cell of the maze, and what the search knows about it. */
typedef struct
{
  int neighbors[MAX_NEIGHBORS];
  int turns[MAX_NEIGHBORS];     /* how long it takes to go there; more than 1 in mud */
  int n_neighbors;
  int has_cheese;
  int distance;                 /* from the rat, or NO_CELL if the search has not come here */
  int parent;                   /* the cell before it on the way from the rat */
} Cell;

static Cell *cells;
static int n_cells;
static int width;
static int me;                  /* the number of this rat */
static int my_cell;

/* Cells that wait to be visited: wave number d has those at distance d. A cell can wait several
 * times; only its first visit counts. */
typedef struct
{
  int cell;
  int parent;
  int next;                     /* the next one of the same wave, or NO_CELL */
} Waiting;

/* Reads the words of "cell": its number, then each neighbor with its turns, as in "17:1". */
static void
read_cell (char *words)
{
  int cell = (int) strtol (words, &words, 10);
  Cell *self = &cells[cell];

  self->n_neighbors = 0;
  while (*words == ' ' && self->n_neighbors < MAX_NEIGHBORS)
    {
      self->neighbors[self->n_neighbors] = (int) strtol (words, &words, 10);
      self->turns[self->n_neighbors++] = (int) strtol (words + 1, &words, 10);
    }
}

/* Returns the next cell on the shortest way to a cheese, or NO_CELL. Without mud this is a
 * breadth-first search; with mud a cell waits for as many waves as the passage takes turns. */
static int
find_way (void)
{
  long n_max = 1 + (long) MAX_NEIGHBORS * n_cells, n = 0, n_visited = 0;
  long max_distance = 1;
  Waiting *waiting = malloc ((size_t) n_max * sizeof *waiting);
  int *waves;
  int goal = NO_CELL;

  for (int i = 0; i < n_cells; i++)
    {
      cells[i].distance = NO_CELL;
      for (int j = 0; j < cells[i].n_neighbors; j++)
        max_distance += cells[i].turns[j];
    }
  waves = malloc ((size_t) max_distance * sizeof *waves);
  if (waiting == NULL || waves == NULL)
    exit (1);
  for (long i = 0; i < max_distance; i++)
    waves[i] = NO_CELL;

  waiting[n] = (Waiting) { my_cell, NO_CELL, NO_CELL };
  waves[0] = (int) n++;
  for (long distance = 0; distance < max_distance && n_visited < n && goal == NO_CELL; distance++)
    {
      for (int i = waves[distance]; i != NO_CELL && goal == NO_CELL; i = waiting[i].next)
        {
          Cell *cell = &cells[waiting[i].cell];

          n_visited++;
          if (cell->distance != NO_CELL)
            continue;
          cell->distance = (int) distance;
          cell->parent = waiting[i].parent;
          if (cell->has_cheese)
            goal = waiting[i].cell;
          for (int j = 0; j < cell->n_neighbors; j++)
            {
              long then = distance + cell->turns[j];

              waiting[n] = (Waiting) { cell->neighbors[j], waiting[i].cell, waves[then] };
              waves[then] = (int) n++;
            }
        }
    }
  free (waiting);
  free (waves);
  /* Follow the parents back to the cell after that of the rat. */
  while (goal != NO_CELL && cells[goal].parent != my_cell)
    goal = cells[goal].parent;
  return goal;
}

static const char *
choose (void)
{
  int step = find_way ();

  if (step == NO_CELL)
    return "nothing";
  if (step - my_cell == width)
    return "south";
  if (my_cell - step == width)
    return "north";
  return step > my_cell ? "east" : "west";
}

static void
begin_maze (const char *words)
{
  int height;

  if (sscanf (words, "%d %d", &width, &height) != 2)
    exit (1);
  n_cells = width * height;
  free (cells);
  cells = calloc ((size_t) n_cells, sizeof *cells);
  if (cells == NULL)
    exit (1);
}

/* Forgets the cheese of the turn before. */
static void
begin_state (void)
{
  for (int i = 0; i < n_cells; i++)
    cells[i].has_cheese = 0;
}

static void
read_rat (const char *words)
{
  int number, team, cell;

  if (sscanf (words, "%d %d %d", &number, &team, &cell) == 3 && number == me)
    my_cell = cell;
}

static void
read_cheese (char *words)
{
  for (char *word = strtok (words, " "); word != NULL; word = strtok (NULL, " "))
    cells[atoi (word)].has_cheese = 1;
}

static void
answer (const char *line)
{
  puts (line);
  fflush (stdout);
}

int
main (void)
{
  static char line[MAX_LINE];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      char *words = strchr (line, ' ');

      line[strcspn (line, "\n")] = '\0';
      words = words != NULL ? words + 1 : line + strlen (line);
      if (strncmp (line, "labyrinthe-cheese ", 18) == 0)
        answer ("ready");
      else if (strncmp (line, "maze ", 5) == 0)
        begin_maze (words);
      else if (strncmp (line, "cell ", 5) == 0)
        read_cell (words);
      else if (strncmp (line, "race ", 5) == 0)
        me = atoi (words);
      else if (strncmp (line, "state ", 6) == 0)
        begin_state ();
      else if (strncmp (line, "rat ", 4) == 0)
        read_rat (words);
      else if (strncmp (line, "cheese ", 7) == 0)
        read_cheese (words);
      else if (strcmp (line, "prepare") == 0 || strcmp (line, "over") == 0)
        answer ("done");
      else if (strcmp (line, "turn") == 0)
        {
          printf ("move ");
          answer (choose ());
        }
      else if (strcmp (line, "quit") == 0)
        break;
    }
  free (cells);
  return 0;
}
