/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-page-private.h"

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-export.h"
#include "lab-figure.h"
#include "lab-search-tree-drawing.h"

/* Saves the tree as a picture, for slides and papers. */

#define FONT_SIZE 14
#define MAX_WIDTH 16000         /* of a picture, in pixels; a larger tree is made smaller */

/* Private helpers */

static void
draw (gconstpointer  data,
      cairo_t       *cr,
      int            width,
      int            height)
{
  LabSearchTreeDrawing drawing = *(const LabSearchTreeDrawing *) data;
  PangoContext *context = pango_cairo_create_context (cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  drawing.context = context;
  lab_search_tree_drawing_draw (&drawing, cr, &(cairo_rectangle_t) { 0, 0, width, height });
  g_object_unref (context);
}

/* Draws the whole tree after the current step. */
static GBytes *
render (LabSearchTreePage  *self,
        LabFigureFormat     format,
        GError            **error)
{
  LabSearchTreeDrawing drawing = {
    .study = self->study,
    .method = self->method,
    .position = self->position,
    .cursor = LAB_SEARCH_NODE_NONE,
    .zoom = 1,
    .mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .font = FONT_SIZE,
    .palette = lab_search_tree_palette_get (FALSE, FALSE),
  };
  double width, height;

  lab_search_tree_drawing_get_size (&drawing, &width, &height);
  while (width > MAX_WIDTH)
    {
      drawing.zoom *= 0.9;
      lab_search_tree_drawing_get_size (&drawing, &width, &height);
    }
  return lab_figure_render (format, (int) width, (int) height, draw, &drawing, error);
}

static void
on_written (GtkWidget  *widget,
            const char *name)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (widget);
  /* Translators: %s is the name of a file. */
  g_autofree char *text = g_strdup_printf (_("The picture was saved to “%s”."), name);

  gtk_label_set_label (self->sentence, text);
  lab_search_tree_page_say (self, text);
}

static void
on_file_chosen (GFile   *file,
                gpointer data)
{
  if (file != NULL)
    lab_search_tree_page_export (data, file);
}

/* Functions of the page */

/** lab_search_tree_export_ask: asks for a file, and saves the tree as a picture. */
void
lab_search_tree_export_ask (LabSearchTreePage *self)
{
  static const LabFileKind kind = {
    /* Translators: a file type; other names of files give the other types. */
    N_("Pictures (SVG, PDF, PNG)"), "svg", NULL,
  };

  lab_compat_choose_file_to_save (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                  _("Save Picture"), "tree.svg", &kind, on_file_chosen, self);
}

/**
 * lab_search_tree_page_export:
 * @self: a page
 * @file: the file to write; an existing file is replaced
 *
 * Writes the whole tree after the current step as a picture, in the format that the name of the
 * file ends in, or as SVG. Then tells the user that it was done, or why it failed.
 */
void
lab_search_tree_page_export (LabSearchTreePage *self,
                             GFile             *file)
{
  LabFigureFormat format = LAB_FIGURE_SVG;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *name = NULL;
  const char *failure = _("Could Not Save the Picture");

  g_return_if_fail (LAB_IS_SEARCH_TREE_PAGE (self) && G_IS_FILE (file));

  if (self->study == NULL)
    return;
  name = g_file_get_basename (file);
  lab_figure_get_format (name, &format);
  bytes = render (self, format, &error);
  if (bytes == NULL)
    lab_export_tell_failure (GTK_WIDGET (self), file, failure, error->message);
  else
    lab_export_write (GTK_WIDGET (self), file, bytes, failure, on_written);
}
