/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-escape-board-private.h"
#include "lab-escape-fog.h"
#include "lab-escape-guide.h"
#include "lab-escape-maker.h"
#include "lab-escape-telling.h"
#include "lab-settings.h"
#include "lab-stars.h"
#include "lab-test-escape-window.h"
#include "lab-test-touch.h"

/* Plays levels of the escape game with keys, the pointer, and fingers. */

/* Levels up to this one are searched for what a test needs. */
#define MANY_LEVELS 200

/* Private helpers */

static LabMazeCell
get_cell (LabTestWindow *test)
{
  return lab_escape_game_get_position (lab_test_escape_get_game (test))->cell;
}

static void
assert_cell (LabTestWindow *test,
             LabMazeCell    expected)
{
  LabMazeCell cell = get_cell (test);

  g_assert_cmpuint (cell.row, ==, expected.row);
  g_assert_cmpuint (cell.column, ==, expected.column);
}

/* Returns the middle of a cell on the board. */
static graphene_point_t
find_middle (LabTestWindow *test,
             LabMazeCell    cell)
{
  graphene_rect_t place;

  lab_escape_board_place_cell (lab_test_escape_get_board (test), cell, &place);
  return GRAPHENE_POINT_INIT (place.origin.x + place.size.width / 2,
                              place.origin.y + place.size.height / 2);
}

/* Returns the farthest cell on the best way to which one click leads. */
static LabMazeCell
find_target (LabTestWindow *test)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  g_autoptr (GArray) way = lab_escape_telling_list_way (
      game, lab_escape_game_get_par (game)->moves, TRUE, TRUE);

  for (guint i = way->len - 1; i > 0; i--)
    {
      LabMazeCell cell = g_array_index (way, LabEscapeStop, i).cell;
      g_autoptr (GArray) walk = lab_escape_game_find_walk (game, cell);

      if (walk != NULL)
        return cell;
    }
  g_assert_not_reached ();
}

/* Returns the first level whose best way uses an item, and how many moves it makes before. */
static guint64
find_level_with (LabEscapeItem  item,
                 guint         *n_before)
{
  for (guint64 number = 1; number < MANY_LEVELS; number++)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, NULL);
      g_auto (LabEscapePar) par = { 0 };
      LabEscapePosition start;

      if (!lab_escape_level_get_plan (level)->has_item[item])
        continue;
      lab_escape_position_init (&start, level);
      g_assert_true (lab_escape_par_find (level, &start, &par));
      for (guint i = 0; i < par.moves->len; i++)
        {
          LabEscapeItem used;

          if (lab_escape_move_get_item (g_array_index (par.moves, LabEscapeMove, i), &used)
              && used == item)
            {
              *n_before = i;
              return number;
            }
        }
    }
  return 0;
}

/* Finds the shortest way to a cell without items. */
static GArray *
find_way (LabTestWindow *test,
          LabMazeCell    target)
{
  LabEscapeGame *game = lab_test_escape_get_game (test);
  LabEscapeLevel *level = lab_escape_game_get_level (game);
  const LabEscapePosition *position = lab_escape_game_get_position (game);
  guint width = lab_escape_level_get_width (level);
  gsize n_cells = (gsize) lab_escape_level_get_height (level) * width;
  g_autofree int *from = g_new (int, n_cells);
  g_autofree guint *queue = g_new (guint, n_cells);
  const int ways[] = { -(int) width, (int) width, -1, 1 };
  guint start = position->cell.row * width + position->cell.column;
  guint end = target.row * width + target.column, n = 0;
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (LabEscapeMove));

  for (gsize i = 0; i < n_cells; i++)
    from[i] = -1;
  queue[n++] = start;
  for (guint i = 0; i < n; i++)
    {
      LabMazeCell cell = { queue[i] / width, queue[i] % width };

      for (int way = 0; way < LAB_MAZE_N_DIRECTIONS; way++)
        {
          guint next = (guint) ((int) queue[i] + ways[way]);

          if (!lab_escape_position_is_open (position, level, cell, (LabMazeDirection) way)
              || next == start || from[next] >= 0)
            continue;
          from[next] = way;
          queue[n++] = next;
        }
    }
  for (guint at = end; at != start; at = (guint) ((int) at - ways[from[at]]))
    {
      LabEscapeMove move = (LabEscapeMove) from[at];

      g_array_prepend_val (moves, move);
    }
  return moves;
}

/* Returns where a corridor from the start ends. */
static LabMazeCell
find_end (LabTestWindow    *test,
          LabMazeDirection  direction)
{
  LabEscapeLevel *level = lab_escape_game_get_level (lab_test_escape_get_game (test));
  g_autoptr (LabClock) clock = lab_clock_new ();
  g_autoptr (LabEscapeGame) other = lab_escape_game_new (level, clock);

  g_assert_cmpuint (lab_escape_game_walk (other, direction, NULL), >, 1);
  return lab_escape_game_get_position (other)->cell;
}

/* Goes to a cell by the shortest way without items. */
static void
go_to (LabTestWindow *test,
       LabMazeCell    cell)
{
  g_autoptr (GArray) way = find_way (test, cell);

  for (guint i = 0; i < way->len; i++)
    lab_test_escape_press (test, g_array_index (way, LabEscapeMove, i));
}

static GtkWidget *
get_guide (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)), LAB_TYPE_ESCAPE_GUIDE);
}

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return gtk_widget_get_mapped (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (has_text (child, text))
        return TRUE;
    }
  return FALSE;
}

/* Tests: ways to move */

/* The best way earns three stars, and a key leads to the next level. */
static void
test_keys (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  LabStars *stars;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  g_assert_nonnull (lab_test_find_text ("Level 1"));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (lab_test_escape_get_board (test))));
  lab_test_escape_finish (test);
  g_assert_nonnull (lab_test_find_text ("You Escaped!"));
  stars = LAB_STARS (lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)),
                                    LAB_TYPE_STARS));
  g_assert_cmpuint (lab_stars_get_count (stars), ==, 3);
  lab_test_driver_key (test->driver, GDK_KEY_n, 0);
  g_assert_nonnull (lab_test_find_text ("Level 2"));
  g_assert_cmpuint (lab_escape_game_get_n_played (lab_test_escape_get_game (test)), ==, 0);
}

/* A wall stops the player without a message over the maze. */
static void
test_wall (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  const LabEscapePosition *position;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  position = lab_escape_game_get_position (lab_test_escape_get_game (test));
  for (int direction = 0; direction < LAB_MAZE_N_DIRECTIONS; direction++)
    {
      LabMazeCell before = position->cell;

      if (lab_escape_position_is_open (
              position, lab_escape_game_get_level (lab_test_escape_get_game (test)), before,
              (LabMazeDirection) direction))
        continue;
      lab_test_escape_press (test, (LabEscapeMove) direction);
      assert_cell (test, before);
    }
  g_assert_cmpuint (position->n_moves, ==, 0);
}

static void
test_click (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  LabMazeCell target;
  graphene_point_t middle;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  target = find_target (test);
  middle = find_middle (test, target);
  lab_test_driver_move (test->driver, GTK_WIDGET (lab_test_escape_get_board (test)), middle.x,
                        middle.y);
  lab_test_driver_press (test->driver);
  assert_cell (test, target);
}

/* A tap goes to a cell, and a swipe goes along a corridor. */
static void
test_touch (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int ways[][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  LabMazeCell target, start, end;
  GtkWidget *board;
  graphene_point_t middle;
  LabEscapeMove first;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  board = GTK_WIDGET (lab_test_escape_get_board (test));
  target = find_target (test);
  middle = find_middle (test, target);
  lab_test_touch_down (test->driver, 1, board, middle.x, middle.y);
  lab_test_touch_up (test->driver, 1, board, middle.x, middle.y);
  lab_test_driver_settle (test->driver);
  assert_cell (test, target);

  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  start = get_cell (test);
  first = g_array_index (lab_escape_game_get_par (lab_test_escape_get_game (test))->moves,
                         LabEscapeMove, 0);
  end = find_end (test, (LabMazeDirection) first);
  middle = find_middle (test, start);
  lab_test_touch_down (test->driver, 1, board, middle.x, middle.y);
  lab_test_touch_move (test->driver, 1, board, middle.x + 20 * (float) ways[first][0],
                       middle.y + 20 * (float) ways[first][1]);
  lab_test_touch_move (test->driver, 1, board, middle.x + 60 * (float) ways[first][0],
                       middle.y + 60 * (float) ways[first][1]);
  lab_test_touch_up (test->driver, 1, board, middle.x + 60 * (float) ways[first][0],
                     middle.y + 60 * (float) ways[first][1]);
  lab_test_driver_settle (test->driver);
  assert_cell (test, end);
}

/* Tests: items */

/* Each item is used with its key when it is carried. A leap asks for its direction. */
static void
test_item (LabTestWindow *test,
           gconstpointer  data)
{
  LabEscapeItem item = (LabEscapeItem) GPOINTER_TO_INT (data);
  guint n_before = 0;
  guint64 level = find_level_with (item, &n_before);
  const LabEscapePosition *position;
  const LabEscapePar *par;

  g_assert_cmpuint (level, >, 0);
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, level);
  position = lab_escape_game_get_position (lab_test_escape_get_game (test));
  par = lab_escape_game_get_par (lab_test_escape_get_game (test));
  for (guint i = 0; i < n_before; i++)
    lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, i));
  g_assert_true (lab_escape_position_carries (position, item));
  lab_test_driver_key (test->driver, (guint) (GDK_KEY_1 + item), 0);
  if (item == LAB_ESCAPE_LEAP)
    {
      g_assert_true (lab_escape_board_get_aiming (lab_test_escape_get_board (test)));
      g_assert_true (lab_escape_position_carries (position, item));
      lab_test_escape_press (test, g_array_index (par->moves, LabEscapeMove, n_before)
                                       % LAB_MAZE_N_DIRECTIONS);
      g_assert_false (lab_escape_board_get_aiming (lab_test_escape_get_board (test)));
    }
  g_assert_false (lab_escape_position_carries (position, item));
  lab_test_escape_finish (test);
  g_assert_cmpuint (position->n_moves, ==, par->n_moves);
}

/* The map shows a way, and costs no move. The best way never needs it. */
static void
test_map (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabEscapePosition *position;
  g_autoptr (GArray) way = NULL;
  guint64 number = 0;
  LabMazeCell cell = { 0, 0 };
  guint n_moves;

  while (number == 0 || cell.row + cell.column == 0)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (++number, NULL);
      const LabEscapePlan *plan = lab_escape_level_get_plan (level);

      g_assert_cmpuint (number, <, MANY_LEVELS);
      if (plan->has_item[LAB_ESCAPE_MAP])
        cell = plan->items[LAB_ESCAPE_MAP];
    }
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, number);
  way = find_way (test, cell);
  for (guint i = 0; i < way->len; i++)
    lab_test_escape_press (test, g_array_index (way, LabEscapeMove, i));
  position = lab_escape_game_get_position (lab_test_escape_get_game (test));
  n_moves = position->n_moves;
  g_assert_true (lab_escape_position_carries (position, LAB_ESCAPE_MAP));
  lab_test_driver_key (test->driver, GDK_KEY_1, 0);
  g_assert_false (lab_escape_position_carries (position, LAB_ESCAPE_MAP));
  g_assert_cmpuint (position->n_moves, ==, n_moves);
  g_assert_cmpuint (lab_escape_game_get_map (lab_test_escape_get_game (test))->len, >, 1);
}

/* Tests: what is told */

/* Beginners are told how to move, once. */
static void
test_lessons (LabTestWindow *test,
              gconstpointer  data G_GNUC_UNUSED)
{
  GtkWidget *guide;

  lab_test_escape_set_lessons (test, FALSE);
  lab_test_escape_start (test, 1);
  guide = lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)), LAB_TYPE_ESCAPE_GUIDE);
  g_assert_true (gtk_widget_get_visible (guide));
  g_assert_nonnull (lab_test_find_text ("Find the Way Out"));
  lab_test_escape_finish (test);
  g_assert_false (gtk_widget_get_visible (guide));
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_escape_start (test, 1);
  g_assert_false (gtk_widget_get_visible (guide));
}

/* A player who begins at a high level is told each item when he takes it, before he can use it,
 * also if other lessons were not finished. */
static void
test_item_lessons (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  const LabEscapePosition *position;
  const LabEscapePlan *plan;
  guint told = 0;

  lab_test_escape_set_lessons (test, FALSE);
  lab_test_escape_start (test, 300);
  position = lab_escape_game_get_position (lab_test_escape_get_game (test));
  plan = lab_escape_level_get_plan (
      lab_escape_game_get_level (lab_test_escape_get_game (test)));
  g_assert_true (has_text (get_guide (test), "Find the Way Out"));
  for (guint item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if (!plan->has_item[item] || (position->taken & 1u << item) != 0)
        continue;
      go_to (test, plan->items[item]);
      g_assert_true (lab_escape_position_carries (position, (LabEscapeItem) item));
      g_assert_true (has_text (get_guide (test), lab_escape_telling_item_use (item)));
      told++;
    }
  g_assert_cmpuint (told, >, 1);
}

/* Keys and fog are told at the start of the first level that has them. */
static void
test_level_lessons (LabTestWindow *test,
                    gconstpointer  data)
{
  gboolean fog = GPOINTER_TO_INT (data);
  const char * const seen[] = { "move", fog ? "key" : "fog", NULL };
  g_autoptr (GSettings) settings = lab_settings_new ();

  g_settings_set_strv (settings, "escape-lessons", seen);
  for (guint64 number = 1; number < MANY_LEVELS; number++)
    {
      g_autoptr (LabEscapeLevel) level = lab_escape_maker_make (number, NULL);
      const LabEscapePlan *plan = lab_escape_level_get_plan (level);

      if ((fog ? plan->sight : plan->n_goals) == 0)
        continue;
      lab_test_escape_start (test, number);
      g_assert_true (has_text (get_guide (test), fog ? "Fog" : "Locked Exit"));
      return;
    }
  g_assert_not_reached ();
}

/* The board says where the player is, for screen readers, and says it again after each move. */
static void
test_description (LabTestWindow *test,
                  gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *place = lab_escape_telling_place (lab_test_escape_get_game (test));

      gtk_test_accessible_assert_property (lab_test_escape_get_board (test),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place);
      lab_test_escape_press (
          test, g_array_index (
                    lab_escape_game_get_par (lab_test_escape_get_game (test))->moves,
                    LabEscapeMove, 0));
    }
}

/* Hints do not change the position, and cost the third star. */
static void
test_hint (LabTestWindow *test,
           gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  for (guint i = 0; i < 4; i++)
    lab_test_driver_key (test->driver, GDK_KEY_h, 0);
  g_assert_cmpuint (lab_escape_game_get_n_hints (lab_test_escape_get_game (test)), ==, 1);
  g_assert_cmpuint (lab_escape_game_get_n_played (lab_test_escape_get_game (test)), ==, 0);
  lab_test_escape_finish (test);
  g_assert_cmpuint (lab_escape_game_get_stars (lab_test_escape_get_game (test)), ==, 2);
}

/* Fog covers what the player does not know, and nothing that he sees. */
static void
test_fog (LabTestWindow *test,
          gconstpointer  data G_GNUC_UNUSED)
{
  const LabEscapePalette *palette = lab_escape_palette_get (FALSE, FALSE);
  LabEscapeLevel *level = NULL;
  LabEscapeGame *game;
  g_autoptr (GdkTexture) fog = NULL;
  g_autofree guint8 *pixels = NULL;
  guint detail, n_hidden = 0;
  int stride;

  lab_test_escape_set_lessons (test, TRUE);
  for (guint64 number = 80; number < MANY_LEVELS && level == NULL; number++)
    {
      g_autoptr (LabEscapeLevel) candidate = lab_escape_maker_make (number, NULL);

      if (lab_escape_level_get_plan (candidate)->sight == 0)
        continue;
      lab_test_escape_start (test, number);
      level = lab_escape_game_get_level (lab_test_escape_get_game (test));
    }
  g_assert_nonnull (level);
  game = lab_test_escape_get_game (test);
  fog = lab_escape_fog_new (game, palette);
  stride = gdk_texture_get_width (fog) * 4;
  pixels = g_malloc ((gsize) stride * (gsize) gdk_texture_get_height (fog));
  gdk_texture_download (fog, pixels, (gsize) stride);
  detail = (guint) gdk_texture_get_width (fog)
           / (lab_escape_level_get_width (level) + 2 * LAB_ESCAPE_FOG_MARGIN);
  for (guint row = 0; row < lab_escape_level_get_height (level); row++)
    {
      for (guint column = 0; column < lab_escape_level_get_width (level); column++)
        {
          LabMazeCell cell = { row, column };
          guint x = (column + LAB_ESCAPE_FOG_MARGIN) * detail + detail / 2;
          guint y = (row + LAB_ESCAPE_FOG_MARGIN) * detail + detail / 2;
          guint8 alpha = pixels[y * (guint) stride + x * 4 + 3];

          if (lab_escape_game_sees (game, cell))
            g_assert_cmpuint (alpha, ==, 0);
          else if (!lab_escape_game_knows (game, cell))
            g_assert_cmpuint (alpha, ==, 255);
          n_hidden += alpha == 255;
        }
    }
  g_assert_cmpuint (n_hidden, >, 0);
}

/* Tests: the page */

/* The figure is always seen, in cells that are large enough, also in a maze that is larger than
 * the window, and from right to left. */
static void
test_sizes (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 294 }, { 640, 360 }, { 1280, 800 } };
  static const guint64 levels[] = { 1, 30, 150 };

  lab_test_escape_set_lessons (test, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (levels) * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i % G_N_ELEMENTS (sizes)];
      GtkWidget *board;
      graphene_rect_t place;

      gtk_widget_set_default_direction (i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      lab_test_escape_start (test, levels[i / G_N_ELEMENTS (sizes)]);
      lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), size[0], size[1]);
      lab_test_driver_settle (test->driver);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size[0]);
      board = GTK_WIDGET (lab_test_escape_get_board (test));
      lab_escape_board_place_cell (LAB_ESCAPE_BOARD (board), get_cell (test), &place);
      g_assert_cmpfloat (place.size.width, >=, 24);
      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (board));
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (board));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A small maze fills a large window, too. */
static void
test_large_window (LabTestWindow *test,
                   gconstpointer  data G_GNUC_UNUSED)
{
  LabEscapeLevel *level;
  LabEscapeBoard *board;
  graphene_rect_t place;
  float n_cells;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 2560, 1440);
  lab_test_driver_settle (test->driver);
  level = lab_escape_game_get_level (lab_test_escape_get_game (test));
  board = lab_test_escape_get_board (test);
  lab_escape_board_place_cell (board, get_cell (test), &place);
  n_cells = (float) MAX (lab_escape_level_get_height (level), lab_escape_level_get_width (level));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (board)), >, 1300);
  g_assert_cmpfloat (n_cells * place.size.height, >,
                     0.9 * gtk_widget_get_height (GTK_WIDGET (board)));
}

/* On a phone, the items, a hint, and the legend of the lines are seen, whatever is explained. */
static void
assert_seen (LabTestWindow *test,
             const char    *id)
{
  GtkWidget *page = GTK_WIDGET (lab_test_escape_get_page (test));
  GtkWidget *widget
      = GTK_WIDGET (gtk_widget_get_template_child (page, LAB_TYPE_ESCAPE_PAGE, id));
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &place));
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (scroller));
}

static void
test_phone (LabTestWindow *test,
            gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_escape_set_lessons (test, FALSE);
  lab_test_escape_start (test, 300);
  lab_test_driver_resize (test->driver, GTK_WINDOW (test->window), 360, 640);
  lab_test_driver_settle (test->driver);
  assert_seen (test, "items");
  for (guint step = 1; step <= 3; step++)
    {
      lab_test_driver_key (test->driver, GDK_KEY_h, 0);
      lab_test_driver_settle (test->driver);
      assert_seen (test, "items");
      assert_seen (test, "about");
    }
  lab_test_escape_finish (test);
  assert_seen (test, "legend");
  assert_seen (test, "replay");
  lab_test_escape_start (test, 1);
  lab_test_escape_finish (test);
  assert_seen (test, "next");
}

/* Returns whether a replay is over, and checks that it shows one move after another. */
static gboolean
follow_replay (LabEscapeBoard *board,
               guint          *n_shown)
{
  g_assert_cmpuint (board->n_shown, >=, *n_shown);
  g_assert_cmpuint (board->n_shown, <=, *n_shown + 1);
  *n_shown = board->n_shown;
  return !lab_escape_board_is_moving (board);
}

/* A replay goes through all moves from the start, one after another, with and without
 * animations. */
static void
test_replay (LabTestWindow *test,
             gconstpointer  data)
{
  gboolean animated = GPOINTER_TO_INT (data);
  LabEscapeBoard *board;
  guint n_played, n_shown;

  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 1);
  board = lab_test_escape_get_board (test);
  lab_test_escape_finish (test);
  n_played = lab_escape_game_get_n_played (lab_test_escape_get_game (test));
  lab_test_window_set_animated (animated);
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  g_assert_true (lab_escape_board_is_moving (board));
  n_shown = board->n_shown;
  g_assert_cmpuint (n_shown, <, n_played);
  lab_test_wait (follow_replay (board, &n_shown));
  g_assert_cmpuint (n_shown, ==, n_played);
  g_assert_cmpuint (lab_escape_game_get_n_played (lab_test_escape_get_game (test)), ==, n_played);

  /* Playing again ends a replay. */
  lab_test_driver_key (test->driver, GDK_KEY_p, 0);
  lab_test_driver_key (test->driver, GDK_KEY_r, 0);
  lab_test_escape_finish (test);
  g_assert_cmpuint (board->n_shown, ==, n_played);
  lab_test_window_set_animated (FALSE);
}

/* With animations, the end comes when the figure has arrived. */
static void
test_animated (LabTestWindow *test,
               gconstpointer  data G_GNUC_UNUSED)
{
  lab_test_escape_set_lessons (test, TRUE);
  lab_test_escape_start (test, 2);
  lab_test_window_set_animated (TRUE);
  lab_test_escape_finish (test);
  lab_test_wait (lab_test_find_text ("You Escaped!") != NULL);
  lab_test_window_set_animated (FALSE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  lab_test_window_add ("/window-escape/keys", NULL, test_keys);
  lab_test_window_add ("/window-escape/wall", NULL, test_wall);
  lab_test_window_add ("/window-escape/click", NULL, test_click);
  lab_test_window_add ("/window-escape/touch", NULL, test_touch);
  lab_test_window_add ("/window-escape/items/map", NULL, test_map);
  lab_test_window_add ("/window-escape/items/leap", GINT_TO_POINTER (LAB_ESCAPE_LEAP), test_item);
  lab_test_window_add ("/window-escape/items/hammer", GINT_TO_POINTER (LAB_ESCAPE_HAMMER),
                       test_item);
  lab_test_window_add ("/window-escape/items/rift", GINT_TO_POINTER (LAB_ESCAPE_RIFT), test_item);
  lab_test_window_add ("/window-escape/items/shuffle", GINT_TO_POINTER (LAB_ESCAPE_SHUFFLE),
                       test_item);
  lab_test_window_add ("/window-escape/lessons", NULL, test_lessons);
  lab_test_window_add ("/window-escape/lessons/items", NULL, test_item_lessons);
  lab_test_window_add ("/window-escape/lessons/keys", GINT_TO_POINTER (FALSE), test_level_lessons);
  lab_test_window_add ("/window-escape/lessons/fog", GINT_TO_POINTER (TRUE), test_level_lessons);
  lab_test_window_add ("/window-escape/description", NULL, test_description);
  lab_test_window_add ("/window-escape/hint", NULL, test_hint);
  lab_test_window_add ("/window-escape/fog", NULL, test_fog);
  lab_test_window_add ("/window-escape/sizes", NULL, test_sizes);
  lab_test_window_add ("/window-escape/large-window", NULL, test_large_window);
  lab_test_window_add ("/window-escape/phone", NULL, test_phone);
  lab_test_window_add ("/window-escape/animated", NULL, test_animated);
  lab_test_window_add ("/window-escape/replay/animated", GINT_TO_POINTER (TRUE), test_replay);
  lab_test_window_add ("/window-escape/replay/still", GINT_TO_POINTER (FALSE), test_replay);
  return g_test_run ();
}
