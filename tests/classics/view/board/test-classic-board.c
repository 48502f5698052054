/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-board.h"
#include "lab-classic-marks.h"
#include "lab-classic-picture.h"
#include "lab-divide.h"
#include "lab-matches.h"
#include "lab-test-board.h"

/* What each game describes: its spots, its texts, and its drawing. */

#define N_POSITIONS 12
#define N_SIZES G_N_ELEMENTS (sizes)

static const struct
{
  double width;
  double height;
} sizes[] = { { 328, 400 }, { 200, 200 }, { 900, 600 }, { 2000, 1500 } };

/* Private helpers */

static LabClassicScene
make_scene (gconstpointer state,
            guint         size)
{
  return (LabClassicScene) { .state = state, .width = sizes[size].width,
                             .height = sizes[size].height, .text = 13,
                             .palette = lab_classic_palette_get (FALSE, FALSE), .origin = -1,
                             .chosen = -1, .preview = -1, .pulse = 1 };
}

static void
for_each_position (void (*check) (const LabClassicBoard *board,
                                  gconstpointer          state))
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      for (guint n_moves = 0; n_moves < N_POSITIONS; n_moves++)
        {
          const LabClassic *classic;
          g_autofree gpointer state = lab_test_board_make_state (lab_test_board_games[i], i,
                                                                 n_moves, &classic);

          check (lab_classic_board_find (classic), state);
        }
    }
}

static cairo_surface_t *
draw (const LabClassicBoard *board,
      const LabClassicScene *scene)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) scene->width,
                                                         (int) scene->height);
  cairo_t *cr = cairo_create (surface);

  board->draw_ground (scene, cr);
  board->draw (scene, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns how many pixels differ clearly. */
static guint
compare (cairo_surface_t *a,
         cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int stride = cairo_image_surface_get_stride (a);
  guint n = 0;

  for (int y = 0; y < height; y++)
    {
      const guint8 *line_a = cairo_image_surface_get_data (a) + y * stride;
      const guint8 *line_b = cairo_image_surface_get_data (b) + y * stride;

      for (int x = 0; x < width; x++)
        n += ABS (line_a[4 * x + 1] - line_b[4 * x + 1]) > 24 ? 1 : 0;
    }
  return n;
}

static guint
compare_scenes (const LabClassicBoard *board,
                const LabClassicScene *a,
                const LabClassicScene *b)
{
  cairo_surface_t *first = draw (board, a), *second = draw (board, b);
  guint n = compare (first, second);

  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
  return n;
}

static void
assert_label (const char *game,
              const char *position,
              guint       spot,
              const char *label)
{
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_board_make_state (game, 0, 0, &classic);
  g_autofree gpointer state = lab_classic_parse_position (classic, start, position, NULL);
  g_autofree char *found = NULL;

  g_assert_nonnull (state);
  g_assert_true (lab_classic_board_find (classic)->has_spot (state, spot));
  found = lab_classic_board_find (classic)->label (state, spot);
  g_assert_cmpstr (found, ==, label);
}

static void
assert_move (const char *game,
             const char *position,
             const char *move,
             const char *text)
{
  const LabClassic *classic;
  g_autofree gpointer start = lab_test_board_make_state (game, 0, 0, &classic);
  g_autofree gpointer state = lab_classic_parse_position (classic, start, position, NULL);
  g_autofree char *found = NULL;
  guint32 action;

  g_assert_nonnull (state);
  g_assert_true (lab_classic_parse_action (classic, state, move, &action, NULL));
  found = lab_classic_board_describe_move (classic, state, action);
  g_assert_cmpstr (found, ==, text);
}

/* Tests */

/* There is a look for each game, so that no game can be forgotten. */
static void
test_table (void)
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
        g_assert_true (lab_classic_board_find_action (board, state, first, (guint) second,
                                                      &found));
      g_assert_cmpuint (found, ==, action);
    }
}

static void
test_actions (void)
{
  for_each_position (check_actions);
}

/* Spots lie inside the drawing and do not overlap. */
static void
check_places (const LabClassicBoard *board,
              gconstpointer          state)
{
  for (guint size = 0; size < N_SIZES; size++)
    {
      LabClassicScene scene = make_scene (state, size);
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

static void
test_places (void)
{
  for_each_position (check_places);
}

static void
check_targets (const char *game,
               double      height,
               double      least)
{
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_board_make_state (game, 0, 0, &classic);
  const LabClassicBoard *board = lab_classic_board_find (classic);
  LabClassicScene scene = make_scene (state, 0);

  scene.height = height;
  for (guint spot = 0; spot < board->get_n_spots (state); spot++)
    {
      cairo_rectangle_t area;

      if (!board->has_spot (state, spot))
        continue;
      board->place_spot (&scene, spot, &area);
      g_assert_cmpfloat (MIN (area.width, area.height), >=, 24);
      g_assert_cmpfloat (MAX (area.width, area.height), >=, least);
    }
}

/* On a phone, what can be pressed is at least 24 pixels wide and high, and, except for the cells
 * of the largest boards, 44 pixels one way, for fingers. */
static void
test_targets (void)
{
  static const double heights[] = { 350, 400 };
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_free);

  for (guint n = 2; n <= LAB_MATCHES_MAX; n++)
    g_ptr_array_add (games, g_strdup_printf ("matches:%u", n));
  for (guint a = 1; a <= LAB_DIVIDE_MAX; a++)
    {
      for (guint b = 2; b <= LAB_DIVIDE_MAX; b++)
        g_ptr_array_add (games, g_strdup_printf ("divide:%ux%u", a, b));
    }
  g_ptr_array_add (games, g_strdup ("hexapawn:6x6"));
  g_ptr_array_add (games, g_strdup ("tictactoe:6x6"));
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      for (guint j = 0; j < games->len; j++)
        check_targets (g_ptr_array_index (games, j), heights[i], 44);
      check_targets ("hexapawn:8x8", heights[i], 24);
      check_targets ("tictactoe:8x8,5", heights[i], 24);
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
      LabClassicScene scene = make_scene (state, size);
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

static void
test_arrows (void)
{
  for_each_position (check_arrows);
}

static void
test_labels (void)
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

static void
test_moves (void)
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

/* An action begins as the position before it and ends as the one after it; it is the same in
 * between for moves that are undone. */
static void
check_motion (const LabClassicBoard *board,
              gconstpointer          state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
  g_autofree gpointer after = lab_classic_copy_state (board->classic, state);
  LabClassicScene still = make_scene (state, 1), moving = still;

  if (actions->len == 0)
    return;
  moving.moving = TRUE;
  moving.action = g_array_index (actions, guint32, actions->len / 2);
  g_assert_cmpuint (compare_scenes (board, &still, &moving), ==, 0);
  moving.progress = 1;
  board->classic->rules->apply (after, moving.action);
  /* The ends of games are marked only when nothing moves. */
  if (board->classic->rules->is_over (after))
    return;
  still.state = after;
  g_assert_cmpuint (compare_scenes (board, &still, &moving), ==, 0);
  still.state = state;
  moving.progress = 0.5;
  g_assert_cmpuint (compare_scenes (board, &still, &moving), >, 10);
}

static void
test_motion (void)
{
  for_each_position (check_motion);
}

/* The parts of a scene that rest and move are together the same as all of it, and the part that
 * rests is the same in all frames of an action. */
static void
check_parts (const LabClassicBoard *board,
             gconstpointer          state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
  LabClassicScene scene = make_scene (state, 1), resting;
  cairo_surface_t *all, *parts;
  cairo_t *cr;

  if (actions->len == 0)
    return;
  scene.moving = TRUE;
  scene.action = g_array_index (actions, guint32, actions->len - 1);
  scene.progress = 0.3;
  all = draw (board, &scene);
  scene.part = LAB_CLASSIC_PART_RESTING;
  parts = draw (board, &scene);
  resting = scene;
  resting.progress = 0.9;
  resting.preview = 0;
  g_assert_cmpuint (compare_scenes (board, &scene, &resting), ==, 0);
  scene.part = LAB_CLASSIC_PART_MOVING;
  cr = cairo_create (parts);
  board->draw (&scene, cr);
  cairo_destroy (cr);
  cairo_surface_flush (parts);
  g_assert_cmpuint (compare (all, parts), ==, 0);
  cairo_surface_destroy (all);
  cairo_surface_destroy (parts);
}

static void
test_parts (void)
{
  for_each_position (check_parts);
}

/* A gap of any heap divides that heap where the player pressed, and the parts go where they are
 * afterwards. */
static void
test_origin (void)
{
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_board_make_state ("divide:6x6", 0, 0, &classic);
  const LabClassicBoard *board = lab_classic_board_find (classic);
  g_autofree gpointer after = lab_classic_copy_state (classic, state);
  LabClassicScene still = make_scene (after, 0), moving = make_scene (state, 0);
  guint32 action = 0;

  g_assert_true (lab_classic_parse_action (classic, state, "6=2+4", &action, NULL));
  classic->rules->apply (after, action);
  moving.moving = TRUE;
  moving.action = action;
  moving.progress = 1;
  for (guint spot = 0; spot < board->get_n_spots (state); spot++)
    {
      if (!board->has_spot (state, spot) || !board->takes_part (state, action, 0, spot))
        continue;
      moving.origin = (int) spot;
      g_assert_cmpuint (compare_scenes (board, &still, &moving), ==, 0);
    }
}

/* The last move and a preview can be seen. */
static void
test_marks (void)
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      const LabClassic *classic;
      g_autofree gpointer state = lab_test_board_make_state (lab_test_board_games[i], i, 0,
                                                             &classic);
      const LabClassicBoard *board = lab_classic_board_find (classic);
      g_autoptr (GArray) actions = lab_classic_list_actions (classic, state);
      guint32 action = g_array_index (actions, guint32, 0);
      LabClassicScene plain = make_scene (state, 0), marked = plain;

      marked.chosen = board->n_steps > 1 ? lab_classic_board_find_spot (board, state, action, 0)
                                         : -1;
      marked.preview = lab_classic_board_find_spot (board, state, action, board->n_steps - 1);
      g_assert_cmpuint (compare_scenes (board, &plain, &marked), >, 50);
      classic->rules->apply (state, action);
      marked = plain;
      marked.has_last = TRUE;
      marked.last = action;
      g_assert_cmpuint (compare_scenes (board, &plain, &marked), >, 20);
    }
}

/* So can what has won. */
static void
test_ends (void)
{
  static const struct
  {
    const char *game;
    const char *position;
    const char *move;
  } ends[] = { { "tictactoe:3x3", "oo./.../xx. 1", "c1" },
               { "hexapawn:3x3", "..b/w../.w. 1", "a2-a3" } };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const LabClassic *classic;
      g_autofree gpointer start = lab_test_board_make_state (ends[i].game, 0, 0, &classic);
      g_autofree gpointer state = lab_classic_parse_position (classic, start, ends[i].position,
                                                              NULL);
      g_autofree gpointer after = lab_classic_copy_state (classic, state);
      LabClassicScene moving = make_scene (state, 0), ended = make_scene (after, 0);

      moving.moving = TRUE;
      moving.progress = 1;
      g_assert_true (lab_classic_parse_action (classic, state, ends[i].move, &moving.action,
                                               NULL));
      classic->rules->apply (after, moving.action);
      g_assert_true (classic->rules->is_over (after));
      g_assert_cmpuint (compare_scenes (lab_classic_board_find (classic), &moving, &ended), >,
                        200);
    }
}

/* The signs of values have different shapes in one color. */
static void
test_values (void)
{
  static const int values[] = { LAB_WIN + LAB_MAX_PLIES - 5, -LAB_WIN - LAB_MAX_PLIES + 5, 0 };
  static const cairo_rectangle_t area = { 20, 20, 100, 100 };
  const LabClassic *classic;
  g_autofree gpointer state = lab_test_board_make_state ("tictactoe:3x3", 0, 0, &classic);
  LabClassicScene scene = make_scene (state, 1);
  LabClassicPalette gray = *scene.palette;
  cairo_surface_t *surfaces[3];

  gray.win = gray.loss = gray.draw;
  scene.palette = &gray;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      cairo_t *cr;

      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 200);
      cr = cairo_create (surfaces[i]);
      lab_classic_marks_draw_value (&scene, lab_classic_board_find (classic), cr, &area,
                                    values[i]);
      cairo_destroy (cr);
    }
  g_assert_cmpuint (compare (surfaces[0], surfaces[1]), >, 20);
  g_assert_cmpuint (compare (surfaces[0], surfaces[2]), >, 20);
  g_assert_cmpuint (compare (surfaces[1], surfaces[2]), >, 20);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    cairo_surface_destroy (surfaces[i]);
}

/* Returns the width of what is drawn. */
static double
measure_value (const LabClassicScene   *scene,
               const LabClassicBoard   *board,
               const cairo_rectangle_t *area)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height;

  lab_classic_marks_draw_value (scene, board, cr, area, -LAB_WIN - LAB_MAX_PLIES + 66);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  cairo_surface_destroy (surface);
  return width;
}

/* The values of neighbors do not overlap, also on a phone and with large letters. */
static void
test_narrow_values (void)
{
  static const char * const games[] = { "matches:99", "matches:17", "divide:12x12" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const LabClassic *classic;
      g_autofree gpointer state = lab_test_board_make_state (games[i], 0, 0, &classic);
      const LabClassicBoard *board = lab_classic_board_find (classic);
      LabClassicScene scene = make_scene (state, 0);

      for (guint spot = 0; spot < 3; spot++)
        {
          cairo_rectangle_t area;

          scene.text = 13 * (1 + spot / 2.0);
          board->place_spot (&scene, spot, &area);
          /* The outline is half a pixel at each side. */
          g_assert_cmpfloat (measure_value (&scene, board, &area), <=, area.width + 2);
        }
    }
}

/* What must be read has enough contrast in all palettes. */
static void
test_contrast (void)
{
  for (guint i = 0; i < 4; i++)
    {
      const LabClassicPalette *palette = lab_classic_palette_get (i % 2 == 1, i > 1);
      double least = palette->clear ? 7 : 4.5;

      g_assert_cmpfloat (lab_color_contrast (palette->pill, palette->win), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->pill, palette->loss), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->pill, palette->draw), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->cloth, palette->cloth_ink), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->wood_light, palette->wood_ink), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->wood_dark, palette->wood_ink), >=, least);
      g_assert_cmpfloat (lab_color_contrast (palette->paper, palette->cross), >=, 4.5);
      g_assert_cmpfloat (lab_color_contrast (palette->paper, palette->nought), >=, 4.5);
      g_assert_cmpfloat (lab_color_contrast (palette->paper_shade, palette->paper_glow), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->cloth, palette->cloth_glow), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->cloth, palette->stick), >=, 3);
      for (guint j = 0; j < G_N_ELEMENTS (palette->pebble); j++)
        g_assert_cmpfloat (lab_color_contrast (palette->cloth, palette->pebble[j]), >=, 2.5);
      g_assert_cmpfloat (lab_color_contrast (palette->paper_shade, palette->dark), >=, 3);
      g_assert_cmpfloat (lab_color_contrast (palette->light, palette->dark), >=, 4.5);
    }
}

/* Pictures are not for screen readers and take no clicks. */
static void
test_picture (void)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (lab_classic_picture_new ());

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (picture)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_false (gtk_widget_get_can_target (picture));
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      const LabClassic *classic;
      g_autofree gpointer state = lab_test_board_make_state (lab_test_board_games[i], i, 2,
                                                             &classic);
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;

      lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture), classic, state);
      gtk_widget_size_allocate (picture, &(GtkAllocation) { 0, 0, 90, 60 }, -1);
      GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
      /* It may also be drawn where it has no space. */
      gtk_widget_size_allocate (picture, &(GtkAllocation) { 0, 0, 90, 0 }, -1);
      GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_nonnull (node);
      gsk_render_node_unref (node);
    }
}

int
main (int    argc,
      char **argv)
{
  lab_test_board_init (&argc, &argv);
  g_test_add_func ("/classic-boards/table", test_table);
  g_test_add_func ("/classic-boards/actions", test_actions);
  g_test_add_func ("/classic-boards/places", test_places);
  g_test_add_func ("/classic-boards/targets", test_targets);
  g_test_add_func ("/classic-boards/arrows", test_arrows);
  g_test_add_func ("/classic-boards/labels", test_labels);
  g_test_add_func ("/classic-boards/moves", test_moves);
  g_test_add_func ("/classic-boards/motion", test_motion);
  g_test_add_func ("/classic-boards/parts", test_parts);
  g_test_add_func ("/classic-boards/origin", test_origin);
  g_test_add_func ("/classic-boards/marks", test_marks);
  g_test_add_func ("/classic-boards/ends", test_ends);
  g_test_add_func ("/classic-boards/values", test_values);
  g_test_add_func ("/classic-boards/narrow-values", test_narrow_values);
  g_test_add_func ("/classic-boards/contrast", test_contrast);
  g_test_add_func ("/classic-boards/picture", test_picture);
  return g_test_run ();
}
