/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-maze-code.h"

#define INDENT 14               /* for each level of the code, in logical pixels */
#define NO_LINE G_MAXUINT

/**
 * LabMazeCode:
 *
 * The pseudo-code of an algorithm, with its name and its source. The line that runs is highlighted.
 */
struct _LabMazeCode
{
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *source;
  GPtrArray *lines;           /* of GtkLabel */
  LabMazeAlgorithm algorithm;
  guint current;              /* the line that is highlighted, or NO_LINE */
};

G_DEFINE_FINAL_TYPE (LabMazeCode, lab_maze_code, ADW_TYPE_BIN)

/* Private helpers */

static GtkLabel *
add_label (LabMazeCode *self,
           const char  *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (label));
  return label;
}

static void
add_lines (LabMazeCode *self)
{
  for (guint i = 0; i < lab_maze_algorithm_get_n_lines (self->algorithm); i++)
    {
      GtkLabel *line = add_label (self, "code-line");

      gtk_label_set_label (line, lab_maze_algorithm_get_line (self->algorithm, i));
      gtk_widget_set_margin_start (
          GTK_WIDGET (line), INDENT * (int) lab_maze_algorithm_get_indent (self->algorithm, i));
      g_ptr_array_add (self->lines, line);
    }
}

static void
highlight (LabMazeCode *self,
           guint        line)
{
  if (self->current == line)
    return;
  if (self->current < self->lines->len)
    gtk_widget_remove_css_class (self->lines->pdata[self->current], "runs");
  self->current = line;
  if (self->current < self->lines->len)
    gtk_widget_add_css_class (self->lines->pdata[self->current], "runs");
}

/* GObject */

static void
lab_maze_code_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_MAZE_CODE (object)->lines);
  G_OBJECT_CLASS (lab_maze_code_parent_class)->finalize (object);
}

static void
lab_maze_code_class_init (LabMazeCodeClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_maze_code_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mazecode");
}

static void
lab_maze_code_init (LabMazeCode *self)
{
  self->lines = g_ptr_array_new ();
  self->algorithm = LAB_N_MAZE_ALGORITHMS;
  self->current = NO_LINE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->name = add_label (self, "heading");
  self->summary = add_label (self, "caption");
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->summary), 6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Public functions */

/**
 * lab_maze_code_set_algorithm:
 * @self: a widget
 * @algorithm: an algorithm
 *
 * Shows the code of an algorithm.
 */
void
lab_maze_code_set_algorithm (LabMazeCode      *self,
                             LabMazeAlgorithm  algorithm)
{
  g_return_if_fail (LAB_IS_MAZE_CODE (self));
  g_return_if_fail (algorithm < LAB_N_MAZE_ALGORITHMS);

  if (self->algorithm == algorithm)
    return;
  self->algorithm = algorithm;
  self->current = NO_LINE;
  for (guint i = 0; i < self->lines->len; i++)
    gtk_box_remove (GTK_BOX (self->box), self->lines->pdata[i]);
  g_ptr_array_set_size (self->lines, 0);
  if (self->source != NULL)
    gtk_box_remove (GTK_BOX (self->box), GTK_WIDGET (self->source));
  gtk_label_set_label (self->name, lab_maze_algorithm_get_name (algorithm));
  gtk_label_set_label (self->summary, lab_maze_algorithm_get_summary (algorithm));
  add_lines (self);
  self->source = add_label (self, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->source), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->source), "source");
  gtk_widget_set_margin_top (GTK_WIDGET (self->source), 3);
  if (lab_maze_algorithm_get_source (algorithm) != NULL)
    gtk_label_set_label (self->source, lab_maze_algorithm_get_source (algorithm));
  else
    gtk_widget_set_visible (GTK_WIDGET (self->source), FALSE);
}

/**
 * lab_maze_code_show_line:
 * @self: a widget
 * @run: (nullable): a run of the algorithm; %NULL for none
 *
 * Highlights the line that the run has reached; before the first step, the first line.
 */
void
lab_maze_code_show_line (LabMazeCode      *self,
                         const LabMazeRun *run)
{
  guint line = 0;

  g_return_if_fail (LAB_IS_MAZE_CODE (self));

  if (run == NULL || (lab_maze_run_get_step (run) > 0 && !lab_maze_run_get_line (run, &line)))
    line = NO_LINE;
  highlight (self, line);
}
