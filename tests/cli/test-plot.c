/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-test-main.h"

#include "lab-command-arena.h"
#include "lab-plot.h"
#include "lab-shift-umpire.h"

#define WIDTH 900
#define HEIGHT 540
#define SCALE 2

/* Names start this far from the end of the grid, in units of the drawing. */
#define LEADER 20

static const char * const players[] = { "greedy", "solver", "„Zoë“ & <日本>", "random" };

/* Private helpers */

static guint32
get_ink (guint player)
{
  return lab_color_to_rgb (lab_line_style_get_color (player, FALSE));
}

/* Makes results in which player k has won @wins[k] games. The first win takes @first turns, and
 * each later win takes one turn more than the one before. */
static void
make_results (LabResults  *results,
              LabMatch    *match,
              LabMatchResult games[100],
              guint        n_players,
              const guint *wins,
              guint        first)
{
  static const LabShiftUmpireSetup setup;
  guint n = 0;

  *match = (LabMatch) {
    .players = players,
    .n_players = n_players,
    .n_games = 100,
    .seed = 1,
    .game = &lab_shift_umpire_game,
    .setup = &setup,
  };
  memset (games, 0, 100 * sizeof *games);
  for (guint player = 0; player < n_players; player++)
    {
      for (guint i = 0; i < wins[player]; i++, n++)
        {
          games[n].finished = TRUE;
          games[n].winner = (guint8) player;
          games[n].n_turns[player] = first + i;
        }
    }
  for (; n < 100; n++)
    games[n] = (LabMatchResult) { .finished = TRUE, .winner = LAB_MATCH_NOBODY };
  lab_results_init (results, match, games);
}

typedef struct
{
  const guint8 *next;
} Reader;

static cairo_status_t
read_on (void          *data,
         unsigned char *bytes,
         unsigned int   size)
{
  Reader *reader = data;

  memcpy (bytes, reader->next, size);
  reader->next += size;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
draw_png (const LabResults *results)
{
  g_autoptr (GBytes) bytes = lab_arena_plot_draw (results, LAB_FIGURE_PNG);
  Reader reader = { g_bytes_get_data (bytes, NULL) };
  cairo_surface_t *image;

  g_assert_cmpuint (g_bytes_get_size (bytes), >, 10000);
  image = cairo_image_surface_create_from_png_stream (read_on, &reader);
  g_assert_cmpint (cairo_surface_status (image), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (image), ==, WIDTH * SCALE);
  g_assert_cmpint (cairo_image_surface_get_height (image), ==, HEIGHT * SCALE);
  return image;
}

static guint32
get_pixel (cairo_surface_t *image,
           double           x,
           double           y)
{
  const guint8 *row = cairo_image_surface_get_data (image)
                      + (int) (y * SCALE) * cairo_image_surface_get_stride (image);
  guint32 pixel;

  memcpy (&pixel, row + (int) (x * SCALE) * 4, 4);
  return pixel & 0xffffff;
}

/* Counts the pixels of a color in a part of the image. */
static guint
count_pixels (cairo_surface_t *image,
              guint32          ink,
              int              left,
              int              right)
{
  guint n = 0;

  for (int y = 0; y < HEIGHT * SCALE; y++)
    {
      for (int x = left * SCALE; x < right * SCALE; x++)
        n += get_pixel (image, (double) x / SCALE, (double) y / SCALE) == ink;
    }
  return n;
}

/* Returns the first column that has only names, in units of the drawing. */
static int
find_labels (cairo_surface_t *image)
{
  guint32 grid = lab_color_to_rgb (lab_plot_theme_print.grid);
  int x = WIDTH - 1;

  while (count_pixels (image, grid, x, x + 1) == 0)
    x--;
  return x + LEADER;
}

/* Returns the first row from @row on, upward or downward, in which a label has a
 * color. */
static int
find_row (cairo_surface_t *image,
          guint32          ink,
          int              row,
          int              step)
{
  int labels = find_labels (image);

  for (; row >= 0 && row < HEIGHT * SCALE; row += step)
    {
      for (int x = labels * SCALE; x < WIDTH * SCALE; x++)
        {
          if (get_pixel (image, (double) x / SCALE, (double) row / SCALE) == ink)
            return row;
        }
    }
  return -1;
}

/* Tests */

/* Each player has a line and a label; a player with more wins is higher. */
LAB_TEST ("/lab/plot/ends", test_ends)
{
  static const guint wins[] = { 10, 55, 30, 0 };
  LabMatch match;
  LabMatchResult games[100];

  for (guint n = 2; n <= LAB_SHIFT_N_SEATS; n++)
    {
      g_auto (LabResults) results = { 0 };
      cairo_surface_t *image;
      int labels;

      make_results (&results, &match, games, n, wins, 20);
      image = draw_png (&results);
      labels = find_labels (image);
      g_assert_cmphex (get_pixel (image, 2, 2), ==, 0xffffff);
      for (guint player = 0; player < LAB_SHIFT_N_SEATS; player++)
        {
          gboolean plays = player < n;

          g_assert_true ((count_pixels (image, get_ink (player), 0, labels) > 200) == plays);
          g_assert_true ((count_pixels (image, get_ink (player), labels, WIDTH) > 200) == plays);
          for (guint other = 0; plays && other < player; other++)
            g_assert_cmpint (find_row (image, get_ink (player), 0, 1)
                               < find_row (image, get_ink (other), 0, 1),
                             ==, wins[player] > wins[other]);
        }
      cairo_surface_destroy (image);
    }
}

/* Labels never overlap, wherever the curves end. */
LAB_TEST ("/lab/plot/labels-apart", test_labels_apart)
{
  static const guint wins[][LAB_SHIFT_N_SEATS] = {
    { 25, 25, 25, 25 }, { 0, 0, 0, 0 }, { 100, 0, 0, 0 }, { 0, 1, 2, 97 }, { 50, 48, 1, 1 },
  };
  LabMatch match;
  LabMatchResult games[100];

  for (guint i = 0; i < lab_test_rounds (G_N_ELEMENTS (wins)); i++)
    {
      g_auto (LabResults) results = { 0 };
      cairo_surface_t *image;
      int labels;

      make_results (&results, &match, games, LAB_SHIFT_N_SEATS, wins[i], 1);
      image = draw_png (&results);
      labels = find_labels (image);
      for (guint player = 0; player < LAB_SHIFT_N_SEATS; player++)
        g_assert_cmpuint (count_pixels (image, get_ink (player), labels, WIDTH), >, 200);
      for (guint a = 0; a < LAB_SHIFT_N_SEATS; a++)
        {
          int top = find_row (image, get_ink (a), 0, 1);
          int bottom = find_row (image, get_ink (a), HEIGHT * SCALE - 1, -1);

          for (guint b = 0; b < LAB_SHIFT_N_SEATS; b++)
            {
              /* The share is below the name, in another color. */
              int other = find_row (image, get_ink (b), 0, 1);

              g_assert_true (a == b || other < top || other > bottom + 16 * SCALE);
            }
        }
      for (guint x = 0; x < WIDTH; x++)
        {
          g_assert_cmphex (get_pixel (image, x, HEIGHT - 1), ==, 0xffffff);
          g_assert_cmphex (get_pixel (image, x, 5), ==, 0xffffff);
        }
      cairo_surface_destroy (image);
    }
}

/* Returns the drawing as text, without the name of the cairo surface, which contains
 * a counter. */
static char *
draw_svg (const LabResults *results)
{
  g_autoptr (GBytes) bytes = lab_arena_plot_draw (results, LAB_FIGURE_SVG);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (GRegex) regex = g_regex_new ("\"surface[0-9]+\"", 0, 0, NULL);

  return g_regex_replace_literal (regex, text, -1, 0, "\"surface\"", 0, NULL);
}

/* Draws names in any script, and games of any length. */
LAB_TEST ("/lab/plot/svg", test_svg)
{
  static const guint wins[] = { 30, 20, 40, 10 };
  static const guint firsts[] = { 1, 2, 9, 99, 4980, 999900 };
  LabMatch match;
  LabMatchResult games[100];

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      g_auto (LabResults) results = { 0 };
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      static const GMarkupParser parser = { NULL };
      GMarkupParseContext *context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
      g_autoptr (GError) error = NULL;

      make_results (&results, &match, games, LAB_SHIFT_N_SEATS, wins, firsts[i]);
      first = draw_svg (&results);
      second = draw_svg (&results);
      g_assert_cmpstr (first, ==, second);
      g_markup_parse_context_parse (context, first, -1, &error);
      g_assert_no_error (error);
      g_markup_parse_context_end_parse (context, &error);
      g_assert_no_error (error);
      g_markup_parse_context_free (context);
      g_assert_nonnull (g_strstr_len (first, 400, "viewBox=\"0 0 900 540\""));
    }
}
