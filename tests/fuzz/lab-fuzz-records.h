/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "lab-fuzz.h"

#include "lab-game-kind.h"
#include "lab-record-kind.h"

G_BEGIN_DECLS

GPtrArray *lab_fuzz_records_read (const LabRecordKind *kind,
                                  const guint8        *data,
                                  gsize                size);
void       lab_fuzz_records      (const LabRecordKind *kind,
                                  const guint8        *data,
                                  gsize                size);
void       lab_fuzz_saved_game   (const LabGameKind   *kind,
                                  const guint8        *data,
                                  gsize                size);

/** LAB_FUZZ_RECORDS: defines the harness of a kind of records. */
#define LAB_FUZZ_RECORDS(kind) LAB_FUZZ (data, size) { lab_fuzz_records (&(kind), data, size); }

/** LAB_FUZZ_SAVED_GAMES: defines the harness of the saved games of a kind. */
#define LAB_FUZZ_SAVED_GAMES(kind)                                                                 \
  LAB_FUZZ (data, size) { lab_fuzz_saved_game (&(kind), data, size); }

G_END_DECLS
