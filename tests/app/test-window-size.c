/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-lesson.h"
#include "lab-search-tree-view.h"
#include "lab-shift-describe.h"
#include "lab-shift-hand.h"
#include "lab-shift-pawn-row.h"
#include "lab-shift-player-list.h"
#include "lab-table-layout.h"
#include "lab-test-audit.h"
#include "lab-test-cheese-window.h"
#include "lab-test-escape-window.h"
#include "lab-test-seating.h"
#include "lab-test-setup.h"
#include "lab-test-small-game.h"
#include "lab-test-steps.h"

typedef struct
{
  int width;
  int height;
  gboolean wide;              /* whether the panel is beside the board */
  int min_tile;               /* the minimum size of a tile */
} Size;

static const Size sizes[] = {
  { 360, 640, FALSE, 44 },
  { 640, 360, TRUE, 36 },      /* the same phone in landscape */
  { 480, 900, FALSE, 56 },
  { 800, 600, TRUE, 60 },
  { 960, 540, TRUE, 57 },      /* a television, seen from a distance */
  { 1280, 800, TRUE, 84 },
  { 1920, 1080, TRUE, 120 },
};

/* Private helpers */

static gboolean
has_room (LabTestWindow *test,
          const Size    *size)
{
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (test->window));
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (display), 0);
  GdkRectangle area;

  gdk_monitor_get_geometry (monitor, &area);
  return size->width <= area.width && size->height <= area.height;
}

/* Resizes the window. If the screen is too small, skips the test and returns %FALSE. */
static gboolean
resize (LabTestWindow *test,
        const Size    *size)
{
  if (has_room (test, size))
    lab_test_do (test, "size %d %d", size->width, size->height);
  else
    g_test_skip ("the screen is too small");
  return has_room (test, size);
}

/* Asserts that all children have the size they need, and that none overlaps another. */
static void
audit_children (GtkWidget *parent,
                GtkWidget *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min_width, min_height;
      graphene_rect_t bounds;

      if (!gtk_widget_get_mapped (child))
        continue;
      g_assert_true (lab_test_is_within (child, window));
      g_assert_true (lab_test_is_within (child, parent));
      g_assert_true (gtk_widget_compute_bounds (child, window, &bounds));
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &min_width, NULL, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, (int) bounds.size.width, &min_height,
                          NULL, NULL, NULL);
      g_assert_cmpfloat (bounds.size.width, >=, min_width);
      g_assert_cmpfloat (bounds.size.height, >=, min_height);
      for (GtkWidget *other = gtk_widget_get_next_sibling (child); other != NULL;
           other = gtk_widget_get_next_sibling (other))
        {
          graphene_rect_t others;

          if (!gtk_widget_get_mapped (other))
            continue;
          g_assert_true (gtk_widget_compute_bounds (other, window, &others));
          g_assert_false (graphene_rect_intersection (&bounds, &others, NULL)
                          && graphene_rect_get_area (&bounds) > 0
                          && graphene_rect_get_area (&others) > 0);
        }
    }
}

static void
audit_board (LabTestWindow *test,
             const Size    *size)
{
  LabShiftBoardView *board = lab_test_window_get_board (test);

  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (board)), ==,
                   gtk_widget_get_height (GTK_WIDGET (board)));
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      GtkWidget *tile = board->tiles[lab_shift_bitboard_first (rest)];

      g_assert_cmpint (gtk_widget_get_width (tile), ==, gtk_widget_get_height (tile));
      g_assert_cmpint (gtk_widget_get_width (tile), >=, size->min_tile);
      g_assert_true (lab_test_is_within (tile, GTK_WIDGET (board)));
    }
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    {
      GtkWidget *button = board->arrows[arrow];
      int width = gtk_widget_get_width (button), height = gtk_widget_get_height (button);

      g_assert_cmpint (MAX (width, height), >=, 44);
      g_assert_cmpint (MIN (width, height), >=, 24);
      g_assert_true (lab_test_is_within (button, GTK_WIDGET (board)));
      g_assert_true (lab_test_can_be_hit (button));
    }
}

static void
audit_panel (LabTestWindow *test,
             const Size    *size)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  GtkWidget *table = lab_test_find (window, LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  GtkWidget *hand = lab_test_find (table, LAB_TYPE_SHIFT_HAND);
  g_autoptr (GPtrArray) chips = lab_test_find_all (table, LAB_TYPE_SHIFT_PLAYER_CHIP);
  graphene_rect_t board_bounds, bounds;

  g_assert_cmpint (LAB_TABLE_LAYOUT (table)->wide, ==, size->wide);
  audit_children (table, window);
  g_assert_true (gtk_widget_compute_bounds (board, table, &board_bounds));
  g_assert_true (gtk_widget_compute_bounds (hand, table, &bounds));
  if (size->wide)
    g_assert_cmpfloat (bounds.origin.x, >=, board_bounds.origin.x + board_bounds.size.width);
  else
    g_assert_cmpfloat (bounds.origin.y, >=, board_bounds.origin.y + board_bounds.size.height);
  g_assert_cmpint (MIN (gtk_widget_get_width (hand), gtk_widget_get_height (hand)), >=, 40);
  g_assert_cmpuint (chips->len, ==, 4);
  for (guint i = 0; i < chips->len; i++)
    g_assert_true (lab_test_is_within (chips->pdata[i], gtk_widget_get_parent (chips->pdata[i])));
  audit_children (gtk_widget_get_parent (chips->pdata[0]), window);
  g_assert_true (lab_test_can_be_hit (lab_test_find_action (table, "game.turn-clockwise")));
  g_assert_true (lab_test_can_be_hit (lab_test_find_action (table, "game.turn-counterclockwise")));
  g_assert_true (lab_test_can_be_hit (lab_test_find_action (table, "game.stay")));
}

/* Tests */

/* Plays a whole turn at each size, and checks the layout. */
static void
test_size (LabTestWindow *test,
           gconstpointer  data)
{
  const Size *size = data;
  const LabShiftDeal deal = { lab_test_find_seed (4, 20), 0xf, 0, 0, LAB_SHIFT_RULES_STANDARD };
  if (!resize (test, size))
    return;
  lab_test_do (test, "within Start Game; hit Start Game");

  lab_test_window_play (test, &deal);
  lab_test_do (test, "within Ada: Show My Card; take");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size->width);
  audit_board (test, size);
  audit_panel (test, size);
  lab_test_audit (test);

  lab_test_do (test, "arrow 0");
  audit_board (test, size);
  audit_panel (test, size);
  lab_test_do (test, "cell own; seat 1");
}

/* What the panel shows at a size of the window, in pixels. */
typedef struct
{
  int hand;
  int spare;
  int chip;
  int line;
  float bottom;               /* of the last player, as a part of the board */
} Panel;

static Panel
measure_panel (LabTestWindow *test,
               int            width,
               int            height)
{
  GtkWidget *table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  GtkWidget *board = GTK_WIDGET (lab_test_window_get_board (test));
  GtkWidget *hand = lab_test_find (table, LAB_TYPE_SHIFT_HAND);
  GtkWidget *turn = lab_test_find_action (table, "game.turn-clockwise");
  GtkWidget *spare = gtk_widget_get_prev_sibling (turn);
  GtkLabel *title;
  g_autoptr (GPtrArray) chips = lab_test_find_all (table, LAB_TYPE_SHIFT_PLAYER_CHIP);
  graphene_rect_t bounds;
  Panel panel;

  lab_test_do (test, "size %d %d; settle", width, height);
  panel.hand = MIN (gtk_widget_get_width (hand), gtk_widget_get_height (hand));
  panel.spare = MIN (gtk_widget_get_width (spare), gtk_widget_get_height (spare));
  panel.chip = gtk_widget_get_height (chips->pdata[0]);
  title = GTK_LABEL (lab_test_find_text ("Ada’s turn"));
  pango_layout_get_pixel_size (gtk_label_get_layout (title), NULL, &panel.line);
  g_assert_true (gtk_widget_compute_bounds (chips->pdata[chips->len - 1], board, &bounds));
  panel.bottom = (bounds.origin.y + bounds.size.height) / (float) gtk_widget_get_height (board);
  return panel;
}

/* A larger window has a larger panel. */
LAB_WINDOW_TEST ("/window/size/growth", test_growth)
{
  Panel small, large;

  if (!resize (test, &sizes[6]))
    return;
  lab_test_do (test, "play 3 0x7 0 0; take");
  small = measure_panel (test, 1280, 800);
  large = measure_panel (test, 1920, 1080);
  g_assert_cmpint (large.hand * 10, >=, small.hand * 12);
  g_assert_cmpint (large.spare * 10, >=, small.spare * 12);
  g_assert_cmpint (large.chip * 10, >=, small.chip * 12);
  g_assert_cmpint (large.line * 10, >=, small.line * 12);
  g_assert_cmpfloat (large.bottom, >=, 0.66f);
  /* It shrinks again, too. */
  large = measure_panel (test, 1280, 800);
  g_assert_cmpint (large.hand, ==, small.hand);
  g_assert_cmpint (large.line, ==, small.line);
}

static graphene_rect_t
get_place (LabTestWindow *test,
           GType          type)
{
  GtkWidget *widget = lab_test_find (
      lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT), type);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (test->window), &bounds));
  return bounds;
}

/* Sentences of one and of several lines leave everything in its place. */
LAB_WINDOW_TESTS (test_steady,
                  { "/window/size/steady/360x640", &sizes[0] },
                  { "/window/size/steady/1280x800", &sizes[5] })
{
  GType (*const types[]) (void)
      = { lab_shift_board_view_get_type, lab_shift_hand_get_type, lab_shift_player_chip_get_type };
  static const char * const steps[] = { "take", "key h", "arrow 3", "key s", "take" };
  const Size *size = data;
  graphene_rect_t places[G_N_ELEMENTS (types)];

  lab_test_do (test, "size %d %d; play 3 0x5 0 0; settle", size->width, size->height);
  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    places[i] = get_place (test, types[i] ());
  for (guint step = 0; step < G_N_ELEMENTS (steps); step++)
    {
      lab_test_do (test, "%s", steps[step]);
      for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
        {
          graphene_rect_t place = get_place (test, types[i] ());

          g_assert_true (graphene_rect_equal (&place, &places[i]));
        }
    }
}

/* Several open cards are large, because they are for children. */
LAB_WINDOW_TEST ("/window/size/open-cards", test_open_cards)
{
  GtkWidget *table, *spare, *hand;

  lab_test_do (test, "size 1280 800; play 3 0x5 0 3 open-cards; settle");
  table = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_TABLE_LAYOUT);
  hand = lab_test_find (table, LAB_TYPE_SHIFT_HAND);
  spare = gtk_widget_get_parent (lab_test_find_action (table, "game.turn-clockwise"));
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_parent (hand)), >=,
                   gtk_widget_get_width (spare));
}

static void
measure_table (LabTestWindow   *test,
               LabShiftSeatSet  seats,
               LabShiftRules    rules,
               graphene_rect_t *board,
               graphene_rect_t *hand)
{
  const LabShiftDeal deal = { 3, seats, 0, 6, rules };

  lab_test_window_play (test, &deal);
  *board = get_place (test, LAB_TYPE_SHIFT_BOARD_VIEW);
  *hand = get_place (test, LAB_TYPE_SHIFT_HAND);
}

/* Open cards get more room on a phone, too, and the board gives up little of its own. */
LAB_WINDOW_TEST ("/window/size/open-cards-narrow", test_open_cards_narrow)
{
  const LabShiftSeatSet seats[] = { 0x5, 0x7, 0xf };

  lab_test_do (test, "size 360 640");
  for (gsize i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      graphene_rect_t board, hand, open_board, open_hand;

      measure_table (test, seats[i], LAB_SHIFT_RULES_STANDARD, &board, &hand);
      measure_table (test, seats[i], LAB_SHIFT_RULES_OPEN_CARDS, &open_board, &open_hand);
      g_assert_cmpfloat (open_hand.size.width, >=, hand.size.width * 1.4f);
      g_assert_cmpfloat (open_hand.size.height, >=, hand.size.height * 1.3f);
      g_assert_cmpfloat (open_board.size.width, >=, board.size.width * 0.98f);
    }
}

/* A narrow window shows the pawns as its title, which would be cut, and a wide one the names. */
LAB_WINDOW_TEST ("/window/size/title", test_title)
{
  const LabShiftSeatSet seats[] = { 0x5, 0x7, 0xf };

  for (gsize i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      GtkWidget *pawns, *title;
      g_autofree char *names = NULL;
      int least;

      lab_test_do (test, "size 360 640; play 3 %#x 0 6", seats[i]);
      pawns = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_PAWN_ROW);
      title = lab_test_find (GTK_WIDGET (test->window), ADW_TYPE_WINDOW_TITLE);
      g_assert_true (gtk_widget_get_mapped (pawns));
      g_assert_false (gtk_widget_get_mapped (title));
      gtk_widget_measure (pawns, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (gtk_widget_get_width (pawns), >=, least);
      names = lab_shift_describe_players (lab_test_window_get_game (test));
      g_assert_cmpstr (gtk_widget_get_tooltip_text (pawns), ==, names);

      lab_test_do (test, "size 800 600");
      g_assert_true (gtk_widget_get_mapped (title));
      g_assert_null (lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SHIFT_PAWN_ROW));
      g_assert_cmpstr (adw_window_title_get_title (ADW_WINDOW_TITLE (title)), ==, "Shifting Maze");
      g_assert_cmpstr (adw_window_title_get_subtitle (ADW_WINDOW_TITLE (title)), ==, names);
    }
}

/* Resizes the window back and forth during a game. */
LAB_WINDOW_TEST ("/window/size/resize", test_resize)
{
  lab_test_do (test, "play 8 0xf 0 0 open-cards");
  for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
    {
      const Size *size = &sizes[i * 3 % G_N_ELEMENTS (sizes)];

      if (!has_room (test, size))
        continue;
      resize (test, size);
      audit_board (test, size);
      audit_panel (test, size);
      lab_test_audit (test);
    }
}

/* The smallest board of a small game, as a part of the smaller side of the window. */
#define SMALL_GAME_SHARE 0.44

static void
audit_small_game (LabTestWindow *test,
                  const Size    *size,
                  const char    *game)
{
  GtkWidget *window = GTK_WIDGET (test->window);
  GtkWidget *board = GTK_WIDGET (lab_test_small_game_get_board (test));
  GtkWidget *table = gtk_widget_get_ancestor (board, LAB_TYPE_TABLE_LAYOUT);
  g_autoptr (GPtrArray) spots = lab_test_find_all (board, LAB_TYPE_CLASSIC_SPOT);

  g_test_message ("%s: a board of %d x %d", game, gtk_widget_get_width (board),
                  gtk_widget_get_height (board));
  g_assert_cmpint (gtk_widget_get_width (window), ==, size->width);
  g_assert_cmpint (gtk_widget_get_height (window), ==, size->height);
  audit_children (table, window);
  g_assert_cmpint (LAB_TABLE_LAYOUT (table)->wide, ==, size->wide);
  g_assert_cmpfloat (MIN (gtk_widget_get_width (board), gtk_widget_get_height (board)), >=,
                     SMALL_GAME_SHARE * MIN (size->width, size->height));
  g_assert_cmpuint (spots->len, >, 0);
  for (guint i = 0; i < spots->len; i++)
    {
      int width = gtk_widget_get_width (spots->pdata[i]);
      int height = gtk_widget_get_height (spots->pdata[i]);

      if (!gtk_widget_get_mapped (spots->pdata[i]))
        continue;
      g_assert_cmpint (MAX (width, height), >=, 44);
      /* A phone in landscape has no room for more. */
      g_assert_cmpint (MIN (width, height), >=, size->min_tile >= 44 ? 24 : 20);
      g_assert_true (lab_test_is_within (spots->pdata[i], board));
    }
}

/* Plays each of the small games at each size, and shows its search tree. */
static void
test_small_games (LabTestWindow *test,
                  gconstpointer  data)
{
  const Size *size = data;
  const LabClassic * const *all = lab_classic_get_all ();
  GtkWidget *tree;

  if (!resize (test, size))
    return;
  for (guint i = 0; all[i] != NULL; i++)
    {
      lab_test_small_game_begin (test, all[i]->id, "person");
      audit_small_game (test, size, all[i]->id);
      lab_test_small_game_move (test, 0);
      audit_small_game (test, size, all[i]->id);
      lab_test_small_game_finish (test);
      audit_small_game (test, size, all[i]->id);
    }
  lab_test_small_game_begin (test, "tictactoe", "person");
  lab_test_small_game_show_tree (test);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size->width);
  tree = lab_test_find (GTK_WIDGET (test->window), LAB_TYPE_SEARCH_TREE_VIEW);
  g_assert_true (lab_test_is_within (tree, GTK_WIDGET (test->window)));
  g_assert_cmpint (gtk_widget_get_height (tree), >=, size->height * 3 / 8);
}

/* A hint, values, and the list of moves leave the board in its place. */
LAB_WINDOW_TESTS (test_small_games_steady,
                  { "/window/size/steady/small-games/360x640", &sizes[0] },
                  { "/window/size/steady/small-games/1280x800", &sizes[5] })
{
  const Size *size = data;
  const LabClassic * const *all = lab_classic_get_all ();

  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size->width, size->height);
  for (guint i = 0; all[i] != NULL; i++)
    {
      GtkWidget *board;
      graphene_rect_t place, now;

      lab_test_small_game_begin (test, all[i]->id, "person");
      board = GTK_WIDGET (lab_test_small_game_get_board (test));
      g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (test->window), &place));
      for (guint step = 0; step < 7; step++)
        {
          if (step < 3)
            lab_test_driver_key (test->driver, GDK_KEY_h, 0);
          else if (step == 3 || step == 5)
            lab_test_driver_key (test->driver, GDK_KEY_v, 0);
          else if (step == 4)
            lab_test_small_game_move (test, 0);
          else
            lab_test_small_game_finish (test);
          if (step == 0)
            lab_test_wait (lab_test_small_game_get_session (test)->n_hints > 0);
          lab_test_driver_settle (test->driver);
          g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (test->window), &now));
          g_test_message ("%s, step %u: %g, %g, %g x %g", all[i]->id, step, (double) now.origin.x,
                          (double) now.origin.y, (double) now.size.width,
                          (double) now.size.height);
          /* After the end, its playback is below the board. */
          g_assert_true (graphene_rect_equal (&place, &now)
                         || (step == 6 && now.size.height < place.size.height));
        }
    }
}

/* Asserts that the card of the lesson that is shown has room for its texts. */
static void
audit_lesson (LabTestWindow *test,
              const char    *game)
{
  g_autoptr (GPtrArray) lessons = lab_test_find_all (GTK_WIDGET (test->window), LAB_TYPE_LESSON);
  guint n_shown = 0;

  lab_test_driver_settle (test->driver);
  for (guint i = 0; i < lessons->len; i++)
    {
      g_autoptr (GPtrArray) labels = lab_test_find_all (lessons->pdata[i], GTK_TYPE_LABEL);

      if (!gtk_widget_get_mapped (lessons->pdata[i]))
        continue;
      n_shown++;
      for (guint n = 0; n < labels->len; n++)
        {
          PangoLayout *text = gtk_label_get_layout (labels->pdata[n]);
          int height;

          pango_layout_get_pixel_size (text, NULL, &height);
          g_test_message ("%s: “%s” is %d high, and has %d", game, pango_layout_get_text (text),
                          height, gtk_widget_get_height (labels->pdata[n]));
          g_assert_cmpint (gtk_widget_get_height (labels->pdata[n]), >=, height);
          g_assert_true (lab_test_is_within (labels->pdata[n], lessons->pdata[i]));
        }
    }
  g_assert_cmpuint (n_shown, ==, 1);
}

/* The card of the first lesson of each family has room for its texts as soon as it is shown. */
static void
test_lessons (LabTestWindow *test,
              gconstpointer  data)
{
  if (!resize (test, data))
    return;
  lab_test_window_set_lessons (FALSE);
  lab_test_do (test, "level 1; wait-level 1");
  audit_lesson (test, "robots");
  lab_test_cheese_play (test, LAB_CHEESE_PERSON, "greedy");
  audit_lesson (test, "race");
  lab_test_small_game_begin (test, "matches", "person");
  audit_lesson (test, "matches");
  lab_test_escape_start (test, 1);
  audit_lesson (test, "escape");
}

/* The longest names must not push anything out of the window. */
LAB_WINDOW_TEST ("/window/size/long-names", test_long_names)
{
  lab_test_do (test, "size %d %d; players 4", sizes[0].width, sizes[0].height);
  for (guint row = 0; row < LAB_SHIFT_N_SEATS; row++)
    lab_test_setup_set_name (test, row, "Wilhelmina Wolkenstein vom Weinberg");
  lab_test_do (test, "begin; take");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, sizes[0].width);

  /* Moving the pointer over an arrow and away ends a preview. */
  lab_test_do (test, "over 1; leave; audit");
  audit_board (test, &sizes[0]);
  audit_panel (test, &sizes[0]);
}

LAB_TEST_CASES ()
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window/size/%dx%d", sizes[i].width,
                                               sizes[i].height);

      g_autofree char *small = g_strconcat (path, "/small-games", NULL);
      g_autofree char *lessons = g_strconcat (path, "/lessons", NULL);

      lab_test_window_add (path, &sizes[i], test_size);
      lab_test_window_add (small, &sizes[i], test_small_games);
      lab_test_window_add (lessons, &sizes[i], test_lessons);
    }
}
