/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "lab-classic.h"
#include "lab-refuse.h"

G_BEGIN_DECLS

/* What the games need to read and write positions. */

/** lab_classic_refuse_game: sets a #LabClassicError for the options of a game. */
#define lab_classic_refuse_game(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_GAME, __VA_ARGS__)

/** lab_classic_refuse_position: sets a #LabClassicError for a position. */
#define lab_classic_refuse_position(error, ...) \
  lab_refuse (error, LAB_CLASSIC_ERROR, LAB_CLASSIC_ERROR_POSITION, __VA_ARGS__)

gboolean lab_classic_read_number  (const char  **text,
                                   guint         min,
                                   guint         max,
                                   guint        *number);
gboolean lab_classic_read_size    (const char  **text,
                                   guint         min,
                                   guint         max,
                                   guint        *first,
                                   guint        *second);
gboolean lab_classic_parse_cells  (const char   *board,
                                   guint         rows,
                                   guint         columns,
                                   const char   *letters,
                                   guint64       cells[2],
                                   GError      **error);
char    *lab_classic_format_cells (guint         rows,
                                   guint         columns,
                                   const char   *letters,
                                   const guint64 cells[2]);
char    *lab_classic_draw_cells   (guint         rows,
                                   guint         columns,
                                   const char   *letters,
                                   const guint64 cells[2]);

G_END_DECLS
