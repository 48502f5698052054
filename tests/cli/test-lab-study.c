/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include <string.h>

#include "lab-test-effort.h"
#include "lab-test-program.h"
#include "lab-notation.h"
#include "lab-path.h"
#include "lab-perft.h"

/* A line of tests/data/positions.tsv. */
typedef struct
{
  guint number;
  const char *position;
  const char *perft[4];
} Reference;

typedef void (*ReferenceFunc) (const Reference *reference);

static void
for_each_reference (ReferenceFunc func)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "positions.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      g_assert_cmpuint (g_strv_length (columns), ==, 6);
      func (&(Reference) { n++, columns[0], { NULL, columns[3], columns[4], columns[5] } });
    }
  g_assert_cmpuint (n, >=, 12);
}

/* The command show */

static const char study_drawing[] =
  "       a    b    c    d    e    f    g\n"
  "            ▾         ▾         ×\n"
  "    ┌───────────────────────────────────┐\n"
  "    │                 ┃                 │\n"
  " 1  │  ┏━━━━┓  ━━┳━━━━┛  ━━┳━━━━━━━━━┓  │\n"
  "    │  ┃    ┃    ┃         ┃         ┃  │\n"
  "    │  ┃    ┃         ┃    ┃         ┃  │\n"
  " 2 ▸│  ┗━━━━┛  ━━━━━━━┫    ┗━━━━┳━━  ┗━━│◂\n"
  "    │                 ┃         ┃       │\n"
  "    │  ┃         ┃              ┃    ┃  │\n"
  " 3  │  ┣━━━━━━━  ┣━━━━┳━━━━┳━━  ┗━━━━┫  │\n"
  "    │  ┃         ┃    ┃    ┃         ┃  │\n"
  "    │       ┃                   ┃    ┃  │\n"
  " 4 ▸│━━┳━━  ┃  ━━━━━━━┓  ━━┓    ┗━━  ┗━━│◂\n"
  "    │  ┃    ┃         ┃    ┃  1         │\n"
  "    │  ┃         ┃    ┃    ┃    ┃    ┃  │\n"
  " 5  │  ┣━━━━━━━━━┻━━  ┃  ━━┫    ┗━━━━┫  │\n"
  "    │  ┃              ┃    ┃         ┃  │\n"
  "    │  ┃         ┃         ┃         ┃  │\n"
  " 6 ▸│  ┃    ┏━━  ┃  ━━━━━━━┫  ━━┓    ┣━━│◂\n"
  "    │  ┃    ┃    ┃         ┃    ┃    ┃  │\n"
  "    │  ┃    ┃    ┃    ┃    ┃         ┃  │\n"
  " 7  │  ┗━━  ┃  ━━┻━━  ┃  ━━┻━━  ┏━━━━┛  │\n"
  "    │       ┃         ┃         ┃       │\n"
  "    └───────────────────────────────────┘\n"
  "            ▴         ▴         ▴\n"
  "\n"
  "             The spare tile is a.\n"
  "     ━━━━━   Last arrow: Sf. Forbidden now: Nf.\n"
  "             Pawn 1 on f4 is to insert a tile, then to move.\n";

/* Four pawns on one tile, a treasure on the spare, after the insertion. */
#define CROWDED \
  "6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 e e5 W4 e5,e5,e5,e5 c1,e1,a3,c3,*,g3," \
  "a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5 J:N,:B,M:,:S 2m or 3"

static const char crowded_drawing[] =
  "       a    b    c    d    e    f    g\n"
  "            v         v         v\n"
  "    .....................................\n"
  "    :      V|   A     |   B    O        :\n"
  " 1  :  +----+  --+--  |  --+--  +----+  :\n"
  "    :  |    |    |    |    |    |    |  :\n"
  "    :  |   U|        R     |   W    S|  :\n"
  " 2 >:  |    +----+  --+    |  --+----+  :<\n"
  "    :  |    |    |    |    |    |    |  :\n"
  "    : C|   P|   D|                  F|  :\n"
  " 3  :  +----+    +----+  --+---------+  :\n"
  "    :  |         |    |    |         |  :\n"
  "    :  |    |   M|         |    |    |  :\n"
  " 4 >:--+    |    +----+    |    |    +--:x\n"
  "    :       |         |    |    |       :\n"
  "    : G|    |   H|   T|   I|   X    J|  :\n"
  " 5  :  +--  +----+--  +----+  --+----+  :\n"
  "    :  |              |  12|34  |    |  :\n"
  "    :  |         |    |   N|   Q|       :\n"
  " 6 >:  |    +--  |    +----+  --+  -----:<\n"
  "    :  |    |    |                      :\n"
  "    :  |    |   K|    |   L|         |  :\n"
  " 7  :  +--  +----+--  |  --+---------+  :\n"
  "    :                 |                 :\n"
  "    .....................................\n"
  "            ^         ^         ^\n"
  "\n"
  "      E      The spare tile is e.\n"
  "     --+--   Last arrow: W4. Forbidden now: E4.\n"
  "       |     Pawn 2 on e5 is to move.\n"
  "\n"
  "Cards of pawn 1: J found, N left.\n"
  "Cards of pawn 2: - found, B left.\n"
  "Cards of pawn 3: M found, - left.\n"
  "Cards of pawn 4: - found, S left.\n"
  "Pawn 3 has taken place 1.\n"
  "Cards are open and may be found in any order.\n"
  "The walls of the loose tiles were drawn at random.\n";

static void
test_show (void)
{
  g_autoptr (LabTestRun) quoted = lab_test_run (NULL, "show", LAB_TEST_STUDY, NULL);
  g_auto (GStrv) words = g_strsplit ("show " LAB_TEST_STUDY, " ", -1);
  g_autoptr (LabTestRun) unquoted = lab_test_runv (NULL, words);
  g_autoptr (LabTestRun) piped = lab_test_run (LAB_TEST_STUDY "\nmore\n", "show", "-", NULL);

  g_assert_cmpint (quoted->status, ==, 0);
  g_assert_cmpstr (quoted->out, ==, study_drawing);
  g_assert_cmpstr (quoted->err, ==, "");
  g_assert_cmpstr (unquoted->out, ==, study_drawing);
  g_assert_cmpstr (piped->out, ==, study_drawing);
}

static void
test_show_crowded (void)
{
  g_autoptr (LabTestRun) quoted = lab_test_run (NULL, "show", "--ascii", CROWDED, NULL);
  g_auto (GStrv) words = g_strsplit ("show -a " CROWDED, " ", -1);
  g_autoptr (LabTestRun) unquoted = lab_test_runv (NULL, words);

  g_assert_cmpint (quoted->status, ==, 0);
  g_assert_cmpstr (quoted->out, ==, crowded_drawing);
  g_assert_cmpstr (unquoted->out, ==, crowded_drawing);
}

/* Returns the character in a row and column of @lines; a blank beyond their ends. */
static char
char_at (GStrv lines,
         guint row,
         guint column)
{
  return strlen (lines[row]) > column ? lines[row][column] : ' ';
}

static void
assert_block (const LabPosition *position,
              GStrv              lines,
              LabCell            cell,
              guint              top,
              guint              left)
{
  LabOpenings tile = cell == LAB_CELL_SPARE ? position->board.spare
                                            : lab_board_get_tile (&position->board, cell);
  LabTreasure treasure = lab_position_get_treasure (position, cell);
  guint open = (char_at (lines, top, left + 2) == '|' ? 1 : 0)
               | (char_at (lines, top + 1, left + 4) == '-' ? 2 : 0)
               | (char_at (lines, top + 2, left + 2) == '|' ? 4 : 0)
               | (char_at (lines, top + 1, left) == '-' ? 8 : 0);

  g_assert_cmpuint (open, ==, tile);
  g_assert_cmpint (char_at (lines, top, left + 1), ==,
                   treasure == LAB_TREASURE_NONE ? ' ' : lab_treasure_get_letter (treasure));
  for (LabSeat seat = 0; seat < LAB_N_SEATS; seat++)
    g_assert_cmpint (char_at (lines, top + 2, left + (seat < 2 ? seat : seat + 1u)), ==,
                     position->pawns[seat] == cell ? '1' + seat : ' ');
}

/* Parses the drawing tile by tile. */
static void
test_show_any (void)
{
  for (guint seed = 0; seed < lab_test_rounds (20); seed++)
    {
      LabPosition position;
      g_autofree char *text = NULL;
      g_autoptr (LabTestRun) run = NULL;
      g_auto (GStrv) lines = NULL;

      lab_test_deal (&position, seed, 2 + seed % 3, 0, seed & LAB_RULES_RANDOM_TILES);
      text = lab_notation_format_position (&position);
      run = lab_test_run (NULL, "show", "-a", text, NULL);
      lines = g_strsplit (run->out, "\n", -1);
      g_assert_cmpuint (g_strv_length (lines), >, 30);
      for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
        {
          LabCell cell = lab_bitboard_first (rest);

          assert_block (&position, lines, cell, 3 + 3 * lab_cell_row (cell),
                        5 + 5 * lab_cell_column (cell));
        }
      assert_block (&position, lines, LAB_CELL_SPARE, 27, 5);
    }
}

/* Each arrow's mark is in its place, and only the blocked one becomes a cross. */
static void
test_show_arrows (void)
{
  static const struct
  {
    guint row, column;
  } places[LAB_N_ARROWS] = {
    { 1, 12 }, { 1, 22 }, { 1, 32 }, { 7, 41 }, { 13, 41 }, { 19, 41 },
    { 25, 12 }, { 25, 22 }, { 25, 32 }, { 7, 3 }, { 13, 3 }, { 19, 3 },
  };

  for (LabArrow last = 0; last < LAB_N_ARROWS; last++)
    {
      g_autofree char *position = NULL;
      g_autoptr (LabTestRun) run = NULL;
      g_auto (GStrv) lines = NULL;
      char name[3];

      lab_arrow_format (last, name);
      position = g_strdup_printf ("6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 %s",
                                  name);
      run = lab_test_run (NULL, "show", "-a", position, NULL);
      lines = g_strsplit (run->out, "\n", -1);
      for (LabArrow arrow = 0; arrow < LAB_N_ARROWS; arrow++)
        g_assert_cmpint (char_at (lines, places[arrow].row, places[arrow].column), ==,
                         arrow == (last + 6) % 12 ? 'x' : "v<^>"[arrow / 3]);
    }
}

/* The command perft */

static void
assert_perft (const Reference *reference)
{
  const char *depth = lab_test_is_brief () ? "2" : "3";
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "perft", reference->position, depth, NULL);
  g_autofree char *expected = g_strdup_printf ("1 %s\n2 %s\n3 %s\n", reference->perft[1],
                                               reference->perft[2], reference->perft[3]);

  if (lab_test_is_brief ())
    *(strstr (expected, "\n3 ") + 1) = '\0';

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_str_has_prefix (run->out, expected));
  g_assert_true (g_regex_match_simple ("^Seconds: [0-9]+\\.[0-9]+\\. Turns a second: [0-9]+\\.\n$",
                                       run->out + strlen (expected), 0, 0));
  g_assert_cmpstr (run->err, ==, "");
}

static void
test_perft (void)
{
  for_each_reference (assert_perft);
}

static void
test_perft_depths (void)
{
  static const char * const bad[] = { "99", "-1", "x", "", "1.5", "4294967296" };
  g_autofree char *beyond = g_strdup_printf ("%u", LAB_MAX_PERFT_DEPTH + 1u);
  g_autofree char *reason = g_strdup_printf ("is not a depth; write a number of turns from 0 to %u",
                                             (guint) LAB_MAX_PERFT_DEPTH);
  g_autoptr (LabTestRun) none = lab_test_run (NULL, "perft", LAB_TEST_STUDY, "0", NULL);
  g_autoptr (LabTestRun) deep = lab_test_run (NULL, "perft", LAB_TEST_STUDY, beyond, NULL);

  g_assert_cmpint (none->status, ==, 0);
  g_assert_true (g_str_has_prefix (none->out, "0 1\n"));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (LabTestRun) run = lab_test_run (NULL, "perft", LAB_TEST_STUDY, "--", bad[i], NULL);

      lab_test_assert_refused (run, reason);
    }
  lab_test_assert_refused (deep, reason);
}

/* The commands reach and path */

/* Computes the reachable cells from the digits of the notation, without the
 * bitboards. */
static char *
reach_by_hand (const char *tiles,
               const char *from)
{
  static const struct { int column, row; guint out, in; } steps[] = {
    { 0, -1, 1, 4 }, { 1, 0, 2, 8 }, { 0, 1, 4, 1 }, { -1, 0, 8, 2 },
  };
  gboolean reached[7][7] = { { FALSE } };
  gboolean grew = TRUE;
  GString *text = g_string_new (NULL);

  reached[from[1] - '1'][from[0] - 'a'] = TRUE;
  while (grew)
    {
      grew = FALSE;
      for (int i = 0; i < 7 * 7 * 4; i++)
        {
          int row = i / 28, column = i / 4 % 7;
          int next_row = row + steps[i % 4].row, next_column = column + steps[i % 4].column;

          if (!reached[row][column] || MIN (next_row, next_column) < 0
              || MAX (next_row, next_column) > 6 || reached[next_row][next_column]
              || (g_ascii_xdigit_value (tiles[row * 8 + column]) & (int) steps[i % 4].out) == 0
              || (g_ascii_xdigit_value (tiles[next_row * 8 + next_column]) & (int) steps[i % 4].in)
                 == 0)
            continue;
          reached[next_row][next_column] = TRUE;
          grew = TRUE;
        }
    }
  for (int i = 0; i < 49; i++)
    {
      if (reached[i / 7][i % 7])
        g_string_append_printf (text, "%s%c%d", text->len > 0 ? " " : "", 'a' + i % 7, i / 7 + 1);
    }
  return g_string_free (text, FALSE);
}

static void
assert_reach (const Reference *reference)
{
  g_auto (GStrv) fields = g_strsplit (reference->position, " ", -1);
  g_autofree char *expected = reach_by_hand (fields[0], fields[2]);
  g_autofree char *line = g_strconcat (expected, "\n", NULL);
  g_autoptr (LabTestRun) run = lab_test_run (NULL, "reach", reference->position, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, line);
  g_assert_cmpstr (run->err, ==, "");
}

static void
test_reach (void)
{
  for_each_reference (assert_reach);
}

/* Returns whether two neighbors are connected; @first is north or west of @second. */
static gboolean
is_joined (const LabPosition *position,
           LabCell            first,
           LabCell            second)
{
  LabSide side = second - first == 1 ? LAB_EAST : LAB_SOUTH;
  LabOpenings out = lab_board_get_tile (&position->board, first);
  LabOpenings in = lab_board_get_tile (&position->board, second);

  return (out & 1 << side) != 0 && (in & 1 << (side + 2) % LAB_N_SIDES) != 0;
}

/* Asserts that each step of the path leads to a neighbor through two openings. */
static void
assert_walk (const LabPosition *position,
             const char        *text,
             LabCell            from,
             LabCell            to)
{
  g_autofree char *line = g_strdup (text);
  g_auto (GStrv) names = g_strsplit (g_strchomp (line), " ", -1);
  LabPath shortest;
  LabCell before = LAB_CELL_NONE, cell = LAB_CELL_NONE;

  g_assert_true (lab_path_find (&position->board, from, to, &shortest));
  g_assert_cmpuint (g_strv_length (names), ==, shortest.n_cells);
  for (guint i = 0; names[i] != NULL; i++, before = cell)
    {
      g_assert_true (lab_notation_parse_cell (names[i], &cell, NULL));
      if (i == 0)
        {
          g_assert_cmpuint (cell, ==, from);
          continue;
        }
      g_assert_true (MAX (cell, before) - MIN (cell, before) == 1
                     || MAX (cell, before) - MIN (cell, before) == 8);
      g_assert_true (is_joined (position, MIN (cell, before), MAX (cell, before)));
    }
  g_assert_cmpuint (cell, ==, to);
}

/* Asserts that there is a path from the pawn to exactly the cells that reach prints. */
static void
assert_paths (const Reference *reference)
{
  g_autoptr (LabTestRun) reach = lab_test_run (NULL, "reach", reference->position, NULL);
  g_auto (GStrv) reached = g_strsplit (g_strchomp (reach->out), " ", -1);
  g_auto (GStrv) fields = g_strsplit (reference->position, " ", -1);
  LabPosition position;

  g_assert_true (lab_notation_parse_position (reference->position, &position, NULL));
  for (LabBitboard rest = LAB_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabCell cell = lab_bitboard_first (rest);
      char name[3];
      g_autoptr (LabTestRun) run = NULL;

      /* lab_path_find() is tested with all cells of these positions. */
      if ((cell + reference->number) % (lab_test_is_brief () ? 20 : 6) != 0)
        continue;
      lab_cell_format (cell, name);
      run = lab_test_run (NULL, "path", reference->position, fields[2], name, NULL);
      g_assert_cmpstr (run->err, ==, "");
      if (g_strv_contains ((const char * const *) reached, name))
        {
          g_assert_cmpint (run->status, ==, 0);
          assert_walk (&position, run->out, position.pawns[0], cell);
        }
      else
        {
          g_assert_cmpint (run->status, ==, 1);
          g_assert_cmpstr (run->out, ==, "no path\n");
        }
    }
}

static void
test_path (void)
{
  for_each_reference (assert_paths);
}

static void
test_operands (void)
{
  g_auto (GStrv) path = g_strsplit ("path " LAB_TEST_STUDY " a5 c5", " ", -1);
  g_auto (GStrv) perft = g_strsplit ("perft " CROWDED " 1", " ", -1);
  g_autoptr (LabTestRun) path_run = lab_test_runv (NULL, path);
  g_autoptr (LabTestRun) perft_run = lab_test_runv (NULL, perft);
  g_autoptr (LabTestRun) reach_run = lab_test_run (LAB_TEST_STUDY, "reach", "-", "a1", NULL);
  g_autoptr (LabTestRun) game_run = lab_test_run (NULL, "reach", CROWDED, NULL);
  g_autofree char *game_reach = reach_by_hand (CROWDED, "e5");

  g_assert_cmpstr (path_run->out, ==, "a5 b5 c5\n");
  g_assert_cmpint (perft_run->status, ==, 0);
  g_assert_cmpstr (reach_run->out, ==, "a1 b1 a2 b2\n");
  g_assert_cmpstr (g_strchomp (game_run->out), ==, game_reach);
}

static void
test_refusals (void)
{
  static const char * const bad[] = { "", "a", "h1", "a8", "A1", "a1 ", "aa1", "\n" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (LabTestRun) reach = lab_test_run (NULL, "reach", LAB_TEST_STUDY, bad[i], NULL);
      g_autoptr (LabTestRun) from = lab_test_run (NULL, "path", LAB_TEST_STUDY, bad[i], "a1", NULL);
      g_autoptr (LabTestRun) to = lab_test_run (NULL, "path", LAB_TEST_STUDY, "a1", bad[i], NULL);

      lab_test_assert_refused (reach, "is not a cell");
      lab_test_assert_refused (from, "is not a cell");
      lab_test_assert_refused (to, "is not a cell");
    }
}

/* Each command that reads a position refuses one with a wrong word. */
static void
test_bad_positions (void)
{
  static const char * const bad[] = {
    "", "x", "6ce9eac a f4 Sf", "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b6f a f4 Sf",
    "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 f f4 Sf",
    "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a h4 Sf",
    "6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sa",
    LAB_TEST_STUDY " f4,-,-,-",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *line = g_strconcat (bad[i], "\n", NULL);
      g_autoptr (LabTestRun) piped = lab_test_run (line, "show", "-", NULL);
      g_autoptr (LabTestRun) perft = NULL;
      g_autoptr (LabTestRun) reach = NULL;
      g_autoptr (LabTestRun) path = NULL;
      g_autoptr (LabTestRun) play = NULL;
      g_autoptr (LabTestRun) show = NULL;

      lab_test_assert_refused (piped, "This is not a position. ");
      if (i >= lab_test_rounds (G_N_ELEMENTS (bad)))
        continue;
      show = lab_test_run (NULL, "show", bad[i], NULL);
      perft = lab_test_run (NULL, "perft", bad[i], "1", NULL);
      reach = lab_test_run (NULL, "reach", bad[i], "a1", NULL);
      path = lab_test_run (NULL, "path", bad[i], "a1", "a1", NULL);
      play = lab_test_run (NULL, "play", "--position", bad[i], NULL);
      lab_test_assert_refused (show, "This is not a position. ");
      lab_test_assert_refused (perft, "This is not a position. ");
      lab_test_assert_refused (reach, "This is not a position. ");
      lab_test_assert_refused (path, "This is not a position. ");
      lab_test_assert_refused (play, "This is not a position. ");
    }
}

static void
test_wild_input (void)
{
  g_autofree char *long_line = g_strnfill (100000, '6');
  g_autoptr (LabTestRun) too_long = lab_test_run (long_line, "show", "-", NULL);
  g_autoptr (LabTestRun) bytes = lab_test_run ("\xff\xfe \x01 \x1b[2J a\n", "show", "-", NULL);

  lab_test_assert_refused (too_long, "This is not a position. ");
  lab_test_assert_refused (bytes, "This is not a position. ");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/show/study", test_show);
  g_test_add_func ("/lab/show/crowded", test_show_crowded);
  g_test_add_func ("/lab/show/any", test_show_any);
  g_test_add_func ("/lab/show/arrows", test_show_arrows);
  g_test_add_func ("/lab/perft/references", test_perft);
  g_test_add_func ("/lab/perft/depths", test_perft_depths);
  g_test_add_func ("/lab/reach/references", test_reach);
  g_test_add_func ("/lab/path/references", test_path);
  g_test_add_func ("/lab/study/operands", test_operands);
  g_test_add_func ("/lab/study/refusals", test_refusals);
  g_test_add_func ("/lab/study/bad-positions", test_bad_positions);
  g_test_add_func ("/lab/study/wild-input", test_wild_input);
  return g_test_run ();
}
