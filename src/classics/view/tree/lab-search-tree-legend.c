/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-legend.h"

#include <glib/gi18n.h>

#include "lab-search-step-text.h"
#include "lab-search-tree-shapes.h"
#include "lab-style.h"

#define SIGN_SIZE 26
#define EXAMPLE_DISTANCE 3      /* the moves before the win that is explained */

/**
 * LabSearchTreeLegend:
 *
 * Explains the shapes, lines, and numbers of a #LabSearchTreeView.
 */
struct _LabSearchTreeLegend
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkLabel *max;
  GtkLabel *min;
  GtkLabel *win;
  int n_rows;
};

G_DEFINE_FINAL_TYPE (LabSearchTreeLegend, lab_search_tree_legend, ADW_TYPE_BIN)

/* Private helpers */

static void
draw (GtkDrawingArea *area G_GNUC_UNUSED,
      cairo_t        *cr,
      int             width,
      int             height,
      gpointer        sign)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  lab_search_tree_shapes_draw_sign (
      GPOINTER_TO_UINT (sign),
      lab_search_tree_palette_get (adw_style_manager_get_dark (style),
                                   adw_style_manager_get_high_contrast (style)),
      cr, width, height);
}

static GtkLabel *
add_text (LabSearchTreeLegend *self,
          const char          *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_grid_attach (self->grid, label, 1, self->n_rows++, 1, 1);
  return GTK_LABEL (label);
}

static GtkLabel *
add_sign (LabSearchTreeLegend *self,
          LabSearchTreeSign    sign,
          const char          *text)
{
  GtkWidget *area = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SIGN_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SIGN_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw, GUINT_TO_POINTER (sign), NULL);
  gtk_widget_set_valign (area, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  lab_style_follow (area);
  gtk_grid_attach (self->grid, area, 0, self->n_rows, 1, 1);
  return add_text (self, text);
}

/* GObject */

static void
lab_search_tree_legend_class_init (LabSearchTreeLegendClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "searchlegend");
}

static void
lab_search_tree_legend_init (LabSearchTreeLegend *self)
{
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 8);
  gtk_grid_set_row_spacing (self->grid, 2);
  self->max = add_sign (self, LAB_SEARCH_TREE_SIGN_MAX, "");
  self->min = add_sign (self, LAB_SEARCH_TREE_SIGN_MIN, "");
  add_sign (self, LAB_SEARCH_TREE_SIGN_LEAF,
            /* Translators: a shape in a search tree */
            _("Leaf: the game or the search ends here"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_CURRENT,
            /* Translators: a ring around a node of a search tree */
            _("Current node"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_BEST,
            /* Translators: a thick line in a search tree */
            _("Best move: its value goes up"));
  add_sign (self, LAB_SEARCH_TREE_SIGN_CUT,
            /* Translators: a crossed line in a search tree */
            _("Pruned: it cannot change the result"));
  self->win = add_text (self, "");
  /* Translators: explains the numbers in a search tree. */
  add_text (self, _("Other numbers: an estimate of the advantage; 0 for none or a draw"));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
}

/* Public functions */

/**
 * lab_search_tree_legend_set_study:
 * @self: a legend
 * @study: a study
 *
 * Says which players maximize and minimize, and what the numbers mean.
 */
void
lab_search_tree_legend_set_study (LabSearchTreeLegend  *self,
                                  const LabSearchStudy *study)
{
  g_autofree char *max = NULL, *min = NULL, *win = NULL;

  g_return_if_fail (LAB_IS_SEARCH_TREE_LEGEND (self) && study != NULL);

  /* Translators: MAX is the maximizing player of a search tree; %u is 1 or 2. */
  max = g_strdup_printf (_("MAX: player %u moves and wants a high value"), study->player + 1);
  /* Translators: MIN is the minimizing player of a search tree; %u is 1 or 2. */
  min = g_strdup_printf (_("MIN: player %u moves and wants a low value"), 2 - study->player);
  win = lab_search_value_describe (study, lab_win_value (EXAMPLE_DISTANCE));
  gtk_label_set_label (self->max, max);
  gtk_label_set_label (self->min, min);
  gtk_label_set_label (self->win, win);
}
