/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-board.h"
#include "lab-test-board.h"

/* What each game describes: its spots and its texts. */

/* Private helpers */

static void
assert_label (const char *game,
              const char *position,
              guint       spot,
              const char *label)
{
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_position (game, position, &board);
  g_autofree char *found = board->label (state, spot);

  g_assert_true (board->has_spot (state, spot));
  g_assert_cmpstr (found, ==, label);
}

static void
assert_move (const char *game,
             const char *position,
             const char *move,
             const char *text)
{
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_position (game, position, &board);
  g_autofree char *found = NULL;
  guint32 action;

  g_assert_true (lab_classic_parse_action (board->classic, state, move, &action, NULL));
  found = lab_classic_board_describe_move (board->classic, state, action);
  g_assert_cmpstr (found, ==, text);
}

/* Tests */

/* There is a look for each game, so that no game can be forgotten. */
LAB_TEST ("/classic-boards/table", test_table)
{
  for (guint i = 0; lab_classic_get_all ()[i] != NULL; i++)
    g_assert_nonnull (lab_classic_board_find (lab_classic_get_all ()[i]));
}

static void
check_actions (const LabClassicBoard *board,
               gconstpointer          state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
  guint n_spots = 0;

  for (guint spot = 0; spot < board->get_n_spots (state); spot++)
    n_spots += board->has_spot (state, spot) ? 1 : 0;
  g_assert_cmpuint (n_spots, >, 0);
  for (guint i = 0; i < actions->len; i++)
    {
      guint32 action = g_array_index (actions, guint32, i), found;
      int first = lab_classic_board_find_spot (board, state, action, 0);
      int second = lab_classic_board_find_spot (board, state, action, 1);

      g_assert_cmpint (first, >=, 0);
      g_assert_true ((second >= 0) == (board->n_steps > 1));
      if (second < 0)
        g_assert_true (lab_classic_board_find_action (board, state, -1, (guint) first, &found));
      else
        g_assert_true (lab_classic_board_find_action (board, state, first, (guint) second, &found));
      g_assert_cmpuint (found, ==, action);
    }
}

LAB_TEST ("/classic-boards/actions", test_actions)
{
  lab_test_board_for_each (check_actions);
}

/* Spots lie inside the drawing and do not overlap. */
static void
check_places (const LabClassicBoard *board,
              gconstpointer          state)
{
  for (guint size = 0; size < LAB_TEST_BOARD_N_SIZES; size++)
    {
      LabClassicScene scene = lab_test_board_make_scene (state, size);
      guint n = board->get_n_spots (state);

      for (guint i = 0; i < n; i++)
        {
          cairo_rectangle_t a, b;

          if (!board->has_spot (state, i))
            continue;
          board->place_spot (&scene, i, &a);
          g_assert_cmpfloat (a.x, >=, 0);
          g_assert_cmpfloat (a.y, >=, 0);
          g_assert_cmpfloat (a.x + a.width, <=, scene.width + 0.01);
          g_assert_cmpfloat (a.y + a.height, <=, scene.height + 0.01);
          for (guint j = 0; j < i; j++)
            {
              if (!board->has_spot (state, j))
                continue;
              board->place_spot (&scene, j, &b);
              g_assert_true (a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01
                             || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01);
            }
        }
    }
}

LAB_TEST ("/classic-boards/places", test_places)
{
  lab_test_board_for_each (check_places);
}

static void
check_sides (const char *game,
             double      height,
             double      shorter,
             double      longer)
{
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_position (game, NULL, &board);
  LabClassicScene scene = lab_test_board_make_scene (state, 0);

  scene.height = height;
  for (guint spot = 0; spot < board->get_n_spots (state); spot++)
    {
      cairo_rectangle_t area;

      if (!board->has_spot (state, spot))
        continue;
      board->place_spot (&scene, spot, &area);
      g_test_message ("%s: spot %u", game, spot);
      g_assert_cmpfloat (MIN (area.width, area.height), >=, shorter);
      g_assert_cmpfloat (MAX (area.width, area.height), >=, longer);
    }
}

/* Checks all heaps of matches, and heaps of pebbles up to a size. */
static void
check_heaps (guint  most,
             double height,
             double shorter)
{
  for (guint n = 2; n <= LAB_MATCHES_MAX; n++)
    {
      g_autofree char *game = g_strdup_printf ("matches:%u", n);

      check_sides (game, height, shorter, 44);
    }
  for (guint i = 0; i < most * (most - 1); i++)
    {
      g_autofree char *game = g_strdup_printf ("divide:%ux%u", 1 + i % most, 2 + i / most);

      check_sides (game, height, shorter, 44);
    }
}

/* On a phone, fingers have 44 pixels across for the matches that can be taken, and for the gaps
 * between a few pebbles. */
LAB_TEST ("/classic-boards/wide-targets", test_wide_targets)
{
  check_heaps (6, 350, 44);
}

/* On a phone, what can be pressed is at least 24 pixels wide and high, and, except for the cells
 * of the largest boards, 44 pixels one way, for fingers. */
LAB_TEST ("/classic-boards/targets", test_targets)
{
  for (double height = 350; height <= 400; height += 50)
    {
      check_heaps (LAB_DIVIDE_MAX, height, 24);
      check_sides ("hexapawn:6x6", height, 24, 44);
      check_sides ("tictactoe:6x6", height, 24, 44);
      check_sides ("hexapawn:8x8", height, 24, 24);
      check_sides ("tictactoe:8x8,5", height, 24, 24);
    }
}

/* Arrow keys reach every spot, and lead to no others. */
static void
check_arrows (const LabClassicBoard *board,
              gconstpointer          state)
{
  static const GtkDirectionType directions[]
      = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  guint n = board->get_n_spots (state);

  for (guint size = 0; size < 3; size += 2)
    {
      LabClassicScene scene = lab_test_board_make_scene (state, size);
      g_autofree gboolean *reached = g_new0 (gboolean, n);
      g_autoptr (GQueue) queue = g_queue_new ();

      for (guint spot = 0; spot < n && g_queue_is_empty (queue); spot++)
        {
          reached[spot] = board->has_spot (state, spot);
          if (reached[spot])
            g_queue_push_tail (queue, GUINT_TO_POINTER (spot));
        }
      while (!g_queue_is_empty (queue))
        {
          guint spot = GPOINTER_TO_UINT (g_queue_pop_head (queue));

          for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
            {
              int next = board->get_next (&scene, spot, directions[i]);

              g_assert_true (next < 0 || board->has_spot (state, (guint) next));
              if (next < 0 || reached[next])
                continue;
              reached[next] = TRUE;
              g_queue_push_tail (queue, GUINT_TO_POINTER ((guint) next));
            }
        }
      for (guint spot = 0; spot < n; spot++)
        g_assert_true (reached[spot] == board->has_spot (state, spot));
    }
}

LAB_TEST ("/classic-boards/arrows", test_arrows)
{
  lab_test_board_for_each (check_arrows);
}

LAB_TEST ("/classic-boards/labels", test_labels)
{
  assert_label ("matches:17", "17 1", 1, "Take 2 of 17 matches");
  assert_label ("matches:17", "1 1", 0, "Take 1 of 1 match");
  assert_label ("matches:17", "0 1", 0, "No matches are left");
  assert_label ("divide:8x5", "8x5 1", 2,
                "Divide the heap of 8 into 3 and 5, take away the heap of 5");
  assert_label ("divide:8x5", "8x5 1", 11,
                "Divide the heap of 5 into 1 and 4, take away the heap of 8");
  assert_label ("divide:8x5", "1x1 1", 0, "Each heap holds 1 pebble");
  assert_label ("hexapawn:3x3", "bb./..b/www 1", 0, "a1, white pawn");
  assert_label ("hexapawn:3x3", "bb./..b/www 1", 5, "c2, black pawn");
  assert_label ("hexapawn:3x3", "bb./..b/www 1", 8, "c3, empty");
  assert_label ("tictactoe:3x3", "..o/.x./... 1", 4, "b2, X");
  assert_label ("tictactoe:3x3", "..o/.x./... 1", 8, "c3, O");
  assert_label ("tictactoe:3x3", "..o/.x./... 1", 2, "c1, empty");
}

LAB_TEST ("/classic-boards/moves", test_moves)
{
  assert_move ("matches:17", "17 1", "1", "takes 1 match");
  assert_move ("matches:17", "17 2", "2", "takes 2 matches");
  assert_move ("divide:8x5", "8x5 1", "8=3+5",
               "takes away the heap of 5 and divides the heap of 8 into 3 and 5");
  assert_move ("divide:8x5", "8x5 1", "5=1+4",
               "takes away the heap of 8 and divides the heap of 5 into 1 and 4");
  assert_move ("hexapawn:3x3", "bbb/.../www 1", "b1-b2", "moves from b1 to b2");
  assert_move ("hexapawn:3x3", "bb./..b/www 1", "b1xc2", "moves from b1 to c2 and captures a pawn");
  assert_move ("tictactoe:3x3", ".../.../... 1", "b2", "puts X on b2");
  assert_move ("tictactoe:3x3", ".../.x./... 2", "c3", "puts O on c3");
}

LAB_TEST_CASES ()
{
  adw_init ();
}
