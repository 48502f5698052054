/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-wins-plot.h"

#include <glib/gi18n.h>

#include "lab-pictures.h"
#include "lab-wins-drawing.h"
#include "lab-player-statistics.h"

#define MIN_WIDTH 240
/* The shortest time that the axis shows, in seconds. */
#define MIN_SPAN (G_GINT64_CONSTANT (2) * 60 * 60)

/**
 * LabWinsPlot:
 *
 * Plots the wins of the best players over time. Its accessible description says how many games each
 * of them has won.
 */
struct _LabWinsPlot
{
  GtkWidget parent_instance;

  GPtrArray *players;         /* LabPlayerStatistics, one for each line */
  gint64 from;
  gint64 to;
};

G_DEFINE_FINAL_TYPE (LabWinsPlot, lab_wins_plot, GTK_TYPE_WIDGET)

/* Private helpers */

static char *
describe_player (LabPlayerStatistics *player)
{
  guint n_wins = lab_player_statistics_get_n_wins (player);
  g_autoptr (GDateTime) last = NULL;
  g_autofree char *date = NULL;

  last = g_date_time_new_from_unix_local (lab_player_statistics_get_wins (player)[n_wins - 1]);
  date = g_date_time_format (last, "%x");
  return g_strdup_printf (
      /* Translators: describes a plot in words. %s is the name of a player, %u a number of
       * games, and the second %s a date. */
      ngettext ("%s has won %u game, the last on %s.", "%s has won %u games, the last on %s.",
                n_wins),
      lab_player_statistics_get_name (player), n_wins, date);
}

static void
describe (LabWinsPlot *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->players->len; i++)
    {
      g_autofree char *sentence = describe_player (self->players->pdata[i]);

      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text->str, -1);
}

/* The plot */

static void
lab_wins_plot_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  LabWinsPlot *self = LAB_WINS_PLOT (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                     (float) gtk_widget_get_height (widget));
  LabWinsLine lines[LAB_MAX_WINS_LINES];
  const LabWinsDrawing drawing = {
    lines,
    self->players->len,
    self->from,
    self->to,
    gtk_widget_get_pango_context (widget),
    lab_pictures_get_palette_id (lab_pictures_get_for_widget (widget)),
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
  };
  cairo_t *cr;

  if (self->players->len == 0)
    return;
  for (guint i = 0; i < self->players->len; i++)
    {
      LabPlayerStatistics *player = self->players->pdata[i];

      lines[i] = (LabWinsLine){ lab_player_statistics_get_name (player),
                                lab_player_statistics_get_first (player),
                                lab_player_statistics_get_wins (player),
                                lab_player_statistics_get_n_wins (player) };
    }
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  lab_wins_drawing_draw (&drawing, cr, gtk_widget_get_width (widget),
                         gtk_widget_get_height (widget));
  cairo_destroy (cr);
}

static void
lab_wins_plot_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size G_GNUC_UNUSED,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline G_GNUC_UNUSED,
                       int            *natural_baseline G_GNUC_UNUSED)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = MIN_WIDTH;
  else
    *minimum = *natural = lab_plot_get_height (gtk_widget_get_pango_context (widget));
}

static void
lab_wins_plot_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_WINS_PLOT (object)->players);
  G_OBJECT_CLASS (lab_wins_plot_parent_class)->finalize (object);
}

static void
lab_wins_plot_class_init (LabWinsPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_wins_plot_finalize;
  widget_class->snapshot = lab_wins_plot_snapshot;
  widget_class->measure = lab_wins_plot_measure;
  gtk_widget_class_set_css_name (widget_class, "winsplot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lab_wins_plot_init (LabWinsPlot *self)
{
  self->players = g_ptr_array_new_with_free_func (g_object_unref);
}

/* Public functions */

/**
 * lab_wins_plot_set_players:
 * @self: a plot
 * @players: a list of #LabPlayerStatistics of people, most wins first
 * @last: when the last game ended, in seconds since 1970, UTC
 *
 * Shows the first players of the list, %LAB_MAX_WINS_LINES at most.
 */
void
lab_wins_plot_set_players (LabWinsPlot *self,
                           GListModel  *players,
                           gint64       last)
{
  g_return_if_fail (LAB_IS_WINS_PLOT (self));
  g_return_if_fail (G_IS_LIST_MODEL (players));

  g_ptr_array_set_size (self->players, 0);
  self->from = last;
  self->to = last;
  for (guint i = 0; i < MIN (g_list_model_get_n_items (players), LAB_MAX_WINS_LINES); i++)
    {
      g_autoptr (LabPlayerStatistics) player = g_list_model_get_item (players, i);
      guint n_wins = lab_player_statistics_get_n_wins (player);

      if (n_wins == 0)
        break;
      self->from = MIN (self->from, lab_player_statistics_get_first (player));
      self->to = MAX (self->to, lab_player_statistics_get_wins (player)[n_wins - 1]);
      g_ptr_array_add (self->players, g_steal_pointer (&player));
    }
  self->from = MIN (self->from, self->to - MIN_SPAN);
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/** lab_wins_plot_get_n_lines: returns the number of lines, one for each of the first players. */
guint
lab_wins_plot_get_n_lines (LabWinsPlot *self)
{
  g_return_val_if_fail (LAB_IS_WINS_PLOT (self), 0);

  return self->players->len;
}
