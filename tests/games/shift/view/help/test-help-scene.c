/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include <adwaita.h>

#include "lab-shift-art.h"
#include "lab-shift-help-chapters.h"
#include "lab-shift-pictures.h"
#include "lab-shift-resources.h"

/* Each picture of the rules must show a situation that the rules allow, and draw it
 * correctly. */

#define RED 0

/* Private helpers */

static LabShiftHelpStage
set (LabShiftHelpScene scene)
{
  LabShiftHelpStage stage;

  lab_shift_help_scene_set (scene, &stage);
  return stage;
}

static gboolean
is_seen (const LabShiftHelpStage *stage,
         LabShiftCell             cell)
{
  const graphene_rect_t *view = &stage->view;
  float column = (float) lab_shift_cell_column (cell), row = (float) lab_shift_cell_row (cell);

  return column >= view->origin.x && column + 1 <= view->origin.x + view->size.width
         && row >= view->origin.y && row + 1 <= view->origin.y + view->size.height;
}

static gboolean
is_west (LabShiftArrow arrow)
{
  return lab_shift_arrow_side (arrow) == LAB_SHIFT_WEST;
}

/* Asserts that the path leads from the red pawn through open passages to the end of
 * the turn. */
static void
assert_way (const LabShiftHelpStage *stage)
{
  const LabShiftPath *path = &stage->path;

  g_assert_cmpuint (path->n_cells, >, 3);
  g_assert_cmpuint (path->cells[0], ==, stage->position.pawns[RED]);
  g_assert_cmpuint (path->cells[path->n_cells - 1], ==, stage->turn.cell);
  for (guint i = 0; i < path->n_cells; i++)
    g_assert_true (is_seen (stage, path->cells[i]));
  for (guint i = 0; i + 1 < path->n_cells; i++)
    {
      LabShiftLinks links = lab_shift_board_get_links (&stage->position.board);
      LabShiftCell a = MIN (path->cells[i], path->cells[i + 1]);
      LabShiftCell b = MAX (path->cells[i], path->cells[i + 1]);

      if (b == a + 1)
        g_assert_true ((links.east & LAB_SHIFT_CELL_BIT (a)) != 0);
      else
        {
          g_assert_cmpuint (b, ==, a + 8);
          g_assert_true ((links.south & LAB_SHIFT_CELL_BIT (a)) != 0);
        }
    }
}

/* Tests: the situations */

LAB_TEST ("/help-scene/start", test_start)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_START);
  guint n_treasures = 0;

  g_assert_cmpuint (stage.position.phase, ==, LAB_SHIFT_PHASE_INSERT);
  g_assert_cmpuint (stage.position.last_arrow, ==, LAB_SHIFT_ARROW_NONE);
  g_assert_cmpuint (stage.turn.arrow, ==, LAB_SHIFT_ARROW_NONE);
  for (LabShiftSeat seat = 0; seat < LAB_SHIFT_N_SEATS; seat++)
    g_assert_cmpuint (stage.position.pawns[seat], ==, lab_shift_seat_get_corner (seat));
  for (LabShiftTreasure treasure = 0; treasure < LAB_SHIFT_N_TREASURES; treasure++)
    n_treasures += lab_shift_cell_is_on_board (stage.position.treasures[treasure]);
  g_assert_cmpuint (n_treasures, >=, 23);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    g_assert_true (is_seen (&stage, lab_shift_bitboard_first (rest)));
}

LAB_TEST ("/help-scene/insert", test_insert)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_INSERT);

  g_assert_cmpuint (stage.position.phase, ==, LAB_SHIFT_PHASE_INSERT);
  g_assert_true (stage.sliding);
  g_assert_true (is_west (stage.turn.arrow));
  g_assert_true (lab_shift_position_may_insert (&stage.position, stage.turn.arrow));
  g_assert_true (lab_shift_openings_same_tile (stage.position.board.spare, stage.turn.tile));
  for (guint step = 0; step < LAB_SHIFT_BOARD_SIZE; step++)
    g_assert_true (is_seen (&stage, lab_shift_arrow_cell (stage.turn.arrow, step)));
  /* The inserted tile and the one that is pushed out extend half a tile beyond the
   * board. */
  g_assert_cmpfloat (stage.view.origin.x, <=, -0.5f);
  g_assert_cmpfloat (stage.view.origin.x + stage.view.size.width, >=, LAB_SHIFT_BOARD_SIZE + 0.5f);
}

LAB_TEST ("/help-scene/blocked", test_blocked)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_BLOCKED);
  LabShiftArrow opposite = lab_shift_arrow_opposite (stage.turn.arrow);

  g_assert_true (is_west (stage.turn.arrow));
  g_assert_cmpuint (stage.position.last_arrow, ==, stage.turn.arrow);
  for (LabShiftArrow arrow = 0; arrow < LAB_SHIFT_N_ARROWS; arrow++)
    g_assert_cmpint (lab_shift_position_may_insert (&stage.position, arrow), ==, arrow != opposite);
  g_assert_true (is_seen (&stage, lab_shift_arrow_cell (opposite, 0)));
}

LAB_TEST ("/help-scene/ride", test_ride)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_RIDE);
  LabShiftCell end = lab_shift_arrow_cell (stage.turn.arrow, LAB_SHIFT_BOARD_SIZE - 1);

  g_assert_true (stage.sliding);
  g_assert_cmpuint (stage.position.pawns[RED], ==, end);
  lab_shift_position_insert (&stage.position, stage.turn.arrow, stage.turn.tile);
  g_assert_cmpuint (stage.position.pawns[RED], ==, lab_shift_arrow_cell (stage.turn.arrow, 0));
}

LAB_TEST ("/help-scene/move", test_move)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_MOVE);
  LabShiftBitboard reachable = lab_shift_position_get_reachable (&stage.position);
  guint n_others = 0;

  g_assert_cmpuint (stage.position.phase, ==, LAB_SHIFT_PHASE_MOVE);
  g_assert_cmpuint (stage.position.seat, ==, RED);
  g_assert_true (stage.reaching);
  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      if ((reachable & LAB_SHIFT_CELL_BIT (cell)) != 0)
        g_assert_true (is_seen (&stage, cell));
      else
        n_others += is_seen (&stage, cell);
    }
  g_assert_cmpuint (n_others, >=, 4);
  assert_way (&stage);
}

LAB_TEST ("/help-scene/find", test_find)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_FIND);
  LabShiftHelpStage before = set (LAB_SHIFT_HELP_SCENE_MOVE);
  LabShiftTreasureSet sought = lab_shift_position_get_sought (&before.position, RED);

  g_assert_cmphex (sought, ==, LAB_SHIFT_TREASURE_BIT (stage.found));
  g_assert_cmpuint (stage.position.treasures[stage.found], ==, stage.turn.cell);
  g_assert_cmpuint (stage.position.pawns[RED], ==, stage.turn.cell);
  g_assert_cmpuint (stage.position.n_found[RED], ==, 1);
  g_assert_true (is_seen (&stage, stage.turn.cell));
}

LAB_TEST ("/help-scene/home", test_home)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_HOME);
  LabShiftOutcome outcome;

  g_assert_cmpuint (stage.position.phase, ==, LAB_SHIFT_PHASE_MOVE);
  g_assert_cmpuint (stage.position.seat, ==, RED);
  g_assert_true (lab_shift_position_heads_home (&stage.position, RED));
  g_assert_cmpuint (stage.turn.cell, ==, lab_shift_seat_get_corner (RED));
  assert_way (&stage);
  outcome = lab_shift_position_move (&stage.position, stage.turn.cell);
  g_assert_cmpuint (outcome.place, ==, 1);
}

LAB_TEST ("/help-scene/cards", test_cards)
{
  LabShiftHelpStage secret = set (LAB_SHIFT_HELP_SCENE_CARDS);
  LabShiftHelpStage open = set (LAB_SHIFT_HELP_SCENE_OPEN_CARDS);

  g_assert_cmpuint (secret.position.rules, ==, LAB_SHIFT_RULES_STANDARD);
  g_assert_cmphex (secret.faces, ==, lab_shift_position_get_sought (&secret.position, RED));
  g_assert_cmpint (__builtin_popcount (secret.faces), ==, 1);
  g_assert_cmpuint (secret.n_backs, ==, secret.position.n_cards[RED] - 1u);

  g_assert_cmpuint (open.position.rules, ==, LAB_SHIFT_RULES_OPEN_CARDS);
  g_assert_cmphex (open.faces, ==, lab_shift_position_get_sought (&open.position, RED));
  g_assert_cmpint (__builtin_popcount (open.faces), ==, 3);
  g_assert_cmpuint (open.n_backs, ==, 0);
}

/* The hint is useful: it finds the treasure. */
LAB_TEST ("/help-scene/hint", test_hint)
{
  LabShiftHelpStage stage = set (LAB_SHIFT_HELP_SCENE_HINT);
  LabShiftCell goal = lab_shift_arrow_carry_tile (lab_shift_arrow_opposite (stage.turn.arrow),
                                                  stage.turn.cell);
  LabShiftTreasure found;

  g_assert_true (stage.hinting);
  g_assert_cmpuint (stage.position.phase, ==, LAB_SHIFT_PHASE_INSERT);
  g_assert_true (is_seen (&stage, goal));
  g_assert_true (is_seen (&stage, lab_shift_arrow_cell (stage.turn.arrow, 0)));
  lab_shift_position_insert (&stage.position, stage.turn.arrow, stage.turn.tile);
  g_assert_true ((lab_shift_position_get_reachable (&stage.position)
                  & LAB_SHIFT_CELL_BIT (stage.turn.cell))
                 != 0);
  found = lab_shift_position_move (&stage.position, stage.turn.cell).found;
  g_assert_cmpuint (found, !=, LAB_SHIFT_TREASURE_NONE);
}

/* Each picture belongs to one chapter, whose text explains it. */
LAB_TEST ("/help-scene/chapters", test_chapters)
{
  const LabHelpChapter *chapters = lab_shift_help_chapters;
  guint n_chapters = lab_help_count_chapters (chapters), n_pictures = 0;
  gboolean shown[LAB_SHIFT_N_HELP_SCENES] = { FALSE };

  for (guint i = 0; i < n_chapters; i++)
    {
      const LabHelpChapter *chapter = &chapters[i];

      g_assert_nonnull (chapter->title);
      g_assert_nonnull (chapter->paragraphs[0]);
      g_assert_null (chapter->paragraphs[LAB_HELP_MAX_PARAGRAPHS]);
      g_assert_null (chapter->notes[LAB_HELP_MAX_NOTES].text);
      g_assert_null (chapter->notes[LAB_HELP_MAX_NOTES].keys);
      g_assert_cmpint (chapter->scene == LAB_SHIFT_HELP_SCENE_NONE, ==, chapter->picture == NULL);
      if (chapter->scene == LAB_SHIFT_HELP_SCENE_NONE)
        continue;
      g_assert_false (shown[chapter->scene]);
      shown[chapter->scene] = TRUE;
      n_pictures++;
    }
  g_assert_cmpuint (n_pictures, ==, LAB_SHIFT_N_HELP_SCENES);
}

/* Tests: the drawings. Tiles are 100 pixels wide. */

#define TILE 100

typedef struct
{
  LabShiftHelpStage stage;
  cairo_surface_t *surface;
} Drawing;

static Drawing
draw (LabShiftHelpScene scene)
{
  Drawing self = { .stage = set (scene) };
  int width = (int) (self.stage.view.size.width * TILE + 0.5f);
  int height = (int) (self.stage.view.size.height * TILE + 0.5f);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *picture = lab_shift_help_picture_new (scene);
  LabPictureCache *pictures = lab_shift_pictures_get (picture);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  cairo_t *cr;

  gtk_widget_set_size_request (picture, width, height);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), picture);
  gtk_window_present (GTK_WINDOW (window));
  lab_test_wait (gtk_widget_get_width (picture) == width
                 && gtk_widget_get_height (picture) == height);
  paintable = gtk_widget_paintable_new (picture);
  /* A busy machine needs several frames for all pictures. */
  while (node == NULL || pictures->n_waiting > 0)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      if (node != NULL)
        g_main_context_iteration (NULL, TRUE);
      g_clear_pointer (&node, gsk_render_node_unref);
      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  g_assert_nonnull (node);
  self.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (self.surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (self.surface);
  gtk_window_destroy (GTK_WINDOW (window));
  return self;
}

static void
drawing_clear (Drawing *self)
{
  cairo_surface_destroy (self->surface);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawing, drawing_clear)

/* Returns whether the pixel at a point of the board, in tiles, has about that color. */
static gboolean
has_color (Drawing *self,
           double   column,
           double   row,
           LabColor color)
{
  int x = (int) ((column - self->stage.view.origin.x) * TILE);
  int y = (int) ((row - self->stage.view.origin.y) * TILE);
  const guchar *data = cairo_image_surface_get_data (self->surface);
  guint32 expected = lab_color_to_rgb (color);
  guint32 pixel;
  int away = 0;

  g_assert_true (x >= 0 && x < cairo_image_surface_get_width (self->surface));
  g_assert_true (y >= 0 && y < cairo_image_surface_get_height (self->surface));
  pixel = *(const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (
                                                         self->surface) + x * 4);
  for (guint shift = 0; shift < 24; shift += 8)
    away = MAX (away, ABS ((int) ((pixel >> shift) & 0xff) - (int) ((expected >> shift) & 0xff)));
  return away < 24;
}

/* Exactly the reachable tiles are highlighted. */
LAB_TEST ("/help-scene/drawn-reach", test_drawn_reach)
{
  g_auto (Drawing) drawing = draw (LAB_SHIFT_HELP_SCENE_MOVE);
  const LabShiftPalette *palette = &lab_shift_palettes[LAB_STYLE_DAY];
  LabShiftBitboard reachable = lab_shift_position_get_reachable (&drawing.stage.position);

  for (LabShiftBitboard rest = LAB_SHIFT_ALL_CELLS; rest != 0; rest &= rest - 1)
    {
      LabShiftCell cell = lab_shift_bitboard_first (rest);

      if (!is_seen (&drawing.stage, cell))
        continue;
      g_assert_cmpint (has_color (&drawing, lab_shift_cell_column (cell) + 0.25,
                                  lab_shift_cell_row (cell) + 0.015, palette->glow),
                       ==, (reachable & LAB_SHIFT_CELL_BIT (cell)) != 0);
    }
}

/* Exactly the blocked arrow has a bar. */
LAB_TEST ("/help-scene/drawn-bar", test_drawn_bar)
{
  g_auto (Drawing) drawing = draw (LAB_SHIFT_HELP_SCENE_BLOCKED);
  const LabShiftPalette *palette = &lab_shift_palettes[LAB_STYLE_DAY];
  const double margin = 0.21;

  for (LabShiftArrow arrow = 3; arrow < 6; arrow++)
    {
      /* The bar is slightly below the center of the arrow. */
      double row = lab_shift_arrow_line (arrow) + 0.62;

      if (row >= drawing.stage.view.origin.y + drawing.stage.view.size.height
          || row < drawing.stage.view.origin.y)
        continue;
      g_assert_cmpint (has_color (&drawing, LAB_SHIFT_BOARD_SIZE + margin - 0.025, row,
                                  palette->blocked),
                       ==, !lab_shift_position_may_insert (&drawing.stage.position, arrow));
    }
}

LAB_TEST_CASES ()
{
  adw_init ();
  g_resources_register (lab_shift_get_resource ());
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
}
