/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-code-view.h"

#include "lab-rows.h"
#include "lab-template.h"

#define INDENT 14               /* for each level of the code, in logical pixels */

G_DEFINE_FINAL_TYPE (LabCodeView, lab_code_view, ADW_TYPE_BIN)

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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lab_code_view_finalize;
  LAB_TEMPLATE ("lab-code-view.ui");
  LAB_TEMPLATE_CHILDREN (LabCodeView, box, name, summary, source);
  gtk_widget_class_set_css_name (widget_class, "codeview");
}

static void
lab_code_view_init (LabCodeView *self)
{
  self->lines = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
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
  GtkWidget *label = lab_text_label_new (line);
  GtkWidget *before;

  g_return_if_fail (LAB_IS_CODE_VIEW (self));
  g_return_if_fail (self->lines->len < LAB_CODE_VIEW_MAX_LINES);

  before = self->lines->len > 0 ? self->lines->pdata[self->lines->len - 1]
                                : GTK_WIDGET (self->summary);
  gtk_widget_add_css_class (label, "code-line");
  gtk_widget_set_margin_start (label, INDENT * (int) indent);
  gtk_box_insert_child_after (GTK_BOX (self->box), label, before);
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
