/* SPDX-FileCopyrightText: The Labyrinthe contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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

G_END_DECLS
