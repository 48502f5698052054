/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-cheese-maze-text.h"

G_BEGIN_DECLS

/* LabCheeseReader: a place in a text. The text need not end with a zero. */
typedef struct
{
  const char *at;
  const char *end;
  const char *line_start;
  guint       line;         /* from 1 */
  GError    **error;
} LabCheeseReader;

/* LabCheesePlace: where something is in a text, for error messages. Both numbers are from 1. */
typedef struct
{
  guint line;
  guint column;
} LabCheesePlace;

/* LabCheeseKey: a cell of a text. */
typedef struct
{
  guint          cell;
  LabCheesePlace place;
} LabCheeseKey;

/* LabCheeseEntry: a neighbor of a cell of a text. */
typedef struct
{
  guint          from;
  guint          to;
  guint          weight;
  LabCheesePlace place;
} LabCheeseEntry;

/* LabCheeseEntries: all that a text says about a maze.
 *
 * A width of 0 stands for the largest difference of two neighbors. @exact is whether the order of
 * the neighbors is that of the entries. Otherwise each passage is added to both of its cells when
 * the text first names it, as in the original. */
typedef struct
{
  GArray  *keys;            /* of LabCheeseKey */
  GArray  *entries;         /* of LabCheeseEntry */
  guint    width;
  guint    height;
  gboolean exact;
} LabCheeseEntries;

void           lab_cheese_entries_init  (LabCheeseEntries    *self);
void           lab_cheese_entries_clear (LabCheeseEntries    *self);
gboolean       lab_cheese_entries_add   (LabCheeseEntries    *self,
                                         LabCheeseReader     *reader,
                                         guint                from,
                                         guint                to,
                                         guint64              weight,
                                         LabCheesePlace       place);
LabCheeseMaze *lab_cheese_entries_build (LabCheeseEntries    *self,
                                         GError             **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LabCheeseEntries, lab_cheese_entries_clear)

LabCheesePlace lab_cheese_reader_get_place   (const LabCheeseReader  *self);
char           lab_cheese_reader_peek        (const LabCheeseReader  *self);
void           lab_cheese_reader_skip_blanks (LabCheeseReader        *self);
void           lab_cheese_reader_skip        (LabCheeseReader        *self);
gboolean       lab_cheese_reader_take        (LabCheeseReader        *self,
                                              char                    expected);
gboolean       lab_cheese_reader_take_number (LabCheeseReader        *self,
                                              guint64                *number);
gboolean       lab_cheese_reader_take_cell   (LabCheeseReader        *self,
                                              guint                  *cell);
gboolean       lab_cheese_reader_refuse      (const LabCheeseReader  *self,
                                              LabCheesePlace          place,
                                              const char             *message);

gboolean       lab_cheese_read_map     (LabCheeseReader   *reader,
                                        LabCheeseEntries  *entries);
gboolean       lab_cheese_read_matrix  (LabCheeseReader   *reader,
                                        LabCheeseEntries  *entries);
gboolean       lab_cheese_read_listing (LabCheeseReader   *reader,
                                        LabCheeseEntries  *entries);
LabCheeseMaze *lab_cheese_read_drawing (LabCheeseReader   *reader);

G_END_DECLS
