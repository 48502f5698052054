/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** LAB_PNG_SIGNATURE: the first bytes of a PNG image. */
#define LAB_PNG_SIGNATURE "\x89PNG\r\n\x1a\n"
#define LAB_PNG_SIGNATURE_LENGTH 8

/**
 * LabPngLight:
 * @LAB_PNG_BRIGHTNESS: how bright a pixel looks: black is 0, pure red 76, white 255
 * @LAB_PNG_STRONGEST: the strongest of red, green, and blue: black is 0, pure red and white are 255
 *
 * What counts as the light of a pixel. What is transparent lets white shine through.
 */
typedef enum
{
  LAB_PNG_BRIGHTNESS,
  LAB_PNG_STRONGEST,
} LabPngLight;

/**
 * LabPngReader:
 *
 * Reads any PNG image row by row, so that a large one takes little memory.
 */
typedef struct _LabPngReader LabPngReader;

LabPngReader *lab_png_reader_new        (const guint8        *data,
                                         gsize                size,
                                         LabPngLight          light,
                                         GError             **error);
void          lab_png_reader_free       (LabPngReader        *self);
guint         lab_png_reader_get_height (const LabPngReader  *self);
guint         lab_png_reader_get_width  (const LabPngReader  *self);
gboolean      lab_png_reader_read_row   (LabPngReader        *self,
                                         guint8              *row,
                                         GError             **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LabPngReader, lab_png_reader_free)

G_END_DECLS
