/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-code-view.h"

#define INDENT 14               /* for each level of the code, in logical pixels */

/**
 * LabCodeView:
 *
 * The pseudo-code of an algorithm, with its name and its source. The lines that run are
 * highlighted.
 */
struct _LabCodeView
{
  AdwBin parent_instance;

  GtkWidget *box;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *source;
  GPtrArray *lines;           /* of GtkLabel */
  guint32 running;            /* a bit for each line that is highlighted, the first one lowest */
};

G_DEFINE_FINAL_TYPE (LabCodeView, lab_code_view, ADW_TYPE_BIN)

/* Private helpers */

static GtkLabel *
new_label (const char *css_class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (GTK_WIDGET (label), css_class);
  return label;
}

static GtkLabel *
add_label (LabCodeView *self,
           const char  *css_class)
{
  GtkLabel *label = new_label (css_class);

  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (label));
  return label;
}

/* GObject */

static void
lab_code_view_finalize (GObject *object)
{
  g_ptr_array_unref (LAB_CODE_VIEW (object)->lines);
  G_OBJECT_CLASS (lab_code_view_parent_class)->finalize (object);
}

static void
lab_code_view_class_init (LabCodeViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lab_code_view_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "codeview");
}

static void
lab_code_view_init (LabCodeView *self)
{
  self->lines = g_ptr_array_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->name = add_label (self, "heading");
  self->summary = add_label (self, "caption");
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->summary), 6);
  self->source = add_label (self, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->source), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->source), "source");
  gtk_widget_set_margin_top (GTK_WIDGET (self->source), 3);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Public functions */

/**
 * lab_code_view_begin:
 * @self: a widget
 * @text: what is told about an algorithm
 *
 * Shows an algorithm without lines.
 */
void
lab_code_view_begin (LabCodeView       *self,
                     const LabCodeText *text)
{
  g_return_if_fail (LAB_IS_CODE_VIEW (self) && text != NULL);

  for (guint i = 0; i < self->lines->len; i++)
    gtk_box_remove (GTK_BOX (self->box), self->lines->pdata[i]);
  g_ptr_array_set_size (self->lines, 0);
  self->running = 0;
  gtk_label_set_label (self->name, text->name);
  gtk_label_set_label (self->summary, text->summary);
  gtk_label_set_label (self->source, text->source != NULL ? text->source : "");
  gtk_widget_set_visible (GTK_WIDGET (self->source), text->source != NULL);
}

/** lab_code_view_add_line: adds a line, which is in @indent blocks. */
void
lab_code_view_add_line (LabCodeView *self,
                        const char  *line,
                        guint        indent)
{
  GtkLabel *label = new_label ("code-line");
  GtkWidget *before;

  g_return_if_fail (LAB_IS_CODE_VIEW (self));
  g_return_if_fail (self->lines->len < LAB_CODE_VIEW_MAX_LINES);

  before = self->lines->len > 0 ? self->lines->pdata[self->lines->len - 1]
                                : GTK_WIDGET (self->summary);
  gtk_label_set_label (label, line);
  gtk_widget_set_margin_start (GTK_WIDGET (label), INDENT * (int) indent);
  gtk_box_insert_child_after (GTK_BOX (self->box), GTK_WIDGET (label), before);
  g_ptr_array_add (self->lines, label);
}

/** lab_code_view_highlight: highlights some lines: bit 0 of @lines means the first one. */
void
lab_code_view_highlight (LabCodeView *self,
                         guint32      lines)
{
  g_return_if_fail (LAB_IS_CODE_VIEW (self));

  for (guint i = 0; i < self->lines->len; i++)
    {
      if (lines >> i & 1)
        gtk_widget_add_css_class (self->lines->pdata[i], "runs");
      else if (self->running >> i & 1)
        gtk_widget_remove_css_class (self->lines->pdata[i], "runs");
    }
  self->running = lines;
}

/** lab_code_view_get_lines: returns which lines are highlighted, see lab_code_view_highlight(). */
guint32
lab_code_view_get_lines (LabCodeView *self)
{
  g_return_val_if_fail (LAB_IS_CODE_VIEW (self), 0);

  return self->running;
}
