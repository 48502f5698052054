/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-test-escape.h"

/* Tests */

LAB_TEST ("/escape-position/texts", test_texts)
{
  g_autoptr (GError) error = NULL;
  LabEscapeMove move;
  LabEscapeItem item;

  for (guint i = 0; i < LAB_N_ESCAPE_MOVES; i++)
    {
      g_assert_true (lab_escape_move_parse (lab_escape_move_format (i), &move, NULL));
      g_assert_cmpuint (move, ==, i);
      if (lab_escape_move_get_item (i, &item))
        g_assert_cmpuint (lab_escape_move_for_item (item, i % LAB_MAZE_N_DIRECTIONS), ==, i);
    }
  g_assert_false (lab_escape_move_parse ("leap", &move, &error));
  g_assert_error (error, LAB_ESCAPE_ERROR, LAB_ESCAPE_ERROR_SYNTAX);
}

#define STEPS "+---+---+---+\n| @   *     |\n+---+---+   +\n| E         |\n+---+---+---+\n"
#define EXIT "+---+---+---+\n| @   E   * |\n+---+---+---+\n"
#define LEAP "+---+---+---+\n| @   L     |\n+---+---+   +\n| E         |\n+---+---+---+\n"
#define HAMMER "+---+---+---+\n| @   H |   |\n+   +---+   +\n|         E |\n+---+---+---+\n"
#define RIFT \
  "+---+---+---+---+\n| @   R   S   E |\n+   +---+---+   +\n| T             |\n+---+---+---+---+\n"
#define SHUFFLED \
  "+---+---+---+---+\n|   |   |   |   |\n+   +   +   +   +\n|               |\n+---+---+---+---+\n"
#define BOTH \
  "+---+---+---+---+\n| @   H   S | E |\n+---+---+---+   +\n|               |\n+---+---+---+---+\n"

/* Where moves lead, whether the level is over then, and a move that is refused there. */
LAB_TEST ("/escape-position/moves", test_moves)
{
  static const struct
  {
    const char *drawing, *shuffled, *moves;
    guint row, column, n_moves;
    gboolean is_over;
    const char *refused;
    LabEscapeError code;
  } cases[] = {
    { STEPS, NULL, "", 0, 0, 0, FALSE, "d", LAB_ESCAPE_ERROR_WALL },
    { STEPS, NULL, "", 0, 0, 0, FALSE, "u", LAB_ESCAPE_ERROR_WALL },
    { STEPS, NULL, "", 0, 0, 0, FALSE, "hammer", LAB_ESCAPE_ERROR_NOT_CARRIED },
    { STEPS, NULL, "r r d l l", 1, 0, 5, TRUE, "r", LAB_ESCAPE_ERROR_OVER },
    /* The exit counts only when all goals are collected, and can be passed before. */
    { EXIT, NULL, "r", 0, 1, 1, FALSE, "u", LAB_ESCAPE_ERROR_WALL },
    { EXIT, NULL, "r r l", 0, 1, 3, TRUE, "l", LAB_ESCAPE_ERROR_OVER },
    { LEAP, NULL, "r", 0, 1, 1, FALSE, "leap-u", LAB_ESCAPE_ERROR_WALL },
    { LEAP, NULL, "r", 0, 1, 1, FALSE, "leap-r", LAB_ESCAPE_ERROR_USELESS },
    { LEAP, NULL, "r leap-d", 1, 1, 2, FALSE, "leap-u", LAB_ESCAPE_ERROR_NOT_CARRIED },
    /* The item does not come back. */
    { LEAP, NULL, "r leap-d r u l", 0, 1, 5, FALSE, "leap-d", LAB_ESCAPE_ERROR_NOT_CARRIED },
    { HAMMER, NULL, "r", 0, 1, 1, FALSE, "r", LAB_ESCAPE_ERROR_WALL },
    { HAMMER, NULL, "r hammer r l d u", 0, 1, 5, FALSE, "u", LAB_ESCAPE_ERROR_WALL },
    { RIFT, SHUFFLED, "r r l rift", 1, 0, 3, FALSE, "l", LAB_ESCAPE_ERROR_WALL },
    { RIFT, SHUFFLED, "r r l rift shuffle r u", 0, 1, 5, FALSE, "l", LAB_ESCAPE_ERROR_WALL },
    /* The walls that the hammer has broken are whole after a shuffle. */
    { BOTH, BOTH, "r r hammer r", 0, 3, 3, TRUE, "l", LAB_ESCAPE_ERROR_OVER },
    { BOTH, BOTH, "r r hammer shuffle", 0, 2, 2, FALSE, "r", LAB_ESCAPE_ERROR_WALL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LabEscapeLevel) level = lab_test_escape_make (cases[i].drawing,
                                                               cases[i].shuffled);
      g_autoptr (GArray) moves = lab_test_escape_parse (cases[i].moves);
      g_autoptr (GArray) refused = lab_test_escape_parse (cases[i].refused);
      g_autoptr (GError) error = NULL;
      LabEscapePosition position, before;

      lab_escape_position_init (&position, level);
      lab_test_escape_play (&position, level, moves);
      g_assert_cmpuint (position.cell.row, ==, cases[i].row);
      g_assert_cmpuint (position.cell.column, ==, cases[i].column);
      g_assert_cmpuint (position.n_moves, ==, cases[i].n_moves);
      g_assert_true (lab_escape_position_is_over (&position, level) == cases[i].is_over);
      before = position;
      g_assert_false (lab_escape_position_play (
          &position, level, g_array_index (refused, LabEscapeMove, 0), &error));
      g_assert_error (error, LAB_ESCAPE_ERROR, (int) cases[i].code);
      g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
    }
}

LAB_TEST ("/escape-position/way-and-sight", test_way_and_sight)
{
  g_autoptr (LabEscapeLevel) level = lab_test_escape_make (
      "+---+---+---+---+\n| @           * |\n+---+---+   +---+\n| E             |\n"
      "+---+---+---+---+\n", NULL);
  g_autoptr (GArray) moves = lab_test_escape_parse ("r r r");
  g_autoptr (GArray) seen = NULL, way = NULL, to_exit = NULL;
  LabEscapePosition position;

  lab_escape_position_init (&position, level);
  seen = lab_escape_position_list_seen (&position, level);
  g_assert_cmpuint (seen->len, ==, 8);
  way = lab_escape_position_find_way (&position, level);
  g_assert_cmpuint (way->len, ==, 4);
  lab_test_escape_play (&position, level, moves);
  to_exit = lab_escape_position_find_way (&position, level);
  g_assert_cmpuint (to_exit->len, ==, 5);
}
