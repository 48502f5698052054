/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "lab-treasure-drawing.h"

#include <librsvg/rsvg.h>

/* Private helpers */

/* Loads the picture each time. That takes a third of a millisecond, and the document in memory
 * would be far larger than the picture. */
static RsvgHandle *
load_treasure (LabTreasure treasure)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle = NULL;
  gconstpointer data;
  gsize size;

  path = g_strdup_printf ("/io/github/labyrinthe/Labyrinthe/treasures/%s.svg",
                          lab_treasure_get_id (treasure));
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      data = g_bytes_get_data (bytes, &size);
      handle = rsvg_handle_new_from_data (data, size, &error);
    }
  if (error != NULL)
    g_error ("The picture %s that is built into the program is broken: %s", path, error->message);
  return handle;
}

/* Public functions */

/**
 * lab_treasure_drawing_draw:
 * @cr: where to draw
 * @treasure: the treasure
 * @inset: the width of the empty border on each side
 * @size: width and height, including the border
 *
 * Draws the picture of a treasure.
 */
void
lab_treasure_drawing_draw (cairo_t    *cr,
                           LabTreasure treasure,
                           double      inset,
                           double      size)
{
  RsvgRectangle viewport = { inset, inset, size - 2 * inset, size - 2 * inset };
  RsvgHandle *handle = load_treasure (treasure);
  g_autoptr (GError) error = NULL;

  if (!rsvg_handle_render_document (handle, cr, &viewport, &error))
    g_warning ("Cannot draw the treasure %s: %s", lab_treasure_get_id (treasure), error->message);
  g_object_unref (handle);
}
