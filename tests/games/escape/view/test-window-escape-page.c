/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-escape-art.h"
#include "lab-escape-board.h"
#include "lab-escape-level.h"
#include "lab-escape-page.h"
#include "lab-escape-telling.h"
#include "lab-test-escape-window.h"
#include "lab-test-steps.h"

/* What the page of the escape game shows and explains, in windows of all sizes. */

/* Private helpers */

static GtkWidget *
get_lesson (LabTestWindow *test)
{
  return lab_test_find (GTK_WIDGET (lab_test_escape_get_page (test)), LAB_TYPE_LESSON);
}

static gboolean
is_told (LabTestWindow *test,
         const char    *words)
{
  return lab_test_find_words (get_lesson (test), words) != NULL;
}

/* Tests: what is told */

/* Beginners are told how to move, once. */
LAB_WINDOW_TEST ("/window-escape/lessons", test_lessons)
{
  GtkWidget *lesson;

  lab_test_escape_start (test, 1);
  lesson = get_lesson (test);
  g_assert_true (gtk_widget_get_visible (lesson));
  lab_test_do (test, "text Find the Way Out");
  lab_test_escape_finish (test);
  g_assert_false (gtk_widget_get_visible (lesson));
  lab_test_do (test, "key r");
  lab_test_escape_start (test, 1);
  g_assert_false (gtk_widget_get_visible (lesson));
}

/* A player who begins at a high level is told each item when he takes it, before he can use it,
 * also if other lessons were not finished. */
LAB_WINDOW_TEST ("/window-escape/lessons/items", test_item_lessons)
{
  const LabEscapePosition *position;
  const LabEscapeRecipe *recipe;
  guint told = 0;

  lab_test_escape_start (test, 300);
  position = lab_test_escape_get_game (test)->position;
  recipe = &lab_test_escape_get_game (test)->level->recipe;
  g_assert_true (is_told (test, "Find the Way Out"));
  for (guint item = 0; item < LAB_N_ESCAPE_ITEMS; item++)
    {
      if (!recipe->has_item[item] || (position->taken & 1u << item) != 0)
        continue;
      lab_test_escape_go_to (test, recipe->items[item]);
      g_assert_true (lab_escape_position_carries (position, (LabEscapeItem) item));
      g_assert_true (is_told (test, lab_escape_telling_item_use (item)));
      told++;
    }
  g_assert_cmpuint (told, >, 1);
}

/* Keys and fog are told at the start of the first level that has them. */
LAB_WINDOW_TESTS (test_level_lessons,
                  { "/window-escape/lessons/keys", GINT_TO_POINTER (FALSE) },
                  { "/window-escape/lessons/fog", GINT_TO_POINTER (TRUE) })
{
  gboolean fog = GPOINTER_TO_INT (data);

  lab_test_do (test, "set escape-lessons ['move', '%s']", fog ? "key" : "fog");
  lab_test_escape_start (test, fog ? 12 : 2);
  g_assert_true (is_told (test, fog ? "Fog" : "Locked Exit"));
}

/* The board says where the player is, for screen readers, and says it again after each move. */
LAB_WINDOW_TEST ("/window-escape/description", test_description)
{
  lab_test_escape_start (test, 1);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *place = lab_escape_telling_place (lab_test_escape_get_game (test));

      gtk_test_accessible_assert_property (lab_test_escape_get_board (test),
                                           GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, place);
      lab_test_escape_press_best (test, 1);
    }
}

#define HINT_COST "After a hint there are at most two stars."

/* Hints do not change the position, and cost the third star, which is said before and after. */
LAB_WINDOW_TEST ("/window-escape/hint", test_hint)
{
  GtkWidget *page, *button;

  lab_test_escape_start (test, 1);
  page = GTK_WIDGET (lab_test_escape_get_page (test));
  button = GTK_WIDGET (gtk_widget_get_template_child (page, LAB_TYPE_ESCAPE_PAGE, "hint_button"));
  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, HINT_COST);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Show a hint\n" HINT_COST);
  lab_test_do (test, "key h; key h; key h; key h");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Show a hint");
  g_assert_cmpuint (lab_play_get_n_hints (LAB_PLAY (lab_test_escape_get_game (test))), ==, 1);
  g_assert_cmpuint (lab_test_escape_count_moves (test), ==, 0);
  lab_test_escape_finish (test);
  g_assert_cmpuint (lab_escape_game_get_stars (lab_test_escape_get_game (test)), ==, 2);
  g_assert_nonnull (lab_test_find_words (page, "This is the fewest possible. " HINT_COST));
}

/* Fog covers what the player does not know, and nothing that he sees. */
LAB_WINDOW_TEST ("/window-escape/fog", test_fog)
{
  const LabEscapePalette *palette = &lab_escape_palettes[LAB_STYLE_DAY];
  LabEscapeLevel *level;
  LabEscapeGame *game;
  g_autoptr (GdkTexture) fog = NULL;
  g_autofree guint8 *pixels = NULL;
  guint detail, n_hidden = 0;
  int stride;

  lab_test_escape_start (test, 80);
  game = lab_test_escape_get_game (test);
  level = game->level;
  g_assert_cmpuint (level->recipe.sight, >, 0);
  fog = lab_escape_fog_new (game, palette);
  stride = gdk_texture_get_width (fog) * 4;
  pixels = g_malloc ((gsize) stride * (gsize) gdk_texture_get_height (fog));
  gdk_texture_download (fog, pixels, (gsize) stride);
  detail = (guint) gdk_texture_get_width (fog)
           / (level->width + 2 * LAB_ESCAPE_FOG_MARGIN);
  for (guint i = 0; i < level->height * level->width; i++)
    {
      LabMazeCell cell = { i / level->width, i % level->width };
      guint x = (cell.column + LAB_ESCAPE_FOG_MARGIN) * detail + detail / 2;
      guint y = (cell.row + LAB_ESCAPE_FOG_MARGIN) * detail + detail / 2;
      guint8 alpha = pixels[y * (guint) stride + x * 4 + 3];

      if ((lab_escape_game_get_mark (game, cell) & LAB_ESCAPE_SEEN) != 0)
        g_assert_cmpuint (alpha, ==, 0);
      else if ((lab_escape_game_get_mark (game, cell) & LAB_ESCAPE_KNOWN) == 0)
        g_assert_cmpuint (alpha, ==, 255);
      n_hidden += alpha == 255;
    }
  g_assert_cmpuint (n_hidden, >, 0);
}

/* Tests: the page */

/* The figure is always seen, in cells that are large enough, also in a maze that is larger than
 * the window, and from right to left. */
LAB_WINDOW_TEST ("/window-escape/sizes", test_sizes)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 294 }, { 640, 360 }, { 1280, 800 } };
  static const guint64 levels[] = { 1, 30, 150 };

  for (guint i = 0; i < G_N_ELEMENTS (levels) * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i % G_N_ELEMENTS (sizes)];
      GtkWidget *board;
      graphene_rect_t place;

      gtk_widget_set_default_direction (i % 2 == 0 ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      lab_test_escape_start (test, levels[i / G_N_ELEMENTS (sizes)]);
      lab_test_do (test, "size %d %d; settle", size[0], size[1]);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (test->window)), ==, size[0]);
      board = GTK_WIDGET (lab_test_escape_get_board (test));
      lab_escape_board_place_cell (LAB_ESCAPE_BOARD (board),
                                   lab_test_escape_get_game (test)->position->cell, &place);
      g_assert_cmpfloat (place.size.width, >=, 24);
      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (board));
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (board));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A small maze fills a large window, too. */
LAB_WINDOW_TEST ("/window-escape/large-window", test_large_window)
{
  GtkWidget *board;
  LabEscapeGame *game;
  graphene_rect_t place;

  lab_test_escape_start (test, 1);
  lab_test_do (test, "size 2560 1440; settle");
  game = lab_test_escape_get_game (test);
  board = GTK_WIDGET (lab_test_escape_get_board (test));
  lab_escape_board_place_cell (LAB_ESCAPE_BOARD (board), game->position->cell, &place);
  g_assert_cmpint (gtk_widget_get_height (board), >, 1300);
  g_assert_cmpfloat (place.size.height * (float) MAX (game->level->height, game->level->width), >,
                     0.9 * gtk_widget_get_height (board));
}

static GtkWidget *
find_child (LabTestWindow *test,
            const char    *id)
{
  GtkWidget *page = GTK_WIDGET (lab_test_escape_get_page (test));

  return GTK_WIDGET (gtk_widget_get_template_child (page, LAB_TYPE_ESCAPE_PAGE, id));
}

/* On a phone, the items, a hint, and what is next are seen, whatever is explained. */
static void
assert_seen (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &place));
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (scroller));
}

LAB_WINDOW_TEST ("/window-escape/phone", test_phone)
{
  lab_test_escape_start (test, 300);
  lab_test_do (test, "size 360 640; settle");
  assert_seen (find_child (test, "items"));
  for (guint step = 1; step <= 3; step++)
    {
      lab_test_do (test, "key h; settle");
      assert_seen (find_child (test, "items"));
      assert_seen (find_child (test, "about"));
    }
  for (guint64 level = 300; level > 0; level = level > 1 ? 1 : 0)
    {
      lab_test_escape_start (test, level);
      lab_test_escape_finish (test);
      lab_test_driver_settle (test->driver);
      assert_seen (LAB_RESULT_CARD (find_child (test, "result"))->buttons[LAB_RESULT_NEXT]);
    }
}
