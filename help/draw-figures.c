/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Draws the figures of the manual in the same way as How to Play does. Run it with
 * `meson compile labyrinthe-figures`, on any display. */

#include "config.h"

#include <adwaita.h>

#include "lab-app-resources.h"
#include "lab-classics-help.h"
#include "lab-shift-help-chapters.h"
#include "lab-robots-help-chapters.h"
#include "lab-shift-resources.h"

#define WIDTH 440

static const struct
{
  const char *name;
  LabShiftHelpScene scene;
} figures[] = {
  { "start", LAB_SHIFT_HELP_SCENE_START },
  { "insert", LAB_SHIFT_HELP_SCENE_INSERT },
  { "blocked", LAB_SHIFT_HELP_SCENE_BLOCKED },
  { "ride", LAB_SHIFT_HELP_SCENE_RIDE },
  { "move", LAB_SHIFT_HELP_SCENE_MOVE },
  { "find", LAB_SHIFT_HELP_SCENE_FIND },
  { "home", LAB_SHIFT_HELP_SCENE_HOME },
  { "cards", LAB_SHIFT_HELP_SCENE_CARDS },
  { "hint", LAB_SHIFT_HELP_SCENE_HINT },
};

/* The first chapters about the small games have a picture. */
static const char * const classics_figures[] = { "matches", "divide", "hexapawn", "tictactoe" };

static const char * const robots_figures[LAB_N_ROBOTS_HELP_SCENES] = {
  [LAB_ROBOTS_HELP_STOPS] = "robots-stops",     [LAB_ROBOTS_HELP_WAY] = "robots-way",
  [LAB_ROBOTS_HELP_TARGET] = "robots-target",   [LAB_ROBOTS_HELP_DRAWING] = "robots-drawing",
  [LAB_ROBOTS_HELP_SEARCH] = "robots-search",
};

/* Puts the picture into a window, because GTK draws a widget only there. */
static GtkWidget *
present (GtkWidget *picture)
{
  GtkWidget *window = gtk_window_new ();

  gtk_widget_set_size_request (picture, WIDTH, -1);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), picture);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (picture) == 0 || !gtk_widget_get_mapped (picture))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Draws @picture to the file @name of @folder. */
static gboolean
draw (GtkWidget  *picture,
      const char *folder,
      const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  GtkWidget *window = present (picture);
  int width = gtk_widget_get_width (picture), height = gtk_widget_get_height (picture);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (picture);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;
  gboolean written;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  written = cairo_surface_write_to_png (surface, path) == CAIRO_STATUS_SUCCESS;
  cairo_surface_destroy (surface);
  gtk_window_destroy (GTK_WINDOW (window));
  if (!written)
    g_printerr ("%s cannot be written. Choose another folder.\n", path);
  return written;
}

static gboolean
draw_all (const char *folder)
{
  gboolean written = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (figures) && written; i++)
    written = draw (lab_shift_help_picture_new (figures[i].scene), folder, figures[i].name);
  for (guint i = 0; i < G_N_ELEMENTS (classics_figures) && written; i++)
    written = draw (lab_classics_help_create_picture (lab_classics_help_chapters[i].scene), folder,
                    classics_figures[i]);
  for (guint i = 0; i < LAB_N_ROBOTS_HELP_SCENES && written; i++)
    written = draw (lab_robots_help_picture_new ((LabRobotsHelpScene) i), folder,
                    robots_figures[i]);
  return written;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  if (argc != 2)
    {
      g_printerr ("draw-figures FOLDER\n");
      return 2;
    }
  adw_init ();
  g_resources_register (lab_app_get_resource ());
  g_resources_register (lab_shift_get_resource ());
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_css_provider_load_from_resource (style, "/io/github/labyrinthe/Labyrinthe/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return draw_all (argv[1]) ? 0 : 1;
}
