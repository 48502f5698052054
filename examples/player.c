/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player for Labyrinthe: ends each turn on its treasure, or else as near as it can.
 * See labyrinthe-protocol(7). To watch it play, type:
 *
 *     cc -std=c99 -O2 -o player examples/player.c
 *     labyrinthe-lab arena --seat program:./player --seat greedy --games 10
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SPARE = 49 };    /* cells are 0 to 48 in reading order; the spare tile comes last */

static const char *arrows[] = { "Nb", "Nd", "Nf", "E2", "E4", "E6",
                                "Sb", "Sd", "Sf", "W2", "W4", "W6" };
static const int corners[] = { 0, 6, 48, 42 };          /* the start corners of seats 1 to 4 */
static const int columns[] = { 0, 1, 0, -1 }, rows[] = { -1, 0, 1, 0 };  /* N, E, S, W */

static int
read_cell (const char *name)
{
  return name[0] == '*' ? SPARE : (name[0] - 'a') + 7 * (name[1] - '1');
}

/* Returns the cell @i steps after the entry of @arrow. */
static int
lane (int arrow, int i)
{
  int line = 2 * (arrow % 3) + 1, side = arrow / 3;
  int along = side == 0 || side == 3 ? i : 6 - i;

  return side % 2 == 0 ? line + 7 * along : along + 7 * line;
}

/* Returns where an insertion at @arrow carries the contents of @cell. */
static int
carry (int arrow, int cell)
{
  if (cell == SPARE)
    return lane (arrow, 0);
  for (int i = 0; i < 7; i++)
    {
      if (lane (arrow, i) == cell)
        return i < 6 ? lane (arrow, i + 1) : SPARE;
    }
  return cell;
}

static void
flood (const int tiles[50], int cell, char reached[49])
{
  reached[cell] = 1;
  for (int side = 0; side < 4; side++)
    {
      int column = cell % 7 + columns[side], row = cell / 7 + rows[side];
      int near = column + 7 * row;

      if ((tiles[cell] >> side & 1) != 0 && column >= 0 && column < 7 && row >= 0 && row < 7
          && (tiles[near] >> (side + 2) % 4 & 1) != 0 && !reached[near])
        flood (tiles, near, reached);
    }
}

/* The fields of an observation that a simple player needs. */
typedef struct
{
  char tiles[56], spare[2], pawn[3], last[3], pawns[16], treasures[80], cards[40], turn[3];
} Words;

/* Returns the text after @n commas. */
static const char *
item (const char *list, int n)
{
  while (n-- > 0)
    list = strchr (list, ',') + 1;
  return list;
}

static void
answer (const Words *words)
{
  int tiles[50], seat = words->turn[0] - '1', last = -1, nearest = 1000, goal;
  const char *card = strchr (item (words->cards, seat), ':') + 1;   /* the first one to find */
  int seeks = *card >= 'A' && *card <= 'X';
  char best[16] = "";

  goal = seeks ? read_cell (item (words->treasures, *card - 'A')) : corners[seat];
  tiles[SPARE] = (int) strtol (words->spare, NULL, 16);
  for (int i = 0; i < 49; i++)
    tiles[i] = (int) strtol ((char[]) { words->tiles[i + i / 7], 0 }, NULL, 16);
  for (int arrow = 0; arrow < 12; arrow++)
    last = strcmp (arrows[arrow], words->last) == 0 ? arrow : last;

  for (int choice = 0; choice < 48; choice++)
    {
      int arrow = choice / 4, n = choice % 4, after[50], pawn = read_cell (words->pawn), end = goal;
      int tile = (tiles[SPARE] << n | tiles[SPARE] >> (4 - n)) & 15;
      char reached[49] = { 0 };

      memcpy (after, tiles, sizeof after);
      if (words->turn[1] == 'm')            /* the tile is inserted: only move the pawn */
        {
          if (arrow != last || n != 0)
            continue;
          tile = tiles[lane (arrow, 0)];
        }
      else
        {
          if (last >= 0 && arrow == (last + 6) % 12)
            continue;                       /* this would reverse the last insertion */
          for (int i = 0; i < 7; i++)
            after[lane (arrow, i)] = i == 0 ? tile : tiles[lane (arrow, i - 1)];
          pawn = carry (arrow, pawn);
          if (pawn == SPARE)                /* a pawn pushed out returns at the entry */
            pawn = lane (arrow, 0);
          end = seeks ? carry (arrow, goal) : goal;
        }
      flood (after, pawn, reached);
      for (int cell = 0; cell < 49; cell++)
        {
          int far = end == SPARE ? 99 : abs (cell % 7 - end % 7) + abs (cell / 7 - end / 7);

          if (!reached[cell] || far >= nearest)
            continue;
          nearest = far;
          sprintf (best, "%s=%x-%c%d", arrows[arrow], (unsigned) tile, 'a' + cell % 7,
                   cell / 7 + 1);
        }
    }
  printf ("best %s\n", best);
}

int
main (void)
{
  char line[4096];
  Words words = { "", "", "", "", "", "", "", "" };

  setvbuf (stdout, NULL, _IOLBF, 0);        /* flush after each line */
  while (fgets (line, sizeof line, stdin) != NULL)
    {
      if (strncmp (line, "labyrinthe ", 11) == 0)
        printf ("id name Example in C\nready\n");
      else if (strncmp (line, "observation ", 12) == 0)
        sscanf (line + 12, "%55s %1s %2s %2s %15s %79s %39s %2s", words.tiles, words.spare,
                words.pawn, words.last, words.pawns, words.treasures, words.cards, words.turn);
      else if (strncmp (line, "go", 2) == 0)
        answer (&words);
      else if (strncmp (line, "quit", 4) == 0)
        break;
    }
  return 0;
}
