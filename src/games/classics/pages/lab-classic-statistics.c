/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-classic-statistics.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <string.h>

#include "lab-classic-art.h"
#include "lab-classic-records.h"
#include "lab-classic-telling.h"
#include "lab-style.h"

/* Separates short texts on one line; the same in every language. */
#define SEPARATOR " · "

static char *
count_wins (guint n)
{
  /* Translators: how many games a player has won. */
  return g_strdup_printf (ngettext ("%u win", "%u wins", n), n);
}

static void
add_part (GString    *text,
          const char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? SEPARATOR : "", part);
}

static void
add_draws (GString *text,
           guint    n)
{
  g_autofree char *draws = g_strdup_printf (
      /* Translators: how many games had no winner. */
      ngettext ("%u draw", "%u draws", n), n);

  if (n > 0)
    add_part (text, draws);
}

static char *
describe_people (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint player = 0; player < 2; player++)
    {
      /* Translators: the name of a player; %u is 1 or 2. */
      g_autofree char *name = g_strdup_printf (_("Player %u"), player + 1);
      g_autofree char *wins = count_wins (player == 0 ? tally->won : tally->lost);
      /* Translators: a player, such as “Player 2”, and how many games they have won. */
      g_autofree char *part = g_strdup_printf (C_("results", "%s: %s"), name, wins);

      add_part (text, part);
    }
  add_draws (text, tally->drawn);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_person (const LabClassicTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *wins = count_wins (tally->won);
  g_autofree char *losses = g_strdup_printf (
      /* Translators: how many games a player has lost. */
      ngettext ("%u loss", "%u losses", tally->lost), tally->lost);
  g_autofree char *alone = g_strdup_printf (
      /* Translators: how many games a player has won without a hint and without undo. */
      ngettext ("%u win without help", "%u wins without help", tally->alone), tally->alone);

  add_part (text, wins);
  add_draws (text, tally->drawn);
  add_part (text, losses);
  if (tally->alone > 0)
    g_string_append_printf (text, "\n%s", alone);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
name_opponent (const LabClassicTally *tally)
{
  if (tally->level < 0)
    /* Translators: games that two people played at one screen. */
    return g_strdup (_("Two People"));
  /* Translators: an opponent; %s is how strong the computer plays, such as “Hard”. */
  return g_strdup_printf (_("Computer: %s"),
                          lab_classic_level_get_name ((LabClassicLevel) tally->level));
}

#define WIDTH 88
#define HEIGHT 14
#define LINE 1.5
#define HATCH 5               /* the distance of the lines of a hatched part */

/* Adds a rectangle with round ends to the path. */
static void
add_outline (cairo_t *cr,
             double   width,
             double   height,
             double   inset)
{
  double radius = (height - 2 * inset) / 2;

  cairo_new_path (cr);
  cairo_arc (cr, inset + radius, height / 2, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, width - inset - radius, height / 2, radius, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
}

static void
hatch (cairo_t *cr,
       double   x,
       double   width,
       double   height,
       gboolean both_ways)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, 0, width, height);
  cairo_clip (cr);
  cairo_set_line_width (cr, LINE);
  for (guint i = 0; i * HATCH < width + height; i++)
    {
      double left = x - height + i * HATCH;

      cairo_move_to (cr, left, height);
      cairo_line_to (cr, left + height, 0);
      if (!both_ways)
        continue;
      cairo_move_to (cr, left, 0);
      cairo_line_to (cr, left + height, height);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws a bar with a part for each result: the won games are filled, the drawn games are hatched,
 * and the lost games are cross-hatched. */
static void
draw (GtkDrawingArea *area,
      cairo_t        *cr,
      int             full_width,
      int             full_height,
      gpointer        data)
{
  const LabClassicPalette *palette = &lab_classic_palettes[lab_style_get (GTK_WIDGET (area))];
  const guint *results = data;
  double width = full_width, height = full_height;
  double n = MAX (results[0] + results[1] + results[2], 1);
  double won = width * results[0] / n;
  double drawn = width * results[1] / n;

  /* The first result is where reading starts. */
  if (gtk_widget_get_direction (GTK_WIDGET (area)) == GTK_TEXT_DIR_RTL)
    {
      cairo_translate (cr, width, 0);
      cairo_scale (cr, -1, 1);
    }
  cairo_save (cr);
  add_outline (cr, width, height, LINE / 2);
  cairo_clip (cr);
  lab_color_set_source (palette->win, cr);
  cairo_rectangle (cr, 0, 0, won, height);
  cairo_fill (cr);
  lab_color_set_source (palette->draw, cr);
  hatch (cr, won, drawn, height, FALSE);
  /* The end of the hatched part. */
  if (drawn > 0 && results[2] > 0)
    {
      cairo_rectangle (cr, won + drawn - LINE, 0, LINE, height);
      cairo_fill (cr);
    }
  lab_color_set_source (palette->loss, cr);
  hatch (cr, won + drawn, width * results[2] / n, height, TRUE);
  cairo_restore (cr);
  lab_color_set_source (palette->draw, cr);
  cairo_set_line_width (cr, LINE);
  add_outline (cr, width, height, LINE / 2);
  cairo_stroke (cr);
}

/* The text beside the bar says the same, so it is only decoration for screen readers. */
static GtkWidget *
new_bar (const LabClassicTally *tally)
{
  const guint results[] = { tally->won, tally->drawn, tally->lost };
  GtkWidget *bar = g_object_new (
      GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "content-width",
      WIDTH, "content-height", HEIGHT, "valign", GTK_ALIGN_CENTER, "can-target", FALSE, NULL);

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (bar), draw, g_memdup2 (results, sizeof results),
                                  g_free);
  lab_style_follow (bar);
  return bar;
}

/* Returns a row with the opponent, the results in words, and a bar. */
static GtkWidget *
new_row (const LabClassicTally *tally)
{
  g_autofree char *game = lab_classic_telling_game (tally->game);
  g_autofree char *opponent = name_opponent (tally);
  g_autofree char *results = tally->level < 0 ? describe_people (tally) : describe_person (tally);
  g_autofree char *label = g_strjoin (SEPARATOR, game, opponent, NULL);
  GtkWidget *row = adw_action_row_new ();

  /* This comes first, because properties that are set together can be applied in any order. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), opponent);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), results);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_bar (tally));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, results, -1);
  return row;
}

/* Adds a list below the name of its game, which wraps, unlike the title of a list. */
static GtkWidget *
add_list (GtkBox     *parent,
          const char *game)
{
  g_autofree char *name = lab_classic_telling_game (game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *heading = gtk_label_new (name), *list = adw_preferences_group_new ();

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (heading), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (heading, "heading");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  heading, NULL, -1);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (parent, box);
  return list;
}

/* Adds a list for each game, with a row for each opponent. */
static void
show (GtkBox            *box,
      GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records[0]);
  GtkWidget *list = NULL;
  const char *game = NULL;

  for (guint i = 0; i < tallies->len; i++)
    {
      const LabClassicTally *tally = tallies->pdata[i];

      if (game == NULL || strcmp (game, tally->game) != 0)
        {
          list = add_list (box, tally->game);
          game = tally->game;
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (list), new_row (tally));
    }
}

static char *
make_csv (GPtrArray * const *records)
{
  g_autoptr (GPtrArray) tallies = lab_classic_records_add_up (records[0]);

  return lab_classic_records_csv (tallies);
}

const LabStatistics lab_classic_statistics = {
  .file_name = "labyrinthe-classics.csv",
  .loss = N_("All recorded games of Classics will be permanently deleted."),
  .kinds = { &lab_classic_records },
  .show = show,
  .to_csv = make_csv,
};
