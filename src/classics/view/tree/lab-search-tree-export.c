/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-search-tree-page-private.h"

#include <glib/gi18n.h>

#include "lab-compat-files.h"
#include "lab-figure.h"
#include "lab-pending-work.h"
#include "lab-search-tree-drawing.h"
#include "lab-shell.h"
#include "lab-storage.h"

/* Saves the tree as a picture, for slides and papers. */

#define FONT_SIZE 14
#define MAX_WIDTH 16000         /* of a picture, in pixels; a larger tree is made smaller */

/* A picture that is being saved. */
typedef struct
{
  GFile *file;
  GBytes *bytes;
} Export;

/* Private helpers */

static void
free_export (gpointer data)
{
  Export *export = data;

  g_object_unref (export->file);
  g_bytes_unref (export->bytes);
  g_free (export);
}

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
write_in_thread (GTask        *task,
                 gpointer      self G_GNUC_UNUSED,
                 gpointer      data,
                 GCancellable *cancellable)
{
  const Export *export = data;
  GError *error = NULL;

  if (lab_storage_replace (export->file, g_bytes_get_data (export->bytes, NULL),
                           g_bytes_get_size (export->bytes), cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
tell_failure (LabSearchTreePage *self,
              const char        *text)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL && LAB_IS_SHELL (root))
    lab_shell_tell_later (LAB_SHELL (root), _("Could Not Save the Picture"), text);
  else
    g_printerr ("labyrinthe: %s\n", text);
}

static void
on_written (GObject      *object,
            GAsyncResult *result,
            gpointer      data G_GNUC_UNUSED)
{
  LabSearchTreePage *self = LAB_SEARCH_TREE_PAGE (object);
  GFile *file = ((const Export *) g_task_get_task_data (G_TASK (result)))->file;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_parse_name (file);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;

  lab_pending_work_end ();
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      lab_storage_explain (error);
      tell_failure (self, error->message);
      return;
    }
  /* Translators: %s is the name of a file. */
  text = g_strdup_printf (_("The picture was saved to “%s”."), name);
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
  g_autoptr (GTask) task = NULL;
  g_autofree char *name = NULL;
  Export *export;

  g_return_if_fail (LAB_IS_SEARCH_TREE_PAGE (self) && G_IS_FILE (file));

  if (self->study == NULL)
    return;
  name = g_file_get_basename (file);
  lab_figure_get_format (name, &format);
  bytes = render (self, format, &error);
  if (bytes == NULL)
    {
      tell_failure (self, error->message);
      return;
    }
  export = g_new (Export, 1);
  export->file = g_object_ref (file);
  export->bytes = g_steal_pointer (&bytes);
  task = g_task_new (self, NULL, on_written, NULL);
  g_task_set_task_data (task, export, free_export);
  lab_pending_work_begin ();
  g_task_run_in_thread (task, write_in_thread);
}
