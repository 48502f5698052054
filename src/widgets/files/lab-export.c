/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-export-buttons.h"

#include <glib/gi18n.h>

#include "lab-compat-files.h"

struct _LabExportButtons
{
  GtkBox parent_instance;

  const char *name;             /* of a new file, without an ending */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LabExportButtons, lab_export_buttons, GTK_TYPE_BOX)

/* Private helpers */

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    g_signal_emit (data, signals[CHOSEN], 0, file);
}

static void
choose (LabExportButtons  *self,
        const char        *title,
        const LabFileKind *kind)
{
  g_autofree char *name = g_strconcat (self->name, ".", kind->suffix, NULL);

  lab_compat_choose_file_to_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), title,
                                  name, kind, on_file_chosen, self);
}

static void
on_table_clicked (LabExportButtons *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type. */
    N_("Comma-Separated Values (CSV)"), "csv", "text/csv",
  };

  choose (self, _("Save Table"), &kind);
}

static void
on_picture_clicked (LabExportButtons *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type; other names of files give the other types. */
    N_("Pictures (SVG, PDF, PNG)"), "svg", NULL,
  };

  choose (self, _("Save Picture"), &kind);
}

static void
add_button (LabExportButtons *self,
            const char       *text,
            GCallback         clicked)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new_with_mnemonic (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), button);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self), button);
}

/* GObject */

static void
lab_export_buttons_class_init (LabExportButtonsClass *klass)
{
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
}

static void
lab_export_buttons_init (LabExportButtons *self)
{
  self->name = "results";
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  /* Translators: a button; saves numbers to a file */
  add_button (self, _("Save _Table…"), G_CALLBACK (on_table_clicked));
  /* Translators: a button; saves a figure to a file */
  add_button (self, _("Save _Picture…"), G_CALLBACK (on_picture_clicked));
}

/* Public functions */

/** lab_export_buttons_set_name: chooses how new files are called; @name must stay valid. */
void
lab_export_buttons_set_name (LabExportButtons *self,
                             const char       *name)
{
  g_return_if_fail (LAB_IS_EXPORT_BUTTONS (self) && name != NULL);

  self->name = name;
}
