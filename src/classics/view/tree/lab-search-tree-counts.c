/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-counts.h"

#include <glib/gi18n.h>

#include "lab-search-step-text.h"
#include "lab-text.h"

enum
{
  VISITED,
  PRUNED,
  DECISION,
  VALUE,
  N_COUNTS,
};

/**
 * LabSearchTreeCounts:
 *
 * Compares the two methods of search on one tree: the nodes that they visit and prune, and what
 * they decide, which is always the same.
 */
struct _LabSearchTreeCounts
{
  AdwBin parent_instance;

  GtkLabel *cells[N_COUNTS][LAB_N_SEARCH_METHODS];
  GtkLabel *saved;
};

G_DEFINE_FINAL_TYPE (LabSearchTreeCounts, lab_search_tree_counts, ADW_TYPE_BIN)

static const char * const methods[LAB_N_SEARCH_METHODS] = {
  [LAB_SEARCH_METHOD_MINIMAX] = N_("Minimax"),
  [LAB_SEARCH_METHOD_ALPHABETA] = N_("Alpha-Beta"),
};

static const char * const titles[N_COUNTS] = {
  /* Translators: a row of a table: the number of nodes of a tree that a search visits. */
  [VISITED] = N_("Visited nodes"),
  /* Translators: a row of a table: the number of nodes of a tree that a search skips. */
  [PRUNED] = N_("Pruned nodes"),
  /* Translators: a row of a table: the move that a search decides for. */
  [DECISION] = N_("Best move"),
  /* Translators: a row of a table: the value that a search finds. */
  [VALUE] = N_("Value"),
};

/* Private helpers */

static GtkLabel *
add_label (GtkGrid    *grid,
           const char *text,
           int         column,
           int         row,
           const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, column == 0);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_grid_attach (grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static char *
format_count (const LabSearchStudy *study,
              LabSearchMethod       method,
              guint                 count)
{
  const LabSearchTrace *trace = study->traces[method];
  guint decision = lab_search_trace_get_decision (trace);

  switch (count)
    {
    case VISITED:
      return lab_text_format_count (lab_search_trace_get_n_visited (trace));
    case PRUNED:
      return lab_text_format_count (lab_search_trace_get_n_pruned (trace));
    case DECISION:
      return decision != LAB_SEARCH_NODE_NONE ? lab_search_move_format (study, decision)
                                              : g_strdup ("–");
    case VALUE:
    default:
      return lab_search_value_format (study, lab_search_trace_get_value (trace, 0));
    }
}

static void
fill_saved (LabSearchTreeCounts  *self,
            const LabSearchStudy *study)
{
  guint all = lab_search_trace_get_n_visited (study->traces[LAB_SEARCH_METHOD_MINIMAX]);
  guint few = lab_search_trace_get_n_visited (study->traces[LAB_SEARCH_METHOD_ALPHABETA]);
  g_autofree char *text = NULL;

  /* Translators: compares two search algorithms; %u is a number from 0 to 100. */
  text = g_strdup_printf (_("Alpha-beta visits %u%% fewer nodes."),
                          (200 * (all - few) + all) / (2 * all));
  gtk_label_set_label (self->saved, text);
}

/* GObject */

static void
lab_search_tree_counts_class_init (LabSearchTreeCountsClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "searchcounts");
}

static void
lab_search_tree_counts_init (LabSearchTreeCounts *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, 12);
  gtk_grid_set_row_spacing (grid, 3);
  for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
    add_label (grid, _(methods[method]), (int) method + 1, 0, "heading");
  for (guint count = 0; count < N_COUNTS; count++)
    {
      add_label (grid, _(titles[count]), 0, (int) count + 1, NULL);
      for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
        self->cells[count][method] = add_label (grid, "", (int) method + 1, (int) count + 1,
                                                "numeric");
    }
  self->saved = GTK_LABEL (gtk_label_new (""));
  gtk_label_set_xalign (self->saved, 0);
  gtk_label_set_wrap (self->saved, TRUE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (grid));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->saved));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Public functions */

/**
 * lab_search_tree_counts_set_study:
 * @self: a table
 * @study: a study
 *
 * Shows the counts of both searches.
 */
void
lab_search_tree_counts_set_study (LabSearchTreeCounts  *self,
                                  const LabSearchStudy *study)
{
  g_return_if_fail (LAB_IS_SEARCH_TREE_COUNTS (self) && study != NULL);

  for (guint count = 0; count < N_COUNTS; count++)
    {
      for (guint method = 0; method < LAB_N_SEARCH_METHODS; method++)
        {
          g_autofree char *text = format_count (study, method, count);
          g_autofree char *heard = NULL;

          /* Translators: a cell of a table, for screen readers: an algorithm, a row, and a
           * number. */
          heard = g_strdup_printf (_("%s, %s: %s"), _(methods[method]), _(titles[count]), text);
          gtk_label_set_label (self->cells[count][method], text);
          gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[count][method]),
                                          GTK_ACCESSIBLE_PROPERTY_LABEL, heard, -1);
        }
    }
  fill_saved (self, study);
}
