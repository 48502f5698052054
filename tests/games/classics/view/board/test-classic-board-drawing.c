/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-classic-art.h"
#include "lab-classic-board-view.h"
#include "lab-classic-board.h"
#include "lab-test-board.h"

/* How the boards of the games are drawn. */

typedef cairo_t Cairo;
typedef cairo_surface_t Surface;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Cairo, cairo_destroy)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Surface, cairo_surface_destroy)

/* Private helpers */

static Surface *
draw (const LabClassicBoard *board,
      const LabClassicScene *scene)
{
  Surface *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) scene->width,
                                                 (int) scene->height);
  g_autoptr (Cairo) cr = cairo_create (surface);

  board->draw_ground (scene, cr);
  board->draw (scene, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (surface);
  return surface;
}

/* Returns how many pixels differ clearly. */
static guint
compare (Surface *a,
         Surface *b)
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
  g_autoptr (Surface) first = draw (board, a);
  g_autoptr (Surface) second = draw (board, b);

  return compare (first, second);
}

/* Tests */

/* An action begins as the position before it and ends as the one after it; it is the same in
 * between for moves that are undone. */
static void
check_motion (const LabClassicBoard *board,
              gconstpointer          state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
  g_autofree gpointer after = g_memdup2 (state, board->classic->state_size);
  LabClassicScene still = lab_test_board_make_scene (state, 1), moving = still;

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

LAB_TEST ("/classic-boards/motion", test_motion)
{
  lab_test_board_for_each (check_motion);
}

/* The parts of a scene that rest and move are together the same as all of it, and the part that
 * rests is the same in all frames of an action. */
static void
check_parts (const LabClassicBoard *board,
             gconstpointer          state)
{
  g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
  LabClassicScene scene = lab_test_board_make_scene (state, 1), resting;
  g_autoptr (Surface) all = NULL;
  g_autoptr (Surface) parts = NULL;
  g_autoptr (Cairo) cr = NULL;

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
  cairo_surface_flush (parts);
  g_assert_cmpuint (compare (all, parts), ==, 0);
}

LAB_TEST ("/classic-boards/parts", test_parts)
{
  lab_test_board_for_each (check_parts);
}

/* A gap of any heap divides that heap where the player pressed, and the parts go where they are
 * afterwards. */
LAB_TEST ("/classic-boards/origin", test_origin)
{
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_position ("divide:6x6", NULL, &board);
  g_autofree gpointer after = g_memdup2 (state, board->classic->state_size);
  LabClassicScene still = lab_test_board_make_scene (after, 0);
  LabClassicScene moving = lab_test_board_make_scene (state, 0);
  guint32 action = 0;

  g_assert_true (lab_classic_parse_action (board->classic, state, "6=2+4", &action, NULL));
  board->classic->rules->apply (after, action);
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
LAB_TEST ("/classic-boards/marks", test_marks)
{
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      const LabClassicBoard *board;
      g_autofree gpointer state = lab_test_board_make_position (lab_test_board_games[i], NULL,
                                                                &board);
      g_autoptr (GArray) actions = lab_classic_list_actions (board->classic, state);
      guint32 action = g_array_index (actions, guint32, 0);
      LabClassicScene plain = lab_test_board_make_scene (state, 0), marked = plain;

      marked.chosen = board->n_steps > 1 ? lab_classic_board_find_spot (board, state, action, 0)
                                         : -1;
      marked.preview = lab_classic_board_find_spot (board, state, action, board->n_steps - 1);
      g_assert_cmpuint (compare_scenes (board, &plain, &marked), >, 50);
      board->classic->rules->apply (state, action);
      marked = plain;
      marked.has_last = TRUE;
      marked.last = action;
      g_assert_cmpuint (compare_scenes (board, &plain, &marked), >, 20);
    }
}

/* So can what has won. */
LAB_TEST ("/classic-boards/ends", test_ends)
{
  static const char * const ends[][3] = {
    { "tictactoe:3x3", "oo./.../xx. 1", "c1" }, { "hexapawn:3x3", "..b/w../.w. 1", "a2-a3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const LabClassicBoard *board;
      g_autofree gpointer state = lab_test_board_make_position (ends[i][0], ends[i][1], &board);
      const LabClassic *classic = board->classic;
      g_autofree gpointer after = g_memdup2 (state, classic->state_size);
      LabClassicScene moving = lab_test_board_make_scene (state, 0);
      LabClassicScene ended = lab_test_board_make_scene (after, 0);

      moving.moving = TRUE;
      moving.progress = 1;
      g_assert_true (lab_classic_parse_action (classic, state, ends[i][2], &moving.action, NULL));
      classic->rules->apply (after, moving.action);
      g_assert_true (classic->rules->is_over (after));
      g_assert_cmpuint (compare_scenes (board, &moving, &ended), >, 200);
    }
}

/* The signs of values have different shapes in one color, also those of estimates. */
LAB_TEST ("/classic-boards/values", test_values)
{
  static const LabClassicMoveValue values[] = {
    { 0, LAB_WIN + LAB_MAX_PLIES - 5, TRUE }, { 0, -LAB_WIN - LAB_MAX_PLIES + 5, TRUE },
    { 0, 0, TRUE }, { 0, 5, FALSE }, { 0, -5, FALSE }, { 0, 0, FALSE },
  };
  static const cairo_rectangle_t area = { 20, 20, 100, 100 };
  const LabClassicBoard *board;
  g_autofree gpointer state = lab_test_board_make_position ("tictactoe:3x3", NULL, &board);
  LabClassicScene scene = lab_test_board_make_scene (state, 1);
  LabClassicPalette gray = *scene.palette;
  Surface *surfaces[G_N_ELEMENTS (values)];

  gray.win = gray.loss = gray.draw;
  scene.palette = &gray;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (Cairo) cr = NULL;

      surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 200);
      cr = cairo_create (surfaces[i]);
      lab_classic_marks_draw_value (&scene, board, cr, &area, &values[i]);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (compare (surfaces[i], surfaces[j]), >, 10);
    }
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    cairo_surface_destroy (surfaces[i]);
}

/* Returns the width of what is drawn. */
static double
measure_value (const LabClassicScene     *scene,
               const LabClassicBoard     *board,
               const cairo_rectangle_t   *area,
               const LabClassicMoveValue *value)
{
  g_autoptr (Surface) surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  g_autoptr (Cairo) cr = cairo_create (surface);
  double x, y, width, height;

  lab_classic_marks_draw_value (scene, board, cr, area, value);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  return width;
}

/* The values of neighbors do not overlap, also on a phone and with large letters. */
LAB_TEST ("/classic-boards/narrow-values", test_narrow_values)
{
  static const char * const games[] = { "matches:99", "matches:17", "divide:12x12",
                                        "tictactoe:8x8,5" };
  static const LabClassicMoveValue exact = { 0, -LAB_WIN - LAB_MAX_PLIES + 66, TRUE };
  static const LabClassicMoveValue estimate = { 0, -66, FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const LabClassicBoard *board;
      g_autofree gpointer state = lab_test_board_make_position (games[i], NULL, &board);
      LabClassicScene scene = lab_test_board_make_scene (state, 0);

      for (guint spot = 0; spot < 3; spot++)
        {
          cairo_rectangle_t area;
          double most;

          scene.text = 13 * (1 + spot / 2.0);
          board->place_spot (&scene, spot, &area);
          /* The outline is half a pixel at each side. A part of a pixel counts as a whole one. */
          most = ceil (area.width) + 2;
          g_assert_cmpfloat (measure_value (&scene, board, &area, &exact), <=, most);
          g_assert_cmpfloat (measure_value (&scene, board, &area, &estimate), <=, most);
        }
    }
}

/* What must be read has enough contrast in all palettes. */
LAB_TEST ("/classic-boards/contrast", test_contrast)
{
  for (guint i = 0; i < 4; i++)
    {
      const LabClassicPalette *palette = &lab_classic_palettes[i];
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
LAB_TEST ("/classic-boards/picture", test_picture)
{
  g_autoptr (GtkWidget) picture = g_object_ref_sink (lab_classic_picture_new ());

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (picture)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_false (gtk_widget_get_can_target (picture));
  for (guint i = 0; lab_test_board_games[i] != NULL; i++)
    {
      const LabClassicBoard *board;
      g_autofree gpointer state = lab_test_board_make_state (lab_test_board_games[i], i, 2, &board);
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      GskRenderNode *node;

      lab_classic_picture_set_state (LAB_CLASSIC_PICTURE (picture), board->classic, state);
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

LAB_TEST_CASES ()
{
  adw_init ();
}
